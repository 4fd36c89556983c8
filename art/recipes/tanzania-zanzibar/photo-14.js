import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { alley, basket, lantern, seller, walker } from '../../things/spice-market.js'
import { honey } from './kit.js'

const TURMERIC = ['#ffcf4a', '#eda31f', '#b06a1c']
const PAPRIKA = ['#f2653c', '#cf3a26', '#8a1f2a']
const CLOVE = ['#a86f4c', '#6f4234', '#45262c']
const PEPPER = ['#8a8a86', '#55565c', '#33323e']
const CARDAMOM = ['#b6c66c', '#84994a', '#56673a']
const CINNAMON = ['#d08a54', '#a05c38', '#6a3630']

export default {
  alt: 'Una venditrice avvolta nel kanga versa chiodi di garofano fra ceste di curcuma, paprika, cardamomo e cannella, in un vicolo di Stone Town con i balconi di legno e le lanterne accese',
  paint(w, h) {
    const s = new Scene(w, h, { mood: honey, sun: [0.5, 0.2], horizon: 0.62 })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      alley(k)
      // The street: shade from the left row, a strip of sun on the right.
      fill(k, '#b07a58', points('53 57 93 56 165 71 165 96 -5 96 -5 70'))
      fill(k, '#e8b87c', points('84 56.500 93 56 165 71 165 88 120 72'))
      for (const [x, y, l] of points(
        '62 61 8 80 63 10 58 66 12 94 66 9 70 70 12 104 71 10 40 70 14',
        3,
      ))
        stroke(k, 'rgba(90,44,50,.28)', 0.4, `M${x} ${y}h${l}`)
      at(k, 68, 61.5, 0.42, walker('#fbf3e2', '#c3b3b4', '#e6d6b8'))
      at(k, 73.5, 62.2, 0.44, walker('#3f6a9a', '#2a4470', '#28344c'))
      at(k, 88, 61, 0.38, walker('#c9483c', '#8a2c38', '#f2c14a'))
      stroke(k, '#7a5548', 0.35, 'M-5 6C30 14 50 16 74 14C100 12 130 10 165 2')
      for (const [x, y, q] of points('40 4 1.100 62 14 0.900 92 13 0.900 116 3 1.200', 3))
        lantern(k, x, y, q)
      // An awning throws the seller's side into shade.
      fill(k, '#7d2f3a', points('-5 24 24 27 52 35 50 37.500 22 31 -5 29'))
      for (let i = 0; i < 9; i++) {
        const [x, y] = [-4 + i * 6.2, 29 + i * 0.5 + Math.max(0, i - 4) * 0.9]
        path(
          k,
          i % 2 ? '#7d2f3a' : '#e8c48c',
          `M${x} ${y - 0.6}h6.200v2.600a3.100 2 0 0 1 -6.200 -0.500Z`,
        )
      }
      stroke(k, '#5a3a38', 0.9, 'M49 37V70')
      // The rows of baskets, the far ones first.
      for (const [i, [x, y, q]] of points(
        '98 64.500 0.420 108 66 0.480 119 68 0.560 131 70.500 0.640',
        3,
      ).entries())
        basket(
          k,
          x,
          y,
          q,
          [CARDAMOM, PAPRIKA, TURMERIC, CLOVE][i],
          i === 0 || i === 3 ? 'grain' : '',
          i + 3,
        )
    })
    f.draw(s.k, (k) => {
      at(k, 38, 72, 1.06, seller)
      for (const [i, [x, y, q]] of points('12 70 0.720 60 70.500 0.720', 3).entries())
        basket(k, x, y, q, [PEPPER, CLOVE][i], 'grain', i + 11)
      // Cloves run from the scoop into their basket.
      const r = random(5)
      for (let i = 0; i < 26; i++)
        path(
          k,
          i % 2 ? '#6f4234' : '#45262c',
          `M${66.4 + (r() - 0.5) * 1.6 - i * 0.16} ${56.5 + i * 0.34}l0.500 0.900l-0.700 0.200Z`,
        )
      for (const [i, [x, y, q]] of points(
        '-1 80 0.950 22 80.500 1 46 81 1.020 70 81.500 1.040 94 80 0.960',
        3,
      ).entries())
        basket(
          k,
          x,
          y,
          q,
          [CINNAMON, TURMERIC, PAPRIKA, CARDAMOM, CINNAMON][i],
          ['stick', '', '', 'grain', 'stick'][i],
          i + 21,
        )
      // Small cards with prices, stuck into two of the heaps.
      for (const [x, y] of points('25 70.500 49 71')) {
        stroke(k, '#7a4a34', 0.5, `M${x} ${y + 4}V${y - 2}`)
        fill(
          k,
          '#fff4d8',
          points(
            `${x - 3.2} ${y - 6.4} ${x + 3.2} ${y - 5.8} ${x + 3.1} ${y - 2} ${x - 3.2} ${y - 2.4}`,
          ),
        )
        stroke(k, '#7a3a34', 0.5, `M${x - 2} ${y - 4.6}h3.600M${x - 2} ${y - 3.3}h2.200`)
      }
    })
    for (const [x, y] of [
      [0.25, 0.09],
      [0.388, 0.19],
      [0.575, 0.18],
      [0.725, 0.08],
    ])
      s.glow(x, y, 9, '#ffcf7a', 0.5)
    s.wash(0.7, 1, ['#3a1c3c', 0], ['#3a1c3c', 0.34])
    return finish(s, { rays: 0.1, bloom: 0.2 })
  },
}
