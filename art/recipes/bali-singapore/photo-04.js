import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond, leafMass } from '../../nature/leaf-mass.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'

const FAR = [
  ['#93bfa0', '#9fc9a6', '#afd5ae'],
  ['#9cc7a4', '#b0d6ac', '#c8e3b6'],
]
const SHADE = [
  ['#1c5248', '#225b4d', '#286552'],
  ['#205749', '#286450', '#327055'],
]
const HEAD = [
  ['#6fa884', '#7ab28a', '#86bc8e'],
  ['#78b088', '#88be8c', '#9ccb90'],
  ['#82b88a', '#98c98e', '#b8d996'],
]
const SUN = [
  ['#2f7650', '#39824f', '#458d50'],
  ['#37804f', '#4b9450', '#62a353'],
  ['#459050', '#68a752', '#94bf5a'],
]
const NEAR = [
  ['#0e332f', '#153f36', '#1d4d3c'],
  ['#123a34', '#1c4e3e', '#2a6244'],
]

/** Water that falls 80 metres: a veil of strands that opens as it drops, its shade on the right. */
function veil(k, x, y0, y1, width, seed) {
  const r = random(seed)
  const half = (y) => width * (0.36 + 0.64 * ((y - y0) / (y1 - y0)) ** 0.7)
  const edge = (m) =>
    Array.from({ length: 14 }, (_, i) => {
      const y = y0 + ((y1 - y0) * i) / 13
      return [x + m * half(y) + noise(y * 0.3, seed + m) * 0.5, y]
    })
  fill(k, '#b9dcd6', [...edge(-1), ...edge(1).reverse()])
  for (let i = 0; i < 26; i++) {
    const u = -0.94 + 1.88 * ((i * 0.618) % 1)
    const from = y0 + (i % 3 ? 0 : r() * (y1 - y0) * 0.5)
    const to = Math.min(y1, from + (y1 - y0) * (0.4 + r() * 0.6))
    const q = width * (0.05 + r() * 0.08)
    const line = (m) =>
      Array.from({ length: 8 }, (_, j) => {
        const y = from + ((to - from) * j) / 7
        return [x + u * half(y) + m * q * Math.sin(Math.PI * (0.15 + 0.75 * (j / 7))), y]
      })
    fill(k, u > 0.45 ? (i % 2 ? '#dcebe6' : '#9cc8c6') : i % 4 ? '#ffffff' : '#d3e8e2', [
      ...line(-1),
      ...line(1).reverse(),
    ])
  }
}

/** Spray where it strikes: round heads, the light above. */
function spray(k, x, y, wide, seed) {
  const r = random(seed)
  const heads = Array.from({ length: 15 }, () => [
    x + (r() - 0.5) * wide * 2,
    y + (r() - 0.5) * 1.6,
    1 + r() * 1.7,
  ])
  for (const [c, lift, q] of [
    ['#a9d3cc', 0, 1],
    ['#d6ebe2', -0.7, 0.82],
    ['#ffffff', -1.4, 0.56],
  ]) {
    k.fillStyle = c
    for (const [hx, hy, hq] of heads) {
      k.beginPath()
      k.arc(hx, hy + lift, hq * q, 0, 7)
      k.fill()
    }
  }
}

/** A wall of the gorge: bare tuff behind, hung with green, darker away from the sun. */
function wall(k, edge, { tones, light, rock, seed, size, box, gaps = -0.3 }) {
  const line = rough(points(edge), 0.8, seed)
  k.save()
  k.beginPath()
  for (const p of line) k.lineTo(...p)
  k.clip()
  fill(k, rock[0], line)
  const r = random(seed + 2)
  for (let i = 0; i < 70; i++) {
    const x = box[0] + r() * (box[2] - box[0])
    const y = box[1] + r() * (box[3] - box[1])
    fill(
      k,
      rock[1 + (i % 2)],
      points(`${x} ${y} ${x + 1.6} ${y + 4} ${x + 1.4} ${y + 22} ${x - 0.6} ${y + 17}`),
    )
  }
  // Green hangs in curtains with gaps of rock between them.
  leafMass(k, {
    box,
    inside: (x, y) =>
      noise(x * 0.2 + seed, y * 0.045) > gaps || y < box[1] + 9 + noise(x * 0.3, seed) * 3,
    light,
    size,
    flat: 1.15,
    tones,
    seed,
  })
  k.restore()
}

