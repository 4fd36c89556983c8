import { Path2D } from '@napi-rs/canvas'
import { random } from '../core/random.js'

/** The outline of one heap: bumps of unlike size along an arch, a flat foot at y = 0. */
function outline(wide, high, peak, r) {
  const n = Math.max(
    5,
    Math.min(
      high > wide * 0.5 ? 11 : 8,
      Math.round((wide + 1.4 * high) / (0.3 * Math.min(wide, high))),
    ),
  )
  // On a steep arch the bumps crowd towards its sides.
  const steep = Math.min(1, (high / wide) * 1.1)
  const knots = []
  for (let i = 0; i <= n; i++) {
    const t = Math.min(1, Math.max(0, (i + (i % n ? (r() - 0.5) * 0.5 : 0)) / n))
    const u = t + (0.5 - 0.5 * Math.cos(Math.PI * t) - t) * steep
    const v = u < peak ? u / peak : (1 - u) / (1 - peak)
    const arch = Math.sin((v * Math.PI) / 2) ** 0.85
    knots.push([(u - 0.5) * wide, -high * arch * (i % n ? 0.84 + 0.16 * r() : 0.04)])
  }
  let d = `M${knots[0].join(' ')}`
  for (let i = 1; i < knots.length; i++) {
    const [a, b] = [knots[i - 1], knots[i]]
    const chord = Math.hypot(b[0] - a[0], b[1] - a[1])
    const round = chord * (0.56 + 0.12 * r())
    d += `A${round} ${round} 0 0 1 ${b.join(' ')}`
  }
  return new Path2D(`${d}L${wide / 2} 0H${-wide / 2}Z`)
}

/**
 * A heaped cloud on a flat base: one tall heap behind, lower ones before it, each with a light side, a middle and a shade.
 * x, y: middle of the base; peak: where its summit is, 0 left .. 1 right; side: where the light is, -1 left, 1 right.
 */
export function heaped(
  k,
  x,
  y,
  { wide, high, seed = 1, peak = 0.42, side = -1, tones: [light, middle, shade] },
) {
  const r = random(seed)
  const heap = (cx, w, h, at) => {
    const d = outline(w, h, at, r)
    k.save()
    k.translate(x + cx, y)
    k.clip(d)
    k.fillStyle = light
    k.fill(d)
    for (const [c, across, down] of [
      [middle, 0.06, 0.2],
      [shade, 0.15, 0.55],
    ]) {
      k.save()
      k.translate(-side * across * w, down * h)
      k.fillStyle = c
      k.fill(d)
      k.fillRect(-w, 0, w * 2, h)
      k.restore()
    }
    k.restore()
  }
  const top = (peak - 0.5) * wide
  heap(top * 0.7, wide * 0.6, high, 0.3 + 0.4 * r())
  heap(top - wide * (0.14 + 0.1 * r()), wide * 0.5, high * (0.52 + 0.16 * r()), 0.45)
  heap(top * 0.4 + wide * (0.2 + 0.06 * r()), wide * 0.56, high * (0.4 + 0.14 * r()), 0.36)
  heap(-wide * 0.2, wide * 0.6, high * (0.24 + 0.08 * r()), 0.6)
}
