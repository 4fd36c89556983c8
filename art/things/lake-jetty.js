import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// A jetty on a mountain lake in metres: across, up from its boards, away; the eye 1.9 above the boards, which lie 0.7
// above the water. The sun stands low on the right.

export const SHORE = 44
const [CX, F, EYE, WET] = [62, 66, 1.9, -0.7]
export const P = (X, Z, Y = 0) => [CX + (X * F) / Z, SHORE + ((EYE - Y) * F) / Z]
export const metre = (Z) => F / Z
const [LEFT, RIGHT, NEAR, END] = [-1.15, 1.15, 2, 9.6]
const quad = (k, c, ...list) => fill(k, c, list)

/** A line of firs and larches along a slope: x, foot and height change from tree to tree; the side towards the sun is lit. */
function wood(k, [x0, y0], [x1, y1], { step, high, dark, lit, gold, goldLit, seed, foot }) {
  const r = random(seed)
  const trees = []
  for (let x = x0; x < x1; x += step * (0.55 + r() * 0.9)) {
    const t = (x - x0) / (x1 - x0)
    const y = y0 + (y1 - y0) * t ** 0.8 + (r() - 0.5) * 0.8
    trees.push([x, y, high * (0.6 + r() * 0.6) * (1 - 0.35 * t), gold && r() < 0.22])
  }
  // The wood below its own edge is one mass down to the shore.
  fill(k, dark, [
    ...trees.map(([x, y]) => [x, y - 0.6]),
    [x1 + 1, y1],
    [x1 + 1, foot],
    [x0 - 1, foot],
    [x0 - 1, y0],
  ])
  for (const [x, y, h, larch] of trees) {
    const w = h * (larch ? 0.24 : 0.19)
    const half = (m, c) =>
      fill(k, c, [
        [x, y - h],
        [x + m * w * 0.42, y - h * 0.6],
        [x + m * w * 0.3, y - h * 0.58],
        [x + m * w * 0.78, y - h * 0.26],
        [x + m * w * 0.56, y - h * 0.25],
        [x + m * w, y + 0.5],
        [x, y + 0.8],
      ])
    half(-1, larch ? gold : dark)
    half(1, larch ? goldLit : lit)
  }
}

