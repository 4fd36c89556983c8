import { at, field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { grill, market, metre, P, smoke, tower } from '../../things/lau-pa-sat.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'
import { bayNight } from './kit.js'

const WHITE = ['#fff0d8', '#b08c9c']
const CORAL = ['#f47c64', '#9c3c58']
const TEAL = ['#4cb4a8', '#2c5c7c']
const GOLD = ['#f8bc58', '#a46448']
const DARK = ['#4c4484', '#282050']
const BLACK = ['#3c2844', '#1c1434']
const TOWERS = [
  { x: 101, w: 15, top: 19, split: 4, light: '#56699e', shade: '#425288', seed: 12, n: 14 },
  { x: 27, w: 13, top: 27, split: 4, light: '#5f6fa2', shade: '#4a598c', seed: 8, n: 10 },
  { x: 112, w: 26, top: -4, split: 8, light: '#344681', shade: '#27366f', seed: 14, n: 26 },
  { x: -6, w: 36, top: -4, split: 8, light: '#27366f', shade: '#1d2b60', seed: 13, n: 30 },
  { x: 136, w: 40, top: -4, split: 7, light: '#22316a', shade: '#182554', seed: 19, n: 24 },
]

/** Somebody in the street, twice: upright and in the wet ground. */
function put(k, x, z, o, { flip = false, lift = 0, tall = 1.7, m = 1 } = {}) {
  const [px, py] = P(x, lift * m, z)
  k.save()
  k.translate(px, py)
  const q = (tall * metre(z)) / 7
  // The hall is behind: shadows come towards us.
  if (m > 0 && !lift) {
    k.save()
    k.transform(1, 0, -x * 0.07, -0.3, 0, 0)
    k.scale(flip ? -q : q, q)
    folk(k, { ...o, flat: '#221848' })
    k.restore()
  }
  k.scale(flip ? -q : q, q * m)
  folk(k, { light: flip ? -1 : 1, hair: BLACK, shoe: '#2c1c40', low: DARK, ...o })
  k.restore()
}

const box = (k, c, x, z, y0, y1, w, m) =>
  fill(k, c, [P(x - w, y0 * m, z), P(x + w, y0 * m, z), P(x + w, y1 * m, z), P(x - w, y1 * m, z)])

/** A table for three, on stools, at z. */
function party(k, m) {
  const [x, z] = [-7.4, 14]
  const sit = (dx, dz, flip, o) => {
    box(k, '#54305c', x + dx, z + dz, 0, 0.46, 0.18, m)
    put(k, x + dx, z + dz, { ...POSES.sit, ...o }, { flip, lift: 0.5, m })
  }
  sit(0.05, 0.8, false, {
    skin: SKINS[1],
    top: GOLD,
    cut: 'long',
    armNear: [50, 60],
    armFar: [60, 92],
  })
  const [tx, ty] = P(x, 0.76 * m, z)
  const q = metre(z)
  box(k, '#3c2450', x, z, 0, 0.74, 0.06, m)
  box(k, '#3c2450', x, z, 0, 0.06, 0.36, m)
  k.fillStyle = '#8c4c5c'
  k.beginPath()
  k.ellipse(tx, ty + 0.2 * m, 0.72 * q, 0.1 * q, 0, 0, 7)
  k.fill()
  k.fillStyle = '#fff0d4'
  k.beginPath()
  k.ellipse(tx, ty, 0.72 * q, 0.09 * q, 0, 0, 7)
  k.fill()
  if (m > 0) {
    path(k, '#8c4c44', `M${tx - 1.7} ${ty - 0.1}h3.400l-0.500 0.400h-2.400Z`)
    for (let i = 0; i < 5; i++)
      stroke(k, '#a84c34', 0.3, `M${tx - 1.1 + i * 0.5} ${ty - 0.15}l0.500 -0.500`)
    path(k, '#ffdc7c', `M${tx + 2.5} ${ty - 0.1}v-1.300h0.700v1.300Z`)
    path(k, '#8cd4b8', `M${tx - 3.3} ${ty - 0.1}v-1.200h0.600v1.200Z`)
  }
  sit(-1.05, -0.1, false, {
    skin: SKINS[2],
    top: TEAL,
    armNear: [58, 76],
    armFar: [40, 60],
    lean: 6,
  })
  sit(1.08, -0.15, true, {
    skin: SKINS[0],
    top: CORAL,
    cut: 'bun',
    armNear: [34, 74],
    armFar: [76, 50],
    lean: -2,
  })
}

/** The cook at his grill and the girl who waits; the fan in his hand keeps the embers alive. */
function cook(k, m) {
  const [x, z] = [5.6, 11]
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
    { flip: true, m },
  )
  grill(k, x, z, m)
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
    },
    { m, tall: 1.6 },
  )
}

