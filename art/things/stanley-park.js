// Stanley Park in the morning: the wood, the lawn and the walk along the sea wall, a near cedar, a heron, a bicycle; the sun on the left.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed, lens } from './curves.js'
import { cedar } from './totem-poles.js'

/** The wood behind the poles: three depths with morning mist between. */
export function wood(k) {
  for (const [x, high, w, n] of points(
    '60 8 4 1 56 12 5 2 51 15 6 3 46 13 6 4 41 20 8 5 35 17 7 6',
    4,
  ))
    cedar(k, x, 61, high, w, ['#94b8b0', '#b8ccb4'], n)
  path(
    k,
    'rgba(226,228,206,.75)',
    closed(points('-8 56 12 54 30 56.500 46 58.500 62 60 70 62 40 64 -8 64'), 0.6),
  )
  for (const [x, high, w, n] of points(
    '38 24 9 11 30 32 10 12 22 28 10 13 44 15 7 14 50 10 5 15',
    4,
  ))
    cedar(k, x, 63, high, w, ['#548c84', '#8cb49c'], n)
  // A maple that has turned.
  stroke(k, '#5c4048', 0.6, 'M44.500 65V58M44.500 61L42.500 58M44.500 60L46.800 57')
  const crown = (c, x, y, rx, ry, seed) => {
    const r = random(seed)
    path(
      k,
      c,
      closed(
        Array.from({ length: 17 }, (_, i) => {
          const w = (i / 17) * 6.283
          const g = (i % 2 ? 1.06 : 0.82) * (0.86 + r() * 0.26)
          return [x + Math.cos(w) * rx * g, y + Math.sin(w) * ry * g]
        }),
        0.8,
      ),
    )
  }
  crown('#943a3c', 44.6, 56.2, 5, 4.7, 3)
  crown('#c85a3c', 44, 55.4, 4.2, 3.8, 5)
  crown('#ec8844', 43, 54.5, 2.9, 2.5, 8)
  crown('#f8b858', 42.2, 53.6, 1.5, 1.2, 11)
  crown('#c85a3c', 47.2, 57.8, 1.6, 1.2, 14)
  crown('#ec8844', 41.2, 57.6, 1.3, 0.9, 17)
  for (const [x, high, w, n] of points('14 46 14 21 5 38 13 22 24 22 9 23', 4))
    cedar(k, x, 66, high, w, ['#2c645f', '#5c9480'], n)
}

/** Lawn, the walk along the sea wall, the long shadows of the wood. */
export function shore(k) {
  const edge = '-8 61.500 20 61 44 61.500 60 62.800 74 65 92 68.800 112 73 134 78 152 82.500 172 88'
  path(
    k,
    '#3c5c68',
    closed(
      points(
        '56 63 66 63.600 78 66.400 96 70.800 116 75.400 138 81 172 90.500 172 94 130 84 100 76',
      ),
      0.5,
    ),
  )
  const poly = (c, drop, e = edge) =>
    fill(k, c, [
      ...points(e).map(([x, y]) => [x, y + drop * Math.max(0.25, (y - 56) / 16)]),
      [172, 100],
      [-8, 100],
    ])
  poly('#e8dcc8', 0)
  poly('#a49ca4', 0.5)
  poly('#c0b4b0', 1)
  poly('#f0e0c0', 3.6)
  poly('#78a458', 4)
  path(
    k,
    '#a4c468',
    closed(points('-8 68 20 66.500 44 67 62 69 80 73 96 77.500 84 79 60 75.500 36 74 -8 76'), 0.8),
  )
  path(
    k,
    '#5c8c50',
    closed(points('-8 82 20 81 50 83.500 80 86 110 89 140 94 140 100 -8 100'), 0.8),
  )
  // Shade of the cedars at our back.
  for (const d of [
    '-8 76 10 76.500 34 79.500 60 82 74 84.500 56 84.500 30 83 -8 81',
    '-8 85 20 86.500 60 89 100 91.500 132 97 132 102 -8 102',
  ])
    path(k, '#3c6c50', closed(points(d), 0.7))
  path(k, '#2c5448', closed(points('-8 88 16 89 46 91.500 80 95 80 102 -8 102'), 0.7))
}

