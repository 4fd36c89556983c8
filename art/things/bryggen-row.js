import { Path2D } from '@napi-rs/canvas'
import { fill, stroke } from '../core/field.js'

/** The wharf of Bergen in metres from its edge, as from a deck: x right, y up, z along the quay. */
const [LEFT, LEVEL, EYE, F] = [36, 59, 3.2, 100]
export const FRONT = 21
export const P = (x, y, z) => [LEFT + (F * x) / z, LEVEL - (F * (y - EYE)) / z]
export const metre = (z) => F / z

const mix = (a, b, t) => a + (b - a) * t
const hex = (c) => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16))
export const blend = (c, to, t) =>
  `#${hex(c)
    .map((v, i) =>
      Math.round(mix(v, hex(to)[i], t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
/** What the wet air takes from a colour. */
const air = (c, z) => blend(c, '#c9cdd0', Math.min(0.5, Math.max(0, (z - 30) / 190)))

/** Boards [in the light, line between them], trim, reveal in the shade. */
const PAINT = {
  ochre: ['#eeb049', '#d0923a', '#fff4dc', '#8a5a34'],
  red: ['#d4523c', '#b43f36', '#fff0dc', '#7c2c34'],
  wine: ['#a23c46', '#862f3e', '#fbe8d4', '#5c2234'],
  white: ['#fbf2de', '#dfd4c4', '#a04a3c', '#94807c'],
  rust: ['#e08040', '#c06a38', '#fff0d8', '#84482f'],
  cream: ['#f4d9a0', '#d8bb84', '#9c4a3c', '#94785c'],
}
/** Houses from near to far: where each begins, eaves, ridge, paint, hoist. */
export const HOUSES = [
  [12.5, 9.4, 15.2, 'ochre', 0],
  [20.6, 9, 14.6, 'red', 1],
  [28.6, 9.3, 14.9, 'white', 0],
  [35.8, 8.9, 14.4, 'wine', 1],
  [43.6, 9.2, 14.8, 'ochre', 1],
  [51.4, 9.4, 15.4, 'red', 0],
  [60, 8.4, 13.6, 'cream', 1],
  [67.5, 9, 14.6, 'rust', 0],
  [76, 9, 14.4, 'wine', 1],
  [84.5, 8.6, 13.8, 'white', 0],
  [92.5, 9, 14.6, 'red', 1],
  [101, 8.8, 14, 'ochre', 0],
  [109.5, 0, 0, '', 0],
]

const quad = (k, c, z0, y0, z1, y1, x = FRONT) =>
  fill(k, c, [P(x, y0, z0), P(x, y0, z1), P(x, y1, z1), P(x, y1, z0)])

/** A window with its frame, cross bars and the deep side of its opening. */
function pane(k, z, y, wide, high, paint, glass, far) {
  const [, , trim, reveal] = paint
  const a = wide / 2
  quad(k, air(reveal, z), z - a - 0.26, y - 0.26, z + a + 0.16, y + high + 0.16)
  quad(k, air(trim, z), z - a - 0.16, y - 0.16, z + a + 0.16, y + high + 0.16)
  quad(k, air(glass, z), z - a, y, z + a, y + high)
  if (far) return
  quad(k, air(trim, z), z - 0.05, y, z + 0.05, y + high)
  quad(k, air(trim, z), z - a, y + high * 0.58, z + a, y + high * 0.58 + 0.09)
}

/** One house: pointed gable, upright boards, three floors of windows, hatch and hoist, shops on the quay. */
export function house(k, n, r) {
  const [z0, eaves, ridge, name, hoist] = HOUSES[n]
  const z1 = HOUSES[n + 1][0]
  const zm = (z0 + z1) / 2
  const paint = PAINT[name]
  const [board, line, trim, reveal] = paint
  const x = FRONT
  // The slope of the roof that looks towards us, going back from the quay.
  fill(k, air('#4c4a62', zm), [
    P(x - 0.4, eaves - 0.3, z0 - 0.3),
    P(x - 0.4, ridge + 0.25, zm),
    P(x + 16, ridge + 0.25, zm),
    P(x + 16, eaves - 0.3, z0 - 0.3),
  ])
  for (let d = 1; d < 12; d += 1.3)
    stroke(
      k,
      air('#3d3c54', zm),
      0.05 * metre(zm),
      `M${P(x + d, eaves, z0).join(' ')}L${P(x + d, ridge + 0.2, zm).join(' ')}`,
    )
  const wall = [P(x, 0, z0), P(x, eaves, z0), P(x, ridge, zm), P(x, eaves, z1), P(x, 0, z1)]
  fill(k, air(board, zm), wall)
  k.save()
  k.beginPath()
  for (const p of wall) k.lineTo(p[0], p[1])
  k.clip()
  if (z0 < 80)
    for (let z = z0 + 0.5; z < z1; z += z0 > 50 ? 1 : 0.55)
      quad(k, air(line, zm), z, 0, z + 0.09, 16)
  // Under the barge boards lies a narrow shade.
  for (const [za, zb] of [
    [z0, zm],
    [z1, zm],
  ])
    fill(k, air(reveal, zm), [
      P(x, eaves + 0.2, za),
      P(x, ridge + 0.2, zb),
      P(x, ridge - 1.15, zb),
      P(x, eaves - 1.15, za),
    ])
  k.restore()
  const far = z0 > 62
  const glass = () => ['#ffd67e', '#ffe7ae', '#54708c', '#466080', '#6d8aa0'][Math.floor(r() * 5)]
  const w = z1 - z0
  // No two neighbours have their floors at one height.
  const lift = (((n * 37) % 5) - 2) * 0.13
  for (const y of [4, 7])
    for (const u of [0.16, 0.39, 0.61, 0.84])
      pane(k, z0 + u * w, y + lift, 0.95, 1.5, paint, glass(), far)
  for (const u of [0.31, 0.69]) pane(k, z0 + u * w, 9.75 + lift, 0.9, 1.25, paint, glass(), far)
  // The hatches of the loft, one above the other, or a third window.
  if (hoist) {
    quad(k, air(trim, zm), zm - 0.75, 9.5, zm + 0.75, 12.1)
    quad(k, air(blend(board, '#3c2c44', 0.5), zm), zm - 0.6, 9.6, zm + 0.6, 11.95)
    const beam = P(x - 1.5, ridge - 1.1, zm)
    stroke(
      k,
      air('#4a3a44', zm),
      0.26 * metre(zm),
      `M${P(x, ridge - 1.1, zm).join(' ')}L${beam.join(' ')}`,
    )
    stroke(
      k,
      air('#4a3a44', zm),
      0.06 * metre(zm),
      `M${beam.join(' ')}L${P(x - 1.5, ridge - 2.4, zm).join(' ')}`,
    )
  } else pane(k, zm, 11.4, 0.9, 1.2, paint, glass(), far)
  // Shops: a door between two large panes, under a plain belt.
  quad(k, air(n % 3 ? line : trim, zm), z0, 3.12 + lift, z1, 3.38 + lift)
  quad(k, air('#5c5468', zm), z0, 0, z1, 0.34)
  for (const u of [0.24, 0.76]) {
    const z = z0 + u * w
    pane(k, z, 0.75, 2.3, 1.95, paint, '#ffdf98', true)
    if (far) continue
    // What lies in the window, the bars before it.
    for (const [d, high] of [
      [-0.85, 0.7],
      [-0.3, 0.45],
      [0.35, 0.85],
      [0.85, 0.5],
    ])
      quad(k, air('#d8975c', zm), z + d - 0.2, 0.75, z + d + 0.2, 0.75 + high)
    for (const d of [-0.39, 0.39]) quad(k, air(trim, zm), z + d - 0.05, 0.75, z + d + 0.05, 2.7)
    quad(k, air(trim, zm), z - 1.15, 2.1, z + 1.15, 2.18)
  }
  quad(k, air(trim, zm), zm - 0.85, 0, zm + 0.85, 2.75)
  quad(k, air('#4a3040', zm), zm - 0.65, 0, zm + 0.65, 2.6)
  quad(k, air('#ffd67e', zm), zm - 0.42, 1.3, zm + 0.42, 2.35)
  // Corner boards, barge boards, the edge of the tiles above them.
  for (const z of [z0 + 0.14, z1 - 0.14]) quad(k, air(trim, zm), z - 0.14, 0, z + 0.14, eaves)
  const slope = (c, wide, lift, out) =>
    stroke(
      k,
      air(c, zm),
      wide * metre(zm),
      `M${P(x - out, eaves - 0.35 + lift, z0 - 0.15).join(' ')}L${P(x - out, ridge + lift, zm).join(' ')}L${P(x - out, eaves - 0.35 + lift, z1 + 0.15).join(' ')}`,
    )
  slope('#3d3c54', 0.34, 0.35, 0.4)
  slope(trim, 0.34, 0, 0.35)
}

/** The house upside down in the wet stone: its colour sinks away before the gable, its lit shops lie there in level pieces. */
export function wet(k, n) {
  const [z0, eaves, , name] = HOUSES[n]
  const z1 = HOUSES[n + 1][0]
  const zm = (z0 + z1) / 2
  const c = air(blend(PAINT[name][0], '#5a5470', 0.2), zm)
  const deep = eaves * 1.1
  const g = k.createLinearGradient(0, P(FRONT, 0, zm)[1], 0, P(FRONT, -deep, zm)[1])
  g.addColorStop(0, `${c}f0`)
  g.addColorStop(0.45, `${c}b0`)
  g.addColorStop(1, `${c}00`)
  fill(k, g, [
    P(FRONT, 0, z0),
    P(FRONT, -deep * 1.3, z0),
    P(FRONT, -deep * 1.3, z1),
    P(FRONT, 0, z1),
  ])
  for (const u of [0.24, 0.76]) {
    const z = z0 + u * (z1 - z0)
    for (const [y, high, slip, half] of [
      [0.7, 0.62, 0, 1.1],
      [1.42, 0.5, 0.12, 1.1],
      [2.06, 0.4, -0.14, 1],
      [2.66, 0.28, 0.16, 0.9],
      [3.3, 0.2, -0.1, 0.7],
      [4.1, 0.16, 0.1, 0.5],
    ])
      quad(k, `${air('#ffdf98', zm)}d8`, z - half + slip, -y, z + half + slip, -y - high)
  }
}

/** Where the quay ends above the water, left of us. */
export const EDGE = -3.4

/** The part of the picture that the quay takes up. */
export const quayPath = () => {
  const [a, b, c] = [P(EDGE, 0, 420), P(EDGE, 0, 5), P(FRONT, 0, 420)]
  const d = P(FRONT, 0, 12.5)
  return new Path2D(`M${a.join(' ')}L${b.join(' ')}L200 ${b[1]}L${d.join(' ')}L${c.join(' ')}Z`)
}
