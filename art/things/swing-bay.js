import { fill, path, points, rough, stroke } from '../core/field.js'
import { leafMass } from '../nature/leaf-mass.js'
import { folk, POSES, SKINS } from './slender-folk.js'

const LEAF = [
  ['#2c6460', '#3c7c64', '#54946c'],
  ['#3c8464', '#5ca464', '#8cbc68'],
  ['#5c9c5c', '#8cc064', '#c4dc7c'],
]
/** Jungle over an edge of rock: `spots` are x, y, half width, half height. */
export function jungle(k, spots, size, seed) {
  for (const [i, [x, y, a, b]] of points(spots, 4).entries())
    leafMass(k, {
      box: [x - a, y - b, x + a, y + b],
      inside: (u, v) =>
        ((u - x) / a) ** 2 + ((v - y) / b) ** 2 < 0.9 + 0.14 * Math.sin(u * 2 + seed),
      light: (u, v) => 0.5 - (u - x) / (4 * a) - (v - y) / (3 * b),
      size,
      tones: LEAF,
      seed: seed + i * 3,
    })
}

/** The great cliff on the right: bulges over a cave, stained by water, hung with stone; its foot eaten by the tide. */
export function greatCliff(k, sea) {
  fill(
    k,
    '#b89c94',
    rough(
      points(
        `172 -6 118 -6 116 0 117 6 113 11 114 18 110 23 111.500 29 108 33 109.500 38 107 41 110 ${sea - 1.5} 113 ${sea} 172 ${sea}`,
      ),
      0.5,
      3,
    ),
  )
  for (const [c, t] of [
    [
      '#f4dcb8',
      '118 -6 116 0 117 6 113 11 114 18 110 23 111.500 29 108 33 109.500 38 112 36 114 30 118 27 117 20 121 14 120 7 124 0 124 -6',
    ],
    ['#e0b48c', '124 -6 124 0 120 7 121 14 117 20 118 27 122 30 126 24 125 16 130 10 129 2 132 -6'],
    [
      '#8c7888',
      '140 -6 141 4 137 12 139 20 134 27 136 34 131 41 132 46 146 46 144 36 147 28 145 18 150 8 149 -6',
    ],
    ['#f0d0a4', '149 -6 150 8 145 18 147 28 151 24 153 14 157 6 156 -6'],
    ['#746880', '160 -6 161 6 157 16 159 28 154 38 156 46 172 46 172 -6'],
    ['#d88c64', '126 24 125 16 128 18 129 28 127 33'],
    ['#d88c64', '151 24 153 14 155 20 154 30 151.500 33'],
    ['#e8a878', '118 27 122 30 121 36 118 34'],
  ])
    fill(k, c, rough(points(t), 0.4, 5))
  // The cave, stone that drips from its lip.
  fill(
    k,
    '#4c4468',
    rough(points(`113 ${sea} 114 38 118 34.500 124 33 131 34 136 37 139 ${sea}`), 0.3, 7),
  )
  fill(k, '#342c54', rough(points(`119 ${sea} 121 40 126 38 132 40 135 ${sea}`), 0.3, 8))
  for (const [x, y, w, l, c] of points(
    '114.500 37 1 4 0 117 34.600 1.200 5 0 119.600 33.800 0.900 3 1 122.400 33 1.500 6.500 0 125.400 32.800 1 4 1 128 33 1.400 5 0 131 33.600 1.100 3.600 1 133.600 35 1.200 5 0 110 38 0.900 3 0',
    5,
  ))
    fill(k, c ? '#a88878' : '#e4c49c', [
      [x - w, y - 1],
      [x + w, y - 1],
      [x + w * 0.3, y + l * 0.6],
      [x, y + l],
      [x - w * 0.5, y + l * 0.5],
    ])
  for (const [x, y, w, l] of points(
    '143 -2 1.200 16 147 6 0.900 12 134 0 1 10 155 10 0.800 14 162 0 1.200 18 128 -2 0.800 9',
    4,
  ))
    fill(k, 'rgba(92,72,104,.5)', [
      [x - w, y],
      [x + w, y],
      [x + w * 0.4, y + l * 0.7],
      [x, y + l],
      [x - w * 0.5, y + l * 0.6],
    ])
  jungle(
    k,
    '121 -3 9 5 134 -4 9 6 147 -3 8 5 160 -2 10 6 113 12 2.600 2 112 23.500 2.600 2 139 20 3 2.400 152 33 4 3 159 29 4 3 165 36 7 6 171 20 5 7 128 31.500 2.600 1.400',
    2.4,
    5,
  )
  fill(
    k,
    '#5c4c6c',
    rough(
      points(`107.500 41 110 ${sea - 1.6} 114 ${sea - 1.2} 113 ${sea + 0.3} 108.500 ${sea + 0.3}`),
      0.2,
      9,
    ),
  )
}

