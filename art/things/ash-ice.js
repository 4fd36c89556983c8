// What lies round the wall of Sólheimajökull: the valley, the pool at its foot, the black bank. Points of the field.
import { fill as flat, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'
import { fill, wall } from './ash-wall.js'

/** Sky, the white cap far behind, the dark side of the valley, ice as far as its foot. */
export function beyond(k) {
  const g = k.createLinearGradient(0, 0, 0, 58)
  for (const [t, c] of [
    [0, '#5c9cc4'],
    [0.4, '#a8cdd6'],
    [0.75, '#f3e2c6'],
    [1, '#ffe2b4'],
  ])
    g.addColorStop(t, c)
  flat(k, g, points('-6 -6 168 -6 168 80 -6 80'))
  // The cap, and how the tongue flows out of it between its walls.
  flat(
    k,
    '#fff4e0',
    rough(points('58 40 76 34.500 92 31.800 106 31 120 32.400 132 36 150 48 58 52'), 0.2, 2),
  )
  flat(
    k,
    '#c4dae2',
    rough(points('104 31.200 120 32.400 132 36 150 48 120 50 112 42 116 38'), 0.2, 3),
  )
  flat(
    k,
    '#5d6390',
    rough(
      points(
        '112 47 120 40.500 127 37.500 133 31 141 27.500 148 21 156 18.500 168 12 168 66 104 60',
      ),
      0.5,
      5,
    ),
  )
  flat(
    k,
    '#8d7c94',
    rough(
      points('133 31 141 27.500 148 21 146 28 150 35 144 42 136 47 131 52 133 42 130 37'),
      0.4,
      6,
    ),
  )
  flat(
    k,
    '#b89898',
    rough(points('148 21 156 18.500 168 12 160 20 160 30 153 40 156 30 151 26'), 0.4, 7),
  )
  flat(k, '#46497a', rough(points('168 36 158 46 146 53 132 58 118 62 168 66'), 0.4, 8))
  // The tongue beyond the pool: bright swells of ice, dirt cones on them.
  flat(
    k,
    '#dfeef0',
    rough(
      points(
        '96 58 104 54.500 112 52.500 124 54.500 134 57 148 57.600 158 60.500 168 61 168 84 96 84',
      ),
      0.3,
      9,
    ),
  )
  for (const [c, d] of [
    [
      '#fff6e6',
      '96 58 104 54.500 112 52.500 117 53.400 112 57 118 60.500 108 64 112 70 104 84 96 84',
    ],
    [
      '#a9cfe0',
      '117 53.400 124 54.500 134 57 130 60 138 64 128 66 131 71 126 84 106 84 112 70 108 64 118 60.500 112 57',
    ],
    [
      '#fff2dc',
      '134 57 148 57.600 152 58.700 146 62 152 66 142 69 144 84 128 84 131 71 128 66 138 64 130 60',
    ],
    ['#a9cfe0', '152 58.700 158 60.500 168 61 168 84 144 84 142 69 152 66 146 62'],
  ])
    flat(k, c, rough(points(d), 0.25, c.length + d.length))
  for (const [x, y, q] of points('122 66 2.200 139 62 1.500 150 71 3.400 160 66.500 1.800', 3)) {
    fill(k, '#3c4064', [
      [x - q * 1.5, y],
      [x - q * 0.3, y - q * 1.3],
      [x + q * 0.2, y - q * 1.5],
      [x + q * 1.6, y + q * 0.2],
    ])
    fill(k, '#827a88', [
      [x - q * 1.5, y],
      [x - q * 0.3, y - q * 1.3],
      [x + q * 0.2, y - q * 1.5],
      [x - q * 0.1, y],
    ])
  }
}

/** The pool: the wall stands in it upside down, under the water's own green. */
export function pool(k) {
  const y = 75.4
  k.save()
  k.beginPath()
  for (const p of points('-6 75.300 60 75.300 126 73.400 150 74.600 168 75.500 168 97 -6 97'))
    k.lineTo(...p)
  k.clip()
  k.translate(0, y * 2)
  k.scale(1, -1)
  beyond(k)
  wall(k)
  k.restore()
  const g = k.createLinearGradient(0, 74, 0, 92)
  g.addColorStop(0, 'rgba(20,70,110,.3)')
  g.addColorStop(1, 'rgba(12,44,84,.72)')
  flat(k, g, points('-6 75.400 60 75.400 126 73.500 150 74.600 168 75.500 168 97 -6 97'))
  const r = random(5)
  for (let i = 0; i < 16; i++) {
    const [x, yy, l] = [r() * 150, 76.4 + r() * 9, 2 + r() * 5]
    path(
      k,
      'rgba(206,238,244,.34)',
      `M${x - l} ${yy}q${l} -0.300 ${l * 2} 0q${-l} 0.280 ${-l * 2} 0Z`,
    )
  }
  // Ice that has broken off, along the foot and adrift.
  for (const [x, yy, q] of points(
    '6 76 2.600 12 75.700 1.200 64 75.800 2 69 76.200 3.200 96 75 1.800 110 74.300 2.800 141 75.200 2.600 147 75.500 1.200 157 76 3.200 80 80 3.800 22 79.500 2.200',
    3,
  )) {
    fill(k, 'rgba(190,226,240,.4)', [
      [x - q, yy],
      [x + q * 1.2, yy],
      [x + q * 0.5, yy + q * 0.5],
      [x - q * 0.5, yy + q * 0.7],
    ])
    fill(k, '#7fb8d8', [
      [x - q, yy],
      [x - q * 0.6, yy - q * 0.6],
      [x + q * 0.2, yy - q * 0.8],
      [x + q * 0.9, yy - q * 0.35],
      [x + q * 1.2, yy],
    ])
    fill(k, '#f4faf4', [
      [x - q, yy],
      [x - q * 0.6, yy - q * 0.6],
      [x + q * 0.2, yy - q * 0.8],
      [x, yy - q * 0.3],
      [x - q * 0.3, yy],
    ])
  }
}

/** Black sand before the pool, what the ice has left on it. */
export function bank(k) {
  flat(
    k,
    '#3a3a5c',
    rough(
      points(
        '-6 87 14 84.600 34 84 52 85.500 72 86.500 92 84.500 112 82.600 134 82.900 152 81.500 168 80 168 97 -6 97',
      ),
      0.25,
      31,
    ),
  )
  flat(
    k,
    '#67607a',
    rough(
      points(
        '92 84.500 112 82.600 134 82.900 152 81.500 168 80 168 81.500 150 83.600 132 84.600 112 84.500',
      ),
      0.2,
      32,
    ),
  )
  flat(
    k,
    '#2a2a4c',
    rough(
      points('-6 90 20 88 44 89.500 74 90.500 104 88.500 136 89 168 86 168 97 -6 97'),
      0.25,
      33,
    ),
  )
  for (const [x, y, q] of points(
    '12 87.500 3 61 88.500 2.200 146 85.500 3.400 158 84.500 1.600',
    3,
  )) {
    path(
      k,
      'rgba(20,20,52,.6)',
      `M${x - q} ${y}L${x + q * 2.6} ${y + q * 0.35}L${x + q} ${y + q * 0.3}L${x - q} ${y + q * 0.25}Z`,
    )
    fill(k, '#5f9cc8', [
      [x - q, y + 0.2],
      [x - q * 0.7, y - q * 0.8],
      [x + q * 0.1, y - q * 1.1],
      [x + q * 0.9, y - q * 0.4],
      [x + q * 1.1, y + q * 0.25],
    ])
    fill(k, '#e6f4f2', [
      [x - q, y + 0.2],
      [x - q * 0.7, y - q * 0.8],
      [x + q * 0.1, y - q * 1.1],
      [x - q * 0.1, y - q * 0.4],
      [x - q * 0.3, y + 0.2],
    ])
  }
}
