import { fill, path, stroke } from '../core/field.js'

/**
 * The stave church of Borgund in metres, seen from the south-west: x runs east along the nave, z north, y up. The evening sun
 * stands in the north-west, so the west front is lit and the long side in shade.
 */
const VIEW = [0.82, 0.572]
const EYE = [-27.6, 4.6, -19.6]
const FOCUS = 96
const MID = [57, 59]

/** Where a point of the world stands in the field, and how large a metre is there. */
export function spot(x, z, y = 0) {
  const [a, b] = [x - EYE[0], z - EYE[2]]
  const deep = a * VIEW[0] + b * VIEW[1]
  const q = FOCUS / deep
  return [MID[0] + (a * VIEW[1] - b * VIEW[0]) * q, MID[1] - (y - EYE[1]) * q, q]
}

const WEST = { roof: ['#c07c4c', '#a8643f', '#e0a468'], wall: ['#b8683a', '#8f4c34'] }
const SOUTH = { roof: ['#4a3448', '#3c2a40', '#5f4456'], wall: ['#3e2a3e', '#2c1e34'] }
const DEEP = '#241830'

const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
/** A point of a face given by its corners foot-left, foot-right, top-right, top-left. */
const on = ([a, b, c, d], u, t) => mix(mix(a, b, u), mix(d, c, u), t)

/** A roof of shingles: rows that end in points like the scales of a fish. */
function scales(k, face, [base, deep, edge], rows, across) {
  fill(k, base, face)
  for (let i = rows - 1; i >= 0; i--) {
    const [low, high] = [i / rows, (i + 0.42) / rows]
    const line = []
    for (let j = 0; j <= across * 2; j++)
      line.push(on(face, j / across / 2, (j + i) % 2 ? low : high))
    fill(k, deep, [...line, on(face, 1, (i + 0.74) / rows), on(face, 0, (i + 0.74) / rows)])
  }
  fill(k, edge, [face[0], face[1], on(face, 1, 0.07), on(face, 0, 0.07)])
  fill(k, DEEP, [face[0], face[1], on(face, 1, -0.06), on(face, 0, -0.06)])
}

/** A wall of upright staves; the eaves above throw their shade on its upper part. */
function staves(k, face, [base, deep], n) {
  fill(k, base, face)
  for (let i = 0; i < n; i++) {
    const u = (i + 0.12) / n
    fill(k, deep, [
      on(face, u, 0),
      on(face, u + 0.3 / n, 0),
      on(face, u + 0.3 / n, 1),
      on(face, u, 1),
    ])
  }
  fill(k, deep, [on(face, 0, 0.7), on(face, 1, 0.7), on(face, 1, 1), on(face, 0, 1)])
}

/** The west and the south face between two levels of a block that may narrow upwards. */
const west = (x, z, X, Z, y, Y) => [spot(x, z, y), spot(x, -z, y), spot(X, -Z, Y), spot(X, Z, Y)]
const south = (x0, x1, z, X0, X1, Z, y, Y) => [
  spot(x0, -z, y),
  spot(x1, -z, y),
  spot(X1, -Z, Y),
  spot(X0, -Z, Y),
]
function walls(k, x0, x1, z, y, Y, n) {
  staves(k, south(x0, x1, z, x0, x1, z, y, Y), SOUTH.wall, n)
  staves(k, west(x0, z, x0, z, y, Y), WEST.wall, n)
}
function roof(k, [x0, x1, z, y], [X0, X1, Z, Y], rows, n) {
  scales(k, south(x0, x1, z, X0, X1, Z, y, Y), SOUTH.roof, rows, n)
  scales(k, west(x0, z, X0, Z, y, Y), WEST.roof, rows, n)
}

