import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { form, set } from '../../things/japan-people.js'
import { disc } from '../../things/profile.js'
import { bystander, duckHead, duckling, motherDuck, officer } from '../../things/shibuya-ducks.js'
import { sign } from '../../things/tokyo-rain.js'

const KERB = 56

/** A house block: its lit side, what stands on its roof, windows of one of three kinds. */
function block(k, [x, y, w, wall, side, glass, step, kind]) {
  path(k, wall, `M${x} ${y}H${x + w}V${KERB}H${x}Z`)
  path(
    k,
    side,
    x < 90
      ? `M${x + w * 0.8} ${y}H${x + w}V${KERB}H${x + w * 0.8}Z`
      : `M${x} ${y}H${x + w * 0.2}V${KERB}H${x}Z`,
  )
  path(
    k,
    wall,
    `M${x + w * 0.2} ${y - 2}H${x + w * 0.45}V${y}H${x + w * 0.2}ZM${x + w * 0.62} ${y - 3.6}H${x + w * 0.7}V${y}H${x + w * 0.62}Z`,
  )
  const [x0, x1] = x < 90 ? [x + w * 0.06, x + w * 0.76] : [x + w * 0.26, x + w * 0.95]
  for (let v = y + step * 0.5, j = 0; v < KERB - 8; v += step, j++) {
    if (kind === 'bands') path(k, glass, `M${x0} ${v}H${x1}V${v + step * 0.45}H${x0}Z`)
    else {
      const n = kind === 'grid' ? 4 : 2
      for (let i = 0; i < n; i++) {
        const u = x0 + ((x1 - x0) * i) / n
        const lit = (i * 3 + j * 5 + Math.round(x)) % 7 === 0
        path(
          k,
          lit ? '#ffdc8c' : glass,
          `M${u} ${v}h${((x1 - x0) / n) * 0.76}v${step * 0.58}h${(-(x1 - x0) / n) * 0.76}Z`,
        )
      }
    }
  }
}

/** Towers along both sides of a street that runs into the sun. */
function towers(k) {
  path(k, '#ffc06c', 'M-6 -6H166V60H-6Z')
  for (const [rx, c] of [
    [62, '#ffcc7c'],
    [44, '#ffda94'],
    [28, '#ffe8b0'],
    [13, '#fff6d4'],
  ])
    disc(k, c, 90, 44, rx, rx * 0.86)
  disc(k, '#ffffff', 90, 44, 5.4)
  for (const b of [
    [76, 22, 10, '#f0b078', '#ffd090', '#e09c70', 4, 'bands'],
    [98, 28, 9, '#f0b078', '#ffd090', '#e09c70', 5, 'tall'],
    [66, 12, 12, '#d88c68', '#ffc080', '#c07464', 3.6, 'grid'],
    [105, 16, 12, '#d88c68', '#ffc080', '#c07464', 4.4, 'tall'],
    [20, 2, 22, '#3c7480', '#f0a068', '#2c5c70', 6, 'grid'],
    [-6, -8, 24, '#24506c', '#c87c64', '#1c405c', 7.4, 'tall'],
    [138, -8, 30, '#24506c', '#e08c64', '#1c405c', 6.6, 'grid'],
  ])
    block(k, b)
  // The round tower at the fork.
  form(k, '#4c8c90', `M42 ${KERB}V10C42 5 64 5 64 10V${KERB}Z`, [
    ['#f09c5c', `M57 0H66V${KERB}H58.500Z`],
    ['#e88850', `M61.500 0H66V${KERB}H62Z`],
    ['#2c6478', `M40 0H45.500V${KERB}H40Z`],
    ...points('15 20 25 30 35 40', 1).map(([y]) => [
      'rgba(20,60,84,.4)',
      `M40 ${y}Q53 ${y + 2.6} 66 ${y}`,
      0.5,
    ]),
    ['#f05848', 'M40 8Q53 11 66 8V14Q53 17 40 14Z'],
    ['#fff2d0', 'M40 9.600Q53 12.600 66 9.600M40 12.600Q53 15.600 66 12.600', 0.5],
  ])
  // Signs down the fronts.
  for (const [x, y, w, word, box, ink] of [
    [14, 8, 5, ['ra', 'bar', 'me', 'n'], '#e8483c', '#fff2d0'],
    [36, 20, 4.4, ['ka', 'ra', 'o', 'ke'], '#fff2d8', '#d8483c'],
    [118.5, 31, 4.2, ['su', 'shi'], '#fcc040', '#3c2444'],
    [153, 29, 5, ['ko', 'bar', 'hi', 'bar'], '#e8483c', '#fff2d0'],
    [24, 31, 4, ['book'], '#fcc040', '#3c2444'],
  ])
    sign(k, x, y, w, word, { box, rim: ink, ink })
}

