import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { acacia, grass } from '../../nature/foliage.js'
import { groundLine } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { zebra } from '../../things/africa.js'
import { wildebeest } from '../../things/safari.js'
import { grassland, groundShadow, herd, rainShafts } from '../../things/savanna-land.js'

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

export default {
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
}
