import { random } from '../core/random.js'
import { rect } from '../core/shape.js'
import { place } from '../core/place.js'

/** One office or apartment block; `crown` varies its top. */
export const block = ({ width = 30, height = 100, colour = '#8c93a8', seed = 1, share = 0.5, glow = '#ffd9a0' } = {}) => ({
  width: width + 8,
  height,
  draw(pen) {
    const r = random(seed)
    const half = width / 2
    pen.rect(colour, -half, -height, width, height + 2)
    const crown = Math.floor(r() * 5)
    if (crown === 0) pen.rect(colour, -half * 0.6, -height * 1.05, width * 0.6, height * 0.06)
    if (crown === 1) pen.rect(colour, -0.5, -height * 1.06, 1, height * 0.07).light(rect(-0.8, -height * 1.06, 1.6, 1.6), '#ff5a4a')
    if (crown === 2) pen.poly(colour, [[-half, -height], [half, -height], [half, -height * 1.05]])
    const rows = Math.max(3, Math.round(height / 6))
    const cols = Math.max(2, Math.round(width / 5))
    const style = r()
    const dark = pen.blend(colour, '#1b2450', 0.45)
    if (style < 0.35)
      for (let j = 0; j < rows; j++) {
        pen.rect(dark, -half + 1, -height + 2 + j * (height / rows), width - 2, (height / rows) * 0.5)
        const a = r() * width * 0.6
        if (r() < share) pen.light(rect(-half + 1 + a, -height + 2 + j * (height / rows), (width - 2 - a) * r(), (height / rows) * 0.5), glow, 0.75)
      }
    else pen.windows(-half + 1, -height + 2, width - 2, height - 3, cols, rows, r, { share, fill: 0.56, glow: r() < 0.7 ? glow : '#cfe6ff', glass: dark })
    pen.round(-half, -height * 1.06, width, height * 1.08, { light: 0.16, shade: 0.36 })
  },
})

/**
 * A band of city along the picture. y: row of the feet (fraction); low, high: heights in u;
 * width in u; gap: list of [from, to] fractions left free.
 */
export function city(s, { y, low, high, width = 6, seed = 1, haze = 0, from = -0.02, to = 1.02, colours = ['#8c93a8', '#a39a98', '#7d8bb0', '#b5a898'], share = 0.5, shape, front, rim = 0, glow }) {
  const r = random(seed)
  let x = from
  while (x < to) {
    const bw = width * (0.6 + r() * 0.8)
    const lift = shape ? shape(x) : 1
    const size = (low + r() ** 1.6 * (high - low)) * lift
    const thing = block({ width: (bw / size) * 100, height: 100, colour: colours[Math.floor(r() * colours.length)], seed: seed * 100 + Math.floor(x * 977), share, glow })
    place(s, thing, { x: x + (bw * s.u) / s.w / 2, y: y + r() * 0.006, size, haze: haze + r() * 0.06, front, rim })
    x += (bw * s.u * (0.92 + r() * 0.2)) / s.w
  }
  return s
}
