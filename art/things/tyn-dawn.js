import { at, fill, path } from '../core/field.js'

// The Old Town Square of Prague from a window over the snow, in metres: across, up, away. The eye is 4 above the
// ground; the sun stands low at the end of the lane to the right, so everything that faces us is in shade.

const [EYE, F, CX, CY] = [4, 118, 61, 69]
export const SUN = [127, 59.6]
export const P = (X, Y, Z) => [CX + (X * F) / Z, CY + ((EYE - Y) * F) / Z]
export const metre = (Z) => F / Z
export const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** Where the shadow of a point lies on the snow: away from the sun, nine times as long as the thing is high. */
const AWAY = [(SUN[0] - CX) / F, (CY - SUN[1]) / F]
export const fallen = (X, Y, Z) => P(X - (Y * AWAY[0]) / AWAY[1], 0, Z - Y / AWAY[1])
/** A point of the ground seen from (X, Z) along the light. */
export const along = (X, Z, to) => [X + AWAY[0] * (to - Z), to]

const STONE = { dim: '#3a3474', body: '#4b4286', pale: '#5d5096', lit: '#ffb27c' }
const SLATE = { dim: '#1f2459', body: '#2a3270', pale: '#384387', lit: '#f08a72' }
const GLASS = '#262457'

/** A steep roof of eight sides: its left in shade, its right edge in the sun, a golden ball on top. */
function cone(k, x, foot, r, top) {
  fill(k, SLATE.body, [
    [x - r, foot],
    [x, top],
    [x + r, foot],
  ])
  fill(k, SLATE.dim, [
    [x - r, foot],
    [x, top],
    [x - r * 0.42, foot],
  ])
  fill(k, SLATE.pale, [
    [x + r * 0.4, foot],
    [x, top],
    [x + r, foot],
  ])
  fill(k, SLATE.lit, [
    [x + r * 0.8, foot],
    [x, top],
    [x + r, foot],
  ])
}

function tip(k, x, top, r) {
  path(k, '#ffd27c', `M${x - r * 0.3} ${top + 0.3}V${top - r * 3.4}H${x + r * 0.3}V${top + 0.3}Z`)
  path(k, '#ffd27c', `M${x - r} ${top - r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
}

/** A turret on a corbel: short shaft, pointed roof. */
function turret(k, x, foot, r, shaft, roof) {
  fill(k, STONE.body, [
    [x - r * 0.3, foot + r * 1.6],
    [x + r * 0.3, foot + r * 1.6],
    [x + r, foot],
    [x + r, foot - shaft],
    [x - r, foot - shaft],
    [x - r, foot],
  ])
  fill(k, STONE.dim, [
    [x - r, foot],
    [x - r * 0.3, foot],
    [x - r * 0.3, foot - shaft],
    [x - r, foot - shaft],
  ])
  fill(k, STONE.lit, [
    [x + r * 0.62, foot + 0.2],
    [x + r, foot],
    [x + r, foot - shaft],
    [x + r * 0.62, foot - shaft],
  ])
  cone(k, x, foot - shaft, r * 1.25, foot - shaft - roof)
  tip(k, x, foot - shaft - roof, 0.34)
}

function lancet(k, x, foot, half, high) {
  const y = foot - high + half * 1.7
  path(
    k,
    GLASS,
    `M${x - half} ${foot}V${y}Q${x - half * 0.9} ${y - half * 1.1} ${x} ${y - half * 1.7}Q${x + half * 0.9} ${y - half * 1.1} ${x + half} ${y}V${foot}Z`,
  )
  fill(k, STONE.pale, [
    [x - 0.2, foot],
    [x - 0.2, foot - high + half],
    [x + 0.2, foot - high + half],
    [x + 0.2, foot],
  ])
}

/** One of the two towers, 80 high; w is half its width. */
function tower(k, x, w) {
  const eaves = -47
  for (const m of [-0.52, 0.52]) turret(k, x + m * w, eaves - 9, 1.05, 3.4, 10.5)
  fill(k, STONE.body, [
    [x - w, 0],
    [x - w, eaves],
    [x + w, eaves],
    [x + w, 0],
  ])
  fill(k, STONE.dim, [
    [x - w, 0],
    [x - w, eaves],
    [x - w * 0.62, eaves],
    [x - w * 0.62, 0],
  ])
  fill(k, STONE.lit, [
    [x + w * 0.88, 0],
    [x + w * 0.88, eaves],
    [x + w, eaves],
    [x + w, 0],
  ])
  for (const y of [-24, -36]) {
    fill(k, STONE.pale, [
      [x - w - 0.3, y],
      [x + w + 0.3, y],
      [x + w + 0.3, y - 0.8],
      [x - w - 0.3, y - 0.8],
    ])
  }
  for (const m of [-0.38, 0.3]) {
    lancet(k, x + m * w, -38.4, 1.15, 6.8)
    lancet(k, x + m * w, -26.4, 1.15, 7)
  }
  cone(k, x, eaves, w * 1.02, -79)
  tip(k, x, -79, 0.62)
  // The gallery runs round the foot of the roof; the front turrets of the roof stand before it.
  fill(k, STONE.pale, [
    [x - w - 0.7, eaves],
    [x + w + 0.7, eaves],
    [x + w + 0.7, eaves - 1.3],
    [x - w - 0.7, eaves - 1.3],
  ])
  fill(k, STONE.lit, [
    [x + w * 0.88, eaves],
    [x + w + 0.7, eaves],
    [x + w + 0.7, eaves - 1.3],
    [x + w * 0.88, eaves - 1.3],
  ])
  for (const m of [-1, 1]) turret(k, x + m * w, eaves + 1.2, 1.45, 6, 12)
}

/** The church of Týn in metres, its foot at 0: two towers, the right one the stouter, and the gable between. */
export function tyn(k) {
  fill(k, STONE.body, [
    [-9, 0],
    [-9, -37],
    [0, -57],
    [9, -37],
    [9, 0],
  ])
  fill(k, STONE.dim, [
    [-9, 0],
    [-9, -37],
    [-7.4, -40.6],
    [-7.4, 0],
  ])
  // Snow lies on the coping of the gable; the side that looks to the sun burns.
  fill(k, '#a9a6dc', [
    [-9.4, -36.4],
    [0, -57.6],
    [0, -55.6],
    [-8.4, -36.4],
  ])
  fill(k, '#ffc48c', [
    [9.4, -36.4],
    [0, -57.6],
    [0, -55.6],
    [8.4, -36.4],
  ])
  lancet(k, -0.2, -20, 3.6, 17)
  for (const m of [-1.4, 1.2])
    fill(k, STONE.pale, [
      [m - 0.16, -20],
      [m - 0.16, -33],
      [m + 0.16, -33],
      [m + 0.16, -20],
    ])
  path(k, '#ffd27c', 'M-1 -42C-1.100 -45 -0.600 -46.800 0 -47.600C0.600 -46.800 1.100 -45 1 -42Z')
  tip(k, 0, -57.4, 0.4)
  tower(k, -14.4, 6)
  tower(k, 14.8, 6.9)
}

export const church = (k) => at(k, ...P(0, 0, 152), metre(152), tyn)
