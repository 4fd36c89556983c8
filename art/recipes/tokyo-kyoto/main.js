import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, grove, LEAVES } from '../../nature/foliage.js'
import { cone, fog, mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { pagoda, torii } from '../../things/asia-japan.js'
import { petals } from './kit.js'

const indigoDawn = {
  ...moods.dawn,
  sky: [
    [0, '#20387c'],
    [0.3, '#4a6fae'],
    [0.55, '#a9bccb'],
    [0.76, '#fbd3b0'],
    [1, '#ffc596'],
  ],
  haze: '#fbd0ae',
  clouds: ['#ffd9bb', '#6d86b4'],
  lake: [
    [0, '#c9b8b0'],
    [0.3, '#5c7fb0'],
    [1, '#152f66'],
  ],
  lamps: 0.75,
}

/** The sacred volcano with its snow cap. */
function fuji(s, { at, height, spread = 0.3, haze = 0.1, snowLine = 0.13, base = s.horizon + 3 }) {
  const top = cone(s, { at, height, spread, base })
  return mountain(s, {
    top,
    rock: '#6f7fa8',
    snow: '#ffffff',
    snowLine: snowLine * s.pick(1, 0.75),
    snowRough: 0.12,
    haze,
    footHaze: 0.8,
    hazeFrom: 0.35,
    base,
  })
}

export default {
  alt: "Il monte Fuji innevato all'alba oltre il lago, con una pagoda rossa, un torii nell'acqua e rami di ciliegio in fiore",
  paint(w, h) {
    const s = new Scene(w, h, { mood: indigoDawn, sun: [0.3, 0.5], horizon: h > w ? 0.6 : 0.62 })
    sky(s, { clouds: 0.14 })
    fuji(s, {
      at: s.pick(0.5, 0.52),
      height: s.pick(0.44, 0.4),
      spread: s.pick(0.31, 0.19),
      haze: 0.06,
    })
    for (const [height, seed, haze] of [
      [0.055, 3, 0.62],
      [0.035, 8, 0.4],
    ])
      mountain(s, {
        top: range(s, { height, seed, detail: 2 }),
        rock: '#4d6a90',
        haze,
        footHaze: 0.7,
      })
    fog(s, { y: s.horizon / h - 0.012, thickness: 0.045, power: 0.75, seed: 2 })
    lake(s, { glint: 0.25 })
    const shore = (x) =>
      s.h * s.pick(0.6, 0.595) - s.h * 0.085 * Math.max(0, 1 - x / (w * s.pick(0.36, 0.42))) ** 0.8
    place(s, pagoda(), {
      x: s.pick(0.145, 0.17),
      y: s.pick(0.57, 0.575),
      size: s.pick(47, 44),
      rim: 0.5,
      reflect: { y: 0.655, power: 0.4, length: 0.4 },
    })
    grove(s, {
      top: (x) => s.h * s.pick(0.588, 0.592) - noise((x / h) * 7, 3) * h * 0.006,
      to: s.pick(0.34, 0.4),
      depth: 5.4,
      size: 2.2,
      colour: LEAVES.blossom,
      accents: [['#6f8a6c', 0.25]],
      seed: 14,
      front: 0.45,
      reflect: { y: s.y(s.pick(0.645, 0.632)), power: 0.4, length: 0.2, wobble: 3 },
    })
    grove(s, {
      top: shore,
      to: s.pick(0.37, 0.43),
      depth: 6,
      size: 2.6,
      colour: LEAVES.blossom,
      accents: [
        ['#f7c9cf', 0.3],
        ['#6f8a6c', 0.12],
      ],
      seed: 4,
      front: 0.62,
      reflect: { y: s.y(s.pick(0.645, 0.632)), power: 0.5, length: 0.2, wobble: 3 },
    })
    place(s, torii(), {
      x: s.pick(0.79, 0.72),
      y: s.pick(0.82, 0.79),
      size: s.pick(35, 36),
      rim: 0.5,
      reflect: { power: 0.6, length: 0.3 },
    })
    branch(s, { x: 1.03, y: s.pick(0.02, 0.05), angle: 2.85, length: s.pick(15, 17), seed: 12 })
    petals(s)
    birds(s, { x: 0.33, y: 0.2, count: 5, size: 0.6 })
    return finish(s)
  },
}
