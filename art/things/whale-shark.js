// A whale shark from the side, swimming to the right: ten metres are about 108 units; the middle of its back line near 50, -9.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { smooth } from '../core/noise.js'
import { random } from '../core/random.js'

const TOP = points(
  '-2 -1.500 6 -2 14 -3.200 24 -5.300 34 -7.300 46 -9 58 -10.200 70 -10.600 80 -10.200 88 -9 93 -7.300 96 -5.200 97.200 -3.400',
)
const LOW = points(
  '-2 1.300 6 1.500 14 2.200 24 3.500 34 4.800 46 6 58 6.800 70 6.800 80 5.600 87 3.800 92 1.600 95.500 -0.800 97.200 -2.600',
)

/** The height of an edge at x, through its points without corners. */
function along(edge, at) {
  const x = Math.min(at, 97.1)
  const i = Math.min(
    edge.length - 2,
    Math.max(
      1,
      edge.findIndex(([px]) => px > x),
    ),
  )
  const [p0, p1, p2, p3] = [
    edge[Math.max(0, i - 2)],
    edge[i - 1],
    edge[i],
    edge[Math.min(edge.length - 1, i + 1)],
  ]
  const t = (x - p1[0]) / (p2[0] - p1[0] || 1)
  const m1 = ((p2[1] - p0[1]) / (p2[0] - p0[0] || 1)) * (p2[0] - p1[0])
  const m2 = ((p3[1] - p1[1]) / (p3[0] - p1[0] || 1)) * (p2[0] - p1[0])
  const [a, b] = [t * t, t * t * t]
  return (2 * b - 3 * a + 1) * p1[1] + (b - 2 * a + t) * m1 + (3 * a - 2 * b) * p2[1] + (b - a) * m2
}
/** A point of the flank: f is 0 on the back and 1 under the belly. */
const at = (x, f) => {
  const [a, b] = [along(TOP, x), along(LOW, x)]
  return [x, a + (b - a) * f]
}
const line = (f, from = -2, to = 97.2, n = 70) =>
  Array.from({ length: n + 1 }, (_, i) =>
    at(from + ((to - from) * i) / n, typeof f === 'function' ? f(from + ((to - from) * i) / n) : f),
  )
const outline = () => `M${[...line(0), ...line(1).toReversed()].map((p) => p.join(' ')).join('L')}Z`

const [RIM, BACK, SIDE, DEEP, BELLY, UNDER] = [
  '#8fd0da',
  '#3a74a4',
  '#2d6090',
  '#234c7c',
  '#b4d8dc',
  '#6ea6c0',
]

/** The tail: a high crescent, its upper half much the longer. */
function tail(k) {
  path(
    k,
    DEEP,
    'M7 -2.050C0 -3 -6 -8 -13.500 -17.500C-13 -11 -10 -5 -6.800 -1C-8.500 2.500 -9.500 6 -9.800 9.500C-6 6.500 -1 2 7 1.550Z',
  )
  path(
    k,
    SIDE,
    'M7 -2.050C0 -3 -6 -8 -13.500 -17.500C-11 -10.500 -7.500 -5 -3.500 -1.500L7 -0.050Z',
  )
  path(k, RIM, 'M7 -2.050C0 -3 -6 -8 -13.500 -17.500C-6.500 -9.300 0 -4.200 7 -2.350Z')
}

/** Rows of pale spots between pale bars, as no other fish has them; small and close on the head. */
function pattern(k) {
  const r = random(17)
  const spot = (x, f, q, tall = 1) => {
    const [, y] = at(x, f)
    // Those near the ridge of the back are seen from the side.
    const flat = smooth(0, 0.22, f) * 0.6 + 0.4
    k.beginPath()
    k.ellipse(x, y, q, q * flat * tall, 0, 0, 7)
    k.fill()
  }
  k.fillStyle = '#d5eeea'
  for (let x = 10; x < 71; x += 3.7) {
    const q = 0.2 + ((along(LOW, x) - along(TOP, x)) / 17) * 0.36
    const rows = x < 22 ? [0.12, 0.32, 0.54] : [0.1, 0.235, 0.37, 0.5, 0.61]
    for (const [i, f] of rows.entries()) {
      const more = r() < 0.3
      spot(
        x + (r() - 0.5) * 1.3,
        f + (r() - 0.5) * 0.06,
        q * (0.6 + r() * 0.65) * (i === 2 ? 1.15 : 1),
      )
      // Now and then a small one beside it.
      if (more) spot(x + (r() < 0.5 ? -0.9 : 0.9) * q * 2, f + (r() - 0.5) * 0.09, q * 0.42)
    }
    k.strokeStyle = 'rgba(190,226,230,.75)'
    k.lineWidth = q * 0.42
    k.lineCap = 'round'
    k.beginPath()
    const bend = (r() - 0.5) * 0.9
    const last = 0.46 + r() * 0.18
    for (const f of [0.05, 0.2, 0.34, last])
      k.lineTo(x + 1.85 + Math.sin(f * 7) * (0.3 + bend), at(x + 1.85, f)[1])
    k.stroke()
  }
  for (let i = 0; i < 170; i++) {
    const [x, f] = [72 + r() ** 0.7 * 23.5, 0.07 + r() * 0.5]
    if (x < 83 && f > 0.34) continue
    if (Math.hypot(x - 90.5, (f - 0.52) * 14) < 1.8) continue
    spot(x, f, 0.16 + r() * 0.16)
  }
}

