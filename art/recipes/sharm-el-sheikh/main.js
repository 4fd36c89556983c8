import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { beach, dune } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { foam, lagoon } from '../../nature/water.js'
import { sailboat } from '../../things/boats.js'

export default {
  alt: 'La baia turchese di Sharm El Sheikh con una barca a vela, le montagne rosse del Sinai e una palma da dattero',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.8 },
      sun: [0.16, 0.14],
      horizon: h > w ? 0.5 : 0.52,
    })
    sky(s, { clouds: 0.06 })
    mountain(s, {
      top: range(s, { height: 0.2, seed: 6, rough: 0.7 }),
      rock: '#c4805a',
      haze: 0.46,
    })
    mountain(s, {
      top: range(s, { height: 0.12, seed: 3, rough: 0.8, lift: 0.6 }),
      rock: '#b56f4a',
      haze: 0.22,
    })
    fog(s, { y: s.horizon / h, thickness: 0.02, power: 0.4 })
    lagoon(s)
    place(s, sailboat(), {
      x: s.pick(0.62, 0.66),
      y: s.pick(0.66, 0.6),
      size: s.pick(20, 20),
      reflect: true,
    })
    place(s, sailboat({ stripe: '#3f74a8' }), {
      x: s.pick(0.82, 0.88),
      y: s.pick(0.585, 0.55),
      size: 8,
      haze: 0.2,
      reflect: true,
    })
    const edge = (x) => h * (0.8 + 0.14 * (x / w) ** 1.4) + noise((x / h) * 5, 2) * h * 0.01
    foam(s, edge)
    beach(s, edge)
    palm(s, {
      x: s.pick(0.13, 0.14),
      y: s.pick(0.95, 0.94),
      height: s.pick(70, 80),
      lean: 0.12,
      kind: 'date',
      seed: 4,
    })
    palm(s, { x: s.pick(0.03, -0.01), y: 1.02, height: 54, lean: -0.1, kind: 'date', seed: 9 })
    dune(s, {
      at: 0.1,
      y: 1.06,
      height: 0.12,
      width: 0.8,
      colour: '#f0dcb2',
      seed: 5,
      ripple: 0.4,
    })
    return finish(s)
  },
}
