import { createCanvas } from '@napi-rs/canvas'
import { rgb } from '../core/colour.js'
import { clamp } from '../core/noise.js'
import { write } from './future-hand.js'

// The Museum of the Future in metres, traced ray by ray so that its shadow on the court is the true one:
// X right, Y up, Z away from us; we stand `EYE` above the court.
const [CX, FOCUS, EYE] = [80, 133, 15]
export const HORIZON = 56
export const project = (X, Y, Z) => [CX + (FOCUS * X) / Z, HORIZON - (FOCUS * (Y - EYE)) / Z]

const RING = { x: 14, y: 43.4, z: 166, a: 35, b: 25.5, yaw: 0.26, deep: 13 }
export const MOUND = { x: 14, y: -61, z: 177, a: 104, b: 74.5, c: 70 }
const [COS, SIN] = [Math.cos(RING.yaw), Math.sin(RING.yaw)]

/** A point of the world seen from the ring itself: along, up, through. */
function inRing(X, Y, Z) {
  const [dx, dz] = [X - RING.x, Z - RING.z]
  return [dx * COS - dz * SIN, Y - RING.y, dx * SIN + dz * COS]
}

/** Where we stand, as the ring sees us. */
const EYE_AT = inRing(0, EYE, 0)

/** The tube is thicker at its lower left, as the building is. */
const thick = (x, y) => 9.2 - 1.5 * (x / 35) * 0.8 - 1.3 * (y / 26)

/** About how far a point is from the steel. */
function steel(X, Y, Z) {
  const [x, y, z] = inRing(X, Y, Z)
  const rho = Math.hypot(x / RING.a, y / RING.b) || 0.001
  const inward = Math.hypot(x, y) * (1 - 1 / rho)
  const t = thick(x, y)
  return (Math.hypot(inward / t, z / RING.deep) - 1) * Math.min(t, RING.deep)
}

const REACH = 58
/** Where a ray meets the ring, or nothing. */
function hitRing([ox, oy, oz], [dx, dy, dz], from = 0) {
  const [px, py, pz] = [ox - RING.x, oy - RING.y, oz - RING.z]
  const b = px * dx + py * dy + pz * dz
  const c = px * px + py * py + pz * pz - REACH * REACH
  const h = b * b - c
  if (h < 0) return 0
  const root = Math.sqrt(h)
  let t = Math.max(from, -b - root)
  const end = -b + root
  for (let i = 0; i < 90 && t < end; i++) {
    const d = steel(ox + dx * t, oy + dy * t, oz + dz * t)
    if (d < 0.02) return t
    t += Math.max(0.03, d * 0.62)
  }
  return 0
}

/** Where a ray meets the green mound, or nothing. */
function hitMound([ox, oy, oz], [dx, dy, dz]) {
  const p = [(ox - MOUND.x) / MOUND.a, (oy - MOUND.y) / MOUND.b, (oz - MOUND.z) / MOUND.c]
  const d = [dx / MOUND.a, dy / MOUND.b, dz / MOUND.c]
  const a = d[0] ** 2 + d[1] ** 2 + d[2] ** 2
  const b = p[0] * d[0] + p[1] * d[1] + p[2] * d[2]
  const h = b * b - a * (p[0] ** 2 + p[1] ** 2 + p[2] ** 2 - 1)
  if (h < 0) return 0
  const t = (-b - Math.sqrt(h)) / a
  return t > 0.01 && oy + dy * t > 0 ? t : 0
}

const [ROWS_W, ROWS_H] = [7200, 1440]
const [PHI0, PHI1] = [0.9, -3.9]

/** The skin of the ring, unrolled: one great line of writing, upright over the arch and again, turned, under the opening. */
function writeSkin() {
  const canvas = createCanvas(ROWS_W, ROWS_H)
  const k = canvas.getContext('2d')
  const half = ROWS_W / 2
  const row = (t0, t1, from, to, turned) => {
    const high = (t1 - t0) * ROWS_H
    const y = t0 * ROWS_H + high * (turned ? 0.28 : 0.72)
    write(k, half * (turned ? 1.015 : 0.985), y, half * 0.97, high / 8, from, to, turned)
  }
  row(0.335, 0.715, 0, 4)
  // Below, the grass hides the outer part, so the line stands nearer to the opening.
  row(0.365, 0.715, 9, 12, true)
  return k.getImageData(0, 0, ROWS_W, ROWS_H).data
}

let skin
/** Whether a point of the steel is one of the letters. */
function written(x, y, z) {
  skin ??= writeSkin()
  const rho = Math.hypot(x / RING.a, y / RING.b)
  const inward = Math.hypot(x, y) * (1 - 1 / rho)
  let phi = Math.atan2(z / RING.deep, inward / thick(x, y))
  // The lines keep to the side that faces us, all round, so that no letter is crushed at an edge.
  const [rx, ry] = [x / RING.a ** 2, y / RING.b ** 2]
  const out = (EYE_AT[0] * rx + EYE_AT[1] * ry) / Math.hypot(rx, ry)
  phi -= Math.atan2(EYE_AT[2] * RING.deep, out * thick(x, y)) + Math.PI / 2
  while (phi > PHI0) phi -= Math.PI * 2
  const v = (phi - PHI0) / (PHI1 - PHI0)
  if (v < 0 || v > 1) return false
  const u = 0.5 - Math.atan2(y / RING.b, x / RING.a) / (Math.PI * 2)
  const [i, j] = [Math.floor(u * ROWS_W) % ROWS_W, Math.floor(clamp(v, 0, 0.9999) * ROWS_H)]
  return skin[(j * ROWS_W + i) * 4 + 3] > 127
}

