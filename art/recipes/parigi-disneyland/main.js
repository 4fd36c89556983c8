import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { carousel, eiffel, onlooker, painter } from '../../things/champ-de-mars.js'

const VY = 66
const LEAF = {
  lit: ['#4c9460', '#7cb860', '#c4dc7c'],
  shade: ['#1f5a5c', '#2c7460', '#4c9468'],
}

/**
 * A row of clipped trees along the lawn, far to near: their trunks, the level underside of their crowns,
 * a front towards us as deep as one tree, a side towards the lawn cut by the gaps between them.
 */
function alley(k, vx, side, reach, scales, deep = 24) {
  const [front, face, trunk, bark] =
    side < 0
      ? ['#2c7460', '#6cac5c', '#7c5850', '#b08464']
      : ['#2c7c60', '#1f6058', '#5c4458', '#84605c']
  const tones = side < 0 ? LEAF.lit : LEAF.shade
  const p = (s, out, up) => [vx + side * (reach + out) * s, VY + (20 - up) * s]
  for (const [far, near] of scales) {
    // Two lines of trunks, the inner one nearer to the lawn; each has a foot and a shadow towards the left.
    for (const t of [0, 0.32, 0.66, 1])
      for (const out of [deep - 4, 3]) {
        const s = far + (near - far) * t
        const [x, y] = p(s, out, 0)
        path(
          k,
          'rgba(60,70,130,.34)',
          `M${x + s} ${y - 0.5 * s}L${x - 26 * s} ${y + 0.6 * s}L${x + s} ${y + 0.7 * s}Z`,
        )
        const w = out < 10 ? 1 : 0.8
        path(
          k,
          trunk,
          `M${x - w * s} ${y - 26 * s}h${2 * w * s}L${x + 1.4 * w * s} ${y + 0.4 * s}h${-2.8 * w * s}Z`,
        )
        path(
          k,
          bark,
          `M${x + 0.2 * w * s} ${y - 26 * s}h${0.8 * w * s}L${x + 1.4 * w * s} ${y + 0.4 * s}h${-1 * w * s}Z`,
        )
      }
    const [ax, ay] = p(near, 0, 20)
    const [bx, by] = p(near, deep, 64)
    path(k, front, `M${ax} ${ay}H${bx}V${by}H${ax}Z`)
    // The low sun grazes the front: its right part is lighter, cut in steps like the leaves it falls on.
    if (side < 0)
      fill(k, '#3a8466', [
        [ax, ay],
        [ax, by],
        [ax - near * deep * 0.34, by],
        [ax - near * deep * 0.24, by + near * 12],
        [ax - near * deep * 0.4, by + near * 16],
        [ax - near * deep * 0.2, by + near * 30],
        [ax - near * deep * 0.3, by + near * 34],
        [ax - near * deep * 0.16, ay],
      ])
    fill(k, face, [p(far, 0, 20), p(near, 0, 20), p(near, 0, 64), p(far, 0, 64)])
    for (const t of [0.34, 0.68]) {
      const mid = far + (near - far) * t
      fill(k, front, [p(mid, 0, 20), p(mid * 1.024, 0, 20), p(mid * 1.01, 0, 60), p(mid, 0, 63)])
    }
    // Light on the clipped heads, leaves along the edges.
    const r = random(Math.round(near * 100))
    for (let i = 0; i <= 7; i++) {
      const s = far + ((near - far) * i) / 7
      const q = 3.2 + r() * 1.6
      const [x, y] = p(s, 0, 64)
      clump(k, x, y + s * 1.5, s * q, tones, i * 1.7, { side: 1 })
      const [fx, fy] = p(s, 0, 20)
      clump(k, fx, fy - s * 1.5, s * q * 0.9, tones, i * 2.3, { side: 1 })
      if (r() < 0.6) {
        const [mx, my] = p(s, 0, 26 + r() * 30)
        clump(k, mx, my, s * (1.8 + r() * 1.6), tones, i * 3.1, { side: 1 })
      }
    }
    for (let i = 0; i < 5; i++)
      clump(
        k,
        ax + side * near * (4 + r() * (deep - 8)),
        by + near * (7 + r() * 32),
        near * (1.6 + r() * 1.6),
        LEAF.shade,
        i,
        { side: 1 },
      )
    for (let u = 0; u <= deep; u += 4.5 + r() * 2) {
      const x = ax + side * near * u
      clump(k, x, by + near * 1.5, near * (3.2 + r() * 1.4), LEAF.shade, x, { side: 1 })
      clump(k, x, ay - near, near * (2.8 + r() * 1.4), LEAF.shade, x * 2, { side: 1 })
    }
  }
}

