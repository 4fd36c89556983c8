import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { belayer, climber, langur, moored } from '../../things/railay.js'

const SEA = 34

/** Islets on the horizon. */
function islands(k) {
  path(
    k,
    '#e88c7c',
    `M66 ${SEA}C66 31 67 29.500 69 29C71 28.600 72 30 74 30C76 28 79 27.500 81 29C83 30.500 83.500 32 84 ${SEA}ZM94 ${SEA}C95 32.500 96.500 32 98 32.400C99 31.500 101 31.600 102 32.600L103 ${SEA}Z`,
  )
}

/** A buttress of the cape: its left wall in the low sun, hollowed at the foot by the tide, wood on its head. */
function buttress(k, [x, foot, wide, tall, dark, mid, lit, seed]) {
  const top = foot - tall
  path(
    k,
    mid,
    `M${x} ${foot}L${x + wide * 0.04} ${top + tall * 0.4}L${x - wide * 0.02} ${top + tall * 0.2}C${x + wide * 0.06} ${top + tall * 0.06} ${x + wide * 0.2} ${top} ${x + wide * 0.4} ${top}C${x + wide * 0.7} ${top - tall * 0.04} ${x + wide * 0.96} ${top + tall * 0.06} ${x + wide} ${top + tall * 0.2}V${foot}Z`,
  )
  path(
    k,
    lit,
    `M${x} ${foot}L${x + wide * 0.04} ${top + tall * 0.4}L${x - wide * 0.02} ${top + tall * 0.2}C${x + wide * 0.06} ${top + tall * 0.06} ${x + wide * 0.14} ${top + tall * 0.02} ${x + wide * 0.24} ${top + tall * 0.01}L${x + wide * 0.18} ${top + tall * 0.3}L${x + wide * 0.28} ${top + tall * 0.55}L${x + wide * 0.2} ${top + tall * 0.8}L${x + wide * 0.26} ${foot}Z`,
  )
  for (const [u, v, l] of points('0.400 0.160 0.500 0.560 0.300 0.440 0.700 0.140 0.600', 3))
    path(
      k,
      dark,
      `M${x + wide * u} ${top + tall * v}C${x + wide * (u + 0.08)} ${top + tall * (v + l * 0.3)} ${x + wide * (u + 0.07)} ${top + tall * (v + l * 0.8)} ${x + wide * (u + 0.02)} ${top + tall * (v + l)}C${x + wide * (u - 0.03)} ${top + tall * (v + l * 0.6)} ${x + wide * (u - 0.02)} ${top + tall * (v + l * 0.3)} ${x + wide * u} ${top + tall * v}Z`,
    )
  path(
    k,
    dark,
    `M${x + wide * 0.82} ${top + tall * 0.1}L${x + wide * 0.76} ${top + tall * 0.5}L${x + wide * 0.84} ${foot}H${x + wide}V${top + tall * 0.2}C${x + wide * 0.98} ${top + tall * 0.14} ${x + wide * 0.9} ${top + tall * 0.1} ${x + wide * 0.82} ${top + tall * 0.1}Z`,
  )
  path(
    k,
    '#4c2858',
    `M${x + wide * 0.03} ${foot - tall * 0.05}Q${x + wide * 0.5} ${foot - tall * 0.09} ${x + wide} ${foot - tall * 0.05}V${foot}H${x}Z`,
  )
  stroke(k, '#ffe0cc', tall * 0.014, `M${x - wide * 0.05} ${foot + tall * 0.012}H${x + wide}`)
  leafMass(k, {
    box: [x, top - 1, x + wide, top + tall * 0.2],
    inside: (px, py) =>
      py > top + tall * 0.02 - 1 && py < top + tall * (0.06 + 0.1 * Math.abs(Math.sin(px * 0.9))),
    light: (px) => 0.9 - (px - x) / wide,
    size: 1.1 + tall * 0.045,
    tones: [
      ['#342c58', '#40405f', '#4c5068'],
      ['#40405f', '#52586c', '#787c78'],
      ['#4c4c68', '#6c7074', '#b09c7c'],
    ],
    seed,
    side: -1,
  })
}

