import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { polarBlue } from './kit.js'

const SHORE = 56

/** Snow in the rosy sun, snow in blue shade, rock in both. */
const [ROSE, WHITE, BLUE, DEEP, ROCK, DARK] = [
  '#ffd3bc',
  '#f7e6e2',
  '#a9bbdc',
  '#7f96c4',
  '#8a7f96',
  '#566490',
]

/**
 * A peak of Lofoten: a steep tooth. Its left side takes the sun; ribs of bare rock run down both.
 * left, right: its outlines from the foot to the top; ridge: the line between sun and shade.
 */
function tooth(
  k,
  { left, right, ridge, ribs, seed, tones = [ROSE, WHITE, BLUE, DEEP, ROCK, DARK] },
) {
  const [l, r, m] = [left, right, ridge].map((text) => points(text))
  const top = l.at(-1)
  const foot = points(`${r.at(-1)[0]} 62 ${l[0][0]} 62`)
  fill(k, tones[2], [...rough(l, 0.5, seed), ...rough([top, ...r], 0.5, seed + 1), ...foot])
  fill(k, tones[1], [...rough(l, 0.5, seed), ...rough([top, ...m], 0.4, seed + 2), [l[0][0], 62]])
  for (const [tone, text] of ribs) fill(k, tones[tone], rough(points(text), 0.35, seed + 5))
}

/** A fisherman's cabin on its stilts: gable to us, roof with snow, warm windows; 15 units wide, foot at 0. */
function rorbu(k, [wall, shade]) {
  for (const x of [-6.4, -2.4, 1.8, 6])
    path(k, '#4a3c4c', `M${x - 0.35} 3.400V-1H${x + 0.35}V3.400Z`)
  path(k, '#5f4c54', 'M-8.200 -0.400H8.200V0.700H-8.200Z')
  path(k, wall, 'M-7 0V-6.500L-1.500 -12L4 -6.500V0Z')
  path(k, shade, 'M4 0V-6.500H8V0Z')
  for (let x = -6.4; x < 4; x += 1.1)
    stroke(k, shade, 0.16, `M${x} -0.200V${-6.3 - Math.max(0, 4.6 - Math.abs(x + 1.5))}`)
  path(k, '#fbf4ee', 'M-7 0V-6.500H-6.300V0ZM3.400 0V-6.500H4V0Z')
  path(k, '#fff6ea', 'M-4.700 -2V-5.400H-2V-2ZM-0.900 -2V-5.400H1.800V-2Z')
  path(k, '#ffce72', 'M-4.300 -2.400V-5H-2.400V-2.400ZM-0.500 -2.400V-5H1.400V-2.400Z')
  stroke(k, '#fff6ea', 0.25, 'M-3.350 -2.400V-5M0.450 -2.400V-5')
  path(k, '#ffce72', 'M-2.300 -7V-9.200H-0.700V-7Z')
  path(k, '#ffce72', 'M5.200 -2.400V-4.800H6.800V-2.400Z')
  path(k, '#c4cfe6', 'M-1.500 -13.400L3 -13.400L9.200 -6.400L8.800 -5.600L4.600 -5.600Z')
  path(
    k,
    '#ffffff',
    'M-8.400 -5.600L-8.600 -6.800C-6 -9 -3.600 -11.500 -1.500 -14C0.800 -11.500 2.800 -9 5 -6.800L4.800 -5.600L-1.500 -11.800Z',
  )
  path(k, '#ffd8c4', 'M-8.400 -5.600L-8.600 -6.800C-6 -9 -3.600 -11.500 -1.500 -14V-11.800Z')
  path(k, '#7a6470', 'M2.600 -12.200V-15.600H4.400V-11Z')
  path(k, '#ffffff', 'M2.300 -15.500H4.700V-16.300H2.300Z')
}