/** The great screen, which shows who is crossing. */
function screen(k) {
  path(k, '#14283c', 'M119 3H151V27.500H119Z')
  form(k, '#8cd8c8', 'M120.200 4.200H149.800V26.300H120.200Z', [
    ['#5cb8b4', 'M118 20C128 16 140 22 152 18V28H118Z'],
    ['#c8f0d4', 'M118 2H152V7C140 9 130 6 118 9Z'],
  ])
  k.save()
  k.beginPath()
  k.rect(120.2, 4.2, 29.6, 22.1)
  k.clip()
  set(k, 133, 27, 1.75, 0, duckHead)
  set(k, 146, 28.5, 1.3, 0, (q) => duckling(q, 'look'))
  k.restore()
  disc(k, '#f04840', 122.6, 6.6, 0.9)
}

/** Asphalt with the stripes of the crossing, the shadows of all that stands in the sun. */
function crossing(k) {
  path(k, '#d89878', `M-6 ${KERB}H166V96H-6Z`)
  path(k, '#8c6474', `M-6 ${KERB + 3}H166V96H-6Z`)
  path(k, '#74546c', 'M-6 72C40 69 110 69 166 72V96H-6Z')
  // Far stripes across, near ones towards us.
  for (let i = 0; i < 13; i++) {
    const x = -6 + i * 14
    fill(
      k,
      '#ffe4bc',
      points(
        `${90 + (x - 90) * 0.76} 61.500 ${90 + (x + 7 - 90) * 0.76} 61.500 ${90 + (x + 7 - 90) * 0.92} 66.500 ${90 + (x - 90) * 0.92} 66.500`,
      ),
    )
  }
  for (let i = -6; i < 9; i++) {
    const [a, b] = [90 + i * 22 - 6, 90 + i * 22 + 6]
    fill(
      k,
      '#fff0d4',
      points(
        `${90 + (a - 90) * 0.9} 74 ${90 + (b - 90) * 0.9} 74 ${90 + (b - 90) * 1.62} 96 ${90 + (a - 90) * 1.62} 96`,
      ),
    )
  }
  path(k, 'rgba(255,214,140,.5)', 'M82 57H98L112 74H70Z')
}

const FAIR = ['#f8c8a0', '#c47c6c', '#f4907c']
const TAN = ['#e0a074', '#a46458', '#e8806c']
const DEEP = ['#a8694c', '#70404a', '#cc6c58']

const cap =
  (
    c,
    d = 'M-8.800 0C-10 -8 -5 -12.500 0 -12.500C5 -12.500 10 -8 8.800 0L7 -5C3 -6.500 -3 -6.500 -7 -5Z',
  ) =>
  (q) =>
    path(q, c, d)

