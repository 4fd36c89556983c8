import { finish } from '../../core/finish.js'
import { clamp, fbm, mix, noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { cumulus } from '../../nature/clouds.js'
import { grove } from '../../nature/foliage.js'
import { sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { karst } from '../../things/asia-karst.js'
import { longtail } from '../../things/asia-thailand-life.js'
import { emerald, JUNGLE } from './kit.js'

export default {
  alt: "La baia doppia di un'isola delle Andamane vista dall'alto: una lingua di sabbia fra due golfi turchesi e le scogliere verdi",
  paint(w, h) {
    const s = new Scene(w, h, { mood: emerald, sun: [0.8, 0.1], horizon: 0.27 })
    sky(s, { clouds: 0.16 })
    cumulus(s, { x: 0.3, y: 0.25, width: 60, height: 9, seed: 8 })
    for (const [x, width, height, seed] of [
      [0.12, 20, 6, 3],
      [0.5, 12, 5, 5],
      [0.88, 16, 8, 7],
    ])
      karst(s, { x, y: 0.275, width, height, seed, haze: 0.62, green: 0.6 })
    sea(s, {
      body: [
        [0, '#3f9cc0'],
        [0.14, '#1f86b4'],
        [0.5, '#17a0ac'],
        [1, '#2fc0b0'],
      ],
      wave: 0.5,
      mirror: 0.5,
      mirrorFade: 5,
      glint: 0.1,
    })
    const neck = (x) => s.y(0.52) + h * 0.02 * Math.sin((x / w) * 6 + 1)
    const c = ['#12a3ae', '#3fd0c4', '#b8f0d8', '#f6e8c4', '#5f9a48', '#2f6f3c'].map((v) =>
      [1, 3, 5].map((i) => Number.parseInt(v.slice(i, i + 2), 16) / 255),
    )
    s.shade([0, s.y(0.36), w, h], (x, y, out) => {
      const u = x / w
      const v = y / h
      const n = fbm((x / h) * 3, (y / h) * 6, 5)
      // Two bays bite into the land from above and below; the sand lies where they nearly meet.
      const upper = Math.hypot((u - 0.5) / 0.3, (v - 0.36) / 0.15)
      const lower = Math.hypot((u - 0.46) / 0.4, (v - 0.84) / 0.27)
      const d = Math.min(upper, lower) + n * 0.06
      const t = clamp((d - 0.35) / 0.72)
      const k = t * 3
      const i = Math.min(2, Math.floor(k))
      const caustics = noise((x / h) * 40, (y / h) * 90) * 0.04 * (1 - t)
      const sand = smooth(1.06, 1.075, d)
      const land = Math.max(smooth(1.24, 1.26, d), (u < 0.14 || u > 0.86) && v < 0.4 ? 1 : 0)
      const leaf = clamp(
        0.45 + noise(x / s.u / 0.5, y / s.u / 0.35) * 0.35 + n * 0.6 + (u - 0.5) * 0.3,
      )
      for (let j = 0; j < 3; j++) {
        const water = clamp(mix(c[i][j], c[i + 1][j], k - i) + caustics)
        out[j] = mix(
          mix(water, c[3][j] * (0.95 + n * 0.1), sand),
          mix(c[5][j], c[4][j], leaf) * (0.9 + 0.1 * v),
          land,
        )
      }
      out[3] = Math.max(land * smooth(0.36, 0.4, v), smooth(0, 0.5, d) * smooth(0.36, 0.42, v))
    })
    for (const [x, y, width, height, seed, haze] of [
      [0.1, 0.5, 44, 28, 3, 0.2],
      [0.92, 0.52, 44, 34, 6, 0.14],
      [0.8, 0.46, 20, 16, 8, 0.22],
    ])
      karst(s, { x, y, width, height, seed, haze, green: 0.62, tide: false })
    grove(s, {
      top: (x) => neck(x) - h * 0.012,
      from: 0.2,
      to: 0.8,
      depth: 4,
      size: 0.9,
      colour: JUNGLE,
      seed: 5,
      haze: 0.1,
    })
    for (const [from, to, at] of [
      [-0.02, 0.22, 0.505],
      [0.7, 1.02, 0.5],
    ])
      grove(s, {
        top: (x) => s.y(at) - noise((x / h) * 9, at) * h * 0.008,
        from,
        to,
        depth: 4,
        size: 1.1,
        colour: JUNGLE,
        seed: 7,
        haze: 0.08,
      })
    const r = random(9)
    for (let i = 0; i < 22; i++) {
      s.k.fillStyle = s.tone(r() < 0.5 ? '#c9613c' : '#f4ead4', 0.8)
      s.k.fillRect(
        s.x(0.26 + r() * 0.46),
        s.y(0.515 + r() * 0.03),
        s.u * (0.7 + r() * 0.6),
        s.u * 0.5,
      )
    }
    for (const [x, y, size] of [
      [0.44, 0.45, 0.9],
      [0.54, 0.43, 0.7],
      [0.36, 0.66, 1.7],
      [0.5, 0.7, 2],
      [0.57, 0.64, 1.5],
      [0.42, 0.78, 2.6],
    ])
      place(s, longtail({ people: 0, seed: Math.round(x * 30) }), { x, y, size, front: 0.8 })
    grove(s, {
      top: (x) =>
        s.y(0.92) -
        h * 0.3 * smooth(0.2, 0, x / w) -
        h * 0.1 * smooth(0.75, 1, x / w) -
        noise((x / h) * 6, 3) * h * 0.02,
      depth: 30,
      size: 3.4,
      colour: '#3f7f3c',
      accents: [['#8fb04a', 0.2]],
      seed: 8,
    })
    return finish(s)
  },
}
