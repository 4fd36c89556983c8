import { random } from '../core/random.js'

/** A throw of lava on its way: up from the vent, over its height `h`, down by its own weight; `far` is where it turns. */
function strand(k, x, y, far, h, from, to, w) {
  const at = (t) => [x + far * t, y - h * (2 * t - t * t)]
  const n = 18
  const [left, right] = [[], []]
  for (let i = 0; i <= n; i++) {
    const u = i / n
    const t = from + (to - from) * u
    const [px, py] = at(t)
    const [dx, dy] = [far, -h * (2 - 2 * t)]
    const l = Math.hypot(dx, dy) || 1
    const m =
      w * (from > 0 ? Math.sin(Math.PI * u) : (1 - u) ** 0.55 * (0.55 + 0.45 * Math.min(1, u * 4)))
    left.push([px - (dy / l) * m, py + (dx / l) * m])
    right.unshift([px + (dy / l) * m, py - (dx / l) * m])
  }
  k.beginPath()
  for (const p of [...left, ...right]) k.lineTo(...p)
  k.fill()
}

/** The fountain: sheaves of throws in one another, the inner ones hotter; clots that fly loose about them. */
export function fountain(k, x, y) {
  const r = random(14)
  for (const [colour, n, reach, high, wide, last, loose] of [
    ['#b0323f', 26, 9.5, 35, 0.62, 1.86, 26],
    ['#d8402c', 34, 7.6, 33.5, 0.66, 1.7, 24],
    ['#f87c34', 32, 5.6, 30, 0.68, 1.5, 16],
    ['#ffb44c', 26, 3.6, 26, 0.7, 1.3, 8],
    ['#ffe48c', 20, 2, 21, 0.66, 1.12, 0],
    ['#fffbe0', 12, 0.9, 14.5, 0.62, 0.98, 0],
  ]) {
    k.fillStyle = colour
    // One body in the middle, so that the throws grow out of a whole.
    strand(k, x, y, 0.3, high * 0.8, 0, 0.98, wide * 1.5 + reach * 0.2)
    for (let i = 0; i < n; i++) {
      const u = ((i + r()) / n) * 2 - 1
      const h = high * (1 - u * u * 0.5) * (0.6 + 0.4 * r())
      const far = u * reach * (0.45 + 0.4 * r()) + 0.4
      strand(
        k,
        x + u * 1.2,
        y,
        far,
        h,
        0,
        0.9 + (last - 0.9) * Math.abs(u) ** 0.7 * (0.5 + 0.5 * r()),
        wide * (0.7 + 0.6 * r()),
      )
    }
    for (let i = 0; i < loose; i++) {
      const u = r() * 2 - 1
      const t = 0.86 + r() * 0.86
      strand(
        k,
        x,
        y,
        u * reach * 1.15 + 0.6,
        high * (1.04 - u * u * 0.4) * (0.7 + 0.34 * r()),
        t,
        t + 0.035 + 0.05 * r(),
        0.12 + 0.2 * r(),
      )
    }
  }
}
