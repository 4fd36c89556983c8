// Outlines of living bodies as short steps, and the light of a low sun along what looks to it.
import { Path2D } from '@napi-rs/canvas'
import { points } from '../core/field.js'
import { polygon } from '../core/shape.js'

/** A closed outline through the points, soft, as a list of short steps. */
export function round(text, steps = 8) {
  const p = points(text)
  const n = p.length
  const out = []
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [p[(i + n - 1) % n], p[i], p[(i + 1) % n], p[(i + 2) % n]]
    for (let j = 0; j < steps; j++) {
      const t = j / steps
      out.push(
        [0, 1].map(
          (m) =>
            0.5 *
            (2 * b[m] +
              (c[m] - a[m]) * t +
              (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m]) * t * t +
              (3 * b[m] - a[m] - 3 * c[m] + d[m]) * t * t * t),
        ),
      )
    }
  }
  return out
}

/** A trunk: x, y and width along its middle line, as an outline open where it grows out of the face. */
export function band(text) {
  const p = points(text, 3)
  const fine = []
  for (let i = 0; i < p.length - 1; i++) {
    const [a, b, c, d] = [p[Math.max(0, i - 1)], p[i], p[i + 1], p[Math.min(p.length - 1, i + 2)]]
    for (let j = 0; j < 8; j++) {
      const t = j / 8
      fine.push(
        [0, 1, 2].map(
          (m) =>
            0.5 *
            (2 * b[m] +
              (c[m] - a[m]) * t +
              (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m]) * t * t +
              (3 * b[m] - a[m] - 3 * c[m] + d[m]) * t * t * t),
        ),
      )
    }
  }
  fine.push(p.at(-1))
  const [l, r] = [[], []]
  fine.forEach(([x, y, w], i) => {
    const [q, s] = [fine[Math.max(0, i - 1)], fine[Math.min(fine.length - 1, i + 1)]]
    const h = Math.hypot(s[0] - q[0], s[1] - q[1]) || 1
    const [nx, ny] = [(-(s[1] - q[1]) / h) * w * 0.5, ((s[0] - q[0]) / h) * w * 0.5]
    l.push([x + nx, y + ny])
    r.unshift([x - nx, y - ny])
  })
  return [...l, ...r]
}

const SUN = [-0.83, -0.56]

/** Sun on what looks to it, just inside the outline; the more an edge turns to the sun, the wider its light. None below the height `top` or above `root`. */
export function sunEdge(k, part, colour, wide, { from = 0.35, top = 200, root = -300 } = {}) {
  const n = part.length
  let area = 0
  for (let i = 0; i < n; i++) {
    const [[x, y], [a, b]] = [part[i], part[(i + 1) % n]]
    area += x * b - a * y
  }
  const way = Math.sign(area)
  const much = part.map(([x, y], i) => {
    const [a, b] = part[(i + 1) % n]
    const l = Math.hypot(a - x, b - y) || 1
    const facing = (((b - y) / l) * SUN[0] - ((a - x) / l) * SUN[1]) * way
    return y > top || y < root ? 0 : Math.max(0, (facing - from) / (1 - from)) ** 0.7
  })
  // Taken smooth over its neighbours, so that the light swells and dies away.
  const soft = much.map((_, i) => {
    let sum = 0
    for (let d = -5; d <= 5; d++) sum += much[(i + d + n) % n]
    return (sum / 11) * wide
  })
  k.save()
  k.clip(new Path2D(polygon(part)))
  k.fillStyle = colour
  for (let i = 0; i < n; i++) {
    const [w0, w1] = [soft[i], soft[(i + 1) % n]]
    if (w0 + w1 < 0.05) continue
    const [[x, y], [a, b]] = [part[i], part[(i + 1) % n]]
    const l = Math.hypot(a - x, b - y) || 1
    const [nx, ny] = [(-(b - y) / l) * way, ((a - x) / l) * way]
    k.beginPath()
    k.moveTo(x - nx * 0.6, y - ny * 0.6)
    k.lineTo(a - nx * 0.6 + (a - x) * 0.3, b - ny * 0.6 + (b - y) * 0.3)
    k.lineTo(a + nx * w1 + (a - x) * 0.3, b + ny * w1 + (b - y) * 0.3)
    k.lineTo(x + nx * w0, y + ny * w0)
    k.fill()
  }
  k.restore()
}
