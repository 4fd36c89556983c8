import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { fog } from '../nature/mountains.js'
import { sky } from '../nature/sky.js'
import { sea } from '../nature/water.js'
import { block, brooklynBridge, chrysler, empireState, oneWorld } from '../things/new-york.js'

/** Manhattan across the East River, the bridge leading in. */
export function manhattan(w, h, prepare = () => {}) {
  const s = new Scene(w, h, {
    mood: { ...moods.dusk, front: 0.4 },
    sun: [0.16, 0.5],
    horizon: 0.62,
  })
  prepare(s)
  sky(s, { clouds: 0.16 })
  s.cut(0)
  const foot = s.horizon / h
  const r = random(21)
  const row = (count, size, haze, seed, hump) => {
    for (let i = 0; i < count; i++) {
      const x = (i + 0.5) / count + (r() - 0.5) * 0.02
      const tall = 0.5 + 0.6 * Math.exp(-(((x - hump) / 0.24) ** 2))
      place(s, block({ seed: seed + i }), {
        x,
        y: foot + 0.004,
        size: size * tall * (0.7 + r() * 0.5),
        haze,
      })
    }
  }
  row(30, 21, 0.62, 100, 0.66)
  place(s, chrysler(), { x: 0.83, y: foot + 0.004, size: 37, haze: 0.36, rim: 0.5 })
  place(s, oneWorld(), { x: 0.36, y: foot + 0.004, size: 45, haze: 0.38, rim: 0.5 })
  row(26, 25, 0.42, 200, 0.62)
  s.cut(0.12)
  place(s, empireState(), { x: 0.645, y: foot + 0.004, size: 55, haze: 0.14, rim: 0.6 })
  row(24, 22, 0.24, 300, 0.55)
  row(30, 13, 0.1, 400, 0.5)
  fog(s, { y: foot - 0.004, thickness: 0.03, power: 0.45, seed: 6 })
  sea(s, { glint: 0.7, glintWidth: 0.006, mirrorFade: 0.9, wave: 0.8 })
  s.cut(0.45)
  place(s, brooklynBridge(), {
    x: s.pick(0.4, 0.5),
    y: 0.83,
    size: s.pick(58, 50),
    rim: 0.7,
    front: 0.45,
    reflect: { power: 0.5, length: 0.2, wobble: 5 },
  })
  s.cut(1)
  return s
}
