import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { fog, mountain, peak, range } from '../../nature/mountains.js'
import { boulders } from '../../nature/rocks.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { cruiseShip } from '../../things/northern.js'
import { cliff, waterfall } from '../../things/shaped-land.js'
import { curve } from './kit.js'

export default {
  alt: 'La punta del Mitre Peak si alza dalle acque scure di Milford Sound, con una cascata sulla parete e un battello',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        front: 0.6,
        sky: [
          [0, '#6f98bc'],
          [0.45, '#a9c6d6'],
          [0.8, '#e0e6df'],
          [1, '#f6ead2'],
        ],
      },
      sun: [0.72, 0.3],
      horizon: 0.64,
    })
    sky(s, { clouds: 0.42 })
    mountain(s, {
      top: range(s, { height: 0.26, seed: 12, detail: 1.7, rough: 0.56 }),
      rock: '#8a9aa6',
      snow: '#ffffff',
      snowLine: 0.07,
      haze: 0.58,
      seed: 3,
    })
    fog(s, { y: 0.5, thickness: 0.07, power: 0.6, seed: 7 })
    mountain(s, {
      top: peak(s, { at: 0.86, height: 0.34, spread: 0.22, power: 1.2, rough: 2, seed: 8 }),
      rock: '#5f7f74',
      haze: 0.36,
      footHaze: 0.5,
      rough: 1.4,
      seed: 5,
    })
    mountain(s, {
      top: peak(s, { at: 0.5, height: 0.54, spread: 0.2, power: 1.12, rough: 2, seed: 4 }),
      rock: '#56756c',
      snow: '#f7fbff',
      snowLine: 0.05,
      snowRough: 0.1,
      haze: 0.14,
      footHaze: 0.42,
      rough: 1.7,
      seed: 11,
      from: 1,
    })
    fog(s, { y: 0.44, thickness: 0.035, power: 0.5, seed: 13 })
    fog(s, { y: 0.63, thickness: 0.04, power: 0.55, seed: 3 })
    const wall = curve(
      s,
      [
        [0, 0.02],
        [0.1, 0.06],
        [0.17, 0.16],
        [0.22, 0.3],
        [0.27, 0.42],
        [0.3, 0.56],
        [0.335, 0.645],
      ],
      0.03,
    )
    cliff(s, {
      top: wall,
      foot: () => s.horizon + 2,
      to: 0.35,
      rock: '#6a7a7c',
      leaf: '#3f6f4a',
      green: 0.75,
      seed: 4,
      haze: 0.08,
      side: 1,
    })
    waterfall(s, { x: 0.165, y: 0.27, width: 2.6, height: 37, seed: 6, mist: 0.7 })
    lake(s, {
      wave: 0.6,
      mirrorFade: 0.6,
      glint: 0.3,
      body: [
        [0, '#9fbcc0'],
        [0.35, '#3f747e'],
        [1, '#123f52'],
      ],
    })
    place(s, cruiseShip(), {
      x: 0.37,
      y: 0.69,
      size: 7,
      front: 0.8,
      reflect: { power: 0.5, length: 0.08 },
    })
    boulders(s, { x: 0.06, y: 0.99, width: 34, colour: '#7a807e', seed: 5 })
    grove(s, {
      top: (x) =>
        h * (0.985 - 0.1 * Math.max(0, 1 - x / (w * 0.3))) + noise((x / h) * 6, 3) * h * 0.01,
      to: 0.3,
      depth: 8,
      size: 2.6,
      colour: LEAVES.jungle,
      seed: 9,
      front: 0.4,
    })
    birds(s, { x: 0.68, y: 0.3, count: 6, seed: 3 })
    cumulus(s, { x: 0.66, y: 0.47, width: 26, height: 5, seed: 8, power: 0.7 })
    return finish(s, { rays: 0.1 })
  },
}
