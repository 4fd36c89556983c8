import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { cone, fog, mountain, range } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { meru, splitGate } from '../../things/bali.js'
import { curve } from '../../things/marks.js'
import { terraces } from '../../things/shaped-land.js'
import { palms } from './kit.js'

const tropicalMorning = {
  ...moods.dawn,
  sky: [
    [0, '#3f78b4'],
    [0.4, '#86b4d2'],
    [0.7, '#e9d6b4'],
    [1, '#ffe9bf'],
  ],
  haze: '#f3e0bd',
  lit: '#fff3da',
  shade: '#6f86a8',
  front: 0.62,
}

export default {
  alt: 'Risaie a terrazza verdissime con un tempio balinese dai molti tetti e il vulcano Agung nel mattino dorato',
  paint(w, h) {
    const s = new Scene(w, h, { mood: tropicalMorning, sun: [0.12, 0.3], horizon: 0.52 })
    sky(s, { clouds: 0.16 })
    mountain(s, {
      top: cone(s, { at: s.pick(0.4, 0.36), height: 0.34, spread: 0.34, crater: 0.05 }),
      rock: '#7d8aa0',
      haze: 0.3,
      footHaze: 0.9,
    })
    mountain(s, {
      top: range(s, { height: 0.1, seed: 8, detail: 1.3 }),
      rock: '#5f8a68',
      haze: 0.5,
    })
    fog(s, { y: 0.5, thickness: 0.05, power: 0.7 })
    const far = curve(
      s,
      [
        [0, 0.46],
        [0.3, 0.5],
        [0.6, 0.5],
        [1, 0.43],
      ],
      0.01,
    )
    grove(s, {
      top: far,
      depth: s.pick(10, 18),
      size: 1.7,
      colour: LEAVES.jungle,
      accents: [[LEAVES.green, 0.3]],
      haze: 0.34,
      seed: 5,
    })
    palms(
      s,
      [
        [0.05, 0.53, 15, 0.1],
        [0.13, 0.54, 12, -0.1],
        [0.5, 0.56, 13, 0.1],
        [0.93, 0.5, 16, -0.1],
        [0.55, 0.56, 10, -0.1],
        [0.86, 0.5, 13, 0.12],
      ],
      { haze: 0.3 },
    )
    fog(s, { y: 0.57, thickness: 0.035, power: 0.5, seed: 4 })
    ground(s, { top: (x) => far(x) + s.u * 4, colour: '#7fa548', haze: 0.4, base: 0.7 })
    fog(s, { y: 0.56, thickness: 0.03, power: 0.4, seed: 7 })
    const hill = curve(
      s,
      [
        [0, 0.55],
        [0.35, 0.6],
        [0.62, 0.575],
        [0.8, 0.56],
        [1, 0.53],
      ],
      0.006,
    )
    terraces(s, {
      top: hill,
      steps: 14,
      seed: 3,
      haze: 0.35,
      water: 0.26,
      bowl: -2.6,
      wave: 3.4,
      bend: 0.46,
    })
    const tx = s.pick(0.72, 0.68)
    grove(s, {
      top: (x) => hill(x) - s.u * 2.4,
      from: tx - s.pick(0.13, 0.25),
      to: tx + s.pick(0.16, 0.3),
      depth: 4,
      size: 1.7,
      colour: LEAVES.jungle,
      seed: 9,
      haze: 0.06,
    })
    place(s, meru({ tiers: 11 }), { x: tx, y: 0.605, size: 47, rim: 0.6, front: 0.68 })
    place(s, meru({ tiers: 5 }), {
      x: tx + s.pick(0.085, 0.15),
      y: 0.612,
      size: 24,
      rim: 0.6,
      front: 0.66,
    })
    place(s, splitGate(), {
      x: tx - s.pick(0.085, 0.15),
      y: 0.622,
      size: 14,
      rim: 0.5,
      front: 0.66,
    })
    grove(s, {
      top: (x) => s.y(0.612) + Math.sin(x / s.u / 3) * s.u * 0.3,
      from: tx - s.pick(0.13, 0.24),
      to: tx + s.pick(0.14, 0.28),
      depth: 2.2,
      size: 1.2,
      colour: LEAVES.green,
      accents: [
        ['#e8b94a', 0.06],
        ['#e0637a', 0.06],
      ],
      seed: 12,
    })
    palm(s, {
      x: s.pick(0.03, 0.02),
      y: 1.03,
      height: s.pick(92, 112),
      lean: 0.08,
      seed: 7,
      front: 0.3,
    })
    palm(s, {
      x: s.pick(-0.04, -0.08),
      y: 1.03,
      height: s.pick(70, 84),
      lean: 0.1,
      seed: 4,
      front: 0.25,
    })
    grove(s, {
      top: (x) => h * (0.97 - 0.09 * Math.max(0, 1 - x / (w * 0.26))),
      to: 0.27,
      depth: 10,
      size: 2.6,
      colour: LEAVES.deep,
      seed: 3,
      front: 0.25,
    })
    birds(s, { x: 0.56, y: 0.2, count: 6, seed: 5 })
    return finish(s, { rays: 0.1 })
  },
}
