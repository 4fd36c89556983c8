import { ramp } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { clamp, fbm, noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { mountain, peak } from '../../nature/mountains.js'
import { sky, stars } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { curve } from '../../things/marks.js'
import { traveller } from '../../things/people.js'
import { cliff } from '../../things/shaped-land.js'

export default {
  alt: 'Le colate di lava incandescente del Kilauea scendono nella notte, tra le nubi di vapore illuminate',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        haze: '#6a4a5c',
        light: '#ff9a5c',
        sky: [
          [0, '#0a1230'],
          [0.5, '#1b2a52'],
          [0.85, '#5a4560'],
          [1, '#b8695a'],
        ],
      },
      sun: [0.66, 0.6],
      horizon: 0.66,
    })
    sky(s, { clouds: 0.12, glow: '#ff8a4a', glowPower: 0.4, glowSize: 0.5 })
    stars(s, { count: 420, below: 0.46, seed: 4 })
    mountain(s, {
      top: peak(s, { at: 0.9, height: 0.36, spread: 0.5, power: 1.3, seed: 3 }),
      rock: '#6f5a6a',
      haze: 0.2,
      footHaze: 0.3,
    })
    const top = curve(
      s,
      [
        [0, 0.665],
        [0.3, 0.655],
        [0.42, 0.6],
        [0.6, 0.53],
        [0.8, 0.46],
        [1, 0.4],
      ],
      0.012,
    )
    const foot = (x) => h * (0.69 + 0.12 * smooth(0.3, 1, x / w)) + noise((x / h) * 9, 4) * h * 0.01
    sea(s, { wave: 1, glint: 0, mirrorFade: 0.9 })
    cliff(s, { top, foot, from: 0.3, green: 0, rock: '#5c4a58', seed: 6, scale: 1.6 })
    const heat = ramp([
      [0, '#5a1020'],
      [0.35, '#d9341a'],
      [0.65, '#ff8a2c'],
      [1, '#fff2a8'],
    ])
    s.shade([s.x(0.4), s.y(0.4), w, s.y(0.84)], (x, y, out) => {
      const a = top(x)
      const b = foot(x)
      if (y < a || y > b) {
        out[3] = 0
        return
      }
      const v = (y - a) / (b - a)
      const crust = fbm((x / h) * 26, (y / h) * 20, 4)
      let flow = 0
      for (let i = 0; i < 6; i++) {
        // Each stream winds down and widens as it reaches the water.
        const at =
          w * (0.52 + i * 0.088 + 0.028 * fbm(v * 2.6 + i * 7, i, 3) + (1 - v) * 0.03 * (i - 2))
        const wide = h * (0.012 + 0.012 * ((i * 3) % 4) * 0.5) * (0.55 + v)
        flow = Math.max(
          flow,
          Math.exp(-(((x - at) / wide) ** 2)) *
            smooth((i % 3) * 0.1, 0.06 + (i % 3) * 0.1, v) *
            (0.75 + 0.25 * v),
        )
      }
      const hot = smooth(0.16, 0.7, flow + crust * 0.3)
      const c = heat(clamp(flow * 0.95 + crust * 0.45))
      out[0] = c[0]
      out[1] = c[1]
      out[2] = c[2]
      out[3] = clamp(hot * 1.2)
    })
    for (const [x, r] of [
      [0.52, 16],
      [0.64, 20],
      [0.78, 22],
      [0.92, 22],
    ]) {
      s.glow(x, foot(s.x(x)) / h - 0.02, r, '#ff7a34', 0.55)
      s.glow(x, foot(s.x(x)) / h + 0.06, r * 0.9, '#ff6a2c', 0.35)
    }
    // Steam, lit from below, thinning as it rises.
    s.shade(
      [s.x(0.36), s.y(0.2), w, s.y(0.86)],
      (x, y, out) => {
        const up = (foot(x) - y) / h
        const n = fbm((x / h) * 3.4 + up * 1.2, (y / h) * 3 + 4, 6, 0.55)
        const warm = clamp(1 - up * 4)
        out[0] = 0.72 + 0.28 * warm
        out[1] = 0.58 + 0.12 * warm
        out[2] = 0.66 - 0.2 * warm
        out[3] =
          clamp((0.42 + n * 2.9) * Math.exp(-((up - 0.09) ** 2) / 0.018)) *
          smooth(0.42, 0.56, x / w) *
          (up > -0.02 ? 1 : smooth(-0.05, -0.02, up)) *
          0.72
      },
      { step: 2 },
    )
    const shelf = (x) =>
      h * (1.04 - 0.2 * Math.max(0, 1 - x / (w * 0.48))) + fbm((x / h) * 9, 2, 5) * h * 0.03
    cliff(s, {
      top: shelf,
      foot: () => h + 3,
      to: 0.5,
      green: 0,
      rock: '#4a4458',
      seed: 9,
      scale: 1.6,
      side: 1,
    })
    for (const [x, seed] of [
      [0.13, 4],
      [0.165, 9],
    ])
      place(s, traveller({ seed }), {
        x,
        y: shelf(s.x(x)) / h + 0.014,
        size: 12,
        front: 0.3,
        rim: '#ff9a5c',
      })
    return finish(s, { bloom: 0.42 })
  },
}
