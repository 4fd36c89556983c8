import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { LEVEL } from './pool-city.js'

// The pool on the roof, 150 m long: looking along its brim towards the north, eyes 2.8 m above the water, the morning sun on the right.
const [VX, F, EYE] = [110, 150, 2.8]
/** Metres to the right of us, above the water, away from us; the roof bends slowly to the left. */
export const P = (x, y, z) => [VX + ((x - (z / 40) ** 2) * F) / z, LEVEL - ((y - EYE) * F) / z]
export const metre = (z) => F / z

const along = (x, y, from, to) =>
  Array.from({ length: 25 }, (_, i) => P(x, y, from * (to / from) ** (i / 24)))
const strip = (k, c, [xa, ya], [xb, yb], from = 4, to = 100) =>
  fill(k, c, [...along(xa, ya, from, to), ...along(xb, yb, from, to).toReversed()])

const BRIM = -6
const KERB = 4.6

/** Water in a few clear tones: the sky on it far away, its own blue towards us. */
export function pool(k) {
  strip(k, '#8fdcd0', [BRIM, 0], [KERB, 0])
  path(
    k,
    '#4fc3c4',
    'M-5 95V86L60 56.500C74 50.500 86 46.600 98 46C110 45.600 122 47.400 140 52L165 62V95Z',
  )
  path(k, '#27a7b6', 'M-5 84C20 74 48 70 70 66.500C96 63 128 62 165 58V95H-5Z')
  path(k, '#1590a9', 'M-5 92C30 82 66 78 96 74.500C124 71.500 148 70 165 67V95H-5Z')
  path(k, '#0f7a9a', 'M20 95C56 86.500 92 83.500 120 81C140 79.300 156 78 165 76V95Z')
}

/** On the water: the kerb of the deck, and a few glints that run with the bands. */
export function mirrors(k) {
  strip(k, 'rgba(36,120,140,.55)', [KERB, 0], [KERB - 0.5, 0], 4, 100)
  for (const [x, y, l] of [
    [70, 60, 7],
    [88, 54, 5],
    [79, 57.5, 3],
    [98, 63.5, 6],
    [30, 82, 8],
    [52, 84.5, 12],
    [124, 78, 9],
    [104, 50.3, 4],
  ])
    path(
      k,
      'rgba(216,251,238,.75)',
      `M${x} ${y}q${l * 0.5} ${-l * 0.09 - 0.25} ${l} ${-l * 0.08}q${-l * 0.5} ${l * 0.06 + 0.05} ${-l} ${l * 0.08}Z`,
    )
}

/** The wet stone of the brim and the drop behind it. */
export function brim(k) {
  strip(k, '#fff3da', [BRIM - 0.55, 0.05], [BRIM, 0.05])
  strip(k, '#c9b9b0', [BRIM - 0.06, 0.05], [BRIM, -0.06])
  strip(k, '#d8fbee', [BRIM, 0], [BRIM + 0.1, 0])
}

/** The deck of wood on the right with the shade of its palms, kerb and step at the water. */
export function deck(k) {
  strip(k, '#eec79c', [KERB, 0.35], [60, 0.35])
  strip(k, '#d7a987', [KERB, 0.35], [KERB, -0.02])
  strip(k, '#fff3da', [KERB, 0.36], [KERB + 0.6, 0.36])
  for (const x of [6.4, 7.8, 9.6, 12]) strip(k, '#dcae8c', [x, 0.35], [x + 0.07, 0.35], 8, 90)
}

/** The planting behind the deck: one hedge along it, shrubs above, lit from the right. */
export function garden(k) {
  const r = random(7)
  strip(k, '#2c6e68', [10.4, 0.3], [10.4, 1.9], 12, 116)
  for (let i = 40; i >= 0; i--) {
    const z = 12 * (116 / 12) ** (i / 40)
    const q = metre(z)
    const [x, y] = P(10.4, 1.3 + r() * 0.9, z)
    const [w, h] = [(0.8 + r() * 0.9) * q, (0.7 + r() * 0.7) * q]
    const far = z > 45
    path(
      k,
      far ? '#5d9a86' : '#2c6e68',
      `M${x - w} ${y + h}C${x - w * 1.2} ${y - h * 0.5} ${x - w * 0.4} ${y - h} ${x} ${y - h}C${x + w * 0.6} ${y - h} ${x + w * 1.2} ${y - h * 0.3} ${x + w} ${y + h}Z`,
    )
    path(
      k,
      far ? '#86b890' : '#5a9a68',
      `M${x - w * 0.2} ${y - h * 0.9}C${x + w * 0.6} ${y - h} ${x + w * 1.2} ${y - h * 0.3} ${x + w} ${y + h * 0.6}C${x + w * 0.9} ${y - h * 0.1} ${x + w * 0.4} ${y - h * 0.6} ${x - w * 0.2} ${y - h * 0.9}Z`,
    )
  }
  strip(k, '#fbe3bf', [10.2, 0.3], [10.2, 0.75], 12, 116)
}

