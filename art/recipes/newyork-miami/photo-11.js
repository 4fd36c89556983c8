import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { metre, pavilion, theatre, W } from '../../things/calle-ocho.js'
import { dominoTable, oldCar, rooster, royalPalm } from '../../things/calle-ocho-life.js'
import { heapedCloud } from '../../things/heaped-cloud.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const [CORAL, TEAL, SAND, BLUE, WHITE, GOLD] = [
  ['#f0745c', '#98405c'],
  ['#3ca8a4', '#2c5c7c'],
  ['#f4dcb0', '#b08894'],
  ['#5c88c4', '#40487c'],
  ['#fff4e0', '#b8a0b4'],
  ['#f4bc4c', '#a8604c'],
]
const DARK = ['#4c4478', '#2c2850']
const one = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: n ? ['#2c1c34', '#1c142c'] : ['#d8d0d0', '#a094a8'],
  light: 1,
  ...more,
})

export default {
  alt: 'Il vecchio cinema Art Déco con la torre e il parco del domino in Calle Ocho, a Little Havana, nel sole basso: si gioca sotto i tetti di tegole, c’è un’auto d’epoca e un gallo vero guarda la statua di un gallo dipinto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [1.1, 0.2], horizon: 67 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 66)
      for (const [a, c] of [
        [0, '#1c7c9c'],
        [0.45, '#54b4b4'],
        [0.8, '#c8dcb8'],
        [1, '#fff0c0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      heapedCloud(
        k,
        [
          points('31 38 5 38.500 34 6 46 37.500 5 25 42 3.600', 3),
          points(
            '15 46 2.200 20.500 45.800 3.600 28 45.600 5 36.500 45.800 4 44 45 5.600 53 46 4.200 59.500 46.200 2.200',
            3,
          ),
        ],
        46.4,
        ['#fff8e0', '#f8dcb8', '#b8c8c0'],
        { light: [1, -0.6], step: 1.5 },
      )
      const fronds = ['#8cb84c', '#3c8c5c', '#2c6c5c', '#d8c4b0', '#a8909c']
      const pale = ['#84b48c', '#5c9c90', '#4c8c90', '#c8ccb4', '#a8b4ac']
      // Down the avenue: far roofs and palms.
      for (const [x, z, y] of points('1 90 12 -4 84 13 3 110 15 -9 96 12', 3)) {
        const [px, py] = W(x, z)
        royalPalm(k, px, py, y * metre(x, z), pale, x + 20)
      }
      const wall = (c, ...list) =>
        fill(
          k,
          c,
          list.map((p) => W(...p)),
        )
      wall('#d8b49c', [-30, 70, 0], [5, 70, 0], [5, 70, 5], [-30, 70, 5])
      wall('#b88c94', [-12, 62, 0], [-5, 62, 0], [-5, 62, 6.4], [-12, 62, 6.4])
      wall('#e8c09c', [-24, 60, 0], [-12, 60, 0], [-12, 60, 5], [-24, 60, 5])
      wall(
        '#7ca87c',
        [-40, 56, 0],
        [5, 56, 0],
        [5, 56, 1.6],
        [-2, 56, 2.4],
        [-10, 56, 1.8],
        [-18, 56, 2.6],
        [-40, 56, 2],
      )
      // Ground: the street, the avenue that leaves it, the pavements with their kerbs.
      fill(k, '#a884a0', points('-6 68 166 68 166 94 -6 94'))
      wall('#e4bca4', [2.6, 60, 0], [2.6, 20, 0], [50, 20, 0], [50, 26, 0], [5, 26, 0], [5, 60, 0])
      wall('#fff0cc', [2.6, 20, 0], [50, 20, 0], [50, 20.3, 0], [2.6, 20.3, 0])
      wall('#84648c', [2.6, 19.8, 0], [50, 19.8, 0], [50, 20, 0], [2.6, 20, 0])
      wall('#e4bca4', [-22, 60, 0], [-22, 20, 0], [-6, 20, 0], [-6, 60, 0])
      wall('#fff0cc', [-22, 20, 0], [-6, 20, 0], [-6, 20.3, 0], [-22, 20.3, 0])
      wall('#84648c', [-22, 19.8, 0], [-6, 19.8, 0], [-6, 20, 0], [-22, 20, 0])
      wall('#94a868', [-22, 58, 0], [-22, 25, 0], [-8, 25, 0], [-7.4, 58, 0])
      for (let i = 0; i < 8; i++) {
        const x = -5.6 + i * 1.04
        wall('#f4e0d0', [x, 19.4, 0], [x + 0.55, 19.4, 0], [x + 0.55, 16.4, 0], [x, 16.4, 0])
      }
      for (let x = -14; x < 30; x += 5)
        wall('#f0c070', [x, 11.1, 0], [x + 2.6, 11.1, 0], [x + 2.6, 10.9, 0], [x, 10.9, 0])
      // The shade of the theatre lies over the avenue, that of the tower too.
      wall(
        'rgba(92,52,108,.5)',
        [5, 26, 0],
        [5, 56, 0],
        [-5, 58, 0],
        [-6, 36, 0],
        [-4.5, 31, 0],
        [-1, 29, 0],
      )
      theatre(k)
      const put = (x, z, tall, o, flip) => {
        const [px, py] = W(x, z)
        stand(k, px, py, tall * metre(x, z), o, { flip, fall: [0.9, -0.1], shade: '#94708c' })
      }
      // The park: palms behind, the roofs, the tables below them.
      for (const [x, z, y, n] of points('-18 44 11 1 -11 48 13.500 2 -7.600 40 10.500 3', 4)) {
        const [px, py] = W(x, z)
        royalPalm(
          k,
          px,
          py,
          y * metre(x, z),
          ['#a4c458', '#4c9c5c', '#347858', '#e0c8b0', '#a8909c'],
          n,
        )
      }
      wall(
        '#3c7858',
        [-22, 37, 0],
        [-7.4, 37, 0],
        [-7.4, 37, 1.4],
        [-9, 37, 2],
        [-12, 37, 1.3],
        [-15, 37, 2.2],
        [-22, 37, 1.6],
      )
      const straw = { hat: ['brim', '#fff0cc', '#c8a48c'] }
      pavilion(k, [-22, -8.4, 27.6, 34], () => {
        dominoTable(
          k,
          one('sit', 1, WHITE, DARK),
          [-12.4, 29.4],
          [
            [-0.95, -0.1, { top: CORAL, ...straw }, false],
            [0.95, -0.1, { top: WHITE, low: BLUE, skin: SKINS[2], light: -1 }, true],
            [0.1, 0.9, { top: GOLD, skin: SKINS[3], hat: ['cap', '#3ca8a4'] }, true],
          ],
        )
        dominoTable(
          k,
          one('sit', 1, WHITE, DARK),
          [-16.2, 30.4],
          [
            [-0.95, 0, { top: TEAL, hat: ['cap', '#fff0d4'] }, false],
            [0.95, 0, { top: SAND, skin: SKINS[0], light: -1, ...straw }, true],
          ],
        )
        put(-14.4, 29, 1.72, one('hips', 2, BLUE, DARK, { ...straw }))
        put(
          -9.6,
          28.6,
          1.6,
          one('stand', 1, GOLD, CORAL, { dress: 'skirt', cut: 'bun', armNear: [30, 92] }),
          true,
        )
      })
      // A low fence on the park's edge, a hedge, then the painted rooster on its plinth.
      wall(
        '#4c9060',
        [-22, 25.4, 0],
        [-8.2, 25.4, 0],
        [-8.2, 25.4, 0.5],
        [-10, 25.4, 0.66],
        [-13, 25.4, 0.5],
        [-16, 25.4, 0.7],
        [-22, 25.4, 0.55],
      )
      wall(
        '#84b458',
        [-22, 25.4, 0.4],
        [-8.2, 25.4, 0.34],
        [-8.2, 25.4, 0.5],
        [-10, 25.4, 0.66],
        [-13, 25.4, 0.5],
        [-16, 25.4, 0.7],
        [-22, 25.4, 0.55],
      )
    })
    f.draw(s.k, (k) => {
      const wall = (c, ...list) =>
        fill(
          k,
          c,
          list.map((p) => W(...p)),
        )
      const put = (x, z, tall, o, flip) => {
        const [px, py] = W(x, z)
        stand(k, px, py, tall * metre(x, z), o, { flip, fall: [0.9, -0.1], shade: '#94708c' })
      }
      const m = metre(-6.9, 21.6)
      wall(
        '#94708c',
        [-7.5, 21.4, 0],
        [-6.3, 21.4, 0],
        [-8.8, 22.2, 0],
        [-12, 22.4, 0],
        [-11.8, 21.8, 0],
      )
      wall('#fff0d8', [-7.5, 21.4, 0], [-6.3, 21.4, 0], [-6.3, 21.4, 0.5], [-7.5, 21.4, 0.5])
      wall('#b890ac', [-7.5, 21.4, 0], [-7.3, 21.4, 0], [-7.3, 21.4, 0.5], [-7.5, 21.4, 0.5])
      const [px, py] = W(-6.9, 21.4, 0.5)
      at(k, px - 0.1 * m, py, (1.9 * m) / 8, (c) =>
        rooster(c, ['#3c8cc0', '#f4bc4c', '#f0745c', '#3ca078', '#e05c84']),
      )
      const [lx, ly] = W(-4.9, 20.9)
      at(
        k,
        lx,
        ly,
        (0.62 * m) / 8,
        (c) => rooster(c, ['#a84c3c', '#6c3048', '#e08c4c', '#2c4c5c', '#3c7468']),
        true,
      )
      // Those who walk here.
      put(
        8.2,
        23.4,
        1.68,
        one('stand', 0, CORAL, BLUE, {
          cut: 'long',
          hair: ['#8c5038', '#543038'],
          dress: 'skirt',
          view: 'back',
        }),
      )
      put(9.1, 23.3, 1.8, one('point', 2, WHITE, DARK, { view: 'back', armFar: [152, 10] }))
      put(
        21.6,
        22.6,
        1.74,
        one('walk', 1, GOLD, DARK, { ...{ hat: ['brim', '#fff0cc', '#c8a48c'] } }),
        true,
      )
      put(-1.6, 17.6, 1.7, one('walk', 1, TEAL, SAND, { cut: 'bun' }))
      put(-2.6, 17.9, 1.16, one('walkOther', 1, CORAL, DARK, { shorts: true }))
      // The car; lamp post; the shade of a palm behind us.
      const [cx, cy] = W(16.4, 18.6)
      at(k, cx, cy, 0.84, (c) => oldCar(c, ['#7ce0d0', '#3cb0b0', '#2c7c94', '#fff4e0']))
    })
    f.draw(s.k, (k) => {
      // The shadow of a palm behind us.
      const shade = 'rgba(84,48,104,.62)'
      path(
        k,
        shade,
        'M166 87.400C150 86.200 134 85.600 118 85.800L118 86.800C134 86.800 150 87.800 166 89.400Z',
      )
      for (const [dx, dy, q] of points(
        '-22 -3.400 1 -27 0.400 1.200 -20 4 1.200 -8 -4.600 0.800 -6 5.600 1 10 -4 0.800 -16 -5.600 0.700 12 4.600 0.900',
        3,
      ))
        path(
          k,
          shade,
          `M118 86.300Q${118 + dx * 0.5 - 3} ${86.3 + dy * 0.7 - 1.4 * q} ${118 + dx} ${86.3 + dy}Q${118 + dx * 0.5 + 3} ${86.3 + dy * 0.7 + 1.2 * q} 118 86.300Z`,
        )
      // A palm on our own side, against the light sky.
      royalPalm(k, 4.5, 100, 94, ['#2c7868', '#1c5458', '#143c50', '#5c4c74', '#3c3460'], 8)
    })
    return finish(s, { vignette: 0.16 })
  },
}
