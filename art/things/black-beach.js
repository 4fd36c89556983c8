import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// Reynisfjara from the east end of its sand: the organ of basalt on the left, the stacks out at sea, the low sun behind us on the right.

/** Head in the sun, its shaded edge, right face, middle, left face: the nearer, the warmer. */
const TONES = [
  ['#9c9498', '#80808e', '#6c6c80', '#4c4f68', '#363852'],
  ['#c0ac98', '#988c94', '#84808a', '#585a70', '#3a3a56'],
  ['#e4c8a0', '#b89c90', '#a49488', '#686476', '#403c56'],
  ['#f4d8a4', '#ccac90', '#bca68c', '#786c76', '#484058'],
]

/** One prism: a six-sided head, its right face in the sun, its left one in the shade. */
function prism(k, x, y, half, foot, cut, [top, dim, lit, mid, dark]) {
  const q = half * 0.34
  for (const [a, b, da, db, c] of [
    [-1, -0.42, 0, 1, dark],
    [-0.42, 0.46, 1, 1, mid],
    [0.46, 1, 1, 0, lit],
  ])
    fill(k, c, [
      [x + a * half, y + da * q],
      [x + b * half + 0.06, y + db * q],
      [x + b * half + 0.06, foot + db * q],
      [x + a * half, foot + da * q],
    ])
  if (cut && y + cut < foot - 1) {
    const c = y + cut
    stroke(
      k,
      '#2a2840',
      half * 0.1,
      `M${x - half} ${c}L${x - half * 0.42} ${c + q}L${x + half * 0.46} ${c + q}L${x + half} ${c}`,
    )
  }
  fill(k, top, [
    [x - half, y],
    [x - half * 0.5, y - q],
    [x + half * 0.5, y - q],
    [x + half, y],
    [x + half * 0.46, y + q],
    [x - half * 0.42, y + q],
  ])
  fill(k, dim, [
    [x - half, y],
    [x - half * 0.5, y - q],
    [x - half * 0.1, y - q],
    [x - half * 0.42, y + q],
  ])
}

/** The steps of basalt: rows that come down to the sand, smaller the farther they stand. */
export function organ(k) {
  const r = random(19)
  const all = []
  for (let row = 0; row < 7; row++) {
    let u = -0.08
    while (u < 1) {
      const half = 2.7 * (1 - u) + 0.8 * u
      const x = -4 + 60 * u + row * half * 0.75
      const foot = 80 - 20.5 * u + row * half * 0.62
      const full = (58 - 34 * u) * [1, 0.82, 0.63, 0.46, 0.3, 0.17, 0.07][row]
      const top = foot - full * (0.86 + r() * 0.26) - r() * half * 1.6
      all.push([x, top, half, foot + half * 0.3, r() < 0.6 ? half * (2 + r() * 5) : 0, row])
      u += (half * 1.98) / 60
    }
  }
  for (const [x, top, half, foot, cut, row] of all.sort((a, b) => a[5] - b[5] || b[0] - a[0]))
    prism(k, x, top, half, foot, cut, TONES[Math.min(3, Math.floor(row * 0.62))])
  return all
}

