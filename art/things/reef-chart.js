import { rgb } from '../core/colour.js'
import { points } from '../core/field.js'
import { clamp, fbm, mix, noise, smooth } from '../core/noise.js'

// The reef from an aeroplane: every point of the picture is laid on the level sea, its distance from the edge of a bank says how deep
// the water is there, and each depth has one flat colour. The horizon lies at HORIZON, our height is the unit of length.
export const HORIZON = 13
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
  [-0.15, '#0f54a4', 0.09],
  [-0.07, '#1472b8', 0.05],
  [-0.034, '#2596c6', 0.022],
].map(([d, c, soft]) => [d, rgb(c), soft])
const OPEN = rgb('#1a5cae')
const [DEEPEST, SLOPE, CORAL, LIGHT] = ['#0c3f8a', '#52bfcb', '#946f50', '#c49c6a'].map(rgb)
const [FLAT, LAGOON, SAND, HEAD] = ['#2fa6b0', '#4fcbc6', '#9ce6d2', '#6c7c64'].map(rgb)
const SURF = rgb('#eefaf4')
const HAZE = rgb('#cfe8ea')

/**
 * Paints the sea with its banks below the horizon.
 * banks: [{ line: points of the field, rim: how wide its coral, pool: how far in the sand begins, rough, surf,
 * far: how many of our heights away; a far bank is measured as it looks, so that its edges stay even, heads: coral in its lagoon }]
 */
export function reefs(s, f, banks) {
  const lines = banks.map((b) => {
    const far = b.far ?? 1
    const line = bank(b.line).map(([x, z]) => [x / far, z / far ** 2])
    const [xs, zs] = [0, 1].map((q) => line.map((p) => p[q]))
    const box = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
    return { ...b, far, line, box }
  })
  const [x0, y0] = f.at([0, HORIZON])
  const q = f.q
  const blendTo = (out, c, t) => {
    for (let i = 0; i < 3; i++) out[i] = mix(out[i], c[i], t)
  }
  s.shade([0, y0, s.w, s.h], (px, py, out) => {
    const y = HORIZON + (py - y0) / q
    const [gx, gz] = ground((px - x0) / q, y)
    let d = -1
    let near = -1.2
    let here = lines[0]
    for (const b of lines) {
      const [x, z] = [gx / b.far, gz / b.far ** 2]
      // A bank whose box is farther off than the nearest one so far needs no measuring.
      const [bx0, bx1, bz0, bz1] = b.box
      const off = Math.hypot(Math.max(bx0 - x, x - bx1, 0), Math.max(bz0 - z, z - bz1, 0))
      if (-off * b.far < near - 0.4) continue
      // Coral grows in lobes: broad ones, knobs on them, and a little grain.
      const grown =
        fbm(x * 5 + 3, z * 5, 3) * 0.05 +
        noise(x * 15 + 7, z * 15) * 0.022 +
        noise(x * 44, z * 44) * 0.007
      const v = depth(b.line, x, z) + grown * b.rough
      // Which is nearest is asked on the sea itself.
      if (v * b.far > near) {
        near = v * b.far
        d = v
        here = b
      }
    }
    const [x, z] = [gx / here.far, gz / here.far ** 2]
    const one = here.far > 1 ? 0.0014 : Math.min(0.05, gz ** 1.5 / (DEEP * q))
    // Slopes are steep on one side and long on the other, so that no bank wears even rings.
    const slope = 1 + 0.85 * clamp(noise(x * 1.1 + 4.4, z * 1.1 + 1) * 1.5, -0.75, 1)
    const v = d < 0 ? (here.far > 1 ? d * here.far : d / ((0.7 + 0.3 * gz) * slope)) : d
    const step = (edge, c, soft = 1) =>
      blendTo(out, c, smooth(edge - one * soft, edge + one * soft, v))
    for (let i = 0; i < 3; i++) out[i] = DEEPEST[i]
    // The open sea takes more of the light far out; round a bank it clears softly.
    blendTo(out, OPEN, smooth(1.1, 3.4, gz) * 0.6)
    for (const [edge, c, soft] of WATER) step(edge, c, 1 + soft / one)
    step(-0.004, SLOPE)
    // The swell breaks along the edge in one thin line, here broader, there nothing.
    if (here.surf) {
      const wide =
        here.surf * clamp(0.8 + 1.3 * noise(x * 6 + 2, z * 6 + 5), 0.4, here.far > 1 ? 0.9 : 1.4)
      const out0 = smooth(-wide - one, -wide + one, d) * (1 - smooth(0.001, 0.001 + one * 2, d))
      blendTo(out, SURF, out0 * smooth(0, one * 2, wide))
    }
    if (d > -0.02) {
      // The coral's inner side runs in tongues into the lagoon.
      const tongue =
        1 +
        0.6 * noise(x * 6 + 9, z * 6) +
        0.4 * noise(x * 17, z * 17) +
        0.2 * noise(x * 41, z * 41)
      const r = here.rim * Math.max(0.3, tongue)
      step(0.004, CORAL)
      step(r * 0.94, FLAT)
      step(r + here.rim * 0.3 * (1 + noise(x * 9, z * 9 + 8)), LAGOON)
      // Dry tops of coral: pale patches within the brown, none at its edge.
      const dry =
        noise(x * 21 + 3, z * 21) + 0.3 * noise(x * 52, z * 52 + 9) + 0.5 * noise(x * 5, z * 5)
      const within = smooth(here.rim * 0.12, here.rim * 0.3, d) * (1 - smooth(r * 0.7, r * 0.86, d))
      blendTo(out, LIGHT, smooth(0.5, 0.56, within * (0.62 + dry * 0.8)))
      const p = fbm(x * 3.2 + 7, z * 3.2 + 2, 2)
      const inner = here.pool + p * here.pool * 0.5 + noise(x * 13, z * 13) * here.pool * 0.12
      step(inner, SAND)
      // Heads of coral stand in the lagoon in a few clusters.
      const head =
        noise(x * 24 + z * 13 + 40, z * 26 - x * 9) +
        0.45 * noise(x * 57 - z * 20, z * 52 + x * 22 + 5) +
        0.8 * noise(x * 6, z * 6 + 30)
      const shallow = smooth(r * 1.05, r * 1.2, d) * (here.heads ?? 0)
      blendTo(out, FLAT, shallow * smooth(0.9, 0.95, head))
      blendTo(out, HEAD, shallow * smooth(1.02, 1.07, head))
    }
    // Air thickens evenly towards the horizon: no band of its own.
    blendTo(out, HAZE, 0.9 * Math.exp(-(y - HORIZON) / 4.6))
  })
}
