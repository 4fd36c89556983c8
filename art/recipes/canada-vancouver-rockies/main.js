import { finish } from '../../core/finish.js'
import { fbm, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { conifer, forest } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { canoe } from '../../things/boats.js'
import { sitter } from '../../things/people.js'
import { crags } from './kit.js'

const alpineMorning = {
  ...moods.day,
  sky: [
    [0, '#2f7cc0'],
    [0.45, '#6db2de'],
    [0.8, '#c3dfe6'],
    [1, '#f6e9d2'],
  ],
  haze: '#cfe0e8',
  lit: '#fff3dc',
  shade: '#7187b4',
  front: 0.72,
}

export default {
  alt: "Una canoa rossa sull'acqua turchese del lago Moraine, chiuso dalle vette innevate delle Montagne Rocciose",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: alpineMorning,
      sun: [0.1, 0.1],
      horizon: h > w ? 0.55 : 0.57,
    })
    sky(s, { clouds: 0.1 })
    cumulus(s, { x: 0.75, y: 0.2, width: 46, height: 9, seed: 3 })
    crags(
      s,
      s.pick(
        [
          [0.5, 0.33, 0.22],
          [0.4, 0.39, 0.16],
          [0.6, 0.36, 0.14],
        ],
        [
          [0.5, 0.4, 0.2],
          [0.68, 0.44, 0.14],
        ],
      ),
      { haze: 0.34, seed: 3 },
    )
    crags(
      s,
      s.pick(
        [
          [0.7, 0.4, 0.18],
          [0.79, 0.46, 0.16],
          [0.91, 0.37, 0.24],
        ],
        [
          [0.86, 0.56, 0.18],
          [1.02, 0.46, 0.2],
        ],
      ),
      { haze: 0.14, seed: 6 },
    )
    crags(
      s,
      s.pick(
        [
          [0.28, 0.34, 0.12],
          [0.19, 0.47, 0.2],
          [0.04, 0.4, 0.26],
        ],
        [
          [0.3, 0.46, 0.12],
          [0.14, 0.6, 0.2],
        ],
      ),
      { haze: 0.06, seed: 9 },
    )
    // Scree fans between the walls and the woods.
    ground(s, {
      top: (x) =>
        s.horizon - h * (0.05 + 0.1 * Math.abs(x / w - 0.54)) - fbm((x / h) * 5, 4, 4) * h * 0.04,
      colour: '#a39c98',
      haze: 0.3,
      grain: 0.6,
      base: s.horizon / h + 0.01,
    })
    forest(s, {
      top: (x) => s.horizon - h * (0.018 + 0.13 * Math.abs(x / w - 0.54) ** 1.2),
      height: 7,
      count: s.pick(170, 110),
      seed: 4,
      haze: 0.3,
    })
    forest(s, {
      top: (x) => s.horizon + s.u * 0.4 - h * 0.06 * Math.abs(x / w - 0.54),
      height: 7.5,
      count: s.pick(150, 95),
      seed: 6,
      haze: 0.12,
    })
    lake(s, {
      mirror: 0.62,
      mirrorFade: 1.3,
      wave: 0.45,
      glint: 0.12,
      body: [
        [0, '#7fd0d4'],
        [0.3, '#26b3c4'],
        [0.7, '#0f93b4'],
        [1, '#0a6f98'],
      ],
    })
    const cx = s.pick(0.4, 0.5)
    place(s, sitter({ seed: 5 }), { x: cx - 0.02, y: 0.776, size: 7.2, front: 0.8, rim: 0.5 })
    place(s, sitter({ seed: 8 }), {
      x: cx + s.pick(0.022, 0.036),
      y: 0.776,
      size: 7,
      front: 0.8,
      rim: 0.5,
    })
    place(s, canoe(), {
      x: cx,
      y: 0.79,
      size: 5,
      front: 0.9,
      reflect: { power: 0.6, length: 0.09 },
    })
    const bank = (x) =>
      h * (1.02 - 0.2 * Math.max(0, 1 - x / (w * 0.36)) ** 1.1) + noise((x / h) * 6, 3) * h * 0.008
    ground(s, { top: bank, colour: '#8f8a84', grain: 0.6, haze: 0, to: 0.42 })
    for (const [x, y, width, height, seed] of [
      [0.02, 0.9, 22, 13, 3],
      [0.15, 0.94, 15, 8, 5],
      [0.24, 0.975, 12, 6, 8],
      [0.33, 1.0, 10, 4.5, 9],
      [0.08, 1.0, 20, 9, 11],
    ])
      boulder(s, { x, y, width, height, seed, colour: '#a8a29c' })
    for (const [x, height, seed] of s.pick(
      [
        [0.965, 66, 3],
        [1.01, 80, 5],
        [0.915, 44, 9],
      ],
      [
        [0.95, 60, 3],
        [1.04, 84, 5],
      ],
    ))
      conifer(s, { x, y: 1.03, height, seed, front: 0.4 })
    return finish(s)
  },
}
