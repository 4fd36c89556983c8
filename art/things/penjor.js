import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { metre, P } from './penjor-lane.js'

/** A penjor: a tall bamboo that bows over the lane to the left, dressed in strips of young palm leaf, its tassel at the end. */
export function penjor(k, { x, z, high, reach, seed, wallAt }) {
  const q = metre(z)
  const r = random(seed)
  const knots = [
    [0, 0],
    [0.25, high * 0.92],
    [-reach * 0.3, high * 1.32],
    [-reach, high * 0.66],
  ]
  const pt = (t) => {
    const u = 1 - t
    const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    const [a, b] = [0, 1].map((i) => w.reduce((sum, v, n) => sum + v * knots[n][i], 0))
    return P(x + a, b, z)
  }
  const list = Array.from({ length: 41 }, (_, i) => pt(i / 40))
  const side = (f) =>
    list.map(([a, b], i) => {
      const [c, d] = list[Math.min(40, i + 1)]
      const [e, g] = list[Math.max(0, i - 1)]
      const l = Math.hypot(c - e, d - g)
      const w = f * q * (0.11 - 0.0022 * i)
      return [a - ((d - g) / l) * w, b + ((c - e) / l) * w]
    })
  // Its shadow runs over the grass to the wall and climbs it; the foot stands in a ring of planted leaves.
  const [fx, fy] = list[0]
  const to = wallAt - x
  fill(k, 'rgba(72,72,92,.5)', [
    P(x - 0.06, 0, z),
    P(wallAt, 0, z + to * 0.25),
    P(wallAt, 0, z + to * 0.25 + 0.5),
    P(x + 0.1, 0, z + 0.1),
  ])
  fill(k, 'rgba(148,60,76,.5)', [
    P(wallAt, 0, z + to * 0.25),
    P(wallAt, 2.25, z + to * 0.25),
    P(wallAt, 2.25, z + to * 0.25 + 0.5),
    P(wallAt, 0, z + to * 0.25 + 0.5),
  ])
  fill(k, '#9c6c3c', [...side(1), ...side(-1).toReversed()])
  fill(k, '#e8c06c', [...side(0.1), ...side(-1).toReversed()])
  // Strips of leaf in pairs, hanging long under the bow; a sheaf of rice and fruit here and there.
  for (let i = 8; i < 40; i++) {
    const [px, py] = list[i]
    const t = i / 40
    const bow = Math.max(0, Math.sin((t - 0.3) * 3.6))
    const l = q * (0.34 + 0.5 * bow) * (i % 2 ? 0.78 : 1.1) * (0.9 + r() * 0.2)
    const w = q * 0.07
    for (const [m, c] of [
      [1, '#c8842c'],
      [-1, '#ffe27c'],
      [-0.2, '#f8c440'],
    ]) {
      const dx = m * q * (0.5 - 0.26 * bow)
      path(
        k,
        c,
        `M${px - w} ${py - w}Q${px + dx * 1.3} ${py - l * 0.1} ${px + dx} ${py + l}Q${px + dx * 0.5} ${py + l * 0.4} ${px + w} ${py + w}Z`,
      )
    }
    if (i === 19 || i === 29)
      path(
        k,
        '#e0483c',
        `M${px - 0.16 * q} ${py + 0.3 * q}a${0.16 * q} ${0.2 * q} 0 1 0 ${0.32 * q} 0a${0.16 * q} ${0.2 * q} 0 1 0 ${-0.32 * q} 0Z`,
      )
  }
  for (const [dx, c] of [
    [-0.3, '#3c7c58'],
    [0.32, '#2c6458'],
    [-0.1, '#74a850'],
    [0.14, '#3c7c58'],
    [0, '#8cbc5c'],
  ])
    path(
      k,
      c,
      `M${fx - 0.12 * q} ${fy + 0.12 * q}Q${fx + dx * q} ${fy - 0.1 * q} ${fx + dx * 1.9 * q} ${fy - 0.5 * q}Q${fx + dx * 0.9 * q} ${fy} ${fx + 0.12 * q} ${fy + 0.12 * q}Z`,
    )
  // The little shrine of the house, tied to the stem in white and yellow.
  const [bx, by] = P(x, 1.75, z)
  path(
    k,
    '#8c5c3c',
    `M${bx - 0.36 * q} ${by}H${bx + 0.36 * q}L${bx + 0.09 * q} ${by + 0.5 * q}H${bx - 0.09 * q}Z`,
  )
  path(k, '#fffaf0', `M${bx - 0.34 * q} ${by}V${by - 0.4 * q}H${bx + 0.34 * q}V${by}Z`)
  path(k, '#f0b83c', `M${bx + 0.04 * q} ${by}V${by - 0.4 * q}H${bx + 0.34 * q}V${by}Z`)
  path(
    k,
    '#b87c3c',
    `M${bx - 0.46 * q} ${by - 0.36 * q}L${bx} ${by - 0.78 * q}L${bx + 0.46 * q} ${by - 0.36 * q}Z`,
  )
  path(
    k,
    '#f8d878',
    `M${bx - 0.46 * q} ${by - 0.36 * q}L${bx} ${by - 0.78 * q}L${bx - 0.06 * q} ${by - 0.36 * q}Z`,
  )
  path(k, '#c8443c', `M${bx - 0.4 * q} ${by - 0.06 * q}h${0.8 * q}v${0.12 * q}h${-0.8 * q}Z`)
  path(
    k,
    '#fffaf0',
    `M${bx - 0.13 * q} ${by + 0.06 * q}h${0.26 * q}v${0.7 * q}l${-0.13 * q} ${0.2 * q}l${-0.13 * q} ${-0.2 * q}Z`,
  )
  path(k, '#f0b83c', `M${bx} ${by + 0.06 * q}h${0.13 * q}v${0.7 * q}l${-0.13 * q} ${0.2 * q}Z`)
  // What hangs from its tip: a cord, a lozenge, a fan of tails.
  const [tx, ty] = list[40]
  const y = ty + 0.35 * q
  stroke(k, '#b87c2c', 0.06 * q, `M${tx} ${ty}V${y + 0.4 * q}`)
  for (const [i, c] of [
    [-1, '#ffe27c'],
    [1, '#d8962c'],
    [0, '#fffaf0'],
  ])
    path(
      k,
      c,
      `M${tx} ${y + 0.7 * q}L${tx + (i * 0.5 - 0.14) * q} ${y + (1.75 - Math.abs(i) * 0.35) * q}H${tx + (i * 0.5 + 0.14) * q}Z`,
    )
  path(
    k,
    '#f8c440',
    `M${tx} ${y}L${tx + 0.5 * q} ${y + 0.5 * q}L${tx} ${y + q}L${tx - 0.5 * q} ${y + 0.5 * q}Z`,
  )
  path(
    k,
    '#e0483c',
    `M${tx} ${y + 0.24 * q}L${tx + 0.26 * q} ${y + 0.5 * q}L${tx} ${y + 0.76 * q}L${tx - 0.26 * q} ${y + 0.5 * q}Z`,
  )
}
