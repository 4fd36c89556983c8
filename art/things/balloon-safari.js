// A balloon low over the grass, seen from the next one: its gores in sun and shade, its guests, its shadow.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { polygon } from '../core/shape.js'
import { FALL, metre, NEARER, P } from './tarangire-plain.js'

/** Half the width of the envelope from its crown (0) to its mouth (1), in parts of the largest: half an egg, then a cone. */
const BELLY = 0.43
const wide = (t) => {
  if (t < BELLY) return Math.sqrt(Math.max(0, 1 - ((BELLY - t) / BELLY) ** 2))
  const u = (t - BELLY) / (1 - BELLY)
  return 1 - 0.81 * (1.62 * u * u - 0.62 * u ** 3)
}

/** x, z of the balloon, height of the basket's floor, radius of the envelope; metres. */
const [BX, BZ, LOW, R, TALL, ROPES] = [-15, 56, 5.4, 10.4, 23, 3.4]
const FOOT = LOW + 1.2 + ROPES

/** The shadow of the balloon on the grass: a pear that lies away from the sun. */
export function balloonShadow(k, c) {
  const on = (across, y) => P(BX + FALL * y, 0, BZ + NEARER * y + across)
  const edge = []
  for (let i = 0; i <= 60; i++)
    edge.push([wide((i / 60) ** 2) * R, FOOT + TALL * (1 - (i / 60) ** 2)])
  fill(k, c, [...edge.map(([a, y]) => on(a, y)), ...edge.reverse().map(([a, y]) => on(-a, y))])
  fill(k, c, [on(1, LOW), on(1, LOW + 1.3), on(-1, LOW + 1.3), on(-1, LOW)])
  for (const a of [-0.8, 0.8]) {
    const [p, q] = [on(a, LOW + 1), on(a * 1.7, FOOT + 0.3)]
    stroke(k, c, 0.4, `M${p.join(' ')}L${q.join(' ')}`)
  }
}

const RED = ['#ff8a60', '#f4563c', '#dc3c3c', '#ac2c4c', '#80285a']
const GOLD = ['#fff0b4', '#ffcc58', '#f8ac3c', '#cc7c48', '#94545c']
const TEAL = ['#5cb8bc', '#1c8c9c', '#14708c', '#185478', '#223c68']

