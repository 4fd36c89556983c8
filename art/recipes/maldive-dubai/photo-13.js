import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bench, lamp, lane, sleepingCat, sun } from '../../things/deira-lane.js'
import { metre, P } from '../../things/deira-shop.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { goods, SPICES } from '../../things/spice-goods.js'

const HAIR = ['#2c1c34', '#1c142c']
const WHITE = ['#fff2d8', '#b8908c']
const BLACK = ['#8c6070', '#2c1c3c']
const COATS = [
  ['#e87858', '#8c3c4c'],
  ['#4c9ca0', '#34607c'],
  ['#f0bc5c', '#a06c48'],
  ['#8c78b4', '#54487c'],
]
const DARK = ['#54446c', '#342c50']
const kandura = (n, more) => ({
  skin: SKINS[n],
  top: WHITE,
  low: WHITE,
  dress: 'sarong',
  hair: HAIR,
  hat: ['cap', '#fff8e8'],
  shoe: '#6c4448',
  ...more,
})
const abaya = { skin: BLACK, top: BLACK, low: BLACK, dress: 'sarong', hair: BLACK, cut: 'long' }

export default {
  alt: 'Il suq delle spezie di Deira, a Dubai, sotto il tetto di legno: il sole entra dal tetto in lame oblique e una bambina e sua madre ci camminano dentro, i sacchi di zafferano, ibisco e cardamomo davanti alle botteghe; un gatto dorme su una panca e in fondo si apre il Creek',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.64, 0.48], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      lane(k)
      sun(k, false)
      const all = []
      // Rows of sacks before the shops, smaller and smaller.
      for (const m of [-1, 1])
        for (let i = 0, z = 30; z > 6.3; z -= 0.95 + (i % 3) * 0.1, i++) {
          if ((z > 20.4 && z < 22) || (m > 0 && z > 9.5 && z < 12.5)) continue
          for (const row of [0, 1]) {
            const [x, y] = P(m * (m < 0 ? 2.62 : 2.32) - m * row * 0.62, 0, z - row * 0.2)
            const kind = [0, 1, 2, 5, 4, 3, 6, 1, 2, 4][(i * 3 + row * 4 + (m > 0 ? 3 : 0)) % 10]
            const q = metre(z) * (0.25 + ((i * 7 + row * 3) % 5) * 0.026)
            const spice = SPICES[(i * 3 + row * 5 + (m > 0 ? 2 : 0)) % 8]
            all.push([z - row * 0.2, () => goods(k, x, y, q, kind, spice)])
          }
        }
      const put = (x, z, o, tall, flip) => {
        const [px, py] = P(x, 0, z)
        all.push([
          z,
          () =>
            stand(
              k,
              px,
              py,
              tall * metre(z),
              { hair: HAIR, low: DARK, ...o },
              { flip, fall: [0.5, -0.26], shade: z > 24 ? '#a4685c' : '#6c3c50' },
            ),
        ])
      }
      for (const [x, z, pose, n, flip] of points(
        '-1.300 41 0 0 0 -0.200 37 1 1 1 1.300 35 0 3 1',
        5,
      ))
        put(
          x,
          z,
          {
            ...POSES[['walk', 'walkOther', 'stand'][pose]],
            skin: SKINS[n],
            top: COATS[n],
            view: flip ? 'back' : undefined,
            light: 1,
          },
          1.72,
          flip,
        )
      put(-1.25, 29, kandura(2, { ...POSES.walk, light: 1 }), 1.76)
      put(-0.7, 28.5, kandura(1, { ...POSES.walkOther, light: 1 }), 1.72)
      put(
        -0.95,
        18.6,
        kandura(2, { ...POSES.stand, armFar: [58, 30], light: 1, hat: ['wrap', '#fff2d8'] }),
        1.72,
      )
      put(
        -0.2,
        18.2,
        {
          ...POSES.stand,
          armFar: [60, 60],
          armNear: [40, 80],
          lean: 7,
          nod: 10,
          skin: SKINS[0],
          top: COATS[1],
          low: COATS[3],
          dress: 'skirt',
          hair: ['#a8703c', '#70443c'],
          cut: 'long',
          light: 1,
        },
        1.66,
        true,
      )
      const show = () => {
        all.sort((a, b) => b[0] - a[0])
        for (const [, draw] of all.splice(0)) draw()
      }
      show()
      sun(k, true)
      // Mother and child walk in the light itself, so they stand before the beam.
      put(
        0.72,
        9.5,
        { ...abaya, ...POSES.walk, view: 'back', cut: 'short', light: -1, armFar: [14, 6] },
        1.64,
      )
      put(
        1.2,
        9.3,
        {
          skin: SKINS[1],
          top: COATS[2],
          low: COATS[2],
          dress: 'skirt',
          cut: 'bun',
          ...POSES.walkOther,
          view: 'back',
          hair: ['#5c3440', '#34203c'],
          armFar: [112, 24],
          light: -1,
        },
        1.1,
      )
      show()
      for (const [x, z, y] of points(
        '1.700 26 2.700 -2 22 2.800 1.800 13.500 2.700 -2.100 11 2.800',
        3,
      )) {
        const [px, py] = P(x, y, z)
        lamp(k, px, py, metre(z) * 0.17)
      }
      // Our side: the bench of a shop with what it sells; the cat has taken a place between.
      bench(k)
      for (const [x, z, kind, n, q] of points(
        '-2.700 4.800 0 1 0.200 -2.200 4.750 5 0 0.170 -2.680 4.200 2 2 0.210 -2.130 4.150 6 4 0.180 -2.660 3.600 3 0 0.220 -2.560 3.020 5 6 0.200',
        5,
      )) {
        const [px, py] = P(x, 0.62, z)
        goods(k, px, py, metre(z) * q, kind, SPICES[n])
      }
      const [cx, cy] = P(-2.14, 0.62, 3.42)
      path(
        k,
        'rgba(40,16,44,.5)',
        `M${cx - 6} ${cy + 1}C${cx} ${cy + 2.6} ${cx + 8} ${cy + 2.4} ${cx + 11} ${cy + 0.6}L${cx + 7} ${cy - 1}Z`,
      )
      at(k, cx, cy, 3.9, sleepingCat)
    })
    s.glow(0.715, 0.66, 13, '#ffd894', 0.3)
    return finish(s, { bloom: 0.26, threshold: 0.74, vignette: 0.22 })
  },
}
