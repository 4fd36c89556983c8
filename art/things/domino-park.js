import { at, fill, path, points, stroke } from '../core/field.js'
import { folk } from './slender-folk.js'

/** The domino park from under its roof, in metres: across, away, up; the eye 1.6 above the floor, the horizon at 61. */
export const F = (X, Z, Y = 0) => [80 + (X * 100) / Z, 61 - ((Y - 1.6) * 100) / Z]
export const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => F(...p)),
  )

/** Dominoes laid into the floor from Z = a to b, one behind the other: [pips near, pips far] of each. */
export function floorDominoes(k, X, a, pips, [stone, edge, dot]) {
  const SPOTS = [
    [],
    [[0.5, 0.5]],
    points('0.260 0.260 0.740 0.740'),
    points('0.240 0.240 0.500 0.500 0.760 0.760'),
    points('0.260 0.260 0.740 0.260 0.260 0.740 0.740 0.740'),
    points('0.240 0.240 0.760 0.240 0.500 0.500 0.240 0.760 0.760 0.760'),
    points('0.260 0.200 0.740 0.200 0.260 0.500 0.740 0.500 0.260 0.800 0.740 0.800'),
  ]
  pips.forEach((pair, n) => {
    const z = a + n * 2.16
    quad(
      k,
      edge,
      [X - 0.54, z - 0.06, 0],
      [X + 0.5, z - 0.06, 0],
      [X + 0.5, z + 2, 0],
      [X - 0.54, z + 2, 0],
    )
    quad(k, stone, [X - 0.5, z, 0], [X + 0.5, z, 0], [X + 0.5, z + 2, 0], [X - 0.5, z + 2, 0])
    quad(
      k,
      dot,
      [X - 0.42, z + 0.98, 0],
      [X + 0.42, z + 0.98, 0],
      [X + 0.42, z + 1.03, 0],
      [X - 0.42, z + 1.03, 0],
    )
    pair.forEach((count, half) => {
      for (const [u, v] of SPOTS[count]) {
        const out = []
        for (let i = 0; i < 14; i++) {
          const t = (i / 14) * Math.PI * 2
          out.push(F(X - 0.5 + u + Math.cos(t) * 0.085, z + half + v + Math.sin(t) * 0.085, 0))
        }
        fill(k, dot, out)
      }
    })
  })
}

/** A chair of tubes with its back to the side `d` it faces away from; at X, Z. */
function chair(k, X, Z, d, [c0, c1]) {
  const m = 100 / Z
  const line = (a, b, w = 0.045) =>
    stroke(k, c0, w * m, `M${F(...a).join(' ')}L${F(...b).join(' ')}`)
  line([X + 0.2 * d, Z + 0.15, 0.46], [X + 0.24 * d, Z + 0.15, 0])
  line([X - 0.2 * d, Z, 0.46], [X - 0.26 * d, Z, 0])
  line([X + 0.2 * d, Z - 0.15, 0.46], [X + 0.24 * d, Z - 0.15, 0])
  line([X - 0.2 * d, Z, 0.46], [X - 0.3 * d, Z, 0.95], 0.05)
  quad(
    k,
    c1,
    [X - 0.24, Z - 0.2, 0.46],
    [X + 0.24, Z - 0.2, 0.46],
    [X + 0.24, Z + 0.2, 0.5],
    [X - 0.24, Z + 0.2, 0.5],
  )
  const [ax, ay] = F(X - 0.23 * d, Z - 0.2, 0.62)
  const [bx, by] = F(X - 0.31 * d, Z - 0.2, 0.98)
  fill(k, c1, [
    [ax, ay],
    [ax + 0.05 * m * d, ay],
    [bx + 0.05 * m * d, by],
    [bx, by],
  ])
}

