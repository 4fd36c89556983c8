// Near figures: shapes with a light and a shade side, limbs that bend, hands with fingers, shoes.
import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'

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

/** A limb through joints [x, y, width] with a shaded and a lit side. */
export function tube(k, [base, lit, shade], joints, { sun = [-1, -0.5], hard = false } = {}) {
  const through = hard ? joints : bent(joints)
  const moved = (d, q) =>
    through.map(([x, y, w]) => [x + sun[0] * w * d, y + sun[1] * w * d, w * q])
  limb(k, shade ?? base, through)
  limb(k, base, moved(0.1, 0.8))
  if (lit) limb(k, lit, moved(0.26, 0.32))
}

/** A hand at x, y whose fingers point along `angle`; kinds: open, fist, point, grip, flat. */
export function hand(
  k,
  [base, lit, shade],
  x,
  y,
  angle,
  { kind = 'open', size = 1, thumb = 1 } = {},
) {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(size, size * thumb)
  const finger = (a, l, w = 0.72) =>
    stroke(
      k,
      base,
      w,
      `M${0.7 + Math.cos(a) * 0.4} ${Math.sin(a) * 1.5}L${0.7 + Math.cos(a) * l} ${Math.sin(a) * (l + 0.4)}`,
    )
  if (kind === 'open') {
    for (const [a, l] of [
      [-0.5, 1.9],
      [-0.17, 2.4],
      [0.17, 2.3],
      [0.5, 1.7],
    ])
      finger(a, l)
    stroke(k, base, 0.8, 'M0 -0.7Q0.3 -1.7 1.100 -2.100')
  }
  if (kind === 'point') {
    stroke(k, base, 0.8, 'M0.6 -0.5H3')
    stroke(k, base, 0.75, 'M-0.2 -0.7Q0.4 -1.500 1.100 -1.600')
  }
  if (kind === 'flat') {
    path(k, base, 'M0 -1C1.400 -1.200 3 -0.900 3.300 -0.300C3.500 0.300 2.600 0.900 0 1Z')
    stroke(k, base, 0.75, 'M0 -0.6Q0.6 -1.700 1.400 -1.800')
    stroke(k, shade, 0.16, 'M1.300 -0.300L3 -0.200M1.300 0.300L2.900 0.250')
  }
  path(
    k,
    base,
    'M-0.800 -1C0.200 -1.500 1.500 -1.300 1.700 -0.300C1.900 0.700 1.200 1.300 0.200 1.300C-0.600 1.300 -1.200 0.800 -0.800 -1Z',
  )
  if (kind === 'fist' || kind === 'grip') {
    path(
      k,
      base,
      'M-0.4 -1.300C0.8 -1.700 1.900 -1.200 2 -0.300C2.100 0.900 1.400 1.500 0.3 1.400Z',
    )
    stroke(k, shade, 0.18, 'M1.100 -0.700H1.900M1.200 0H2M1.100 0.650H1.800')
    stroke(k, base, 0.8, 'M0 -0.9Q0.800 -1.700 1.500 -1.100')
  }
  if (lit) stroke(k, lit, 0.26, 'M-0.5 -0.800Q0.3 -1.200 1.100 -0.900')
  k.restore()
}

/** An arm: sleeve to the joint `to` (2 = the wrist), then skin and a hand along the forearm. */
export function arm(k, sleeve, skin, joints, options = {}) {
  const { to = 2, kind = 'open', size = 1, thumb = 1, turn = 0, sun } = options
  const [a, b, c] = joints
  const angle = Math.atan2(c[1] - b[1], c[0] - b[0])
  tube(k, skin, joints, { sun })
  if (to === 2) {
    const cuff = [c[0] - Math.cos(angle) * 0.5, c[1] - Math.sin(angle) * 0.5, c[2] * 1.15]
    tube(k, sleeve, [a, b, cuff], { sun })
  } else if (to > 0) {
    const mid = [a[0] + (b[0] - a[0]) * to, a[1] + (b[1] - a[1]) * to, a[2]]
    tube(
      k,
      sleeve,
      [
        [a[0], a[1], a[2] * 1.2],
        [mid[0], mid[1], mid[2] * 1.15],
      ],
      { sun, hard: true },
    )
  }
  hand(
    k,
    skin,
    c[0] + Math.cos(angle) * 0.8 * size,
    c[1] + Math.sin(angle) * 0.8 * size,
    angle + turn,
    { kind, size, thumb },
  )
}

/** A shoe with its sole; the ankle is at x, y, the toe to the right, or left where `q` is negative. */
export function shoe(k, [base, lit, sole], x, y, q = 1, angle = 0) {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(q, Math.abs(q))
  path(
    k,
    base,
    'M-1.400 -1.200H1.200C1.600 0 3.600 0.200 4.200 1.300V2H-1.700C-1.900 1 -1.800 -0.200 -1.400 -1.200Z',
  )
  path(k, lit, 'M1.200 -1.200C1.600 0 3.600 0.200 4.200 1.300C2.800 1 1 0.800 0.300 -1.200Z')
  path(
    k,
    sole,
    'M-1.900 1.600H4.300C4.600 2.200 4.300 2.500 4 2.500H-1.700C-2 2.300 -2 2 -1.900 1.600Z',
  )
  k.restore()
}
