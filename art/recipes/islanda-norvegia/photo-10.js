import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { boulder } from '../../nature/rocks.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { sailboat } from '../../things/boats.js'
import { crags, midnightSun } from './kit.js'

export default {
  alt: "Il sole di una sera di giugno sfiora l'orizzonte tra gli scogli del nord, con una barca a vela in controluce",
  paint(w, h) {
    const s = new Scene(w, h, { mood: midnightSun, sun: [0.58, 0.48], horizon: 0.55 })
    sky(s, { clouds: 0.3 })
    crags(
      s,
      [
        [0.05, 0.22, 0.16],
        [0.16, 0.14, 0.18],
        [0.96, 0.2, 0.14],
        [0.86, 0.1, 0.14],
      ],
      { haze: 0.36, snowLine: 0.05, snow: null, rock: '#7f7a94', seed: 5 },
    )
    sea(s, { glint: 1, wave: 0.75, glintWidth: 0.012 })
    place(s, sailboat({ sail: '#f4e2c4', hull: '#6a4a3c', stripe: '#3f3040' }), {
      x: 0.4,
      y: 0.66,
      size: 24,
      front: 0.3,
      rim: 0.9,
      reflect: { power: 0.5, length: 0.16 },
    })
    for (const [x, y, width, height, seed] of [
      [0.78, 0.72, 14, 5, 4],
      [0.9, 0.78, 22, 8, 6],
      [0.06, 0.86, 30, 12, 8],
      [0.2, 0.92, 24, 8, 3],
      [0.98, 0.94, 34, 15, 9],
      [0.0, 1.04, 46, 20, 11],
      [0.3, 1.03, 24, 8, 14],
    ])
      boulder(s, { x, y, width, height, seed, colour: '#6f6274', front: 0.3, square: 3 })
    birds(s, { x: 0.7, y: 0.28, count: 8, seed: 6 })
    return finish(s, { rays: 0.12 })
  },
}