/** A dragon's head at the end of a ridge: neck, open jaw, crest; looks to the left. */
function dragon(k, [x, y], q, side) {
  k.save()
  k.translate(x, y)
  k.scale(q * side, q)
  path(
    k,
    DEEP,
    'M1.600 0.700C0.600 0.500 -0.500 -0.300 -0.900 -1.500C-1.200 -2.500 -1 -3.300 -1.500 -3.700C-2.300 -3.500 -3.200 -3 -4 -2.800C-4.200 -3.200 -4 -3.600 -3.500 -3.900L-4.700 -4.300C-4.500 -4.900 -3.700 -5 -3 -4.900C-2.400 -5.500 -1.300 -5.600 -0.600 -5L-0.100 -6L0.200 -4.600C0.900 -3.800 0.500 -2.800 0.700 -2C0.900 -1.200 1.600 -0.900 2.400 -0.900Z',
  )
  // The side that looks to the low sun: throat, cheek, brow.
  path(
    k,
    '#a8583c',
    'M1.600 0.700C0.600 0.500 -0.500 -0.300 -0.900 -1.500C-1.200 -2.500 -1 -3.300 -1.500 -3.700C-1 -3.800 -0.600 -3.500 -0.500 -3C-0.300 -2 -0.200 -1.200 0.300 -0.600C0.700 -0.100 1.200 0.300 1.600 0.700Z',
  )
  path(
    k,
    '#c8743c',
    'M-4.700 -4.300C-4.500 -4.900 -3.700 -5 -3 -4.900C-2.400 -5.500 -1.300 -5.600 -0.600 -5C-1.200 -5 -1.700 -4.800 -2 -4.500C-2.700 -4.600 -3.400 -4.500 -3.700 -4ZM-4 -2.800C-4.200 -3.200 -4 -3.600 -3.500 -3.900C-3.300 -3.600 -2.900 -3.400 -2.400 -3.400C-3 -3.200 -3.500 -3 -4 -2.800Z',
  )
  path(k, '#f8d890', 'M-1.700 -4.700a0.220 0.200 0 1 0 0.440 0a0.220 0.200 0 1 0 -0.440 0Z')
  k.restore()
}

/** A gabled roof along x, its west end open to the sun; boards, bargeboards, a dragon. */
function gable(k, x0, x1, z, y, top, rows, n, beast) {
  const apex = spot(x0 - 0.3, 0, top)
  scales(k, [spot(x0 - 0.3, -z, y), spot(x1, -z, y), spot(x1, 0, top), apex], SOUTH.roof, rows, n)
  const [l, r] = [spot(x0, z * 0.9, y + 0.1), spot(x0, -z * 0.9, y + 0.1)]
  fill(k, WEST.wall[0], [l, r, spot(x0, 0, top - 0.2)])
  for (let i = 1; i < 9; i++) {
    const u = -0.9 + i * 0.2
    const h = (top - y) * (1 - Math.abs(u)) * 0.92
    fill(k, WEST.wall[1], [
      spot(x0, -u * z, y + 0.1),
      spot(x0, -(u + 0.06) * z, y + 0.1),
      spot(x0, -(u + 0.06) * z, y + h),
      spot(x0, -u * z, y + h),
    ])
  }
  // The shade of the bargeboard, then the boards themselves.
  const bar = (m, c, wide) =>
    fill(k, c, [
      spot(x0 - 0.3, m * z * 1.04, y - 0.15),
      apex,
      spot(x0 - 0.3, 0, top - wide * 1.7),
      spot(x0 - 0.3, m * (z * 1.04 - wide), y - 0.15),
    ])
  bar(1, WEST.wall[1], 0.75)
  bar(-1, WEST.wall[1], 0.75)
  bar(1, '#f0b878', 0.34)
  bar(-1, '#d08c58', 0.34)
  if (beast) dragon(k, apex, apex[2] * beast, 1)
}

/** Everything that throws shade: blocks by west, east, half width and height. */
const BLOCKS = [
  [-7.9, 7.9, 6.3, 2.6],
  [-6, 6, 4.5, 5.5],
  [-4, 4, 3, 8.8],
  [-4.6, 4.6, 0.1, 13.2],
  [-1.5, 1.5, 1.5, 14.2],
  [-0.9, 0.9, 0.9, 16.4],
  [-0.1, 0.1, 0.1, 20],
]

/** The shade of the church on the meadow: each block's outline laid down away from the sun. */
export function churchShade(k, colour) {
  const cross = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const half = (list) => {
    const out = []
    for (const p of list) {
      while (out.length > 1 && cross(out.at(-2), out.at(-1), p) <= 0) out.pop()
      out.push(p)
    }
    return out.slice(0, -1)
  }
  // Each storey from the roof of the one below: so the outline keeps its steps.
  for (const [i, [x0, x1, z, y]] of BLOCKS.slice(0, -1).entries()) {
    const from = i ? BLOCKS[i - 1][3] - 0.8 : 0
    const list = []
    for (const x of [x0, x1])
      for (const m of [-z, z]) for (const h of [from, y]) list.push([x + h * 0.9, m - h * 1.42])
    list.sort((a, b) => a[0] - b[0] || a[1] - b[1])
    const hull = [...half(list), ...half(list.toReversed())]
    fill(
      k,
      colour,
      hull.map(([x, q]) => spot(x, q)),
    )
  }
}

