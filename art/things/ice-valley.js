// Round the wall of Sólheimajökull: the cap in the sun, the dark side of the valley, the melt water, the black bank. Points of the field.
import { fill, path, points, rough } from '../core/field.js'
import { END, foot, wall } from './ice-seracs.js'

const SHORE = 74.6

export function beyond(k) {
  const g = k.createLinearGradient(0, 0, 0, 62)
  for (const [t, c] of [
    [0, '#4f93c2'],
    [0.4, '#9cc8d8'],
    [0.75, '#f0e2ca'],
    [1, '#ffdcae'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 168 -6 168 80 -6 80'))
  // The cap, its far side in shade.
  fill(
    k,
    '#cddfe9',
    rough(points('52 44 68 36.500 84 34 104 33 122 33.600 138 37 168 47 168 62 52 62'), 0.2, 2),
  )
  fill(
    k,
    '#fff0d6',
    rough(
      points('112 33.400 122 33.600 138 37 168 47 168 62 124 62 117 54 120 49 113 43 116 38'),
      0.2,
      3,
    ),
  )
  // The valley's side: three ridges, their right slopes in the sun.
  fill(
    k,
    '#6a6c9c',
    rough(
      points(
        '112 52 121 46.500 128 43 137 36.500 143 34.500 151 26 158 22.500 168 19 168 70 108 66',
      ),
      0.4,
      5,
    ),
  )
  fill(
    k,
    '#b08f98',
    rough(
      points(
        '143 34.500 151 26 158 22.500 168 19 168 34 160 33 155 40 149 44 146 52 141 57 143 47 140 41',
      ),
      0.4,
      6,
    ),
  )
  fill(
    k,
    '#8d7d9c',
    rough(
      points('121 46.500 128 43 137 36.500 134 43 136 49 130 54 127 61 122 64 124 55'),
      0.35,
      7,
    ),
  )
  fill(k, '#474a7c', rough(points('168 40 158 47 150 55 141 60 132 64 116 68 168 71'), 0.4, 8))
  fill(k, '#6f6690', rough(points('168 40 158 47 150 55 141 60 149 59 157 56 168 55'), 0.3, 9))
  // The tongue as it comes down behind the pool: a long slope in the sun, its edge in shade.
  fill(
    k,
    '#eef2ea',
    rough(points('88 63 104 61.500 122 62.600 140 65.500 156 69 168 71 168 76 88 76'), 0.25, 10),
  )
  fill(
    k,
    '#9fc8de',
    rough(points('118 69 128 68.300 140 70 152 71.600 168 73 168 76 112 76'), 0.3, 11),
  )
  fill(
    k,
    '#5f9cc8',
    rough(points('112 74.200 124 72.400 136 73.200 150 73.700 168 74.400 168 76 112 76'), 0.2, 12),
  )
}

/** The pool: all that stands above it, upside down under the water's own green. */
export function pool(k) {
  k.save()
  k.beginPath()
  for (const p of [
    [-8, foot([-8])],
    [END, foot([END])],
    [168, SHORE],
    [168, 97],
    [-8, 97],
  ])
    k.lineTo(...p)
  k.clip()
  k.save()
  k.translate(0, SHORE * 2)
  k.scale(1, -1)
  beyond(k)
  k.restore()
  wall(k, -1)
  const g = k.createLinearGradient(0, SHORE, 0, 90)
  g.addColorStop(0, 'rgba(16,64,108,.34)')
  g.addColorStop(1, 'rgba(8,40,84,.7)')
  fill(k, g, points('-6 70 168 70 168 97 -6 97'))
  k.restore()
  // A breath of wind: few long bright lines, closer together far off.
  for (const [x, y, l, t] of points(
    '120 76.300 16 0.120 146 77.400 12 0.160 66 79.600 12 0.160 98 78.600 9 0.140 40 82 14 0.220 108 81.400 14 0.220 18 83.800 8 0.240 134 80 7 0.180',
    4,
  ))
    path(
      k,
      'rgba(214,240,244,.4)',
      `M${x - l} ${y}Q${x - l * 0.2} ${y - t * 1.6} ${x + l} ${y}Q${x + l * 0.2} ${y + t} ${x - l} ${y}Z`,
    )
  floe(
    k,
    86,
    80.6,
    4.4,
    '-1 0 -0.900 -0.500 -0.350 -0.950 0.100 -0.600 0.500 -0.720 0.850 -0.250 1.150 0',
    '0.100 -0.600 0.500 -0.720 0.850 -0.250 1.150 0 0.250 0',
  )
  floe(
    k,
    96,
    79.8,
    1.9,
    '-1.200 0 -0.700 -0.350 0.200 -0.500 1 -0.200 1.200 0',
    '0.200 -0.500 1 -0.200 1.200 0 0.400 0',
  )
  floe(
    k,
    146,
    77.2,
    2.2,
    '-1.100 0 -0.500 -0.300 0 -0.900 0.450 -0.550 1 0',
    '0 -0.900 0.450 -0.550 1 0 0.200 0',
  )
  floe(
    k,
    22,
    82.4,
    2.6,
    '-1 0 -0.800 -0.300 -0.100 -0.450 0.300 -0.250 1.300 -0.150 1.500 0',
    '0.300 -0.250 1.300 -0.150 1.500 0 0.400 0',
  )
}

/** Ice adrift: its shade, its side in the sun, and both in the water. */
function floe(k, x, y, q, all, sunny) {
  const shape = (c, d, up) =>
    fill(
      k,
      c,
      points(d).map(([a, b]) => [x + a * q, y + b * q * up]),
    )
  shape('rgba(150,200,228,.45)', all, -0.8)
  shape('#6fb0d8', all, 1)
  shape('#fdf4e2', sunny, 1)
}

/** Black sand before the pool, wet along its edge. */
export function bank(k) {
  const edge =
    '-6 88.400 14 87 34 86.500 52 87.200 72 87.600 92 86.200 112 84.400 134 84 152 82.800 168 81.400'
  fill(k, '#7a7c98', rough(points(`${edge} 168 97 -6 97`), 0.25, 31))
  const wet = points(edge).map(([x, y]) => [x, y + 0.7])
  fill(k, '#34345a', [...rough(wet, 0.25, 33), [168, 97], [-6, 97]])
  fill(
    k,
    '#272849',
    rough(
      points('-6 91 24 90.200 50 91.500 84 91.800 116 89.500 140 89.800 168 87.500 168 97 -6 97'),
      0.25,
      34,
    ),
  )
}
