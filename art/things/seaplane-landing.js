import { fill, points, stroke } from '../core/field.js'
import { BED, by, FLOAT, fallen, P, world } from './seaplane-mooring.js'

/** A pile that holds the landing: below the water pale, down to the sand; above it timber with a white cap. */
function pileBelow(k, [x, z]) {
  const [wx, , wz] = world([x, -FLOAT, z])
  const [ax, ay, u] = P(wx, 0, wz)
  const [bx, by1, v] = P(wx, BED, wz)
  fill(k, '#4ca4a4', [
    [ax - 0.17 * u, ay],
    [bx - 0.17 * v, by1],
    [bx + 0.17 * v, by1],
    [ax + 0.17 * u, ay],
  ])
  const tip = fallen([wx, 1.7, wz], BED)
  fill(k, '#54bcbc', [
    [bx - 0.17 * v, by1],
    tip.slice(0, 2),
    [tip[0] + 0.3 * v, tip[1]],
    [bx + 0.17 * v, by1],
  ])
}
function pileAbove(k, [x, z]) {
  const [ax, ay, u] = by(x, 0, z)
  const [bx, by1] = by(x, 1.7, z)
  const w = 0.17 * u
  fill(k, '#7c5058', [
    [ax - w, ay + 0.1],
    [bx - w, by1],
    [bx + w, by1],
    [ax + w, ay + 0.1],
  ])
  fill(k, '#d89c70', [
    [ax + w * 0.1, ay + 0.1],
    [bx + w * 0.1, by1],
    [bx + w, by1],
    [ax + w, ay + 0.1],
  ])
  fill(k, '#fff4dc', [
    [bx - w * 1.2, by1 + 0.5],
    [bx - w * 1.2, by1 - 0.2],
    [bx + w * 1.2, by1 - 0.2],
    [bx + w * 1.2, by1 + 0.5],
  ])
}

/** The floating landing beside the tail: boards, its edges, bollards, a rope to the float. */
export const DECK = { x0: -9.4, x1: 0.2, z0: -3.5, z1: -7.9, y: 0.55 }
/** The walk that leads from it to the island behind us, out of the picture. */
export const WALK = { x0: -34, x1: -9.4, z0: -4.7, z1: -6.5, y: 0.55 }

function walk(k) {
  const { x0, x1, z0, z1, y } = WALK
  const q = (x, yy, z) => by(x, yy, z).slice(0, 2)
  const xs = [-12.6, -16.6, -20.6, -24.6]
  for (const x of xs) for (const z of [z0, z1]) pileBelow(k, [x, z])
  // Its beam, the mirror of the beam, then the boards across.
  fill(k, '#4c9890', [q(x0, 0, z1), q(x1, 0, z1), q(x1, -0.36, z1), q(x0, -0.36, z1)])
  for (const x of xs) pileAbove(k, [x, z0 + 0.2])
  fill(k, '#f0c48c', [q(x0, y, z0), q(x1, y, z0), q(x1, y, z1), q(x0, y, z1)])
  for (let x = x1, i = 0; x > x0; x -= 0.6, i++) {
    fill(k, ['#ecbc84', '#f4cc98', '#f0c48c'][(i * 7) % 3], [
      q(x - 0.54, y, z0),
      q(x, y, z0),
      q(x, y, z1),
      q(x - 0.54, y, z1),
    ])
    fill(k, '#c08c64', [
      q(x - 0.6, y, z0),
      q(x - 0.54, y, z0),
      q(x - 0.54, y, z1),
      q(x - 0.6, y, z1),
    ])
  }
  fill(k, '#b87850', [q(x0, y, z1), q(x1, y, z1), q(x1, 0.2, z1), q(x0, 0.2, z1)])
  for (const x of xs) pileAbove(k, [x, z1 - 0.2])
}

export function landing(k) {
  walk(k)
  const { x0, x1, z0, z1, y } = DECK
  const piles = (z) => [x1 + 0.3, x0 + 4.6, x0 + 0.2].map((x) => [x, z])
  for (const pile of [...piles(z0 + 0.25), ...piles(z1 - 0.25)]) pileBelow(k, pile)
  for (const pile of piles(z0 + 0.25)) pileAbove(k, pile)
  const q = (x, yy, z) => by(x, yy, z).slice(0, 2)
  const edge = (a, b, c) => fill(k, c, [q(...a(y)), q(...b(y)), q(...b(0)), q(...a(0))])
  fill(k, '#f0c48c', [q(x0, y, z0), q(x1, y, z0), q(x1, y, z1), q(x0, y, z1)])
  const n = 16
  for (let i = 0; i < n; i++) {
    const a = x0 + ((x1 - x0) * i) / n
    const b = a + (x1 - x0) / n
    fill(k, ['#f4cc98', '#ecbc84', '#f0c48c'][(i * 7) % 3], [
      q(a, y, z0),
      q(b - 0.06, y, z0),
      q(b - 0.06, y, z1),
      q(a, y, z1),
    ])
    fill(k, '#c08c64', [q(b - 0.06, y, z0), q(b, y, z0), q(b, y, z1), q(b - 0.06, y, z1)])
  }
  edge(
    (h) => [x0, h, z1],
    (h) => [x1, h, z1],
    '#b87850',
  )
  edge(
    (h) => [x1, h, z0],
    (h) => [x1, h, z1],
    '#7c5058',
  )
  // What its sides give back to the water.
  const mirror = (a, b, c) =>
    fill(k, c, [
      q(a[0], 0, a[1]),
      q(b[0], 0, b[1]),
      ...[b, a].map(([mx, mz]) => {
        const [px, py, u] = by(mx, 0, mz)
        return [px, py + 0.42 * u]
      }),
    ])
  mirror([x0, z1], [x1, z1], '#5c9c90')
  mirror([x1, z0], [x1, z1], '#3c7c84')
  for (const pile of piles(z1 - 0.25)) pileAbove(k, pile)
  // Bollards, a slack rope to the float.
  for (const [x, z] of points('-0.300 -3.900')) {
    const [px, py, u] = by(x, y, z)
    fill(k, '#7c5058', [
      [px - 0.16 * u, py],
      [px - 0.13 * u, py - 0.42 * u],
      [px + 0.13 * u, py - 0.42 * u],
      [px + 0.16 * u, py],
    ])
    fill(k, '#e8a878', [
      [px + 0.02 * u, py],
      [px + 0.02 * u, py - 0.42 * u],
      [px + 0.13 * u, py - 0.42 * u],
      [px + 0.16 * u, py],
    ])
  }
  const [ax, ay] = by(-0.3, y + 0.3, -3.9)
  const [bx, by0] = by(2.4, 0.3, -1.6)
  stroke(
    k,
    '#fff4dc',
    0.28,
    `M${ax} ${ay}Q${(ax + bx) / 2} ${Math.max(ay, by0) + 1.6} ${bx} ${by0}`,
  )
}
