import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { dog, longtail, stack } from '../../things/karst-bay.js'
import { traveller } from '../../things/small-travellers.js'
import { HERO_SIZES } from './kit.js'

const SEA = 58
const SUN = [91, 50.5]

const evening = {
  ...moods.golden,
  sky: [
    [0, '#1c4a8c'],
    [0.34, '#5884b4'],
    [0.6, '#d8b49c'],
    [0.82, '#ffb878'],
    [1, '#ffe2a0'],
  ],
  disc: 0,
  finish: { bloom: 0.16, threshold: 0.84, vignette: 0.14, cool: '#141c54' },
}

const PALE = ['#ffd8a0', '#f0b490', '#d8a094', '#cc948c', '#b88c8c', '#f4bc8c']
const FAR = ['#ffcc8c', '#e89c7c', '#b07c88', '#a07084', '#7c6c80', '#dc9c74']
const MID = ['#ffc07c', '#dc7c64', '#7c5478', '#6c4870', '#485c64', '#c88c5c']
const NEAR = ['#ffb870', '#cc6458', '#503c6c', '#443264', '#2c4c54', '#a88450']

/** Long flat clouds, their feet in the light. */
function clouds(k) {
  for (const [x, y, l, t] of points(
    '18 20 30 1.500 40 23 22 1 132 7 26 1.300 116 9.500 20 0.800 62 36 26 1.100 96 33 18 0.800 10 40 24 1 150 34 20 1 -20 10 34 1.300 190 22 30 1.200 92 -8 26 1.300 74 -5 20 0.900 112 14 15 0.700',
    4,
  )) {
    path(
      k,
      'rgba(108,124,168,.55)',
      `M${x - l} ${y}C${x - l * 0.6} ${y - t * 1.4} ${x - l * 0.3} ${y - t * 1.8} ${x} ${y - t * 1.2}C${x + l * 0.3} ${y - t * 2.2} ${x + l * 0.6} ${y - t} ${x + l} ${y}Z`,
    )
    path(
      k,
      'rgba(255,206,150,.9)',
      `M${x - l} ${y}C${x - l * 0.5} ${y - t * 0.5} ${x + l * 0.5} ${y - t * 0.5} ${x + l} ${y}C${x + l * 0.4} ${y + t * 0.3} ${x - l * 0.4} ${y + t * 0.3} ${x - l} ${y}Z`,
    )
  }
}

function bay(k) {
  const S = SUN[0]
  const put = (text, tones, seed, more) => stack(k, points(text), S, tones, seed, more)
  put(
    '-40 58 -36 50 -26 46 -14 48 -4 51 4 52.500 10 50 18 49.500 26 52 34 54 40 55 46 58',
    PALE,
    3,
    { hang: 0.5, edge: 0.5 },
  )
  put(
    '104 58 105 51 108 48 112 49 116 46 122 45.500 126 48 130 51 140 52 150 48 160 47 176 50 200 58',
    PALE,
    4,
    { hang: 0.5, edge: 0.5 },
  )
  put('-60 58 -54 42 -44 36 -34 38 -24 44 -10 46 -4 58', FAR, 11, { hang: 0.8, edge: 0.8 })
  put('8 58 8.500 49 11 44 15 41.500 20 43 22 47 26 49.500 29 53 30 58', FAR, 5, {
    hang: 0.7,
    edge: 0.7,
  })
  put('34 58 35 53 38 51 42 52.500 45 55 46 58', FAR, 6, { hang: 0.55, edge: 0.6 })
  put('104 58 104.500 48 106 42 109 38.500 113 39 116 42.500 118 47 119 58', FAR, 7, {
    hang: 0.7,
    edge: 0.8,
  })
  put('154 58 153 42 156 30 162 24 170 26 182 34 190 58', MID, 12, { hang: 1, edge: 1.1 })
  // The nail: slender at the water, heavy above.
  put(
    '67.500 58 66.800 54 65.500 49 64.200 43 63.500 38 64 34 66 30.500 69 29 72 30 74 33 74.600 38 74.200 43 73 48 71.800 53 71.400 58',
    MID,
    8,
    { hang: 0.9, edge: 0.8 },
  )
  // The great stack, hollow at the foot.
  put(
    '114 58 112.800 54 113.500 48 111.800 42 112.500 34 111.600 27 113.500 21 117 16 121 12.500 126 11.500 130 13.500 134 17 138 18.500 141 23 144 27.500 145 34 147.500 41 147 48 149.500 54 149 58',
    NEAR,
    9,
    { hang: 1.25, edge: 1.2 },
  )
}

const SWIM = {
  bare: true,
  sleeveless: true,
  skin: '#c87c58',
  skinDark: '#7c4450',
  shoes: '#8c5050',
  hair: '#34203c',
}

