import { finish } from '../../core/finish.js'
import { clamp, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { beach } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { birds, sky } from '../../nature/sky.js'
import { foam, sea } from '../../nature/water.js'
import { basalt } from '../../things/northern-land.js'
import { traveller } from '../../things/people.js'
import { groundShadow } from '../../things/savanna-land.js'
import { rainy } from './kit.js'

export default {
  alt: "Colonne di basalto e faraglioni scuri sulla spiaggia nera di Reynisfjara, tra le onde bianche dell'Atlantico",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...rainy,
        lamps: 0,
        front: 0.6,
        sky: [
          [0, '#6f8aa4'],
          [0.5, '#a9bac4'],
          [1, '#e6dfd0'],
        ],
      },
      sun: [0.24, 0.2],
      horizon: 0.5,
    })
    sky(s, { clouds: 0.5 })
    mountain(s, {
      top: range(s, { height: 0.07, seed: 7, shape: (u) => Math.max(0, 1 - u * 3) }),
      rock: '#6a7688',
      haze: 0.45,
    })
    sea(s, {
      wave: 1.2,
      mirror: 0.7,
      glint: 0.3,
      body: [
        [0, '#9fb4bc'],
        [0.4, '#5f8490'],
        [1, '#3a5f70'],
      ],
    })
    for (const [x, y, width, height, seed] of [
      [0.34, 0.535, 7, 20, 4],
      [0.41, 0.54, 8, 29, 7],
      [0.46, 0.54, 5, 13, 9],
    ])
      boulder(s, {
        x,
        y,
        width,
        height,
        seed,
        colour: '#4f525e',
        square: 2.2,
        flutes: 0.8,
        haze: 0.24,
        front: 0.4,
      })
    const edge = (x) => h * (0.94 - 0.34 * (x / w) ** 1.3) + noise((x / h) * 3, 5) * h * 0.02
    foam(s, (x) => edge(x) - h * 0.07, { power: 0.5 })
    foam(s, edge)
    beach(s, edge, { colour: '#4a4a54', wet: '#34384a' })
    basalt(s, {
      from: 0.62,
      to: 1.03,
      width: 2.7,
      seed: 4,
      colour: '#6f7280',
      top: (x) =>
        h * (0.66 - 0.6 * clamp((x / w - 0.6) * 2.6) ** 0.8) + noise((x / h) * 9, 3) * h * 0.05,
      foot: (x) => h * (0.68 + 0.3 * clamp((x / w - 0.62) * 2.6)),
    })
    for (const [x, y, width, height, seed] of [
      [0.64, 0.72, 8, 4, 3],
      [0.7, 0.8, 10, 5, 6],
      [0.78, 0.89, 13, 6, 8],
    ])
      boulder(s, { x, y, width, height, seed, colour: '#5a5c68', square: 3.4 })
    for (const [x, y, size, seed] of [
      [0.53, 0.83, 11, 4],
      [0.56, 0.835, 10.5, 10],
    ]) {
      groundShadow(s, x, y, 3.4, 0.3)
      place(s, traveller({ seed, pack: false }), { x, y, size, front: 0.65 })
    }
    birds(s, { x: 0.3, y: 0.22, count: 12, seed: 8, colour: '#f4f4ee' })
    return finish(s)
  },
}
