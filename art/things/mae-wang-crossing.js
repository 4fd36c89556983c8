import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'

/** Tones of the wet hide against the sun: far legs, shade, hide, light, pink of the ear, where it turns to the light, where it turns away. */
export const WET = ['#303258', '#47466f', '#6c6684', '#ffdca6', '#b87f80', '#957f8c', '#5b5779']

const BODY =
  'M-28 -94C-16 -99 2 -105 17 -103.500C35 -101 49 -92 55.500 -78C60 -67 60.500 -56 59 -47C57.500 -38 56 -30 57 -21C58 -12 60 -6 60 2H38C38 -10 38 -18 35.500 -27C33.500 -34 30 -37.500 25 -39C9 -34 -6 -35 -17 -40C-18 -30 -20 -12 -19.500 2H-41C-41.500 -12 -42.500 -26 -42.500 -40C-43 -52 -44 -58 -42 -66Z'
// The trunk is one tapering band: its fore edge and its hind edge.
const TRUNK =
  'M-63 -96C-68 -90 -74 -80 -77 -69C-80 -57 -80.500 -44 -80 -33C-79.700 -26 -82 -21 -85.500 -19.500C-88 -18.500 -89.500 -20.500 -91.500 -19.500C-93.500 -18.300 -92.500 -15 -89.500 -13.800C-83 -11.500 -76.500 -15 -73.500 -22C-71 -28 -70.500 -36 -69.500 -44C-68.500 -52 -66 -58 -60.500 -63Z'
/** Of a calf that holds on to a tail before it. */
const HOLDING =
  'M-63 -96C-70 -91 -78 -84 -86 -84C-94 -84 -100 -90 -104 -98C-106 -102 -109 -104.500 -112 -103C-114.500 -101.500 -113 -98 -111 -96C-109 -88 -104 -75 -92 -70.500C-82 -67 -72 -64 -60.500 -63Z'
const SKULL =
  'M-29 -92C-30 -103 -36 -110.500 -43.500 -111C-47.500 -111.300 -50 -109 -53 -108.600C-59.500 -107 -64 -100 -65.500 -93C-67 -86 -70 -78 -68 -68C-66 -62 -63 -57 -59 -54C-56 -51.600 -52 -52.500 -49 -56C-44 -60 -38 -60 -32 -66Z'
const EAR =
  'M-37 -97C-31 -101 -22 -99 -17.500 -92C-12.500 -84 -14 -74 -18 -66C-21 -60 -23 -55 -27.500 -51.500C-30.500 -54 -32.500 -60 -36 -66C-39.500 -72 -41 -79 -40.500 -86C-40.300 -91 -39.500 -95 -37 -97Z'

/** A leg on the far side: one column in the deep tone. */
function farLeg(k, c, x0, x1, foot) {
  path(
    k,
    c,
    `M${x0} -50C${x0} -34 ${foot - 9} -24 ${foot - 9.5} -12L${foot - 10} 2H${foot + 10}L${foot + 9.5} -12C${foot + 9} -24 ${x1} -34 ${x1} -50Z`,
  )
}