/** The cape that closes the bay: buttress before buttress, each nearer one darker. */
function cape(k) {
  for (const b of [
    [131, 35.2, 11, 13, '#a85c7c', '#c0688a', '#f09878', 3],
    [139, 38, 13, 20, '#984c78', '#b4587c', '#ec8868', 5],
    [149, 42, 14, 27, '#803c70', '#a04874', '#e47860', 7],
    [159, 47, 16, 35, '#68306a', '#86386c', '#d46458', 9],
  ])
    buttress(k, b)
}

/** The sea from the horizon to the shallows, each band with the curve of the beach; the path of the sun in bars. */
function sea(k) {
  for (const [c, d] of [
    ['#f4a888', `M-4 ${SEA}H164V96H-4Z`],
    ['#d88ca0', 'M-4 38C40 37 100 38.500 164 38V96H-4Z'],
    ['#a87cb4', 'M-4 43C40 41.500 90 44 164 43.500V96H-4Z'],
    ['#747cc0', 'M-4 49C40 47 90 50 164 50V96H-4Z'],
    ['#5090c4', 'M-4 56C40 53 84 55 120 55C136 54.500 150 55 164 56V96H-4Z'],
    ['#48b0c4', 'M-4 70C40 66 70 64.500 100 61C124 58.500 146 58 164 59V96H-4Z'],
    ['#78d0c8', 'M-4 80C40 76 66 72 94 67C122 62.500 146 60.500 164 61V96H-4Z'],
    ['#b8e8d4', 'M-4 88C40 83 66 77 92 71C122 65 146 62.500 164 62.500V96H-4Z'],
  ])
    path(k, c, d)
  for (let i = 0; i < 13; i++) {
    const y = SEA + 0.8 + i * 1.55
    const half = (2.2 + i * 0.75) * (i % 2 ? 0.7 : 1)
    k.globalAlpha = 0.9 - i * 0.045
    path(
      k,
      i % 2 ? '#ffe0a0' : '#fff2c4',
      `M${112 - half + (i % 3) * 0.8} ${y}q${half} -0.650 ${half * 2} 0q${-half} 0.650 ${-half * 2} 0Z`,
    )
  }
  k.globalAlpha = 1
}

/** Sand far below with its edge of foam, parasols, the wood behind. */
function beach(k) {
  path(k, '#fff6e4', 'M28 92C46 83.500 66 78.500 92 73.500C118 67.500 146 64 164 63.500V96Z')
  path(k, '#f8d4a4', 'M30 94C50 85 70 80 94 75C120 69 146 65.500 164 65V96Z')
  path(k, '#e8b88c', 'M44 96C58 90 78 84 100 78C124 72 148 68.500 164 68V96Z')
  for (const [x, y, c] of [
    [88, 80.5, '#f0584c'],
    [96, 79.5, '#fff4e4'],
    [106, 75.5, '#f8c040'],
    [124, 71.5, '#18a0a0'],
    [134, 70, '#f0584c'],
  ]) {
    path(
      k,
      'rgba(80,40,100,.35)',
      `M${x - 4} ${y + 1.2}q1.600 -0.600 3.400 -0.200q-1.400 0.800 -3.400 0.200Z`,
    )
    stroke(k, '#7c4c54', 0.2, `M${x} ${y + 1}V${y - 0.6}`)
    path(k, c, `M${x - 1.6} ${y - 0.4}Q${x} ${y - 2.4} ${x + 1.6} ${y - 0.4}Z`)
  }
  leafMass(k, {
    box: [98, 70, 170, 98],
    inside: (x, y) => y > 92 - (x - 84) * 0.285 + Math.sin(x * 0.5) * 0.8,
    light: (x, y) => 0.95 - (y - (92 - (x - 84) * 0.285)) / 11,
    size: 5.4,
    tones: [
      ['#1c2c50', '#243c58', '#2f5460'],
      ['#234058', '#2f5c60', '#4c8464'],
      ['#2f5c60', '#4c8464', '#a8b468'],
    ],
    seed: 4,
    side: 1,
  })
}

