import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'

// The Merlion against the light: the sun behind it on the left, so that its breast and brow are bright and its back lies in shade.
const [RIM, LIT, MID, SHADE, DEEP] = ['#fff4da', '#fcdccb', '#dca5b2', '#a5709c', '#5f4384']

/** Body and tail in one: it swells at the breast, bends at the wave and rises again behind in the tail. */
const BODY =
  'M-14 -66C-28 -54 -36 -38 -34 -22C-33 -12 -28 -4 -22 4H34C52 4 62 -8 60 -28C59.500 -33 58 -37 55 -41L46 -37C49 -32 50 -27 47 -22C44 -17 37 -17 34 -24C31 -33 33 -50 30 -62Z'

function body(k) {
  // The fin of the tail: two lobes, each with its rays.
  path(
    k,
    SHADE,
    'M46 -36C40 -42 36 -50 36 -60C42 -58 48 -53 51.500 -47C54 -56 62 -64 74 -66C70 -58 68 -48 58.500 -36C55 -32 49 -32 46 -36Z',
  )
  path(
    k,
    DEEP,
    'M51.500 -47C54 -56 62 -64 74 -66C70 -58 68 -48 58.500 -36C56 -33 53.500 -32.500 51 -33.200C55 -37 53 -42 51.500 -47Z',
  )
  path(k, MID, 'M46 -36C40 -42 36 -50 36 -60C38 -52 42 -45 48 -39Z')
  stroke(k, DEEP, 0.7, 'M47.500 -39C44 -44 41 -49 39 -55M49.500 -41C47.500 -45 45 -49 42 -53.500')
  stroke(k, SHADE, 0.7, 'M55 -40C58 -48 63 -55 69 -61M57 -38C61 -46 65 -51 70 -58')
  path(k, MID, BODY)
  k.save()
  k.clip(new Path2D(BODY))
  // Scales in rows like tiles; the sunny ones towards the breast.
  for (let row = 12; row >= 0; row--) {
    const y = -66 + row * 5.8
    for (let i = 0; i < 12; i++) {
      const x = -38 + (i + (row % 2) * 0.5) * 8.6
      const edge = -33 + Math.abs(row - 7) * 0.9
      const u = (x - edge) / 66
      const tone =
        u < 0.16
          ? [RIM, '#f0bcb4']
          : u < 0.4
            ? [LIT, '#d79cac']
            : u < 0.66
              ? [MID, SHADE]
              : [SHADE, '#7f568f']
      for (const [n, c] of [
        [0, tone[1]],
        [1.1, tone[0]],
      ]) {
        k.fillStyle = c
        k.beginPath()
        k.ellipse(x, y - n, 5, 6.4, 0, 0, 7)
        k.fill()
      }
    }
  }
  // The tail turns away from the sun: flat, with bands.
  path(
    k,
    SHADE,
    'M34 -24C37 -17 44 -17 47 -22C50 -27 49 -32 46 -37L55 -41C60 -36 62 -8 34 6H22C32 0 34 -12 34 -24Z',
  )
  path(k, DEEP, 'M55 -41C62 -36 64 -6 34 6H26C46 2 56 -12 55 -26C55 -32 53 -37 50.500 -39Z')
  stroke(
    k,
    '#7f568f',
    0.8,
    'M35 -6C40 -4 45 -5 49 -9M38 -11C43 -10 47 -12 51 -17M41 -15.500C46 -16 50 -19 52.500 -25',
  )
  // The shade that the mane throws on the shoulders.
  path(k, 'rgba(95,67,132,.5)', 'M-24 -60C-12 -50 8 -42 34 -44V-70H-24Z')
  k.restore()
}

/** A strand of the mane along a curve (eight numbers): thick, wavy, its end rolled up; tones: the side in the light, the body, the seam. */
function strand(k, [x0, y0, x1, y1, x2, y2, x3, y3, wide], [a, b, c]) {
  const n = 26
  const rows = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n
    const u = 1 - t
    const x = u ** 3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * x3
    const y = u ** 3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * y3
    const dx = u * u * (x1 - x0) + 2 * u * t * (x2 - x1) + t * t * (x3 - x2)
    const dy = u * u * (y1 - y0) + 2 * u * t * (y2 - y1) + t * t * (y3 - y2)
    const l = Math.hypot(dx, dy) || 1
    const [nx, ny] = [dy / l, -dx / l]
    const wave = Math.sin(t * Math.PI * 2.4) * wide * 0.3 * t
    // Round at the root, rolled at the tip.
    const end = Math.max((0.14 - t) / 0.14, (t - 0.82) / 0.18, 0)
    const half =
      wide * (0.62 + 0.38 * Math.sin(t * Math.PI)) * Math.sqrt(Math.max(0, 1 - end * end))
    return { at: (v) => [x + nx * (wave + half * v), y + ny * (wave + half * v)] }
  })
  const band = (colour, v0, v1) => {
    k.fillStyle = colour
    k.beginPath()
    for (const row of rows) k.lineTo(...row.at(v0))
    for (const row of rows.toReversed()) k.lineTo(...row.at(v1))
    k.fill()
  }
  band(c, 1, -1.12)
  band(b, 1, -0.72)
  band(a, 1, 0.28)
}

