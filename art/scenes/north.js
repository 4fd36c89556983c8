import { fbm } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { conifer } from '../nature/foliage.js'
import { snowfield } from '../nature/ground.js'
import { fog, mountain, peak, range } from '../nature/mountains.js'
import { aurora, sky, stars } from '../nature/sky.js'
import { lake } from '../nature/water.js'
import { tent } from '../things/people.js'

/** Northern lights over a fjord; the film brings the group and its fire. */
export function auroraBand(w, h, prepare = () => {}) {
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
  s.cut(1)
  return s
}
