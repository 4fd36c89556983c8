// The Flåm railway in October: the green train out of its tunnel on the ledge, the valley below, a wall in shade with its fall.
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { fall } from './fjord-walls.js'

/** Crowns: shade, leaf, the side in the sun. The last is a spruce. */
const GOLD = [
  ['#a86c30', '#dc9c38', '#f8cc58'],
  ['#b87c30', '#ecb040', '#ffe088'],
  ['#94582c', '#c87c34', '#ecac4c'],
  ['#6c7038', '#94944c', '#c4bc64'],
  ['#28504c', '#3c6c54', '#6c9464'],
]
const DUSK = [
  ['#343c68', '#54547c', '#80708c'],
  ['#3c4070', '#5c5c80', '#948088'],
  ['#343c68', '#4c5078', '#6c6888'],
  ['#2c3c64', '#445478', '#5c6c88'],
  ['#24345c', '#304870', '#445c80'],
]

const within = (list) => (x, y) => {
  let inside = false
  for (let i = 0, j = list.length - 1; i < list.length; j = i++) {
    const [[ax, ay], [bx, by]] = [list[i], list[j]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** A wood of birches, a spruce here and there; each crown has a side in the sun (right). size grows towards us by `grow`. */
function grove(k, poly, size, tones, seed, grow = 0) {
  const r = random(seed)
  const inside = within(poly)
  const xs = poly.map(([x]) => x)
  const ys = poly.map(([, y]) => y)
  for (let y = Math.min(...ys); y < Math.max(...ys) + size; ) {
    const own = size * (1 + grow * (y - Math.min(...ys)))
    for (let x = Math.min(...xs); x < Math.max(...xs); x += own * (0.7 + r() * 0.6)) {
      const [px, py] = [x, y + (r() - 0.5) * own * 0.7]
      const n = r()
      const q = own * (0.55 + r() * 0.75)
      const side = r() * 0.2
      if (!inside(px, py)) continue
      const [dark, mid, lit] = tones[n < 0.34 ? 0 : n < 0.62 ? 1 : n < 0.8 ? 2 : n < 0.92 ? 3 : 4]
      if (n >= 0.92 && tones[4] !== GOLD[1]) {
        fill(k, dark, [
          [px - q * 0.5, py],
          [px, py - q * 2.3],
          [px + q * 0.5, py],
        ])
        fill(k, lit, [
          [px + q * 0.05, py],
          [px, py - q * 2.3],
          [px + q * 0.5, py],
        ])
        continue
      }
      const crown = (w, h, dx) =>
        `M${px - q * w + dx} ${py}C${px - q * (w + 0.22) + dx} ${py - q * h * 0.5} ${px - q * (w - 0.1 - side) + dx} ${py - q * h * 0.9} ${px + dx} ${py - q * h}C${px + q * (w - 0.12) + dx} ${py - q * h * 0.92} ${px + q * (w + 0.18) + dx} ${py - q * h * 0.45} ${px + q * w + dx} ${py}Z`
      path(k, dark, crown(0.55, 1.6, 0))
      path(k, mid, crown(0.42, 1.5, q * 0.13))
      path(
        k,
        lit,
        `M${px + q * 0.1} ${py - q * 1.5}C${px + q * 0.5} ${py - q * 1.4} ${px + q * 0.76} ${py - q * 0.7} ${px + q * 0.56} ${py - q * 0.2}C${px + q * 0.56} ${py - q * 0.7} ${px + q * 0.34} ${py - q * 1.1} ${px + q * 0.1} ${py - q * 1.5}Z`,
      )
    }
    y += own * 0.62
  }
}

/** Sky, snow far up the valley, both walls. */
export function valley(k) {
  const g = k.createLinearGradient(0, 0, 0, 46)
  for (const [a, c] of [
    [0, '#3c80c0'],
    [0.6, '#a4ccdc'],
    [1, '#f8ead0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 60)
  for (const [c, d] of [
    [
      '#fff8e8',
      'M56 12C61 11.600 63 9.400 67 9.200C70 6.600 75 6.600 77.500 9C82 8 86 9.600 88 11.200C92 11 96 11.600 101 12C90 13.200 66 13.200 56 12Z',
    ],
    [
      '#c4d8e0',
      'M56 12C68 11.200 76 11 84 11.600C90 12 96 11.700 101 12C90 13.200 66 13.200 56 12Z',
    ],
    [
      'rgba(255,250,236,.8)',
      'M84 4C92 3.200 98 4 106 2C112 0.800 118 1.400 124 0C118 3.600 110 4 104 5C96 6 90 5.200 84 4Z',
    ],
  ])
    path(k, c, d)
  // Snow on the high ground towards Myrdal.
  fill(
    k,
    '#8ca4c4',
    rough(
      points(
        '58 40 66 30 72 25 77 20.500 82 17.500 86 20 91 18.500 96 23 102 27 108 33 116 42 116 52 58 52',
      ),
      0.3,
      2,
    ),
  )
  for (const [c, t] of [
    [
      '#fff8ec',
      '82 17.500 86 20 91 18.500 96 23 102 27 99 28 95 26 94 31 90 27 88 32 85 26 82 30 81 24 77 27 77 20.500',
    ],
    ['#c8d4e4', '77 20.500 82 17.500 81 24 82 30 78 28 76 33 72 30 70 33 66 30 72 25'],
    ['#b4a4a4', '102 27 108 33 116 42 110 42 104 38 100 34 97 31'],
    ['#7490b4', '66 30 70 33 72 38 66 42 60 42 58 40'],
  ])
    fill(k, c, rough(points(t), 0.3, t.length))
  // The wall on the right lies in its own shade; only its crest is in the sun.
  const wall = points(
    '172 -8 156 -8 148 -3 141 1 134 7 128 10.500 122 17 116 21 112 28 107 33 104 40 99 45 95 50.500 90 55 120 70 172 84',
  )
  fill(k, '#4c5c8c', rough(wall, 0.4, 4))
  for (const [c, t] of [
    [
      '#c8a89c',
      '156 -8 148 -3 141 1 134 7 128 10.500 122 17 116 21 119 21.500 125 17 130 12.500 136 9.500 142 4 150 0 158 -4',
    ],
    ['#6878a4', '148 -3 141 1 134 7 131 14 128 26 124 38 120 50 132 52 136 38 140 24 145 10'],
    ['#6878a4', '122 17 116 21 112 28 109 38 106 50 112 52 116 40 119 30'],
    ['#6878a4', '172 4 164 10 158 24 152 40 148 54 160 52 166 38 172 28'],
    ['#3a4a7c', '148 -3 156 -8 162 -2 158 12 152 28 146 44 142 54 132 54 136 38 141 22 146 8'],
    ['#3a4a7c', '128 10.500 122 17 119 30 116 42 114 54 120 53 123 40 126 26'],
    ['#3a4a7c', '107 33 112 28 109 40 106 52 98 53 102 44'],
    [
      '#5c6c9c',
      '134 22 139 20 144 22 150 20 158 22 166 19 172 20 172 23 164 22.500 157 25 150 23.500 144 25 139 23',
    ],
    [
      '#34457a',
      '112 38 117 36.500 122 38 129 36 136 38 144 36.500 152 38 162 36 172 38 172 40 160 38.500 150 40.500 143 39 135 40.600 128 38.500 121 40.500 116 39',
    ],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
  fall(
    k,
    points(
      '139.500 5 0.500 139 12 0.700 137.600 15 1.100 137 26 1.300 135 30 1.700 134.600 40 1.900 133 46 2.400 132.400 55 2.600',
      3,
    ),
    ['#dfeaf4', '#9cb8d8', 'rgba(214,228,240,.45)'],
    5,
    0.22,
  )
  const low = points(
    '96 51 104 47 112 49 120 50 128 55 138 55 148 54 160 50 172 46 172 90 128 74 92 56',
  )
  fill(k, '#3c4470', low)
  grove(k, low, 1.7, DUSK, 8, 0.03)
  // The wall on our side, far ahead, in the sun.
  fill(
    k,
    '#b09088',
    rough(
      points('-8 -8 30 -8 36 2 42 6 46 14 52 19 56 26 62 31 65 38 71 43 76 50 80 56 40 66 -8 70'),
      0.4,
      6,
    ),
  )
  for (const [c, t] of [
    [
      '#dcb89c',
      '36 2 42 6 46 14 52 19 56 26 62 31 65 38 71 43 76 50 64 50 58 42 52 36 47 28 42 18',
    ],
    ['#dcb89c', '14 -8 24 -8 28 4 33 16 36 30 40 44 28 48 24 34 20 18 16 4'],
    ['#8c7080', '30 -8 36 2 42 18 47 28 50 38 56 50 42 50 38 36 35 22 31 8 26 -8'],
    ['#8c7080', '-8 4 6 2 12 14 17 28 22 42 20 50 -8 50'],
    ['#745c74', '38 36 43 40 48 38 52 44 54 50 42 50'],
    ['#c49c88', '20 14 26 12.500 31 14.500 34 18 30 17.500 25 16 21 17'],
    ['#c8a490', '46 24 52 26 58 30.500 62 35 56 33 50 29'],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
  const slope = points('-8 40 10 44 22 41 30 46 42 43 50 48 58 46 66 50 74 51 82 57 84 66 -8 74')
  fill(k, '#8c6838', points('-8 44 40 46 84 60 90 98 -8 98'))
  grove(k, slope, 2.3, GOLD, 3, 0.035)
}

/** The floor of the valley: fields, the river in its bends, a farm. */
export function floor(k) {
  path(
    k,
    '#8c9c4c',
    'M74 52C82 50.500 90 51 98 52.500C108 56 120 62 134 70C146 77 158 84 168 92V98H60C64 80 70 64 74 52Z',
  )
  path(k, '#c4b858', 'M76 53C82 51.800 88 52 94 53C98 57 98 60 92 63C84 65 78 60 74 58Z')
  path(k, '#5c7850', 'M98 54C108 58 120 64 132 71C122 71 112 69 104 66C98 63 97 58 98 54Z')
  path(k, '#4c6454', 'M110 70C124 73 142 80 160 92V98H110C104 88 104 76 110 70Z')
  path(
    k,
    '#dce8e8',
    'M90 52.500C93 53.500 95 54.600 93 56C89 58 88 60 93 61.600C100 63.600 108 65 106 69C104 73 96 75 98 80C100 85 110 88 114 96H104C100 90 92 86 91 80C90 74 99 71 99 68.400C98 66 88 65 85.500 62C83 58.500 88 56 89.500 54.800C90 54 89 53 88.500 52.500Z',
  )
  path(
    k,
    '#7cacc4',
    'M104 66.500C106 69 103 72 101 74C98 77 97.500 79 99 82C101 86 109 90 112 96H106C102 90 94 86 93.500 80C93.500 75 101 72 102.500 69.500C103.400 68 104 67.200 104 66.500Z',
  )
  for (const [x, y, q, c] of [
    [79, 56.6, 1, '#c83c3c'],
    [82.6, 57.4, 1.15, '#f8f0e0'],
    [81, 60, 0.9, '#c83c3c'],
    [112, 63.4, 1.2, '#c83c3c'],
  ]) {
    path(
      k,
      'rgba(40,56,60,.5)',
      `M${x - 3 * q} ${y + 0.2}h${3.4 * q}l${-0.8 * q} 0.800h${-2.8 * q}Z`,
    )
    path(k, c, `M${x} ${y}v${-1.7 * q}h${2.6 * q}v${1.7 * q}Z`)
    path(k, 'rgba(60,32,64,.35)', `M${x} ${y}v${-1.7 * q}h${0.8 * q}v${1.7 * q}Z`)
    path(
      k,
      '#4c4c60',
      `M${x - 0.2 * q} ${y - 1.6 * q}l${0.5 * q} ${-1 * q}h${2 * q}l${0.5 * q} ${1 * q}Z`,
    )
  }
}

/** The track: where the near rail runs, and how tall a coach stands there. t from the tunnel (0) to us (1). */
const track = (t) => {
  const a = (1 - t) ** 3
  const b = 3 * (1 - t) ** 2 * t
  const c = 3 * (1 - t) * t * t
  const d = t ** 3
  return [
    a * 98 + b * 84 + c * 62 + d * 22,
    a * 61 + b * 63.5 + c * 67 + d * 86,
    3.6 + 11.8 * t ** 1.9,
  ]
}

/** The ledge under the track: ballast, its wall of stones, the tunnel it comes from. */
export function ledge(k) {
  // The spur that the tunnel goes through.
  fill(
    k,
    '#a08084',
    rough(
      points(
        '76 62 80 56 86 50.500 92 48.500 98 49.500 103 53 108 58 114 62 120 67 128 74 134 84 138 98 60 98 70 70',
      ),
      0.4,
      7,
    ),
  )
  for (const [c, t] of [
    ['#d0ac94', '92 48.500 98 49.500 103 53 108 58 114 62 110 63 105 60 102 57 97 54 93 52'],
    ['#d0ac94', '104 64 112 66 118 70 124 78 116 76 110 72'],
    ['#745c74', '100 66 106 70 110 78 116 84 118 98 104 98 100 84 98 74'],
    ['#745c74', '122 74 128 78 132 88 134 98 126 98 122 86'],
    ['#886c78', '86 50.500 92 49 92 54 88 58 82 60 80 58'],
  ])
    fill(k, c, rough(points(t), 0.35, t.length))
  const r = random(4)
  const edge = Array.from({ length: 41 }, (_, i) => track(i / 34))
  const out = edge.map(([x, y, q]) => [x + q * 0.34, y + q * 0.12])
  // The wall.
  fill(k, '#84645c', [...out, [-8, 110], [150, 110], [124, 84], [108, 68]])
  for (const [c, t] of [
    ['#a8806c', '100 63 108 68 118 76 126 86 118 82 108 76 98 70 88 68'],
    ['#6c5060', '96 72 104 76 110 84 113 98 96 98 98 84'],
    ['#9c7868', '72 74 82 72.500 92 76 97 84 96 98 84 98 86 86 80 79'],
    ['#6c5060', '56 82 66 79 74 84 78 98 58 98'],
    ['#c8a05c', '88 69.500 98 71 108 77 116 84 106 80 98 75.500'],
    ['#b08c4c', '64 77.500 74 75.500 84 80 90 88 80 84 72 80'],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
  fill(k, '#8c7c88', [...out, ...edge.map(([x, y, q]) => [x + q * 0.46, y + q * 0.62]).reverse()])
  for (let i = 1; i < 40; i++) {
    const [x, y, q] = edge[i]
    for (let j = 0; j < 2; j++) {
      const w = q * (0.14 + r() * 0.06)
      path(
        k,
        (i + j) % 3 ? '#a8949c' : '#746880',
        `M${x + q * 0.36} ${y + q * (0.16 + j * 0.22)}l${w * 1.2} ${-w * 0.4}v${q * 0.18}l${-w * 1.2} ${w * 0.4}Z`,
      )
    }
  }
  // Ballast and rails.
  fill(k, '#8c8490', [...out, ...edge.map(([x, y, q]) => [x - q * 0.95, y - q * 0.06]).reverse()])
  stroke(k, '#3c3450', 0.5, `M${edge.map(([x, y]) => `${x} ${y + 0.2}`).join('L')}`)
  // The portal.
  path(
    k,
    '#5c4c64',
    'M92.500 61.600V57C92.600 54.600 94.400 53.400 96.400 53.400C98.600 53.400 100.400 54.800 100.500 57.200V61.800Z',
  )
  path(
    k,
    '#d0b4a0',
    'M91.600 61.400V57C91.600 54 94 52.400 96.500 52.400C99.400 52.400 101.500 54.200 101.600 57.200V62H100.400V57.400C100.400 55 98.600 53.600 96.500 53.600C94.400 53.600 92.800 54.800 92.800 57V61.400Z',
  )
  path(
    k,
    '#1c1c38',
    'M93 61.500V57.200C93.100 55 94.600 53.900 96.400 53.900C98.400 53.900 99.900 55.200 100 57.400V61.600Z',
  )
}

/** The train: green coaches with one gold line, the engine in front. */
export function train(k) {
  const side = (a, b, lo, hi, c) => {
    const n = 6
    const at = (t, f) => {
      const [x, y, q] = track(t)
      return [x, y - q * f]
    }
    const list = []
    for (let i = 0; i <= n; i++) list.push(at(a + ((b - a) * i) / n, lo))
    for (let i = n; i >= 0; i--) list.push(at(a + ((b - a) * i) / n, hi))
    fill(k, c, list)
  }
  const roof = (a, b, c, from, to) => {
    const n = 6
    const at = (t, m) => {
      const [x, y, q] = track(t)
      return [x - q * 0.62 * m, y - q * (1 + 0.12 * Math.sin(m * 3.14)) + q * 0.02 * m]
    }
    const list = []
    for (let i = 0; i <= n; i++) list.push(at(a + ((b - a) * i) / n, from))
    for (let i = n; i >= 0; i--) list.push(at(a + ((b - a) * i) / n, to))
    fill(k, c, list)
  }
  const cuts = [0.02, 0.235, 0.42, 0.575, 0.705, 0.815, 0.985]
  side(0.03, 0.9, 0.08, 0.86, '#242038')
  for (let i = 0; i < cuts.length - 1; i++) {
    const [a, b] = [cuts[i] + 0.004, cuts[i + 1] - 0.005]
    const engine = i === cuts.length - 2
    roof(a, b, '#344c5c', 0, 1)
    roof(a, b, '#8ca8a8', 0, 0.4)
    side(a, b, 0.02, 0.12, '#2c2840')
    side(a, b, 0.1, 1, '#2c7454')
    side(a, b, 0.1, 0.3, '#1f5a48')
    side(a, b, 0.34, 0.38, '#f4c04c')
    side(a, b, 0.96, 1, '#5ca47c')
    const n = engine ? 0 : 7
    for (let j = 0; j < n; j++) {
      const [u, v] = [a + ((b - a) * (j + 0.22)) / n, a + ((b - a) * (j + 0.84)) / n]
      side(u, v, 0.46, 0.84, j === 0 || j === n - 1 ? '#1f5a48' : '#1c3450')
      if (j && j < n - 1) side(u, u + (v - u) * 0.5, 0.62, 0.84, j % 3 ? '#8cb8cc' : '#ffe0a0')
    }
    if (engine) {
      side(a + (b - a) * 0.1, a + (b - a) * 0.62, 0.52, 0.8, '#1f5a48')
      for (let j = 0; j < 5; j++)
        side(a + (b - a) * (0.13 + j * 0.1), a + (b - a) * (0.19 + j * 0.1), 0.55, 0.77, '#174838')
      side(a + (b - a) * 0.74, a + (b - a) * 0.92, 0.5, 0.86, '#1c3450')
      side(a + (b - a) * 0.74, a + (b - a) * 0.83, 0.66, 0.86, '#9cc4d4')
    }
    for (const t of [
      a + (b - a) * 0.16,
      a + (b - a) * 0.28,
      b - (b - a) * 0.28,
      b - (b - a) * 0.16,
    ]) {
      const [x, y, q] = track(t)
      path(k, '#1c1830', `M${x} ${y - q * 0.16}a${q * 0.06} ${q * 0.09} 0 1 0 0.010 0Z`)
    }
  }
  // The face of the engine.
  const [x, y, q] = track(0.985)
  const p = (u, v) => [x - q * 0.64 * u - q * 0.06 * Math.sin(v * 3), y - q * v + q * 0.02 * u]
  fill(k, '#1f5a48', [
    p(0, 0.06),
    p(0, 0.9),
    p(0.16, 1.04),
    p(0.5, 1.1),
    p(0.84, 1.03),
    p(1, 0.88),
    p(1, 0.06),
  ])
  fill(k, '#174838', [p(0.62, 0.06), p(0.62, 1.08), p(0.84, 1.03), p(1, 0.88), p(1, 0.06)])
  fill(k, '#1c3450', [p(0.1, 0.54), p(0.1, 0.88), p(0.5, 0.94), p(0.9, 0.86), p(0.9, 0.53)])
  fill(k, '#a4ccd8', [p(0.14, 0.58), p(0.14, 0.85), p(0.34, 0.9), p(0.24, 0.58)])
  fill(k, '#f4c04c', [p(0, 0.36), p(0, 0.41), p(1, 0.4), p(1, 0.35)])
  fill(k, '#2c2840', [p(-0.02, 0.02), p(-0.02, 0.14), p(1.02, 0.13), p(1.02, 0.02)])
  for (const u of [0.14, 0.86]) {
    const [lx, ly] = p(u, 0.25)
    path(
      k,
      'rgba(255,240,190,.5)',
      `M${lx} ${ly - q * 0.09}a${q * 0.09} ${q * 0.09} 0 1 0 0.010 0Z`,
    )
    path(k, '#fffbe4', `M${lx} ${ly - q * 0.05}a${q * 0.05} ${q * 0.05} 0 1 0 0.010 0Z`)
  }
  const [lx, ly] = p(0.5, 1)
  path(k, '#fffbe4', `M${lx} ${ly - q * 0.04}a${q * 0.04} ${q * 0.04} 0 1 0 0.010 0Z`)
}

/** The masts stand on the far side of the track. */
export function masts(k) {
  for (const t of [0.2, 0.44, 0.66, 0.86]) {
    const [x, y, q] = track(t)
    const px = x - q * 0.95
    stroke(
      k,
      '#4c3c50',
      q * 0.05,
      `M${px} ${y - q * 0.2}V${y - q * 1.75}M${px} ${y - q * 1.5}L${x - q * 0.3} ${y - q * 1.45}`,
    )
  }
}

/** The wire over it. */
export function wire(k) {
  const line = Array.from({ length: 31 }, (_, i) => {
    const [x, y, q] = track(0.02 + (i / 30) * 0.98)
    return `${x - q * 0.3} ${y - q * 1.42}`
  })
  stroke(k, '#3c3048', 0.14, `M${line.join('L')}`)
}

/** Near us: the dark rock the line was cut into on the left, gold birches below on the right. */
export function near(k) {
  fill(
    k,
    '#2c2c4c',
    rough(points('-8 -8 10 -8 7 4 10 14 5 26 9 38 4 50 8 60 3 70 7 80 2 98 -8 98'), 0.5, 3),
  )
  for (const [c, t] of [
    [
      '#8c6c70',
      '8 -8 10 -8 7 4 10 14 5 26 9 38 4 50 8 60 3 70 7 80 4.500 88 1 78 3 68 0 58 3 48 1 38 4 26 2 14 5 4',
    ],
    ['#44405c', '-8 10 -2 14 -1 30 -4 44 -8 48'],
    ['#44405c', '-8 60 -3 64 -2 80 -8 86'],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
}

/** Birches below the wall, their heads as high as the ballast. */
export function birches(k) {
  grove(k, points('26 95 40 91.500 56 93 74 91 88 94 96 99 24 103'), 5.2, GOLD, 12)
}