/** The edge of the wall, from the overhang down to its foot on the sand. */
const EDGE = points(
  '72 -4 70 4 65.5 10 63 17 61.500 23 58 29 54.500 36 53.500 44 54.500 50 53 58 49.500 66 47 74 43.500 82 41 90 39 96',
)

/** The wall of limestone: orange in the low sun, grey where the rain runs, violet in its hollows. */
function cliff(k) {
  const inner = (d) => [
    ...EDGE.map(([x, y], i) => [x - d - (i % 3) * d * 0.16, y]),
    [-6, 96],
    [-6, -4],
  ]
  for (const [d, c] of [
    [0, '#ffb468'],
    [3.5, '#f48c4c'],
    [13, '#d86848'],
    [27, '#a84c54'],
    [42, '#743c5c'],
  ])
    fill(k, c, inner(d))
  // Streaks of rain, dark and pale, and the hollows.
  for (const [c, d] of [
    [
      '#f8dcc0',
      'M52 -4C52 8 50 18 51 30C49 40 48 50 46 60C45 48 46 38 46.500 28C46 16 48 6 48 -4ZM36 -4C37 10 35 22 35.500 36C34 46 33 54 31 64C30 52 31.500 40 31.500 30C31 18 33 8 32.500 -4Z',
    ],
    ['#fff0d8', 'M51.500 10C52 20 50 30 50 40C48.600 32 49 20 50 8Z'],
    [
      '#8c4058',
      'M43 -4C44 10 42 24 42.500 40C41 56 38 70 34 86C35.500 68 38 54 38.500 40C38.500 24 40.500 10 40 -4ZM58 -4C58 6 56 14 55.500 24C54.500 16 55 6 55 -4ZM24 -4C25 14 22 30 22 48C20 62 18 72 14 88C15 70 18 56 18.500 44C19 28 20 12 20 -4Z',
    ],
    [
      '#5c2c58',
      'M12 -4C13 16 10 34 10 52C8 68 4 80 -2 98C1 70 2 54 3 40C5 26 7 10 8 -4ZM30 58C33 54 38 54 40 58C42 64 40 72 36 76C32 76 28 68 30 58Z',
    ],
    [
      '#3c2050',
      'M31.500 60C34 57 37.500 57.500 39 61C40 66 38.500 71 36 73.500C33 72 31 66 31.500 60Z',
    ],
    ['#ffcf94', 'M53.500 44L54.500 50L50 51L48 46ZM49.500 66L47 74L43 74.500L44 67.500Z'],
  ])
    path(k, c, d)
  // Where the langur sits.
  path(k, '#5c2c58', 'M14 34C14 24 20 17 27 17C33 17.500 36 24 35 31L33 38H15Z')
  path(k, '#3c2050', 'M16.500 35C17 27 21 21 26.500 21C31 21.500 33 26 32.500 31L31 37H16.500Z')
  path(k, '#e87c50', 'M12 37C18 35 30 35 37 37.500L36 41C28 42.500 18 42 12 40.500Z')
  path(
    k,
    '#ffb468',
    'M24 36C29 35.800 33 36.400 37 37.500L36 41L31 41.600C33 39.600 29 37.600 24 36Z',
  )
  // Stalactites of the overhang.
  for (const [x, y, wide, long] of points(
    '70 -4 3 15 66.500 -4 2.600 21 74.500 -4 3.200 9 61 7 2.400 17 57.500 14 2 16 78.500 -4 2.400 5',
    4,
  )) {
    const head = y > 0 ? [[x + wide * 0.2, y - wide * 3]] : []
    fill(k, '#c05c4c', [
      [x - wide, y],
      ...head,
      [x + wide, y],
      [x + wide * 0.5, y + long * 0.6],
      [x, y + long],
      [x - wide * 0.5, y + long * 0.55],
    ])
    fill(k, '#ffb468', [
      [x + wide * 0.1, y],
      ...head,
      [x + wide, y],
      [x + wide * 0.5, y + long * 0.6],
      [x, y + long],
      [x + wide * 0.1, y + long * 0.5],
    ])
    fill(k, '#ffd8a0', [
      [x + wide * 0.6, y],
      [x + wide, y],
      [x + wide * 0.5, y + long * 0.6],
    ])
  }
  const r = random(5)
  for (const [x, y, q] of points(
    '46 2 4 38 -1 5 28 1 5 18 -1 6 8 2 6 52 -1 4 20 64 3 44 62 2.400 8 78 4 26 82 3.600',
    3,
  )) {
    leafMass(k, {
      box: [x - q, y - q * 0.6, x + q, y + q * 0.6],
      inside: (px, py) => Math.hypot((px - x) / q, (py - y) / (q * 0.6)) < 1,
      light: (px) => 0.5 + (px - x) / q / 2,
      size: 2.6,
      tones: [
        ['#2c2450', '#34405c', '#3c5c60'],
        ['#34405c', '#4c7060', '#8c9c5c'],
      ],
      seed: Math.floor(r() * 90),
      side: 1,
    })
  }
}

