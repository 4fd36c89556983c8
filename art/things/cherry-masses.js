// Cherries in full bloom as broad masses: every crown one outline in four flat tones, the light on its left shoulder.
import { fill } from '../core/field.js'
import { random } from '../core/random.js'

/** The outline of a crown around 0, 0: few broad swellings of unlike size, small ones on their backs. */
function outline(r) {
  const [n, a, b, c] = [5 + Math.floor(r() * 3), r() * 7, r() * 7, r() * 7]
  return Array.from({ length: 150 }, (_, i) => {
    const t = (i / 150) * Math.PI * 2
    const q =
      0.94 +
      0.15 * Math.abs(Math.sin((n * t) / 2 + a)) * (0.7 + 0.3 * Math.sin(t + b)) +
      0.08 * Math.abs(Math.sin(n * t + b)) +
      0.05 * Math.abs(Math.sin(n * 2.5 * t + c))
    return [Math.cos(t) * q, Math.sin(t) * q]
  })
}

function crown(k, x, y, w, h, [shade, body, light, bright], bottom, r, foot) {
  const form = outline(r)
  const [rx, ry] = [w * 0.5, h * 0.62]
  const put = (dx, dy, sx, sy) =>
    form.map(([u, v]) => [x + (u * sx + dx) * rx, y - ry + (v * sy + dy) * ry])
  // Its shade down to the ground, unless its stem is to be seen.
  if (foot)
    fill(k, shade, [
      [x - rx * 0.8, y - ry * 0.8],
      [x + rx * 0.8, y - ry * 0.8],
      [x + rx * 0.66, bottom],
      [x - rx * 0.66, bottom],
    ])
  fill(k, shade, put(0, 0, 1, 1))
  k.save()
  k.beginPath()
  for (const p of put(0, 0, 1, 1)) k.lineTo(...p)
  k.closePath()
  k.clip()
  fill(k, body, put(-0.2, -0.24, 1, 1))
  fill(k, light, put(-0.46 - r() * 0.1, -0.66, 0.92, 0.94))
  if (r() < 0.6) fill(k, bright, put(-0.66 - r() * 0.1, -1.05, 0.8, 0.84))
  k.restore()
}

/**
 * Crowns between two edges, the far ones first. top(x): where the highest stand; size: how wide at the top and at the bottom;
 * tones: lists of four; foot: whether their shade goes down to the ground.
 */
export function blossom(
  k,
  { from, to, top, bottom, size: [far, near], tones, seed, flat = 0.5, foot = true },
) {
  const r = random(seed)
  const all = []
  const deep = bottom - Math.min(top(from), top(to), top((from + to) / 2))
  for (let y = 0; y < deep; ) {
    const q = far + ((near - far) * y) / deep
    for (let x = from - q * r(); x < to; ) {
      const w = q * (0.65 + r() * r() * 1.05)
      const py = top(x + w / 2) + y + (r() - 0.5) * q * 0.34
      if (py - w * flat < bottom) all.push([py, x + w / 2, w, w * flat * (0.8 + r() * 0.4)])
      x += w * (0.6 + r() * 0.3)
    }
    y += q * 0.4
  }
  all.sort((a, b) => a[0] - b[0])
  for (const [y, x, w, h] of all)
    if (x > -70 && y - h < 96)
      crown(k, x, y, w, h, tones[Math.floor(r() * tones.length)], bottom + 2, r, foot)
}
