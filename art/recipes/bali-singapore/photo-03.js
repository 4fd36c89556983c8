import { finish } from '../../core/finish.js'
import { clamp, fbm, smooth } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { curve } from '../../things/marks.js'
import { cliff, shallows } from '../../things/shaped-land.js'
import { leafFrame } from './kit.js'

export default {
  alt: "Il promontorio di Kelingking a Nusa Penida visto dall'alto, con la spiaggia bianca e il mare blu cobalto",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.72 },
      sun: [0.85, 0.06],
      horizon: 0.17,
    })
    sky(s, { clouds: 0.14 })
    // Distance from the line where the headland meets the sea; a beach in its first bend.
    const depth = (X, Z) => {
      const t = clamp(((X + 0.74) * 2.45 + (Z - 1.15) * 1.38) / (2.45 ** 2 + 1.38 ** 2))
      const d =
        Math.hypot(X + 0.74 - t * 2.45, Z - 1.15 - t * 1.38) + fbm(X * 3.4, Z * 3.4, 4) * 0.12
      const sand = smooth(0.02, 0.2, t) * smooth(0.52, 0.24, t)
      return clamp(d * 0.62 + 0.05 - sand * 0.2, -0.05, 1)
    }
    shallows(s, {
      depth,
      eye: 0.9,
      haze: 0.6,
      hazeFrom: 3,
      beach: 2,
      colours: [
        [0, '#eaf7ea'],
        [0.06, '#9fe6dc'],
        [0.2, '#2fb8c4'],
        [0.45, '#1583b4'],
        [1, '#0f4f92'],
      ],
    })
    fog(s, { y: 0.17, thickness: 0.03, power: 0.5 })
    const top = curve(
      s,
      [
        [0.14, 0.86],
        [0.2, 0.62],
        [0.28, 0.5],
        [0.4, 0.52],
        [0.53, 0.44],
        [0.62, 0.33],
        [0.72, 0.27],
        [0.8, 0.3],
        [0.86, 0.42],
        [0.88, 0.52],
      ],
      0.012,
    )
    const foot = curve(
      s,
      [
        [0.14, 0.95],
        [0.3, 0.83],
        [0.45, 0.72],
        [0.6, 0.66],
        [0.75, 0.585],
        [0.88, 0.525],
      ],
      0.01,
    )
    cliff(s, {
      top,
      foot,
      from: 0.14,
      to: 0.88,
      green: 0.4,
      rock: '#d9c6a4',
      seed: 3,
      side: 1,
      scale: 1.3,
    })
    s.shade([s.x(0.12), s.y(0.5), s.x(0.92), h], (x, y, out) => {
      const d = (y - foot(x)) / h
      out[0] = out[1] = out[2] = 1
      out[3] =
        d > -0.004
          ? clamp(
              (Math.exp(-d * 60) + 0.3 * Math.exp(-(((d - 0.035) / 0.01) ** 2))) *
                (0.5 + fbm((x / h) * 14, (y / h) * 14, 4) * 1.6),
            )
          : 0
    })
    const ridge = (x) =>
      h * (1.04 - 0.44 * Math.max(0, 1 - x / (w * 0.36)) ** 1.2) + fbm((x / h) * 6, 3, 4) * h * 0.03
    cliff(s, {
      top: ridge,
      foot: () => h + 2,
      to: 0.4,
      green: 1.6,
      leaf: '#5c8c3e',
      seed: 8,
      side: 1,
    })
    grove(s, {
      top: (x) => ridge(x) - s.u,
      to: 0.34,
      depth: 7,
      size: 2.2,
      colour: LEAVES.green,
      accents: [[LEAVES.dry, 0.12]],
      seed: 5,
    })
    leafFrame(
      s,
      [
        [0.02, 1.02, 18, 11],
        [0.99, 1.06, 14, 4],
      ],
      LEAVES.green,
    )
    birds(s, { x: 0.4, y: 0.3, count: 5, seed: 3, colour: '#f7fbfc' })
    return finish(s)
  },
}
