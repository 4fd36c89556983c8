import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { friend, striding } from '../../things/friends.js'
import { fir, summit, wood } from '../../things/sunlit-peaks.js'

const CLEAR = {
  snow: ['#fff0da', '#a4b6e0'],
  rock: ['#e0a084', '#6a7ab0'],
  spur: ['#d8b4b8', '#c0cdec'],
}
const PALE = {
  snow: ['#fde6d4', '#bcc6e2'],
  rock: ['#eabfa8', '#98a4cc'],
  spur: ['#e4ccd0', '#ced6ea'],
}

/** The bridge: how high its boards hang, and its ropes above them. */
const deck = (x) => 50.5 + 12 * (1 - ((x - 80) / 58) ** 2) - (x - 80) * 0.02
const rail = (x) => deck(x) - 6.6 - 4 * ((x - 80) / 58) ** 2

function rope(k, colour, width, line, lift = 0) {
  k.strokeStyle = colour
  k.lineWidth = width
  k.beginPath()
  for (let x = 22; x <= 138; x += 1) k.lineTo(x, line(x) + lift)
  k.stroke()
}

function backRopes(k) {
  for (let x = 24; x < 138; x += 3.6)
    stroke(k, '#7a6a80', 0.2, `M${x} ${rail(x) - 0.8}V${deck(x) - 0.8}`)
  rope(k, '#7a5a60', 0.45, rail, -0.8)
}
function boards(k) {
  rope(k, '#4a3048', 1.7, deck, 0.9)
  for (let x = 22; x < 138; x += 1.15) {
    const [y0, y1] = [deck(x), deck(x + 0.95)]
    fill(k, '#e8b07c', [
      [x, y0 - 0.7],
      [x + 0.95, y1 - 0.7],
      [x + 0.95, y1 + 0.25],
      [x, y0 + 0.25],
    ])
    fill(k, '#9a6450', [
      [x, y0 + 0.25],
      [x + 0.95, y1 + 0.25],
      [x + 0.95, y1 + 0.9],
      [x, y0 + 0.9],
    ])
  }
}
function frontRopes(k) {
  for (let x = 22.6; x < 138; x += 3.6) {
    stroke(k, '#5c3c50', 0.26, `M${x} ${rail(x)}V${deck(x) + 0.8}`)
  }
  rope(k, '#5c3c50', 0.8, rail)
  rope(k, '#f0c08c', 0.26, rail, -0.24)
}

/** Two posts with their beam, on which the ropes hang. */
function posts(k, x, foot, high) {
  path(k, '#5c3c44', `M${x - 1.2} ${foot}V${foot - high}h2.600V${foot}Z`)
  path(k, '#d89468', `M${x - 1.2} ${foot}V${foot - high}h0.900V${foot}Z`)
  path(k, '#7a4c4c', `M${x - 2} ${foot - high}h4.200v-1.500h-4.200Z`)
  path(k, '#f0bc88', `M${x - 2} ${foot - high - 1}h4.200v-0.600h-4.200Z`)
}

const FRIENDS = [
  [
    41,
    {
      skin: '#f4c098',
      hair: '#d8923c',
      top: '#f6c53c',
      legs: '#3c4a7c',
      wear: 'trousers',
      style: 'tail',
      sleeve: 'long',
      feet: '#5c3a34',
    },
    {
      legs: striding(0.9, 1.1),
      arms: [
        [0.6, 0.9],
        [1.75, 2.65],
      ],
      pack: '#2f8c96',
      lean: 0.02,
      turn: -0.1,
    },
  ],
  [
    57.5,
    {
      skin: '#8c5238',
      hair: '#2a1a2c',
      top: '#8a5cb8',
      legs: '#4c4a5c',
      wear: 'trousers',
      style: 'afro',
      sleeve: 'long',
      feet: '#3a2a34',
    },
    {
      legs: striding(0.3, 0.7),
      arms: [
        [0.5, 0.8],
        [1.5, 1.3],
      ],
      pack: '#e8a03c',
      roll: '#e2586c',
    },
  ],
  [
    72,
    {
      skin: '#eeb088',
      hair: '#4a2a34',
      top: '#2f9a9c',
      legs: '#5c4a4c',
      wear: 'trousers',
      style: 'bob',
      sleeve: 'long',
      feet: '#4a2c30',
      hat: 'beanie',
      hatColour: '#e2483c',
    },
    {
      hip: 12.6,
      legs: [
        [0.9, -0.2],
        [0.6, -0.5],
      ],
      arms: [
        [1.1, 0.7],
        [0.9, 0.5],
      ],
      pack: '#8c5cb0',
      lean: 0.2,
      turn: -0.2,
    },
  ],
  [
    91,
    {
      skin: '#d8966a',
      hair: '#4a2a2c',
      top: '#3f6cb4',
      legs: '#6c5a4c',
      wear: 'trousers',
      style: 'short',
      beard: true,
      sleeve: 'long',
      feet: '#4a2c30',
    },
    {
      legs: [
        [-0.25, -0.3],
        [0.3, 0.2],
      ],
      arms: [
        [1.3, 2.5],
        [1.15, 2.35],
      ],
      pack: '#c8503c',
      roll: '#f6c53c',
      lean: 0.1,
      turn: 0.15,
      camera: true,
    },
  ],
  [
    108,
    {
      skin: '#e8a880',
      hair: '#6c3a34',
      top: '#e2503c',
      legs: '#2f4470',
      wear: 'trousers',
      style: 'long',
      sleeve: 'long',
      feet: '#3a2a34',
      hat: 'cap',
      hatColour: '#fff0d4',
    },
    {
      legs: striding(0.35, 0.9),
      arms: [
        [2, 2],
        [-0.3, 0.3],
      ],
      pack: '#4c8c5c',
      lean: 0.04,
      turn: -0.12,
    },
  ],
]

