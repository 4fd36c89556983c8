import { at, field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frontHouse, potPlant } from '../../things/shophouse-row.js'
import { lantern, lionTrishaw, toothTemple, WORDS } from '../../things/shophouses.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

// We stand in the shade of an arcade, 14 metres from the row on the other side, our eyes at 1.6 metres.
const SCALE = 4.7
const FOOT = 70
const HORIZON = FOOT - 1.6 * SCALE
const REACH = SCALE * 14
/** Metres across and away, on the street: where in the field, and how large a metre is there. */
const road = (x, z) => [80 + (x * REACH) / z, HORIZON + (1.6 * REACH) / z, REACH / z]

const ROW = [
  ['#f4a49c', '#c4707c', '#2c8c88', '#1c6470', 2, 'arch', 'tea', '#c83c44', WORDS[3], 5.7, 4],
  ['#fbe0a0', '#d8a880', '#4470a8', '#2c4c80', 1, 'long', 'cloth', '#3c8c74', WORDS[4], 6.1, 1],
  ['#9cd4c4', '#64a0a4', '#e0604c', '#a83c50', 2, 'three', 'doors', '#d89434', WORDS[0], 5.6, 3],
  ['#f8c4ac', '#c88c88', '#fff0d8', '#d8b8ac', 2, 'two', 'tables', '#c83c44', WORDS[1], 5.9, 1],
  ['#a4c8e8', '#6c90bc', '#f4ecd4', '#c4b8ac', 1, 'arch', 'tea', '#c83c44', WORDS[5], 5.6, 0],
  ['#f0b4c8', '#b87c9c', '#3c7c9c', '#285478', 1, 'three', 'doors', '#3c8c74', WORDS[2], 6.4, 2],
].map(([wall, dim, shut, deep, floors, kind, shop, sign, word, w, open], i) => ({
  ...{ wall, dim, shut, deep, floors, kind, shop, sign, word, w, open },
  gable: i === 3,
  tiles: ['#3c9490', '#d8645c', '#e8a448', '#4c84a8', '#e07c6c', '#54a084'][i],
}))

