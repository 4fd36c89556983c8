import { fill } from '../core/field.js'
import { random } from '../core/random.js'

/** A long cloud that runs out at both ends: a flat base, a few low swells on top, no two alike. l: half its length, h: height. */
export function streak(k, colour, x, y, l, h, seed) {
  const r = random(seed * 31 + 7)
  const swells = Array.from({ length: 3 + Math.floor(r() * 3) }, () => [
    -0.7 + r() * 1.4,
    0.16 + r() * 0.26,
    0.45 + r() * 0.55,
  ])
  const tilt = (r() - 0.5) * 0.5
  const out = []
  for (let i = 0; i <= 70; i++) {
    const u = (i / 70) * 2 - 1
    const thin = Math.max(0, 1 - Math.abs(u)) ** 0.7
    const rise = swells.reduce(
      (sum, [at, wide, q]) => Math.max(sum, q * Math.exp(-(((u - at) / wide) ** 2))),
      0.3,
    )
    out.push([x + u * l, y - h * thin * rise * 1.5 + tilt * u * h])
  }
  for (let i = 70; i >= 0; i--) {
    const u = (i / 70) * 2 - 1
    out.push([
      x + u * l,
      y + h * 0.14 * Math.max(0, 1 - Math.abs(u)) * (1 + Math.sin(u * 5 + seed)) + tilt * u * h,
    ])
  }
  fill(k, colour, out)
}
