import { finish } from '../../core/finish.js'
import { clamp, fbm, noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky, stars } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { traveller } from '../../things/people.js'

export default {
  alt: 'Una spiaggia delle Maldive di notte, con le onde accese dal plancton azzurro sotto un cielo di stelle',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [0.8, 0.2], horizon: 0.5 })
    sky(s, { clouds: 0, glowPower: 0 })
    s.shade(
      [0, 0, w, s.horizon],
      (x, y, out) => {
        const d = (y - h * 0.48 + (x - w * 0.3) * 0.55) / h
        const n = fbm((x / h) * 4 + 2, (y / h) * 4, 6)
        out[0] = 0.62
        out[1] = 0.72
        out[2] = 0.92
        out[3] = clamp(Math.exp(-((d / 0.17) ** 2)) * (0.2 + n * 0.55)) * 0.6
      },
      { step: 2, op: 'screen' },
    )
    stars(s, { count: 900, below: 0.52, seed: 5 })
    grove(s, {
      top: (x) => s.horizon - s.u * (2.2 + 2 * Math.sin((x / w) * 3)),
      from: 0.6,
      to: 1,
      depth: 3,
      size: 1.2,
      colour: LEAVES.deep,
      haze: 0.25,
      seed: 3,
    })
    sea(s, { wave: 0.8, glint: 0, mirrorFade: 1.2 })
    const edge = (x) =>
      h * (0.86 - 0.2 * (x / w) + 0.035 * Math.sin((x / w) * 7 + 0.5)) +
      noise((x / h) * 6, 3) * h * 0.012
    s.shade(
      [0, h * 0.5, w, h],
      (x, y, out) => {
        const e = edge(x)
        const d = (e - y) / h
        const crest =
          Math.exp(-(((d - 0.012) / 0.016) ** 2)) +
          0.7 *
            Math.exp(-(((d - 0.075 - noise((x / h) * 5, 8) * 0.016) / 0.012) ** 2)) *
            clamp(0.4 + fbm((x / h) * 5, 3, 3) * 2.4)
        const speck = noise((x / h) * 330, (y / h) * 330) > 0.72 ? 0.9 : 0
        const field = smooth(0.24, 0, Math.abs(d)) * 0.34
        const v =
          d > -0.02
            ? clamp(
                crest * (0.75 + fbm((x / h) * 16, (y / h) * 30, 4)) +
                  field * 0.6 +
                  speck * field * 1.6,
              )
            : speck * smooth(-0.1, -0.02, d) * 0.7
        out[0] = 0.12 + v * 0.3
        out[1] = 0.72
        out[2] = 1
        out[3] = clamp(v)
      },
      { op: 'screen' },
    )
    beach(s, edge, { colour: '#c9b48c', wet: '#7fb2c0' })
    s.shade(
      [0, h * 0.5, w, h],
      (x, y, out) => {
        const d = (y - edge(x)) / h
        out[0] = 0.2
        out[1] = 0.85
        out[2] = 1
        out[3] =
          d > 0
            ? clamp(
                Math.exp(-d * 26) * 0.5 +
                  (noise((x / h) * 300, (y / h) * 300) > 0.74 ? Math.exp(-d * 12) * 0.8 : 0),
              )
            : 0
      },
      { op: 'screen' },
    )
    place(s, traveller({ seed: 3, pack: false }), {
      x: 0.71,
      y: 0.84,
      size: 13,
      front: 0.35,
      rim: '#7fe6ff',
    })
    place(s, traveller({ seed: 8, pack: false }), {
      x: 0.737,
      y: 0.845,
      size: 12,
      front: 0.35,
      rim: '#7fe6ff',
    })
    palm(s, { x: 0.02, y: 1.06, height: 96, lean: 0.14, seed: 7, front: 0.25, rim: 0.3 })
    palm(s, { x: -0.06, y: 1.06, height: 70, lean: 0.2, seed: 3, front: 0.2, rim: 0.3 })
    return finish(s)
  },
}
