import { finish } from '../../core/finish.js'
import { clamp, fbm, noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog, mountain, peak } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { sailboat } from '../../things/boats.js'
import { waterfall } from '../../things/shaped-land.js'

export default {
  alt: 'Le creste verdi e affilate di Kualoa, sulla costa sopravvento di Oahu, nella luce radente della sera con una barca a vela',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0.04, front: 0.56, lit: '#ffe0ac' },
      sun: [0.13, 0.4],
      horizon: 0.66,
    })
    sky(s, { clouds: 0.24 })
    for (const [at, height, spread, haze, seed] of [
      [0.26, 0.13, 0.3, 0.72, 2],
      [0.4, 0.24, 0.24, 0.6, 5],
      [0.47, 0.3, 0.17, 0.5, 15],
      [0.6, 0.36, 0.3, 0.4, 7],
      [0.58, 0.26, 0.2, 0.32, 17],
      [0.72, 0.43, 0.2, 0.24, 9],
      [0.84, 0.36, 0.2, 0.16, 19],
      [0.97, 0.54, 0.3, 0.05, 12],
    ]) {
      mountain(s, {
        top: peak(s, { at, height, spread, power: 1, rough: 3, seed }),
        rock: '#6f9a48',
        haze,
        footHaze: 0.42,
        rough: 1.7,
        seed,
        from: -1,
      })
      fog(s, { y: 0.64, thickness: 0.035, power: 0.36, seed })
    }
    waterfall(s, { x: 0.84, y: 0.42, width: 0.9, height: 22, seed: 4, mist: 0.3, power: 0.7 })
    sea(s, {
      glint: 1,
      wave: 1,
      body: [
        [0, '#c9a57a'],
        [0.3, '#4f8a98'],
        [1, '#16496c'],
      ],
    })
    s.shade([0, s.y(0.645), w, s.y(0.72)], (x, y, out) => {
      const d = Math.abs(y - s.horizon - h * 0.006 - noise((x / h) * 7, 2) * h * 0.006) / h
      out[0] = 1
      out[1] = 0.95
      out[2] = 0.84
      out[3] =
        clamp(Math.exp(-d * 130) * (0.5 + fbm((x / h) * 18, 2, 4) * 2)) *
        smooth(0.2, 0.4, x / w) *
        0.8
    })
    place(s, sailboat({ stripe: '#d9573f' }), {
      x: 0.33,
      y: 0.78,
      size: 19,
      rim: 0.9,
      front: 0.5,
      reflect: { power: 0.5, length: 0.16 },
    })
    birds(s, { x: 0.4, y: 0.24, count: 7, seed: 3 })
    return finish(s, { rays: 0.14 })
  },
}
