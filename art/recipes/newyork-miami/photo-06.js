import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { orangeFerry } from '../../things/america.js'
import { oneWorld } from '../../things/new-york.js'
import { blocks, foamStreak } from './kit.js'

export default {
  alt: "Il traghetto arancione di Staten Island all'alba davanti a Lower Manhattan e alla torre One World, con i gabbiani",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.2, 0.5], horizon: 0.58 })
    sky(s, { clouds: 0.22 })
    blocks(s, {
      y: 0.58,
      count: 60,
      size: 11,
      haze: 0.66,
      seed: 910,
      hump: 0.7,
      spread: 0.3,
      low: 0.25,
    })
    place(s, oneWorld(), { x: 0.7, y: 0.585, size: 43, haze: 0.4, rim: 0.5 })
    blocks(s, {
      y: 0.58,
      count: 46,
      size: 21,
      haze: 0.44,
      seed: 1010,
      hump: 0.7,
      spread: 0.14,
      low: 0.12,
    })
    blocks(s, {
      y: 0.582,
      count: 52,
      size: 13,
      haze: 0.3,
      seed: 1110,
      hump: 0.74,
      spread: 0.14,
      low: 0.1,
    })
    fog(s, { y: 0.578, thickness: 0.03, power: 0.55, seed: 4 })
    sea(s, { glint: 0.9, wave: 0.9, mirrorFade: 0.9 })
    place(s, orangeFerry(), {
      x: 0.36,
      y: 0.77,
      size: 22,
      rim: 0.7,
      front: 0.7,
      reflect: { power: 0.5, length: 0.2, wobble: 5 },
    })
    foamStreak(s, 0.36, 0.775, 0.21)
    birds(s, { x: 0.52, y: 0.44, count: 9, size: 1.3, spread: 0.3, seed: 6, colour: '#f7f2ea' })
    birds(s, { x: 0.16, y: 0.66, count: 3, size: 2, spread: 0.1, seed: 9, colour: '#f7f2ea' })
    return finish(s, { rays: 0.14 })
  },
}
