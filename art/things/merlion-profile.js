import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

/**
 * The Merlion in profile, looking to the left, in points of the field. The low sun stands in front of it on the left: brow, muzzle and
 * breast are lit, the border of light runs down through cheek and flank, back and tail lie in shade.
 */
const [RIM, LIT, MID, SHADE, DEEP, INK] = [
  '#fff4da',
  '#fddcc6',
  '#e2a8ae',
  '#aa6f9c',
  '#7a4f90',
  '#4c2f6c',
]

const soft = (k, c, text, tension = 0.8) => path(k, c, closed(points(text), tension))
const within = (k, d, draw) => {
  k.save()
  k.clip(new Path2D(d))
  draw()
  k.restore()
}

/** Trunk and tail are one: the back runs down, out and up again into the tail. */
const BODY =
  'M97 44C94.500 48 93.600 52 94.400 56C95 58.600 96.200 60.400 98 62H134C142 62 147.600 56.600 147.400 48.500C147.200 43.500 145.400 39.500 143.200 35.500L138.400 38C140.600 42 141.600 45.200 141 48.400C140.400 51.800 137.400 53.600 134.200 53C130.200 52.200 127.800 48 127.600 42L124 30H104Z'

function body(k) {
  path(k, MID, BODY)
  within(k, BODY, () => {
    // Border of light on the round trunk: lit breast, half light, shade.
    soft(k, SHADE, '116 28 117 38 115.600 48 117 56 121 64 152 64 152 20 120 24', 0.7)
    soft(
      k,
      DEEP,
      '126 30 127.400 44 130 53 136 56.400 143 53.600 146 47 145 41 152 36 152 66 124 66 124 56',
      0.7,
    )
    soft(k, LIT, '88 40 104 40 103 48 102.600 54 105.600 64 86 66', 0.7)
    soft(k, RIM, '88 40 98.600 42 96.800 48 96.600 54 99 64 86 66', 0.7)
    // Scales: rows of arcs, each a tone under what it lies on.
    k.lineCap = 'round'
    for (let row = 0; row < 7; row++)
      for (let i = 0; i < 9; i++) {
        const [x, y] = [95.6 + (i + (row % 2) * 0.5) * 4.4, 41 + row * 3.3]
        if (x > 127 || (x > 124 && y < 44)) continue
        k.strokeStyle =
          x < 98.5 ? '#f6cdbb' : x < 103.6 ? '#ecb8b0' : x < 116 ? '#c58aa6' : '#8a5896'
        k.lineWidth = 0.42
        k.beginPath()
        k.arc(x, y, 2.2, 0.15, Math.PI - 0.15)
        k.stroke()
      }
    // On the tail they follow its bend.
    for (const [x, y, deg] of points(
      '129.500 57.600 0 134.400 59 -10 139.200 58 -30 142.800 55 -55 144.600 51 -80 144.800 46.800 -100 143.600 43 -112',
      3,
    )) {
      const q = (deg * Math.PI) / 180
      k.strokeStyle = '#69427f'
      k.lineWidth = 0.42
      k.beginPath()
      k.arc(x, y, 2.1, q - 1.3, q + 1.3)
      k.stroke()
    }
    // The inner side of the tail still sees the bright sky.
    path(
      k,
      SHADE,
      'M138.400 38C140.600 42 141.600 45.200 141 48.400C140.400 51.800 137.400 53.600 134.200 53L134.600 54.200C139 54.800 142.600 52 143 48C143.200 44.600 142 41 140 37Z',
    )
  })
  // The fin: two lobes on one root, their rays between them.
  path(
    k,
    DEEP,
    'M140.200 41.400C136.400 34.500 137.200 28 141.600 22.600C142.400 26.600 143.800 29.400 145.600 31.400C147.600 28.600 150.600 26.600 155 25.800C154.400 31 150.600 35.600 145.400 37.600C144.600 39 144.600 40.600 144.800 42.200C143.400 41.200 141.800 41 140.200 41.400Z',
  )
  path(
    k,
    SHADE,
    'M140.200 41.400C136.400 34.500 137.200 28 141.600 22.600C141 28.600 141.400 34 143.200 38.400C142 39 141 40 140.200 41.400ZM144.400 36.200C146 32 150 28.400 155 25.800C151.600 30.200 148.400 34 145 36Z',
  )
  path(
    k,
    MID,
    'M139.800 40.600C136.400 34.500 137.200 28 141.600 22.600C139.400 28.600 139.200 34.400 139.800 40.600Z',
  )
}

