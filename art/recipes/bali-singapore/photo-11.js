import { at, field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import {
  HOUSES,
  lantern,
  lionTrishaw,
  ringTowers,
  shophouse,
  toothTemple,
} from '../../things/shophouses.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

// The eye 2.4 metres above the street; the row of houses runs away to the right at 48 degrees.
const [VX, VY, F, EYE] = [68, 61, 92, 2.4]
const [DX, DZ] = [Math.cos(0.84), Math.sin(0.84)]
/** u metres along the fronts, v metres out into the street, y metres up. */
const P = (u, y, v = 0) => {
  const z = 13.4 + u * DZ - v * DX
  return [VX + ((-9.4 + u * DX + v * DZ) * F) / z, VY - ((y - EYE) * F) / z, F / z]
}
const quad = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

const person = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#3c2438', '#241430'],
  shoe: '#2c2048',
  light: 1,
  ...more,
})
const CREAM = ['#fff0d4', '#c8a4a0']
const RED = ['#dc4c48', '#8c2c54']
const BLUE = ['#3c7cac', '#2c4478']
const NAVY = ['#3c4880', '#282c5c']
const LEAF = ['#4c9c80', '#2c5c6c']
const SAND = ['#e8b468', '#a86c5c']

export default {
  alt: 'Chinatown a Singapore in un pomeriggio di sole: la fila di case color pastello con i portici e le persiane, le lanterne rosse sulla strada, in fondo il tempio del Dente di Buddha',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#4c9cc8'],
          [0.5, '#94cce0'],
          [0.85, '#e4ecdc'],
          [1, '#fbe8c4'],
        ],
      },
      sun: [1.2, 0.1],
      horizon: VY / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    for (const [x, y, width, height, seed] of [
      [0.84, 0.15, 40, 8, 3],
      [0.5, 0.08, 24, 4, 8],
    ])
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s)
    f.draw(s.k, (k) => {
      ringTowers(k)
      // The street; the near part in the shade of the row behind us, gables and all.
      fill(k, '#e4c4a8', [
        [0, VY],
        [170, VY],
        [170, 96],
        [-10, 96],
      ])
      at(k, 127, 62.6, 1.3, toothTemple)
      quad(k, '#d8ac94', [
        [-8, 0, 2.2],
        [160, 0, 2.2],
        [160, 0, 0],
        [-8, 0, 0],
      ])
      quad(k, '#b48484', [
        [-8, 0.18, 2.2],
        [160, 0.18, 2.2],
        [160, 0, 2.2],
        [-8, 0, 2.2],
      ])
      // Far houses first.
      let u = -6
      const row = HOUSES.map((house) => [(u += 5.6) - 5.6, house])
      for (const [u0, house] of row.reverse()) shophouse(k, P, u0, 5.6, house)
      const shade = 'rgba(66,54,120,.72)'
      const edge = [
        [-4.6, 9.4],
        [-1, 9.4],
        [-1, 8.5],
        [5, 8.5],
        [5, 9.6],
        [11, 9.6],
        [11, 8.8],
        [19, 8.8],
        [19, 9.5],
        [32, 9.5],
        [32, 8.9],
        [160, 8.9],
      ].map(([pu, v]) => P(pu, 0, v))
      fill(k, shade, [...edge, [170, 62.6], [170, 96], [-30, 96]])
      // A rain tree over the corner on the right.
      path(k, '#4c4078', 'M151 66C154 65.200 161 65.200 166 66.200C161 67.400 154 67.200 151 66Z')
      path(
        k,
        '#4c3464',
        'M155.800 66.400C157.300 64 157.200 58 155.600 48H157.200C158.600 56 158.600 63 160 66.400Z',
      )
      stroke(k, '#4c3464', 0.8, 'M157.500 56C154 50 151 48 148 46M157 54C160 50 162 48 166 46')
      leafMass(k, {
        box: [138, 26, 176, 50],
        inside: (x, y) => {
          const [dx, dy] = [(x - 160) / 20, (y - 41) / 10]
          return dx * dx + dy * dy < 1 - (y > 46 ? 0.3 : 0)
        },
        light: (x, y) => 0.9 - (y - 30) / 20 + (x - 158) * 0.02,
        size: 1.9,
        side: 1,
        tones: [
          ['#24405c', '#2c5468', '#3c7474'],
          ['#2c5468', '#3c7c74', '#5c9878'],
          ['#3c7474', '#5c9878', '#9cc084'],
        ],
      })
      const put = (pu, v, o, flip, high = 1.7) => {
        const [x, y, q] = P(pu, v < 2.2 ? 0.18 : 0, v)
        stand(k, x, y, high * q, o, {
          flip,
          fall: v < 8.5 ? [-0.85, 0.16] : null,
          shade: '#6c5484',
        })
      }
      put(33, 4, person('walk', BLUE, NAVY, 1))
      put(36, 5, person('walkOther', CREAM, RED, 0, { dress: 'skirt', cut: 'bun' }), true)
      put(27, 6.4, person('stand', SAND, NAVY, 2, { view: 'back' }))
      put(
        28,
        7,
        person('point', LEAF, NAVY, 0, { view: 'back', hat: ['brim', '#fff0d4', '#c8a4a0'] }),
      )
      put(
        22.6,
        3,
        person('camera', RED, NAVY, 0, { cut: 'long', hat: ['brim', '#f4dca4', '#b88868'] }),
        true,
      )
      put(12.4, 3.2, person('walk', CREAM, NAVY, 1, { bare: true, cut: 'none' }))
      const [x, y, q] = P(10.6, 0, 7)
      at(k, x, y, q, lionTrishaw)
      put(4.4, 4, person('walk', SAND, LEAF, 3, { dress: 'skirt', cut: 'bun' }))
      put(5.4, 4.1, person('walkOther', RED, NAVY, 3, { shorts: true }), false, 1.2)
      // Lanterns on their wires across the street.
      for (const [wu, y0, sag, n] of [
        [40, 9, 1.4, 7],
        [24, 9, 1.6, 6],
        [11, 9.4, 1.7, 6],
      ]) {
        const line = Array.from({ length: 21 }, (_, i) => {
          const t = i / 20
          return P(wu + t * 3, y0 - sag * 4 * t * (1 - t), t * 20)
        }).filter((p) => p[2] > 0 && p[2] < 40)
        stroke(k, '#5c3c5c', line[4][2] * 0.03, `M${line.map((p) => `${p[0]} ${p[1]}`).join('L')}`)
        for (let i = 1; i <= n; i++) {
          const t = (i - 0.4 + (i % 2) * 0.12) / (n + 0.4)
          const [lx, ly, lq] = P(wu + t * 3, y0 - sag * 4 * t * (1 - t), t * 20)
          if (lq > 0 && lq < 40) at(k, lx, ly, lq * 0.95, (c) => lantern(c, i % 3 === 1))
        }
      }
    })
    return finish(s, { vignette: 0.12 })
  },
}
