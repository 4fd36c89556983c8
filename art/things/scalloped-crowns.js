import { path } from '../core/field.js'

/** A crown of leaves as scalloped domes, the upper ones first, each lit along its upper left; crowns: x, y, radius, turn. */
export function crowns(k, foot, list, [dark, mid, light]) {
  const oval = (x, y, r) => {
    k.beginPath()
    k.ellipse(x, y, r, r * 0.84, 0, 0, 7)
  }
  for (const [x, y, q, turn] of list) {
    path(k, dark, `M${x - q * 1.1} ${y}H${x + q * 1.1}V${foot}H${x - q * 1.1}Z`)
    for (const [row, n] of [2, 3, 4].entries())
      for (let i = 0; i < n; i++) {
        const wave = Math.sin(turn * 2.7 + row * 1.9 + i * 2.3)
        const px = x + (i - (n - 1) / 2 + wave * 0.14) * q * 0.72
        const py = y - q * (0.5 - row * 0.42) + Math.abs(i - (n - 1) / 2) * q * 0.16
        const r = q * (0.52 + 0.1 * wave)
        k.save()
        oval(px, py, r)
        k.clip()
        k.fillStyle = row < 1 ? light : mid
        k.fill()
        oval(px + r * (0.2 + row * 0.05), py + r * (0.24 + row * 0.05), r * 1.02)
        k.fillStyle = row < 1 ? mid : dark
        k.fill()
        k.restore()
      }
  }
}
