import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crowns } from './broad-crowns.js'
import { lens, soft } from './curves.js'

/** Where far things meet the plain, the crown of the road, and the water of the paddy: rows of the field. */
export const FAR = 50
export const ROAD = 60.4
export const WATER = 66.4

/** The rainbow stands round the point opposite the low sun: half of it in the sky, half in the paddy. */
export const BOW = [73, FAR, 39.5]

/** The rain that moves off, one slate sky, clearer towards the ground; what lies within the bow is brighter. */
export function rainSky(k) {
  const g = k.createLinearGradient(0, 0, 0, FAR)
  g.addColorStop(0, '#23406c')
  g.addColorStop(0.45, '#44698c')
  g.addColorStop(0.8, '#86a4a8')
  g.addColorStop(1, '#d8d4b4')
  k.fillStyle = g
  k.fillRect(-8, -8, 176, FAR + 9)
  const [x, y, r] = BOW
  const inner = k.createRadialGradient(x, y, 0, x, y, r)
  inner.addColorStop(0, 'rgba(214,224,206,.5)')
  inner.addColorStop(0.7, 'rgba(188,212,212,.36)')
  inner.addColorStop(1, 'rgba(176,204,214,.3)')
  k.fillStyle = inner
  k.beginPath()
  k.arc(x, y, r - 3, 0, 7)
  k.fill()
}

/** The rainbow, its colours run into each other; paler where it stands highest. */
export function bow(k) {
  const [x, y, r] = BOW
  const tones = [
    [0, '140,120,220', 0],
    [0.14, '140,128,224', 0.62],
    [0.3, '92,164,232', 0.78],
    [0.48, '116,210,140', 0.84],
    [0.64, '250,226,110', 0.92],
    [0.8, '252,160,84', 0.92],
    [0.93, '240,92,96', 0.84],
    [1, '240,92,96', 0],
  ]
  const ring = (inner, outer) => {
    k.beginPath()
    k.arc(x, y, outer, Math.PI, 0)
    k.arc(x, y, inner, 0, Math.PI, true)
    k.fill()
  }
  const g = k.createRadialGradient(x, y, r - 3.4, x, y, r + 1.6)
  for (const [t, c, p] of tones) g.addColorStop(t, `rgba(${c},${p})`)
  k.fillStyle = g
  ring(r - 3.4, r + 1.6)
  const pale = k.createLinearGradient(0, y - r, 0, y - r * 0.35)
  pale.addColorStop(0, 'rgba(52,88,128,.44)')
  pale.addColorStop(1, 'rgba(72,108,144,0)')
  k.fillStyle = pale
  ring(r - 2.5, r + 1.1)
}

/** Doi Inthanon, broad and wooded, lit from behind us on the left: few long spurs, each with one side in shade; a nearer ridge, mist. */
export function inthanon(k) {
  path(
    k,
    '#5f8698',
    'M-8 43C6 41 16 41 28 38C42 34.500 52 35 64 31C76 27 88 23.500 100 23C110 22.800 116 27 126 29C138 31.500 146 36 156 37C162 37.600 166 39 168 39.500V52H-8Z',
  )
  path(
    k,
    '#4c7288',
    'M100 23C110 22.800 116 27 126 29C138 31.500 146 36 156 37L168 39.500V52H128C124 47 116 46 113 41C110 37 112 33 108 30C105 27.500 103 26 100 23Z',
  )
  path(
    k,
    '#7fa698',
    'M-8 46C4 44.500 14 45 26 43.500C38 42 44 45 56 45.600C68 46 78 43.500 90 44C102 44.500 108 47 120 46C132 45 140 42 152 41.500C160 41.200 164 42.400 168 42.400V52H-8Z',
  )
  // Mist lies at the foot of it all.
  const mist = k.createLinearGradient(0, 40, 0, 51)
  mist.addColorStop(0, 'rgba(246,236,200,0)')
  mist.addColorStop(1, 'rgba(250,240,204,.95)')
  k.fillStyle = mist
  k.fillRect(-8, 40, 176, 12)
}

