import { alpha } from '../core/colour.js'
import { noise } from '../core/noise.js'

/**
 * Still water: what stands above it turned over row by row, swaying a little, under a veil of the water's own colour.
 * y: its upper edge (fraction); veil: [share of the depth, colour, strength] from far to near; sway: how much it moves.
 */
export function stillWater(s, { y, veil, sway = 1, press = 1.02 }) {
  const y0 = Math.round(y * s.h)
  const { canvas, k } = s.sheet(s.w, s.h)
  k.drawImage(s.canvas, 0, 0)
  for (let row = y0; row < s.h; row++) {
    const t = (row - y0) / (s.h - y0)
    const from = Math.max(0, y0 - 1 - (row - y0) * press)
    const shift = noise(1.5, t * 60 * (1 - t * 0.5)) * s.w * 0.006 * t * sway
    s.k.drawImage(canvas, 0, from, s.w, 1, shift, row, s.w, 1.5)
  }
  const g = s.k.createLinearGradient(0, y0, 0, s.h)
  for (const [at, colour, power] of veil) g.addColorStop(at, alpha(colour, power))
  s.k.fillStyle = g
  s.k.fillRect(0, y0, s.w, s.h - y0)
  return s
}
