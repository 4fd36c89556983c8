// A leopard asleep along a bough, its legs hanging down, to the left; the bough's upper edge is y = 0, the light comes from behind, above.
import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

const [COAT, WARM, SHADE, DEEP, INK, GOLD, CREAM] = [
  '#d08444',
  '#e8a45c',
  '#98583c',
  '#6c3c3c',
  '#3a1f30',
  '#fff0b4',
  '#f8e0b4',
]

const BODY = closed(
  points(
    '-13.5 -0.6 -13.4 -4 -12.4 -6.4 -9.8 -6.9 -7.4 -8.2 -4.6 -8 -1 -6.9 3.4 -6.6 7.6 -7.2 11 -8.5 14 -8.6 16.8 -7.2 18.4 -4.6 18.4 -1.6 16.6 0.8 8 1.4 -2 1.6 -10 1.2',
  ),
  0.5,
)
const HEAD = closed(
  points(
    '-21.9 -3.3 -21.5 -4.3 -20.3 -5.1 -18.9 -5.9 -17.6 -7.1 -15.6 -7.7 -13.4 -7.2 -11.8 -5.8 -11.2 -3.6 -11.8 -1.6 -13.6 -0.5 -16.4 -0.2 -18.6 -0.6 -20.4 -0.8 -21.6 -1.5 -21.9 -2.4',
  ),
  0.5,
)
const ARM = closed(
  points(
    '-10.6 -4.6 -7.4 -6 -4.6 -4.6 -4.2 -1.4 -5.2 1.6 -5.9 4.4 -6.1 7 -6 8.4 -6.4 9.8 -7.8 10.4 -9.2 10 -9.6 8.8 -9 7.4 -9 5 -9.4 2 -10.6 -1.4',
  ),
  0.5,
)
const LEG = closed(
  points(
    '8 -2.6 9.4 -6.2 13 -7.8 16.4 -6.2 17.6 -2.6 16.2 0.6 14 2.6 13.2 4.8 13.3 7 13.6 8.8 13.2 10.6 12.4 11.8 10.8 12.2 9.4 11.6 9.4 10.4 10.4 9.4 10.2 7.4 9.6 5 9.6 2.6 8.4 0.2',
  ),
  0.5,
)
const FORWARD = closed(
  points(
    '-10 -1.8 -14 -1.6 -18 -1.3 -21.6 -1.4 -23.6 -1 -24.4 0.1 -23.8 1.2 -22 1.5 -18 1.2 -12 1.6 -8 1.4',
  ),
  0.5,
)
const EAR =
  'M-14.600 -7.200C-14.900 -8.600 -14 -9.600 -12.800 -9.300C-11.700 -9 -11.300 -7.700 -11.900 -6.200Z'

const inside = (k, outline, draw) => {
  k.save()
  k.clip(new Path2D(outline))
  draw()
  k.restore()
}
const blot = (k, x, y, q, flat = 0.8) => {
  k.beginPath()
  k.ellipse(x, y, q, q * flat, 0, 0, 7)
  k.fill()
}

/** Points that keep their distance and stand in no row. */
function strewn([x0, y0, x1, y1], gap, r) {
  const list = []
  for (let i = 0; i < 1400; i++) {
    const [x, y] = [x0 + r() * (x1 - x0), y0 + r() * (y1 - y0)]
    const g = gap(x, y)
    if (list.every(([a, b, h]) => Math.hypot(a - x, (b - y) * 1.12) > (g + h) / 2))
      list.push([x, y, g])
  }
  return list
}

/** Rosettes: a darker heart in a broken ring; towards neck, spine, belly and limbs they close to spots. */
function coat(k, box, size, seed) {
  const r = random(seed)
  for (const [x, y, g] of strewn(box, size, r)) {
    const q = g * 0.37
    if (g < 1.3) {
      k.fillStyle = INK
      blot(k, x, y, g * 0.3)
      continue
    }
    k.fillStyle = '#a8643c'
    blot(k, x, y, q)
    k.strokeStyle = INK
    k.lineCap = 'round'
    const turn = r() * 6
    for (let i = 0; i < 3; i++) {
      const from = turn + (i * 6.28) / 3
      k.lineWidth = 0.36 + r() * 0.16
      k.beginPath()
      k.ellipse(x, y, q, q * 0.8, 0, from, from + 1.2 + r() * 0.5)
      k.stroke()
    }
  }
}

