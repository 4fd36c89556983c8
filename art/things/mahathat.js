// Wat Mahathat at Ayutthaya in the morning: the foot of the bodhi, the head of stone that its roots hold; the sun low on the right.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'

/** Where the head rests. */
export const HEAD = [56, 52]

const LEVELS = [-6, 12, 28, 36, 44, 52, 60, 68, 74, 80, 88]
/** The lines between one root and the next, their x at each level, from the left edge of the tree to the right. */
const LINES = [
  '12 10 9 9 8 6 2 -4 -10 -18 -30',
  '22 20 20 20 19 17.5 15 11 6 -1 -14',
  '31 32 32 31 30 29 27 24 20 14 4',
  '42 43 41.5 38.5 36.5 36 36.5 36.500 34 29 20',
  '52 54 56 54.3 47.6 46.4 47.8 53.8 55.6 54.5 52',
  '52 54 56.2 57.9 64.8 65.6 64.4 58.2 56 57 60',
  '63 65 68 71.5 74 75 75 73 71 70 71',
  '73 75 77 79 81 82 83 84 85 87 92',
  '83 84 84 85 86.500 88.500 91 94 98 103 114',
  '94 91 88.500 88.500 89.500 92 95.500 101 107 116 132',
].map((t) => t.split(' ').map(Number))

/** x of line n at height y, smooth through its points. */
function lineAt(n, y) {
  const xs = LINES[n]
  let i = 0
  while (i < LEVELS.length - 2 && LEVELS[i + 1] < y) i++
  const t = (y - LEVELS[i]) / (LEVELS[i + 1] - LEVELS[i])
  const [y0, y1] = [LEVELS[i], LEVELS[i + 1]]
  const slope = (j) => {
    const [a, b] = [Math.max(0, j - 1), Math.min(LEVELS.length - 1, j + 1)]
    return (xs[b] - xs[a]) / (LEVELS[b] - LEVELS[a])
  }
  const [m0, m1, d] = [slope(i), slope(i + 1), y1 - y0]
  const [t2, t3] = [t * t, t * t * t]
  return (
    (2 * t3 - 3 * t2 + 1) * xs[i] +
    (t3 - 2 * t2 + t) * d * m0 +
    (3 * t2 - 2 * t3) * xs[i + 1] +
    (t3 - t2) * d * m1
  )
}

const run = (f, y0 = -6, y1 = 88, n = 60) =>
  Array.from({ length: n + 1 }, (_, i) => {
    const y = y0 + ((y1 - y0) * i) / n
    return [f(y), y]
  })

/** Tones of bark, gap, shade, wood and light: all the roots left of the head are one mass of shade, those on the right one of sun. */
const BARK = [
  ['#38243f', '#422b47', '#4a314c', '#4a314c'],
  ['#38243f', '#462e49', '#50364f', '#50364f'],
  ['#38243f', '#4a314b', '#583c53', '#5e4157'],
  ['#3c2642', '#543a50', '#684857', '#7c585c'],
  ['#40263f', '#4c3049', '#5c3c4c', '#5c3c4c'],
  ['#54343f', '#b07c5c', '#dca878', '#ecc088'],
  ['#60403f', '#c08a64', '#eab880', '#f8d094'],
  ['#6c4844', '#cc9468', '#f2c48a', '#fcdca0'],
  ['#744c48', '#d49c6c', '#f6cc90', '#ffe4ac'],
]

/** The roots, side by side like folds of cloth; they part round the head and meet again below it. */
export function roots(k) {
  for (let n = 0; n < LINES.length - 1; n++) {
    const [gap, shade, wood, light] = BARK[n]
    // Between these two the head rests; below it they leave a fold of shade.
    if (n === 4) {
      fill(k, shade, [
        ...run((y) => lineAt(4, y), 74, 88),
        ...run((y) => lineAt(5, y), 74, 88).reverse(),
      ])
      continue
    }
    const f = (s) => (y) => lineAt(n, y) + (lineAt(n + 1, y) - lineAt(n, y)) * s
    // How the light comes and goes along a root.
    const sway = (s, q) => (y) => f(s + 0.07 * Math.sin(y * 0.09 + n * 2.1 + q))(y)
    const band = (c, a, b) => fill(k, c, [...run(a), ...run(b).reverse()])
    band(wood, f(0), f(1))
    band(shade, f(0), sway(n > 4 ? 0.24 : 0.36, 0))
    band(light, sway(0.7, 1), sway(0.9, 2))
    // The gap at its left, wide and narrow by turns.
    band(
      gap,
      f(0),
      (y) => f(0)(y) + 0.25 + (n > 4 ? 0.5 : 0.75) * Math.max(0, Math.sin(y * 0.075 + n * 1.7)),
    )
  }
  // Folds inside the broad ones.
  for (const [n, s, y0, y1, w, tone] of [
    [2, 0.55, 30, 86, 1.3, '#45304a'],
    [3, 0.52, 62, 88, 1.6, '#4c344c'],
    [6, 0.55, 10, 58, 1, '#b88460'],
    [8, 0.5, 58, 88, 1.8, '#c08c64'],
  ]) {
    const at = (y) => lineAt(n, y) + (lineAt(n + 1, y) - lineAt(n, y)) * s
    const thick = (y) => w * Math.sin((Math.PI * (y - y0)) / (y1 - y0)) ** 0.8
    fill(k, tone, [...run(at, y0, y1, 30), ...run((y) => at(y) + thick(y), y0, y1, 30).reverse()])
  }
}

