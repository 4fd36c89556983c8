// The Sphinx of Giza as a solid, in metres: x to its left, y up from the pavement, z forwards; what is nearest, and of what it is made.
import { noise } from '../core/noise.js'

const { abs, hypot, max, min, sin, sqrt } = Math
const clamp = (v, a, b) => (v < a ? a : v > b ? b : v)
/** Two solids that flow into each other over `q` metres. */
const blend = (a, b, q) => {
  const t = clamp(0.5 + (0.5 * (b - a)) / q, 0, 1)
  return b + (a - b) * t - q * t * (1 - t)
}
/** `b` cut out of `a` with a soft lip. */
const carve = (a, b, q) => -blend(-a, b, q)
const ball = (x, y, z, rx, ry, rz) => {
  const a = hypot(x / rx, y / ry, z / rz)
  const b = hypot(x / (rx * rx), y / (ry * ry), z / (rz * rz))
  return b < 1e-6 ? -min(rx, ry, rz) : (a * (a - 1)) / b
}
const slab = (x, y, z, hx, hy, hz, r) => {
  const [a, b, c] = [abs(x) - hx + r, abs(y) - hy + r, abs(z) - hz + r]
  return hypot(max(a, 0), max(b, 0), max(c, 0)) + min(max(a, b, c), 0) - r
}
const rod = (x, y, z, a, b, r) => {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const t = clamp(
    ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (dx * dx + dy * dy + dz * dz),
    0,
    1,
  )
  return hypot(x - a[0] - dx * t, y - a[1] - dy * t, z - a[2] - dz * t) - r
}

/** Half the width of the headcloth at each height: level crown, then wider and wider down to the shoulders. */
const CLOTH = [
  [8.6, 6.3],
  [10, 6.2],
  [11.5, 5.9],
  [13, 5.5],
  [14.4, 5.1],
  [16, 4.6],
  [17.6, 3.95],
  [18.6, 3.45],
  [19.3, 2.8],
  [19.9, 1.9],
]
const run = (table, y) => {
  if (y <= table[0][0]) return table[0][1]
  for (let i = 1; i < table.length; i++)
    if (y < table[i][0]) {
      const [a, b] = [table[i - 1], table[i]]
      const t = (y - a[0]) / (b[0] - a[0])
      return a[1] + (b[1] - a[1]) * t * t * (3 - 2 * t) * 0.5 + (b[1] - a[1]) * t * 0.5
    }
  return table.at(-1)[1]
}

/** The soft and the hard beds of the rock: how far the stone stands out at each height. */
const BEDS = [
  [0, 0.1],
  [1.6, 0.25],
  [2.2, -0.1],
  [3.4, -0.25],
  [3.9, 0.3],
  [4.8, 0.25],
  [5.3, -0.35],
  [6.1, -0.3],
  [6.5, 0.3],
  [7.3, 0.2],
  [7.7, -0.4],
  [8.4, -0.3],
  [8.8, 0.25],
  [9.5, 0.15],
  [9.9, -0.35],
  [10.6, -0.25],
  [11, 0.1],
]
const bed = (x, y, z) =>
  run(BEDS, y + 0.05 * x + 0.75 * noise(x * 0.3 + z * 0.14, 5)) *
  clamp(0.8 + 0.7 * noise(x * 0.2 + z * 0.16 + y * 0.3, 9), 0.15, 1.2)

function face(x, y, z) {
  const m = abs(x)
  let d = ball(x, y - 14.6, z - 0.8, 2.9, 3.6, 2.75)
  // Broad cheeks and a heavy jaw.
  d = blend(d, ball(m - 1.55, y - 13.7, z - 1.7, 1.2, 1.65, 1.35), 0.7)
  d = blend(d, ball(x, y - 12.3, z - 2.05, 1.65, 0.85, 1.15), 0.8)
  // Sockets under the brow, then the eyes in them.
  d = carve(d, ball(m - 1.25, y - 15.3, z - 3.6, 0.86, 0.42, 0.66), 0.25)
  d = blend(d, ball(m - 1.25, y - 15.26, z - 2.7, 0.78, 0.38, 0.46), 0.07)
  // What is left of the nose: its root, and the broad flat scar.
  d = blend(d, rod(x, y, z, [0, 16.2, 2.95], [0, 15.1, 3.25], 0.36), 0.6)
  d = blend(d, ball(x, y - 14.3, z - 3.05, 0.95, 0.75, 0.42), 0.4)
  // Full lips, worn and level.
  d = blend(d, ball(x, y - 13.2, z - 3.1, 1.05, 0.27, 0.52), 0.16)
  d = blend(d, ball(x, y - 12.78, z - 3.05, 0.98, 0.26, 0.5), 0.16)
  return blend(d, ball(x, y - 12.1, z - 2.85, 0.75, 0.42, 0.5), 0.35)
}

