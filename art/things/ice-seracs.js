// The front of Sólheimajökull: four great blocks of ice, each with a top of snow, a face in shade and a side in the sun; one blue crevasse.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough } from '../core/field.js'

/** Where the ice stands in the water: one line that goes away to the right. */
export const foot = ([x]) => 80.3 - 0.0355 * x
export const END = 132

/** A block: front top edge, corner towards the sun, back of the top; `chip` are planes broken out of the face. */
const BLOCKS = [
  {
    face: '-8 25 6 25.400 20 27.400 33 28.200 34.200 40 33 54 33.600 66 32 90 -8 90',
    sunny:
      '33 28.200 39 25.800 44 24.600 44.800 36 43.600 50 45.400 64 45 90 32 90 33.600 66 33 54 34.200 40',
    top: '-8 25 6 25.400 20 27.400 33 28.200 39 25.800 44 24.600 39 20.400 30 18.800 20 18.600 10 16.400 -8 15',
    high: 25,
    chips: '-8 25 6 25.400 12 26.200 9 36 11 48 4 56 -8 58',
    shadow: '45 46 43.600 50 39 56 36 64 33.500 70 32 90 46 90',
  },
  {
    face: '52 31.600 60 32 69 33.800 76.500 34.600 77.400 46 76 58 76.800 68 75.600 90 51 90 51.800 70 50.600 58 52.400 44',
    sunny:
      '76.500 34.600 81 33 85 32.400 85.400 44 84.400 56 86 68 85.600 90 75.600 90 76.800 68 76 58 77.400 46',
    top: '52 31.600 60 32 69 33.800 76.500 34.600 81 33 85 32.400 80.500 28.400 72 27.600 64 26.200 52.600 25.600',
    high: 32,
    chips:
      '52 31.600 60 32 64 32.600 61.500 42 63.500 50 59 55 55 61 51.200 64 50.600 58 52.400 44',
    shadow: '86 55 84.400 56 80 62 77.500 70 75.600 90 87 90',
  },
  {
    face: '87 47 91 41 97 35.500 99.500 34 101 46 100.500 58 101.600 68 101.600 90 86.500 90 86 70 87.200 56',
    sunny:
      '99.500 34 102.500 38 106 44 108.400 52 108.200 58 109 66 109 90 101.600 90 101.600 68 100.500 58 101 46',
    top: '87 47 91 41 97 35.500 99.500 34 102.500 38 104.600 42 101.400 39.800 98.600 38.600 95.600 42.400 92.400 43.400 88.400 46.400',
    high: 40,
    chips: '87 47 91 41 94 38.200 93.600 46 96 52 92 58 87.200 57',
    shadow: '109.500 60 104 66 101.500 72 101.600 90 110 90',
  },
  {
    face: '110 56.600 115 57 119.600 58.400 120 66 119.400 90 109.600 90 110.600 68',
    sunny:
      '119.600 58.400 122 57.400 124.600 58 126.600 64 128.400 70 130 73.800 132 75.400 132 90 119.400 90 120 66',
    top: '110 56.600 115 57 119.600 58.400 122 57.400 124.600 58 121.500 55 116 54 110.600 53.600',
    high: 56,
    chips: '110 56.600 113 56.800 113.600 62 110.600 68',
    shadow: '119.400 76 119.400 90 120 90',
  },
]

/** Ash of one old eruption: thick and thin, torn, dipping to the corner and rising again on the side in the sun. */
const ASH = [
  'M-8 42C0 42.600 7 43.600 13 45.600C20 47.800 27 48.800 33.400 48.800V49.600C27 50 19 49.200 12 47.400C6 45.800 0 44.800 -8 44.600ZM33.400 48.800C38 47.800 42 46.400 46 45V45.300C42 47 38 49 33.400 49.600Z',
  'M50 52C56 52.200 60 54.400 66 55.600C70 56.200 74 56.200 76.600 56.400V57C72 57.400 68 57.200 63 56.400C58 55.400 54 54 50 53.600ZM76.600 56.400C80 55.600 83 54.400 87 53.600C84 55.600 80 57 76.600 57Z',
  'M85 61C90 61.400 96 63 101.200 63.400V64C96 63.800 90 62.800 85 62.600ZM101.200 63.400C104 62.800 107 62 110 61.600C107 63 104 64 101.200 64Z',
]

const tones = (k, from, list) => {
  const g = k.createLinearGradient(0, from, 0, 80)
  list.forEach((c, i) => {
    g.addColorStop(i / (list.length - 1), c)
  })
  return g
}

