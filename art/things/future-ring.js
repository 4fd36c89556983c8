import { createCanvas, Path2D } from '@napi-rs/canvas'
import { rgb } from '../core/colour.js'
import { clamp } from '../core/noise.js'
import { SENTENCES } from './future-verses.js'

// The Museum of the Future in metres, traced ray by ray so that its shadow on the court is the true one:
// X right, Y up, Z away from us; we stand `EYE` above the court.
const [CX, FOCUS, EYE] = [80, 133, 15]
export const HORIZON = 56
/** Where the sun stands, seen from the ground. */
export const SUN = (([x, y, z]) => {
  const l = Math.hypot(x, y, z)
  return [x / l, y / l, z / l]
})([-0.07, 0.6, 0.8])

export const project = (X, Y, Z) => [CX + (FOCUS * X) / Z, HORIZON - (FOCUS * (Y - EYE)) / Z]

const RING = { x: 14, y: 45.5, z: 172, a: 35, b: 25.5, yaw: 0.26, deep: 13 }
const MOUND = { x: 14, y: -61, z: 168, a: 104, b: 74.5, c: 70 }
const [COS, SIN] = [Math.cos(RING.yaw), Math.sin(RING.yaw)]

/** A point of the world seen from the ring itself: along, up, through. */
function inRing(X, Y, Z) {
  const [dx, dz] = [X - RING.x, Z - RING.z]
  return [dx * COS - dz * SIN, Y - RING.y, dx * SIN + dz * COS]
}

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

/** The skin of the ring, unrolled: sentences round it in bands of different height, the letters' heads outwards. */
function writeSkin() {
  const canvas = createCanvas(ROWS_W, ROWS_H)
  const k = canvas.getContext('2d')
  const bands = [
    [0, 0.12, 0, 0.3],
    [0.125, 0.3, 1, 0.06],
    [0.305, 0.43, 2, 0.5],
    [0.435, 0.64, 0, 0.62],
    [0.645, 0.8, 2, 0.15],
    [0.805, 0.995, 1, 0.4],
  ]
  for (const [t0, t1, n, shift] of bands) {
    const high = (t1 - t0) * ROWS_H
    const size = high / 118
    const words = SENTENCES[n]
    const gap = 22
    const length = words.reduce((sum, w) => sum + gap + w.reduce((s, [adv]) => s + adv, 0), 0)
    // As many times round as fits, drawn out or drawn in to close the circle, as the calligrapher does.
    const ring = ROWS_W / (size * 0.86)
    const times = Math.max(1, Math.round(ring / length))
    const draw = ROWS_W / (times * length)
    for (let turn = 0; turn < times; turn++) {
      let x = ROWS_W * (1 + shift) - turn * length * draw
      for (const word of words) {
        for (const [adv, outline] of word) {
          x -= adv * draw
          for (const wrap of [0, -ROWS_W, ROWS_W]) {
            k.setTransform(draw, 0, 0, size, x + wrap, t0 * ROWS_H + high * 0.73)
            k.fill(new Path2D(outline))
          }
        }
        x -= gap * draw
      }
    }
  }
  return k.getImageData(0, 0, ROWS_W, ROWS_H).data
}

let skin
/** Whether a point of the steel is one of the letters. */
function written(x, y, z) {
  skin ??= writeSkin()
  const rho = Math.hypot(x / RING.a, y / RING.b)
  const inward = Math.hypot(x, y) * (1 - 1 / rho)
  let phi = Math.atan2(z / RING.deep, inward / thick(x, y))
  if (phi > PHI0) phi -= Math.PI * 2
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

/** What a ray sees: the name of a tone, or nothing where the sky is. */
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
    const sun = dot(n, SUN)
    const lit = sun > 0.02 && !hitRing(at(p, n, 0.6), SUN, 0.5)
    const letter = written(...inRing(...p))
    if (lit) return letter ? 'litLetter' : sun > 0.62 ? 'bright' : sun > 0.28 ? 'lit' : 'graze'
    if (letter) return 'letter'
    // In the shade the steel mirrors the sky above it and the pale court below it.
    const up = n[1] - n[0] * 0.35
    return up > 0.62
      ? 'sky3'
      : up > 0.22
        ? 'sky2'
        : up > -0.3
          ? 'sky1'
          : n[1] > -0.86
            ? 'low1'
            : 'low2'
  }
  if (mound) {
    const p = at(o, d, mound)
    const g = [
      (p[0] - MOUND.x) / MOUND.a ** 2,
      (p[1] - MOUND.y) / MOUND.b ** 2,
      (p[2] - MOUND.z) / MOUND.c ** 2,
    ]
    const sun = dot(g, SUN) / Math.hypot(...g)
    const path = Math.abs(p[1] - 6.5 - (p[0] - MOUND.x) * 0.09) < 0.55
    // A pale kerb at its foot, another where the steel enters the grass.
    const kerb = p[1] < 0.9 || steel(...p) < 1.1
    const shade = sun < 0.1 || hitRing(at(p, SUN, 0.5), SUN)
    if (shade)
      return kerb ? 'kerbShade' : path ? 'pathShade' : sun < 0.4 ? 'grassDeep' : 'grassShade'
    return kerb
      ? 'kerb'
      : path
        ? 'path'
        : sun > 0.72
          ? 'grassBright'
          : sun > 0.5
            ? 'grass'
            : 'grassGraze'
  }
  if (d[1] >= -0.0005) return null
  const t = -EYE / d[1]
  const p = at(o, d, t)
  if (t > 900) return null
  const shade = hitMound(at(p, SUN, 0.1), SUN) || hitRing(p, SUN)
  // Wide rings of another stone lie round the mound.
  const round = Math.hypot(p[0] - MOUND.x, (p[2] - MOUND.z) * 1.5)
  const band =
    (round > 66 && round < 70) || (round > 96 && round < 98.5) || (round > 128 && round < 130)
  return shade ? (band ? 'courtShade2' : 'courtShade') : band ? 'court2' : 'court'
}

/** Paints ring, mound and court; where tones meet, nine looks make the edge smooth. */
export function museum(s, f, tones) {
  const colours = Object.fromEntries(Object.entries(tones).map(([key, c]) => [key, rgb(c)]))
  const [x0, y0] = f.at([0, 0])
  const [w, h] = [s.w, s.h]
  const see = (px, py) => look((px - x0) / f.q, (py - y0) / f.q)
  const names = new Array((w + 1) * (h + 1))
  for (let j = 0; j <= h; j++) for (let i = 0; i <= w; i++) names[j * (w + 1) + i] = see(i, j)
  s.shade([0, 0, w, h], (px, py, out) => {
    const [i, j] = [Math.round(px), Math.round(py)]
    const n = names[j * (w + 1) + i]
    const same = [1, w + 1, w + 2].every((step) => names[j * (w + 1) + i + step] === n)
    if (same) {
      if (!n) out[3] = 0
      else [out[0], out[1], out[2]] = colours[n]
      return
    }
    let [r, g, b, a] = [0, 0, 0, 0]
    for (let v = 0; v < 3; v++)
      for (let u = 0; u < 3; u++) {
        const c = colours[see(i + (u + 0.5) / 3, j + (v + 0.5) / 3)]
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
