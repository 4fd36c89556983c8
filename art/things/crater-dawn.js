import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { smooth } from './leaf-edge.js'

/** Ngorongoro from its rim in the first sun: the wall on the right throws its shadow over half the floor. */

const soft = (text, n = 8) => smooth(points(text), n)

/** The old volcanoes beyond the rim. */
export function volcanoes(k) {
  fill(k, '#b4ccc4', [
    ...soft('20 32 34 27 44 22.500 50 20 57 19.600 63 22 74 27 90 31 100 34'),
    [90, 36],
    [20, 36],
  ])
  fill(k, '#d8d8bc', [...soft('57 19.600 63 22 74 27 90 31 98 33.4 80 32 68 28 62 24'), [57, 19.6]])
  fill(k, '#9cbcb8', [
    ...soft('84 34.500 94 31.600 104 28 114 25 120 24.400 128 27 140 31 150 34'),
    [140, 36],
    [92, 36],
  ])
}

/** Spurs of the far wall, far to near: x and y of the head, left foot, right foot, y of the feet, how much of it is in the sun. */
const SPURS = points(
  '101 33.200 86 119 45.200 0.550 80 34.400 66 93 45.200 0.660 67 32.600 46 78 45 0.450 47 31.800 26 61 46 0.700',
  6,
)

export function wall(k) {
  fill(k, '#a8c4b8', [
    ...soft(
      '-9 19 4 22 14 25.600 29 29 37 30.400 50 31.600 60 31.800 72 32.600 84 32.200 97 32.800 112 31.800 130 29',
    ),
    [130, 60],
    [-9, 68],
  ])
  for (const [x, y, l, rgt, fy, share] of SPURS) {
    const high = fy - y
    // Slopes that are steep at the head and run out at the foot.
    const head = soft(
      `${l} ${fy} ${l + (x - l) * 0.5} ${fy - high * 0.3} ${x - (x - l) * 0.2} ${y + high * 0.22} ${x} ${y}`,
    )
    const fall = soft(
      `${x} ${y} ${x + (rgt - x) * 0.24} ${y + high * 0.22} ${x + (rgt - x) * 0.5} ${fy - high * 0.24} ${rgt} ${fy}`,
    )
    const m = l + (rgt - l) * (1 - share)
    const spine = soft(
      `${m} ${fy + 0.5} ${m + (x - m) * 0.2 + 0.7} ${fy - high * 0.3} ${x - (x - m) * 0.4 - 0.5} ${y + high * 0.4} ${x} ${y}`,
    )
    fill(k, '#9cb8b0', [...head, ...fall, [m, fy + 0.6]])
    fill(k, '#ccd0b0', [...spine, ...fall])
  }
  // The wall comes round to us on the left, full in the sun.
  fill(k, '#7c9c84', [
    ...soft('-9 17 2 20.500 12 24.500 24 28.600 34 30.600 30 36 37 44 42 47.600'),
    ...soft('42 47.600 30 50.600 14 56 -9 64'),
  ])
  fill(k, '#e0bc74', [
    ...soft('12 24.500 24 28.600 34 30.600 31 36 37 44 42 47.600'),
    ...soft('42 47.600 33 49.400 26 51 22 44 24 38 16 31 12 24.500'),
  ])
  fill(k, '#d4ac64', [...soft('-9 17 0 19.800 8 29 7 36 13 44 18 53'), ...soft('18 54 6 58 -9 64')])
}