const TONES = {
  sun: [RIM, LIT, MID],
  day: [LIT, MID, SHADE],
  side: [MID, '#c08aa8', SHADE],
  dim: ['#b883a8', SHADE, '#7f568f'],
  dark: ['#8b5f96', '#7f568f', DEEP],
}

/** The mane flows back from brow and cheek and falls down the neck: the hind strands first, those at the face last. */
function mane(k) {
  path(
    k,
    SHADE,
    'M2 -101C18 -108 40 -96 42 -76C42 -58 30 -46 8 -44C-8 -42 -16 -50 -18 -58L-12 -92Z',
  )
  for (const [tone, text] of [
    ['dark', '12 -84 30 -82 38 -68 44 -50 5'],
    ['dark', '10 -76 24 -72 30 -58 33 -42 4.800'],
    ['dim', '12 -92 32 -96 42 -80 50 -62 5.200'],
    ['day', '6 -98 26 -108 42 -96 51 -77 5.400'],
    ['sun', '-4 -103 14 -118 36 -112 47 -93 5.400'],
    ['dark', '4 -70 14 -64 19 -54 20 -38 4.800'],
    ['dim', '-2 -64 4 -58 7 -50 6 -36 4.400'],
    ['side', '8 -86 24 -86 32 -72 36 -56 4.800'],
    ['side', '7 -93 26 -98 37 -84 41 -67 5'],
    ['day', '2 -99 20 -110 34 -100 40 -81 5'],
    ['sun', '-8 -103 6 -116 24 -114 35 -99 4.800'],
    ['dim', '8 -80 20 -76 24 -64 25 -48 4.600'],
    ['side', '7 -88 18 -88 26 -76 28 -61 4.600'],
    ['day', '4 -95 16 -101 27 -90 30 -74 4.600'],
    ['sun', '-4 -101 8 -110 20 -104 26 -90 4.400'],
    ['dim', '4 -73 12 -68 14 -58 13 -45 4.400'],
    ['side', '7 -81 15 -79 18 -69 18 -55 4.600'],
    // Those whose roots the face itself covers.
    ['side', '-14 -58 -8 -53 -8 -46 -13 -36 4.200'],
    ['side', '-7 -66 2 -60 3 -50 -2 -40 4.600'],
    ['side', '-1 -74 9 -68 11 -58 8 -47 4.800'],
    ['day', '1 -83 14 -82 19 -71 17 -57 4.800'],
    ['day', '1 -91 15 -93 22 -82 22 -67 4.600'],
    ['sun', '-5 -97 10 -104 19 -94 22 -78 4.600'],
  ])
    strand(k, points(text, 9)[0], TONES[tone])
}

const MOUTH =
  'M-38.500 -67.200L-22 -67C-19 -65.500 -18 -62 -20 -59.500L-32 -56.500C-34 -60 -36 -64 -38.500 -67.200Z'

/** The dark of the throat over what comes out of it. */
export function throat(k) {
  const g = k.createLinearGradient(-34, 0, -22, 0)
  g.addColorStop(0, 'rgba(67,41,95,0)')
  g.addColorStop(1, 'rgba(67,41,95,1)')
  path(k, g, MOUTH)
}

