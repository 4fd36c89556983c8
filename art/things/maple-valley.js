// Maples of a valley in the first sun: crowns of unlike build, each lit from the left, and the mist that lies between their rows.
import { fill } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

/** Tufts of leaves along an edge: rounded, of unlike size, with notches between. */
const tufts = (v, s) =>
  Math.abs(noise(v * 0.52 + s, s)) * 1.5 + Math.abs(noise(v * 1.25 + s * 2, 3)) * 0.6

/** The upper edge of a crown, from -1 at its left foot to 1: broad and round, leaning a little, in tufts. */
function dome(x, y, w, h, r) {
  const [lean, power, s] = [(r() - 0.5) * 0.2, 2.1 + r() * 0.8, r() * 90]
  return (u) => {
    const v = u - lean * (1 - u * u)
    // The way along the arc, so that the flanks have as many tufts as the crest.
    const way = Math.asin(Math.max(-1, Math.min(1, u))) * w * 0.42
    const out = tufts(way, s) * Math.min(1, w / 12)
    const px = x + u * w * 0.5
    const py = y - h * Math.max(0, 1 - Math.abs(v) ** power) ** 0.62
    return [px + out * u, py - out * (1 - u * u * 0.7)]
  }
}
const span = (edge, from, to, n = 70) =>
  Array.from({ length: n + 1 }, (_, i) => edge(from + ((to - from) * i) / n))

/** One crown before those behind it: its body runs on below; light along its left brow, shade down its right side. */
export function crown(k, x, y, w, h, [shade, leaf, light, bright], bottom, r) {
  const edge = dome(x, y, w, h, r)
  fill(k, leaf, [...span(edge, -1, 1), [x + w * 0.5, bottom], [x - w * 0.5, bottom]])
  const band = (c, from, to, deep, sink = 0) => {
    const s = r() * 50
    const top = span(edge, from, to)
    const under = top.map(([px, py], i) => {
      const t = i / (top.length - 1)
      const rise = Math.sin(Math.PI * t) ** 0.6
      return [px, py + sink + (h * deep + tufts(px, s) * 0.8 - 0.5) * rise]
    })
    fill(k, c, [...top.map(([px, py]) => [px, py + sink]), ...under.reverse()])
  }
  // The shaded flank is wide at the foot and closes towards the crest.
  const flank = span(edge, 0.25 + r() * 0.2, 1)
  const s = r() * 70
  fill(k, shade, [
    ...flank,
    [x + w * 0.5, bottom],
    [x + w * 0.2, bottom],
    ...flank.toReversed().map(([px, py], i) => {
      const t = 1 - i / (flank.length - 1)
      return [px - w * 0.16 * t ** 0.6 - tufts(py, s) * 0.5 * t, py + h * 0.5 * t]
    }),
  ])
  band(light, -0.92, 0.36 + r() * 0.2, 0.32)
  if (r() < 0.7) band(bright, -0.78, -0.1 + r() * 0.3, 0.13)
  // A bough lower down that takes the light again.
  if (w > 9 && r() < 0.8) band(light, -0.7, -0.05 + r() * 0.3, 0.14, h * (0.6 + r() * 0.2))
}

/**
 * Crowns between two edges, the far ones first. top(x): where the highest stand; size: how wide at the top and at the bottom;
 * tones: lists of four; neighbours often share one.
 */
export function wood(k, { from, to, top, bottom, size: [far, near], tones, seed, flat = 0.42 }) {
  const r = random(seed)
  const all = []
  const deep = bottom - Math.min(top(from), top(to), top((from + to) / 2))
  for (let y = 0; y < deep; ) {
    const q = far + ((near - far) * y) / deep
    for (let x = from - q * r(); x < to; ) {
      const w = q * (0.55 + r() * r() * 1.5)
      const py = top(x + w / 2) + y + (r() - 0.5) * q * 0.3
      if (py - w * flat < bottom) all.push([py, x + w / 2, w, w * flat * (0.75 + r() * 0.5)])
      x += w * (0.5 + r() * 0.22)
    }
    y += q * 0.36
  }
  all.sort((a, b) => a[0] - b[0])
  for (const [y, x, w, h] of all) {
    const pick = noise(x * 0.045 + seed, y * 0.07 + seed * 3) * 0.7 + 0.5 + (r() - 0.5) * 0.2
    const own = tones[Math.max(0, Math.min(tones.length - 1, Math.floor(pick * tones.length)))]
    crown(k, x, y, w, h, own, bottom + 2, r)
  }
}

/** Mist without edges: it thickens down to its middle, and stays. */
export function veil(k, y0, y1, colour, power) {
  const a = (v) =>
    colour +
    Math.round(v * 255)
      .toString(16)
      .padStart(2, '0')
  const g = k.createLinearGradient(0, y0, 0, y1)
  g.addColorStop(0, a(0))
  g.addColorStop(0.5, a(power * 0.45))
  g.addColorStop(1, a(power))
  k.fillStyle = g
  k.fillRect(-6, y0, 172, 100 - y0)
}
