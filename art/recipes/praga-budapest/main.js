import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, grove } from '../../nature/foliage.js'
import { groundLine } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { gothicTower, pragueCastle, stoneBridge } from '../../things/europe.js'
import { town } from './kit.js'

export default {
  alt: "Il Ponte Carlo con la sua torre gotica e il castello di Praga sulla collina, all'alba sulla Moldava",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dawn, lamps: 0.5 },
      sun: [0.86, 0.5],
      horizon: h > w ? 0.6 : 0.62,
    })
    sky(s, { clouds: 0.14, seed: 6 })
    const foot = s.horizon / h
    const hill = groundLine(s, { at: foot - 0.13, bumps: 0.02, tilt: 0.04, seed: 2 })
    grove(s, { top: hill, depth: 16, size: 3, seed: 3, haze: 0.5, colour: '#6f8450' })
    place(s, pragueCastle(), {
      x: s.pick(0.4, 0.44),
      y: foot - 0.1,
      size: s.pick(22, 24),
      haze: 0.3,
    })
    grove(s, {
      top: groundLine(s, { at: foot - 0.1, bumps: 0.015, seed: 5 }),
      depth: 8,
      size: 2.6,
      seed: 6,
      haze: 0.36,
      colour: '#6f8450',
    })
    town(s, { y: foot - 0.03, size: 9, haze: 0.34, seed: 4 })
    town(s, { y: foot + 0.004, size: 11, haze: 0.18, seed: 8 })
    fog(s, { y: foot, thickness: 0.03, power: 0.5 })
    lake(s, { wave: 0.6 })
    place(s, stoneBridge({ arches: 16, stone: '#a8906e' }), {
      x: s.pick(0.27, 0.1),
      y: s.pick(0.745, 0.722),
      size: s.pick(15, 14),
      reflect: true,
    })
    place(s, gothicTower(), {
      x: s.pick(0.9, 0.84),
      y: s.pick(0.76, 0.73),
      size: s.pick(42, 46),
      rim: 0.5,
    })
    birds(s, { x: 0.2, y: 0.3, count: 8 })
    branch(s, {
      x: -0.01,
      y: 0.05,
      angle: 0.45,
      length: 14,
      colour: '#c9803a',
      leaf: true,
      seed: 4,
    })
    return finish(s, { rays: 0.1 })
  },
}
