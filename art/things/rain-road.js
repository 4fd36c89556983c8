import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crowns } from './broad-crowns.js'
import { lens, soft } from './curves.js'

/** Where far things meet the plain, the crown of the road, and the water of the paddy: rows of the field. */
export const FAR = 50
export const ROAD = 60.4
export const WATER = 66.4

/** The rain that moves off: a dark lid of cloud, its lit rags, the curtain of rain with the rainbow on it. */
export function rainSky(k) {
  const g = k.createLinearGradient(0, 0, 0, FAR)
  g.addColorStop(0, '#3c5488')
  g.addColorStop(0.2, '#8ca0b4')
  g.addColorStop(0.5, '#e4d8bc')
  g.addColorStop(0.75, '#fce4b4')
  g.addColorStop(1, '#fce4b0')
  k.fillStyle = g
  k.fillRect(-8, -8, 176, FAR + 9)
  // The rain that still falls on the left, thinner and thinner towards the light.
  const rain = k.createLinearGradient(-8, 30, 84, 44)
  rain.addColorStop(0, 'rgba(66,80,126,.85)')
  rain.addColorStop(0.5, 'rgba(92,108,150,.5)')
  rain.addColorStop(1, 'rgba(140,150,170,0)')
  k.fillStyle = rain
  k.fillRect(-8, 8, 100, 44)
}

/** The left leg of a rainbow, its middle at the point opposite the sun: before the mountains, under the cloud. */
export function bow(k) {
  k.save()
  k.lineWidth = 1.25
  const tones = ['#f48484', '#f8b870', '#f8e08c', '#9cd49c', '#84b4e0', '#a090d4']
  for (const [i, c] of tones.entries()) {
    k.strokeStyle = c
    k.globalAlpha = 0.62
    k.beginPath()
    k.arc(134, 58, 104 - i * 1.2, Math.PI * 0.98, Math.PI * 1.36)
    k.stroke()
  }
  k.restore()
}

/** The lid: every layer with swellings of its own. */
export function lid(k) {
  for (const [c, text] of [
    [
      '#8494b8',
      '-10 -10 172 -10 172 2 163 2.500 152 5 140 8.500 126 9.500 116 8.500 104 11 92 15.500 80 17 70 16.500 56 20.500 38 26 20 26.500 6 29 -10 30',
    ],
    [
      '#5c6c9e',
      '-10 -10 172 -10 172 -4 150 -2 138 2 122 4.500 108 4 98 5.500 84 10.500 66 12 52 12 40 16 22 20.500 8 20.500 -10 23',
    ],
    ['#3c4a80', '-10 -10 122 -10 112 -4 100 -1 86 0 74 3 58 6.500 44 6 28 8.500 14 13 -10 14'],
  ])
    soft(k, c, points(text), 1)
}

/** Doi Inthanon, broad and wooded, a nearer ridge, mist in the valleys. */
export function inthanon(k) {
  path(
    k,
    '#7090a4',
    'M-8 40C6 36 18 36.500 30 33C42 30 52 31 62 27C72 23.500 82 20.500 94 20C104 19.800 110 24 120 26C132 28.400 140 33 150 33.500C158 34 164 36 168 37V52H-8Z',
  )
  // Its spurs in the light that comes from behind us on the left, each with its valley in shade.
  for (const d of [
    'M94 20L92.500 25L88 28.500L87 33L80 37L77 44H52L60 38.500L70 35.500L76 30L84 26Z',
    'M121 26L119.500 30.500L115 33L114.500 38L110 44H97L101 38.500L107 35L112 30.500Z',
    'M151 33.500L148.500 37L144 39L142 44H126L133 39.500L141 37Z',
    'M62 27L59 31L53 33L49 38L40 44H26L36 38L44 34.500L52 30.500Z',
    'M30 33L27 36.500L20 38.500L16 44H-2L6 40L18 36Z',
  ])
    path(k, '#86a8ac', d)
  path(
    k,
    '#5c8890',
    'M-8 44C4 42 12 42.500 24 41C34 39.600 40 43 52 43.500C64 44 74 40 88 41C100 41.800 106 45 118 44C130 43 138 39 150 38.500C158 38.200 164 40 168 40V52H-8Z',
  )
  for (const d of [
    'M24 41C22 44 18 45 14 48H0C6 45 12 43 24 41Z',
    'M88 41C84 44 82 46 74 48H60C68 45 76 41 88 41Z',
    'M150 38.500C146 42 142 44 136 48H120C128 44 138 39 150 38.500Z',
  ])
    path(k, '#74a094', d)
  // Mist lies at the foot of it all.
  const mist = k.createLinearGradient(0, 40, 0, 51)
  mist.addColorStop(0, 'rgba(246,230,192,0)')
  mist.addColorStop(1, 'rgba(250,234,196,.95)')
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
  // Young rice in long strips, the light runs across them.
  fill(k, '#8cc858', points('-8 50.600 168 50.600 168 62 -8 62'))
  for (const [c, d] of [
    [
      '#b4dc68',
      'M-8 51.200C30 50.800 60 51.800 92 51.200L168 50.900V52.300C120 53 70 52.400 -8 53Z',
    ],
    [
      '#6cb054',
      'M-8 53.600C40 53.400 60 54.600 110 53.800L168 53.600V54.800C120 55.400 60 55 -8 55.600Z',
    ],
    ['#a4d460', 'M-8 56.400C40 55.800 90 57.200 168 55.800V57.600C110 58.800 50 57.800 -8 58.600Z'],
    ['#5ca050', 'M-8 59.200C50 58.800 110 60 168 58.600V62H-8Z'],
  ])
    path(k, c, d)
}

