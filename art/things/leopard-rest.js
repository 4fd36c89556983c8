import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// A leopard that lies along a bough against the morning light: its side in shade, gold along its back.

const [COAT, PALE, SHADE, INK, GOLD] = ['#c07c44', '#dca464', '#8c5444', '#3c2238', '#ffe49c']
const BODY =
  'M-22 -8.300C-21.600 -9.300 -20.800 -9.900 -19.800 -10.600C-18.900 -11.900 -17.400 -12.600 -15.800 -12.400C-15.700 -13.900 -14.200 -14.600 -13.200 -13.600C-12.700 -12.900 -12.800 -12 -13.200 -11.300C-11.600 -10.400 -10.600 -9.800 -9.400 -9.600C-7.600 -9.800 -6 -9.200 -4.200 -8C-1 -6.600 3 -6.200 6.500 -6.900C9.500 -8 12.500 -8.200 14.800 -6.800C16.800 -5.400 17.400 -2.800 16.400 -0.400L15 1H-11C-12.600 0.400 -13.600 -1 -14 -2.600C-14.800 -3.800 -16 -4.600 -17.400 -5C-18.800 -5.200 -20.200 -5.400 -21.200 -6C-22 -6.600 -22.400 -7.400 -22 -8.300Z'
const ARM =
  'M-11.600 -5C-12.400 -3 -12 -1.600 -11 -0.800L-17.600 -0.600C-19.600 -0.500 -20.800 0.600 -20.900 2.400C-20.900 3.900 -19.400 4.400 -18.300 3.700C-17.600 3.100 -17.400 2.300 -16.600 2.100L-7.600 2C-5.200 1.700 -4.400 -0.600 -5.200 -3C-6 -5.600 -10 -7.600 -11.600 -5Z'
const LEG =
  'M6.400 -1.500C6 -4.400 8 -6.600 11 -6.600C14.400 -6.400 16.200 -3.400 15.400 -0.400C14.800 1.600 13.400 2.600 12.600 4C12.200 5.400 12.600 6.800 12.900 8C13.200 9.400 12.900 10.600 12.400 11.600C12.200 12.600 10.600 13 9.600 12.400C9 11.800 9.400 11 10.200 10.600C10.500 9.400 9.900 8 9.600 6.400C9.200 4.400 8.400 2.800 7.400 1.400C6.700 0.400 6.500 -0.400 6.400 -1.500Z'

/** What hangs down beyond the bough: draw it before the bough. */
export function leopardBehind(k) {
  for (const [c, w, d] of [
    [SHADE, 2, 'M16 -3C19.800 -1.500 19.400 4 18.800 9'],
    [
      SHADE,
      1.7,
      'M18.900 8C18.400 13 19 17.400 22.600 17.300C24.600 17 25.200 15.200 24.200 13.900',
    ],
    [INK, 1.75, 'M20.600 16.700C22.300 17.800 24.900 17 24.600 15'],
    [
      GOLD,
      0.35,
      'M17.600 -2.900C20.200 -1 20 4.500 19.500 9C19.200 12 19.400 14.400 20.300 15.600',
    ],
  ])
    stroke(k, c, w, d)
  for (const [x, y] of points('18.900 5 18.700 7.600 18.500 10.200 18.700 12.800'))
    stroke(k, INK, 0.7, `M${x - 0.6} ${y}L${x + 0.7} ${y + 0.15}`)
}