/** A lone stack: x, half width, top; tones far to near. */
export function stack(k, x, half, top, sea, [mid, light, shade], seed, leaves) {
  const m = (u, v) => [x + half * u, top + (sea - top) * v]
  const list = (t) => points(t).map(([u, v]) => m(u, v))
  fill(
    k,
    mid,
    rough(
      list(
        '-0.800 1 -0.860 0.930 -1 0.860 -0.940 0.600 -1.040 0.420 -0.700 0.200 -0.560 0.040 -0.100 -0.020 0.300 0.030 0.520 0.140 0.860 0.260 0.900 0.500 1.040 0.640 0.960 0.860 0.840 0.930 0.800 1',
      ),
      0.3,
      seed,
    ),
  )
  fill(
    k,
    light,
    rough(
      list(
        '-0.800 1 -0.860 0.930 -1 0.860 -0.940 0.600 -1.040 0.420 -0.700 0.200 -0.560 0.040 -0.300 0 -0.420 0.240 -0.260 0.440 -0.480 0.640 -0.300 0.860 -0.460 1',
      ),
      0.25,
      seed + 1,
    ),
  )
  fill(
    k,
    shade,
    rough(
      list(
        '0.300 0.030 0.520 0.140 0.860 0.260 0.900 0.500 1.040 0.640 0.960 0.860 0.840 0.930 0.800 1 0.300 1 0.440 0.800 0.260 0.600 0.480 0.380 0.240 0.200',
      ),
      0.25,
      seed + 2,
    ),
  )
  fill(
    k,
    light,
    rough(
      list('-0.040 0.160 0.120 0.300 0 0.500 0.140 0.700 -0.060 0.860 -0.120 0.600 -0.060 0.360'),
      0.2,
      seed + 3,
    ),
  )
  if (leaves) jungle(k, leaves, 1.7, seed)
}

