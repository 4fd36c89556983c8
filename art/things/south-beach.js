import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** South Beach in metres: across, away, up; the eye on the dune, the horizon at 48. */
export const P = (X, Z, Y = 0) => [80 + (X * 110) / Z, 48 - ((Y - 2.6) * 110) / Z]
export const metre = (Z) => 110 / Z

const [X0, Z0] = [3.2, 16.5]
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
  const [A, D, F] = [1.75, 2.7, 2.5]
  const [LIT, LITB, DIM, DIMB] = ['#fff4d8', '#ff8c78', '#b49cc0', '#a8507c']
  // Its shadow on the sand, away from the sun.
  quad(
    k,
    'rgba(76,52,108,.55)',
    [-1.2, -2.7, 0],
    [2.7, -2.7, 0],
    [5.8, -6.6, 0],
    [9.8, -7, 0],
    [6.2, 0.6, 0],
    [2.7, 2.4, 0],
    [-0.6, 1.2, 0],
  )
  // Stilts and braces below.
  for (const [u, v] of points(
    '2.400 2.400 0 2.400 -2.400 2.400 2.400 0 2.400 -2.400 0 -2.400 -2.400 0 -2.400 -2.400',
  )) {
    const near = u + v < -1
    beam(k, near ? '#f4d8c0' : '#7c689c', [u, v, 0], [u, v, F], near ? 1.3 : 1)
    if (near) beam(k, '#8c74a4', [u + 0.09, v - 0.09, 0], [u + 0.09, v - 0.09, F], 0.5)
  }
  for (const [u, v] of points('2.400 -2.400 0 -2.400 -2.400 0 -2.400 2.400 -2.400 -2.400')) {
    const [x, y] = H(u, v, 0)
    path(k, '#f4cca0', `M${x - 1.8} ${y + 0.5}Q${x} ${y - 1.5} ${x + 1.8} ${y + 0.5}Z`)
  }
  beam(k, '#d8b4b0', [-2.4, -2.4, 0.4], [-2.4, 0, 2], 0.5)
  beam(k, '#d8b4b0', [-2.4, 0, 0.4], [-2.4, 2.4, 2], 0.5)
  beam(k, '#84709c', [-2.4, -2.4, 0.4], [0, -2.4, 2], 0.5)
  beam(k, '#84709c', [0, -2.4, 0.4], [2.4, -2.4, 2], 0.5)
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
  stroke(k, '#4c4478', 0.34, `M${cx} ${cy - 3.7}V${cy - 10}`)
  path(
    k,
    '#ffd048',
    `M${cx + 0.1} ${cy - 10}C${cx + 2} ${cy - 10.8} ${cx + 3.4} ${cy - 9.4} ${cx + 6} ${cy - 10}L${cx + 5.4} ${cy - 7.2}C${cx + 3.4} ${cy - 6.6} ${cx + 2} ${cy - 8} ${cx + 0.1} ${cy - 7.2}Z`,
  )
}

/** The near rails and the ramp, drawn after those who stand on the deck. */
export function hutFront(k) {
  const [D, F] = [2.7, 2.5]
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
  for (const t of [0.33, 0.66])
    beam(k, '#7c689c', [R[0], -D + (end + D) * t, 0], [R[0], -D + (end + D) * t, F * (1 - t)], 0.8)
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
export const onDeck = (u, v) => H(u, v, 2.5)

/** Sea oats: stems that bend with the wind, a heavy head on each. */
export function seaOats(k, x0, x1, foot, long, count, tones, seed) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const x = x0 + r() * (x1 - x0)
    const y = foot(x)
    const l = long * (0.5 + r() * 0.6)
    const c = tones[Math.floor(r() * tones.length)]
    const [tx, ty] = [x + l * (0.12 + r() * 0.4), y - l]
    if (i % 3) {
      path(
        k,
        c,
        `M${x - 0.3} ${y}Q${x + l * 0.05} ${y - l * 0.5} ${tx + l * 0.12} ${ty + l * 0.34}Q${x + l * 0.12} ${y - l * 0.4} ${x + 0.4} ${y}Z`,
      )
      continue
    }
    stroke(k, c, 0.2, `M${x} ${y}Q${x + l * 0.04} ${y - l * 0.7} ${tx} ${ty}`)
    for (let j = 0; j < 7; j++) {
      const t = j / 6
      const [px, py] = [
        tx - l * 0.05 + t * l * 0.16,
        ty + l * 0.06 - t * l * 0.03 + t * t * l * 0.1,
      ]
      const q = long * 0.03 * (1.1 - Math.abs(t - 0.4))
      k.fillStyle = c
      k.beginPath()
      k.ellipse(px, py, q * 1.1, q * 2, 0.5, 0, 7)
      k.fill()
    }
  }
}

/** A brown pelican that glides to the left. */
export function pelicanOnWing(k, lift) {
  path(
    k,
    '#6c5878',
    `M-0.600 -0.400C-1.300 ${-1.4 - lift} -1.500 ${-2.2 - lift} -0.800 ${-3 - lift}C-0.300 ${-3.6 - lift} -0.300 ${-4.6 - lift} -0.400 ${-5.6 - lift}C0.600 ${-4.4 - lift} 1 ${-3 - lift} 0.800 -0.200Z`,
  )
  path(
    k,
    '#8c7484',
    'M-1.600 -0.200C-0.600 -0.700 1.400 -0.500 2.800 0.300L3.600 0.200L3 0.700C1.400 0.900 -0.600 0.700 -1.600 0.200Z',
  )
  path(
    k,
    '#fff0d8',
    'M-1.400 -0.200C-2 -0.500 -2.200 -0.900 -1.800 -1.200C-1.300 -1.400 -0.900 -0.800 -0.800 -0.400Z',
  )
  path(k, '#e8b070', 'M-1.900 -1.100L-4.200 -0.100C-3.200 -0.100 -2.300 -0.300 -1.500 -0.700Z')
  path(
    k,
    '#3c3458',
    `M-0.800 -0.200C-0.600 ${-1.2 - lift * 0.6} 0.200 ${-1.9 - lift} 1.600 ${-2.1 - lift}C2.800 ${-2.3 - lift} 4 ${-3.2 - lift * 1.4} 5.600 ${-3.8 - lift * 1.5}C4.900 ${-2.4 - lift} 3.800 ${-1.3 - lift * 0.6} 2.600 -0.700C1.800 -0.300 1.200 0 0.800 0.300Z`,
  )
}