/** The shade of the right-hand rows over walk and lawn, its edge as uneven as their heads. */
function morningShade(k, vx) {
  const list = []
  const r = random(5)
  for (let s = 0.25; s < 1.5; s *= 1.05) {
    const out = 22 + Math.sin(s * 34) * 4 + r() * 4
    list.push([vx + out * s, VY + 20 * s])
  }
  fill(k, 'rgba(44,70,120,.36)', [...list, [vx + 240, 96], [vx + 240, VY + 4], [vx + 16, VY + 4.6]])
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
  heart: 60,
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
      at(k, vx, 69.5, p ? 0.226 : 0.206, (q) =>
        eiffel(q, {
          lit: '#f4b470',
          iron: '#b87850',
          dark: '#7c4c54',
          gap: '#d4e4d4',
          far: '#946858',
        }),
      )
      // The town's trees far left, hedges under the crowns.
      leafMass(k, {
        box: [-70, 54, vx - 40, 68],
        inside: (x, y) => y > 60 + Math.sin(x * 0.21) * 2.2 + Math.sin(x * 0.53) * 1.2,
        light: (x, y) => 0.9 - (y - 58) / 9,
        size: 4.4,
        side: 1,
        seed: 4,
        tones: [LEAF.shade, ['#3c8870', '#5ca470', '#94c480']],
      })
      path(k, '#4c8870', `M-80 69.500V64H${vx - 25}V69.500Z`)
      path(k, '#2c5c5c', `M${vx + 22} 69.500V64H260V69.500Z`)
      lawn(k, vx)
      // Trees about the tower's feet, its shadow towards the left.
      for (const [x0, x1, seed] of [
        [vx - 34, vx - 15, 3],
        [vx + 15, vx + 34, 6],
      ])
        leafMass(k, {
          box: [x0, 65.5, x1, 70],
          inside: (x, y) => y > 66.4 + Math.sin(x * 0.9 + seed) * 0.8,
          light: (x, y) => (x - x0) / (x1 - x0) - (y - 66) / 10,
          size: 2.2,
          side: 1,
          seed,
          tones: [LEAF.shade, LEAF.lit],
        })
      path(
        k,
        'rgba(60,70,130,.36)',
        `M${vx - 13} 70L${vx - 70} 74L${vx - 60} 75.500L${vx + 13} 70.600Z`,
      )
      morningShade(k, vx)
      alley(k, vx, -1, 118, points('0.24 0.3 0.33 0.42 0.46 0.6'), 30)
      alley(k, vx, -1, 64, points('0.24 0.29 0.32 0.39 0.43 0.53'))
      alley(k, vx, 1, 112, points('0.24 0.3 0.34 0.44 0.5 0.66'), 60)
      alley(k, vx, 1, 58, points('0.24 0.3 0.34 0.42 0.48 0.62 0.72 1.060'))
      at(k, p ? 66 : 40, p ? 81 : 82, p ? 0.52 : 0.74, carousel)
      at(k, p ? 89 : 79, p ? 88 : 86.5, p ? 0.66 : 0.72, painter)
      at(k, p ? 116 : 117, p ? 87 : 85, 0.76, onlooker)
    })
    return finish(s, { bloom: 0.16 })
  },
}
