// The old sea cliff about Skógafoss: the west wall in shade, the east slope in the morning sun with its stair, black sand before it.
import { fill, path, points, rough, stroke } from '../core/field.js'

/** The eye is 1.7 m above the sand: everybody's head stands on this line. */
export const HORIZON = 72

export function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, 70)
  for (const [a, c] of [
    [0, '#7fb9c6'],
    [0.45, '#c4dcd2'],
    [1, '#f4ecd0'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-8 -8H170V80H-8Z')
  // Far down the coast the next headland, then the ice cap above it.
  fill(k, '#cfdcd2', points('128 70 140 58 150 54 160 52 170 51 170 76 128 76'))
  fill(k, '#a9c4b8', points('132 74 142 66 152 62.500 170 60 170 76 132 76'))
}

/** Moss follows the water that seeps from the brim: broad above, thin below, along the folds of the rock. */
function moss(k) {
  for (const [c, t] of [
    [
      '#2f6f50',
      '-8 6 0 6 6 6.400 5.500 12 3 17 3.500 24 0.500 31 1 40 -1.500 47 -2 36 -4 28 -8 24',
    ],
    ['#3b7d54', '-8 6 0 6 3 6.200 1.500 12 -0.500 18 0 25 -3 30 -4 22 -8 18'],
    [
      '#2b6650',
      '12.500 7.600 21 8.800 20 14 18 19 18.600 26 16.500 33 17 41 15.200 49 14.800 38 13.500 30 14.200 21 12.400 14',
    ],
    ['#387a54', '14 7.900 18.500 8.500 17.500 13 16 19 16.400 26 15.300 31 15 22 14.400 14'],
    [
      '#2b6650',
      '32.800 10.600 37.800 11.600 37 17 35.800 22 36.200 30 34.900 39 34.400 29 33.300 20',
    ],
    ['#2b6650', '10.500 50 13 44 14.500 52 13.500 60 15 67 12.500 74 5 74 7 66 6 58'],
    ['#387a54', '31.500 52 33.500 47 34.200 56 33.400 63 34.400 69 32.500 74 30.200 74 32 63'],
  ])
    fill(k, c, rough(points(t), 0.28, t.length))
}

export function walls(k) {
  // Behind the water the rock is hollow and wet.
  fill(k, '#16303a', points('42 13.500 84 13.500 90 76 36 76'))
  // West wall, in shade: buttresses that step towards us.
  fill(k, '#1b4144', [
    ...rough(
      points(
        '-8 4 6 5.500 18 7.500 30 9 40 11.500 49 13.500 51 18 49.500 28 50.500 40 48.500 52 50 64 50 76',
      ),
      0.25,
      3,
    ),
    [-8, 76],
  ])
  for (const [c, t] of [
    ['#235451', '-8 4.500 6 6 18 8 24 9.500 21 18 23 30 19 42 20 56 16 70 -8 74'],
    ['#2d655a', '-8 5 6 6.500 12 7.800 8 16 10 28 5 40 6 54 0 66 -8 70'],
    [
      '#15353c',
      '24 9.500 27 9.800 25 20 28 32 24.500 44 26 58 23 72 16 72 20 56 19 42 23 30 21 18',
    ],
    [
      '#235451',
      '33 10.200 39 11.800 41 20 38.500 30 41 42 37.500 54 39 66 36 74 30 74 32.500 60 31 46 34 34 32 22',
    ],
    [
      '#15353c',
      '39 11.800 42 12.400 44 22 42 32 44 44 41 56 42.500 68 40 74 36 74 39 66 37.500 54 41 42 38.500 30 41 20',
    ],
  ])
    fill(k, c, rough(points(t), 0.3, t.length))
  moss(k)
  // Turf along its brim takes the sun.
  for (const [c, t] of [
    [
      '#8db04c',
      '-8 3.500 6 4.800 18 6.800 30 8.400 40 10.900 49 13 48 14.200 40 13 34 12 30 10.400 24 10.600 18 8.600 12 9 6 6.800 -8 6.200',
    ],
    [
      '#c3cf6c',
      '-8 3.300 6 4.600 18 6.600 30 8.200 40 10.700 49 13 40 11.700 30 9.300 18 7.700 6 5.600 -8 4.600',
    ],
  ])
    fill(k, c, rough(points(t), 0.12, 5))
  // East: the cliff beside the fall, then the green slope that turns to the sun.
  fill(k, '#2a5a4c', [
    ...rough(points('76 13.500 84 12 94 11.500 100 14 98 28 100 44 96 60 97 76'), 0.25, 8),
    ...points('75 76 76.500 60 74.500 46 77 32 75 22'),
  ])
  for (const [c, t] of [
    [
      '#1b4144',
      '76 13.500 80 12.800 79 24 81.500 36 79 50 81 62 80 75 75 76 76.500 60 74.500 46 77 32 75 22',
    ],
    [
      '#47804c',
      '88 11.800 94 11.500 101 13 101 26 102 42 100 58 101 75 87 75 88.500 58 86 44 89.500 28',
    ],
  ])
    fill(k, c, rough(points(t), 0.3, t.length))
  const slope =
    'M92 11.500C97 11 103 12 107 15.500C113 21 116 28 121 35C126 42 130 50 138 57C146 63.500 158 67.500 170 69.500V78H92C95 66 91 54 95 42C97 32 93 22 92 11.500Z'
  path(k, '#86b04a', slope)
  path(
    k,
    '#4f8a48',
    'M92 11.500C94 11.300 95 11.300 96.500 11.500C97 22 101 32 99 43C96 55 101 66 98 78H92C95 66 91 54 95 42C97 32 93 22 92 11.500Z',
  )
  path(
    k,
    '#b7c95c',
    'M99 11.600C103 12.200 105.500 14 107 15.500C113 21 116 28 121 35C126 42 130 50 138 57C146 63.500 158 67.500 170 69.500V72C154 70 142 65.500 134 59.500C124 52 120 43 114.500 34.500C109.500 26.500 106 18 99 11.600Z',
  )
  // Hollows of shade run down it.
  for (const d of [
    'M104 26C107 36 106.500 48 110 58C112 65 112 71 111 76H106C107.500 66 104 56 104 46C104 38 102.500 32 104 26Z',
    'M117.500 42C121 50 122.500 58 128 64C131 68 132 72 132 76H126C125 68 120.500 62 119 54C118 50 116.800 46 117.500 42Z',
    'M138 63C143 67 148 70 150 76H145C144 71 140 68 138 63Z',
  ])
    path(k, '#679a46', d)
  // The brim by the lip, and the platform on it.
  fill(
    k,
    '#c3cf6c',
    points('76 13 84 11.400 94 10.900 100 11.300 98 12.600 90 12.900 84 13.200 78 14.600'),
  )
  stroke(
    k,
    '#4c4a48',
    0.28,
    'M88.500 11.200V9.400M91.500 11V9.200M94.500 10.900V9.100M88 9.600L95 9.100',
  )
}

/** The way of the stair, from its foot in the grass to the platform: x, y and how wide it is seen. */
const WAY = points(
  '141.500 73.600 1.500 137 69.600 1.350 131 65 1.220 126.500 60.200 1.120 122.500 54.600 1.020 118.500 48 0.930 114.800 41 0.860 111.300 34 0.800 107.800 27.200 0.740 104.200 21 0.690 100.400 15.800 0.640 95.800 11.600 0.600',
  3,
)
/** A place on the stair, 0 at its foot and 1 at the top. */
export function step(t) {
  const p = Math.min(0.9999, Math.max(0, t)) * (WAY.length - 1)
  const i = Math.floor(p)
  return WAY[i].map((v, n) => v + (WAY[i + 1][n] - v) * (p - i))
}

/** The stair of 527 steps up the edge of the slope: treads in the sun, risers in shade, a rail on the side of the drop. */
export function stair(k) {
  const side = (d, from, to) =>
    Array.from({ length: 60 }, (_, i) => step(from + ((to - from) * i) / 59)).map(([x, y, q]) => [
      x + d * q,
      y + (d < 0 ? 0.2 : 0),
    ])
  // The stair cuts a bed of shade into the turf on its lower side.
  fill(k, '#527f40', [...side(-1.5, 0, 1), ...side(0.6, 1, 0)])
  for (let i = 0; i < 104; i++) {
    const [x, y, q] = step(i / 104)
    const [nx, ny] = step((i + 1) / 104)
    const rise = y - ny
    const box = (c, y0, y1) =>
      fill(k, c, [
        [x - q, y0],
        [x + q, y0],
        [nx + q, y1],
        [nx - q, y1],
      ])
    box('#a08c6c', y, y - rise * 0.55)
    box('#f6e8c4', y - rise * 0.5, ny)
  }
  k.strokeStyle = '#6a6248'
  k.lineWidth = 0.16
  k.beginPath()
  for (let i = 0; i <= 60; i++) {
    const [x, y, q] = step(i / 60)
    k.lineTo(x + q, y - q * 1.15)
  }
  k.stroke()
  k.lineWidth = 0.12
  for (let i = 0; i <= 36; i++) {
    const [x, y, q] = step(i / 36)
    k.beginPath()
    k.moveTo(x + q, y)
    k.lineTo(x + q, y - q * 1.15)
    k.stroke()
  }
}

/** Black sand, the film of water on it, the spit where somebody stands. */
export function sand(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 90)
  g.addColorStop(0, '#44585c')
  g.addColorStop(0.25, '#30434c')
  g.addColorStop(1, '#1c2a38')
  path(
    k,
    g,
    'M-8 73.500C10 73 24 74 40 73.800C70 74.600 90 74 110 74.200C130 74 150 74.500 170 73.800V98H-8Z',
  )
  fill(k, '#6b8a48', [
    ...rough(points('84 73.600 96 73 112 73.200 130 72.800 150 73 170 72.600'), 0.2, 4),
    ...points('170 76 150 76.400 128 75.400 108 75.600 94 74.600'),
  ])
  fill(k, '#557a44', [
    ...rough(points('-8 72 6 72.600 20 73.400 32 73.800'), 0.2, 6),
    ...points('20 75 6 75.600 -8 76.200'),
  ])
}

/** The outline of the film of water, for the mirror. */
export const FILM =
  'M-8 79.500C6 78 18 77.600 30 76C36 75 42 74.400 48 74.200H80C86 75 92 76 96 77.500C90 79 84 79.600 84 81C86 82.800 100 83 112 84.500C118 85.500 122 86.500 126 88L122 98H-8Z'

/** Dark bars of gravel that the water leaves dry. */
export function bars(k) {
  for (const [c, t] of [
    [
      '#22323e',
      '170 79 152 79.600 134 80.400 118 81.800 106 82.800 98 83.300 92.500 84.300 90.500 85 93 85.700 100 85.900 112 86.800 118 88.200 121 91 122 98 170 98',
    ],
    [
      '#33454e',
      '170 79 152 79.600 134 80.400 118 81.800 106 82.800 98 83.300 92.500 84.300 98 84.500 112 84.100 126 83.700 138 83.100 154 83 170 82.400',
    ],
    [
      '#2a3b46',
      '-8 77.400 2 77 10 76.800 17 76.500 24 76.700 29 77.200 26 77.600 27 78 18 78.500 14 79.200 6 79.400 0 80 -8 80.300',
    ],
    [
      '#2a3b46',
      '20 85 25 84.500 28 83.800 35 83.600 39 83.900 44 83.600 50 84.300 47 84.900 40 85.200 37 85.800 30 85.700 24 86',
    ],
    ['#3c4f56', '28 83.800 35 83.600 39 83.900 44 83.600 50 84.300 44 84.400 37 84.300'],
  ])
    fill(k, c, rough(points(t), 0.22, t.length))
}

/** Fulmars that sail before the dark wall. */
export function fulmars(k) {
  for (const [x, y, q, a] of points(
    '22 37 1.150 0.250 29.500 32.500 0.750 -0.500 15.500 43 0.600 0.700',
    4,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    k.scale(q, q)
    path(
      k,
      '#f4f6ea',
      'M-2 -0.500C-1.200 -0.700 -0.500 -0.400 0 0C0.600 -0.500 1.400 -0.700 2.200 -0.300C1.400 -0.200 0.700 0.200 0.200 0.500C-0.100 0.600 -0.300 0.500 -0.500 0.300C-0.900 -0.100 -1.400 -0.400 -2 -0.500Z',
    )
    k.restore()
  }
}
