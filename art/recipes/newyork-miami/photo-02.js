import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { bowBridge, rowingBoat, sanRemo, turtle } from '../../things/bow-bridge.js'
import { leaf, leaves } from '../../things/flatiron-autumn.js'
import { heapedCloud } from '../../things/heaped-cloud.js'
import { SKINS } from '../../things/slender-folk.js'

const LAKE = 61
const PINK = ['#b8608c', '#e890a8', '#f8bcc4', '#fff0ec']
const FRESH = ['#3c7c6c', '#6ca868', '#a8cc70', '#e0e890']
const DEEP = ['#2c6468', '#4c8c6c', '#84b470', '#c4d484']
const HAZE = ['#84b0a8', '#a4c8a8', '#c8dcac', '#e8ecc8']

export default {
  alt: 'Primavera a Central Park: i ciliegi in fiore attorno al lago, il ponte ad arco di ferro, due barche a remi e le torri gemelle sopra gli alberi; su una roccia le tartarughe prendono il sole in fila',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.2], horizon: LAKE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, LAKE)
      for (const [a, c] of [
        [0, '#5ca4cc'],
        [0.5, '#a8d4dc'],
        [1, '#fdf0d4'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      heapedCloud(
        k,
        [
          points('52 33 4.500 59 28.500 6.500 67 30 6 75 34 4.500', 3),
          points(
            '44 40 3 50 39 4.600 57 37 5 64 38.500 4.600 71 38 5.400 79 39 4.200 86 41 2.400',
            3,
          ),
        ],
        42,
        ['#fffdf2', '#eef2e6', '#c8e0e0'],
        { step: 1.3 },
      )
      heapedCloud(
        k,
        [points('146 25 2.400 151 23.500 3.400 157 25 2.600', 3)],
        26.6,
        ['#fffdf2', '#e8f0ea', '#bcdce0'],
        { step: 0.8 },
      )
      // Houses of the west side in the haze, the twin towers over them.
      const r = random(8)
      for (let i = 0; i < 22; i++) {
        const [x, wide, tall] = [-4 + i * 7.8 + r() * 3, 4 + r() * 4, 8 + r() * 10]
        fill(k, '#c4ccd0', [
          [x, 56],
          [x, 52 - tall],
          [x + wide, 52 - tall],
          [x + wide, 56],
        ])
        fill(k, '#e8e4d8', [
          [x, 56],
          [x, 52 - tall],
          [x + wide * 0.4, 52 - tall],
          [x + wide * 0.4, 56],
        ])
      }
      at(k, 116, 54, 0.35, sanRemo)
      // The far bank: woods in three depths, cherries among them.
      const wood = (y, q, n, tones, seed, spread = 1) => {
        const t = random(seed)
        leaves(
          k,
          Array.from({ length: n }, (_, i) => [
            -4 + ((i + t() * 0.7) / n) * 170,
            y - t() * 2.6 * spread,
            q * (0.7 + t() * 0.6),
          ]),
          tones,
          seed,
        )
      }
      wood(51, 4, 26, HAZE, 3)
      wood(54.5, 3.6, 24, FRESH, 5)
      leaves(
        k,
        points(
          '6 52 5 14 50.500 6 22 53 5 92 54 4 98 53 4.600 104 55 3.600 140 53 5 148 51.500 6.500 156 53 5.600',
          3,
        ),
        PINK,
        7,
      )
      fill(
        k,
        '#2c6468',
        points('-6 62 -6 56.500 20 57 50 58 80 57.600 110 56.500 140 57 166 56 166 62'),
      )
      wood(58.6, 2.6, 22, DEEP, 9, 0.5)
      fill(
        k,
        '#5c8c5c',
        points('-6 62 -6 59.500 20 60.200 60 60.600 110 60 140 60.400 166 59.400 166 62'),
      )
      fill(
        k,
        '#b4cc70',
        points(
          '-6 60 20 60.600 60 61 110 60.400 140 60.800 166 60 166 60.800 130 61.500 60 61.600 -6 61',
        ),
      )
      bowBridge(k, 24, 90, LAKE)
      leaves(k, points('18 59 2.600 22 60 1.800 94 59.600 2.200 98.500 60 1.800', 3), FRESH, 12)
    })
    stillWater(s, {
      y: (LAKE + 0.4) / 90,
      sway: 1,
      press: 1.2,
      veil: [
        [0, '#8cc4b8', 0.1],
        [0.4, '#3c949c', 0.34],
        [1, '#10546c', 0.85],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(3)
      for (let i = 0; i < 46; i++) {
        const t = r()
        const [x, y, l] = [r() * 168, LAKE + 1 + t * 27, 1 + t * 6]
        path(
          k,
          i % 2 ? 'rgba(16,84,108,.4)' : 'rgba(232,244,228,.42)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.24} ${l * 2} 0q${-l} ${0.14 + t * 0.24} ${-l * 2} 0Z`,
        )
      }
      const boat = (x, y, q, hull, people, parasol, flip) => {
        k.save()
        k.globalAlpha = 0.34
        at(
          k,
          x,
          y + 0.5 * q,
          q,
          (c) => {
            c.scale(1, -0.8)
            rowingBoat(c, hull, people, parasol)
          },
          flip,
        )
        k.restore()
        for (const [dx, dy, l] of points('-2 2 4 3 3.200 5 -1 4.600 4', 3))
          path(
            k,
            'rgba(32,104,124,.75)',
            `M${x + dx * q - l * q} ${y + dy * q}q${l * q} -0.300 ${l * 2 * q} 0q${-l * q} 0.300 ${-l * 2 * q} 0Z`,
          )
        at(k, x, y, q, (c) => rowingBoat(c, hull, people, parasol), flip)
        path(
          k,
          'rgba(244,250,240,.7)',
          `M${x - 7 * q} ${y + 0.4 * q}Q${x} ${y + 1.1 * q} ${x + 11 * q} ${y + 0.5 * q}Q${x} ${y + 0.7 * q} ${x - 7 * q} ${y + 0.4 * q}Z`,
        )
      }
      boat(
        118,
        66.4,
        0.72,
        ['#f4e4d0', '#a8847c', '#5c9c90'],
        [
          { skin: SKINS[1], top: ['#f0b44c', '#a8704c'], cut: 'long' },
          { skin: SKINS[2], top: ['#e8f0ec', '#a0a8bc'], flip: true },
        ],
      )
      boat(
        84,
        74.5,
        1.2,
        ['#e0584c', '#94344c', '#fff0d4'],
        [
          {
            skin: SKINS[0],
            top: ['#fff4e0', '#c4a8b4'],
            cut: 'long',
            low: ['#5c9cb4', '#34607c'],
            dress: undefined,
          },
          {
            skin: SKINS[3],
            top: ['#4c84b8', '#2c4c7c'],
            hat: ['brim', '#f4dcb0', '#b0887c'],
            flip: true,
            armNear: [70, 20],
            armFar: [74, 16],
          },
        ],
        ['#f8d468', '#c8904c'],
      )
      // A flat rock on our side, turtles in a row, a drake.
      fill(
        k,
        '#34485c',
        rough(
          points('-6 80 6 78.600 20 79.600 34 81.600 46 84.600 52 87.500 54 92'),
          0.4,
          4,
        ).concat(points('-6 94')),
      )
      fill(
        k,
        '#8c94a0',
        points('-6 79.800 6 78.400 20 79.400 34 81.400 44 84 34 83.600 18 81.600 4 81.400 -6 82'),
      )
      fill(k, '#c4c0b8', points('-6 79.800 6 78.400 16 79.100 26 80.300 12 80.200 -6 81'))
      fill(k, '#54667c', points('-6 84 8 83 22 84.500 30 87.500 22 90 4 89 -6 90'))
      fill(k, '#465870', points('24 84 36 84.500 44 87 40 91 30 92 33 88'))
      path(
        k,
        'rgba(228,244,236,.75)',
        'M40 84.400C47 85.600 52 87.800 55 92L54 92C51 88.600 46 86.400 40 84.900Z',
      )
      for (const [x, y, q] of points(
        '12 80.200 1.050 18.600 80.900 0.860 24.400 81.600 1 30.600 82.800 0.760 35.600 83.900 0.900',
        3,
      )) {
        path(
          k,
          'rgba(28,40,64,.5)',
          `M${x - 2 * q} ${y + 0.2}H${x + 4 * q}L${x + 5 * q} ${y + 1 * q}H${x - q}Z`,
        )
        at(k, x, y, q, turtle)
      }
      at(k, 66, 85, 0.9, (c) => {
        path(c, 'rgba(16,64,84,.5)', 'M-5 0.300Q0 1.800 5 0.300Q0 1 -5 0.300Z')
        path(
          c,
          '#c4b4ac',
          'M-4.400 -1C-3.600 -2.400 0 -2.800 2 -2C3.200 -1.600 3.400 -0.200 2.200 0.400C0 1 -3 0.800 -4.400 -1Z',
        )
        path(
          c,
          '#8c5c4c',
          'M0.800 -2.200C2.400 -2.400 3.400 -1.400 3 -0.200C2.800 0.300 2 0.600 1.400 0.600C1.800 -0.400 1.600 -1.600 0.800 -2.200Z',
        )
        path(
          c,
          '#2c7c64',
          'M1.800 -2C1.600 -3.600 2 -4.600 3 -4.600C4 -4.600 4.300 -3.700 3.800 -3C3.500 -2.600 3.300 -2.300 3.300 -1.900Z',
        )
        path(c, '#f4c454', 'M4 -4L5.500 -3.500L3.900 -3.300Z')
        path(c, '#fff4e0', 'M1.800 -2L3.300 -1.900L3.200 -1.600L1.800 -1.700Z')
      })
      // A bough of cherry over us, petals on the water.
      for (const [d, width] of [
        ['M-4 -4C8 6 22 9 40 8C50 7.500 58 9 66 13', 1.5],
        ['M14 6C20 14 26 18 34 20', 0.9],
        ['M34 8.400C40 13 46 16 52 17', 0.7],
        ['M2 0C4 10 6 18 5 28', 1],
      ]) {
        stroke(k, '#4c2c48', width, d)
        stroke(k, '#8c5468', width * 0.3, d)
      }
      leaves(
        k,
        points(
          '-2 2 8 8 4 6 5 14 5 4 22 4.600 16 2 6 24 5 5 22 14 4.600 33 7 5 31 19.500 4 42 6.500 4.600 45 14.500 3.800 52 8.500 4 52 17 2.600 59 10.500 3.200 66 13 2.200 -2 16 5 4 25 5 28 -2 6 42 -2 5',
          3,
        ),
        PINK,
        22,
      )
      for (let i = 0; i < 60; i++) {
        const y = 64 + r() * 24
        leaf(
          k,
          r() * 160,
          y,
          0.22 + (y - 60) * 0.012,
          (r() - 0.5) * 0.4,
          i % 3 ? '#f8c4cc' : '#fff0ec',
        )
      }
      for (let i = 0; i < 26; i++)
        leaf(
          k,
          8 + r() * 80,
          22 + r() * 36,
          0.3 + r() * 0.3,
          r() * 3,
          i % 3 ? '#f8bcc4' : '#fff0ec',
        )
    })
    return finish(s, { vignette: 0.14 })
  },
}