/** What hangs on the far side of the bough: draw it before the bough. */
export function asleepBehind(k) {
  stroke(k, DEEP, 2, 'M16.800 -3C19.400 -1 19.200 3 18.800 7')
  stroke(
    k,
    DEEP,
    1.7,
    'M18.800 7C18.200 12 18.400 15.600 20.600 16.600C22.600 17.300 24.200 16 23.800 14.200',
  )
  stroke(k, INK, 1.72, 'M19.300 15.200C20.600 17.300 23.600 17 23.900 14.600')
  stroke(
    k,
    WARM,
    0.5,
    'M18 -2.400C19.900 -0.400 19.700 3.500 19.400 7C18.900 11 19 13.600 19.600 14.600',
  )
  k.fillStyle = INK
  for (const [x, y] of points('19.100 3.600 18.900 6 18.600 8.600 18.400 11 18.600 13.200'))
    blot(k, x, y, 0.62, 0.6)
}

export function asleep(k) {
  path(k, SHADE, FORWARD)
  inside(k, FORWARD, () => {
    path(k, COAT, 'M-26 -3H-8V0.200C-14 -0.300 -20 -0.200 -26 0.500Z')
    k.fillStyle = INK
    for (const [x, y] of points(
      '-22.600 -0.200 -20.800 0.300 -19.400 -0.500 -17.800 0.400 -16.200 0 -14.400 0.600 -12.600 0.300',
    ))
      blot(k, x, y, 0.3)
  })
  stroke(k, INK, 0.2, 'M-23.900 0.200L-23.200 0.500M-23.700 0.800L-23 1')
  path(k, COAT, BODY)
  inside(k, BODY, () => {
    path(k, SHADE, 'M-14 2V-1.600C-9 -2.600 -3 -2.800 3 -2.400C8 -2 13 -2.600 19 -3.400V3Z')
    path(
      k,
      WARM,
      'M-14 -5C-10 -6 -8 -6.800 -5.600 -6.500C-2 -5.600 3 -5.400 7 -5.800C10 -6.200 12 -7 14 -6.900C16 -6.600 17 -5 17.600 -3.600L20 -12H-14Z',
    )
    coat(
      k,
      [-13, -8.8, 18.6, 1.2],
      (x, y) => {
        const ribs = Math.max(0, 1 - Math.abs(x - 1) / 17) * Math.max(0, 1 - Math.abs(y + 4) / 4.6)
        return 1.05 + 1.35 * ribs ** 0.7
      },
      7,
    )
    stroke(
      k,
      GOLD,
      0.95,
      'M-12.600 -6.600L-9.800 -7.100C-8.600 -7.700 -8 -8.300 -7.200 -8.500C-5.600 -8.600 -4 -8 -1 -7.200C1 -6.800 2.500 -6.700 3.400 -6.800C6 -6.900 8 -7.500 11 -8.800C13 -9.200 15.400 -8.700 17 -7.400C18 -6.500 18.700 -4.800 18.700 -3.400',
    )
  })
  for (const [d, shade, box, seed] of [
    [
      ARM,
      'M-11 -2C-9 0 -8.400 3 -8.400 6C-8.300 8 -8.800 9 -8.400 11H-11ZM-5.800 -6C-5.400 -2 -6.800 2 -7 6C-7.100 8 -6.800 9 -7 11H-3V-6Z',
      [-11, -6, -4, 10],
      4,
    ],
    [
      LEG,
      'M14.600 -8C15.400 -4 13.200 -0.600 12 2.400C11.400 5 12 8 11.800 12.600H19V-8Z',
      [8, -8, 18, 12],
      5,
    ],
  ]) {
    path(k, COAT, d)
    inside(k, d, () => {
      path(k, SHADE, shade)
      coat(k, box, (_, y) => (y < -1.5 ? 1.75 : 1.22 - Math.max(0, y) * 0.02), seed)
    })
  }
  // Toes.
  stroke(
    k,
    INK,
    0.2,
    'M-8.800 10.100L-8.600 9.400M-7.900 10.400L-7.800 9.600M-7 10.200L-7 9.500M10.200 12L10.400 11.200M11.200 12.100L11.300 11.300M12.100 11.800L12 11',
  )
  // The haunch stands off from the flank, the shoulder from the ribs.
  stroke(k, SHADE, 0.4, 'M9 -5.600C7.800 -3.800 7.700 -1.600 8.600 0.600')
  stroke(k, SHADE, 0.4, 'M-4.700 -4.900C-3.800 -3 -4 -0.800 -4.800 1')
  head(k)
}

