import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { open } from './curves.js'
import { EAST, mix, near, WEST } from './two-bays.js'

const n2 = (v) => Math.round(v * 100) / 100

/** A house of wood among the trees, seen from above: its long front, its gable on the left in the sun or on the right in the shade. */
function house(k, x, y, q, [lit, low], turned) {
  const [long, deep, wall, top] = [3.8, 2.6, 1.1, 2.5]
  // Along, deep, up: the far end lies higher in the picture and to the side of the gable we see.
  const m = turned ? -1 : 1
  const P = (a, b, c) => [m * (a - b * 0.42 - long / 2), -c - b * 0.5]
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  fill(
    k,
    'rgba(8,52,60,.45)',
    turned
      ? [P(0, 0, 0), [3.6, 0.4], [4.2, -1.2], P(0, deep, 0)]
      : [P(long, 0, 0), [4.2, 0.3], [4.4, -1.4], P(long, deep, 0)],
  )
  fill(k, turned ? '#c09494' : '#fff4dc', [
    P(0, 0, 0),
    P(0, 0, wall),
    P(0, deep / 2, top),
    P(0, deep, wall),
    P(0, deep, 0),
  ])
  fill(k, turned ? '#f4dcc0' : '#d0a498', [
    P(0, 0, 0),
    P(long, 0, 0),
    P(long, 0, wall),
    P(0, 0, wall),
  ])
  fill(k, '#7c4c50', [P(1.5, 0, 0), P(2.2, 0, 0), P(2.2, 0, 0.85), P(1.5, 0, 0.85)])
  const e = 0.45
  fill(k, turned ? lit : low, [
    P(-e, -0.4, wall - 0.3),
    P(long + e, -0.4, wall - 0.3),
    P(long + e, deep / 2, top + 0.1),
    P(-e, deep / 2, top + 0.1),
  ])
  // The verge of the roof catches the sun.
  fill(k, turned ? low : lit, [
    P(-e, -0.4, wall - 0.3),
    P(-e, deep / 2, top + 0.1),
    P(-e, deep + 0.4, wall - 0.3),
    P(-e, deep + 0.2, wall - 0.3),
    P(-e, deep / 2, top - 0.4),
    P(-e, -0.2, wall - 0.5),
  ])
  fill(k, lit, [
    P(-e, deep / 2 - 0.3, top - 0.15),
    P(long + e, deep / 2 - 0.3, top - 0.15),
    P(long + e, deep / 2, top + 0.1),
    P(-e, deep / 2, top + 0.1),
  ])
  k.restore()
}

/** What a palm throws on the sand, below all leaves. */
function palmShade(k, x, y, q) {
  path(
    k,
    'rgba(52,72,88,.36)',
    `M${n2(x)} ${n2(y)}L${n2(x + q * 2)} ${n2(y + q * 0.1)}L${n2(x + q * 3)} ${n2(y + q * 0.45)}L${n2(x + q * 2)} ${n2(y + q * 0.4)}Z`,
  )
}

/** A palm at the edge of the beach: a stem and a head of hanging leaves, lit on the left. */
function palm(k, x, y, q, r) {
  const [hx, hy] = [x + q * (r() - 0.5) * 0.9, y - q * (1.7 + r() * 0.6)]
  path(
    k,
    '#7c6058',
    `M${n2(x - q * 0.09)} ${n2(y)}Q${n2(x)} ${n2(hy + q)} ${n2(hx - q * 0.05)} ${n2(hy)}H${n2(hx + q * 0.07)}Q${n2(x + q * 0.12)} ${n2(hy + q)} ${n2(x + q * 0.1)} ${n2(y)}Z`,
  )
  for (const [a, l, c] of [
    [-0.5, 1, '#1c6c58'],
    [0.2, 1.1, '#1c6c58'],
    [0.8, 0.9, '#14544c'],
    [-1.4, 0.8, '#3c8c5c'],
    [-2.3, 1, '#8cbc58'],
    [-2.9, 1.1, '#b4d060'],
    [2.5, 0.9, '#5ca058'],
  ]) {
    const [ex, ey] = [hx + Math.cos(a) * l * q, hy + Math.sin(a) * l * q * 0.6 + q * 0.5 * l]
    const [mx, my] = [hx + Math.cos(a) * l * q * 0.6, hy + Math.sin(a) * l * q * 0.7 - q * 0.12]
    path(
      k,
      c,
      `M${n2(hx)} ${n2(hy)}Q${n2(mx)} ${n2(my - q * 0.16)} ${n2(ex)} ${n2(ey)}Q${n2(mx)} ${n2(my + q * 0.28)} ${n2(hx)} ${n2(hy)}Z`,
    )
  }
}

