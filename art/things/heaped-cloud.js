import { Path2D } from '@napi-rs/canvas'
import { random } from '../core/random.js'

/**
 * A heaped cloud with a flat base: heads of unlike size, each with a light side, drawn in three tones.
 * heads: [x, y, r] above a base at y = 0, up negative; side: where the light is, -1 left, 1 right.
 */
export function heaped(k, x, y, q, heads, [light, middle, shade], side = -1) {
  const outline = new Path2D()
  for (const [hx, hy, r] of heads) {
    outline.moveTo(hx + r, hy)
    outline.arc(hx, hy, r, 0, 7)
    outline.rect(hx - r, hy, r * 2, Math.max(0, -hy))
  }
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  k.beginPath()
  k.rect(-1e3, -1e3, 2e3, 1e3)
  k.clip()
  k.clip(outline)
  k.fillStyle = shade
  k.fill(outline)
  // From the back to the front: each head hides the shade of the one behind it.
  for (const [hx, hy, r] of heads)
    for (const [c, size, off] of [
      [shade, 1, 0],
      [middle, 0.9, 0.13],
      [light, 0.72, 0.3],
    ]) {
      k.fillStyle = c
      k.beginPath()
      k.arc(hx + side * off * r, hy - off * r * 0.9, r * size, 0, 7)
      k.fill()
    }
  k.restore()
}

/** Heads for a cloud `wide` and `high`, its summit at `peak` (0 left .. 1 right): small at the rims, large in the heart. */
export function heads(wide, high, seed, peak = 0.4) {
  const r = random(seed)
  const list = []
  const rows = 4
  for (let row = rows; row >= 0; row--) {
    const t = row / rows
    const half = (wide / 2) * (1 - t * 0.82)
    const middle = (peak - 0.5) * wide * t * 0.9
    const n = Math.max(1, Math.round((half * 2) / (high * 0.3)))
    for (let i = 0; i < n; i++) {
      const u = n === 1 ? 0 : (i / (n - 1)) * 2 - 1
      const size = high * (0.13 + 0.13 * r()) * (1 - 0.45 * Math.abs(u))
      list.push([
        middle + u * (half - size) + (r() - 0.5) * high * 0.1,
        -t * (high - size * 1.2) * (1 - 0.25 * u * u) - size * 0.3 + (r() - 0.5) * high * 0.06,
        size,
      ])
    }
  }
  return list
}
