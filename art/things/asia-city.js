import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { rect } from '../core/shape.js'

/** One office or apartment block; `crown` varies its top. */
export const block = ({
  width = 30,
  height = 100,
  colour = '#8c93a8',
  seed = 1,
  share = 0.5,
  glow = '#ffd9a0',
} = {}) => ({
  width: width + 8,
  height,
  draw(pen) {
    const r = random(seed)
    const half = width / 2
    pen.rect(colour, -half, -height, width, height + 2)
    const crown = Math.floor(r() * 5)
    if (crown === 0) pen.rect(colour, -half * 0.6, -height * 1.05, width * 0.6, height * 0.06)
    if (crown === 1)
      pen
        .rect(colour, -0.5, -height * 1.06, 1, height * 0.07)
        .light(rect(-0.8, -height * 1.06, 1.6, 1.6), '#ff5a4a')
    if (crown === 2)
      pen.poly(colour, [
        [-half, -height],
        [half, -height],
        [half, -height * 1.05],
      ])
    const rows = Math.max(3, Math.round(height / 6))
    const bands = r() < 0.35
    const cols = bands ? 1 : Math.max(2, Math.round(width / 5))
    // One path for all the glass and one for all the lit windows: a city has thousands.
    let glass = ''
    let lit = ''
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < cols; i++) {
        const cw = (width - 2) / cols
        const x = -half + 1 + i * cw + (bands ? 0 : cw * 0.2)
        const y = -height + 2 + j * ((height - 3) / rows)
        const w = bands ? cw : cw * 0.6
        glass += rect(x, y, w, (height / rows) * 0.55)
        if (r() < share)
          lit += rect(
            x + (bands ? r() * w * 0.5 : 0),
            y,
            bands ? w * 0.5 * r() : w,
            (height / rows) * 0.55,
          )
      }
    pen.path(pen.blend(colour, '#1b2450', 0.45), glass)
    if (lit) pen.light(lit, r() < 0.7 ? glow : '#cfe6ff', 0.8)
    pen.round(-half, -height * 1.06, width, height * 1.08, { light: 0.16, shade: 0.36 })
  },
})

/**
 * A band of city along the picture. y: row of the feet (fraction); low, high: heights in u;
 * width in u; gap: list of [from, to] fractions left free.
 */
export function city(
  s,
  {
    y,
    low,
    high,
    width = 6,
    seed = 1,
    haze = 0,
    from = -0.02,
    to = 1.02,
    colours = ['#8c93a8', '#a39a98', '#7d8bb0', '#b5a898'],
    share = 0.5,
    shape,
    front,
    rim = 0,
    glow,
  },
) {
  const r = random(seed)
  let x = from
  while (x < to) {
    const bw = width * (0.6 + r() * 0.8)
    const lift = shape ? shape(x) : 1
    const size = (low + r() ** 1.6 * (high - low)) * lift
    const thing = block({
      width: (bw / size) * 100,
      height: 100,
      colour: colours[Math.floor(r() * colours.length)],
      seed: seed * 100 + Math.floor(x * 977),
      share,
      glow,
    })
    place(s, thing, {
      x: x + (bw * s.u) / s.w / 2,
      y: y + r() * 0.006,
      size,
      haze: haze + r() * 0.06,
      front,
      rim,
    })
    x += (bw * s.u * (0.92 + r() * 0.2)) / s.w
  }
  return s
}
