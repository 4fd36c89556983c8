import { Path2D } from '@napi-rs/canvas'
import { blend } from '../core/colour.js'
import { at, fill, path, stroke } from '../core/field.js'
import { bridgeSaint } from './charles-bridge.js'

// The Charles Bridge from the river, in metres: across, up from the water, away; the eye 6 above the water. Its upstream
// side looks at us and lies in shade: the sun stands low behind us on the right.

const [EYE, F, CX, CY] = [6, 110, 80, 60]
export const P = (X, Y, Z) => [CX + (X * F) / Z, CY + ((EYE - Y) * F) / Z]
export const metre = (Z) => F / Z

const SLANT = -0.2927
const START = 38.8
const [BACK_X, BACK_Z] = [9.1, 2.67]
const TOP = 13.4
const HAZE = '#d9b3b6'
/** A point on the upstream side, `out` metres towards us from it. */
const on = (Z, Y, out = 0) => P(START + SLANT * Z - out * 0.96, Y, Z - out * 0.281)
const far = (hex, Z) => blend(hex, HAZE, Math.min(0.86, (Z - 36) / 330))

// Piers at unlike distances, as they were built and rebuilt: [middle, half its thickness].
const PIERS = [
  [12, 4.2],
  [41, 4.2],
  [69.5, 4.2],
  [96, 4.4],
  [125, 4.2],
  [152, 4.4],
  [180, 4.2],
  [210, 4.2],
  [238, 4.4],
  [268, 4.2],
  [298, 4.2],
  [328, 4.2],
  [358, 4.2],
  [390, 4.2],
  [424, 4.2],
]
const SAINTS = [
  'group',
  'bishop',
  'group',
  'nepomuk',
  'crucifix',
  'bishop',
  'group',
  'nepomuk',
  'group',
  'bishop',
  'crucifix',
  'group',
]

/** Outline of an opening between two piers, from water to water; `back` on the downstream side, `turn` -1 for the mirror. */
function opening(from, to, back, turn) {
  const out = []
  const put = (Z, Y) => {
    const X = START + SLANT * Z
    out.push(P(X + (back ? BACK_X : 0), turn * Y, Z + (back ? BACK_Z : 0)))
  }
  put(from, 0)
  for (let i = 0; i <= 24; i++) {
    const t = Math.PI * (i / 24)
    put((from + to) / 2 - (Math.cos(t) * (to - from)) / 2, 2.2 + 7.6 * Math.sin(t))
  }
  put(to, 0)
  // Between both sides of the bridge there is water: it shows the vault, and is no part of it.
  if (back && turn > 0) out.push(on(to, 0), on(to, -1.5), on(from, -1.5), on(from, 0))
  if (back && turn < 0) {
    put(to, -1)
    put(from, -1)
  }
  return out
}

/** The foot of the bridge on its other side. */
const downstream = (Z) => P(START + SLANT * Z + BACK_X, 0, Z + BACK_Z)

const lines = (...polygons) => {
  const p = new Path2D()
  for (const list of polygons) {
    list.forEach(([x, y], i) => (i ? p.lineTo(x, y) : p.moveTo(x, y)))
    p.closePath()
  }
  return p
}
const EVERYWHERE = [
  [-200, -100],
  [400, -100],
  [400, 200],
  [-200, 200],
]

