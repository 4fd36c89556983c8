import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky, stars } from '../../nature/sky.js'
import { cart, cook, customer, tuktuk } from '../../things/night-market.js'
import { warmNight } from './kit.js'

/** The golden chedi behind the wall of the old town, lit from below; its right side in shade. */
function chedi(k, x, foot, q) {
  const at = (dx, dy) => `${x + dx * q} ${foot + dy * q}`
  const bell = (l, r) =>
    `M${at(l * 8, -10)}C${at(l * 7, -17)} ${at(l * 3, -20)} ${at(l * 2.4, -25)}L${at(0, -44)}L${at(r * 2.4, -25)}C${at(r * 3, -20)} ${at(r * 7, -17)} ${at(r * 8, -10)}Z`
  for (const [half, y, high, lit, dark] of [
    [14, 0, 4, '#c9926a', '#6f4a6a'],
    [11.5, -4, 3.4, '#e0ab70', '#7d5468'],
    [9.4, -7.4, 2.8, '#f2c478', '#96644f'],
  ]) {
    path(
      k,
      lit,
      `M${at(-half, y)}L${at(-half * 0.95, y - high)}L${at(half * 0.95, y - high)}L${at(half, y)}Z`,
    )
    path(
      k,
      dark,
      `M${at(half * 0.25, y)}L${at(half * 0.25, y - high)}L${at(half * 0.95, y - high)}L${at(half, y)}Z`,
    )
  }
  path(k, '#f7c552', bell(-1, 1))
  path(k, '#b0722f', bell(0.2, 1))
  path(
    k,
    '#ffe9a4',
    `M${at(-7.2, -11)}C${at(-6, -17)} ${at(-2.6, -20)} ${at(-1.9, -25)}L${at(-1.2, -25)}C${at(-1.6, -20)} ${at(-4.4, -17)} ${at(-5, -11)}Z`,
  )
  for (let i = 0; i < 6; i++)
    stroke(
      k,
      '#9a5f2c',
      0.35 * q,
      `M${at(-2.3 + i * 0.3, -26 - i * 2.4)}L${at(2.3 - i * 0.3, -26 - i * 2.4)}`,
    )
}

/** The far row of the market: tents with a bulb under each, people before them. */
function stalls(k) {
  const r = random(8)
  for (let i = 0; i < 12; i++) {
    const x = -8 + i * 15
    const c = ['#c8463c', '#2f7f86', '#d98a34', '#6a4a94', '#4a8a54'][i % 5]
    fill(k, '#ffcf86', points(`${x + 0.8} 58 ${x + 13.6} 58 ${x + 13.6} 66 ${x + 0.8} 66`))
    fill(k, '#f2a95c', points(`${x + 0.8} 62.600 ${x + 13.6} 62.600 ${x + 13.6} 66 ${x + 0.8} 66`))
    for (let j = 0; j < 7; j++)
      fill(
        k,
        ['#b03a4a', '#3f7f6a', '#e8d9b4', '#7a4a8a', '#d9793c'][Math.floor(r() * 5)],
        points(
          `${x + 1.5 + j * 1.7} 59 ${x + 2.8 + j * 1.7} 59 ${x + 2.8 + j * 1.7} ${61 + r() * 1.4} ${x + 1.5 + j * 1.7} 61.500`,
        ),
      )
    fill(k, c, points(`${x} 58.400 ${x + 7.2} 51.500 ${x + 14.4} 58.400`))
    fill(k, 'rgba(30,14,60,.35)', points(`${x + 7.2} 51.500 ${x + 14.4} 58.400 ${x + 8.6} 58.400`))
    path(k, '#fff6cc', `M${x + 7.2} 57.800a0.800 0.800 0 1 0 0.010 0Z`)
  }
  for (let i = 0; i < 46; i++) {
    const [x, y, q] = [r() * 168 - 4, 66 + r() * 2.4, 0.9 + r() * 0.25]
    path(
      k,
      ['#2a2052', '#3a2458', '#241c48'][i % 3],
      `M${x - 1.4 * q} ${y}C${x - 1.6 * q} ${y - 3 * q} ${x - 1.4 * q} ${y - 5 * q} ${x} ${y - 5.2 * q}C${x + 1.4 * q} ${y - 5 * q} ${x + 1.6 * q} ${y - 3 * q} ${x + 1.4 * q} ${y}ZM${x - 0.8 * q} ${y - 6 * q}a0.800 1 0 1 0 1.600 0a0.800 1 0 1 0 -1.600 0Z`,
    )
  }
}

