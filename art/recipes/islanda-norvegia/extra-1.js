import { finish } from '../../core/finish.js'
import { fbm, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { grass } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { traveller } from '../../things/people.js'
import { groundShadow } from '../../things/savanna-land.js'
import { cliff, rainbow, waterfall } from '../../things/shaped-land.js'
import { clearNorth, GREEN } from './kit.js'

export default {
  alt: "La cascata di Skógafoss precipita tra pareti verdi di muschio, con un arcobaleno nella nebbia d'acqua",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearNorth, sun: [0.1, 0.06], horizon: 0.66 })
    sky(s, { clouds: 0.24 })
    const notch = (x) => 0.07 * Math.exp(-(((x / w - 0.55) / 0.06) ** 2))
    cliff(s, {
      top: (x) =>
        h * (0.2 + notch(x) + 0.1 * Math.abs(x / w - 0.5)) + fbm((x / h) * 4, 3, 5) * h * 0.07,
      foot: (x) => h * 0.76 + noise((x / h) * 4, 2) * h * 0.01,
      rock: '#6f6a6c',
      leaf: '#7d9a48',
      green: 0.5,
      scale: 1.3,
      seed: 5,
    })
    waterfall(s, {
      x: 0.55,
      y: 0.262,
      width: 26,
      height: 51,
      seed: 3,
      spread: 0.1,
      mist: 1.1,
      power: 1.15,
    })
    fog(s, { y: 0.74, thickness: 0.07, power: 0.6, colour: '#f4f8f6', seed: 4 })
    rainbow(s, { x: 0.36, y: 0.86, radius: 42, width: 4, power: 0.42 })
    lake(s, {
      top: 0.765,
      wave: 0.9,
      mirror: 0.5,
      glint: 0.1,
      body: [
        [0, '#d3e0e0'],
        [0.4, '#8fa9ae'],
        [1, '#54707c'],
      ],
    })
    ground(s, {
      top: (x) =>
        h * (0.9 - 0.13 * Math.abs(x / w - 0.58) ** 0.8) + noise((x / h) * 5, 4) * h * 0.012,
      colour: '#5f6068',
      farColour: '#7a7a7c',
      grain: 0.7,
      haze: 0.05,
    })
    const left = (x) => h * (1.02 - 0.34 * Math.max(0, 1 - x / (w * 0.4)) ** 1.1)
    ground(s, { top: left, colour: '#6f9440', haze: 0, grain: 0.5, to: 0.46 })
    grass(s, {
      top: left,
      to: 0.4,
      height: 3.4,
      count: 1300,
      colours: GREEN,
      seed: 5,
      jitter: 16,
    })
    for (const [x, seed, size] of [
      [0.62, 4, 7.5],
      [0.645, 9, 7],
    ]) {
      groundShadow(s, x, 0.885, 2.4, 0.3)
      place(s, traveller({ seed }), { x, y: 0.885, size, front: 0.8 })
    }
    for (const [x, y, width, height, seed] of [
      [0.86, 0.95, 16, 7, 3],
      [0.95, 0.93, 20, 10, 6],
      [0.44, 0.97, 10, 4, 9],
    ])
      boulder(s, { x, y, width, height, seed, colour: '#77747c' })
    return finish(s)
  },
}