/** The long wall with its arches, bay by bay from far to near; turn -1 paints what the water shows. */
function wall(k, turn, tone) {
  for (let i = PIERS.length - 1; i > 0; i--) {
    const [near, far0] = [PIERS[i - 1], PIERS[i]]
    const [a, b] = [near[0], far0[0]]
    const [from, to] = [near[0] + near[1], far0[0] - far0[1]]
    const hole = opening(from, to, false, turn)
    const mid = (a + b) / 2
    // The vault: what the near opening shows and the one behind it does not.
    k.save()
    k.clip(
      lines(
        turn > 0
          ? [...hole, on(to, -0.5), on(from, -0.5)]
          : [downstream(from), ...hole, downstream(to)],
      ),
    )
    k.fillStyle = tone('#3d3a78', mid)
    k.fill(lines(EVERYWHERE, opening(from, to, true, turn)), 'evenodd')
    k.restore()
    // Cuts reach past the water line, so that no hair of the wall is left there.
    const cut = (list) => [on(from, -turn), ...list, on(to, -turn)]
    const face = [on(a - 0.1, 0), on(a - 0.1, turn * TOP), on(b, turn * TOP), on(b, 0)]
    k.save()
    k.clip(lines(EVERYWHERE, cut(hole)), 'evenodd')
    k.fillStyle = tone('#625a98', mid)
    k.fill(lines(face))
    // The ring of cut stones round the arch.
    const ring = opening(from - 0.9, to + 0.9, false, turn).map(([x, y], n) => [
      x,
      n > 0 && n < 26 ? y - turn * 0.55 * metre(mid) : y,
    ])
    k.clip(lines(face))
    k.fillStyle = tone('#7a6fa8', mid)
    k.fill(lines(cut(ring)))
    k.restore()
  }
}

/** A pointed pier against the ice: one side in the sun, its stone cap leaning back to the wall. */
function cutwater(k, [Z, half], turn, tone) {
  const [a, b] = [Z - half, Z + half]
  const tip = (Y) => on(Z, turn * Y, 4.6)
  fill(k, tone('#5a5290', Z), [tip(0), tip(6.6), on(Z, turn * 9.4), on(b, turn * 6.6), on(b, 0)])
  fill(k, tone('#f0b48e', Z), [on(a, 0), on(a, turn * 6.6), tip(6.6), tip(0)])
  // Two courses, and the stone that the river keeps wet.
  const line = (y, c, high) =>
    fill(k, tone(c, Z), [on(a, turn * y), on(a, turn * (y + high)), tip(y + high), tip(y)])
  line(0, '#b97f86', 0.7)
  for (const y of [2.7, 4.7]) line(y, '#e2a382', 0.12)
  fill(k, tone('#ffd0a0', Z), [on(a, turn * 6.6), on(Z, turn * 9.4), tip(6.6)])
}

export function bridge(k) {
  const water = (c, Z) => blend(far(c, Z), '#6f7fb6', 0.5)
  wall(k, -1, water)
  for (const pier of [...PIERS].reverse()) if (pier[0] > 20) cutwater(k, pier, -1, water)
  wall(k, 1, far)
  // The parapet: a course of stone under it, its coping in the sun.
  for (let i = PIERS.length - 1; i > 0; i--) {
    const [a, b] = [PIERS[i - 1][0], PIERS[i][0]]
    fill(k, far('#7a6fa8', a), [on(a, 12.1), on(a, 12.5), on(b, 12.5), on(b, 12.1)])
    fill(k, far('#ffd9a8', a), [on(a, TOP), on(a, TOP + 0.3), on(b, TOP + 0.3), on(b, TOP)])
  }
  for (const pier of [...PIERS].reverse()) if (pier[0] > 20) cutwater(k, pier, 1, far)
  for (let i = 12; i > 0; i--) {
    const Z = PIERS[i][0]
    const [x, y] = on(Z, TOP)
    at(k, x, y, metre(Z), (q) => bridgeSaint(q, SAINTS[i - 1]))
  }
  for (let i = 12; i > 0; i--) {
    const Z = (PIERS[i][0] + PIERS[i - 1][0]) / 2
    if (Z > 40) lamp(k, ...on(Z, TOP), metre(Z), far('#3d3a78', Z))
  }
}

function lamp(k, x, y, q, c) {
  stroke(k, c, 0.16 * q, `M${x} ${y}V${y - 2.6 * q}`)
  path(
    k,
    '#ffe9b4',
    `M${x - 0.24 * q} ${y - 2.6 * q}L${x - 0.38 * q} ${y - 3.4 * q}H${x + 0.38 * q}L${x + 0.24 * q} ${y - 2.6 * q}Z`,
  )
  path(k, c, `M${x - 0.44 * q} ${y - 3.4 * q}L${x} ${y - 3.9 * q}L${x + 0.44 * q} ${y - 3.4 * q}Z`)
}
