// Ol Doinyo Lengai in the evening: the steep cone with its white ash, steam, the Maasai plain, huts, cattle coming home.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'

const TOP = [102, 9.5]
/** The two flanks: steep above, spreading below; t from the crater (0) to the plain (1). */
const flank = (t, way) => [
  TOP[0] + way * (4.2 + 30 * t ** 1.12 + (way > 0 ? 34 : 30) * t ** 3.2),
  TOP[1] + (way > 0 ? 1 : 0.2) + 50 * t,
]

/** The mountain of god: gullies fan out from the crater, the sun on their left sides. */
export function lengai(k) {
  const n = 24
  const left = Array.from({ length: n + 1 }, (_, i) => flank(i / n, -1))
  const right = Array.from({ length: n + 1 }, (_, i) => flank(i / n, 1))
  const crater = [
    [TOP[0] - 4.2, TOP[1] + 0.2],
    [TOP[0] - 2.6, TOP[1] - 0.7],
    [TOP[0] - 0.4, TOP[1] + 0.3],
    [TOP[0] + 1.8, TOP[1] - 0.4],
    [TOP[0] + 4.2, TOP[1] + 1],
  ]
  fill(k, '#8c84a8', [...[...left].reverse(), ...crater, ...right])
  // Ribs: lines from the crater to the foot; u says where across the cone.
  const r = random(27)
  const rib = (u, wob) =>
    [0, 0.14, 0.3, 0.48, 0.68, 0.86, 1.02].map((t, j) => {
      const [[ax, ay], [bx, by]] = [flank(t, -1), flank(t, 1)]
      const m = (u + 1) / 2
      const x = ax + (bx - ax) * m + (j ? (r() - 0.5) * wob * (0.4 + t * 1.6) : 0)
      return [x, ay + (by - ay) * m + (1 - Math.abs(u)) * t * 2.6 + (j === 0 ? 0.6 : 0)]
    })
  const us = [
    -1, -0.9, -0.76, -0.66, -0.5, -0.38, -0.24, -0.12, 0.02, 0.14, 0.3, 0.4, 0.54, 0.66, 0.8, 0.9,
    1,
  ]
  const ribs = us.map((u) => rib(u, Math.abs(u) > 0.99 ? 0 : 2))
  const band = (a, b) => [...a, ...[...b].reverse()]
  const mix = (a, b, s) => a.map(([x, y], j) => [x + (b[j][0] - x) * s, y + (b[j][1] - y) * s])
  us.slice(0, -1).forEach((u, i) => {
    const [a, b] = [ribs[i], ribs[i + 1]]
    const lit = i % 2 === 0
    const sun = u < -0.1
    const tones = sun
      ? ['#f4bc94', '#a87890', '#ffd4a8', '#8c6888']
      : ['#b8909c', '#6c6494', '#d0a49c', '#585488']
    fill(k, lit ? tones[0] : tones[1], band(a, b))
    if (lit) fill(k, tones[2], band(mix(a, b, 0.5).slice(1, 6), mix(a, b, 0.96).slice(1, 6)))
    else fill(k, tones[3], band(mix(a, b, 0.2).slice(1), mix(a, b, 0.62).slice(1)))
    // Grass climbs the lower third.
    const g = sun ? (lit ? '#d8b87c' : '#9c8c78') : lit ? '#9c947c' : '#646c80'
    fill(
      k,
      g,
      [a[4], mix(a, b, 0.5)[3], b[4], b[5], b[6], a[6], a[5]].map(([x, y], j) =>
        j === 1 ? [x, y + 4] : [x, y],
      ),
    )
  })
  // White ash below the crater and in the gullies, grey in the shade.
  us.slice(0, -1).forEach((u, i) => {
    const [a, b] = [ribs[i], ribs[i + 1]]
    const deep = 1 + ((i * 5) % 3)
    const m = mix(a, b, 0.5)
    fill(k, u < -0.1 ? '#fff4e4' : u < 0.2 ? '#dcd0dc' : '#b4acc8', [
      a[0],
      a[1],
      ...(deep > 1 ? [mix(a, b, 0.26)[2]] : []),
      ...(deep > 2 ? [mix(a, b, 0.34)[3]] : []),
      m[1].map((v, j) => v + j * 1.4),
      ...(deep > 1 ? [mix(a, b, 0.78)[2]] : []),
      b[1],
      b[0],
    ])
  })
  fill(k, '#7c7498', [
    crater[0],
    [TOP[0] - 2, TOP[1] + 0.9],
    [TOP[0] + 2, TOP[1] + 1.3],
    crater[4],
    crater[3],
    crater[2],
    crater[1],
  ])
}

