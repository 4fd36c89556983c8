import { fill, path, stroke } from '../core/field.js'

const n2 = (v) => Math.round(v * 100) / 100
const EYE = 1.6
const FOCAL = 92
export const SEA = 47.5
/** The boat lies a little across our view, so that its sunny side shows behind the bow: metres to the left for each metre away. */
const TURN = 0.28
/** Metres to points of the field: X to the right, Y up, Z away from us. m = -1 for the mirror. */
export const P = (X, Y, Z, m = 1) => [
  90 + ((X - (Z - 8) * TURN) * FOCAL) / Z,
  SEA + ((EYE - Y * m) * FOCAL) / Z,
]
export const metre = (Z) => FOCAL / Z

const line = (list) => `M${list.map((p) => p.map(n2).join(' ')).join('L')}`

/** A round pole of wood through points in space, thinner with distance: shade, then its lit upper edge. */
function pole(k, list, wide, [lit, low], m) {
  const at = list.map((q) => P(...q, m))
  const edge = (r) =>
    at.map(([x, y], i) => {
      const [a, b] = [at[Math.max(0, i - 1)], at[Math.min(at.length - 1, i + 1)]]
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const w = (wide / 2) * metre(list[i][2]) * r
      const up = b[0] > a[0] ? 1 : -1
      return [x + ((b[1] - a[1]) / l) * w * up, y - ((b[0] - a[0]) / l) * w * up]
    })
  fill(k, low, [...edge(-1), ...edge(1).reverse()])
  for (const i of [0, at.length - 1]) {
    k.beginPath()
    k.arc(...at[i], (wide / 2) * metre(list[i][2]), 0, 7)
    k.fill()
  }
  fill(k, lit, [...edge(m * 0.1), ...edge(m).reverse()])
}

const curve = (pts, n = 12) => {
  const out = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const w = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    out.push([0, 1, 2].map((d) => pts.reduce((s, p, j) => s + p[d] * w[j], 0)))
  }
  return out
}

/** The hull along its length: where, half as wide at the rail, how high the rail, half as wide at the water. */
const RIBS = [
  [8, 0.3, 1.3, 0.06],
  [8.4, 0.42, 1.02, 0.18],
  [9.2, 0.5, 0.8, 0.32],
  [10.6, 0.54, 0.72, 0.38],
  [12.4, 0.48, 0.72, 0.34],
  [13.6, 0.38, 0.82, 0.22],
  [14.3, 0.24, 0.94, 0.1],
  [14.7, 0.08, 1.12, 0.02],
]

/** A jukung seen nearly from its bow, lit from the left; X: where its keel lies. */
export function jukung(k, X, tones, m = 1) {
  const { hull, rail, wood, inside, sail } = tones
  const at = (side, low, high) =>
    RIBS.map(([z, a, y, w]) =>
      P(X + side * (low ? w + (a - w) * high : a), low ? y * high : y, z, m),
    )
  const arm = (z, side) =>
    curve([
      [X + side * 0.2, 0.92, z],
      [X + side * 1.1, 1.42, z],
      [X + side * 1.9, 1.1, z],
      [X + side * 2.25, 0.06, z],
    ])
  const float = (side) =>
    pole(
      k,
      [
        [X + side * 2.25, 0.16, 14.4],
        [X + side * 2.25, 0.05, 13],
        ...curve([
          [X + side * 2.25, 0.04, 8.8],
          [X + side * 2.25, 0.04, 7.8],
          [X + side * 2.25, 0.08, 7.3],
          [X + side * 2.25, 0.26, 7],
        ]),
      ],
      0.2,
      wood,
      m,
    )
  // Far pair of arms, right float, then the hull.
  float(1)
  pole(k, arm(12.6, 1), 0.15, rail, m)
  pole(k, arm(12.6, -1), 0.15, rail, m)
  fill(k, hull[1], [...at(1, true, 0), ...at(1, false).reverse()])
  if (m > 0) fill(k, inside, [...at(-1, false), ...at(1, false).reverse()])
  for (const z of m > 0 ? [10.6, 11.8] : []) {
    const q = [
      P(X - 0.5, 0.62, z, m),
      P(X + 0.5, 0.62, z, m),
      P(X + 0.5, 0.62, z - 0.3, m),
      P(X - 0.5, 0.62, z - 0.3, m),
    ]
    fill(k, wood[1], q)
  }
  mastAndSail(k, X, sail, wood, m)
  fill(k, hull[0], [...at(-1, true, 0), ...at(-1, false).reverse()])
  fill(k, tones.band, [...at(-1, true, 0.55), ...at(-1, true, 0.78).reverse()])
  if (m > 0) {
    stroke(k, rail[1], 0.5, line(at(1, false)))
    stroke(k, rail[0], 0.6, line(at(-1, false)))
  }
  pole(k, arm(9.3, 1), 0.16, rail, m)
  pole(k, arm(9.3, -1), 0.16, rail, m)
  bow(k, X, tones, m)
  float(-1)
}

