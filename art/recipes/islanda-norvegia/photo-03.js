import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { iceDawn } from './kit.js'

const SHORE = 46

/** Ice in the sun, white, pale blue, blue, and the deep blue of old ice. */
const ICE = ['#ffe6cc', '#f6f4f0', '#bfe0ec', '#7fbcd8', '#4a92bc']

/** One floe: an outline, then facets [tone, points] on it, x and y from its foot in the middle. */
function floe(k, x, y, q, outline, facets, seed) {
  const put = (text) => points(text).map(([dx, dy]) => [x + dx * q, y + dy * q])
  fill(k, ICE[2], rough(put(outline), 0.18 * q, seed))
  for (const [tone, text] of facets) fill(k, ICE[tone], put(text))
}

/** Three shapes of ice: a tower, a table, a broken arch. */
const TOWER = [
  '-14 0 -15 -5 -11 -9 -9 -16 -5 -20 -1 -26 3 -21 5 -14 9 -11 12 -5 15 0',
  [
    [1, '-1 -26 -5 -20 -9 -16 -6 -12 -3 -14 0 -18'],
    [3, '-9 -16 -11 -9 -15 -5 -14 0 -7 0 -6 -6 -6 -12'],
    [4, '-7 0 -6 -6 -6 -12 -3 -14 -3 -6 -2 0'],
    [0, '-1 -26 3 -21 5 -14 2 -9 0 -18'],
    [1, '5 -14 9 -11 12 -5 7 -4 2 -9'],
    [2, '2 -9 7 -4 8 0 -2 0 -3 -6 0 -18'],
    [0, '7 -4 12 -5 15 0 8 0'],
  ],
]
const TABLE = [
  '-20 0 -21 -4 -17 -8 -8 -9.500 4 -8 14 -9 19 -5 20 0',
  [
    [1, '-17 -8 -8 -9.500 4 -8 14 -9 8 -6.500 -4 -6 -12 -6'],
    [3, '-21 -4 -17 -8 -12 -6 -13 0 -20 0'],
    [4, '-13 0 -12 -6 -4 -6 -5 0'],
    [2, '-5 0 -4 -6 8 -6.500 7 0'],
    [0, '8 -6.500 14 -9 19 -5 20 0 13 0 12 -4'],
    [1, '8 -6.500 12 -4 13 0 7 0'],
  ],
]
const ARCH = [
  '-16 0 -15 -8 -10 -14 -3 -15 4 -12 8 -14 13 -8 14 0 7 0 6 -6 1 -9 -5 -7 -7 0',
  [
    [1, '-10 -14 -3 -15 4 -12 1 -9 -5 -10 -11 -9'],
    [3, '-16 0 -15 -8 -10 -14 -11 -9 -12 0'],
    [4, '-12 0 -11 -9 -5 -10 -5 -7 -7 0'],
    [0, '4 -12 8 -14 13 -8 14 0 11 0 10 -7'],
    [2, '4 -12 10 -7 11 0 7 0 6 -6 1 -9'],
  ],
]

/** A seal that rests on its floe, head up; 16 units long, to the left. */
function seal(k) {
  path(
    k,
    '#5f6478',
    'M-9 -4.500C-10 -7 -7.500 -9 -5.500 -8C-3.500 -7 -3 -5.500 -1 -5C3 -5 7 -3 10 -1L13 -2.500L12.500 0.200L9 0.600C4 1 -4 1 -6.500 0.400C-8 -1 -8.500 -3 -9 -4.500Z',
  )
  path(
    k,
    '#a39a9c',
    'M-5.500 -8C-3.500 -7 -3 -5.500 -1 -5C3 -5 7 -3 10 -1C6 -2.400 2 -3.400 -2 -3.400C-4 -4 -5 -5.500 -5.500 -8Z',
  )
  path(
    k,
    '#3f4458',
    'M-6.500 0.400C-4 -1.500 2 -0.600 5 0.700C1 1 -4 1 -6.500 0.400ZM-4 -0.600L-7 1.400L-3 0.800Z',
  )
  path(
    k,
    '#1f2030',
    'M-9.600 -6.600a0.700 0.550 0 1 0 0.010 0ZM-7.400 -7.400a0.550 0.600 0 1 0 0.010 0Z',
  )
  for (const [x, y] of points('-2 -3.500 1 -2.600 4 -2.200 2.500 -3.800 6 -1.400'))
    path(k, '#474c60', `M${x} ${y}a0.450 0.350 0 1 0 0.010 0Z`)
}

