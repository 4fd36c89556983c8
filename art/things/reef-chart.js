import { rgb } from '../core/colour.js'
import { points } from '../core/field.js'
import { clamp, fbm, mix, noise, smooth } from '../core/noise.js'

// The reef from an aeroplane: every point of the picture is laid on the level sea, its distance from the edge of a bank says how deep
// the water is there, and each depth has one flat colour. The horizon lies at HORIZON, our height is the unit of length.
export const HORIZON = 9
const DEEP = 81
const ground = (x, y) => {
  const z = DEEP / Math.max(0.2, y - HORIZON)
  return [((x - 80) / DEEP) * z, z]
}

/** Points of the field along a smooth closed line, laid on the sea. */
function bank(text, steps = 5) {
  const p = points(text)
  const n = p.length
  const out = []
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((j) => p[(i + j + n) % n])
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const at = (j) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t)
      out.push(ground(at(0), at(1)))
    }
  }
  return out
}

/** Distance from a closed line, positive inside; a squeeze makes far banks as wide as they look. */
function depth(line, x, z) {
  let best = 1e9
  let inside = false
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [ax, az] = line[i]
    const [bx, bz] = line[j]
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside
    const [ux, uz] = [bx - ax, bz - az]
    const t = clamp(((x - ax) * ux + (z - az) * uz) / (ux * ux + uz * uz))
    const d = (x - ax - ux * t) ** 2 + (z - az - uz * t) ** 2
    if (d < best) best = d
  }
  return Math.sqrt(best) * (inside ? 1 : -1)
}

/** From the open sea over the slope and the coral of the rim to the sand of the lagoon: up to this depth, this colour. */
const WATER = [
  [-0.17, '#0f4f9c'],
  [-0.095, '#125fa9'],
  [-0.045, '#1679b8'],
  [-0.012, '#2a9cc6'],
].map(([d, c]) => [d, rgb(c)])
const [DEEPEST, SLOPE, CORAL, LIGHT] = ['#0c3f8a', '#52bfcb', '#ad7850', '#e3b878'].map(rgb)
const [FLAT, LAGOON, SAND, BLUE, HEAD] = [
  '#2fb0ba',
  '#4fcbc6',
  '#9ce6d2',
  '#1d9ab8',
  '#2b8f9e',
].map(rgb)
const SURF = rgb('#eefaf4')
const HAZE = rgb('#c4ece8')

/**
 * Paints the sea with its banks below the horizon.
 * banks: [{ line: points of the field, rim: how wide its coral, pool: how far in the sand begins, rough }]
 */
export function reefs(s, f, banks) {
  const lines = banks.map((b) => ({ ...b, line: bank(b.line) }))
  const [x0, y0] = f.at([0, HORIZON])
  const q = f.q
  const blendTo = (out, c, t) => {
    for (let i = 0; i < 3; i++) out[i] = mix(out[i], c[i], t)
  }
  s.shade([0, y0, s.w, s.h], (px, py, out) => {
    const [x, z] = ground((px - x0) / q, HORIZON + (py - y0) / q)
    const one = Math.min(0.05, z ** 1.5 / (DEEP * q))
    const warp = fbm(x * 5 + 3, z * 5, 3) * 0.05 + noise(x * 26, z * 26) * 0.005
    let d = -1
    let here = lines[0]
    for (const b of lines) {
      const v = depth(b.line, x, z) + warp * b.rough
      if (v > d) {
        d = v
        here = b
      }
    }
    // Far away the slopes widen, as they look flatter there.
    // Slopes are steep on one side and long on the other, so that no bank wears even rings.
    const slope = 1 + 0.5 * noise(x * 1.7 + 4, z * 1.7 + 1)
    const v = d / (d < 0 ? (0.7 + 0.3 * z) * slope : 1)
    const step = (edge, c, soft = 1) =>
      blendTo(out, c, smooth(edge - one * soft, edge + one * soft, v))
    for (let i = 0; i < 3; i++) out[i] = DEEPEST[i]
    for (const [edge, c] of WATER) step(edge, c)
    step(0, SLOPE)
    // Swell from the open sea breaks on the outer reefs in one white line.
    if (here.surf) {
      const s0 = -0.012 - here.surf * (0.6 + 0.9 * noise(x * 9, z * 9 + 5))
      blendTo(out, SURF, smooth(s0 - one, s0, v) * (1 - smooth(-0.006, -0.006 + one, v)))
    }
    if (v > -0.02) {
      const r = here.rim * (1 + 0.55 * noise(x * 7 + 9, z * 7))
      step(0.008, CORAL)
      // The surf's side of the rim is dark and wet, the inner one dry and pale; where they meet runs unevenly.
      const g = r * (0.4 + 0.3 * noise(x * 11 + z * 4, z * 9 - x * 3))
      step(g, LIGHT)
      step(r, FLAT)
      step(r + 0.016, LAGOON)
      const p = fbm(x * 3.2 + 7, z * 3.2 + 2, 2)
      const inner = here.pool + p * here.pool * 0.5
      step(inner, SAND)
      // Blue holes in the lagoon, and heads of coral in clusters.
      const in2 = smooth(r + 0.03, r + 0.03 + one, v) * here.holes
      blendTo(out, BLUE, in2 * smooth(0.24, 0.24 + one * 4, p))
      const head = noise(x * 46 + 40, z * 46) + 0.5 * fbm(x * 5, z * 5 + 30, 2)
      blendTo(out, HEAD, in2 * smooth(0.84, 0.84 + one * 60, head))
    }
    const far = smooth(1.4, 15, z)
    blendTo(out, HAZE, far * 0.8)
  })
}
