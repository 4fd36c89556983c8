// The crater of Ngorongoro from its southern rim: the ring of the wall, clouds that spill over it, the floor with its lake, wood and herds.
import { alpha } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { leafMass } from '../nature/leaf-mass.js'
import { lens, open, soft } from './curves.js'
import { bent, limb } from './joints.js'

/** Height of the rim and of the foot of the wall across the picture: far in the middle, near at both ends. */
export const rim = (x) =>
  25.2 -
  Math.max(0, 46 - x) ** 1.9 * 0.0049 -
  Math.max(0, x - 108) ** 1.9 * 0.0062 +
  Math.sin(x * 0.11) * 0.7 +
  Math.sin(x * 0.29 + 2) * 0.35
export const foot = (x) =>
  34.2 + Math.max(0, 56 - x) ** 1.7 * 0.0145 + Math.max(0, x - 100) ** 1.7 * 0.0165

const blend3 = (near, far, t) => {
  const hex = (c, i) => Number.parseInt(c.slice(1 + i * 2, 3 + i * 2), 16)
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(hex(near, i) + (hex(far, i) - hex(near, i)) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The wall: spurs with the sun on their right flank, gullies in shade; bluer where it is far. */
export function wall(k) {
  const r = random(19)
  const edge = Array.from({ length: 60 }, (_, i) => -8 + i * 3)
  fill(k, '#7c88ac', [
    ...edge.map((x) => [x, rim(x)]),
    ...[...edge].reverse().map((x) => [x, foot(x) + 0.5]),
  ])
  const lines = []
  for (let i = 0, x = -22; x < 184; i++) {
    const near = Math.min(1, Math.max(0, 50 - x, x - 104) / 60)
    const ridge = i % 2 === 1
    const slant = (x < 78 ? 1 : -1) * (1.4 + near * 17)
    lines.push(
      [0.04, 0.3, 0.54, 0.78, 1.03].map((h, j) => {
        const px = x + h ** 1.25 * slant + (r() - 0.5) * (j ? 2.2 + near * 2 : 0.6)
        return [px, rim(px) + (foot(px) - rim(px)) * (j ? h : ridge ? 0.06 + r() * 0.2 : 0.02)]
      }),
    )
    x += (ridge ? 2.4 + r() * 4 : 1.6 + r() * 3.4) * (1 + near * 0.5)
  }
  lines.forEach((here, i) => {
    const next = lines[i + 1]
    if (!next) return
    const x = here[0][0]
    const far = 1 - Math.min(1, Math.max(0, 50 - x, x - 104) / 62)
    const lit = i % 2 === 1
    const band = (a, b) => [...a, ...[...b].reverse()]
    const mid = (u) =>
      here.map(([px, py], j) => [px + (next[j][0] - px) * u, py + (next[j][1] - py) * u])
    fill(
      k,
      lit ? blend3('#7c9468', '#b0b0b8', far) : blend3('#44687c', '#8490b4', far),
      band(here, next),
    )
    if (lit) fill(k, blend3('#a8ac6c', '#c8bcb8', far), band(mid(0.1).slice(1), mid(0.55).slice(1)))
    else fill(k, blend3('#34586c', '#7884ac', far), band(mid(0.4).slice(1), mid(0.9).slice(1)))
  })
  // Woods climb the foot of the nearer parts.
  for (let x = -6; x < 168; x += 1.1) {
    const near = Math.min(1, Math.max(0, 44 - x, x - 112) / 56)
    const q = 0.35 + near * 1.1
    path(
      k,
      near > 0.4 ? '#4c6c5c' : '#7c9094',
      `M${x - q} ${foot(x) + 0.7}Q${x - q} ${foot(x) - q * (0.8 + r())} ${x} ${foot(x) - q * 0.9}Q${x + q} ${foot(x) - q * (0.6 + r() * 0.8)} ${x + q} ${foot(x) + 0.7}Z`,
    )
  }
}

/** Cloud that rides on the rim and pours over it: heads of unlike size above, broad soft tongues below. */
export function spill(k, heads, tongues, [lit, mid, shade]) {
  // Each head: x, height, half width; each tongue: x, depth, half width.
  const body = (c, shrink, up) => {
    for (const [x, deep, half] of tongues) {
      const w = half * (1 - shrink * 0.5)
      const way = x < 78 ? 1 : -1
      const d = deep * (1 - shrink)
      const y = rim(x) - 0.6
      const g = k.createLinearGradient(0, y, 0, y + d * 1.05)
      g.addColorStop(0, c)
      g.addColorStop(0.45, c)
      g.addColorStop(1, alpha(c, 0))
      path(
        k,
        g,
        `M${x - w * 1.5} ${y}C${x - w * 0.9} ${y + d * 0.3} ${x - w * 0.7 + way * d * 0.15} ${y + d * 0.72} ${x - w * 0.3 + way * d * 0.25} ${y + d}C${x + way * d * 0.32} ${y + d * 1.12} ${x + w * 0.4 + way * d * 0.22} ${y + d * 0.9} ${x + w * 0.7 + way * d * 0.1} ${y + d * 0.6}C${x + w * 0.9} ${y + d * 0.3} ${x + w * 1.2} ${y + d * 0.1} ${x + w * 1.6} ${y}Z`,
      )
    }
    k.fillStyle = c
    k.beginPath()
    for (const [x, high, half] of heads) {
      const w = half * (1 - shrink * 0.3)
      const cy = rim(x) + 0.4 - up * high * 0.3
      k.moveTo(x + up * half * 0.2 + w, cy)
      k.ellipse(x + up * half * 0.2, cy, w, high * (1 - shrink * 0.36), 0, Math.PI, 0)
      k.ellipse(x + up * half * 0.2, cy, w, 1.1 * (1 - shrink), 0, 0, Math.PI)
    }
    k.fill()
  }
  body(shade, 0, 0)
  body(mid, 0.22, 0.3)
  body(lit, 0.5, 0.7)
}

/** The floor: grass in great patches, the soda lake, the wood of Lerai, a marsh, tracks. */
export function floor(k) {
  const line = Array.from({ length: 60 }, (_, i) => [-8 + i * 3, foot(-8 + i * 3)])
  const g = k.createLinearGradient(0, 34, 0, 76)
  for (const [t, c] of [
    [0, '#c4bcac'],
    [0.16, '#ccbc8c'],
    [0.5, '#bcb468'],
    [1, '#8c9850'],
  ])
    g.addColorStop(t, c)
  fill(k, g, [...line, [170, 96], [-8, 96]])
  k.save()
  k.beginPath()
  for (const [x, y] of [...line, [170, 96], [-8, 96]]) k.lineTo(x, y + 0.7)
  k.clip()
  for (const [x, y, half, up, c, lean] of [
    [84, 37.5, 40, 0.6, '#b8b4a0', 0],
    [128, 41, 34, 0.8, '#b0ac80', 0.5],
    [26, 43, 30, 0.9, '#a8a878', -0.6],
    [66, 41, 40, 0.7, '#d8c898', 0],
    [120, 47, 34, 1.2, '#d4c27c', 0.6],
    [36, 52, 34, 1.8, '#a4a864', -0.5],
    [110, 58, 44, 2.4, '#a0a458', 0.6],
    [60, 61, 36, 2, '#c8bc68', -0.6],
    [140, 53, 26, 1.4, '#b0ac60', 0.6],
  ])
    lens(k, c, x, y, half, up, up * 0.8, lean)
  // Lake Magadi in its white crust.
  soft(
    k,
    '#f4ecdc',
    points(
      '40 47.600 48 44.400 62 42.900 78 43 90 44.200 98 46.400 94 49 82 51 66 51.600 50 50.400',
    ),
    1,
  )
  soft(
    k,
    '#d0d4d8',
    points(
      '44 47.500 51 45 63 43.700 77 43.700 88 44.800 94.500 46.500 91 48.500 80 50.100 66 50.600 52 49.700',
    ),
    1,
  )
  soft(
    k,
    '#fff0d8',
    points('62 44.800 74 44.200 86 45.200 92.500 46.500 88 48 78 48.800 70 47.600 76 46.400'),
    1,
  )
  soft(k, '#b4c0cc', points('46 47.500 54 45.800 64 45.200 60 46.400 66 48 58 49.200 51 49'), 1)
  for (const [x, y, half] of points('56 49.900 7 72 50.300 8 86 48.900 4 48 46.400 3', 3))
    lens(k, '#f0a0a0', x, y, half, 0.14, 0.12, 0.1)
  // The wood of Lerai, a marsh with its springs.
  const r = random(23)
  for (let i = 0; i < 150; i++) {
    const a = r() * 6.28
    const m = Math.sqrt(r())
    const [x, y] = [116 + Math.cos(a) * m * 15 + Math.sin(a) * m * 3, 51.6 + Math.sin(a) * m * 2.5]
    const q = 0.6 + r() * 0.5
    path(
      k,
      '#40604c',
      `M${x - q} ${y}Q${x - q} ${y - q * 1.1} ${x} ${y - q * 1.1}Q${x + q} ${y - q * 1.1} ${x + q} ${y}Z`,
    )
    path(
      k,
      r() < 0.6 ? '#7c9450' : '#98a858',
      `M${x - q * 0.2} ${y - q * 0.3}Q${x - q * 0.1} ${y - q * 1.1} ${x + q * 0.3} ${y - q}Q${x + q} ${y - q * 0.9} ${x + q} ${y - q * 0.2}Z`,
    )
  }
  soft(k, '#6c8c58', points('10 55.500 20 53.200 32 53 38 54.600 30 56.600 18 57'), 1)
  for (const [x, y, half] of points('20 54.800 4 28 55.200 5 24 56 3', 3))
    lens(k, '#cfdcdc', x, y, half, 0.24, 0.2, 0.1)
  for (const [w, c, list] of [
    [0.3, '#cfd8d8', '94 46.500 102 48.500 108 50'],
    [0.26, '#ecdcac', '-6 62 20 60 46 56.500 60 53.500 84 53 104 54.500 124 56.500 150 56 170 60'],
    [0.2, '#ecdcac', '84 53 100 47.500 112 43.500 120 40 126 37.600'],
    [0.22, '#ecdcac', '46 56.500 42 62 52 66 70 68 96 72 116 75 134 80'],
  ])
    stroke(k, c, w, open(points(list), 1))
  // Shadows of clouds travel over it.
  for (const [x, y, half, up] of points(
    '30 48 26 1.700 128 44 24 1.200 92 63 34 2.600 70 38.800 20 0.500',
    4,
  ))
    lens(k, 'rgba(72,88,96,.36)', x, y, half, up, up * 0.8, 0.3)
  k.restore()
}

/** Herds as one sees them from two thousand metres: files of dots, a cloud of dust behind a car. */
export function herds(k) {
  const r = random(6)
  const file = (list, n, q, c) => {
    for (let i = 0; i < n; i++) {
      const t = (i / n) * (list.length - 1)
      const j = Math.min(list.length - 2, Math.floor(t))
      const u = t - j
      const x = list[j][0] + (list[j + 1][0] - list[j][0]) * u + (r() - 0.5) * q * 3
      const y = list[j][1] + (list[j + 1][1] - list[j][1]) * u + (r() - 0.5) * q * 1.6
      const s = q * (0.7 + r() * 0.5)
      path(
        k,
        c,
        `M${x - s} ${y}L${x - s * 0.8} ${y - s * 0.8}H${x + s * 0.7}L${x + s * 1.2} ${y - s * 0.5}L${x + s * 0.7} ${y}Z`,
      )
    }
  }
  file(points('30 64 44 60 58 58.500 74 58 84 59.500'), 90, 0.32, '#4c4048')
  file(points('84 59.500 96 61 108 60 126 61.500'), 46, 0.32, '#4c4048')
  file(points('62 54.500 74 55.600 88 55.200'), 34, 0.26, '#5c4c50')
  file(points('20 50 32 49.200 40 50.200'), 26, 0.22, '#6c5c5c')
  file(points('104 44.500 116 45.400 128 45'), 24, 0.18, '#746868')
  file(points('76 70 90 68.500 104 69 118 67'), 40, 0.4, '#54483f')
  file(points('70 76 80 75 92 76'), 16, 0.46, '#54483f')
  // A few elephants by the wood, a car with its dust.
  for (const [x, y, q] of points('99 53.600 0.900 101.500 54 0.600 103.600 53.800 0.850', 3))
    path(
      k,
      '#5c5464',
      `M${x - q} ${y}V${y - q * 0.9}Q${x} ${y - q * 1.4} ${x + q} ${y - q}L${x + q * 1.4} ${y - q * 0.1}L${x + q} ${y - q * 0.4}V${y}H${x + q * 0.5}V${y - q * 0.4}H${x - q * 0.5}V${y}Z`,
    )
  path(k, 'rgba(248,232,196,.7)', 'M56 66.700C52 66 47 64.800 41 62.400C46 65.600 50 67 56 67.200Z')
  path(k, '#f4f0e4', 'M56 67.100V66.500L56.400 66.200H57.300L57.700 66.600V67.100Z')
  path(k, '#4c5454', 'M56.400 66.600H57.400V66.380H56.500Z')
}

const FOREST = [
  ['#1c3844', '#204048', '#264a4a'],
  ['#204048', '#28504c', '#34604c'],
  ['#284c4c', '#386450', '#5c844c'],
  ['#345c4c', '#548050', '#a4ac54'],
]

/** The inside of our own rim falls away in wood: everything below the line, larger towards us. */
export function slope(k, line, seed, size, bias = 0) {
  const edge = (x) => {
    for (let i = 0; i < line.length - 1; i++) {
      const [[ax, ay], [bx, by]] = [line[i], line[i + 1]]
      if (x >= ax && x <= bx) return ay + ((by - ay) * (x - ax)) / (bx - ax)
    }
    return 200
  }
  fill(k, '#203c48', [...line, [line.at(-1)[0], 98], [line[0][0], 98]])
  leafMass(k, {
    box: [line[0][0], Math.min(...line.map(([, y]) => y)) - 1, line.at(-1)[0], 97],
    inside: (x, y) => y > edge(x) - 0.4,
    light: (x, y) => 0.86 + bias + noise(x * 0.12, y * 0.16) * 0.3 - (y - edge(x)) * 0.075,
    size,
    tones: FOREST,
    seed,
    flat: 0.8,
    side: 1,
  })
}

/** A bough with grey lichen that hangs down in beards. */
export function lichenBough(k) {
  const [dark, lit] = ['#2c3444', '#5c5c54']
  const r = random(9)
  const main = (t) => [168 - t * 46, -1 + t * 9.5 + Math.sin(t * 5) * 1.4]
  const low = (t) => [157 - t * 15, 3.5 + t * 10.5]
  const beard = (x, y, l, c) => {
    for (let j = 0; j < 4; j++) {
      const dx = (j - 1.5) * 0.5 + (r() - 0.5) * 0.3
      const m = l * (0.55 + r() * 0.5)
      path(
        k,
        c,
        `M${x + dx - 0.36} ${y - 0.2}C${x + dx - 0.5} ${y + m * 0.4} ${x + dx * 1.5 + 0.1} ${y + m * 0.6} ${x + dx * 1.2 + 0.3} ${y + m}C${x + dx + 0.5} ${y + m * 0.6} ${x + dx + 0.1} ${y + m * 0.4} ${x + dx + 0.4} ${y - 0.2}Z`,
      )
    }
  }
  for (let i = 0; i < 15; i++) {
    const t = 0.08 + (i / 15) * 0.9
    const [x, y] = main(t)
    beard(x, y, 2.4 + r() ** 2 * 9 * (1 - t * 0.4), i % 3 ? '#5c7c74' : '#8ca488')
  }
  for (const t of [0.35, 0.6, 0.9]) beard(...low(t), 3 + r() * 4, '#6c8c7c')
  const limbOf = (f, n, w0, w1) =>
    Array.from({ length: n + 1 }, (_, i) => [...f(i / n), w0 + (w1 - w0) * (i / n)])
  limb(k, dark, limbOf(main, 12, 4.4, 0.5))
  limb(
    k,
    lit,
    limbOf(main, 12, 1.3, 0.2).map(([x, y, w]) => [x, y - w * 0.9, w]),
  )
  limb(k, dark, limbOf(low, 6, 1.8, 0.4))
  limb(
    k,
    dark,
    bent([
      [148, 4.5, 1.6],
      [140, 0, 1],
      [131, -2, 0.5],
    ]),
  )
  for (const [x0, y0, x1, y1, n] of [
    [134, -8, 168, 4, 4],
    [116, 5, 131, 9.5, 7],
  ])
    leafMass(k, {
      box: [x0, y0, x1, y1],
      inside: (x, y) =>
        y < y1 - 2 + Math.sin(x * 0.6) * 1.4 && (n === 4 || y < 6.5 + (x - 116) * 0.1),
      light: (x, y) => 0.7 - (y - y0) * 0.05,
      size: 2.4,
      tones: FOREST,
      seed: n,
      flat: 0.55,
      side: 1,
    })
}

/** A candelabra euphorbia: a short stem, arms that bend up side by side, the sun on their right; q high, foot at x, y. */
export function candelabra(k, x, y, q, [c, lit, dark], seed) {
  const r = random(seed)
  stroke(k, '#4c4448', q * 0.09, `M${x} ${y}V${y - q * 0.4}`)
  for (let i = 0; i < 17; i++) {
    const u = -1 + (2 * ((i * 7) % 17)) / 16
    const start = [x + u * q * 0.04, y - q * (0.34 + (i % 4) * 0.04)]
    const tall = q * (0.98 - Math.abs(u) ** 2 * 0.26 + (r() - 0.5) * 0.08)
    const elbow = [x + u * q * 0.42, y - q * (0.5 - Math.abs(u) * 0.06)]
    const d = `M${start[0]} ${start[1]}Q${elbow[0]} ${elbow[1] + q * 0.1} ${x + u * q * 0.46} ${y - q * 0.62}L${x + u * q * 0.5} ${y - tall}`
    stroke(k, i % 3 ? c : dark, q * 0.062, d)
    k.save()
    k.translate(q * 0.014, 0)
    stroke(k, lit, q * 0.018, d)
    k.restore()
  }
}

/** An augur buzzard that soars at our height; 10 across. */
export function buzzard(k) {
  path(
    k,
    '#2c2c3c',
    'M-5 -0.9C-3.800 -1.900 -2 -1.900 -0.800 -0.900L0 -1.100L0.800 -0.900C2.200 -1.700 4 -1.400 5.200 0C4.600 -0.100 4.300 0 4.100 0.300C3.600 0 3.300 0.100 3.100 0.500C2.300 0 1.500 0.100 0.900 0.500L0.500 1.900L0 2.100L-0.600 1.800L-0.900 0.500C-1.700 -0.100 -2.400 0 -3.100 0.200C-3.300 -0.200 -3.700 -0.200 -4.100 -0.100C-4.300 -0.500 -4.600 -0.700 -5 -0.900Z',
  )
  path(
    k,
    '#fff4e0',
    'M-3.400 -0.900C-2.400 -1.200 -1.600 -0.900 -0.900 -0.300C-0.400 0 0.400 0 0.900 -0.300C1.800 -0.800 2.800 -0.800 3.600 -0.300C2.600 -0.300 1.700 -0.100 0.800 0.300H-0.800C-1.600 -0.200 -2.400 -0.500 -3.400 -0.900Z',
  )
  path(k, '#d87848', 'M-0.700 0.600H0.700L0.400 1.800L0 1.950L-0.500 1.700Z')
}
