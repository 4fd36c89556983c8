import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { cypress, hill, houses, SHORE, water } from '../../things/golden-horn.js'
import { bridgeRail, gull, mirror, steamer, wake } from '../../things/horn-steamer.js'
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
        tones: [['#a87e9c', '#c8949c']],
        roof: ['#98709a', '#c08c98'],
        calm: true,
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
        tones: [['#8c7096', '#a88096']],
        roof: ['#785888', '#b07c88'],
        calm: true,
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
      // Three rows climb the hill, each one tone: the hill is in its own shade, only the roofs' edges still glow.
      for (const [from, slope, y, size, seed, tone, roof] of [
        [56, 0.5, 30, 2.8, 9, ['#7c628e', '#96728e'], ['#694c7e', '#a06c7c']],
        [50, 0.22, 47.6, 3.1, 13, ['#705888', '#8a6888'], ['#5e4476', '#946478']],
        [46, 0, SHORE - 0.4, 3.4, 17, ['#644f80', '#7e5e82'], ['#543e6e', '#885c74']],
      ])
        houses(k, {
          from,
          to: 163,
          foot: (x) => (slope ? hill(x) * slope : 0) + y,
          size,
          seed,
          tones: [tone],
          roof,
          calm: true,
        })
      path(k, '#5c4878', `M-2 ${SHORE - 0.5}H162V${SHORE + 0.7}H-2Z`)
      water(k)
      mirror(k, 62, 76, 1.32)
      at(k, 62, 76, 1.32, steamer)
      wake(k, 62, 76, 1.32)
      // The gulls follow, near ones large, far ones small.
      for (const [x, y, q, u] of points(
        '105 65.500 0.950 0.200 114.500 71 0.740 0.500 124 67 0.560 -0.100 146 23.500 0.600 0.500 135.500 20.500 0.420 0.100',
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
