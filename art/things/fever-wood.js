import { fill } from '../core/field.js'

// The yellow fever trees of Lerai in the mist, seen against the sun.

/** A limb along a bent line, thick to thin; `sun` -1 or 1 is the side that the light runs along. */
export function limb(k, [x0, y0, x1, y1, x2, y2], w0, w1, [tone, edge], sun, share = 0.3) {
  const side = (m) =>
    Array.from({ length: 21 }, (_, i) => {
      const t = i / 20
      const u = 1 - t
      const x = u * u * x0 + 2 * t * u * x1 + t * t * x2
      const y = u * u * y0 + 2 * t * u * y1 + t * t * y2
      const [dx, dy] = [u * (x1 - x0) + t * (x2 - x1), u * (y1 - y0) + t * (y2 - y1)]
      const d = Math.hypot(dx, dy) || 1
      const w = (w0 + (w1 - w0) * t) * 0.5 * m
      return [x - (dy / d) * w, y + (dx / d) * w]
    })
  fill(k, tone, [...side(-1), ...side(1).reverse()])
  if (edge) fill(k, edge, [...side(sun), ...side(sun * (1 - share * 2)).reverse()])
}
