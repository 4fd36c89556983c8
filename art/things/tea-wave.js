// A slope of tea that swells like a wave before Fuji, early in May, a little after sunrise; the sun low on the right.
import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { leaf, leafEdge, smooth } from './leaf-edge.js'

const [CX, TOP, HIGH] = [113, 25, 34]
const half = (t) => 3.6 + 51 * t ** 1.45
/** A point of the mountain: s from -1 (left outline) to 1 (right), t from 0 (rim) to 1 (foot). */
const M = (s, t) => [CX + s * half(t), TOP + HIGH * t]
const line = (list) => smooth(points(list), 8).map(([s, t]) => M(s, t))

/** The sky of the morning and Fuji, one flank in the sun; its snow runs down in the ravines. */
export function fuji(k) {
  const g = k.createLinearGradient(0, 0, 0, 62)
  for (const [a, c] of [
    [0, '#4fa3b4'],
    [0.35, '#97cdc4'],
    [0.7, '#f4e9c0'],
    [1, '#ffdcaa'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  const steps = Array.from({ length: 31 }, (_, i) => i / 30)
  const left = steps.map((t) => M(-1, t))
  const right = steps.map((t) => M(1, t))
  const rim = [
    [CX - 2.6, TOP - 0.5],
    [CX - 1, TOP - 0.3],
    [CX + 0.6, TOP - 0.5],
    [CX + 2.4, TOP - 0.4],
  ]
  const whole = [...left.toReversed(), ...rim, ...right]
  fill(k, '#7f9cc0', whole)
  k.save()
  k.beginPath()
  for (const p of whole) k.lineTo(...p)
  k.clip()
  const ridge = line('-0.100 -0.100 0 0.100 -0.240 0.260 -0.080 0.420 -0.260 0.640 -0.120 1.100')
  fill(k, '#b3b4cc', [...ridge, [190, 62], [190, 20]])
  // Ribs: in the shade on the bright flank, brighter on the dark one.
  const rib = (c, s0, t0, s1, t1, w) =>
    fill(k, c, [
      M(s0, t0),
      M((s0 + s1) / 2 + w, t0 + (t1 - t0) * 0.7),
      M(s1 + w * 0.3, t1),
      M((s0 + s1) / 2 - w * 0.4, t0 + (t1 - t0) * 0.5),
    ])
  for (const [s0, t0, s1, t1, w] of points(
    '0.200 0.300 0.160 0.900 0.090 0.480 0.240 0.540 0.860 0.080 0.740 0.360 0.780 0.800 0.050',
    5,
  ))
    rib('#98a5c6', s0, t0, s1, t1, w)
  for (const [s0, t0, s1, t1, w] of points(
    '-0.560 0.260 -0.620 0.800 0.080 -0.820 0.420 -0.800 0.900 0.050',
    5,
  ))
    rib('#93abc9', s0, t0, s1, t1, w)
  // Snow: tongues of unlike length, the ravines between them bare.
  const edge = line(
    '-1.200 0.260 -0.960 0.330 -0.880 0.230 -0.740 0.420 -0.640 0.270 -0.480 0.360 -0.400 0.220 -0.250 0.520 -0.130 0.300 0.020 0.390 0.110 0.240 0.290 0.560 0.360 0.300 0.520 0.410 0.590 0.230 0.770 0.470 0.850 0.260 0.960 0.340 1.200 0.240',
  )
  const snow = [...edge, [CX + 20, TOP - 4], [CX - 20, TOP - 4]]
  fill(k, '#d5e0ef', snow)
  k.beginPath()
  for (const p of snow) k.lineTo(...p)
  k.clip()
  fill(k, '#fff4e2', [...ridge, [190, 62], [190, 10], [CX - 0.4, 10]])
  for (const [s0, t0, s1, t1, w] of points(
    '0.300 0.040 0.200 0.340 0.110 0.660 0.060 0.620 0.300 0.090',
    5,
  ))
    rib('#d9d5e2', s0, t0, s1, t1, w)
  k.restore()
  const mist = (y0, y1, c, a) => {
    const m = k.createLinearGradient(0, y0, 0, y1)
    m.addColorStop(0, `rgba(${c},0)`)
    m.addColorStop(1, `rgba(${c},${a})`)
    k.fillStyle = m
    k.fillRect(-6, y0, 172, y1 - y0 + 0.1)
  }
  mist(44, 58, '255,231,190', 1)
  const ridgeline = smooth(
    points('40 56 60 54.600 78 55.600 96 55 116 56.400 136 54.400 152 52 170 50.600'),
    6,
  )
  fill(k, '#b9cdbc', [...ridgeline, [170, 70], [40, 70]])
  mist(55, 62, '255,236,200', 0.95)
  fill(k, '#8fb9a6', [
    ...smooth(points('64 64 84 60.400 98 60.600 112 59.600 128 58 146 55.600 170 54'), 6),
    [170, 70],
    [60, 70],
  ])
}

// Three lines of the slope from left to right: its crest, its middle, its foot along the lane.
const LINES = [
  '-8 9 8 8.400 22 11.600 36 20.600 49 33 62 45.600 77 56 93 61.600 110 63 128 61.400 147 57 170 50',
  '-8 38 8 38.400 22 41 36 46.600 50 54 64 61 79 66.600 95 69.600 111 70.400 128 69.400 147 66.800 170 63',
  '-8 74 8 76 22 77.800 36 79.400 50 80.800 65 82 80 82.900 96 83.300 112 83.300 130 82.800 148 81.800 170 80',
].map((text) => smooth(points(text), 8))
const ROWS = 13
const depth = (i) => (3.4 ** (i / ROWS) - 1) / 2.4

/** The line across the slope at v: 0 the crest, 1 the foot. */
export const rowLine = (v) =>
  LINES[0].map((_, n) =>
    [0, 1].map((d) => {
      const [a, b, c] = LINES.map((l) => l[n][d])
      return a * (1 - v) * (1 - 2 * v) + b * 4 * v * (1 - v) + c * v * (2 * v - 1)
    }),
  )

const SUN = ['#17564f', '#3d9357', '#8cc558', '#d3e77e']
const SHADE = ['#123f4c', '#1c6058', '#33845e', '#5ba468']

/** Where each row turns away from the sun: the first far, the last near. */
const turn = (i) => 118 + 1.1 * i + 5 * (i / ROWS) ** 3 + 2.2 * Math.sin(i * 2.3)

function hedge(k, i, tones, from) {
  const far = (c) => blend(c, '#e9e6b4', 0.34 * (1 - i / ROWS) ** 1.7)
  const [v0, v1] = [depth(i), depth(i + 1)]
  const at = (f) => {
    const all = rowLine(v0 + (v1 - v0) * f)
    return from === undefined ? all : all.filter(([x]) => x > from + (f + 0.16) * 12)
  }
  const band = (c, a, b) => fill(k, far(c), [...at(a), ...at(b).toReversed()])
  band(tones[0], -0.06, 1.04)
  band(tones[1], -0.02, 0.84)
  band(tones[2], -0.12, 0.56)
  band(tones[3], -0.16, 0.14)
  // New leaves along the crown of the nearer rows.
  if (i < 6) return
  const [a, b] = [-0.12, 0.1].map((f) =>
    at(f).filter(([x]) => from !== undefined || x < turn(i) + 2),
  )
  const size = 0.22 + 0.5 * ((i - 5) / 7) ** 1.4
  leafEdge(k, far(tones[3]), [...a, ...b.toReversed()], {
    size,
    seed: i,
    from: 0,
    to: a.length - 1,
  })
}

/** The rows of tea: the slope in the sun, the rise on the right in its own shade. */
export function slope(k) {
  for (let i = 0; i < ROWS; i++) {
    hedge(k, i, SUN)
    hedge(k, i, SHADE, turn(i))
  }
}

/** The lane of the pickers below the last row, in its shadow at the edge; a bank of grass on our side. */
export function lane(k) {
  const foot = rowLine(1)
  fill(k, '#efd6a0', [...foot, [180, 100], [-20, 100]])
  fill(k, '#bfa47c', [
    ...foot,
    ...foot.map(([x, y], i) => [x, y + 1.1 + 0.25 * Math.sin(i * 0.5)]).toReversed(),
  ])
  fill(k, '#a8957f', [...foot.filter(([x]) => x > 140), [180, 92], [158, 92], [149, 87]])
  const bank = smooth(points('-8 86 20 87.400 50 88.400 84 88.900 118 88.400 146 87 170 84.600'), 8)
  fill(k, '#5f9c50', [...bank, [172, 98], [-8, 98]])
  fill(k, '#2f7650', [
    ...bank.map(([x, y], i) => [x, y + 0.9 + 0.3 * Math.sin(i * 0.7)]),
    [172, 98],
    [-8, 98],
  ])
  k.fillStyle = '#2f7650'
  for (const [x, y, h] of points('66 89.600 2.600 97 90 2 131 89 3 148 88.200 2.400', 3))
    for (const turn of [-0.5, -0.2, 0.05, 0.3, 0.6])
      leaf(k, x + turn, y, h * (1 - Math.abs(turn) * 0.5), turn - Math.PI / 2, 0.1)
}

/** A hedge close to us in its own shade; its shoots, two leaves and a bud on each, reach into the sun. */
export function shoots(k) {
  const mass = smooth(points('-8 71 4 72 12 76 24 79 33 84 44 87 56 93'), 6)
  leafEdge(k, '#123f44', [...mass, [56, 100], [-8, 100]], {
    size: 3.6,
    seed: 12,
    from: 0,
    to: mass.length - 1,
  })
  // A few leaves of the hedge catch a little light.
  k.fillStyle = '#1b5650'
  for (const [x, y, l, a] of points(
    '-1 82 5 -0.400 8 86 4.400 -1 14 84.500 3.600 0.200 3 89 5 0.100 20 88.500 4 -0.700 29 88 3.400 -0.200 11 80 3.600 -2.300',
    4,
  ))
    leaf(k, x, y, l, a, 0.32)
  for (const [x, y, h, lean] of points(
    '4.500 77 14 0.160 16 82 8 -0.220 25 83 10.500 0.300 37 89 6 -0.060',
    4,
  )) {
    const a = lean * 1.6 - Math.PI / 2
    const [tx, ty] = [x + Math.cos(a) * h, y + Math.sin(a) * h]
    const [mx, my] = [
      x + Math.cos(a - lean * 1.4) * h * 0.55,
      y + Math.sin(a - lean * 1.4) * h * 0.55,
    ]
    // The stem rises out of the dark of the hedge.
    const stem = k.createLinearGradient(0, y + 2, 0, y - h * 0.35)
    stem.addColorStop(0, '#123f44')
    stem.addColorStop(1, '#2a6e50')
    stroke(k, stem, h * 0.045, `M${x} ${y + 3}Q${mx} ${my} ${tx} ${ty}`)
    const on = (f) =>
      [0, 1].map(
        (d) => [x, y][d] * (1 - f) ** 2 + [mx, my][d] * 2 * f * (1 - f) + [tx, ty][d] * f * f,
      )
    for (const [f, turn, size, c, c2] of [
      [0.3, 1.1 + lean, 0.5, '#1c5a4c', '#2f7c54'],
      [0.55, -1 + lean, 0.56, '#1c5a4c', '#2f7c54'],
      [0.82, 0.7, 0.5, '#2f7c54', '#5cab58'],
      [0.92, -0.6, 0.44, '#4c9c58', '#8cc860'],
      [1, 0.06, 0.4, '#a9d468', '#d9ee92'],
    ]) {
      const [px, py] = on(f)
      k.fillStyle = c
      leaf(k, px, py, h * size, a + turn, 0.34)
      k.fillStyle = c2
      leaf(k, px, py, h * size, a + turn + 0.07, 0.12)
    }
  }
}

/** A cock pheasant looking right; 4 high, feet at 0. */
export function pheasant(k) {
  path(
    k,
    '#b4966f',
    'M-9.600 2.300C-7 0.600 -2 0 0.600 0.100L0.800 0.500C-2 1.100 -6 1.700 -9.600 2.300Z',
  )
  path(
    k,
    '#8c6c4c',
    'M-2.400 -1.800C-5 -1 -7.600 0.600 -9.600 2.200C-7.600 1.400 -5 0.200 -2 -0.800Z',
  )
  stroke(
    k,
    '#54403c',
    0.16,
    'M-4.200 -0.700l-0.300 0.700M-5.600 0l-0.300 0.600M-7 0.800l-0.200 0.500',
  )
  stroke(k, '#6c5448', 0.22, 'M-0.300 -0.800V0.200M0.500 -0.800V0.200')
  path(
    k,
    '#1c5c54',
    'M-2.600 -1.700C-2 -2.900 0 -3.100 1 -3.200C1.200 -4 1.400 -4.600 1.900 -4.700C2.500 -4.700 2.800 -4.200 2.600 -3.700C2.500 -2.400 2 -0.700 0.300 -0.600C-1 -0.500 -2 -0.800 -2.600 -1.700Z',
  )
  path(
    k,
    '#3c8c6c',
    'M1 -3.200C1.200 -4 1.400 -4.600 1.900 -4.700C2.500 -4.700 2.800 -4.200 2.600 -3.700C2.500 -2.700 2.200 -1.700 1.500 -1.100C1.900 -2 1.700 -2.700 1 -3.200Z',
  )
  path(
    k,
    '#9cb0c0',
    'M-2.600 -1.700C-2 -2.700 -0.800 -3 0.200 -2.700C0.200 -1.900 -1.200 -1.300 -2.600 -1.700Z',
  )
  path(
    k,
    '#3c4c9c',
    'M1.300 -4.100C1.400 -4.500 1.600 -4.700 1.900 -4.700C2.500 -4.700 2.800 -4.200 2.600 -3.700L1.400 -3.500Z',
  )
  path(k, '#d83c40', 'M2 -4.500C2.500 -4.600 2.700 -4.200 2.600 -3.800L2 -3.900Z')
  path(k, '#f0dca8', 'M2.600 -4.250L3.200 -3.900L2.600 -3.850Z')
}

/** A wide basket full of new leaves, 3 high, its shadow on the left. */
export function basket(k) {
  path(
    k,
    '#b4966f',
    'M-6.500 0.500C-5 0 -2 -0.300 0 -0.300L1.200 0.300C-1 0.700 -5 0.800 -6.500 0.500Z',
  )
  const heap = points('-2.300 -1.900 -1.200 -2.700 0.600 -2.900 2.300 -1.900')
  leafEdge(k, '#6fb04c', heap, { size: 0.8, seed: 5, from: 0, to: 3 })
  leafEdge(k, '#b4dc70', points('-0.400 -1.900 0.300 -2.600 1 -2.700 2 -1.900'), {
    size: 0.6,
    seed: 7,
    from: 0,
    to: 3,
  })
  path(
    k,
    '#a8784c',
    'M-2.600 -2H2.600C2.600 -1 2.200 -0.300 1.700 0.200Q0 0.600 -1.700 0.200C-2.200 -0.300 -2.600 -1 -2.600 -2Z',
  )
  path(k, '#dcae6c', 'M0.300 -2H2.600C2.600 -1 2.200 -0.300 1.700 0.200Q1 0.400 0.300 0.420Z')
  stroke(k, '#7c5238', 0.2, 'M-2.450 -1.200Q0 -0.700 2.450 -1.200M-2.100 -0.450Q0 0 2.100 -0.450')
  stroke(k, '#8c5f40', 0.4, 'M-2.600 -1.950H2.600')
}
