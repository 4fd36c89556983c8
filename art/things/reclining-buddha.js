// The reclining Buddha of Wat Pho seen from its feet, in metres and true perspective: 46 metres of gilding behind two soles of mother-of-pearl.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, stroke } from '../core/field.js'
import { head } from './buddha-face.js'
import { foot } from './buddha-soles.js'
import { B, line, list, soft } from './wat-pho-view.js'

export const GOLD = {
  top: '#fff0b0',
  face: '#ffcf5a',
  half: '#eda83c',
  shade: '#c47a30',
  deep: '#8a4a2c',
  line: '#a8622a',
  ink: '#4c2830',
  pearl: '#fffbea',
}
const FLOOR = 0.8

/** The body in its cloth, from the ankles to the throat. */
const BODY = [
  [1.2, 0.4, FLOOR],
  [0.6, 0.7, FLOOR + 0.2],
  [0.5, 0.9, 2.4],
  [0.6, 0.9, 3.7],
  [2.4, 1.2, 3.5],
  [5, 1.3, 3.7],
  [8.6, 1.6, 4.2],
  [10.6, 1.7, 4.6],
  [12.8, 1.8, 4.85],
  [15.4, 1.9, 5],
  [19, 2, 5.6],
  [22.5, 2, 6.1],
  [25, 2, 6.1],
  [28, 2, 6.1],
  [31, 2, 6.9],
  [33.5, 1.6, 7.2],
  [35.5, 1.2, 8],
  [37.5, 1, 8.8],
  [38.5, 0.6, 8.4],
  [38.6, 0, 6],
  [37.6, -0.8, 3.4],
  [36.6, -1.4, FLOOR],
  [30, -0.7, FLOOR],
  [20, -0.4, FLOOR],
  [10, -0.2, FLOOR],
  [5, -0.1, FLOOR],
  [3, 0, FLOOR],
]

function body(k, t) {
  const d = soft(BODY, 0.8)
  path(k, t.face, d)
  k.save()
  k.clip(new Path2D(d))
  // What turns down lies in half shade, what lies on the plinth in shade.
  path(
    k,
    t.half,
    soft([
      [0, 0, 2.5],
      [3, 0, 2.4],
      [8, 0, 2.7],
      [14, 0, 3],
      [20, 0, 3.6],
      [25, 0, 3.4],
      [30, 0, 3],
      [34, -0.6, 3.4],
      [37, -1, 3],
      [40, -2, 0],
      [20, -2, -0.6],
      [0, -1, 0],
    ]),
  )
  path(
    k,
    t.shade,
    soft([
      [0, 0, 1.6],
      [4, 0, 1.5],
      [10, 0, 1.7],
      [18, 0, 1.9],
      [26, 0, 1.8],
      [33, -0.6, 1.7],
      [38, -1.4, 1.3],
      [40, -2, -0.6],
      [20, -2, -0.6],
      [0, -1, -0.6],
    ]),
  )
  // The light from the doors lies along shin, knee and thigh, each a plane of its own.
  path(
    k,
    t.top,
    soft([
      [3.4, 1.2, 3.6],
      [6, 1.5, 4],
      [9.4, 1.7, 4.7],
      [14, 1.9, 5.4],
      [15, 1.2, 4.8],
      [11, 1, 4],
      [7, 1, 3.5],
      [4.6, 1, 3.3],
    ]),
  )
  // Below the knee the upper leg lies on the lower one: a deep fold between them, and the cloth hangs from it.
  path(
    k,
    t.shade,
    soft([
      [3.2, 0.2, 2.5],
      [7, 0.2, 2.66],
      [11, 0.3, 3.2],
      [13, 0.4, 3.9],
      [12.4, 0.3, 3.1],
      [10, 0.2, 2.5],
      [6, 0.1, 2.2],
      [3.2, 0.1, 2.2],
    ]),
  )
  for (const [s, high, wide, low] of [
    [15.4, 3.6, 3.4, 1.7],
    [21.6, 4.1, 5.6, 1.4],
  ])
    path(
      k,
      t.shade,
      soft([
        [s, 0.5, high],
        [s - 0.8, 0.3, high * 0.76],
        [s - 1.2 - wide * 0.9, 0, low],
        [s - 0.6 - wide * 0.6, 0, low - 0.3],
        [s - 0.3, 0.2, high * 0.7],
      ]),
    )
  k.restore()
  // The hem at the ankle, double.
  for (const [d, wide] of [
    [0, 1],
    [0.9, 0.44],
  ]) {
    const hem = [
      [3.5 + d, 0.86, 3.42 + d * 0.05],
      [3.1 + d, 0.4, 2.9],
      [2.9 + d, 0.16, 1.9],
      [2.9 + d, 0.1, FLOOR],
    ]
    line(k, t.deep, 0.9 * wide, hem)
    line(k, t.top, 0.42 * wide, hem)
  }
  // The folded cloth that lies over the shoulder, and its edge across the breast.
  path(
    k,
    t.half,
    soft([
      [36.4, 1, 9],
      [35.6, 0, 7],
      [33.8, -0.2, 4.4],
      [31, -0.3, 2.2],
      [29.6, -0.3, 2.4],
      [32.2, -0.1, 4.6],
      [34.2, 0.2, 7],
      [35.2, 1, 8.6],
    ]),
  )
  line(k, t.line, 0.36, [
    [36.6, 1, 9.2],
    [36.4, 0, 7],
    [34.6, -0.4, 4.2],
    [32, -0.4, 2],
  ])
}

