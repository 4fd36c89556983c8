import { finish } from '../../core/finish.js'
import { clamp, fbm, noise, smooth } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { grass } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { cone, mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake, sea } from '../../nature/water.js'
import { cliff, waterfall } from '../../things/shaped-land.js'
import { midnightSun } from './kit.js'

export default {
  alt: "Piccole cascate fra i prati della costa sud islandese, con la calotta bianca dell'Eyjafjallajökull nella luce radente della sera d'estate",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...midnightSun, disc: 0, front: 0.62 },
      sun: [0.06, 0.4],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.26 })
    mountain(s, {
      top: range(s, { height: 0.08, seed: 3, detail: 1.2 }),
      rock: '#8a8ca0',
      snow: '#ffffff',
      snowLine: 0.03,
      haze: 0.45,
    })
    mountain(s, {
      top: cone(s, { at: 0.66, height: 0.2, spread: 0.95, crater: 0.34 }),
      rock: '#7f7f98',
      snow: '#ffffff',
      snowLine: 0.1,
      snowRough: 0.2,
      haze: 0.18,
      seed: 6,
    })
    const foothill = (x) =>
      h * (0.585 - 0.07 * Math.exp(-(((x / w - 0.82) / 0.2) ** 2))) +
      fbm((x / h) * 7, 4, 5) * h * 0.02
    cliff(s, {
      top: foothill,
      foot: () => s.horizon + 4,
      rock: '#8f7a70',
      leaf: '#7f9440',
      green: 0.8,
      haze: 0.14,
      seed: 4,
      side: -1,
    })
    sea(s, { wave: 0.4, mirror: 0.9, glint: 0.4, bottom: 0.68 })
    const bank = (x) =>
      h * (0.64 + 0.1 * Math.exp(-(((x / w - 0.3) / 0.12) ** 2))) +
      fbm((x / h) * 4, 3, 4) * h * 0.03
    ground(s, { top: bank, colour: '#8a9444', farColour: '#9fa45c', haze: 0.08, grain: 0.6 })
    grass(s, {
      top: bank,
      height: 2,
      count: 1100,
      colours: ['#a5a850', '#6f7c3a', '#d0c274'],
      seed: 6,
      jitter: 12,
    })
    cliff(s, {
      top: (x) =>
        h * (0.745 + 0.15 * (1 - smooth(0.02, 0.16, x / w) * smooth(0.52, 0.42, x / w))) +
        noise((x / h) * 8, 3) * h * 0.015,
      foot: (x) => h * 0.885 + noise((x / h) * 6, 7) * h * 0.006,
      from: 0,
      to: 0.55,
      rock: '#6a5f66',
      leaf: '#7f8a3c',
      green: 0.14,
      seed: 7,
    })
    for (const [x, width, seed] of [
      [0.2, 5, 3],
      [0.3, 7, 6],
      [0.38, 4, 9],
    ])
      waterfall(s, { x, y: 0.745, width, height: 13, seed, spread: 0.25, mist: 0.6 })
    lake(s, {
      top: 0.875,
      wave: 0.8,
      mirror: 0.7,
      glint: 0.3,
      body: [
        [0, '#c2c2b8'],
        [0.5, '#6f8a9c'],
        [1, '#3f5f80'],
      ],
    })
    const right = (x) =>
      h * (0.86 + 0.13 * clamp((0.62 - x / w) * 5)) + noise((x / h) * 5, 5) * h * 0.012
    ground(s, { top: right, from: 0.44, colour: '#7f8840', haze: 0, grain: 0.6 })
    grass(s, {
      top: right,
      from: 0.5,
      height: 4,
      count: 1300,
      colours: ['#9fa048', '#66743a', '#d0c070'],
      seed: 8,
      jitter: 10,
    })
    for (const [x, y, width, height, seed] of [
      [0.04, 0.98, 22, 13, 4],
      [0.13, 1.0, 14, 6, 6],
      [0.44, 0.97, 10, 4, 8],
    ])
      boulder(s, { x, y, width, height, seed, colour: '#6f6870' })
    return finish(s, { rays: 0.06 })
  },
}
