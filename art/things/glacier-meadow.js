// The country about a turf farm: storm, ice cap and cliffs, the meadow, lupins.
import { fill, path, points, rough, stroke } from '../core/field.js'

/** The storm that leaves to the right, the ice cap in the low sun, the old sea cliffs, the plain. */
export function country(k) {
  const g = k.createLinearGradient(0, 0, 160, 40)
  for (const [a, c] of [
    [0, '#6ca0bc'],
    [0.35, '#587c9c'],
    [0.7, '#3c5070'],
    [1, '#2c3858'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 70)
  // Rain in the east.
  for (const [x, w, a] of points('98 9 0.300 109 22 0.420 136 8 0.260 149 24 0.380', 3)) {
    const q = k.createLinearGradient(0, 8, 0, 50)
    q.addColorStop(0, `rgba(132,156,184,${a})`)
    q.addColorStop(1, 'rgba(132,156,184,0)')
    fill(k, q, [
      [x, -6],
      [x + w, -6],
      [x + w - 12, 52],
      [x - 17, 52],
    ])
  }
  for (const [c, d] of [
    [
      '#48648a',
      'M166 -6H56C60 2 70 3 76 2C80 7 90 8 96 6C102 10 112 11 118 9C126 13 138 13 144 11C152 14 160 14 166 13Z',
    ],
    ['#34486e', 'M166 -6H92C98 0 106 1 112 0C118 4 128 5 134 3C142 7 154 7 166 5Z'],
    [
      '#ffe4b0',
      'M-6 8C0 7.600 4 5.600 9 5.400C13 3 18 3.200 21 5.600C26 4.800 30 6.600 32 8.600C38 8.200 42 9.600 50 10.600C36 11.600 10 11.600 -6 10.600Z',
    ],
    [
      '#c8b8b4',
      'M-6 10.600C8 9.400 20 9 28 9.800C36 10.500 42 10 50 10.600C36 11.600 10 11.600 -6 10.600Z',
    ],
    [
      '#e8c8a4',
      'M26 17.500C32 17 36 15.600 41 15.600C46 15.800 50 17 58 17.600C48 18.500 36 18.500 26 17.500Z',
    ],
  ])
    path(k, c, d)
  // The ice cap: white over black ribs.
  fill(
    k,
    '#5c6488',
    rough(
      points(
        '-8 34 4 30 14 26.500 24 22.500 34 20 43 16.500 50 15.500 57 16.500 66 19.500 76 23 88 28 102 33 116 38 134 43 168 47 168 58 -8 58',
      ),
      0.3,
      3,
    ),
  )
  fill(
    k,
    '#ffecc8',
    rough(
      points(
        '-8 34 4 30 14 26.500 24 22.500 34 20 43 16.500 50 15.500 57 16.500 60 18 56 20 58 24 53 27 54 32 48 30 46 35 41 31 38 36 33 32 28 37 25 33 19 37 14 35 8 39 2 37 -8 40',
      ),
      0.3,
      4,
    ),
  )
  fill(
    k,
    '#a8b8d4',
    rough(
      points(
        '57 16.500 66 19.500 76 23 88 28 98 31.600 90 31.500 86 34 80 30.500 76 33.500 71 29 66 32.500 62 28 58 30 58 24 56 20 60 18',
      ),
      0.3,
      5,
    ),
  )
  fill(
    k,
    '#dcd8d8',
    rough(
      points(
        '20 24 28 21.800 34 20 31 23.500 33 27 29 29.500 30 32.500 27 34.500 24 30 26 27 22 26',
      ),
      0.2,
      6,
    ),
  )
  fill(k, '#f4dcc0', rough(points('4 30 10 28 9 32 12 34 8 37.500 4 35 6 32.500'), 0.2, 6))
  for (const [c, t] of [
    [
      '#7c7488',
      '-8 40 2 37 8 39 14 35 19 37 25 33 28 37 33 32 38 36 41 31 46 35 48 30 54 32 50 38 44 42 36 44 26 46 14 47 -8 50',
    ],
    ['#b08c80', '2 37 8 39 5 44 0 46 -8 46 -8 41'],
    ['#b08c80', '19 37 25 33 24 39 20 44 14 45 17 41'],
    ['#b08c80', '33 32 38 36 34 41 29 44 31 38'],
    ['#b08c80', '48 30 53 32 49 37 45 41 46 36'],
    ['#444e74', '71 29 76 33.500 80 30.500 84 35 92 37 100 42 86 44 78 40 74 36'],
  ])
    fill(k, c, rough(points(t), 0.3, t.length))
  // The cliffs of the old coast: green feet in the sun.
  fill(
    k,
    '#3c5c50',
    rough(
      points(
        '-8 46 2 44 10 45.500 20 42.500 30 44.500 40 42 52 44 62 43 74 46 86 45.500 98 49 112 48 126 51 146 50 168 52 168 60 -8 60',
      ),
      0.3,
      7,
    ),
  )
  for (const [c, t] of [
    [
      '#2c4850',
      '2 44.500 10 46 20 43 30 45 40 42.500 52 44.500 62 43.500 74 46.500 86 46 98 49.400 98 50.400 86 48 74 49 62 46 52 47.400 40 45 30 48 20 45.600 10 48.600 2 46.500',
    ],
    ['#a0b054', '-8 50 -4 47 -1 50 4 54 -8 54'],
    ['#849c4c', '8 49.500 10 47.500 12 51 17 54 2 54 5 52'],
    ['#a0b054', '19 49 22 45.500 24 49 28 52 35 54 11 54 16 51.800'],
    ['#849c4c', '35 51 37 48 38.500 51 43 54 30 54'],
    ['#a0b054', '46 48.600 48.500 45 51 49.500 56 52.400 62 54 37 54 42 52'],
    ['#849c4c', '62 51 64.500 47.500 66 50.500 69 54 56 54'],
    ['#a0b054', '71 50 73.500 47.500 76 51 82 54 64 54 68 52'],
    ['#849c4c', '86 51.500 89 49 91 52 97 54.500 80 54'],
  ])
    fill(k, c, rough(points(t), 0.3, t.length))
  fill(k, '#b8bc54', rough(points('-8 54 20 53.500 60 54 100 54.500 168 54 168 96 -8 96'), 0.15, 8))
  fill(k, '#d8cc68', points('-8 54.200 30 53.700 70 54.200 50 55.600 20 56.200 -8 56'))
}

/** The track from the farm to the left, the meadow, a wall of stones. */
export function meadow(k) {
  path(k, '#98a848', 'M-6 60C30 57 70 60 100 63C130 66 150 66 168 65V96H-6Z')
  path(k, '#c0bc58', 'M-6 60C20 57.800 50 58.800 76 60.800C60 63 20 64.500 -6 64.500Z')
  path(k, '#7c9040', 'M30 71C60 66.500 110 68 168 68V80C130 77 80 76.500 30 71Z')
  path(
    k,
    '#6c5c5c',
    'M104 69.500C112 68.500 114 67.300 113.500 66.200H117.500C118.500 68.500 112 70.800 100 72.500C80 75.200 50 74.600 20 76.500C8 77.400 0 79 -6 80.400V74.600C14 71.800 40 72.600 66 72C82 71.600 94 71 104 69.500Z',
  )
  path(
    k,
    '#c8a884',
    'M104 69.500C112 68.500 114 67.300 113.500 66.200H116.500C117.500 68.200 110 70.200 98 71.700C78 74.200 50 73.400 20 75.200C8 76 0 77.400 -6 78.800V74.600C14 71.800 40 72.600 66 72C82 71.600 94 71 104 69.500Z',
  )
  path(k, '#6c8440', 'M-6 80C20 77 60 76.500 96 78C120 79 150 77 168 75V96H-6Z')
}

/** A lupin: a tapering spike of florets over fingered leaves; x, y of its foot, height, lean. */
export function lupin(k, x, y, high, lean, tones, r) {
  const [lit, mid, dark] = tones
  const at = (t) => [x + lean * t * t, y - high * t]
  stroke(
    k,
    '#2c4c3c',
    high * 0.045,
    `M${x} ${y}Q${x} ${y - high * 0.5} ${at(0.5)[0]} ${at(0.5)[1]}`,
  )
  for (const a of [-1, -0.45, 0.5, 1]) {
    const [lx, ly] = at(0.16 + r() * 0.14)
    for (let i = -2; i <= 2; i++) {
      const d = a * 1.1 + i * 0.42 - 1.57
      const l = high * (0.17 - Math.abs(i) * 0.02)
      const [cx, cy] = [lx + a * high * 0.14, ly - high * 0.02]
      fill(k, i > 0 ? '#2c5844' : '#5c8c48', [
        [cx, cy],
        [cx + Math.cos(d - 0.16) * l * 0.6, cy + Math.sin(d - 0.16) * l * 0.6],
        [cx + Math.cos(d) * l, cy + Math.sin(d) * l],
        [cx + Math.cos(d + 0.16) * l * 0.6, cy + Math.sin(d + 0.16) * l * 0.6],
      ])
    }
  }
  // Florets stand round the stem in rings; those at the tip are still buds.
  const rows = 12
  for (let i = 0; i < rows; i++) {
    const t = 0.34 + (0.64 * i) / rows
    const [px, py] = at(t)
    const w = high * 0.082 * (1 - ((i + 0.2) / rows) ** 2) + high * 0.012
    const q = high * (0.03 - i * 0.0012)
    const turn = i % 2 ? 0.22 : 0
    for (const [dx, c] of [
      [0.95 - turn, dark],
      [-0.95 + turn, lit],
      [turn, mid],
      [-0.35 - turn, lit],
    ]) {
      k.fillStyle = c
      k.beginPath()
      k.ellipse(px + dx * w, py + (1 - Math.abs(dx)) * q * 0.7, w * 0.4, q, dx * 0.6, 0, 7)
      k.fill()
    }
  }
  const [tx, ty] = at(1)
  path(
    k,
    mid,
    `M${tx - high * 0.016} ${ty + high * 0.05}L${tx} ${ty - high * 0.03}L${tx + high * 0.016} ${ty + high * 0.05}Z`,
  )
}

export const LUPINS = [
  ['#b48cf0', '#7454c0', '#463488'],
  ['#c89cf0', '#8458bc', '#503080'],
  ['#94a0f4', '#5c60c4', '#383c88'],
  ['#f4c4e8', '#c880c0', '#804c90'],
]
