import { field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { conifer, forest } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { canoe } from '../../things/boats.js'
import { layeredPeak, screeFan } from '../../things/layered-peaks.js'
import { sitter } from '../../things/people.js'

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
      horizon: h > w ? 0.56 : 0.567,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of s.pick(
      [
        [0.47, 0.14, 34, 9, 4],
        [0.66, 0.24, 18, 4.6, 7],
        [0.28, 0.08, 16, 4, 9],
      ],
      [
        [0.3, 0.13, 34, 9, 4],
        [0.74, 0.2, 20, 5, 7],
      ],
    ))
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s, { centre: 104, zoom: 0.84, foot: 0.93 })
    // The valley of the ten peaks, from the stones of the dam: the far ones first.
    const base = 51
    const air = '#c9dcea'
    f.draw(s.k, (k) => {
      for (const [top, left, right, haze, seed, ridge] of [
        [[84, 29], 60, 112, 0.5, 3, 0.1],
        [[94, 27], 70, 122, 0.46, 5, -0.06],
        [[73, 26.6], 44, 104, 0.42, 8, 0.1],
        [[104, 22], 74, 132, 0.34, 2, 0.04],
        [[61, 23.6], 30, 92, 0.32, 11, 0.12],
        [[115, 14], 78, 146, 0.24, 4, 0.08],
        [[124, 19.6], 100, 150, 0.2, 14, 0.1],
        [[50, 15], 12, 82, 0.2, 9, 0.06],
        [[38, 20], 12, 62, 0.16, 16, 0.14],
        [[137, 8], 94, 176, 0.12, 6, 0.05],
        [[27, 9], -20, 66, 0.1, 21, 0.07],
        [[13, 16.6], -20, 42, 0.06, 22, 0.12],
        [[157, 15], 116, 196, 0.04, 7, 0.04],
        [[-2, 12], -50, 34, 0.02, 12, 0.08],
      ])
        layeredPeak(k, { top, left, right, base, haze, seed, air, ridge })
      for (const [x, half, high, haze] of [
        [80, 9, 6, 0.4],
        [93, 8, 5, 0.38],
        [67, 9, 6, 0.3],
        [105, 9, 7, 0.24],
        [52, 10, 7, 0.2],
        [121, 12, 9, 0.12],
        [34, 12, 9, 0.1],
        [143, 13, 9, 0.04],
        [16, 13, 8, 0.04],
      ])
        screeFan(k, { x, y: base + 1, half, high, haze, air })
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
