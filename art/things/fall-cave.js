// The cave behind Seljalandsfoss: beds of rock, moss on the brim, the wet path.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The mouth of the cave; round it rock in beds, its rim in the light, moss that hangs from the roof, the path. */
export function cave(k) {
  const mouth = rough(
    points(
      '20 82 13 76 11 66 14 55 12 46 17 35 22 28 24 21 33 14 42 10 52 5.500 64 4.500 76 2 90 3.500 102 3 114 8 124 13 131 20 138 26 141 34 147 42 146 51 149 58 145 64 138 67.500 128 69.500 117 73 106 75 94 79.500 78 81.500 60 84.500 40 84 20 82',
    ),
    0.7,
    5,
  )
  const scaled = (q, dx = 0, dy = 0) =>
    mouth.map(([x, y]) => [80 + (x - 80) * q + dx, 46 + (y - 46) * q + dy])
  const round = (list) => `M${list.map((p) => p.join(' ')).join('L')}Z`
  const frame = 'M-10 -10H170V100H-10Z'
  const band = (colour, list) => {
    k.fillStyle = colour
    k.fill(new Path2D(frame + round(list)), 'evenodd')
  }
  band('#7c5450', mouth)
  band('#543c4c', scaled(1.05, -1.6, 0.5))
  band('#3a2c44', scaled(1.13, -3, 1))
  band('#2a2038', scaled(1.26, -2, 2))
  band('#1c162c', scaled(1.46, 0, 4))
  // Light that comes in under the roof on the left, away from the sun; ledges in the rock.
  for (const [c, t] of [
    [
      '#e0a068',
      '13 76 11 66 14 55 12 46 17 35 22 28 24 21 33 14 31 17 25 23 23.500 29 18.500 36 13.800 46.500 15.600 55 12.800 66 14.600 75',
    ],
    ['#b07858', '24 21 33 14 42 10 47 8 43 11.500 34 15.500'],
    ['#4c3848', '2 30 8 24 13 16 20 10 16 18 12 26 7 33'],
    ['#4c3848', '0 58 5 50 6 42 9 48 7 58 3 66'],
    ['#4c3848', '150 24 156 32 158 42 163 50 158 50 154 42 151 34'],
    ['#4c3848', '118 1 128 4 137 11 144 16 136 15 128 9'],
    ['#4c3848', '40 2 50 -2 62 -3 54 0.500 46 4'],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
  const r = random(9)
  // Moss along the brim, where the spray keeps it wet: cushions that run into each other, longer where water drips.
  const moss = (colour, thick, from, to, seed) => {
    const own = random(seed)
    const upper = []
    const lower = []
    for (let i = from; i < to; i++) {
      const [x, y] = mouth[i]
      const [dx, dy] = [x - 80, y - 46]
      const l = Math.hypot(dx, dy)
      const t = (i - from) / (to - from)
      const q = thick * Math.sin(0.15 + t * 2.85) * (0.45 + own())
      upper.push([x + (dx / l) * q * 0.9, y + (dy / l) * q * 0.9])
      lower.push([x - (dx / l) * q * 0.25, y + q * (own() < 0.3 ? 1.2 : 0.45)])
    }
    const d = (list) =>
      list
        .map((p, i) =>
          i && i < list.length - 1
            ? `Q${p} ${[(p[0] + list[i + 1][0]) / 2, (p[1] + list[i + 1][1]) / 2]}`
            : `L${p}`,
        )
        .join('')
    path(k, colour, `M${upper[0]}${d(upper)}${d(lower.reverse())}Z`)
  }
  const n = mouth.length
  for (const [a, z, thick] of [
    [0.1, 0.26, 1.5],
    [0.24, 0.36, 1.9],
    [0.37, 0.52, 2.1],
    [0.5, 0.66, 1.8],
  ]) {
    moss('#34503a', thick, Math.round(n * a), Math.round(n * z), Math.round(a * 90))
    moss(
      a < 0.3 ? '#98a44c' : '#5c7c44',
      thick * 0.6,
      Math.round(n * a) + 1,
      Math.round(n * z) - 1,
      Math.round(a * 90) + 1,
    )
  }
  for (let i = 0; i < 9; i++) {
    const [x, y] = mouth[18 + i * 4]
    stroke(k, 'rgba(255,240,200,.7)', 0.12, `M${x} ${y + 1}V${y + 3 + r() * 6}`)
  }
  // The path: trodden, wet, it shines.
  path(
    k,
    '#54404c',
    'M152 56C146 63 138 66.500 128 69C114 73 104 75.500 92 79.500C78 83 64 85 48 85.500L30 96H172V50L164 55Z',
  )
  path(
    k,
    '#8c6458',
    'M149 60C144 65.500 136 68 128 70C114 74 104 76.500 92 80.500C80 83.600 68 85.400 54 86.500L44 91C62 90 82 88 98 84C112 80.500 126 77.500 138 73C146 70 152 65 156 59Z',
  )
  path(
    k,
    '#e8b880',
    'M146 64C140 68 132 70 124 72C112 75.500 102 78 92 81.500C82 84 72 85.600 60 86.800C74 86.800 88 85 98 82.500C110 79 122 76.500 132 73.500C140 71 146 68 150 63.500Z',
  )
  for (const [x, y, q] of points(
    '36 88 2.600 24 86 2 62 91 3 84 90.500 2.200 112 85.500 2.600 130 79 2 146 74 2.600 152 68 1.800',
    3,
  )) {
    path(
      k,
      '#1c162c',
      `M${x - q} ${y}C${x - q} ${y - q * 0.9} ${x + q * 0.8} ${y - q} ${x + q} ${y}C${x + q * 0.5} ${y + q * 0.5} ${x - q * 0.5} ${y + q * 0.5} ${x - q} ${y}Z`,
    )
    path(
      k,
      '#b08060',
      `M${x - q * 0.8} ${y - q * 0.45}C${x - q * 0.2} ${y - q * 0.95} ${x + q * 0.6} ${y - q * 0.85} ${x + q * 0.8} ${y - q * 0.35}L${x} ${y - q * 0.5}Z`,
    )
  }
}
