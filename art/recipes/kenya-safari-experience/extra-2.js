import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grass } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { giraffe } from '../../things/africa.js'
import { grassland, groundShadow } from '../../things/savanna-land.js'
import { balloon } from '../../things/sky-things.js'

const sunrise = {
  ...moods.dusk,
  sky: [
    [0, '#2c4f86'],
    [0.35, '#7d8fa6'],
    [0.65, '#f0b483'],
    [1, '#ffdf9c'],
  ],
  haze: '#f9c794',
  lit: '#e8b48c',
  lamps: 0.2,
  disc: 0.055,
}

export default {
  alt: 'Una mongolfiera a spicchi sale sopra le giraffe e le acacie del Mara mentre il sole spunta dalla pianura',
  paint(w, h) {
    const s = new Scene(w, h, { mood: sunrise, sun: [0.74, 0.6], horizon: 0.68 })
    sky(s, { clouds: 0.14 })
    mountain(s, {
      top: range(s, { height: 0.05, seed: 2, detail: 1 }),
      rock: '#8a86a0',
      haze: 0.55,
    })
    for (const [x, y, size, haze, colours] of [
      [0.5, 0.28, 9, 0.45, ['#c9573f', '#e8d0a0', '#3f6f8a']],
      [0.88, 0.36, 6, 0.55, ['#e0a040', '#b8443a', '#f0e2c4']],
    ])
      place(s, balloon({ colours }), { x, y, size, haze, rim: 0.6, front: 0.5 })
    grassland(s, {
      at: 0.685,
      bumps: 0.012,
      haze: 0.55,
      seed: 3,
      trees: 9,
      height: 8,
      colour: '#b08a54',
      blades: 700,
    })
    fog(s, { y: 0.7, thickness: 0.035, power: 0.55, seed: 3 })
    grassland(s, {
      at: 0.73,
      bumps: 0.016,
      haze: 0.3,
      seed: 6,
      trees: 3,
      height: 17,
      colour: '#a07a48',
      blades: 900,
    })
    place(s, balloon(), { x: 0.25, y: 0.6, size: 50, rim: 0.8, front: 0.62 })
    s.glow(0.25, 0.575, 5, '#ffd27a', 0.7)
    grassland(s, { at: 0.8, bumps: 0.016, haze: 0.1, seed: 8, colour: '#86603c', blades: 1100 })
    for (const [x, y, size, flip] of [
      [0.6, 0.84, 34, false],
      [0.68, 0.83, 28, false],
      [0.53, 0.83, 17, false],
      [0.83, 0.82, 22, true],
    ]) {
      groundShadow(s, x, y, size * 0.26, size * 0.02)
      place(s, giraffe(), { x, y, size, flip, rim: 0.9, rimWidth: 2, front: 0.3 })
    }
    const near = groundLine(s, { at: 0.9, bumps: 0.03, seed: 4 })
    ground(s, { top: near, colour: '#5c4238', grain: 0.4, haze: 0 })
    grass(s, {
      top: near,
      height: 5,
      count: 1500,
      colours: ['#6a4a3a', '#4a3040', '#b07a4c', '#e0a860'],
      seed: 5,
      jitter: 8,
    })
    return finish(s, { rays: 0.14 })
  },
}
