import { Path2D } from '@napi-rs/canvas'
import { random } from '../core/random.js'

/**
 * The crown of one broad tree: boughs of unlike size in shade, leaf colour towards the light on each of them, tufts that break its
 * outline, slits of shade between the boughs.
 * x, y: middle of its foot; tones: shade, leaf, light; side: -1 light from the left, 1 right, 0 from above.
 */
export function crown(k, x, y, w, h, [dark, leaf, light], seed, side = -1) {
  const r = random(seed * 31 + 7)
  const small = Math.min(w, h * 1.2)
  const rough = small > 5
  // Boughs: an outer ring, then the heart of the tree.
  const boughs = []
  const n = rough ? 9 + Math.floor(r() * 3) : 7
  for (let i = 0; i < n; i++) {
    const a = Math.PI * (1.1 - (i / (n - 1)) * 1.2)
    const reach = 0.58 + r() * 0.24
    boughs.push([
      Math.cos(a) * w * 0.5 * reach,
      -h * 0.42 - Math.sin(a) * h * 0.5 * reach,
      (0.13 + r() * 0.11) * small,
    ])
  }
  boughs.push(
    [-w * 0.12, -h * 0.42, small * 0.3],
    [w * 0.16, -h * 0.36, small * 0.28],
    [0, -h * 0.56, small * 0.28],
  )
  const blob = (p, px, py, q, turn) => {
    p.moveTo(px + q, py)
    p.ellipse(px, py, q, q * 0.78, 0, 0, 7)
    if (!rough) return
    for (let j = 0; j < 6; j++) {
      const a = turn + j * 1.05
      const s = q * (0.3 + 0.1 * Math.sin(turn * 3 + j * 2))
      const [ex, ey] = [px + Math.cos(a) * q * 0.88, py + Math.sin(a) * q * 0.68]
      p.moveTo(ex + s, ey)
      p.ellipse(ex, ey, s, s * 0.76, 0, 0, 7)
    }
  }
  const draw = (colour, dx, dy, grow, keep = () => true) => {
    const p = new Path2D()
    for (const b of boughs)
      if (keep(b)) blob(p, x + b[0] + dx, y + b[1] + dy, b[2] * grow, b[0] * 3 + b[1])
    k.fillStyle = colour
    k.fill(p)
  }
  const heart = (b) => b[2] > small * 0.26
  const sunny = (b) => !heart(b) && b[1] < -h * 0.36 && b[0] * side > -w * 0.24
  draw(dark, 0, 0, 1)
  draw(
    leaf,
    side * w * 0.04,
    -h * 0.05,
    0.86,
    (b) => heart(b) || b[0] * side > -w * 0.32 || b[1] < -h * 0.55,
  )
  draw(light, side * w * 0.05, -h * 0.075, 0.78, sunny)
  draw(leaf, side * w * 0.012, h * 0.012, 0.78, sunny)
  if (!rough) return
  // Slits of shade under the boughs of the heart, sprays of light on them.
  const mark = (colour, count, low, high, size) => {
    const p = new Path2D()
    for (let i = 0; i < count; i++) {
      const px = x + (r() - 0.5) * w * 0.56 + side * w * (colour === light ? 0.08 : -0.06)
      const py = y - h * (low + r() * (high - low))
      const q = small * size * (0.7 + r() * 0.6)
      p.moveTo(px - q, py)
      p.quadraticCurveTo(px - q * 0.2, py - q * 0.62, px + q, py - q * 0.08)
      p.quadraticCurveTo(px + q * 0.3, py - q * 0.1, px + q * 0.16, py + q * 0.16)
      p.quadraticCurveTo(px - q * 0.3, py - q * 0.06, px - q, py)
    }
    k.fillStyle = colour
    k.fill(p)
  }
  mark(dark, 6, 0.22, 0.62, 0.12)
  mark(light, 5, 0.5, 0.8, 0.1)
}

/** A stand of crowns along a line, the far ones first. list: x, y, w, h, tone for each tree. */
export function crowns(k, list, tones, seed, side) {
  list.forEach(([x, y, w, h, c], i) =>
    crown(k, x, y, w, h, tones[c % tones.length], seed + i, side),
  )
}