/** A lock of the mane from its root, in a direction: broad in its first third, its tip bent down; its sunny half and its other half. */
function lock(k, [x, y], deg, long, wide, [lit, dark]) {
  k.save()
  k.translate(x, y)
  k.rotate((deg * Math.PI) / 180)
  k.scale(long, wide)
  path(k, dark, 'M-0.180 0C0.020 -0.660 0.560 -0.600 1 0.420C0.700 0.360 0.240 0.680 -0.180 0Z')
  path(k, lit, 'M-0.180 0C0.020 -0.660 0.560 -0.600 1 0.420C0.660 -0.120 0.280 -0.080 -0.180 0Z')
  k.restore()
}

const TONES = [
  [RIM, LIT],
  [LIT, MID],
  [MID, SHADE],
  [SHADE, DEEP],
]

/**
 * One ring of locks. On the brow they sweep back, at the back they fall, under the jaw they hang; each has its own length.
 * The border of light runs through them as through the face: sunny on the brow and the breast.
 */
function ring(k, list, out, long, wide, dim, seed) {
  const r = random(seed)
  for (const deg of list) {
    const a = (deg * Math.PI) / 180
    const [x, y] = [109 + Math.cos(a) * (7.6 + out), 25 + Math.sin(a) * (14.4 + out)]
    const turn = deg < 0 ? deg + 62 + deg * 0.12 : 62 + deg * 0.36
    const light = deg < -66 || deg > 106 ? 0 : deg < -36 || deg > 78 ? 1 : 2
    lock(
      k,
      [x, y],
      turn,
      long * (0.86 + r() * 0.34),
      wide * (0.9 + r() * 0.24),
      TONES[Math.min(3, light + dim)],
    )
  }
}

/** What is behind the face: the two outer rings. */
function mane(k) {
  soft(k, DEEP, '106 8 114 7 122 11 128 18 130 27 129 37 124 45 114 50 104 50 98 46 100 38', 0.9)
  ring(k, [126, 108, -86, -66, 92, -46, 76, -26, 58, -7, 40, 12, 25], 6.6, 12, 6.6, 1, 5)
  ring(k, [-94, 118, -74, 100, -54, 82, -34, 66, -15, 50, 4, 34, 19], 3.2, 11, 6, 0, 8)
}