/** An eagle that glides below the boards, seen from above. */
function eagle(k) {
  path(
    k,
    '#3a2840',
    'M0 -1C3 -3 8 -4.600 13 -3.600L15.500 -4.400L14.800 -3L16.200 -3L14.800 -1.800L15.800 -1.400L13.600 -0.400C9 -1 5 0.400 2 2L0.600 3.200L1.600 7H-1.600L-0.600 3.200L-2 2C-5 0.400 -9 -1 -13.600 -0.400L-15.800 -1.400L-14.800 -1.800L-16.200 -3L-14.800 -3L-15.500 -4.400L-13 -3.600C-8 -4.600 -3 -3 0 -1Z',
  )
  path(
    k,
    '#a86a4c',
    'M0 -1C-3 -3 -8 -4.600 -13 -3.600L-15.500 -4.400L-14.800 -3C-10 -3.400 -5 -1.600 -1 0.800Z',
  )
  path(
    k,
    '#fff0d8',
    'M-1 -2.200C-1 -4.200 1 -4.200 1 -2.200L0.800 -0.400H-0.800ZM-1.600 7L-0.800 4.400H0.800L1.600 7Z',
  )
  path(k, '#f2b03c', 'M-0.500 -3.500L0 -4.700L0.500 -3.500Z')
}