/** A kayak with its paddler in red, seen from the side; to the right. */
function kayak(k) {
  path(k, 'rgba(20,50,90,.35)', 'M-13 1C-6 2.400 8 2.400 14 0.800C8 3.600 -7 3.800 -13 1Z')
  path(
    k,
    '#f2b53c',
    'M-13 -1.400C-6 0 8 0 14 -2C11 1 7 1.600 4 1.600H-5C-9 1.600 -12 0.400 -13 -1.400Z',
  )
  path(
    k,
    '#c07f2c',
    'M-11.600 0C-6 0.800 8 0.800 12.500 -0.600C10 1.200 7 1.600 4 1.600H-5C-8 1.600 -10.400 1 -11.600 0Z',
  )
  path(
    k,
    '#d8473a',
    'M-2.400 -0.600C-2.800 -4 -2 -6.400 0.200 -6.600C2.400 -6.400 3 -4 2.600 -0.600Z',
  )
  path(
    k,
    '#93303f',
    'M-2.400 -0.600C-2.800 -4 -2 -6.400 0.200 -6.600C-0.600 -5 -0.900 -2.600 -0.800 -0.600Z',
  )
  path(k, '#d9a27c', 'M0.400 -10.600a1.600 1.800 0 1 0 0.010 0Z')
  path(
    k,
    '#2f5f7a',
    'M-1.400 -8.600C-1.800 -11.600 2.600 -11.600 2.200 -8.800C1 -9.600 -0.400 -9.500 -1.400 -8.600Z',
  )
  stroke(k, '#d8473a', 1.2, 'M1 -5.600L4 -4.200')
  stroke(k, '#5a4a4a', 0.45, 'M-4.500 -8L8.500 -1')
  path(
    k,
    '#f7f0e0',
    'M-4 -7.400L-7.500 -9.800L-6.200 -10.600L-3.600 -8.200ZM8 -1.600L11.500 0.600L10.400 1.500L7.600 -0.600Z',
  )
}

