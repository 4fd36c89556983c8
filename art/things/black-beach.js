// Reynisfjara from the east end of its sand: the organ of basalt on the left, the stacks out at sea, the low sun behind us on the right.
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Head in the sun, its shaded edge, right face, middle, left face: the nearer, the warmer. */
const TONES = [
  ['#9c9498', '#80808e', '#6c6c80', '#4c4f68', '#363852'],
  ['#c0ac98', '#988c94', '#84808a', '#585a70', '#3a3a56'],
  ['#e4c8a0', '#b89c90', '#a49488', '#686476', '#403c56'],
  ['#f4d8a4', '#ccac90', '#bca68c', '#786c76', '#484058'],
]

/** One prism: a six-sided head, its right face in the sun, its left one in the shade. */
function prism(k, x, y, half, foot, cut, [top, dim, lit, mid, dark]) {
  const q = half * 0.34
  for (const [a, b, da, db, c] of [
    [-1, -0.42, 0, 1, dark],
    [-0.42, 0.46, 1, 1, mid],
    [0.46, 1, 1, 0, lit],
  ])
    fill(k, c, [
      [x + a * half, y + da * q],
      [x + b * half + 0.06, y + db * q],
      [x + b * half + 0.06, foot + db * q],
      [x + a * half, foot + da * q],
    ])
  if (cut && y + cut < foot - 1) {
    const c = y + cut
    stroke(
      k,
      '#2a2840',
      half * 0.1,
      `M${x - half} ${c}L${x - half * 0.42} ${c + q}L${x + half * 0.46} ${c + q}L${x + half} ${c}`,
    )
  }
  fill(k, top, [
    [x - half, y],
    [x - half * 0.5, y - q],
    [x + half * 0.5, y - q],
    [x + half, y],
    [x + half * 0.46, y + q],
    [x - half * 0.42, y + q],
  ])
  fill(k, dim, [
    [x - half, y],
    [x - half * 0.5, y - q],
    [x - half * 0.1, y - q],
    [x - half * 0.42, y + q],
  ])
}

/** The steps of basalt: rows that come down to the sand, smaller the farther they stand. */
export function organ(k) {
  const r = random(19)
  const all = []
  for (let row = 0; row < 7; row++) {
    let u = -0.08
    while (u < 1) {
      const half = 2.7 * (1 - u) + 0.8 * u
      const x = -4 + 60 * u + row * half * 0.75
      const foot = 80 - 20.5 * u + row * half * 0.62
      const full = (58 - 34 * u) * [1, 0.82, 0.63, 0.46, 0.3, 0.17, 0.07][row]
      const top = foot - full * (0.86 + r() * 0.26) - r() * half * 1.6
      all.push([x, top, half, foot + half * 0.3, r() < 0.6 ? half * (2 + r() * 5) : 0, row])
      u += (half * 1.98) / 60
    }
  }
  for (const [x, top, half, foot, cut, row] of all.sort((a, b) => a[5] - b[5] || b[0] - a[0]))
    prism(k, x, top, half, foot, cut, TONES[Math.min(3, Math.floor(row * 0.62))])
  return all
}

/** The headland: bent columns in the shade, grass on its brow, the cave at its foot. */
export function headland(k) {
  const mass = rough(
    points(
      '-6 -8 24 -6 34 -2 42 5 50 10 56 17 62 22 66 30 72 37 76 44 80 51 83 57.500 84 60 40 66 -6 84',
    ),
    0.4,
    3,
  )
  fill(k, '#30344e', mass)
  k.save()
  k.beginPath()
  for (const p of mass) k.lineTo(...p)
  k.clip()
  const r = random(8)
  for (let i = 0; i < 34; i++) {
    const x = -4 + i * 2.45 + r()
    const y0 = x < 30 ? -8 : -6 + (x - 30) * 1.05 + r() * 3
    const bend = (x - 30) * 0.12
    const y1 = y0 + 20 + r() * 16
    const w = 0.6 + r() * 0.7
    fill(k, ['#3e4460', '#484c68', '#262a44'][i % 3], [
      [x, y0],
      [x + w, y0 + 0.6],
      [x + w + bend * 0.5 + 0.5, (y0 + y1) / 2],
      [x + w * 0.6 + bend, y1],
      [x + bend, y1 - 1],
      [x + bend * 0.45, (y0 + y1) / 2],
    ])
  }
  // The columns over the cave lean on each other like the stones of a vault.
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (1.02 + (i / 14) * 0.93)
    const b = a + 0.1
    const [q0, q1] = [8.4 + (i % 2) * 0.4, 11.5 + ((i * 7) % 5) * 0.9]
    const at = (t, q) => [68.8 + Math.cos(t) * q * 0.98, 61 + Math.sin(t) * q * 1.52]
    fill(k, i % 3 ? (i > 9 ? '#6c6678' : '#484c68') : '#1e223a', [
      at(a, q0),
      at(b + 0.04, q0),
      at(b, q1),
      at(a + 0.02, q1),
    ])
  }
  k.restore()
  // The sun finds the edge that looks to the sea.
  for (const t of [
    '56 17 62 22 66 30 72 37 76 44 80 51 83 57.500 81 58 78 51.500 74 45 70 38.500 64.500 32 60 24',
    '34 -2 42 5 50 10 54 15 50 12.600 42 8 35 2',
  ])
    fill(k, '#a48c88', rough(points(t), 0.3, 5))
  for (const t of [
    '62 22 66 30 72 37 73 40 69.500 36 65 31 62.500 26',
    '76 44 80 51 83 57.500 82 57.500 79 51.500 76.500 47',
  ])
    fill(k, '#e4c098', rough(points(t), 0.25, 6))
  // The cave: a vault of columns that bend together.
  path(k, '#14162c', 'M60 62.500C60 55 62 49 66.500 47.500C71.500 47 75 52 77.500 60.500Z')
  path(
    k,
    '#2c304c',
    'M70 49.200C73 51.600 75 55 76.600 60.600L74 60.900C73.500 56.500 72.500 52.500 70 49.200Z',
  )
  path(
    k,
    '#22263e',
    'M66.500 48.600C68.500 51 70 56 70.500 61.400L68.500 61.700C68.500 57 67.500 52 66.500 48.600Z',
  )
  // Grass.
  path(
    k,
    '#6c8450',
    'M-6 -8H26L35 -2.500L43 4.500L51 9.500L57 16.500L62.500 21.500L60 21L55 17.500L50 12.500L44 9.500L40 5L34 3.500L30 -1L22 -2L14 -4L-6 -3Z',
  )
  path(
    k,
    '#a0ac60',
    'M26 -8L35 -2.500L43 4.500L51 9.500L57 16.500L62.500 21.500L59 19.500L55 15.500L49 10.500L42 6L35 0L26 -4Z',
  )
}
