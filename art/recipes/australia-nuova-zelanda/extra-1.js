import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'

/** A closed curve through points, without corners. */
function loop(text) {
  const p = points(text)
  const n = p.length
  const to = (i) => p[(i + n) % n]
  let d = `M${p[0]}`
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [to(i - 1), to(i), to(i + 1), to(i + 2)]
    d += `C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`
  }
  return `${d}Z`
}

const inside = (k, d, draw) => {
  k.save()
  k.clip(new Path2D(d))
  draw()
  k.restore()
}

/** A bank of reef: the blue of its slope, a golden rim of coral, its lagoon, pools of sand in it. */
function bank(k, text, pools, q = 1) {
  const d = loop(text)
  for (const [c, w] of [
    ['#1560ac', 8],
    ['#1c80bc', 4.6],
    ['#35a8c8', 2],
  ])
    stroke(k, c, w * q, d)
  path(k, '#3cc0c4', d)
  inside(k, d, () => {
    for (const [c, w] of [
      ['#2ba4b4', 9],
      ['#d8b070', 4.6],
      ['#a87850', 1.8],
    ])
      stroke(k, c, w * q, d)
    for (const pool of pools) {
      stroke(k, '#68d8cc', 2.4 * q, loop(pool))
      path(k, '#b4f0d4', loop(pool))
    }
  })
}

/** Heads of coral in a lagoon, each with its shade: x, y, size. */
const bommies = (k, list) => {
  for (const [x, y, q] of points(list, 3)) {
    path(
      k,
      '#17749c',
      loop(
        `${x - q} ${y + 0.2 * q} ${x} ${y - 0.4 * q} ${x + 1.3 * q} ${y + 0.3 * q} ${x + 0.2 * q} ${y + 0.8 * q}`,
      ),
    )
    path(
      k,
      '#a87850',
      loop(
        `${x - q} ${y} ${x - 0.2 * q} ${y - 0.6 * q} ${x + q} ${y - 0.1 * q} ${x + 0.1 * q} ${y + 0.5 * q}`,
      ),
    )
    path(
      k,
      '#e0bc7c',
      loop(
        `${x - 0.7 * q} ${y - 0.05 * q} ${x - 0.2 * q} ${y - 0.45 * q} ${x + 0.4 * q} ${y - 0.2 * q} ${x - 0.1 * q} ${y + 0.2 * q}`,
      ),
    )
  }
}

const HEART =
  'M0 8.600C-5 6.200 -12.500 2 -12.300 -3C-12.100 -7 -6.500 -8.400 -3 -6.600C-1.400 -5.800 -0.500 -4.600 0.200 -3.400C1 -4.800 2.200 -6 4 -6.600C8 -7.900 12.700 -6 12.400 -2C12 3 5 6.600 0 8.600Z'

/** The heart of coral: rim of gold, still water in it. */
function heart(k) {
  stroke(k, '#1560ac', 7, HEART)
  stroke(k, '#1c80bc', 4, HEART)
  at(k, 0, 0.9, 1, (m) => path(m, '#6c4450', HEART))
  path(k, '#d8b070', HEART)
  inside(k, HEART, () => {
    stroke(k, '#a87850', 2.2, HEART)
    for (const [c, q] of [
      ['#f0d48c', 0.82],
      ['#48c8c4', 0.72],
      ['#8ce4d0', 0.56],
      ['#ccf6dc', 0.36],
    ])
      at(k, 0.1, -0.2, q, (m) => path(m, c, HEART))
  })
  bommies(
    k,
    '-10.900 -2.400 1.700 -9.800 -4.400 1 -4.800 -6 0.800 -8.800 1.200 0.800 -6.400 3.400 1.600 -5.200 4.300 0.800 0.600 7 1.500 2.200 6 0.900 7.600 2.600 0.700 10.700 -1 1.700 10 0.700 1 8.600 -5.200 0.700 5 -5.600 1.500 6.400 -5.800 0.900 1.400 -2.600 1 -3.600 0.600 0.800 3.400 -0.500 0.900',
  )
}