/** A table with its players: [across, away, what differs, flip]; the chair at `empty` has a guest who draws itself, one unit a metre. */
export function dominoTable(k, [X, Z], player, sitters, empty) {
  const seat = (dx, dz, o, flip) => {
    const d = flip ? -1 : 1
    chair(k, X + dx, Z + dz, d, ['#2c2450', '#44346c'])
    const [sx, sy] = F(X + dx, Z + dz, 0.5)
    at(k, sx, sy, (1.74 * 100) / (Z + dz) / 7, (c) => folk(c, { ...player, ...o }), flip)
  }
  // The shade under the table and the chairs holds them to the floor.
  quad(
    k,
    '#643f70',
    [X - 1.15, Z - 0.28, 0],
    [X + 0.5, Z - 0.5, 0],
    [X + 1.1, Z - 0.2, 0],
    [X + 0.9, Z + 0.3, 0],
    [X - 0.4, Z + 0.8, 0],
    [X - 1.4, Z + 0.35, 0],
  )
  const behind = sitters.filter((q) => q[1] > 0)
  for (const [dx, dz, o, flip] of behind) seat(dx, dz, o, flip)
  if (empty) {
    const [dx, dz, d, guest] = empty
    chair(k, X + dx, Z + dz, d, ['#2c2450', '#44346c'])
    const [gx, gy] = F(X + dx, Z + dz, 0.5)
    at(k, gx, gy, 100 / (Z + dz), guest)
  }
  for (const [a, b] of points('-0.400 -0.400 0.400 -0.400 -0.400 0.400 0.400 0.400'))
    quad(
      k,
      '#2c2450',
      [X + a - 0.03, Z + b, 0],
      [X + a + 0.03, Z + b, 0],
      [X + a + 0.03, Z + b, 0.74],
      [X + a - 0.03, Z + b, 0.74],
    )
  const top = (y, c, q = 0.52) =>
    quad(k, c, [X - q, Z - q, y], [X + q, Z - q, y], [X + q, Z + q, y], [X - q, Z + q, y])
  quad(
    k,
    '#2c5c6c',
    [X - 0.52, Z - 0.52, 0.7],
    [X + 0.52, Z - 0.52, 0.7],
    [X + 0.52, Z - 0.52, 0.78],
    [X - 0.52, Z - 0.52, 0.78],
  )
  top(0.78, '#54a898')
  // The row that is being played, and the stones each hides from the others.
  for (let i = 0; i < 5; i++) {
    const a = X - 0.28 + i * 0.13
    quad(
      k,
      '#fff4dc',
      [a, Z - 0.06, 0.79],
      [a + 0.1, Z - 0.06, 0.79],
      [a + 0.1, Z + 0.08, 0.79],
      [a, Z + 0.08, 0.79],
    )
  }
  for (const d of [-1, 1])
    for (let i = 0; i < 4; i++)
      quad(
        k,
        '#fff4dc',
        [X + d * 0.4, Z - 0.2 + i * 0.11, 0.79],
        [X + d * 0.4, Z - 0.12 + i * 0.11, 0.79],
        [X + d * 0.4, Z - 0.12 + i * 0.11, 0.87],
        [X + d * 0.4, Z - 0.2 + i * 0.11, 0.87],
      )
  for (const [dx, dz, o, flip] of sitters.filter((q) => q[1] <= 0)) seat(dx, dz, o, flip)
}

/** The roof over us from below: rafters that run out to the eave, the beam, two posts. Z: the eave's distance. */
export function eave(k, Z, posts) {
  const [DEEP, DARK, MID] = ['#241844', '#34225a', '#4c3068']
  const E = 3.25
  const y = F(0, Z, E)[1]
  fill(k, DARK, [
    [-5, -5],
    [165, -5],
    [165, y],
    [-5, y],
  ])
  for (let X = -3.4; X < 3.5; X += 0.62) {
    const a = F(X, Z, E)
    const b = F(X, Z * 0.55, E + 0.5)
    const m = 100 / Z
    fill(k, DEEP, [
      [a[0] - 0.05 * m, a[1]],
      [a[0] + 0.05 * m, a[1]],
      [b[0] + 0.1 * m, b[1]],
      [b[0] - 0.1 * m, b[1]],
    ])
    fill(k, MID, [
      [a[0] + 0.05 * m, a[1]],
      [a[0] + 0.075 * m, a[1]],
      [b[0] + 0.14 * m, b[1]],
      [b[0] + 0.1 * m, b[1]],
    ])
  }
  // Ends of the clay tiles against the light, and the beam below them.
  for (let x = -4; x < 166; x += 4.4)
    path(
      k,
      '#582c54',
      `M${x} ${y - 1.6}V${y + 0.3}A2.200 1.100 0 0 0 ${x + 4.4} ${y + 0.3}V${y - 1.6}Z`,
    )
  fill(k, DEEP, [
    [-5, y - 5.4],
    [165, y - 5.4],
    [165, y - 1.2],
    [-5, y - 1.2],
  ])
  fill(k, MID, [
    [-5, y - 5.4],
    [165, y - 5.4],
    [165, y - 4.8],
    [-5, y - 4.8],
  ])
  for (const [x, w] of posts) {
    const foot = F(0, Z, 0)[1]
    fill(k, DARK, [
      [x, y - 5],
      [x + w, y - 5],
      [x + w, foot],
      [x, foot],
    ])
    fill(k, DEEP, [
      [x, y - 5],
      [x + w * 0.4, y - 5],
      [x + w * 0.4, foot],
      [x, foot],
    ])
    fill(k, '#7c4068', [
      [x + w - 0.7, y - 1],
      [x + w, y - 1],
      [x + w, foot],
      [x + w - 0.7, foot],
    ])
    for (const [a, b] of points('-1 2.200 -0.500 3'))
      fill(k, a < -0.7 ? DEEP : DARK, [
        [x + a, y - 1.4],
        [x + w - a, y - 1.4],
        [x + w - a, y + (b - 2.2) * 2],
        [x + a, y + (b - 2.2) * 2],
      ])
  }
}
