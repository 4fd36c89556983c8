// The near point of rock at Grand Canyon West: blocks of limestone in shade with a side in the sun, a dead juniper and who sits in it.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const TOP = points('-8 61.600 4 61.200 12 62 21 61.800 30 62.800 38 62.600 45 64 53.500 65.600')
const FOOT = points('-8 81 10 80.400 24 81.400 38 81 50 82.200 62 83.600 80 87.600')

/** One wall of rock from its brink down: beds one under the other, each with its own end, joints and overhang. */
function wall(k, brink, beds, { seed, tones, deep }) {
  const r = random(seed)
  const end = brink.at(-1)[0]
  let line = brink
  for (const [i, thick] of beds.entries()) {
    const out = (r() - 0.4) * 2.4
    const next = line.map(([x, y]) => [
      x + (x >= end - 8 ? out * 0.3 : 0),
      y + thick * (0.86 + r() * 0.3),
    ])
    fill(k, tones[i % tones.length], [
      ...line,
      [end + out, line.at(-1)[1] + thick * 0.3],
      ...[...next].reverse(),
    ])
    const at = (x) => {
      const n = Math.max(
        1,
        line.findIndex((p) => p[0] > x),
      )
      const t = (x - line[n - 1][0]) / (line[n][0] - line[n - 1][0])
      return [line, next].map((l) => l[n - 1][1] + (l[n][1] - l[n - 1][1]) * t)
    }
    // Under each bed a dark joint, thick and thin by turns.
    for (let x = -7; x < end - 6; ) {
      const w = 4 + r() * 13
      const to = Math.min(end - 1.5, x + w)
      fill(k, deep, [
        [x, at(x)[1] - 0.1],
        [to, at(to)[1] - 0.1],
        [to - w * 0.3, at(to - w * 0.3)[1] + 0.25 + r() * 0.4],
      ])
      x += w + r() * 5
    }
    // Corners: a crack, and sometimes the side of a block that looks at the sun.
    for (let x = -6 + r() * 5; x < end - 2; x += 5 + r() * 13) {
      const [a, b] = at(x)
      fill(k, deep, [
        [x - 0.1, a],
        [x - 0.5 - r() * 0.5, a],
        [x - 0.1 - r() * 0.4, b],
      ])
    }
    // The lip of the bed below catches some light.
    if (thick < 2) {
      const lip = next.map(([x, y], n) => [x, y + (n % 2 ? 0.45 : 0.15)])
      fill(k, '#c48480', [...next, ...lip.reverse()])
    }
    line = next
  }
}

/** The point itself: brink, two walls with a bench of rubble between them. */
export function point(k) {
  fill(k, '#8a5570', [...points('-8 73 20 73 40 74 56 76.500 68 80.500 80 87.600 80 90 -8 90')])
  fill(
    k,
    '#dc9460',
    points(
      '-8 78.600 6 77 13 79 20 77.600 27 79.600 34 78.600 40 80 49 79.800 62 81.800 72 84.800 80 87.700 62 83.800 50 82.300 38 81.100 24 81.500 10 80.500 -8 81.100',
    ),
  )
  wall(k, FOOT, [3.4, 2.2, 5, 6], {
    tones: ['#54386c', '#483064', '#4c346a', '#402a5c'],
    deep: '#2c1c4c',
    seed: 4,
  })
  fill(k, '#503668', points('50 65 55.500 69 57 74 59.500 78 50 78'))
  wall(k, TOP, [2.6, 1.3, 4.4, 1.6, 2.8], {
    tones: ['#80547c', '#6a4674', '#74507c', '#60406e', '#684874'],
    deep: '#3e2a5c',
    seed: 12,
  })
  // The level top in the sun.
  fill(k, '#ffe0ac', [
    ...points('-8 57.800 8 57.600 20 58.600 31 58.900 40 59.300 47.500 60.200 53.800 65.100'),
    ...[...TOP].reverse().map(([x, y]) => [x, y + 0.15]),
  ])
  fill(k, '#ecb884', points('-8 59.600 6 59.200 15 60.200 24 60 18 61 6 60.900 -8 61.200'))
  stroke(k, '#c89070', 0.22, 'M44.500 63.800L43.800 62L46 60.300')
  // What the juniper casts.
  path(
    k,
    'rgba(92,52,100,.5)',
    'M11 60.500L18 59.400L24 59.300L28.500 58.800L24 59.600L20 59.800L29 60.300L19 60.200L12 60.900Z',
  )
}

