import { Path2D } from '@napi-rs/canvas'
import { random } from '../core/random.js'

/**
 * A fair-weather cloud: heads of unlike size heaped on a flat base that thins out at both ends; a lit side, a body, a shade under it.
 * x, y: middle of its base; tones: light, body, shade; side: -1 light from the left, 1 right.
 */
export function heap(k, x, y, w, h, [light, body, shade], seed, side = -1) {
  const r = random(seed * 13 + 5)
  const peak = -0.3 + r() * 0.6
  const n = 7 + Math.floor(r() * 3)
  const heads = Array.from({ length: n }, (_, i) => {
    const u = ((i + 0.5) / n) * 2 - 1
    const rise = Math.max(0.14, 1 - Math.abs(u - peak) ** 1.3 * 1.05) * (0.7 + r() * 0.3)
    const q = Math.min(h * rise * 0.62, w * (0.1 + r() * 0.06))
    return [x + u * w * 0.42, y - h * rise + q, q]
  })
  const p = new Path2D()
  for (const [hx, hy, q] of heads) {
    p.moveTo(hx + q, hy)
    p.arc(hx, hy, q, 0, 7)
    p.rect(hx - q * 0.9, hy, q * 1.8, Math.max(0, y - hy))
  }
  // The base runs out into thin points.
  p.moveTo(x - w * 0.62, y)
  p.quadraticCurveTo(x - w * 0.4, y - h * 0.03, x - w * 0.3, y - h * 0.1)
  p.lineTo(x + w * 0.3, y - h * 0.1)
  p.quadraticCurveTo(x + w * 0.42, y - h * 0.03, x + w * 0.62, y)
  p.closePath()
  k.save()
  k.beginPath()
  k.rect(x - w, y - h * 2, w * 2, h * 2)
  k.clip()
  k.save()
  k.clip(p)
  k.fillStyle = shade
  k.fillRect(x - w, y - h * 2, w * 2, h * 2)
  for (const [shift, drop, c] of [
    [0.06, 0.16, body],
    [0.13, 0.34, light],
  ]) {
    k.save()
    k.translate(side * w * shift * 0.6, -h * drop)
    k.fillStyle = c
    k.fill(p)
    k.restore()
  }
  // Smaller heads in front, each with its own light.
  for (let i = 0; i < 4; i++) {
    const hx = x + (r() - 0.5) * w * 0.62
    const q = h * (0.12 + r() * 0.12)
    const hy = y - h * (0.1 + r() * 0.2)
    k.fillStyle = body
    k.beginPath()
    k.ellipse(hx, hy, q * 1.5, q, 0, 0, 7)
    k.fill()
    k.fillStyle = light
    k.beginPath()
    k.ellipse(hx + side * q * 0.34, hy - q * 0.3, q * 1.05, q * 0.66, 0, 0, 7)
    k.fill()
  }
  k.restore()
  k.restore()
}