/** A group of trees as one mass: boughs of several sizes, one side of the whole in the sun, the other in the shade. */
function clump(k, x, y, rx, ry, [shade, mid, light], rand) {
  const count = rx < 4 ? 9 : 15
  const boughs = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + (rand() - 0.5) * 0.5
    const d = i % 3 ? 0.66 + rand() * 0.22 : 0.24 + rand() * 0.2
    return [Math.cos(a) * d, Math.sin(a) * d, 0.26 + rand() ** 2 * 0.24]
  })
  const round = (u, v, q) => {
    const [cx, cy, a] = [n2(x + u * rx), n2(y + v * ry), n2(q * rx * 0.9)]
    const b = n2(a * 0.78)
    return `M${n2(cx - a)} ${cy}a${a} ${b} 0 1 1 ${n2(a * 2)} 0a${a} ${b} 0 1 1 ${n2(-a * 2)} 0Z`
  }
  const some = (keep, du, dv, q) =>
    boughs
      .filter(([u, v]) => keep(u + v))
      .map(([u, v, w]) => round(u + du, v + dv, w * q))
      .join('')
  const heart = (u, v, q) =>
    `M${n2(x + (u - q) * rx)} ${n2(y + v * ry)}a${n2(q * rx)} ${n2(q * ry)} 0 1 1 ${n2(2 * q * rx)} 0a${n2(q * rx)} ${n2(q * ry)} 0 1 1 ${n2(-2 * q * rx)} 0Z`
  const d = heart(0, 0, 0.8) + some(() => true, 0, 0, 1)
  path(k, shade, d)
  k.save()
  k.clip(new Path2D(d))
  path(k, mid, heart(-0.34, -0.36, 0.74) + some((s) => s < 0.25, -0.06, -0.08, 1))
  path(k, light, heart(-0.46, -0.5, 0.52) + some((s) => s < -0.6, -0.06, -0.1, 1))
  k.restore()
}

const inner = (line, y, side) => {
  for (let i = 1; i < line.length; i++)
    if (line[i][1] >= y && line[i - 1][1] < y) {
      const t = (y - line[i - 1][1]) / (line[i][1] - line[i - 1][1])
      return mix(line[i - 1][0], line[i][0], t) + side * 6 * near(y)
    }
  return side > 0 ? -20 : 180
}

const ROOFS = [
  ['#f49468', '#c05c58'],
  ['#f0b878', '#c8845c'],
]

/** Where the houses stand, on both sides of the path: x, y, roof, turned. */
const HOUSES = points(
  '80.400 46.800 0 0 86.800 49.600 1 1 78.200 52.200 1 0 88 54.400 0 1 78.400 56.600 0 0 71.600 59.600 1 0 88.600 60 1 1 95.600 62.600 0 1 76 66.200 0 0 89.400 69.400 0 1',
  4,
)

const PALMS = points(
  '74.500 50 68 57 59 61.500 55.500 63 40 68 30 70.500 88.800 48.600 93 54.500 99.500 58.600 112 63.800 115.500 65 130 68 146 70.600 150 71.500',
)