/** The church from the ground up. */
export function borgund(k) {
  // Choir and apse beyond the nave, lower.
  walls(k, 7, 11.6, 4, 0.4, 2.6, 8)
  roof(k, [7, 12.2, 4.6, 2.5], [7, 10.6, 2.8, 4.6], 5, 12)
  walls(k, 5, 10, 2.6, 4.4, 6, 8)
  gable(k, 4, 10.6, 2.9, 5.9, 9.6, 8, 14)
  // Stone foot, gallery with its round-headed openings, roofs in steps.
  fill(k, '#8c7880', [
    spot(-7.7, 6.1, 0.42),
    spot(-7.7, -6.1, 0.42),
    spot(7.6, -6.1, 0.42),
    spot(7.6, 6.1, 0.42),
  ])
  fill(k, '#5f5870', south(-7.7, 7.6, 6.1, -7.7, 7.6, 6.1, 0, 0.42))
  fill(k, '#e4cca8', west(-7.7, 6.1, -7.7, 6.1, 0, 0.42))
  walls(k, -7.3, 7.3, 5.7, 0.45, 2.7, 18)
  const arch = (p) => {
    const [a, b, c] = [p(-0.34, 1.2), p(0.34, 1.2), p(0, 2.1)]
    path(
      k,
      DEEP,
      `M${a[0]} ${a[1]}L${p(-0.34, 1.7).slice(0, 2)}Q${p(-0.34, 2.05).slice(0, 2)} ${c[0]} ${c[1]}Q${p(0.34, 2.05).slice(0, 2)} ${p(0.34, 1.7).slice(0, 2)}L${b[0]} ${b[1]}Z`,
    )
  }
  for (const z of [4.8, 3.7, 2.6, -2.6, -3.7, -4.8]) arch((u, y) => spot(-7.32, z - u, y))
  for (const x of [-6.2, -5, -3.8, 0.6, 1.8, 3, 4.2, 5.4, 6.6])
    arch((u, y) => spot(x + u, -5.72, y))
  roof(k, [-8, 8, 6.4, 2.5], [-5.4, 5.4, 3.9, 4.9], 6, 22)
  walls(k, -5.3, 5.3, 3.8, 4.6, 5.8, 14)
  roof(k, [-6.1, 6.1, 4.6, 5.5], [-4, 4, 2.4, 7.9], 6, 18)
  walls(k, -3.9, 3.9, 2.3, 7.6, 9.2, 12)
  for (const z of [1.2, 0, -1.2]) {
    const [x, y, q] = spot(-3.92, z, 8.2)
    path(k, DEEP, `M${x} ${y - q * 0.24}a${q * 0.2} ${q * 0.24} 0 1 0 0.010 0Z`)
  }
  gable(k, -4.6, 4.6, 3.1, 8.8, 13.3, 10, 22, 0.36)
  // The turret on the ridge, in three steps.
  walls(k, -1.2, 1.2, 1.2, 12.4, 14.2, 5)
  roof(k, [-1.8, 1.8, 1.8, 13.9], [-0.8, 0.8, 0.8, 15.2], 4, 8)
  walls(k, -0.75, 0.75, 0.75, 15, 16, 4)
  roof(k, [-1.2, 1.2, 1.2, 15.8], [-0.5, 0.5, 0.5, 16.8], 3, 6)
  walls(k, -0.45, 0.45, 0.45, 16.6, 17.3, 3)
  roof(k, [-0.85, 0.85, 0.85, 17.1], [0, 0, 0, 20.4], 6, 4)
  const [x, y] = spot(0, 0, 20.3)
  stroke(k, '#f0c870', 0.34, `M${x} ${y}V${y - 2.6}M${x - 0.8} ${y - 1.7}H${x + 0.8}`)
  // The porch with its open door and carved posts.
  staves(k, south(-10, -7.9, 1.6, -10, -7.9, 1.6, 0.2, 3), SOUTH.wall, 4)
  staves(k, west(-10, 1.6, -10, 1.6, 0.2, 3), WEST.wall, 6)
  gable(k, -10, -6, 2.1, 2.9, 6.2, 6, 8, 0.22)
  const door = (w, h, c) =>
    fill(k, c, [
      spot(-10.05, w, 0.2),
      spot(-10.05, -w, 0.2),
      spot(-10.05, -w, h - w),
      spot(-10.05, -w * 0.6, h - w * 0.3),
      spot(-10.05, 0, h),
      spot(-10.05, w * 0.6, h - w * 0.3),
      spot(-10.05, w, h - w),
    ])
  door(1.15, 3.7, '#f0b878')
  door(0.95, 3.45, '#5c3038')
  door(0.78, 3.2, DEEP)
}
