// The two limestone mountains beyond the neck of sand, the low sun on their left: one lit and one shaded side each.
import { fill, points } from '../core/field.js'

/** The same line with its corners cut twice, its ends kept: rock worn round. */
const worn = (list, whole) => {
  let p = list
  for (let n = 0; n < 2; n++) {
    const q = whole ? [...p, p[0]] : p
    const out = whole ? [] : [p[0]]
    for (let i = 0; i < q.length - 1; i++) {
      const [a, b] = [q[i], q[i + 1]]
      for (const t of [0.25, 0.75]) out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
    }
    p = whole ? out : [...out, q.at(-1)]
  }
  return p
}

const WEST = {
  // Silhouette from the left foot over the summit to the saddle, ridge from the summit down, foot from left to right.
  crest: points(
    '33.500 38.900 34.500 34.500 35.500 33 36.500 26 38.500 20 41 17 43 15.500 45.500 9.500 48 6.500 50.500 7.500 53 8.500 55 12 59 14 62.500 17.500 66 20 70 24.500 75 27 80 29 82 42',
  ),
  ridge: points('50.500 7.500 51 11 49 15.500 53 20 51.500 26 56 31.500 55 36 58 39'),
}
const EAST = {
  crest: points(
    '78 41.500 82 29 87 25 90.500 24 94 20 97 15.500 100.500 13.500 104 14.500 107.500 11.500 111.500 10 115 12 119 13 122 17.500 126 19 130 20.500 133 24.500 137 27 139.500 31 142 36.500 147 38.900',
  ),
  ridge: points('111.500 10 113 14 110.500 18.500 115 23.500 113 29 118 34 116.500 38.900'),
}

function mountain(
  k,
  { crest, ridge: border },
  foot,
  { green, deep, spur, lit, cliff, cliffShade },
) {
  const i = crest.findIndex(([x, y]) => x === border[0][0] && y === border[0][1])
  const ridge = worn(border)
  fill(k, deep, [...crest.slice(i), ...ridge.toReversed()])
  fill(k, green, [...crest.slice(0, i + 1), ...ridge, ...foot])
  for (const t of spur) fill(k, lit, worn(points(t), true))
  for (const t of cliff[0]) fill(k, cliff[1], points(t))
  for (const t of cliffShade[0]) fill(k, cliffShade[1], points(t))
}

/** What lies farther out: an island in the haze, a stack off the western end. */
export function islets(k, { green, deep, rock, rockDeep, far, farShade, farRock }) {
  fill(
    k,
    farShade,
    points(
      '0 27 3 23.500 7.500 20 10 20.600 14.500 18.400 18 20.500 20.500 22 23.500 22.600 28 27',
    ),
  )
  fill(
    k,
    far,
    points(
      '0 27 3 23.500 7.500 20 8.500 22.500 7.500 25 9 27 13 27 12.500 24.500 14 22 13.500 20 14.500 18.400 11 20.300 10 20.600 10.500 23 9.500 25 11 27',
    ),
  )
  fill(k, farRock, points('0 27 2.600 25 6 25.600 9 25 14 25.800 20 25.400 25 26 28 27'))
  fill(
    k,
    'rgba(16,96,124,.3)',
    points(
      '24.600 37.500 30.200 37.500 31 38.600 30 39.400 30.600 40.400 25.400 40.400 26 39.400 24.800 38.600',
    ),
  )
  fill(k, rock, points('25 37.400 25.600 33.500 26.800 32.600 28 33 27.800 37.500'))
  fill(k, rockDeep, points('28 33 29.400 34 30 37.400 27.800 37.500'))
  fill(k, green, points('25.500 34 25.800 32 27 30.500 28.400 32 28.200 33.600 27.200 33'))
  fill(k, deep, points('27 30.500 28.600 32 29.600 34.400 28.200 33.600 28.200 32'))
}