/** The middle of the sandy path from our hill to the far beach. */
const PATH = points(
  '84 41 83 44 83.200 47 84 51 82.800 55.500 83 59.500 84.200 63 82.400 67.500 81.800 71 84.500 75.500 88 79 88 86',
)
const pathAt = (y) => {
  const i = PATH.findIndex((p) => p[1] > y)
  if (i < 1) return PATH[0][0]
  const [a, b] = [PATH[i - 1], PATH[i]]
  return mix(a[0], b[0], (y - a[1]) / (b[1] - a[1]))
}

/** How far down the picture the sun still reaches: the edge of our hill's shade over the wood. */
const edge = (x) =>
  79 -
  11 * Math.exp(-(((x - 132) / 30) ** 2)) +
  2 * Math.sin(x / 11) -
  7 * Math.exp(-(((x - 16) / 14) ** 2))

/** Trees and roofs between the two beaches, far to near, and the path that joins them. */
export function village(k, [sunny, dark]) {
  // The ground between the trees: bright far away, deep near us.
  const ground = k.createLinearGradient(0, 42, 0, 84)
  ground.addColorStop(0, '#84c060')
  ground.addColorStop(0.62, '#6cb058')
  ground.addColorStop(1, '#185450')
  fill(k, ground, [
    ...WEST.filter((p) => p[1] > 41.5).map(([x, y]) => [x + 5 * near(y), y + 2.6 * near(y)]),
    [-12, 98],
    [174, 98],
    ...EAST.filter((p) => p[1] > 41.5)
      .map(([x, y]) => [x - 5 * near(y), y + 2.6 * near(y)])
      .reverse(),
  ])
  // Foot-worn sand, as wide as two people.
  const wide = (y) => 1.1 * near(y)
  path(
    k,
    '#f0d8a4',
    `${open([...PATH.map(([x, y]) => [x - wide(y), y]), ...PATH.map(([x, y]) => [x + wide(y), y]).reverse()], 1)}Z`,
  )
  const r = random(12)
  const all = []
  const grow = (cx, cy, rx) => {
    const ry = rx * (0.56 + r() * 0.16)
    const seed = Math.floor(r() * 1e6)
    const free = (px, py, w) =>
      Math.abs(cx - px) > rx + w || cy < py - 0.4 || cy - ry * 1.1 > py + 1.4 * near(py)
    if (!HOUSES.every(([hx, hy]) => free(hx, hy, 2.4 * near(hy)))) return
    // The path stays open down to the foot of our hill.
    if (cy < 80 && Math.abs(cx - pathAt(cy - ry * 0.6)) < rx + 1.6 * near(cy)) return
    const tones = cy > edge(cx) ? dark : sunny
    all.push([cy + ry * 0.4, () => clump(k, cx, cy, rx, ry, tones, random(seed))])
  }
  // Large groups fill the foot of the picture, small ones the gardens between the houses.
  for (const [from, to, big, gap] of [
    [43, 104, 1, 1],
    [43.5, 66, 0.55, 0.8],
  ])
    for (let y = from; y < to; ) {
      const size = 0.8 + 10 * near(y) ** 1.5
      const [l, e] = [Math.max(-14, inner(WEST, y, 1)), Math.min(176, inner(EAST, y, -1))]
      for (let x = l + size * (0.3 + r() * 0.6) * gap; x < e; x += size * (1.5 + r() * 1.1) * gap)
        if (big === 1 || Math.abs(x - pathAt(y)) < 17 * near(y))
          grow(x, y + (r() - 0.5) * size * 0.6 * gap, size * (0.7 + r() ** 2 * 0.8) * big)
      y += size * 0.62 * gap
    }
  for (const [x, y, c, turned] of HOUSES)
    all.push([y, () => house(k, x, y, 0.12 + near(y) * 1.2, ROOFS[c], turned)])
  for (const [x, y] of PALMS) {
    const q = 0.5 + near(y) * 3.4
    palmShade(k, x, y, q)
    all.push([y + 1, () => palm(k, x, y, q, r)])
  }
  all.sort((a, b) => a[0] - b[0])
  for (const [, draw] of all) draw()
}
