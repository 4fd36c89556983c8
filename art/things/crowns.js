import { Path2D } from '@napi-rs/canvas'
import { random } from '../core/random.js'

/**
 * The crown of one broad tree: lobes of unlike size in shade, the same in leaf colour towards the light, tufts of light on top.
 * x, y: middle of its foot; tones: shade, leaf, light; side: -1 light from the left, 1 right, 0 from above.
 */
export function crown(k, x, y, w, h, [dark, leaf, light], seed, side = -1) {
  const r = random(seed * 31 + 7)
  const lobes = []
  const n = 8 + Math.floor(r() * 4)
  for (let i = 0; i < n; i++) {
    const a = Math.PI * (1.08 - (i / (n - 1)) * 1.16)
    const reach = 0.62 + r() * 0.22
    lobes.push([
      Math.cos(a) * w * 0.5 * reach,
      -h * 0.42 - Math.sin(a) * h * 0.5 * reach,
      (0.17 + r() * 0.12) * Math.min(w, h * 1.2),
    ])
  }
  lobes.push([0, -h * 0.45, Math.min(w, h) * 0.36], [w * 0.16, -h * 0.3, Math.min(w, h) * 0.26])
  const draw = (colour, dx, dy, grow, keep) => {
    const p = new Path2D()
    for (const l of lobes) {
      if (keep && !keep(l)) continue
      const q = l[2] * grow
      p.moveTo(x + l[0] + dx + q, y + l[1] + dy)
      p.ellipse(x + l[0] + dx, y + l[1] + dy, q, q * 0.82, 0, 0, 7)
    }
    k.fillStyle = colour
    k.fill(p)
  }
  const heart = (l) => l[2] > Math.min(w, h) * 0.25
  draw(dark, 0, 0, 1)
  draw(
    leaf,
    side * w * 0.045,
    -h * 0.06,
    0.84,
    (l) => heart(l) || l[0] * side > -w * 0.3 || l[1] < -h * 0.55,
  )
  // Tufts of light sit on the outer lobes, each with a bite of leaf colour under it.
  const lit = (l) => !heart(l) && l[1] < -h * 0.4 && l[0] * side > -w * 0.22
  draw(light, side * w * 0.06, -h * 0.08, 0.74, lit)
  draw(leaf, side * w * 0.02, h * 0.01, 0.74, lit)
}

/** A stand of crowns along a line, the far ones first. list: x, y, w, h, tone for each tree. */
export function crowns(k, list, tones, seed, side) {
  list.forEach(([x, y, w, h, c], i) =>
    crown(k, x, y, w, h, tones[c % tones.length], seed + i, side),
  )
}