/** One mountain over the lake, its right side in the morning sun; woods come down to the water on both sides. */
export function mountains(k) {
  // A far range in the haze.
  fill(
    k,
    '#b9dbe0',
    points(
      '-6 30 4 26 10 27.5 18 22.5 27 27 34 25 44 30 60 34 110 32 122 27.500 130 29.5 139 24 147 27 156 23.500 166 27 166 46 -6 46',
    ),
  )
  fill(k, '#f4dcc0', points('18 22.5 27 27 34 25 44 30 52 33 44 36 36 32.500 30 31 24 28.500'))
  fill(k, '#f4dcc0', points('139 24 147 27 156 23.500 166 27 166 34 156 31.500 150 30 144 29'))
  // The mountain: shade side, then all that the sun reaches, with one clean border down its spur.
  fill(
    k,
    '#5f9cbc',
    points(
      '30 46 38 41.500 46 37.500 53 33.500 58 30.800 62.500 25.500 67 22.500 70.500 17.500 75 14.800 79 10.500 83 8 86 5.200 88 6.500 92 11.500 96.500 14 100.500 19.500 106 22.500 111 27 117 30.500 124 35.500 133 39 146 46',
    ),
  )
  fill(
    k,
    '#f4bd8c',
    points(
      '86 5.200 88 6.500 92 11.500 96.500 14 100.500 19.500 106 22.500 111 27 117 30.500 124 35.500 133 39 146 46 104 46 100 42.500 98.500 38.500 94.600 35 93.800 30.500 90 27 90.400 22.500 87.600 18 88.400 12.500 85.500 9',
    ),
  )
  // Snow keeps to the head and runs down the gullies, each tongue of another length.
  fill(
    k,
    '#c4e0ec',
    points(
      '86 5.200 85.500 9 88.400 12.500 87.600 18 89 20.400 86 19.800 82.600 22.800 79.500 27.400 80.600 22.600 77.500 21.800 73.500 24 68 28.600 70 24.500 65.600 25 67 22.500 70.500 17.500 75 14.800 79 10.500 83 8',
    ),
  )
  fill(
    k,
    '#fff8e8',
    points(
      '86 5.200 88 6.500 92 11.500 96.500 14 100.500 19.500 105 22.100 101 22 98.600 20.600 100.600 25.400 103 30 98.400 26.600 95.500 22.500 92.600 22.800 90.400 23.500 87.600 18 88.400 12.500 85.500 9',
    ),
  )
  // Two buttresses, a tone each.
  fill(
    k,
    '#4c88ac',
    points('62.500 25.500 65 30 62.600 34 66 39 64 46 44 46 52 40 57 35 58.600 30.500'),
  )
  fill(
    k,
    '#dc9878',
    points(
      '111 27 109.600 32 113 36 111.500 40 115.500 46 104 46 106 41 103.500 37 106.500 32.500',
    ),
  )
  // Mist on the far shore: the mountain does not end in a line.
  const mist = k.createLinearGradient(0, 36, 0, 44.4)
  mist.addColorStop(0, 'rgba(255,240,214,0)')
  mist.addColorStop(1, 'rgba(255,240,214,.75)')
  fill(k, mist, points('-6 36 166 36 166 44.4 -6 44.4'))
  const wear = { gold: '#b8783c', goldLit: '#f4b848', foot: SHORE + 0.2 }
  wood(k, [40, 41.8], [71, 44], {
    ...wear,
    step: 1.3,
    high: 3,
    dark: '#4c8890',
    lit: '#84ac84',
    seed: 5,
  })
  wood(k, [-8, 27], [45, 44], {
    ...wear,
    step: 1.9,
    high: 8.5,
    dark: '#1f5a68',
    lit: '#4c8c6c',
    seed: 3,
  })
  k.save()
  k.translate(160, 0)
  k.scale(-1, 1)
  wood(k, [26, 41], [58, 44], {
    ...wear,
    step: 1.3,
    high: 3,
    dark: '#84ac84',
    lit: '#4c8890',
    gold: '#f4b848',
    goldLit: '#b8783c',
    seed: 8,
  })
  wood(k, [-8, 33.5], [38, 44], {
    ...wear,
    step: 1.8,
    high: 7,
    dark: '#2f6c6c',
    lit: '#1f5a68',
    gold: '#f4b848',
    goldLit: '#b8783c',
    seed: 14,
  })
  k.restore()
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
    // From here the boards hide what of the right ones is under them.
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
  // A beam along each edge, the right one in the sun.
  quad(k, '#ffe9bc', P(RIGHT - 0.1, NEAR), P(RIGHT - 0.1, END), P(RIGHT, END), P(RIGHT, NEAR))
  quad(k, '#a3796f', P(LEFT, NEAR), P(LEFT, END), P(LEFT + 0.09, END), P(LEFT + 0.09, NEAR))
  // Each right post throws its shade across the boards, from its own foot to where its head falls.
  POSTS.forEach((Z, i) => {
    const l = HIGH[i] * 2.6
    quad(
      k,
      '#94687c',
      P(RIGHT + 0.02, Z - 0.1),
      P(RIGHT + 0.02, Z + 0.1),
      P(RIGHT - l, Z + 0.1 + l * 0.12),
      P(RIGHT - l, Z - 0.06 + l * 0.12),
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
  // Its mirror begins at the waterline, where the hull is cut too.
  k.save()
  k.beginPath()
  k.rect(-3, 0, 6, 2)
  k.clip()
  k.scale(1, -0.86)
  path(k, '#8c4c5c', hull)
  k.restore()
  for (const [x, y, l] of [
    [-0.2, 0.4, 1.5],
    [0.5, 0.56, 1],
    [-0.7, 0.22, 0.8],
  ])
    path(
      k,
      '#4f93ac',
      `M${x - l} ${y}Q${x} ${y - 0.05} ${x + l} ${y}Q${x} ${y + 0.05} ${x - l} ${y}Z`,
    )
  k.save()
  k.beginPath()
  k.rect(-3, -3, 6, 3)
  k.clip()
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
  k.restore()
  stroke(k, '#e9c08c', 0.045, 'M0.300 -0.500L-1.500 -0.900')
  path(k, '#e9c08c', 'M-1.450 -0.860L-1.900 -1.010L-1.930 -0.950L-1.480 -0.810Z')
}
