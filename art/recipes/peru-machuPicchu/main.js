import { field, rough, shape } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { llama } from '../../things/andes-rockies.js'
import { crag, houses, terraces } from './kit.js'

const morning = {
  ...moods.dawn,
  sky: [
    [0, '#3f7fb8'],
    [0.45, '#8fbcd6'],
    [0.8, '#e6e6d6'],
    [1, '#fbe9c6'],
  ],
  haze: '#dbe6e0',
  lit: '#fff2d6',
  shade: '#5f7aa0',
  clouds: ['#ffffff', '#a9c0cf'],
  front: 0.72,
}

/** The hill of the sun stone: four terraces one on the other, the highest place of the city. */
function sunStone(s, f, x, y) {
  for (let i = 0; i < 4; i++) {
    const half = 7.4 - i * 1.7 + (i % 2) * 0.5
    const top = y - i * 1.35
    shape(s, f, s.tone(i === 3 ? '#c8bda6' : '#8fb04e', 0.88), [
      [x - half, top + 1.2],
      [x - half + 0.9, top],
      [x + half - 0.9, top],
      [x + half, top + 1.2],
    ])
    shape(s, f, s.tone('#d2c6ae', 0.8), [
      [x - half, top + 1.2],
      [x + half * 0.3, top + 1.2],
      [x + half * 0.3, top + 2],
      [x - half - 0.3, top + 2],
    ])
    shape(s, f, s.tone('#9a9080', 0.3), [
      [x + half * 0.3, top + 1.2],
      [x + half, top + 1.2],
      [x + half + 0.3, top + 2],
      [x + half * 0.3, top + 2],
    ])
  }
  shape(s, f, s.tone('#e8dcc4', 0.9), [
    [x - 0.8, y - 3.9],
    [x - 0.3, y - 5.2],
    [x + 0.2, y - 5.2],
    [x + 0.6, y - 3.9],
  ])
}

