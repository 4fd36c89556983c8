import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

/** The horizon of the Indian Ocean, seen from the cliff. */
export const SEA = 15

const mix = (a, b, t) => a + (b - a) * t
/** The point at t (0..1) along a run of points. */
function along(list, t) {
  const n = list.length - 1
  const i = Math.min(n - 1, Math.floor(t * n))
  const u = t * n - i
  return [mix(list[i][0], list[i + 1][0], u), mix(list[i][1], list[i + 1][1], u)]
}

/** A cliff between its upper and its lower edge: facets of unlike width, gullies, two bands of harder rock. */
function cliff(k, top, foot, tones, seed, n) {
  const r = random(seed)
  fill(k, tones[1], [...rough(top, 0.3, seed), ...rough(foot, 0.4, seed + 1).toReversed()])
  for (let t = 0; t < 1; ) {
    const w = (0.5 + r()) / n
    const lean = (r() - 0.5) * 0.04
    const [a, b, c, d] = [
      along(top, Math.min(1, t)),
      along(top, Math.min(1, t + w)),
      along(foot, Math.min(1, Math.max(0, t + w + lean))),
      along(foot, Math.min(1, Math.max(0, t + lean))),
    ]
    const deep = 0.45 + r() * 0.55
    const [e, g] = [
      [mix(b[0], c[0], deep), mix(b[1], c[1], deep)],
      [mix(a[0], d[0], deep * (0.5 + r() * 0.5)), mix(a[1], d[1], deep * (0.5 + r() * 0.5))],
    ]
    fill(k, tones[Math.floor(r() * tones.length)], [a, b, e, g])
    if (r() < 0.5)
      fill(k, tones[tones.length - 1], [g, e, [mix(e[0], c[0], 0.9), mix(e[1], c[1], 0.9)]])
    t += w * 0.86
  }
  for (const u of [0.3, 0.62]) {
    const line = Array.from({ length: 24 }, (_, i) => {
      const t = i / 23
      const [a, b] = [along(top, t), along(foot, t)]
      const v = u + 0.05 * Math.sin(t * 17 + seed)
      return [mix(a[0], b[0], v), mix(a[1], b[1], v)]
    })
    stroke(
      k,
      tones[tones.length - 1],
      0.3,
      `M${line
        .slice(2, 22)
        .map((p) => p.map((x) => x.toFixed(2)).join(' '))
        .join('L')}`,
    )
  }
}

/** The sky, the ocean in its blues, shadows of clouds on it, the coast that runs on at the right. */
export function ocean(k) {
  const g = k.createLinearGradient(0, 0, 0, SEA)
  g.addColorStop(0, '#5cb4dc')
  g.addColorStop(1, '#fff0d0')
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 30)
  for (const [x, y, q] of points('8 13 1 34 13.500 0.700 104 13.200 0.900 146 12.600 1.200', 3))
    for (const [c, dx, s] of [
      ['#c8dce4', 0, 1],
      ['#fffaf0', 0.6, 0.82],
    ])
      path(
        k,
        c,
        `M${x - 12 * q} ${y}C${x - 9 * q} ${y - 1.6 * q * s} ${x - 7 * q} ${y - 1.4 * q * s} ${x - 6 * q + dx} ${y - 2.6 * q * s}C${x - 4 * q} ${y - 5 * q * s} ${x - 1 * q + dx} ${y - 5.2 * q * s} ${x + dx} ${y - 3.6 * q * s}C${x + 2 * q} ${y - 5 * q * s} ${x + 5 * q} ${y - 4 * q * s} ${x + 5 * q + dx} ${y - 2.4 * q * s}C${x + 8 * q} ${y - 2.6 * q * s} ${x + 9 * q} ${y - 1 * q * s} ${x + 13 * q} ${y}Z`,
      )
  const s = k.createLinearGradient(0, SEA, 0, 90)
  for (const [a, c] of [
    [0, '#7cc4dc'],
    [0.1, '#3c94cc'],
    [0.36, '#1c68b8'],
    [1, '#0f4898'],
  ])
    s.addColorStop(a, c)
  k.fillStyle = s
  k.fillRect(-5, SEA, 170, 90)
  for (const [x, y, l, h] of points(
    '30 20 26 0.800 120 22.500 22 0.900 -2 30 20 1.600 142 46 18 2.400 24 45 14 2 150 70 22 4',
    4,
  ))
    path(
      k,
      'rgba(12,60,140,.32)',
      `M${x - l} ${y}C${x - l * 0.5} ${y - h * 1.2} ${x + l * 0.2} ${y - h * 0.5} ${x + l * 0.5} ${y - h}C${x + l * 0.8} ${y - h * 0.8} ${x + l} ${y - h * 0.2} ${x + l} ${y}C${x + l * 0.4} ${y + h} ${x - l * 0.4} ${y + h * 0.7} ${x - l} ${y}Z`,
    )
  const r = random(6)
  for (let i = 0; i < 90; i++) {
    const t = r() ** 1.4
    const [x, y, l] = [r() * 166 - 3, SEA + 0.8 + t * 74, (0.6 + r() * 1.2) * (0.6 + t * 2.4)]
    path(
      k,
      i % 4 ? 'rgba(150,214,236,.34)' : 'rgba(255,250,224,.6)',
      `M${x - l} ${y}q${l} ${-0.1 - t * 0.3} ${l * 2} 0q${-l} ${0.1 + t * 0.3} ${-l * 2} 0Z`,
    )
  }
  // The coast beyond.
  cliff(
    k,
    points('132 18.500 140 17.500 148 16.600 158 15.400 170 14'),
    points('130 21 140 22 148 23.600 158 25 170 27'),
    ['#e8d8bc', '#c8bcb4', '#d8ccb8', '#a8a8b4'],
    8,
    12,
  )
  path(
    k,
    '#84ac84',
    'M131 18.800C138 15.600 146 15 154 13C160 11.600 166 11 170 10V14.600C160 16 148 17.400 140 18.300C136 18.700 133 19 131 18.800Z',
  )
  path(
    k,
    '#a8c890',
    'M140 16.500C146 15.400 150 14.600 154 13C160 11.600 166 11 170 10V11.500C162 13 152 15.600 140 16.500Z',
  )
  stroke(k, 'rgba(255,255,246,.8)', 0.3, 'M130 21.200C140 22.300 148 23.900 158 25.300L170 27.300')
}

