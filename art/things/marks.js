import { alpha } from '../core/colour.js'
import { fbm, smooth } from '../core/noise.js'

/** A smooth profile through points [x, y] in fractions; gives pixel rows. rough: uneven edge. */
export function curve(s, points, rough = 0) {
  return (x) => {
    const u = x / s.w
    let i = 0
    while (i < points.length - 2 && u > points[i + 1][0]) i++
    const [x0, y0] = points[i]
    const [x1, y1] = points[i + 1]
    return (
      s.h * (y0 + (y1 - y0) * smooth(x0, x1, u)) +
      fbm((x / s.h) * 11, points.length, 4) * rough * s.h
    )
  }
}

/** A soft shadow lying on water, sand or paving. x, y, rx, ry in pixels. */
export function shadow(s, x, y, rx, ry, colour = '#2a2450', power = 0.35) {
  return s.layer(
    (k) => {
      k.fillStyle = alpha(colour, power)
      k.beginPath()
      k.ellipse(x, y, rx, ry, 0, 0, 7)
      k.fill()
    },
    {
      lit: false,
      blur: Math.max(1, ry * 0.35),
      box: [x - rx * 1.3, y - ry * 2.5, x + rx * 1.3, y + ry * 2.5],
    },
  )
}
