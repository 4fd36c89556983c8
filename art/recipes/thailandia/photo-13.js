import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lagoon } from '../../nature/water.js'
import { karst } from '../../things/asia-karst.js'
import { kayak } from '../../things/asia-people.js'

export default {
  alt: "Uno scoglio di calcare si alza dall'acqua verde della baia di Phang Nga, con due kayak fra le pareti coperte di giungla",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#6fa0b8'],
          [0.5, '#a9cad0'],
          [1, '#f1eedd'],
        ],
        haze: '#d6e6de',
        lagoon: [
          [0, '#6fb0a0'],
          [0.3, '#3f9f8c'],
          [0.7, '#2f8f80'],
          [1, '#1f6f68'],
        ],
      },
      sun: [0.3, 0.12],
      horizon: 0.6,
    })
    sky(s, { clouds: 0.3 })
    for (const [x, width, height, seed, haze] of [
      [0.3, 40, 16, 4, 0.66],
      [0.5, 24, 24, 6, 0.56],
      [0.74, 34, 20, 9, 0.6],
    ])
      karst(s, { x, y: 0.603, width, height, seed, haze, green: 0.6 })
    fog(s, { y: 0.58, thickness: 0.06, power: 0.6 })
    karst(s, { x: 1.0, y: 0.625, width: 60, height: 62, seed: 3, haze: 0.12, green: 0.55 })
    karst(s, {
      x: 0.56,
      y: 0.63,
      width: 21,
      height: 40,
      seed: 21,
      waist: 0.62,
      green: 0.2,
      square: 6,
      haze: 0.04,
    })
    lagoon(s, { shallow: 0.3, mirror: 0.75, mirrorFade: 1.8, wave: 0.7 })
    karst(s, {
      x: -0.06,
      y: 0.8,
      width: 90,
      height: 104,
      seed: 8,
      green: 0.6,
      front: 0.3,
      waist: 0,
      square: 8,
      tide: false,
    })
    for (const [x, width, seed] of [
      [0.04, 30, 4],
      [0.14, 18, 6],
      [0.2, 9, 9],
    ])
      boulder(s, {
        x,
        y: 0.82 - x * 0.05,
        width,
        height: width * 0.22,
        seed,
        colour: '#8a8478',
        front: 0.4,
      })
    place(s, kayak(), {
      x: 0.42,
      y: 0.8,
      size: 7,
      front: 0.8,
      reflect: { power: 0.5, length: 0.08 },
    })
    place(s, kayak({ colour: '#d8473a' }), {
      x: 0.62,
      y: 0.72,
      size: 4.4,
      front: 0.8,
      flip: true,
      reflect: { power: 0.5, length: 0.06 },
    })
    return finish(s)
  },
}