export default {
  alt: 'Cinque amici con gli zaini su un ponte di corda sopra una gola, tra cime innevate nella prima luce; sotto di loro plana un’aquila',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#3a72ba'],
          [0.3, '#78a8d6'],
          [0.55, '#c8cce0'],
          [0.75, '#fbd9bc'],
          [1, '#ffe6c4'],
        ],
      },
      sun: [-0.05, 0.2],
      horizon: 0.6,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      summit(k, { x: 42, y: 25, half: 32, base: 58, snow: 0.5, seed: 5, tones: PALE })
      summit(k, { x: 147, y: 23, half: 36, base: 58, snow: 0.55, seed: 9, tones: PALE, form: 1 })
      summit(k, { x: 15, y: 19, half: 40, base: 60, snow: 0.6, seed: 3, tones: PALE, form: 1 })
      summit(k, { x: 121, y: 19, half: 34, base: 60, snow: 0.6, seed: 12, tones: CLEAR, form: 1 })
      summit(k, { x: 80, y: 5, half: 48, base: 62, snow: 0.72, seed: 7, tones: CLEAR })
      // Mist in the head of the valley, woods on both its sides.
      path(
        k,
        '#f6e0d0',
        'M-2 54C14 51 26 53 40 51.500C54 50 62 53 76 52C92 50.500 104 53 118 51.500C132 50 146 52.500 162 51V92H-2Z',
      )
      wood(
        k,
        '-2 45 14 48 30 52 48 55.500 64 58.500 86 63',
        '86 92 -2 92',
        ['#7498aa', '#94b8b0'],
        3,
        4,
      )
      wood(
        k,
        '162 43 146 47 130 51 114 55 98 59 78 64',
        '85 76 85 92 162 92',
        ['#668ea8', '#88b0b0'],
        3,
        6,
      )
      wood(
        k,
        '-2 54 16 57.500 34 62 52 66 66 69 82 75',
        '82 92 -2 92',
        ['#4a7890', '#6c9c94'],
        4,
        8,
      )
      wood(
        k,
        '162 52 146 56 130 61 114 65.500 102 69 84 76',
        '84 92 162 92',
        ['#406a8c', '#5c9094'],
        4,
        11,
      )
      // The river from the ice, its banks of gravel.
      path(
        k,
        '#b8b4b8',
        'M82.500 74C84 77 78 79.500 73 82C67 85 56 86 48 88V92H118V88C110 87 100 85 95 82C91 79.500 86 78 84.500 74Z',
      )
      path(
        k,
        '#54c4cc',
        'M83 74C85 77 81 79.500 78 82C74 85.500 68 88 60 92H106C101 88 95 85.500 92 82C89 79.500 86 78 84 74Z',
      )
      path(
        k,
        '#b4ece4',
        'M83.500 75C86 78 82 81 83 84.500C84 88 78 90 74 92H82C86 90 90 88 87 84.500C85 81 88 79 84 75Z',
      )
      path(k, '#eafff8', 'M88 87L92 86L91 88ZM76 90L80 88.500L79 90.500ZM84 82L86.500 81L86 83Z')
      wood(k, '-2 66 14 69 30 73 46 78 60 84 68 92', '68 92 -2 92', ['#2a5674', '#487c80'], 6, 14)
      wood(
        k,
        '162 64 148 68 132 73 118 78 106 84 98 92',
        '98 92 162 92',
        ['#24486c', '#3c6c7c'],
        6,
        17,
      )
      // Firs that stand apart on the slopes.
      for (const [x, y, q] of points(
        '34 70 3.4 40 74 3 46 70.500 2.800 52 75 3.400 60 73 2.600 68 77 2.600 30 66 2.800 120 71 3.200 112 74.500 3 126 68 2.800 104 77 2.800 114 69 2.600 132 71 3 99 73.500 2.400',
        3,
      ))
        fir(k, x, y, q, ['#2c5c7c', '#3a7084', '#6c9c94'])
      for (const [x, y, q] of points(
        '32 82 5.500 40 87 6 26 76 5 48 91 6 128 82 5.500 120 87 6 134 77 5 112 92 6',
        3,
      ))
        fir(k, x, y, q, ['#1c4464', '#28586c', '#4c807c'])
      at(k, 64, 76, 0.5, (q) => {
        q.rotate(0.5)
        eagle(q)
      })
      backRopes(k)
      boards(k)
      for (const [x, who, pose] of FRIENDS) {
        const over =
          pose.camera &&
          ((q, [hx, hy]) => {
            path(q, '#2a2438', `M${hx - 1.4} ${hy - 2.3}h3.600v2.800h-3.600Z`)
            path(q, '#6c7c9c', `M${hx + 2.2} ${hy - 1.8}h1.200v1.800h-1.200Z`)
          })
        const fall = deck(x + 5) - deck(x)
        path(
          k,
          '#a8705c',
          `M${x - 1} ${deck(x) - 0.4}q3 ${fall / 2 - 0.6} 6.500 ${fall}q-3.500 ${0.7 - fall / 2} -6.500 ${-fall}Z`,
        )
        friend(k, who, {
          x,
          y: deck(x) - 0.5,
          size: 0.52,
          shade: 'front',
          ...pose,
          over: over || undefined,
        })
      }
      // The rock on both sides.
      const left = rough(
        points(
          '-2 51 8 50 16 51.500 25 52.500 27 56 24 60 27.500 64 23 69 26 74 20 79 22 85 17 92',
        ),
        0.6,
        3,
      )
      fill(k, '#5c4c70', [...left, [-2, 92]])
      fill(
        k,
        '#40365c',
        points(
          '25 52.500 27 56 24 60 27.500 64 23 69 26 74 20 79 22 85 17 92 10 92 15 84 12 78 18 71 15 65 20 59 18 54',
        ),
      )
      for (const list of [
        '-2 58 6 57 14 60 9 62 -2 61.500',
        '-2 66 4 65 11 68.500 8 71 3 70 -2 71',
        '-2 77 5 75 11 78 6 80.500 -2 81',
        '-2 86 6 85 9 88 2 90 -2 90',
      ])
        fill(k, '#7c6484', points(list))
      fill(
        k,
        '#e4a888',
        points('-2 51 8 50 16 51.500 25 52.500 21 55 13 53.800 5 55.500 -2 54.500'),
      )
      const right = rough(
        points(
          '162 50 150 48.500 142 50 134 51 132.500 55 136 59 132 64 137 70 134 76 140 82 138 92',
        ),
        0.6,
        5,
      )
      fill(k, '#443a62', [...right, [162, 92]])
      fill(
        k,
        '#b47c80',
        points(
          '134 51 132.500 55 136 59 132 64 137 70 134 76 140 82 138 92 145 92 147 83 142 76 146 69 140 63 144 57 141 52',
        ),
      )
      for (const list of [
        '133 55.500 139 55 142 57 136 59',
        '132.500 64 138 62.500 143 66 137 69.500',
        '134.500 76 140 74.500 144 78 140 82',
      ])
        fill(k, '#e4a888', points(list))
      for (const list of ['150 60 162 58 162 62 154 63', '148 74 156 71 162 72 162 76 152 77'])
        fill(k, '#584a70', points(list))
      fill(k, '#e8b08c', points('134 51 142 50 150 48.500 162 50 162 53 152 51.800 143 53.500'))
      posts(k, 22, 53.5, 15)
      posts(k, 138, 52, 15)
      stroke(k, '#5c3c50', 0.6, `M22 ${53.5 - 15.5}L6 52M138 ${52 - 15.5}L156 51`)
      for (const [x, y, q] of points('4 53 25 13 54 17', 3))
        fir(k, x, y, q, ['#1c3a50', '#2c5a5c', '#6c9468'])
      for (const [x, y, q] of points('150 52 20 158 53 27', 3))
        fir(k, x, y, q, ['#18344c', '#265058', '#5c8868'])
      frontRopes(k)
    })
    s.glow(-0.02, 0.16, 60, '#ffd8b0', 0.16)
    return finish(s)
  },
}
