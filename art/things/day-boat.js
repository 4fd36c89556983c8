import { fill, path, stroke } from '../core/field.js'

/**
 * A white day boat of 24 metres on a plan in metres, seen through `see`; its bow looks along `turn` (radians, 0 to the right,
 * positive away from us). The sun is behind us on the left.
 */
export function boatAt(k, see, X, Z, turn) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  // a: along the boat from the middle, b: to port (away from us), h: up.
  const at = (a, b, h) => see(X + a * c - b * s, Z + a * s + b * c, h)
  const row = (list, h) => list.map(([a, b, up = 0]) => at(a, b, h + up))
  const near = [
    [-12, -3],
    [-4, -3.3],
    [4, -3.1],
    [9, -1.9],
    [12.6, 0, 0.8],
  ]
  const wet = [
    [-12, -2.7],
    [-4, -3],
    [4, -2.8],
    [8.4, -1.5],
    [11, 0],
  ]
  const away = near.map(([a, b, up]) => [a, -b, up]).reverse()
  // Its shade in the water, towards the right and away.
  fill(k, 'rgba(8,44,96,.6)', [
    at(-11, -2.4, 0),
    at(11, -0.6, 0),
    at(17, 4, 0),
    at(6, 10, 0),
    at(-9, 8.5, 0),
  ])
  // What the water gives back of the white side, broken.
  const under = (a0, a1, d0, d1) =>
    fill(k, 'rgba(160,200,226,.5)', [
      at(a0, -3 - d0, 0),
      at(a1, -3 - d0, 0),
      at(a1 - 1, -3 - d1, 0),
      at(a0 + 1, -3 - d1, 0),
    ])
  under(-12, 4, 0.7, 1.2)
  under(-10, 1, 2, 2.4)
  under(-6.5, -1, 3.4, 3.7)
  fill(k, '#0b3472', [...row(wet, -0.12), ...row(wet, 0.2).reverse()])
  fill(k, '#fff8ea', [...row(wet, 0), ...row(near, 2.1).reverse()])
  fill(k, '#d4cfe0', [...row(wet.slice(2), 0), ...row(near.slice(2), 2.1).reverse()])
  fill(k, '#1f7fa8', [...row(wet, 0.5), ...row(near, 1.05).reverse()])
  fill(k, '#a8b4d0', [at(-12, -2.7, 0), at(-12, -3, 2.1), at(-12, 3, 2.1), at(-12, 2.7, 0)])
  fill(k, '#f4d8a4', [...row(near, 2.1), ...row(away, 2.1)])
  // Saloon with its long window, the roof that is a sun deck.
  const house = (a0, a1, b, h0, h1, light, side, roof) => {
    fill(k, light, [at(a0, -b, h0), at(a0, -b, h1), at(a0, b, h1), at(a0, b, h0)])
    fill(k, side, [at(a0, -b, h0), at(a1, -b, h0), at(a1 - 0.9, -b, h1), at(a0, -b, h1)])
    fill(k, roof, [at(a0, -b, h1), at(a1 - 0.9, -b, h1), at(a1 - 0.9, b, h1), at(a0, b, h1)])
  }
  house(-8, 6, 2.3, 2.1, 4.6, '#e4dcdc', '#fff8ea', '#f8ead0')
  fill(k, '#2c5c84', [at(-7, -2.3, 3), at(5.2, -2.3, 3), at(4.7, -2.3, 4), at(-7, -2.3, 4)])
  for (const a of [-3.4, 0.6])
    fill(k, '#fff8ea', [at(a, -2.3, 3), at(a + 0.5, -2.3, 3), at(a + 0.5, -2.3, 4), at(a, -2.3, 4)])
  house(1.6, 4.8, 1.6, 4.6, 6, '#e4dcdc', '#fff8ea', '#fff8ea')
  for (const [a, b, shirt] of [
    [-5.8, 0.9, '#e8584c'],
    [-3.4, -0.4, '#f4b43c'],
    [-1.2, 0.7, '#2f8c94'],
  ]) {
    const [x, y] = at(a, b, 4.6)
    const q = at(a, b, 5.6)[1] - y
    path(
      k,
      shirt,
      `M${x + q * 0.34} ${y}L${x + q * 0.3} ${y + q * 0.9}L${x - q * 0.3} ${y + q * 0.9}L${x - q * 0.34} ${y}Z`,
    )
    k.fillStyle = '#8a5440'
    k.beginPath()
    k.arc(x, y + q * 1.12, -q * 0.26, 0, 7)
    k.fill()
  }
  // The awning on its posts, sunny towards us.
  for (const a of [-7.6, 0])
    for (const b of [-2, 2]) {
      const [p, q] = [at(a, b, 4.6), at(a, b, 7)]
      stroke(k, '#c8c4d4', 0.16, `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
    }
  fill(k, '#f0704c', [at(-8, -2.4, 7), at(0.6, -2.4, 7), at(0.6, 2.4, 7.2), at(-8, 2.4, 7.2)])
  fill(k, '#ffb070', [at(-8, -2.4, 7), at(-3, -2.4, 7), at(-3, 2.4, 7.2), at(-8, 2.4, 7.2)])
  // Rail of the bow, ladder astern, the flag.
  const rail = [at(5, -2.9, 3.2), at(9, -1.9, 3.4), at(12.6, 0, 4), at(9, 1.9, 3.4)]
  stroke(k, '#fff8ea', 0.14, `M${rail.map((p) => p.map((v) => v.toFixed(2)).join(' ')).join('L')}`)
  const [p, q] = [at(-11.6, 0, 2.1), at(-11.8, 0, 5.2)]
  stroke(k, '#c8c4d4', 0.14, `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
  path(k, '#d83c44', `M${q[0]} ${q[1]}l-2.400 0.400l0.400 0.700l-0.400 0.700l2.400 -0.300Z`)
}
