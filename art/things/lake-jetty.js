import { fill, path, points, stroke } from '../core/field.js'

// A jetty on a mountain lake in metres: across, up from its boards, away; the eye 1.9 above the boards, which lie 0.7
// above the water. The sun stands low on the right.

export const SHORE = 44
const [CX, F, EYE, WET] = [62, 66, 1.9, -0.7]
export const P = (X, Z, Y = 0) => [CX + (X * F) / Z, SHORE + ((EYE - Y) * F) / Z]
export const metre = (Z) => F / Z
const [LEFT, RIGHT, NEAR, END] = [-1.15, 1.15, 2, 9.6]
const quad = (k, c, ...list) => fill(k, c, list)

/** Ridges in facets: each its outline, then what the sun reaches. */
export function mountains(k) {
  fill(
    k,
    '#9cc3d6',
    points('44 44.4 56 37 64 30 70 25 76 17.6 79 15.2 82 17 88 24 95 29.600 104 36 116 44.4'),
  )
  fill(
    k,
    '#f6d9c4',
    points(
      '79 15.2 82 17 88 24 95 29.600 104 36 116 44.4 98 44.4 92 38 86 35 84.600 29 80.800 25 81.4 20',
    ),
  )
  fill(
    k,
    '#dcebf3',
    points(
      '73.4 21.4 76 17.6 79 15.2 81.4 20 80 22.600 77.600 21.4 76 25 74.4 23.4 72 25.600 70 25',
    ),
  )
  fill(k, '#fff6e6', points('79 15.2 82 17 87 22.8 85.4 23.4 83.600 22.6 83 25.4 81 23.4 81.4 20'))
  fill(
    k,
    '#5d94b4',
    points('-6 44.4 -6 16 2 19 10 11.6 17 17 24 12.8 30 20 38 23.600 45 31 54 36 64 44.4'),
  )
  fill(
    k,
    '#efbf9e',
    points(
      '10 11.6 17 17 24 12.8 30 20 38 23.600 45 31 54 36 64 44.4 55 44.4 46 38 40 37 36 31 29.600 29 26 22 22 25 17 22 14 26 13 18',
    ),
  )
  fill(
    k,
    '#78a8c0',
    points('22 25 26 22 29.600 29 36 31 40 37 46 38 50 41 40 40 32 36.600 27 37 24 31'),
  )
  fill(
    k,
    '#4c86a8',
    points('96 44.4 108 36 118 31 126 22 133 14.6 137 9.800 142 8 148 13 156 11 166 17 166 44.4'),
  )
  fill(
    k,
    '#f2c4a0',
    points('142 8 148 13 156 11 166 17 166 40 158 36 155 28 150 29 147 22 144.600 24 142.400 16'),
  )
  fill(
    k,
    '#79a5bc',
    points(
      '133 14.6 137 9.800 142 8 142.400 16 144.600 24 140 30 141.600 37 134 34 135.600 26 131 24',
    ),
  )
  fill(k, '#e7b495', points('150 29 155 28 158 36 166 40 166 44.4 148 44.4 145 38 147.600 34'))
  // Woods at the water, one long mass on each side.
  path(
    k,
    '#2f6a78',
    'M-6 44.400V36.600C4 37.600 12 37 20 39C28 40.400 36 40 44 41.800C52 42.600 58 43.400 66 44.400ZM92 44.400C100 43.400 108 42.800 116 41.400C126 40.600 134 38.400 144 38.600C152 38 160 36.400 166 36V44.400Z',
  )
  path(
    k,
    '#6f9a80',
    'M20 39C28 40.400 36 40 44 41.800C52 42.600 58 43.400 66 44.400H48C40 43.600 30 42.400 20 39ZM144 38.600C152 38 160 36.400 166 36V40C158 40.600 150 40.400 144 38.600Z',
  )
}

/** A post: lit on the right, its head cut level; what the water shows of it. */
function post(k, X, Z, high) {
  const w = 0.11
  const [a, b] = [P(X - w, Z, high), P(X + w, Z, high)]
  const foot = P(X, Z, WET)[1]
  const deep = P(X, Z, 2 * WET - high)[1]
  quad(k, '#2f5a74', [a[0], foot], [b[0], foot], [b[0], deep], [a[0], deep])
  quad(k, '#5c4a5c', a, b, [b[0], foot], [a[0], foot])
  const m = a[0] + (b[0] - a[0]) * 0.58
  quad(k, '#d79a72', [m, a[1]], b, [b[0], foot], [m, foot])
  const r = (b[0] - a[0]) / 2
  path(
    k,
    '#f6d3a4',
    `M${a[0]} ${a[1]}a${r} ${r * 0.34} 0 1 0 ${2 * r} 0a${r} ${r * 0.34} 0 1 0 ${-2 * r} 0Z`,
  )
}