/** The headcloth: full at the back, its wings behind the cheeks, folds that run down and out. */
function cloth(x, y, z) {
  const m = abs(x)
  const wide = run(CLOTH, y)
  // Seen from above: level in front, where the wings face the sun, and round behind.
  const round = (hypot(m / wide, (z - 0.2) / 4.3) - 1) * min(wide, 3.6)
  let d = -blend(-round, -(z - (1.75 - 0.3 * m)) * 0.95, 0.35)
  d = -blend(-d, -ball(x, y - 13, z + 0.8, 7.6, 7.4, 7.4), 0.5)
  d = -blend(-d, y - 8.9, 0.3)
  d = max(d, (y - 19.5 + 0.045 * (x * x + z * z)) * 0.9)
  // The brow of it, over the forehead.
  d = blend(d, ball(x, y - 17.1, z - 0.2, 3.3, 2.15, 2.95), 0.4)
  if (y < 16.8) d = max(d, -ball(x, y - 14, z - 2.4, 2.85, 3.3, 2.3))
  d = blend(d, max(ball(x, y - 16.9, z - 0.2, 3.3, 1.5, 3.05), abs(y - 16.95) - 0.24), 0.08)
  // Folds.
  const f = y + 0.3 * m + 0.12 * z
  const fold = sin(f * 4.6)
  const worn = clamp(0.85 + 0.8 * noise(x * 0.35 + 3, y * 0.3 + z * 0.3), 0.6, 1)
  d += 0.1 * worn * clamp(fold * 3.4, -1, 1) * (y > 17.2 ? 0.15 : 1)
  // The stump of the cobra.
  return blend(d, rod(x, y, z, [0, 17, 3.1], [0, 17.6, 2.95], 0.24), 0.15)
}

const ear = (m, y, z) =>
  carve(
    ball(m - 2.95, y - 15, z - 1.45 + 0.16 * (y - 15), 0.4, 1.02, 0.56),
    ball(m - 3.32, y - 15.16, z - 1.56, 0.22, 0.5, 0.24),
    0.08,
  )

/** The two ends of the headcloth that lie on the breast. */
function lappet(m, y, z) {
  const at = z - 1.95 - (12 - y) * 0.46
  const wide = 1.12 + 0.1 * (y - 9)
  return slab(m - 3.2 + (y - 9) * 0.06, y - 9.3, at, wide, 2.4, 0.4, 0.35) * 0.8
}

function paw(m, y, z, x) {
  const foot = 0.12 * sin(y * 5.4) * 0.25
  let d = slab(m - 5, y - 1.5, z - 6.5, 1.75, 1.75, 8.2, 0.9)
  // Three toes, high and round.
  for (const dx of [-1.12, 0, 1.12])
    d = blend(d, ball(m - 5 - dx, y - 1.05, z - 14.2, 0.72, 1.25, 1.6), 0.18)
  return d + foot + 0.03 * noise(z * 0.3 + x * 0.2, 2)
}

/** Distance to the stone. */
export function sphinx(x, y, z) {
  const m = abs(x)
  let d = 1e9
  const head = hypot(x, y - 14.4, z + 0.5)
  if (head < 10) {
    d = blend(cloth(x, y, z), face(x, y, z), 0.06)
    d = min(d, ear(m, y, z))
    // Weather: the whole head is worn.
    d += 0.012 * noise(x * 1.1 + 7, y * 1.3 + z)
  } else d = head - 8.6
  const low = y - 13
  if (low < 3) {
    const out = bed(x, y, z)
    // Neck, breast, shoulders, the long back.
    const wide = 3.15 + 0.3 * max(0, 11.4 - y) ** 1.1
    let b = max(hypot(x / 1.1, z + 0.4) - wide, y - 12.4, -y)
    b = blend(b, slab(x, y - 3.4, z + 1, 6.3, 5.2, 5, 2.8), 1.8)
    b = blend(b, slab(x, y - 4, z + 40, 5.4, 5.4, 38, 2.8), 1.6)
    b = blend(b, ball(m - 4.6, y - 3.6, z + 62, 4, 6.6, 28), 1.2)
    b = blend(b, paw(m, y, z, x), 0.7)
    b -= out * (1 - 0.85 * clamp((z - 4.5) / 2, 0, 1))
    d = blend(d, b, 0.25)
    d = blend(d, lappet(m, y, z), 0.16)
  }
  return d
}

/** The way out of the stone at a point. */
export function normal(x, y, z, e = 0.03) {
  const a = sphinx(x + e, y - e, z - e)
  const b = sphinx(x - e, y - e, z + e)
  const c = sphinx(x - e, y + e, z - e)
  const d = sphinx(x + e, y + e, z + e)
  const n = [a - b - c + d, -a - b + c + d, -a + b - c + d]
  const l = sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) || 1
  return [n[0] / l, n[1] / l, n[2] / l]
}