/** Everything of the wall above the water; its foot is buried below the line of `foot`. */
function blocks(k) {
  // Snow behind the crevasse, then its depth: the light that has gone through the ice comes out of it.
  fill(k, '#f3ecd8', points('36 20 44 22 53 24.600 60 27 60 34 36 34'))
  const deep = k.createLinearGradient(0, 26, 0, 80)
  for (const [t, c] of [
    [0, '#6cdcec'],
    [0.2, '#28a4e0'],
    [0.55, '#0e58b8'],
    [1, '#082a78'],
  ])
    deep.addColorStop(t, c)
  fill(k, deep, points('40 27 44 26.600 47 28.600 49.500 28 52.500 31 56 33 56 90 40 90'))
  fill(
    k,
    tones(k, 30, ['#1468c4', '#0a3890', '#061e5c']),
    rough(
      points(
        '48.400 31 49.800 40 49.200 50 51.400 62 51.800 90 45.800 90 46.400 64 47.800 50 47.200 40',
      ),
      0.25,
      4,
    ),
  )
  fill(k, tones(k, 34, ['#2c8cd0', '#0c3a90']), points('83 36 88 44 90 50 90 90 83 90'))
  fill(k, tones(k, 44, ['#2c8cd0', '#0c3a90']), points('106 50 112 58 112 90 106 90'))
  for (const [i, b] of BLOCKS.entries()) {
    const [face, sunny] = [rough(points(b.face), 0.16, i + 2), points(b.sunny)]
    fill(k, tones(k, b.high, ['#a4dcec', '#5cb4e0', '#2c80c8', '#1650a4', '#0e3a88']), face)
    fill(
      k,
      tones(k, b.high, ['rgba(190,234,240,.75)', 'rgba(110,190,228,.4)', 'rgba(44,128,200,.1)']),
      rough(points(b.chips), 0.2, i + 12),
    )
    fill(k, tones(k, b.high, ['#fffaea', '#eef8ee', '#c4e8ee', '#94d0e8', '#6cb8e0']), sunny)
    // The next block keeps the sun from the lower part of this one.
    k.save()
    k.beginPath()
    for (const p of sunny) k.lineTo(...p)
    k.clip()
    fill(k, tones(k, 46, ['#58aee0', '#3488cc', '#1c60b0']), points(b.shadow))
    k.restore()
  }
  for (const [i, b] of BLOCKS.slice(0, 3).entries()) {
    k.save()
    k.beginPath()
    for (const outline of [b.face, b.sunny]) {
      for (const [j, p] of points(outline).entries()) j ? k.lineTo(...p) : k.moveTo(...p)
      k.closePath()
    }
    k.clip()
    k.globalAlpha = 0.5
    path(k, '#22407c', ASH[i])
    k.restore()
  }
  for (const [i, b] of BLOCKS.entries()) {
    fill(k, '#fff4dc', rough(points(b.top), 0.14, i + 21))
  }
  // Hollows of the snow on the tops, turned from the sun.
  path(
    k,
    '#cfdcec',
    'M-8 20C0 19.600 8 21 14 23.400C18 24.800 24 25.400 30 26.600L20 27.200L6 25.400L-8 25Z',
  )
  path(
    k,
    '#cfdcec',
    'M53 29.600C58 29.400 62 31 68 32.400C71 33.200 74 33.600 76 34.400L69 33.800L60 32L52 31.600Z',
  )
}

/** The wall, or its mirror with `sign` -1; cut where it meets the water. */
export function wall(k, sign = 1) {
  k.save()
  if (sign < 0) k.transform(1, -0.071, 0, -1, 0, 160.6)
  k.clip(new Path2D(`M-9 -9H140V${foot([140])}L-9 ${foot([-9])}Z`))
  blocks(k)
  k.restore()
  // Water has hollowed the foot: a dark line that thins out.
  if (sign > 0)
    path(
      k,
      'rgba(6,28,88,.6)',
      `M-8 ${foot([-8]) - 0.9}C20 ${foot([20]) - 0.1} 50 ${foot([50]) - 1} 90 ${foot([90]) - 0.2}L131 ${foot([131])}L-8 ${foot([-8])}Z`,
    )
}

/** How high one stands on the tops at x of the field. */
export function ridge(x) {
  const way = points(
    '-8 19.500 10 20.500 20 22.600 30 23.400 39 23.200 44 24 52.600 28 64 29.400 76 31.200 83 31.800',
  )
  const i = Math.max(
    1,
    way.findIndex(([px]) => px >= x),
  )
  const [[x0, y0], [x1, y1]] = [way[i - 1], way[i]]
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}
