import { at, fill, path, points, stroke } from '../core/field.js'

/** South Beach in metres: across, away, up; the eye on the dune, the horizon at 48. */
export const P = (X, Z, Y = 0) => [80 + (X * 110) / Z, 48 - ((Y - 2.6) * 110) / Z]
export const metre = (Z) => 110 / Z

const [X0, Z0] = [1.2, 16.5]
const DECK = 1.9
const [C, S] = [Math.cos(0.9), Math.sin(0.9)]
/** Along the hut's own axes: u to the far right, v to the far left. */
const H = (u, v, y) => P(X0 + u * C - v * S, Z0 + u * S + v * C, y)
const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => H(...p)),
  )
const beam = (k, c, a, b, w) => {
  const [p, q] = [H(...a), H(...b)]
  stroke(k, c, w, `M${p.join(' ')}L${q.join(' ')}`)
}

/** The hut of the lifeguards on its stilts: striped walls, a deck with rails, a ramp, a roof in steps with its flag. */
export function hut(k) {
  const [A, D, F] = [1.75, 2.7, DECK]
  const [LIT, LITB, DIM, DIMB] = ['#fff4d8', '#ff8c78', '#b49cc0', '#a8507c']
  hutShadow(k)
  // Stilts and braces below.
  for (const [u, v] of points(
    '2.400 2.400 0 2.400 -2.400 2.400 2.400 0 2.400 -2.400 0 -2.400 -2.400 0 -2.400 -2.400',
  )) {
    const near = u + v < -1
    beam(k, near ? '#f4d8c0' : '#7c689c', [u, v, 0], [u, v, F], near ? 1.3 : 1)
    if (near) beam(k, '#8c74a4', [u + 0.09, v - 0.09, 0], [u + 0.09, v - 0.09, F], 0.5)
  }
  for (const [u, v] of points('2.400 2.400 0 2.400 2.400 0')) {
    const [x, y] = H(u, v, 0)
    path(k, '#c89c98', `M${x - 1.2} ${y + 0.3}Q${x} ${y - 1} ${x + 1.2} ${y + 0.3}Z`)
  }
  for (const [u, v] of points('2.400 -2.400 0 -2.400 -2.400 0 -2.400 2.400 -2.400 -2.400')) {
    const [x, y] = H(u, v, 0)
    path(k, '#f4cca0', `M${x - 1.8} ${y + 0.5}Q${x} ${y - 1.5} ${x + 1.8} ${y + 0.5}Z`)
  }
  beam(k, '#d8b4b0', [-2.4, -2.4, 0.4], [-2.4, 0, 1.6], 0.5)
  beam(k, '#d8b4b0', [-2.4, 0, 0.4], [-2.4, 2.4, 1.6], 0.5)
  beam(k, '#84709c', [-2.4, -2.4, 0.4], [0, -2.4, 1.6], 0.5)
  beam(k, '#84709c', [0, -2.4, 0.4], [2.4, -2.4, 1.6], 0.5)
  // Rails on the far side, then the deck.
  for (const y of [0.55, 1.05]) {
    beam(k, '#a890b4', [D, -D, F + y], [D, D, F + y], 0.34)
    beam(k, '#a890b4', [D, D, F + y], [-D, D, F + y], 0.34)
  }
  quad(k, '#e8c0a4', [-D, -D, F], [D, -D, F], [D, D, F], [-D, D, F])
  // Walls: boards by turns coral and cream.
  const N = 9
  for (let i = 0; i < N; i++) {
    const [a, b] = [-A + (i / N) * 2 * A, -A + ((i + 1) / N) * 2 * A]
    quad(k, i % 2 ? LIT : LITB, [-A, a, F], [-A, b, F], [-A, b, F + 2.5], [-A, a, F + 2.5])
    quad(k, i % 2 ? DIM : DIMB, [a, -A, F], [b, -A, F], [b, -A, F + 2.5], [a, -A, F + 2.5])
  }
  // The eaves throw their shade on the boards.
  quad(
    k,
    'rgba(92,52,112,.45)',
    [-A, -A, F + 2.2],
    [-A, A, F + 2.2],
    [-A, A, F + 2.5],
    [-A, -A, F + 2.5],
  )
  // The window with its shutter held up, the door with its round light.
  quad(k, '#2c5c80', [-A, -0.9, F + 1], [-A, 0.9, F + 1], [-A, 0.9, F + 2], [-A, -0.9, F + 2])
  quad(k, '#5cb4bc', [-A, -0.9, F + 1], [-A, -0.1, F + 1], [-A, 0.3, F + 2], [-A, -0.9, F + 2])
  quad(k, '#fff4d8', [-A, -1, F + 0.88], [-A, 1, F + 0.88], [-A, 1, F + 1], [-A, -1, F + 1])
  quad(
    k,
    '#f8c858',
    [-A, -1, F + 2.1],
    [-A, 1, F + 2.1],
    [-A - 0.85, 1, F + 2.3],
    [-A - 0.85, -1, F + 2.3],
  )
  quad(k, '#1c6c84', [-0.5, -A, F], [0.5, -A, F], [0.5, -A, F + 2], [-0.5, -A, F + 2])
  const [wx, wy] = H(0, -A, F + 1.45)
  path(k, '#8ccccc', `M${wx - 1.3} ${wy}a1.300 1.600 0 1 0 2.600 0a1.300 1.600 0 1 0 -2.600 0Z`)
  // The roof: wide eaves, two steps, a round cap and the flag.
  // Seen from below: the upper steps first, each stands behind the rim of the one under it.
  const slab = (a, y, h, lit, dim) => {
    quad(k, lit, [-a, -a, y], [-a, a, y], [-a, a, y + h], [-a, -a, y + h])
    quad(k, dim, [-a, -a, y], [a, -a, y], [a, -a, y + h], [-a, -a, y + h])
  }
  const [cx, cy] = H(-0.5, -0.5, F + 4.2)
  path(k, '#a8507c', `M${cx - 3.6} ${cy + 1}V${cy}A3.600 3.800 0 0 1 ${cx + 3.6} ${cy}V${cy + 1}Z`)
  path(
    k,
    '#fff4d8',
    `M${cx - 3.6} ${cy + 1}V${cy}A3.600 3.800 0 0 1 ${cx + 0.8} ${cy - 3.7}Q${cx + 0.6} ${cy - 1.4} ${cx + 0.4} ${cy + 1}Z`,
  )
  slab(1.2, F + 3.4, 0.8, '#ff9c84', '#a8507c')
  slab(1.85, F + 2.8, 0.8, '#ffd874', '#a8708c')
  quad(
    k,
    '#34548c',
    [-2.5, -2.5, F + 2.5],
    [2.5, -2.5, F + 2.5],
    [2.5, 2.5, F + 2.5],
    [-2.5, 2.5, F + 2.5],
  )
  slab(2.5, F + 2.5, 0.4, '#6ce8d4', '#1c7c94')
  const [bx, by] = H(-2.4, 2.1, F + 2.9)
  at(k, bx, by, 0.62, resting)
  stroke(k, '#4c4478', 0.34, `M${cx} ${cy - 3.7}V${cy - 10}`)
  path(
    k,
    '#ffd048',
    `M${cx + 0.1} ${cy - 10}C${cx + 2} ${cy - 10.8} ${cx + 3.4} ${cy - 9.4} ${cx + 6} ${cy - 10}L${cx + 5.4} ${cy - 7.2}C${cx + 3.4} ${cy - 6.6} ${cx + 2} ${cy - 8} ${cx + 0.1} ${cy - 7.2}Z`,
  )
}