function leapers(k) {
  // One is in the air, knees up; one is about to follow; one holds the prow, two sit under the awning.
  at(
    k,
    61.5,
    68.6,
    0.8,
    (c) =>
      traveller(c, {
        wear: { ...SWIM, top: '#f0644c', shade: '#a03c50', legs: '#f0644c', dark: '#a03c50' },
        lean: 0.16,
        legs: [
          [
            [1.3, -4.2],
            [0.7, -2.2],
          ],
          [
            [1, -3.7],
            [-0.1, -2],
          ],
        ],
        arms: [
          [
            [0.7, -9],
            [1.2, -10.7],
          ],
          [
            [-0.9, -8.8],
            [-1.4, -10.3],
          ],
        ],
      }),
    true,
  )
  at(
    k,
    72.7,
    69.7,
    0.76,
    (c) =>
      traveller(c, {
        wear: {
          ...SWIM,
          skin: '#a4644c',
          skinDark: '#5c3444',
          shoes: '#74444c',
          top: '#a4644c',
          shade: '#5c3444',
          legs: '#2c9494',
          dark: '#1c5c74',
        },
        lean: 0.2,
        hip: [0, -4.5],
        legs: [
          [
            [0.9, -2.7],
            [0.2, -0.35],
          ],
          [
            [-0.3, -2.4],
            [-1, -0.5],
          ],
        ],
        arms: [
          [
            [-0.9, -6.4],
            [-1.7, -5.2],
          ],
          [
            [0.9, -6.6],
            [1.8, -5.9],
          ],
        ],
      }),
    true,
  )
  const seat = [
    [
      [1.5, -1.8],
      [1.6, 0.2],
    ],
    [
      [1.3, -1.7],
      [1.5, 0.3],
    ],
  ]
  at(
    k,
    85.5,
    72.6,
    0.72,
    (c) =>
      traveller(c, {
        hip: [0, -2],
        legs: seat,
        wear: {
          top: '#f8c464',
          shade: '#94604c',
          legs: '#4c4c7c',
          dark: '#34345c',
          skin: '#e09c70',
          skinDark: '#8c5450',
          hair: '#7c4030',
          hat: 'brim',
          hatColour: '#ffe4b0',
        },
        arms: [
          [
            [0.9, -7.2],
            [1.6, -8.8],
          ],
          null,
        ],
      }),
    true,
  )
  at(
    k,
    92.5,
    72.6,
    0.72,
    (c) =>
      traveller(c, {
        hip: [0, -2],
        legs: seat,
        wear: {
          top: '#e8e0e4',
          shade: '#74709c',
          legs: '#5c3c5c',
          dark: '#402c50',
          skin: '#8c5444',
          skinDark: '#4c2c40',
          hair: '#24182c',
        },
        arms: [
          [
            [0.5, -6.4],
            [1.5, -5.6],
          ],
          null,
        ],
      }),
    true,
  )
  at(k, 68.5, 68.9, 0.8, (c) => dog(c, ['#94563c', '#ffd890']))
}

/** The mirror sways off the edges of the picture: what lies beside is laid over the slits. */
function mendEdges(s, y) {
  const [m, y0] = [Math.ceil(s.w * 0.008), Math.round(y) + 2]
  for (const x of [0, s.w - m])
    s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
}

export default {
  alt: 'Tramonto in una baia di faraglioni di calcare: da una barca dalla coda lunga un’amica si tuffa nella scia d’oro del sole, un altro prende lo slancio e il cane guarda',
  sizes: HERO_SIZES,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 90, zoom: 0.86, foot: 1.05 })
    const sea = f.at([0, SEA])[1]
    const sun = f.at(SUN)
    const s = new Scene(w, h, { mood: evening, sun: [sun[0] / w, sun[1] / h], horizon: sea / h })
    sky(s, { clouds: 0, disc: 0 })
    f.draw(s.k, (k) => {
      clouds(k)
      for (const [r, c] of [
        [13, 'rgba(255,226,150,.35)'],
        [9, 'rgba(255,236,176,.5)'],
        [5.4, '#fff8d8'],
      ])
        path(
          k,
          c,
          `M${SUN[0] - r} ${SUN[1]}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`,
        )
      bay(k)
      path(k, '#ffdca0', `M-80 ${SEA - 0.25}H260V${SEA + 0.3}H-80Z`)
    })
    stillWater(s, {
      y: sea / h,
      sway: 0.7,
      press: 1.25,
      veil: [
        [0, '#ffc088', 0.16],
        [0.35, '#5c7ca8', 0.44],
        [1, '#123468', 0.88],
      ],
    })
    mendEdges(s, sea)
    f.draw(s.k, (k) => {
      const r = random(6)
      // The path of the sun, broken, wider as it comes near.
      for (let i = 0; i < 46; i++) {
        const t = i / 45
        const [x, y, l] = [
          SUN[0] + (r() - 0.5) * (4 + t * 16),
          SEA + 0.5 + t ** 1.25 * 30,
          (1 + r() * 2.2) * (1 + t * 1.8),
        ]
        path(
          k,
          i % 3 ? `rgba(255,222,140,${0.86 - t * 0.5})` : `rgba(255,246,208,${0.9 - t * 0.5})`,
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.34} ${l * 2} 0q${-l} ${0.14 + t * 0.34} ${-l * 2} 0Z`,
        )
      }
      for (let i = 0; i < 34; i++) {
        const t = i / 33
        const [x, y, l] = [-30 + r() * 220, SEA + 2 + t ** 1.2 * 30, 1.5 + t * 5]
        path(
          k,
          i % 2 ? 'rgba(255,206,150,.26)' : 'rgba(16,44,96,.3)',
          `M${x - l} ${y}q${l} ${-0.12 - t * 0.26} ${l * 2} 0q${-l} ${0.12 + t * 0.26} ${-l * 2} 0Z`,
        )
      }
      // The boat's dark mirror.
      k.save()
      k.globalAlpha = 0.42
      at(k, 84, 75.4, 1, (c) => {
        c.scale(1, -0.8)
        longtail(c)
      })
      k.restore()
      for (const [x, y, l] of points('76 77.500 6 92 78.600 8 84 80.200 5 70 76.600 3 99 77 4', 3))
        path(
          k,
          'rgba(255,214,140,.6)',
          `M${x - l} ${y}q${l} -0.340 ${l * 2} 0q${-l} 0.340 ${-l * 2} 0Z`,
        )
      leapers(k)
      at(k, 84, 74.8, 1, longtail)
      stroke(k, 'rgba(255,236,190,.9)', 0.2, 'M73 75.200C80 75.900 92 76 100 75')
    })
    return finish(s)
  },
}