const at = (o, d, t) => [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t]
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function steelNormal(p) {
  const e = 0.05
  const n = [0, 1, 2].map((i) => {
    const [a, b] = [[...p], [...p]]
    a[i] += e
    b[i] -= e
    return steel(...a) - steel(...b)
  })
  const l = Math.hypot(...n)
  return n.map((v) => v / l)
}

/** The evening in the steel: what lies in the direction a polished face looks to, from the dark court to the clear sky. */
const STEEL = ['#1c2450', '#28345c', '#3c4c74', '#5c6c90', '#8894ac', '#b8c2d0', '#e8ecf0'].map(rgb)
function mirrored(n) {
  // The last light stands in the west, to the left and low; overhead is blue, the court below is dark.
  const west = clamp(0.5 - n[0] * 0.62, 0, 1)
  const up = clamp(n[1] * 0.5 + 0.5, 0, 1)
  return ramp(STEEL, 0.04 + 0.66 * west ** 1.3 * (0.4 + 0.6 * up) + 0.42 * up ** 3)
}
function ramp(list, v) {
  const t = clamp(v, 0, 0.9999) * (list.length - 1)
  const [i, u] = [Math.floor(t), t % 1]
  return [0, 1, 2].map((j) => list[i][j] + (list[i + 1][j] - list[i][j]) * u)
}
const LETTER = ['#ffb45c', '#ffd890', '#fff4d0'].map(rgb)
const FOOT = rgb('#0c2040')
/** How high the mound is under a point. */
function swell([X, , Z]) {
  const q = 1 - ((X - MOUND.x) / MOUND.a) ** 2 - ((Z - MOUND.z) / MOUND.c) ** 2
  return q > 0 ? MOUND.y + MOUND.b * Math.sqrt(q) : 0
}
const GRASS = ['#0c2c4c', '#124450', '#1c6858', '#40905c', '#8cb868'].map(rgb)

/** What a ray sees: a colour, or nothing where the court and the sky are. */
function look(x, y) {
  const o = [0, EYE, 0]
  const d = [(x - CX) / FOCUS, (HORIZON - y) / FOCUS, 1]
  const l = Math.hypot(...d)
  for (let i = 0; i < 3; i++) d[i] /= l
  const ring = hitRing(o, d)
  const mound = hitMound(o, d)
  if (ring && (!mound || ring < mound)) {
    const p = at(o, d, ring)
    const n = steelNormal(p)
    const q = inRing(...p)
    if (written(...q)) return ramp(LETTER, 0.35 + 0.65 * clamp(-dot(n, d) * 1.2, 0, 1))
    // Near the grass the steel takes its dark, and a little of its green.
    const foot = clamp(1 - (p[1] - swell(p)) / 9, 0, 1) ** 1.6
    return mirrored(n).map((v, i) => v + (FOOT[i] - v) * foot * 0.85)
  }
  if (mound) {
    const p = at(o, d, mound)
    // A lit kerb at its foot; a walk climbs across it, with its own thread of lamps.
    if (p[1] < 0.5) return rgb('#ffdc9c')
    const walk = p[1] - 6.2 - (p[0] - MOUND.x) * 0.085
    if (Math.abs(walk) < 0.16) return rgb('#ffd48c')
    if (walk > 0 && walk < 0.9) return rgb('#7c8c8c')
    // A wide soft dark where the steel sinks into the grass.
    const gap = Math.max(0, steel(...p))
    const touch = clamp(1 - gap / 11, 0, 1) ** 1.7
    // The mound is round: its flank to the clear west is light, the one behind it turns into the dark.
    const turn = (p[0] - MOUND.x + 16) / MOUND.a
    const down = clamp(1 - p[1] / 9, 0, 1)
    return ramp(
      GRASS,
      clamp(
        0.74 - Math.max(0, turn) * 0.95 + Math.min(0, turn) * 0.3 - down * 0.14 - touch * 0.8,
        0.02,
        0.98,
      ),
    )
  }
  return null
}

/** Paints ring and mound; where tones part, nine looks make the edge smooth. */
export function museum(s, f) {
  const [x0, y0] = f.at([0, 0])
  const [w, h] = [s.w, s.h]
  const see = (px, py) => look((px - x0) / f.q, (py - y0) / f.q)
  const seen = new Array((w + 1) * (h + 1))
  for (let j = 0; j <= h; j++) for (let i = 0; i <= w; i++) seen[j * (w + 1) + i] = see(i, j)
  const alike = (a, b) =>
    a === b ||
    (a && b && Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) < 0.1)
  s.shade([0, 0, w, h], (px, py, out) => {
    const [i, j] = [Math.round(px), Math.round(py)]
    const n = seen[j * (w + 1) + i]
    if ([1, w + 1, w + 2].every((step) => alike(seen[j * (w + 1) + i + step], n))) {
      if (!n) out[3] = 0
      else [out[0], out[1], out[2]] = n
      return
    }
    let [r, g, b, a] = [0, 0, 0, 0]
    for (let v = 0; v < 3; v++)
      for (let u = 0; u < 3; u++) {
        const c = see(i + (u + 0.5) / 3, j + (v + 0.5) / 3)
        if (!c) continue
        r += c[0]
        g += c[1]
        b += c[2]
        a++
      }
    if (a) [out[0], out[1], out[2]] = [r / a, g / a, b / a]
    out[3] = a / 9
  })
}