/** Paper lanterns of the north on their strings, red, gold and green. */
function lantern(k, x, y, q, [c, d]) {
  stroke(k, '#2a1c44', 0.25, `M${x} ${y - 3.6 * q}v${-1.6 * q}`)
  path(
    k,
    c,
    `M${x - 1.2 * q} ${y - 3.6 * q}H${x + 1.2 * q}C${x + 3.6 * q} ${y - 2 * q} ${x + 3.6 * q} ${y + 2 * q} ${x + 1.2 * q} ${y + 3.6 * q}H${x - 1.2 * q}C${x - 3.6 * q} ${y + 2 * q} ${x - 3.6 * q} ${y - 2 * q} ${x - 1.2 * q} ${y - 3.6 * q}Z`,
  )
  path(
    k,
    '#fff0b4',
    `M${x - 0.3 * q} ${y - 2.8 * q}C${x + 1.6 * q} ${y - 1.4 * q} ${x + 1.6 * q} ${y + 1.4 * q} ${x - 0.3 * q} ${y + 2.8 * q}C${x - 1.9 * q} ${y + 1.4 * q} ${x - 1.9 * q} ${y - 1.4 * q} ${x - 0.3 * q} ${y - 2.8 * q}Z`,
  )
  stroke(
    k,
    d,
    0.28 * q,
    `M${x - 2.6 * q} ${y - 1.4 * q}H${x + 2.6 * q}M${x - 2.9 * q} ${y}H${x + 2.9 * q}M${x - 2.6 * q} ${y + 1.4 * q}H${x + 2.6 * q}`,
  )
  stroke(
    k,
    d,
    0.4 * q,
    `M${x} ${y + 3.6 * q}v${2.2 * q}M${x - 0.6 * q} ${y + 3.6 * q}v${1.6 * q}M${x + 0.6 * q} ${y + 3.6 * q}v${1.6 * q}`,
  )
}

export default {
  alt: 'Una cuoca fa saltare il wok fra le fiamme al mercato notturno di Chiang Mai; due viaggiatori aspettano al banco, un tuk-tuk passa sotto le lanterne e il chedi dorato',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...warmNight, lamps: 1 },
      sun: [0.36, 0.62],
      horizon: 0.72,
    })
    sky(s, { clouds: 0, disc: 0 })
    stars(s, { count: 90, below: 0.3, seed: 5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      fill(k, '#3a2f6c', [
        ...rough(points('-5 50 20 44 44 48 70 42 100 47 130 41 165 46'), 0.6, 3),
        ...points('165 70 -5 70'),
      ])
      chedi(k, 112, 60, 1.06)
      fill(k, '#4a3470', points('-5 56 165 56 165 70 -5 70'))
      stalls(k)
      // The street: violet stones, warm where the lamps lie.
      fill(k, '#3c2a60', points('-5 66 165 66 165 96 -5 96'))
      for (const [c, y, a, b] of [
        ['#53386a', 68.5, 8, 150],
        ['#6f4668', 72, 14, 128],
        ['#8d5764', 76, 20, 112],
        ['#ab6a5c', 80.5, 24, 104],
      ])
        path(
          k,
          c,
          `M${a} ${y}C${a + 20} ${y - 2} ${b - 20} ${y - 2} ${b} ${y}C${b + 14} ${y + 8} ${b + 10} ${y + 18} ${b} 96H${a - 4}C${a - 14} ${y + 16} ${a - 12} ${y + 6} ${a} ${y}Z`,
        )
      for (const [x, y, l] of points(
        '10 74 12 96 73 10 130 78 14 112 86 16 148 90 12 120 71 8 4 86 10',
        3,
      ))
        stroke(k, 'rgba(30,16,60,.4)', 0.5, `M${x} ${y}h${l}`)
      at(k, 137, 82, 0.86, tuktuk)
      // Two strings of lanterns pass behind the umbrella.
      stroke(k, '#4a3a78', 0.3, 'M-5 8Q40 22 84 12T165 4M88 2Q120 18 165 22')
      k.translate(0, -4)
      cart(k)
    })
    s.glow(0.37, 0.6, 34, '#ff9a44', 0.36)
    f.draw(s.k, (k) => {
      at(k, 50, 65, 1, cook)
      at(k, 87, 86, 1, customer(['#2f6f86', '#1f3f66', '#e8a05c'], '#2c1c2c', ''))
      at(k, 102, 88.5, 1.04, customer(['#c8483c', '#6f2448', '#f2b06c'], '#5a3426', '#e8c884'))
      for (const [i, [x, y, q]] of points(
        '97 11.500 0.900 129 9 1.150 148 9 1.350 122 20 0.900 138 24 1.050 155 27 1.250 6 17 1 18 20.500 0.800',
        3,
      ).entries())
        lantern(
          k,
          x,
          y,
          q,
          [
            ['#e8482f', '#a02a34'],
            ['#f2a52c', '#b06420'],
            ['#3fa38c', '#226a68'],
            ['#d94f86', '#8f2c64'],
          ][i % 4],
        )
    })
    for (const [x, y, q] of points(
      '0.61 0.13 8 0.81 0.1 9 0.925 0.1 11 0.76 0.22 8 0.86 0.27 9 0.97 0.3 11 0.04 0.19 9',
      3,
    ))
      s.glow(x, y, q, '#ffb25e', 0.3)
    s.glow(0.285, 0.66, 17, '#ff8a34', 0.5)
    s.glow(0.7, 0.5, 20, '#ffcf7a', 0.3)
    return finish(s, { bloom: 0.28 })
  },
}
