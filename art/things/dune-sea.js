import { blend, rgb } from '../core/colour.js'
import { fill } from '../core/field.js'
import { clamp, noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { heightLand } from './height-land.js'

/**
 * A sea of dunes as a field of heights in metres (X to the right, Z away), seen from a low crest and lit by a
 * low sun on the left. The wind has blown from the left: long slopes towards it, steep slip faces to the right.
 */
export const HORIZON = 43
const [EYE, LENS, AXIS] = [6.2, 100, 80]
export const see = (X, Z, Y) => [AXIS + (LENS * X) / Z, HORIZON + (LENS * (EYE - Y)) / Z]
export const metre = (Z) => LENS / Z

// Towards the sun.
const SUN = [-0.95, 0.27, 0.14]
const [WIND, SLIP] = [0.3, 0.64]

/** The crest that leads from our feet up to the right and over the summit. */
export const crestX = (Z) =>
  0.6 + 0.36 * (Z - 6) + 1.5 * Math.sin(Z / 3.3 + 0.4) * clamp((Z - 4) / 8) * clamp((34 - Z) / 12)
const crestY = (Z) =>
  Z < 27 ? 1.2 + 9.4 * clamp((Z - 5) / 22) ** 1.25 : 10.6 - 0.012 * (Z - 27) ** 2

/** Lesser dunes: where the middle of the crest is, its turn, half length, height, how far it winds. */
const DUNES = [
  [-36, 62, -0.3, 24, 5.4, 2.6, 2.2],
  [30, 112, 0.36, 36, 6.4, 3, 5.3],
  [72, 168, 0.5, 50, 8.6, 4, 0.9],
  [4, 215, -0.44, 62, 9.4, 5, 2.6],
  [-96, 240, 0.5, 70, 11.5, 5, 4.4],
  [104, 285, -0.36, 80, 12, 6, 5.9],
].map(([x, z, turn, half, high, sway, phase]) => ({
  x,
  z,
  c: Math.cos(turn),
  s: Math.sin(turn),
  half,
  high,
  sway,
  phase,
  near: z - half * 1.3,
  far: z + half * 1.3,
}))

function lesser(d, X, Z) {
  if (Z < d.near || Z > d.far) return 0
  const [dx, dz] = [X - d.x, Z - d.z]
  const along = dx * d.s + dz * d.c
  const u = along / d.half
  if (u * u > 1) return 0
  const top = d.high * (1 - u * u)
  const off = dx * d.c - dz * d.s - d.sway * Math.sin((u * 3 + d.phase) * 1.6)
  return off > 0 ? top - SLIP * off : top + 0.2 * off
}

/** How high the sand lies. */
export function height(X, Z) {
  let h = 0
  if (Z < 60) {
    const d = X - crestX(Z)
    const top = crestY(Z)
    h = d > 0 ? top - SLIP * d : top + WIND * d * (1 - 0.006 * Math.max(-30, d))
  }
  for (const d of DUNES) {
    const v = lesser(d, X, Z)
    if (v > h) h = v
  }
  return Math.max(0, h) + 0.5 * clamp((Z - 24) / 40) * noise(X / 17 + 40, Z / 21)
}

const LIT = [
  [0.22, '#e29c62'],
  [0.33, '#efb470'],
  [0.45, '#f8c880'],
  [0.555, '#fdda98'],
  [9, '#ffe8b4'],
]
const SHADE = ['#5f3a62', '#7c4868']
const HAZE = '#fbd6a6'
const mixed = new Map()
/** A tone in the haze of its distance. */
function tone(hex, Z) {
  const step = Math.round(clamp(1 - Math.exp(-Math.max(0, Z - 24) / 190)) * 56)
  const key = hex + step
  if (!mixed.has(key)) mixed.set(key, rgb(blend(hex, HAZE, (step / 56) * 0.94)))
  return mixed.get(key)
}

/** Whether something stands between a place and the sun. */
function shaded(X, Y, Z) {
  for (let t = 0.4; t < 50; t *= 1.02)
    if (height(X + SUN[0] * t, Z + SUN[2] * t) > Y + SUN[1] * t + 0.004 * t) return true
  return false
}

function colour(X, Z, Y) {
  const e = 0.01 + Z * 0.0005
  const nx = (height(X - e, Z) - height(X + e, Z)) / (2 * e)
  const nz = (height(X, Z - e) - height(X, Z + e)) / (2 * e)
  const l = Math.hypot(nx, 1, nz)
  const lit = (nx * SUN[0] + SUN[1] + nz * SUN[2]) / l
  if (lit < 0.03 || shaded(X, Y + 0.05, Z)) {
    // The floor sends a little light back to the foot of the steep face.
    const foot = Z > 16 && Z < 100 && X < 0 && Y < 1.5 + 0.012 * Z
    return tone(SHADE[foot ? 1 : 0], Z)
  }
  // The slope before us is one calm tone.
  const v = Z < 22 && Y > 0.02 ? clamp(lit, 0.46, 0.55) : lit
  return tone(LIT.find(([limit]) => v < limit)[1], Z)
}

/** All the sand. */
export const duneSea = (s, f) =>
  heightLand(s, f, {
    height,
    colour,
    horizon: HORIZON,
    eye: EYE,
    lens: LENS,
    axis: AXIS,
    near: 4.5,
    far: 700,
  })

/** Lines that the wind has drawn on the long slope, side by side with the crest; they draw together towards the summit. */
export function windLines(k) {
  const r = random(6)
  for (let i = 0; i < 13; i++) {
    const d = -0.9 - 15 * r() ** 1.5
    const z0 = 5.5 * (1 + 2.2 * r())
    const z1 = z0 * (1.25 + 0.7 * r())
    const side = (m) =>
      Array.from({ length: 13 }, (_, j) => {
        const u = j / 12
        const Z = z0 + (z1 - z0) * u
        const X =
          crestX(Z) +
          d +
          0.05 * d * Math.sin(Z * 0.7 + i) +
          m * 0.035 * Math.sin(Math.PI * u) * (1 + Z / 14)
        return see(X, Z, height(X, Z))
      })
    fill(k, '#f6cc88', [...side(-1), ...side(1).reverse()])
  }
}
