// Where we stand in the hall of the reclining Buddha, in metres: before its feet, a little to the side of its face.
import { stroke } from '../core/field.js'
import { closed, open } from './curves.js'
import { lens } from './lens.js'

export const P = lens({ eye: [0, 2, 0], f: 170, cx: 97, cy: 61 })
/** S along the body from the soles to the crown, M from its front to its back, Y up from the floor. */
export const B = (s, m, y) => P(-0.5 * s + 0.866 * m, y, 14 + 0.866 * s + 0.5 * m)
export const list = (rows) =>
  rows.map(([s, m, y]) => {
    const [a, b] = B(s, m, y)
    return [a, b]
  })
export const soft = (rows, tension = 0.9) => closed(list(rows), tension)
export const line = (k, c, w, rows) => stroke(k, c, w, open(list(rows), 0.9))
