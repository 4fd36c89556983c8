import { field, rough, shape } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, grove, tree } from '../../nature/foliage.js'
import { fog } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { traveller } from '../../things/people.js'

const POOL = ['#bff0e0', '#7fdccc', '#45c2bc', '#249fa8']

/** A round basin that overflows: its rim, the water in it, curtains over the edge. */
function basin(s, f, { x, y, half, drop, seed }) {
  const r = random(seed)
  const stone = (light) => s.tone('#b9a684', light)
  const wide = rough(
    [
      [x - half, y],
      [x - half * 0.94, y + drop],
      [x + half * 0.94, y + drop],
      [x + half, y],
    ],
    0.5,
    seed,
  )
  shape(s, f, stone(0.28), [...wide])
  for (let i = 0; i < 7; i++) {
    const a = x - half + ((i + r() * 0.4) / 7) * half * 2
    const w = half * 0.18
    shape(
      s,
      f,
      stone(0.62),
      rough(
        [
          [a, y + 0.6],
          [a + w, y + 0.4],
          [a + w * 0.8, y + drop * 0.8],
          [a + w * 0.2, y + drop * 0.7],
          [a, y + 0.6],
        ],
        0.4,
        seed + i,
      ),
    )
  }
  for (let i = 0; i < 6; i++) {
    const a = x - half * 0.86 + ((i + r() * 0.5) / 6) * half * 1.7
    const w = half * (0.1 + r() * 0.12)
    shape(
      s,
      f,
      '#d3eef0',
      rough(
        [
          [a, y],
          [a + w, y],
          [a + w * 1.1, y + drop + 1],
          [a - w * 0.1, y + drop + 1],
          [a, y],
        ],
        0.2,
        seed + i,
      ),
    )
    shape(s, f, '#ffffff', [
      [a + w * 0.2, y],
      [a + w * 0.55, y],
      [a + w * 0.6, y + drop + 0.8],
      [a + w * 0.25, y + drop + 0.8],
    ])
  }
  POOL.forEach((c, i) => {
    const ring = Array.from({ length: 25 }, (_, j) => {
      const a = (j / 24) * Math.PI * 2
      const wobble = 1 + 0.16 * Math.sin(a * 3 + seed) + 0.08 * Math.sin(a * 5 + seed * 2)
      return [
        x + Math.cos(a) * half * wobble * (1 - i * 0.13),
        y + Math.sin(a) * half * 0.1 * (1 - i * 0.16),
      ]
    })
    shape(s, f, c, ring)
  })
  for (const side of [-1, 1]) {
    const [px, py] = f.at([x + side * half * 1.12, y + drop * 0.7])
    bush(s, {
      x: px / s.w,
      y: py / s.h,
      size: half * 0.42 + 3,
      seed: seed * 3 + side,
      colour: '#3f8048',
      front: 0.55,
    })
  }
}

export default {
  alt: 'Una cascata scende di vasca in vasca, turchese, nel folto della foresta di Mae Wang, davanti a una viaggiatrice',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.62, haze: '#d5e8c8', shade: '#5f8a90' },
      sun: [0.56, 0.02],
      horizon: 0.3,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    grove(s, {
      top: (x) => h * (0.02 + 0.1 * Math.sin((x / w) * 3.1)),
      depth: 40,
      size: 6,
      colour: '#6f9a58',
      seed: 3,
      haze: 0.42,
    })
    for (const [x, height, seed] of [
      [0.12, 62, 4],
      [0.3, 50, 6],
      [0.76, 56, 8],
      [0.92, 66, 9],
    ])
      tree(s, { x, y: 0.56, height, colour: '#3f7a48', seed, haze: 0.26, spread: 0.4, bare: 0.4 })
    fog(s, { y: 0.3, thickness: 0.2, power: 0.5, colour: '#f2f6d8' })
    grove(s, {
      top: (x) => h * (0.5 - 0.22 * Math.abs(x / w - 0.54) ** 0.8),
      depth: 40,
      size: 5,
      colour: '#3a7a44',
      seed: 7,
      haze: 0.1,
    })
    for (const [x, y, half, drop, seed] of [
      [100, 24, 8, 11, 3],
      [84, 36, 15, 9, 5],
      [100, 46, 19, 11, 7],
      [80, 58.5, 38, 10, 9],
    ])
      basin(s, f, { x, y, half, drop, seed })
      // The great pool, in bands of depth.
    ;['#8fe4d2', '#4fcac0', '#27a8ac', '#178a98'].forEach((c, i) => {
      const y = 69 + i * 4.4 + i * i * 0.6
      shape(s, f, c, [
        ...rough(
          [
            [-10, y + 3],
            [30, y],
            [84, y - 0.6],
            [130, y + 0.4],
            [170, y + 3],
          ],
          0.5,
          i + 2,
        ),
        [170, 96],
        [-10, 96],
      ])
    })
    for (const [x, y, half] of [
      [60, 72.6, 10],
      [96, 72, 14],
      [120, 77, 12],
      [48, 80, 16],
      [90, 84, 20],
    ])
      shape(s, f, '#d6f6ea', [
        [x - half, y],
        [x, y - 0.35],
        [x + half, y],
        [x, y + 0.35],
      ])
    for (const [x, y, size, seed] of [
      [0.05, 0.72, 15, 3],
      [0.16, 0.75, 9, 5],
      [0.9, 0.72, 13, 6],
      [0.99, 0.76, 15, 8],
    ])
      bush(s, { x, y, size, seed, colour: '#2f7040', front: 0.5 })
    shape(
      s,
      f,
      s.tone('#8a7a68', 0.5),
      rough(
        [
          [104, 88],
          [108, 83.4],
          [120, 82],
          [130, 84],
          [134, 89],
          [104, 88],
        ],
        0.6,
        4,
      ),
    )
    shape(
      s,
      f,
      s.tone('#c2ae8c', 0.8),
      rough(
        [
          [107, 84.4],
          [112, 82.8],
          [121, 82],
          [128, 83.4],
          [118, 84.6],
          [107, 84.4],
        ],
        0.4,
        6,
      ),
    )
    const [tx, ty] = f.at([118, 83.4])
    place(s, traveller({ seed: 5, arms: 'up' }), {
      x: tx / w,
      y: ty / h,
      size: 15,
      front: 0.7,
      rim: 0.5,
      shadow: false,
    })
    palm(s, { x: 0.02, y: 1.06, height: 72, lean: 0.2, kind: 'coconut', seed: 4 })
    bush(s, { x: 0.06, y: 1.03, size: 20, seed: 12, colour: '#1f5236', front: 0.1 })
    bush(s, { x: 0.98, y: 1.04, size: 18, seed: 14, colour: '#1f5236', front: 0.1 })
    return finish(s, { rays: 0.16 })
  },
}
