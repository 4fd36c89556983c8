import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { boulders } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { meru } from '../../things/bali.js'
import { jukung } from '../../things/bali-life.js'
import { shadow } from '../../things/marks.js'
import { leafFrame } from './kit.js'

export default {
  alt: "Il tempio Ulun Danu sul lago Beratan, con i suoi meru specchiati nell'acqua tra le nebbie dell'alba",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dawn, front: 0.55 },
      sun: [0.78, 0.42],
      horizon: 0.55,
    })
    sky(s, { clouds: 0.2 })
    mountain(s, {
      top: range(s, { height: 0.2, seed: 14, detail: 0.9 }),
      rock: '#6f8a94',
      haze: 0.55,
    })
    mountain(s, {
      top: range(s, { height: 0.13, seed: 5, detail: 1.4 }),
      rock: '#4f7a6a',
      haze: 0.3,
    })
    fog(s, { y: 0.53, thickness: 0.06, power: 0.85 })
    lake(s, { wave: 0.4 })
    const isle = (cx, wide, foot) => {
      shadow(s, s.x(cx), s.y(foot), wide * s.u * 0.9, s.u * 1.2, '#1f3a5c', 0.45)
      boulders(s, {
        x: cx,
        y: foot,
        width: wide * 1.5,
        height: 3.2,
        count: 11,
        seed: 3,
        colour: '#8a8a86',
      })
      grove(s, {
        top: (x) => s.y(foot) - s.u * 3 + Math.abs(x - s.x(cx)) * 0.02,
        from: cx - (wide * s.u * 0.62) / w,
        to: cx + (wide * s.u * 0.62) / w,
        depth: 1.8,
        size: 1,
        colour: LEAVES.green,
        accents: [
          ['#e8b94a', 0.12],
          ['#e0637a', 0.14],
        ],
        seed: 8,
      })
    }
    isle(0.4, 34, 0.715)
    place(s, meru({ tiers: 11 }), {
      x: 0.385,
      y: 0.7,
      size: 52,
      rim: 0.8,
      reflect: { y: 0.712, power: 0.62, length: 0.3, wobble: 3 },
    })
    isle(0.6, 20, 0.69)
    place(s, meru({ tiers: 3 }), {
      x: 0.6,
      y: 0.678,
      size: 23,
      rim: 0.8,
      reflect: { y: 0.69, power: 0.6, length: 0.25 },
    })
    fog(s, { y: 0.6, thickness: 0.03, power: 0.4, seed: 8 })
    place(s, jukung({ hull: '#8a6a4c', trim: '#c9573f' }), {
      x: 0.8,
      y: 0.8,
      size: 5,
      front: 0.4,
      reflect: { power: 0.4, length: 0.06 },
    })
    leafFrame(s, [
      [0.02, 0.0, 18, 12],
      [0.12, -0.05, 13, 4],
    ])
    grove(s, {
      top: (x) => h * (1.0 - 0.1 * Math.max(0, 1 - x / (w * 0.3))),
      to: 0.3,
      depth: 9,
      size: 2,
      colour: LEAVES.deep,
      accents: [['#e0637a', 0.1]],
      seed: 6,
      front: 0.3,
    })
    return finish(s, { rays: 0.1 })
  },
}
