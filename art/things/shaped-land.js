import { ramp } from '../core/colour.js'
import { smooth } from '../core/noise.js'

/** A rainbow: centre and radius in u, the arc stands on row y. */
export function rainbow(s, { x, y, radius, width = 4, power = 0.35 }) {
  const cx = s.x(x)
  const cy = s.y(y)
  const R = radius * s.u
  const W = width * s.u
  const band = ramp([
    [0, '#6f7fe0'],
    [0.25, '#4fb4e6'],
    [0.45, '#6fd48a'],
    [0.65, '#f7e36f'],
    [0.82, '#ff9d5c'],
    [1, '#f0605c'],
  ])
  return s.shade(
    [cx - R - W, cy - R - W, cx + R + W, cy],
    (px, py, out) => {
      const d = (Math.hypot(px - cx, py - cy) - R) / W + 0.5
      const c = band(d)
      out[0] = c[0]
      out[1] = c[1]
      out[2] = c[2]
      out[3] = power * smooth(0, 0.25, d) * smooth(1, 0.75, d) * smooth(cy, cy - R * 0.5, py)
    },
    { step: 2, op: 'screen' },
  )
}
