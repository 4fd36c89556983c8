import { blend } from '../core/colour.js'
import { at, fill, path, points, stroke } from '../core/field.js'
import { leafEdge, smooth } from './leaf-edge.js'
import { folk } from './slender-folk.js'

/** The bath of Tirta Empul from the water: metres to points of the field, y from the water's face; the wall stands at x = -3. */
const [CX, HY, F, EYE] = [112, 53, 105, 0.95]
export const P = (x, y, z) => [CX + (F * x) / z, HY - (F * (y - EYE)) / z]
export const metre = (z) => F / z
const WALL = -3
const [Z0, Z1] = [2.1, 27]
const TOP = 2.5
/** Where the spouts are along the wall. */
export const SPOUTS = [4.9, 6.9, 8.9, 10.9, 12.9, 14.9, 16.9, 18.9, 20.9, 22.9, 24.9]

const quad = (k, c, y0, y1, z0, z1, x = WALL) =>
  fill(k, c, [P(x, y0, z0), P(x, y1, z0), P(x, y1, z1), P(x, y0, z1)])

/** Sky of the early morning, the wood on the slope and the hall at the end of the bath. */
export function beyond(k) {
  const g = k.createLinearGradient(30, 0, 96, 54)
  for (const [a, c] of [
    [0, '#f6c987'],
    [0.45, '#fbe7b4'],
    [1, '#e9f2cf'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 62)
  const trees = (c, list, size, seed) => {
    const p = smooth(points(list), 5)
    leafEdge(k, c, [...p, [170, 60], [40, 60]], { size, seed, from: 0, to: p.length - 1 })
  }
  trees('#b9d6ac', '40 30 54 22 66 25 80 17 92 22 106 15 120 21 134 14 148 20 168 12', 1.4, 3)
  trees('#7db79a', '60 44 72 38 84 41 96 35 106 38 118 31 130 36 144 24 156 28 170 19', 1.9, 7)
  trees('#418c80', '84 52 94 46 103 48 112 45 124 47 134 41 146 43 156 33 170 32', 2.2, 5)
}

/** The open hall under its thatch on the far bank, with its ridge and posts; m -1 draws it upside down in the water. */
export function hall(k, m = 1) {
  const z = 30
  const [a, b] = [-1.6, 7.4]
  const box = (c, x0, x1, y0, y1) =>
    fill(k, c, [P(x0, y0 * m, z), P(x0, y1 * m, z), P(x1, y1 * m, z), P(x1, y0 * m, z)])
  const roof = (c, ...list) =>
    fill(
      k,
      c,
      list.map(([x, y]) => P(x, y * m, z)),
    )
  box('#2a5b62', -4, 24, 0, 0.55)
  box('#e9cf9a', -4, 24, 0.5, 0.62)
  box('#b8895c', a + 0.6, b - 0.6, 0.55, 1)
  box('#5a4a58', a + 0.6, b - 0.6, 1, 3)
  box('#8fc0a0', a + 1.2, b - 2.6, 1, 2.7)
  for (let x = a + 0.7; x < b - 0.4; x += 1.46) box('#d98a4c', x, x + 0.24, 1, 3)
  roof('#3d3a4c', [a - 0.5, 2.7], [a + 2.4, 5.3], [b - 2.4, 5.3], [b + 0.5, 2.7])
  roof('#75625c', [a - 0.5, 2.7], [a + 2.4, 5.3], [a + 4.2, 5.3], [a + 3, 2.7])
  roof('#f4d08c', [a + 2.3, 5.25], [a + 2.3, 5.5], [b - 2.3, 5.5], [b - 2.3, 5.25])
}

/** The wall in its own shade, courses and panels in perspective, gold along its upper edge. */
export function wall(k) {
  const [deep, dark, mid, soft] = ['#123f4c', '#1c5460', '#2a6a70', '#3d8280']
  fill(k, mid, points('-6 -60 -6 96 0 96 0 -60'))
  // Its stepped crown: three courses, each a little further out.
  quad(k, mid, 0, TOP, Z0, Z1)
  quad(k, deep, -0.02, 0.2, Z0, Z1)
  quad(k, dark, 0.2, 0.42, Z0, Z1)
  quad(k, soft, 1.95, 2.08, Z0, Z1)
  quad(k, dark, 1.86, 1.95, Z0, Z1)
  quad(k, soft, 2.2, TOP, Z0, Z1)
  quad(k, dark, 2.13, 2.2, Z0, Z1)
  quad(k, '#f9dd98', TOP - 0.06, TOP + 0.02, Z0, Z1)
  for (const [i, z] of SPOUTS.entries()) {
    // A pillar between two spouts, its finial of stone above.
    const p = z + 1
    quad(k, dark, 0.2, TOP, p - 0.2, p + 0.2)
    quad(k, soft, 0.2, TOP - 0.06, p + 0.08, p + 0.2)
    const m = metre(p)
    at(k, ...P(WALL, TOP, p), m * 0.1, (c) => finial(c, i))
    // The carved panel behind the spout.
    quad(k, dark, 0.72, 1.72, z - 0.62, z + 0.62)
    quad(k, soft, 0.8, 1.64, z - 0.5, z + 0.5)
    quad(k, mid, 0.88, 1.56, z - 0.4, z + 0.4)
  }
}

/** A small stone lotus bud on its base, ten units a metre; the light comes from behind. */
function finial(k, i) {
  const tall = [1, 1.15, 0.92][i % 3]
  k.save()
  k.scale(1, tall)
  path(
    k,
    '#1c5460',
    'M-3 0.500V-1H-2.300V-2.200H-1.600C-2.600 -4 -2 -5.400 0 -8C2 -5.400 2.600 -4 1.600 -2.200H2.300V-1H3V0.500Z',
  )
  path(
    k,
    '#f9dd98',
    'M0 -8C2 -5.400 2.600 -4 1.600 -2.200H2.300V-1H3V-0.600H2V-1.700H1.100C2 -3.600 1.500 -5 0 -7.200Z',
  )
  k.restore()
}

/** One spout, its offering, and the water that falls from it. */
export function spout(k, z, i) {
  const m = metre(z)
  const base = P(WALL, 1.3, z)
  const lip = P(WALL + 0.5, 1.22, z)
  fill(k, '#123f4c', [
    [base[0] - 0.08 * m, base[1] + 0.42 * m],
    [base[0] - 0.08 * m, base[1] - 0.16 * m],
    [lip[0], lip[1] - 0.1 * m],
    [lip[0] - 0.02 * m, lip[1] + 0.1 * m],
    [lip[0] - 0.2 * m, lip[1] + 0.17 * m],
    [base[0] + 0.1 * m, base[1] + 0.24 * m],
  ])
  fill(k, '#f9dd98', [
    [base[0], base[1] - 0.14 * m],
    [lip[0], lip[1] - 0.1 * m],
    [lip[0], lip[1] - 0.05 * m],
    [base[0], base[1] - 0.1 * m],
  ])
  // Flowers for the gods in a tray of palm leaf.
  if (i && i % 3) {
    const o = P(WALL + 0.16, 1.46, z)
    at(k, o[0], o[1] - 0.01 * m, m * 0.075, (c) => {
      path(c, '#a8bc5c', 'M-1.800 0.400L-2.200 -0.600H2.200L1.800 0.400Z')
      for (const [x, y, t] of points('-1.200 -1 0 0 -1.400 1 1.200 -0.900 2', 3))
        path(
          c,
          ['#f8f0dc', '#e8583c', '#f4b43c'][t],
          `M${x - 0.8} ${y}a0.800 0.700 0 1 0 1.600 0a0.800 0.700 0 1 0 -1.600 0Z`,
        )
    })
  }
  const foot = P(WALL + 1.06, 0, z)
  const [dx, dy] = [foot[0] - lip[0], foot[1] - lip[1]]
  const water = (c, w0, w1, off) => {
    k.fillStyle = c
    k.beginPath()
    k.moveTo(lip[0] - 0.02 * m, lip[1] - w0 * 0.5 * m)
    k.bezierCurveTo(
      lip[0] + dx * 0.5,
      lip[1] - 0.05 * m,
      foot[0] + (w1 * 0.5 + off) * m,
      foot[1] - dy * 0.6,
      foot[0] + (w1 + off) * m,
      foot[1],
    )
    k.lineTo(foot[0] + (off - w1) * m, foot[1])
    k.bezierCurveTo(
      foot[0] + (off - w1 * 0.6) * m,
      foot[1] - dy * 0.5,
      lip[0] + dx * 0.4,
      lip[1] + 0.12 * m,
      lip[0] - 0.02 * m,
      lip[1] + w0 * 0.6 * m,
    )
    k.fill()
  }
  water('#bfe4dc', 0.15, 0.13, 0)
  water('#fffbe6', 0.08, 0.06, 0.03)
  // Where it strikes: foam that lies in the water, with rings round it.
  ring(k, foot[0], foot[1], 0.62 * m, 'rgba(226,246,232,.5)', 0.035 * m)
  ring(k, foot[0], foot[1], 0.4 * m, 'rgba(244,252,238,.75)', 0.04 * m)
  path(
    k,
    '#f4fbec',
    `M${foot[0] - 0.26 * m} ${foot[1] + 0.02 * m}q${0.1 * m} ${-0.12 * m} ${0.2 * m} ${-0.08 * m}q${0.06 * m} ${-0.14 * m} ${0.14 * m} ${-0.05 * m}q${0.12 * m} ${-0.08 * m} ${0.2 * m} ${0.12 * m}q${-0.26 * m} ${0.1 * m} ${-0.54 * m} ${0.01 * m}Z`,
  )
}

/** A ring on the water, open on one side. */
function ring(k, x, y, r, c, w, from = 0.4, to = 6) {
  k.strokeStyle = c
  k.lineWidth = w
  k.beginPath()
  k.ellipse(x, y, r, r * 0.2, 0, from, to)
  k.stroke()
}

/** The water: calm, clear far off, deep at our side, with wall, jets and far bank mirrored in it. */
export function bath(k) {
  const g = k.createLinearGradient(0, 56, 0, 92)
  for (const [a, c] of [
    [0, '#cfe6bc'],
    [0.16, '#8fccb4'],
    [0.5, '#3fa3a0'],
    [1, '#137482'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, P(0, 0, 30)[1], 170, 60)
  // The far bank upside down: its trees, then hall and parasol, straight under what they mirror.
  const shore = P(0, 0, 30)[1]
  k.save()
  k.beginPath()
  k.rect(60, shore, 120, 50)
  k.clip()
  k.globalAlpha = 0.55
  k.translate(0, shore * 2)
  k.scale(1, -1)
  const crowns = smooth(points('84 52 94 46 103 48 112 45 124 47 134 41 146 43 156 33 170 32'), 5)
  fill(k, '#2f7d78', [...crowns, [170, 60], [60, 60]])
  k.restore()
  k.save()
  k.globalAlpha = 0.62
  hall(k, -1)
  const [sx, sy, sm] = P(9.4, -0.55, 29).concat(metre(29) / 10)
  k.translate(sx, sy)
  k.scale(sm, -sm)
  parasol(k)
  k.restore()
  // The mirror is a little darker than what it shows, and dissolves towards us in strokes of plain water.
  const veil = k.createLinearGradient(0, shore, 0, shore + 24)
  veil.addColorStop(0, 'rgba(28,110,116,.16)')
  veil.addColorStop(1, 'rgba(46,150,150,.8)')
  k.fillStyle = veil
  k.fillRect(60, shore, 120, 24)
  for (const [x, y, l] of points(
    '104 60.600 9 128 62.200 14 150 61 12 118 65 18 142 66.400 20 108 68.600 12 132 70.400 26 156 69 14 120 74 20 146 75 18',
    3,
  ))
    path(
      k,
      y < 66 ? 'rgba(120,196,178,.6)' : 'rgba(92,190,180,.55)',
      `M${x - l} ${y}Q${x} ${y - 0.7} ${x + l} ${y}Q${x} ${y + 0.7} ${x - l} ${y}Z`,
    )
  // The wall's mirror: the same heights below the water, its edge loosened by the ripples.
  const edge = []
  for (let z = Z1; z > 2.1; z *= 0.962) {
    const [x, y] = P(WALL, -TOP, z)
    edge.push([x, y])
  }
  fill(k, '#17606c', [P(WALL, 0, Z1), ...edge, P(WALL, 0, Z0)])
  fill(k, '#124f5e', [
    P(WALL, 0, Z1),
    ...edge.map(([x, y]) => [x, HY + (y - HY) * 0.62]),
    P(WALL, 0, Z0),
  ])
  // Long strokes loosen the edge of the shade: light water into it, dark water out of it.
  for (const [x, y, l, dark] of points(
    '96 66 4 1 91.500 69 5 0 94 71.500 4 1 86.500 74 7 0 89 77.500 6 1 80 81 9 0 85 85 8 1',
    4,
  ))
    path(
      k,
      dark ? '#17606c' : '#2f8f92',
      `M${x - l} ${y}Q${x} ${y - 0.09 * l} ${x + l} ${y}Q${x} ${y + 0.09 * l} ${x - l} ${y}Z`,
    )
  for (const z of SPOUTS) {
    const m = metre(z)
    const [x, y] = P(WALL + 1.06, 0, z)
    for (let i = 1; i < 5; i++) {
      const w = (0.16 - i * 0.02) * m
      path(
        k,
        `rgba(200,232,222,${0.36 - i * 0.07})`,
        `M${x - w - i * 0.06 * m} ${y + i * 0.2 * m}q${w} ${-0.07 * m} ${2 * w} 0q${-w} ${0.07 * m} ${-2 * w} 0Z`,
      )
    }
  }
}

/** Somebody in the bath up to the waist, the mirror straight below in the same colours, and one ring round the body. */
export function bather(k, x, z, o, { deep = 0.8, tall = 1.64, flip = true } = {}) {
  const [px, py] = P(x, 0, z)
  const m = metre(z)
  const q = (tall * m) / 7
  const shade = x < -1
  // What the water gives back of a colour.
  const water = shade ? '#14606e' : '#349a9a'
  const deepen = (v) =>
    Array.isArray(v) ? v.map((c) => (c[0] === '#' ? blend(c, water, 0.56) : c)) : v
  const drowned = {
    ...o,
    ...Object.fromEntries(
      ['skin', 'hair', 'top', 'low', 'hat'].map((key) => [key, deepen(o[key])]),
    ),
  }
  const body = (mirror) => {
    const look = mirror ? drowned : o
    k.save()
    k.beginPath()
    k.rect(px - 20, mirror ? py : py - 60, 40, 60)
    k.clip()
    k.translate(px, py)
    k.scale(flip ? -q : q, mirror ? -q : q)
    k.translate(0, (deep * m) / q)
    folk(k, flip ? { ...look, light: -(o.light ?? -1) } : look)
    k.restore()
  }
  body(true)
  // Ripples take more of the mirror the nearer it comes to us.
  const c = shade ? 'rgba(26,108,116,.9)' : 'rgba(52,154,154,.9)'
  for (let i = 0; i < 6; i++) {
    const y = py + (0.22 + i * 0.12) * m
    const l = (0.3 + 0.07 * Math.sin(i * 2.1)) * m
    const h = (0.01 + i * 0.006) * m
    const cx = px - (shade ? 0.1 : 0.04) * m + 0.07 * Math.sin(i * 1.7) * m
    path(
      k,
      c,
      `M${cx - l} ${y}Q${cx} ${y - h * 2} ${cx + l} ${y}Q${cx} ${y + h * 2} ${cx - l} ${y}Z`,
    )
  }
  body(false)
  ring(k, px, py, 0.42 * m, 'rgba(236,250,236,.8)', 0.03 * m, -0.4, 3.6)
}

/** The yellow parasol of the temple on its pole, ten units a metre. */
export function parasol(k) {
  stroke(k, '#5a4a58', 0.9, 'M0 0V-27')
  path(k, '#e9a53c', 'M-10 -20C-8 -26.500 -3 -28.500 0 -28.500C3 -28.500 8 -26.500 10 -20V-18H-10Z')
  path(k, '#fbdc84', 'M0 -28.500C3 -28.500 8 -26.500 10 -20V-18H4C4 -22 3 -26 0 -28.500Z')
  fill(k, '#fff6dc', points('-10 -18 10 -18 10 -16.600 -10 -16.600'))
  stroke(k, '#fbdc84', 0.8, 'M0 -28.500V-31')
}
