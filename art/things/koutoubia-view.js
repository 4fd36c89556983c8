import { fill } from '../core/field.js'

// The esplanade before the Koutoubia: metres to points, eye 3.2 m above the paving.
const [EYE, FOCAL, LEVEL] = [3.2, 130, 58]
export const P = (X, Z, Y = 0) => [80 + (X * FOCAL) / Z, LEVEL + ((EYE - Y) * FOCAL) / Z]
export const metre = (Z) => FOCAL / Z
export const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )
