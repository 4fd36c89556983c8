import { fbm, noise } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { conifer, forest, grass, LEAVES } from '../nature/foliage.js'
import { ground, snowfield } from '../nature/ground.js'
import { fog, mountain, peak, range } from '../nature/mountains.js'
import { boulder } from '../nature/rocks.js'
import { aurora, sky, stars } from '../nature/sky.js'
import { lake } from '../nature/water.js'
import { canoe } from '../things/boats.js'
import { campfire, sitter, tent, traveller } from '../things/people.js'

/** A small company at its fire; `at` is the snow's height at x. */
function roundTheFire(s, at) {
  for (const [x, seed, flip] of [
    [0.455, 3, false],
    [0.525, 6, true],
    [0.548, 9, true],
  ])
    place(s, sitter({ seed }), {
      x,
      y: at(x) + 0.008,
      size: 6,
      flip,
      rim: '#ffc27a',
      rimFrom: [flip ? -1 : 1, -0.3],
    })
  place(s, traveller({ seed: 12, pack: false }), {
    x: 0.58,
    y: at(0.58),
    size: 10.5,
    rim: '#ffc27a',
    rimFrom: [-1, 0],
  })
  place(s, campfire(), { x: 0.49, y: at(0.49) + 0.008, size: 5.5 })
  s.glow(0.49, at(0.49) - 0.01, 22, '#ff9a40', 0.6)
}

/** Northern lights over a fjord; a group round a fire, but not in the film, which brings its own. Wide band: the middle must stand alone. */
export function auroraBand(w, h, prepare = () => {}, film = false) {
  const s = new Scene(w, h, { mood: moods.aurora, sun: [0.75, -0.2], horizon: 0.6 })
  prepare(s)
  sky(s, { clouds: 0 })
  stars(s, { count: 600, seed: 4, below: 0.56 })
  aurora(s, {
    seed: 2,
    bands: [
      [0.4, 0.5, '#4dffb0', '#3f6bff', 1],
      [0.28, 0.9, '#7dffc4', '#4a8bff', 0.7],
      [0.47, 0.35, '#38e6a0', '#3a7bff', 0.55],
    ],
  })
  s.cut(0)
  mountain(s, {
    top: range(s, { height: 0.12, seed: 3, detail: 1.3 }),
    rock: '#6f8fa8',
    snow: '#ffffff',
    snowLine: 0.1,
    snowRough: 0.06,
    haze: 0.3,
    footHaze: 0.6,
  })
  mountain(s, {
    top: peak(s, { at: 0.66, height: 0.26, spread: 0.24, power: 1.35, seed: 2 }),
    rock: '#5f7f98',
    snow: '#ffffff',
    snowLine: 0.16,
    snowRough: 0.2,
    haze: 0.06,
    footHaze: 0.5,
    hazeFrom: 0.5,
  })
  fog(s, { y: 0.595, thickness: 0.02, power: 0.4, colour: '#8fdccb' })
  s.cut(0.15)
  lake(s, { glint: 0 })
  s.cut(0.35)
  const bank = (x) =>
    h * 0.8 -
    h * 0.05 * Math.exp(-(((x / w - 0.45) / 0.22) ** 2)) +
    fbm((x / h) * 3, 4, 4) * h * 0.015
  snowfield(s, { top: bank, seed: 2 })
  const r = random(5)
  for (const [x, height] of [
    [0.03, 26],
    [0.08, 19],
    [0.135, 30],
    [0.2, 17],
    [0.9, 24],
    [0.955, 31],
    [1.0, 20],
  ])
    conifer(s, {
      x,
      y: bank(s.x(x)) / h + 0.012 + r() * 0.02,
      height,
      snow: 0.5,
      seed: Math.round(x * 100),
      front: 0.25,
      rim: 0.35,
    })
  const at = (x) => bank(s.x(x)) / h + 0.012
  place(s, tent(), { x: 0.345, y: at(0.345), size: 8.5 })
  place(s, tent({ colour: '#3f8f9a' }), { x: 0.4, y: at(0.4) - 0.006, size: 6.5 })
  s.glow(0.36, at(0.36) - 0.03, 12, '#ffb45c', 0.4)
  if (!film) roundTheFire(s, at)
  s.cut(1)
  return s
}