export default {
  alt: 'Una scalatrice si sporge dalla falesia arancione di Railay e saluta il mare al tramonto; la guarda un langur dagli occhiali bianchi, in basso le barche a coda lunga',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.7, 0.3], horizon: SEA / 90 })
    sky(s, {
      clouds: 0,
      disc: 0.036,
      glowPower: 0.7,
      stops: [
        [0, '#5c4c9c'],
        [0.3, '#a8689c'],
        [0.62, '#f49480'],
        [0.86, '#ffc078'],
        [1, '#ffe09c'],
      ],
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        [
          '#8c5c9c',
          'M84 5C96 2.800 108 5 120 3.800C136 2.600 150 5 166 4V8.500C150 9.500 138 7 124 8.400C110 9.400 96 7.600 84 5Z',
        ],
        [
          '#ffb08c',
          'M92 9.800C104 8.400 114 10 124 9C136 8.400 146 10.400 158 9.800C146 12.200 134 10.800 124 11.600C112 12.200 102 11.400 92 9.800Z',
        ],
        [
          '#ffcf9c',
          'M76 18.500C84 17.200 92 18.800 100 18C108 17.600 114 19 122 18.600C114 20.400 106 19.600 98 20.400C90 20.800 82 20 76 18.500Z',
        ],
      ])
        path(k, c, d)
      islands(k)
      sea(k)
      cape(k)
      for (const [x, y, q] of points(
        '104 58.500 0.620 122 55.500 0.520 88 64 0.720 136 58 0.560 113 62.500 0.680',
        3,
      ))
        at(k, x, y, q, moored)
      beach(k)
      cliff(k)
      // The rope: up to its ring, down to the hand that holds it.
      at(k, 54, 88.5, 1, belayer)
      stroke(k, '#f8e048', 0.4, 'M63.500 -4C62.600 30 57 64 53.800 82.600')
      stroke(k, '#f8e048', 0.5, 'M67 42.500C66.400 28 65 10 64.800 -4')
      at(k, 66, 43, 1, climber)
      at(k, 25, 37, 1, langur)
      stroke(
        k,
        '#54346c',
        0.3,
        'M88 26q1.200 -1 2 0q1 -1 2 0M95 23q1 -0.800 1.700 0q0.800 -0.800 1.700 0M124 27q0.900 -0.700 1.500 0q0.700 -0.700 1.500 0',
      )
    })
    return finish(s, { vignette: 0.16, bloom: 0.2 })
  },
}