const ARM = [
  [36.4, 1.6, 9.6],
  [34.6, 2.2, 9.9],
  [32.2, 2.2, 8.5],
  [28, 1.6, 7],
  [23, 1.3, 6.5],
  [17, 1.2, 5.4],
  [12.6, 1, 4.5],
  [9.6, 0.9, 3.9],
  [9.4, 0.7, 3.55],
  [12.4, 0.4, 3.7],
  [17, 0.3, 4.3],
  [22, 0.2, 4.9],
  [26, 0.2, 5],
  [30, 0.2, 5.2],
  [33, 0.2, 6.6],
  [35.6, 0.4, 8],
]
function arm(k, t) {
  k.save()
  k.translate(0.5, 1.1)
  path(k, t.shade, soft(ARM))
  k.restore()
  const d = soft(ARM)
  path(k, t.face, d)
  stroke(k, t.half, 0.5, d)
  k.save()
  k.clip(new Path2D(d))
  path(
    k,
    t.half,
    soft([
      [36, 0.2, 8],
      [33, 0.2, 7],
      [30, 0.2, 5.8],
      [26, 0.2, 5.5],
      [18, 0.4, 4.8],
      [9, 0.7, 3.6],
      [10, 0, 3],
      [26, 0, 4],
      [36, 0, 6],
    ]),
  )
  path(
    k,
    t.top,
    soft([
      [33, 2.2, 9],
      [31, 2.4, 8.2],
      [27, 1.8, 7],
      [20, 1.5, 6.2],
      [14, 1.2, 5],
      [14.6, 0.9, 4.7],
      [20, 1, 5.7],
      [27, 1.1, 6.4],
      [31, 1.5, 7.4],
    ]),
  )
  k.restore()
  // Fingers laid along the thigh.
  for (const d of [0, 0.17, 0.34])
    line(k, t.line, 0.28, [
      [12.6, 0.8, 4.05 + d],
      [10, 0.8, 3.62 + d * 0.8],
    ])
}