/** A humpback seen from above, its head to the left; 15 long. */
function whale(k) {
  path(k, 'rgba(6,26,84,.6)', 'M-6 2.400C0 4.400 6 3.400 10 2.600C5 5 -2 5.400 -6 2.400Z')
  path(
    k,
    '#b8d0e0',
    'M-3 1.400C-3.600 3.600 -1.600 5.800 0.800 6.200C0.600 4.600 -0.200 2.600 -0.600 1.300ZM-3 -1.400C-3.200 -3.200 -1.200 -4.600 1 -4.600C0.600 -3.400 0 -2.200 -0.600 -1.300Z',
  )
  path(
    k,
    '#2c4070',
    'M-8 0C-7.600 -1.500 -4 -2 -1 -1.700C2.600 -1.400 5 -0.700 7 -0.300C8 -1.700 9.300 -2.300 10.600 -2.300C10 -1.400 9.700 -0.600 9.800 0.100C10 0.900 10.500 1.700 11.200 2.200C9.600 2.300 8.200 1.600 7 0.500C5 0.900 2.600 1.600 -1 1.700C-4 1.900 -7.600 1.400 -8 0Z',
  )
  path(
    k,
    '#5878a4',
    'M-7.600 -0.500C-6.400 -1.500 -3.600 -1.900 -1 -1.600C2.600 -1.300 5 -0.700 7 -0.300C3 -0.400 -4 -0.700 -7.600 -0.500Z',
  )
}

/** A bank that lies flat near the horizon: its slope, its coral, its lagoon in thin lenses. */
function farBank(k, x, y, l, q) {
  for (const [c, dx, dy, m] of [
    ['#2c7cbc', 0, 0.1, 1.16],
    ['#d4bc88', 0, 0, 1],
    ['#58c4cc', 0.02, 0.12, 0.93],
    ['#a4e4d8', 0.14, 0.1, 0.5],
  ])
    path(
      k,
      c,
      loop(
        [
          [-0.5, 0],
          [-0.28, -0.5],
          [0.06, -0.36],
          [0.3, -0.5],
          [0.52, 0.05],
          [0.24, 0.5],
          [-0.04, 0.3],
          [-0.34, 0.46],
        ]
          .map(([a, b]) => `${x + (a * m + dx) * l} ${y + (b * m + dy) * q}`)
          .join(' '),
      ),
    )
}

/** Sky of a clear morning, a line of small fair-weather clouds far out. */
function heavens(k) {
  for (const [c, y] of [
    ['#5cb0dc', -4],
    ['#7cc4e4', 3],
    ['#a4d8e8', 7],
    ['#cceaec', 10],
  ])
    path(k, c, `M-10 ${y}H170V16H-10Z`)
  for (const [x, y, l] of points('-3 12.600 26 27 13 9 71 12.900 12 117 12.400 24 138 13 13', 3)) {
    path(
      k,
      '#f4fafa',
      `M${x} ${y}C${x + l * 0.04} ${y - l * 0.1} ${x + l * 0.2} ${y - l * 0.07} ${x + l * 0.26} ${y - l * 0.1}C${x + l * 0.36} ${y - l * 0.24} ${x + l * 0.54} ${y - l * 0.2} ${x + l * 0.6} ${y - l * 0.1}C${x + l * 0.72} ${y - l * 0.16} ${x + l * 0.92} ${y - l * 0.1} ${x + l} ${y}Z`,
    )
    path(
      k,
      '#a8cce0',
      `M${x} ${y}C${x + l * 0.3} ${y - l * 0.05} ${x + l * 0.7} ${y - l * 0.06} ${x + l} ${y}Z`,
    )
  }
}

/** The sea from a great height: paler towards the horizon, ink where it is deep, the banks in it. */
function sea(k) {
  for (const [c, y, bend] of [
    ['#4c9ccc', 13.6, 0],
    ['#2f84c0', 16, 0.3],
    ['#1f6cb2', 20, 0.6],
    ['#1558a4', 28, 2],
    ['#0f4696', 44, 4],
    ['#0c3a86', 66, 5],
  ])
    path(
      k,
      c,
      `M-10 ${y}C30 ${y - bend} 60 ${y + bend} 90 ${y}C120 ${y - bend} 150 ${y + bend} 170 ${y}V96H-10Z`,
    )
  for (const [x, y, l, q] of points(
    '20 15.400 30 0.700 74 15.200 40 0.600 132 15.600 36 0.800 48 17.600 44 1.300 112 18.200 34 1.500 152 18.400 20 1.200 4 19.200 26 1.700',
    4,
  ))
    farBank(k, x, y, l, q)
  k.save()
  k.translate(0, 16)
  k.scale(1, 0.42)
  bank(
    k,
    '70 14 82 20 92 18 101 23 113 21 122 26 134 24 146 29 158 26 175 30 175 8 150 6 120 9 92 6',
    ['96 13 104 15 113 13 118 16 128 14 140 18 150 15 140 12 120 11'],
    0.8,
  )
  k.restore()
  k.save()
  k.translate(0, 12)
  bank(
    k,
    '-14 22 -2 19 9 20 20 18 30 22 37 22 44 27 43 33 50 38 53 46 60 52 62 62 56 82 -14 90',
    ['-4 30 8 27 18 28 28 30 29 36 20 40 4 39 -6 34', '34 43 42 45 48 53 50 63 42 70 32 58'],
    1,
  )
  bommies(
    k,
    '12 34 1.200 4 31 0.700 14 35.500 0.600 40 55 1.500 -4 20.500 1.500 12 20.800 1.500 29 23 1.500 36 24 1 42.500 30 1.600 43 35.500 1.200 50 41 1.600 54 48.500 1.400 60 56 1.600 59 65 1.400 24 61 1.100 15 69 0.800 18 70.500 0.500',
  )
  k.restore()
  bank(
    k,
    '178 60 164 57 154 59 147 65 140 68 133 76 124 80 116 90 112 100 178 100',
    ['160 66 168 64 176 70 172 78 156 80 150 74', '140 84 150 86 158 92 140 98 130 94'],
    1,
  )
  bommies(
    k,
    '150 66 1.600 141 70 1.200 134 78 1.700 121 84 1.500 162 60.500 1.500 164 72 1.600 144 92 1.700',
  )
  k.save()
  k.translate(103, 47)
  k.scale(1.36, 0.94)
  heart(k)
  k.restore()
}

