import { at, field, fill } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { endWall, floor, hanging, longWall, metre, P, vault } from '../../things/concourse-hall.js'
import { beams, fallen, inSun, pools, withinPools } from '../../things/concourse-light.js'
import { balcony, balloon, booth, chandelier } from '../../things/grand-central.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const DARK = '#2a1c48'
const COATS = [
  ['#e0785c', '#5c305c'],
  ['#7ca4b8', '#2c3468'],
  ['#f0b468', '#64405c'],
  ['#5c9c8c', '#28405c'],
  ['#c0789c', '#4c2c60'],
  ['#f4dcc0', '#6c5478'],
]

export default {
  alt: 'La sala di Grand Central la mattina presto: dalle tre finestre altissime il sole scende in tre fasci sul marmo, sotto la volta verde con le costellazioni; tra i pochi passanti, intorno all’orologio, un palloncino rosso se ne vola via',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.6, 0.3], horizon: 57.5 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      k.fillStyle = '#123c5c'
      k.fillRect(-6, -6, 174, 102)
      vault(k)
      endWall(k)
      floor(k)
      longWall(k, -1)
      longWall(k, 1)
      pools(k)
      const lamps = (Z) => {
        for (const X of [-13, 13]) {
          const { foot, rod } = hanging(X, 22.6, Z)
          const q = metre(Z) * 0.52
          at(k, foot[0], foot[1], q, (c) => chandelier(c, rod / q))
        }
      }
      lamps(70)
      const put = (X, Z, pose, n, flip, more = {}) => {
        const [x, y] = P(X, 0, Z)
        const sun = inSun(X, Z)
        const [a, b] = fallen(X, 1, Z)
        const [lit, dim] = COATS[n % 6]
        const who = {
          ...POSES[pose],
          light: 1,
          skin: sun ? SKINS[n % 3] : ['#a8707c', '#684860'],
          top: sun ? [lit, dim] : [dim, DARK],
          low: sun ? ['#54407c', DARK] : ['#382654', DARK],
          hair: ['#4c2c48', '#2c1c3c'],
          shoe: DARK,
          dress: n % 3 ? 'coat' : undefined,
          cut: n % 2 ? 'long' : 'short',
          ...more,
        }
        const tall = (more.tall ?? 1.78) * metre(Z)
        const fall = [(a - x) / metre(Z), (b - y) / metre(Z)]
        if (sun) withinPools(k, () => stand(k, x, y, tall, who, { flip, fall, shade: '#8c5c78' }))
        stand(k, x, y, tall, who, { flip })
      }
      for (const [X, Z, pose, n, flip] of [
        [3, 70, 'walk', 1, false],
        [-9, 67, 'walkOther', 2, true],
        [9, 66, 'walk', 5, false],
        [7.4, 65.4, 'stand', 0, true],
        [-1, 62, 'walk', 4, true],
      ])
        put(X, Z, pose, n, flip)
      // The booth with its clock, and the shadow that touches it.
      const B = [0.6, 52]
      withinPools(k, () =>
        fill(k, '#8c5c78', [
          P(B[0] - 3.3, 0, B[1]),
          P(B[0] + 3.3, 0, B[1]),
          fallen(B[0] + 3.3, 3.6, B[1]),
          fallen(B[0] + 0.9, 4.4, B[1]),
          fallen(B[0] + 1.2, 6.4, B[1]),
          fallen(B[0], 8, B[1]),
          fallen(B[0] - 1.2, 6.4, B[1]),
          fallen(B[0] - 0.9, 4.4, B[1]),
          fallen(B[0] - 3.3, 3.6, B[1]),
        ]),
      )
      at(k, ...P(B[0], 0, B[1]), metre(B[1]) * 1.06, booth)
      beams(k)
      lamps(55)
      lamps(42)
      for (const [X, Z, pose, n, flip, more] of [
        [7.2, 47, 'walkOther', 2, true],
        [-4.4, 41.4, 'walk', 0, true],
        [11.3, 37.5, 'walk', 1, true],
        [-11.2, 50.4, 'stand', 5, false],
        [
          -10,
          50,
          'point',
          2,
          false,
          {
            tall: 1.2,
            armFar: [132, 6],
            nod: -18,
            cut: 'bun',
            dress: 'skirt',
            low: ['#f0c078', '#6c4468'],
          },
        ],
        [-9.4, 38, 'walk', 4, false],
        [12.5, 37, 'walkOther', 3, true],
      ])
        put(X, Z, pose, n, flip, more)
      const [bx, by] = P(0.8, 18.4, 62)
      at(k, bx, by, 0.42, balloon)
      balcony(k, 84)
    })
    return finish(s, { bloom: 0.3, vignette: 0.16 })
  },
}
