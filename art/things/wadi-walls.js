import { fill } from '../core/field.js'
import { clamp, noise } from '../core/noise.js'
import { random } from '../core/random.js'

/** A wadi seen from four metres above its sand: X right, Z away, Y up, in metres; a field of 160 × 90. */
export const HORIZON = 63
const [EYE, LENS, AXIS] = [4.2, 95, 80]
export const see = (X, Z, Y = 0) => [AXIS + (LENS * X) / Z, HORIZON + (LENS * (EYE - Y)) / Z]
export const scale = (Z) => LENS / Z
/** The fire: all warm light comes from here. */
export const FIRE = [0.4, 23.5]

// From the night's own blue to rock that the fire reaches.
const ROCK = [
  '#141748',
  '#1d1d56',
  '#2d2762',
  '#463069',
  '#6c3c6a',
  '#9a4c62',
  '#c96a58',
  '#f09a5c',
]

const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** How light a facet is: the fire by angle and distance, and a little of the sky from above. */
function toneOf(a, b, c, side) {
  let n = cross(minus(b, a), minus(c, a))
  const l = Math.hypot(...n) || 1
  n = n.map((v) => v / l)
  if (n[0] * side > 0) n = n.map((v) => -v)
  const m = [0, 1, 2].map((i) => (a[i] + b[i] + c[i]) / 3)
  const d = [FIRE[0] - m[0], 1.6 - m[1], FIRE[1] - m[2]]
  const far = Math.hypot(...d)
  const facing = Math.max(0, (n[0] * d[0] + n[1] * d[1] + n[2] * d[2]) / far)
  const warm = (facing * 40) / far ** 1.42
  const cool = 0.06 + 0.1 * Math.max(0, n[1]) + 0.1 * Math.max(0, -n[2]) * clamp((m[2] - 34) / 60)
  return clamp(warm * 0.92 + cool)
}

/**
 * One wall of granite: side -1 left, 1 right. out(Z): how far its foot stands from the middle; top(Z): how high it is.
 * Its joints are upright; the facets are taller than wide.
 */
export function wall(k, side, { out, top, seed }) {
  const r = random(seed)
  const Z = [7, 9.5, 12.5, 15, 18, 20, 23.5, 26, 30, 33, 38, 42, 49, 55, 66, 80, 98, 116, 150]
  const ROWS = [0, 0.08, 0.19, 0.33, 0.5, 0.68, 0.86, 1]
  const grid = Z.map((z) =>
    ROWS.map((u, j) => {
      const y = top(z) * (u + (j && j < 7 ? (r() - 0.5) * 0.09 : 0))
      const bulge = 2.6 * noise(z / 6.5 + seed, y / 13) + 1.9 * (r() - 0.5)
      const x = out(z) + y * 0.2 + bulge * (0.35 + 0.65 * u) + (u > 0.9 ? 1.5 : 0)
      return [side * x, y, z + (r() - 0.5) * (0.8 + z * 0.04)]
    }),
  )
  // A dark ground behind the facets, so that no sky shows between them.
  for (let i = Z.length - 2; i >= 0; i--)
    for (let j = 0; j < ROWS.length - 1; j++) {
      const [a, b, c, d] = [grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]]
      const split = r() < 0.5
      for (const t of split
        ? [
            [a, b, c],
            [a, c, d],
          ]
        : [
            [a, b, d],
            [b, c, d],
          ]) {
        const tone = toneOf(...t, side)
        const colour = ROCK[Math.min(ROCK.length - 1, Math.floor(tone * ROCK.length))]
        const list = t.map((p) => see(p[0], p[2], p[1]))
        fill(k, colour, list)
        k.strokeStyle = colour
        k.lineWidth = 0.16
        k.closePath()
        k.stroke()
      }
    }
}

/** Fallen blocks at the foot of a wall: [X, Z, size]. */
export function blocks(k, list) {
  for (const [X, Z, q] of list) {
    const toFire = X < FIRE[0] ? 1 : -1
    const d = Math.hypot(X - FIRE[0], Z - FIRE[1])
    const lit = d < 11 ? '#c96a58' : d < 15 ? '#9a4c62' : '#6c3c6a'
    const p = (dx, y, dz = 0) => see(X + dx * q, Z + dz * q, y * q)
    fill(k, '#1d1d56', [p(-1, 0), p(-0.9, 0.7), p(-0.3, 1.15), p(0.5, 1), p(1, 0.5), p(1.05, 0)])
    fill(
      k,
      lit,
      toFire > 0
        ? [p(0.1, 0.4), p(-0.1, 1.1), p(0.5, 1), p(1, 0.5), p(1.05, 0), p(0.3, 0)]
        : [p(-0.1, 0.4), p(0.1, 1.1), p(-0.3, 1.15), p(-0.9, 0.7), p(-1, 0), p(-0.3, 0)],
    )
  }
}