/** A rowing boat at its mooring, snow along the rim. */
function dory(k) {
  path(
    k,
    '#3a4a7a',
    'M-8 -2.600C-5 -1.400 5 -1.400 8.500 -3.600C8 -1 6.500 0.600 5 1H-5C-6.500 0.600 -7.600 -1 -8 -2.600Z',
  )
  path(
    k,
    '#f7f0ee',
    'M-8 -2.600C-5 -1.400 5 -1.400 8.500 -3.600L8.300 -2.600C5 -0.600 -5 -0.600 -7.800 -1.700Z',
  )
}

/** Drying stocks: a frame of poles with rows of cod. */
function stocks(k) {
  stroke(
    k,
    '#5a4450',
    0.5,
    'M-10 0L-7 -11L-4 0M-1 0L2 -11L5 0M8 0L11 -11L14 0M-9 -10.400H13M-9.500 -6H13.500',
  )
  for (let i = 0; i < 17; i++)
    path(
      k,
      i % 2 ? '#c9b4a4' : '#a8928c',
      `M${-8 + i * 1.25} -10.200q0.700 1.600 0.100 3.200q-0.900 -1.400 -0.100 -3.200Z`,
    )
  stroke(k, '#ffffff', 0.4, 'M-9 -10.900H13')
}