/** The dark hollow behind the head. */
export function hollow(k) {
  path(
    k,
    '#24162f',
    'M56 26C64 32 70 44 69 54C68 64 60 72 56 79C52 72 44 64 43 54C42 44 48 32 56 26Z',
  )
}

/** A squirrel that sits up on a root and looks at the monk; feet at 0, 7 high, facing right. */
export function squirrel(k) {
  path(
    k,
    'rgba(84,44,60,.5)',
    'M-5.400 0.700C-4 -0.300 0 -0.500 2.600 -0.200C2.800 0.200 1 0.500 -1.400 0.600Z',
  )
  path(
    k,
    '#7c3c34',
    'M-1.200 -0.400C-3.600 -0.200 -5 -2 -4.600 -4.400C-4.400 -6.200 -3 -7.600 -3.600 -9C-1.600 -8.600 -1 -6.600 -1.800 -5C-2.400 -3.600 -2.200 -2 -0.800 -1.400Z',
  )
  path(
    k,
    '#a8543c',
    'M-1.600 0C-2.400 -2 -1.800 -4.200 0 -5C0 -6.400 1 -7.200 2.200 -6.800C3 -6.600 3.700 -5.900 3.800 -5.300C3.500 -4.700 2.900 -4.500 2.200 -4.400C2.500 -3.600 2.500 -2.800 2.100 -2L1.400 -1.800L1.900 -0.400L2.500 0Z',
  )
  path(
    k,
    '#f4b878',
    'M1.300 -4.400C1.900 -3.600 1.900 -2.600 1.300 -1.800L1.900 -0.400L2.500 0H1.200C0.600 -1.400 0.600 -3 1.300 -4.400ZM2.600 -6.600C3.200 -6.400 3.700 -5.900 3.800 -5.300L3 -5Z',
  )
  path(
    k,
    '#7c3c34',
    'M0.700 -6.600C0.500 -7.400 0.900 -7.900 1.400 -7.900C1.700 -7.500 1.700 -7 1.400 -6.700Z',
  )
  path(k, '#24162f', 'M2.200 -5.900a0.220 0.220 0 1 0 0.440 0a0.220 0.220 0 1 0 -0.440 0Z')
  stroke(k, '#8c4438', 0.55, 'M0.800 -3.700L2 -3.200L2.600 -3.700')
}

/** Leaves of the bodhi on their long stalks: a heart with a drawn-out tip. x, y, size, turn, in the sun or not. */
export function leaves(k, text) {
  for (const [x, y, q, a, sun] of points(text, 5)) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    k.scale(q, q)
    stroke(k, '#4c6440', 0.14, 'M0 -1.900L0 -0.700')
    path(
      k,
      sun ? '#7cac48' : '#285848',
      'M0 -0.800C-0.700 -1.400 -1.900 -0.800 -1.600 0.500C-1.300 1.500 -0.400 1.700 0 3.400C0.400 1.700 1.300 1.500 1.600 0.500C1.900 -0.800 0.700 -1.400 0 -0.800Z',
    )
    path(
      k,
      sun ? '#cce068' : '#3c7850',
      'M0 -0.800C0.700 -1.400 1.900 -0.800 1.600 0.500C1.300 1.500 0.400 1.700 0 3.400Z',
    )
    k.restore()
  }
}

