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

/** The old cliff: two great walls that turn towards the fall, ledges of turf along their strata, scree at their feet. */
export function walls(k) {
  // Behind the water the rock is hollow and wet.
  fill(k, '#12303c', points('46 14.500 80 14.500 90 76 34 76'))
  // The wall beside the fall, farther and a little lighter.
  fill(k, '#1f4a54', [
    ...rough(
      points('22 8 30 9 40 11.500 49 13.500 50.500 20 48.500 27 49.500 36 47 46 48 58 46 76'),
      0.2,
      3,
    ),
    [14, 76],
  ])
  fill(
    k,
    '#17404c',
    rough(
      points(
        '40 11.500 49 13.500 50.500 20 48.500 27 49.500 36 47 46 48 58 46 76 40 76 42 62 40.500 50 43 38 41.500 26 43.500 18',
      ),
      0.2,
      5,
    ),
  )
  // Its ledges: long, thinning out towards the water.
  for (const t of [
    '18 30.200 30 30.800 35 32.200 42.500 32 42.800 33.200 35 33.800 29 32.800 18 32.400',
    '14 51.800 27 52.200 32 53.600 37.500 53.400 37 54.600 31 55 25 54 14 53.800',
  ])
    fill(k, '#28625c', rough(points(t), 0.15, t.length))
  // The near buttress on the left, in its own shade, its edge the line of the picture.
  fill(k, '#153542', [
    ...rough(
      points(
        '-8 3.500 6 5 18 7 25.500 8.600 27 12 25.500 17 27.500 20 26 24.500 22.500 27 23.500 33 21.500 38.500 23.500 41.500 22 47 18.500 49.500 20 57 17 63 19 66 16 71 10 76',
      ),
      0.22,
      7,
    ),
    [-8, 76],
  ])
  fill(
    k,
    '#1d4650',
    rough(points('-8 4 6 5.500 16 7.200 18.500 14 16 20 12 26 13 33 8 42 9 50 3 60 -8 64'), 0.2, 9),
  )
  // Shelves of the strata: broken, thin, dipping to the fall; a little turf on each.
  for (const t of [
    '-8 19 2 19.600 9 21.200 16 21.400 22 23 25.600 24 25.200 25.400 17 24.600 10 23.800 3 22 -8 21.600',
    '-8 43 -1 43.200 5 45 12 45.600 17 47.600 20.500 48.600 19 49.800 12 48.400 4 47 -8 45.600',
  ])
    fill(k, '#265f5c', rough(points(t), 0.2, t.length))
  fill(
    k,
    '#348060',
    rough(
      points('-8 19 2 19.600 9 21.200 16 21.400 22 23 15 22.400 8 22 1 20.600 -8 20.200'),
      0.15,
      4,
    ),
  )
  fill(
    k,
    '#348060',
    rough(points('-8 43 -1 43.200 5 45 12 45.600 16 47 10 46.800 4 45.800 -8 44.200'), 0.15, 6),
  )
  // Moss hangs from the brim in three unlike beards.
  path(
    k,
    '#2f7058',
    'M-8 5L7 6.500C5.500 9 6 12 3.500 14C2 17 2.500 20 -0.500 22C-2 16 -5 14 -8 13Z',
  )
  path(k, '#2f7058', 'M13 7L20 8C19 10.500 19.500 13 17.800 16.500C16.500 14 14 12 13 7Z')
  path(k, '#2d6c5c', 'M31 9.800L38 11.200C37 14 37.600 17 36 20.500C34 17.500 32 14 31 9.800Z')
  // Grass climbs the scree at the foot of the walls.
  path(k, '#2a6450', 'M-8 62C0 62.500 6 66 12 68C18 66.500 24 68 30 71L40 74.500V77H-8Z')
  path(
    k,
    '#3f8054',
    'M-8 62C0 62.500 6 66 12 68C6 69 0 67.500 -8 67.500ZM12 68C18 66.500 24 68 30 71C24 70.500 18 69.500 12 68Z',
  )
  // Turf along its brim takes the sun.
  for (const [c, t] of [
    [
      '#7eaa48',
      '-8 3.500 6 4.800 18 6.800 30 8.400 40 10.900 49 13 48 14.200 40 13 34 12 30 10.400 24 10.600 18 8.600 12 9 6 6.800 -8 6.200',
    ],
    [
      '#c8d868',
      '-8 3.300 6 4.600 18 6.600 30 8.200 40 10.700 49 13 40 11.700 30 9.300 18 7.700 6 5.600 -8 4.600',
    ],
  ])
    fill(k, c, rough(points(t), 0.12, 5))
  // East: the cliff beside the fall, in half light.
  fill(k, '#24584e', [
    ...rough(points('76 13.500 84 12 94 11.500 103 14 102 28 100 44 104 60 106 77'), 0.25, 8),
    ...points('75 76 76.500 60 74.500 46 77 32 75 22'),
  ])
  fill(
    k,
    '#17404c',
    rough(
      points(
        '76 13.500 81 12.800 80.500 22 83 32 80.500 44 82.500 56 81 66 82 76 75 76 76.500 60 74.500 46 77 32 75 22',
      ),
      0.2,
      6,
    ),
  )
  path(
    k,
    '#2f6c54',
    'M81 30C86 29.500 90 32 97 31L99 33.500C93 35 87 34 82.800 34ZM81.500 50C87 49 92 51.500 98 50.500V53.500C92 55 87 53.600 82 54Z',
  )
  // The slope that turns to the sun: its profile broken by outcrops of the same strata.
  path(
    k,
    '#8abb46',
    'M93 11.400C98 10.800 102 11.600 105 13.400L107.500 14.200L109 19L113.500 21L116.500 27.500L118 32.500L122.500 34.500L126 41.500L127.500 46.500L132.500 49L138 55.500L141 59L147 61.500C154 65 162 67.600 170 69V78H90C94 66 97 58 95 46C93.500 36 97 24 93 11.400Z',
  )
  // The crest, where the light grazes.
  path(
    k,
    '#c8d856',
    'M98 11C101 11.300 103 12 105 13.400L107.500 14.200L109 19L113.500 21L116.500 27.500L118 32.500L122.500 34.500L126 41.500L127.500 46.500L132.500 49L138 55.500L141 59L147 61.500C154 65 162 67.600 170 69V72C158 70.500 148 67.500 141 64C134 60 130 54 125 50.500C121 47 119 40 114.500 36.500C111 33 111.500 26 107.500 22.500C104.500 19.500 104 14 98 11Z',
  )
  // One broad gully in shade, and the side of the slope that looks at the fall.
  path(
    k,
    '#4b8f48',
    'M93 11.400C95 11.200 96.500 11.300 98 11.500C99 22 97 32 99.500 42C101.500 52 99 62 103 78H90C94 66 97 58 95 46C93.500 36 97 24 93 11.400Z',
  )
  path(
    k,
    '#63a046',
    'M106 30C108.500 36 108 42 112 48C116 54 115.500 60 119 66C121 70 122 74 122 78H109C110.500 70 107.500 62 107 54C106.500 46 104.500 38 106 30Z',
  )
  // The same strata come out where the profile breaks, and run into the turf to the left.
  for (const [dark, brow] of [
    [
      'M109 19L113.500 21L114.800 24C111 24.600 106 23.800 101.500 22.300C104.500 21.600 107 20.400 109 19Z',
      'M107.200 14.300L109 19L113.500 21L112.500 21.700L108.700 20.100C106.500 21.300 104.500 22 101.500 22.300C104.500 20.600 106.600 17.500 107.200 14.300Z',
    ],
    [
      'M118 32.500L122.500 34.500L124.400 38.200C120 39.600 113 39 107.500 36.600C111.500 36.400 115.500 34.800 118 32.500Z',
      'M116.800 29L118 32.500L122.500 34.500L121.300 35.200L117.600 33.700C115 35.600 112 36.600 107.500 36.600C112 35.200 115.500 32.600 116.800 29Z',
    ],
    [
      'M127.500 46.500L132.500 49L135.200 52.200C130 54.400 119 54.600 111 51.600C117 51.600 123.500 49.800 127.500 46.500Z',
      'M126.600 44L127.500 46.500L132.500 49L131.200 49.600L127.200 47.700C123.500 50.400 118 51.800 111 51.600C118 50.600 124 48 126.600 44Z',
    ],
  ]) {
    path(k, '#3c7050', dark)
    path(k, '#d4df66', brow)
  }
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
  '146 74 1.500 141.500 69.600 1.360 138 65.400 1.240 134.800 64.300 1.180 129.500 58 1.080 125.500 52.200 1 122.500 51 0.960 119 44.500 0.890 115.800 38 0.830 113.500 36.900 0.800 110.800 30.500 0.750 107.600 24.600 0.700 105.800 23.600 0.690 103 18.600 0.650 99.600 14.200 0.620 95.800 11.600 0.600',
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
  'M-8 79.500C6 78 18 77.600 30 76C36 75 42 73.600 48 73.200H80C86 74 92 76 96 77.500C90 79 84 79.600 84 81C86 82.800 100 83 112 84.500C118 85.500 122 86.500 126 88L122 98H-8Z'

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