/** The catamaran that goes out to the reef, seen from above and behind, bow to the right; 12 long. */
function catamaran(k) {
  // What its screws stir, two lines of foam, then the boat's shade on the water.
  path(
    k,
    'rgba(150,214,236,.3)',
    'M-5 -1.200C-9 -1.500 -14 -1.700 -18 -1.200C-15.500 -0.600 -15 -0.200 -16.500 0.300C-14 0.900 -9 1.400 -5 1.500Z',
  )
  path(
    k,
    '#e4f6fa',
    'M-5.600 -1.800C-12 -2.500 -18 -3.900 -25 -6C-18 -2.900 -11 -0.900 -5.600 -0.700ZM-5.600 0.900C-11 1 -18 2.600 -24 4.800C-17 3.700 -11 2.700 -5.600 2.100Z',
  )
  path(
    k,
    '#e4f6fa',
    'M6 -2.100C7.400 -1.900 8 -1.500 8.400 -0.900C7 -0.800 5.400 -0.900 4 -1.100ZM6 1.100C7.400 1.300 8 1.700 8.400 2.300C7 2.500 5.400 2.500 4 2.300Z',
  )
  path(k, 'rgba(6,30,92,.5)', 'M-5.600 1.600H5L9 3.600C4 4.600 -2 4.400 -5 3.600Z')
  path(
    k,
    '#a8bcd4',
    'M-5.800 -2C-2 -2.500 3.500 -2.500 7.400 -1.400C5 -0.600 0 -0.500 -5.800 -0.600ZM-5.800 1C0 0.800 4 0.900 7.400 1.800C4 2.900 -2 2.900 -5.800 2.400Z',
  )
  path(
    k,
    '#fafcfc',
    'M-5.800 -2.300C-2 -2.800 3.500 -2.800 7.400 -1.600C5 -0.900 0 -0.900 -5.800 -1ZM-5.800 0.700C0 0.500 4 0.600 7.400 1.500C4 2.500 -2 2.500 -5.800 2Z',
  )
  path(k, '#e0ecf2', 'M-5 -1.900H3.400L4.200 0L3.400 1.800H-5Z')
  path(k, '#2c4c7c', 'M2.200 -1.600H3.300L4 0L3.300 1.500H2.200L2.700 0Z')
  path(k, '#fafcfc', 'M-3.200 -2.500L1.600 -2.400L2 -0.700L1.600 0.800L-3.200 0.900Z')
  path(k, '#f0a04c', 'M-4.900 -1.600H-3.600V1.500H-4.900Z')
}

export default {
  alt: 'La Grande Barriera Corallina vista dall’alto: un banco di corallo a forma di cuore nel blu, il catamarano bianco che va verso la barriera esterna e due balene, madre e piccolo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.6, 0], horizon: 0.15 })
    const f = field(s)
    f.draw(s.k, (k) => {
      heavens(k)
      sea(k)
      at(k, 100, 72, 0.8, (m) => {
        m.rotate(-0.2)
        catamaran(m)
      })
      for (const [x, y, q] of points('139 37.500 0.620 146.500 40 0.340', 3)) at(k, x, y, q, whale)
      path(
        k,
        'rgba(240,250,255,.9)',
        'M133.200 36.300c-0.800 -0.800 -0.600 -2 0.200 -2c0.200 -0.800 1.400 -0.700 1.500 0.100c0.800 0.100 0.600 1.300 -0.100 1.700Z',
      )
    })
    return finish(s, { vignette: 0.14 })
  },
}
