import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { lambda, marbleHouse, sheLies, towers } from '../../things/oslo-opera.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const WATER = 63
const FALL = [1.5, 0.1]

const HAIR = [
  ['#3c2430', '#2c1828'],
  ['#d8a04c', '#a8703c'],
  ['#7c3c2c', '#542834'],
  ['#e0dcd8', '#a8a0b0'],
]
/** Somebody on the marble: coat, trousers, skin, hair, how they stand. */
const guest = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n % 4],
  hair: HAIR[(n * 3) % 4],
  cut: ['short', 'long', 'bun'][n % 3],
  ...more,
})
const [BLUE, RED, TEAL, SAND, PLUM, INK] = [
  ['#5c8cc4', '#3c5890'],
  ['#e85c4c', '#a03850'],
  ['#3ca49c', '#2c6c80'],
  ['#f4d8a4', '#b89890'],
  ['#9c5c8c', '#643c74'],
  ['#3c4474', '#282c58'],
]

export default {
  alt: 'Tramonto sull’Opera di Oslo: il tetto di marmo sale dall’acqua del fiordo come una rampa, la gente ci cammina sopra e in cima una cantante in rosso prova davanti a chi si è seduto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.06, 0.55], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 60)
      for (const [a, c] of [
        [0, '#2f7c9c'],
        [0.35, '#7cb8b8'],
        [0.65, '#f4dcb0'],
        [0.88, '#ffc088'],
        [1, '#ffa878'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
      for (const [c, t] of [
        [
          'rgba(255,232,196,.75)',
          'M-6 22C14 19.500 34 21 60 18.800C46 22.600 22 23.600 -6 24.600Z',
        ],
        ['rgba(255,206,164,.8)', 'M-6 32C10 30.600 30 31.600 48 30C36 33 16 33.600 -6 34.400Z'],
        [
          'rgba(255,226,190,.6)',
          'M104 12C122 9.500 146 11 166 8.500V11C148 13.500 124 13.600 104 12Z',
        ],
        ['rgba(255,196,156,.7)', 'M20 40C34 38.800 50 39.600 62 38.600C50 41 34 41.200 20 40Z'],
      ])
        path(k, c, t)
      path(k, 'rgba(255,240,190,.4)', 'M10 36a11 11 0 1 0 0.010 0Z')
      path(k, '#fffae0', 'M10 41a6 6 0 1 0 0.010 0Z')
      // The wooded ridge west of the town, the far shore.
      fill(
        k,
        '#c88c8c',
        rough(points('-6 52 4 50 14 51 26 47 38 48.500 50 46 64 49 78 50 78 64 -6 64'), 0.3, 3),
      )
      fill(
        k,
        '#986c88',
        rough(points('-6 57 8 55.500 20 56.500 32 54 46 55 60 56 60 64 -6 64'), 0.3, 5),
      )
      const r = random(8)
      for (let x = -4; x < 46; ) {
        const [b, g] = [1.2 + r() * 2.4, 1.5 + r() * 3.4]
        path(k, r() < 0.5 ? '#7c5c84' : '#8c6484', `M${x} 63V${62.4 - g}h${b}V63Z`)
        path(k, '#ffc48c', `M${x} 63V${62.4 - g}h${b * 0.22}V63Z`)
        x += b + r() * 0.8
      }
      towers(k)
      lambda(k)
      marbleHouse(k)
      // Those on the roof: walkers up the ramp, listeners, the singer.
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: FALL, shade: '#b88ca0' })
      for (const [x, y, pose, top, low, n, flip] of [
        [29, 57.5, 'climb', RED, INK, 1, false],
        [31.5, 56.3, 'walk', SAND, BLUE, 2, false],
        [41, 50.5, 'walk', TEAL, INK, 0, false],
        [47.5, 48, 'walkOther', BLUE, INK, 3, true],
        [55.5, 42.5, 'walk', PLUM, INK, 4, false],
        [64, 59.4, 'walk', BLUE, SAND, 2, true],
        [78, 60.3, 'stand', RED, INK, 5, false],
        [80.4, 60.4, 'camera', INK, BLUE, 1, true],
        [96, 61, 'walkOther', SAND, INK, 6, false],
        [116.5, 61.6, 'walk', TEAL, PLUM, 3, true],
        [87, 58.8, 'run', RED, BLUE, 0, false],
      ])
        put(x, y, 3.3, guest(pose, top, low, n), flip)
      for (const [x, y, top, n] of [
        [50.5, 45.7, SAND, 1],
        [52.2, 44.5, RED, 2],
        [46.3, 45.6, BLUE, 6],
        [48.6, 44, PLUM, 3],
        [50.3, 42.8, TEAL, 0],
      ])
        at(k, x, y - 0.5, 0.47, (q) => folk(q, guest('sit', top, INK, n)))
      at(
        k,
        62,
        37.7,
        0.62,
        (q) => {
          path(q, '#b88ca0', 'M0 0L9 0.600L8 1.200L0 0.500Z')
          folk(
            q,
            guest('stand', RED, RED, 1, {
              dress: 'sarong',
              armNear: [-62, -28],
              armFar: [64, 22],
              hair: HAIR[1],
              cut: 'bun',
              lean: -5,
            }),
          )
        },
        true,
      )
      for (const [x, n] of points('71 0 73 2 90 3 92.400 1 106 4'))
        stand(
          k,
          x,
          36.2,
          2.2,
          guest(['stand', 'hips', 'point'][n % 3], [RED, BLUE, SAND][n % 3], INK, n),
        )
    })
    stillWater(s, {
      y: (WATER + 0.2) / 90,
      sway: 0.7,
      veil: [
        [0, '#8c7c9c', 0.18],
        [0.5, '#3c6484', 0.46],
        [1, '#1c3c68', 0.82],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(31)
      // The path of the sun, the edge of the marble in the water.
      for (let i = 0; i < 26; i++) {
        const t = i / 26
        const [x, y, l] = [
          10 + (r() - 0.5) * (5 + t * 16),
          WATER + 1 + t * 25,
          1.6 + r() * (1.6 + t * 4),
        ]
        path(
          k,
          i % 3 ? 'rgba(255,214,150,.75)' : 'rgba(255,244,206,.9)',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.3} ${l * 2} 0q${-l} ${0.3 + t * 0.4} ${-l * 2} 0Z`,
        )
      }
      for (let i = 0; i < 34; i++) {
        const t = r()
        const [x, y, l] = [24 + r() * 140, WATER + 3 + t * 24, 1.5 + t * 6]
        path(
          k,
          i % 2 ? 'rgba(255,224,196,.3)' : 'rgba(28,60,104,.35)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.3} ${l * 2} 0q${-l} ${0.2 + t * 0.4} ${-l * 2} 0Z`,
        )
      }
      at(k, 24, 78, 1.12, sheLies)
      // Somebody paddles home.
      at(k, 70, 77, 1, (q) => {
        path(q, 'rgba(28,44,88,.5)', 'M-8 0.600Q2 1.800 12 0.800Q4 2.600 -6 1.600Z')
        stroke(
          q,
          'rgba(255,224,196,.6)',
          0.25,
          'M-9 0.800C-14 1 -18 1.800 -24 2.400M-8 1.400C-12 2 -16 3 -20 4',
        )
        at(q, -0.2, -0.5, 1.15, (c) =>
          folk(c, {
            ...guest('sit', SAND, INK, 1),
            armNear: [52, 48],
            armFar: [76, 20],
            near: [88, 6],
            far: [86, 4],
          }),
        )
        stroke(q, '#3c2c54', 0.32, 'M-1.600 -4.200L4.800 0.600')
        path(
          q,
          '#3c2c54',
          'M-2.300 -4.900L-1 -4.200L-1.600 -3.500L-2.700 -4.200ZM4 -0.200L5.400 0.200L5.500 1L4.300 0.600Z',
        )
        path(q, '#e85c4c', 'M-8 -0.700Q0 -1.500 8.600 -0.900Q4 1 0 1Q-5 1 -8 -0.700Z')
        path(q, '#8c3454', 'M-8 -0.700Q0 0.300 8.600 -0.900Q4 1 0 1Q-5 1 -8 -0.700Z')
      })
      // The quay on this side: two who watch, a bicycle, a gull.
      fill(k, '#3c3460', points('96 84 166 80.500 166 98 86 98'))
      fill(k, '#e0a48c', points('96 84 166 80.500 166 82 97 85.600'))
      fill(k, '#6c4c74', points('97 85.600 166 82 166 84 98 88'))
      for (const x of [104, 118, 133, 149])
        stroke(k, '#2c2850', 0.3, `M${x} ${88.4 - (x - 96) * 0.056}L${x - 4} 96`)
      const two = (x, y, o, flip) =>
        stand(k, x, y, 12.5, o, { flip, fall: [1.2, 0.22], shade: '#3c2c58' })
      two(
        128,
        87.5,
        guest('stand', TEAL, INK, 2, { view: 'back', cut: 'long', hair: HAIR[1], dress: 'coat' }),
      )
      two(
        134,
        87,
        guest('point', SAND, PLUM, 0, {
          view: 'back',
          armFar: [150, 6],
          hat: ['knit', '#e85c4c', '#fff0dc'],
        }),
        true,
      )
      at(
        k,
        112,
        84.6,
        0.9,
        (q) => {
          path(q, '#3c2c58', 'M-1 0.200L5 0.900L5 0.500L0.500 -0.100Z')
          stroke(q, '#e8884c', 0.24, 'M-0.300 -1.200V0M0.500 -1.200V0')
          path(
            q,
            '#fff4e4',
            'M-2.600 -1.900C-1 -3.200 0.800 -3.400 1.400 -4.300C1.800 -5 2.900 -4.900 3.100 -4.100C3 -2.200 1.800 -1 0 -1C-0.900 -1 -2 -1.400 -2.600 -1.900Z',
          )
          path(
            q,
            '#9c8cb0',
            'M-3.800 -1.700C-2 -2.700 0 -2.600 1.300 -2C0.400 -1.200 -1.500 -1.200 -3.800 -1.700Z',
          )
          path(q, '#f0a04c', 'M3 -4.400L4.200 -4L3 -3.800Z')
        },
        true,
      )
    })
    return finish(s, { vignette: 0.14 })
  },
}