/** The headland: bent columns in the shade, grass on its brow, the cave at its foot. */
export function headland(k) {
  const mass = rough(
    points(
      '-6 -8 24 -6 34 -2 42 5 50 10 56 17 62 22 66 30 72 37 76 44 80 51 83 57.500 84 60 40 66 -6 84',
    ),
    0.4,
    3,
  )
  fill(k, '#30344e', mass)
  k.save()
  k.beginPath()
  for (const p of mass) k.lineTo(...p)
  k.clip()
  const r = random(8)
  for (let i = 0; i < 34; i++) {
    const x = -4 + i * 2.45 + r()
    const y0 = x < 30 ? -8 : -6 + (x - 30) * 1.05 + r() * 3
    const bend = (x - 30) * 0.12
    const y1 = y0 + 20 + r() * 16
    const w = 0.6 + r() * 0.7
    fill(k, ['#3e4460', '#484c68', '#262a44'][i % 3], [
      [x, y0],
      [x + w, y0 + 0.6],
      [x + w + bend * 0.5 + 0.5, (y0 + y1) / 2],
      [x + w * 0.6 + bend, y1],
      [x + bend, y1 - 1],
      [x + bend * 0.45, (y0 + y1) / 2],
    ])
  }
  // The columns over the cave lean on each other like the stones of a vault.
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (1.02 + (i / 14) * 0.93)
    const b = a + 0.1
    const [q0, q1] = [8.4 + (i % 2) * 0.4, 11.5 + ((i * 7) % 5) * 0.9]
    const at = (t, q) => [68.8 + Math.cos(t) * q * 0.98, 61 + Math.sin(t) * q * 1.52]
    fill(k, i % 3 ? (i > 9 ? '#6c6678' : '#484c68') : '#1e223a', [
      at(a, q0),
      at(b + 0.04, q0),
      at(b, q1),
      at(a + 0.02, q1),
    ])
  }
  k.restore()
  // The sun finds the edge that looks to the sea.
  for (const t of [
    '56 17 62 22 66 30 72 37 76 44 80 51 83 57.500 81 58 78 51.500 74 45 70 38.500 64.500 32 60 24',
    '34 -2 42 5 50 10 54 15 50 12.600 42 8 35 2',
  ])
    fill(k, '#a48c88', rough(points(t), 0.3, 5))
  for (const t of [
    '62 22 66 30 72 37 73 40 69.500 36 65 31 62.500 26',
    '76 44 80 51 83 57.500 82 57.500 79 51.500 76.500 47',
  ])
    fill(k, '#e4c098', rough(points(t), 0.25, 6))
  // The cave: a vault of columns that bend together.
  path(k, '#14162c', 'M60 62.500C60 55 62 49 66.500 47.500C71.500 47 75 52 77.500 60.500Z')
  path(
    k,
    '#2c304c',
    'M70 49.200C73 51.600 75 55 76.600 60.600L74 60.900C73.500 56.500 72.500 52.500 70 49.200Z',
  )
  path(
    k,
    '#22263e',
    'M66.500 48.600C68.500 51 70 56 70.500 61.400L68.500 61.700C68.500 57 67.500 52 66.500 48.600Z',
  )
  // Grass.
  path(
    k,
    '#6c8450',
    'M-6 -8H26L35 -2.500L43 4.500L51 9.500L57 16.500L62.500 21.500L60 21L55 17.500L50 12.500L44 9.500L40 5L34 3.500L30 -1L22 -2L14 -4L-6 -3Z',
  )
  path(
    k,
    '#a0ac60',
    'M26 -8L35 -2.500L43 4.500L51 9.500L57 16.500L62.500 21.500L59 19.500L55 15.500L49 10.500L42 6L35 0L26 -4Z',
  )
}

