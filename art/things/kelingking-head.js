import { fill as flat, path, points } from '../core/field.js'
import { closed, open } from './curves.js'

/**
 * Kelingking from its lookout, in points of the field: the ridge of grass is the neck, the far rise the skull, and the wall of
 * limestone under it the snout with its open mouth. The low sun stands at the right: the face is lit, the nape is not.
 */
export const SEA = 15

/** A plane of rock; its own thin edge closes the seam to the next. */
const fill = (k, c, list) => {
  flat(k, c, list)
  k.strokeStyle = c
  k.lineWidth = 0.16
  k.stroke()
}

const smooth = (k, c, text, tension = 0.7) => path(k, c, closed(points(text), tension))

export function sea(k) {
  const sky = k.createLinearGradient(0, 0, 0, SEA)
  for (const [a, c] of [
    [0, '#4cb0d4'],
    [0.6, '#a8dcd8'],
    [1, '#fff2cc'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, SEA + 6)
  const g = k.createLinearGradient(0, SEA, 0, 90)
  for (const [a, c] of [
    [0, '#b4e0d4'],
    [0.03, '#58b4cc'],
    [0.2, '#2490bc'],
    [0.55, '#1470a8'],
    [1, '#0f5894'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, SEA, 170, 90)
  // The shade of the head lies on the open water behind the neck and thins out into the swell.
  const dusk = k.createLinearGradient(52, 0, 18, 0)
  dusk.addColorStop(0, 'rgba(12,58,116,.7)')
  dusk.addColorStop(0.5, 'rgba(12,58,116,.4)')
  dusk.addColorStop(1, 'rgba(12,58,116,0)')
  smooth(k, dusk, '58 44 44 46.500 30 49 16 51.500 8 56 14 61 30 64 46 67 58 68', 0.9)
}

/** The bay on the right: four depths of water, each one colour, and the beach. */
export function bay(k) {
  smooth(k, '#1c88b4', '56 96 70 70 106 70 122 64 138 64.500 154 69 172 78 176 98', 0.9)
  smooth(k, '#2cacc0', '56 96 70 74 104 74 118 70 132 72 144 78 152 88 154 99', 0.9)
  smooth(k, '#58ccc4', '54 96 64 76 96 77 108 76.500 115 80 118 87 116 99', 0.9)
  smooth(k, '#a4e8d0', '54 96 62 77 88 79 98 80.500 102 85 102 99', 0.9)
  smooth(k, '#fbfff0', '52 96 58 76 80 79.200 90 81.500 94.600 86 94 99', 0.9)
  smooth(k, '#dcb88c', '52 96 58 76 78 79.200 87.500 82 91.600 86.400 90 99', 0.9)
  smooth(k, '#ffe8bc', '52 96 58 76 76 79.400 85 82.400 88.600 87 86 99', 0.9)
  // The sand under the wall is still damp from the night.
  smooth(k, '#ecc596', '52 98 56 78 60 76.600 66 77.600 64 81 60 86 57 98', 0.9)
  // What fell from the jaw lies in its own foam.
  for (const [x, y, q] of points('117 72.600 1.500 120.600 71.400 0.800 123 73 0.600', 3)) {
    path(
      k,
      '#f8fff4',
      closed([
        [x - q * 1.7, y + 0.1],
        [x, y - q * 0.2],
        [x + q * 1.8, y + 0.1],
        [x, y + q * 0.5],
      ]),
    )
    fill(k, '#75618f', [
      [x - q, y + 0.1],
      [x - q * 0.8, y - q * 0.9],
      [x - q * 0.1, y - q * 1.3],
      [x + q, y + 0.1],
    ])
    fill(k, '#ffe6b6', [
      [x + q * 0.1, y + q * 0.2],
      [x - q * 0.1, y - q * 1.3],
      [x + q * 0.7, y - q * 0.8],
      [x + q, y + 0.1],
    ])
  }
  // Surf in broken lines along the edges of the depths.
  for (const d of [
    'M108.500 77.400C113 78.800 117 82 118.600 87C116.800 83 113.600 79.600 108.500 77.400Z',
    'M119.400 89.600C119.600 92 119.200 94.600 118.200 97C118.200 94.400 118.600 92 119.400 89.600Z',
    'M118.600 70.400C123 69.600 128 70 132.400 71.600C128 71 123 70.900 118.600 70.400Z',
    'M136 73.400C141 75.200 145.400 78 148.200 81.400C144.600 78.700 140.600 76 136 73.400Z',
    'M150.600 84.400C152.400 87 153.600 90 154.200 93.600C152.800 90.400 151.600 87.600 150.600 84.400Z',
  ])
    path(k, 'rgba(248,255,244,.92)', d)
}

const GRASS = ['#1a5450', '#2a7454', '#5ca04c', '#a4c84c', '#d8dc68']
const ROCK = ['#4a3f78', '#75618f', '#b98d92', '#ecc395', '#ffe6b6']

/** Skull, snout and jaw. */
export function head(k) {
  // Foam where the wall stands in the sea.
  smooth(
    k,
    '#f8fff4',
    '66 79 76 79.600 88 78 98 76.600 107 76 112.600 74.400 114.400 72 112 70.400 106 70 70 74',
    0.8,
  )
  // The far side, away from the sun: wall and wood.
  fill(k, ROCK[0], points('47 55 49 44 53 35 60 40 58 66 45 66'))
  path(
    k,
    GRASS[0],
    closed(
      points(
        '44 64 46.500 54 49.500 43 54.500 33 61 28 67 25.600 73 24.800 73 34 66 46 60 60 54 68',
      ),
      0.6,
    ),
  )
  // The whole wall, lit.
  fill(
    k,
    ROCK[4],
    points(
      '66 44 72 36 86 31 100 35 112 38.500 118.400 41 120.600 44.500 119.600 48 120.200 51 117 54.200 112.500 54.600 110.600 57 112 59.400 110.600 63 111.400 67 109.600 70.600 110.600 74.400 104 75.800 96 76.600 88 77.600 79 78.600 70 79.400 56 84 52 74 58 60',
    ),
  )
  // Behind the cheek the wall turns away from the sun: first half shade, then shade.
  fill(
    k,
    ROCK[2],
    points(
      '70 40 79 40 81.500 44 80.200 49 82.600 54 81 60 83.800 66 82.400 72 84 78.200 70 79.600 54 86 50 76 58 60 64 50',
    ),
  )
  fill(
    k,
    ROCK[1],
    points('64 48 72 43 73.400 49 71.400 56 74 63 72 70 74.500 79.200 62 82 53 87 50 78 57 62'),
  )
  // The shade of the brow: what makes the eye.
  fill(
    k,
    ROCK[2],
    points(
      '81.600 44 86 38 95 38.600 99.600 41.400 95.600 43 93.600 46.600 89 47.600 84.600 51 80.200 49',
    ),
  )
  fill(
    k,
    ROCK[0],
    points(
      '84.600 40.400 88 38 95 38.600 98 41 93.600 41.600 91.600 44.200 88 44.600 85.600 46.400',
    ),
  )
  // The mouth: a long hollow the sea has cut; its roof is the edge of the upper jaw.
  fill(
    k,
    ROCK[0],
    points(
      '117 54.200 113 53.800 108 54.200 103.600 52.800 99 53.800 95 54 91.500 56.800 88.400 58.200 84.600 61.800 89 61 93.600 59.600 98 59.800 103 58.600 107.500 59 112 59.400 110.600 57 112.500 54.600',
    ),
  )
  fill(
    k,
    ROCK[1],
    points(
      '88.400 60.900 93.600 59.600 98 59.800 103 58.600 106 58.800 102.500 57.200 98 57.800 93.500 57.600',
    ),
  )
  // The lower jaw lies in the shade of the upper one, then comes out into the sun.
  fill(
    k,
    ROCK[2],
    points(
      '84.600 61.800 89 61 93.600 59.600 98 59.800 103 58.600 107.500 59 112 59.400 111.300 61.200 107 61.600 104.600 63.800 101 62.800 97.500 65.600 93 66 90.500 70 87.600 71 86.800 77.800 84 78.200 82.400 72 83.800 66 81 60',
    ),
  )
  // Clefts from top to bottom: the only breaks in the lit wall.
  fill(
    k,
    ROCK[3],
    points(
      '100.600 39.600 103.400 40 102.400 44 104 48 103.400 52.800 99 53.800 95 54 97.400 49.600 99.600 45',
    ),
  )
  fill(
    k,
    ROCK[2],
    points(
      '110.800 41.800 112.400 42 111.800 46 113.400 49.400 112.600 53.900 110.800 54 111.400 50 110.200 46.400',
    ),
  )
  fill(
    k,
    ROCK[3],
    points('95.500 65.800 98.400 65 97.400 69 99.500 76.200 92.500 77.100 94.300 71'),
  )
  fill(
    k,
    ROCK[2],
    points(
      '104.600 63.800 106.200 61.700 105.600 66 107.200 71 106.400 75.300 103.400 75.900 104.400 70',
    ),
  )
  // Grass over skull and snout, in the sun; it ends in few tongues over the edge of the wall.
  path(
    k,
    GRASS[3],
    closed(
      points(
        '64 60 58 52 60 42 66 32 71 26.600 76 24 81 23.800 85.500 25.600 89 28.600 95 30.800 102 33 109 35.600 113.500 36.800 118 39.600 120.400 43.400 117 42.800 113.600 43 110.500 41.600 107.500 42 104 40 100.600 41 97 38.600 92 39.400 88 38 84.600 40.800 81 40 77 43 73 44 69 51 66 56',
      ),
      0.6,
    ),
  )
  // Crest and brow catch the last of it.
  path(
    k,
    GRASS[4],
    closed(
      points(
        '71 28.600 74 25.600 78 24.200 82.500 24.600 86 26.800 89.500 29.600 96 31.800 104 34.500 112 37.200 104 36.800 96 35.400 89 33.600 84 30.400 78 28.200 74 29',
      ),
      0.5,
    ),
  )
}

/** The path on the crest: from our feet over the saddle up to the crown. */
const WAY = points(
  '-4 79 8 74.500 18 71.400 27 69.600 35 67.600 42 65.600 47.600 62.400 51.600 58 54.600 53 57 47.600 59.800 42 62.600 36.400 66.400 31 71 27 76 24.600',
)
export function way(t) {
  const u = t * (WAY.length - 1)
  const i = Math.min(WAY.length - 2, Math.floor(u))
  return [0, 1].map((c) => WAY[i][c] + (WAY[i + 1][c] - WAY[i][c]) * (u - i))
}
export function crest(k) {
  const half = (i) => 1.15 * (1 - i / (WAY.length - 1)) ** 0.9 + 0.14
  const edge = (m) =>
    WAY.map(([x, y], i) => [
      x + (i > 5 ? m * half(i) * 0.9 : 0),
      y + m * half(i) * (i > 5 ? 0.3 : 0.8),
    ])
  path(k, '#ffe6b4', outline(edge(-1), edge(1)))
}
/** There along one line and back along another. */
const outline = (there, back) => `${open(there, 0.9)}L${open(back.toReversed(), 0.9).slice(1)}Z`

/** The neck: a ridge of grass from our feet up to the crown; on its right the wall over the beach, in half shade. */
export function neck(k) {
  // Wall over the beach: its foot runs into the sand.
  fill(
    k,
    ROCK[1],
    points('36 70 52 66 62 58 64 62 63 70 64.500 76 60 80.500 57.600 86 54 90 51 99 20 99'),
  )
  fill(
    k,
    '#64508a',
    points('66 54 68.500 50 69.500 57 67 64 68.500 71 66 81 60 82 62.600 74 62 66'),
  )
  fill(
    k,
    ROCK[2],
    points('30 72 44 70 55 65 57 69 53.500 75 54.600 81 51 85.400 49 91 43 99 18 99'),
  )
  // Left of the crest, away from the sun.
  path(
    k,
    GRASS[0],
    outline(
      points(
        '-8 71 6 69 18 67 30 65.500 38 63.500 43 60 46 54 50 43 54.500 34.600 61 28 67 25.200 71.500 25',
      ),
      [[-8, 82], ...WAY],
    ),
  )
  path(
    k,
    GRASS[1],
    closed(
      points(
        '38 65.600 43.500 61.600 47 55.600 50.400 46.600 54.600 38.400 60.500 31.600 66 28.400 61 34.600 57 41.600 54 49.600 50.600 57.600 46 63.600 41 66',
      ),
      0.6,
    ),
  )
  // Right of it in the sun, down to the edge of the wall: one slope from our feet to the crown.
  const rim = points(
    '-8 104 30 104 36 93 41 88.500 43.600 84 48.500 80.500 49.600 76.600 54.500 73 58 68.600 61.500 65 64.600 58.500 68.500 51.500 73 44 76 36 72.500 31',
  )
  path(k, GRASS[3], outline([[-8, 82], ...WAY], rim))
  // Where it turns down to the edge: half light, one long fold.
  path(
    k,
    GRASS[2],
    outline(
      points(
        '10 104 26 92 36 84 44 76.500 51 70 56.600 62.600 60 54 63.400 46 67 40 72 36.400 78 35.600 83 38 84.600 40.800',
      ),
      points(
        '30 104 36 93 41 88.500 43.600 84 48.500 80.500 49.600 76.600 54.500 73 58 68.600 61.500 65 64.600 58.500 68.500 51.500 73 44 77 43 81 40 84.600 40.800',
      ),
    ),
  )
  // Some of the brightest grass along the path.
  path(
    k,
    GRASS[4],
    outline(
      points('0 78.400 14 74 28 71 40 68 48 63.600 53 57.600 57 49.600 61 42'),
      points('6 82 20 77.600 32 73.600 42 70 50 64.600 55 58 58.600 50 61 42'),
    ),
  )
}