export default {
  alt: 'Le terrazze e le case di pietra senza tetto di Machu Picchu sul crinale, sotto la cima ripida del Huayna Picchu, con un lama che guarda',
  focus: 0.56,
  paint(w, h) {
    const s = new Scene(w, h, { mood: morning, sun: [0.06, 0.1], horizon: h > w ? 0.62 : 0.52 })
    sky(s, { clouds: 0.16 })
    const f = field(s, { centre: 96 })
    const far = [
      [-4, 40],
      [10, 30],
      [20, 35],
      [34, 22],
      [44, 30],
      [58, 20],
      [70, 32],
      [86, 24],
      [112, 30],
      [124, 18],
      [138, 28],
      [150, 20],
      [164, 30],
    ]
    shape(s, f, s.far(s.tone('#8fa8b4', 0.6), 0.55), [...rough(far, 1, 3), [164, 94], [-4, 94]])
    shape(
      s,
      f,
      s.far(s.tone('#ffffff', 0.9), 0.2),
      rough(
        [
          [30, 25.6],
          [34, 22],
          [38, 25.2],
          [35, 26.4],
          [33, 25],
        ],
        0.2,
        2,
      ),
    )
    shape(
      s,
      f,
      s.far(s.tone('#ffffff', 0.9), 0.2),
      rough(
        [
          [120.4, 21.6],
          [124, 18],
          [128, 21.2],
          [125, 22.6],
          [123, 21],
        ],
        0.2,
        4,
      ),
    )
    shape(s, f, s.far(s.tone('#6f9088', 0.45), 0.42), [
      ...rough(
        [
          [-4, 30],
          [14, 38],
          [30, 46],
          [52, 60],
          [60, 94],
          [-4, 94],
        ],
        1.2,
        5,
      ),
    ])
    fog(s, { y: s.pick(0.56, 0.64), thickness: 0.12, power: 0.75, colour: '#f4f4ea' })
    crag(s, f, {
      left: [
        [150, 14],
        [142, 24],
        [134, 36],
        [126, 48],
        [116, 66],
        [112, 94],
      ],
      ridge: [
        [150, 14],
        [146, 30],
        [140, 46],
        [134, 66],
        [136, 94],
      ],
      right: [
        [150, 14],
        [158, 20],
        [166, 26],
        [168, 66],
        [168, 94],
      ],
      colour: '#5c8060',
      haze: 0.3,
      seed: 7,
      gullies: 5,
    })
    crag(s, f, {
      left: [
        [98, 9],
        [93.6, 15],
        [91, 24],
        [87.6, 34],
        [82, 44],
        [72, 58],
        [64, 68],
        [58, 94],
      ],
      ridge: [
        [98, 9],
        [98.6, 18],
        [96.6, 28],
        [99.4, 38],
        [96, 50],
        [98, 68],
        [98, 94],
      ],
      right: [
        [98, 9],
        [103, 14],
        [106, 23],
        [111, 33],
        [119, 44],
        [128, 56],
        [134, 68],
        [138, 94],
      ],
      colour: '#4f8050',
      haze: 0.08,
      seed: 2,
      gullies: 9,
    })
    crag(s, f, {
      left: [
        [75, 33],
        [71.6, 39],
        [68, 47],
        [60, 60],
        [54, 68],
        [46, 94],
      ],
      ridge: [
        [75, 33],
        [75.4, 42],
        [73.6, 52],
        [75, 68],
        [75, 94],
      ],
      right: [
        [75, 33],
        [79, 39],
        [83, 49],
        [88, 60],
        [92, 68],
        [94, 94],
      ],
      colour: '#568652',
      haze: 0.12,
      seed: 5,
      gullies: 5,
    })
    fog(s, { y: s.pick(0.7, 0.76), thickness: 0.06, power: 0.7, colour: '#f7f5ea' })
    birds(s, { x: s.pick(0.74, 0.72), y: s.pick(0.2, 0.3), count: 4, size: 0.9 })
    // The spur that carries the city: terraces across it, a green square along its back, houses on both flanks.
    const bands = 9
    for (let i = 0; i < bands; i++) {
      const y = 55 + i * 2.1 + i * i * 0.17
      const half = 16 + i * 5.2
      const c = 96 - i * 1.1
      const line = (x) => {
        const u = (x - c) / half
        return y + u * u * 4.2 + noise(x * 0.3, i) * 0.24
      }
      const curve = Array.from({ length: 25 }, (_, j) => {
        const x = c + (j / 12 - 1) * half
        return [x, line(x)]
      })
      shape(s, f, s.tone(i % 3 === 1 ? '#9dbb55' : '#86aa4e', 0.86 - (i % 2) * 0.12), [
        ...curve,
        [c + half + 12, 96],
        [c - half - 12, 96],
      ])
      const wall = curve.map(([x, yy]) => [x, yy + 1.6 + i * 0.14])
      const deep = 0.6 + i * 0.1
      shape(s, f, s.tone('#c8bda6', 0.66), [
        ...wall,
        ...wall.map(([x, yy]) => [x, yy + deep]).reverse(),
      ])
      shape(s, f, s.tone('#8d8676', 0.3), [
        ...wall.map(([x, yy]) => [x, yy + deep * 0.6]),
        ...wall.map(([x, yy]) => [x, yy + deep]).reverse(),
      ])
      const gap = 2.8 + i * 1.3
      const row = {
        line: (x) => line(x) + 1.5 + i * 0.12,
        size: 2.1 + i * 0.36,
        haze: 0.14 - i * 0.015,
      }
      if (i === bands - 1) continue
      houses(s, f, { ...row, from: c - half * 0.86, to: c - gap, seed: i * 5 + 1 })
      houses(s, f, { ...row, from: c + gap, to: c + half * 0.82, seed: i * 5 + 3 })
      if (i === 3) sunStone(s, f, c - half * 0.5, y - 0.2)
    }
    // The stair from the square down to the lower terraces.
    for (let i = 0; i < 26; i++) {
      const t = i / 25
      shape(s, f, s.tone('#d8cdb6', i % 2 ? 0.8 : 0.4), [
        [103 - t * 6 - 0.5 - t * 0.7, 60 + t * 19],
        [103 - t * 6 + 0.5 + t * 0.7, 60 + t * 19],
        [103 - t * 6 + 0.5 + t * 0.7, 60.8 + t * 19],
        [103 - t * 6 - 0.5 - t * 0.7, 60.8 + t * 19],
      ])
    }
    fog(s, { y: s.pick(0.86, 0.88), thickness: 0.05, power: 0.35, colour: '#f7f5ea' })
    terraces(s, f, {
      steps: 6,
      lawn: '#6f9a42',
      wall: '#b5aa94',
      edge: (x, t) =>
        75 +
        t * 15 +
        0.0026 * (x - 92) ** 2 * (0.4 + t) -
        Math.max(0, 84 - x) ** 1.6 * 0.021 * (1 - t * 0.6),
    })
    const [lx, ly] = f.at(s.pick([27, 84], [66, 85]))
    place(s, llama(), { x: lx / w, y: ly / h, size: s.pick(27, 25), rim: 0.6, front: 0.72 })
    return finish(s, { rays: 0.06 })
  },
}
