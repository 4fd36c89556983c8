// Skógafoss: sixty metres of water over the old sea cliff, the stair on its right, the river over black gravel.
import { fill, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'

const DARK = ['#16383f', '#1f4c4c', '#2f6450', '#4f8450']

const GRASS = ['#5c8c3c', '#86ac40', '#b4c850', '#d8dc74']

/** A bed of rock that moss grows on: uneven, broken, thick here and thin there; [x, y, thickness]. */
function bed(k, text, [top, under], seed) {
  const list = points(text, 3)
  const r = random(seed)
  const upper = []
  const lower = []
  const fringe = []
  for (let i = 0; i < list.length - 1; i++)
    for (let j = 0; j < 5; j++) {
      const t = j / 5
      const [x, y, q] = [0, 1, 2].map((m) => list[i][m] + (list[i + 1][m] - list[i][m]) * t)
      const dx = (r() - 0.5) * 0.5
      upper.push([x + dx, y - q * 0.5 + (r() - 0.5) * 0.3])
      lower.push([x, y + q * (0.1 + r() * 0.5)])
      fringe.push([x + dx, y + q * (j % 2 ? 0.6 + r() * 0.5 : 1.2 + r() * 1.8)])
    }
  const last = list.at(-1)
  fill(k, under, [...upper, last, ...fringe.reverse()])
  fill(k, top, [...upper, last, ...lower.reverse()])
}

/** The cliff: its shaded arm on the left, the hollow behind the water, the green slope in the sun. */
export function cliffs(k) {
  const r = random(12)
  // The old coast goes on eastwards, paler and paler.
  fill(
    k,
    '#b4c8b4',
    rough(points('118 47 128 45 136 46.500 144 45 152 47 168 46 168 70 112 70'), 0.3, 2),
  )
  fill(
    k,
    '#98b88c',
    rough(
      points('112 42 122 40 130 41 137 44 143 50 150 57 160 62 168 63.500 168 70 112 70'),
      0.3,
      3,
    ),
  )
  fill(
    k,
    '#7ca078',
    rough(points('122 48 127 47 131 50 134 56 139 61 144 64 134 65 126 58'), 0.3, 4),
  )
  fill(k, '#84a870', points('112 66 130 65 150 64.400 168 64.600 168 72 112 72'))
  // The hollow behind the water.
  fill(k, '#22383f', rough(points('44 8 54 9 80 9 97 7 100 30 98 68 40 69'), 0.4, 6))
  for (const [c, t] of [
    ['#30484a', '82 10 90 9 92 18 88 30 91 42 86 56 82 66 84 48 82 30'],
    ['#182c38', '80 10 83 12 84 26 82 40 85 54 83 67 78 67'],
    ['rgba(64,88,80,.27)', '88 12 95 10 97 24 93 36 95 50 92 62 90 46 92 30'],
    ['#182c38', '46 12 52 11 51 28 53 44 50 66 44 66 46 44 44 26'],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
  bed(k, '81.500 19 0 85 18.500 1 89 17.400 0.8 93 16.500 0', ['#8cac4c', '#37604a'], 1)
  bed(k, '82 32 0 86 31 1.200 91 30.500 0.700 97 29 0', ['#7ca048', '#335a48'], 2)
  bed(k, '83.500 50 0 87 48.500 0.900 90 48 1.300 96 46 0', ['#8cac4c', '#37604a'], 3)
  bed(k, '84 63 0 88 61 1.400 93 60.500 1 98 59 0', ['#9cb84c', '#3c6848'], 4)
  // The slope in the sun, up to the platform.
  fill(
    k,
    GRASS[1],
    rough(
      points(
        '91 7 97 4.500 104 4 111 5 117 9 121 15 126 24 130 33 136 43 142 52 150 61 158 68 96 72 95 60 97 48 94 38 96 26 93 16',
      ),
      0.35,
      7,
    ),
  )
  for (const [c, t] of [
    [
      GRASS[2],
      '97 4.500 104 4 111 5 115 8 112 12 115 20 113 28 118 38 117 46 123 56 122 64 112 66 111 54 107 44 108 34 103 24 104 14 100 9',
    ],
    [GRASS[3], '104 4 111 5 114 7.500 110 8.500 106 7'],
    [GRASS[3], '108 16 112 20 111 26 114 33 110 30 106 22'],
    [GRASS[3], '112 42 116 46 121 56 117 57 113 50'],
    [
      GRASS[0],
      '117 9 121 15 126 24 130 33 136 43 142 52 150 61 158 68 144 70 138 60 130 50 126 40 121 32 119 22 116 15',
    ],
    [
      GRASS[0],
      '91 7 97 4.500 98 9 95 14 99 22 97 32 101 42 98 52 102 62 98 71 96 72 95 60 97 48 94 38 96 26 93 16',
    ],
    ['#3f6c40', '121 15 126 24 130 33 127 33 124 27'],
    ['#3f6c40', '136 43 142 52 150 61 145 61 139 53'],
  ])
    fill(k, c, rough(points(t), 0.35, t.length))
  // The arm in the shade.
  fill(
    k,
    DARK[1],
    rough(
      points(
        '-8 -8 12 -6 24 -2 34 0 42 4 50 8 54.500 9 53 16 55 24 52 32 54 42 50 52 52 60 48 70 -8 80',
      ),
      0.4,
      8,
    ),
  )
  for (const [c, t] of [
    [DARK[2], '24 -2 34 0 42 4 50 8 54.500 9 53 13 46 11 38 8 30 6 22 4 10 2 10 -4'],
    [DARK[3], '12 -6 24 -2 34 0 42 4 50 8 54.500 9 50 9.500 42 6.500 34 3 24 1 10 -2'],
    [DARK[0], '40 14 46 16 45 26 48 34 44 44 46 54 42 66 36 68 38 54 35 44 38 32 36 22'],
    [DARK[0], '14 10 22 13 21 24 25 34 20 46 22 58 16 72 8 74 12 58 8 46 12 34 9 22'],
    [DARK[0], '-8 8 0 12 -1 28 3 40 -2 56 -8 66'],
    ['rgba(40,82,80,.5)', '22 13 36 22 38 32 35 44 38 54 36 68 24 70 22 58 20 46 25 34 21 24'],
    [DARK[2], '-8 74 4 71 12 72.500 22 68.500 32 69 42 65.500 50 66.500 49 72 20 80 -8 84'],
  ])
    fill(k, c, rough(points(t), 0.45, t.length))
  for (const [i, t] of [
    '-8 17 1.400 2 15.500 2 9 16 1 15 14 0',
    '20 12.500 0 27 13.500 1.600 34 13 2.200 41 15 1 46 14.500 0',
    '-8 35 0.800 -2 36.500 1.600 5 35 1.200 10 36 0',
    '21 30 0 27 29 1.500 33 30.500 1 37 29.500 0',
    '41 27 0 46 25.500 1.200 52 26.500 0.600 54 26 0',
    '8 47 0 13 45.500 1.800 19 46.500 2.200 24 45 0',
    '26 50 0 31 51.500 1.400 38 50 1.800 43 52 0',
    '45 43 0 49 42 1.100 53 42.500 0',
    '-8 57 1.500 -1 55.500 2 6 57 0',
    '10 62 0 17 60 2.200 25 61.500 1.400 30 60.500 0',
    '37 63 0 43 61.500 1.600 49 62.500 0.500 52 62 0',
  ].entries())
    bed(k, t, [i % 3 ? '#33664c' : '#437a50', i % 2 ? '#1d4a4a' : '#22524c'], i + 5)
}

/** The water: streams that part a little at the lip, arrows of spray, clouds of mist at the foot. */
export function water(k) {
  const r = random(31)
  fill(
    k,
    '#cfe2ea',
    rough(
      points(
        '54.500 9.200 58 8.600 66 9 74 8.500 80 9.200 80.600 20 81.600 40 83.400 67 51 67 53 40 54.200 20',
      ),
      0.25,
      5,
    ),
  )
  path(
    k,
    '#f4faf6',
    'M54.400 9.500C56 8 58 8.800 60 8.300C63 7.300 65 8.400 68 8.100C72 7.500 76 7.900 80.200 9.400C79 14 77.500 11.500 76 13C75 16 73.500 12 71 12.500C69 17 67 12.500 65 12.500C63 15 61 11.500 59 13C57.500 16 56 12 54.400 9.500Z',
  )
  // Rock that shows between the streams under the lip.
  for (const [x, y, l, w] of points(
    '61.500 9.400 9 0.9 71.500 9.200 14 1.100 77.500 9.600 6 0.7',
    4,
  ))
    fill(k, '#3c5460', [
      [x - w * 0.4, y],
      [x + w, y],
      [x + w * 0.7, y + l * 0.5],
      [x + w * 0.5, y + l],
      [x - w * 0.1, y + l * 0.6],
    ])
  const streak = (c, x, y, l, w) => {
    const lean = (x - 67) * 0.0016 * l
    path(
      k,
      c,
      `M${x} ${y}C${x + w + lean * 0.3} ${y + l * 0.3} ${x + w * 0.9 + lean * 0.7} ${y + l * 0.7} ${x + lean + w * 0.2} ${y + l}C${x - w * 0.5 + lean * 0.7} ${y + l * 0.7} ${x - w * 0.8 + lean * 0.3} ${y + l * 0.3} ${x} ${y}Z`,
    )
  }
  for (let i = 0; i < 30; i++)
    streak(
      i % 3 ? '#a4c4d4' : '#84acc4',
      55.5 + r() * 24.5,
      9.4 + r() * 26,
      16 + r() * 26,
      0.3 + r() * 0.6,
    )
  for (let i = 0; i < 42; i++)
    streak(
      i % 4 ? '#fbfdfa' : '#fff6dc',
      55.5 + r() * 24.5,
      8.8 + r() ** 1.6 * 34,
      12 + r() * 26,
      0.35 + r() * 0.8,
    )
}

/** The veil that drifts off the fall; to be drawn soft. */
export function drift(k) {
  path(
    k,
    'rgba(232,242,244,.9)',
    'M36 71C38 62 46 60 49 56C53 49 62 47 68 50C75 45 84 49 88 55C95 57 100 62 104 71Z',
  )
}

/** Mist: heaps of unlike size, white above, blue below. */
export function mist(k) {
  for (const [c, d] of [
    [
      'rgba(238,246,246,.92)',
      'M41 71C43 68 47 66.500 50 66.800C50 62.500 55 60.500 58.500 63C60 58.500 66 57.500 69.500 61C72 58 78.500 58.500 80 63C84 61.500 88 64 88.500 67C92 66.800 95 68.500 97 71Z',
    ],
    [
      '#fdfefa',
      'M45 71.300C47 69 50.500 68.600 52.500 69.300C54.500 65.500 59.500 65 62 67.300C64.500 64 70.500 64 72.500 67C76 65.400 81 66.800 82 69.400C85.500 68.600 88.500 70 90.500 71.300C78 72.600 58 72.600 45 71.300Z',
    ],
    [
      '#c8dee6',
      'M48 71.400C52 70.400 56 71 60 70.200C66 69 70 71 75 70C80 69.400 84 70.800 88 71.400C78 72.400 58 72.400 48 71.400Z',
    ],
  ])
    path(k, c, d)
}
