// The hall of the reclining Buddha, in metres: pillars and painted wall behind the body, plinth, marble floor with the sun of the doors.
import { fill, path, points, stroke } from '../core/field.js'
import { B, P } from './wat-pho-view.js'

const quad = (k, c, rows) =>
  fill(
    k,
    c,
    rows.map(([s, m, y]) => {
      const [a, b] = B(s, m, y)
      return [a, b]
    }),
  )

/** A chedi of the wall painting: where along the wall, how high its foot and itself. */
const chedi = (k, c, s, y, high) => {
  const p = (ds, dy) => {
    const [a, b] = B(s + ds * high, 9, y + dy * high)
    return `${a} ${b}`
  }
  path(
    k,
    c,
    `M${p(-0.3, 0)}L${p(-0.28, 0.16)}L${p(-0.2, 0.2)}Q${p(-0.16, 0.46)} ${p(-0.05, 0.52)}L${p(0, 1)}L${p(0.05, 0.52)}Q${p(0.16, 0.46)} ${p(0.2, 0.2)}L${p(0.28, 0.16)}L${p(0.3, 0)}Z`,
  )
}

/** The painted wall of one bay: a red border with gilt lines, blue-green hills, a gilded town. */
function mural(k, s, n) {
  const [a, b] = [s + 1.7, s + 9.8]
  const band = (c, y0, y1) =>
    quad(k, c, [
      [a, 9, y0],
      [b, 9, y0],
      [b, 9, y1],
      [a, 9, y1],
    ])
  band('#14484c', 4.6, 16)
  // Far hills, the town before them, near hills over its foot, each with a round line.
  const hills = (c, rows) => {
    const top = rows.map((y, i) => {
      const [px, py] = B(a + ((b - a) * i) / (rows.length - 1), 9, y)
      return [px, py]
    })
    const [x0, y0] = B(a, 9, 4.6)
    const [x1, y1] = B(b, 9, 4.6)
    let d = `M${x0} ${y0}L${top[0]}`
    for (let i = 1; i < top.length; i++) {
      const [u, v] = [top[i - 1], top[i]]
      const mid = (u[0] + v[0]) / 2
      d += `C${mid} ${u[1]} ${mid} ${v[1]} ${v[0]} ${v[1]}`
    }
    path(k, c, `${d}L${x1} ${y1}Z`)
  }
  hills('#1b5957', n % 2 ? [9, 11.6, 9.6, 8] : [8, 9.4, 12, 9])
  chedi(k, '#b08a48', s + 3.8 + (n % 3), 6.4, 4.8)
  chedi(k, '#84703f', s + 7 + (n % 2), 6, 3)
  hills('#226a62', n % 2 ? [7, 7.3, 8.2, 7.2] : [7.4, 7.9, 7.3, 7.8])
  band('#7a2c3c', 3.4, 4.6)
  band('#c89444', 4.5, 4.72)
  band('#c89444', 3.3, 3.5)
  band('#5c2438', 0, 3.3)
  band('#7a2c3c', 16, 17)
  band('#c89444', 15.9, 16.12)
}

export function hall(k) {
  const wall = k.createLinearGradient(0, 0, 0, 76)
  wall.addColorStop(0, '#0f3a3c')
  wall.addColorStop(1, '#1a5450')
  const base = [
    [-8, 9, 0],
    [62, 9, 0],
    [62, -60, 0],
  ].map(([s, m, y]) => B(s, m, y))
  fill(k, wall, [[base[0][0], -6], ...base, [base[2][0], -6]])
  for (let s = 56, n = 0; s >= -14; s -= 10, n++) mural(k, s, n)
  // The end wall has the same red foot and gilt lines.
  for (const [y0, y1, c] of [
    [0, 3.3, '#4c2036'],
    [3.3, 4.6, '#68283a'],
    [3.3, 3.5, '#a8803c'],
    [4.5, 4.72, '#a8803c'],
    [15.9, 16.12, '#a8803c'],
    [16.12, 17.2, '#68283a'],
  ])
    quad(k, c, [
      [62, 9, y0],
      [62, -60, y0],
      [62, -60, y1],
      [62, 9, y1],
    ])
  // The ceiling over the head: red, with gilded beams across.
  quad(k, '#4c1f34', [
    [62, 9, 18],
    [26, 9, 18],
    [26, -16, 18],
    [62, -40, 18],
  ])
  for (let s = 58; s > 28; s -= 5)
    quad(k, '#74303c', [
      [s, 9, 18],
      [s - 1, 9, 18],
      [s - 1, -30, 18],
      [s, -30, 18],
    ])
  // Pillars, square, the side to the doors lighter, gilt borders and a few gilt stars on it, a collar of gold above.
  for (let s = 56; s >= -4; s -= 10) {
    const [a, b] = [s, s + 1.5]
    quad(k, '#0d3138', [
      [a, 7, 0],
      [a, 8.4, 0],
      [a, 8.4, 30],
      [a, 7, 30],
    ])
    quad(k, '#28705f', [
      [a, 7, 0],
      [b, 7, 0],
      [b, 7, 30],
      [a, 7, 30],
    ])
    for (const [m0, m1, c] of [
      [7.1, 7.2, '#a8803c'],
      [8.2, 8.3, '#a8803c'],
    ])
      quad(k, c, [
        [a, m0, 0],
        [a, m1, 0],
        [a, m1, 30],
        [a, m0, 30],
      ])
    for (let y = 4.2; y < 18; y += 1.7)
      quad(k, '#8c7440', [
        [a, 7.7, y],
        [a, 7.92, y + 0.42],
        [a, 7.7, y + 0.84],
        [a, 7.48, y + 0.42],
      ])
  }
}

