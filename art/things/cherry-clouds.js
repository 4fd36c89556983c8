// Cherries in full bloom: crowns as heaps of blossom, soft at the edge, lit from the left, with a bough showing between.
import { fill, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

/** A cushion of blossom: a round whose edge swells in petals, never twice the same. */
function cushion(k, colour, x, y, rx, ry, s) {
  const n = Math.max(14, Math.round(rx * 9))
  fill(
    k,
    colour,
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * Math.PI * 2
      const [c, u] = [Math.cos(a), Math.sin(a)]
      const q =
        1 + noise(c * 1.3 + s * 5.1, u * 1.3 + s) * 0.22 + noise(c * 4 + s, u * 4 + s * 3) * 0.1
      return [x + c * rx * q, y + u * ry * q]
    }),
  )
}

/** Where the cushions of one crown lie: within a half round, small ones out at its edge. */
function cushions(x, y, w, h, r) {
  const list = []
  const count = 15 + Math.floor(w * 0.7)
  for (let i = 0; i < count; i++) {
    const a = Math.PI * (1.02 + r() * 0.96)
    const d = Math.sqrt(r())
    const q = w * (0.15 - d * 0.075) * (0.7 + r() * 0.7)
    list.push([x + Math.cos(a) * d * w * 0.46, y + Math.sin(a) * d * h * 0.84, q])
  }
  return list
}

/** One crown: shade fills the whole, the body leaves its right foot dark, light lies on the left shoulders, sun on few. */
function crown(k, x, y, w, h, [shade, leaf, light, bright], bottom, r) {
  const all = cushions(x, y, w, h, r)
  const s = r() * 60
  fill(k, shade, [
    [x - w * 0.42, y - h * 0.2],
    [x, y - h * 0.6],
    [x + w * 0.42, y - h * 0.2],
    [x + w * 0.5, bottom],
    [x - w * 0.5, bottom],
  ])
  // How much light falls on a place of the crown.
  const lit = ([px, py]) => ((x - px) / w) * 0.9 + (y - h * 0.42 - py) / h
  for (const [i, [px, py, q]] of all.entries()) cushion(k, shade, px, py, q * 1.15, q, s + i)
  for (const [i, p] of all.entries())
    if (lit(p) > -0.42)
      cushion(k, leaf, p[0] - p[2] * 0.1, p[1] - p[2] * 0.12, p[2] * 1.1, p[2] * 0.9, s + i)
  // A bough between the heaps.
  if (w > 12) {
    const [bx, by] = [x + w * (0.06 + r() * 0.14), y - h * 0.1]
    stroke(
      k,
      '#5c2c54',
      w * 0.014,
      `M${bx} ${by + h * 0.3}Q${bx - w * 0.02} ${by} ${bx - w * 0.1} ${by - h * 0.22}`,
    )
    stroke(
      k,
      '#5c2c54',
      w * 0.009,
      `M${bx - w * 0.01} ${by + h * 0.05}Q${bx + w * 0.04} ${by - h * 0.06} ${bx + w * 0.09} ${by - h * 0.16}`,
    )
  }
  for (const [i, p] of all.entries()) {
    const v = lit(p) + (r() - 0.5) * 0.16
    if (v > -0.02)
      cushion(
        k,
        light,
        p[0] - p[2] * 0.26,
        p[1] - p[2] * 0.26,
        p[2] * 0.86,
        p[2] * 0.62,
        s + i + 30,
      )
  }
  for (const [i, p] of all.entries())
    if (lit(p) > 0.34)
      cushion(k, bright, p[0] - p[2] * 0.34, p[1] - p[2] * 0.4, p[2] * 0.5, p[2] * 0.32, s + i + 60)
  // Single flowers out at the edge, and fallen into the shade.
  for (let i = 0; i < w * 1.1; i++) {
    const a = Math.PI * (1 + r())
    const d = 0.45 + r() * 0.62
    const [px, py] = [x + Math.cos(a) * d * w * 0.5, y + Math.sin(a) * d * h * 0.98]
    const q = 0.16 + r() * 0.2
    k.fillStyle = px < x + w * 0.1 ? bright : light
    k.beginPath()
    k.ellipse(px, py, q, q * 0.8, r() * 3, 0, 7)
    k.fill()
  }
}

/**
 * Crowns between two edges, the far ones first. top(x): where the highest stand; size: how wide at the top and at the bottom;
 * tones: lists of four.
 */
export function cherries(
  k,
  { from, to, top, bottom, size: [far, near], tones, seed, flat = 0.46 },
) {
  const r = random(seed)
  const all = []
  const deep = bottom - Math.min(top(from), top(to), top((from + to) / 2))
  for (let y = 0; y < deep; ) {
    const q = far + ((near - far) * y) / deep
    for (let x = from - q * r(); x < to; ) {
      const w = q * (0.65 + r() * r() * 1.2)
      const py = top(x + w / 2) + y + (r() - 0.5) * q * 0.3
      if (py - w * flat < bottom) all.push([py, x + w / 2, w, w * flat * (0.8 + r() * 0.45)])
      x += w * (0.56 + r() * 0.24)
    }
    y += q * 0.42
  }
  all.sort((a, b) => a[0] - b[0])
  for (const [y, x, w, h] of all)
    if (x > -70 && y - h < 96)
      crown(k, x, y, w, h, tones[Math.floor(r() * tones.length)], bottom + 2, r)
}
