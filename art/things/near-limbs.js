// Near figures: shapes with a light and a shade side, limbs that bend, hands with fingers, shoes.
import { Path2D } from '@napi-rs/canvas'
import { path } from '../core/field.js'

const ALL = 'M-900 -900H900V900H-900Z'

/** A shape with a lit and a shaded rim; `sun` points to the light, `a` and `b` are how wide the rims are. */
export function solid(k, [base, lit, shade], d, { sun = [-1, -0.5], a = 0.5, b = 0.9 } = {}) {
  const rim = (colour, x, y) => {
    k.save()
    k.translate(x, y)
    k.fillStyle = colour
    k.fill(new Path2D(ALL + d), 'evenodd')
    k.restore()
  }
  path(k, base, d)
  k.save()
  k.clip(new Path2D(d))
  if (shade) rim(shade, sun[0] * b, sun[1] * b)
  if (lit) rim(lit, -sun[0] * a, -sun[1] * a)
  k.restore()
}
