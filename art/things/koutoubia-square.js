import { fill } from '../core/field.js'
import { random } from '../core/random.js'
import { coconutLeaf } from './coconut-leaf.js'
import { metre, P } from './koutoubia-view.js'

/** A date palm of the gardens: slender stem, leaves that arch from one bud. */
export function datePalm(k, X, Z, high, seed, [bark, barkDark, ...leafTones], reach = 3.6) {
  const r = random(seed)
  const [x, y] = P(X, Z)
  const [tx, ty] = P(X + (r() - 0.5) * 1.4, Z, high)
  const m = metre(Z)
  const w = 0.3 * m
  const path = (c, a, b) =>
    fill(k, c, [
      [x + a * w * 1.6, y + 0.1],
      [x + a * w * 1.15, y - 0.5 * m],
      [tx + a * w * 0.8, ty],
      [tx + b * w * 0.8, ty],
      [x + b * w * 1.15, y - 0.5 * m],
      [x + b * w * 1.6, y + 0.1],
    ])
  path(barkDark, -1, 1)
  path(bark, -1, -0.1)
  const n = 15
  const order = Array.from({ length: n }, (_, i) => i).sort(
    (a, b) => Math.abs(b - n / 2 + 0.5) - Math.abs(a - n / 2 + 0.5),
  )
  for (const i of order) {
    const t = i / (n - 1)
    const a = -Math.PI * (1.12 - t * 1.24) + (r() - 0.5) * 0.16
    const bend = (t - 0.5) * 2.2 + (r() - 0.5) * 0.3
    // Most leaves of the far side are in shade, but light and shade mix where the crown turns.
    const turned = t + (r() - 0.5) * 0.5
    const tones = turned < 0.6 ? leafTones : [leafTones[1], leafTones[1], leafTones[2]]
    coconutLeaf(k, tx, ty, reach * m * (0.85 + r() * 0.3), a, bend, tones, 22)
  }
}

/** Orange trees along the esplanade: clipped crowns of unlike size, lit from the left, on short stems. */
export function orangeTrees(k, list) {
  for (const [X, Z, q, seed] of list) {
    const m = metre(Z)
    const [x, y] = P(X, Z)
    const r = random(seed)
    // Its shadow runs away from us to the right.
    const [sx, sy] = P(X + 3.2, Z + 2.8)
    fill(k, '#b4686c', [
      [x - 0.2 * m, y],
      [x + 0.2 * m, y + 0.05],
      [sx - q * m, sy + 0.25 * q],
      [sx, sy + 0.42 * q],
      [sx + q * 1.3 * m, sy + 0.2 * q],
      [sx + q * 1.5 * m, sy - 0.1],
      [sx, sy - 0.2 * q],
    ])
    fill(k, '#5c3848', [
      [x - 0.16 * m, y],
      [x - 0.1 * m, y - 2 * m],
      [x + 0.16 * m, y - 2 * m],
      [x + 0.16 * m, y],
    ])
    const lobes = Array.from({ length: 6 }, () => [
      (r() - 0.5) * 1.5 * q,
      2 + q + (r() - 0.5) * 1.2 * q,
      q * (0.5 + r() * 0.3),
    ])
    for (const [c, dx, dy, s] of [
      ['#1c4c50', 0.1, -0.1, 1.06],
      ['#2c6c54', -0.12, 0.14, 0.86],
      ['#6c9c58', -0.34, 0.34, 0.52],
    ]) {
      k.fillStyle = c
      k.beginPath()
      for (const [a, b, l] of lobes) {
        k.moveTo(x + (a + dx * q + l * s) * m, y - (b + dy * q) * m)
        k.ellipse(x + (a + dx * q) * m, y - (b + dy * q) * m, l * s * m, l * s * m * 0.9, 0, 0, 7)
      }
      k.fill()
    }
    for (let i = 0; i < 6; i++) {
      k.fillStyle = '#f49038'
      k.beginPath()
      k.arc(x + (r() - 0.6) * 1.5 * q * m, y - (2 + q + (r() - 0.5) * q * 1.2) * m, 0.15 * m, 0, 7)
      k.fill()
    }
  }
}

const WALL = { x: -13.5, near: 3, far: 43, high: 8 }

