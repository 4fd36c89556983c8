import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { cypress, hill, houses, SHORE, water } from '../../things/golden-horn.js'
import { bridgeRail, gull, steamer } from '../../things/horn-steamer.js'
import { streak } from '../../things/streak.js'
import { farMosque, suleymaniye } from '../../things/suleymaniye.js'

export default {
  alt: 'Il Corno d’Oro al tramonto dal ponte dei pescatori: sulla collina le cupole e i quattro minareti della Süleymaniye; tre viaggiatori lanciano simit ai gabbiani dalla poppa del battello, un gatto aspetta sul parapetto',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#34508f'],
          [0.35, '#6f7cb6'],
          [0.6, '#c49ab4'],
          [0.82, '#f8b294'],
          [1, '#ffd69c'],
        ],
      },
      sun: [1.04, 0.55],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, l, q, c, n] of [
        [26, 12, 40, 2.6, '#7c86ba', 1],
        [58, 21, 26, 1.8, '#b094bc', 4],
        [8, 30, 34, 2.4, '#f0b4a8', 2],
        [150, 16, 28, 2.4, '#9c8cb8', 6],
        [146, 30, 20, 1.5, '#ffd0a8', 3],
      ])
        streak(k, c, x, y, l, q, n)
      // Far hills of the old town with their domes.
      path(k, '#d8a0a0', 'M-2 55C10 52 22 52.500 34 54C46 53 58 52 70 54L162 50V62H-2Z')
      at(k, 30, 54, 0.36, (q) => farMosque(q, '#cc94a0', '#f0b49c'))
      at(k, 6, 53.5, 0.26, (q) => farMosque(q, '#d49ca0', '#f4bc9c'))
      at(k, 147, 47, 0.4, (q) => farMosque(q, '#c88c9c', '#f8b898'))
      path(k, '#b8849c', 'M-2 58C14 55.500 40 56.500 56 57L80 52L162 46V62H-2Z')
      houses(k, {
        from: -3,
        to: 60,
        foot: () => 60.5,
        size: 1.9,
        seed: 4,
        tones: [
          ['#b08298', '#e0a498'],
          ['#a4789a', '#d89c98'],
        ],
        roof: ['#96688c', '#d08c88'],
      })
      // The hill of the mosque.
      fill(k, '#7c6084', [
        [40, 60.5],
        [48, 57],
        ...Array.from({ length: 112 }, (_, i) => [52 + i, hill(52 + i)]),
        [164, 62],
      ])
      houses(k, {
        from: 124,
        to: 163,
        foot: (x) => hill(x) + 2,
        size: 2.4,
        seed: 21,
        tones: [
          ['#b48494', '#f0b094'],
          ['#a4789a', '#e8a898'],
        ],
        roof: ['#8c5c80', '#d88c7c'],
      })
      at(k, 97, 47.5, 0.42, suleymaniye)
      for (const [x, high] of points('66 7 69 9 72 6 75.500 8 134 8 137 6.500 90 5'))
        cypress(k, x, hill(x) + 2.5, high)
      leafMass(k, {
        box: [58, 44, 146, 56],
        inside: (x, y) => y > hill(x) + 2.5 && y < hill(x) + 5.2,
        light: (x, y) => 0.9 - (y - hill(x)) / 5,
        size: 2.6,
        side: 1,
        tones: [
          ['#3a3a62', '#4a4868', '#5c546c'],
          ['#4a4868', '#665c70', '#94786c'],
        ],
        seed: 5,
      })
      const tones = [
        ['#c08c94', '#fcbc98'],
        ['#ae8098', '#f0ac98'],
        ['#d0a098', '#ffc8a0'],
        ['#94709a', '#d89898'],
      ]
      houses(k, {
        from: 56,
        to: 163,
        foot: (x) => hill(x) * 0.5 + 30,
        size: 2.7,
        seed: 9,
        tones,
        roof: ['#8c5474', '#d88470'],
      })
      houses(k, {
        from: 50,
        to: 163,
        foot: (x) => hill(x) * 0.22 + 47.6,
        size: 2.9,
        seed: 13,
        tones,
        roof: ['#844c70', '#d07c6c'],
      })
      houses(k, {
        from: 46,
        to: 163,
        foot: () => SHORE - 0.4,
        size: 3.1,
        seed: 17,
        tones,
        roof: ['#7c486c', '#c87468'],
      })
      path(k, '#5c4878', `M-2 ${SHORE - 0.5}H162V${SHORE + 0.7}H-2Z`)
      water(k)
      k.save()
      k.globalAlpha = 0.32
      at(k, 62, 76.6, 1.32, (c) => {
        c.scale(1, -0.5)
        steamer(c)
      })
      k.restore()
      for (const [x, y, l] of points(
        '40 78.600 9 66 79.200 12 84 78.400 7 52 80.600 11 74 81.800 8 46 83 7 62 84 9',
        3,
      ))
        path(k, '#3c4684', `M${x - l} ${y}q${l} -0.700 ${l * 2} 0q${-l} 0.600 ${-l * 2} 0Z`)
      at(k, 62, 76, 1.32, steamer)
      // The gulls follow, near ones large, far ones small.
      for (const [x, y, q, u] of points(
        '97 59 0.900 0.500 108 66 0.860 -0.350 113 56.500 0.720 0.900 124 63.500 0.660 0.100 129 54.500 0.520 0.700 139 66 0.560 -0.250 118 48.500 0.440 0.600 142 57.500 0.440 0.800 149 48 0.340 0.200 137 43 0.300 0.900 153 60 0.360 0.500 103 50 0.400 -0.100',
        4,
      ))
        at(k, x, y, q, (c) => gull(c, u))
      path(k, '#c8803c', 'M90.600 62.300a0.550 0.450 0 1 0 1.100 0a0.550 0.450 0 1 0 -1.100 0Z')
      bridgeRail(k)
    })
    s.glow(1.03, 0.6, 46, '#ffb894', 0.2)
    return finish(s, { bloom: 0.18 })
  },
}