export default {
  alt: "Un villaggio norvegese coperto di neve: cabine rosse sull'acqua del fiordo e una vetta aguzza nella luce rosata",
  paint(w, h) {
    const s = new Scene(w, h, { mood: polarBlue, sun: [0.04, 0.42], horizon: SHORE / 90 })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Bands of cloud with a rosy foot.
      for (const [x, y, l, c] of [
        [96, 9, 40, '#8fa6cc'],
        [104, 11.2, 46, '#f6cbbc'],
        [4, 22, 26, '#9fb2d2'],
        [-4, 24, 24, '#f8d2be'],
      ])
        stroke(k, c, 1.3, `M${x} ${y}h${l}`)
      const FAR = ['#f8d4c4', '#eed8d8', '#b7c3dc', '#a3b2d2', '#b3acbe', '#94a2c4']
      tooth(k, {
        tones: FAR,
        seed: 3,
        left: '-10 50 0 40 8 33 14 26',
        right: '20 32 28 38 36 45 46 54',
        ridge: '15 34 12 42 16 54',
        ribs: [
          [3, '20 32 28 38 36 45 30 46 24 42'],
          [4, '6 36 10 32 9 40 4 46'],
        ],
      })
      tooth(k, {
        tones: FAR,
        seed: 7,
        left: '104 54 112 44 120 38 126 30 131 25',
        right: '136 31 144 34 152 28 160 36 170 40',
        ridge: '132 34 128 42 133 54',
        ribs: [
          [3, '136 31 144 34 148 40 140 44 136 40'],
          [0, '120 38 126 30 131 25 129 32 124 38'],
        ],
      })
      // The tooth over the village, and its shoulders.
      tooth(k, {
        seed: 11,
        left: '24 58 34 50 42 42 49 36 54 27 59 18 63 10 66 5.500',
        right: '69 11 72 17 77 22 81 29 88 35 94 42 104 49 116 56',
        ridge: '67 14 64 22 68 30 63 38 67 46 62 58',
        ribs: [
          [0, '66 5.500 63 10 59 18 54 27 58 25 61 20 62.500 24 65 16 66 10'],
          [0, '49 36 42 42 34 50 42 49 48 43 51 45 56 36 54 31'],
          [0, '60 30 57 38 54 47 58 46 62 38 63 31'],
          [4, '61 18 57 26 52 34.500 53.500 35.500 58.500 28 62 21'],
          [4, '54 33 48 40 41 47.500 43.500 48 50 41.500 55 36'],
          [4, '63 26 60 35 56 45 58 45.500 61.800 37 64 30'],
          [4, '61 43 57.500 50 53 57.500 56 57.500 60 51 62 46'],
          [3, '72 17 77 22 81 29 77 31 73 27 70 21'],
          [3, '81 29 88 35 94 42 104 49 92 49 86 43 80 37'],
          [5, '68 11.500 71 20 76 29 80.500 37.500 77.500 36.500 73 29 69.500 20'],
          [5, '70 27 75 37 82 47.500 79 47 73 38.500 69.500 31'],
          [5, '68 40 72 48 77.500 56 74 55.500 69.500 48.500 67.500 43'],
          [5, '83 33 90 41 101 51 97 50.500 88 42.500 82.500 36'],
          [2, '66 5.500 69 11 70 16 67.500 13'],
        ],
      })
      tooth(k, {
        seed: 17,
        left: '92 58 100 49 106 42 112 35 117 28',
        right: '122 34 128 37 134 44 142 49 156 57',
        ridge: '118 36 114 44 118 58',
        ribs: [
          [0, '117 28 112 35 106 42 110 42 113 38 115 40 117 34'],
          [4, '113 36 107 44 100 51.500 102.500 51.500 109 45 114 39'],
          [4, '116 39 113 47 109 55 111.500 55 115 48 117 43'],
          [3, '122 34 128 37 134 44 142 49 130 50 125 44'],
          [5, '119 34 123 42 128 52 125 51.500 120.500 43 118.500 38'],
          [5, '127 40 134 48 144 55 140 54.500 131 48.500 126.500 43'],
        ],
      })
      // The long shore with its cabins.
      path(
        k,
        '#dfe4f0',
        `M-6 ${SHORE - 1.5}C20 ${SHORE - 3.5} 60 ${SHORE - 2} 90 ${SHORE - 3}C120 ${SHORE - 4.5} 146 ${SHORE - 3} 168 ${SHORE - 4}V${SHORE + 1}H-6Z`,
      )
      path(
        k,
        '#ffeade',
        `M70 ${SHORE - 2.2}C90 ${SHORE - 3.4} 120 ${SHORE - 4.5} 150 ${SHORE - 3.4}C130 ${SHORE - 2} 100 ${SHORE - 1.2} 70 ${SHORE - 2.2}Z`,
      )
      path(
        k,
        '#4f5f8c',
        `M-6 ${SHORE - 0.2}C40 ${SHORE - 0.8} 110 ${SHORE + 0.4} 168 ${SHORE - 0.4}V${SHORE + 0.8}H-6Z`,
      )
      const RED = ['#c23a34', '#85283a']
      for (const [x, y, q, ochre, flip] of points(
        '84 55.400 0.340 0 0 91 55.600 0.380 1 1 99 55.200 0.420 0 0 108 55.800 0.440 0 1 117.500 55.400 0.400 1 0 127 55.800 0.480 0 0 137 55.400 0.440 0 1 147 56 0.520 0 0 157 55.600 0.460 1 1',
        5,
      ))
        at(k, x, y - 0.6, q, (c) => rorbu(c, ochre ? ['#e0a640', '#a8702f'] : RED), Boolean(flip))
      at(k, 74, SHORE - 0.6, 0.42, stocks)
    })
    stillWater(s, {
      y: SHORE / 90 + 0.008,
      sway: 0.8,
      veil: [
        [0, '#8fa4cc', 0.2],
        [0.5, '#4f6ca6', 0.5],
        [1, '#2c4680', 0.8],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(8)
      for (let i = 0; i < 30; i++) {
        const t = (i / 29) ** 1.2
        const [x, y, l] = [40 + r() * 124, SHORE + 2 + t * 30, 1.5 + t * 6]
        path(
          k,
          i % 2 ? 'rgba(255,230,216,.45)' : 'rgba(30,56,116,.35)',
          `M${x - l} ${y}q${l} ${-0.25 - t * 0.3} ${l * 2} 0q${-l} ${0.25 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      // Two cabins near to us on the left bank.
      path(k, '#566a98', 'M-6 71C14 69.500 40 72 56 77C64 80 66 86 60 96H-6Z')
      path(k, '#39497a', 'M-6 74C10 73 34 75 50 80C58 83 60 90 56 96H-6Z')
      for (const [c, d] of [
        ['#6f82b0', '-6 71 8 70 20 71 14 75 4 76 -6 75'],
        ['#4c5e92', '20 71 34 71.800 46 74 40 78 28 77 14 75'],
        ['#7d8fba', '34 71.800 46 74 56 77 50 80 42 79 40 78'],
        ['#2f3d6c', '14 75 28 77 40 78 34 83 18 82 6 79'],
      ])
        fill(k, c, rough(points(d), 0.4, 4))
      at(k, 41, 74, 1.18, (c) => rorbu(c, ['#c8403a', '#8a2c3c']), true)
      at(k, 15, 74.5, 1.5, (c) => rorbu(c, ['#c23a34', '#7f2638']))
      path(
        k,
        'rgba(255,255,255,.75)',
        'M21.500 50.600C19.500 47 23.500 44.500 21 40C19.500 36.500 22.500 34.500 21.500 31C25.500 35 22.800 38 25 41.500C27 45 22.500 47.500 23.600 50.600Z',
      )
      at(k, 64, 81, 0.86, dory)
      stroke(k, 'rgba(255,240,232,.7)', 0.3, 'M55 82.600C60 83.600 68 83.600 74 82.400')
      stroke(k, '#5a4a58', 0.3, 'M57 78.800C52 80 50 78 49 77')
      // Snow on the rocks before us; a child with a sled and footprints behind it.
      path(k, '#c6d2ea', 'M-6 84C10 80.500 34 83 52 88C60 90.500 64 93 66 97H-6Z')
      path(
        k,
        '#f4f0f4',
        'M-6 84C10 80.500 34 83 52 88C42 88.500 26 86.500 12 87C4 87.300 -2 88.500 -6 90Z',
      )
      path(k, '#ffe2d4', 'M-6 84C2 82.200 12 82 22 83C14 84.600 4 85.600 -6 87.500Z')
      path(
        k,
        'rgba(90,112,170,.55)',
        'M35 88.600C42 87.800 52 88.600 58 90.400C50 91 42 90.200 35 88.600Z',
      )
      at(
        k,
        36,
        89,
        0.56,
        (c) => {
          path(c, '#2c3660', 'M-2 0L-1.800 -5H1.800L2 0H0.500L0 -3.500L-0.500 0Z')
          path(
            c,
            '#f2b53c',
            'M-3 -11.500C-1.400 -12.600 1.400 -12.600 3 -11.500L3.400 -4.200H-3.400Z',
          )
          path(c, '#c08030', 'M0.800 -12.200C1.600 -12.200 2.400 -12 3 -11.500L3.400 -4.200H1Z')
          stroke(
            c,
            '#f2b53c',
            1.5,
            'M-2.600 -11C-4 -9.500 -4.300 -8 -4.600 -6.500M2.600 -11C4 -9.500 5 -8 6 -7',
          )
          path(c, '#e0a888', 'M0 -16.400a2.100 2.300 0 1 0 0.010 0Z')
          path(
            c,
            '#c23a44',
            'M-2.400 -13.800C-2.800 -17.600 2.800 -17.600 2.400 -13.800C1 -14.400 -1 -14.400 -2.400 -13.800Z',
          )
          path(c, '#ffffff', 'M0 -18a0.900 0.900 0 1 0 0.010 0Z')
          stroke(c, '#4a3c4c', 0.3, 'M6 -7L13 -2')
          path(c, '#c8403a', 'M12 -2.600H23V-1.600H12Z')
          stroke(c, '#6a4a48', 0.6, 'M11 -2.400C10.500 -0.500 12 0.200 13.500 0.200H23.500')
        },
        true,
      )
      for (let i = 0; i < 7; i++)
        path(
          k,
          '#a3b4d8',
          `M${19 - i * 3.6} ${89.6 - i * 0.15 + (i % 2) * 0.8}q0.900 -0.500 1.800 0q-0.900 0.600 -1.800 0Z`,
        )
      for (let i = 0; i < 60; i++) {
        const [x, y, q] = [r() * 160, r() * 88, 0.16 + r() * 0.26]
        path(k, 'rgba(255,255,255,.85)', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
      }
    })
    return finish(s)
  },
}
