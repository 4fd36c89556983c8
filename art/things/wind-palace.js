import { fill, stroke } from '../core/field.js'

// The palace of the winds in Jaipur in true perspective, metres: X along the street, Y up, Z away from us; its wall at Z = 0.
// We stand on a terrace across the street, to the right of the middle, and look a little to the left.

const [CX, EYE, D, TURN, F, MID, HORIZON] = [19, 8.4, 31, 0.47, 94, 74, 61]
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)]

export const depth = (x, z = 0) => -(x - CX) * SIN + (z + D) * COS
/** Where a point of the street is in the picture. */
export const eye = (x, y, z = 0) => {
  const far = depth(x, z)
  return [MID + (F * ((x - CX) * COS + (z + D) * SIN)) / far, HORIZON - (F * (y - EYE)) / far]
}
/** How large one metre is there. */
export const metre = (x, z = 0) => F / depth(x, z)

export const wall = (k, c, list, z = 0) =>
  fill(
    k,
    c,
    list.map(([x, y, deep]) => eye(x, y, deep ?? z)),
  )
const edge = (k, c, width, list) =>
  stroke(k, c, width, `M${list.map(([x, y, z]) => eye(x, y, z ?? 0).join(' ')).join('L')}`)

const [SUN, LIT, MIDTONE, SHADE, DEEP, LINE, DARK] = [
  '#fcc498',
  '#ee9c78',
  '#d87c6c',
  '#a8586c',
  '#7c3f64',
  '#fff0dc',
  '#5c2c58',
]

/** The outline of a pointed window between two points of a face, foot at y. */
function arch([xa, za], [xb, zb], y, tall) {
  const at = (t, h) => [xa + (xb - xa) * t, y + tall * h, za + (zb - za) * t]
  return [at(0, 0), at(0, 0.66), at(0.14, 0.84), at(0.5, 1), at(0.86, 0.84), at(1, 0.66), at(1, 0)]
}
function lattice(k, a, b, y, tall, open, size) {
  const line = arch(a, b, y, tall)
  wall(k, open ? DARK : '#94506c', line)
  if (!open && size > 2.2) {
    const m = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
    edge(
      k,
      'rgba(252,196,152,.7)',
      size * 0.035,
      [[...m(a, b, 0.5), 0]]
        .map(([x, z]) => [x, y, z])
        .concat([[m(a, b, 0.5)[0], y + tall * 0.9, m(a, b, 0.5)[1]]]),
    )
    edge(k, 'rgba(252,196,152,.7)', size * 0.035, [
      [a[0], y + tall * 0.45, a[1]],
      [b[0], y + tall * 0.45, b[1]],
    ])
  }
  edge(k, LINE, size * 0.05, line)
}

