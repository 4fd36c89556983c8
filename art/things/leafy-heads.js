// Crowns of far or middle trees: heads of unlike size, each a mass whose edge breaks up into leaves, lit on the side of the sun.
import { random } from '../core/random.js'
import { leafEdge } from './leaf-edge.js'

/** Points of an uneven oval, clockwise from the left; squeeze: how flat its underside is. */
function oval(cx, cy, rx, ry, r, squeeze = 0.7) {
  const n = 11
  return Array.from({ length: n }, (_, i) => {
    const a = Math.PI + (i / n) * Math.PI * 2
    const q = 0.9 + r() * 0.2
    return [cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q * (Math.sin(a) > 0 ? squeeze : 1)]
  })
}

/**
 * Paints heads [x, y, half width, half height], the first ones behind; tones: shade, body, light; size: of a leaf;
 * side: -1 sun on the left, 1 on the right.
 */
export function leafyHeads(k, list, [shade, body, light], { size = 1, seed = 1, side = -1 } = {}) {
  const r = random(seed)
  const mass = (colour, pts, q, n) => {
    k.fillStyle = colour
    leafEdge(k, colour, [...pts, pts[0]], { size: size * q, seed: seed + n })
  }
  for (const [n, [x, y, rx, ry]] of list.entries()) {
    mass(shade, oval(x, y, rx, ry, r), 1, n)
    mass(
      body,
      oval(x + side * rx * 0.14, y - ry * 0.16, rx * 0.74, ry * 0.72, r, 0.55),
      0.9,
      n + 40,
    )
    // Light lies as a cap on the sunny shoulder, and as a smaller one beside it.
    mass(light, oval(x + side * rx * 0.34, y - ry * 0.46, rx * 0.36, ry * 0.3, r, 0.5), 0.8, n + 80)
    if (rx > size * 2.6)
      mass(
        light,
        oval(x - side * rx * 0.2, y - ry * 0.52, rx * 0.2, ry * 0.16, r, 0.5),
        0.7,
        n + 120,
      )
  }
}
