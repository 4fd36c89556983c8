import { fill, path } from '../core/field.js'
import { away, EYE, F, grid, ROOF } from './grid-view.js'

/** Where it stands, downtown and towards the Hudson. */
export const EMPIRE = [838, 230]

/** The Empire State Building as it was built: each setback with its lengths in metres. */
export function empire(k) {
  const [u, v] = EMPIRE
  const pair = ['#4b3a86', '#372c70']
  const part = (deep, wide, from, to, bays) => {
    const b = [u - deep / 2, u + deep / 2, v - wide / 2, v + wide / 2]
    const [u0, u1, v0, v1] = b
    const quad = (c, ...list) => fill(k, c, list)
    quad(pair[1], grid(u0, v0, from), grid(u0, v0, to), grid(u1, v0, to), grid(u1, v0, from))
    quad(pair[0], grid(u0, v0, from), grid(u0, v0, to), grid(u0, v1, to), grid(u0, v1, from))
    if (to < EYE) quad(ROOF, grid(u0, v0, to), grid(u1, v0, to), grid(u1, v1, to), grid(u0, v1, to))
    for (let i = 0; i < bays; i++) {
      const a = v0 + ((i + 0.3) * wide) / bays
      const e = a + (wide * 0.4) / bays
      quad(
        '#3d3078',
        grid(u0, a, from),
        grid(u0, a, to - 6),
        grid(u0, e, to - 6),
        grid(u0, e, from),
      )
    }
    // Light wraps round the edge that looks to the river.
    quad(
      '#ffb27e',
      grid(u0, v1 - wide * 0.024 - 0.4, from),
      grid(u0, v1 - wide * 0.024 - 0.4, to),
      grid(u0, v1, to),
      grid(u0, v1, from),
    )
  }
  part(57, 129, 0, 26, 0)
  part(52, 104, 26, 80, 11)
  part(48, 84, 80, 108, 9)
  part(42, 62, 108, 262, 8)
  part(36, 52, 262, 294, 7)
  part(30, 40, 294, 320, 5)
  part(20, 26, 320, 333, 0)
  part(13, 15, 333, 368, 2)
  part(15, 18, 366, 372, 0)
  const [x, y] = grid(u, v, 372)
  const q = F / away(u, v)
  path(
    k,
    pair[0],
    `M${x - 6.5 * q} ${y}C${x - 6.5 * q} ${y - 7 * q} ${x - 3 * q} ${y - 11 * q} ${x} ${y - 11 * q}C${x + 3 * q} ${y - 11 * q} ${x + 6.5 * q} ${y - 7 * q} ${x + 6.5 * q} ${y}Z`,
  )
  path(
    k,
    pair[0],
    `M${x - 2.2 * q} ${y - 9 * q}L${x - 1.2 * q} ${y - 36 * q}H${x - 0.7 * q}L${x - 0.3 * q} ${y - 71 * q}H${x + 0.3 * q}L${x + 0.7 * q} ${y - 36 * q}H${x + 1.2 * q}L${x + 2.2 * q} ${y - 9 * q}Z`,
  )
  path(
    k,
    '#ffb27e',
    `M${x + 1 * q} ${y - 9 * q}L${x + 0.7 * q} ${y - 36 * q}H${x + 1.2 * q}L${x + 2.2 * q} ${y - 9 * q}Z`,
  )
  for (const [i, h] of [
    [1, 236],
    [5, 214],
    [3, 176],
    [6, 150],
    [2, 132],
    [4, 250],
    [0, 190],
  ]) {
    const a = v - 31 + ((i + 0.3) * 62) / 8
    fill(k, '#ffd684', [
      grid(u - 21, a, h),
      grid(u - 21, a + 3.1, h),
      grid(u - 21, a + 3.1, h + 7),
      grid(u - 21, a, h + 7),
    ])
  }
}
