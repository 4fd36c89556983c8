// The Flåm valley in October from the ledge of the railway: one wall blue with shade, one in the sun, gold birches, the river far below.
import { fill, path, points, rough } from '../core/field.js'
import { fbm } from '../core/noise.js'
import { random } from '../core/random.js'

export function far(k) {
  const g = k.createLinearGradient(0, -4, 0, 50)
  for (const [a, c] of [
    [0, '#3f83b4'],
    [0.55, '#9cc6d2'],
    [1, '#f2e8cc'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-8 -8H170V60H-8Z')
  // The snow peak at the head of the valley, its left side in the sun.
  fill(
    k,
    '#8fa3c0',
    rough(
      points(
        '22 52 30 40 36 33 41 29.500 45 25 49.500 19.500 53 22.500 57 27 61 29 66 35 74 42 84 52',
      ),
      0.25,
      4,
    ),
  )
  for (const t of [
    '36 33 41 29.500 45 25 49.500 19.500 49 25 51 29 47.500 31 48 35.500 44 34 41 37.500 39 34.500',
    '55.500 25.600 57 27 61 29 64 33 60.500 32 58.500 34.500 57 30',
  ])
    fill(k, '#fbf4e4', rough(points(t), 0.15, 5))
  for (const t of [
    '49.500 19.500 53 22.500 57 27 55 29.500 56 34 53 31.500 51.500 34.500 51 29 49 25',
  ])
    fill(k, '#c3cfdf', rough(points(t), 0.15, 6))
  // Two shoulders, one behind the other, pale with distance.
  fill(
    k,
    '#a3a8b4',
    rough(points('30 56 38 49 46 45 53 44 60 40 68 36 78 30 92 24 92 60 30 60'), 0.2, 7),
  )
  fill(k, '#6d83a4', [
    ...rough(points('20 22 25 27 29 33 33 38.500 38 43 42 48 48 53.500'), 0.25, 9),
    ...points('48 58 10 58'),
  ])
}

/** The shaded wall on the left with its fall, the floor of the valley with river and farms. */
export function valley(k) {
  const g = k.createLinearGradient(0, 50, 0, 88)
  for (const [a, c] of [
    [0, '#b9b97c'],
    [0.4, '#8ea05c'],
    [1, '#5a7a50'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-8 53H76V98H-8Z')
  fill(k, '#4a5f8c', [
    ...rough(points('-8 -6 2 1 8 4 14 12 19 17 22 25 27 33 31 40 36 46 41 51 45 55'), 0.3, 3),
    ...points('38 56.500 30 58.500 22 61.500 12 66 2 72 -8 78'),
  ])
  for (const [c, t] of [
    ['#5b72a0', '-8 -2 2 4 7 12 11 22 9 34 13 46 8 58 2 68 -8 73'],
    ['#3b4c78', '8 4 14 12 16 22 20 31 18 42 23 52 20 60 12 64.500 15 52 12 42 15 32 11 20'],
    ['#5b72a0', '19 17 22 25 27 33 31 40 36 46 41 51 36 54 31 49 27 43 24 35 21.500 27'],
  ])
    fill(k, c, rough(points(t), 0.3, t.length))
  // The fall: down the wall in three leaps.
  for (const [c, d] of [
    [
      '#eef4f0',
      'M11.400 10C11.900 14 11.300 18 11.900 23C12.400 27 14 28 13.800 32C13.600 37 14.800 40 14.600 45C14.500 50 15.600 54 15 60L13.400 61C13.800 55 12.800 51 13 45C13.200 40 12.200 37 12.500 32C12.700 28.500 11 27.500 10.800 23C10.600 18 11 14 10.800 10.500Z',
    ],
    [
      '#b4c6dc',
      'M12.600 26C13.400 28 14 29 13.800 32C13.600 37 14.800 40 14.600 45C14.500 50 15.600 54 15 60L14.400 60.300C14.800 54 13.800 50 13.900 45C14 40 13 37 13.200 32C13.300 29.500 12.800 28 12.600 26Z',
    ],
  ])
    path(k, c, d)
  // Birches stand where it ends.
  const own = random(4)
  for (const [x, y, q] of points(
    '12.400 64.400 1.400 16.600 63.400 1.300 14.600 64.600 1.700 19 62.800 1.100 10.500 65.600 1.200',
    3,
  ))
    birch(k, x, y, q, GOLD, own)
  // Meadows in strips, the river that carries the sky, a road, farms.
  for (const [c, t] of [
    ['#c9c27c', '34 58.500 44 57 52 57.600 46 60 36 62'],
    ['#a8b064', '30 64 42 62.500 50 64 40 68 28 69'],
    ['#d3b45c', '14 70 26 67 30 70 20 75 8 77'],
    ['#77935a', '46 66 60 64 66 70 52 76 40 76 44 70'],
    ['#6b8a54', '-8 82 8 78 20 78 14 86 -8 92'],
  ])
    fill(k, c, rough(points(t), 0.2, t.length))
  path(
    k,
    '#d9e8e2',
    'M46.500 55.400C48.500 56 49 56.800 46 57.800C41 59.200 39.500 60.500 42.500 62.400C45.500 64.400 44 66.600 38 68.600C31 71 26 73 25.500 76C25 80 30 84 29 98H18C20 88 17 81 18.500 76.500C20 71.500 27 69 33.500 66.600C38.500 64.800 39 63.600 37 62C35 60 37.500 58.400 42.500 57.200C45 56.600 46 56 46.500 55.400Z',
  )
  path(
    k,
    '#8fb9c4',
    'M42 63C44.500 64.800 43 66.600 38 68.600C31 71 26 73 25.500 76C25 80 30 84 29 98H25C26 88 22.500 82 23 77C23.500 72.500 30 70 36.500 67.600C41 65.800 42.500 64.600 42 63Z',
  )
  for (const [x, y, q, c] of [
    [50.5, 60.2, 0.7, '#f4ecdc'],
    [52.6, 60.8, 0.8, '#b8483c'],
    [33, 73.5, 1, '#f4ecdc'],
    [36, 74.6, 1.25, '#b8483c'],
    [9, 75, 1, '#b8483c'],
  ]) {
    path(k, 'rgba(52,64,72,.5)', `M${x} ${y}h${q * 2.2}l${q * 1.2} ${q * 0.4}h${-q * 2.6}Z`)
    path(k, c, `M${x} ${y}v${-q * 0.9}l${q * 0.45} ${-q * 0.6}l${q * 0.45} ${q * 0.6}v${q * 0.9}Z`)
    path(
      k,
      c === '#b8483c' ? '#8c3438' : '#c9bfb8',
      `M${x + q * 0.9} ${y}v${-q * 0.9}h${q * 1.3}v${q * 0.9}Z`,
    )
    path(
      k,
      '#4c4656',
      `M${x + q * 0.45} ${y - q * 1.5}h${q * 1.3}l${q * 0.55} ${q * 0.65}h${-q * 1.4}Z`,
    )
  }
}

/** The mountain on the right and the spur the line goes through: rock in sun and shade, each plane one facet. */
export function rock(k) {
  fill(k, '#a98a76', [
    ...rough(
      points(
        '40 66 45 58 50 50 53 44 55 37.500 59 31 65 26.500 72 24 80 18 88 14 97 6 106 2 118 -8',
      ),
      0.3,
      5,
    ),
    ...points('172 -8 172 60 120 62 60 62'),
  ])
  for (const [c, t] of [
    [
      '#c9a686',
      '53 44 55 37.500 59 31 65 26.500 72 24 80 18 78 24 75 29 75.500 34 72 41 62 41 55 48 50 53',
    ],
    [
      '#e2c29c',
      '59 31 65 26.500 72 24 70.500 27.500 66 30.500 64.500 35 59.500 38 57.500 42.500 54.500 44 56 37',
    ],
    ['#7f6672', '80 18 83 21.500 81.500 26 83.500 31 81.500 36 83 41 72 41 75.500 34 75 29 78 24'],
    [
      '#c9a686',
      '80 18 88 14 97 6 96 13 93.500 19 95 25 91.500 31 92.500 36 90 41 83 41 81.500 36 83.500 31 81.500 26 83 21.500',
    ],
    [
      '#e2c29c',
      '88 14 97 6 95.500 11 91.500 15.500 90 21 86.500 25 86 31 83.800 34 84 28 83.500 22',
    ],
    [
      '#6d5868',
      '97 6 106 2 105 9 107.500 15 105.500 22 109 28 107 35 109 42 90 42 92.500 36 91.500 31 95 25 93.500 19 96 13',
    ],
    [
      '#a3867a',
      '106 2 118 -8 140 -8 136 4 138 18 131 28 132 40 109 42 107 35 109 28 105.500 22 107.500 15 105 9',
    ],
    [
      '#c4a386',
      '118 -8 128 -8 124 2 119.500 8 119 16 114 21 114.500 29 110.500 33 109.500 28 107 22.500 109 15 107 9 110 2',
    ],
    ['#5e4c60', '140 -8 172 -8 172 40 132 40 131 28 138 18 136 4'],
  ])
    fill(k, c, rough(points(t), 0.25, t.length))
}

/** A birch crown: an uneven egg with bays in its edge; the sun comes from the upper left. */
function birch(k, x, y, q, tones, r, trunk) {
  if (trunk) {
    path(
      k,
      '#f2e8d6',
      `M${x - q * 0.07} ${y + q * 1.2}L${x - q * 0.03} ${y}H${x + q * 0.05}L${x + q * 0.09} ${y + q * 1.2}Z`,
    )
    path(
      k,
      '#8a7880',
      `M${x + q * 0.01} ${y + q * 1.2}V${y}H${x + q * 0.05}L${x + q * 0.09} ${y + q * 1.2}Z`,
    )
  }
  const wide = 0.5 + r() * 0.35
  const tall = 0.75 + r() * 0.55
  const lean = (r() - 0.5) * 0.3
  // Sprays of leaves: the edge goes in and out, and a spray hangs lower than the bay before it.
  const crown = (n, amount) =>
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * Math.PI * 2
      const up = Math.cos(a)
      const bay = i % 2 ? 0.94 - r() * amount : 1 + r() * amount
      return [
        Math.sin(a) * wide * (up > 0 ? 1 - up * 0.22 : 1) * bay + (up > 0 ? up * lean : 0),
        -up * (up > 0 ? tall : 0.62) * bay + (i % 2 ? 0 : 0.05),
      ]
    })
  const put = (ring, dx, dy) => {
    k.beginPath()
    for (const [px, py] of ring) k.lineTo(x + (px + dx) * q, y + (py + dy) * q)
    k.closePath()
  }
  k.save()
  put(crown(22 + 2 * Math.round(q * 2.4), 0.06), 0, 0)
  k.fillStyle = tones[0]
  k.fill()
  k.clip()
  const d = 0.18 + r() * 0.12
  for (const [i, c] of [tones[1], tones[2]].entries()) {
    put(crown(20 + 2 * Math.round(q * 2), 0.12), -d * (1 + i * 1.2), -d * (1 + i))
    k.fillStyle = c
    k.fill()
  }
  k.restore()
}

/** A spruce that stayed green: drooping storeys, its left side lit. */
function spruce(k, x, y, q, r) {
  const n = 6
  const side = (m) =>
    Array.from({ length: n }, (_, i) => {
      const t = (i + 1) / n
      const w = q * 0.34 * t * (0.85 + r() * 0.3)
      const py = y - q * 1.7 * (1 - t)
      return [
        [x + m * w, py],
        [x + m * w * 0.5, py - q * 0.05],
      ]
    }).flat()
  const [left, right] = [side(-1), side(1)]
  fill(k, '#24423f', [[x, y - q * 1.85], ...right, ...left.reverse()])
  fill(k, '#3f6a50', [[x, y - q * 1.85], [x - q * 0.04, y - q * 0.2], ...left.slice(1)])
}

const GOLD = ['#c67f2e', '#eaae3e', '#fbd462']
const RUST = ['#a4602c', '#cb8531', '#e3a23e']
const SHADE = ['#744834', '#945c34', '#ae7238']

/** Birches above the line, on the shelves of the rock. */
export function upper(k) {
  const r = random(71)
  for (const [x, y, n, spread, q] of [
    [71, 40.5, 16, 4, 1.5],
    [80, 40.5, 22, 6, 2.2],
    [94, 39.5, 24, 8, 3],
    [108, 37.5, 22, 8, 4.2],
    [122, 32, 18, 8, 6],
  ]) {
    const list = Array.from({ length: n }, () => [
      x + (r() - 0.5) * 2 * spread,
      y + (r() - 0.5) * q * 0.7,
    ])
    for (const [px, py] of list.sort((a, b) => a[1] - b[1]))
      birch(k, px, py, q * (0.75 + r() * 0.5), [GOLD, GOLD, RUST, SHADE][Math.floor(r() * 4)], r)
  }
}

/** The slope under the ledge: crowns that grow towards us, dark in the near corner. */
export function slope(k) {
  fill(
    k,
    '#7c4c34',
    points(
      '62 49 70 49.800 88 51.600 102 56 107.500 67.500 101.500 87.500 98 98 8 98 20 89 32 80 44 70 52 60 57 52',
    ),
  )
  const r = random(33)
  const list = []
  for (let i = 0; i < 330; i++) {
    const y = 51 + r() ** 0.85 * 48
    const left = 60 - (y - 51) * 1.12 - r() * 2
    const right = y < 56 ? 62 + (y - 49) * 5 : 104 - Math.max(0, y - 68) * 0.24
    const x = left + (right - left) * r()
    if (y > 54.8 || x > 67) list.push([x, y])
  }
  for (const [i, [x, y]] of list.sort((a, b) => a[1] - b[1]).entries()) {
    const q = (1.3 + (y - 50) * 0.15) * (0.6 + r() ** 1.6 * 1)
    // Stands of one colour: those in the hollows lie in shade, those on the rises are pale gold.
    const v = fbm(x * 0.055 + 3, y * 0.075, 2) + (74 - y) * 0.008 + (x > 90 ? -0.14 : 0)
    if (i % 17 === 5) spruce(k, x, y + q * 0.5, q * 1.15, r)
    else birch(k, x, y, q, v > 0.12 ? GOLD : v > -0.08 ? RUST : SHADE, r, y > 60 && r() < 0.4)
  }
}

/** Rock before the end of the ledge, where it goes into the mountain. */
export function shoulder(k) {
  fill(
    k,
    '#b59478',
    rough(points('49 54 52.500 47 54.600 43.500 56 44.500 56.600 48.500 58.500 51 61 55'), 0.2, 4),
  )
  fill(k, '#8d7068', points('55.600 45 56.600 48.500 58.500 51 61 55 57.500 55 56 50'))
}
