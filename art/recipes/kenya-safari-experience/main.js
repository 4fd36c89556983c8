import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { acacia, grass } from '../../nature/foliage.js'
import { groundLine } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { giraffe, zebra } from '../../things/africa.js'
import { maasai, wildebeest } from '../../things/safari.js'
import { grassland, groundShadow, herd, rainShafts } from '../../things/savanna-land.js'
import { rainbow } from '../../things/shaped-land.js'

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
  alt: "Tre pastori in rosso guardano le mandrie e le giraffe del Masai Mara, sotto un'acacia e un arcobaleno dopo il temporale",
  focus: 0.5,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: stormLight,
      sun: [0.02, 0.42],
      horizon: h > w ? 0.56 : 0.54,
    })
    sky(s, { clouds: 0.5, cloudScale: 0.9, cloudPower: 0.9 })
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
    rainbow(s, { x: s.pick(0.86, 0.8), y: s.horizon / h, radius: 62, width: 5, power: 0.4 })
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
      near: hor + 0.16,
      count: s.pick(46, 30),
      size: [1.4, 4.6],
      seed: 4,
      haze: 0.42,
      rim: 0.5,
    })
    grassland(s, { at: hor + 0.235, bumps: 0.02, haze: 0.04, seed: 7, blades: 1500, tall: 2 })
    for (const [x, y, size] of s.pick(
      [
        [0.53, 0.79, 27],
        [0.47, 0.775, 22],
      ],
      [
        [0.86, 0.77, 27],
        [0.74, 0.755, 22],
      ],
    ))
      place(s, giraffe(), { x, y, size, front: 0.7, rim: 0.6, flip: true })
    for (const [x, y, size, seed] of s.pick(
      [
        [0.17, 0.915, 25, 1],
        [0.235, 0.905, 23, 4],
        [0.295, 0.9, 22, 2],
      ],
      [
        [0.2, 0.9, 26, 1],
        [0.33, 0.89, 24, 4],
        [0.45, 0.885, 22, 2],
      ],
    ))
      place(s, maasai({ seed, cloth: seed === 4 ? '#b8283a' : '#d2382c' }), {
        x,
        y,
        size,
        front: 0.75,
        rim: 0.7,
      })
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
