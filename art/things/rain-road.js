// After the rain, in metres and true perspective: slate sky with one leg of a rainbow, Doi Inthanon, the wet road and the paddies on both sides.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { crowns } from './broad-crowns.js'
import { closed, lens } from './curves.js'
import { FAR, nearest, see, spot } from './paddy-view.js'

/** The low sun stands behind us on the left, so the bow stands on the right, and only its left leg is in sight. */
const BOW = [206, 66, 103]

export function rainSky(k) {
  const g = k.createLinearGradient(0, 0, 0, FAR)
  for (const [a, c] of [
    [0, '#4f9cb8'],
    [0.45, '#93c8c4'],
    [0.8, '#e2e6b8'],
    [1, '#fbe9b4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-8, -8, 176, FAR + 9)
  // The rain draws off to the right: one great cloud, its border in the sun, its curtain grey to the plain.
  const lit = k.createLinearGradient(46, 16, 66, -8)
  for (const [a, c] of [
    [0, '#f6ecca'],
    [0.35, '#b9c3c0'],
    [1, '#62799a'],
  ])
    lit.addColorStop(a, c)
  path(
    k,
    lit,
    'M22 -8C24 0 33 4.500 41 3.500C43.500 9.500 50 12.500 56.500 11C60 19 76 24 87 20.500C92 25 95.500 32 96.500 42V62H170V-8Z',
  )
  const rain = k.createLinearGradient(0, 0, 0, FAR)
  for (const [a, c] of [
    [0, '#33446e'],
    [0.5, '#566e8e'],
    [0.82, '#8298a4'],
    [1, '#b4c0b4'],
  ])
    rain.addColorStop(a, c)
  path(
    k,
    rain,
    'M50 -8C51 -3 55 -1 60.500 -2.400C61 5 67 9.500 74.500 7.500C77 14 84 18.500 91 19.500C95 25 97 33 97 44V62H170V-8Z',
  )
  const [x, y, r] = BOW
  // Within the bow the sky is brighter.
  const inner = k.createRadialGradient(x, y, r * 0.4, x, y, r)
  inner.addColorStop(0, 'rgba(190,206,206,0)')
  inner.addColorStop(1, 'rgba(200,216,212,.3)')
  k.fillStyle = inner
  k.beginPath()
  k.arc(x, y, r - 2, 0, 7)
  k.fill()
}

/** The leg of the bow: soft, clearest near the ground where the rain is lit. */
export function bow(s, f) {
  const { canvas, k } = s.sheet()
  f.draw(k, (c) => {
    const [x, y, r] = BOW
    const g = c.createRadialGradient(x, y, r - 5, x, y, r + 2)
    for (const [t, rgb, p] of [
      [0, '150,130,220', 0],
      [0.16, '146,132,224', 0.5],
      [0.34, '96,168,228', 0.7],
      [0.52, '132,212,150', 0.76],
      [0.68, '252,230,130', 0.86],
      [0.82, '252,168,100', 0.84],
      [0.94, '240,104,104', 0.7],
      [1, '240,104,104', 0],
    ])
      g.addColorStop(t, `rgba(${rgb},${p})`)
    c.fillStyle = g
    c.beginPath()
    c.rect(60, -6, 110, FAR + 6)
    c.fill()
  })
  k.globalCompositeOperation = 'destination-in'
  const [, y0] = f.at([0, 0])
  const [, y1] = f.at([0, FAR])
  const g = k.createLinearGradient(0, y0, 0, y1)
  g.addColorStop(0, 'rgba(0,0,0,.26)')
  g.addColorStop(0.7, 'rgba(0,0,0,.78)')
  g.addColorStop(0.94, 'rgba(0,0,0,.66)')
  g.addColorStop(1, 'rgba(0,0,0,.2)')
  k.fillStyle = g
  k.fillRect(0, 0, s.w, s.h)
  return canvas
}

/** Doi Inthanon, broad and wooded: its flank to the sun, its long spurs away from it; mist at its foot. */
export function inthanon(k) {
  path(
    k,
    '#728f9c',
    'M-8 51C4 50 12 48 22 44C32 40 38 39 47 34.500C54 31 60 28.500 67 27C72 26 77 26.600 81 29C87 32.500 92 36.500 100 38.600C110 41.200 116 44.500 126 46.500C138 48.800 152 49 168 50.500V62H-8Z',
  )
  path(
    k,
    '#587589',
    'M70 26.500C74 26.200 78 27.200 81 29C87 32.500 92 36.500 100 38.600C110 41.200 116 44.500 126 46.500C138 48.800 152 49 168 50.500V62H104C102 57 96 55 92 51C89 48 88 45.500 84 42.500C80 39.600 79.500 36 76.500 33C74.200 30.600 71 29.500 70 26.500Z',
  )
  path(
    k,
    '#668896',
    'M-8 56C8 54.500 18 55 32 52.500C44 50.500 54 53 66 54.500C80 56 96 54 112 54.500C130 55 146 52 168 54V62H-8Z',
  )
  const g = k.createLinearGradient(0, 42, 0, FAR)
  g.addColorStop(0, 'rgba(206,214,194,0)')
  g.addColorStop(1, 'rgba(214,218,190,.8)')
  k.fillStyle = g
  k.fillRect(-8, 42, 176, 20)
}

/** The groves at the end of the plain, of many sizes, in the sun from the left; one gilded tip between them. */
export function groves(k) {
  const far = ['#5f8c7c', '#74a27f', '#a9c07c']
  const near = ['#3f7560', '#5a9465', '#a2bf62']
  path(
    k,
    '#e8c878',
    'M16.600 60L17.400 56.400L18.200 55.400L18.700 51L19.200 55.400L20 56.400L20.800 60Z',
  )
  path(k, '#b08858', 'M18.700 51L19.200 55.400L20 56.400L20.800 60H18.900Z')
  crowns(k, points('90 60.500 9 3 110 60.600 12 2.600 128 60.500 8 2.800', 4), far, 41)
  crowns(k, points('4 60.600 12 6.500 11.500 60.700 6 4 28 60.700 8 4.600', 4), near, 7)
  crowns(k, points('143 60.700 10 4.600 156 60.800 12 7.500', 4), near, 64)
}

const ground = (k, c, list) =>
  fill(
    k,
    c,
    list.map(([u, v]) => {
      const [X, Z] = spot(u, Math.max(v, nearest(u)))
      return see(X, 0, Z)
    }),
  )

/** Young rice, deep green far off, bright near us, in few wide fields with their dikes. */
export function rice(k) {
  const g = k.createLinearGradient(0, FAR, 0, 90)
  for (const [a, c] of [
    [0, '#a7c27a'],
    [0.08, '#8fc25a'],
    [0.4, '#7cbc44'],
    [1, '#5ea63c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-8, FAR, 176, 40)
}

/** Water on the right of the road: what stands in it comes from the caller, on a sheet of its own. */
export const PADDY = [
  [3.1, -40],
  [3.1, 44],
  [90, 44],
  [90, -40],
]

export const paddyPath = (k) => {
  k.beginPath()
  for (const [u, v] of PADDY) {
    const [X, Z] = spot(u, Math.max(v, nearest(u)))
    k.lineTo(...see(X, 0, Z))
  }
}

/** The dike round the water: a low bank in the sun, its inner side dark. */
export function banks(k) {
  ground(k, '#4c8a3c', [
    [2.3, -40],
    [3.25, -40],
    [3.2, 44],
    [2.3, 44],
  ])
  ground(k, '#2e6640', [
    [3, -40],
    [3.3, -40],
    [3.2, 44],
    [3.1, 44],
  ])
}

/** The road of wet concrete, straight to the foot of the hills. */
export function road(k) {
  const edge = (a, b) => [
    [a, -40],
    [a, 900],
    [b, 900],
    [b, -40],
  ]
  ground(k, '#6fae44', edge(-3.4, -2.3))
  ground(k, '#c7ab8c', edge(-2.35, 2.35))
  ground(k, '#e6cda4', edge(-2.35, -2.1))
  ground(k, '#a58a7c', edge(2.15, 2.35))
  ground(k, '#8cc64c', edge(2.35, 2.75))
}

/** Where water stands on the road: under the two wheels of this side, so that each wheel meets its mirror. */
const PUDDLES = [
  [59.6, 83.5, 13, 4.2, 0.4],
  [82.4, 76.3, 10.4, 2.1, 2],
].map(([x, y, wide, deep, seed]) =>
  closed(
    Array.from({ length: 20 }, (_, i) => {
      const t = (i / 20) * Math.PI * 2
      const r = 1 + 0.07 * Math.sin(t * 2 + seed) + 0.05 * Math.sin(t * 3 + seed * 2)
      return [x + Math.cos(t) * wide * r, y + Math.sin(t) * deep * r]
    }),
    0.5,
  ),
)
export function puddles(k) {
  const all = new Path2D()
  for (const d of PUDDLES) all.addPath(new Path2D(d))
  k.clip(all)
}

/** Tufts of young rice in the water, in the rows they were set in, nearest last; the light on their left. */
export function seedlings(k) {
  for (let v = 26; v > -7; v -= 1.5)
    for (let i = 0; i < 16; i++) {
      const u = 4.3 + i * 0.85 + (Math.round(v / 1.5) % 2) * 0.3
      const [X, Z] = spot(u, v + ((i * 5) % 3) * 0.25)
      if (Z < 4.4 || u > 5.2 + v * 0.5 + ((i * 7) % 4) * 0.5) continue
      const [x, y] = see(X, 0, Z)
      if (x > 170) continue
      const q = 30 / Z
      for (const [a, h, c] of [
        [-0.5, 0.9, '#9bd65a'],
        [0.1, 1.2, '#6db84a'],
        [0.6, 0.8, '#43904a'],
      ])
        path(
          k,
          c,
          `M${x - 0.16 * q} ${y}Q${x + a * 0.4 * q} ${y - h * 0.7 * q} ${x + a * q} ${y - h * q}Q${x + (a * 0.5 + 0.2) * q} ${y - h * 0.4 * q} ${x + 0.16 * q} ${y}Z`,
        )
    }
}

/** An egret that stands and looks to the left. */
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

/** Wind on the water: a few level strokes. */
export function breeze(k) {
  for (const [x, y, l] of points('120 75 9 146 79 12 104 83.500 8 138 86.500 15', 3)) {
    lens(k, 'rgba(52,84,120,.5)', x, y, l, 0.22)
    lens(k, 'rgba(208,222,214,.4)', x + l * 0.2, y + 0.4, l * 0.7, 0.1)
  }
}