/** Steam that leans away with the wind: long, tapered, torn. */
export function steam(k) {
  for (const [c, d] of [
    [
      'rgba(252,228,204,.85)',
      'M101 9.600C103 6 106 4.600 112 4.400C120 4 126 1.800 140 2.600C130 3.600 126 5.400 119 6C112 6.600 107 7.400 104.500 10Z',
    ],
    [
      'rgba(255,246,228,.95)',
      'M101.500 9.600C103 6.800 106 5.600 111 5.200C116 4.800 120 3.800 126 3.600C120 4.800 117 5.400 112 6C108 6.500 105.500 7.400 104 9.800Z',
    ],
  ])
    path(k, c, d)
}

/** A hut of the boma: dung and branches, round backed; 4 wide. */
export function hut(k, [lit, mid, dark]) {
  path(k, 'rgba(84,52,92,.4)', 'M1 0.300L7 0.800L8.500 0.200L2 -0.200Z')
  path(k, mid, 'M-2.200 0.200C-2.500 -1.200 -2 -2 0 -2.100C2 -2 2.500 -1.200 2.200 0.200Z')
  path(
    k,
    lit,
    'M-2.200 0.200C-2.500 -1.200 -2 -2 0 -2.100C-0.900 -1.600 -1.300 -0.800 -1.200 0.200Z',
  )
  path(k, dark, 'M0.300 0.200V-1.100Q0.700 -1.400 1.100 -1.100V0.200Z')
}

/** Cattle of the plain: hump, dewlap, long horns; looking left, 3.4 high. */
export function zebu(k, [coat, lit, dark], step = 0) {
  path(
    k,
    dark,
    `M-1.400 -1.600L${-1.3 + step * 0.4} 0H${-0.9 + step * 0.4}L-0.900 -1.600ZM1.700 -1.600L${1.5 - step * 0.4} 0H${1.9 - step * 0.4}L2.300 -1.600Z`,
  )
  path(
    k,
    coat,
    `M-2 -2.900C-1.500 -3.100 -1.300 -3.700 -0.900 -3.700C-0.500 -3.700 -0.400 -3.100 0 -3C1 -2.900 2 -3.100 2.500 -2.700C2.800 -2.300 2.700 -1.700 2.500 -1.400L${2.7 + step * 0.4} 0H${2.3 + step * 0.4}L1.900 -1.300C1 -1.100 -0.200 -1.100 -1.100 -1.400L${-1.7 - step * 0.4} 0H${-2.1 - step * 0.4}L-1.900 -1.500C-2.300 -1.800 -2.500 -2.100 -2.600 -2.300L-3.500 -2.100C-3.900 -2.200 -3.900 -2.600 -3.600 -2.800L-2.900 -3.300Z`,
  )
  path(
    k,
    lit,
    'M-2 -2.900C-1.500 -3.100 -1.300 -3.700 -0.900 -3.700C-0.500 -3.700 -0.400 -3.100 0 -3C1 -2.900 2 -3.100 2.500 -2.700C1.600 -2.800 0.800 -2.600 0 -2.600C-0.800 -2.600 -1.300 -2.700 -2 -2.500L-3.500 -2.500L-2.900 -3.300Z',
  )
  stroke(
    k,
    '#dcc4b0',
    0.17,
    'M-3 -3.200C-3.600 -3.500 -3.700 -4 -3.400 -4.400M-2.700 -3.300C-2.400 -3.600 -2.400 -4 -2.700 -4.300',
  )
  stroke(k, dark, 0.14, 'M2.600 -2.600C3 -2 2.900 -1.400 2.800 -0.900')
}

