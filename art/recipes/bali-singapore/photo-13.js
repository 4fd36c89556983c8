import { at, field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { market, metre, P, street, tower } from '../../things/lau-pa-sat.js'
import { grill, smoke, stall } from '../../things/satay-stall.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'
import { bayNight } from './kit.js'

const WHITE = ['#fff0d8', '#b08c9c']
const CORAL = ['#f47c64', '#9c3c58']
const TEAL = ['#4cb4a8', '#2c5c7c']
const GOLD = ['#f8bc58', '#a46448']
const DARK = ['#4c4484', '#282050']
const BLACK = ['#3c2844', '#1c1434']
const TOWERS = [
  {
    x: 103,
    w: 13,
    top: 22,
    split: 4,
    front: ['#34508a', '#74648e'],
    side: ['#4c6a9c', '#94789a'],
    seed: 12,
    rows: 4,
    crown: 'slant',
  },
  {
    x: 26,
    w: 12,
    top: 29,
    split: -4,
    front: ['#3c5890', '#7c6890'],
    side: ['#587098', '#a07c94'],
    seed: 8,
    rows: 4,
    crown: 'step',
  },
  {
    x: 115,
    w: 21,
    top: 6,
    split: 7,
    front: ['#20386c', '#54487c'],
    side: ['#2f4c80', '#6c5c8c'],
    seed: 14,
    rows: 7,
  },
  {
    x: 7,
    w: 18,
    top: 13,
    split: -5,
    front: ['#233c72', '#54487c'],
    side: ['#375486', '#745f8c'],
    seed: 5,
    rows: 6,
    crown: 'slant',
  },
  {
    x: -6,
    w: 14,
    top: -4,
    split: -3,
    front: ['#182a5a', '#3c3468'],
    side: ['#233a6c', '#4c4274'],
    seed: 13,
    rows: 6,
  },
  {
    x: 141,
    w: 30,
    top: -4,
    split: 6,
    front: ['#152553', '#3a3264'],
    side: ['#22366a', '#4c4074'],
    seed: 21,
    rows: 9,
  },
]

/** The hall is behind everybody: shadows come towards us, short, for its lamps hang high. */
const CAST = '#221848'

/** One closed shape on the ground from the feet on: legs, shoulders, head. */
function cast(k, x, z, long, wide = 1) {
  const on = (side, out) => P(x + side * wide + (x / 90) * out * long, 0, z - out * long)
  fill(
    k,
    CAST,
    [
      [-0.24, -0.08],
      [0.26, -0.08],
      [0.3, 0.1],
      [0.24, 0.4],
      [0.27, 0.74],
      [0.13, 0.84],
      [0.13, 0.95],
      [0.06, 1.02],
      [-0.06, 1.02],
      [-0.13, 0.95],
      [-0.13, 0.84],
      [-0.27, 0.74],
      [-0.24, 0.4],
      [-0.28, 0.1],
    ].map(([a, b]) => on(a, b)),
  )
}

/** Somebody in the street; who sits is lifted on to a stool. */
function put(k, x, z, o, { flip = false, lift = 0, tall = 1.7 } = {}) {
  const [px, py] = P(x, lift, z)
  const q = (tall * metre(z)) / 7
  cast(k, x, z, tall * (lift ? 0.55 : 0.8))
  k.save()
  k.translate(px, py)
  k.scale(flip ? -q : q, q)
  folk(k, { light: flip ? -1 : 1, hair: BLACK, shoe: '#2c1c40', low: DARK, ...o })
  k.restore()
}

const box = (k, c, x, z, y0, y1, w) =>
  fill(k, c, [P(x - w, y0, z), P(x + w, y0, z), P(x + w, y1, z), P(x - w, y1, z)])

const disc = (k, c, [x, y], rx, ry) => {
  k.fillStyle = c
  k.beginPath()
  k.ellipse(x, y, rx, ry, 0, 0, 7)
  k.fill()
}

/** Who sits at a table: across, behind it, turned, looks. */
const FRIENDS = [
  [
    0.05,
    0.8,
    false,
    { skin: SKINS[1], top: GOLD, cut: 'long', armNear: [50, 60], armFar: [60, 92] },
  ],
  [-1.05, -0.1, false, { skin: SKINS[2], top: TEAL, armNear: [58, 76], armFar: [40, 60], lean: 6 }],
  [
    1.08,
    -0.15,
    true,
    { skin: SKINS[0], top: CORAL, cut: 'bun', armNear: [34, 74], armFar: [76, 50], lean: -2 },
  ],
]
const PAIR = [
  [1.02, -0.1, true, { skin: SKINS[2], top: WHITE, armNear: [48, 96], armFar: [52, 40], lean: 4 }],
  [
    -1.1,
    0.1,
    false,
    {
      skin: SKINS[0],
      top: CORAL,
      cut: 'long',
      dress: 'skirt',
      low: GOLD,
      armNear: [30, 40],
      armFar: [64, 30],
      lean: -6,
    },
  ],
]

/** A table, its food, those round it on stools. */
function party(k, x, z, guests) {
  const q = metre(z)
  const sit = ([dx, dz, flip, o]) => {
    box(k, '#54305c', x + dx, z + dz, 0, 0.46, 0.18)
    put(k, x + dx, z + dz, { ...POSES.sit, ...o }, { flip, lift: 0.5 })
  }
  const [behind, before] = [guests.filter((g) => g[1] > 0.3), guests.filter((g) => g[1] <= 0.3)]
  behind.forEach(sit)
  disc(k, CAST, P(x * 1.01, 0, z - 0.75), 0.74 * q, 0.13 * q)
  box(k, '#3c2450', x, z, 0, 0.74, 0.06)
  box(k, '#3c2450', x, z, 0, 0.06, 0.36)
  const [tx, ty] = P(x, 0.76, z)
  disc(k, '#8c4c5c', [tx, ty + 0.03 * q], 0.72 * q, 0.1 * q)
  disc(k, '#fff0d4', [tx, ty], 0.72 * q, 0.09 * q)
  at(k, tx, ty, q / 6.2, (c) => {
    path(c, '#8c4c44', 'M-1.700 -0.100h3.400l-0.500 0.400h-2.400Z')
    for (let i = 0; i < 5; i++) stroke(c, '#a84c34', 0.3, `M${-1.1 + i * 0.5} -0.150l0.500 -0.500`)
    path(c, '#ffdc7c', 'M2.500 -0.100v-1.300h0.700v1.300Z')
    path(c, '#8cd4b8', 'M-3.300 -0.100v-1.200h0.600v1.200Z')
  })
  before.forEach(sit)
}

/** A table that has just been left: plates, a bottle, a stool pushed back on either side. */
function table(k, x, z) {
  const q = metre(z)
  for (const [dx, dz] of [
    [-1.1, 0.5],
    [0.95, 0.75],
    [1.25, -0.35],
  ]) {
    const [a, b] = [P(x + dx, 0, z + dz), P(x + dx, 0.46, z + dz)]
    const m = metre(z + dz)
    disc(k, CAST, [a[0] + 0.06 * m, a[1] + 0.04 * m], 0.3 * m, 0.07 * m)
    fill(k, '#54305c', [
      [a[0] - 0.2 * m, a[1]],
      [a[0] + 0.2 * m, a[1]],
      [b[0] + 0.16 * m, b[1]],
      [b[0] - 0.16 * m, b[1]],
    ])
    disc(k, '#c0605c', b, 0.19 * m, 0.05 * m)
  }
  disc(k, CAST, P(x * 1.01, 0, z - 0.4), 0.78 * q, 0.16 * q)
  box(k, '#3c2450', x, z, 0, 0.74, 0.06)
  disc(k, '#3c2450', P(x, 0.02, z), 0.34 * q, 0.07 * q)
  const [tx, ty] = P(x, 0.76, z)
  disc(k, '#8c4c5c', [tx, ty + 0.04 * q], 0.76 * q, 0.15 * q)
  disc(k, '#f4d8c0', [tx, ty], 0.76 * q, 0.14 * q)
  disc(k, '#fff6e4', [tx, ty - 0.035 * q], 0.7 * q, 0.095 * q)
  at(k, tx, ty, q / 6.2, (c) => {
    disc(c, '#b06c64', [-1.6, 0.2], 1.3, 0.3)
    disc(c, '#7cc0ac', [-1.6, 0.05], 1.3, 0.28)
    for (const [u, v] of [
      [-2.4, -0.1],
      [-1.9, 0.1],
      [-1.4, -0.05],
    ])
      stroke(c, '#a84c34', 0.26, `M${u} ${v}l1.300 -0.250`)
    disc(c, '#d8a090', [1.5, 0.34], 0.7, 0.18)
    disc(c, '#e8684c', [1.5, 0.24], 0.62, 0.15)
    path(c, '#3c8c74', 'M0.300 -0.100v-1.500l0.200 -0.500v-0.800h0.350v0.800l0.200 0.500v1.500Z')
    path(c, '#8cd4b8', 'M0.850 -0.100v-1.500l0 -1.300v0.800l0.200 0.500v1.500Z')
    path(c, '#ffdc7c', 'M2.700 -0.100v-1.200h0.700v1.200Z')
    path(c, '#fff6e0', 'M2.700 -1.300v-0.300h0.700v0.300Z')
  })
}

/** The cook at his grill and the girl who waits; the fan in his hand keeps the embers alive. */
function cook(k) {
  const [x, z] = [4.6, 8.6]
  put(
    k,
    x + 2.7,
    z + 0.15,
    {
      ...POSES.stand,
      skin: SKINS[2],
      top: WHITE,
      low: DARK,
      bare: true,
      hat: ['cap', '#fff6e4'],
      light: -1,
      near: [10, 4],
      far: [-12, 4],
      armNear: [52, 58],
      armFar: [26, 66],
      lean: 9,
      after: (c, j, flat) =>
        flat ||
        path(
          c,
          '#f4cc7c',
          `M${j.armNear.hand[0]} ${j.armNear.hand[1]}l0.500 -0.900q0.900 -0.100 1.100 0.700q-0.100 0.700 -1.600 0.200Z`,
        ),
    },
    { flip: true },
  )
  grill(k, x, z)
  put(
    k,
    x - 1.3,
    z - 0.1,
    {
      ...POSES.stand,
      skin: SKINS[1],
      top: TEAL,
      low: CORAL,
      dress: 'skirt',
      cut: 'long',
      near: [6, 2],
      far: [-8, 10],
      armNear: [14, 96],
      armFar: [30, 88],
      lean: -2,
      after: (c, { armNear: { hand } }) => {
        disc(c, '#b08c9c', [hand[0] + 0.5, hand[1] - 0.05], 0.8, 0.16)
        disc(c, '#fff6e4', [hand[0] + 0.5, hand[1] - 0.14], 0.8, 0.14)
      },
    },
    { tall: 1.6 },
  )
}

/** A cat that waits under the grill, looking up. */
function cat(k) {
  const [x, y] = P(5.8, 0, 8.4)
  disc(k, CAST, [x + 0.6, y + 0.5], 2.4, 0.5)
  at(k, x, y, 0.88, (c) => {
    stroke(c, '#e8a46c', 0.6, 'M-2 -0.300C-3.400 -0.200 -3.900 -1.200 -3.300 -1.900')
    path(
      c,
      '#e8a46c',
      'M-2.300 0C-2.800 -2 -1.800 -3.800 -0.600 -4.500L-0.900 -6L-0.100 -5.400L0.900 -6.300L1.100 -5C1.600 -4.300 1.200 -3.500 0.700 -3.300L0.900 0Z',
    )
    path(
      c,
      '#a8645c',
      'M-2.300 0C-2.800 -2 -1.800 -3.800 -0.600 -4.500C-0.700 -2.600 -1.200 -1 -0.800 0Z',
    )
  })
}

/** Sky, towers, trees of the square, the hall. */
function upper(k) {
  const g = k.createLinearGradient(0, -2, 0, 59.5)
  for (const [a, c] of [
    [0, '#10285c'],
    [0.3, '#2c5c94'],
    [0.6, '#8c84a4'],
    [0.84, '#f4a880'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 64.5)
  for (const t of TOWERS) tower(k, t)
  path(
    k,
    '#2c2c5c',
    'M-5 59.500V51C0 48.600 6 49.400 9 51.600C12 49.400 18 50 20 52.600C24 51.600 28 53.600 30 56L100 56C103 53 108 52.600 111 54.400C113 50.600 120 50 123 52.400C127 48.800 134 49.200 137 51.600C141 48.400 147 48.600 150 50.800C154 48.400 161 48.800 166 51V59.500Z',
  )
}

export default {
  alt: 'Cena ai banchi di Lau Pa Sat: il vecchio mercato di ghisa con la torre dell’orologio illumina i tavolini sulla strada chiusa alle auto, fra i grattacieli; davanti al suo banco il cuoco sventola la brace dei satay, un gatto aspetta sotto la griglia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: bayNight, sun: [0.4, 0.6], horizon: 57 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      upper(k)
      street(k)
      market(k)
    })
    f.draw(s.k, (k) => stall(k, 5.45, 10.4, 3.3))
    s.layer((k) => f.draw(k, (c) => smoke(c, 124, 62)), { lit: false, blur: 0.9 })
    f.draw(s.k, (k) => {
      party(k, -8.2, 24, PAIR)
      party(k, 2.6, 22, FRIENDS)
      party(k, -3.2, 16.5, PAIR)
      party(k, -5, 9, FRIENDS)
      cook(k)
      cat(k)
      table(k, -0.7, 6.3)
    })
    return finish(s, { bloom: 0.24, threshold: 0.74, vignette: 0.16 })
  },
}