/** The bay under the neck: shoals in steps of turquoise, the sand, surf that comes in on a curve. */
export function bay(k) {
  for (const [c, d] of [
    ['#1c7cc4', 'M132 56C148 58 160 66 164 80C165 86 164 92 162 98H78L88 60C100 60 118 55 132 56Z'],
    [
      '#2498cc',
      'M122 60C138 61 150 68 153 80C154 88 152 94 150 98H80L90 62C100 62 112 59.600 122 60Z',
    ],
    [
      '#34b8cc',
      'M112 63.500C128 63.500 139 70 142 80C143 88 141 94 139 98H82L92 64.500C100 64.500 106 63.600 112 63.500Z',
    ],
    [
      '#74d8cc',
      'M104 66.500C118 66 129 72 131.500 81C133 88 131 94 129 98H84L94 67C98 67 101 66.600 104 66.500Z',
    ],
    [
      '#f4fff0',
      'M99 69C111 68 121.500 74 124 82.500C125.500 89 124 94 122 98H84L94 69.400C96 69.400 97.500 69.200 99 69Z',
    ],
    [
      '#b8a890',
      'M97.500 70.500C109 69.500 119 75.500 121.500 83.500C123 89.500 121.500 94 119.500 98H84L94 71C95 71 96.500 70.600 97.500 70.500Z',
    ],
    [
      '#fff0cc',
      'M96 71.600C107 71 117 76.500 119.500 84C121 90 119.500 94 117.500 98H80L93 72C94 71.800 95 71.600 96 71.600Z',
    ],
  ])
    path(k, c, d)
  path(k, '#ecd4ac', 'M93 72C98 73 104 78 105 85C105.500 90 104 94 102 98H80Z')
  for (const d of [
    'M102 65.400C120 63.800 132 70.500 135 81C136.500 88 135 93 133.500 98C133.500 93 134.500 88 133 81.400C129.500 72 118 66.600 102 65.400Z',
    'M109 62.700C128 61.500 142 69.200 145.500 80C147 87 145.500 92 144.500 98C144.200 92 145.400 87 144 80.400C140 70.400 127 64 109 62.700Z',
    'M124 60.500C140 61.400 152 68.600 156 81C151 70 139.500 63 124 60.500Z',
  ])
    path(k, 'rgba(248,255,248,.85)', d)
}

const SUNNY = ['#fff0d0', '#f0d8b0', '#dcbc98', '#c8a48c', '#a88c84']
const SHADY = ['#8c88a8', '#7c789c', '#9c94ac', '#6c6c94', '#54588c']

