// The houses of Bergen under snow, placed in metres and seen from Mount Fløyen; the low sun on the left.
import { fill, stroke } from '../core/field.js'

export const EYE = 320
export const SKYLINE = 27
const LENS = 138
/** A point in the field: x metres to the right, z metres away, h metres over the sea. */
export const spot = (x, z, h = 0) => [80 + (LENS * x) / z, SKYLINE + (LENS * (EYE - h)) / z]
/** How large a metre is at that distance. */
export const metre = (z) => LENS / z

export const SNOW = {
  sun: '#fff1e6',
  rose: '#fbd6c8',
  mild: '#c9d3ea',
  shade: '#93a8d4',
  deep: '#6c84b8',
}
export const WALLS = [
  ['#f6e6dc', '#a8a4c4'],
  ['#f0c478', '#a8846c'],
  ['#d86850', '#8c4460'],
  ['#f2dcc0', '#a498b4'],
  ['#e49a60', '#986468'],
  ['#c4d0d0', '#7c8cb0'],
  ['#b8483f', '#743850'],
]

const mix = (a, b, t) => {
  const n = (s) => [1, 3, 5].map((i) => Number.parseInt(s.slice(i, i + 2), 16))
  const [p, q] = [n(a), n(b)]
  return `#${p
    .map((v, i) =>
      Math.round(v + (q[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
/** Air between us and what stands z metres away. */
export const air = (c, z) => mix(c, '#c8c8e0', Math.min(0.62, Math.max(0, (z - 900) / 2600)))

/** One house: x, z its middle; a, b half its width and depth; h to the eaves, r the roof above them, base its ground. */
export function house(k, { x, z, a, b, h, r, wall, gable, lamps = 0, base = 0, floors = 3 }) {
  const c = (t) => air(t, z)
  const p = (dx, dz, up) => spot(x + dx * a, z + dz * b, base + up)
  const [w0, w1] = WALLS[wall]
  // Its shade on the snow.
  fill(k, c('#8ca4d4'), [
    spot(x - a * 0.4, z - b, base),
    spot(x + a * 0.9, z - b, base),
    spot(x + a + h * 1.3, z + 2, base),
    spot(x + a + h * 0.9, z + b, base),
  ])
  // The flank that we see when the house stands off to one side.
  const m = x > 0 ? -1 : 1
  if (gable) {
    fill(k, c(m < 0 ? w0 : w1), [p(m, -1, 0), p(m, 1, 0), p(m, 1, h), p(m, -1, h)])
    fill(k, c(w0), [p(-1, -1, -2), p(1, -1, -2), p(1, -1, h), p(0, -1, h + r), p(-1, -1, h)])
    fill(k, c(w1), [p(0.1, -1, -2), p(1, -1, -2), p(1, -1, h), p(0.1, -1, h + r * 0.9)])
    fill(k, c(SNOW.sun), [
      p(-1.15, -1.1, h - 0.6),
      p(0, -1.1, h + r),
      p(0, 1, h + r),
      p(-1.15, 1, h - 0.6),
    ])
    fill(k, c(SNOW.shade), [
      p(1.15, -1.1, h - 0.6),
      p(0, -1.1, h + r),
      p(0, 1, h + r),
      p(1.15, 1, h - 0.6),
    ])
  } else {
    fill(k, c(m < 0 ? w0 : w1), [p(m, -1, 0), p(m, 1, 0), p(m, 1, h), p(m, 0, h + r), p(m, -1, h)])
    fill(k, c(wall === 5 ? w0 : mix(w0, w1, 0.25)), [
      p(-1, -1, -2),
      p(1, -1, -2),
      p(1, -1, h),
      p(-1, -1, h),
    ])
    fill(k, c(SNOW.mild), [
      p(-1.08, -1.15, h - 0.6),
      p(1.08, -1.15, h - 0.6),
      p(1.04, 0, h + r),
      p(-1.04, 0, h + r),
    ])
    fill(k, c(SNOW.sun), [
      p(-1.04, 0.1, h + r),
      p(1.04, 0.1, h + r),
      p(1.04, -0.3, h + r * 0.74),
      p(-1.04, -0.22, h + r * 0.8),
    ])
  }
  // Windows in rows; some are lit.
  const n = Math.max(2, Math.round(a / 2.6))
  for (let f = 0; f < floors; f++)
    for (let i = 0; i < n; i++) {
      const u = -0.78 + (1.56 * i) / (n - 1)
      const y = (h * (f + 0.35)) / floors
      const on = (i * 7 + f * 5 + Math.round(Math.abs(x))) % 10 < lamps
      fill(k, on ? '#ffd47c' : c('#5c6490'), [
        p(u - 0.09, -1, y),
        p(u + 0.09, -1, y),
        p(u + 0.09, -1, y + h * 0.15),
        p(u - 0.09, -1, y + h * 0.15),
      ])
    }
}

/** A church with a tower and its spire, in metres; tone: body colours. */
export function church(k, x, z, { tall, wide, body, spire = '#5c8c8c', base = 0, nave = 24 }) {
  const c = (t) => air(t, z)
  const p = (dx, up) => spot(x + dx, z, base + up)
  const back = (dx, up) => spot(x + dx, z + nave, base + up)
  const t = tall * 0.5
  fill(k, c(body[1]), [
    p(wide * 0.5, -2),
    p(wide * 2.6, -2),
    p(wide * 2.6, t * 0.46),
    p(wide * 0.5, t * 0.46),
  ])
  fill(k, c(SNOW.mild), [
    p(wide * 0.4, t * 0.44),
    p(wide * 2.7, t * 0.44),
    back(wide * 2.6, t * 0.8),
    back(wide * 0.4, t * 0.8),
  ])
  for (const u of [0.9, 1.4, 1.9])
    fill(k, c('#5c5484'), [
      p(wide * u, 3),
      p(wide * (u + 0.2), 3),
      p(wide * (u + 0.2), t * 0.34),
      p(wide * u, t * 0.34),
    ])
  fill(k, c(body[0]), [p(-wide * 0.5, -2), p(wide * 0.5, -2), p(wide * 0.5, t), p(-wide * 0.5, t)])
  fill(k, c(body[1]), [p(0.1 * wide, -2), p(wide * 0.5, -2), p(wide * 0.5, t), p(0.1 * wide, t)])
  fill(k, c('#5c5484'), [
    p(-wide * 0.12, t * 0.66),
    p(wide * 0.14, t * 0.66),
    p(wide * 0.14, t * 0.86),
    p(-wide * 0.12, t * 0.86),
  ])
  fill(k, c(spire), [p(-wide * 0.58, t), p(wide * 0.58, t), p(0, tall)])
  fill(k, c(SNOW.rose), [p(-wide * 0.58, t), p(-wide * 0.1, t), p(0, tall)])
}

/** The three-masted bark at her quay: white hull, bare yards; len metres long. */
export function bark(k, x, z) {
  const p = (dx, up) => spot(x + dx, z, up)
  const q = metre(z)
  fill(k, 'rgba(30,48,96,.5)', [p(-46, 0), p(44, 0), p(36, -16), p(-38, -16)])
  fill(k, '#fff6ee', [p(-48, 8), p(44, 8), p(56, 12), p(42, 0), p(-44, 0)])
  fill(k, '#a4acc8', [p(-44, 3), p(43, 3), p(40, -1), p(-43, -1)])
  const line = (w, pts) => stroke(k, '#5c4058', w * q, `M${pts.map((v) => v.join(' ')).join('L')}`)
  line(1.2, [p(50, 11), p(74, 18)])
  for (const [dx, h] of [
    [-30, 40],
    [0, 48],
    [28, 46],
  ]) {
    line(1.5, [p(dx, 6), p(dx, h)])
    for (const t of dx < -20 ? [] : [0.45, 0.62, 0.78, 0.9])
      line(0.9, [p(dx - 13 * (1.25 - t), h * t), p(dx + 13 * (1.25 - t), h * t)])
    line(0.35, [p(dx, h), p(dx - 16, 8)])
    line(0.35, [p(dx, h), p(dx + 16, 8)])
  }
  line(0.35, [p(28, 46), p(72, 18)])
}