/** A lion's face in profile: heavy brow, long straight bridge, deep lip, the mouth wide open, a beard. */
function face(k) {
  const chin =
    'L-22 -67C-19 -65.500 -18 -62 -20 -59.500L-32 -56.500C-34.800 -54.500 -35 -52 -33 -49.500L-34.500 -44.500C-31 -47 -29 -47.500 -26 -47L-24 -42.500C-20 -45.500 -14 -48 -8 -53C3 -60 8 -72 8 -84C8 -93 5 -99 0 -101'
  path(
    k,
    LIT,
    `M0 -101C-8 -104 -16 -101 -20 -95.500C-22 -94 -23 -92 -23.500 -90.500L-39 -87C-43 -86.500 -45 -84 -44.500 -81L-43 -77C-44.500 -73 -43.500 -68.500 -38.500 -67.200${chin}Z`,
  )
  // The side of the head turns from the sun: cheek and jaw.
  path(
    k,
    MID,
    `M0 -101C-4 -98 -7 -93 -8 -87.500C-9 -83 -12 -80 -16 -78.500C-21 -77 -24 -73.500 -25 -67${chin}Z`,
  )
  path(
    k,
    SHADE,
    'M8 -84C8 -72 3 -60 -8 -53C-14 -48 -20 -45.500 -24 -42.500L-26 -47C-18 -51 -9 -58 -6 -66C-3 -74 3 -78 8 -84Z',
  )
  path(
    k,
    RIM,
    'M-32 -56.500C-34.800 -54.500 -35 -52 -33 -49.500L-34.500 -44.500C-32.500 -46.200 -31 -46.800 -29.500 -47.100C-31 -50.500 -31 -53.500 -29 -57.200Z',
  )
  // The open mouth, dark, with its teeth.
  path(k, '#43295f', MOUTH)
  path(
    k,
    RIM,
    'M-36.500 -67.200L-35 -63.800L-33.200 -67.100ZM-27.500 -67.100L-26.300 -65.200L-25 -67Z',
  )
  // The leather of the nose, the groove below it, the lip; dots of the whiskers.
  path(
    k,
    '#8b5a94',
    'M-44.500 -81C-45 -84 -43 -86.500 -39 -87L-36.500 -86.400C-37 -83.500 -39.500 -81.500 -43.800 -79.500Z',
  )
  stroke(
    k,
    SHADE,
    0.9,
    'M-43.800 -79.500C-41 -79.500 -38.500 -80.500 -37 -82.500M-42.800 -77C-41.500 -73 -38 -70.600 -32.500 -70.600C-27.500 -70.600 -23 -70.200 -19.600 -66.600',
  )
  for (const [x, y] of points('-37.500 -74.200 -34.500 -73.400 -31.600 -74.400 -34 -76.400', 2))
    path(k, SHADE, `M${x - 0.5} ${y}a0.500 0.500 0 1 0 1 0a0.500 0.500 0 1 0 -1 0Z`)
  // A heavy brow, the eye looking out under it.
  path(
    k,
    RIM,
    'M-24 -91C-21 -95 -15 -97.500 -7.500 -94.500C-11 -93.500 -14 -92 -16 -89.600C-18.500 -90.500 -21.500 -90 -24 -91Z',
  )
  path(
    k,
    SHADE,
    'M-24 -90.500C-21 -91.500 -18 -91.200 -15.500 -89.800C-13 -92.500 -10 -93.800 -7.500 -94.200C-10 -91.500 -11.500 -88.500 -11.500 -85.500C-14 -88.500 -19 -89.500 -24 -90.500Z',
  )
  path(
    k,
    '#43295f',
    'M-20.500 -88.700C-17.500 -89.600 -14.500 -88.600 -12.500 -86C-15 -84.500 -18.500 -85.200 -20.500 -88.700Z',
  )
  path(
    k,
    RIM,
    'M-19.400 -88.200C-18.200 -88.500 -17 -88.200 -16 -87.400C-16.800 -86.200 -18.500 -86.600 -19.400 -88.200Z',
  )
  stroke(k, SHADE, 0.8, 'M-22.500 -86.500C-21 -84.300 -18.500 -83 -15 -83')
}

/** The wave it stands on: crests that roll towards the sun. */
function wave(k) {
  path(k, SHADE, 'M-36 6L-34 2H52L56 6Z')
  for (const [x, y, q] of points('46 4 1 27 4 1.150 -30 4 1.050 8 5 1.250 -12 6 1.250', 3)) {
    const crest = `M${x - 15 * q} ${y}C${x - 14 * q} ${y - 9 * q} ${x - 6 * q} ${y - 14 * q} ${x + 4 * q} ${y - 12 * q}`
    path(
      k,
      x > 20 ? SHADE : MID,
      `${crest}C${x} ${y - 11 * q} ${x - 1 * q} ${y - 7 * q} ${x + 4 * q} ${y - 6 * q}C${x + 9 * q} ${y - 5 * q} ${x + 12 * q} ${y - 3 * q} ${x + 15 * q} ${y}Z`,
    )
    path(
      k,
      x > 20 ? MID : LIT,
      `${crest}C${x - 4 * q} ${y - 11 * q} ${x - 8 * q} ${y - 6 * q} ${x - 8 * q} ${y}Z`,
    )
    path(
      k,
      x > 20 ? LIT : RIM,
      `${crest}C${x - 6 * q} ${y - 12.4 * q} ${x - 12.5 * q} ${y - 8 * q} ${x - 13 * q} ${y}Z`,
    )
  }
}

/** In profile, to the left; 8.6 metres are 108 units, the foot of its wave at 0. */
export function merlion(k) {
  body(k)
  mane(k)
  face(k)
  wave(k)
}
