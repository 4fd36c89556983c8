import { path } from '../core/field.js'
import { random } from '../core/random.js'
import { limb } from '../core/shape.js'

// An umbrella thorn against the evening, ten high, its foot at 0: boughs that part and part again, pads of leaf that lie
// flat one over the other.

// Where a bough begins, bends and ends, and its width at both ends.
const BOUGHS = [
  [0, -2.6, -1.5, -5.4, -5.6, -8.4, 0.5, 0.16],
  [0, -3, -0.5, -5.8, -2.6, -9.3, 0.42, 0.13],
  [0, -2.3, 2.8, -4, 6.6, -8.1, 0.48, 0.14],
  [0.1, -3.2, 0.9, -5.8, 2.7, -9, 0.4, 0.13],
  [-3, -6.3, -3.3, -7.2, -3.4, -7.9, 0.22, 0.1],
  [-3.6, -6.8, -6, -7.5, -8.9, -7.6, 0.22, 0.08],
  [-1.6, -7.3, -0.9, -8, -0.5, -9.2, 0.2, 0.09],
  [4, -5.4, 4.4, -6.4, 4.7, -7.6, 0.24, 0.1],
  [5, -6.4, 7.2, -6.9, 9.3, -7.2, 0.2, 0.08],
  [1.7, -7, 1.2, -7.8, 0.8, -8.7, 0.18, 0.08],
  [-2.1, -5.3, -4.2, -5.9, -6.2, -6.75, 0.2, 0.08],
]
// Pads, the upper and farther first: middle, half width, thickness.
const PADS = [
  [-1.4, -9.1, 3.3, 0.95],
  [2.9, -8.8, 3, 0.85],
  [-5, -8.3, 3.3, 0.85],
  [6.4, -7.9, 3, 0.8],
  [0.8, -8.5, 2.5, 0.55],
  [-8.7, -7.4, 2.7, 0.66],
  [9.5, -7.1, 2.1, 0.55],
  [4.6, -7.5, 1.6, 0.42],
  [-6.3, -6.6, 1.9, 0.46],
  [-3.4, -7.7, 1.7, 0.4],
]

/** A pad of fine leaf: many flat tufts in a lens, thin at both ends; ragged as acacia is, never a cushion. */
function pad(k, x, y, half, thick, r, [shade, leaf], n, grain) {
  for (let i = 0; i < n; i++) {
    const u = 2 * ((i + r()) / n) - 1
    const high = thick * (1 - u * u) ** 0.7
    const up = r()
    const w = (0.26 + r() * 0.34) * grain
    k.fillStyle = up > 0.74 ? leaf : shade
    k.beginPath()
    k.ellipse(
      x + u * half,
      y - high * up + 0.1 * r(),
      w,
      (0.09 + r() * 0.1) * grain,
      (r() - 0.5) * 0.3,
      0,
      7,
    )
    k.fill()
  }
}

/** tones: bark, leaf in shade, leaf in the light above; flat: how thick its pads are; fine: tufts in a pad; grain: their size. */
export function thorn(k, [bark, shade, leaf], seed, flat = 1, fine = 26, grain = 1) {
  const r = random(seed)
  path(
    k,
    bark,
    'M-0.900 0.100C-0.400 -0.300 -0.360 -1.200 -0.340 -2.200L-0.260 -3.400H0.300L0.340 -2.400C0.360 -1.200 0.440 -0.300 0.860 0.100Z',
  )
  for (const [x0, y0, x1, y1, x2, y2, w0, w1] of BOUGHS)
    path(k, bark, limb([x0, y0], [x1, y1], [x2, y2], w0, w1))
  for (const [x, y, half, thick] of PADS) {
    const [px, py, h] = [x + (r() - 0.5) * 0.3, y + (r() - 0.5) * 0.16, half * (0.9 + r() * 0.3)]
    // The body of the pad, then its tufts.
    k.fillStyle = shade
    k.beginPath()
    k.ellipse(px, py - thick * flat * 0.3, h * 0.86, thick * flat * 0.42, 0, 0, 7)
    k.fill()
    pad(k, px, py, h * 1.04, thick * flat, r, [shade, leaf], fine, grain)
  }
}