/** A bather with arms spread, from behind. */
const bather = (cloth, skin, up) => (k) => {
  stroke(
    k,
    skin,
    1.7,
    up
      ? 'M-2.800 -13L-6 -16L-7.600 -20M2.800 -13L6 -16L7.600 -20'
      : 'M-2.800 -13L-4.600 -9L-3.800 -5M2.800 -13L4.600 -9L3.800 -5',
  )
  path(
    k,
    skin,
    'M-2.600 -7L-2.800 1H-0.400L0 -4L0.400 1H2.800L2.600 -7ZM-3.200 -14C-2 -15.400 2 -15.400 3.200 -14L2.700 -7H-2.700Z',
  )
  path(k, cloth, 'M-2.900 -8.500H2.900L3 -4.500H-3ZM-3 -13.500H3L2.800 -10.800H-2.800Z')
  path(
    k,
    '#2e201e',
    'M-1.800 -16.600C-2.600 -20.800 2.600 -20.800 1.800 -16.600L1.600 -14.400H-1.600Z',
  )
  path(k, 'rgba(26,60,70,.28)', 'M0.600 -14.800L3.200 -14L2.700 -7L2.800 1H0.600Z')
}

export default {
  alt: 'Due cascate gemelle scendono in una gola nella giungla di Bali, fra pareti coperte di verde; tre viaggiatori nella pozza ai loro piedi',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#8fc4d0'],
          [0.5, '#d3ead6'],
          [1, '#f8f4d2'],
        ],
        haze: '#d0e8d0',
        shade: '#4f7f80',
        front: 0.7,
      },
      sun: [0.16, 0.04],
      horizon: 0.78,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      leafMass(k, {
        box: [-4, 2, 164, 40],
        inside: (x, y) => y > 12 + noise(x * 0.06, 2) * 5 - Math.abs(x - 84) * 0.06,
        size: 5,
        tones: FAR,
        seed: 3,
      })
    })
    for (const [x, height, lean] of [
      [0.27, 15, 0.1],
      [0.515, 19, -0.1],
      [0.545, 15, 0.12],
      [0.76, 13, -0.08],
    ])
      palm(s, { x, y: 0.24, height, lean, haze: 0.45, seed: Math.round(x * 50) })
    f.draw(s.k, (k) => {
      // The head of the gorge, in the sun.
      wall(
        k,
        '28 96 28 20 40 17 50 18 58 21 62 24 68 24 72 20 80 17 88 18 96 22 100 25 106 25 110 20 120 16 136 18 136 96',
        {
          tones: HEAD,
          light: (x, y) => 0.95 - (y - 20) * 0.012 + noise(x * 0.12, 3) * 0.2,
          rock: ['#a3b79c', '#b6c6a6', '#8fa892'],
          gaps: -0.12,
          seed: 5,
          size: 3.4,
          box: [26, 14, 138, 84],
        },
      )
      veil(k, 65, 23, 75, 4, 4)
      veil(k, 102.6, 24, 74, 5.4, 9)
      // The left wing throws its shadow on the head of the gorge.
      path(k, 'rgba(40,104,104,.3)', 'M28 10L38 22L45 40L50 56L58 78H28Z')
      // The wings of the gorge: the left in its own shade, the right takes the sun.
      wall(k, '-6 96 -6 -6 22 -6 27 6 30 20 36 34 38 48 44 58 48 68 56 77 60 96', {
        tones: SHADE,
        light: (x, y) => 0.3 + x * 0.012,
        rock: ['#2a5148', '#3a6154', '#23453f'],
        seed: 9,
        size: 6.4,
        box: [-6, -6, 60, 92],
      })
      wall(k, '106 96 112 78 122 70 126 56 132 44 134 30 141 16 146 2 152 -6 168 -6 168 96', {
        tones: [SHADE[1], ...SUN],
        light: (x, y) => 0.98 - (x - 120) * 0.012 - (y - 10) * 0.004,
        rock: ['#4f6f5c', '#7b8d6c', '#3d5f54'],
        seed: 12,
        size: 6,
        box: [106, -6, 168, 92],
      })
      // The pool.
      path(
        k,
        '#3f9a8c',
        'M38 76C56 72.500 120 72 134 75.500C150 79 165 82 165 96H-5C-5 86 16 79 38 76Z',
      )
      path(
        k,
        '#66b8a2',
        'M52 75.600C66 73.800 112 73.600 126 76C136 78.600 118 80 96 80.600C72 81 44 79 52 75.600Z',
      )
      path(k, '#2b7f7a', 'M-5 86C20 84 44 88 70 86.600C100 85 130 89 165 86V96H-5Z')
      stroke(
        k,
        '#b6e0d0',
        0.4,
        'M74 79.600H92M44 81H60M112 80.400H128M60 84H84M104 84.600H124M30 85.600H48',
      )
      spray(k, 65, 75.6, 6, 3)
      spray(k, 102.6, 75, 8, 7)
      for (const [x, y, q] of [
        [84, 77.6, 3.4],
        [78.6, 78.4, 2],
        [120, 79.6, 4.2],
        [46, 79.6, 4],
        [127, 81.8, 2.8],
        [39, 82.4, 2.6],
      ]) {
        path(
          k,
          '#33544c',
          `M${x - q} ${y}L${x - q * 0.8} ${y - q * 0.5}L${x - q * 0.1} ${y - q * 0.8}L${x + q * 0.7} ${y - q * 0.5}L${x + q} ${y}Z`,
        )
        path(
          k,
          '#93a488',
          `M${x - q * 0.8} ${y - q * 0.5}L${x - q * 0.1} ${y - q * 0.8}L${x + q * 0.3} ${y - q * 0.4}L${x - q * 0.3} ${y - q * 0.1}L${x - q} ${y}Z`,
        )
        stroke(k, '#d9f0e4', 0.35, `M${x - q * 1.15} ${y + 0.1}H${x + q * 1.2}`)
      }
      path(k, 'rgba(22,84,84,.5)', 'M74 85C80 84 98 84 104 85C98 87 80 87 74 85Z')
      for (const [x, y, c, skin, up] of [
        [83, 84.4, '#d9573f', '#c98f68', true],
        [89, 85, '#f2b632', '#8a5a40', false],
        [94.4, 84.6, '#2f5fa0', '#d9a27c', false],
      ]) {
        at(k, x, y, 0.34, bather(c, skin, up))
        stroke(k, '#cdebdc', 0.35, `M${x - 2} ${y + 0.2}h4`)
      }
      // Ferns and broad leaves, near and dark.
      leafMass(k, {
        box: [-6, 70, 60, 98],
        inside: (x, y) => y > 80 + x * 0.24 + noise(x * 0.2, 4) * 2,
        size: 5.4,
        tones: NEAR,
        seed: 15,
      })
      leafMass(k, {
        box: [118, 70, 168, 98],
        inside: (x, y) => y > 94 - (x - 118) * 0.32 + noise(x * 0.2, 6) * 2,
        size: 5.4,
        tones: NEAR,
        seed: 17,
      })
      for (const [x, y, l, a] of [
        [2, 88, 28, -1.2],
        [-4, 84, 24, -0.7],
        [12, 92, 22, -1.6],
        [22, 94, 16, -1.2],
        [160, 88, 26, -2.2],
        [166, 82, 22, -2.6],
        [150, 92, 20, -1.7],
        [-2, -2, 26, 0.5],
        [4, -8, 24, 1],
        [164, -4, 26, 2.3],
        [156, -8, 20, 1.9],
      ])
        frond(k, x, y, l, a, ['#20583f', '#113a33'], {
          bend: a < 0 ? (Math.cos(a) > 0 ? 0.8 : -0.8) : 0.3,
          n: 17,
          wide: 0.17,
        })
    })
    birds(s, { x: 0.5, y: 0.12, count: 5, size: 0.8 })
    return finish(s, { rays: 0.14 })
  },
}