/** The floor: grass in the sun, the salt lake, the mist of the night at the foot of the wall. */
export function floor(k) {
  fill(k, '#c0bc70', [
    ...soft('-9 61 14 54.600 26 51.200 42 47.800 60 45.800 80 45 100 45 118 45.800'),
    [170, 48],
    [170, 95],
    [-9, 95],
  ])
  fill(k, '#dcd0a0', [
    ...soft(
      '26 51.200 42 47.600 60 45.600 80 44.800 100 44.900 118 45.600 128 46.600 112 48.400 90 48 66 49.400 44 51.400 30 52.800 20 53.400',
    ),
    [20, 53],
  ])
  fill(k, '#acb064', soft('-9 66 10 61.500 34 61 56 63.500 70 63 52 66 30 66.600 8 70.500 -9 74'))
  // Salt, water, and the flamingos as a rim of rose along one shore.
  fill(
    k,
    '#fcf0cc',
    soft(
      '34 55.800 40 54 50 53.600 56 52.200 68 52.600 78 51.600 90 52.200 96 53.300 90 54.600 80 54.800 74 56.400 60 56.200 54 57.400 42 57 34 55.800',
    ),
  )
  fill(
    k,
    '#f09490',
    soft(
      '47 55.700 53 54.300 58 53 69 53.300 79 52.400 89 52.700 94 53.400 88 54.500 79 54.600 72 55.900 60 55.800 53 56.700 47 55.700',
    ),
  )
  fill(
    k,
    '#94c4cc',
    soft(
      '47 55.500 53 54.100 58 52.800 69 53.200 79 52.300 89 52.600 93.500 53.200 87 54 78 54.100 70 55.200 60 55.100 52 56 47 55.500',
    ),
  )
  fill(k, '#d8e8dc', soft('62 53.300 70 53.500 79 52.700 88 52.800 80 53.300 71 54.100 62 53.300'))
  // Mist of the night that the sun has not dissolved yet.
  fill(
    k,
    '#fff4d8',
    soft(
      '34 48.600 42 46.400 50 45.600 56 43.800 63 44.200 70 42.600 80 43.300 88 42.400 96 43.400 106 43.600 118 45.200 108 46 94 45.600 84 46.300 70 45.900 56 46.900 46 47.400 34 48.600',
    ),
  )
  // Lone thorn trees, each with the long shadow of the hour.
  for (const [x, y, q] of points(
    '20 64 1.100 26 60 0.800 29 60.600 0.900 47 61 0.900 51 66.500 1.300 62 60.500 0.800 65.500 61.300 0.900 58 71 1.500 34 69 1.400',
    3,
  )) {
    path(
      k,
      '#7c9460',
      `M${x + 0.3} ${y}L${x - q * 5} ${y + q * 0.15}L${x - q * 5.6} ${y - q * 0.1}L${x - q * 4.6} ${y - q * 0.3}Z`,
    )
    thorn(k, '#3c6c58', x, y, q)
  }
}

/** A thorn tree seen from so far that only its flat crown counts. */
function thorn(k, colour, x, y, q) {
  path(
    k,
    colour,
    `M${x - 0.1 * q} ${y + 0.1}V${y - 0.9 * q}C${x - 1.2 * q} ${y - 0.8 * q} ${x - 1.4 * q} ${y - 1.2 * q} ${x - 0.5 * q} ${y - 1.4 * q}C${x + 0.3 * q} ${y - 1.7 * q} ${x + 1.5 * q} ${y - 1.3 * q} ${x + 1.1 * q} ${y - 0.95 * q}C${x + 0.7 * q} ${y - 0.8 * q} ${x + 0.4 * q} ${y - 0.9 * q} ${x + 0.15 * q} ${y - 0.8 * q}V${y + 0.1}Z`,
  )
}

/** The brook that feeds the lake: it comes out of the shadow into the sun. */
const BROOK = soft(
  '90 53.600 97 54.400 101 56 98 58 104 60 114 61.600 116 64 108 67 110 70.500 124 73 131 77 124 82 126 88 134 95',
)

function brook(k, colour, from, to) {
  const line = BROOK.slice(from, to)
  const wide = ([, y]) => 0.1 + (y - 53) * 0.022
  fill(k, colour, [
    ...line.map(([x, y]) => [x - wide([x, y]) * 1.6, y - wide([x, y]) * 0.5]),
    ...line.map(([x, y]) => [x + wide([x, y]) * 1.6, y + wide([x, y]) * 0.5]).reverse(),
  ])
}