/** The head of the elephant fish: brow, jaws, eyes that see the way. */
function bow(k, X, tones, m) {
  const [x, y] = P(X, 0, 8, m)
  k.save()
  k.translate(x, y)
  k.scale(metre(8), -metre(8) * m)
  const [a, b] = tones.hull
  path(k, b, 'M0 -0.020C0.200 0.100 0.400 0.500 0.430 0.980C0.360 1.260 0.220 1.420 0 1.460Z')
  path(
    k,
    a,
    'M0 -0.020C-0.200 0.100 -0.400 0.500 -0.430 0.980C-0.360 1.260 -0.220 1.420 0.040 1.460L0.050 0Z',
  )
  path(k, tones.band, 'M-0.350 0.480Q0 0.160 0.350 0.480L0.390 0.640Q0 0.300 -0.390 0.640Z')
  // Mouth with its teeth and tongue; upper jaw as a beak that curls up.
  path(k, '#8c1c34', 'M-0.330 0.800Q0 0.420 0.330 0.800Q0 1.060 -0.330 0.800Z')
  path(k, '#f0604c', 'M-0.160 0.710Q0 0.580 0.160 0.710Q0 0.800 -0.160 0.710Z')
  for (const t of [-0.24, -0.12, 0, 0.12, 0.24])
    path(k, '#fffdf0', `M${t - 0.05} ${0.92 - Math.abs(t) * 0.3}h0.100l-0.050 -0.110Z`)
  path(
    k,
    tones.rail[1],
    'M0 0.900C0.200 0.940 0.200 1.240 0.100 1.400C0.080 1.520 0.020 1.600 -0.060 1.660C-0.020 1.520 -0.020 1.200 0 0.900Z',
  )
  path(
    k,
    tones.rail[0],
    'M0 0.900C-0.200 0.940 -0.200 1.240 -0.120 1.400C-0.100 1.500 -0.080 1.580 -0.060 1.660C0.020 1.520 0.020 1.200 0 0.900Z',
  )
  for (const d of [-1, 1]) {
    path(
      k,
      tones.rail[d < 0 ? 0 : 1],
      `M${d * 0.16} 1.260C${d * 0.26} 1.420 ${d * 0.44} 1.400 ${d * 0.54} 1.280C${d * 0.44} 1.320 ${d * 0.3} 1.280 ${d * 0.16} 1.260Z`,
    )
    k.fillStyle = '#fffdf0'
    k.beginPath()
    k.ellipse(d * 0.29, 1.09, 0.135, 0.15, 0, 0, 7)
    k.fill()
    k.fillStyle = '#1c1c3c'
    k.beginPath()
    k.ellipse(d * 0.27, 1.08, 0.07, 0.085, 0, 0, 7)
    k.fill()
  }
  k.restore()
}

function mastAndSail(k, X, stripes, wood, m) {
  const tack = [X, 0.95, 8.9]
  const peak = [X - 0.9, 6.3, 10.4]
  const clew = [X + 2.9, 4.3, 11.4]
  pole(
    k,
    [
      [X, 0.6, 9.8],
      [X - 0.1, 3.2, 9.8],
    ],
    0.12,
    wood,
    m,
  )
  const [t, p, c] = [P(...tack, m), P(...peak, m), P(...clew, m)]
  // Its free edge hangs inwards between peak and clew.
  const edge = (u) => {
    const sag = 0.22 * Math.sin(Math.PI * u)
    const q = [p[0] + (c[0] - p[0]) * u, p[1] + (c[1] - p[1]) * u]
    return [q[0] + (t[0] - q[0]) * sag, q[1] + (t[1] - q[1]) * sag]
  }
  const n = stripes.length
  stripes.forEach(([lit], i) => {
    const rim = Array.from({ length: 7 }, (_, j) => edge((i + (j / 6) * 1.02) / n))
    fill(k, lit, [t, ...rim])
  })
  // The belly of the cloth: its lower third in its own shade.
  fill(k, 'rgba(92,40,92,.2)', [
    t,
    ...Array.from({ length: 9 }, (_, j) => edge(4 / 7 + (j / 8) * (3 / 7))),
  ])
  pole(k, [tack, peak], 0.13, wood, m)
  pole(k, [tack, clew], 0.12, wood, m)
}

/** A sail far out, with its mirror; foot at 0, one unit is a metre. */
export function farSail(k, x, y, q, [a, b, c], flip) {
  for (const m of [-1, 1]) {
    k.save()
    k.globalAlpha = m < 0 ? 0.4 : 1
    k.translate(x, y)
    k.scale(flip ? -q : q, q * m * (m < 0 ? 0.8 : 1))
    const s = [
      [-1, -0.9],
      [-2.6, -7],
      [-0.5, -5.9],
      [1.2, -5.4],
      [3.4, -4.9],
    ]
    for (const [i, tone] of [
      [1, a],
      [2, b],
      [3, c],
    ])
      fill(k, tone, [s[0], s[i], s[i + 1]])
    fill(k, '#34607c', [
      [-3.4, -1],
      [-2.4, -0.5],
      [2.6, -0.5],
      [3.6, -1.1],
      [2.8, 0],
      [-2.4, 0],
    ])
    k.restore()
  }
}

/** A white egret; foot at 0, one unit is about 10 cm. */
export function egret(k, [white, low, dark]) {
  stroke(k, dark, 0.32, 'M-0.300 0L-0.200 -3.200M0.700 0L0.300 -3.200')
  path(
    k,
    low,
    'M-2.600 -2.600C-1.400 -4 0.600 -5 1.500 -4.600C1.800 -3.400 0.600 -2.700 -0.600 -2.700Z',
  )
  path(
    k,
    white,
    'M-2.600 -2.600C-1.600 -4.400 0.200 -5.200 1.100 -5.200C2 -6 0.900 -7 1.100 -8.100C1.300 -9 2.300 -9.100 2.700 -8.500C2.100 -8.500 1.800 -8.200 1.900 -7.500C2.200 -6.400 2.300 -5.400 1.500 -4.600C0.600 -3.900 -1 -3.400 -2.600 -2.600Z',
  )
  path(k, '#f4b44c', 'M2.500 -8.800L4.300 -8.300L2.400 -8.300Z')
}
