// A coconut palm at dusk: few broad fronds, each one leaf with a bent rib, notched on its lower edge only.
import { fill, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A frond from the crown: it rises along `angle` and falls by its own weight. */
function frond(k, x, y, long, angle, colour) {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const at = (t) => [x + ux * long * t, y + uy * long * t + long * 0.62 * t * t]
  const wide = (t) => long * 0.15 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.9)) ** 0.7
  const up = []
  const low = []
  for (let i = 0; i <= 10; i++) {
    const [a, b] = at(i / 10)
    up.push([a, b - wide(i / 10) * 0.34])
    // Long leaflets hang down in groups.
    low.push([a, b + wide(i / 10) * (i % 3 === 1 ? 0.5 : 1.15)])
  }
  fill(k, colour, [...up, ...low.reverse()])
}

/** Foot at x, y; `lean` and `high` to the crown; tones: [trunk, its lit side, far fronds, near fronds]. */
export function broadPalm(k, x, y, lean, high, size, tones, seed) {
  const r = random(seed)
  const [tx, ty] = [x + lean, y - high]
  for (const [c, w, dx] of [
    [tones[0], high * 0.036, 0],
    [tones[1], high * 0.012, -high * 0.011],
  ])
    stroke(k, c, w, `M${x + dx} ${y}Q${x + lean * 0.15 + dx} ${y - high * 0.6} ${tx + dx} ${ty}`)
  const angles = [-3.5, -3, -2.55, -2.1, -1.1, -0.75, -0.4, -0.1, 0.35]
  angles.forEach((a, i) => {
    if (i % 2) frond(k, tx, ty, size * (0.86 + r() * 0.16), a + (r() - 0.5) * 0.2, tones[2])
  })
  angles.forEach((a, i) => {
    if (i % 2 === 0) frond(k, tx, ty, size * (0.9 + r() * 0.2), a + (r() - 0.5) * 0.2, tones[3])
  })
}
