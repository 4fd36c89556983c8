// The brick temples of Bagan in the first sun, which stands low on the left: a light face, a plum face, a bright edge.
import { fill, path } from '../core/field.js'

const LIT = '#f0925c'
const SHADE = '#7c4468'
const TOP = '#ffc890'
const EDGE = '#ffdca4'
const DARK = '#4c2c54'
const GOLD = ['#ffe08c', '#c8884c']

/** Looks at a building that stands turned: α is the angle of its light face, metres to points. */
export function view({ vx, vy, F, eye, x, z, alpha }) {
  const [c, s] = [Math.cos(alpha), Math.sin(alpha)]
  /** a runs along the light face to the right, b out of it towards us, y up. */
  return (a, b, y) => {
    const X = x + a * s - b * c
    const Z = z - a * c - b * s
    return [vx + (F * X) / Z, vy - (F * (y - eye)) / Z]
  }
}

/** A square storey: its top, its light face in front on the left, its face in shade. */
function storey(k, V, h, y0, y1, { edge = 0.5, lit = LIT, shade = SHADE, top = TOP } = {}) {
  if (top) fill(k, top, [V(-h, h, y1), V(h, h, y1), V(h, -h, y1), V(-h, -h, y1)])
  fill(k, lit, [V(-h, h, y0), V(h, h, y0), V(h, h, y1), V(-h, h, y1)])
  fill(k, shade, [V(h, h, y0), V(h, -h, y0), V(h, -h, y1), V(h, h, y1)])
  if (!edge) return
  fill(k, EDGE, [V(-h, h, y1 - edge), V(h, h, y1 - edge), V(h, h, y1), V(-h, h, y1)])
  fill(k, '#a05c70', [V(h, h, y1 - edge), V(h, -h, y1 - edge), V(h, -h, y1), V(h, h, y1)])
}

/** A doorway or niche with its flame-shaped gable, on the light face (m < 0) or the other one. */
function gate(k, V, m, h, u, y, wide, high) {
  const at = (d, up) => (m < 0 ? V(u + d, h, y + up) : V(h, -u + d, y + up))
  const gable = [
    [-wide * 1.05, high * 0.62],
    [-wide * 0.7, high * 0.98],
    [-wide * 0.2, high * 1.2],
    [0, high * 1.62],
    [wide * 0.2, high * 1.2],
    [wide * 0.7, high * 0.98],
    [wide * 1.05, high * 0.62],
  ]
  fill(k, m < 0 ? '#fbb478' : '#98587c', [
    at(-wide * 0.9, 0),
    ...gable.map(([d, up]) => at(d, up)),
    at(wide * 0.9, 0),
  ])
  const arch = []
  for (let i = 0; i <= 8; i++) {
    const t = Math.PI * (1 - i / 8)
    arch.push(at(Math.cos(t) * wide * 0.5, high * (0.56 + 0.3 * Math.sin(t))))
  }
  fill(k, m < 0 ? '#8c4858' : DARK, [at(-wide * 0.5, 0), ...arch, at(wide * 0.5, 0)])
}

/** A body round its axis on the roof, in steps of [radius, height]: cones, bells and spires, half in shade. */
function turned(k, V, a, b, profile, [lit, shade] = [LIT, SHADE]) {
  const rows = profile.map(([r, y]) => {
    const [x, py] = V(a, b, y)
    const wide = Math.hypot(V(a + r, b, y)[0] - x, V(a, b - r, y)[0] - x) * 0.8
    return [x, py, wide]
  })
  const side = (t) => rows.map(([x, y, wide]) => [x + wide * t, y])
  fill(k, lit, [...side(-1), ...side(1).reverse()])
  fill(k, shade, [...side(0.18), ...side(1).reverse()])
  fill(k, EDGE, [...side(-1), ...side(-0.72).reverse()])
}

function finial(k, V, a, b, y, q) {
  turned(k, V, a, b, [
    [1.25 * q, y],
    [1.25 * q, y + 1.1 * q],
    [0.9 * q, y + 1.2 * q],
    [0.75 * q, y + 2.6 * q],
    [0.3 * q, y + 3.4 * q],
    [0.06 * q, y + 5.6 * q],
  ])
}