/** A longtail at anchor, its high prow with ribbons to the left; the boatman stands at the engine and its long shaft. Water at 0, 34 long. */
export function longtail(k, [side, band]) {
  path(k, 'rgba(8,84,100,.4)', 'M-19 0.600C-10 0 10 0 18 0.600C14 3 -8 3.400 -19 0.600Z')
  stroke(k, '#54404c', 0.4, 'M15 -4.500L25 0.400')
  path(
    k,
    '#4c3048',
    'M-21 -9.500C-18 -4 -12 -2.600 0 -2.600C8 -2.600 14 -3 17.500 -4.500L17 -2H-16Z',
  )
  path(
    k,
    side,
    'M-21.400 -10.500C-18.600 -4.400 -12 -2 0 -2C8 -2 14 -2.600 18 -4.600C17.600 -1.600 16.600 0.300 15.500 0.800H-12C-16 -0.600 -20 -5 -21.400 -10.500Z',
  )
  path(
    k,
    '#7c3c44',
    'M-18.400 -4.200C-12 0 6 0.600 17 -1.600C16.600 -0.400 16 0.500 15.500 0.800H-12C-14.600 0 -16.800 -1.800 -18.400 -4.200Z',
  )
  stroke(
    k,
    band,
    0.5,
    'M-20.600 -9C-17 -3.600 -10 -1.300 0 -1.300C8 -1.300 13.600 -1.900 17.700 -3.600',
  )
  stroke(k, '#6c4850', 0.4, 'M-6 -2.400V-8.600M-1 -2.300V-8.800M4 -2.300V-8.800M9 -2.600V-8.600')
  path(k, '#fff4dc', 'M-8 -8.600C-3 -10.200 7 -10.200 11 -8.600L10.600 -7.800H-7.600Z')
  path(k, '#b8a8b8', 'M-7.600 -8.100H10.800L10.600 -7.500H-7.400Z')
  for (const [c, d] of [
    ['#e8504c', 'M-21.300 -9.800L-20.300 -8.400L-20 -4.500L-21 -6L-21.600 -4.200Z'],
    ['#f8cc4c', 'M-20.800 -9L-19.600 -7.400L-19 -4L-20 -5Z'],
    ['#3ca47c', 'M-21.800 -10.800L-20.400 -8.800L-20.900 -8L-22 -9.600Z'],
  ])
    path(k, c, d)
  path(k, '#3c3450', 'M12.600 -4.800H15.200V-3.400H12.600Z')
  k.save()
  k.translate(12.2, -2.8)
  k.scale(0.86, 0.86)
  folk(k, {
    ...POSES.stand,
    armFar: [60, 30],
    skin: SKINS[2],
    top: ['#f4f0e4', '#a8a0b8'],
    low: ['#3c5c94', '#2c3c6c'],
    hair: ['#2c1c30', '#1c1424'],
    hat: ['brim', '#f0d088', '#c89858'],
    shorts: true,
    shoe: SKINS[2][1],
  })
  k.restore()
}

/** She swings out over the water on a board between two ropes; `q` is a head, 0, 0 the middle of the board, turned along the ropes. */
export function swinger(k, q, long) {
  k.save()
  k.scale(q, q)
  stroke(k, '#a8845c', 0.14, `M1.340 0.300V${-long / q}`)
  const skin = SKINS[1]
  folk(k, {
    near: [92, 22],
    far: [82, 34],
    armNear: [56, 112],
    armFar: [66, 106],
    seat: true,
    shorts: true,
    lean: -2,
    nod: 8,
    skin,
    top: ['#f8c848', '#d08c3c'],
    low: ['#e85c4c', '#a83c50'],
    hair: ['#4c2c34', '#34202c'],
    cut: 'none',
    bare: true,
    shoe: skin[0],
    before: (c) =>
      path(
        c,
        '#4c2c34',
        'M0.300 -3.500C-0.600 -3.700 -1.400 -3 -2.500 -3.100C-2 -2.700 -2.600 -2.400 -3 -2.100C-2 -2 -1 -2 -0.200 -2.300Z',
      ),
    after: (c, j) => {
      const [x, y] = j.head
      path(
        c,
        '#4c2c34',
        `M${x + 0.4} ${y - 0.3}C${x + 0.2} ${y - 0.32} ${x + 0.06} ${y - 0.28} ${x - 0.02} ${y - 0.06}C${x - 0.08} ${y + 0.1} ${x - 0.3} ${y + 0.3} ${x - 0.5} ${y + 0.5}C${x - 0.7} ${y + 0.2} ${x - 0.56} ${y - 0.3} ${x - 0.4} ${y - 0.44}C${x - 0.2} ${y - 0.68} ${x + 0.26} ${y - 0.72} ${x + 0.4} ${y - 0.3}Z`,
      )
      // The board under her, the rope in her near hand.
      path(c, '#8c5c44', 'M-0.700 0.340H1.500V0.580H-0.700Z')
      stroke(c, '#fce4b4', 0.14, `M0.900 0.400V${-long / q}`)
      path(c, skin[0], 'M0.760 -2.760H1.060V-2.360H0.760Z')
    },
  })
  k.restore()
}
