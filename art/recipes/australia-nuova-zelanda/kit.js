import { fbm, smooth } from '../../core/noise.js'

/** A smooth profile through points [x, y] in fractions, in pixels. */
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