/** The shadow of the near wall over the floor, and that wall itself. */
export function shade(k) {
  fill(k, '#40787c', [
    ...soft(
      '94 45.800 100 46.600 106 48.200 103 50 99 52.400 95 54 90 57.600 86 59.400 79 64.600 75 67 67 75 58 94',
    ),
    [170, 95],
    [170, 48],
  ])
  fill(
    k,
    '#366c72',
    soft('170 66 150 65.500 134 67 118 69.500 112 71.500 124 72.500 144 74 170 78'),
  )
  brook(k, '#88b8b8', 0, 200)
  for (const [x, y, q] of points(
    '96 60.500 0.900 88 66 1.100 91 66.800 1 122 66 1.100 118 78 1.800 113 78.600 1.500 138 79 1.700 84 76 1.600 143 70 1.100',
    3,
  ))
    thorn(k, '#245060', x, y, q)
  // The wall, each spur before the one behind.
  fill(k, '#4c8088', [
    ...soft('106 31.800 116 30.400 126 28.600 134 26'),
    [136, 54],
    ...soft('128 52 118 48.600 108 46.600 94 45.800 100 43.600 104 38 106 31.800'),
  ])
  fill(k, '#3c6c7c', [
    ...soft('118 30 128 28 138 24.500 148 23'),
    [150, 64],
    ...soft('144 60 134 54 128 48 124 40'),
  ])
  fill(k, '#2c566c', [
    ...soft('132 27 140 23.600 150 19.500 168 16'),
    [170, 80],
    ...soft('162 73 150 63 143 54 138 42'),
  ])
  fill(k, '#20445c', [
    ...soft('148 22 156 17 170 12'),
    [170, 90],
    ...soft('168 84 160 70 154 54 150 36'),
  ])
  fill(
    k,
    '#fce0a0',
    soft('106 31.800 116 30.400 126 28.600 132 26.800 126 28 116 29.900 106 31.500'),
  )
}

/** Euphorbia candelabrum against the light: arms that leave the stem together, bend up and fork. */
export function candelabra(k, x, y, high) {
  const r = random(11)
  const q = high / 50
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  const [DARK, LIT] = ['#143444', '#7c9c60']
  path(
    k,
    DARK,
    'M-4.200 1.500C-2.400 -1 -2.200 -6 -1.900 -20L2.100 -20C2.100 -7 2.600 -1 4.600 1.500Z',
  )
  path(
    k,
    LIT,
    'M1.100 -19L2.100 -20C2.100 -7 2.600 -1 4.600 1.500L3.300 1.300C1.700 -2 1.300 -8 1.100 -19Z',
  )
  const arms = []
  for (let i = 0; i < 21; i++) {
    const e = (i / 20) * 2 - 1
    const ex = e * 17 + (r() - 0.5) * 1.6
    const from = -15 - r() * 6 - (1 - Math.abs(e)) * 3
    const top = -49 + 15 * e * e + (r() - 0.5) * 3
    const bend = from - 5 - 7 * Math.abs(e) - r() * 3
    arms.push([ex, from, top, bend])
  }
  const order = [0, 20, 2, 18, 4, 16, 6, 14, 8, 12, 10, 1, 19, 3, 17, 5, 15, 7, 13, 9, 11].map(
    (i) => arms[i],
  )
  order.forEach(([ex, from, top, bend], i) => {
    const back = i < 11
    const lines = [
      `M0 ${from}C${ex * 0.5} ${from - 1} ${ex * 0.94} ${bend + 5} ${ex} ${bend}C${ex} ${bend - 6} ${ex * 1.03} ${top + 6} ${ex * 1.03} ${top}`,
    ]
    for (const [side, at, up] of [
      [-1, 0.3, 0.12],
      [1, 0.42, 0.06],
    ]) {
      const fy = bend + (top - bend) * at
      const sx = ex + side * (1.5 + r() * 0.7)
      lines.push(
        `M${ex} ${fy}C${sx} ${fy} ${sx} ${fy - 1.5} ${sx} ${fy - 3}L${sx + side * 0.2} ${top - (top - bend) * (up + r() * 0.16)}`,
      )
    }
    for (const d of lines) stroke(k, back ? '#1c4450' : DARK, 1.15, d)
    if (!back && order[i][0] > -6)
      for (const d of lines) {
        k.save()
        k.translate(0.42, 0)
        stroke(k, LIT, 0.34, d)
        k.restore()
      }
  })
  k.restore()
}
