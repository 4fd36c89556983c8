import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { conifer } from '../../nature/foliage.js'
import { snowfield } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { aurora, sky, stars } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { cabins, crags } from './kit.js'

export default {
  alt: "L'aurora boreale verde sopra un fiordo norvegese, con le cabine rosse dei pescatori illuminate e le vette innevate",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.aurora, front: 0.5 },
      sun: [0.35, -0.1],
      horizon: h > w ? 0.62 : 0.6,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 550, seed: 7, below: 0.55 })
    aurora(s, {
      seed: 5,
      bands: [
        [0.4, 0.5, '#4dffb0', '#2f7bff', 1],
        [0.26, 0.9, '#8dffc8', '#3f8bff', 0.75],
        [0.47, 0.4, '#38e6a0', '#2f8bd9', 0.55],
      ],
    })
    crags(
      s,
      s.pick(
        [
          [0.48, 0.24, 0.2],
          [0.62, 0.2, 0.22],
        ],
        [[0.5, 0.24, 0.2]],
      ),
      { haze: 0.36, rock: '#5f84a0', seed: 4 },
    )
    crags(
      s,
      s.pick(
        [
          [0.74, 0.4, 0.16],
          [0.87, 0.34, 0.2],
          [1.0, 0.4, 0.22],
        ],
        [
          [0.82, 0.42, 0.17],
          [1.02, 0.36, 0.2],
        ],
      ),
      { haze: 0.08, rock: '#4f7090', seed: 7 },
    )
    crags(
      s,
      s.pick(
        [
          [0.02, 0.36, 0.2],
          [0.15, 0.24, 0.16],
        ],
        [
          [0.02, 0.36, 0.2],
          [0.2, 0.2, 0.14],
        ],
      ),
      { haze: 0.1, rock: '#4f7090', seed: 9 },
    )
    fog(s, { y: s.horizon / h - 0.006, thickness: 0.022, power: 0.4, colour: '#8fdccb' })
    lake(s, { glint: 0, wave: 0.45 })
    cabins(
      s,
      s.pick(
        [
          [0.83, 0.645, 5],
          [0.78, 0.648, 5.5, '#c9a24a'],
          [0.72, 0.65, 5],
          [0.05, 0.66, 7, undefined, true],
        ],
        [
          [0.86, 0.66, 6],
          [0.74, 0.664, 6, '#c9a24a'],
        ],
      ),
    )
    const bank = (x) =>
      h * (1.02 - 0.3 * Math.max(0, 1 - x / (w * s.pick(0.52, 0.72))) ** 0.8) +
      noise((x / h) * 5, 4) * h * 0.01
    cabins(
      s,
      s.pick(
        [
          [0.4, 0.8, 17],
          [0.25, 0.775, 15],
          [0.11, 0.8, 21, undefined, true],
        ],
        [
          [0.66, 0.8, 16],
          [0.4, 0.775, 14],
          [0.14, 0.8, 20, undefined, true],
        ],
      ),
    )
    for (const [x, y, width, height, seed] of s.pick(
      [
        [0.47, 0.9, 12, 5, 4],
        [0.36, 0.88, 14, 6, 6],
        [0.22, 0.855, 16, 6, 8],
      ],
      [
        [0.7, 0.9, 12, 5, 4],
        [0.5, 0.87, 14, 6, 6],
      ],
    ))
      boulder(s, { x, y, width, height, seed, colour: '#5a6a84', front: 0.4 })
    snowfield(s, { top: bank, seed: 4, to: s.pick(0.56, 0.78) })
    for (const [x, height, seed] of s.pick(
      [
        [0.015, 40, 4],
        [0.06, 26, 7],
      ],
      [[0.02, 40, 4]],
    ))
      conifer(s, { x, y: 1.0, height, snow: 0.5, seed, front: 0.25, rim: 0.3 })
    return finish(s)
  },
}