/** Skull, muzzle and jaw, the mouth wide open. */
function face(k) {
  // The ear lies back in the mane.
  soft(
    k,
    LIT,
    '110.500 13.500 113.500 8.600 117.600 9 118.400 13.500 115.600 17.500 111.600 17.500',
    0.9,
  )
  soft(k, SHADE, '113 13.500 114.600 10.600 117 11 117.200 14 115 16.400 113 16', 0.9)
  // The inside of the mouth, then the lower jaw.
  fill(k, INK, points('91 29 104 28 107 33 103 38 93 38.500 92 34'))
  const jaw =
    'M108 32C106.600 34.800 104.400 36.200 101 36.500C98 36.700 95.600 36.500 93.800 35.500C92.300 35.300 91.300 36.500 91.300 38.400C91.300 40.400 92.300 41.800 93.600 42.400C93.200 43.800 92.800 45 91.800 46.400C94.400 46.200 96.600 45.400 98.400 44.200C103 45.600 108 45 112 42L114 32Z'
  path(k, LIT, jaw)
  within(k, jaw, () => {
    soft(k, MID, '103 34 101.600 38 99 41 95 43 92 47.500 100 48 116 46 116 30', 0.7)
    soft(k, SHADE, '108 33 107.500 38 106 41.500 104.500 44.400 107 48 118 46 116 30', 0.7)
  })
  // Two teeth below.
  fill(k, RIM, points('94.200 35.900 95 33.200 96.400 36.400'))
  fill(k, LIT, points('97.400 36.600 98 35.400 98.900 36.600'))
  const head =
    'M113 10.500C110 8.600 105.800 9.200 103 11.600C101.200 13.200 100.200 14.600 99.200 16.400C97 17.200 94 18.400 91.600 19.800C89.800 20.600 88.600 21.600 88.500 23C88.500 24.200 89.100 24.900 89.500 25.500C88.300 26.400 87.900 28.200 88.300 29.800C88.800 31.700 90.600 32.300 92.400 31.700C94.600 31 97 30.300 99.600 30.500C102.400 30.800 104.600 32 106.200 34.400C107.600 37.400 109.400 39.500 112.600 40.500C117 36 119 29 118.400 22C118 17 116 13 113 10.500Z'
  path(k, LIT, head)
  within(k, head, () => {
    // The border of light: temple, cheekbone, cheek.
    soft(
      k,
      MID,
      '108 8 106 13 106.600 17.500 104 21 105.600 25 102.600 28.500 104.400 32.500 108 42 122 42 122 8',
      0.7,
    )
    soft(
      k,
      SHADE,
      '112.500 8 111 14 112 19.500 109.600 24 111 29 108.600 33.500 110.600 42 122 42 122 8',
      0.7,
    )
    // Bridge of the nose and forehead catch the sun in one plane.
    path(
      k,
      RIM,
      'M107 8C104 10 101.500 13 99.800 16.300C97 17.200 94 18.400 91.600 19.800L90.600 21.600C94 20.600 97.600 19.800 99.800 19.400C101.600 15.400 104 11.600 108.600 9Z',
    )
    // The lip: a soft pad over the mouth, its underside in half shade.
    path(
      k,
      RIM,
      'M88 25.800C90.600 24.900 94 25.200 95.800 26.600C94 28.300 91 29.200 88.300 29.200Z',
    )
    path(
      k,
      MID,
      'M89 31.900C90.500 29.900 93.600 29.700 96.600 28.900C99.600 28.100 102 28.500 104 30.100L107 34.500C104 31.300 100 30 96.500 30.800C94 31.500 91.600 32.600 89 31.900Z',
    )
  })
  // The nose, broad and dark, cut off straight.
  path(
    k,
    SHADE,
    'M92.600 19.300C90.200 20.300 88.300 21.300 88.400 23.100C88.500 24.300 89.100 24.900 89.700 25.300C91.300 24.900 92.100 23.700 92.700 22.500C93.100 21.500 93.300 20.300 92.600 19.300Z',
  )
  path(
    k,
    INK,
    'M88.600 23.600C89.400 23.100 90.600 23.100 91.300 23.900C90.700 24.700 90.100 25.100 89.700 25.300C89.100 24.900 88.700 24.300 88.600 23.600Z',
  )
  // The fold from nose to corner of the mouth.
  path(k, MID, 'M93 23.400C96 23.200 99 24.400 101.200 27C99 25.600 96 24.600 93.200 24.400Z')
  // The brow hangs over the eye; the eye itself is a small light in its shade.
  path(
    k,
    SHADE,
    'M98.600 17.200C100.600 16.200 103.600 16 106.600 17.400C106.200 19.400 105 20.800 103 21.400C101.400 21.500 99.800 20.500 98.600 17.200Z',
  )
  path(
    k,
    INK,
    'M99.400 18.200C101.200 17.500 103.400 17.600 105.400 18.800C104.400 20.200 103 20.700 101.800 20.400C100.600 20.100 99.800 19.300 99.400 18.200Z',
  )
  path(
    k,
    RIM,
    'M100.200 18.500C101 18.200 101.900 18.300 102.500 18.700C102.300 19.400 101.700 19.700 101.100 19.500C100.600 19.300 100.300 19 100.200 18.500Z',
  )
  path(
    k,
    RIM,
    'M97.800 17.300C99.600 14.900 103.400 14.300 107.400 16.100C104 15.800 100.600 16.300 98.400 17.900Z',
  )
  // The tusk that hangs from the upper lip, a smaller one behind it.
  fill(k, RIM, points('91.300 31.600 94 30.900 92.500 34.900'))
  fill(k, LIT, points('98 30.400 100 30.500 99.200 32.400'))
}

/** The stone waves under it: swells of unlike width, one before the other, each with the line of the next in it. */
function waves(k) {
  for (const [x, w, h, lit, dark] of [
    [133, 8.5, 4.6, SHADE, DEEP],
    [118, 10, 6.6, MID, SHADE],
    [126, 9, 4.4, SHADE, DEEP],
    [101, 9.5, 6.2, LIT, MID],
    [110, 8, 4.4, MID, SHADE],
    [95.5, 7, 4.2, RIM, LIT],
  ])
    for (const [q, c] of [
      [1, dark],
      [0.92, lit],
      [0.6, dark],
      [0.53, lit],
    ])
      path(
        k,
        c,
        `M${x - w * q} 61.700C${x - w * q} ${61.7 - h * q * 1.1} ${x - w * q * 0.5} ${61.7 - h * q * 1.3} ${x} ${61.7 - h * q * 1.3}C${x + w * q * 0.5} ${61.7 - h * q * 1.3} ${x + w * q} ${61.7 - h * q * 1.1} ${x + w * q} 61.700Z`,
      )
}