/** An Asian elephant from its side, walking to the left, 100 high at the shoulder, feet at 0; the sun from the upper left. */
export function wader(k, { tones = WET, calf = false } = {}) {
  const [deep, shade, hide, light, pink, half, soft] = tones
  farLeg(k, deep, -30, -6, -8)
  farLeg(k, deep, 14, 40, 18)
  stroke(k, shade, 2.4, calf ? 'M57 -76C63 -70 63 -58 62.500 -42' : 'M56 -78C63 -73 67 -64 69 -50')
  path(
    k,
    deep,
    calf
      ? 'M61 -44L64 -44L65.500 -30L62.500 -26L60.500 -31Z'
      : 'M67.500 -52L70.500 -52L74 -36L71.500 -31L68.500 -37Z',
  )
  const long = calf ? HOLDING : TRUNK
  path(k, hide, BODY)
  k.save()
  k.clip(new Path2D(BODY))
  // The round of the barrel turns from the sun: belly, flank and the back of every leg.
  path(
    k,
    shade,
    'M62 -92C54 -80 48 -64 46 -54C42 -48 34 -52 24 -54C8 -57 -8 -54 -16 -50C-20 -46 -24 -40 -25 -30C-26 -18 -27 -8 -27 4H-10L-14 -34L28 -32L48 -40C49 -28 47 -14 48 4H70V-92Z',
  )
  path(k, deep, 'M26 -45C12 -41 -6 -41 -17 -46V-30H34C34 -38 32 -43 26 -45Z')
  // Its planes: the back that takes half the light, the hip, the hollow behind the ribs.
  path(
    k,
    half,
    'M-30 -94C-14 -98 8 -100 24 -96C42 -91 52 -82 57 -68C50 -77 43 -81 36 -82C26 -86 18 -82 8 -83C-4 -84 -14 -82 -24 -74Z',
  )
  path(
    k,
    soft,
    'M6 -53C12 -60 18 -68 19 -78C23 -80 27 -80 30 -78C25 -70 25 -62 28 -53C22 -50 12 -50 6 -53Z',
  )
  path(
    k,
    half,
    'M30 -60C30 -69 35 -76 43 -78C50 -79 55 -74 57 -66C53 -68 50 -64 48 -58C46 -51 42 -44 40 -38C35 -43 30 -52 30 -60Z',
  )
  path(
    k,
    soft,
    'M-26 -44C-20 -46 -17 -42 -18 -34C-20 -24 -21 -12 -21 2H-27C-27 -12 -28 -30 -26 -44Z',
  )
  // Sun on the back and on the fore edge of shoulder and thigh.
  path(
    k,
    light,
    'M-30 -96C-14 -102 2 -108 18 -106C36 -103 50 -94 58 -78C48 -88 38 -95 26 -97C8 -99.500 -8 -94 -22 -88Z',
  )
  path(
    k,
    light,
    'M-46 -60C-42 -50 -39.500 -40 -39 -28C-38.500 -16 -38 -8 -38 4H-44V-60ZM28 -44C34 -36 39 -28 40.500 -18C41.500 -10 41 -4 41 4H36V-26Z',
  )
  // Wet as high as the river came a step ago.
  k.globalAlpha = 0.34
  path(k, deep, 'M-46 -17C-38 -15 -30 -19 -16 -16V4H-46ZM34 -16C42 -19 50 -15 62 -18V4H34Z')
  k.globalAlpha = 1
  stroke(
    k,
    shade,
    0.8,
    'M-37 -34q6 2.400 11 0.600M-37.500 -30q6 2.200 10.500 0.800M42 -33q5 2 9 -0.400',
  )
  k.restore()
  // The head's shade on neck and shoulder.
  k.save()
  k.clip(new Path2D(BODY))
  path(k, shade, 'M-34 -98C-18 -92 -8 -84 -10 -72C-13 -60 -20 -52 -27 -46C-34 -46 -40 -52 -44 -62Z')
  k.restore()
  // A calf's head is large for its body.
  k.save()
  if (calf) {
    k.translate(-40, -76)
    k.scale(1.17, 1.17)
    k.translate(40, 76)
  }
  path(k, hide, long)
  path(k, hide, SKULL)
  k.save()
  const front = new Path2D(long)
  front.addPath(new Path2D(SKULL))
  k.clip(front)
  if (calf)
    path(
      k,
      shade,
      'M-58 -72C-70 -72 -84 -74 -94 -80C-102 -86 -106 -94 -112 -99L-108 -80L-90 -46H-40L-30 -62V-74C-40 -66 -50 -66 -58 -72Z',
    )
  else
    path(
      k,
      shade,
      'M-58 -66C-64 -60 -66 -52 -67.500 -44C-68.500 -34 -70 -24 -76 -18C-80 -14 -86 -13 -92 -16L-86 -8L-66 -14L-58 -48L-42 -50L-30 -62V-74C-40 -66 -50 -62 -58 -66Z',
    )
  if (calf)
    path(
      k,
      light,
      'M-44 -113C-50 -108 -57 -104 -60.500 -96C-66 -90 -76 -81 -87 -81C-96 -81 -102 -88 -106 -97L-116 -110L-90 -92L-66 -104Z',
    )
  else
    path(
      k,
      light,
      'M-44 -113C-50 -108 -57 -104 -60.500 -96C-64 -87 -70 -80 -73.500 -68C-76.500 -56 -77 -44 -77 -34C-77 -26 -79 -20 -84 -17.500L-96 -20L-88 -60L-72 -96L-58 -113Z',
    )
  path(
    k,
    light,
    'M-52 -113H-44C-38 -112 -31 -106 -28 -97L-31.500 -97C-34 -103 -39 -107.500 -45 -107.500C-50 -107.500 -54 -105 -57 -101Z',
  )
  k.restore()
  // The hollow of the temple.
  path(
    k,
    soft,
    'M-54 -95C-51 -101 -44 -100 -42 -92C-41 -86 -45 -80 -50 -79C-50 -85 -51 -90 -54 -95Z',
  )
  if (!calf)
    for (const y of [-66, -58, -50, -42, -34])
      stroke(k, shade, 0.7, `M${-78.5 - (y > -60 ? 1 : 0)} ${y}q4 1.600 7.500 0.400`)
  path(k, '#241c34', 'M-59.500 -84a1.900 1.600 0 1 0 3.800 0a1.900 1.600 0 1 0 -3.800 0Z')
  stroke(k, shade, 1, 'M-61.500 -87.500C-59.500 -89.500 -56 -89 -54 -86')
  // The ear, its shadow on the neck first.
  k.save()
  k.translate(3.2, 3)
  path(k, shade, EAR)
  k.restore()
  path(k, hide, EAR)
  k.save()
  k.clip(new Path2D(EAR))
  path(k, light, 'M-37 -97C-31 -101 -22 -99 -17.500 -92L-19 -88C-25 -94 -31 -95 -37 -92Z')
  path(
    k,
    half,
    'M-38 -93C-31 -96 -23 -93 -20 -86C-17.500 -80 -19 -72 -22 -66C-23 -74 -25 -82 -30 -86C-33 -88 -36 -88 -40 -86Z',
  )
  path(k, soft, 'M-30 -86C-26 -82 -24 -72 -25 -62L-29 -56C-29 -66 -30 -76 -34 -84Z')
  path(k, pink, 'M-41 -76C-36 -74 -31 -66 -24 -60L-27 -48L-40 -60Z')
  k.restore()
  for (const [x, y, r] of points('-28 -63 .7 -31 -66 .6 -26 -58 .6 -33 -71 .7 -29 -69 .5', 3)) {
    k.fillStyle = pink
    k.beginPath()
    k.arc(x + 1.6, y - 3, r, 0, 7)
    k.fill()
  }
  k.restore()
}

