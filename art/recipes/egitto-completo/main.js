import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { dune, ground, groundLine } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { cairo, pyramid, sphinx } from '../../things/egypt.js'
import { camel } from '../../things/gulf.js'

export default {
  alt: 'Le piramidi di Giza al tramonto, la Sfinge in primo piano e una carovana di cammelli sulla sabbia dorata',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.golden,
      sun: [0.14, 0.42],
      horizon: h > w ? 0.58 : 0.6,
    })
    sky(s, { clouds: 0.14, seed: 5 })
    const foot = s.horizon / h
    place(s, cairo({ seed: 3 }), { x: 0.86, y: foot + 0.004, size: 8, haze: 0.66 })
    ground(s, {
      top: groundLine(s, { at: foot, bumps: 0.006, seed: 2 }),
      colour: '#dca765',
      farColour: '#e8c08a',
      ripple: 0.3,
    })
    place(s, pyramid({ seed: 4 }), {
      x: s.pick(0.8, 0.86),
      y: foot + 0.02,
      size: s.pick(20, 22),
      haze: 0.38,
    })
    place(s, pyramid({ cap: true, seed: 2 }), {
      x: s.pick(0.56, 0.52),
      y: foot + 0.045,
      size: s.pick(37, 42),
      haze: 0.16,
    })
    place(s, pyramid({ seed: 7 }), {
      x: s.pick(0.26, 0.14),
      y: foot + 0.07,
      size: s.pick(30, 34),
      haze: 0.08,
    })
    fog(s, { y: foot + 0.05, thickness: 0.03, power: 0.35 })
    dune(s, { at: s.pick(0.12, 0.1), y: 0.86, height: 0.1, width: 0.9, seed: 3 })
    place(s, sphinx(), {
      x: s.pick(0.36, 0.42),
      y: s.pick(0.83, 0.79),
      size: s.pick(19, 21),
      front: 0.65,
      rim: 0.4,
    })
    dune(s, { at: 0.3, y: 0.93, height: 0.07, width: 1.1, seed: 6 })
    for (const [i, x] of [0.6, 0.68, 0.76].entries())
      place(s, camel({ rider: i !== 1 }), {
        x,
        y: s.pick(0.84, 0.8) + i * 0.004,
        size: s.pick(11, 12),
        front: 0.55,
        rim: 0.4,
      })
    dune(s, { at: 0.7, y: 1.06, height: 0.16, width: 1.5, seed: 9 })
    return finish(s, { rays: 0.14 })
  },
}