/** The city's rampart of rammed earth on the left, in its own shade, with merlons and the holes of its scaffolds. */
export function rampart(k) {
  const { x, near, far, high } = WALL
  // Its shadow on the paving: one metre up falls 1.1 to the right, 0.95 away.
  const cast = (z, y) => P(x + y * 1.1, z + y * 0.95)
  const line = [P(x, near), P(x, far)]
  const bastion = [far - 1, far + 5]
  line.push(P(x, bastion[1]), cast(bastion[1], 10.6), cast(bastion[0], 10.6))
  // Broad merlons, far enough apart to be read as teeth in the shadow too; those by the bastion fall into its shade.
  const STEP = 5.6
  for (let z = far - 2 - STEP; z > near; z -= STEP)
    for (const [u, v] of [
      [0, 0],
      [-0.4, 1.9],
      [-2.6, 1.9],
      [-3, 0],
    ])
      line.push(cast(z + u, high + v))
  line.push(cast(near, high), P(x, near))
  fill(k, '#b0606c', line)
  fill(k, '#74425c', [P(x, near), P(x, far), P(x, far, high), P(x, near, high)])
  fill(k, '#643654', [P(x, near), P(x, far), P(x, far, 1.1), P(x, near, 1.1)])
  for (let z = far - 2; z > near; z -= STEP)
    fill(
      k,
      '#74425c',
      [
        [0, -0.2],
        [0, 0.9],
        [-0.7, 0.9],
        [-0.7, 1.9],
        [-2.3, 1.9],
        [-2.3, 0.9],
        [-3, 0.9],
        [-3, -0.2],
      ].map(([u, v]) => P(x, z + u, high + v)),
    )
  // The holes where the scaffold's beams lay: one row, some lost under later plaster.
  for (const [z, y] of [
    [39, 5.2],
    [35.4, 5.1],
    [30, 5.25],
    [26, 5.15],
    [20.5, 5.2],
    [36.8, 2.7],
    [31.5, 2.6],
    [22.8, 2.7],
    [18.6, 2.6],
  ])
    fill(k, '#502a4c', [P(x, z, y), P(x, z - 0.3, y), P(x, z - 0.3, y + 0.28), P(x, z, y + 0.28)])
  // The bastion at its end comes forward; its narrow front is in the sun.
  const [z0, z1, x1, top] = [far - 1, far + 5, x + 2.6, 10.4]
  fill(k, '#6c3c58', [P(x1, z0), P(x1, z1), P(x1, z1, top), P(x1, z0, top)])
  fill(k, '#d88c68', [P(x, z0), P(x1, z0), P(x1, z0, top), P(x, z0, top)])
  fill(k, '#bc7060', [P(x, z0), P(x1, z0), P(x1, z0, 1.1), P(x, z0, 1.1)])
  for (let i = 0; i < 2; i++) {
    const u = x + 0.12 + i * 1.34
    fill(
      k,
      '#d88c68',
      [
        [0, 0],
        [0, 0.6],
        [0.22, 0.6],
        [0.22, 1.05],
        [0.8, 1.05],
        [0.8, 0.6],
        [1.04, 0.6],
        [1.04, 0],
      ].map(([a, b]) => P(u + a, z0, top - 0.1 + b)),
    )
  }
  for (let i = 0; i < 3; i++) {
    const v = z0 + 0.3 + i * 1.95
    const steps = [
      [0, 0],
      [0, 0.6],
      [0.35, 0.6],
      [0.35, 1.05],
      [1.05, 1.05],
      [1.05, 0.6],
      [1.4, 0.6],
      [1.4, 0],
    ]
    fill(
      k,
      '#6c3c58',
      steps.map(([b, c]) => P(x1, v + b, top - 0.1 + c)),
    )
  }
  for (const [u, y] of [
    [0.7, 5.3],
    [1.7, 5.2],
    [1.6, 7.9],
  ])
    fill(k, '#94505c', [
      P(x + u, z0, y),
      P(x + u + 0.26, z0, y),
      P(x + u + 0.26, z0, y + 0.26),
      P(x + u, z0, y + 0.26),
    ])
  return P(x + 1.3, z0, top + 0.62)
}
