import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { acacia, grass } from '../../nature/foliage.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { elephant } from '../../things/africa.js'
import { grassland, groundShadow, kilimanjaro } from '../../things/savanna-land.js'
import { honey, nearGrass } from './kit.js'

export default {
  alt: "Il Kilimanjaro innevato nella luce dorata della sera, con una famiglia di elefanti in cammino nell'erba alta tra le acacie",
  paint(w, h) {
    const s = new Scene(w, h, { mood: honey, sun: [0.97, 0.36], horizon: h > w ? 0.62 : 0.6 })
    sky(s, { clouds: 0.16 })
    kilimanjaro(s, {
      at: s.pick(0.62, 0.56),
      height: s.pick(0.42, 0.34),
      width: s.pick(0.56, 0.4),
      snowLine: s.pick(0.09, 0.07),
      rock: '#8a8fae',
      haze: 0.16,
      front: 0.8,
    })
    const hor = s.horizon / h
    fog(s, {
      y: hor - s.pick(0.16, 0.12),
      thickness: 0.05,
      power: 0.6,
      colour: '#fff0d8',
      seed: 9,
    })
    fog(s, { y: hor - 0.02, thickness: 0.06, power: 0.6, seed: 3 })
    grassland(s, {
      at: hor + 0.004,
      bumps: 0.012,
      haze: 0.5,
      seed: 3,
      trees: s.pick(12, 8),
      height: 8,
      blades: 800,
    })
    fog(s, { y: hor + 0.02, thickness: 0.03, power: 0.45, seed: 6 })
    grassland(s, {
      at: hor + 0.06,
      bumps: 0.02,
      haze: 0.28,
      seed: 6,
      trees: s.pick(4, 3),
      height: 17,
      blades: 1000,
    })
    grassland(s, { at: hor + 0.13, bumps: 0.016, haze: 0.08, seed: 8, blades: 1500, tall: 2 })
    for (const [x, y, size, calf] of s.pick(
      [
        [0.66, 0.83, 14, false],
        [0.54, 0.845, 20, false],
        [0.435, 0.85, 9.5, true],
        [0.335, 0.86, 25, false],
      ],
      [
        [0.86, 0.83, 13, false],
        [0.68, 0.84, 18, false],
        [0.5, 0.845, 9, true],
        [0.3, 0.855, 25, false],
      ],
    )) {
      groundShadow(s, x - 0.02, y, size * 0.75)
      place(s, elephant({ calf }), { x, y, size, flip: true, rim: 1, rimWidth: 2.6, front: 0.68 })
      grass(s, {
        top: s.y(y - 0.004),
        from: x - 0.08,
        to: x + 0.08,
        height: 2.2,
        count: 130,
        colours: ['#d9b060', '#8a6a38', '#f0d48c'],
        seed: Math.round(x * 50),
        jitter: 2,
      })
    }
    grass(s, {
      top: h * 0.845,
      height: 2.6,
      count: s.pick(1300, 800),
      colours: ['#d9b060', '#9a7840', '#f0d48c', '#b8903f'],
      seed: 19,
      jitter: 10,
    })
    acacia(s, {
      x: s.pick(0.07, 0.04),
      y: 0.97,
      height: s.pick(78, 80),
      width: 1.15,
      seed: 7,
      lean: 0.08,
      colour: '#6f7440',
      front: 0.45,
      rim: 0.7,
      detail: 1.3,
    })
    nearGrass(s, { at: 0.94, soil: '#8a6a3c' })
    birds(s, { x: s.pick(0.4, 0.5), y: 0.2, count: 7, seed: 8 })
    return finish(s, { rays: 0.08 })
  },
}
