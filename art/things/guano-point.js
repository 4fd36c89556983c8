// The near point of rock at Grand Canyon West: blocks of limestone in shade with a side in the sun, a dead juniper and who sits in it.
import { fill, path, points, stroke } from '../core/field.js'

/** The point itself: a level top in the sun, and under its brink three beds of rock, each stepping back in its own place. */
export function point(k) {
  // A lower shoulder of the same point, in shade.
  fill(
    k,
    '#4c4080',
    points('44 69 50 70.500 54.500 72 61.600 74.600 61 81 59.500 86 62 91 63 96 40 96'),
  )
  fill(k, '#5c5090', points('44 69 50 70.500 54.500 72 61.600 74.600 53 75.800 48 74.500'))
  // The lowest bed and its slope of rubble.
  fill(k, '#402c5c', points('-8 80 10 79.500 22 81 33 80.600 43 83 51 85 57 90 60 96 -8 96'))
  fill(
    k,
    '#b8705c',
    points(
      '-8 78.600 8 77.800 18 79 28 78.600 38 80.600 48 82.200 51.6 83.600 52.4 85.800 50 85.400 43 83.500 33 81.800 22 82 10 80.600 -8 81',
    ),
  )
  // The middle bed; its end looks to the right and is the darkest of all.
  fill(
    k,
    '#5c3c6c',
    points(
      '-8 68.500 6 69 14 68.400 26 69.800 36 69.400 44 71 47.500 72 47 76.500 46 82 38 80.600 28 78.600 18 79 8 77.800 -8 78.600',
    ),
  )
  fill(
    k,
    '#46305f',
    points('40.500 70.300 44 71 49.500 72.500 49.800 77 51 84.500 41 81.200 41.500 76'),
  )
  fill(k, '#46305f', points('13 68.500 15.200 68.500 15.800 73 15 78.600 13.400 78.500 14 73'))
  // The upper bed, whose lip hangs over.
  fill(
    k,
    '#74507c',
    points(
      '-8 61 6 60.800 18 61.600 30 62.200 40 62.800 46 64 52.500 65.400 51.500 67.500 48.500 69 47.500 72 44 71 36 69.400 26 69.800 14 68.400 6 69 -8 68.500',
    ),
  )
  fill(
    k,
    '#563a68',
    points('43.500 63.400 46 64 52.500 65.400 51.500 67.500 48.500 69 47.500 72 44 71 44.500 67'),
  )
  fill(k, '#563a68', points('27 62 29 62.100 29.600 66 28.600 69.700 26.500 69.800 27.400 66'))
  // The level top in the sun.
  fill(
    k,
    '#ffe0ac',
    points(
      '-8 54.600 4 54.200 12 55.200 20 54.900 30 55.800 38 56.100 43 57.400 49 59.200 53.500 64.600 52.500 65.600 46 64.300 40 63 30 62.400 18 61.800 6 61 -8 61.200',
    ),
  )
  fill(k, '#ecb884', points('-8 59.600 6 59.200 15 60.200 24 60 18 61 6 60.900 -8 61.200'))
  // What the juniper casts.
  path(
    k,
    'rgba(92,52,100,.5)',
    'M11 58.800L18 57.700L24 57.600L28.500 57.100L24 57.900L20 58.100L29 58.600L19 58.500L12 59.200Z',
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
