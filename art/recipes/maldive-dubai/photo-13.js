import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import {
  abaya,
  brassLamp,
  cloth,
  dim,
  kandura,
  lane,
  sack,
  teakRoof,
  visitor,
} from '../../things/souk.js'

const FAR = 13

/** The wind tower that ends the lane, in the sun. */
function windTower(k) {
  fill(k, '#e9c68e', points('68 43.500 74 43.500 74 42.400 88 42.400 88 50 68 50'))
  fill(k, '#c2935f', points('82 42.400 88 42.400 88 50 82 50'))
  fill(k, '#f6deb0', points('74.500 50 74.500 36.600 81 36.600 81 50'))
  fill(k, '#c08e5e', points('79 50 79 36.600 81 36.600 81 50'))
  for (const x of [75, 76.3, 77.6])
    path(k, '#7d5a44', `M${x} 41V38.200a0.450 0.500 0 0 1 0.900 0V41Z`)
  path(
    k,
    '#64463e',
    'M79.400 41V38.200a0.300 0.400 0 0 1 0.600 0V41ZM80.200 41V38.200a0.300 0.400 0 0 1 0.600 0V41Z',
  )
  stroke(k, '#8a6448', 0.25, 'M73.800 41.600H81.600M73.800 42.600H81.600')
}

/** A stall: its dark room, a counter, shelves of rolled cloth. */
function stalls(k, m) {
  for (let Z = FAR - 2.2; Z > -1; Z -= 2.2) {
    const wall = (c, y0, y1, z0, z1, X = 4.4) => {
      const [near, deep] = [Math.max(0.6, z0), Math.max(0.6, z1)]
      fill(k, c, [
        lane(m * X, y0, near),
        lane(m * X, y0, deep),
        lane(m * X, y1, deep),
        lane(m * X, y1, near),
      ])
    }
    wall(dim('#7a4a38', Z, m < 0 ? 0 : 0.16), 3.2, -1.6, Z, Z + 2.2)
    wall(dim('#3a1f2a', Z), 2, -1, Z + 0.2, Z + 2)
    for (const [i, y] of [1.5, 1, 0.5, 0].entries()) {
      for (let j = 0; j < 6; j++)
        wall(
          dim(
            ['#c9432f', '#e8a33d', '#2f7d8a', '#7a3f7a', '#f0e2c4', '#3f6f4a', '#d9688a'][
              (i * 3 + j * 2 + Math.round(Z)) % 7
            ],
            Z,
            m < 0 ? 0.05 : 0.2,
          ),
          y,
          y - 0.36,
          Z + 0.28 + j * 0.28,
          Z + 0.52 + j * 0.28,
          4.3,
        )
      wall(dim('#5a3428', Z, 0.1), y - 0.38, y - 0.46, Z + 0.2, Z + 2, 4.25)
    }
    wall(dim('#a8703f', Z, 0.2), 3.2, -1.6, Z, Z + 0.18, 4.2)
    wall(dim('#c98f50', Z, 0.3), 2.3, 2.05, Z, Z + 2.2, 4.2)
  }
}