/** A leaf of a palm: a bent blade, whole along its back, toothed where its leaflets hang. */
function blade(k, x, y, long, angle, bend, [back, under]) {
  const n = 15
  const rib = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n
    const a = angle + bend * t * t
    return [x + Math.cos(a) * long * t, y + Math.sin(a) * long * t]
  })
  const hang = (i, m) => {
    const t = i / n
    const l = long * m * (0.04 + 0.2 * Math.sin(Math.PI * (0.08 + 0.84 * t)))
    const out = Math.sign(Math.cos(angle)) * 0.55
    return [rib[i][0] + out * l, rib[i][1] + l]
  }
  const teeth = []
  for (let i = n; i > 0; i--) teeth.push(hang(i, 1), hang(i - 1, 0.5))
  fill(k, under, [...rib, ...teeth])
  const rise = rib.map(([px, py], i) => [px, py - long * 0.05 * Math.sin((Math.PI * i) / n)])
  const low = []
  for (let i = n; i > 0; i--) low.push(hang(i, 0.42), hang(i - 1, 0.16))
  fill(k, back, [...rise, ...low])
}

/** A palm of the deck: foot at x, y, `high` tall, its crown against the sky; sun on the right. */
export function deckPalm(k, x, y, high, lean, seed, [trunk, lit, leaf, leafLit], wide = 1) {
  const [tx, ty] = [x + lean * high, y - high]
  const w = high * 0.02 * wide
  const [cx, cy] = [x - lean * high * 0.4, y - high * 0.5]
  path(
    k,
    trunk,
    `M${x - w * 1.7} ${y + w}Q${cx - w} ${cy} ${tx - w * 0.7} ${ty}L${tx + w * 0.7} ${ty}Q${cx + w} ${cy} ${x + w * 1.7} ${y + w}Z`,
  )
  path(
    k,
    lit,
    `M${x + w * 0.5} ${y + w}Q${cx + w * 0.3} ${cy} ${tx + w * 0.2} ${ty}L${tx + w * 0.7} ${ty}Q${cx + w} ${cy} ${x + w * 1.7} ${y + w}Z`,
  )
  const r = random(seed)
  const n = 12
  const leaves = Array.from({ length: n }, (_, i) => {
    const a = -Math.PI * (-0.06 + (1.12 * (i + 0.2 + r() * 0.6)) / n)
    return [a, high * (0.34 + r() * 0.1)]
  })
  leaves.sort((a, b) => Math.sin(b[0]) - Math.sin(a[0]))
  for (const [a, l] of leaves) {
    const right = Math.cos(a) > 0
    const steep = Math.abs(Math.sin(a))
    blade(
      k,
      tx,
      ty,
      l,
      a,
      (right ? 1 : -1) * (0.75 + 0.5 * steep),
      right ? [leafLit, leaf] : [leaf, trunk],
    )
  }
}

/** The shrubs a palm grows out of. */
export function bed(k, x, y, q) {
  path(
    k,
    'rgba(120,76,96,.4)',
    `M${x - 3.2 * q} ${y + 0.3 * q}L${x - 1 * q} ${y}H${x + 1.1 * q}L${x + 0.8 * q} ${y + 0.42 * q}H${x - 1 * q}Z`,
  )
  for (const [dx, dy, m, c] of [
    [-0.7, -0.2, 0.7, '#1f5f60'],
    [0.5, -0.3, 0.8, '#2c7468'],
    [-0.1, 0, 0.75, '#3f8a68'],
    [0.7, 0, 0.5, '#6ba866'],
  ]) {
    const [u, v, w] = [x + dx * q, y + dy * q, m * q]
    path(
      k,
      c,
      `M${u - w} ${v + 0.2 * q}C${u - w} ${v - w * 0.9} ${u + w} ${v - w * 0.9} ${u + w} ${v + 0.2 * q}Q${u} ${v + 0.5 * q} ${u - w} ${v + 0.2 * q}Z`,
    )
  }
}

/** A lounger under its cushion, seen from its foot; stands on the deck. */
export function lounger(k, x, z, cloth) {
  const p = (a, y, b) => P(x + a, 0.35 + y, z + b)
  fill(k, 'rgba(120,76,96,.45)', [p(-1.4, 0, 0), p(-1.3, 0, 1.6), p(0.5, 0, 1.9), p(0.5, 0, 0)])
  for (const a of [0, 0.62])
    stroke(k, '#8a5c58', 0.06 * metre(z), `M${p(a, 0.3, 0.1).join(' ')}L${p(a, 0, 0.1).join(' ')}`)
  fill(k, cloth, [
    p(0, 0.32, 0),
    p(0.7, 0.32, 0),
    p(0.7, 0.32, 1.2),
    p(0.7, 0.95, 1.8),
    p(0, 0.95, 1.8),
    p(0, 0.32, 1.2),
  ])
  fill(k, '#c8b8bc', [p(0, 0.32, 0), p(0.7, 0.32, 0), p(0.7, 0.2, 0), p(0, 0.2, 0)])
}