/** A storm that leaves: a lid of cloud with a torn foot, gold under it. */
export function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, 46)
  for (const [a, c] of [
    [0, '#2c4058'],
    [0.45, '#5c7888'],
    [0.75, '#c4b498'],
    [1, '#ffdc94'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 60)
  for (const [x, w, a] of points('124 7 0.340 137 13 0.280 154 10 0.380', 3)) {
    const q = k.createLinearGradient(0, 14, 0, 46)
    q.addColorStop(0, `rgba(44,64,92,${a})`)
    q.addColorStop(1, 'rgba(44,64,92,0)')
    fill(k, q, [
      [x, 4],
      [x + w, 4],
      [x + w - 8, 47],
      [x - 10, 47],
    ])
  }
  for (const [c, d] of [
    [
      '#48627a',
      'M166 27C158 28.600 150 26.600 142 28C132 30 124 27 114 27.600C104 28.400 98 25.400 90 24C84 23 76 23.600 66 20C56 17 46 14 34 12V-6H166Z',
    ],
    [
      '#364e68',
      'M166 19C160 21 154 18.600 147 20.400C139 22.400 132 18.600 124 20C114 21.600 108 17.600 99 18C90 18.200 84 14.600 74 14C64 13.400 56 10 44 8C38 6 34 4 28 4V-6H166Z',
    ],
    [
      '#263a54',
      'M166 9C158 11.600 150 8.600 142 10.600C134 12.400 126 8.600 117 10C108 11.400 100 7.600 91 8C80 8.200 70 4 58 4C50 4 44 2 36 2V-6H166Z',
    ],
    [
      '#f8dca4',
      'M86 35.600C96 34 104 35 112 33C120 31.200 130 33 142 31C134 34.600 122 35 113 36.200C104 37.400 94 36.800 86 35.600Z',
    ],
    [
      '#e8c89c',
      'M118 39.600C128 38.400 140 39.200 152 37.200C158 36.400 162 36.600 168 36V38.400C158 39 146 40.600 136 40.600C130 40.600 124 40.400 118 39.600Z',
    ],
  ])
    path(k, c, d)
}

/** The sea: gold far out, teal before us, two crests that come in. */
export function sea(k) {
  const g = k.createLinearGradient(0, 46, 0, 90)
  for (const [a, c] of [
    [0, '#d8c49c'],
    [0.1, '#84a09c'],
    [0.35, '#2c6878'],
    [1, '#1c4860'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(60, 46, 110, 50)
  const r = random(6)
  for (let i = 0; i < 46; i++) {
    const t = r()
    const [x, y, l] = [82 + r() * 86, 47.5 + t * 18, 1 + t * 4.5]
    path(
      k,
      i % 3 ? 'rgba(240,220,176,.5)' : 'rgba(20,60,84,.5)',
      `M${x - l} ${y}q${l} ${-0.14 - t * 0.3} ${l * 2} 0q${-l} ${0.14 + t * 0.3} ${-l * 2} 0Z`,
    )
  }
  // A wave that stands up: green where the light comes through, its lip white.
  path(
    k,
    '#1c5c68',
    'M96 64C106 61.500 116 59.500 128 59.600C142 59.600 154 62 168 61V72C150 72 124 70 96 64Z',
  )
  path(
    k,
    '#4ca898',
    'M108 62.600C118 60.200 132 60 142 61C152 62 160 62.400 168 62V66C154 66.500 132 66 108 62.600Z',
  )
  path(
    k,
    '#9cd8b4',
    'M120 61.200C130 60.200 142 61 150 61.800C156 62.400 162 62.600 168 62.400V63.800C154 64 136 63.400 120 61.200Z',
  )
}

/** Foam that runs up the sand: a sheet between a sea-side line and an edge of lace; the line is [x, y]. */
function sheet(k, colour, text, deep, lace, seed) {
  const line = points(text)
  const r = random(seed)
  const edge = []
  for (let i = 0; i < line.length - 1; i++)
    for (let j = 0; j < 6; j++) {
      const t = j / 6
      const x = line[i][0] + (line[i + 1][0] - line[i][0]) * t
      const y = line[i][1] + (line[i + 1][1] - line[i][1]) * t
      const q = lace * (0.3 + (x - 74) / 90)
      edge.push([x + (r() - 0.5) * q, y + (r() - 0.4) * q])
    }
  edge.push(line.at(-1))
  const d = [`M${edge[0]}`]
  for (let i = 1; i < edge.length - 1; i++) {
    const [a, b] = [edge[i], edge[i + 1]]
    d.push(`Q${a} ${[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]}`)
  }
  const last = line.at(-1)
  path(
    k,
    colour,
    `${d.join('')}L${last}L${[last[0] + 4, last[1] - deep * 2]}${[...line]
      .reverse()
      .map(([x, y]) => `L${[x + 1, y - deep * (0.1 + (x - 74) / 90)]}`)
      .join('')}Z`,
  )
}

/** Black sand, wet where the last wave was; three sheets of foam. */
export function shore(k) {
  path(
    k,
    '#26263a',
    'M-6 84L40 64L62 60.500L78 59.500C90 60 106 63 124 69C142 75 156 82 168 90V96H-6Z',
  )
  path(
    k,
    '#3c4456',
    'M76 59.500C90 60 106 63 124 69C142 75 156 82 168 90V96H150C136 86 118 77 102 71.500C92 68 84 64 74 61.500Z',
  )
  for (const [c, d] of [
    ['#a08c84', 'M96 67.500C106 69 118 73 128 77.500C118 74.600 106 71 96 67.500Z'],
    ['#a08c84', 'M122 76.500C134 80 146 86 154 92C144 87 132 81 122 76.500Z'],
    ['#6c6c78', 'M106 72.500C118 76 130 81.500 140 88C128 83 116 77.500 106 72.500Z'],
    ['#6c6c78', 'M92 66.500C98 68 104 70 110 72.500C103 71 97 69 92 66.500Z'],
  ])
    path(k, c, d)
  path(
    k,
    '#34344a',
    'M-6 86C10 82 26 76 44 72C58 69 70 68 82 68.600C70 70 60 73 50 76.500C34 82 14 90 -6 94Z',
  )
  sheet(k, '#2c6474', '76 59.200 90 59.600 106 62.400 122 67 138 72.500 154 79 170 87', 12, 2, 3)
  sheet(k, '#e4e6dc', '76 59.200 90 59.600 106 62.400 122 67 138 72.500 154 79 170 87', 3.4, 2.4, 4)
  sheet(
    k,
    '#9cb8b8',
    '78 58.600 92 59 108 61.400 124 65.400 140 70.400 156 76.400 170 82.500',
    3.6,
    2.4,
    5,
  )
  sheet(
    k,
    '#fdf6e4',
    '80 58.200 94 58.500 110 60.600 126 64.200 142 68.400 158 73.400 170 78',
    3.2,
    2.6,
    6,
  )
  const r = random(15)
  for (let i = 0; i < 34; i++) {
    const x = 96 + r() * 70
    const y = 60 + (x - 92) * 0.26 + r() * (x - 88) * 0.07
    const q = 0.4 + (x - 90) * 0.02 * r()
    path(
      k,
      i % 2 ? '#9cb8b8' : '#48808a',
      `M${x - q * 2} ${y}q${q * 2} ${-q} ${q * 4} ${q * 0.4}q${-q * 2} ${q * 0.6} ${-q * 4} ${-q * 0.4}Z`,
    )
  }
}

/** The post with the lights that say how near one may go; 26 tall. */
export function waveLights(k) {
  path(k, '#2c2c44', 'M-0.600 0H0.600V-19H-0.600Z')
  path(k, '#8c8494', 'M0.100 0H0.600V-19H0.100Z')
  path(k, '#f0e4cc', 'M-4 -26H4V-12H-4Z')
  path(k, '#3c5c84', 'M-4 -26H4V-23.400H-4Z')
  for (const [y, c] of [
    [-21.4, '#6c4048'],
    [-18.2, '#ffc02c'],
    [-15, '#3c5c4c'],
  ])
    path(k, c, `M-1.800 ${y - 1.1}a1.100 1.100 0 1 0 0.010 0Z`)
  path(k, 'rgba(255,200,80,.4)', 'M-1.800 -20.800a2.600 2.600 0 1 0 0.010 0Z')
  path(
    k,
    '#8c8494',
    'M0.400 -21.800H3.200V-21.200H0.400ZM0.400 -18.600H3.200V-18H0.400ZM0.400 -15.400H3.200V-14.800H0.400Z',
  )
}

/** The three trolls whom the day turned to stone: lava, what looks to the right in the sun. */
export function trolls(k) {
  for (const [c, p] of [
    [
      '#3a4058',
      '100 50 101 44 102.500 40 103.500 33 105 29 106.500 26.500 108 28 109 32 110.500 33.500 112 30 113.500 24 115 20.500 116.500 20 117.500 23.500 119.500 28 121 34 122.500 38 124 44 126 50',
    ],
    [
      '#c8a088',
      '116.500 20 117.500 23.500 119.500 28 121 34 122.500 38 124 44 126 50 117 50 118.500 43 116.500 38 117 31 115.600 26',
    ],
    [
      '#ecc898',
      '118.600 27 119.500 28 121 34 122.500 38 124 44 126 50 122 50 121.500 43 119.600 38 119.600 32',
    ],
    [
      '#c8a088',
      '106.500 26.500 108 28 109 32 110.500 33.500 110 39 111.500 45 111 50 107 50 107.600 42 106.400 36 107.200 31',
    ],
    [
      '#ecc898',
      '108 28 109 32 110.500 33.500 110 39 111.500 45 111 50 109.600 50 109.400 42 108.400 36',
    ],
    [
      '#3a4058',
      '131.500 50 132 44 133.500 39 133.600 33 134.800 28 135 22 136.200 17.500 137.400 16.500 138.600 21 138.800 27 140.200 31 140.600 37 142.200 42 143.500 50',
    ],
    [
      '#c8a088',
      '137.400 16.500 138.600 21 138.800 27 140.200 31 140.600 37 142.200 42 143.500 50 137.500 50 138.400 43 137 37 137.600 30 136.600 24',
    ],
    [
      '#ecc898',
      '138.700 25 138.800 27 140.200 31 140.600 37 142.200 42 143.500 50 141 50 140.400 43 139 37 139.200 31',
    ],
    [
      '#3a4058',
      '149.500 50 150.500 46 152 44.500 152.800 41 154.500 39 156 42 157.600 43.500 159 47 161 50',
    ],
    ['#c8a088', '154.500 39 156 42 157.600 43.500 159 47 161 50 155 50 156 46 154.600 43'],
  ])
    fill(k, c, rough(points(p), 0.35, p.length))
  // Surf about the feet of the stacks, torn by the wind.
  for (const d of [
    'M96 51C99 49.600 100 48.200 102 48.600C103.500 46.600 105 48.600 107 48.200C109 47 110 49.200 112 48.800C114 48.800 115 47.200 117 48C119 46.200 120 48.600 122 48C124 46.600 125 48.800 127 49.200L131 50.800C124 51.800 118 51 112 51.800C106 51.200 100 51.800 96 51Z',
    'M128 51C130 49.800 131 47.600 133 48.400C135 47 136 49 138 48.400C140 46.600 141 48.600 143 48.400C144.500 48.600 145 49.800 147.500 50.800C142 51.800 136 51.200 128 51Z',
    'M147.500 51C149 49.600 151 49.200 152.500 49.600C154.500 48 156 49.800 158 49.200C160 48.200 161 49.800 164 50.800C158 51.800 152 51.400 147.500 51Z',
  ])
    path(k, '#e8ece0', d)
}