/** A mountain lake at first light: canoe on the shore, firs as a frame. */
export function alpineLake(w, h, prepare = () => {}) {
  const s = new Scene(w, h, {
    mood: { ...moods.dawn, front: 0.6 },
    sun: [0.12, 0.42],
    horizon: 0.58,
  })
  prepare(s)
  sky(s, { clouds: 0.14 })
  s.cut(0)
  mountain(s, {
    top: range(s, { height: 0.17, seed: 7, detail: 1.6, rough: 0.55 }),
    rock: '#8e97ac',
    snow: '#ffffff',
    snowLine: 0.12,
    snowRough: 0.1,
    haze: 0.35,
    footHaze: 0.6,
  })
  mountain(s, {
    top: peak(s, { at: 0.6, height: 0.42, spread: 0.26, power: 1.25, rough: 1.6, seed: 4 }),
    rock: '#8d8794',
    snow: '#ffffff',
    snowLine: 0.14,
    snowRough: 0.26,
    haze: 0.08,
    hazeFrom: 0.45,
    footHaze: 0.6,
    rough: 1.1,
  })
  mountain(s, {
    top: peak(s, { at: 0.24, height: 0.26, spread: 0.26, power: 1.4, rough: 1.2, seed: 9 }),
    rock: '#7f8a90',
    snow: '#ffffff',
    snowLine: 0.08,
    snowRough: 0.16,
    haze: 0.2,
    hazeFrom: 0.4,
    footHaze: 0.6,
  })
  s.cut(0.15)
  const shore = (x) =>
    s.horizon -
    s.h * 0.012 -
    s.h * 0.05 * Math.abs(x / w - 0.56) -
    fbm((x / h) * 3, 2, 4) * h * 0.016
  forest(s, { top: (x) => shore(x) + s.u, height: 6.5, count: 150, seed: 3, haze: 0.42 })
  forest(s, {
    top: (x) => s.horizon + s.u * 0.2 - Math.abs(x / w - 0.56) * s.u * 5,
    height: 6,
    count: 130,
    seed: 5,
    haze: 0.22,
  })
  fog(s, { y: 0.575, thickness: 0.03, power: 0.5, seed: 4 })
  lake(s, {
    mirror: 0.97,
    mirrorFade: 0.9,
    body: [
      [0, '#8fb9bf'],
      [0.35, '#3f8f9a'],
      [1, '#125a6c'],
    ],
  })
  fog(s, { y: 0.585, thickness: 0.012, power: 0.5, seed: 9 })
  s.cut(0.4)
  const bank = (x) => h * 0.9 - h * 0.075 * (1 - x / w) ** 1.6 + noise((x / h) * 4, 7) * h * 0.012
  place(s, canoe(), {
    x: 0.4,
    y: 0.862,
    size: 5.2,
    front: 0.7,
    reflect: { power: 0.55, length: 0.1 },
  })
  place(s, sitter({ seed: 5 }), { x: 0.385, y: 0.85, size: 7.5, front: 0.6, rim: 0.6 })
  place(s, sitter({ seed: 8 }), { x: 0.42, y: 0.85, size: 7.2, front: 0.6, rim: 0.6 })
  place(s, canoe(), { x: 0.4, y: 0.862, size: 5.2, front: 0.7 })
  ground(s, { top: bank, colour: '#7d8456', farColour: '#9aa070', haze: 0.05, grain: 0.6, seed: 3 })
  for (const [x, width, height, seed] of [
    [0.06, 12, 6, 3],
    [0.13, 7, 4, 8],
    [0.66, 9, 3.6, 5],
    [0.72, 5, 2.4, 6],
  ])
    boulder(s, { x, y: bank(s.x(x)) / h + 0.025, width, height, seed, colour: '#9a948e' })
  grass(s, {
    top: bank,
    height: 2.6,
    count: 1300,
    colours: [LEAVES.olive, '#a9a860', '#6f7f45', '#d9c98a'],
    seed: 4,
    jitter: 8,
  })
  s.cut(0.7)
  for (const [x, height, seed] of [
    [0.985, 76, 4],
    [0.915, 54, 7],
    [1.03, 60, 2],
    [0.03, 44, 9],
  ])
    conifer(s, {
      x,
      y: bank(s.x(Math.min(0.99, x))) / h + 0.05,
      height,
      seed,
      front: 0.2,
      rim: 0.4,
      colour: '#2f5f50',
    })
  grass(s, {
    top: (x) => bank(x) + s.u * 6,
    height: 4,
    count: 500,
    colours: [LEAVES.olive, '#5a6a3c', '#c9bd7c'],
    seed: 8,
    jitter: 6,
  })
  s.cut(1)
  return s
}