/** The stem of an old cedar close to us, its boughs across the upper corner. */
export function nearCedar(k) {
  path(k, '#1c2c38', 'M-8 96V-8H5C4.500 20 5 50 6 70C6.600 80 9 86 14 91L16 96Z')
  path(k, '#3c3c44', 'M-8 96V-8H-4C-4 30 -4 60 -3 76L-6 96Z')
  for (const d of [
    'M1.500 -8C1 20 1.500 50 2.500 72C3 80 4.600 86 8 92',
    'M-1.500 -8C-2 24 -1.500 54 -0.800 76',
  ])
    stroke(k, '#2c3c48', 0.7, d)
  const bough = (x0, y0, x1, y1, n, seed) => {
    const r = random(seed)
    const spot = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t * t - 1.2 * Math.sin(t * 3.1)]
    for (const [c, long, lag] of [
      ['#1a3840', 1, 0],
      ['#24504e', 0.72, 0.4],
      ['#3c705c', 0.42, 0.7],
    ])
      for (let i = 0; i < n; i++) {
        const t = Math.min(1, (i + lag + r() * 0.5) / n)
        const [x, y] = spot(t)
        const l = (7 - t * 4) * long * (0.45 + r() * 0.9)
        const out = 1 + t * 2.4 + r() * 1.6
        const w = 0.5 + r() * 0.5
        path(
          k,
          c,
          `M${x - w} ${y - 0.3}Q${x + out * 0.1} ${y + l * 0.5} ${x + out} ${y + l}Q${x + out * 0.8 + w} ${y + l * 0.45} ${x + w} ${y - 0.3}Z`,
        )
        if (i % 2)
          path(
            k,
            c,
            `M${x} ${y + l * 0.1}Q${x - w * 1.6} ${y + l * 0.4} ${x - w * 0.8} ${y + l * 0.8}Q${x + w * 0.4} ${y + l * 0.5} ${x + w * 0.5} ${y + l * 0.1}Z`,
          )
      }
    const [mx, my] = spot(0.5)
    stroke(k, '#1c2c38', 0.55, `M${x0} ${y0}Q${mx} ${my - 0.6} ${x1} ${y1}`)
  }
  bough(2, 9, 30, 17, 17, 3)
  bough(2, 0, 46, 5, 24, 5)
  bough(2, -5, 62, -4, 28, 8)
}

/** A heron on its stone at the water. */
export function heron(k) {
  path(
    k,
    '#2c4c60',
    'M-4.500 0.400C-4 -1.200 -2 -2 0 -1.900C2.400 -2 4 -0.900 5 0.400Q0 1.100 -4.500 0.400Z',
  )
  path(
    k,
    '#7c98a0',
    'M-3.600 -0.500C-2.600 -1.500 -1.400 -1.900 0 -1.900C1.200 -1.900 2 -1.700 2.600 -1.300Q0 -0.700 -3.600 -0.500Z',
  )
  lens(k, 'rgba(255,250,230,.8)', 0.4, 0.7, 6.4, 0.12, 0.1)
  stroke(k, '#3c4454', 0.2, 'M-0.300 -1.800L-0.100 -4.600M0.500 -1.800L0.500 -4.600')
  path(
    k,
    '#5c7488',
    'M-2 -3.400C-1.400 -5 0 -6 1.300 -5.800C1.800 -5.400 1.500 -4.600 0.800 -4.200C0 -3.800 -1 -3.600 -2 -3.400Z',
  )
  path(
    k,
    '#a8b8c0',
    'M-1.400 -4.200C-0.900 -5.200 0.200 -5.900 1.200 -5.800C0.600 -5.200 -0.300 -4.500 -1.400 -4.200Z',
  )
  stroke(k, '#a8b8c0', 0.4, 'M1.200 -5.500C2.200 -6 1 -7.200 1.500 -8.300')
  path(
    k,
    '#e8ecec',
    'M1.200 -8.400C1.200 -9 2 -9.100 2.400 -8.800L4.400 -8.500L2.300 -8.200C1.900 -7.900 1.300 -8 1.200 -8.400Z',
  )
  path(k, '#e0a44c', 'M2.400 -8.700L4.400 -8.500L2.300 -8.300Z')
  stroke(k, '#2c3448', 0.2, 'M2 -8.900L0.400 -9')
}

/** A bicycle in the units of slender-folk.js: a head is one; saddle at -0.9 -3.9. */
export function bike(k, colour, flat) {
  for (const x of [-2.1, 2.1]) {
    k.strokeStyle = flat ?? '#2c2c44'
    k.lineWidth = 0.24
    k.beginPath()
    k.arc(x, -1.35, 1.28, 0, 7)
    k.stroke()
  }
  stroke(
    k,
    flat ?? colour,
    0.26,
    'M-2.100 -1.350L0 -1.300L1.500 -3.400L-0.700 -3.300L-2.100 -1.350M0 -1.300L-0.900 -3.800M2.100 -1.350L1.400 -4.300',
  )
  stroke(k, flat ?? '#2c2c44', 0.3, 'M-1.300 -3.900H-0.500M1.400 -4.300L2 -4.400')
}
