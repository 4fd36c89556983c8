import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { girl, mother, seat, table } from '../../things/reef-flight.js'

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

/** Their own shadow on the sea, one unit a metre. */
const shadow = (k) =>
  path(
    k,
    'rgba(8,28,92,.55)',
    'M-9 0C-8 -1.200 -5 -1.400 -2 -1.300L-5 -10.500H-1.500L2.500 -1.200L8 -0.800L9.500 -4H12L11.500 0L12 4H9.500L8 0.800L2.500 1.200L-1.500 10.500H-5L-2 1.300C-5 1.400 -8 1.200 -9 0Z',
  )

/** What is seen below while the plane banks. */
function sea(k) {
  path(k, '#0c4090', 'M-10 -4H170V96H-10Z')
  path(k, '#0f4c9c', 'M-10 -4H170V34C140 30 120 40 92 36C60 32 30 44 -10 38Z')
  path(k, '#1a60ac', 'M-10 -4H170V14C140 18 118 12 90 16C60 20 30 14 -10 20Z')
  bank(
    k,
    '70 4 82 10 92 8 101 13 113 11 122 16 134 14 146 19 158 16 175 20 175 -8 70 -8',
    ['96 4 104 8 113 6 118 9 128 7 140 11 150 8 140 2 120 0'],
    0.7,
  )
  bank(
    k,
    '-14 22 -2 19 9 23 20 21 30 27 38 25 46 31 45 38 54 43 60 51 70 55 74 64 70 80 -14 80',
    ['-4 30 8 28 18 31 28 34 30 42 20 46 4 44 -6 38', '36 48 46 50 54 58 58 66 46 70 38 60'],
    1,
  )
  bank(
    k,
    '130 66 121 60 117 52 122 45 133 43 140 36 151 34 160 37 176 33 176 80 134 80',
    ['134 52 142 47 150 42 162 45 168 54 158 62 142 62'],
    1,
  )
  bommies(
    k,
    '100 5.500 1.200 126 8.500 1 138 8 1.300 12 36 2 4 33 1.300 22 38 1.500 44 55 1.500 147 50 1.800 154 54 1.200 141 56 1.300 -4 20.500 1.500 12 23.500 1.700 29 28 1.600 36 27 1.200 44.500 34 1.700 44.500 40 1.300 53 45 1.700 59 52.500 1.500 68 57 1.700 72 63 1.400 118.500 51 1.700 122 47 1.200 130 45 1.500 140 38 1.400 153 37 1.600 121 59 1.500 79 7 0.900 91 7 0.700 104 11 0.900 115 11 0.700 122 14.500 0.900 141 16 0.900',
  )
  k.save()
  k.translate(94, 36)
  k.scale(1, 0.86)
  heart(k)
  k.restore()
  path(
    k,
    'rgba(236,248,255,.85)',
    'M77.500 15.800C76 15 75.800 13.400 77.200 13.200C77.200 11.800 79.200 11.800 79.400 13C81 13.200 80.600 15 79.400 15.600C79.800 16.400 78.200 16.800 77.500 15.800Z',
  )
  for (const [x, y, q] of points('86 17 0.900 97 20.500 0.480', 3)) at(k, x, y, q, whale)
  at(k, 96, 54.5, 0.7, (m) => {
    m.rotate(-0.3)
    m.scale(1, 0.7)
    shadow(m)
  })
  for (const [x, y, l] of points('76 27 5 110 25 6 78 47 4 112 33 4 108 56 5 64 33 4 72 22 3', 3))
    stroke(
      k,
      'rgba(120,190,226,.8)',
      0.35,
      `M${x} ${y}q${l * 0.25} -0.700 ${l * 0.5} 0t${l * 0.5} 0`,
    )
}

/** Their own wing, from below. */
function wing(k) {
  path(k, '#90b4d0', 'M32 4H76L70 27C69.500 29.500 56 28.500 55 26Z')
  path(k, '#c4dce8', 'M66 4H76L70 27C69.700 28.300 67 28.700 64.500 28.500Z')
  stroke(k, '#6c94b8', 0.5, 'M50.500 18.500L72 19.500M42 4L58.500 27.500')
  path(k, '#e8504c', 'M53.200 23L71 23.300L70 27C69.500 29.500 56 28.500 55 26Z')
  path(k, '#ff8c6c', 'M66 23.200L71 23.300L70 27C69.700 28.300 67 28.700 64.500 28.500Z')
}

const PANES = [
  [-26, 8, 43, 54],
  [26, 8, 98, 54],
  [133, 8, 60, 54],
]

const pane = (k, [x, y, w, h], m) => {
  k.beginPath()
  k.roundRect(x - m, y - m, w + 2 * m, h + 2 * m, 11 + m)
}

/** Wall of the cabin round its windows. */
function cabin(k) {
  k.save()
  k.beginPath()
  k.rect(-6, -6, 172, 102)
  for (const [x, y, w, h] of PANES) k.roundRect(x, y, w, h, 11)
  k.clip('evenodd')
  path(k, '#4a2850', 'M-6 -6H166V96H-6Z')
  path(k, '#5c345c', 'M-6 -6H166V3H-6Z')
  for (const p of PANES) {
    for (const [c, m] of [
      ['#34183c', 4.4],
      ['#84506c', 3.6],
      ['#6a3c60', 2.4],
    ]) {
      k.fillStyle = c
      pane(k, p, m)
      k.fill()
    }
    // The sill takes the light.
    const [x, y, w, h] = p
    path(k, '#f0b888', `M${x + 6} ${y + h}H${x + w - 6}L${x + w - 3} ${y + h + 2.2}H${x + 3}Z`)
  }
  path(k, '#3c1f46', 'M-6 70H166V96H-6Z')
  path(k, '#6a3c60', 'M-6 69H166V70.200H-6Z')
  k.restore()
}

export default {
  alt: 'Dal finestrino di un piccolo aereo che vira sulla Grande Barriera Corallina una bambina mostra al suo koala di peluche il cuore di corallo; la mamma indica due balene, il disegno è già sul tavolino',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.6, 0], horizon: 0.1 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sea(k)
      wing(k)
      for (const d of ['M136 6L128 64H136L144 6Z', 'M40 6L24 64H30L46 6Z'])
        path(k, 'rgba(255,255,255,.1)', d)
      cabin(k)
      at(k, 46, 0, 1, seat)
      at(k, 134, 0, 1, seat, true)
      girl(k)
      at(k, 141, 76, 1, mother, true)
      table(k)
    })
    return finish(s, { vignette: 0.2 })
  },
}
