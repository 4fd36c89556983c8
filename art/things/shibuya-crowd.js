import { path, stroke } from '../core/field.js'
import { set } from './japan-people.js'
import { disc } from './profile.js'

// Those at the kerb of Shibuya: x, y, size, and what `bystander` needs.

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
export const CROWD = [
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
