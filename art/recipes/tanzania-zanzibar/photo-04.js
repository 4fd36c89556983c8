import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { mountain, range } from '../../nature/mountains.js'
import { moon, sky, stars } from '../../nature/sky.js'
import { elephant } from '../../things/africa.js'
import { baobab, grassland } from '../../things/savanna-land.js'
import { nearGrass } from './kit.js'

export default {
  alt: "I baobab giganti del Tarangire con i rami nudi contro il cielo dell'ora blu e la luna che sorge",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#122350'],
          [0.4, '#33568c'],
          [0.7, '#8f9aae'],
          [0.88, '#f2bd92'],
          [1, '#ffd6a0'],
        ],
        front: 0.28,
      },
      sun: [0.24, 0.7],
      horizon: 0.74,
    })
    sky(s, { clouds: 0.08 })
    stars(s, { count: 170, below: 0.4, seed: 4 })
    moon(s, { x: 0.79, y: 0.27, radius: 5 })
    mountain(s, {
      top: range(s, { height: 0.05, seed: 4, detail: 1 }),
      rock: '#6f7a9c',
      haze: 0.5,
    })
    grassland(s, {
      at: 0.745,
      bumps: 0.01,
      haze: 0.5,
      seed: 4,
      trees: 7,
      height: 7,
      colour: '#8a6a54',
      blades: 600,
    })
    baobab(s, { x: 0.66, y: 0.79, height: 38, seed: 5, haze: 0.24, front: 0.25 })
    baobab(s, { x: 0.93, y: 0.78, height: 28, seed: 8, haze: 0.34, front: 0.25 })
    grassland(s, {
      at: 0.79,
      bumps: 0.016,
      haze: 0.18,
      seed: 7,
      colour: '#6f5448',
      straw: ['#9a7654', '#6a4c44'],
      blades: 900,
    })
    place(s, elephant(), { x: 0.54, y: 0.845, size: 10, front: 0.2, rim: 0.8 })
    place(s, elephant({ calf: true }), { x: 0.49, y: 0.845, size: 5.5, front: 0.2, rim: 0.8 })
    baobab(s, { x: 0.24, y: 0.93, height: 84, seed: 3, front: 0.22, girth: 1.1, rim: 0.7 })
    nearGrass(s, {
      at: 0.9,
      soil: '#42364c',
      colours: ['#54424c', '#352c48', '#8f6a54', '#6a5048'],
    })
    return finish(s)
  },
}