/** The great temple: two storeys, terraces with a small stupa on each corner, tower and gilded spire; 62 m high. */
export function greatTemple(k, V) {
  const corners = (h, y, q, hidden = true) => {
    for (const [a, b] of hidden
      ? [[-1, -1]]
      : [
          [-1, 1],
          [1, -1],
          [1, 1],
        ])
      finial(k, V, a * h, b * h, y, q)
  }
  storey(k, V, 24.5, 0, 1.6, { edge: 0.5 })
  storey(k, V, 23.4, 1.6, 12.4, { edge: 0.9 })
  for (const m of [-1, 1]) {
    const belt = (y, c) =>
      fill(
        k,
        c,
        m < 0
          ? [V(-23.4, 23.4, y), V(23.4, 23.4, y), V(23.4, 23.4, y + 0.5), V(-23.4, 23.4, y + 0.5)]
          : [V(23.4, 23.4, y), V(23.4, -23.4, y), V(23.4, -23.4, y + 0.5), V(23.4, 23.4, y + 0.5)],
      )
    belt(9.2, m < 0 ? '#d87850' : '#6c3a60')
    for (const u of [-19, -13, 13, 19]) gate(k, V, m, 23.4, u, 1.6, 1.9, 4.8)
  }
  // The porches in the middle of each face.
  const porch = (m) => {
    const out = 29
    const p = (d, o, y) => (m < 0 ? V(d, o, y) : V(o, -d, y))
    if (m < 0) {
      fill(k, LIT, [p(-7, out, 0), p(7, out, 0), p(7, out, 10), p(-7, out, 10)])
      fill(k, SHADE, [p(7, out, 0), p(7, 23.4, 0), p(7, 23.4, 10), p(7, out, 10)])
    } else {
      fill(k, SHADE, [p(-7, out, 0), p(7, out, 0), p(7, out, 10), p(-7, out, 10)])
      fill(k, LIT, [p(7, out, 0), p(7, 23.4, 0), p(7, 23.4, 10), p(7, out, 10)])
    }
    fill(k, TOP, [p(-7, out, 10), p(7, out, 10), p(7, 23.4, 10), p(-7, 23.4, 10)])
    gate(k, V, m, out, 0, 0, 5.4, 9.4)
  }
  porch(-1)
  porch(1)
  const terraces = [
    [22, 12.4, 14.6, 1],
    [19.6, 14.6, 16.8, 0.95],
    [17.2, 16.8, 19, 0.9],
    [13.4, 19, 27, 0],
    [13, 27, 28.8, 0.85],
    [11, 28.8, 30.6, 0.75],
    [9, 30.6, 32.4, 0.65],
  ]
  for (const [h, y0, y1, q] of terraces) {
    storey(k, V, h, y0, y1, { edge: 0.6 })
    if (y1 === 27)
      for (const m of [-1, 1]) {
        gate(k, V, m, h, 0, y0, 3.6, 6)
        for (const u of [-9, 9]) gate(k, V, m, h, u, y0, 1.5, 3.6)
      }
    if (!q) continue
    corners(h - 1.2, y1, q)
    // The three that stand in front are drawn before what rises behind them, but for the tower's own.
    for (const [a, b] of [
      [-1, 1],
      [1, -1],
    ])
      finial(k, V, a * (h - 1.2), b * (h - 1.2), y1, q)
  }
  for (const [h, , y1, q] of terraces) if (q) finial(k, V, h - 1.2, h - 1.2, y1, q)
  // The tower: four bent sides with ribs, then bell, rings and umbrella in gold.
  const tower = [
    [5.9, 32.4],
    [6, 35],
    [5.9, 37.6],
    [5.6, 40.2],
    [5.1, 42.8],
    [4.4, 45.2],
    [3.5, 47.6],
    [2.5, 49.4],
  ]
  for (const [wide, cl, cs] of [
    [1, LIT, SHADE],
    [0.5, '#fbb478', '#98587c'],
  ]) {
    const left = tower.map(([h, y]) => V(-h * wide, h, y))
    const right = tower.map(([h, y]) => V(h * wide, h, y))
    fill(k, cl, [...left, ...right.reverse()])
    const near = tower.map(([h, y]) => V(h, h * wide, y))
    const far = tower.map(([h, y]) => V(h, -h * wide, y))
    fill(k, cs, [...near, ...far.reverse()])
  }
  for (const [y, h] of [
    [35, 6.15],
    [40.2, 5.75],
    [45.2, 4.5],
  ])
    storey(k, V, h, y, y + 0.45, { edge: 0, lit: '#ffc890', shade: '#a05c70', top: null })
  turned(
    k,
    V,
    0,
    0,
    [
      [2.5, 49],
      [3, 49.8],
      [2.3, 50.8],
      [2.2, 52.4],
      [1.2, 54.4],
      [1.5, 55.2],
      [0.8, 56.4],
      [0.5, 60],
      [0.05, 66],
    ],
    GOLD,
  )
}