/** A sugar palm far off: bare stem, a round head of stiff fans. */
function palm(k, x, y, h, tones) {
  path(k, tones[0], `M${x - 0.28} ${y}L${x - 0.16} ${y - h}H${x + 0.16}L${x + 0.3} ${y}Z`)
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI * (1.36 - i * 0.123)
    const l = h * (0.24 + 0.04 * Math.sin(i * 2.7 + x))
    const [cx, cy] = [Math.cos(a), Math.sin(a)]
    const [nx, ny] = [-cy * l * 0.13, cx * l * 0.13]
    fill(k, tones[i % 3 ? 1 : 0], [
      [x, y - h],
      [x + cx * l * 0.62 + nx, y - h + cy * l * 0.62 + ny],
      [x + cx * l, y - h + cy * l + l * 0.12],
      [x + cx * l * 0.62 - nx, y - h + cy * l * 0.62 - ny],
    ])
  }
}

/** Orchards, the roofs of a village temple, the young rice between its dikes. */
export function plain(k) {
  // The temple before its trees: three roofs that overlap, the tip of a chedi.
  crowns(
    k,
    points('46 51.600 9 3.600 112 51.600 8 3.800 160 51.600 12 5 8 51.600 9 4', 4),
    ['#5c8c7c', '#74a080', '#a0bc88'],
    7,
  )
  crowns(
    k,
    points(
      '-2 51.600 12 7 30 51.600 12 7 37.500 51.800 7 4.500 121 51.600 9 6.500 129 51.600 6 4 149 51.600 10 7.500',
      4,
    ),
    ['#34685c', '#4c8868', '#88b068'],
    15,
  )
  path(
    k,
    '#e8b848',
    'M139.200 51V50H139.800V49.200C140.400 48.800 140.400 47 140.900 46.200C141.300 45.400 141.600 44 142 39.400C142.400 44 142.700 45.400 143.100 46.200C143.600 47 143.600 48.800 144.200 49.200V50H144.800V51Z',
  )
  path(k, '#fff0d4', 'M129.600 47.400H137.800V51H129.600Z')
  path(
    k,
    '#8c4448',
    'M127.600 48.200C129.600 47.200 130.600 45.600 131.400 43.800H136.600C137.200 45.600 138 47.200 139.800 48.200Z',
  )
  path(
    k,
    '#c86448',
    'M129.200 46C130.800 44.800 131.600 43 132.200 41.400H135.800C136.400 43 137 44.800 138.400 46Z',
  )
  path(
    k,
    '#f0c864',
    'M131.600 41.500L132.200 40.400L132.600 41.200H135.400L135.800 40.400L136.400 41.500Z',
  )
  for (const [x, h] of points('18 11.500 23 14 56 9.500 153 11'))
    palm(k, x, FAR + 1, h, ['#3c6c68', '#5c9470'])
  // Young rice between low dikes that run away from us.
  fill(k, '#9cd45c', points('-8 50.600 168 50.600 168 62 -8 62'))
  for (const [c, d] of [
    ['#b8e070', 'M-8 50.800H168V51.800C120 52.600 60 52 -8 52.400Z'],
    ['#84c454', 'M-8 56C20 55 44 54 60 52.600L74 52.400C64 55 40 58.600 12 62H-8Z'],
    [
      '#84c454',
      'M104 52.400L124 52.300C136 54.400 152 56.600 168 58.400V62H150C132 59 116 55.600 104 52.400Z',
    ],
  ])
    path(k, c, d)
  for (const d of [
    'M60 52.600L74 52.400C64 55 40 58.600 12 62',
    'M124 52.300C136 54.400 152 56.600 168 58.400',
  ])
    stroke(k, '#5c9c50', 0.24, d)
}

/** The bank of the dam down to the water: lit grass on its shoulder, shade at its foot. */
export function bank(k) {
  const wave = (x, a) => Math.sin(x * 0.31 + a) * 0.3 + Math.sin(x * 0.83 + a * 2) * 0.22
  const line = (y, a) => {
    const out = []
    for (let x = -8; x <= 168; x += 1.6) out.push([x, y + wave(x, a)])
    return out
  }
  const foot = points(`168 ${WATER + 0.5} -8 ${WATER + 0.5}`)
  fill(k, '#7cbc50', [...line(ROAD + 1.4, 0), ...foot])
  fill(k, '#448c4c', [...line(ROAD + 2.9, 1), ...foot])
  fill(k, '#2c6850', [...line(WATER - 1.3, 5), ...foot])
  const r = random(41)
  for (let i = 0; i < 26; i++) {
    const x = -6 + r() * 172
    const y = ROAD + 1.9 + r() * 1.2
    for (const d of [-0.7, 0, 0.8]) {
      const l = 1.2 + r() * 1.1
      path(
        k,
        d ? '#7cbc50' : '#a4d864',
        `M${x + d * 0.3 - 0.2} ${y}Q${x + d * 0.5} ${y - l * 0.5} ${x + d} ${y - l}Q${x + d * 0.6 + 0.3} ${y - l * 0.4} ${x + d * 0.3 + 0.25} ${y}Z`,
      )
    }
  }
}