/** A cat that waits under the grill, looking up. */
function cat(k) {
  const [x, y] = P(7.1, 0, 10.7)
  at(k, x, y, 0.7, (c) => {
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

/** What is dry or painted on the street: the kerb of the hall, two yellow lines, the asphalt that is dry again. */
function ground(k) {
  const across = (c, z0, z1) =>
    fill(k, c, [P(-90, 0, z0), P(90, 0, z0), P(90, 0, z1), P(-90, 0, z1)])
  across('#8c5470', 34, 30.4)
  across('#54305c', 30.4, 28.6)
  for (const z of [24.6, 23.4]) across('rgba(248,188,92,.75)', z, z - 0.5)
  // Dry asphalt round the puddle: at the table, under the grill, before our feet.
  const dry = (d) => {
    k.save()
    k.translate(0, -0.35)
    path(k, 'rgba(150,108,156,.4)', d)
    k.restore()
    path(k, '#33265e', d)
  }
  dry(
    'M-6 65.500C6 65 22 65.200 33 66.400C40 67.200 41 68.400 34 69C24 69.800 16 69.600 6 71C2 71.600 -2 72.400 -6 72.200Z',
  )
  dry(
    'M166 66.500C150 66.200 120 67 104 68.400C92 69.400 90 71.600 100 72.200C112 72.800 118 71.800 128 73.200C140 74.800 150 74 166 75.600Z',
  )
  dry(
    'M-6 83C6 80.500 18 81 30 83.400C42 85.800 52 87 66 86.600C80 86.200 88 83.400 100 83.600C118 83.800 140 80 166 81V94H-6Z',
  )
}

/** Towers, sky and hall above the ground, or the same turned over in the wet street. */
function upper(k, m) {
  const y = (v) => (m > 0 ? v : 119 - v)
  const g = k.createLinearGradient(0, y(-2), 0, y(59.5))
  for (const [a, c] of [
    [0, '#122254'],
    [0.3, '#33508c'],
    [0.6, '#9c7c9c'],
    [0.82, '#f0a07c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, Math.min(y(-5), y(59.5)), 170, 64.5)
  for (const t of TOWERS) tower(k, t, m)
  // Trees of the square hide the feet of the towers.
  path(
    k,
    '#2a2f5c',
    `M-5 ${y(59.5)}V${y(52)}C6 ${y(50)} 12 ${y(53)} 20 ${y(51.5)}C27 ${y(53)} 30 ${y(55)} 36 ${y(56)}L100 ${y(56)}C108 ${y(54)} 112 ${y(51)} 120 ${y(52)}C130 ${y(50)} 142 ${y(53)} 150 ${y(51)}C158 ${y(52)} 162 ${y(51)} 166 ${y(52)}V${y(59.5)}Z`,
  )
  market(k, m)
}

export default {
  alt: 'Cena ai banchi di Lau Pa Sat dopo la pioggia: il vecchio mercato di ghisa con la torre dell’orologio si specchia dorato nella strada bagnata fra i grattacieli; il cuoco sventola la brace dei satay, un gatto aspetta sotto la griglia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: bayNight, sun: [0.4, 0.6], horizon: 57 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      k.fillStyle = '#241c4c'
      k.fillRect(-5, 50, 170, 50)
      k.save()
      k.beginPath()
      k.rect(-5, 59.5, 170, 40)
      k.clip()
      upper(k, -1)
      party(k, -1)
      cook(k, -1)
      const veil = k.createLinearGradient(0, 59.5, 0, 91)
      veil.addColorStop(0, 'rgba(48,28,84,.25)')
      veil.addColorStop(0.5, 'rgba(40,24,80,.5)')
      veil.addColorStop(1, 'rgba(28,18,64,.82)')
      k.fillStyle = veil
      k.fillRect(-5, 59.5, 170, 40)
      k.restore()
      k.save()
      k.beginPath()
      k.rect(-5, -5, 170, 64.6)
      k.clip()
      upper(k, 1)
      k.restore()
      ground(k)
    })
    s.layer((k) => f.draw(k, (c) => smoke(c, 117.5, 63)), { lit: false })
    f.draw(s.k, (k) => {
      party(k, 1)
      cook(k, 1)
      cat(k)
    })
    return finish(s, { bloom: 0.24, threshold: 0.74, vignette: 0.16 })
  },
}
