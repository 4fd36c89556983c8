import { fill, path, stroke } from '../core/field.js'

const TEAK = { lit: '#c98a54', mid: '#a5663f', shade: '#6e4444', deep: '#4a3040' }

/** A house on stilts beside a canal seen along its length. `p(x, y, z)` projects; `m` is -1 on the left bank, 1 on the right, which has the sun. */
export function stiltHouse(k, p, { m, wide, near, far, wall, roof, floor = 1.5, high = 4.6 }) {
  const sun = m > 0
  const quad = (c, ...list) =>
    fill(
      k,
      c,
      list.map(([x, y, z]) => p(x * m, y, z)),
    )
  const [edge, back, ridge] = [wide - 1.3, wide + 5, wide + 2.5]
  for (let z = far; z >= near - 0.01; z -= (far - near) / 4)
    for (const x of [wide + 2, edge + 0.15])
      quad(TEAK.deep, [x, floor, z], [x + 0.24, floor, z], [x + 0.24, -0.3, z], [x, -0.3, z])
  // The walls: along the canal, and the end that looks at us under its gable.
  quad(
    sun ? wall[0] : wall[2],
    [wide, floor, near],
    [wide, floor, far],
    [wide, high, far],
    [wide, high, near],
  )
  quad(wall[1], [wide, floor, near], [back, floor, near], [back, high, near], [wide, high, near])
  quad(
    TEAK.shade,
    [wide - 0.9, high - 0.45, near - 0.1],
    [back + 0.9, high - 0.45, near - 0.1],
    [ridge, high + 3.9, near - 0.1],
  )
  quad(
    wall[1],
    [wide + 0.9, high + 0.3, near],
    [back - 0.9, high + 0.3, near],
    [ridge, high + 2.5, near],
  )
  const n = 3
  for (let i = 0; i < n; i++) {
    const [a, b] = [0.14, 0.62].map((t) => near + ((far - near) * (i + t)) / n)
    quad(
      sun ? '#7a4a3c' : '#3a2838',
      [wide, floor + 0.5, a],
      [wide, floor + 0.5, b],
      [wide, high - 0.6, b],
      [wide, high - 0.6, a],
    )
    quad(
      sun ? '#e8b070' : '#84546c',
      [wide, floor + 0.5, b],
      [wide, floor + 0.5, b + (b - a) * 0.28],
      [wide, high - 0.6, b + (b - a) * 0.28],
      [wide, high - 0.6, b],
    )
  }
  for (const x of [wide + 0.8, wide + 2.9])
    quad(
      '#4a3040',
      [x, floor + 0.8, near],
      [x + 1.2, floor + 0.8, near],
      [x + 1.2, high - 0.7, near],
      [x, high - 0.7, near],
    )
  // The shade of the eave, the roof that falls towards the water, its boards.
  quad(
    sun ? TEAK.mid : TEAK.deep,
    [wide, high, near],
    [wide, high, far],
    [wide, high - 0.45, far],
    [wide, high - 0.45, near],
  )
  quad(
    sun ? roof[0] : roof[2],
    [wide - 0.8, high - 0.3, near - 0.1],
    [wide - 0.8, high - 0.3, far],
    [ridge, high + 3.8, far],
    [ridge, high + 3.8, near - 0.1],
  )
  for (const t of [0.25, 0.5, 0.75]) {
    const [x, y] = [wide - 0.8 + (ridge - wide + 0.8) * t, high - 0.3 + 4.1 * t]
    quad(
      roof[1],
      [x, y, near - 0.1],
      [x, y, far],
      [x + 0.05, y + 0.1, far],
      [x + 0.05, y + 0.1, near - 0.1],
    )
  }
  const [a, b, c] = [
    [wide - 0.9, high - 0.4],
    [ridge, high + 3.9],
    [back + 0.9, high - 0.4],
  ].map(([x, y]) => p(x * m, y, near - 0.1))
  const q = Math.abs(c[0] - a[0]) / 24
  stroke(k, '#e8c088', 0.7 * q, `M${a}L${b}M${b}l0 ${-1.6 * q}`)
  stroke(k, TEAK.deep, 0.7 * q, `M${b}L${c}`)
  // The landing along the water with its rail.
  quad(
    sun ? '#e0a868' : '#8a5a54',
    [edge, floor, near],
    [edge, floor, far],
    [wide, floor, far],
    [wide, floor, near],
  )
  quad(
    sun ? TEAK.lit : TEAK.deep,
    [edge, floor, near],
    [edge, floor, far],
    [edge, floor - 0.3, far],
    [edge, floor - 0.3, near],
  )
  quad(
    TEAK.mid,
    [edge, floor, near],
    [back, floor, near],
    [back, floor - 0.3, near],
    [edge, floor - 0.3, near],
  )
  for (let z = near; z <= far; z += (far - near) / 9)
    quad(
      sun ? '#f0c084' : '#8a5a54',
      [edge, floor + 0.9, z],
      [edge + 0.1, floor + 0.9, z],
      [edge + 0.1, floor, z],
      [edge, floor, z],
    )
  quad(
    sun ? '#f0c084' : '#8a5a54',
    [edge, floor + 1, near],
    [edge, floor + 1, far],
    [edge, floor + 0.85, far],
    [edge, floor + 0.85, near],
  )
}
