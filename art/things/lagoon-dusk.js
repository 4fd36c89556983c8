// Sky Lagoon at the blue hour: bay, edge, lava, the house of turf with its open door. Metres, eye 1.3 m above the warm water.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens, soft } from './curves.js'

export const SEA = 40
const [CX, F, EYE] = [64, 90, 1.3]
/** X to the right, Z away, Y above the water. */
export const P = (X, Z, Y = 0) => [CX + (F * X) / Z, SEA + (F * (EYE - Y)) / Z]
export const metre = (Z) => F / Z
const EDGE = 11.5
const HOUSE = 10
const MID = 7
/** Where the water stands at the front of the house. */
export const FOOT = P(0, HOUSE)[1]

export function bay(k) {
  const g = k.createLinearGradient(0, 0, 0, SEA)
  for (const [t, c] of [
    [0, '#14305c'],
    [0.35, '#2a5a86'],
    [0.68, '#6ba0ac'],
    [0.88, '#c4d0a8'],
    [1, '#f4e2a4'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 168 -6 168 60 -6 60'))
  // Far side of the bay: hills in their snow, the small cone of Keilir.
  path(
    k,
    '#7ea3b0',
    'M-6 36.800L10 35.600L24 36.200L38 34.400L48 33.600L58 35.200L70 36.400L80 37L86 36.600L90 34.600L91.500 34L93 34.800L97 36.800L112 37.200V40.500H-6Z',
  )
  path(
    k,
    '#b4c6bc',
    'M26 36L38 34.400L48 33.600L54 34.600L49 35L46 36.200L42 35.400L36 36.400L32 35.800ZM90 34.600L91.500 34L93 34.800L92.400 35.600L91.600 35.200L90.800 36Z',
  )
  path(k, '#56829a', 'M-6 38.600L20 38.200L44 38.800L70 38.300L96 38.900L120 38.500V40.500H-6Z')
  const sea = k.createLinearGradient(0, SEA, 0, P(0, EDGE)[1])
  sea.addColorStop(0, '#a8bca4')
  sea.addColorStop(0.3, '#5e8c9c')
  sea.addColorStop(1, '#2c5a80')
  fill(k, sea, points(`-6 ${SEA} 168 ${SEA} 168 60 -6 60`))
  const r = random(8)
  for (let i = 0; i < 16; i++)
    lens(
      k,
      i % 3 ? 'rgba(22,62,100,.4)' : 'rgba(214,220,180,.45)',
      20 + r() * 80,
      SEA + 1 + r() * 7,
      2 + r() * 4,
      0.1,
    )
}

/** The lava on the left, its few faces; those turned to the door catch some of its light. */
const LAVA = [
  [
    '#152348',
    '-8 24 2 26.500 9 31 13 36.500 19 40 21.600 44 25 46.800 28.500 49.100 26 50.200 14 55.500 3 60.300 -8 65.200',
  ],
  ['#22365f', '-8 24 2 26.500 5 34 1 43 -8 46'],
  ['#32496f', '2 26.500 9 31 13 36.500 11 43 5 47.500 1 43 5 34'],
  ['#22365f', '13 36.500 19 40 20 47.500 14 51.500 5 47.500 11 43'],
  ['#6c5f74', '19 40 21.600 44 23.400 49 22 52 20 52.800 20 47.500'],
  ['#b08070', '21.600 44 25 46.800 28.500 49.100 26 50.200 22 52 23.400 49'],
]
const SNOW_LEFT = [
  '-8 22.600 -3 22 3 24.300 7 27.200 9.800 29.400 12 33.200 14.600 36 19.400 38.900 21.200 42.300 22.800 45.200 20.400 43.600 18 41.200 14.600 39.600 12 37.600 10.200 34.600 7.600 33.400 4.400 29.800 0 29.400 -8 27.600',
]

/** bare: without its snow, as the water shows it. */
const rock = (k, bare) => {
  for (const [c, d] of LAVA) fill(k, c, points(d))
  if (bare) return
  for (const d of SNOW_LEFT) soft(k, '#8fb0cc', points(d), 0.5)
  soft(
    k,
    '#c6dae2',
    points(
      '-8 22.600 -3 22 3 24.300 7 27.200 9.800 29.400 12 33.200 14.600 36 19.400 38.900 21.200 42.300 22.800 45.200 19.600 41.800 14.400 38 11.800 35.400 9.400 31.600 6 29 1 26.800 -8 25.200',
    ),
    0.5,
  )
}

/** The house in its own place: front at HOUSE, it runs back for 6 metres. */
const H = (X, Y, Z = HOUSE) => P(MID + X, Z, Y)
const BACK = 16.5

function house(k) {
  const poly = (c, list) => fill(k, c, list)
  // A snowy bank behind, down to the ledge of lava on which the house stands.
  path(k, '#3c6490', 'M100 47L112 42L140 38.500L152 35L160 33.200L168 32.600V52H100Z')
  path(
    k,
    '#7fa4c4',
    'M136 40L144 37.400L152 34.200L160 32.400L168 31.600V37C158 37.600 150 40 145 44H134Z',
  )
  poly('#12224a', [
    P(3.9, EDGE),
    [P(3.9, EDGE)[0] + 0.8, FOOT],
    P(4.5, HOUSE),
    P(3.9, EDGE),
    P(3.9, EDGE, 0.5),
    P(4.6, HOUSE, 0.5),
    [168, 47.4],
    [168, FOOT],
    P(4.5, HOUSE),
  ])
  for (const [c, d] of [
    ['#223a66', '98 47.300 104 47.500 106 50 101 50.800 97 50.200'],
    ['#223a66', '108 47.600 113 47.600 115 51.700 106 51.700'],
    ['#2a446e', '140 47.600 150 47.500 152 51.700 143 51.700'],
    ['#223a66', '156 47.500 168 47.400 168 51.700 158 51.700'],
  ])
    fill(k, c, points(d))
  // Its long side, in the shade, and the great roof with its snow.
  poly('#16264a', [H(-2.3, 0.45, BACK), H(-2.3, 2.3, BACK), H(-2.1, 2.6), H(-2.3, 0.45)])
  poly('#24406a', [H(-2.3, 1.2, BACK), H(-2.3, 1.7, BACK), H(-2.3, 1.7), H(-2.3, 1.2)])
  poly('#4a70a0', [H(0, 4.6, BACK), H(-2.72, 1.95, BACK), H(-2.72, 1.95), H(0, 4.6)])
  poly('#7498c0', [H(0, 5.06, BACK), H(-2.72, 2.28, BACK), H(-2.72, 2.28), H(0, 5.06)])
  // Thick walls of turf on either side, boards between them.
  poly('#1e3a52', [H(-2.4, 0.5), H(-2.2, 2.35), H(0, 4.75), H(2.2, 2.35), H(2.4, 0.5)])
  // Layers of the turf, few and uneven; the corners towards the door take its light.
  for (const [m, rows] of [
    [-1, '.5 1 -2.38 -1.17 1.06 1.62 -2.32 -1.18 1.68 2.18 -2.26 -1.2 2.24 2.62 -2.0 -1.22'],
    [1, '.5 .92 1.17 2.38 .98 1.52 1.18 2.33 1.58 2.14 1.2 2.27 2.2 2.6 1.22 2.02'],
  ])
    for (const [i, [y0, y1, x0, x1]] of points(rows, 4).entries())
      poly(['#2a4c58', '#27475a', '#2c5058', '#244458'][(i + (m > 0 ? 2 : 0)) % 4], [
        H(x0, y0),
        H(x0 + 0.04, y1 - (m < 0 ? 0.1 : 0)),
        H(x1, y1 - (m > 0 ? 0.1 : 0)),
        H(x1, y0),
      ])
  poly('#7a4a4c', [H(-1.15, 0.5), H(-1.25, 3.35), H(0, 4.6), H(1.25, 3.35), H(1.15, 0.5)])
  poly('#5c3a4c', [H(0, 0.5), H(0, 4.6), H(1.25, 3.35), H(1.15, 0.5)])
  for (const x of [-0.9, 0.9])
    stroke(k, '#472f46', 0.2, `M${H(x, 0.55).join(' ')}L${H(x, 3.62).join(' ')}`)
  // Door and window, full of light.
  poly('#3c2840', [H(-0.66, 0.5), H(-0.66, 2.72), H(0.66, 2.72), H(0.66, 0.5)])
  const lit = k.createLinearGradient(0, H(0, 2.6)[1], 0, H(0, 0.5)[1])
  lit.addColorStop(0, '#ffc868')
  lit.addColorStop(1, '#fff2c0')
  poly(lit, [H(-0.54, 0.5), H(-0.54, 2.6), H(0.54, 2.6), H(0.54, 0.5)])
  poly('#3c2840', [H(-0.34, 3.06), H(-0.34, 3.74), H(0.34, 3.74), H(0.34, 3.06)])
  poly('#ffd27c', [H(-0.26, 3.14), H(-0.26, 3.66), H(0.26, 3.66), H(0.26, 3.14)])
  stroke(k, '#3c2840', 0.3, `M${H(0, 3.1).join(' ')}L${H(0, 3.7).join(' ')}`)
  // Snow along the verges, deep at the ridge; lit from below where it looks at the door.
  const verge = (m, c, a, b) =>
    poly(c, [
      H(0, 5.06 - a),
      H(m * 2.72, 2.28 - a),
      H(m * 2.68, 2.0 - a * 0.3 + b),
      H(0, 4.68 - a * 0.3 + b),
    ])
  verge(-1, '#cfe0e6', 0, 0)
  verge(1, '#9fbcd2', 0, 0)
  verge(-1, '#e8b890', 0.3, 0)
  verge(1, '#d8a488', 0.3, 0)
  // Snow on the ledge: one flat cover with an uneven lip.
  const warm = k.createLinearGradient(98, 0, 156, 0)
  for (const [t, c] of [
    [0, '#6f96bc'],
    [0.24, '#86a4c0'],
    [0.42, '#f0c49c'],
    [0.6, '#f0c49c'],
    [0.78, '#86a4c0'],
    [1, '#6f96bc'],
  ])
    warm.addColorStop(t, c)
  path(
    k,
    warm,
    'M97.500 46.800L104 45.700L119 45.800L121.500 47.200L120.500 48.300C117 48.900 114 47.900 111 48.500C108 49.100 105 48 102 48.300C99.500 48.500 97 48.200 97.500 46.800Z',
  )
  path(
    k,
    warm,
    'M133.500 47L136 45.600L148 44.800L168 43V48C163 47.600 159 48.900 154 48.300C149 47.800 145 48.900 140 48.400C136.500 48.200 132.500 48.600 133.500 47Z',
  )
}

/** Steps from the door into the water. */
function steps(k) {
  for (const [i, y] of [0.5, 0.32, 0.14].entries()) {
    const [z0, z1] = [HOUSE - i * 0.32, HOUSE - (i + 1) * 0.32]
    const half = 0.85 + i * 0.12
    const [a, b] = [MID - half, MID + half]
    fill(k, ['#ffdf9c', '#f4c484', '#dca878'][i], [
      P(a, z0, y),
      P(b, z0, y),
      P(b, z1, y),
      P(a, z1, y),
    ])
    fill(k, ['#8c5c58', '#74505c', '#5c4a60'][i], [
      P(a, z1, y),
      P(b, z1, y),
      P(b, z1, y - 0.18),
      P(a, z1, y - 0.18),
    ])
  }
}

export { house, rock, steps }

/** The outline of the warm water, towards us without end. */
const WATER = [
  P(-5, EDGE),
  P(3.9, EDGE),
  P(4.4, HOUSE),
  [168, FOOT],
  [168, 96],
  [-8, 96],
  [-8, 65.2],
  [28.5, 49.1],
]

export function lagoon(k, mirrored) {
  const y0 = P(0, EDGE)[1]
  const g = k.createLinearGradient(0, y0, 0, 90)
  for (const [t, c] of [
    [0, '#b4d4c0'],
    [0.14, '#7cbcbc'],
    [0.45, '#3a8ca0'],
    [1, '#164a74'],
  ])
    g.addColorStop(t, c)
  k.save()
  k.beginPath()
  for (const p of WATER) k.lineTo(...p)
  k.closePath()
  k.fillStyle = g
  k.fill()
  k.clip()
  mirrored(k)
  // Level strokes of the water break what stands in it.
  for (const [x, y, half, c] of [
    [14, 63, 9, 'rgba(70,160,172,.5)'],
    [22, 68, 12, 'rgba(52,136,158,.55)'],
    [8, 74, 12, 'rgba(36,112,146,.7)'],
    [100, 63, 8, 'rgba(70,150,164,.5)'],
    [150, 66, 12, 'rgba(52,130,156,.5)'],
    [104, 72, 13, 'rgba(36,112,146,.6)'],
    [150, 77, 14, 'rgba(30,100,140,.6)'],
  ])
    lens(k, c, x, y, half, 0.3)
  k.restore()
  // The edge over which the water leaves.
  const [[x0, ya], [x1]] = [P(-5, EDGE), P(3.9, EDGE)]
  fill(
    k,
    '#20406a',
    points(`${x0} ${ya - 0.9} ${x1 + 0.6} ${ya - 0.9} ${x1 + 0.6} ${ya} ${x0} ${ya}`),
  )
  fill(
    k,
    '#d4e6d4',
    points(`${x0} ${ya - 0.1} ${x1 + 0.4} ${ya - 0.1} ${x1 + 0.4} ${ya + 0.22} ${x0} ${ya + 0.22}`),
  )
}

/** The door's light on the water: its image just under it, then fewer, longer strokes towards us. */
export function lightPath(k) {
  const r = random(21)
  const x = H(0, 0)[0]
  for (let i = 0; i < 40; i++) {
    const t = (i / 39) ** 0.9
    const y = FOOT + 9 + t * 29
    const wide = (2.6 + t * 6) * (0.4 + r() * 0.8)
    lens(
      k,
      i % 3 ? `rgba(255,222,150,${0.9 - t * 0.4})` : `rgba(255,188,116,${0.8 - t * 0.4})`,
      x - t * 2 + (r() - 0.5) * (4 + t * 8),
      y,
      wide,
      0.22 + t * 0.36,
      0.16 + t * 0.2,
    )
  }
}

/** Flakes: large near, small far, warm where the door lights them. */
export function flakes(k) {
  const r = random(33)
  for (let i = 0; i < 150; i++) {
    const q = 0.09 + r() ** 3 * 0.34
    const [x, y] = [((i % 15) + r()) * 11 - 3, (Math.floor(i / 15) + r()) * 9]
    const warm = Math.hypot(x - 127, y - 40) < 26
    path(
      k,
      `rgba(${warm ? '255,232,184' : '226,238,246'},${0.55 + r() * 0.4})`,
      `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
    )
  }
}
