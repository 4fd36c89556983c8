// Where we stand on the road between the paddies, in metres, and plain faces of what stands on it.
import { fill } from '../core/field.js'

/** The eye, and how it sees: X to the right, Y up, Z away. */
export const EYE = 1.25
export const FAR = 60
const [F, CX] = [140, 47]
export const see = (X, Y, Z) => [CX + (X * F) / Z, FAR + ((EYE - Y) * F) / Z]
export const metre = (Z) => F / Z

/** The way of the road; U to its right, V along it, from the middle of the back of the truck. */
const YAW = (31 * Math.PI) / 180
const [S, C] = [Math.sin(YAW), Math.cos(YAW)]
const BACK = [-0.5, 8.3]
export const spot = (U, V) => [BACK[0] + U * C + V * S, BACK[1] - U * S + V * C]
/** How near along the road a line beside it may come before it leaves the picture. */
export const nearest = (U) => (3 - BACK[1] + U * S) / C
/** A mirror on the ground shows everything as deep as it is high: -1 while one is drawn. */
export const mirror = { up: 1 }
export const T = (U, V, Y) => {
  const [X, Z] = spot(U, V)
  return see(X, Y * mirror.up, Z)
}
/** Where the low sun on our left throws the shadow of a point on the ground. */
const FALL = [1.55, 0.75]
export const shadowOf = (U, V, Y) => {
  const [X, Z] = spot(U, V)
  return see(X + FALL[0] * Y, 0, Z + FALL[1] * Y)
}

export const poly = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => T(...p)),
  )
export const side = (k, c, u, list) =>
  poly(
    k,
    c,
    list.map(([v, y]) => [u, v, y]),
  )
export const back = (k, c, v, [u0, u1, y0, y1]) =>
  poly(k, c, [
    [u0, v, y0],
    [u1, v, y0],
    [u1, v, y1],
    [u0, v, y1],
  ])