/** The near rails and the ramp, drawn after those who stand on the deck. */
export function hutFront(k) {
  const [D, F] = [2.7, DECK]
  // The ramp comes down towards us on the right.
  const R = [0.9, 2.1]
  const end = -8.4
  quad(k, '#84709c', [R[0], -D, F - 0.2], [R[0], end, -0.1], [R[0], end, 0.1], [R[0], -D, F])
  quad(k, '#e8c0a4', [R[0], -D, F], [R[1], -D, F], [R[1], end, 0.06], [R[0], end, 0.06])
  for (let i = 1; i < 14; i++) {
    const t = i / 14
    const [v, y] = [-D + (end + D) * t, F * (1 - t) + 0.05]
    beam(k, '#b88c94', [R[0], v, y], [R[1], v, y], 0.16)
  }
  for (const t of [0.33, 0.66]) {
    const [x, y] = H(R[0], -D + (end + D) * t, 0)
    path(k, '#f4cca0', `M${x - 1.3} ${y + 0.4}Q${x} ${y - 1} ${x + 1.3} ${y + 0.4}Z`)
    beam(k, '#7c689c', [R[0], -D + (end + D) * t, 0], [R[0], -D + (end + D) * t, F * (1 - t)], 0.8)
  }
  for (const u of R) {
    beam(k, '#fff0d8', [u, -D, F + 1], [u, end, 1.05], 0.5)
    beam(k, '#d8c0c4', [u, -D, F + 0.5], [u, end, 0.55], 0.3)
    for (let i = 0; i < 5; i++) {
      const t = i / 4
      const v = -D + (end + D) * t
      beam(k, '#fff0d8', [u, v, F * (1 - t)], [u, v, F * (1 - t) + 1.05], 0.44)
    }
  }
  // Edge of the deck, and its rails.
  quad(k, '#ffd8a8', [-D, -D, F - 0.3], [-D, D, F - 0.3], [-D, D, F], [-D, -D, F])
  quad(k, '#7c6898', [-D, -D, F - 0.3], [D, -D, F - 0.3], [D, -D, F], [-D, -D, F])
  for (const y of [0.36, 0.7, 1.05]) {
    beam(k, '#fff4dc', [-D, D, F + y], [-D, -D, F + y], y > 1 ? 0.6 : 0.34)
    beam(k, '#c8b0c4', [-D, -D, F + y], [R[0], -D, F + y], y > 1 ? 0.6 : 0.34)
    beam(k, '#c8b0c4', [R[1], -D, F + y], [D, -D, F + y], y > 1 ? 0.6 : 0.34)
  }
  for (const v of [2.7, 1.35, 0, -1.35, -2.7])
    beam(k, '#fff4dc', [-D, v, F], [-D, v, F + 1.05], 0.5)
  for (const u of [-1.3, 0, 0.9, 2.1, 2.7]) beam(k, '#c8b0c4', [u, -D, F], [u, -D, F + 1.05], 0.5)
}
/** A place on the deck. */
export const onDeck = (u, v) => H(u, v, DECK)

