import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { cumulus } from '../../nature/clouds.js'
import { fog } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { lagoon } from '../../nature/water.js'
import { karst } from '../../things/asia-karst.js'
import { longtail } from '../../things/asia-thailand-life.js'
import { emerald } from './kit.js'

export default {
  alt: "Barche a coda lunga con nastri colorati nell'acqua smeraldo, davanti ai faraglioni calcarei coperti di giungla",
  paint(w, h) {
    const s = new Scene(w, h, { mood: emerald, sun: [0.2, 0.14], horizon: h > w ? 0.55 : 0.56 })
    sky(s, { clouds: 0.14 })
    cumulus(s, { x: 0.42, y: 0.5, width: 54, height: 15, seed: 4 })
    const y = s.horizon / h + 0.003
    for (const [x, width, height, seed, haze] of [
      [0.03, 26, 20, 5, 0.66],
      [0.3, 30, 15, 6, 0.68],
      [0.52, 18, 24, 9, 0.6],
      [0.95, 40, 22, 11, 0.62],
    ])
      karst(s, { x, y, width, height, seed, haze, green: 0.45 })
    fog(s, { y: y - 0.02, thickness: 0.05, power: 0.5 })
    for (const [x, width, height, seed, haze, lean] of [
      [s.pick(0.83, 0.88), 32, 40, 3, 0.28, 0.1],
      [s.pick(0.66, 0.6), 25, 54, 2, 0.1, -0.08],
    ])
      karst(s, { x, y: y + 0.008, width, height, seed, haze, lean, green: 0.3 })
    lagoon(s, { mirror: 0.4, wave: 0.6 })
    place(s, longtail({ hull: '#a4643a', stripe: '#d8503a', people: 2, seed: 5 }), {
      x: s.pick(0.45, 0.3),
      y: s.pick(0.635, 0.625),
      size: 9,
      haze: 0.12,
      front: 0.8,
      reflect: { power: 0.4, length: 0.1 },
    })
    place(s, longtail({ seed: 2 }), {
      x: s.pick(0.36, 0.45),
      y: s.pick(0.8, 0.76),
      size: s.pick(22, 23),
      front: 0.82,
      rim: 0.3,
      reflect: { power: 0.5, length: 0.16, wobble: 4 },
    })
    palm(s, {
      x: s.pick(-0.03, -0.1),
      y: 1.06,
      height: s.pick(96, 132),
      lean: s.pick(0.14, 0.1),
      seed: 4,
    })
    return finish(s)
  },
}