const POSTS = [9.5, 7.2, 5.2, 3.7, 2.75]
const HIGH = [0.62, 0.5, 0.66, 0.46, 0.58]

export function jetty(k) {
  // Its mirror, and the dark water under it.
  quad(k, '#2a5570', P(LEFT, NEAR, WET), P(LEFT, END, WET), P(RIGHT, END, WET), P(RIGHT, NEAR, WET))
  POSTS.forEach((Z, i) => {
    post(k, LEFT - 0.1, Z, HIGH[i])
    post(k, RIGHT + 0.1, Z, HIGH[i])
  })
  const g = k.createLinearGradient(0, 56, 0, 90)
  g.addColorStop(0, '#f3cf9d')
  g.addColorStop(1, '#c08c72')
  quad(k, g, P(LEFT, NEAR), P(LEFT, END), P(RIGHT, END), P(RIGHT, NEAR))
  // Boards across, no two alike; gaps that close with distance.
  for (let Z = NEAR, i = 0; Z < END; i++) {
    const wide = 0.2 + ((i * 7) % 5) * 0.012
    const [a, b] = [Z, Math.min(END, Z + wide)]
    if (i % 4 === 1 || i % 7 === 3)
      quad(
        k,
        i % 2 ? 'rgba(255,226,178,.4)' : 'rgba(150,96,92,.22)',
        P(LEFT, a),
        P(LEFT, b),
        P(RIGHT, b),
        P(RIGHT, a),
      )
    quad(k, '#8a5f66', P(LEFT, b - 0.025), P(LEFT, b), P(RIGHT, b), P(RIGHT, b - 0.025))
    Z += wide
  }
  // The beam along the right edge stands in the sun; its face over the water too.
  quad(k, '#fff0cc', P(RIGHT - 0.09, NEAR), P(RIGHT - 0.09, END), P(RIGHT, END), P(RIGHT, NEAR))
  quad(k, '#b9806c', P(RIGHT, NEAR), P(RIGHT, END), P(RIGHT, END, -0.2), P(RIGHT, NEAR, -0.2))
  quad(k, '#a3796f', P(LEFT, NEAR), P(LEFT, END), P(LEFT + 0.09, END), P(LEFT + 0.09, NEAR))
  // The right posts throw their shade across the boards.
  POSTS.forEach((Z, i) => {
    const l = Math.min(RIGHT - LEFT, HIGH[i] * 3.2)
    quad(
      k,
      '#9c7078',
      P(RIGHT, Z - 0.09),
      P(RIGHT, Z + 0.09),
      P(RIGHT - l, Z + 0.34),
      P(RIGHT - l, Z + 0.2),
    )
  })
}

/**
 * Somebody who sits on the end of the jetty, seen from behind, in metres, the boards at 0; the sun on the right.
 * o: top and hair as [lit, shade], skin, hat, lean of the head.
 */
export function sitter(k, { top, hair, skin, hat, long, lean = 0, arm = 1, reach = 0.7 }) {
  path(k, '#9c7078', `M0.100 0L${-reach} -0.050L${-reach - 0.08} 0.030L-0.300 0.090Z`)
  // Arms lean on the boards on both sides.
  stroke(k, top[1], 0.11, 'M-0.190 -0.500C-0.270 -0.360 -0.290 -0.240 -0.300 -0.060')
  stroke(
    k,
    top[0],
    0.11,
    `M0.190 -0.500C${0.27 * arm} -0.360 ${0.29 * arm} -0.240 ${0.31 * arm} -0.060`,
  )
  path(
    k,
    top[1],
    'M-0.190 0.020C-0.220 -0.180 -0.200 -0.300 -0.240 -0.460C-0.240 -0.560 -0.160 -0.600 -0.060 -0.620H0.060C0.160 -0.600 0.240 -0.560 0.240 -0.460C0.200 -0.300 0.220 -0.180 0.190 0.020Z',
  )
  path(
    k,
    top[0],
    'M0.020 0.020C0.060 -0.200 0.020 -0.420 0 -0.620H0.060C0.160 -0.600 0.240 -0.560 0.240 -0.460C0.200 -0.300 0.220 -0.180 0.190 0.020Z',
  )
  k.save()
  k.translate(0, -0.6)
  k.rotate(lean)
  path(k, skin[1], 'M-0.050 0.020V-0.100H0.050V0.020Z')
  path(
    k,
    hair[1],
    'M-0.110 -0.180C-0.110 -0.280 -0.060 -0.320 0 -0.320C0.070 -0.320 0.110 -0.270 0.110 -0.180C0.110 -0.100 0.060 -0.050 0 -0.050C-0.060 -0.050 -0.110 -0.100 -0.110 -0.180Z',
  )
  path(
    k,
    hair[0],
    'M0.020 -0.320C0.080 -0.310 0.110 -0.260 0.110 -0.180C0.110 -0.100 0.060 -0.050 0.020 -0.050C0.050 -0.130 0.050 -0.240 0.020 -0.320Z',
  )
  if (long) {
    path(
      k,
      hair[1],
      'M-0.110 -0.200C-0.130 -0.060 -0.120 0.080 -0.100 0.160C-0.040 0.190 0.050 0.190 0.110 0.150C0.120 0.060 0.120 -0.080 0.110 -0.200Z',
    )
    path(
      k,
      hair[0],
      'M0.030 -0.250C0.060 -0.120 0.050 0.060 0.040 0.180C0.070 0.180 0.090 0.170 0.110 0.150C0.120 0.060 0.120 -0.080 0.110 -0.200Z',
    )
  }
  if (hat) {
    path(
      k,
      hat[1],
      'M-0.220 -0.190C-0.140 -0.240 0.140 -0.250 0.220 -0.200C0.160 -0.140 -0.140 -0.130 -0.220 -0.190Z',
    )
    path(
      k,
      hat[0],
      'M-0.110 -0.210C-0.110 -0.320 -0.060 -0.350 0 -0.350C0.070 -0.350 0.110 -0.310 0.110 -0.220C0.040 -0.190 -0.040 -0.190 -0.110 -0.210Z',
    )
  }
  k.restore()
}

