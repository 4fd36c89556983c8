import { finish } from '../../core/finish.js'
import { fbm, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { zebra } from '../../things/africa.js'
import { lion, wildebeest } from '../../things/safari.js'
import { grassland, herd } from '../../things/savanna-land.js'
import { cliff } from '../../things/shaped-land.js'
import { nearGrass } from './kit.js'

const peachDawn = {
  ...moods.dawn,
  sky: [
    [0, '#3a5f98'],
    [0.35, '#8ba6c0'],
    [0.65, '#f3c39c'],
    [1, '#ffe2b0'],
  ],
  haze: '#f5cfa8',
  disc: 0.05,
}

export default {
  alt: "Un leone dalla criniera scura riposa su una roccia di granito e guarda la savana della Tanzania all'alba",
  paint(w, h) {
    const s = new Scene(w, h, { mood: peachDawn, sun: [0.8, 0.44], horizon: 0.58 })
    sky(s, { clouds: 0.14 })
    mountain(s, {
      top: range(s, { height: 0.05, seed: 9, detail: 0.9 }),
      rock: '#8a90ac',
      haze: 0.5,
    })
    grassland(s, {
      at: 0.585,
      bumps: 0.008,
      haze: 0.62,
      seed: 3,
      trees: 12,
      height: 5,
      blades: 600,
    })
    herd(s, {
      kinds: [zebra(), wildebeest()],
      from: 0.45,
      to: 1,
      far: 0.6,
      near: 0.64,
      count: 14,
      size: [1, 2.2],
      seed: 6,
      haze: 0.6,
    })
    fog(s, { y: 0.63, thickness: 0.04, power: 0.6, seed: 5 })
    grassland(s, {
      at: 0.69,
      bumps: 0.016,
      haze: 0.34,
      seed: 6,
      trees: 3,
      height: 16,
      blades: 900,
    })
    fog(s, { y: 0.73, thickness: 0.035, power: 0.4, seed: 8 })
    grassland(s, { at: 0.8, bumps: 0.02, haze: 0.12, seed: 9, blades: 1300, tall: 2 })
    const kopje = (x) =>
      h * (0.64 + 0.4 * smooth(0.5, 0.66, x / w) - 0.1 * smooth(0.16, 0.02, x / w)) +
      fbm((x / h) * 4, 6, 4) * h * 0.03
    cliff(s, {
      top: kopje,
      foot: () => h + 9,
      to: 0.68,
      rock: '#c29c84',
      leaf: '#c9a68c',
      green: 0,
      streak: 0.6,
      scale: 0.55,
      seed: 4,
      front: 0.55,
      side: 1,
    })
    boulder(s, {
      x: 0.0,
      y: 0.72,
      width: 40,
      height: 30,
      seed: 4,
      colour: '#b08e7c',
      square: 2.6,
      flutes: 0.5,
      front: 0.5,
    })
    boulder(s, {
      x: 0.56,
      y: 1.0,
      width: 24,
      height: 15,
      seed: 9,
      colour: '#b08e7c',
      square: 2.8,
      flutes: 0.5,
      front: 0.5,
    })
    place(s, lion(), {
      x: 0.34,
      y: kopje(s.x(0.34)) / h + 0.012,
      size: 33,
      rim: 1,
      rimWidth: 2.6,
      front: 0.5,
    })
    nearGrass(s, { at: 0.97, seed: 7, height: 7 })
    return finish(s, { rays: 0.14 })
  },
}
