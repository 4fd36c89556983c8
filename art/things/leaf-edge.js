import { fill } from '../core/field.js'
import { random } from '../core/random.js'

/** One leaf from its stalk outwards. */
export function leaf(k, x, y, length, angle, wide = 0.3) {
  const [c, s] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const [mx, my] = [x + c * 0.45, y + s * 0.45]
  k.beginPath()
  k.moveTo(x, y)
  k.quadraticCurveTo(mx - s * wide, my + c * wide, x + c, y + s)
  k.quadraticCurveTo(mx + s * wide, my - c * wide, x, y)
  k.fill()
}

/**
 * A mass of leaves in one tone through points (clockwise as seen): its outline breaks up into leaves in groups of unlike size,
 * so that it reads as foliage and not as balls. `from` and `to` say which sides carry leaves.
 */
export function leafEdge(
  k,
  colour,
  pts,
  { size = 2, seed = 1, from = 0, to = pts.length - 1 } = {},
) {
  const r = random(seed)
  fill(k, colour, pts)
  for (let i = from; i < to; i++) {
    const [a, b] = [pts[i], pts[(i + 1) % pts.length]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    const out = Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.PI / 2
    for (let d = 0; d < l; d += size * (0.22 + r() * 0.2)) {
      const deep = size * (r() - 0.6) * 0.9
      const [x, y] = [
        a[0] + ((b[0] - a[0]) * d) / l + Math.cos(out) * deep,
        a[1] + ((b[1] - a[1]) * d) / l + Math.sin(out) * deep,
      ]
      leaf(k, x, y, size * (0.6 + r() * 0.8), out + (r() - 0.5) * 2.1, 0.24 + r() * 0.14)
    }
  }
}

/** Points of a smooth line through a few: Catmull-Rom, so that masses and roots swell without corners. */
export function smooth(pts, n = 6, closed = false) {
  const out = []
  const last = closed ? pts.length : pts.length - 1
  const p = (i) =>
    closed ? pts[(i + pts.length) % pts.length] : pts[Math.max(0, Math.min(pts.length - 1, i))]
  for (let i = 0; i < last; i++)
    for (let j = 0; j < n; j++) {
      const t = j / n
      out.push(
        [0, 1].map((d) => {
          const [a, b, c, e] = [p(i - 1)[d], p(i)[d], p(i + 1)[d], p(i + 2)[d]]
          return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - e + t * (3 * (b - c) + e - a)))
        }),
      )
    }
  if (!closed) out.push(pts.at(-1))
  return out
}