function head(k) {
  path(k, DEEP, EAR)
  path(k, COAT, HEAD)
  inside(k, HEAD, () => {
    path(
      k,
      SHADE,
      'M-20 1C-19 -1.400 -16.600 -1.600 -14.600 -2C-12.800 -2.400 -11.800 -3.800 -11 -6V1Z',
    )
    path(
      k,
      WARM,
      'M-22.500 -4C-20.500 -4.300 -18.500 -4.400 -17 -5.400C-15.200 -6.200 -12.800 -6 -11 -4.600V-9H-22Z',
    )
    // The pale muzzle and chin.
    path(
      k,
      CREAM,
      'M-22.400 -3C-21 -3.900 -19.400 -3.600 -18.700 -2.500C-18.300 -1.600 -18.900 -0.700 -20 -0.400H-23Z',
    )
    stroke(
      k,
      GOLD,
      0.8,
      'M-20.300 -5.300L-18.900 -6.100L-17.600 -7.300C-16.800 -7.800 -16.400 -7.900 -15.600 -7.900C-14.600 -7.900 -13.800 -7.600 -13.400 -7.300',
    )
    k.fillStyle = INK
    for (const [x, y, q] of points(
      '-17.600 -6.300 0.200 -16.500 -6.900 0.220 -15.400 -6.500 0.240 -14.300 -6.900 0.240 -16.300 -5.800 0.240 -14.700 -5.400 0.300 -13.300 -5.900 0.300 -15.900 -4.300 0.280 -14.400 -4 0.340 -12.900 -4.600 0.360 -16.600 -3 0.280 -15.200 -2.600 0.340 -13.700 -2.800 0.380 -12.500 -3.200 0.340 -16.800 -1.500 0.300 -15.200 -1.200 0.340 -13.600 -1.500 0.320',
      3,
    ))
      blot(k, x, y, q)
    for (const [x, y] of points('-20.600 -2.900 -19.900 -2.600 -20.400 -2.200 -19.600 -1.900'))
      blot(k, x, y, 0.13)
  })
  // Nose, mouth, the eye closed under its dark line.
  path(
    k,
    INK,
    'M-22 -3.700C-21.800 -4.300 -21.300 -4.500 -20.900 -4.200C-20.900 -3.700 -21.400 -3.300 -21.900 -3.100Z',
  )
  stroke(k, INK, 0.24, 'M-21.700 -2.900C-21.500 -2.200 -20.800 -1.700 -19.200 -1.700')
  stroke(k, INK, 0.34, 'M-19.300 -4.500C-18.700 -4 -17.900 -4 -17.200 -4.500')
  stroke(k, INK, 0.24, 'M-19.300 -4.500L-19.900 -4')
  inside(k, EAR, () =>
    path(
      k,
      WARM,
      'M-14.600 -7C-14.600 -8.200 -13.700 -8.900 -12.900 -8.500C-12.700 -7.600 -13 -6.600 -13.600 -6Z',
    ),
  )
  stroke(
    k,
    GOLD,
    0.36,
    'M-14.500 -8C-14.500 -9 -13.700 -9.500 -12.800 -9.200C-12.200 -9 -11.900 -8.500 -11.800 -8',
  )
}
