import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

/** A closed line through points whose corners are rounded away. */
export function round(k, list) {
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  k.beginPath()
  k.moveTo(...mid(list.at(-1), list[0]))
  list.forEach((p, i) => {
    k.quadraticCurveTo(...p, ...mid(p, list[(i + 1) % list.length]))
  })
}

/**
 * One ring of reef on the sea, seen through `P` (kilometres to points): its slope, the bright rim, the lagoon with its deep heart, here
 * and there an islet on the rim. x, z: middle; w, d: half width and depth in km; tones from the deep outwards.
 */
export function faro(k, P, { x, z, w, d, turn = 0, seed = 1, islets = 1, tones }) {
  const r = random(seed)
  const [slope, wall, rim, foam, lagoon, heart, sand, wood, woodDark] = tones
  const line = (size, dx = 0, rough = 0.2) =>
    Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * Math.PI * 2
      const q = size * (1 + rough * noise(Math.cos(a) * 1.7 + seed * 3.1, Math.sin(a) * 1.7 + seed))
      const [u, v] = [Math.cos(a) * w * q + dx * w, Math.sin(a) * d * q]
      return P(
        x + u * Math.cos(turn) - v * Math.sin(turn),
        z + u * Math.sin(turn) + v * Math.cos(turn),
      )
    })
  for (const [c, size, rough] of [
    [slope, 1.24, 0.3],
    [wall, 1.1, 0.24],
    [rim, 1, 0.2],
    [foam, 0.94, 0.2],
    [rim, 0.9, 0.2],
    [lagoon, 0.76, 0.26],
    [heart, 0.5, 0.4],
  ]) {
    if (!c) continue
    round(k, line(size, 0, rough))
    k.fillStyle = c
    k.fill()
  }
  // Passages through the rim.
  for (let i = 0; i < islets; i++) {
    const a = r() * 6.283
    const q = 0.86 + 0.06 * r()
    const [u, v] = [Math.cos(a) * w * q, Math.sin(a) * d * q]
    const [cx, cz] = [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      z + u * Math.sin(turn) + v * Math.cos(turn),
    ]
    const size = 0.13 + r() * 0.14
    for (const [c, s, up] of [
      [sand, 1.5, 0],
      [woodDark, 1, 0],
      [wood, 0.78, 0.12],
    ]) {
      round(
        k,
        Array.from({ length: 9 }, (_, j) => {
          const b = (j / 9) * 6.283
          const t = s * size * (1 + 0.3 * noise(j * 1.9, seed + i))
          return P(cx + Math.cos(b) * t * 1.3 + up * size, cz + Math.sin(b) * t + up * size)
        }),
      )
      k.fillStyle = c
      k.fill()
    }
  }
}
