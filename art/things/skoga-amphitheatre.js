// The old sea cliff about Skógafoss: the west wall in shade, the east slope in the morning sun with its stair, black sand before it.
import { fill, path, points, rough, stroke } from '../core/field.js'

/** The eye is 1.7 m above the sand: everybody's head stands on this line. */
export const HORIZON = 72

export function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, 70)
  for (const [a, c] of [
    [0, '#4f9fdc'],
    [0.5, '#9fd0ec'],
    [1, '#eaf4ec'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-8 -8H170V80H-8Z')
  // Far down the coast the next headland, then the ice cap above it.
  fill(k, '#b4d4e0', points('128 70 140 58 150 54 160 52 170 51 170 76 128 76'))
  fill(k, '#8cb8c0', points('132 74 142 66 152 62.500 170 60 170 76 132 76'))
}

/** The old cliff: two great walls that turn towards the fall, ledges of turf along their strata, scree at their feet. */
export function walls(k) {
  // Behind the water the rock is hollow and wet.
  fill(k, '#12303c', points('46 17 80 17 90 76 34 76'))
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
  // The near buttress on the left, one plane in its own shade; its edge is the line of the picture, with a deep cleft behind it.
  fill(
    k,
    '#0f2c3a',
    rough(
      points('24 8 30 9.500 31.500 16 30 24 31 32 28.500 40 29.500 50 27 60 28 76 14 76 20 40'),
      0.2,
      3,
    ),
  )
  fill(k, '#1c4650', [
    ...rough(
      points(
        '-8 3.500 6 5 18 7 25.500 8.600 27 12 25.500 17 27.500 20 26 24.500 24.500 29 25 35 22.500 40 24 44 22 50 20.500 54 22 60 20 66 19 76',
      ),
      0.22,
      7,
    ),
    [-8, 76],
  ])
  // Where it turns from the fall it takes a little more light from the sky.
  fill(
    k,
    '#25565c',
    rough(points('-8 4 4 5.300 10 7 11 14 8 22 9.500 30 6 38 7 46 3 54 4 62 -8 66'), 0.2, 9),
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
  // One hill, two faces. The lit face first: from the brim in one long line to the plain.
  const sunny = k.createLinearGradient(100, 10, 140, 78)
  sunny.addColorStop(0, '#c9df5c')
  sunny.addColorStop(0.35, '#a4cf4c')
  sunny.addColorStop(1, '#74b040')
  path(
    k,
    sunny,
    'M93 11.400C98 10.700 103 11.600 107 14.800C115 21.600 119.500 33 126.500 42.600C135 54 149 64.600 170 69.600V78H104C100 60 98 36 93 11.400Z',
  )
  // The face that looks at the fall, all in one shade; its apron of turf spreads over the foot of the cliff.
  fill(
    k,
    '#2f7448',
    rough(
      points(
        '92 11.600 97 11 99.500 13.500 99 18 102 22 101.400 27 105 31.500 104 36 107.500 41 107 46 111.500 51.500 111 56 116 61 116.500 66 122 71 126 76.500 74 76.500 77 72 81 67 83.500 60 87.500 55 88 48 92 42 91.500 34 94 27 92 19',
      ),
      0.25,
      8,
    ),
  )
  // The apron's lower half takes light from the sky; spurs of it run up to the border.
  fill(
    k,
    '#3d8a4e',
    rough(
      points(
        '126 76.500 122 71 116.500 66 116 61 111 56 111.500 51.500 107 46 107.500 41 104.500 38 104 46 106 52 104 57 106.500 62 104 66 98 70 90 72.500 80 75 78 76.500',
      ),
      0.25,
      4,
    ),
  )
  // Two shallow folds in the lit face, wide below, lost above.
  const fold = k.createLinearGradient(0, 40, 0, 70)
  fold.addColorStop(0, 'rgba(84,150,64,0)')
  fold.addColorStop(1, 'rgba(84,150,64,.9)')
  path(
    k,
    fold,
    'M121 40C123 50 128 58 134 64C139 69 142 73 143 77H131C131 70 128 62 125 55C123 50 121.500 45 121 40Z',
  )
  path(k, fold, 'M140 56C143 62 150 67.500 158 71C163 73 166 75 167 77H153C152 70 145 64 140 56Z')
  // Tufts stand on the border of light and shade, thick here and thin there.
  for (const [x, y, big] of points(
    '99.500 14.200 0.800 101.800 22.300 1.100 103.800 30.200 0.800 104.900 32 1.200 106.500 39.800 1 107.700 41.600 1.300 110.300 50 1.100 111.700 52 1.500 114.700 59.800 1.200 116.300 61.600 1.700 120 69.200 1.500 122.300 71.600 2',
    3,
  )) {
    const q = big * 0.5
    path(
      k,
      '#2f7448',
      `M${x - q} ${y + q * 0.8}L${x - q * 0.3} ${y - q * 0.2}L${x} ${y + q * 0.2}L${x + q * 0.6} ${y - q * 0.8}L${x + q * 0.7} ${y}L${x + q * 1.3} ${y - q * 0.3}L${x + q} ${y + q * 0.9}Z`,
    )
  }
  // The brim by the lip, and the platform on it.
  fill(
    k,
    '#c3cf6c',
    points('76 13 84 11.400 94 10.900 100 11.300 98 12.600 90 12.900 84 13.200 78 14.600'),
  )
  // The platform: a low rail along the brim, no higher than an elbow.
  stroke(
    k,
    '#4c4a48',
    0.17,
    'M84.500 11.500V10.400M86.700 11.300V10.200M88.900 11.100V10M91.100 11V9.900M93.300 10.900V9.800M95.500 10.900V9.800M84.400 10.450L95.600 9.850M84.400 10.950L95.600 10.350',
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
  // The turf ends in tongues on the sand: none of them level, in shade below the shaded face.
  const verge = k.createLinearGradient(0, 70.5, 0, 73.4)
  verge.addColorStop(0, 'rgba(121,181,66,0)')
  verge.addColorStop(1, 'rgba(121,181,66,1)')
  fill(
    k,
    verge,
    rough(
      points(
        '112 72 134 71 152 72 170 71 170 77 162 77.600 155 76.600 147 77 141 78.400 133 78.200 127 76.600 120 77 112 76',
      ),
      0.25,
      4,
    ),
  )
  fill(
    k,
    '#3d8a4e',
    rough(
      points(
        '76 75.400 84 73.600 96 71 112 71 121 73 126 75.600 128.500 77 122 77.200 117 76.200 110 77 103 77.200 97 75.800 91 76.200 84 75.400',
      ),
      0.25,
      6,
    ),
  )
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
      '#33454e',
      '170 79 152 79.600 134 80.400 118 81.800 106 82.800 98 83.300 92.500 84.300 90.500 85 93 85.700 100 85.900 112 86.800 118 88.200 121 91 122 98 170 98',
    ],
    [
      '#566868',
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
