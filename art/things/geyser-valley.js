// The valley of Haukadalur against the sun: hills, rings of sinter, the rope, a plover.
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

export const HORIZON = 55

/** The sky of an early autumn morning, the hills of Haukadalur, frost where the sun has not been. */
export function valley(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [a, c] of [
    [0, '#2c64a4'],
    [0.4, '#7ca8cc'],
    [0.72, '#f4d4b0'],
    [1, '#fff0c4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, HORIZON + 8)
  const sun = k.createRadialGradient(90, 36, 3, 90, 36, 46)
  sun.addColorStop(0, 'rgba(255,246,208,.95)')
  sun.addColorStop(0.35, 'rgba(255,226,160,.4)')
  sun.addColorStop(1, 'rgba(255,220,150,0)')
  k.fillStyle = sun
  k.fillRect(30, -5, 130, HORIZON + 6)
  for (const [c, d] of [
    [
      '#fff0d0',
      'M-6 17C4 16 10 17.400 20 14.600C28 12.600 36 14 46 11C40 15.600 30 17 20 18.600C10 20 2 19 -6 19.400Z',
    ],
    [
      '#ffe4b4',
      'M-6 27C-2 26.400 0 24.600 4 24.400C7 22 12 22.200 14 24.600C18 23.800 21 25.600 23 26.600C28 26.400 31 27 36 27.400C24 28.400 8 28.600 -6 28.200Z',
    ],
  ])
    path(k, c, d)
  // Far hills, each nearer one darker; the sun skims their edges.
  fill(
    k,
    '#c8b4bc',
    rough(
      points(
        '-8 52 6 47 16 44.500 24 46 34 43.500 44 46 56 48.500 68 47 80 50 96 52 168 53 168 58 -8 58',
      ),
      0.2,
      2,
    ),
  )
  fill(
    k,
    '#8c88ac',
    rough(
      points(
        '58 56 70 52 80 47 88 44 96 39 104 35.500 110 36.500 118 32 126 30 134 32.500 142 31 150 35 158 38 168 39 168 58 58 58',
      ),
      0.25,
      4,
    ),
  )
  for (const [c, t] of [
    ['#ecc8a8', '58 56 70 52 80 47 88 44 96 39 104 35.500 101 40 97 43 93 48 86 51 78 55'],
    ['#ecc8a8', '118 32 126 30 123 35 118 39 116 45 110 48 108 42 112 38'],
    ['#ecc8a8', '142 31 150 35 147 39 143 42 141 38'],
    ['#f8f0ec', '104 35.500 110 36.500 107 39 108 41.500 104 40 102 42 102.500 38'],
    ['#f8f0ec', '126 30 134 32.500 131 35 132 38 128 36 125.500 39 125 34'],
    ['#d4d0e0', '134 32.500 142 31 141 35 138 37 137 34.500 134 37'],
    ['#70709c', '134 36 140 40 138 46 144 50 136 56 128 56 132 46'],
    ['#70709c', '152 38 160 42 158 48 164 54 150 55 154 46'],
  ])
    fill(k, c, rough(points(t), 0.25, t.length))
  fill(
    k,
    '#646490',
    rough(
      points(
        '-8 52.500 10 51 24 52 36 53 52 54 70 54.500 90 53.500 110 54 130 52.500 150 53 168 51.500 168 58 -8 58',
      ),
      0.2,
      7,
    ),
  )
  // Other springs breathe.
  for (const [x, q] of points('14 1 22 0.600 150 1.100 137 0.550'))
    path(
      k,
      'rgba(255,244,220,.55)',
      `M${x} 55C${x - 1.4 * q} 53 ${x + 0.4 * q} 51.500 ${x + 0.2 * q} 50C${x + 0.2 * q} 48 ${x + 2.4 * q} 47.500 ${x + 2.6 * q} 45C${x + 3.2 * q} 42.500 ${x + 6 * q} 42.500 ${x + 7 * q} 40C${x + 8.4 * q} 42.500 ${x + 7 * q} 45 ${x + 6 * q} 46.500 ${x + 5.4 * q} 48.500 ${x + 3.6 * q} 50 ${x + 3.4 * q} 52 ${x + 2 * q} 55Z`,
    )
}

/** Ground: rust and ochre, frost in the hollows, the rings of sinter, the runnels that shine. */
export function ground(k) {
  const g = k.createLinearGradient(0, 54, 0, 90)
  for (const [a, c] of [
    [0, '#c89878'],
    [0.25, '#a46c5c'],
    [1, '#5c3c54'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, 54.5, 174, 42)
  for (const [c, d] of [
    [
      '#e8c49c',
      'M-6 56C20 55 60 56.500 100 55.600C130 55 150 56 168 55.500V57C140 58 110 57.600 80 58.200C50 58.600 20 57.800 -6 58.600Z',
    ],
    [
      '#8c5c58',
      'M-6 60.500C14 59.800 36 60.600 52 62C40 63 30 64.600 14 64.800C6 65 0 65.600 -6 65.400Z',
    ],
    ['#b88468', 'M112 58.800C126 58 146 58.600 168 58V60.600C150 61 126 60.600 112 58.800Z'],
    ['#4c3450', 'M-6 80C12 78 34 79 50 82C40 86 16 89 -6 89Z'],
    ['#4c3450', 'M118 84C134 81 152 80.500 168 81V96H112C112 91 114 87 118 84Z'],
  ])
    path(k, c, d)
  // Sinter: flat rings, paler towards the pool, their far edges in the sun.
  for (const [rx, ry, c] of [
    [46, 9.2, '#8c5c58'],
    [40, 7.8, '#b88468'],
    [34, 6.4, '#d8a884'],
    [27, 5, '#c49890'],
    [20, 3.6, '#e8ccb0'],
    [14, 2.4, '#b4c0c0'],
  ]) {
    const w = (t) => 1 + 0.05 * Math.sin(t * 3 + rx) + 0.035 * Math.sin(t * 7 + rx * 2)
    const p = []
    for (let i = 0; i < 48; i++) {
      const t = (i / 48) * Math.PI * 2
      p.push([91 + Math.cos(t) * rx * w(t), 69.5 + Math.sin(t) * ry * w(t)])
    }
    fill(k, c, p)
  }
  path(
    k,
    '#3c94b8',
    'M80 69.200C82 67.700 88 67.200 92 67.300C97 67.300 101.500 68.200 102 69.300C101 71 96 71.500 91 71.500C86 71.500 81 70.900 80 69.200Z',
  )
  path(
    k,
    '#8cd8e0',
    'M83 69C86 68 90 67.900 93 68C97 68.200 99.500 68.800 99.500 69.400C97 70.200 94 70.300 90 70.300C87 70.300 84 69.900 83 69Z',
  )
  // What has been thrown out runs away and mirrors the sky.
  for (const [c, d] of [
    [
      '#f8d8a8',
      'M76 73C70 75 66 76 62 78.600C58 81 50 83 44 87C41 89 38 92 36 96H27C31 91 36 88 42 85C50 81.500 54 79.600 58 77.400C63 74.800 68 73.600 74 72.400Z',
    ],
    [
      '#fff0cc',
      'M62 78.600C58 81 50 83 44 87C41 89 38 92 36 96H33C36 91 40 88 45 85.500C51 82.500 57 80 62 78.600Z',
    ],
    [
      '#c8b4b8',
      'M104 73.500C112 75 118 77.500 126 79.500C136 82 146 84 152 88C146 86.600 134 84.600 124 82C114 79.600 108 76.500 102 74.500Z',
    ],
  ])
    path(k, c, d)
  const r = random(12)
  for (let i = 0; i < 60; i++) {
    const [x, y] = [r() * 170 - 5, 76 + r() * 14]
    if (Math.abs(x - 91) < 46 && y < 80) continue
    const q = 0.25 + r() * (y - 70) * 0.04
    path(k, '#34243c', `M${x - q} ${y}q${q * 0.8} ${-q} ${q * 2} 0q${-q} ${q * 0.4} ${-q * 2} 0Z`)
    path(k, '#dca47c', `M${x - q * 0.9} ${y - q * 0.15}q${q * 0.5} ${-q * 0.7} ${q} ${-q * 0.3}Z`)
  }
}

/** The rope that keeps one away, on short irons. */
export function rope(k, text) {
  const list = points(text)
  for (const [x, y] of list) {
    stroke(k, '#2c2038', 0.26, `M${x} ${y}v-2.600`)
    path(k, '#ffdca4', `M${x - 0.22} ${y - 2.7}h0.220v2.600h-0.220Z`)
  }
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b] = [list[i], list[i + 1]]
    stroke(
      k,
      '#f4e4c8',
      0.17,
      `M${a[0]} ${a[1] - 2.5}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 - 1.2} ${b[0]} ${b[1] - 2.5}`,
    )
  }
}

/** A golden plover, 6 tall, to the left. */
export function plover(k) {
  stroke(k, '#2c2038', 0.36, 'M-0.400 0V-2.400M0.900 0V-2.400')
  path(
    k,
    '#2c2038',
    'M-3 -6.400C-2.200 -7.200 -0.800 -6.800 -0.700 -5.600C-0.400 -4.600 1 -4.200 2.600 -3.600L5 -2.600C3 -2 0.600 -1.800 -1 -2.200C-2.600 -2.600 -2.900 -4 -2.700 -5.200L-4.200 -5.600Z',
  )
  path(
    k,
    '#dca454',
    'M-2.400 -6.800C-1.600 -7 -0.800 -6.600 -0.700 -5.600C-0.400 -4.600 1 -4.200 2.600 -3.600L5 -2.600C3 -2.700 0.600 -3 -0.600 -3.800C-1.500 -4.400 -1.600 -5.800 -2.400 -6.800Z',
  )
}
