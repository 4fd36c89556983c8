// Bergen from Mount Fløyen after sunset: the light still lies on the fiord and in the harbour, the town is in the shade. Points of the field.
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { church, inside, quarter } from './bergen-roofs.js'

const INK = '#1d2656'

/** Sky and all the water under it: one run of light, apricot at the edge of the sea. */
export function dusk(k) {
  const g = k.createLinearGradient(0, 0, 0, 66)
  for (const [t, c] of [
    [0, '#27407e'],
    [0.2, '#5f7cae'],
    [0.34, '#d8b2a4'],
    [0.43, '#ffc684'],
    [0.47, '#ffe0a8'],
    [0.5, '#fbcb96'],
    [0.62, '#d3a4a0'],
    [0.8, '#7f88b4'],
    [1, '#4c66a0'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 168 -6 168 96 -6 96'))
}

/** The islands at the mouth of the fiord, the cone of Lyderhorn, the long back of Løvstakken. */
export function farHills(k) {
  fill(
    k,
    '#c99aa4',
    rough(
      points(
        '60 31.800 72 29.800 84 29 96 29.600 108 28.200 122 28.800 136 27.400 150 28.600 168 27 168 31.800',
      ),
      0.25,
      3,
    ),
  )
  fill(
    k,
    '#9482a8',
    rough(points('104 32.600 118 31 132 30.600 146 29.800 168 30.200 168 32.600'), 0.2, 5),
  )
  fill(
    k,
    '#7d78a8',
    rough(
      points('20 33 38 27 50 21.500 57 16.400 60 15.800 63 17.600 70 24 80 29 92 32.400 100 33'),
      0.3,
      8,
    ),
  )
  fill(
    k,
    '#a88aa8',
    rough(
      points('60 15.800 63 17.600 70 24 80 29 92 32.400 100 33 84 33 74 28.500 66 25 62.500 20'),
      0.2,
      9,
    ),
  )
  fill(
    k,
    '#565c98',
    rough(
      points('-6 8 6 9.600 18 13 28 19.600 36 24.500 46 28.500 58 32.600 66 35 -6 36'),
      0.35,
      11,
    ),
  )
  fill(
    k,
    '#6e6ca2',
    rough(
      points(
        '18 13 28 19.600 36 24.500 46 28.500 58 32.600 66 35 50 34.500 40 30.500 31 27 24 21.500',
      ),
      0.25,
      12,
    ),
  )
  // Laksevåg, a dark shore with the lights of its yards.
  fill(
    k,
    '#474f8c',
    rough(
      points(
        '-6 34 20 33.200 50 33 74 32.900 88 33.400 98 34.500 86 35.600 60 36.400 30 37.800 -6 39',
      ),
      0.2,
      15,
    ),
  )
}

const NORDNES =
  '-6 41 16 39.600 44 39.200 72 39.400 96 39.200 112 39.800 121 41 112 43 96 45.200 78 48.600 62 52 50 55.500 40 58.500 -6 66'
const TOWN =
  '-6 57 10 57 30 57.500 44 58.500 52 61.300 60 60.400 72 58 86 55.300 100 52.800 112 50.600 124 48.800 138 47.400 150 47.600 168 49 168 96 -6 96'

/** What the harbour makes of the far bank: its dark foot, and a lamp here and there drawn long. */
function mirror(k) {
  fill(
    k,
    'rgba(63,71,132,.62)',
    rough(
      points(
        '50 55.600 62 52.100 78 48.700 96 45.300 112 43.100 121 41.100 116 43.400 98 47.200 80 51.200 64 54.800 54 57.600 46 58.300',
      ),
      0.22,
      21,
    ),
  )
  const r = random(14)
  for (let i = 0; i < 17; i++) {
    const t = i / 16
    const [x, y] = [52 + t * 58 + r() * 1.6, 55 - t * 12.2 + t * (1 - t) * -3.4]
    const q = 0.42 - t * 0.2
    fill(k, '#ffd890', [
      [x - q, y],
      [x + q, y],
      [x + q, y - q * 1.7],
      [x - q, y - q * 1.7],
    ])
    if (r() < 0.3) continue
    for (let j = 1; j < 5 - t * 2; j++)
      path(
        k,
        `rgba(255,206,130,${0.9 - j * 0.16})`,
        `M${x - q * 1.3} ${y + j * q * 2.2}q${q * 1.3} ${-q * 0.7} ${q * 2.6} 0q${-q * 1.3} ${q * 0.9} ${-q * 2.6} 0Z`,
      )
  }
}

/** Nordnes across the harbour, with the church on its hill. */
export function nordnes(k) {
  const in1 = inside(NORDNES)
  quarter(k, {
    land: NORDNES,
    ground: '#3f4784',
    rows: [41.2, 66],
    size: (y) => 1.1 + (y - 41) * 0.1,
    seed: 6,
    far: true,
    keep: (x, y) => in1(x, y) && in1(x, y - 0.6),
  })
  mirror(k)
  church(k, 17, 46, 1.5, 5, 5.2, 4)
  // The little lake in the town, eight-sided, its lamps round it.
  fill(
    k,
    '#e8b888',
    points('8 53.300 15 51.600 27 51.500 34 52.900 33 55.100 26 56.700 14 56.900 7 55.500'),
  )
  fill(
    k,
    '#c79cae',
    points(
      '8.700 53.500 15.200 52 26.800 51.900 33.200 53.100 32.300 54.900 25.800 56.300 14.200 56.500 7.900 55.300',
    ),
  )
  fill(
    k,
    '#8c8cb8',
    points('8 54.600 33 54.300 32.300 54.900 25.800 56.300 14.200 56.500 7.900 55.300'),
  )
}

/** The near town: Bryggen's long roofs side by side along the harbour, the fortress, the streets up to us. */
export function nearTown(k) {
  const in2 = inside(TOWN)
  const bryggen = inside('58 61 96 53 103 58 66 66.500')
  quarter(k, {
    land: TOWN,
    ground: '#232c60',
    rows: [50, 80],
    size: (y) => 1.8 + (y - 50) * 0.115,
    seed: 19,
    keep: (x, y) => in2(x, y - 1.2) && in2(x, y) && !bryggen(x, y) && !bryggen(x, y - 1),
  })
  fill(k, '#ffce74', points('60 60.300 91 54.200 92 55 61 61.200'))
  const r = random(9)
  for (let i = 0, x = 60; i < 13; i++) {
    const y = 73.2 - x * 0.2045
    const q = (1 - i * 0.022) * (0.82 + r() * 0.34)
    const [ex, ey] = [(4.6 + r() * 1.6) * q, (4.2 + r() * 1.6) * q]
    fill(k, '#47305f', [
      [x, y],
      [x + 1.2 * q, y - 1.7 * q],
      [x + 1.2 * q + ex, y - 1.7 * q + ey],
      [x + ex, y + ey],
    ])
    fill(k, ['#a06a78', '#8c5f78', '#b07a78'][i % 3], [
      [x + 1.2 * q, y - 1.7 * q],
      [x + 2.5 * q, y - 0.4 * q],
      [x + 2.5 * q + ex, y - 0.4 * q + ey],
      [x + 1.2 * q + ex, y - 1.7 * q + ey],
    ])
    fill(k, ['#7c3f5c', '#86586a', '#6c3858'][i % 3], [
      [x + ex, y + ey],
      [x + 1.2 * q + ex, y - 1.7 * q + ey],
      [x + 2.5 * q + ex, y - 0.4 * q + ey],
      [x + 2.5 * q + ex, y + 1.4 * q + ey],
      [x + ex, y + 1.8 * q + ey],
    ])
    if (i % 3 !== 1)
      fill(k, '#ffce74', [
        [x + ex + q, y + ey - 0.1 * q],
        [x + ex + 1.5 * q, y + ey - 0.2 * q],
        [x + ex + 1.5 * q, y + ey + 0.5 * q],
        [x + ex + q, y + ey + 0.6 * q],
      ])
    x += 2.62 * q + (i === 5 ? 0.9 : 0)
  }
  church(k, 105.5, 57.5, 1.5, 4.6, 3.6, 0)
  church(k, 108, 57.2, 1.5, 4.6, 3.6, 5)
  // The fortress: the king's hall with its stepped gable, the square tower.
  fill(
    k,
    '#3a4280',
    points(
      '127 50 127 47 128 47 128 46.200 129 46.200 129 45.300 130 45.300 130 46.200 136.500 46.200 137 50',
    ),
  )
  fill(k, '#6a6ca2', points('130 46.200 130.400 45 136 45 136.500 46.200'))
  fill(
    k,
    '#4a528e',
    points(
      '141 50.500 141 43.500 142 43.500 142 42.700 144.500 42.700 144.500 43.500 145.600 43.500 145.600 50.500',
    ),
  )
  fill(k, '#7d78a8', points('143.600 50.500 143.600 43.500 145.600 43.500 145.600 50.500'))
}

/** The white bark at her quay and the mail ship that leaves: her wake opens behind her. */
export function ships(k) {
  fill(k, 'rgba(255,238,208,.55)', points('140 39.200 118 44.300 96 48.200 116 45.200 141 39.700'))
  path(
    k,
    'rgba(60,60,116,.45)',
    'M138.600 39.800L148.500 38.400L147.500 40.400L142 41.600L139.500 40.900Z',
  )
  path(
    k,
    '#2c2f66',
    'M138.500 39.600L148.500 38.200L149.500 37.100L147 36.900L146.500 35.800L142 36.200L141 37.400L138 38Z',
  )
  path(
    k,
    '#f0c8b0',
    'M139 37.700L141 37.200L142 36.100L146.500 35.700L147 36.800L149 37L148.700 37.500L139 38.700Z',
  )
  path(k, '#d8423c', 'M143 36.100V34.600L144.400 34.400V36Z')
  path(k, '#e8dce0', 'M112.500 50.900L125 48.600L126.800 47.900L125.300 49.700L113.400 51.900Z')
  for (const [x, y, t] of points('115 50.700 7.200 118.600 50 8 122.200 49.300 7.600', 3)) {
    stroke(k, INK, 0.22, `M${x} ${y}V${y - t}`)
    for (const d of [0.35, 0.58, 0.8])
      stroke(
        k,
        INK,
        0.16,
        `M${x - 1.3 * (1.2 - d)} ${y - t * d + 0.2}L${x + 1.3 * (1.2 - d)} ${y - t * d - 0.2}`,
      )
  }
  stroke(
    k,
    INK,
    0.1,
    'M115 43.500L112.800 50.800M115 43.500L118.600 49M118.600 42L122.200 48.600M122.200 41.700L127.400 47.300',
  )
}
