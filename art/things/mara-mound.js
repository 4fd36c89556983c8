// The Masai Mara after rain: the escarpment that closes the plain, an old termite mound in the low sun.
import { fill, points } from '../core/field.js'
import { noise } from '../core/noise.js'

/** The Oloololo escarpment closes the plain: one long level wall with its gullies. */
export function escarpment(k) {
  const wall = Array.from({ length: 60 }, (_, i) => {
    const x = -40 + i * 4
    return [x, 45 - Math.min(2.6, Math.max(0, (96 - x) * 0.05)) + noise(x * 0.16, 3) * 0.5]
  })
  fill(k, '#a9a4ae', [...wall, [200, 54], [-40, 54]])
  for (let i = 0; i < 20; i++) {
    const x = -30 + i * 8.4 + noise(i * 1.7, 4) * 7
    const [, y] = wall[Math.floor((x + 40) / 4)]
    const wide = 1 + 3.4 * (noise(i * 2.3, 6) + 0.5)
    fill(k, '#a29eac', [
      [x, y + 0.5],
      [x + wide * 0.7, y + 1.4],
      [x + wide + 1.6, 50],
      [x + 1.2, 50],
      [x + 0.2, y + 2],
    ])
  }
}

/** An old termite mound, worn to a hillock: planes of red earth, the trodden top in sun, its shadow on the grass. */
export function mound(k) {
  fill(k, 'rgba(84,44,58,.55)', points('112 84 150 74 186 71.500 220 72 220 79 150 90 112 90'))
  fill(
    k,
    '#a85840',
    points(
      '66 90 74 83 80 79.600 84 72 88.500 66 91 60 95 56.600 104 55.400 116 55.800 121 59 123 64.500 130 66.800 139 67.400 144 71 148 78 156 84 168 90',
    ),
  )
  for (const [c, list] of [
    ['#d8845c', '66 90 74 83 80 79.600 84 72 88.500 66 91 60 95 56.600 97 63 94 72 95 81 90 90'],
    [
      '#eca070',
      '66 90 74 83 80 79.600 84 72 88.500 66 91 60 95 56.600 92.500 66 87 75 86 82 78 90',
    ],
    ['#c07050', '97 63 95 56.600 104 55.400 103 64 106 74 102 82 104 90 90 90 95 81 94 72'],
    [
      '#8c4844',
      '110 56 116 55.800 121 59 123 64.500 130 66.800 128 76 132 90 116 90 118 78 113 68',
    ],
    ['#74383e', '123 64.500 130 66.800 128 76 132 90 168 90 156 84 148 78 144 71 139 70 134 70'],
    ['#602e3a', '139 67.400 144 71 148 78 156 84 168 90 148 90 144 81 140 75'],
  ])
    fill(k, c, points(list))
  fill(
    k,
    '#f8bc84',
    points('91.500 58.800 95 56.200 104 55 116 55.400 121 58.600 112 58.200 100 57.600'),
  )
  fill(k, '#e8a070', points('122.500 65.200 130 66.400 139 67 144 70.800 134 69.800 126 68.600'))
}