/** The road on its dam: the verge, a wet lane, the grass that falls to the water. */
export function dam(k) {
  path(k, '#c4a488', `M-8 ${ROAD - 1.7}H168V${ROAD + 3}H-8Z`)
  path(k, '#e0c4a0', `M-8 ${ROAD - 1.7}H168V${ROAD - 0.9}H-8Z`)
  for (const [x, l] of points('24 12 60 7 132 16')) lens(k, '#a8b4bc', x, ROAD + 0.2, l, 0.22, 0.22)
  const edge = []
  const r = random(41)
  for (let x = -8; x <= 168; x += 2.2) edge.push([x, ROAD + 0.9 + r() * 0.9])
  const bottom = []
  for (let x = 168; x >= -8; x -= 4) bottom.push([x, WATER + 0.1 + r() * 0.5])
  fill(k, '#3c8048', [...edge, ...bottom])
  // Light on its shoulder, shade at its foot.
  const upper = edge.map(([x, y]) => [x, y])
  fill(k, '#74b450', [
    ...upper,
    ...edge.map(([x, y]) => [x, y + 1.5 + Math.sin(x * 0.7) * 0.5]).reverse(),
  ])
  fill(k, '#2c6048', [...edge.map(([x]) => [x, WATER - 1.2 + Math.sin(x * 0.9) * 0.35]), ...bottom])
  for (let i = 0; i < 60; i++) {
    const x = -6 + i * 2.9 + r() * 2
    const l = 1 + r() * 1.5
    const y = ROAD + 1.6 + r() * 3.6
    const c = y < ROAD + 3 ? '#94cc5c' : '#4c9450'
    path(
      k,
      c,
      `M${x - 0.35} ${y}Q${x - 0.1} ${y - l * 0.5} ${x + 0.5} ${y - l}Q${x + 0.3} ${y - l * 0.4} ${x + 0.35} ${y}Z`,
    )
  }
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

/** The dike we stand on: dark grass. */
export function nearDike(k) {
  soft(k, '#1c4448', points('-14 82 4 84.500 26 87 46 90.500 54 96 -14 98'), 0.8)
  const r = random(19)
  for (let i = 0; i < 54; i++) {
    const x = -4 + r() * 48
    const y = 84.5 + Math.max(0, x) * 0.13 + r() * 4
    const l = (4 + r() * 7) * (1.25 - Math.max(0, x) / 70)
    const lean = (r() - 0.3) * 5
    const c = ['#17393f', '#235049', '#2f6450'][i % 3]
    path(
      k,
      c,
      `M${x - 0.6} ${y + 1}Q${x - 0.3} ${y - l * 0.6} ${x + lean} ${y - l}Q${x + 0.8} ${y - l * 0.5} ${x + 0.7} ${y + 1}Z`,
    )
  }
}