/** A kid in the air, all four feet off the ground; looking right, 3 high. */
export function kidGoat(k) {
  path(
    k,
    '#8c6458',
    'M-1.500 -1.300L-2.700 -0.600L-2.600 -0.300L-1.200 -0.900ZM1.300 -1.300L2.300 -0.700L1.800 -0.200L1.600 -0.400L1.900 -0.700L1 -1Z',
  )
  path(
    k,
    '#f8e8d4',
    'M-1.900 -1.500C-2 -2.200 -1.500 -2.500 -0.800 -2.450L1 -2.500C1.400 -2.600 1.700 -3 1.900 -3.500L2.300 -4.100L3 -4.200C3.400 -3.900 3.700 -3.500 3.800 -3.100L3.400 -2.900L2.700 -3.100C2.500 -2.500 2.300 -1.700 1.700 -1.300L2.500 -0.300L2.300 0.100L2.100 0L1 -1H-0.700L-2 -0.200L-2.100 0.300L-2.400 0.200L-2.300 -0.500Z',
  )
  path(
    k,
    '#b8745c',
    'M-1.900 -1.500C-2 -2.200 -1.500 -2.500 -0.800 -2.450L0 -2.470C0.300 -1.900 -0.100 -1.300 -0.700 -1L-1.400 -0.800ZM1.900 -3.500L2.300 -4.100L2.800 -4.150C2.700 -3.700 2.500 -3.300 2.200 -3Z',
  )
  path(
    k,
    '#8c5448',
    'M2.100 -3.900L1.300 -3.500L1.200 -3.100L2.100 -3.500ZM-1.700 -2.200L-2.300 -2.900L-2 -2.900L-1.300 -2.400Z',
  )
  stroke(k, '#54404c', 0.14, 'M2.500 -4.100L2.300 -4.600M2.800 -4.150L2.700 -4.600')
  path(k, '#3c2838', 'M2.750 -3.800a0.110 0.110 0 1 0 0.220 0a0.110 0.110 0 1 0 -0.220 0Z')
}

/** A fence of thorn branches, dark and near. */
export function thorns(k, list, seed, tones) {
  const r = random(seed)
  for (const [x, y, q] of list)
    for (let i = 0; i < 9; i++) {
      const a = -2.9 + (i / 8) * 2.6 + (r() - 0.5) * 0.4
      const l = q * (0.7 + r() * 0.6)
      const b = (r() - 0.5) * 0.8
      const [mx, my] = [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5]
      const [ex, ey] = [mx + Math.cos(a + b) * l * 0.5, my + Math.sin(a + b) * l * 0.5]
      const c = tones[i % tones.length]
      stroke(k, c, q * 0.05, `M${x} ${y}Q${mx} ${my} ${ex} ${ey}`)
      for (let j = 1; j < 6; j++) {
        const t = j / 6
        const [px, py] = [x + (ex - x) * t, y + (ey - y) * t]
        const s = a + (j % 2 ? 1 : -1)
        stroke(k, c, q * 0.022, `M${px} ${py}l${Math.cos(s) * q * 0.14} ${Math.sin(s) * q * 0.14}`)
      }
    }
}

/** The plain in bands, hills far to both sides. */
export function plain(k) {
  fill(
    k,
    '#b4a4b8',
    points('-8 58 -8 47 4 45.500 16 47 28 46 44 49.500 60 52 74 55 96 59 96 60 -8 60'),
  )
  fill(k, '#ccb0b4', points('-8 58 -8 51 10 50 26 52 46 54 70 57 84 59.500 84 60 -8 60'))
  fill(k, '#a89cb8', points('140 60 146 55 152 52.500 160 51 170 49.500 170 60'))
  for (const [c, y, amp, ph] of [
    ['#e4bc8c', 58, 0.3, 0],
    ['#dcae70', 60.5, 0.4, 2],
    ['#d09c5c', 65, 0.5, 4],
    ['#c08850', 71.5, 0.7, 1],
    ['#a87048', 80, 0.8, 3],
    ['#865040', 88, 0.6, 5],
  ])
    fill(k, c, [
      ...Array.from({ length: 36 }, (_, i) => {
        const x = -8 + i * 5
        return [x, y + Math.sin(x * 0.05 + ph) * amp + Math.sin(x * 0.15 + ph * 2) * amp * 0.3]
      }),
      [168, 98],
      [-8, 98],
    ])
  for (const [x, y, half, up, c] of [
    [40, 62.5, 26, 0.4, '#e8c488'],
    [126, 63.5, 30, 0.4, '#e8c488'],
    [60, 68.5, 30, 0.5, '#b88850'],
    [132, 70, 26, 0.5, '#b88850'],
    [30, 75.5, 26, 0.6, '#d8a464'],
    [120, 77, 36, 0.7, '#b07848'],
    [134, 84.5, 28, 0.7, '#945c44'],
  ])
    lens(k, c, x, y, half, up, up * 0.7, 0.2)
}