/** Both mountains, and the shadow that the first throws on the second. */
export function massif(k, { green, bright, deep, deepSpur, rock, rockHalf, rockDeep, fold }) {
  mountain(k, EAST, points('100 39.200 90 40'), {
    green,
    deep,
    lit: deepSpur,
    spur: [
      '119 13 122 17.500 126 19 130 20.500 133 24.500 131 29 134 33 132.500 38.900 124 38.900 126 32 123 26.500 124.500 21',
    ],
    cliff: [
      [
        '95.500 39.400 97.500 36.800 100 35.200 103 36 106 33.800 109.500 35 112.500 32.600 115.500 33.600 118 34 116.500 38.900',
      ],
      rock,
    ],
    cliffShade: [
      [
        '116.500 38.900 118 34 119.600 34.800 120.600 33.200 122.600 35.400 124.400 34.800 126 36.600 128.600 36.200 131 37.800 134 38.900',
        '137 38.900 138.600 36.200 140 36.600 141.200 34.400 142 36.500 147 38.900',
      ],
      rockDeep,
    ],
  })
  fill(
    k,
    rockHalf,
    worn(points('106 33.800 109.500 35 108 37 109 39 104.600 39.200 105.800 36.600'), true),
  )
  fill(k, deep, points('77 42 79 28.600 82 28.400 84.500 27 87 25.300 88 40'))
  // The shadow of the western mountain lies over the saddle.
  fill(
    k,
    deep,
    worn(
      points(
        '76 44 77 34 79 29.600 82.500 28.800 85 27.600 88.500 24 86.600 29 91 33 89.500 36.500 95 41',
      ),
      true,
    ),
  )
  mountain(k, WEST, points('50 39 42 38.900'), {
    green,
    deep,
    lit: deepSpur,
    spur: [
      '59 14 62.500 17.500 66 20 70 24.500 69 29.500 72 34 71 40.500 63 40 64.500 33.500 61 27.500 62.500 21.500',
    ],
    cliff: [
      [
        '33.500 38.900 34.500 34.500 36 30.500 38 26.500 40 27.500 42 23.500 45 22 47 24.500 50 23.500 51.500 26 56 31.500 55 36 58 39',
      ],
      rock,
    ],
    cliffShade: [
      [
        '58 39 55 36 56 31.500 51.500 26 53.600 27.800 54.600 26.800 56.400 30.400 58 29.600 59.400 33 61.600 32.800 63 35.800 65.600 36 67.500 38 71 39.600',
      ],
      rockDeep,
    ],
  })
  fill(
    k,
    rockHalf,
    worn(
      points(
        '45 22 47 24.500 47.400 30 45.600 34 47 39 42.800 38.900 44 33.500 42.600 29 44 25.500',
      ),
      true,
    ),
  )
  // A fold in the wood of the eastern one.
  fill(
    k,
    fold,
    worn(
      points(
        '95 18.500 97.500 24 95.500 29.500 98.500 34 103.500 34.500 101.500 28.500 103.500 23 100.500 18 98 15.300',
      ),
      true,
    ),
  )
  // Wood hangs over the lit cliffs in a few tongues.
  fill(
    k,
    bright,
    worn(
      points(
        '38.500 20 41 17 43 15.500 45.500 9.500 48 6.500 48.600 10.500 46.500 15 48 19 45 22 42 23.500 41.500 20.500',
      ),
      true,
    ),
  )
  fill(
    k,
    bright,
    worn(
      points(
        '100.500 13.500 104 14.500 107.500 11.500 110.500 10.600 109 14 111 18 108.500 22 110.500 27 107.500 31 105 27 106 21.500 103 17.500',
      ),
      true,
    ),
  )
}

/** Where the sun does not reach: the shadows of both mountains on the water and on the neck. */
export function massifShade(k, colour) {
  fill(
    k,
    colour,
    points(
      '116 38.900 124 38.900 147 38.900 158 39.400 170 41.400 170 46 158 43.600 146 43 134 41.600 122 41.800',
    ),
  )
}