export function whaleShark(k) {
  // The fins beyond: the other breast fin, the small ones under the tail.
  path(k, DEEP, 'M72 5.500C74 9 76 12 80 15.500C77.500 15.800 71 13 66 7Z')
  path(k, DEEP, 'M27 3.600C25.500 5.800 23 7.400 20.500 8C20.800 6.200 21.200 4.600 21.500 3Z')
  path(
    k,
    SIDE,
    'M49 -8.800C45 -12.500 40.500 -16.600 35.500 -18.600C36.500 -15.500 36.600 -11.500 35.500 -7.200Z',
  )
  path(
    k,
    RIM,
    'M49 -8.800C45 -12.500 40.500 -16.600 35.500 -18.600C41 -15.600 44.500 -12.300 47.200 -8.900Z',
  )
  path(
    k,
    SIDE,
    'M22.500 -4.800C20.500 -6.800 18.500 -8.200 16 -8.800C16.600 -7 16.800 -5.400 16.500 -3.600Z',
  )
  const shape = new Path2D(outline())
  k.fillStyle = SIDE
  k.fill(shape)
  k.save()
  k.clip(shape)
  const band = (c, f0, f1) => fill(k, c, [...line(f0), ...line(f1).toReversed()])
  band(BACK, 0, (x) => 0.34 * smooth(7, 22, x))
  band(DEEP, 0.56, 1.1)
  band(BELLY, (x) => 0.7 + smooth(40, 12, x) * 0.36 + smooth(84, 97, x) * 0.06, 1.1)
  band(UNDER, (x) => 0.87 + smooth(44, 16, x) * 0.24 - smooth(70, 95, x) * 0.06, 1.1)
  // Ridges along the flank, each with its own shade.
  for (const f of [0.17, 0.31, 0.45]) {
    fill(k, DEEP, [...line(f + 0.012, 10, 82), ...line(f + 0.034, 8, 80).toReversed()])
    fill(k, '#5c9cbc', [...line(f - 0.012, 10, 82), ...line(f + 0.012, 8, 80).toReversed()])
  }
  pattern(k)
  band(RIM, -0.2, 0.05)
  // Five gills, an eye, the wide mouth at the very front.
  for (let i = 0; i < 5; i++) {
    const x = 74.2 + i * 1.75
    stroke(
      k,
      '#17385f',
      0.34,
      `M${at(x, 0.36).join(' ')}Q${x - 0.9} ${at(x, 0.52)[1]} ${at(x - 0.2, 0.68).join(' ')}`,
    )
  }
  k.restore()
  path(
    k,
    '#17385f',
    'M97.300 -3.200C95.500 -2.500 93 -1.700 90.300 -0.900C91.500 0.100 92.600 0.300 93.400 0.100C95.200 -0.700 96.600 -1.700 97.300 -2.500Z',
  )
  path(
    k,
    '#4e8cb0',
    'M97.300 -2.700C96.600 -1.700 95.200 -0.600 93.400 0.200C92.600 0.400 91.400 0.100 90.300 -0.900C91.600 -0.400 92.600 -0.200 93.400 -0.400C95 -1 96.400 -1.900 97.300 -2.700Z',
  )
  path(k, '#9cc8d4', 'M89.550 -2.400a0.850 0.800 0 1 0 1.700 0a0.850 0.800 0 1 0 -1.700 0Z')
  path(k, '#0e2444', 'M89.750 -2.400a0.650 0.650 0 1 0 1.300 0a0.650 0.650 0 1 0 -1.300 0Z')
  tail(k)
  // The near breast fin, long, swept back; light along its front.
  path(k, SIDE, 'M75 4.200C72 9.500 66.500 15.500 57 20.500C57.600 16 60.500 10 63.500 5.600Z')
  path(k, DEEP, 'M69.500 5.800C66.500 10.500 62.500 16 57 20.500C57.600 16 60.500 10 63.500 5.600Z')
  path(k, RIM, 'M75 4.200C72 9.500 66.500 15.500 57 20.500C65 15 70 9.600 73.400 4.600Z')
  k.fillStyle = '#d5eeea'
  for (const [x, y, q] of points(
    '70.500 7.400 0.450 67.500 9 0.400 68 12 0.350 64.500 11.500 0.400 65 14.600 0.320 61.600 15 0.340',
    3,
  )) {
    k.beginPath()
    k.arc(x, y, q, 0, 7)
    k.fill()
  }
}
