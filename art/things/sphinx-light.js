// The Sphinx seen from the south-east on a summer morning, in few flat tones: the sun on its face, its flank still in the shade.
import { noise } from '../core/noise.js'
import { normal, sphinx } from './sphinx-stone.js'

const { abs, cos, hypot, max, min, sin } = Math
export const HORIZON = 63
const [ANGLE, FAR, EYE, LENS, AXIS] = [0.56, 47, 4.6, 168, 60]
const [CA, SA] = [cos(ANGLE), sin(ANGLE)]
const SUN = (() => {
  const v = [sin(0.74), 0.34, cos(0.74)]
  const l = hypot(...v)
  return v.map((c) => c / l)
})()

/** Metres to the field of 160 × 90. */
export const see = (x, y, z) => {
  const deep = FAR + x * SA - z * CA
  return [
    AXIS + (LENS * (x * CA + z * SA)) / deep,
    HORIZON - (LENS * (y - EYE)) / deep,
    LENS / deep,
  ]
}

/** Where a look through a point of the field goes. */
function ray(px, py) {
  const [u, v] = [(px - AXIS) / LENS, (HORIZON - py) / LENS]
  const d = [u * CA + SA, v, u * SA - CA]
  const l = hypot(...d)
  return d.map((c) => c / l)
}
const FROM = [-FAR * SA, EYE, FAR * CA]

/** 0 in the sun, 1 hidden from it. */
function hidden(x, y, z, n) {
  let t = 0.12
  const [ox, oy, oz] = [x + n[0] * 0.08, y + n[1] * 0.08, z + n[2] * 0.08]
  for (let i = 0; i < 46 && t < 60; i++) {
    const d = sphinx(ox + SUN[0] * t, oy + SUN[1] * t, oz + SUN[2] * t)
    if (d < 0.015) return 1
    t += max(d, 0.06)
    if (oy + SUN[1] * t > 22) break
  }
  return 0
}

/** How open a point lies to the sky, 0 to 1. */
function open(x, y, z, n) {
  let o = 0
  for (const [t, w] of [
    [0.35, 1],
    [0.9, 0.6],
  ])
    o += (w * max(0, t - sphinx(x + n[0] * t, y + n[1] * t, z + n[2] * t))) / t
  return 1 - min(1, o * 0.62)
}

/** What is carved into the face: 1 a deep line, 2 half shade, 3 a worn plane, 5 eye or lip, 0 none. */
function chisel(x, y, z) {
  if (z < 1.4 || y < 12 || y > 16.6) return 0
  const m = x < 0 ? -x : x
  const e = (m - 1.27) / 0.9
  // Blind eyes: a plain almond under a heavy lid.
  const lid = 15.2 + 0.3 * (1 - e * e)
  const low = 15.2 - 0.24 * (1 - e * e)
  if (e * e < 1.05 && y > lid - 0.04 && y < lid + 0.12) return 1
  // The iris, half under the lid, as the masons cut it; what is left of the ball catches the light.
  const iris = hypot((m - 1.25) / 0.23, (y - 15.25) / 0.25)
  if (e * e < 1 && y < lid && y > low) return iris < 1 || y > lid - 0.1 ? 2 : 5
  if (e * e < 1 && y <= low && y > low - 0.07) return 2
  // The scar of the nose: narrow at its root, broad and torn below.
  const side = 0.3 + 0.42 * (15.1 - y) + 0.1 * noise(y * 1.7, 3)
  if (y > 13.9 && y < 15.02 && m < side) return x > side - 0.16 ? 2 : 3
  // Two full lips: the line between them dips in the middle, the corners rise; a shade under the lower one.
  const lip = y - 12.98 - 0.05 * m * m + 0.02
  const r = 1 - (m / 1.2) ** 2
  if (r > 0 && lip > -0.055 && lip < 0.055) return m > 1.08 ? 2 : 1
  if (m < 0.72 && lip < -0.36 && lip > -0.36 - 0.2 * (1 - (m / 0.72) ** 2)) return 2
  if (r > 0 && lip > -0.32 * r ** 0.7 && lip < 0.3 * r ** 0.7) return 5
  return 0
}

const LIT = 5
/** The tone of a point of the field: 0 nothing, 1 to 4 shade, 5 to 9 light, 10 shadow on the sand. */
export function tone(px, py) {
  const [dx, dy, dz] = ray(px, py)
  let t = 22
  let hit = false
  for (let i = 0; i < 280 && t < 130; i++) {
    const d = sphinx(FROM[0] + dx * t, FROM[1] + dy * t, FROM[2] + dz * t)
    if (d < 0.006) {
      hit = true
      break
    }
    t += d * (FROM[1] + dy * t < 11.5 ? 0.56 : 0.75)
    const up = FROM[1] + dy * t
    if (up < 0 || up > 21) break
  }
  const [x, y, z] = [FROM[0] + dx * t, FROM[1] + dy * t, FROM[2] + dz * t]
  // A crack in the flank where a look slips past the stone, or one grain of it in the sun: it is shade all over.
  const flank = px < 40 && py > 59 && py < 68
  if (flank && (!hit || y < 0.02)) return 2
  if (!hit || y < 0.02) {
    if (dy > -0.004 || px > 132) return 0
    const g = -FROM[1] / dy
    if (g > 160) return 0
    return hidden(FROM[0] + dx * g, 0, FROM[2] + dz * g, [0, 1, 0]) ? 10 : 0
  }
  const n = normal(x, y, z)
  const l = n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2]
  const o = open(x, y, z, n)
  if (l < 0.05 || flank || hidden(x, y, z, n)) {
    // The shade: the sand throws light up, the sky a little down.
    const cut = chisel(x, y, z)
    if (cut) return [3, 2, 2, 2, LIT + 1][cut - 1]
    const v = 0.5 + 0.22 * n[2] - 0.16 * n[0] + 0.12 * n[1] - 0.75 * (1 - o)
    const dim = v < 0.12 ? 1 : v < 0.56 ? 2 : 3
    return dim
  }
  const cut = chisel(x, y, z)
  if (cut) return [3, LIT, LIT + 1, LIT + 3, LIT + 1][cut - 1]
  // The face in two wide planes: its small hollows do not break them.
  if (y > 11.8 && y < 16.4 && z > 1.2 && abs(x) < 2.9) {
    const b = normal(x, y, z, 0.4)
    const f = b[0] * SUN[0] + b[1] * SUN[1] + b[2] * SUN[2]
    return f < 0.24 ? LIT : f < 0.55 ? LIT + 1 : f < 0.93 ? LIT + 3 : LIT + 4
  }
  const v = l * (0.55 + 0.45 * o)
  return v < 0.16 ? LIT : v < 0.46 ? LIT + 1 : v < 0.8 ? LIT + 3 : LIT + 4
}