/** The head of sandstone, its middle at 0, 0, 26 high: worn curls, joined brows, lids cast down, a smile; turned a little aside. */
export function head(k) {
  const [light, stone, shade, deep] = ['#f4dcb0', '#cca888', '#947068', '#5c4050']
  const face =
    'M-8.800 -4C-9 2 -7.600 8 -4.400 11.600C-2 13.800 2 13.800 4.400 11.600C7.600 8 9 2 8.800 -4C7 -9 -7 -9 -8.800 -4Z'
  path(k, stone, face)
  path(
    k,
    shade,
    'M-8.800 -4C-9 2 -7.600 8 -4.400 11.600C-3.400 12.600 -2.200 13.100 -1 13.200C-4.400 9.600 -6 4 -5.600 -2C-5.500 -4.500 -5 -6.200 -4 -7.300C-6.400 -6.800 -8.200 -5.600 -8.800 -4Z',
  )
  path(
    k,
    light,
    'M0.900 -7.600C4.600 -7.600 8 -6.300 8.800 -4C9 2 7.600 8 4.400 11.600C3.600 12.400 2.600 12.900 1.500 13.200C3.600 11.600 2.800 10 1.900 9.400C4.200 8.300 4.400 6.800 3 5.600C2.600 4.400 1.500 2 1.300 -1C3.400 1.200 6.200 0.900 7.600 -1.200C6.600 -4 3.400 -4.600 1 -2.400C0.700 -4 0.700 -6 0.900 -7.600Z',
  )
  // Nose: broad wings, a long ridge that the brows run into.
  path(
    k,
    shade,
    'M-0.900 -3C-1 0 -1.500 3 -2.500 4.700C-2.300 5.900 -1 6.100 0.300 5.700C-0.900 5 -0.600 1 -0.300 -3Z',
  )
  path(
    k,
    light,
    'M-0.300 -3C-0.500 1 -0.800 4.300 0.100 5.400C1.200 5.800 2.300 5.700 2.500 4.700C1.400 3 0.900 0 0.800 -3Z',
  )
  stroke(
    k,
    deep,
    0.4,
    'M-2.300 5.300Q-1.500 5.900 -0.700 5.500M0.900 5.600Q1.700 5.900 2.300 5.200',
  )
  for (const m of [-1, 1])
    path(
      k,
      '#7c5a58',
      `M${m * 8} -1.700C${m * 6.2} -5.200 ${m * 2.6} -5.400 ${m * 0.6} -2.500C${m * 2.8} -4.400 ${m * 6} -4.300 ${m * 8} -1.700Z`,
    )
  for (const [m, lid] of [
    [-1, '#b08c7c'],
    [1, '#f0d4a8'],
  ]) {
    path(
      k,
      lid,
      `M${m * 7.2} -0.300C${m * 5.6} -2.400 ${m * 3} -2.300 ${m * 1.7} -0.200C${m * 3.2} 1.300 ${m * 5.8} 1.200 ${m * 7.2} -0.300Z`,
    )
    path(
      k,
      deep,
      `M${m * 7.5} -0.400C${m * 5.8} 1.600 ${m * 3.2} 1.700 ${m * 1.4} -0.300C${m * 3.2} 0.900 ${m * 5.8} 0.800 ${m * 7.5} -0.400Z`,
    )
  }
  path(
    k,
    shade,
    'M-3.700 8.300C-2.400 7.500 -0.800 7.400 0 7.700C0.800 7.400 2.400 7.500 3.700 8.300C2 9 -2 9 -3.700 8.300Z',
  )
  path(k, '#dcb890', 'M-3 8.700C-1 9 1 9 3 8.700C2 10.300 -2 10.300 -3 8.700Z')
  stroke(k, deep, 0.34, 'M-4.100 8C-2.600 8.700 -1 8.300 0 8.600C1 8.300 2.600 8.700 4.100 8')
  path(k, shade, 'M-1.900 10.700Q0 10.200 1.900 10.700Q0 11.300 -1.900 10.700Z')
  // Curls down to a hairline that dips between the brows.
  k.save()
  k.beginPath()
  k.moveTo(-9.2, -2.6)
  k.bezierCurveTo(-10.6, -16, 10.6, -16, 9.2, -2.6)
  k.bezierCurveTo(8, -6.6, 3.6, -8.6, 0, -7.2)
  k.bezierCurveTo(-3.6, -8.6, -8, -6.6, -9.2, -2.6)
  k.clip()
  path(k, deep, 'M-12 -18H12V0H-12Z')
  for (let row = 0; row < 8; row++)
    for (let i = -7; i < 8; i++) {
      const x = (i + (row % 2) / 2) * 1.5
      const y = -13.6 + row * 1.42 + Math.abs(x) * 0.1
      const tone = x < -4 ? 0 : x < 2 ? 1 : 2
      path(
        k,
        ['#7c5c60', '#a8887c', '#d4b08c'][tone],
        `M${x - 0.66} ${y}a0.660 0.660 0 1 0 1.320 0a0.660 0.660 0 1 0 -1.320 0Z`,
      )
      path(
        k,
        ['#94746c', '#ccac8c', '#fce8bc'][tone],
        `M${x - 0.1} ${y - 0.2}a0.320 0.320 0 1 0 0.640 0a0.320 0.320 0 1 0 -0.640 0Z`,
      )
    }
  k.restore()
  // The side away from the sun lies in the same shade as the roots beside it.
  k.save()
  k.clip(
    new Path2D('M-8.800 -4C-9 2 -7.600 8 -4.400 11.600C-2 13.800 2 13.800 4.400 11.600L5 -15H-9Z'),
  )
  k.globalCompositeOperation = 'multiply'
  path(
    k,
    '#a88aa4',
    'M-11 -16H-0.600L0.300 -7L-0.500 -3L-0.300 2L-0.500 4.600L0.300 6L0.500 7.600L0.200 9.400L0.700 11L0.500 14.500H-11Z',
  )
  k.restore()
}
