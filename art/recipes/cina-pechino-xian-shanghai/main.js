import { finish } from '../../core/finish.js'
import { clamp, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bank, crown, ridge, woods } from '../../nature/autumn-hills.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { smoothLine, wall, watchtower } from '../../things/great-wall.js'
import { traveller } from '../../things/people.js'

const wallDawn = {
  ...moods.golden,
  sky: [
    [0, '#3a6ba6'],
    [0.35, '#7fa5c4'],
    [0.62, '#e5d0ae'],
    [0.84, '#fdc98a'],
    [1, '#ffdfa8'],
  ],
  haze: '#fbd6a4',
  disc: 0.035,
}

export default {
  alt: "La Grande Muraglia sale di cresta in cresta con le torri di guardia, fra boschi d'autunno nella luce del mattino",
  paint(w, h) {
    const s = new Scene(w, h, { mood: wallDawn, sun: [0.24, 0.3], horizon: 0.62 })
    sky(s, { clouds: 0 })
    for (const [x, y, wide, high] of s.pick(
      [
        [0.2, 0.17, 0.19, 0.013],
        [0.33, 0.21, 0.13, 0.009],
        [0.78, 0.12, 0.16, 0.011],
      ],
      [
        [0.3, 0.17, 0.3, 0.011],
        [0.66, 0.21, 0.2, 0.008],
      ],
    ))
      bank(s, x, y, wide, high)
    // Ridge behind ridge, each paler: the far ones first.
    for (const [at, high, seed, tone] of [
      [0.44, 0.2, 3, '#b9c0c4'],
      [0.49, 0.2, 8, '#97a9b2'],
      [0.54, 0.17, 5, '#778f98'],
    ])
      ridge(s, { at, high, seed, tone })
    const far = (x) =>
      s.y(0.5) -
      s.h * (0.12 * Math.sin((x / w) * 5.4 + 0.2) + 0.045 * Math.sin((x / w) * 13)) -
      noise((x / h) * 6, 3) * s.h * 0.012
    woods(s, { top: far, to: s.y(0.72), size: 0.95, haze: 0.44, seed: 4 })
    const onFar = Array.from({ length: 15 }, (_, i) => [
      s.pick(0.3, 0.2) + i * s.pick(0.05, 0.06),
      0,
      0,
    ]).map(([x], i) => [x, far(s.x(x)) / h + 0.006, 1.5 + i * 0.03])
    wall(s, onFar, { haze: 0.3, open: 0.3 })
    for (const i of [0, 4, 9, 13])
      place(s, watchtower(), {
        x: onFar[i][0],
        y: onFar[i][1],
        size: 6.6,
        haze: 0.3,
        front: 0.7,
      })
    fog(s, { y: 0.6, thickness: 0.06, power: 0.55, seed: 4 })
    const mid = (x) =>
      s.y(s.pick(0.66, 0.622)) -
      s.h *
        (0.1 * Math.exp(-(((x / w - s.pick(0.62, 0.6)) / 0.2) ** 2)) +
          0.06 * Math.exp(-(((x / w - 1.02) / 0.24) ** 2)) -
          0.02 * Math.sin((x / w) * 9)) -
      noise((x / h) * 7, 8) * s.h * 0.01
    woods(s, { top: mid, to: h, size: 1.7, haze: 0.12, seed: 6 })
    const path = s.portrait
      ? [
          [1.02, 0.6, 2.6],
          [0.85, 0.6, 3],
          [0.62, 0.565, 3.8],
          [0.48, 0.62, 4.8],
          [0.4, 0.69, 6],
          [0.3, 0.77, 8.4],
          [0.16, 0.85, 11],
          [-0.08, 0.92, 14],
        ]
      : [
          [1.02, 0.585, 2.4],
          [0.9, 0.625, 2.9],
          [0.76, 0.6, 3.4],
          [0.63, 0.555, 3.9],
          [0.53, 0.62, 5],
          [0.45, 0.7, 6.8],
          [0.36, 0.78, 9.2],
          [0.24, 0.86, 12],
          [-0.04, 0.94, 17],
        ]
    wall(s, path)
    for (const [i, [x, y, size]] of smoothLine(path, 11).entries())
      if (size > 2.6)
        crown(
          s,
          s.x(x),
          s.y(y) + size * s.u * 0.5,
          size * s.u * (0.16 + 0.05 * (i % 3)),
          0.5 + 0.62 * noise(x * 5.5, y * 4.4),
          0.06,
        )
    woods(s, {
      top: (x) =>
        s.y(0.9) -
        h * 0.16 * clamp((x / w - s.pick(0.34, 0.3)) / 0.7) +
        noise((x / h) * 4, 3) * h * 0.012,
      from: s.pick(0.3, 0.26),
      to: h,
      size: 2.6,
      seed: 12,
    })
    place(s, watchtower(), {
      x: s.pick(0.63, 0.62),
      y: s.pick(0.545, 0.555),
      size: s.pick(16, 14),
      front: 0.62,
      rim: 0.4,
    })
    place(s, watchtower(), {
      x: s.pick(0.9, 0.98),
      y: s.pick(0.61, 0.59),
      size: 11,
      front: 0.6,
      haze: 0.08,
      rim: 0.4,
    })
    place(s, watchtower(), {
      x: s.pick(0.2, 0.16),
      y: s.pick(0.86, 0.85),
      size: s.pick(40, 32),
      front: 0.55,
      rim: 0.5,
    })
    for (const [x, y, size, seed, arms] of s.pick(
      [
        [0.338, 0.662, 7, 5, 'down'],
        [0.357, 0.652, 6.8, 12, 'up'],
        [0.478, 0.578, 4, 3, 'down'],
        [0.487, 0.573, 4, 8, 'down'],
      ],
      [
        [0.325, 0.666, 5.4, 5, 'down'],
        [0.352, 0.654, 5.2, 12, 'up'],
      ],
    ))
      place(s, traveller({ seed, arms }), { x, y, size, front: 0.6, rim: 0.5 })
    woods(s, {
      top: (x) =>
        s.y(0.955) -
        s.h * 0.035 * Math.exp(-(((x / w - 0.05) / 0.2) ** 2)) +
        noise((x / h) * 4, 5) * s.h * 0.01,
      to: h,
      size: 3.8,
      seed: 9,
    })
    birds(s, { x: 0.7, y: 0.16, count: 5, size: 0.7, seed: 3 })
    return finish(s)
  },
}