export default {
  alt: 'Il mercato coperto di Dubai: tetto di legno intagliato, stoffe appese a pieghe, sacchi di spezie e lampade di ottone; in fondo al vicolo, nel sole, una torre del vento',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#7fc0d8'],
          [0.7, '#cfe4d8'],
          [1, '#ffeec4'],
        ],
        disc: 0,
      },
      sun: [0.4, 0.2],
      horizon: 0.52,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      windTower(k)
      // The floor, with the stripes of sun that fall through the roof.
      fill(k, '#e8bf84', [
        lane(-4.4, -1.6, FAR),
        lane(4.4, -1.6, FAR),
        lane(4.4, -1.6, 0.5),
        lane(-4.4, -1.6, 0.5),
      ])
      for (let i = 0; i < 8; i++) {
        const Z = 0.5 + i * 1.5
        fill(k, ['#b8804e', '#c28a56'][i % 2], [
          lane(-4.4, -1.6, Z + 1.5),
          lane(4.4, -1.6, Z + 1.5),
          lane(4.4, -1.6, Z),
          lane(-4.4, -1.6, Z),
        ])
      }
      for (let Z = 11; Z > 0.9; Z -= 2.25)
        fill(k, '#ffe2a4', [
          lane(-0.2, -1.6, Z),
          lane(1.7, -1.6, Z),
          lane(2.3, -1.6, Z - Math.min(0.7, Z * 0.24)),
          lane(0.2, -1.6, Z - Math.min(0.7, Z * 0.24)),
        ])
      stalls(k, -1)
      stalls(k, 1)
      teakRoof(k, 0.75, FAR - 0.25)
      // Shafts of light from the slots.
      k.globalAlpha = 0.2
      for (const Z of [2.4, 4.6, 6.9, 9])
        fill(k, '#fff0c0', [
          lane(-1.7, 4.43, Z),
          lane(-0.3, 5.06, Z),
          lane(2.2, -1.6, Z - 0.3),
          lane(0, -1.6, Z - 0.3),
        ])
      k.globalAlpha = 1
      const colours = [
        ['#c9432f', '#f2c14a'],
        ['#2f7d8a', '#f0e2c4'],
        ['#e8a33d', '#8a2f4a'],
        ['#6a3f8a', '#f2c14a'],
        ['#d9688a', '#fff0d8'],
        ['#3f7a4a', '#f2d08a'],
        ['#2f4f9a', '#e8a33d'],
        ['#b8325a', '#f2d08a'],
      ]
      for (let i = 9; i >= 0; i--) {
        const Z = 1.25 * 1.24 ** i
        cloth(k, -3.6, Z, Z * 0.17, 2.4, 2.5 + (i % 3) * 0.35, colours[(i * 3) % 8], i)
        cloth(k, 3.7, Z, Z * 0.17, 2.3, 1.7 + (i % 2) * 0.3, colours[(i * 5 + 2) % 8], i + 4)
      }
      const figures = [
        [-0.9, 8, kandura],
        [0.4, 7.2, abaya],
        [-0.2, 9.6, visitor('#2f7d8a', '#3a2620')],
        [1.2, 5.8, kandura],
        [-1.15, 3.5, visitor('#e8a33d', '#5a3424')],
        [-0.5, 3.3, visitor('#2f8a9a', '#2a1c20')],
      ]
      const spice = [
        '#e8a020',
        '#b8321f',
        '#d9732a',
        '#7a8a3a',
        '#f2d070',
        '#8a3f2a',
        '#c94a5a',
        '#e8c04a',
      ]
      for (let i = 8; i >= 0; i--) sack(k, 2.9, 1.3 * 1.26 ** i, 0.44, spice[i % 8])
      for (let i = 8; i >= 0; i--) sack(k, 2.15, 1.42 * 1.26 ** i, 0.4, spice[(i * 3 + 2) % 8])
      for (let i = 7; i >= 2; i--) sack(k, -2.7, 1.42 * 1.26 ** i, 0.38, spice[(i * 5 + 1) % 8])
      for (const [X, Z, who] of figures) {
        const [x, y, q] = lane(X, -1.6, Z)
        path(
          k,
          'rgba(60,26,30,.45)',
          `M${x - q * 0.3} ${y}C${x} ${y - q * 0.06} ${x + q * 1} ${y + q * 0.05} ${x + q * 1.3} ${y + q * 0.16}C${x + q * 0.7} ${y + q * 0.2} ${x} ${y + q * 0.1} ${x - q * 0.3} ${y}Z`,
        )
        at(k, x, y, q, who)
      }
      for (const [X, Y, Z, q, c] of [
        [1.4, 3.4, 7, 0.5, '#e8a33d'],
        [-1.6, 3.2, 5.4, 0.5, '#c9432f'],
        [2.2, 3, 4, 0.5, '#2f8a9a'],
        [-2, 2.9, 2.9, 0.46, '#e8a33d'],
        [2.5, 2.5, 2.2, 0.42, '#b8325a'],
      ])
        brassLamp(k, X, Y, Z, q, c)
      // The merchant's cat has the best place.
      const [cx, cy] = [47, 83]
      path(
        k,
        'rgba(60,26,30,.5)',
        `M${cx - 6} ${cy}C${cx} ${cy - 1.4} ${cx + 10} ${cy - 0.6} ${cx + 14} ${cy + 1}C${cx + 8} ${cy + 2} ${cx - 2} ${cy + 1.8} ${cx - 6} ${cy}Z`,
      )
      path(
        k,
        '#e8953f',
        `M${cx - 5} ${cy}C${cx - 6} ${cy - 6} ${cx - 3} ${cy - 9} ${cx - 1} ${cy - 10}L${cx - 2.4} ${cy - 14.5}L${cx - 0.4} ${cy - 13.2}H${cx + 2}L${cx + 4} ${cy - 14.5}L${cx + 3.2} ${cy - 10}C${cx + 5.5} ${cy - 8} ${cx + 6} ${cy - 3} ${cx + 5} ${cy}Z`,
      )
      path(
        k,
        '#b8622c',
        `M${cx + 2.4} ${cy - 10}C${cx + 5.5} ${cy - 8} ${cx + 6} ${cy - 3} ${cx + 5} ${cy}H${cx + 2}C${cx + 3} ${cy - 4} ${cx + 3} ${cy - 7} ${cx + 1} ${cy - 9.6}Z`,
      )
      stroke(
        k,
        '#e8953f',
        1.3,
        `M${cx - 4.4} ${cy - 0.8}C${cx - 9} ${cy} ${cx - 11} ${cy - 2} ${cx - 10} ${cy - 5}`,
      )
      stroke(
        k,
        '#8a4222',
        0.4,
        `M${cx - 4} ${cy - 5.5}l2.400 0.600M${cx - 4.3} ${cy - 3.5}l2.400 0.500M${cx - 0.2} ${cy - 12.6}v1.300M${cx + 1} ${cy - 12.6}v1.300`,
      )
    })
    return finish(s, { rays: 0.08 })
  },
}
