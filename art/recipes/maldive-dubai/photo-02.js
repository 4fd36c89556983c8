import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { pilot, snorkeller } from '../../things/snorkellers.js'
import { whaleShark } from '../../things/whale-shark.js'

/** Open water: light from the surface, night below. */
function deep(k) {
  const g = k.createLinearGradient(0, 0, 0, 90)
  for (const [t, c] of [
    [0, '#7fe0e0'],
    [0.1, '#3cbcd4'],
    [0.32, '#1a8cc4'],
    [0.62, '#125ca0'],
    [1, '#0b2f6c'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 168 -6 168 96 -6 96'))
  const sun = k.createRadialGradient(104, -6, 0, 104, -6, 80)
  sun.addColorStop(0, 'rgba(230,255,246,.85)')
  sun.addColorStop(0.3, 'rgba(150,236,236,.4)')
  sun.addColorStop(1, 'rgba(90,200,224,0)')
  fill(k, sun, points('-6 -6 168 -6 168 96 -6 96'))
  // Shafts, each wider than the last one is near.
  for (const [x0, x1, a, b, s] of points(
    '92 94 34 52 0.200 97 98.500 66 78 0.160 101 104 90 112 0.220 106 107.500 118 130 0.160 110 113 146 172 0.180',
    5,
  )) {
    const f = k.createLinearGradient(0, 0, 0, 84)
    f.addColorStop(0, `rgba(214,255,248,${s * 1.6})`)
    f.addColorStop(0.5, `rgba(150,232,240,${s * 0.7})`)
    f.addColorStop(1, 'rgba(120,210,236,0)')
    fill(k, f, [
      [x0, -4],
      [x1, -4],
      [b, 90],
      [a, 90],
    ])
  }
}

/** The surface from below: a bright skin with long slow folds, flecks of light under it. */
function surface(k) {
  const r = random(7)
  const skin = (c, y, wave, seed) => {
    const p = Array.from({ length: 18 }, (_, i) => [
      -10 + i * 11,
      y + noise(i * 0.8 + seed, seed) * wave,
    ])
    const m = (a, b) => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`
    path(
      k,
      c,
      `M-10 -8L${p[0].join(' ')}${p
        .slice(1, -1)
        .map((q, i) => `Q${q.join(' ')} ${m(q, p[i + 2])}`)
        .join('')}L190 -8Z`,
    )
  }
  skin('rgba(120,222,226,.6)', 8.2, 2.6, 3)
  skin('#a6ece6', 5, 2.4, 9)
  skin('#e2fbf0', 2, 2, 15)
  for (let i = 0; i < 40; i++) {
    const [x, t] = [r() * 170 - 5, r()]
    const [y, l] = [6 + t * 9, 1 + r() * 4]
    path(
      k,
      `rgba(222,252,244,${0.7 - t * 0.45})`,
      `M${x - l} ${y}Q${x - l * 0.2} ${y - 0.7} ${x + l} ${y - 0.1}Q${x} ${y + 0.2} ${x - l} ${y}Z`,
    )
  }
}

const ORANGE = ['#ffa044', '#d0643c']
const YELLOW = ['#ffe060', '#d89c3c']
const WARM = ['#e8b088', '#9c6c78']
const DARK = ['#b8805c', '#74506c']

/** Those who swim along at the right distance, no two alike. */
const SWIMMERS = [
  [
    40,
    11.2,
    1.75,
    0.05,
    {
      vest: ORANGE,
      skin: WARM,
      fins: YELLOW,
      suit: '#1c3c78',
      kick: 0.9,
      arms: [
        [
          [1.3, 0.2],
          [1.7, 1.4],
          [2.6, 2],
        ],
        [
          [1.1, 0.3],
          [0.7, 1.5],
          [1.1, 2.4],
        ],
      ],
    },
  ],
  [
    65,
    10,
    1.6,
    -0.06,
    {
      vest: YELLOW,
      skin: DARK,
      fins: ['#5ce0d0', '#2c94a4'],
      suit: '#b03c54',
      kick: -0.5,
      long: '#3c2844',
      arms: [
        [
          [1.3, 0],
          [2.4, 0.7],
          [3.7, 0.9],
        ],
        [
          [1.1, 0.3],
          [0.2, 1.2],
          [-0.6, 1.3],
        ],
      ],
    },
  ],
  [
    116,
    15.4,
    1.9,
    0.16,
    {
      vest: ['#ff7860', '#b8405c'],
      skin: WARM,
      fins: ['#ffffff', '#9cc4d8'],
      suit: '#1c3c78',
      kick: 0.4,
      arms: [
        [
          [1.3, 0.2],
          [2.2, 1.3],
          [3.2, 1.9],
        ],
        [
          [1.1, 0.3],
          [0.5, 1.3],
          [0.2, 2.3],
        ],
      ],
    },
  ],
]

/** The edge of the reef under us on the left: dark rock, fans and fingers of coral with a little light on them. */
function reef(k) {
  fill(
    k,
    '#0a2455',
    rough(points('-8 70 2 73 9 72.500 15 77 24 79 30 83.500 40 85.500 46 89 52 98 -8 98'), 0.7, 5),
  )
  fill(k, '#123a74', rough(points('-8 70 2 73 9 72.500 15 77 11 77.800 4 76 -8 75'), 0.4, 6))
  fill(
    k,
    '#123a74',
    rough(points('24 79 30 83.500 40 85.500 34 86.500 26 84.500 20 80.500'), 0.4, 7),
  )
  // Fans: ribs from one foot.
  for (const [x, y, q, turn] of points('6 75 10.500 -0.150 27 82.500 7.500 0.250', 4)) {
    const r = random(Math.round(x))
    for (let i = 0; i < 17; i++) {
      const a = turn + (i / 16 - 0.5) * 2
      const l = q * (0.72 + 0.28 * Math.cos((i / 16 - 0.5) * 2.4)) * (0.9 + r() * 0.14)
      const [ex, ey] = [x + Math.sin(a) * l, y - Math.cos(a) * l]
      stroke(
        k,
        i > 9 ? '#7c4c94' : '#4c3478',
        0.42,
        `M${x} ${y + 1}Q${x + Math.sin(a * 0.5) * l * 0.55} ${y - l * 0.5} ${ex} ${ey}`,
      )
      for (const [t, d] of [
        [0.6, 0.22],
        [0.8, -0.2],
      ]) {
        const [mx, my] = [
          x + Math.sin(a * (0.5 + t * 0.5)) * l * t,
          y - Math.cos(a * (0.5 + t * 0.5)) * l * t,
        ]
        stroke(
          k,
          i > 9 ? '#8c5ca0' : '#5c3c84',
          0.26,
          `M${mx} ${my}L${mx + Math.sin(a + d * 3) * l * 0.17} ${my - Math.cos(a + d * 3) * l * 0.17}`,
        )
      }
    }
  }
  const r = random(19)
  for (let i = 0; i < 17; i++) {
    const [x, y] = [8 + r() * 30 + r() * 6, 66 + r() * 12 + r() * 6]
    const q = 0.5 + r() * 0.4
    path(
      k,
      i % 3 ? '#f08c5c' : '#ffb46c',
      `M${x - q} ${y}Q${x} ${y - q * 0.7} ${x + q} ${y}Q${x} ${y + q * 0.6} ${x - q} ${y}L${x - q * 1.5} ${y - q * 0.4}V${y + q * 0.4}Z`,
    )
  }
}

export default {
  alt: 'Al largo di Dhigurah, alle Maldive: uno squalo balena a macchie bianche passa nell’acqua blu sotto tre nuotatori col boccaglio, cinque pesci dorati davanti al muso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.65, 0], horizon: 0.1 })
    const f = field(s)
    f.draw(s.k, (k) => {
      deep(k)
      surface(k)
      for (const [x, y, q, turn, o] of SWIMMERS) {
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        k.scale(q, q)
        snorkeller(k, o)
        k.restore()
      }
      k.save()
      k.translate(24, 55)
      k.rotate(-0.09)
      k.scale(1.18, 1.18)
      whaleShark(k)
      k.restore()
      for (const [x, y, q] of points(
        '144 42.500 3 148.500 45.800 2.600 143.500 48 2.300 150 41.500 2.200 146.500 51 2',
        3,
      ))
        at(k, x, y, q, pilot)
      reef(k)
    })
    return finish(s, { vignette: 0.18 })
  },
}