/** A small stupa or temple far away, flat: its light left, its shade right. */
export function stupa(k, x, y, q, [lit, shade, gleam], kind = 0) {
  const kinds = [
    // A bell on terraces.
    '-10 0 -10 -3 -8.500 -3 -8.500 -6 -7 -6 -7 -9 -5 -9 -4.500 -13 -3.200 -16 -1.600 -18.500 -0.900 -22 0 -29',
    // A square temple with a tower.
    '-11 0 -11 -8 -9 -8 -9 -10 -7 -10 -7 -12 -3.400 -12 -3.200 -17 -1.800 -20.500 -0.600 -22 0 -27',
    // A steep old cone.
    '-8 0 -8 -4 -6 -4 -5.400 -9 -3.600 -15 -1.800 -20 0 -25',
  ]
  const half = kinds[kind]
    .trim()
    .split(/\s+/)
    .map(Number)
    .reduce(
      (list, n, i) => (i % 2 ? [...list.slice(0, -1), [list.at(-1)[0], n]] : [...list, [n]]),
      [],
    )
    .map(([a, b]) => [a * q, b * q])
  const put = (sx, list) => list.map(([a, b]) => [x + a * sx, y + b])
  fill(k, lit, [...put(1, half), ...put(-1, half).reverse()])
  fill(k, shade, [...put(-0.1, half), ...put(-1, half).reverse()])
  fill(k, gleam, [...put(1, half), ...put(0.84, half).reverse()])
  if (kind !== 2)
    path(
      k,
      shade,
      `M${x - 5.6 * q} ${y}v${-2.6 * q}q${1.2 * q} ${-2.4 * q} ${2.4 * q} 0v${2.6 * q}Z`,
    )
}

/** A toddy palm: a bare stem and a round head of fans; 10 high at q = 1. */
export function toddy(k, x, y, q, [lit, shade]) {
  path(
    k,
    shade,
    `M${x - 0.22 * q} ${y}L${x - 0.12 * q} ${y - 8 * q}H${x + 0.16 * q}L${x + 0.26 * q} ${y}Z`,
  )
  for (const [c, dx, size] of [
    [shade, 0.1, 1],
    [lit, -0.25, 0.62],
  ]) {
    let d = ''
    for (let i = 0; i < 9; i++) {
      const a = -3.6 + i * 0.51
      const [ex, ey] = [Math.cos(a) * 2 * size * q, Math.sin(a) * 1.7 * size * q]
      d += `M${x + dx * q} ${y - 8.2 * q}L${x + dx * q + ex - ey * 0.2} ${y - 8.2 * q + ey + ex * 0.2}L${x + dx * q + ex * 1.15} ${y - 8.2 * q + ey * 1.15}L${x + dx * q + ex + ey * 0.2} ${y - 8.2 * q + ey - ex * 0.2}Z`
    }
    path(k, c, d)
  }
}