export function leopard(k) {
  path(k, COAT, BODY)
  k.save()
  k.clip(new Path2D(BODY))
  path(k, SHADE, 'M-11 2C-8 -1.600 -2 -2.400 4 -1.800C8 -1.600 10 -2 17 -3V3H-11Z')
  path(
    k,
    PALE,
    'M-24 -7C-21 -7.600 -19 -6.600 -17 -5.600C-15 -4.600 -13.600 -2.800 -13 0L-16 -2L-24 -4Z',
  )
  rosettes(k, 5)
  k.restore()
  for (const [d, shade] of [
    [ARM, 'M-22 1.300L-9.500 1.100C-7.600 0.800 -7.200 -3 -8 -8H-3V5H-22Z'],
    [LEG, 'M11.600 -8C13.600 -4 11.400 0 11 3C10.800 6 11.600 9 11.200 13.500H16V-8Z'],
  ]) {
    path(k, COAT, d)
    k.save()
    k.clip(new Path2D(d))
    path(k, SHADE, shade)
    spots(k, d)
    k.restore()
  }
  // Face: eye half shut, nose, mouth, whisker pad.
  path(
    k,
    '#f4d8a4',
    'M-22.100 -7.400C-21 -8 -19.800 -7.400 -19.300 -6.400C-19.300 -5.800 -19.800 -5.500 -20.300 -5.500C-21.300 -5.900 -22 -6.600 -22.100 -7.400Z',
  )
  path(
    k,
    INK,
    'M-22.100 -8.300C-21.700 -8.900 -21.200 -9 -20.800 -8.700L-21.300 -7.900L-22.200 -7.700Z',
  )
  stroke(
    k,
    INK,
    0.3,
    'M-21.900 -6.900C-21 -6.600 -20.200 -6.500 -19.600 -6.700M-19 -9.600C-18.400 -9.700 -18 -9.500 -17.500 -9',
  )
  stroke(k, INK, 0.22, 'M-18.900 -8.900L-19.400 -7.900')
  path(
    k,
    INK,
    'M-15.200 -12.600C-15 -13.500 -14 -13.900 -13.500 -13.200C-13.200 -12.700 -13.300 -12.100 -13.600 -11.700C-14 -12.300 -14.600 -12.600 -15.200 -12.600Z',
  )
  for (const [x, y, r] of points(
    '-17.200 -11 0.220 -16 -11.300 0.240 -15.200 -10 0.260 -16.400 -9.700 0.220 -17 -7.600 0.220 -15.600 -8 0.280 -14.200 -8.800 0.340 -13.900 -7 0.340 -15.700 -6.300 0.260 -17.600 -6.400 0.180 -18.700 -11 0.160 -12.400 -9.300 0.360 -12.300 -7.300 0.400',
    3,
  ))
    path(
      k,
      INK,
      `M${x - r} ${y}a${r} ${r * 0.8} 0 1 0 ${2 * r} 0a${r} ${r * 0.8} 0 1 0 ${-2 * r} 0Z`,
    )
  // The sun behind draws its outline: brow, ear, shoulders, back and rump.
  k.save()
  k.clip(new Path2D(BODY))
  stroke(
    k,
    GOLD,
    0.9,
    'M-21.600 -9.300C-20.800 -9.900 -19.800 -10.600 -19.800 -10.600C-18.900 -11.900 -17.400 -12.600 -15.800 -12.400M-15.700 -13C-15.400 -14.300 -14.200 -14.600 -13.200 -13.600M-13.200 -11.300C-11.600 -10.400 -10.600 -9.800 -9.400 -9.600C-7.600 -9.800 -6 -9.200 -4.200 -8C-1 -6.600 3 -6.200 6.500 -6.900C9.500 -8 12.500 -8.200 14.800 -6.800C16 -6 16.700 -4.600 16.900 -3',
  )
  k.restore()
}

/** A blot of ink, flatter than wide. */
const blot = (k, x, y, q) =>
  path(
    k,
    INK,
    `M${x - q} ${y}a${q} ${q * 0.78} 0 1 0 ${2 * q} 0a${q} ${q * 0.78} 0 1 0 ${-2 * q} 0Z`,
  )

/** Points that keep their distance and stand in no row: `gap(x, y)` apart, inside x0..x1, y0..y1. */
function strewn([x0, y0, x1, y1], gap, r) {
  const list = []
  for (let i = 0; i < 900; i++) {
    const [x, y] = [x0 + r() * (x1 - x0), y0 + r() * (y1 - y0)]
    const g = gap(x, y)
    if (list.every(([a, b, h]) => Math.hypot(a - x, (b - y) * 1.15) > (g + h) / 2))
      list.push([x, y, g])
  }
  return list
}

/** Rosettes on the flank: broken rings, larger on the ribs, small and closed towards belly, neck and spine. */
function rosettes(k, seed) {
  const r = random(seed)
  k.lineCap = 'round'
  const gap = (x, y) => {
    const ribs = Math.max(0, 1 - Math.abs(x - 2) / 14) * Math.max(0, 1 - Math.abs(y + 4.4) / 4.4)
    return 1.15 + 1.5 * ribs
  }
  for (const [x, y, g] of strewn([-12.5, -9.6, 16.6, 0.6], gap, r)) {
    const q = g * 0.36
    if (g < 1.42) {
      blot(k, x, y, 0.26 + r() * 0.16)
      continue
    }
    const [turn, slant] = [r() * 6, (r() - 0.5) * 0.8]
    k.fillStyle = SHADE
    k.beginPath()
    k.ellipse(x, y, q, q * 0.8, slant, 0, 7)
    k.fill()
    k.strokeStyle = INK
    const parts = g > 1.9 ? 4 : 3
    for (let i = 0; i < parts; i++) {
      const from = turn + (i * 6.28) / parts
      k.lineWidth = 0.3 + r() * 0.2
      k.beginPath()
      k.ellipse(x, y, q, q * 0.8, slant, from, from + (3.4 + r() * 1.6) / parts)
      k.stroke()
    }
  }
}

/** Plain spots, smaller towards the paw. */
function spots(k, d) {
  const [x0, x1] = d === ARM ? [-20, -4.5] : [6, 16]
  for (const [x, y] of strewn([x0, -7, x1, 11], (_, v) => 1.3 - Math.max(0, v) * 0.03, random(9)))
    blot(k, x, y, 0.36 - Math.max(0, y) * 0.016)
}