/** Where the sun of the late afternoon lays the shadow of a point: it stands behind us on the left. */
const fallen = (X, Z, y) => P(X + 0.95 * y, Z + 0.62 * y)
const G = (u, v, y) => fallen(X0 + u * C - v * S, Z0 + u * S + v * C, y)
export const SHADOW = '#c0949c'

/** The hut's own shadow: stilts, deck, walls and roof, each where it falls. */
function hutShadow(k) {
  const flat = (a, y) => fill(k, SHADOW, [G(-a, -a, y), G(a, -a, y), G(a, a, y), G(-a, a, y)])
  const side = (a, y0, y1) => {
    for (const [u0, v0, u1, v1] of [
      [-a, -a, a, -a],
      [a, -a, a, a],
      [a, a, -a, a],
      [-a, a, -a, -a],
    ])
      fill(k, SHADOW, [G(u0, v0, y0), G(u1, v1, y0), G(u1, v1, y1), G(u0, v0, y1)])
  }
  for (const [u, v] of points(
    '2.400 2.400 0 2.400 -2.400 2.400 2.400 0 2.400 -2.400 0 -2.400 -2.400 0 -2.400 -2.400',
  ))
    stroke(k, SHADOW, 0.9, `M${G(u, v, 0).join(' ')}L${G(u, v, DECK).join(' ')}`)
  fill(k, SHADOW, [G(0.9, -2.7, DECK), G(2.1, -2.7, DECK), G(2.1, -8.4, 0), G(0.9, -8.4, 0)])
  flat(2.7, DECK)
  side(1.75, DECK, DECK + 2.6)
  flat(2.5, DECK + 2.6)
  side(1.85, DECK + 2.6, DECK + 3.6)
  flat(1.85, DECK + 3.6)
  side(1.2, DECK + 3.6, DECK + 4.2)
  flat(1.2, DECK + 4.2)
}

/** A pelican at rest, its beak on its breast, towards the left; 10 tall. */
function resting(k) {
  stroke(k, '#4c4060', 0.5, 'M0 0V-1.600M1.400 0V-1.600')
  path(
    k,
    '#5c4c6c',
    'M-1.600 -4.600C-1.400 -2 0.600 -1 2.400 -1.200L6.600 -0.400C6 -2.600 4.800 -5.400 2.600 -6.200C0.600 -6.800 -1.400 -6.200 -1.600 -4.600Z',
  )
  path(k, '#8c7484', 'M0.400 -5.200C2.600 -5 4.600 -3.400 6.600 -0.400C4 -1.200 1 -2 0.400 -5.200Z')
  path(
    k,
    '#fff4e0',
    'M-1.700 -3.600C-2.400 -5.600 -0.800 -6.600 -1 -8C-1.200 -8.900 -2 -9 -2.400 -9.300C-1.800 -10.200 -0.200 -10.200 0.100 -8.800C0.400 -7.400 -0.400 -6.200 0.200 -4.600Z',
  )
  path(k, '#e09c5c', 'M-2.400 -9.300L-3.200 -4.400C-2.200 -5 -1.400 -7 -1 -8.400Z')
}
