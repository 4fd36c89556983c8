import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { bush, LEAVES } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { cumulus, sky } from '../../nature/sky.js'
import { foam, lagoon } from '../../nature/water.js'
import { dhoni } from '../../things/gulf.js'
import { clearDay, path, villaRow } from './kit.js'

export default {
  alt: 'Ville di paglia su palafitte lungo una passerella curva, sopra la laguna turchese delle Maldive in pieno giorno',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.16, 0.1], horizon: h > w ? 0.46 : 0.44 })
    sky(s, { clouds: 0.1, seed: 8 })
    cumulus(s, { x: 0.56, y: 0.43, width: 60, height: 22, seed: 15 })
    cumulus(s, { x: 0.9, y: 0.44, width: 40, height: 13, seed: 6 })
    lagoon(s, { wave: 0.8 })
    const P = s.plane(0.34, s.pick(0.47, 0.32))
    const walk = (z) => 0.16 + 0.09 * (z - 4.2) ** 2 * (z < 4.2 ? 1.15 : 0.5)
    villaRow(s, P, {
      villas: [
        [1.42, 2.15, walk(2.2), 2.3],
        [1.02, 3.3, walk(3.3), 3.4],
        [1.0, 4.6, walk(4.6), 4.7],
        [1.3, 6.1, walk(6.1), 6.2],
        [1.95, 7.8, walk(7.8), 7.9],
      ],
      walk: path(walk, 1.02, 8.6),
      size: 0.66,
    })
    place(s, dhoni(), {
      x: s.pick(0.33, 0.2),
      y: s.pick(0.53, 0.535),
      size: 10,
      haze: 0.12,
      reflect: { power: 0.4, length: 0.1 },
    })
    const edge = (x) =>
      h * (s.pick(1.02, 1.0) - 0.15 * Math.max(0, 1 - x / (w * 0.46)) ** 0.8) +
      noise((x / h) * 5, 2) * h * 0.006
    foam(s, edge, { to: 0.5 })
    beach(s, edge, { to: 0.5, colour: '#fbecca' })
    palm(s, {
      x: s.pick(0.05, 0.04),
      y: 0.965,
      height: s.pick(84, 100),
      lean: 0.16,
      seed: 4,
      rim: 0.3,
    })
    palm(s, {
      x: s.pick(-0.02, -0.06),
      y: 0.98,
      height: s.pick(66, 74),
      lean: 0.1,
      seed: 9,
      rim: 0.3,
    })
    bush(s, { x: 0.02, y: 0.985, size: 9, colour: LEAVES.jungle, seed: 3 })
    return finish(s)
  },
}
