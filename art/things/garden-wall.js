// The wall of a Los Angeles garden along an avenue, in the evening sun: stucco, a coping of tiles, bougainvillea that hangs over it.
import { fill, points } from '../core/field.js'

/** Along x, from z0 to z1 in metres; P is the lens of the avenue. */
export function gardenWall(k, P, { x, z0, z1, high }) {
  const strip = (c, y0, y1, from = z0, to = z1, out = 0) =>
    fill(k, c, [P(x - out, y0, from), P(x - out, y0, to), P(x - out, y1, to), P(x - out, y1, from)])
  strip('#f4c39a', 0, high)
  strip('#c98a86', 0, 0.34)
  // Piers, each a little proud of the wall: their flank towards us is in shade.
  for (let z = 104, i = 0; z > z0; z -= 11 + (i % 3), i++) {
    fill(k, '#b07884', [
      P(x - 0.3, 0, z),
      P(x, 0, z),
      P(x, high + 0.25, z),
      P(x - 0.3, high + 0.25, z),
    ])
    strip('#fbd3a8', 0, high + 0.25, z, z + 1, 0.3)
    strip('#c0584c', high + 0.25, high + 0.42, z - 0.15, z + 1.15, 0.36)
    fill(k, '#8c3c50', [
      P(x - 0.36, high + 0.25, z - 0.15),
      P(x + 0.1, high + 0.25, z - 0.15),
      P(x + 0.1, high + 0.42, z - 0.15),
      P(x - 0.36, high + 0.42, z - 0.15),
    ])
  }
  strip('#d96c54', high, high + 0.14, z0, z1, 0.08)
  strip('#a0545c', high - 0.08, high, z0, z1, 0.02)
}

/** Bougainvillea over the wall: heaps as z, height, size in metres, the farther first; in the sun from the left. */
export function bougainvillea(k, P, x, text, [dark, body, lit, spark]) {
  const heaps = points(text, 3)
  const all = (dz, dy, size, lean) => {
    k.beginPath()
    for (const [z, y, r] of heaps) {
      for (let i = 0; i <= 36; i++) {
        const a = (i / 36) * Math.PI * 2
        const q =
          r * size * (1 + 0.09 * Math.sin(a * 3 + z + lean) + 0.05 * Math.sin(a * 7 + y * 3))
        const [px, py] = P(
          x - 0.2,
          Math.max(0.05, y + dy * r + Math.sin(a) * q),
          z + dz * r - Math.cos(a) * q * 1.5,
        )
        if (i) k.lineTo(px, py)
        else k.moveTo(px, py)
      }
      k.closePath()
    }
  }
  k.save()
  all(0, 0, 1, 0)
  k.fillStyle = dark
  k.fill()
  k.clip()
  for (const [tone, dz, dy, size, lean] of [
    [body, 0.14, 0.2, 0.92, 1],
    [lit, 0.32, 0.42, 0.74, 2],
    [spark, 0.5, 0.62, 0.5, 3],
  ]) {
    all(dz, dy, size, lean)
    k.fillStyle = tone
    k.fill()
  }
  k.restore()
}