/**
 * What stands in water turned over under its line, row by row, swaying more the deeper it lies. It is drawn once on a sheet
 * of its own, or the shapes of one thing would show through each other.
 */
export function mirrored(s, f, k, y, depth, draw, power = 0.6) {
  const sheet = s.sheet()
  f.draw(sheet.k, draw)
  // One row of pixels at a time: thicker ones would comb every slanting edge.
  const high = 1 / f.q
  for (let row = 0; row < depth; row += high) {
    const sway = noise(4.2, row * 0.75) * (0.3 + row * 0.06)
    k.save()
    k.globalAlpha = power * (1 - (row / depth) * 0.55)
    k.drawImage(
      sheet.canvas,
      0,
      (y - row - high) * f.q,
      s.w,
      high * f.q,
      sway,
      y + row,
      s.w / f.q,
      high,
    )
    k.restore()
  }
}

// Where the wind has torn the two halves of a leaf.
const torn = [
  [9, 17, 21],
  [6, 13, 14, 19],
]

/** A banana leaf along a bent rib, torn in places: light half, dark half. */
export function bananaLeaf(k, x, y, long, turn, bend, [dark, clear]) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  const rib = (t) => [t * long, -Math.sin(t * 2.4) * bend * long + t * t * bend * long]
  for (const side of [-1, 1]) {
    const edge = []
    for (let i = 0; i <= 26; i++) {
      const t = i / 26
      const [rx, ry] = rib(t)
      const q = torn[side < 0 ? 0 : 1].includes(i) ? 0.5 : 1
      const w = Math.sin(Math.PI * t ** 0.7) ** 0.7 * long * 0.13 * q
      edge.push([rx + w * 0.4, ry + side * w])
    }
    k.fillStyle = side < 0 ? clear : dark
    k.beginPath()
    for (const p of edge) k.lineTo(...p)
    for (let i = 26; i >= 0; i--) k.lineTo(...rib(i / 26))
    k.fill()
  }
  k.restore()
}

/** The wood of the far bank, left and right: one dark mass each with its own outline, the sun on the shoulders that look to it. */
export function farWood(k, [dark, clear]) {
  path(
    k,
    dark,
    'M-6 54V38.500Q-2 35.800 3 37.200Q7.500 38 8.600 41.200Q12.600 38.800 17 40.800Q20.400 42.200 20.800 45Q24.600 44 27.400 46.200Q31.600 45.800 33.600 48.600Q37 48.200 39.400 50.600Q43 50.400 45 54ZM114 56Q117 51 123 50.600Q126 47 133.500 46.800Q140 43.400 146.500 43.600Q151 38.400 158.600 38.200L167 37.400V57H114Z',
  )
  path(
    k,
    clear,
    'M-6 38.500Q-2 35.800 3 37.200Q6.400 37.800 7.800 39.800Q3.600 40 1.600 42.400Q-2 41.600 -6 43.600ZM9.400 41.200Q12.600 38.800 17 40.800Q18.800 41.400 19.800 42.800Q16 42.600 13.600 44.400Q11 43 9.400 41.200ZM21.600 45.200Q24.600 44 27.400 46.200L27.800 47Q24.400 46.800 22.600 48ZM124 50.400Q126 47 133.500 46.800L138.600 44.700Q141 46.600 136 48.400Q130 49 127.600 51Q125 51.800 124 50.400ZM147.200 43.200Q151 38.400 158.600 38.200L167 37.400V42Q160 41.400 157 44.400Q151 45.600 147.200 43.200Z',
  )
}

/** A field hut on stilts on the far bank; 12 wide. */
export function hut(k) {
  fill(k, '#3c4c5c', points('-4 0 -3.6 0 -3.6 -3 -4 -3'))
  fill(k, '#3c4c5c', points('3.6 0 4 0 4 -3 3.6 -3'))
  fill(k, '#5c5460', points('-4.4 -2.6 4.4 -2.6 4.4 -6 -4.4 -6'))
  fill(k, '#c89468', points('1.4 -2.6 4.4 -2.6 4.4 -6 1.4 -6'))
  fill(k, '#4c4858', points('-6.2 -5.4 -2.6 -9.6 3 -9.6 1 -5.4'))
  fill(k, '#e8b474', points('3 -9.6 6.4 -5.4 1 -5.4'))
}
