// Midtown in the haze of sunrise, and pigeons that wheel before it.
import { fill, points } from '../core/field.js'
import { pigeon } from './tank-roofs.js'

/** Towers of unlike breadth and head: 'x width height kind …' */
export function midtown(k, text, foot, shade, lit) {
  for (const [x, wide, tall, kind] of points(text, 4)) {
    const y = foot - tall
    const body = [
      [
        [x, y],
        [x + wide, y],
      ],
      [
        [x, y + tall * 0.3],
        [x + wide * 0.2, y + tall * 0.3],
        [x + wide * 0.2, y],
        [x + wide * 0.8, y],
        [x + wide * 0.8, y + tall * 0.22],
        [x + wide, y + tall * 0.22],
      ],
      [
        [x, y + 1.6],
        [x + wide * 0.5, y],
        [x + wide, y + 1.6],
      ],
    ][kind]
    fill(k, shade, [[x, 48], ...body, [x + wide, 48]])
    const top = kind ? y + (kind === 1 ? tall * 0.3 : 1.6) : y
    fill(k, lit, [
      [x, 48],
      [x, top],
      [x + wide * 0.36, top],
      [x + wide * 0.36, 48],
    ])
  }
}

/** The flock wheels once round: small and close on the far side, larger and wider apart where it comes past us, edge-on in the bends. */
export function flock(k, r) {
  const birds = []
  for (let i = 0; i < 500 && birds.length < 46; i++) {
    // Thick along its length, thin at the head and the tail.
    const a = 0.6 + (r() * 0.75 + r() * 0.25) * 5.3
    const near = 0.5 - 0.5 * Math.sin(a)
    const q = 0.17 + 0.36 * near ** 1.2
    const x = 108 + Math.cos(a) * 33 + (r() - 0.5) * (6 + near * 10)
    const y = 17 + near * 13 + (r() - 0.5) * (4 + near * 6)
    if (birds.some(([u, v, w]) => Math.hypot(u - x, (v - y) * 1.2) < (q + w) * 5.4)) continue
    birds.push([x, y, q, a])
  }
  birds.sort((a, b) => a[2] - b[2])
  for (const [x, y, q, a] of birds) {
    const side = Math.sin(a)
    k.save()
    k.translate(x, y)
    k.rotate(-0.4 * Math.cos(a) * Math.sign(side) + (r() - 0.5) * 0.3)
    k.scale(q * Math.sign(side) * Math.max(0.55, Math.abs(side)), q)
    pigeon(
      k,
      [1, 0.8, 0.55, -0.5, -0.8][Math.floor(r() * 5)],
      r() < 0.7 ? ['#fff8ec', '#e0b8b4'] : ['#a49cc0', '#74648c'],
    )
    k.restore()
  }
}
