// The thousand gates of Fushimi Inari, from where the path enters the wood: in metres, the slope steeper as it goes; the sun high on the left.
import { blend } from '../core/colour.js'
import { fill, path, points } from '../core/field.js'
import { lens } from './lens.js'

const EYE = [0, 1.6, 0]
export const P = lens({ eye: EYE, f: 90, cx: 92, cy: 60 })
const HAZE = '#fdeeb2'

/** How high the slope lies. */
export const rise = (_x, z) => 0.068 * Math.max(0, z - 7.6) ** 1.6

/** What the air does to a colour. */
export const airy = (c, z, most = 0.62) =>
  blend(c, HAZE, Math.min(most, Math.max(0, (z - 9) * (most > 0.62 ? 0.0215 : 0.011))))

const KNOTS = points(
  '1.100 3.500 1.200 7 1.800 11 1.300 15 -2.500 19.500 -9 24.500 -13 30 -11 37 -4.500 43.500 4 49 11 56 16 64',
)

/** The middle of the path, a point for every 0.05 m: x, y, z and its direction. */
export const LINE = (() => {
  const out = []
  for (let i = 0; i < KNOTS.length - 1; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (n) => KNOTS[Math.min(KNOTS.length - 1, Math.max(0, i + n))],
    )
    for (let j = 0; j < 160; j++) {
      const t = j / 160
      const p = [0, 1].map(
        (n) =>
          0.5 *
          (2 * b[n] +
            (c[n] - a[n]) * t +
            (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
            (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3),
      )
      const last = out.at(-1)
      if (last && Math.hypot(p[0] - last[0], p[1] - last[1]) < 0.05) continue
      out.push(p)
    }
  }
  return out.slice(0, -1).map(([x, z], i) => {
    const [x1, z1] = out[i + 1]
    const l = Math.hypot(x1 - x, z1 - z)
    return { x, z, y: rise(x, z), t: [(x1 - x) / l, (z1 - z) / l] }
  })
})()
/** The place on the path nearest to a distance away, the first of them. */
export const placeAt = (z) => LINE.find((p) => p.z >= z)
/** A point beside the middle: d to the right, e ahead, y above the path. */
const beside = (p, d, e, y) => [
  p.x + p.t[1] * d + p.t[0] * e,
  p.y + y,
  p.z - p.t[0] * d + p.t[1] * e,
]

/** Every place where a gate stands; none on the landing at the bend. */
export function gates() {
  const out = []
  let last
  for (const p of LINE) {
    const step = p.z < 18 ? 0.78 : p.z < 40 ? 1.05 : 1.3
    if (p.z < 5.2 || (p.z > 27.4 && p.z < 32.6)) continue
    if (last && Math.hypot(p.x - last.x, p.z - last.z) < step) continue
    out.push(p)
    last = p
  }
  return out
}

/** A straight piece of wood across the path, its visible faces only. */
function beam(k, p, half, y0, y1, deep, [face, under, end, top], lift = 0) {
  const ds = lift ? [-1, -0.6, -0.2, 0.2, 0.6, 1] : [-1, 1]
  const pt = (d, e, y) => P(...beside(p, d * half, e, y + lift * d * d))
  const seen = (n, q) =>
    n[0] * (EYE[0] - q[0]) + n[1] * (EYE[1] - q[1]) + n[2] * (EYE[2] - q[2]) > 0
  const n = [p.t[1], 0, -p.t[0]]
  for (const m of [-1, 1])
    if (seen([n[0] * m, 0, n[2] * m], beside(p, half * m, 0, y0)))
      fill(k, end, [pt(m, -deep, y0), pt(m, deep, y0), pt(m, deep, y1), pt(m, -deep, y1)])
  if (p.y + y0 > EYE[1])
    fill(k, under, [...ds.map((d) => pt(d, -deep, y0)), ...ds.map((d) => pt(-d, deep, y0))])
  else if (top && p.y + y1 < EYE[1])
    fill(k, top, [...ds.map((d) => pt(d, -deep, y1)), ...ds.map((d) => pt(-d, deep, y1))])
  for (const m of [-1, 1])
    if (seen([p.t[0] * m, 0, p.t[1] * m], beside(p, 0, deep * m, y0)))
      fill(k, face, [...ds.map((d) => pt(d, deep * m, y0)), ...ds.map((d) => pt(-d, deep * m, y1))])
}

function post(k, p, d, tones, black, stone) {
  const [x, y, z] = beside(p, d, 0, 0)
  const foot = Math.min(y, rise(x, z)) - 0.05
  const [px, py, q] = P(x, foot, z)
  const head = P(x, y + 2.72, z)[1]
  const sleeve = P(x, y + 0.42, z)[1]
  const w = 0.135 * q
  const strip = (c, a, b, y0, y1) => path(k, c, `M${px + a * w} ${y0}V${y1}H${px + b * w}V${y0}Z`)
  strip(tones[1], -1, 1, py, head)
  strip(tones[0], -1, -0.3, py, head)
  strip(tones[2], 0.35, 1, py, head)
  strip(black[0], -1.1, 1.1, py, sleeve)
  strip(black[1], -1.1, -0.4, py, sleeve)
  const s = 0.1 * q
  path(
    k,
    stone[1],
    `M${px - w * 1.5} ${py + s * 0.4}L${px - w * 1.3} ${py - s}H${px + w * 1.3}L${px + w * 1.5} ${py + s * 0.4}Z`,
  )
  path(
    k,
    stone[0],
    `M${px - w * 1.5} ${py + s * 0.4}L${px - w * 1.3} ${py - s}H${px - w * 0.2}V${py + s * 0.4}Z`,
  )
}

export function gate(k, p, i) {
  const z = p.z
  const warm = (i * 7) % 5 === 0 ? '#c8543c' : (i * 3) % 7 === 0 ? '#f46430' : '#e8502c'
  const [lit, body, shade, deep] = ['#ff9450', warm, '#b4342e', '#7c2038'].map((c) => airy(c, z))
  const black = ['#241a34', '#4c3c54'].map((c) => airy(c, z))
  const stone = ['#c8c0b0', '#7c7884'].map((c) => airy(c, z))
  const wood = [body, deep, lit, lit]
  const order = P(...beside(p, -1, 0, 0))[2] < P(...beside(p, 1, 0, 0))[2] ? [-1, 1] : [1, -1]
  post(k, p, order[0], [lit, body, shade], black, stone)
  beam(k, p, 1.18, 2.2, 2.36, 0.06, [shade, deep, lit])
  post(k, p, order[1], [lit, body, shade], black, stone)
  beam(k, p, 1.4, 2.66, 2.86, 0.13, wood, 0.05)
  beam(k, p, 1.5, 2.86, 2.98, 0.17, [black[0], black[0], black[1], black[1]], 0.08)
}

/** The path: its bank of stones downhill, its slabs and steps, bars of sun between the posts. */
export function paved(k) {
  for (let j = Math.floor(LINE.length / 12) - 2; j >= 0; j--) {
    const i = j * 12
    const [a, b] = [LINE[i], LINE[Math.min(LINE.length - 1, i + 13)]]
    const q = (c, list) =>
      fill(
        k,
        c,
        list.map((v) => P(...v)),
      )
    const low = ([x, , z]) => [x, rise(x, z) - 0.1, z]
    const n = j % 3
    for (const m of [-1, 1]) {
      const [u, v] = [beside(a, m * 1.25, 0, 0), beside(b, m * 1.25, 0, 0)]
      q(airy(['#7c7480', '#8c8488', '#746c7c'][n], a.z), [u, v, low(v), low(u)])
    }
    q(airy(n ? '#8c7c84' : '#847480', a.z), [
      beside(a, -1.25, 0, 0),
      beside(a, 1.25, 0, 0),
      beside(b, 1.25, 0, 0),
      beside(b, -1.25, 0, 0),
    ])
    if (j % 2 === 0)
      q(airy('#ffd894', a.z), [
        beside(a, -0.95, 0.16, 0),
        beside(a, 0.9, 0.5, 0),
        beside(a, 0.9, 0.78, 0),
        beside(a, -0.95, 0.5, 0),
      ])
    if (j % 2 === 1)
      q(airy('#5c4c68', a.z), [
        beside(a, -1, 0, 0),
        beside(a, 1, 0, 0),
        beside(a, 1, 0, 0.05),
        beside(a, -1, 0, 0.05),
      ])
  }
}
