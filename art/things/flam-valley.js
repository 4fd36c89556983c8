// The valley of Flåm in October: snow, a wall in shade with its fall, woods of gold birch, farms.
import { fill, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'
import { fall } from './fjord-walls.js'

/** Crowns: shade, leaf, the side in the sun. The last is a spruce. */
const GOLD = [
  ['#a86c30', '#dc9c38', '#f8cc58'],
  ['#b87c30', '#ecb040', '#ffe088'],
  ['#94582c', '#c87c34', '#ecac4c'],
  ['#6c7038', '#94944c', '#c4bc64'],
  ['#28504c', '#3c6c54', '#6c9464'],
]

const DUSK = [
  ['#343c68', '#54547c', '#80708c'],
  ['#3c4070', '#5c5c80', '#948088'],
  ['#343c68', '#4c5078', '#6c6888'],
  ['#2c3c64', '#445478', '#5c6c88'],
  ['#24345c', '#304870', '#445c80'],
]

const within = (list) => (x, y) => {
  let inside = false
  for (let i = 0, j = list.length - 1; i < list.length; j = i++) {
    const [[ax, ay], [bx, by]] = [list[i], list[j]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** The outline of a birch, from its foot up the left side and down the right. */
const FLAME = points(
  '0 0.250 -0.450 0 -0.600 -0.380 -0.460 -0.560 -0.580 -0.820 -0.420 -1.060 -0.280 -1.140 -0.260 -1.440 0 -1.800 0.260 -1.440 0.280 -1.160 0.440 -1.020 0.560 -0.780 0.450 -0.600 0.620 -0.360 0.450 0',
)

/** A closed shape without corners through the middles between its points. */
function smooth(k, colour, list) {
  const n = list.length
  const mid = (i) => [0, 1].map((m) => (list[i % n][m] + list[(i + 1) % n][m]) / 2)
  k.fillStyle = colour
  k.beginPath()
  k.moveTo(...mid(n - 1))
  for (let i = 0; i < n; i++) k.quadraticCurveTo(...list[i], ...mid(i))
  k.fill()
}

/** A wood of birches, a spruce here and there; each crown has a side in the sun (right). size grows towards us by `grow`. */
function grove(k, poly, size, tones, seed, grow = 0) {
  const r = random(seed)
  const inside = within(poly)
  const xs = poly.map(([x]) => x)
  const ys = poly.map(([, y]) => y)
  for (let y = Math.min(...ys); y < Math.max(...ys) + size; ) {
    const own = size * (1 + grow * (y - Math.min(...ys)))
    for (let x = Math.min(...xs); x < Math.max(...xs); x += own * (0.7 + r() * 0.6)) {
      const [px, py] = [x, y + (r() - 0.5) * own * 0.7]
      const n = r()
      const q = own * (0.55 + r() * 0.75)
      const side = r() * 0.2
      if (!inside(px, py)) continue
      const [dark, mid, lit] = tones[n < 0.34 ? 0 : n < 0.62 ? 1 : n < 0.8 ? 2 : n < 0.92 ? 3 : 4]
      if (n >= 0.92 && tones[4] !== GOLD[1]) {
        fill(k, dark, [
          [px - q * 0.5, py],
          [px, py - q * 2.3],
          [px + q * 0.5, py],
        ])
        fill(k, lit, [
          [px + q * 0.05, py],
          [px, py - q * 2.3],
          [px + q * 0.5, py],
        ])
        continue
      }
      fill(k, tones === GOLD ? '#f4ece0' : '#8484a8', [
        [px - q * 0.06, py + q * 0.45],
        [px - q * 0.03, py],
        [px + q * 0.05, py],
        [px + q * 0.06, py + q * 0.45],
      ])
      const crown = FLAME.map(([fx, fy]) => [
        (fx + (r() - 0.5) * 0.14) * (1 + side),
        fy * (1 - side) + (r() - 0.5) * 0.1,
      ])
      const at = (list, m, dx) =>
        list.map(([fx, fy]) => [px + (fx * m + dx) * q, py + (fy * m - 0.7 * (1 - m)) * q])
      smooth(k, dark, at(crown, 1, 0))
      smooth(k, mid, at(crown, 0.82, 0.11))
      const right = crown.slice(8, 15)
      smooth(k, lit, [
        ...at(right, 0.9, 0.08),
        ...at(
          right.map(([fx, fy]) => [fx * 0.5, fy + 0.06]),
          0.9,
          0.08,
        ).reverse(),
      ])
    }
    y += own * 0.62
  }
}

/** Sky, snow far up the valley, both walls. */
export function valley(k) {
  const g = k.createLinearGradient(0, 0, 0, 46)
  for (const [a, c] of [
    [0, '#3c80c0'],
    [0.6, '#a4ccdc'],
    [1, '#f8ead0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 60)
  for (const [c, d] of [
    [
      '#fff8e8',
      'M52 14C60 10.600 74 9.200 88 10.800C94 11.600 100 13 106 15.200C92 13.800 72 13.400 52 14Z',
    ],
    ['#c4d8e0', 'M52 14C72 13.400 92 13.800 106 15.200C92 15.600 66 15.600 52 14Z'],
    ['#fff8e8', 'M66 9C72 6.800 82 6 92 7.600C96 8.300 100 9.400 103 10.600C92 9 78 8.600 66 9Z'],
    [
      'rgba(255,250,236,.8)',
      'M84 4C92 3.200 98 4 106 2C112 0.800 118 1.400 124 0C118 3.600 110 4 104 5C96 6 90 5.200 84 4Z',
    ],
  ])
    path(k, c, d)
  // Snow on the high ground towards Myrdal.
  fill(
    k,
    '#8ca4c4',
    rough(
      points(
        '58 40 66 30 72 25 77 20.500 82 17.500 86 20 91 18.500 96 23 102 27 108 33 116 42 116 52 58 52',
      ),
      0.3,
      2,
    ),
  )
  for (const [c, t] of [
    [
      '#fff8ec',
      '82 17.500 86 20 91 18.500 96 23 102 27 99 28 95 26 94 31 90 27 88 32 85 26 82 30 81 24 77 27 77 20.500',
    ],
    ['#c8d4e4', '77 20.500 82 17.500 81 24 82 30 78 28 76 33 72 30 70 33 66 30 72 25'],
    ['#b4a4a4', '102 27 108 33 116 42 110 42 104 38 100 34 97 31'],
    ['#7490b4', '66 30 70 33 72 38 66 42 60 42 58 40'],
  ])
    fill(k, c, rough(points(t), 0.3, t.length))
  // The wall on the right lies in its own shade; only its crest is in the sun.
  const wall = points(
    '172 -8 156 -8 148 -3 141 1 134 7 128 10.500 122 17 116 21 112 28 107 33 104 40 99 45 95 50.500 90 55 120 70 172 84',
  )
  fill(k, '#4c5c8c', rough(wall, 0.4, 4))
  for (const [c, t] of [
    [
      '#c8a89c',
      '156 -8 148 -3 141 1 134 7 128 10.500 122 17 116 21 119 21.500 125 17 130 12.500 136 9.500 142 4 150 0 158 -4',
    ],
    ['#6878a4', '148 -3 141 1 134 7 131 14 128 26 124 38 120 50 132 52 136 38 140 24 145 10'],
    ['#6878a4', '122 17 116 21 112 28 109 38 106 50 112 52 116 40 119 30'],
    ['#6878a4', '172 4 164 10 158 24 152 40 148 54 160 52 166 38 172 28'],
    ['#3a4a7c', '148 -3 156 -8 162 -2 158 12 152 28 146 44 142 54 132 54 136 38 141 22 146 8'],
    ['#3a4a7c', '128 10.500 122 17 119 30 116 42 114 54 120 53 123 40 126 26'],
    ['#3a4a7c', '107 33 112 28 109 40 106 52 98 53 102 44'],
    [
      '#5c6c9c',
      '134 22 139 20 144 22 150 20 158 22 166 19 172 20 172 23 164 22.500 157 25 150 23.500 144 25 139 23',
    ],
    [
      '#34457a',
      '112 38 117 36.500 122 38 129 36 136 38 144 36.500 152 38 162 36 172 38 172 40 160 38.500 150 40.500 143 39 135 40.600 128 38.500 121 40.500 116 39',
    ],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
  fall(
    k,
    points(
      '139.500 5 0.500 139 12 0.700 137.600 15 1.100 137 26 1.300 135 30 1.700 134.600 40 1.900 133 46 2.400 132.400 55 2.600',
      3,
    ),
    ['#dfeaf4', '#9cb8d8', 'rgba(214,228,240,.45)'],
    5,
    0.22,
  )
  const low = points(
    '96 51 104 47 112 49 120 50 128 55 138 55 148 54 160 50 172 46 172 90 128 74 92 56',
  )
  fill(k, '#3c4470', low)
  grove(k, low, 1.7, DUSK, 8, 0.03)
  // The wall on our side, far ahead, in the sun.
  fill(
    k,
    '#b09088',
    rough(
      points('-8 -8 30 -8 36 2 42 6 46 14 52 19 56 26 62 31 65 38 71 43 76 50 80 56 40 66 -8 70'),
      0.4,
      6,
    ),
  )
  for (const [c, t] of [
    [
      '#dcb89c',
      '36 2 42 6 46 14 52 19 56 26 62 31 65 38 71 43 76 50 64 50 58 42 52 36 47 28 42 18',
    ],
    ['#dcb89c', '14 -8 24 -8 28 4 33 16 36 30 40 44 28 48 24 34 20 18 16 4'],
    ['#8c7080', '30 -8 36 2 42 18 47 28 50 38 56 50 42 50 38 36 35 22 31 8 26 -8'],
    ['#8c7080', '-8 4 6 2 12 14 17 28 22 42 20 50 -8 50'],
    ['#745c74', '38 36 43 40 48 38 52 44 54 50 42 50'],
    ['#c49c88', '20 14 26 12.500 31 14.500 34 18 30 17.500 25 16 21 17'],
    ['#c8a490', '46 24 52 26 58 30.500 62 35 56 33 50 29'],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
  const slope = points('-8 40 10 44 22 41 30 46 42 43 50 48 58 46 66 50 74 51 82 57 84 66 -8 74')
  fill(k, '#8c6838', points('-8 44 40 46 84 60 90 98 -8 98'))
  grove(k, slope, 2.3, GOLD, 3, 0.035)
}

/** The floor of the valley: fields, the river in its bends, a farm. */
export function floor(k) {
  path(
    k,
    '#8c9c4c',
    'M74 52C82 50.500 90 51 98 52.500C108 56 120 62 134 70C146 77 158 84 168 92V98H60C64 80 70 64 74 52Z',
  )
  path(k, '#c4b858', 'M76 53C82 51.800 88 52 94 53C98 57 98 60 92 63C84 65 78 60 74 58Z')
  path(k, '#5c7850', 'M98 54C108 58 120 64 132 71C122 71 112 69 104 66C98 63 97 58 98 54Z')
  path(k, '#4c6454', 'M110 70C124 73 142 80 160 92V98H110C104 88 104 76 110 70Z')
  path(
    k,
    '#dce8e8',
    'M90 52.500C93 53.500 95 54.600 93 56C89 58 88 60 93 61.600C100 63.600 108 65 106 69C104 73 96 75 98 80C100 85 110 88 114 96H104C100 90 92 86 91 80C90 74 99 71 99 68.400C98 66 88 65 85.500 62C83 58.500 88 56 89.500 54.800C90 54 89 53 88.500 52.500Z',
  )
  path(
    k,
    '#7cacc4',
    'M104 66.500C106 69 103 72 101 74C98 77 97.500 79 99 82C101 86 109 90 112 96H106C102 90 94 86 93.500 80C93.500 75 101 72 102.500 69.500C103.400 68 104 67.200 104 66.500Z',
  )
  for (const [x, y, q, c] of [
    [79, 56.6, 1, '#c83c3c'],
    [82.6, 57.4, 1.15, '#f8f0e0'],
    [81, 60, 0.9, '#c83c3c'],
    [112, 63.4, 1.2, '#c83c3c'],
  ]) {
    path(
      k,
      'rgba(40,56,60,.5)',
      `M${x - 3 * q} ${y + 0.2}h${3.4 * q}l${-0.8 * q} 0.800h${-2.8 * q}Z`,
    )
    path(k, c, `M${x} ${y}v${-1.7 * q}h${2.6 * q}v${1.7 * q}Z`)
    path(k, 'rgba(60,32,64,.35)', `M${x} ${y}v${-1.7 * q}h${0.8 * q}v${1.7 * q}Z`)
    path(
      k,
      '#4c4c60',
      `M${x - 0.2 * q} ${y - 1.6 * q}l${0.5 * q} ${-1 * q}h${2 * q}l${0.5 * q} ${1 * q}Z`,
    )
  }
}

/** Near us: the dark rock the line was cut into on the left, gold birches below on the right. */
export function near(k) {
  fill(
    k,
    '#2c2c4c',
    rough(points('-8 -8 10 -8 7 4 10 14 5 26 9 38 4 50 8 60 3 70 7 80 2 98 -8 98'), 0.5, 3),
  )
  for (const [c, t] of [
    [
      '#8c6c70',
      '8 -8 10 -8 7 4 10 14 5 26 9 38 4 50 8 60 3 70 7 80 4.500 88 1 78 3 68 0 58 3 48 1 38 4 26 2 14 5 4',
    ],
    ['#44405c', '-8 10 -2 14 -1 30 -4 44 -8 48'],
    ['#44405c', '-8 60 -3 64 -2 80 -8 86'],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
}

/** Birches below the wall, their heads as high as the ballast. */
export function birches(k) {
  grove(k, points('26 95 40 91.500 56 93 74 91 88 94 96 99 24 103'), 5.2, GOLD, 12)
}