/** The arm that bears the head: pillow, upper arm on it, forearm upright, the palm under cheek and ear. */
function support(k, t) {
  for (const [y0, y1, m0, c, d] of [
    [FLOOR, 2.4, -3.6, '#2c5494', '#1f3c74'],
    [2.4, 3.9, -2.9, '#3468a8', '#264a84'],
  ]) {
    fill(
      k,
      c,
      list([
        [37, m0, y0],
        [44, m0, y0],
        [44, m0, y1],
        [37, m0, y1],
      ]),
    )
    fill(
      k,
      d,
      list([
        [37, m0, y0],
        [37, 1, y0],
        [37, 1, y1],
        [37, m0, y1],
      ]),
    )
    for (const y of [y0 + 0.2, y1 - 0.2])
      for (const [a, b] of [
        [B(37, 0, y), B(37, m0, y)],
        [B(37, m0, y), B(44, m0, y)],
      ])
        stroke(k, '#ffd884', 0.36, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
  path(
    k,
    t.half,
    'M23 41C22.400 45 20 49 18.800 52C18 54 18.400 55 20.400 55.200C24 55.600 29 55.600 31 55C30.400 51 30.600 46.600 31.400 42.500Z',
  )
  path(
    k,
    t.face,
    'M23 41C22.400 45 20 49 18.800 52C18 54 18.400 55 20.400 55.200C23 55 24 53.600 24.600 51.600C25.600 48 26.600 45 27.400 42Z',
  )
}

/** The flat hand behind cheek and ear: palm and four fingers close together, one after the other in length. */
function hand(k, t) {
  const [x, y] = B(41, -0.4, 8.4)
  k.save()
  k.translate(x, y)
  for (const [d, c] of [
    [
      'M-2.600 1.800C-5.200 0.300 -7.600 -2.600 -8.500 -5.800C-8.900 -7.400 -7.300 -8 -6.600 -6.600C-5.500 -4.100 -3.900 -2 -1.800 -0.600Z',
      t.half,
    ],
    [
      'M-2.700 1.400C-4.900 -0.800 -6.900 -4.600 -7.700 -8.300C-8 -9.900 -6.300 -10.500 -5.700 -9C-4.700 -6 -3.100 -3.200 -1 -1.400Z',
      t.half,
    ],
    [
      'M-1.900 0.800C-3.900 -1.700 -5.500 -5.900 -6.200 -10C-6.500 -11.600 -4.800 -12.100 -4.200 -10.500C-3.400 -7.200 -2 -4.200 0 -2.200Z',
      t.face,
    ],
    [
      'M-1 0.400C-2.700 -2.400 -3.900 -6 -4.400 -9.800C-4.600 -11.400 -2.900 -11.700 -2.400 -10.100C-1.800 -7 -0.600 -4.600 1.200 -2.600Z',
      t.face,
    ],
  ]) {
    path(k, c, d)
    stroke(k, t.line, 0.24, d)
  }
  path(
    k,
    t.half,
    'M-1.800 5.600C-3.600 3 -4 0.600 -0.400 -2.800C2 -3.600 4.400 -2.600 5.200 -0.600C5.600 1 5 2.800 3.400 3.800Z',
  )
  path(
    k,
    t.face,
    'M-1.800 5.600C-3.600 3 -3.800 0.400 -0.400 -2.800C0.600 -1.200 0.800 1.200 0.600 3.200Z',
  )
  k.restore()
}

export function reclining(k, t = GOLD) {
  support(k, t)
  body(k, t)
  arm(k, t)
  // The throat and its three lines.
  const [nx, ny] = B(38.2, 0.4, 9)
  path(
    k,
    t.half,
    `M${nx - 4} ${ny - 4}C${nx + 2} ${ny - 5} ${nx + 5} ${ny - 3} ${nx + 7} ${ny - 1}C${nx + 6} ${ny + 3} ${nx + 4} ${ny + 7} ${nx} ${ny + 8}C${nx - 3} ${ny + 5} ${nx - 5} ${ny} ${nx - 4} ${ny - 4}Z`,
  )
  for (const d of [0, 1.7, 3.4])
    stroke(
      k,
      t.line,
      0.3,
      `M${nx + 0.6 + d} ${ny - 4 + d * 0.4}C${nx + 1.6 + d} ${ny - 1} ${nx + 0.8 + d} ${ny + 2} ${nx - 1 + d} ${ny + 4}`,
    )
  hand(k, t)
  const [x, y] = B(40, 0.5, 11.3)
  k.save()
  k.translate(x, y)
  k.rotate(-0.62)
  k.scale(0.92, 0.98)
  head(k, t)
  k.restore()
  // The dark between and behind the feet.
  fill(
    k,
    t.deep,
    list([
      [0.2, -0.2, FLOOR],
      [0.2, 4.1, FLOOR],
      [0.2, 4.1, 3.9],
      [0.2, -0.2, 3.9],
    ]),
  )
  foot(k, FLOOR, t)
  foot(k, FLOOR + 1.66, t)
}
