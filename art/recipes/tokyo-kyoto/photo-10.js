import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { torii } from '../../things/asia-japan.js'
import { stoneLantern } from '../../things/asia-japan-life.js'

export default {
  alt: "Il torii rosso di Moto-Hakone nell'acqua del lago Ashi, in controluce al tramonto con le colline all'orizzonte",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.35, 0.44], horizon: 0.58 })
    sky(s, { clouds: 0.26 })
    for (const [height, seed, haze, detail] of [
      [0.12, 5, 0.62, 1.1],
      [0.08, 9, 0.4, 1.6],
    ])
      mountain(s, {
        top: range(s, { height, seed, detail }),
        rock: '#4f6288',
        haze,
        footHaze: 0.5,
        front: 0.2,
      })
    fog(s, { y: 0.575, thickness: 0.03, power: 0.5 })
    sea(s, { wave: 0.7, glint: 1 })
    place(s, torii({ sea: true, colour: '#e0522a' }), {
      x: 0.63,
      y: 0.78,
      size: 50,
      front: 0.42,
      rim: 0.7,
      reflect: { power: 0.6, length: 0.3, wobble: 4 },
    })
    for (const [x, y, width, seed] of [
      [0.08, 0.99, 36, 3],
      [0.22, 1.01, 18, 6],
    ])
      boulder(s, { x, y, width, height: width * 0.4, seed, colour: '#6f6a70' })
    place(s, stoneLantern(), { x: 0.09, y: 0.87, size: 30, front: 0.25, rim: 0.6 })
    birds(s, { x: 0.2, y: 0.3, count: 6, size: 0.6 })
    return finish(s, { rays: 0.12 })
  },
}
