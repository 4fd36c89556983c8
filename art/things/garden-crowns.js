import { random } from '../core/random.js'

/**
 * A wood behind a wall: one mass whose crowns stand before one another at unlike heights, the sun on the upper left of the nearest only.
 * crowns: x, y of the top, half its width; foot: down to where.
 */
export function wood(k, foot, crowns, [dark, mid, light], seed) {
  const r = random(seed)
  const shape = ([x, y, w], grow) => {
    // A crown: steep on one side, long on the other, its edge broken by a few boughs.
    const n = 7
    const pts = []
    for (let i = 0; i <= n; i++) {
      const a = Math.PI * (1 - i / n)
      const q = 1 + (i % 2 ? 0.1 : -0.05) + (r() - 0.5) * 0.16
      pts.push([x + Math.cos(a) * w * q * grow, y + w * 0.86 - Math.sin(a) * w * 0.86 * q * grow])
    }
    return pts
  }
  const trace = (pts) => {
    k.beginPath()
    k.moveTo(pts[0][0], foot)
    k.lineTo(...pts[0])
    for (let i = 0; i < pts.length - 1; i++) {
      const [a, b] = [pts[i], pts[i + 1]]
      const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      k.quadraticCurveTo(mx + dy * 0.34, my - dx * 0.34, ...b)
    }
    k.lineTo(pts.at(-1)[0], foot)
    k.closePath()
  }
  for (const [i, c] of crowns.entries()) {
    const pts = shape(c, 1)
    const [x, y, w] = c
    k.save()
    trace(pts)
    k.clip()
    // The sun keeps to the upper left: what lies lower and to the right is a step darker.
    k.fillStyle = i % 2 ? light : mid
    k.fillRect(x - w * 2, y - w, w * 4, foot - y + w * 2)
    for (const [dx, dy, q, tone] of i % 2
      ? [
          [0.3, 0.2, 1.04, mid],
          [0.62, 0.62, 1.02, dark],
        ]
      : [[0.36, 0.34, 1.05, dark]]) {
      k.fillStyle = tone
      trace(shape([x + dx * w, y + dy * w, w * q], 1))
      k.fill()
    }
    k.restore()
  }
}