/** The whole of it; the block it stands on is drawn by the picture. */
export function merlion(k) {
  body(k)
  k.save()
  k.translate(92, 9.4)
  k.scale(0.85, 0.85)
  k.translate(-92, -9)
  mane(k)
  face(k)
  ring(k, [-100, -80, -60, -40, 112, 96, -20, 80, 0, 64, 20, 48, 34], 0.4, 9, 5.4, 0, 3)
  k.restore()
  waves(k)
}

/** Where the jet leaves the mouth. */
export const MOUTH = [97.4, 30]

/** The jet: solid and narrow where it leaves the mouth, torn into strands and drops where it falls. */
export function jet(k, [x1, y1]) {
  const r = random(12)
  const [x0, y0] = MOUTH
  const on = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t * t]
  const off = (t, o) => {
    const [dx, dy] = [x1 - x0, (y1 - y0) * 2 * t]
    const l = Math.hypot(dx, dy)
    const [x, y] = on(t)
    return [x + (dy / l) * o, y - (dx / l) * o]
  }
  /** One strand from t0 to t1, so far beside the middle, so wide. */
  const strand = (c, t0, t1, o0, o1, wide) => {
    const n = 14
    const edge = (m) =>
      Array.from({ length: n + 1 }, (_, i) => {
        const u = i / n
        return off(
          t0 + (t1 - t0) * u,
          o0 +
            (o1 - o0) * u +
            m * wide * Math.sin(Math.PI * Math.min(1, t0 + u < 0.02 ? 0 : 0.1 + u * 0.9)) ** 0.6,
        )
      })
    fill(k, c, [...edge(-1), ...edge(1).toReversed()])
  }
  strand('rgba(255,222,196,.75)', 0.3, 1, 0.6, 2, 0.7)
  strand('rgba(255,222,196,.75)', 0.42, 0.99, -0.5, -1.9, 0.6)
  strand('#ffe9d2', 0.12, 1.01, 0.5, 0.9, 0.9)
  strand('#fffaea', 0, 1.01, 0, -0.3, 1.05)
  for (let i = 0; i < 26; i++) {
    const t = 0.34 + r() * 0.62
    const side = r() < 0.5 ? -1 : 1
    strand(
      i % 3 ? '#fffaea' : '#ffe9d2',
      t,
      t + 0.012 + r() * 0.03,
      side * (1.2 + r() * 2.6 * t),
      side * (1.4 + r() * 3 * t),
      0.1 + r() * 0.14,
    )
  }
  // Where it falls: a low white boil, a few arcs that open round it.
  for (const [rx, ry, c] of [
    [15, 2.1, 'rgba(255,236,206,.28)'],
    [10, 1.5, 'rgba(255,240,214,.45)'],
    [6, 1, 'rgba(255,248,230,.85)'],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x1 - 0.5, y1 + 0.4, rx, ry, 0, 0, 7)
    k.fill()
  }
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (0.1 + 0.8 * r())
    const l = 1.6 + r() * 3.6
    const [x, y] = [x1 + Math.cos(a) * l * 1.3 - 0.4, y1 - Math.sin(a) * l * 0.9]
    const q = 0.16 + r() * 0.3
    path(k, '#fffaea', `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  }
  path(
    k,
    '#fffaea',
    `M${x1 - 4.6} ${y1 + 0.6}C${x1 - 4} ${y1 - 1.4} ${x1 - 2.6} ${y1 - 2.2} ${x1 - 1.8} ${y1 - 3.4}C${x1 - 0.6} ${y1 - 2.4} ${x1 + 0.6} ${y1 - 3} ${x1 + 1.6} ${y1 - 2.6}C${x1 + 2.4} ${y1 - 1.4} ${x1 + 3.6} ${y1 - 1} ${x1 + 4.2} ${y1 + 0.6}Q${x1} ${y1 + 1.6} ${x1 - 4.6} ${y1 + 0.6}Z`,
  )
}