/** The road on its dam: a wet lane, then the bank. */
export function dam(k) {
  path(k, '#c8a484', `M-8 ${ROAD - 1.7}H168V${ROAD + 3}H-8Z`)
  path(k, '#e8cca4', `M-8 ${ROAD - 1.7}H168V${ROAD - 0.9}H-8Z`)
  for (const [x, l] of points('20 12 120 9 140 16'))
    lens(k, '#a8b8c4', x, ROAD + 0.2, l, 0.22, 0.22)
  bank(k)
}

/** A bird on the cane: a little egret, head to the left. */
export function egret(k) {
  stroke(k, '#3c3048', 0.16, 'M-0.150 0V-1.300M0.300 0V-1.200')
  path(
    k,
    '#fffdf2',
    'M-0.700 -1.700C-0.700 -2.500 0.300 -2.700 0.900 -2.200C1.400 -1.800 1.700 -1.300 1.900 -0.900C1 -0.900 0 -0.900 -0.700 -1.700Z',
  )
  stroke(k, '#fffdf2', 0.34, 'M-0.450 -1.900C-1 -2.600 0 -3.200 -0.300 -3.900')
  path(k, '#fffdf2', 'M-0.050 -4.200C-0.300 -4.450 -0.750 -4.250 -0.850 -3.900L-0.200 -3.700Z')
  path(k, '#e8a440', 'M-0.800 -4.100L-1.900 -3.800L-0.750 -3.830Z')
  path(
    k,
    '#c8ccdc',
    'M0 -1.150C0.700 -0.950 1.300 -0.900 1.900 -0.900C1.500 -1.300 1 -1.500 0.600 -1.500Z',
  )
}

/** Seedlings in rows to where she who plants them stands; nearer rows larger. */
export function seedlings(k) {
  const r = random(7)
  for (let row = 0; row < 9; row++) {
    const q = 6.9 + row ** 1.4 * 0.52
    const y = FAR + 2.54 * q
    for (let col = 0; col < 30; col++) {
      const X = -17 + col * 0.95 + (row % 2) * 0.2 + (r() - 0.5) * 0.24
      const x = 80 + X * q
      const [l, lean] = [q * (0.34 + r() * 0.16), (r() - 0.5) * 0.5]
      if (x < -6 || X > -4.2 - row * 0.42) continue
      k.fillStyle = row < 4 ? '#6cb454' : '#58a84c'
      const blade = (a, high, c) =>
        path(
          k,
          c,
          `M${x - q * 0.05} ${y}Q${x + a * q * 0.06} ${y - high * 0.6} ${x + a * q * 0.24} ${y - high}Q${x + a * q * 0.16} ${y - high * 0.5} ${x + q * 0.05} ${y}Z`,
        )
      blade(lean * 1.6, -l * 0.8, 'rgba(52,96,92,0.55)')
      blade(-1 + lean, l * 0.8, '#4c9848')
      blade(1 + lean, l * 0.86, '#5cac4c')
      blade(lean, l, row < 3 ? '#a8dc6c' : '#8cd05c')
    }
  }
}

/** The dike we stand on: grass in the low sun, its blades in tufts. */
export function nearDike(k) {
  soft(k, '#3f8450', points('-14 84 4 85.500 22 87.200 40 90.500 50 96 -14 98'), 0.8)
  const r = random(19)
  for (const [x, high, n] of points('0 6 7 7 8 8 13 4.500 5 21 6 6 28 4 4 34 3 3', 3))
    for (let i = 0; i < n; i++) {
      const t = n > 1 ? i / (n - 1) - 0.5 : 0
      const y = 86 + x * 0.13
      const l = high * (0.7 + r() * 0.4) * (1 - Math.abs(t) * 0.5)
      const lean = t * high * 0.9 + 0.6
      path(
        k,
        ['#2c6848', '#5ca04c', '#8cc454'][i % 3],
        `M${x + t * 2 - 0.5} ${y + 1.6}Q${x + t * 2.4} ${y - l * 0.5} ${x + lean} ${y - l}Q${x + t * 2.4 + 0.7} ${y - l * 0.4} ${x + t * 2 + 0.6} ${y + 1.6}Z`,
      )
    }
}
