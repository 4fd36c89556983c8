import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { forest } from '../../nature/foliage.js'
import { groundLine, snowfield } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { stoneLantern } from '../../things/asia-japan-life.js'
import { snowfall } from '../../things/asia-street.js'

export default {
  alt: "La vasca termale all'aperto di un ryokan di Hakone sotto la neve, tra il vapore, le rocce imbiancate e le lanterne di pietra",
  paint(w, h) {
    const mood = {
      ...moods.mist,
      sky: [
        [0, '#8fa9c4'],
        [0.6, '#c3d3de'],
        [1, '#e9edec'],
      ],
      haze: '#dde7ee',
      lake: [
        [0, '#a9c2c4'],
        [0.4, '#6f9ea6'],
        [1, '#2f6478'],
      ],
    }
    const s = new Scene(w, h, { mood, sun: [0.75, 0.15], horizon: 0.5 })
    sky(s, { clouds: 0.3 })
    mountain(s, {
      top: range(s, { height: 0.34, seed: 5, detail: 1.2, lift: 0.6 }),
      rock: '#6f86a0',
      snow: '#ffffff',
      snowLine: 0.3,
      haze: 0.5,
    })
    forest(s, {
      top: (x) => s.y(0.46) - noise((x / h) * 3, 2) * h * 0.04,
      height: 15,
      count: 70,
      snow: 0.9,
      haze: 0.45,
      seed: 5,
    })
    snowfield(s, { top: groundLine(s, { at: 0.47, bumps: 0.03, detail: 3, seed: 3 }) })
    const snowyRock = (x, y, width, height, seed) => {
      const shape = { x, width, height, seed, square: 2.3, tilt: (seed % 3) * 0.2 - 0.2 }
      boulder(s, {
        ...shape,
        y: y - height * 0.0016,
        colour: '#ffffff',
        flutes: 0,
        front: 0.95,
        wet: -0.6,
      })
      boulder(s, { ...shape, y, colour: '#9a9aa6' })
    }
    for (let i = 0; i < 11; i++)
      snowyRock(
        0.01 + i * 0.1,
        0.54 + (i % 2) * 0.008,
        15 + ((i * 5) % 4) * 3,
        8 + ((i * 7) % 5) * 2,
        i + 2,
      )
    lake(s, { wave: 0.5, mirrorFade: 1.1, top: 0.53 })
    snowyRock(0.76, 0.7, 26, 11, 5)
    place(s, stoneLantern(), { x: 0.76, y: 0.655, size: 36, front: 0.8, rim: 0.3 })
    s.glow(0.76, 0.53, 12, '#ffc67a', 0.55)
    for (const [y, seed, power] of [
      [0.56, 3, 0.7],
      [0.66, 6, 0.5],
      [0.78, 8, 0.3],
    ])
      fog(s, { y, thickness: 0.1, power, seed, colour: '#f6f9fa' })
    snowyRock(0.04, 1.03, 50, 34, 8)
    snowyRock(0.2, 1.04, 22, 13, 4)
    snowfall(s, { count: 300 })
    return finish(s)
  },
}
