// Woods as broad masses: one uneven outline in shade, the leaf in its own colour, few caps of light.
import { Path2D } from '@napi-rs/canvas'
import { path } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

/** The uneven outline of a crown: lobes of many widths above, a nearly level underside. */
function outline(x, y, w, h, r, lobes) {
  const out = []
  let a = Math.PI + 0.1
  const gaps = Array.from({ length: lobes }, () => 0.55 + r())
  const sum = gaps.reduce((s, v) => s + v, 0)
  for (const g of gaps) {
    const wide = (g / sum) * (Math.PI * 1.02)
    const tip = 0.9 + r() * 0.16
    for (const [t, q] of [
      [0.06, 0.8],
      [0.32, tip],
      [0.72, tip * 0.98],
    ]) {
      const b = a + wide * t
      out.push([x + Math.cos(b) * w * q, y + Math.sin(b) * h * q])
    }
    a += wide
  }
  for (const [u, v] of [
    [0.9, 0.1],
    [0.58, 0.34],
    [0.16, 0.22],
    [-0.3, 0.38],
    [-0.7, 0.24],
    [-0.92, 0.06],
  ])
    out.push([x + w * u, y + h * v * (0.7 + r() * 0.5)])
  return out
}

/**
 * One crown or bush: x, y the middle of its foot, w and h its half width and its height.
 * tones: [shade, leaf, light]; side: where the light comes from (-1 left).
 */
export function crown(k, x, y, w, h, seed, [shade, leaf, light], { side = -1, lobes = 5 } = {}) {
  const r = random(seed)
  const d = closed(outline(x, y, w, h, r, lobes), 1)
  path(k, light ?? leaf, d)
  k.save()
  k.clip(new Path2D(d))
  // Each deeper tone has lobes of its own: none runs along the edge above it.
  for (const [c, u, v, q] of [
    [leaf, 0.1, 0.2, 1.06],
    [shade, 0.3, 0.84, 1],
  ])
    path(
      k,
      c,
      closed(outline(x - side * w * u, y + h * v, w * q, h * (0.9 + r() * 0.2), r, lobes - 1), 1),
    )
  k.restore()
}

/** Crowns given as 'x y w h' one before the other, each of its own form. */
export function crowns(k, list, tones, seed, options) {
  for (const [i, [x, y, w, h]] of list.entries())
    crown(k, x, y, w, h, seed + i * 7, tones, { lobes: 4 + ((i * 5 + seed) % 3), ...options })
}
