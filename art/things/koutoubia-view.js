import { fill } from '../core/field.js'

// The esplanade before the Koutoubia: metres to points, eye 6.4 m above the paving, on a terrace.
const [EYE, FOCAL, LEVEL] = [6.4, 130, 57]
export const P = (X, Z, Y = 0) => [80 + (X * FOCAL) / Z, LEVEL + ((EYE - Y) * FOCAL) / Z]
export const metre = (Z) => FOCAL / Z
export const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )
