// The pyramids of Giza as they stand, in metres east and north of the middle of the great one, seen from the desert in the south-west.
import { fill, points, rough } from '../core/field.js'

const EYE = [-905, -1710, 52]
const LOOK = (22.2 * Math.PI) / 180
const LENS = 450
export const HORIZON = 42.5
/** Where the shadow of one metre of height goes: the sun is low in the west, a little north of it. */
const FALL = [1.95, -1.95]

/** East, north, height in metres to the field. */
export function see(e, n, z = 0) {
  const [dx, dy] = [e - EYE[0], n - EYE[1]]
  const deep = dx * Math.sin(LOOK) + dy * Math.cos(LOOK)
  const side = dx * Math.cos(LOOK) - dy * Math.sin(LOOK)
  return [80 + (LENS * side) / deep, HORIZON + (LENS * (EYE[2] - z)) / deep]
}

/** [middle east, north, base, height, height of the ground]: the great one, that of Chephren, that of Mycerinus. */
export const CHEOPS = [0, 0, 230, 138, 0]
export const CHEPHREN = [-334, -354, 215, 140, 0]
export const MYCERINUS = [-574, -739, 104, 65, 0]
export const QUEENS = [
  [-500, -852, 44, 28, 0],
  [-562, -856, 31, 19, 0],
  [-616, -858, 31, 19, 0],
]

const between = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t)

function corners([e, n, base, , g]) {
  const h = base / 2
  return { sw: [e - h, n - h, g], se: [e + h, n - h, g], nw: [e - h, n + h, g] }
}

/** The shadow on the sand: from the foot to where the sun puts the apex. */
export function castShadow(k, colour, p) {
  const [e, n, base, high] = p
  const h = base / 2
  const tip = see(e + FALL[0] * high, n + FALL[1] * high)
  fill(k, colour, [see(e - h, n - h), tip, see(e + h, n + h), see(e - h, n + h)])
}

/**
 * One pyramid: its west side in the sun, its south side in shade; tones: [sun, shade, shade near the sand],
 * cap: [sun, shade] is what is left of the smooth casing.
 */
export function pyramid(k, p, [sun, shade, low], { cap, worn = 0.12, seed = 1 } = {}) {
  const [e, n, , high, g] = p
  const apex = [e, n, g + high]
  const { sw, se, nw } = corners(p)
  const P = (q) => see(...q)
  const top = P(apex)
  const ridge = rough([top, P(sw)], worn, seed)
  const right = rough([top, P(se)], worn, seed + 3)
  const foot = P(sw)[1]
  const south = k.createLinearGradient(0, top[1], 0, foot)
  south.addColorStop(0, shade)
  south.addColorStop(0.5, shade)
  south.addColorStop(1, low)
  fill(k, south, [...ridge, ...right.toReversed()])
  fill(k, sun, [...ridge, ...rough([P(nw), top], worn, seed + 5)])
  if (!cap) return
  // The casing ends in a torn edge and throws a narrow shade under itself.
  const edge = (a, list, drop = 0) =>
    list.map(([u, t]) => P(between(apex, between(a[0], a[1], u), t + drop)))
  const west = points('0 .226 .3 .232 .36 .244 .7 .246 .76 .256 1 .254')
  const face = points('0 .254 .16 .262 .2 .276 .44 .272 .5 .256 .7 .25 .76 .238 1 .244')
  fill(k, '#d98f5c', [top, ...edge([nw, sw], west, 0.012)])
  fill(k, '#5a2f5c', [top, ...edge([sw, se], face, 0.014)])
  const out = (list) => list.map(([x, y]) => [top[0] + (x - top[0]) * 1.03, y])
  fill(k, cap[0], [top, ...out(edge([nw, sw], west))])
  fill(k, cap[1], [top, ...out(edge([sw, se], face))])
}
