// Tower Bridge in metres, seen from a boat downstream near its north tower: u along the bridge, v upstream,
// high above the water. Towers 65 high and 79 apart, road at 8.6, walkways at 37 to 45, side spans under chains.
import { fill, path, stroke } from '../core/field.js'

const [CU, CV, EYE, FAR, VX, VY] = [70, -70, 3.2, 71, 86, 69]
const [SIN, COS] = [Math.sin(0.698), Math.cos(0.698)]
export const P = (u, v, high) => {
  const [a, b] = [u - CU, v - CV]
  const depth = b * COS - a * SIN
  return [VX + (FAR * (a * COS + b * SIN)) / depth, VY - (FAR * (high - EYE)) / depth]
}

const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** The colours of stone, slate and steel; the far ones are half in the fog. */
export const NEAR = {
  lit: '#fff0cc',
  stone: '#f0d4a4',
  shade: '#8c6f94',
  deep: '#6a5484',
  glass: '#4c4878',
  slate: '#6c80a8',
  slateShade: '#464c80',
  gold: '#ffc83c',
  blue: '#2c8cc0',
  deepBlue: '#2c5490',
  white: '#fff6e4',
}
export const FARTHER = {
  lit: '#fce4c0',
  stone: '#f2d0a8',
  shade: '#b890a0',
  deep: '#a47f98',
  glass: '#8c7498',
  slate: '#98a0b4',
  slateShade: '#7c7c9c',
  gold: '#ffcc70',
  blue: '#6ca8c0',
  deepBlue: '#6c84a8',
  white: '#fdeed8',
}

/** A pointed window on a wall: `to` sets its points, across and up. */
function lancet(k, c, to, x, y, w, h) {
  fill(
    k,
    c,
    [
      [-1, 0],
      [-1, 0.62],
      [-0.72, 0.8],
      [0, 1],
      [0.72, 0.8],
      [1, 0.62],
      [1, 0],
    ].map(([a, b]) => to(x + (a * w) / 2, y + b * h)),
  )
}

/** A tower's turret at a corner: round shaft, its bands, its spire. */
function turret(k, c, u, v, foot, top, r) {
  const [x, y0] = P(u, v, foot)
  const y1 = P(u, v, top)[1]
  const q = (y0 - y1) / (top - foot)
  const w = r * q
  path(k, c.stone, `M${x - w} ${y0}V${y1}H${x + w}V${y0}Z`)
  path(k, c.lit, `M${x - w} ${y0}V${y1}H${x - w * 0.25}V${y0}Z`)
  path(k, c.shade, `M${x + w * 0.4} ${y0}V${y1}H${x + w}V${y0}Z`)
  for (let z = foot + 9; z < top - 2; z += 8.6) {
    const y = P(u, v, z)[1]
    path(k, c.deep, `M${x - w * 1.06} ${y}h${w * 2.12}v${q * 0.6}h${-w * 2.12}Z`)
    path(
      k,
      c.glass,
      `M${x - w * 0.12} ${y - q * 1.4}v${-q * 2.6}l${w * 0.2} ${-q}l${w * 0.2} ${q}v${q * 2.6}Z`,
    )
  }
  path(k, c.lit, `M${x - w * 1.2} ${y1}h${w * 2.4}v${q * 1.2}h${-w * 2.4}Z`)
  path(k, c.slate, `M${x - w * 1.05} ${y1}L${x} ${y1 - q * 9.5}L${x + w * 1.05} ${y1}Z`)
  path(k, c.slateShade, `M${x + w * 0.3} ${y1}L${x} ${y1 - q * 9.5}L${x + w * 1.05} ${y1}Z`)
  stroke(k, c.gold, q * 0.45, `M${x} ${y1 - q * 9}V${y1 - q * 11.6}`)
}

