// What stands round the keep of Himeji on an April afternoon: white walls with loopholes, cherries in flower, a lawn under a cloud, a heron.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { blossom } from './cherry-masses.js'
import { smooth } from './leaf-edge.js'
import { wood } from './maple-valley.js'

/** The clear deep sky after rain, rose at its foot. */
export function storm(k) {
  const g = k.createLinearGradient(0, -4, 0, 72)
  for (const [a, c] of [
    [0, '#243c84'],
    [0.4, '#4c74b4'],
    [0.75, '#a4bcdc'],
    [1, '#ffd8c8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
}

/** A white wall on its stone foot along points [x, z]; y: height of the ground; lit where it faces us. */
function rampart(k, V, list, { y, stone, plaster, lit }) {
  const r = random(Math.round(list[0][1]))
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b] = [list[i], list[i + 1]]
    const on = (t, h) => V(a[0] + (b[0] - a[0]) * t, y + h, a[1] + (b[1] - a[1]) * t)
    const pane = (c, t0, t1, h0, h1) => fill(k, c, [on(t0, h0), on(t1, h0), on(t1, h1), on(t0, h1)])
    const sun = lit[i]
    const len = Math.hypot(b[0] - a[0], b[1] - a[1])
    pane(sun ? '#b09a88' : '#54508a', 0, 1, 0, stone)
    const rows = Math.round(stone / 1.8)
    for (let j = 0; j < rows; j++)
      for (let t = 0; t < 1; ) {
        const e = Math.min(1, t + (1.6 + r() * 2.6) / len)
        const tones = sun ? ['#d8ccbc', '#c8bcae', '#d0c4b4'] : ['#7470a4', '#686498', '#706ca0']
        pane(
          tones[Math.floor(r() * 3)],
          t + 0.08 / len,
          e - 0.08 / len,
          (stone * j) / rows + 0.08,
          (stone * (j + 1)) / rows - 0.06,
        )
        t = e
      }
    pane(sun ? '#fff6e4' : '#a4b0dc', 0, 1, stone, stone + plaster)
    pane(sun ? '#ccc8e0' : '#8490c4', 0, 1, stone + plaster * 0.86, stone + plaster)
    pane(sun ? '#7c88b4' : '#4c588f', -0.004, 1.004, stone + plaster, stone + plaster + 1)
    pane(sun ? '#e4e4f0' : '#98a4d0', -0.004, 1.004, stone + plaster - 0.06, stone + plaster + 0.22)
    // Loopholes: round, square and pointed by turns.
    const n = Math.floor(len / 5)
    for (let j = 0; j < n; j++) {
      const [x, py, q] = on((j + 0.5) / n, stone + plaster * 0.42)
      const s = q * 0.34
      k.fillStyle = '#444c80'
      k.beginPath()
      if (j % 3 === 0) k.arc(x, py, s * 0.9, 0, 7)
      else if (j % 3 === 1) k.rect(x - s * 0.6, py - s * 1.2, s * 1.2, s * 2.2)
      else {
        k.moveTo(x - s, py + s)
        k.lineTo(x, py - s)
        k.lineTo(x + s, py + s)
      }
      k.fill()
    }
  }
}

const PINE = [
  ['#1f4450', '#2f6458', '#5c9464', '#94bc74'],
  ['#264c50', '#3c7058', '#6ca064', '#a4c47c'],
]
const BLOSSOM = [
  ['#b07aa4', '#e8a4bc', '#ffc8d0', '#fff0ec'],
  ['#a06c9c', '#d88cb0', '#f8b4c4', '#ffdcdc'],
  ['#b886ac', '#f0b4c6', '#ffd8dc', '#fff6f0'],
]
const NEAR = [
  ['#6c4484', '#a868a0', '#dc98b8', '#ffc8d0'],
  ['#603c7c', '#9a5c98', '#cc88b0', '#f8b8c8'],
]

/** The hill under the keep with its pines, a ring of wall with its corner tower, a bank of cherries in the sun. */
export function hill(k, V, turret) {
  path(k, '#9aa8c0', 'M-6 66C10 62 24 64 40 61C60 59 120 58 166 62V80H-6Z')
  path(
    k,
    '#4c7460',
    'M-6 72C10 70 32 64 54 59C62 55 74 54.500 84 54.500H126C134 55 146 58 166 66V82H-6Z',
  )
  path(k, '#7ca468', 'M84 54.500H126C134 55 146 58 166 66V74C150 66 130 60 110 58Z')
  const wall = (list, y, lit) => rampart(k, V, list, { y, stone: 4.6, plaster: 3, lit })
  turnedWood(k, {
    from: 24,
    to: 60,
    top: (x) => 64 - (x - 24) * 0.1,
    bottom: 70,
    size: [8, 9],
    tones: PINE,
    seed: 4,
  })
  wall(
    [
      [-56, 214],
      [-24, 196],
      [26, 204],
    ],
    16,
    [false, true],
  )
  wall(
    [
      [24, 203],
      [74, 206],
    ],
    13.4,
    [true],
  )
  turret()
  turnedWood(k, {
    from: -12,
    to: 172,
    top: (x) => 67 - 1.6 * Math.sin(x * 0.05),
    bottom: 72,
    size: [8, 10],
    tones: PINE,
    seed: 9,
  })
  trunks(k)
  stems(k)
  turned(k, (c) =>
    blossom(c, {
      from: -14,
      to: 172,
      top: (x) => 70 + Math.sin(x * 0.07) * 1.2,
      bottom: 76,
      size: [8, 12],
      tones: BLOSSOM,
      seed: 5,
      flat: 0.52,
      foot: false,
    }),
  )
}

/** Below the crowns: their shade, and the trunks that carry them, stout, leaning, forked. */
function trunks(k) {
  path(k, '#3c5c5c', 'M-6 79V72H168V79Z')
}

/** Stout trunks before the shade of the bank: each leans its own way and forks into the blossom. */
function stems(k) {
  const r = random(8)
  for (let x = 22; x < 168; x += 9 + r() * 11) {
    const lean = (r() - 0.5) * 3.4
    const [w, fork, m] = [0.9 + r() * 0.7, 75.6 + r() * 0.8, r() < 0.5 ? -1 : 1]
    const [top, foot] = [72.6, 79.6 + r() * 0.5]
    path(
      k,
      '#3c2c54',
      `M${x - w * 1.5} ${foot}C${x - w * 0.7} ${foot - 1} ${x + lean * 0.5 - w * 0.6} ${fork + 1} ${x + lean - w * 0.7} ${fork}L${x + lean - m * 2.6} ${top}L${x + lean - m * 1.4} ${top}L${x + lean + m * 0.2} ${fork - 1.2}L${x + lean + m * 2.8} ${top - 0.6}L${x + lean + m * 3.6} ${top}L${x + lean + w * 0.7} ${fork}C${x + lean * 0.5 + w * 0.6} ${fork + 1} ${x + w * 0.6} ${foot - 1} ${x + w * 1.5} ${foot}Q${x} ${foot - 0.4} ${x - w * 1.5} ${foot}Z`,
    )
    path(
      k,
      '#a87c84',
      `M${x + w * 0.5} ${foot - 0.3}C${x + w * 0.2} ${foot - 1} ${x + lean * 0.5 + w * 0.3} ${fork + 1} ${x + lean + w * 0.3} ${fork}L${x + lean + w * 0.7} ${fork}C${x + lean * 0.5 + w * 0.6} ${fork + 1} ${x + w * 0.6} ${foot - 1} ${x + w * 1.5} ${foot}Z`,
    )
  }
}

/** Draws mirrored about the middle of the field: what is lit from the left is then lit from the right. */
function turned(k, draw) {
  k.save()
  k.translate(160, 0)
  k.scale(-1, 1)
  draw(k)
  k.restore()
}
const turnedWood = (k, o) =>
  turned(k, (c) =>
    wood(c, { ...o, from: 160 - o.to, to: 160 - o.from, top: (x) => o.top(160 - x) }),
  )

/** The heads of the nearest cherries, in the shade of the storm still, only their brows in the sun. */
export function nearCherries(k) {
  turned(k, (c) =>
    blossom(c, {
      from: 112,
      to: 180,
      top: (x) => 74 + Math.max(0, 160 - x) * 0.3 + Math.max(0, 146 - x) ** 2 * 0.03,
      bottom: 108,
      size: [12, 17],
      tones: NEAR,
      seed: 17,
      flat: 0.56,
    }),
  )
}

/** The lawn in the low sun, the long shade of the cherries' bank on it, a path that leads on. */
export function lawn(k) {
  const g = k.createLinearGradient(0, 77, 0, 91)
  g.addColorStop(0, '#a8c070')
  g.addColorStop(1, '#6f9c58')
  fill(k, g, smooth(points('-10 100 -10 78.400 30 77.800 80 78.200 130 77.600 170 78 170 100'), 6))
  fill(
    k,
    '#55845c',
    smooth(
      points(
        '-10 78.400 30 77.800 80 78.200 130 77.600 170 78 170 78.800 140 78.700 110 79.600 84 79.200 60 80 30 79.400 6 80.200 -10 80',
      ),
      6,
    ),
  )
  fill(k, '#5c8c58', smooth(points('60 98 84 89.500 108 87.600 134 88.600 170 86.600 170 98'), 6))
  path(
    k,
    '#f2e2b8',
    'M112 78H115.600C114 79.400 111 81 106 82.200C96 84.600 84 87.600 76 93H54C70 88 90 84.600 101 81.600C106 80.300 110 79.300 112 78Z',
  )
  path(
    k,
    '#c8b890',
    'M112 78H112.800C110 79.800 106 81 101 82.200C90 85 72 88.400 60 93H54C70 88 90 84.600 101 81.600C106 80.300 110 79.300 112 78Z',
  )
}

/** A heron on the wing, white below the storm: neck drawn in, legs trailing. Its breast at 0. */
export function heron(k) {
  path(
    k,
    '#c4cce8',
    'M-0.600 0C-1.200 -2.600 -3.800 -5.800 -7 -7C-5.600 -5.200 -4.800 -3.600 -4 -2.600C-3.200 -1.400 -2.200 -0.200 -1 0.600Z',
  )
  path(
    k,
    '#fffaf0',
    'M3.600 -0.900C4.200 -1.300 4.600 -1.100 4.800 -0.800L6.800 -0.500L4.700 -0.300C4.300 0.200 3.700 0 3.300 0.400C2.600 1.200 1 1.400 -0.600 1.100C-2 0.900 -3 0.700 -4 0.900L-3.600 0.400C-2.600 0.200 -1.600 -0.200 -0.800 -0.500C0.600 -1 1.800 -0.600 2.600 -0.100C2.900 -0.400 3.200 -0.700 3.600 -0.900Z',
  )
  path(
    k,
    '#fffaf0',
    'M1 -0.600C1.600 -3.400 0.800 -7.200 -1.400 -10C-1.500 -7.600 -2.200 -5.600 -2.300 -4C-2.400 -2.200 -1.800 -0.800 -0.800 0.200Z',
  )
  path(k, '#f0a848', 'M4.800 -0.800L6.800 -0.500L4.750 -0.400Z')
  stroke(k, '#4c4470', 0.18, 'M-3.600 0.700L-6.600 1.200M-3.600 0.800L-6.400 1.500')
}

/** Petals on the wind. */
export function petals(k) {
  const r = random(21)
  for (let i = 0; i < 26; i++) {
    const [x, y] = [6 + r() * 58, 56 + r() * 30]
    path(
      k,
      r() < 0.5 ? '#ffd4dc' : '#f0a8c0',
      `M${x} ${y}q0.600 -0.500 0.900 0q-0.300 0.500 -0.900 0Z`,
    )
  }
}
