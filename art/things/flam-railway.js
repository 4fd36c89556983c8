// The Flåm railway in October: the green train out of its tunnel on the ledge, the valley below, a wall in shade with its fall.
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The track: where the near rail runs, and how tall a coach stands there. t from the tunnel (0) to us (1). */
const track = (t) => {
  const a = (1 - t) ** 3
  const b = 3 * (1 - t) ** 2 * t
  const c = 3 * (1 - t) * t * t
  const d = t ** 3
  return [
    a * 98 + b * 84 + c * 62 + d * 22,
    a * 61 + b * 63.5 + c * 67 + d * 86,
    3.6 + 11.8 * t ** 1.9,
  ]
}

/** The ledge under the track: ballast, its wall of stones, the tunnel it comes from. */
export function ledge(k) {
  // The spur that the tunnel goes through.
  fill(
    k,
    '#a08084',
    rough(
      points(
        '76 62 80 56 86 50.500 92 48.500 98 49.500 103 53 108 58 114 62 120 67 128 74 134 84 138 98 60 98 70 70',
      ),
      0.4,
      7,
    ),
  )
  for (const [c, t] of [
    ['#d0ac94', '92 48.500 98 49.500 103 53 108 58 114 62 110 63 105 60 102 57 97 54 93 52'],
    ['#d0ac94', '104 64 112 66 118 70 124 78 116 76 110 72'],
    ['#745c74', '100 66 106 70 110 78 116 84 118 98 104 98 100 84 98 74'],
    ['#745c74', '122 74 128 78 132 88 134 98 126 98 122 86'],
    ['#886c78', '86 50.500 92 49 92 54 88 58 82 60 80 58'],
  ])
    fill(k, c, rough(points(t), 0.35, t.length))
  const r = random(4)
  const edge = Array.from({ length: 41 }, (_, i) => track(i / 34))
  const out = edge.map(([x, y, q]) => [x + q * 0.34, y + q * 0.12])
  // The wall.
  fill(k, '#84645c', [...out, [-8, 110], [150, 110], [124, 84], [108, 68]])
  for (const [c, t] of [
    ['#a8806c', '100 63 108 68 118 76 126 86 118 82 108 76 98 70 88 68'],
    ['#6c5060', '96 72 104 76 110 84 113 98 96 98 98 84'],
    ['#9c7868', '72 74 82 72.500 92 76 97 84 96 98 84 98 86 86 80 79'],
    ['#6c5060', '56 82 66 79 74 84 78 98 58 98'],
    ['#c8a05c', '88 69.500 98 71 108 77 116 84 106 80 98 75.500'],
    ['#b08c4c', '64 77.500 74 75.500 84 80 90 88 80 84 72 80'],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
  fill(k, '#8c7c88', [...out, ...edge.map(([x, y, q]) => [x + q * 0.46, y + q * 0.62]).reverse()])
  for (let i = 1; i < 40; i++) {
    const [x, y, q] = edge[i]
    for (let j = 0; j < 2; j++) {
      const w = q * (0.14 + r() * 0.06)
      path(
        k,
        (i + j) % 3 ? '#a8949c' : '#746880',
        `M${x + q * 0.36} ${y + q * (0.16 + j * 0.22)}l${w * 1.2} ${-w * 0.4}v${q * 0.18}l${-w * 1.2} ${w * 0.4}Z`,
      )
    }
  }
  // Ballast and rails.
  fill(k, '#8c8490', [...out, ...edge.map(([x, y, q]) => [x - q * 0.95, y - q * 0.06]).reverse()])
  stroke(k, '#3c3450', 0.5, `M${edge.map(([x, y]) => `${x} ${y + 0.2}`).join('L')}`)
  // The portal.
  path(
    k,
    '#5c4c64',
    'M92.500 61.600V57C92.600 54.600 94.400 53.400 96.400 53.400C98.600 53.400 100.400 54.800 100.500 57.200V61.800Z',
  )
  path(
    k,
    '#d0b4a0',
    'M91.600 61.400V57C91.600 54 94 52.400 96.500 52.400C99.400 52.400 101.500 54.200 101.600 57.200V62H100.400V57.400C100.400 55 98.600 53.600 96.500 53.600C94.400 53.600 92.800 54.800 92.800 57V61.400Z',
  )
  path(
    k,
    '#1c1c38',
    'M93 61.500V57.200C93.100 55 94.600 53.900 96.400 53.900C98.400 53.900 99.900 55.200 100 57.400V61.600Z',
  )
}

/** The train: green coaches with one gold line, the engine in front. */
export function train(k) {
  const side = (a, b, lo, hi, c) => {
    const n = 6
    const at = (t, f) => {
      const [x, y, q] = track(t)
      return [x, y - q * f]
    }
    const list = []
    for (let i = 0; i <= n; i++) list.push(at(a + ((b - a) * i) / n, lo))
    for (let i = n; i >= 0; i--) list.push(at(a + ((b - a) * i) / n, hi))
    fill(k, c, list)
  }
  const roof = (a, b, c, from, to) => {
    const n = 6
    const at = (t, m) => {
      const [x, y, q] = track(t)
      return [x - q * 0.62 * m, y - q * (1 + 0.12 * Math.sin(m * 3.14)) + q * 0.02 * m]
    }
    const list = []
    for (let i = 0; i <= n; i++) list.push(at(a + ((b - a) * i) / n, from))
    for (let i = n; i >= 0; i--) list.push(at(a + ((b - a) * i) / n, to))
    fill(k, c, list)
  }
  const cuts = [0.02, 0.235, 0.42, 0.575, 0.705, 0.815, 0.985]
  side(0.03, 0.9, 0.08, 0.86, '#242038')
  for (let i = 0; i < cuts.length - 1; i++) {
    const [a, b] = [cuts[i] + 0.004, cuts[i + 1] - 0.005]
    const engine = i === cuts.length - 2
    roof(a, b, '#344c5c', 0, 1)
    roof(a, b, '#8ca8a8', 0, 0.4)
    side(a, b, 0.02, 0.12, '#2c2840')
    side(a, b, 0.1, 1, '#2c7454')
    side(a, b, 0.1, 0.3, '#1f5a48')
    side(a, b, 0.34, 0.38, '#f4c04c')
    side(a, b, 0.96, 1, '#5ca47c')
    const n = engine ? 0 : 7
    for (let j = 0; j < n; j++) {
      const [u, v] = [a + ((b - a) * (j + 0.22)) / n, a + ((b - a) * (j + 0.84)) / n]
      side(u, v, 0.46, 0.84, j === 0 || j === n - 1 ? '#1f5a48' : '#1c3450')
      if (j && j < n - 1) side(u, u + (v - u) * 0.5, 0.62, 0.84, j % 3 ? '#8cb8cc' : '#ffe0a0')
    }
    if (engine) {
      side(a + (b - a) * 0.1, a + (b - a) * 0.62, 0.52, 0.8, '#1f5a48')
      for (let j = 0; j < 5; j++)
        side(a + (b - a) * (0.13 + j * 0.1), a + (b - a) * (0.19 + j * 0.1), 0.55, 0.77, '#174838')
      side(a + (b - a) * 0.74, a + (b - a) * 0.92, 0.5, 0.86, '#1c3450')
      side(a + (b - a) * 0.74, a + (b - a) * 0.83, 0.66, 0.86, '#9cc4d4')
    }
    for (const t of [
      a + (b - a) * 0.16,
      a + (b - a) * 0.28,
      b - (b - a) * 0.28,
      b - (b - a) * 0.16,
    ]) {
      const [x, y, q] = track(t)
      path(k, '#1c1830', `M${x} ${y - q * 0.16}a${q * 0.06} ${q * 0.09} 0 1 0 0.010 0Z`)
    }
  }
  // The face of the engine.
  const [x, y, q] = track(0.98)
  const p = (u, v) => [x - q * 0.64 * u - q * 0.06 * Math.sin(v * 3), y - q * v + q * 0.02 * u]
  fill(k, '#1f5a48', [
    p(0, 0.06),
    p(0, 0.9),
    p(0.16, 1.04),
    p(0.5, 1.1),
    p(0.84, 1.03),
    p(1, 0.88),
    p(1, 0.06),
  ])
  fill(k, '#174838', [p(0.62, 0.06), p(0.62, 1.08), p(0.84, 1.03), p(1, 0.88), p(1, 0.06)])
  fill(k, '#1c3450', [p(0.1, 0.54), p(0.1, 0.88), p(0.5, 0.94), p(0.9, 0.86), p(0.9, 0.53)])
  fill(k, '#a4ccd8', [p(0.14, 0.58), p(0.14, 0.85), p(0.34, 0.9), p(0.24, 0.58)])
  fill(k, '#f4c04c', [p(0, 0.36), p(0, 0.41), p(1, 0.4), p(1, 0.35)])
  fill(k, '#2c2840', [p(-0.02, 0.02), p(-0.02, 0.14), p(1.02, 0.13), p(1.02, 0.02)])
  for (const u of [0.14, 0.86]) {
    const [lx, ly] = p(u, 0.25)
    path(
      k,
      'rgba(255,240,190,.5)',
      `M${lx} ${ly - q * 0.09}a${q * 0.09} ${q * 0.09} 0 1 0 0.010 0Z`,
    )
    path(k, '#fffbe4', `M${lx} ${ly - q * 0.05}a${q * 0.05} ${q * 0.05} 0 1 0 0.010 0Z`)
  }
  const [lx, ly] = p(0.5, 1)
  path(k, '#fffbe4', `M${lx} ${ly - q * 0.04}a${q * 0.04} ${q * 0.04} 0 1 0 0.010 0Z`)
}

/** The masts stand on the far side of the track. */
export function masts(k) {
  for (const t of [0.2, 0.44, 0.66, 0.86]) {
    const [x, y, q] = track(t)
    const px = x - q * 0.95
    stroke(
      k,
      '#4c3c50',
      q * 0.05,
      `M${px} ${y - q * 0.2}V${y - q * 1.75}M${px} ${y - q * 1.5}L${x - q * 0.3} ${y - q * 1.45}`,
    )
  }
}

/** The wire over it. */
export function wire(k) {
  const line = Array.from({ length: 31 }, (_, i) => {
    const [x, y, q] = track(0.02 + (i / 30) * 0.98)
    return `${x - q * 0.3} ${y - q * 1.42}`
  })
  stroke(k, '#3c3048', 0.14, `M${line.join('L')}`)
}