/** One of the two towers on its pier, u its middle. */
export function tower(k, c, u) {
  // Walls: the one downstream in the light, the one along the road in the shade.
  turret(k, c, u - 8, 8, 40, 50, 2.4)
  const front = (x, y) => P(u + x, -8, y)
  const side = (x, y) => P(u + 8, x, y)
  quad(k, c.stone, [u - 8, -8, 8.6], [u - 8, -8, 46], [u + 8, -8, 46], [u + 8, -8, 8.6])
  quad(k, c.shade, [u + 8, -8, 8.6], [u + 8, -8, 46], [u + 8, 8, 46], [u + 8, 8, 8.6])
  lancet(k, c.deep, side, 0, 8.6, 10, 13.6)
  lancet(k, c.glass, side, 0.8, 8.6, 8, 12)
  lancet(k, c.lit, front, 0, 9, 5.6, 8.6)
  lancet(k, c.glass, front, 0, 9, 4.4, 7.6)
  for (const [y, h] of [
    [20.6, 6.6],
    [29.8, 6.4],
    [38.4, 5.8],
  ]) {
    for (const x of [-3.1, 0, 3.1]) {
      lancet(k, c.lit, front, x, y, 2.6, h + 0.8)
      lancet(k, c.glass, front, x, y, 1.8, h)
      lancet(k, c.glass, side, x * 1.1, y, 2, h)
    }
    quad(
      k,
      c.shade,
      [u - 6, -8, y - 1.4],
      [u - 6, -8, y - 0.7],
      [u + 6, -8, y - 0.7],
      [u + 6, -8, y - 1.4],
    )
    quad(
      k,
      c.deep,
      [u + 8, -6, y - 1.4],
      [u + 8, -6, y - 0.7],
      [u + 8, 6, y - 0.7],
      [u + 8, 6, y - 1.4],
    )
  }
  quad(k, c.lit, [u - 8, -8, 45.4], [u - 8, -8, 46.8], [u + 8, -8, 46.8], [u + 8, -8, 45.4])
  // Roof, and a gable on either wall.
  quad(
    k,
    c.slateShade,
    [u + 7.6, -7.6, 46.4],
    [u + 1.6, -1.6, 60],
    [u + 1.6, 1.6, 60],
    [u + 7.6, 7.6, 46.4],
  )
  quad(
    k,
    c.slate,
    [u - 7.6, -7.6, 46.4],
    [u - 1.6, -1.6, 60],
    [u + 1.6, -1.6, 60],
    [u + 7.6, -7.6, 46.4],
  )
  quad(
    k,
    c.deep,
    [u + 8, -3, 46],
    [u + 8, -3, 50],
    [u + 8, 0, 54.5],
    [u + 8, 3, 50],
    [u + 8, 3, 46],
  )
  turret(k, c, u + 8, 8, 8.6, 50, 2.4)
  quad(
    k,
    c.lit,
    [u - 3.2, -8, 46],
    [u - 3.2, -8, 50],
    [u, -8, 55],
    [u + 3.2, -8, 50],
    [u + 3.2, -8, 46],
  )
  lancet(k, c.glass, front, 0, 46.8, 2.2, 5)
  const [x0, y0] = P(u, 0, 60)
  const q = FAR / 100
  stroke(k, c.gold, q * 0.5, `M${x0} ${y0}V${P(u, 0, 65.5)[1]}`)
  turret(k, c, u - 8, -8, 8.6, 50, 2.5)
  turret(k, c, u + 8, -8, 8.6, 50, 2.5)
  // Granite pier with its cutwater: from the water it hides the foot of the walls.
  const pier = (a, b, colour) => quad(k, colour, [...a, 0], [...a, 8.6], [...b, 8.6], [...b, 0])
  pier([u + 11.5, -17], [u + 11.5, 17], c.shade)
  pier([u - 11.5, -17], [u, -27], c.lit)
  pier([u, -27], [u + 11.5, -17], c.stone)
  for (const z of [2.4, 5.2]) {
    quad(k, c.shade, [u - 11.5, -17, z], [u - 11.5, -17, z + 0.4], [u, -27, z + 0.4], [u, -27, z])
    quad(k, c.shade, [u, -27, z], [u, -27, z + 0.4], [u + 11.5, -17, z + 0.4], [u + 11.5, -17, z])
  }
  quad(k, c.deep, [u - 11.5, -17, 0], [u - 11.5, -17, 1], [u, -27, 1], [u, -27, 0])
  quad(k, c.deep, [u, -27, 0], [u, -27, 1], [u + 11.5, -17, 1], [u + 11.5, -17, 0])
  quad(k, c.deep, [u + 11.5, -17, 0], [u + 11.5, -17, 1], [u + 11.5, 17, 1], [u + 11.5, 17, 0])
  quad(k, c.white, [u - 11.5, -17, 8.2], [u - 11.5, -17, 8.9], [u, -27, 8.9], [u, -27, 8.2])
  quad(k, c.white, [u, -27, 8.2], [u, -27, 8.9], [u + 11.5, -17, 8.9], [u + 11.5, -17, 8.2])
}

/** A girder along the bridge between two heights with its lattice. */
function girder(k, c, v, u0, u1, low, high, step) {
  quad(k, c.blue, [u0, v, low], [u0, v, high], [u1, v, high], [u1, v, low])
  for (let u = u0; u < u1 - 0.1; u += step) {
    for (const [a, b] of [
      [low, high],
      [high, low],
    ]) {
      const [p, r] = [P(u, v, a), P(u + step, v, b)]
      stroke(k, c.white, 0.28, `M${p}L${r}`)
    }
  }
  quad(
    k,
    c.white,
    [u0, v, high - 0.5],
    [u0, v, high + 0.3],
    [u1, v, high + 0.3],
    [u1, v, high - 0.5],
  )
  quad(
    k,
    c.deepBlue,
    [u0, v, low - 0.7],
    [u0, v, low + 0.2],
    [u1, v, low + 0.2],
    [u1, v, low - 0.7],
  )
}

/** The two galleries between the towers, the nearer one last. */
export function walkways(k, near, far) {
  quad(k, far.deepBlue, [-31, -5, 37], [-31, 5, 37], [31, 5, 37], [31, -5, 37])
  girder(k, far, 5, -31, 31, 37, 44, 6.2)
  girder(k, near, -6, -31, 31, 37, 44.4, 5.2)
}

