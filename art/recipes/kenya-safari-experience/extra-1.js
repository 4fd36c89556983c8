import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grass } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { elephant } from '../../things/africa.js'
import { grassland, groundShadow, kilimanjaro } from '../../things/savanna-land.js'

const amboseliMorning = {
  ...moods.dawn,
  sky: [
    [0, '#5f8fbe'],
    [0.4, '#a3c1d2'],
    [0.75, '#e6dccb'],
    [1, '#f7e2c6'],
  ],
  haze: '#e6dccb',
  front: 0.6,
}

export default {
  alt: 'Una fila di elefanti con i piccoli attraversa la palude di Amboseli nella foschia del mattino, davanti al Kilimanjaro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: amboseliMorning, sun: [0.86, 0.2], horizon: 0.6 })
    sky(s, { clouds: 0.08 })
    kilimanjaro(s, {
      at: 0.36,
      height: 0.38,
      width: 0.62,
      snowLine: 0.05,
      rock: '#7f93ae',
      haze: 0.38,
    })
    fog(s, { y: 0.5, thickness: 0.07, power: 0.75, colour: '#f6eee0', seed: 4 })
    fog(s, { y: 0.59, thickness: 0.04, power: 0.6, seed: 2 })
    grassland(s, {
      at: 0.6,
      bumps: 0.008,
      haze: 0.6,
      seed: 3,
      trees: 14,
      height: 5,
      colour: '#9aa860',
      straw: ['#a9b46a', '#7f9050'],
      base: 0.7,
    })
    fog(s, { y: 0.625, thickness: 0.025, power: 0.6, seed: 7 })
    grassland(s, {
      at: 0.65,
      bumps: 0.01,
      haze: 0.32,
      seed: 5,
      colour: '#8fa052',
      straw: ['#a5b060', '#6f8a45', '#c9c47a'],
      blades: 900,
    })
    for (const [x, size, calf] of [
      [0.2, 17, false],
      [0.32, 15, false],
      [0.4, 8, true],
      [0.5, 19, false],
      [0.62, 16, false],
      [0.69, 8.5, true],
      [0.78, 17.5, false],
    ]) {
      groundShadow(s, x, 0.772, size * 0.6)
      place(s, elephant({ calf }), {
        x,
        y: 0.775,
        size,
        flip: true,
        haze: 0.12,
        rim: 0.8,
        front: 0.5,
      })
    }
    lake(s, { top: 0.775, bottom: 0.9, wave: 0.35, mirror: 0.9, glint: 0.2 })
    const bank = groundLine(s, { at: 0.88, bumps: 0.03, detail: 2.4, tilt: -0.03, seed: 6 })
    ground(s, { top: bank, colour: '#7c8a44', haze: 0.02, grain: 0.5, seed: 3 })
    grass(s, {
      top: bank,
      height: 5,
      count: 1900,
      colours: ['#8a9a4a', '#5f7a3a', '#c2bc6c', '#40602f'],
      seed: 4,
      jitter: 12,
    })
    birds(s, { x: 0.62, y: 0.3, count: 9, size: 0.7, seed: 5, colour: '#ffffff' })
    return finish(s, { rays: 0.06 })
  },
}