/** A balloon lit from the left: gores between two meridians, a shaded flank, a basket under it; 24 high at q = 1. */
export function flatBalloon(k, x, y, q, [a, b, c], veil = null) {
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  const skin =
    'M0 -24C7 -24 9.600 -18.500 8.600 -14.200C7.700 -10.300 4 -7.400 2 -4.600L-2 -4.600C-4 -7.400 -7.700 -10.300 -8.600 -14.200C-9.600 -18.500 -7 -24 0 -24Z'
  path(k, a[0], skin)
  const gore = (t) =>
    `C${t * 7} -24 ${t * 9.6} -18.500 ${t * 8.6} -14.200C${t * 7.7} -10.300 ${t * 4} -7.400 ${t * 2} -4.600`
  const back = (t) =>
    `C${t * 4} -7.400 ${t * 7.7} -10.300 ${t * 8.6} -14.200C${t * 9.6} -18.500 ${t * 7} -24 0 -24Z`
  const edges = [-1, -0.86, -0.58, -0.2, 0.2, 0.58, 0.86, 1]
  const skins = [a, b, c, a, b, c, a]
  for (let i = 0; i < 7; i++)
    path(
      k,
      skins[i][i < 4 ? 0 : 1],
      `M0 -24${gore(edges[i])}L${edges[i + 1] * 2} -4.600${back(edges[i + 1])}`,
    )
  path(k, 'rgba(70,34,90,.24)', `M0 -24${gore(0.58)}L2 -4.600${back(1)}`)
  path(k, 'rgba(255,240,200,.5)', `M0 -24${gore(-1)}L-1.760 -4.600${back(-0.88)}`)
  path(
    k,
    '#5a3040',
    'M-1.900 -4.600L-1.300 -1.900H-1.120L-1.640 -4.600ZM1.900 -4.600L1.300 -1.900H1.120L1.640 -4.600Z',
  )
  path(k, '#c87c4c', 'M-1.500 -2H1.500L1.250 0H-1.250Z')
  path(k, '#7c4450', 'M0.300 -2H1.500L1.250 0H0.300Z')
  if (veil) path(k, veil, `${skin}M-1.500 -2H1.500L1.250 0H-1.250Z`)
  k.restore()
}

/** A monk in saffron with a red parasol, from behind at three quarters; 10 high, he leans a little on one leg. */
export function monk(k) {
  path(k, 'rgba(52,24,72,.45)', 'M-1 0.200C3 -0.300 9 0.300 15 1.600C9 1.700 3 1.300 -1 0.800Z')
  path(
    k,
    '#7c4434',
    'M-0.950 -1.400L-0.850 0L-1.500 0.350H-0.200L-0.250 -1.400ZM0.350 -1.400L0.500 0.100L-0.050 0.500H1.250L1.050 -1.400Z',
  )
  path(
    k,
    '#f08434',
    'M-1.300 -7.400C-1.750 -6.200 -1.800 -4 -1.700 -1.100L1.500 -1.100C1.700 -4 1.650 -6.300 1.150 -7.500C0.500 -8 -0.700 -8 -1.300 -7.400Z',
  )
  path(
    k,
    '#b04c30',
    'M0.200 -7.800C0.600 -5 0.300 -3 0.500 -1.100H1.500C1.700 -4 1.650 -6.300 1.150 -7.500Z',
  )
  path(
    k,
    '#d8642c',
    'M-1.300 -7.400C-0.500 -6 0.500 -4.600 1.600 -3.900L1.580 -3.300C0.300 -4.100 -0.900 -5.700 -1.500 -6.900Z',
  )
  path(k, '#8c4c38', 'M-0.400 -7.700V-8.600H0.450V-7.700Z')
  path(k, '#9c5840', 'M-0.950 -9.100a0.950 1.100 0 1 0 1.900 0a0.950 1.100 0 1 0 -1.900 0Z')
  path(
    k,
    '#6c3434',
    'M0.150 -10.150a0.950 1.100 0 0 1 0.150 2.100C0.700 -8.700 0.600 -9.600 0.150 -10.150Z',
  )
  path(
    k,
    '#8c4c38',
    'M1.100 -7.200C1.900 -6.600 2.200 -5.900 2.100 -5.300L2.900 -6.300L2.600 -6.700C2.300 -7.200 1.700 -7.500 1.100 -7.200Z',
  )
  path(k, '#5c3040', 'M2.550 -5.400L1.350 -12.300L1.600 -12.350L2.800 -5.450Z')
  path(
    k,
    '#d8343c',
    'M-4.300 -10.100C-3.200 -13.300 -0.400 -14 1.100 -13.700C3.600 -13.700 6 -12.600 6.900 -9.700C5.500 -10.300 4.500 -10.300 3.600 -9.900C2.300 -10.500 0.600 -10.600 -0.600 -10.100C-1.800 -10.600 -3.100 -10.600 -4.300 -10.100Z',
  )
  path(
    k,
    '#982448',
    'M1.100 -13.700C3.600 -13.700 6 -12.600 6.900 -9.700C5.500 -10.300 4.500 -10.300 3.600 -9.900C3.500 -11.400 2.600 -13 1.100 -13.700Z',
  )
  path(
    k,
    '#ff7c5c',
    'M-4.300 -10.100C-3.200 -13.300 -0.400 -14 1.100 -13.700C-1 -13 -2.600 -12 -3.300 -10.400Z',
  )
}
