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
    // The spur that carries the city falls away on both sides.
    const spur = (y) => 18 + (y - 54) * 1.8
    const bands = 9
    for (let i = 0; i < bands; i++) {
      const y = 54 + i * 2.7 + i * i * 0.12
      const half = spur(y)
      const c = 95 - i * 0.6
      const curve = Array.from({ length: 21 }, (_, j) => {
        const u = j / 10 - 1
        return [c + u * half, y + u * u * 3.4 + noise(j * 0.7, i) * 0.3]
      })
      shape(s, f, s.tone(i % 3 === 1 ? '#a6c45a' : '#8fb352', 0.84 - (i % 2) * 0.1), [
        ...curve,
        [c + half + 8, 96],
        [c - half - 8, 96],
      ])
      const wall = curve.map(([x, yy]) => [x, yy + 1.5 + i * 0.08])
      shape(s, f, s.tone('#c2b8a2', 0.66), [
        ...wall,
        ...wall.map(([x, yy]) => [x, yy + 0.7 + i * 0.07]).reverse(),
      ])
      const size = 2.3 + i * 0.3
      const gap = 5 + i * 1.2
      if (i < 8) {
        houses(s, f, {
          from: c - half * 0.8,
          to: c - gap,
          y: y + 1.4,
          size,
          count: 6,
          seed: i * 5 + 1,
        })
        houses(s, f, {
          from: c + gap,
          to: c + half * 0.76,
          y: y + 1.4,
          size,
          count: 6,
          seed: i * 5 + 3,
        })
      }
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
        Math.max(0, 70 - x) * 0.22 * (1 - t * 0.6),
    })
    const [lx, ly] = f.at(s.pick([27, 84], [66, 85]))
    place(s, llama(), { x: lx / w, y: ly / h, size: s.pick(27, 25), rim: 0.6, front: 0.72 })
    return finish(s, { rays: 0.06 })
  },
}