/** Those who wait, each as they are. */
const CROWD = [
  // A clerk with his case, who has never seen such a thing.
  [
    17,
    62,
    1.02,
    {
      coat: '#3c4468',
      shade: '#262a48',
      legs: '#3c4468',
      skin: FAIR,
      tall: 1.06,
      head: {
        eyes: 'wide',
        gaze: [0.6, 0.6],
        mouth: 'o',
        brows: 'up',
        turn: 0.4,
        w: 7.6,
        hair: cap('#2c2030'),
      },
      wear: (k) => {
        path(k, '#fffaf0', 'M-1.500 -21H1.500L0 -15Z')
        path(k, '#f05848', 'M-0.500 -20H0.600L0.800 -14.500L0 -13.500L-0.700 -14.500Z')
      },
      arms: [
        [
          [3.6, -19.5, 2.6],
          [4.6, -14, 2.2],
          [4.8, -10],
        ],
        [
          [-3.6, -19.5, 2.6],
          [-6, -17, 2.2],
          [-3, -20.5],
        ],
      ],
      hold: (k) => path(k, '#8c4c3c', 'M2 -9.500H8V-5H2Z'),
    },
  ],
  // An old lady with a parasol.
  [
    30,
    62.5,
    0.9,
    {
      coat: '#f0e4ec',
      shade: '#b8a4bc',
      legs: '#7c6484',
      skirt: '#9c84a4',
      skin: FAIR,
      head: {
        eyes: 'laugh',
        mouth: 'laugh',
        turn: 0.35,
        w: 8.4,
        jaw: 0.8,
        hair: cap(
          '#e8e4f0',
          'M-9 1C-11 -8 -6 -13.500 0 -13.500C6 -13.500 11 -8 9 1C8 -2 7 -4 5 -5.500C2 -4.500 -2 -4.500 -5 -5.500C-7 -4 -8 -2 -9 1Z',
        ),
      },
      arms: [
        [
          [-3.6, -19.5, 2.6],
          [-5.5, -15.5, 2.2],
          [-3, -17],
        ],
      ],
      hold: (k) => {
        stroke(k, '#7c4c44', 0.6, 'M-3 -14L-1 -32')
        path(
          k,
          '#2c9c9c',
          'M-12.500 -29.500C-9 -37 7 -38.500 12 -30.500C9 -30 8 -31.500 5 -30.500C2 -31.500 0 -30 -3 -30.500C-6 -31.500 -9 -29 -12.500 -29.500Z',
        )
        path(
          k,
          '#7cd4c4',
          'M-12.500 -29.500C-9 -37 -3 -36.500 -0.500 -36C-3 -34.500 -4 -32.500 -4.500 -30.700C-7 -31 -9 -29 -12.500 -29.500Z',
        )
      },
    },
  ],
  // A pupil who films it all.
  [
    43,
    62,
    0.94,
    {
      coat: '#28447c',
      shade: '#182858',
      legs: '#f4c8a4',
      skirt: '#28447c',
      skin: FAIR,
      head: {
        eyes: 'laugh',
        mouth: 'smile',
        turn: 0.3,
        w: 7.8,
        back: (q) =>
          path(q, '#2c1c2c', 'M-10 0C-11 -9 -5 -13 0 -13C5 -13 11 -9 10 0L9.500 10H-9.500Z'),
        hair: cap('#2c1c2c', 'M-8.600 2C-9 -8 -5 -12 0 -12C5 -12 9 -8 8.600 2L7.500 -3H-7.500Z'),
      },
      wear: (k) => {
        path(k, '#fffaf0', 'M-3.600 -21L0 -16L3.600 -21L2.400 -21.500H-2.400Z')
        path(k, '#f05848', 'M-2 -16.500L0 -15.600L2 -16.500L1.800 -13.800L0 -15L-1.800 -13.800Z')
      },
      arms: [
        [
          [3.6, -19.5, 2.6],
          [6.5, -18, 2.2],
          [5.2, -22],
        ],
        [
          [-3.6, -19.5, 2.6],
          [1, -17.5, 2.2],
          [4, -21],
        ],
      ],
      hold: (k) => path(k, '#1c1a34', 'M3 -25.500H7.400V-19.500H3Z'),
    },
  ],
  // A traveller, her child on her shoulders.
  [
    57,
    62.5,
    1,
    {
      coat: '#2c9c84',
      shade: '#1c6068',
      legs: '#c89c70',
      skin: DEEP,
      tall: 1.04,
      head: {
        eyes: 'laugh',
        mouth: 'laugh',
        turn: 0.1,
        w: 8,
        hair: cap(
          '#241820',
          'M-9.500 2C-12 -9 -6 -13 0 -13C6 -13 12 -9 9.500 2L7.500 -4C3 -6 -3 -6 -7.500 -4Z',
        ),
      },
      arms: [
        [
          [3.6, -19.5, 2.6],
          [7, -21, 2.2],
          [4, -26],
        ],
        [
          [-3.6, -19.5, 2.6],
          [-7, -21, 2.2],
          [-4, -26],
        ],
      ],
      hold: (k) => {
        stroke(
          k,
          '#f0584c',
          2.2,
          'M-2 -29C-3.500 -27 -3.600 -24 -3.300 -22M2 -29C3.500 -27 3.600 -24 3.300 -22',
        )
        path(k, '#fcc040', 'M-3.200 -28.500C-3.600 -33 -2 -35 0 -35C2 -35 3.600 -33 3.200 -28.500Z')
        set(k, 0, -37.6, 0.3, 0, (p) => face2(p))
        stroke(k, '#fcc040', 1.5, 'M2.500 -33L6 -37M-2.500 -33L-6 -36')
        disc(k, DEEP[0], 6.3, -37.4, 0.9)
        disc(k, DEEP[0], -6.3, -36.4, 0.9)
      },
    },
  ],
  // Pink hair and platform boots from Harajuku.
  [
    141.5,
    62,
    0.98,
    {
      coat: '#fcc040',
      shade: '#c87c34',
      legs: '#f0e8f4',
      shoe: '#f05898',
      skirt: '#5cc8c0',
      skin: FAIR,
      head: {
        eyes: ['wink', 'open'],
        mouth: 'tongue',
        turn: -0.35,
        dark: 1,
        w: 7.8,
        back: (q) => {
          disc(q, '#f878a8', -9, -9, 5)
          disc(q, '#f878a8', 9, -9, 5)
        },
        hair: cap(
          '#f878a8',
          'M-8.800 3C-10 -8 -5 -12.500 0 -12.500C5 -12.500 10 -8 8.800 3L7 -3C3 -5 -3 -5 -7 -3Z',
        ),
      },
      arms: [
        [
          [-3.6, -19.5, 2.6],
          [-7, -20, 2.2],
          [-5.5, -25],
        ],
        [
          [3.6, -19.5, 2.6],
          [6.5, -17, 2.2],
          [3.5, -14.5],
        ],
      ],
      hold: (k) =>
        stroke(k, FAIR[0], 0.7, 'M-5.500 -25.500l-0.800 -2.400M-5.300 -25.500l0.700 -2.500'),
    },
  ],
  // A cook who came out with his noodles.
  [
    154,
    62.5,
    1.02,
    {
      coat: '#fffaf0',
      shade: '#c4b8cc',
      legs: '#34508c',
      skin: TAN,
      tall: 0.96,
      head: {
        eyes: 'wide',
        gaze: [-0.7, 0.5],
        mouth: 'grin',
        turn: -0.4,
        w: 9,
        jaw: 0.88,
        hair: (q) => {
          path(q, '#2c2030', 'M-9 0L-9.500 -5H9.500L9 0L7.500 -4H-7.500Z')
          path(q, '#fffaf0', 'M-9.800 -4.500C-11 -11 -5 -14 0 -14C5 -14 11 -11 9.800 -4.500Z')
          path(q, '#34508c', 'M-9.900 -7.500H9.900V-4.500H-9.900Z')
        },
      },
      wear: (k) => path(k, '#34508c', 'M-4.300 -14.500H4.300V-8H-4.600Z'),
      arms: [
        [
          [-3.6, -19.5, 2.8],
          [-6, -16, 2.4],
          [-5.5, -18.5],
        ],
        [
          [3.6, -19.5, 2.8],
          [6, -16, 2.4],
          [-0.5, -16],
        ],
      ],
      hold: (k) => {
        path(
          k,
          '#e8483c',
          'M-8.500 -20.500H-1.500C-1.600 -17.500 -3 -16.400 -5 -16.400C-7 -16.400 -8.400 -17.500 -8.500 -20.500Z',
        )
        path(k, '#fff2d8', 'M-8.500 -20.500C-8 -22 -2 -22 -1.500 -20.500Z')
        stroke(k, '#fff2d8', 0.5, 'M-6 -23q-0.800 -1.200 0 -2.400M-3.600 -23q0.800 -1.200 0 -2.400')
      },
    },
  ],
]

