// The plinth of the giant who guards the palace temple.
import { fill } from '../core/field.js'
import { court } from './palace-court.js'

/** His plinth: its front in half light, its right side in the shade. */
export function plinth(
  k,
  [gx, gz],
  [half, deep, high],
  { top, front, frontDeep, side, gold, goldSide },
) {
  const P = (x, y, z) => court(gx + x, y, gz + z)
  const step = (h, d, y0, y1, c, s) => {
    fill(k, c, [P(-h, y0, -d), P(-h, y1, -d), P(h, y1, -d), P(h, y0, -d)])
    fill(k, s, [P(h, y0, -d), P(h, y1, -d), P(h, y1, d), P(h, y0, d)])
    fill(k, top, [P(-h, y1, -d), P(-h, y1, d), P(h, y1, d), P(h, y1, -d)])
  }
  step(half, deep, 0, high * 0.28, front, side)
  step(half * 0.84, deep * 0.84, high * 0.28, high * 0.8, frontDeep, side)
  step(half * 0.94, deep * 0.94, high * 0.8, high, gold, goldSide)
}