/** A leaf of the road on its hinge at u, raised towards the other one (m: which way it points). */
export function leaf(k, c, u, m, seen) {
  const angle = 1.08
  const at = (l, v, drop = 0) => [
    u + m * l * Math.cos(angle) - m * drop * Math.sin(angle) * -1,
    v,
    8.6 + l * Math.sin(angle) - drop * Math.cos(angle),
  ]
  quad(k, seen, at(0, -7.5), at(31, -7.5), at(31, 7.5), at(0, 7.5))
  for (let l = 4; l < 31; l += 5)
    quad(k, c.deep, at(l, -7.5), at(l + 0.9, -7.5), at(l + 0.9, 7.5), at(l, 7.5))
  quad(k, c.blue, at(0, -7.5, 3.4), at(31, -7.5, 0.8), at(31, -7.5, -0.8), at(0, -7.5, -1))
  // The girder: its two chords and the uprights between them.
  const chord = (d0, d1, wide) =>
    stroke(k, c.white, wide, `M${P(...at(0, -7.5, d0))}L${P(...at(31, -7.5, d1))}`)
  chord(3.2, 0.7, 0.34)
  chord(-0.9, -0.7, 0.34)
  for (let l = 3; l < 30; l += 4.5)
    stroke(k, c.white, 0.18, `M${P(...at(l, -7.5, 3.2 - l * 0.08))}L${P(...at(l, -7.5, -0.8))}`)
}

/** A side span from its tower to the bank: road, rods, the stiff chain; m is 1 to the north. */
export function sideSpan(k, c, m, v, until) {
  const height = (t) =>
    t < 0.68 ? 13.5 + 24.5 * (1 - t / 0.68) ** 2 : 13.5 + 13 * ((t - 0.68) / 0.32) ** 1.5
  const u = (t) => m * (48 + 76 * t)
  const n = 26
  const ts = Array.from({ length: n + 1 }, (_, i) => (until * i) / n)
  const belly = (t) => 1.7 * Math.sin(Math.min(1, t / 0.68) * Math.PI) ** 0.6 + 0.5
  quad(k, c.deepBlue, [u(0), v, 6.4], [u(0), v, 8.2], [u(until), v, 8.2], [u(until), v, 6.4])
  quad(k, c.blue, [u(0), v, 8], [u(0), v, 10.4], [u(until), v, 10.4], [u(until), v, 8])
  quad(k, c.white, [u(0), v, 10.2], [u(0), v, 10.7], [u(until), v, 10.7], [u(until), v, 10.2])
  for (const t of ts) {
    if (height(t) < 12) continue
    const [a, b] = [P(u(t), v, height(t)), P(u(t), v, 10.4)]
    stroke(k, c.white, 0.35, `M${a}L${b}`)
  }
  const top = ts.map((t) => P(u(t), v, height(t) + belly(t)))
  const low = ts.map((t) => P(u(t), v, height(t) - belly(t)))
  fill(k, c.blue, [...top, ...low.toReversed()])
  ts.forEach((_, i) => {
    if (i < n)
      stroke(k, c.white, 0.3, `M${i % 2 ? top[i] : low[i]}L${i % 2 ? low[i + 1] : top[i + 1]}`)
  })
  stroke(k, c.white, 0.5, `M${top.join('L')}`)
  stroke(k, c.deepBlue, 0.5, `M${low.join('L')}`)
}

/** A sailing barge of the Thames under tan canvas, in metres, bow to the left, its waterline at 0. */
export function thamesBarge(k) {
  stroke(k, '#5c3444', 0.6, 'M-1.600 -2V-28M-1.600 -4L9.600 -22M10 -2V-13')
  for (const [c, d] of [
    [
      '#d8603c',
      'M-1.200 -4.600V-18Q4 -21 9.400 -21.800Q8 -11 8.200 -4.200Q3 -3.600 -1.200 -4.600Z',
    ],
    [
      '#a43c44',
      'M4 -20.200Q7 -21.400 9.400 -21.800Q8 -11 8.200 -4.200L4.600 -4Q3.400 -12 4 -20.200Z',
    ],
    ['#f08850', 'M-1.200 -18.800V-28Q3 -25 8.800 -22.600Q3.600 -21.600 -1.200 -18.800Z'],
    ['#e87448', 'M-2 -20Q-5 -11 -13.600 -4.200Q-8 -3.400 -3 -4.400Q-2.200 -12 -2 -20Z'],
    ['#b8444a', 'M-2 -20Q-3.600 -12 -6 -4Q-4 -4.200 -3 -4.400Q-2.200 -12 -2 -20Z'],
    ['#a43c44', 'M10.300 -12.600Q14 -10 15 -4.600Q12 -4 10.300 -4.400Z'],
    ['#38345c', 'M-16 -4.200Q-14.500 0.600 -12 1.200H13Q15 0.800 15.400 -3.400Q0 -2 -16 -4.200Z'],
    ['#f8e4bc', 'M-16 -4.200Q0 -2 15.400 -3.400L15.300 -2.600Q0 -1.200 -15.700 -3.400Z'],
    ['#c8483c', 'M-13.400 0.300Q0 0.700 14.300 0.200L13 1.200H-12Z'],
  ])
    path(k, c, d)
}