export default {
  alt: "Blocchi di ghiaccio bianchi e azzurri nella laguna ai piedi del Sólheimajökull, con la lingua del ghiacciaio all'alba",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...iceDawn,
        sky: [
          [0, '#3d6aa4'],
          [0.4, '#86aed0'],
          [0.75, '#f2cdbc'],
          [1, '#ffdfb4'],
        ],
      },
      sun: [0.94, 0.36],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, l, c] of [
        [10, 9, 46, '#7fa0c8'],
        [22, 11.2, 34, '#f4c9bc'],
        [104, 6, 36, '#7fa0c8'],
        [98, 8.2, 30, '#f4c9bc'],
      ])
        stroke(k, c, 1.2, `M${x} ${y}h${l}`)
      // The ice cap behind, then black mountains on both sides of the tongue.
      fill(k, '#f6e6de', [
        ...rough(
          points('20 40 36 30 47 22 55 25 66 15.500 75 19 86 10.500 95 17 104 14 114 24 140 34'),
          0.4,
          3,
        ),
        ...points('140 48 20 48'),
      ])
      fill(
        k,
        '#cfd9e6',
        rough(points('20 40 36 30 47 22 55 25 66 15.500 68 22 62 28 60 40'), 0.4, 5),
      )
      for (const d of ['86 10.500 75 19 66 23 78 24 82 18', '104 14 95 17 92 22 99 22 102 18'])
        fill(k, '#d3dbe6', rough(points(d), 0.3, 6))
      fill(k, '#6a6f90', [
        ...rough(points('-6 26 8 19 16 15 24 21 34 27 44 34 54 42 60 46'), 0.6, 7),
        ...points('60 48 -6 48'),
      ])
      for (const [c, d] of [
        ['#b3959a', '16 15 24 21 34 27 44 34 54 42 60 46 44 46 36 38 28 32 21 24'],
        ['#8f8098', '16 15 21 24 28 32 36 38 44 46 28 46 22 36 16 28'],
        ['#f4e8e4', '16 15 24 21 28 23.500 25 25 23.500 29 20 23 18 26'],
        ['#c6cede', '16 15 9 18.500 11 21 8 26 13 24 15 29'],
      ])
        fill(k, c, rough(points(d), 0.4, 9))
      fill(k, '#5c6288', [
        ...rough(points('100 46 108 40 118 33 128 26 138 21 146 24 156 19 168 17'), 0.6, 11),
        ...points('168 48 100 48'),
      ])
      for (const [c, d] of [
        ['#c9a39c', '138 21 146 24 156 19 168 17 168 46 150 46 146 36 141 29'],
        ['#f7e8e0', '138 21 146 24 151 21.500 148 26 146.500 31 143 26 140.500 28'],
        ['#9a8698', '146 36 156 30 160 46 150 46'],
        ['#474e76', '128 26 138 21 141 29 134 36 126 46 112 46 120 36'],
      ])
        fill(k, c, rough(points(d), 0.4, 13))
      // The tongue: it comes down in folds, blue in its cracks, dark bands of ash.
      path(
        k,
        '#e6f0f2',
        'M64 24C74 27 88 27 100 23C98 30 104 36 116 41C122 43.500 126 45 128 46.500H34C44 44 56 40 62 34C65 31 66 28 64 24Z',
      )
      path(
        k,
        '#a9cfe2',
        'M64 24C67 25 70 25.600 74 26C75 33 68 40 52 46.500H34C44 44 56 40 62 34C65 31 66 28 64 24Z',
      )
      path(
        k,
        '#ffe4d0',
        'M100 23C98 30 104 36 116 41C122 43.500 126 45 128 46.500H106C98 42 92 34 92 25.500C95 25 97.500 24 100 23Z',
      )
      for (const [c, width, d] of [
        ['#6f7f9c', 0.8, 'M78 26C79 34 72 41 60 46.500'],
        ['#8a98ae', 0.5, 'M85 26.400C86 34 84 41 78 46.500'],
        ['#a8a4ac', 0.6, 'M91 26C91 34 95 41 102 46.500'],
      ])
        stroke(k, c, width, d)
      const r = random(5)
      for (let i = 0; i < 26; i++) {
        const t = r()
        const [x, y] = [46 + t * 74, 33 + r() * 12]
        if (Math.abs(x - 84) > (y - 22) * 1.7) continue
        const l = 1.5 + r() * 2.5
        stroke(
          k,
          i % 3 ? '#62a4c8' : '#8fc4dc',
          0.35,
          `M${x} ${y}q${l * 0.5} ${0.6 + r() * 0.4} ${l} 0`,
        )
      }
      // The broken front over the water.
      for (let x = 34; x < 128; ) {
        const wide = 1.6 + r() * 3.6
        const tall = 1.6 + r() ** 2 * 4
        fill(k, ICE[2], [
          [x, SHORE + 1],
          [x + 0.2, SHORE - tall],
          [x + wide * 0.6, SHORE - tall - 0.6],
          [x + wide, SHORE - tall + 0.5],
          [x + wide, SHORE + 1],
        ])
        fill(k, x > 84 ? ICE[0] : ICE[1], [
          [x + wide * 0.55, SHORE - tall - 0.5],
          [x + wide, SHORE - tall + 0.5],
          [x + wide, SHORE + 1],
          [x + wide * 0.6, SHORE + 1],
        ])
        fill(k, ICE[3], [
          [x, SHORE + 1],
          [x + 0.2, SHORE - tall],
          [x + wide * 0.25, SHORE - tall * 0.6],
          [x + wide * 0.2, SHORE + 1],
        ])
        x += wide * 0.86
      }
      path(
        k,
        '#4a4f6c',
        `M-6 ${SHORE - 1}C12 ${SHORE - 2.4} 28 ${SHORE - 1} 40 ${SHORE + 0.4}L40 ${SHORE + 1.2}H-6ZM168 ${SHORE - 1.4}C150 ${SHORE - 2.2} 134 ${SHORE - 0.6} 122 ${SHORE + 0.4}V${SHORE + 1.2}H168Z`,
      )
      // Floes that stand up: drawn before the water so that it mirrors them.
      floe(k, 58, SHORE + 1, 0.34, ...TABLE, 3)
      floe(k, 112, SHORE + 1, 0.4, ...ARCH, 5)
      floe(k, 140, SHORE + 1, 0.36, ...TABLE, 7)
      floe(k, 20, SHORE + 1, 0.36, ...TOWER, 9)
    })
    stillWater(s, {
      y: SHORE / 90 + 0.011,
      sway: 1,
      veil: [
        [0, '#a9c4d4', 0.25],
        [0.4, '#5a9abc', 0.5],
        [1, '#1f5c94', 0.85],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(9)
      for (let i = 0; i < 40; i++) {
        const t = (i / 39) ** 1.2
        const [x, y, l] = [r() * 168 - 4, SHORE + 3 + t * 38, 1.4 + t * 6]
        path(
          k,
          i % 2 ? 'rgba(255,232,212,.5)' : 'rgba(24,76,130,.35)',
          `M${x - l} ${y}q${l} ${-0.25 - t * 0.4} ${l * 2} 0q${-l} ${0.25 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      // The sun's road on the water.
      for (let i = 0; i < 18; i++) {
        const [y, l] = [SHORE + 2 + i * 1.9, 2 + i * 0.22 + r() * 3]
        path(
          k,
          'rgba(255,226,186,.8)',
          `M${150 - l + (r() - 0.5) * 5} ${y}q${l} -0.600 ${l * 2} 0q${-l} 0.600 ${-l * 2} 0Z`,
        )
      }
      // Near floes, each over its mirror and its blue foot below the water.
      for (const [x, y, q, kind, seed] of [
        [84, 55, 0.55, TABLE, 4],
        [124, 60, 0.72, ARCH, 8],
        [44, 68, 1.35, TOWER, 12],
        [112, 77, 0.66, TABLE, 16],
      ]) {
        const foot = kind === TABLE ? 20 : 15.5
        k.save()
        k.globalAlpha = 0.34
        k.translate(0, y * 2)
        k.scale(1, -1)
        k.translate(0, y * 0.32)
        k.scale(1, 0.68)
        floe(k, x, y, q, ...kind, seed)
        k.restore()
        path(
          k,
          'rgba(150,226,236,.75)',
          `M${x - foot * q} ${y}C${x - foot * 0.7 * q} ${y + 3.4 * q} ${x + foot * 0.7 * q} ${y + 3.4 * q} ${x + foot * q} ${y}Z`,
        )
        floe(k, x, y + 0.3, q, ...kind, seed)
        stroke(
          k,
          'rgba(255,255,255,.85)',
          0.3 * q + 0.1,
          `M${x - foot * q} ${y + 0.5}C${x - 8 * q} ${y + 1.4 * q} ${x + 8 * q} ${y + 1.4 * q} ${x + foot * q} ${y + 0.5}`,
        )
      }
      at(k, 110, 71.4, 0.62, seal)
      at(k, 88, 67.5, 0.7, kayak)
      stroke(
        k,
        'rgba(255,244,230,.7)',
        0.3,
        'M78 69C74 69.600 70 69.800 66 69.800M78 68.200C75 68 72 68 69 67.900',
      )
      // Black sand with small ice washed up.
      path(k, '#2f3352', 'M-6 84C12 81.500 36 83.500 54 88C62 90.500 66 93 68 97H-6Z')
      path(
        k,
        '#4c4f70',
        'M-6 84C12 81.500 36 83.500 54 88C62 90.500 66 93 68 97C58 91.500 44 88.500 28 87C14 86 4 86.500 -6 88Z',
      )
      for (const [x, y, q, kind, seed] of [
        [13, 88, 0.26, TOWER, 3],
        [26, 90.5, 0.2, TABLE, 6],
        [40, 90.5, 0.16, ARCH, 9],
      ]) {
        path(
          k,
          'rgba(14,18,48,.5)',
          `M${x + 8 * q} ${y + 0.4}L${x - 44 * q} ${y + 2}L${x - 12 * q} ${y - 0.4}Z`,
        )
        floe(k, x, y, q, ...kind, seed)
      }
    })
    return finish(s, { rays: 0.05 })
  },
}
