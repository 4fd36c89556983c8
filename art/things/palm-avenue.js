// An avenue of fan palms that runs to the foot of the hills; metres, seen by somebody who stands on it; the sun low on the left.
import { fill, path, stroke } from '../core/field.js'
import { tallPalm } from './bend-road.js'
import { lens } from './lens.js'

export const P = lens({ eye: [0, 1.7, 0], f: 100, cx: 46, cy: 68 })

const strip = (k, c, a, b, z0 = 3.4, z1 = 140, y = 0) =>
  fill(k, c, [P(a, y, z0), P(b, y, z0), P(b, y, z1), P(a, y, z1)])

/** Carriageway, kerbs, lawns, walks, and the clipped hedges on both sides. */
export function avenue(k) {
  fill(k, '#2c5c5c', [
    [-90, 68],
    [250, 68],
    [250, 110],
    [-90, 110],
  ])
  strip(k, '#f4cba4', -11.4, 13)
  strip(k, '#8fae60', -9.6, -6)
  strip(k, '#8fae60', 6, 10)
  strip(k, '#fff0cc', -6, -5.6)
  strip(k, '#b98a9c', -5.6, 5.6)
  strip(k, '#8c648c', 5.6, 5.8)
  strip(k, '#f0d0b0', 5.8, 6.1)
  for (let z = 5; z < 130; z += 7.5) strip(k, '#ffd878', -0.09, 0.09, z, z + 3)
  for (let z = 7; z < 60; z += 3) {
    const [a, b] = [P(10, 0, z), P(13, 0, z)]
    stroke(k, 'rgba(150,92,104,.4)', 0.14, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
}

/** One hedge along x, from z0 to z1: side and top; its head is not quite even. */
export function hedge(k, x, z0, z1, high, [front, top]) {
  const m = Math.sign(x)
  const line = []
  for (let i = 0; i <= 24; i++) {
    const z = z0 * (z1 / z0) ** (i / 24)
    line.push(P(x, high + 0.04 * Math.sin(i * 2.1) + 0.03 * Math.sin(i * 5.3), z))
  }
  // Its head catches the sun along the whole edge.
  fill(k, top, [
    ...line.map(([a, b, q]) => [a + m * 0.2 * q, b - 0.2 * q]),
    ...line.map(([a, b, q]) => [a, b + 0.04 * q]).reverse(),
  ])
  fill(k, front, [...line, P(x, 0, z1), P(x, 0, z0)])
}

/** Palms at both sides, far ones first, each as tall as it grew; bars of shade across the road. */
export function palms(k) {
  const row = [
    [126, 22, 20],
    [98, 19.5, 23],
    [78, 22.5, 19],
    [63, 20, 0],
    [50, 21.5, 0],
    [39, 17, 0],
    [29.5, 16, 0],
    [22, 13.5, 0],
  ]
  for (const [z] of row) {
    const [a, y, q] = P(-8, 0, z)
    const b = P(13, 0, z)
    const c = P(13, 2.1, z)
    fill(k, 'rgba(84,44,116,.42)', [
      [a, y - 0.07 * q],
      [b[0], y + 0.02 * q],
      [b[0], y + 0.2 * q],
      [a, y + 0.11 * q],
    ])
    // It climbs the wall on the other side.
    fill(k, 'rgba(112,60,112,.6)', [
      [b[0] - 0.1 * q, b[1]],
      [c[0] - 0.1 * q, c[1]],
      [c[0] + 0.5 * q, c[1]],
      [b[0] + 0.5 * q, b[1]],
    ])
  }
  for (const [n, [z, left, right]] of row.entries())
    for (const [x, high] of [
      [8, right],
      [-8, left],
    ]) {
      if (!high) continue
      const [fx, fy, q] = P(x + 0.3 * Math.sin(n * 4 + x), 0, z)
      const [tx, ty] = P(x + 0.9 * Math.sin(n * 2.7 + x), high, z)
      tallPalm(
        k,
        [fx, fy],
        [tx, ty],
        Math.max(0.2, 0.26 * q),
        Math.max(1.9, 2.6 * q),
        n * 2 + (x > 0 ? 1 : 0),
      )
      path(
        k,
        '#2c645c',
        `M${fx - 0.7 * q} ${fy + 0.12 * q}q${0.2 * q} ${-0.5 * q} ${0.4 * q} ${-0.1 * q}q${0.3 * q} ${-0.6 * q} ${0.5 * q} 0q${0.3 * q} ${-0.4 * q} ${0.5 * q} ${0.1 * q}Z`,
      )
    }
}

/** One palm alone, in a garden. */
export function palm(k, x, z, high, seed) {
  const [fx, fy, q] = P(x, 0, z)
  const [tx, ty] = P(x - 0.6, high, z)
  tallPalm(k, [fx, fy], [tx, ty], 0.26 * q, 2.6 * q, seed)
}
