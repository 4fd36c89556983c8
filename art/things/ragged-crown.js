import { fill } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

/** A closed line through the points, round between them, its edge torn like leaves against the sky. */
export function torn(points, amount, seed) {
  const out = []
  const n = points.length
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((j) => points[(i + j + n) % n])
    const steps = Math.max(3, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / (amount * 0.34)))
    for (let j = 0; j < steps; j++) {
      const t = j / steps
      const at = (e) =>
        0.5 *
        (2 * b[e] +
          (c[e] - a[e]) * t +
          (2 * a[e] - 5 * b[e] + 4 * c[e] - d[e]) * t * t +
          (3 * b[e] - a[e] - 3 * c[e] + d[e]) * t * t * t)
      const [x, y] = [at(0), at(1)]
      const wide = noise((x * 0.42) / amount + seed, (y * 0.42) / amount)
      const fine = noise((x * 1.7) / amount + 40, (y * 1.7) / amount + seed)
      const side = noise((x * 1.5) / amount + seed * 3, (y * 1.5) / amount + 90)
      out.push([x + (side * 0.7 + wide * 0.7) * amount, y + (fine * 0.8 + wide * 0.8) * amount])
    }
  }
  return out
}

/**
 * A mass of leaves or blossom in three tones: its torn outline, broad shade below on the right, light above on the left.
 * light: how many patches of light and shade; size: how broad they are.
 */
export function mass(
  k,
  points,
  [shade, leaf, light],
  { amount = 1, patches = 8, size = 5, seed = 1 },
) {
  const r = random(seed * 17 + 3)
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const outline = torn(points, amount, seed)
  fill(k, leaf, outline)
  k.save()
  k.beginPath()
  for (const p of outline) k.lineTo(...p)
  k.clip()
  const pad = (x, y, w, h, tilt) =>
    torn(
      [
        [x - w, y + h * 0.3 + tilt],
        [x - w * 0.5, y - h * 0.7 + tilt * 0.5],
        [x + w * 0.2, y - h],
        [x + w, y - h * 0.1 - tilt],
        [x + w * 0.4, y + h * 0.35],
        [x - w * 0.4, y + h * 0.55],
      ],
      amount * 0.8,
      seed + x,
    )
  // The whole lower right lies in shade, then single boughs catch the light.
  fill(
    k,
    shade,
    torn(
      [
        [x0 - 1, y1 + 2],
        [x0 + (x1 - x0) * 0.16, y0 + (y1 - y0) * 0.82],
        [x0 + (x1 - x0) * 0.5, y0 + (y1 - y0) * 0.62],
        [x0 + (x1 - x0) * 0.84, y0 + (y1 - y0) * 0.4],
        [x1 + 2, y0 + (y1 - y0) * 0.2],
        [x1 + 3, y1 + 3],
      ],
      amount * 1.6,
      seed + 5,
    ),
  )
  for (let i = 0; i < patches; i++) {
    const [u, v] = [(i + r()) / patches, r()]
    const w = size * (0.5 + r() * 0.8)
    const [x, y] = [x0 + (x1 - x0) * u, y0 + (y1 - y0) * v]
    const low = u * 0.5 + v
    fill(
      k,
      low > 0.95 ? leaf : low > 0.72 ? shade : light,
      pad(x, y, w, w * (0.36 + r() * 0.2), (r() - 0.4) * w * 0.3),
    )
  }
  k.restore()
}