/** A rucksack that stands on the boards, in metres. */
export function rucksack(k) {
  path(k, '#9c7078', 'M0.150 0L-1.300 -0.100L-1.500 0L-0.150 0.060Z')
  path(
    k,
    '#b8483f',
    'M-0.200 0.020C-0.230 -0.200 -0.220 -0.380 -0.160 -0.500C-0.100 -0.580 0.100 -0.580 0.160 -0.500C0.220 -0.380 0.230 -0.200 0.200 0.020Z',
  )
  path(
    k,
    '#e8694e',
    'M0.020 0.020C0.060 -0.200 0.060 -0.400 0.020 -0.560C0.090 -0.560 0.130 -0.540 0.160 -0.500C0.220 -0.380 0.230 -0.200 0.200 0.020Z',
  )
  path(k, '#8f3440', 'M-0.130 -0.040V-0.240H0.110V-0.040Z')
  path(
    k,
    '#f6e2b8',
    'M-0.220 -0.520C-0.240 -0.600 -0.200 -0.640 -0.140 -0.640H0.150C0.210 -0.640 0.240 -0.580 0.220 -0.520C0.120 -0.490 -0.120 -0.490 -0.220 -0.520Z',
  )
  path(
    k,
    '#c99a84',
    'M-0.220 -0.520C-0.240 -0.600 -0.200 -0.640 -0.140 -0.640H-0.020C-0.060 -0.600 -0.060 -0.540 -0.030 -0.500C-0.120 -0.500 -0.180 -0.510 -0.220 -0.520Z',
  )
}

/** A rowing boat in metres, its bow to the right, the water at 0; and its mirror. */
export function rowingBoat(k) {
  const hull =
    'M-1.800 -0.420C-1 -0.330 0.600 -0.330 1.300 -0.440C1.600 -0.500 1.850 -0.580 2.050 -0.680C1.950 -0.300 1.700 0.020 1.400 0.060H-1.400C-1.600 0.020 -1.750 -0.200 -1.800 -0.420Z'
  k.save()
  k.translate(0, 0.12)
  k.scale(1, -0.95)
  path(k, '#7d5468', hull)
  k.restore()
  path(
    k,
    '#7d3a44',
    'M-1.800 -0.420C-1 -0.560 0.800 -0.580 2.050 -0.680C1.500 -0.380 0.400 -0.300 -0.600 -0.330C-1.100 -0.340 -1.500 -0.380 -1.800 -0.420Z',
  )
  for (const x of [-0.9, 0.4])
    path(k, '#e9b88c', `M${x} -0.450L${x + 0.24} -0.460L${x + 0.34} -0.330L${x + 0.08} -0.320Z`)
  path(k, '#c04a44', hull)
  path(
    k,
    '#e8694e',
    'M-1.780 -0.330C-1 -0.200 0.600 -0.200 1.300 -0.310C1.600 -0.370 1.820 -0.440 2 -0.520C1.900 -0.240 1.750 -0.060 1.560 0.020C0.800 0.060 -0.600 0 -1.740 -0.200Z',
  )
  path(
    k,
    '#fff0d4',
    'M-1.800 -0.420C-1 -0.330 0.600 -0.330 1.300 -0.440C1.600 -0.500 1.850 -0.580 2.050 -0.680L2.030 -0.590C1.850 -0.500 1.600 -0.420 1.300 -0.360C0.600 -0.250 -1 -0.250 -1.790 -0.340Z',
  )
  stroke(k, '#e9c08c', 0.045, 'M0.300 -0.500L-1.500 -0.900')
  path(k, '#e9c08c', 'M-1.450 -0.860L-1.900 -1.010L-1.930 -0.950L-1.480 -0.810Z')
}
