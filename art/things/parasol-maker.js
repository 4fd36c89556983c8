import { fill, path, stroke } from '../core/field.js'

/** The window of the parasol maker in the near wall: warm light between open shutters, he sits before a frame of ribs. */
export function workshop(k, P, z) {
  const quad = (c, a, b, y0, y1) =>
    fill(k, c, [
      P(a - 0.35, y0 - 0.5, z),
      P(b - 0.35, y0 - 0.5, z),
      P(b - 0.35, y1 - 0.5, z),
      P(a - 0.35, y1 - 0.5, z),
    ])
  quad('#182b47', -16.3, -13.2, 3.75, 6.35)
  quad('#f8b45c', -16.1, -13.4, 3.9, 6.2)
  quad('#ffd88c', -16.1, -13.4, 3.9, 5.5)
  const at = ([u, v]) => P(u - 0.35, v - 0.5, z)
  const half = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (1 - i / 12)
    return at([-15.2 + Math.cos(a) * 0.75, 4.2 + Math.sin(a) * 1.05])
  })
  fill(k, '#e0584c', half)
  const hub = at([-15.2, 4.2])
  for (let i = 0; i < 13; i += 2)
    stroke(k, '#8c3048', 0.22, `M${hub[0]} ${hub[1]}L${half[i][0]} ${half[i][1]}`)
  // He bends over it, brush in hand.
  fill(
    k,
    '#25334f',
    [
      [-13.6, 3.9],
      [-13.55, 4.6],
      [-13.75, 5.05],
      [-14.1, 5.1],
      [-14.25, 4.9],
      [-14.7, 4.62],
      [-14.66, 4.5],
      [-14.2, 4.62],
      [-14.15, 3.9],
    ].map(at),
  )
  const [hx, hy] = at([-14.1, 5.32])
  path(k, '#25334f', `M${hx - 1.55} ${hy}a1.550 1.700 0 1 0 3.100 0a1.550 1.700 0 1 0 -3.100 0Z`)
  quad('#1e3250', -14.78, -14.7, 3.9, 6.2)
  quad('#1e3250', -16.3, -13.2, 3.75, 3.95)
  for (const [a, b] of [
    [-17.2, -16.35],
    [-13.15, -12.4],
  ]) {
    quad('#6c4060', a, b, 3.75, 6.35)
    for (let y = 4; y < 6.2; y += 0.32) quad('#323e5a', a + 0.12, b - 0.12, y, y + 0.16)
  }
}
