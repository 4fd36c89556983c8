import { finish } from '../../core/finish.js'
import { fbm } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog, mountain } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { grassland, herd } from '../../things/savanna-land.js'
import { standingZebra } from '../../things/zebra.js'
import { nearGrass } from './kit.js'

const blueMist = {
  ...moods.mist,
  sky: [
    [0, '#88a8bf'],
    [0.45, '#b9cdd2'],
    [1, '#f1e9d6'],
  ],
  haze: '#dbe3dc',
  front: 0.82,
  lit: '#fff4dc',
}

export default {
  alt: "Zebre al pascolo nella nebbia leggera sul fondo del cratere di Ngorongoro, chiuso dall'alto bordo verde",
  paint(w, h) {
    const s = new Scene(w, h, { mood: blueMist, sun: [0.2, 0.12], horizon: 0.52 })
    sky(s, { clouds: 0.4 })
    // The rim: one long level wall with folds of forest.
    const rim = (x) =>
      h * (0.27 + 0.03 * Math.sin((x / w) * 4 + 1)) + fbm((x / h) * 2.4, 4, 5) * h * 0.04
    mountain(s, {
      top: rim,
      base: h * 0.56,
      rock: '#6f9070',
      haze: 0.3,
      footHaze: 0.85,
      hazeFrom: 0.3,
      scale: 0.2,
    })
    fog(s, { y: 0.29, thickness: 0.06, power: 0.75, colour: '#f4f3ea', seed: 8 })
    fog(s, { y: 0.5, thickness: 0.07, power: 0.8, colour: '#f2f0e4', seed: 3 })
    grassland(s, {
      at: 0.53,
      bumps: 0.008,
      haze: 0.6,
      seed: 4,
      colour: '#a3ad52',
      straw: ['#b5b878', '#8f9c5c'],
      blades: 500,
    })
    lake(s, { top: 0.575, bottom: 0.615, wave: 0.3, glint: 0 })
    grassland(s, {
      at: 0.61,
      bumps: 0.012,
      haze: 0.36,
      seed: 6,
      colour: '#9aa648',
      straw: ['#b5b470', '#87924e', '#d6cf92'],
      blades: 900,
    })
    herd(s, {
      kinds: [standingZebra()],
      from: 0.02,
      to: 0.98,
      far: 0.64,
      near: 0.76,
      count: 17,
      size: [4, 9],
      seed: 12,
      haze: 0.5,
    })
    fog(s, { y: 0.66, thickness: 0.04, power: 0.35, colour: '#f4f2e6', seed: 11 })
    for (const [x, y, size, flip] of [
      [0.3, 0.9, 30, true],
      [0.52, 0.86, 23, false],
      [0.14, 0.85, 20, false],
    ]) {
      place(s, standingZebra(), { x, y, size, flip, front: 0.75, rim: 0.4 })
    }
    nearGrass(s, { at: 0.93, seed: 6, colours: ['#a5a85c', '#6f8046', '#d2cb8a', '#56693c'] })
    return finish(s)
  },
}