/** One bay: half an octagon that stands out from the wall, two rows of lattice windows, a bulging dome with its spike. */
function bay(k, x, y, wide, tall, open) {
  const q = metre(x)
  const h = wide / 2
  const plan = [
    [x - h, 0],
    [x - h * 0.52, -1.15],
    [x + h * 0.52, -1.15],
    [x + h, 0],
  ]
  const top = y + tall * 0.72
  const tones = [SUN, '#f6ac84', '#b8606c']
  // The bracket under it.
  wall(
    k,
    DEEP,
    [[...plan[0]], [...plan[1]], [...plan[2]], [...plan[3]]]
      .map(([a, z]) => [a, y, z])
      .concat([
        [x + h * 0.4, y - tall * 0.1, 0],
        [x - h * 0.4, y - tall * 0.1, 0],
      ]),
  )
  for (let i = 0; i < 3; i++) {
    const [a, b] = [plan[i], plan[i + 1]]
    wall(k, tones[i], [
      [a[0], y, a[1]],
      [b[0], y, b[1]],
      [b[0], top, b[1]],
      [a[0], top, a[1]],
    ])
    const m = (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    for (const [foot, high] of [
      [0.08, 0.27],
      [0.42, 0.25],
    ])
      lattice(
        k,
        m(i === 1 ? 0.18 : 0.24),
        m(i === 1 ? 0.82 : 0.76),
        y + tall * foot,
        tall * high,
        open && i === 1 && foot < 0.1,
        q,
      )
  }
  for (const part of [0, 0.38, 0.71])
    edge(
      k,
      LINE,
      q * 0.05,
      plan.map(([a, z]) => [a, y + tall * part, z]),
    )
  // The dome in three gores; its eaves stand out.
  const high = tall * 0.25
  const rib = ([a, z]) => {
    const out = []
    for (let i = 0; i <= 6; i++) {
      const t = (i / 6) * (Math.PI / 2)
      const s = 1.16 * Math.cos(t) ** 0.75
      out.push([x + (a - x) * s, top + high * Math.sin(t), z * s])
    }
    return out
  }
  const ribs = plan.map(rib)
  for (let i = 0; i < 3; i++)
    wall(k, [SUN, '#f2ac84', '#c06c70'][i], [...ribs[i], ...ribs[i + 1].toReversed()])
  edge(
    k,
    LINE,
    q * 0.09,
    plan.map(([a, z]) => [x + (a - x) * 1.16, top, z * 1.16]),
  )
  edge(k, '#f4c45c', q * 0.09, [
    [x, top + high, -0.2],
    [x, top + high + tall * 0.1, -0.2],
  ])
}

/** A storey: the wall, the bays' shadows that fall to the right, the bays from the far end, the cornice below. */
function storey(k, n, unit, y, tall, r) {
  const half = (n * unit) / 2
  wall(k, MIDTONE, [
    [-half, y - 1],
    [half, y - 1],
    [half, y + tall * 0.84],
    [-half, y + tall * 0.84],
  ])
  for (let i = 0; i < n; i++) {
    const x = -half + unit * (i + 0.5)
    const to = Math.min(half, x + unit * 0.62)
    wall(k, DEEP, [
      [x, y],
      [to, y],
      [to, y + tall * 0.66],
      [x, y + tall * 0.8],
    ])
    bay(k, x, y + tall * 0.06, unit * 0.84, tall * 0.94, r() < 0.12)
  }
  wall(k, LIT, [
    [-half - 0.2, y - tall * 0.06, -0.5],
    [half + 0.2, y - tall * 0.06, -0.5],
    [half + 0.2, y + tall * 0.03, -0.5],
    [-half - 0.2, y + tall * 0.03, -0.5],
  ])
  wall(k, SHADE, [
    [half + 0.2, y - tall * 0.06, -0.5],
    [half + 0.2, y + tall * 0.03, -0.5],
    [half + 0.2, y + tall * 0.03, 0],
    [half + 0.2, y - tall * 0.06, 0],
  ])
  edge(k, LINE, metre(0) * 0.09, [
    [-half - 0.2, y + tall * 0.03, -0.5],
    [half + 0.2, y + tall * 0.03, -0.5],
  ])
}

/** A tower at the wing's end with its little dome. */
function turret(k, x, y) {
  wall(
    k,
    LIT,
    [
      [x - 1, y - 1],
      [x + 0.5, y - 1],
      [x + 0.5, y + 2.6],
      [x - 1, y + 2.6],
    ],
    -0.6,
  )
  wall(k, SHADE, [
    [x + 0.5, y, -0.6],
    [x + 1.1, y, 0.4],
    [x + 1.1, y + 2.6, 0.4],
    [x + 0.5, y + 2.6, -0.6],
  ])
  lattice(k, [x - 0.7, -0.6], [x + 0.2, -0.6], y + 0.5, 1.7, true, metre(x))
  const dome = [
    [-1.3, 0],
    [-1.2, 0.7],
    [-0.7, 1.5],
    [0, 2.1],
    [0.7, 1.5],
    [1.2, 0.7],
    [1.3, 0],
  ]
  wall(
    k,
    MIDTONE,
    dome.map(([a, b]) => [x + a, y + 2.6 + b, -0.2]),
  )
  wall(
    k,
    SUN,
    [
      [-1.3, 0],
      [-1.2, 0.7],
      [-0.7, 1.5],
      [0, 2.1],
      [-0.3, 1.2],
      [-0.4, 0],
    ].map(([a, b]) => [x + a, y + 2.6 + b, -0.2]),
  )
  edge(k, '#f4c45c', metre(x) * 0.1, [
    [x, y + 4.6, -0.2],
    [x, y + 5.8, -0.2],
  ])
}

/** A house of the bazaar in the same row. */
export function house(k, x0, x1, high, r) {
  wall(k, MIDTONE, [
    [x0, 0],
    [x1, 0],
    [x1, high],
    [x0, high],
  ])
  wall(
    k,
    LIT,
    [
      [x0, high - 0.5],
      [x1, high - 0.5],
      [x1, high],
      [x0, high],
    ],
    -0.3,
  )
  edge(k, LINE, metre(x0) * 0.1, [
    [x0, high - 0.5, -0.3],
    [x1, high - 0.5, -0.3],
  ])
  for (let x = x0 + 0.4; x < x1 - 0.5; x += 1.3)
    wall(k, LIT, [
      [x, high],
      [x + 0.9, high],
      [x + 0.9, high + 0.5],
      [x + 0.45, high + 0.9],
      [x, high + 0.5],
    ])
  for (let y = 5; y + 3 < high; y += 3.6)
    for (let x = x0 + 1.2; x < x1 - 1.4; x += 2.9)
      lattice(k, [x, 0], [x + 1.1, 0], y, 2.4, r() < 0.5, metre(x))
}

/** Shops under the arches: the dark inside, bolts of cloth, an awning that stands out here and there. */
export function shops(k, x0, x1, r) {
  let i = 0
  for (let x = x0 + 0.6; x < x1 - 2.4; x += 3.5, i++) {
    wall(k, DARK, arch([x, 0], [x + 2.5, 0], 0, 3.7))
    edge(k, LINE, metre(x) * 0.09, arch([x, 0], [x + 2.5, 0], 0, 3.7))
    for (let j = 0; j < 4; j++) {
      const c = ['#e8704c', '#f0b45c', '#3c8c8c', '#d85c84', '#f4e4cc'][Math.floor(r() * 5)]
      const tall = 1 + r() * 1.3
      wall(k, c, [
        [x + 0.3 + j * 0.5, 0],
        [x + 0.7 + j * 0.5, 0],
        [x + 0.7 + j * 0.5, tall],
        [x + 0.3 + j * 0.5, tall],
      ])
    }
    if (r() < 0.42) {
      const c = ['#e8604c', '#f4dca8', '#3c948c', '#f0b44c'][i % 4]
      wall(k, c, [
        [x - 0.4, 3.6, 0],
        [x + 2.9, 3.6, 0],
        [x + 2.9, 2.7, -1.7],
        [x - 0.4, 2.7, -1.7],
      ])
      wall(k, 'rgba(92,44,88,.4)', [
        [x + 2.9, 3.6, 0],
        [x + 2.9, 2.7, -1.7],
        [x + 2.9, 2.4, -1.7],
        [x + 2.9, 2.4, 0],
      ])
    }
  }
}

export function palace(k, r) {
  // The crown first: the storeys below stand before its foot.
  storey(k, 3, 3.3, 22.6, 4.4, r)
  storey(k, 5, 3.4, 18.2, 4.9, r)
  storey(k, 9, 3.4, 13.2, 5.4, r)
  for (const x of [-21, 21]) turret(k, x, 13)
  storey(k, 13, 3.5, 7.9, 5.7, r)
  wall(k, LIT, [
    [-23, 0],
    [23, 0],
    [23, 7.7],
    [-23, 7.7],
  ])
  edge(k, LINE, metre(0) * 0.1, [
    [-23, 4.2],
    [23, 4.2],
  ])
  for (let x = -22; x < 22; x += 2.5)
    lattice(k, [x, 0], [x + 1.2, 0], 4.7, 2.5, r() < 0.3, metre(x))
  shops(k, -23, -3, r)
  shops(k, 3, 23, r)
  wall(k, SUN, arch([-2.6, -0.2], [2.6, -0.2], 0, 6))
  wall(k, DARK, arch([-1.8, -0.2], [1.8, -0.2], 0, 5))
  edge(k, LINE, metre(0) * 0.14, arch([-2.6, -0.2], [2.6, -0.2], 0, 6))
}
