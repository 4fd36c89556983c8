import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { carousel, eiffel, onlooker, painter } from '../../things/champ-de-mars.js'

const VY = 66
const LEAF = {
  lit: ['#4c9460', '#7cb860', '#c4dc7c'],
  shade: ['#1f5a5c', '#2c7460', '#4c9468'],
}

/** Clipped trees along one side of the lawn, far to near: a front towards us, a side towards the lawn. */
function alley(k, vx, side, reach, scales) {
  const [front, face, trunk] =
    side < 0 ? ['#2c7460', '#6cac5c', '#8c6450'] : ['#2c7c60', '#1f6058', '#5c4458']
  const tones = side < 0 ? LEAF.lit : LEAF.shade
  const p = (s, out, up) => [vx + side * (reach + out) * s, VY + (20 - up) * s]
  for (const [far, near] of scales) {
    for (const s of [far, near]) {
      const [x, y] = p(s, 4, 0)
      path(
        k,
        'rgba(60,70,130,.34)',
        `M${x + s} ${y - 0.6 * s}L${x - 22 * s} ${y + s}L${x + s} ${y + 0.8 * s}Z`,
      )
      path(k, trunk, `M${x - s} ${y - 26 * s}h${2 * s}L${x + 1.5 * s} ${y + 0.4 * s}h${-3 * s}Z`)
    }
    const [ax, ay] = p(near, 0, 20)
    const [bx, by] = p(near, 120, 64)
    path(k, front, `M${ax} ${ay}H${bx}V${by}H${ax}Z`)
    fill(k, face, [p(far, 0, 20), p(near, 0, 20), p(near, 0, 64), p(far, 0, 64)])
    const mid = (far + near) / 2
    fill(k, front, [p(mid, 0, 20), p(mid * 1.03, 0, 20), p(mid * 1.01, 0, 62), p(mid, 0, 62)])
    // Light on the clipped heads, leaves along the edges.
    const r = random(Math.round(near * 100))
    for (let i = 0; i <= 5; i++) {
      const s = far + ((near - far) * i) / 5
      const [x, y] = p(s, 0, 64)
      clump(k, x, y + s * 1.5, s * 4.2, tones, i * 1.7, { side: 1 })
      const [fx, fy] = p(s, 0, 20)
      clump(k, fx, fy - s * 1.5, s * 3.8, tones, i * 2.3, { side: 1 })
      if (i % 2) {
        const [mx, my] = p(s, 0, 30 + r() * 22)
        clump(k, mx, my, s * 3, tones, i * 3.1, { side: 1 })
      }
    }
    for (let i = 0; i < 14; i++)
      clump(
        k,
        ax + side * near * (6 + r() * 90),
        by + near * (7 + r() * 30),
        near * (2.2 + r() * 1.6),
        LEAF.shade,
        i,
        { side: 1 },
      )
    for (let x = ax; side * (bx - x) > 0; x += side * near * 7) {
      clump(k, x, by + near * 1.5, near * 4.2, LEAF.shade, x, { side: 1 })
      clump(k, x, ay - near, near * 3.8, LEAF.shade, x * 2, { side: 1 })
    }
  }
}

/** The lawn with its mown bands, gravel walks on both sides. */
function lawn(k, vx) {
  path(k, '#e8d4ac', `M-80 69H260V130H-80Z`)
  path(k, '#d0bca4', `M-80 69H260V70.500H-80Z`)
  const band = (s0, s1, c, half) =>
    fill(k, c, [
      [vx - half * s0, VY + 20 * s0],
      [vx + half * s0, VY + 20 * s0],
      [vx + half * s1, VY + 20 * s1],
      [vx - half * s1, VY + 20 * s1],
    ])
  for (const [i, [a, b]] of [
    [0.24, 0.29],
    [0.29, 0.36],
    [0.36, 0.46],
    [0.46, 0.62],
    [0.62, 0.88],
    [0.88, 1.8],
  ].entries())
    band(a, b, i % 2 ? '#a4cc68' : '#8cbc60', 46)
  band(0.232, 0.24, '#5c9458', 46)
}

