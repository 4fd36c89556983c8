import { random } from '../core/random.js'

/**
 * High thin cloud: a plume of fine tapered threads that leave one place, part, and bend up at their ends.
 * x, y: where they begin; long: how far they reach (negative to the left); rise: how much they bend up; n threads over `spread`.
 */
export function wisps(
  k,
  x,
  y,
  { long, rise = 3, spread = 3, n = 7, seed = 1, colour = '255,244,220', power = 0.5 },
) {
  const r = random(seed)
  for (let i = 0; i < n; i++) {
    const t = n === 1 ? 0.5 : i / (n - 1)
    const l = long * (0.45 + 0.55 * Math.sin(Math.PI * (0.2 + 0.6 * t))) * (0.75 + 0.4 * r())
    const x0 = x + long * 0.22 * r() * (0.3 + t)
    const y0 = y + (t - 0.5) * spread * 0.5 + (r() - 0.5) * spread * 0.12
    const up = rise * (0.6 + 0.6 * r()) * (1.1 - 0.5 * t)
    const ey = y0 + (t - 0.5) * spread * 1.1 - up
    const fat = Math.abs(long) * (0.006 + 0.012 * r()) * (0.6 + Math.sin(Math.PI * t))
    k.fillStyle = `rgba(${colour},${(power * (0.55 + 0.45 * r())).toFixed(2)})`
    k.beginPath()
    k.moveTo(x0, y0)
    k.bezierCurveTo(
      x0 + l * 0.3,
      y0 - fat - up * 0.02,
      x0 + l * 0.66,
      y0 + (ey - y0) * 0.35 - fat,
      x0 + l,
      ey,
    )
    k.bezierCurveTo(x0 + l * 0.64, y0 + (ey - y0) * 0.35 + fat, x0 + l * 0.3, y0 + fat, x0, y0)
    k.fill()
  }
}
