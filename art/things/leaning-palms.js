import { fill, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A trunk in the shade of its crown, from its swollen foot along a bend; rings, a thread of light on its left. */
export function trunk(k, [[ax, ay], [bx, by], [cx, cy]], w0, w1, [body, light, dark, ring]) {
  const at = (t) => {
    const u = 1 - t
    return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy]
  }
  const side = (t, m) => {
    const [x, y] = at(t)
    const [p, q] = [at(Math.max(0, t - 0.01)), at(Math.min(1, t + 0.01))]
    const l = Math.hypot(q[0] - p[0], q[1] - p[1])
    const w = (w0 + (w1 - w0) * t ** 0.6 + (t < 0.08 ? (0.08 - t) * w0 * 6 : 0)) * m
    return [x - ((q[1] - p[1]) / l) * w, y + ((q[0] - p[0]) / l) * w]
  }
  const run = (m, t0 = 0, t1 = 1) =>
    Array.from({ length: 31 }, (_, i) => side(t0 + ((t1 - t0) * i) / 30, m))
  fill(k, body, [...run(-1), ...run(1).reverse()])
  fill(k, light, [side(0.03, -1), ...run(-1, 0.06), ...run(-0.62, 0.16).reverse()])
  fill(k, dark, [...run(0.3), ...run(1).reverse()])
  const r = random(Math.round(ax))
  for (let t = 0.05; t < 0.98; t += 0.026 + r() * 0.022) {
    const [a, b, c] = [side(t, -1), side(t - 0.01, 0), side(t + (r() - 0.5) * 0.006, 1)]
    stroke(k, ring, w0 * 0.12, `M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`)
  }
}
