import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, grove } from '../../nature/foliage.js'
import { groundLine } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { eiffel, riverBoat, stoneBridge } from '../../things/europe.js'
import { houses } from './kit.js'

export default {
  alt: 'La Torre Eiffel illuminata al tramonto oltre un ponte di pietra sulla Senna, con un battello che passa',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, lamps: 0.7, front: 0.4 },
      sun: [0.82, 0.5],
      horizon: h > w ? 0.6 : 0.62,
    })
    sky(s, { clouds: 0.16, seed: 8 })
    const foot = s.horizon / h
    houses(s, { y: foot, size: 11, haze: 0.55, seed: 3 })
    place(s, eiffel(), {
      x: s.pick(0.34, 0.42),
      y: foot - 0.005,
      size: s.pick(46, 56),
      haze: 0.12,
      rim: 0.5,
      front: 0.42,
    })
    houses(s, { y: foot + 0.004, size: 8, haze: 0.3, seed: 7, to: 0.26 })
    houses(s, { y: foot + 0.004, size: 9, haze: 0.3, seed: 9, from: 0.5 })
    const bank = groundLine(s, { at: foot - 0.012, bumps: 0.006, seed: 4 })
    grove(s, { top: bank, depth: 3.4, size: 2.2, seed: 5, haze: 0.2 })
    lake(s, { wave: 0.8 })
    place(s, stoneBridge({ arches: 24 }), {
      x: 0.5,
      y: s.pick(0.71, 0.7),
      size: s.pick(13, 12),
      haze: 0.08,
      reflect: true,
      front: 0.4,
    })
    place(s, riverBoat(), {
      x: s.pick(0.3, 0.32),
      y: s.pick(0.83, 0.8),
      size: 6.5,
      reflect: true,
      front: 0.5,
    })
    branch(s, {
      x: s.pick(-0.01, -0.02),
      y: 0.04,
      angle: 0.5,
      length: 15,
      colour: '#6f7a3a',
      leaf: true,
      seed: 6,
    })
    return finish(s, { rays: 0.1 })
  },
}