export default {
  alt: 'Un pittore ritrae la Torre Eiffel dal prato tra gli alberi potati, di mattina, accanto a una giostra di cavalli e a una bambina con un palloncino',
  heart: 72,
  focus: 0.55,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#2c8cc4'],
          [0.4, '#6cbcd4'],
          [0.75, '#c4e4d8'],
          [1, '#fff0cc'],
        ],
      },
      sun: [1.02, 0.2],
      horizon: 0.74,
    })
    sky(s, { clouds: 0, disc: 0 })
    const p = s.portrait
    const vx = p ? 105 : 108
    const f = field(s, { centre: 92, zoom: 0.88 })
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        [
          '#a8dce0',
          'M120 20q9 -1.200 16 -0.400q8 -1.400 17 -0.200q8 -0.600 14 0.600H120ZM132 20.600H160q-14 1.200 -28 0Z',
        ],
        ['#dcf0e4', 'M52 31q8 -1 14 -0.300q8 -1.200 18 0.300ZM60 31.600H78q-9 0.900 -18 0Z'],
      ])
        path(k, c, d)
      // The wings of Chaillot beyond the arch.
      path(k, '#d8d4c4', `M${vx - 28} 69V63H${vx - 8}V69ZM${vx + 8} 69V63H${vx + 28}V69Z`)
      path(
        k,
        '#b8c4c4',
        `M${vx - 28} 69V63.800H${vx - 8}V64.400H${vx - 27}V69ZM${vx + 8} 69V63H${vx + 11}V69Z`,
      )
      path(
        k,
        '#8cb498',
        `M${vx - 40} 70V67.500C${vx - 30} 66 ${vx - 20} 67.800 ${vx} 67.300C${vx + 20} 66.600 ${vx + 30} 67.600 ${vx + 40} 66.600V70Z`,
      )
      at(k, vx, 69.5, 0.2, (q) =>
        eiffel(q, {
          lit: '#f4b470',
          iron: '#b87850',
          dark: '#7c4c54',
          gap: '#d4e4d4',
          far: '#946858',
        }),
      )
      // Hedges close the view under the crowns.
      path(k, '#4c8870', `M-80 69.500V64H${vx - 25}V69.500Z`)
      path(k, '#2c5c5c', `M${vx + 22} 69.500V64H260V69.500Z`)
      lawn(k, vx)
      // Its shadow does not reach us; that of the trees lies over the right walk.
      path(
        k,
        'rgba(60,70,130,.34)',
        `M${vx + 14} 70.600L${vx + 52} 88L${vx + 90} 130H${vx + 140}V70.600Z`,
      )
      alley(k, vx, -1, 64, points('0.24 0.29 0.32 0.39 0.43 0.53 0.58 0.71'))
      alley(k, vx, 1, 58, points('0.24 0.3 0.34 0.42 0.48 0.62 0.72 1.060'))
      at(k, p ? 64 : 33, p ? 82 : 82, p ? 0.64 : 0.94, carousel)
      at(k, p ? 81 : 71, p ? 88 : 87, p ? 0.92 : 1, painter)
      at(k, p ? 114 : 112, p ? 87.5 : 86.5, 0.96, onlooker)
      for (const [x, y, q] of points(
        '124 83 0.8 130 87 1.100 139 84.500 0.9 102 88.500 1 146 88.500 1',
        3,
      )) {
        path(k, '#6ca458', `M${x - q} ${y + q * 0.6}q${q} -1.400 ${q * 2} 0Z`)
        path(k, '#fffaf0', `M${x} ${y - q * 0.5}a${q * 0.45} ${q * 0.45} 0 1 0 0.010 0Z`)
      }
    })
    return finish(s, { bloom: 0.16 })
  },
}
