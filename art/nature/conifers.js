import { clamp } from '../core/noise.js'
import { random } from '../core/random.js'
import { LEAVES, leafTones, lightDirection } from './leaves.js'

/** A fir or spruce. height in u; snow 0..1. */
export function conifer(
  s,
  {
    x,
    y,
    height = 16,
    colour = LEAVES.pine,
    seed = 1,
    haze = 0,
    snow = 0,
    front,
    rim = 0,
    reflect,
    slim = 1,
  },
) {
  const r = random(seed)
  const px = s.x(x)
  const py = s.y(y)
  const H = height * s.u
  const tones = leafTones(s, colour, 6, front)
  const white = s.tone('#f4f8ff', 0.8)
  const [lx] = lightDirection(s, px, py)
  return s.layer(
    (k) => {
      k.fillStyle = s.tone('#4a382e', 0.2)
      k.fillRect(px - H * 0.014, py - H * 0.12, H * 0.028, H * 0.13)
      // A dark heart, so that no sky shows between the two sides.
      k.fillStyle = tones[0]
      k.beginPath()
      k.moveTo(px, py - H * 0.97)
      k.lineTo(px + H * 0.12 * slim, py - H * 0.07)
      k.lineTo(px - H * 0.12 * slim, py - H * 0.07)
      k.fill()
      const rows = Math.round(clamp(H / 9, 8, 30))
      for (let i = 0; i < rows; i++) {
        const t = i / rows
        const w = H * 0.24 * slim * (1 - t) ** 0.85 + H * 0.012
        const by = py - H * (0.07 + t * 0.9)
        const n = 5 + Math.round((1 - t) * 6)
        for (let b = 0; b < n; b++) {
          const v = ((b + r() * 0.8) / n) * 2 - 1
          const len = w * (0.75 + r() * 0.4)
          const ex = px + v * len
          const ey = by + Math.abs(v) * H * 0.05 + r() * H * 0.012
          const light = clamp(0.35 + v * lx * 0.4 + (r() - 0.5) * 0.4)
          k.fillStyle = tones[Math.min(5, Math.floor(light * 6))]
          k.beginPath()
          k.moveTo(px + v * w * 0.1, by - H * 0.05)
          k.quadraticCurveTo((px + ex) / 2, by - H * 0.012, ex, ey)
          k.quadraticCurveTo((px + ex) / 2, by + H * 0.03, px + v * w * 0.08, by + H * 0.022)
          k.fill()
          if (snow && r() < snow) {
            k.fillStyle = white
            k.beginPath()
            k.ellipse(
              px + v * len * 0.6,
              (by + ey) / 2 - H * 0.01,
              len * 0.22,
              H * 0.008,
              v * 0.35,
              0,
              7,
            )
            k.fill()
          }
        }
      }
      k.fillStyle = tones[2]
      k.beginPath()
      k.moveTo(px, py - H)
      k.lineTo(px + H * 0.018, py - H * 0.9)
      k.lineTo(px - H * 0.018, py - H * 0.9)
      k.fill()
    },
    {
      box: [px - H * 0.34 * slim, py - H * 1.04, px + H * 0.34 * slim, py + H * 0.04],
      lit: false,
      haze,
      rim,
      reflect,
    },
  )
}
