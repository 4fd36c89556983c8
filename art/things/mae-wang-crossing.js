import { noise } from '../core/noise.js'

/**
 * What stands in water turned over under its line, row by row, swaying more the deeper it lies. It is drawn once on a sheet
 * of its own, or the shapes of one thing would show through each other.
 */
export function mirrored(s, f, k, y, depth, draw, power = 0.6) {
  const sheet = s.sheet()
  f.draw(sheet.k, draw)
  // One row of pixels at a time: thicker ones would comb every slanting edge.
  const high = 1 / f.q
  for (let row = 0; row < depth; row += high) {
    const sway = noise(4.2, row * 0.75) * (0.3 + row * 0.06)
    k.save()
    k.globalAlpha = power * (1 - (row / depth) * 0.55)
    k.drawImage(
      sheet.canvas,
      0,
      (y - row - high) * f.q,
      s.w,
      high * f.q,
      sway,
      y + row,
      s.w / f.q,
      high,
    )
    k.restore()
  }
}
