import { Path2D } from '@napi-rs/canvas'
import { noise } from './noise.js'

/**
 * A field of 160 × 90 for pictures drawn by hand in points: the whole landscape picture, or its
 * middle under more sky when upright.
 * @param {{ centre?: number, zoom?: number, foot?: number }} [options] upright: the point shown in
 *   the middle, how large, and where the field ends (fraction of the height)
 */
export function field(s, { centre = 80, zoom = 0.78, foot = 1 } = {}) {
  const q = s.portrait ? (s.h / 90) * zoom : s.w / 160
  const x0 = s.portrait ? s.w / 2 - centre * q : 0
  const y0 = (s.portrait ? s.h * foot : s.h) - 90 * q
  return {
    q,
    at: ([x, y]) => [x0 + x * q, y0 + y * q],
    /** Draws in the field's own units. */
    draw(k, paint) {
      k.save()
      k.translate(x0, y0)
      k.scale(q, q)
      paint(k)
      k.restore()
    },
  }
}

/** A flat polygon in whatever units the context has. */
export function fill(k, colour, points) {
  k.fillStyle = colour
  k.beginPath()
  for (const p of points) k.lineTo(p[0], p[1])
  k.fill()
}

/** A flat shape from SVG path data, in whatever units the context has. */
export function path(k, colour, d) {
  k.fillStyle = colour
  k.fill(new Path2D(d))
}

/** A line along SVG path data, round at its ends. */
export function stroke(k, colour, width, d) {
  k.strokeStyle = colour
  k.lineWidth = width
  k.lineCap = 'round'
  k.lineJoin = 'round'
  k.stroke(new Path2D(d))
}

/** Points written as one text: '0 50 20 45' is [[0, 50], [20, 45]]; `size` numbers in each. */
export function points(text, size = 2) {
  const n = text.trim().split(/\s+/).map(Number)
  return Array.from({ length: n.length / size }, (_, i) => n.slice(i * size, (i + 1) * size))
}

/** Draws a small figure in its own units with its foot at x, y; one unit is `size`. */
export function at(k, x, y, size, draw, flip = false) {
  k.save()
  k.translate(x, y)
  k.scale(flip ? -size : size, size)
  draw(k)
  k.restore()
}

/** An edge between points, roughened a little: rock, not ruler. */
export function rough(points, amount, seed) {
  const out = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]]
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 1.6))
    for (let j = 0; j < n; j++) {
      const t = j / n
      const d = j ? noise((i * 7 + j) * 0.9 + seed * 13, seed) * amount : 0
      out.push([a[0] + (b[0] - a[0]) * t + d, a[1] + (b[1] - a[1]) * t + d * 0.5])
    }
  }
  return [...out, points.at(-1)]
}