/** Floor and plinth; the sun comes from doors on our left and lies in long bars on the marble. */
export function floor(k) {
  const g = k.createLinearGradient(0, 61, 0, 90)
  g.addColorStop(0, '#2c5a5c')
  g.addColorStop(0.4, '#35566a')
  g.addColorStop(1, '#24385a')
  k.fillStyle = g
  fill(k, g, points('-6 61 166 61 166 96 -6 96'))
  const far = (X, Z) => {
    const [x, y] = P(X, 0, Z)
    return [x, y]
  }
  // Joints of the slabs.
  for (const X of [-8, -6, -4, -2, 0, 2, 4, 6, 8, 10])
    stroke(k, 'rgba(150,190,190,.16)', 0.16, `M${far(X, 8)}L${far(X, 60)}`)
  for (const Z of [12.4, 14.2, 17, 21.5, 30])
    stroke(k, 'rgba(150,190,190,.16)', 0.16, `M-6 ${far(0, Z)[1]}H166`)
}

/** The sun of the doors lies on the marble in one long field for each door, with the shade of the wall between them. */
export function sunPool(k) {
  for (let s = 5; s < 60; s += 11)
    for (const [e, c] of [
      [0.3, 'rgba(214,190,150,.45)'],
      [0, '#f4d49a'],
    ])
      quad(k, c, [
        [s - e, -2.2 + e * 0.4, 0],
        [s + 7.4 + e, -2.2 + e * 0.4, 0],
        [s + 1.4 + e, -13 - e, 0],
        [s - 6 - e, -13 - e, 0],
      ])
}

export function plinth(k) {
  quad(k, '#8a3440', [
    [-0.6, -1.6, 0.8],
    [60, -1.6, 0.8],
    [60, 6.4, 0.8],
    [-0.6, 6.4, 0.8],
  ])
  quad(k, '#e0724c', [
    [-0.6, -1.6, 0.8],
    [60, -1.6, 0.8],
    [60, -0.9, 0.8],
    [-0.6, -0.9, 0.8],
  ])
  // Its long side to the doors, lit, and its short end under the feet, in shade.
  quad(k, '#c8443c', [
    [-0.6, -1.6, 0],
    [60, -1.6, 0],
    [60, -1.6, 0.8],
    [-0.6, -1.6, 0.8],
  ])
  quad(k, '#7c2840', [
    [-0.6, -1.6, 0],
    [-0.6, 6.4, 0],
    [-0.6, 6.4, 0.8],
    [-0.6, -1.6, 0.8],
  ])
  for (const [y0, y1, lit, dim] of [
    [0.66, 0.8, '#ffd878', '#b07c48'],
    [0, 0.12, '#e8a04c', '#8c5040'],
  ]) {
    quad(k, lit, [
      [-0.6, -1.6, y0],
      [60, -1.6, y0],
      [60, -1.6, y1],
      [-0.6, -1.6, y1],
    ])
    quad(k, dim, [
      [-0.6, -1.6, y0],
      [-0.6, 6.4, y0],
      [-0.6, 6.4, y1],
      [-0.6, -1.6, y1],
    ])
  }
}

/** A cat asleep on its side, as the great one lies; its head on the left, 8 long. */
export function sleeper(k) {
  path(
    k,
    '#e8843c',
    'M-3.800 -1.200C-3 -2.600 -1.400 -3 0.200 -2.700C2 -2.400 3.200 -2.200 4 -1.300C4.600 -0.500 4.400 0 3.800 0H-2.800C-3.600 0 -4.200 -0.500 -3.800 -1.200Z',
  )
  path(k, '#b85c34', 'M-2.800 0C-1 -0.900 2 -1 4.200 -0.500C4.200 -0.200 4.100 0 3.800 0Z')
  stroke(k, '#e8843c', 0.56, 'M3.900 -0.500C5.200 -0.300 6 -0.400 6.400 -1.200')
  stroke(k, '#e8843c', 0.5, 'M-2.400 -0.400L-4.600 -0.200M2 -0.300L0.200 0.100')
  path(
    k,
    '#f09848',
    'M-5.500 -2.200C-5.500 -3.200 -4.700 -3.600 -4 -3.600C-3.200 -3.600 -2.500 -3.100 -2.500 -2.200C-2.500 -1.300 -3.200 -0.900 -4 -0.900C-4.900 -0.900 -5.500 -1.300 -5.500 -2.200Z',
  )
  path(
    k,
    '#f09848',
    'M-5.400 -2.600L-5.500 -4.200L-4.400 -3.400ZM-3.600 -3.500L-2.700 -4.200L-2.600 -2.700Z',
  )
  path(k, '#fff0d8', 'M-4.800 -1.500Q-4 -2.200 -3.200 -1.500Q-4 -0.700 -4.800 -1.500Z')
  stroke(
    k,
    '#5c2c34',
    0.18,
    'M-5 -2.200Q-4.700 -1.900 -4.400 -2.200M-3.700 -2.200Q-3.400 -1.900 -3.100 -2.200',
  )
  stroke(
    k,
    '#b85c34',
    0.26,
    'M-0.600 -2.700L-0.200 -1.900M0.800 -2.600L1.100 -1.700M2.100 -2.300L2.300 -1.500',
  )
}