/** A dead juniper, twisted by the wind; its boughs taper, each with a side in the sun. */
const BOUGHS = [
  [
    [0, 0.6, 2.6],
    [-0.7, -3, 1.9],
    [0.5, -6.4, 1.6],
    [-0.6, -9.6, 1.25],
    [0.6, -12.6, 0.95],
    [0.3, -15.4, 0.66],
    [1.6, -18.4, 0.3],
  ],
  [
    [0.4, -6, 1.2],
    [3, -8, 0.95],
    [4.2, -10.4, 0.8],
    [7.2, -11.4, 0.62],
    [9.4, -11.2, 0.5],
    [11.6, -12, 0.3],
  ],
  [
    [-0.2, -9, 0.9],
    [-3, -11, 0.7],
    [-3.9, -13.6, 0.5],
    [-6.4, -15, 0.3],
    [-8.6, -14.8, 0.06],
  ],
  [
    [-3.6, -12.6, 0.5],
    [-3.2, -15.4, 0.34],
    [-4.4, -18, 0.06],
  ],
  [
    [0.3, -12.6, 0.7],
    [2.8, -14.4, 0.44],
    [3.4, -16.8, 0.3],
    [5.4, -18, 0.05],
  ],
  [
    [4.2, -10.2, 0.5],
    [4.6, -13, 0.34],
    [6.2, -14.8, 0.05],
  ],
  [
    [-0.7, -3.4, 0.8],
    [-3, -5.2, 0.5],
    [-4.2, -5.2, 0.34],
    [-5.4, -6.6, 0.05],
  ],
  [
    [0, 0.2, 1.2],
    [2.4, 0.5, 0.6],
    [4.2, 0.5, 0.1],
  ],
  [
    [0, 0.2, 1.2],
    [-2.4, 0.6, 0.6],
    [-3.8, 0.4, 0.1],
  ],
]

export function juniper(k) {
  const side = (line, a, b) => {
    const edge = (q) =>
      line.map(([x, y, w], i) => {
        const [p, n] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]]
        const [dx, dy] = [n[0] - p[0], n[1] - p[1]]
        const l = Math.hypot(dx, dy)
        return [x + (-dy / l) * w * q * 0.5, y + (dx / l) * w * q * 0.5]
      })
    k.beginPath()
    const [one, two] = [edge(a), edge(b).reverse()]
    for (const list of [one, two]) {
      k.lineTo(...list[0])
      for (let i = 1; i < list.length; i++) {
        const [u, v] = [list[i - 1], list[i]]
        const m = [(u[0] + v[0]) / 2, (u[1] + v[1]) / 2]
        k.quadraticCurveTo(...u, ...m)
        if (i === list.length - 1) k.lineTo(...v)
      }
    }
    k.fill()
  }
  for (const [c, a, b] of [
    ['#301c48', -1, 1],
    ['#e8a478', -0.95, -0.3],
  ]) {
    k.fillStyle = c
    for (const line of BOUGHS) side(line, a, b)
  }
}

/** A condor on a bough, in profile to the right: a black cloak with a pale edge, a ruff, a bare orange head. */
export function perched(k) {
  path(
    k,
    '#1c1434',
    'M1.300 -4.700C0.200 -5.400 -1.100 -4.900 -1.700 -3.400C-2.300 -1.800 -2.200 0.600 -2.700 3.200L-1.700 2.500L-1.500 3.600L-0.700 1.300C0.400 1 1.500 0 1.900 -1.400C2.200 -2.800 2.200 -4 1.300 -4.700Z',
  )
  path(
    k,
    '#5c4478',
    'M0.200 -5C-0.800 -4.900 -1.400 -4.300 -1.700 -3.400C-2.300 -1.800 -2.200 0.600 -2.700 3.200L-2.200 2.850C-1.800 0.500 -1.700 -1.400 -1.100 -3C-0.800 -3.900 -0.400 -4.500 0.200 -5Z',
  )
  path(
    k,
    '#fff0dc',
    'M-0.900 0.900C-0.200 -0.200 0.100 -1.300 0.200 -2.400C0.500 -1.200 0.200 0.200 -0.500 1.200Z',
  )
  path(
    k,
    '#f4e0d0',
    'M-0.200 -5C0.400 -5.700 1.700 -5.300 2.100 -4.300C1.600 -3.900 0.500 -4.200 -0.200 -5Z',
  )
  path(
    k,
    '#f4784c',
    'M0.600 -5C0.500 -5.900 1.100 -6.500 1.900 -6.400C2.500 -6.400 2.900 -6.100 3 -5.700L3.900 -5.500L3.700 -5L2.900 -5.100C2.500 -4.700 1.900 -4.500 1.500 -4.400Z',
  )
  path(k, '#fff0dc', 'M3 -5.800L3.900 -5.500L3.750 -4.950L3.400 -5.200L2.950 -5.250Z')
  stroke(k, '#e8a080', 0.4, 'M0.500 0.600V1.500M-0.200 0.900V1.700')
}