/** The balloon itself: upright gores, red and gold by turns, five tones from the sunny side to the far one. */
export function balloon(k) {
  const q = metre(BZ)
  const [cx, cy] = P(BX, FOOT, BZ)
  // Every ring of the envelope hangs round the eye's side a little higher or lower; the outline alone cuts them.
  const at = (t, a) => {
    const [x, y] = P(BX + Math.sin(a) * wide(t) * R, FOOT + TALL * (1 - t), BZ)
    return [x, y + (t - 0.62) * 2.6 * Math.cos(a) * wide(t)]
  }
  const outline = [-1, 1].flatMap((m) => {
    const side = Array.from({ length: 121 }, (_, n) => at((n / 120) ** 2, (m * Math.PI) / 2))
    return m < 0 ? side.reverse() : side
  })
  k.save()
  k.clip(new Path2D(polygon(outline)))
  const gores = 10
  const strip = (c, a0, a1, t0, t1) => {
    const side = (a) =>
      Array.from({ length: 49 }, (_, n) => at(t0 + (t1 - t0) * (n / 48) ** (t0 ? 1 : 2), a))
    fill(k, c, [...side(a0), ...side(Math.min(Math.PI / 2, a1 + 0.02)).reverse()])
  }
  for (let i = 0; i < gores; i++) {
    const [a0, a1] = [i, i + 1].map((n) => -Math.PI / 2 + (n / gores) * Math.PI)
    const mid = (a0 + a1) / 2
    const tone = mid < -1.3 ? 1 : mid < -0.5 ? 0 : mid < 0.1 ? 1 : mid < 0.6 ? 2 : mid < 1.1 ? 3 : 4
    strip((i % 2 ? GOLD : RED)[tone], a0, a1, 0, 1)
    strip(TEAL[tone], a0, a1, 0, 0.075)
    strip(TEAL[tone], a0, a1, 0.86, 1)
  }
  // The burner lights the mouth from within; the sand throws a little gold up under the shaded side.
  const g = k.createRadialGradient(cx, cy, 0.5, cx, cy, 15)
  g.addColorStop(0, 'rgba(255,236,160,.85)')
  g.addColorStop(0.4, 'rgba(255,214,130,.4)')
  g.addColorStop(1, 'rgba(255,200,120,0)')
  k.fillStyle = g
  k.fillRect(cx - 20, cy - 20, 40, 24)
  k.restore()
  // The skirt, ropes, the flame of the burner.
  const [bx, by] = P(BX, LOW + 1.2, BZ)
  path(
    k,
    '#6c2c54',
    `M${cx - 2 * q} ${cy - 0.1}Q${cx} ${cy + 0.9} ${cx + 2 * q} ${cy - 0.1}L${cx + 1.75 * q} ${cy + 1.1}Q${cx} ${cy + 1.9} ${cx - 1.75 * q} ${cy + 1.1}Z`,
  )
  path(
    k,
    '#d8604c',
    `M${cx - 2 * q} ${cy - 0.1}Q${cx - 1.4 * q} ${cy + 0.5} ${cx - 0.3 * q} ${cy + 0.6}L${cx - 0.3 * q} ${cy + 1.66}Q${cx - 1.3 * q} ${cy + 1.6} ${cx - 1.75 * q} ${cy + 1.1}Z`,
  )
  path(
    k,
    '#ffe890',
    `M${bx - 0.5} ${by - 2.4}C${bx - 0.9} ${by - 4} ${bx - 0.1} ${by - 4.4} ${bx} ${by - 6}C${bx + 0.2} ${by - 4.4} ${bx + 0.9} ${by - 4} ${bx + 0.5} ${by - 2.4}Z`,
  )
  path(k, '#54385c', `M${bx - 0.9} ${by - 2.5}H${bx + 0.9}V${by - 2.1}H${bx - 0.9}Z`)
  for (const [u, v] of points('-1.900 -1.650 1.900 1.650 -0.700 -0.500 0.700 0.500'))
    stroke(k, '#54385c', 0.16, `M${bx + u * q} ${by}L${cx + v * q} ${cy + 1.4}`)
  const W = 2.15 * q
  for (const [x, skin, top, hat, low] of [
    [-1.5, '#b87450', '#f8e0b0', '#e8b868', 0.1],
    [-0.95, '#e8b088', '#3c8c98', '#5c3840', -0.25],
    [0.35, '#7c4a3c', '#f4f0e0', '#2c2038', -0.4],
    [1.45, '#d89c78', '#e8b04c', '#fff0d0', 0.2],
  ]) {
    const px = bx + x * q
    path(
      k,
      top,
      `M${px - 0.52} ${by + 0.3}V${by - 0.55 + low}Q${px} ${by - 1 + low} ${px + 0.52} ${by - 0.55 + low}V${by + 0.3}Z`,
    )
    path(
      k,
      skin,
      `M${px - 0.33} ${by - 1.2 + low}a0.330 0.400 0 1 0 0.660 0a0.330 0.400 0 1 0 -0.660 0Z`,
    )
    path(
      k,
      hat,
      `M${px - 0.4} ${by - 1.25 + low}Q${px - 0.34} ${by - 1.75 + low} ${px} ${by - 1.75 + low}Q${px + 0.34} ${by - 1.75 + low} ${px + 0.4} ${by - 1.25 + low}Z`,
    )
    if (x === -0.95)
      stroke(
        k,
        skin,
        0.3,
        `M${px - 0.4} ${by - 0.5}L${px - 1.1} ${by - 1.1}L${px - 1.15} ${by - 2}`,
      )
  }
  const h = 1.35 * q
  path(k, '#b8784c', `M${bx - W} ${by}H${bx + W}L${bx + W * 0.94} ${by + h}H${bx - W * 0.94}Z`)
  path(k, '#e8ac68', `M${bx - W} ${by}H${bx - W * 0.3}V${by + h}H${bx - W * 0.94}Z`)
  path(k, '#80506c', `M${bx + W * 0.5} ${by}H${bx + W}L${bx + W * 0.94} ${by + h}H${bx + W * 0.5}Z`)
  for (const t of [0.34, 0.66])
    stroke(k, 'rgba(90,44,64,.5)', 0.14, `M${bx - W * 0.97} ${by + h * t}H${bx + W * 0.97}`)
  path(
    k,
    '#6c3c50',
    `M${bx - W * 1.04} ${by - 0.16}H${bx + W * 1.04}V${by + 0.3}H${bx - W * 1.04}Z`,
  )
  path(k, '#f8cc88', `M${bx - W * 1.04} ${by - 0.16}H${bx}V${by + 0.12}H${bx - W * 1.04}Z`)
}
