import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { snowfield } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { snowfall } from '../../things/asia-street.js'
import { cabins, crags, polarBlue } from './kit.js'

export default {
  alt: "Un villaggio norvegese coperto di neve: cabine rosse sull'acqua del fiordo e una vetta aguzza nella luce rosata",
  paint(w, h) {
    const s = new Scene(w, h, { mood: polarBlue, sun: [0.12, 0.42], horizon: 0.6 })
    sky(s, { clouds: 0.14 })
    crags(
      s,
      [
        [0.06, 0.3, 0.26],
        [0.94, 0.34, 0.24],
      ],
      { haze: 0.28, snowLine: 0.28, seed: 4 },
    )
    crags(
      s,
      [
        [0.46, 0.46, 0.2],
        [0.62, 0.32, 0.22],
        [0.32, 0.26, 0.2],
      ],
      { haze: 0.1, snowLine: 0.32, rock: '#6f7f9c', seed: 8 },
    )
    fog(s, { y: 0.59, thickness: 0.025, power: 0.4, seed: 4 })
    snowfield(s, {
      top: (x) =>
        h * (0.6 - 0.03 * Math.exp(-(((x / w - 0.72) / 0.2) ** 2))) +
        noise((x / h) * 6, 3) * h * 0.008,
      seed: 4,
    })
    lake(s, { top: 0.62, wave: 0.35, mirror: 0.92, glint: 0.2 })
    cabins(
      s,
      [
        [0.52, 0.64, 7],
        [0.6, 0.635, 7, '#d9a23c'],
        [0.68, 0.645, 8],
        [0.77, 0.64, 8, '#cf3a2b', true],
        [0.86, 0.65, 9],
        [0.95, 0.645, 9, '#c23428', true],
      ],
      { haze: 0.05 },
    )
    const bank = (x) =>
      h * (1.02 - 0.23 * Math.max(0, 1 - x / (w * 0.55)) ** 0.8) + noise((x / h) * 4, 7) * h * 0.012
    cabins(s, [
      [0.35, 0.84, 19],
      [0.14, 0.83, 24, '#cf3a2b', true],
    ])
    snowfield(s, { top: bank, to: 0.6, seed: 6 })
    for (const [x, y, width, height, seed] of [
      [0.46, 0.96, 12, 5, 3],
      [0.55, 0.99, 10, 4, 6],
    ])
      boulder(s, { x, y, width, height, seed, colour: '#7f8fae', front: 0.6 })
    snowfall(s, { count: 130, seed: 5 })
    return finish(s)
  },
}