const face2 = (p) => faceOf(p)
function faceOf(p) {
  disc(p, DEEP[0], 0, 0, 8.5, 9)
  path(
    p,
    '#241820',
    'M-9 0C-11 -8 -6 -13 0 -13C6 -13 11 -8 9 0C7 -4 3 -6 0 -5.500C-3 -6 -7 -4 -9 0Z',
  )
  stroke(p, '#241820', 1, 'M-5 0.500q1.500 -2 3 0M2 0.500q1.500 -2 3 0')
  path(p, '#7c1f38', 'M-4 3.500H4C4 8 -4 8 -4 3.500Z')
  path(p, '#ffffff', 'M-4 3.500H4L3.700 4.800H-3.700Z')
}

export default {
  alt: 'L’incrocio di Shibuya al tramonto si ferma: un’anatra attraversa con gli anatroccoli in fila, un vigile fischia a braccia aperte, la folla ride e filma; sul grande schermo c’è lei',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.56, 0.48], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      towers(k)
      screen(k)
      crossing(k)
      // Shadows run towards us from the sun.
      for (const [x, , q] of CROWD) {
        const d = (x - 90) * 0.34
        path(
          k,
          'rgba(58,36,72,.45)',
          `M${x - 4.5 * q} 62.500H${x + 4.5 * q}L${x + d + 6} 78C${x + d + 4} 81 ${x + d - 2} 81 ${x + d - 4} 78Z`,
        )
      }
      path(k, 'rgba(58,36,72,.5)', 'M97 76H117L134 96H96Z')
      for (const [x, y, q, o] of CROWD) set(k, x, y, q, 0, (c) => bystander(c, o))
      at(k, 106, 76.5, 1.02, officer)
      const row = [
        [51, 86, 1.36, 'walk'],
        [39, 84, 1.28, 'walk'],
        [27, 86.5, 1.45, 'look'],
        [15, 84.5, 1.3, 'walk'],
        [3.5, 87, 1.4, 'run'],
      ]
      for (const [x, y, q] of [...row, [74, 86, 2.7]])
        path(
          k,
          'rgba(58,36,72,.5)',
          `M${x - 4 * q} ${y - 0.3}C${x - 2 * q} ${y - 1} ${x + 3 * q} ${y - 1} ${x + 4.5 * q} ${y}L${x + 3 * q} ${y + 6}C${x} ${y + 7} ${x - 5 * q} ${y + 6} ${x - 6 * q} ${y + 5}Z`,
        )
      at(k, 75, 86, 1.24, motherDuck)
      for (const [x, y, q, pose] of row) at(k, x, y, q, (c) => duckling(c, pose))
    })
    return finish(s, { vignette: 0.12, bloom: 0.18 })
  },
}
