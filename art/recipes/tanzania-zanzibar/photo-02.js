import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { acacia } from '../../nature/foliage.js'
import { fog } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { giraffe } from '../../things/africa.js'
import { grassland } from '../../things/savanna-land.js'
import { nearGrass } from './kit.js'

export default {
  alt: 'Il profilo di due giraffe si staglia contro il grande disco rosso del sole, tra le chiome piatte delle acacie',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.savanna,
        sky: [
          [0, '#2a2f5c'],
          [0.25, '#8a4a4c'],
          [0.5, '#e0713c'],
          [0.78, '#f9a64c'],
          [1, '#ffd684'],
        ],
        front: 0.12,
      },
      sun: [0.42, 0.44],
      horizon: 0.82,
    })
    sky(s, { clouds: 0.12, cloudScale: 1.8, disc: 0.24 })
    grassland(s, {
      at: 0.82,
      bumps: 0.012,
      haze: 0.55,
      seed: 2,
      trees: 8,
      height: 12,
      colour: '#8a4f38',
      straw: ['#c98a4a', '#7a4634'],
      blades: 700,
    })
    fog(s, { y: 0.83, thickness: 0.04, power: 0.5, seed: 4 })
    acacia(s, {
      x: 0.86,
      y: 0.95,
      height: 74,
      width: 1.3,
      seed: 3,
      lean: -0.1,
      colour: '#5a4430',
      front: 0.15,
      rim: 0.5,
      detail: 1.5,
    })
    place(s, giraffe(), { x: 0.36, y: 0.97, size: 82, front: 0.14, rim: 0.9, rimWidth: 2.2 })
    place(s, giraffe(), {
      x: 0.56,
      y: 0.94,
      size: 58,
      flip: true,
      front: 0.14,
      rim: 0.9,
      rimWidth: 2,
    })
    nearGrass(s, {
      at: 0.92,
      soil: '#3a2030',
      colours: ['#4a2834', '#2c1628', '#9a5a3c', '#6a3a34'],
      height: 7,
      count: 1900,
    })
    return finish(s)
  },
}
