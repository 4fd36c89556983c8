import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { dog, sitter } from '../../things/crossing-dogs.js'
import { cab, F, house, P, road, signal, steam, VX, VY } from '../../things/henge-street.js'
import { chrysler, waterTank } from '../../things/manhattan.js'
import { joints, POSES, SKINS, stand } from '../../things/slender-folk.js'

const CEDAR = ['#e8845c', '#6c3458', '#43264f', '#2a1a48', '#582c54']
const BRICK = ['#8c3c5c', '#3a2254', '#46285c', '#ffb45c']
const STONE = ['#a85870', '#4a2c64', '#5c3468', '#ffc46c']
const SLATE = ['#70487c', '#34265c', '#3c2c64', '#ffb870']
const RUST = ['#b4525c', '#4c2858', '#642c58', '#ffbc60']
/** Where a shadow falls on the street: away from the sun at its end. */
const fall = (x, y) => [(x - VX) * 0.085, (y - VY) * 0.085]

const walker = (c, n, more) => ({
  ...POSES.walk,
  top: c,
  low: ['#3c3468', '#241c48'],
  skin: SKINS[n],
  hair: ['#2c1838', '#1c1030'],
  shoe: '#180f34',
  ...more,
})

export default {
  alt: 'Il sole tramonta in fondo alla 42ª Strada di Manhattan accanto al Chrysler: una dogsitter attraversa con due cani al guinzaglio, il terzo si è seduto sulle strisce',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        sky: [
          [0, '#f0705c'],
          [0.34, '#fc9458'],
          [0.62, '#ffb85c'],
          [0.84, '#ffd878'],
          [1, '#fff0b0'],
        ],
      },
      sun: [VX / 160, 0.7],
      horizon: VY / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Birds that go home.
      for (const [x, y, q] of points(
        '24 16 1 27.500 14.600 0.8 29.500 17.200 0.9 33.500 15.600 0.7 36 18.200 0.8',
        3,
      ))
        path(
          k,
          '#3c2c60',
          `M${x - q} ${y - 0.4 * q}Q${x - 0.4 * q} ${y - 0.5 * q} ${x} ${y}Q${x + 0.5 * q} ${y - 0.7 * q} ${x + q} ${y - 0.3 * q}Q${x + 0.4 * q} ${y - 0.3 * q} ${x} ${y + 0.3 * q}Q${x - 0.4 * q} ${y - 0.2 * q} ${x - q} ${y - 0.4 * q}Z`,
        )
      for (const [r, c] of [
        [27, 'rgba(255,196,96,.28)'],
        [16, 'rgba(255,220,128,.45)'],
        [7.6, '#fff6d0'],
      ])
        path(k, c, `M${VX} ${61 - r}a${r} ${r} 0 1 0 0.010 0Z`)
      // Jersey at the end of the street.
      fill(k, '#f09860', [
        [VX - 8, VY],
        [VX - 8, VY - 0.7],
        [VX + 8, VY - 1],
        [VX + 8, VY],
      ])
      const put = (list) => {
        for (const o of list) house(k, o)
      }
      put([
        { m: 1, z0: 900, z1: 2400, high: 70, tones: STONE, storey: 9 },
        { m: -1, z0: 1000, z1: 2400, high: 90, tones: RUST, storey: 9 },
        { m: -1, z0: 620, z1: 1000, high: 118, inset: 5, tones: SLATE, storey: 8 },
        { m: 1, z0: 640, z1: 900, high: 120, tones: RUST, storey: 8, inset: 4 },
      ])
      at(k, ...P(50, 0, 560), F / 560, (q) =>
        chrysler(
          q,
          ['#e0785c', '#8c4870', '#a45068', '#ffd884'],
          ['#ffdca0', '#b06878', '#c8745c'],
        ),
      )
      put([
        { m: 1, z0: 420, z1: 540, high: 92, tones: STONE, storey: 6, style: 'pier' },
        { m: -1, z0: 430, z1: 620, high: 160, inset: 8, tones: STONE, storey: 7, style: 'pier' },
        { m: -1, z0: 400, z1: 620, high: 70, tones: STONE, storey: 6 },
        { m: 1, z0: 300, z1: 420, high: 58, tones: RUST, storey: 5 },
        { m: -1, z0: 270, z1: 400, high: 96, tones: BRICK, storey: 5, style: 'pier' },
        { m: 1, z0: 215, z1: 300, high: 44, tones: SLATE, storey: 4.4 },
        { m: 1, z0: 160, z1: 215, high: 30, tones: STONE, storey: 4.4, style: 'pier' },
        { m: -1, z0: 185, z1: 270, high: 62, tones: SLATE, storey: 4.4, inset: 5, shops: false },
        { m: -1, z0: 180, z1: 270, high: 38, tones: SLATE, storey: 4.4 },
        {
          m: 1,
          z0: 128,
          z1: 160,
          high: 74,
          tones: SLATE,
          storey: 4,
          inset: 7,
          style: 'pier',
          shops: false,
          broad: 19,
        },
        { m: 1, z0: 112, z1: 160, high: 40, tones: BRICK, storey: 4 },
      ])
      at(k, ...P(-24, 50, 130), 0.2, (q) => waterTank(q, CEDAR))
      put([{ m: -1, z0: 112, z1: 180, high: 50, tones: RUST, storey: 4, style: 'pier', broad: 28 }])
      put([
        {
          m: 1,
          z0: 90,
          z1: 110,
          high: 47,
          tones: BRICK,
          storey: 4,
          inset: 33,
          style: 'pier',
          shops: false,
          broad: 15,
        },
      ])
      at(k, ...P(26, 27.6, 80), 0.36, (q) => waterTank(q, CEDAR))
      put([
        { m: 1, z0: 74, z1: 112, high: 27, tones: RUST, storey: 3.8 },
        { m: -1, z0: 76, z1: 112, high: 24, tones: SLATE, storey: 3.8 },
      ])
      at(k, ...P(-21.5, 18.6, 56), 0.4, (q) => waterTank(q, CEDAR))
      put([{ m: -1, z0: 50, z1: 76, high: 18.6, tones: BRICK, storey: 3.5 }])
      at(k, ...P(22.5, 22, 56), 0.5, (q) => waterTank(q, CEDAR))
      put([{ m: 1, z0: 50, z1: 74, high: 21.6, tones: SLATE, storey: 3.7 }])
      road(k, 27, 32)
      for (const [x, z, c] of [
        [-4.8, 150],
        [1.9, 190],
        [4.9, 118, ['#5c4c84', '#34285c', '#ffc890']],
        [-8.2, 96, ['#843c5c', '#4c2450', '#ffc890']],
        [-5, 82],
        [4.8, 66],
        [8.2, 58, ['#44406c', '#28204c', '#ffc890']],
        [-4.9, 53, ['#d8c0b8', '#74587c', '#fff0c8']],
      ]) {
        const [px, py] = P(x, 0, z)
        const q = F / z
        fill(k, 'rgba(40,20,72,.5)', [
          [px - 0.95 * q, py - 0.1 * q],
          [px + 0.95 * q, py - 0.1 * q],
          [px + 0.95 * q + (px - VX) * 0.17, py + (py - VY) * 0.17],
          [px - 0.95 * q + (px - VX) * 0.17, py + (py - VY) * 0.17],
        ])
        at(k, px, py, q * 1.06, (c2) => cab(c2, c))
      }
      at(k, ...P(6.6, 0, 46), F / 46, steam)
      // People on the pavements.
      for (const [x, z, c, n, flip, pose] of [
        [-12.4, 60, ['#d86c54', '#6c3058'], 1, 0, 'walk'],
        [-13.4, 61, ['#5c78ac', '#34386c'], 0, 0, 'walkOther'],
        [12.4, 52, ['#e8b05c', '#7c4454'], 2, 1, 'walk'],
        [-17.5, 46, ['#4c9490', '#28446c'], 3, 0, 'stand'],
        [24, 46.4, ['#c84c5c', '#5c2450'], 0, 1, 'walkOther'],
        [21, 46.8, ['#8c78b4', '#44346c'], 2, 0, 'camera'],
        [-30, 46.6, ['#e8b05c', '#7c4454'], 1, 1, 'walk'],
      ]) {
        const [px, py] = P(x, 0, z)
        stand(
          k,
          px,
          py,
          (1.85 * F) / z,
          {
            ...walker(c, n),
            ...POSES[pose],
            cut: n % 2 ? 'long' : 'short',
            light: px < VX ? 1 : -1,
          },
          { flip: Boolean(flip), fall: fall(px, py), shade: 'rgba(36,18,66,.6)' },
        )
      }
      // The walker and her dogs on the crossing.
      const dogs = [
        [
          61,
          86.9,
          0.6,
          {
            L: 7.2,
            H: 6,
            leg: 2.5,
            head: 3.2,
            neck: 2.1,
            c: ['#4c4474', '#2c2454', '#fff0c0'],
            tail: 'M0 0q-2 0.600 -2.800 2.400',
          },
        ],
        [
          50,
          87.7,
          0.62,
          {
            L: 6.6,
            H: 3.1,
            leg: 1.2,
            head: 2.4,
            neck: 1.4,
            c: ['#8c4458', '#54285c', '#ffd8a0'],
            stride: 0.8,
            tail: 'M0 0q-1.400 0 -2.400 -1',
          },
        ],
      ]
      const woman = walker(['#2c9c98', '#1c4c74'], 1, {
        armFar: [52, 34],
        armNear: [-20, 16],
        cut: 'long',
        light: 1,
        lean: -5,
      })
      const j = joints(woman)
      const hold = (arm) => [40.6 + (arm.hand[0] * 8.6) / 7, 86.8 + (arm.hand[1] * 8.6) / 7]
      const [hand, other] = [hold(j.armFar), hold(j.armNear)]
      for (const [x, y, q, o] of dogs) {
        const [fx, fy] = fall(x, y)
        k.save()
        k.translate(x, y)
        k.transform(1, 0, -fx, -fy, 0, 0)
        k.scale(q, q)
        const flat = 'rgba(64,28,84,.4)'
        dog(k, { ...o, c: [flat, flat, 'rgba(0,0,0,0)'] })
        k.restore()
      }
      stand(k, 40.6, 86.8, 8.6, woman, { fall: fall(40.6, 86.8), shade: 'rgba(64,28,84,.4)' })
      for (const [x, y, q, o] of dogs) at(k, x, y, q, (c) => dog(c, o))
      for (const [x, y, q, o] of dogs) {
        const [cx, cy] = [x + o.L * 0.12 * q, y - o.H * q]
        stroke(
          k,
          '#ffe8b8',
          0.11,
          `M${hand.join(' ')}Q${(hand[0] + cx) / 2} ${(hand[1] + cy) / 2 + 1} ${cx} ${cy}`,
        )
      }
      stroke(k, '#ffe8b8', 0.11, `M${other.join(' ')}Q34 87.400 30.200 84.300`)
      at(k, 29.2, 87.2, 0.52, (c) => sitter(c, ['#e08c4c', '#8c4844', '#ffe0a0']))
      signal(k)
    })
    s.glow(VX / 160, 0.69, 30, '#ffd070', 0.3)
    return finish(s, { bloom: 0.18, vignette: 0.16 })
  },
}
