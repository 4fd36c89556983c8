import { rgb } from '../core/colour.js'
import { clamp, fbm, mix, noise, smooth } from '../core/noise.js'

/** A column of steam and water: geyser, hot spring. x, y foot; sizes in u; lean: wind to the right. */
export function plume(
  s,
  { x, y, width, height, seed = 1, lean = 0.25, power = 0.95, core = 0.5, colour = '#ffffff' },
) {
  const W = width * s.u
  const H = height * s.u
  const cx = s.x(x)
  const foot = s.y(y)
  const lit = rgb(s.tone(colour, Math.min(1, s.mood.front + 0.4)))
  const dim = rgb(s.far(s.tone('#a9c0d4', s.mood.front), 0.3))
  const side = s.sun[0] < cx ? -1 : 1
  return s.shade(
    [cx - W * 1.6 - Math.abs(lean) * H, foot - H * 1.15, cx + W * 1.6 + Math.abs(lean) * H, foot],
    (px, py, out) => {
      const v = (foot - py) / H
      const n = fbm((px / H) * 7 + seed * 5, (py / H) * 5 + seed, 5, 0.56)
      const fine = fbm((px / H) * 22 + seed, (py / H) * 13, 4)
      const mid = cx + lean * H * Math.max(0, v) ** 1.7
      const half = W * 0.5 * (0.24 + 0.76 * smooth(0, 0.7, v))
      const u = (px - mid) / half
      const cloud = smooth(1.15, 0.45, Math.abs(u) - n * 1.2) * smooth(1.12, 0.8, v + n * 0.35)
      const jet =
        core *
        smooth(0.5, 0.05, Math.abs(u) * (0.4 + v)) *
        smooth(0.8, 0.3, v) *
        clamp(0.75 + fine * 1.4)
      const li = clamp(0.55 + side * u * 0.28 + n * 0.9 + jet * 0.4)
      for (let j = 0; j < 3; j++) out[j] = mix(dim[j], lit[j], li)
      out[3] = clamp(
        power * Math.max(cloud * clamp(0.9 + n * 0.6 + noise(px * 0.2, py * 0.2) * 0.05), jet),
      )
    },
    { step: 2 },
  )
}