/** The headland like a great lizard's: skull and long snout to the right, the thin neck that comes towards us. */
export function headland(k) {
  // Foam round its foot, wider where the swell comes in.
  path(
    k,
    '#2498cc',
    'M44 52C46 46 52 40 58 38L136 36C142 42 142 52 136 57C124 62 108 60 100 64L86 80L70 94H40C44 80 46 66 44 52Z',
  )
  path(
    k,
    '#74d0d8',
    'M47 53C49 47 54 42 60 40L133 38C138 43 138 51 133 55C122 59.500 108 58.500 99 63L84 78L68 94H43C47 80 48 66 47 53Z',
  )
  fill(
    k,
    '#f8fff8',
    rough(
      points(
        '50.400 52 52 46 60 42 132 40 135.500 46 134 53.500 126 56.500 116 57 108 58.500 100 62.500 94 69 84 80 66 96 46.500 98 48 88 51.600 76 51.400 66 50.400 58',
      ),
      0.7,
      5,
    ),
  )
  // West side in the shade, right side in the sun.
  cliff(
    k,
    points('59 44 57 50 58.500 57 62 64 62 72 58 82 54 96'),
    points('51 51 51.500 56 52 62 53 70 52 80 48 90 46 98'),
    SHADY,
    4,
    16,
  )
  cliff(k, points('59 44 58 39 61 34.500'), points('51 51 52 46.500 58 41'), SHADY, 9, 5)
  cliff(
    k,
    points('133 35 131 38.600 124 40.500 114 41.600 104 43.500 96 47.500 90 52 86.500 57'),
    points('134.500 46 133.500 52.500 126 55.500 116 56 108 57.500 100 61.500 95 67.500 92 73'),
    SUNNY,
    6,
    22,
  )
  cliff(
    k,
    points('86.500 57 84 63 84 70 86 78 88 86 88 98'),
    points('92 73 91 76 93 80 97 86 100 92 101 98'),
    SUNNY,
    12,
    14,
  )
  cliff(
    k,
    points('128 29 132 31.500 133 35'),
    points('135.500 42 135.500 44 134.500 46'),
    SUNNY,
    15,
    4,
  )
  // The jaw: a ledge in shade along the snout, the hollow of the throat, caves at the water.
  fill(
    k,
    '#7c6c84',
    rough(
      points(
        '131 44.500 124 46.500 114 47.200 106 48.600 99 52 94 56.500 98 55.400 104 52.400 112 50 122 49.200 131.500 47.600',
      ),
      0.25,
      3,
    ),
  )
  fill(
    k,
    '#5c5878',
    points('131 44.800 124 46.700 114 47.400 106 48.800 100 51.500 106 50.200 114 48.700 124 48'),
  )
  fill(k, '#6c6484', rough(points('92 51 88 56 87 62 90 68 93 70 95 64 94 58'), 0.3, 7))
  for (const d of [
    'M117.500 56.200L118.600 54.400L120 53.600L121.400 54.200L122.800 54L124 55.900Z',
    'M108.500 57.700L109.600 56.200L111 55.800L112.400 57.200Z',
  ])
    path(k, '#4c4c74', d)
  // The green hide: lit to the right of the spine, dark to the left; folds run down from it.
  const hide =
    '61 34.500 66 29.500 73 26 82 23.500 92 22.500 102 23.500 112 25.500 121 27 128 29 132 31.500 133 35 131 38.600 124 40.500 114 41.600 104 43.500 96 47.500 90 52 86.500 57 84 63 84 70 86 78 88 86 88 98 54 98 58 82 62 72 62 64 58.500 57 57 50 59 44 58 39'
  fill(k, '#3c8450', rough(points(hide), 0.5, 2))
  for (const [c, t] of [
    [
      '#2c6c50',
      '61 34.500 66 29.500 73 26 82 23.500 84 28 80 34 78 40 76 47 75 54 73.500 60 73 68 74 76 75 86 74 98 54 98 58 82 62 72 62 64 58.500 57 57 50 59 44 58 39',
    ],
    [
      '#1f5850',
      '61 34.500 66 32 70 36 68 42 70 47 66 52 68 58 65 64 62 64 58.500 57 57 50 59 44 58 39',
    ],
    ['#1f5850', '62 72 66 74 67 82 64 90 62 98 54 98 58 82'],
    [
      '#68a850',
      '92 22.500 102 23.500 112 25.500 121 27 128 29 132 31.500 124 33 116 32 108 33.500 100 31 94 33 88 29',
    ],
    ['#88c05c', '102 23.500 112 25.500 121 27 128 29 122 30 114 29 106 28'],
    ['#54984c', '84 28 94 33 92 38 96 42 90 47 84 50 80 54 78 50 80 42'],
    ['#74b050', '88 33 94 33 100 36 108 36 104 40 96 42 90 46 86 42'],
    ['#68a850', '77 60 80 58 82.500 64 82 71 84 79 86 88 85.500 98 79 98 79 86 77 76 76.500 67'],
    ['#88c05c', '80.500 62 82.500 66 82 72 84 80 82 80 80 72'],
  ])
    fill(k, c, rough(points(t), 0.45, t.length))
  // Bushes along its edges and in the folds.
  const r = random(14)
  const LIT = ['#3c8450', '#68a850', '#b8d868']
  const MID = ['#2c6c50', '#48904c', '#7cb454']
  const DIM = ['#184c4c', '#28644c', '#3c8450']
  for (const [x, y, q, n] of points(
    '60 37 1.800 0 58.500 42 1.600 0 59 48 1.500 0 60 54 1.600 0 63 33 1.800 0 68 29.500 1.800 1 75 26 1.800 1 84 24.400 1.700 1 94 23.600 1.600 2 104 24.800 1.500 2 114 26.500 1.500 2 124 28.800 1.400 2 131 32.500 1.300 2 130 37.500 1.400 2 122 39.800 1.500 2 112 40.800 1.500 2 103 43 1.600 2 95 47 1.700 2 89 52 1.700 2 86 58 1.600 2 84 66 1.600 2 85.500 74 1.800 2 87 82 2 2 87.500 90 2.200 2 62.500 66 1.800 0 61 76 2 0 57 85 2.200 0 55 93 2.400 0 72 38 1.500 0 70 52 1.600 0 98 30 1.300 2 110 31 1.200 2 90 40 1.600 1 82 46 1.500 1 70 64 1.600 0 68 80 2 0 100 38 1.300 2 118 34 1.200 2 79 90 2 1',
    4,
  ))
    for (let i = 0; i < 3; i++)
      clump(
        k,
        x + (r() - 0.5) * 4,
        y + (r() - 0.5) * 2,
        q * (0.6 + r() * 0.6),
        [DIM, MID, LIT][n],
        r() * 6,
        { side: 1 },
      )
}

