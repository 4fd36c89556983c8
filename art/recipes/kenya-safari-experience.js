import { finish } from '../core/finish.js'
import { place } from '../core/place.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { acacia, grass } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { birds, sky } from '../nature/sky.js'
import { lake } from '../nature/water.js'
import { elephant, giraffe, zebra } from '../things/africa.js'
import { wildebeest } from '../things/safari.js'
import { grassland, groundShadow, herd, kilimanjaro, rainShafts } from '../things/savanna-land.js'
import { balloon } from '../things/sky-things.js'

// A storm in the east, the low sun behind the viewer's left shoulder.
const stormLight = {
  ...moods.golden,
  sky: [
    [0, '#27345c'],
    [0.35, '#43547c'],
    [0.7, '#7f8a9c'],
    [0.9, '#e0bf94'],
    [1, '#ffdf9e'],
  ],
  clouds: ['#c9b7a6', '#2c3a63'],
  haze: '#d6bc98',
  front: 0.82,
  disc: 0,
}
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

export const recipes = [
  {
    id: 'main',
    alt: "Una grande mandria di gnu e zebre nell'erba dorata del Masai Mara, sotto un cielo di temporale con un'acacia solitaria",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: stormLight,
        sun: [0.02, 0.42],
        horizon: h > w ? 0.56 : 0.54,
      })
      sky(s, { clouds: 0.95, cloudScale: 1.1, cloudPower: 0.95, cloudSoft: 0.5, seed: 6 })
      s.wash(0, s.horizon / h, ['#1c2850', 0.55], ['#1c2850', 0])
      rainShafts(s, {
        x0: 0.5,
        x1: 1.02,
        y0: 0.1,
        y1: s.horizon / h,
        power: 0.8,
        colour: '#33406a',
        seed: 2,
      })
      s.glow(0.02, 0.5, 60, '#ffd890', 0.5)
      mountain(s, {
        top: range(s, { height: 0.07, seed: 5, detail: 0.9, rough: 0.4 }),
        rock: '#7f88a0',
        haze: 0.42,
        footHaze: 0.6,
        rough: 0.5,
      })
      const hor = s.horizon / h
      grassland(s, {
        at: hor + 0.006,
        bumps: 0.008,
        haze: 0.45,
        seed: 2,
        trees: s.pick(11, 7),
        height: 6,
        blades: 500,
      })
      grassland(s, { at: hor + 0.05, bumps: 0.014, haze: 0.2, seed: 4, trees: 0, blades: 900 })
      acacia(s, {
        x: s.pick(0.66, 0.58),
        y: hor + 0.115,
        height: s.pick(47, 52),
        width: 1.28,
        lean: 0.12,
        seed: 8,
        colour: '#66713a',
        front: 0.6,
        rim: 0.5,
        detail: 1.4,
      })
      groundShadow(s, s.pick(0.7, 0.62), hor + 0.117, 26, 1.2)
      herd(s, {
        kinds: [wildebeest(), wildebeest(), zebra()],
        from: -0.02,
        to: 1.02,
        far: hor + 0.03,
        near: hor + 0.2,
        count: s.pick(42, 28),
        size: [1.6, 7],
        seed: 4,
        haze: 0.42,
        rim: 0.5,
      })
      grassland(s, { at: hor + 0.235, bumps: 0.02, haze: 0.04, seed: 7, blades: 1500, tall: 2 })
      for (const [x, y, size, flip] of s.pick(
        [
          [0.13, 0.91, 21, true],
          [0.3, 0.885, 18, true],
          [0.47, 0.87, 14, true],
        ],
        [
          [0.2, 0.9, 21, true],
          [0.52, 0.875, 17, true],
          [0.78, 0.86, 13, false],
        ],
      )) {
        groundShadow(s, x, y + 0.002, size * 0.75, size * 0.06)
        place(s, x < 0.25 ? zebra() : wildebeest(), {
          x,
          y,
          size,
          flip: x < 0.25 ? flip : !flip,
          rim: 0.7,
          front: 0.75,
        })
      }
      const near = groundLine(s, { at: 0.93, bumps: 0.02, seed: 9 })
      grass(s, {
        top: near,
        height: 6,
        count: s.pick(1500, 900),
        colours: ['#d0a350', '#8a6a34', '#f0d48a', '#5f5030'],
        seed: 8,
        jitter: 9,
      })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
    alt: 'Una fila di elefanti con i piccoli attraversa la palude di Amboseli nella foschia del mattino, davanti al Kilimanjaro',
    paint(w, h) {
      const s = new Scene(w, h, { mood: amboseliMorning, sun: [0.86, 0.2], horizon: 0.6 })
      sky(s, { clouds: 0.08, seed: 3 })
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
  },
  {
    id: 'extra-2',
    alt: 'Una mongolfiera a spicchi sale sopra le giraffe e le acacie del Mara mentre il sole spunta dalla pianura',
    paint(w, h) {
      const s = new Scene(w, h, { mood: sunrise, sun: [0.74, 0.6], horizon: 0.68 })
      sky(s, { clouds: 0.14, seed: 12 })
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
  },
]