/** A clear sky, and far away the temple and two towers of the city, pale. */
function far(k) {
  const g = k.createLinearGradient(0, 0, 0, 60)
  for (const [a, c] of [
    [0, '#2f9ec4'],
    [0.45, '#86d2d6'],
    [1, '#fdf0cc'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  for (const [x, y, w] of [
    [147, 12, 8],
    [100.5, 17, 7],
  ]) {
    fill(k, '#8cc8d4', [
      [x, 62],
      [x, y + 1.6],
      [x + w, y],
      [x + w, 62],
    ])
    fill(k, '#a4d6d8', [
      [x + w * 0.45, 62],
      [x + w * 0.45, y + 0.9],
      [x + w, y],
      [x + w, 62],
    ])
  }
}

/** The street: sun on the far part, the shade of our own row on the near one, one straight edge between them. */
function street(k) {
  k.fillStyle = '#f4d4a4'
  k.fillRect(-5, FOOT - 0.2, 170, 30)
  // The drain along the kerb, then the joints of the slabs that run to the vanishing point.
  k.fillStyle = '#c89880'
  k.fillRect(-5, FOOT, 170, 0.5)
  const line = 'rgba(168,104,96,.32)'
  for (let x = -34; x < 36; x += 2.6) {
    const [a, b] = [road(x, 13.6), road(x, 3)]
    stroke(k, line, 0.16, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
  for (const z of [12, 10.4, 9, 7.6, 6.4, 5.3, 4.3]) {
    const y = road(0, z)[1]
    stroke(k, line, 0.16, `M-5 ${y}H165`)
  }
  const edge = road(0, 6.7)[1]
  k.fillStyle = 'rgba(76,48,124,.82)'
  k.fillRect(-5, edge, 170, 40)
}

const person = (pose, top, low, n, more) => ({
  ...POSES[pose],
  ...{ top, low, skin: SKINS[n], hair: ['#3c2438', '#241430'], shoe: '#2c2048', light: 1 },
  ...more,
})
const CREAM = ['#fff4dc', '#ccb0a8']
const RED = ['#e8584c', '#983458']
const BLUE = ['#4c94bc', '#34588c']
const NAVY = ['#4c5890', '#34346c']
const LEAF = ['#54a888', '#34686c']
const SAND = ['#f4c068', '#b4785c']
const SHADE = '#b08488'

/** Two at the tables of the coffee shop, in the shade of its arcade. */
const SITTERS = [
  person('sit', ['#c8a49c', '#94707c'], NAVY, 1, { armFar: [50, 40], light: -1 }),
  person('sit', ['#4c7c94', '#345878'], ['#5c4470', '#443058'], 2, { cut: 'bun', light: -1 }),
]

const put = (k, x, z, o, flip, high = 1.7) => {
  const [px, py, q] = road(x, z)
  stand(k, px, py, high * q, o, { flip, fall: [-0.42, 0.2], shade: SHADE })
}

/** Our own arcade: the dark column, the beam with its blind of bamboo, red lanterns under it. */
function near(k) {
  fill(k, '#2c1a4c', [
    [-2, -2],
    [162, -2],
    [162, 5.2],
    [-2, 5.2],
  ])
  for (let i = 0; i < 5; i++) stroke(k, '#40285f', 0.3, `M-2 ${0.7 + i * 0.9}H162`)
  k.fillStyle = '#1f1240'
  k.fillRect(-2, 5.2, 164, 0.8)
  k.fillStyle = '#2c1a4c'
  k.fillRect(2, 5, 8.6, 90)
  k.fillStyle = '#4a2c68'
  k.fillRect(8.4, 6, 2.2, 84)
  k.fillStyle = '#1f1240'
  k.fillRect(1, 8.6, 10.6, 1.8)
  k.fillRect(1, 84.4, 10.6, 8)
  k.fillStyle = '#4a2c68'
  k.fillRect(9, 84.4, 2.6, 8)
}

export default {
  alt: 'Chinatown a Singapore di mattina, dall’ombra di un portico: una fila di botteghe color pastello al sole con persiane e insegne, lanterne rosse e, dietro i tetti, il tempio del Dente di Buddha; la testa del leone della danza torna a casa in risciò',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.1], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, far)
    s.layer((c) => f.draw(c, (k) => at(k, 127, 50, 1.34, toothTemple)), { lit: false, haze: 0.34 })
    f.draw(s.k, (k) => {
      street(k)
      k.save()
      k.translate(0, FOOT)
      k.scale(SCALE, SCALE)
      let x = -0.9
      for (const o of ROW) {
        frontHouse(k, x, o)
        x += o.w
      }
      k.restore()
      for (const [n, px] of [82, 99.4].entries()) {
        fill(k, '#3c2454', [
          [px - 0.9, FOOT - 0.62 * SCALE],
          [px + 0.9, FOOT - 0.62 * SCALE],
          [px + 0.7, FOOT - 0.2 * SCALE],
          [px - 0.7, FOOT - 0.2 * SCALE],
        ])
        stand(k, px, FOOT - 0.7 * SCALE, 1.6 * SCALE, SITTERS[n], { flip: n === 1 })
      }
      for (const [px, n] of [
        [-12.5, 0],
        [11.2, 1],
      ]) {
        const [x0, y0, q] = road(px, 13.5)
        path(
          k,
          SHADE,
          `M${x0 + 0.3 * q} ${y0}L${x0 - 0.9 * q} ${y0 - 0.28 * q}L${x0 - 1.2 * q} ${y0 - 0.1 * q}L${x0 - 0.3 * q} ${y0}Z`,
        )
        at(k, x0, y0, q, (c) =>
          potPlant(c, n % 2 ? ['#e8508c', '#a83474'] : ['#f48c4c', '#c05048'], n),
        )
      }
      put(k, -6.6, 13.2, person('stand', LEAF, NAVY, 1, { hat: ['cone', '#f4dca4', '#b88868'] }))
      put(k, 9.4, 13.3, person('walkOther', CREAM, BLUE, 0, { cut: 'long' }), true)
      put(k, 7.6, 11.6, person('walk', RED, CREAM, 0, { dress: 'skirt', cut: 'bun' }))
      put(k, 8.4, 11.5, person('run', SAND, NAVY, 1, { shorts: true }), false, 1.15)
      const [tx, ty, tq] = road(-1.2, 8.8)
      k.save()
      k.translate(tx, ty)
      k.transform(tq, 0, 0.42 * tq, 0.2 * tq, 0, 0)
      path(
        k,
        SHADE,
        'M-1.600 0L-1.500 -0.700L-1 -2.300L-0.500 -2.300L-0.300 -1.300L0 -1.400L0.400 -1.700L1 -1.700L1.500 -1L1.600 0Z',
      )
      k.restore()
      at(k, tx, ty, tq * 1.1, lionTrishaw)
      near(k)
      for (const [lx, ly, q] of [
        [27, 8.2, 8.2],
        [38.5, 6, 6.4],
        [47, 6.6, 5],
        [156, 5.6, 7],
      ]) {
        stroke(k, '#1f1240', 0.3, `M${lx} 5V${ly + 0.5}`)
        at(k, lx, ly, q, (c) => lantern(c, false))
      }
    })
    return finish(s, { vignette: 0.12 })
  },
}