/** The path along the spine: x, y and its breadth, from us to the skull. */
export const SPINE = points(
  '77 98 2.600 77.500 90 2.200 75.500 82 1.800 76.500 75 1.500 75 68 1.200 76 61 1 77 55 0.800 79 49 0.600 82 43 0.460 84 37 0.360 88 32 0.280',
  3,
)

export function spinePath(k) {
  fill(k, '#e8c898', [
    ...SPINE.map(([x, y, w]) => [x - w * 0.5, y]),
    ...SPINE.toReversed().map(([x, y, w]) => [x + w * 0.5, y]),
  ])
  for (const m of [-1, 1])
    for (let i = 0; i < SPINE.length - 3; i++) {
      const [[x0, y0, w0], [x1, y1, w1]] = [SPINE[i], SPINE[i + 1]]
      for (const t of [0, 0.5]) {
        const [x, y, w] = [
          mix(x0, x1, t) + m * mix(w0, w1, t) * 0.6,
          mix(y0, y1, t),
          mix(w0, w1, t),
        ]
        stroke(k, '#8c6c54', w * 0.13, `M${x} ${y}v${-w * 1.1}`)
      }
      stroke(
        k,
        '#d8b078',
        w0 * 0.11,
        `M${x0 + m * w0 * 0.6} ${y0 - w0}L${x1 + m * w1 * 0.6} ${y1 - w1}`,
      )
    }
}

/** A manta under water, from above; 10 wide. */
export function manta(k, c) {
  path(
    k,
    c,
    'M0 -2.400C0.500 -3.200 0.900 -3.400 1.100 -3C1.200 -2.400 1 -1.900 1.400 -1.600C3 -1.200 4.200 0.200 5 1.800C3.400 1.200 2.200 1.400 1.200 2.400C0.800 2.900 0.400 3 0.100 3L0 7L-0.100 3C-0.400 3 -0.800 2.900 -1.200 2.400C-2.200 1.400 -3.400 1.200 -5 1.800C-4.200 0.200 -3 -1.200 -1.400 -1.600C-1 -1.900 -1.200 -2.400 -1.100 -3C-0.900 -3.400 -0.500 -3.200 0 -2.400Z',
  )
}
