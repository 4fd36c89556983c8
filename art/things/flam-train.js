import { Path2D } from '@napi-rs/canvas'
import { at, fill, path, points, stroke } from '../core/field.js'
import { limb } from './joints.js'
import { hand, head, roundLimb } from './north-folk.js'

// The green train of Flåm seen along its side from one of its own windows, and who leans out of the others.

const [VX, VY] = [118, 35]
const NEAR = -8
/** A point of the side: how far along it (0 at our window), and its height where we are. */
const side = (z, y) => {
  const u = z / (1 + z)
  return [NEAR + (VX - NEAR) * u, y + (VY - y) * u]
}
const panel = (k, colour, z0, z1, y0, y1) =>
  fill(k, colour, [side(z0, y0), side(z1, y0), side(z1, y1), side(z0, y1)])

const WINDOWS = [
  [0.06, 0.44],
  [0.58, 0.94],
  [1.2, 1.55],
  [1.72, 2.1],
  [2.5, 2.9],
  [3.2, 3.7],
  [4, 4.6],
]

export function train(k) {
  const END = 5.2
  panel(k, '#123c40', 0, END, -30, 104)
  panel(k, '#1f6450', 0, END, -14, 88)
  panel(k, '#2f7c5c', 0, END, -14, -2)
  panel(k, '#f4d890', 0, END, 60, 63)
  panel(k, '#174c48', 0, END, 63, 88)
  panel(k, '#0c2c38', 0, END, 88, 104)
  panel(k, '#54606c', 0, END, -30, -14)
  panel(k, '#8c9490', 0, END, -18, -14)
  // Joints of the carriages.
  for (const z of [1.03, 2.28]) {
    panel(k, '#0c2c38', z, z + 0.07, -16, 92)
    panel(k, '#2f7c5c', z + 0.07, z + 0.1, -14, 88)
  }
  for (const [z0, z1] of WINDOWS) {
    panel(k, '#f4d890', z0 - 0.02, z1 + 0.02, 0, 55)
    panel(k, '#8c4c3c', z0, z1, 2, 53)
    panel(k, '#e8a050', z0 + 0.02 * (1 + z0), z1, 2, 40)
    panel(k, '#fcd07c', z0 + 0.06 * (1 + z0), z1, 2, 22)
  }
}

/** Keeps what leans out above the sills. */
export function aboveSills(k, draw) {
  k.save()
  k.beginPath()
  for (const p of [
    [-20, -20],
    [170, -20],
    [VX, VY],
    [NEAR, 52.5],
    [-20, 54.5],
  ])
    k.lineTo(...p)
  k.clip()
  draw(k)
  k.restore()
}

/** The lower edge of each window, over those who lean out. */
export function sills(k) {
  for (const [z0, z1] of WINDOWS) {
    panel(k, '#1f6450', z0 - 0.03, z1 + 0.03, 53, 60)
    panel(k, '#5ca878', z0 - 0.03, z1 + 0.03, 52, 53.6)
  }
}

/** A boy hangs out to the waist, arms wide, mouth open for the spray. Window sill under him. */
export function wetBoy(k) {
  roundLimb(
    k,
    ['#d0d8e4', '#7c88b0'],
    [
      [25, 36, 7],
      [37, 24, 5.4],
      [47, 13, 4.6],
    ],
  )
  hand(k, '#f0b490', 47.6, 12, 0.75, 'open', 1.5)
  const torso = 'M2 58C3 44 10 33 20 31C27 30.500 33 34 34 40C34 46 31 51 28 58Z'
  path(k, '#f4f4ec', torso)
  path(k, '#8c98bc', 'M2 58C3 44 10 33 20 31C15 38 12 46 12 58Z')
  k.save()
  k.clip(new Path2D(torso))
  for (const d of [
    'M7 41C14 40 24 43 33 45.500',
    'M10.500 36.500C18 36 27 38 34 41',
    'M4.500 46.500C12 45 22 47.500 30 50.500',
  ])
    stroke(k, '#24487c', 1.5, d)
  k.restore()
  // The scarf flies back along the train, past us.
  path(
    k,
    '#b86c24',
    'M21 31C12 27 6 32 -2 27C-4 33 -8 32 -10 34V40C-2 38 2 41 8 37C14 39 19 37 23 35Z',
  )
  path(
    k,
    '#f0a830',
    'M21 31C13 28.500 6 33 -1 29.500C-4 34 -7 33 -10 35V37.500C-3 36 2 38.500 8 35C14 37 19 36 23 34Z',
  )
  head(
    k,
    29,
    23,
    {
      skin: '#f0b490',
      shade: '#b87078',
      tip: '#d88c80',
      hair: '#5c2c30',
      skull: 'child',
      nose: 'round',
      eyes: 'shut',
      mouth: 'laugh',
      freckles: true,
      over: (q) => {
        path(
          q,
          '#5c2c30',
          'M-3.600 2C-5.500 1 -7 -1 -10.500 -0.500C-8.500 -2 -9 -3.500 -11.500 -5C-8.500 -4.800 -7.500 -6 -9 -8.500C-6 -7.500 -5 -8.500 -5 -10C-3 -8.500 1 -9 3.500 -7.500C5.500 -6.500 5.800 -4.500 5 -3C3 -5 0 -5 -2 -4.200C-2.200 -2 -2.600 0 -3.600 2Z',
        )
        path(q, '#8c4838', 'M-2 -6.500C0 -7.400 2.500 -7.200 4.400 -5.600C2.500 -6 0 -6 -2 -5.200Z')
      },
    },
    -0.32,
    1.75,
  )
  path(k, '#b86c24', 'M19 35C22 32.500 29 33 33 36.500L31.500 40C28 37.500 23 37.500 19.500 39Z')
  path(
    k,
    '#f0a830',
    'M23 33.600C26 33.200 30 34.200 33 36.500L32 39C29.500 36.500 26.500 35.600 22.600 35.800Z',
  )
}

/** His near arm, over the sill. */
export function boyArm(k) {
  roundLimb(
    k,
    ['#f4f4ec', '#8c98bc'],
    [
      [22, 42, 8],
      [33, 51.5, 6],
      [45, 51, 5],
    ],
  )
  fill(k, '#24487c', points('27 44.200 28.500 45.400 25.600 49.600 24 48.400'))
  fill(k, '#24487c', points('32.600 48.600 34.300 49.200 32.800 54 31 53.500'))
  fill(k, '#24487c', points('39 48.400 40.700 48.300 40.700 53.900 39 54'))
  hand(k, '#f0b490', 46, 51, 1.45, 'open', 1.6)
}

/** She holds on to her hat with both hands and screams with joy. */
export function hatLady(k) {
  k.save()
  k.translate(-5.6, 0)
  path(k, '#7c2c6c', 'M43 50C43 38 47 34 52 33.500C57 33.500 59.500 37 59.500 41L58.500 50Z')
  path(k, '#4c1c54', 'M43 50C43 38 47 34 52 33.500C49 37 48 41 48 50Z')
  roundLimb(
    k,
    ['#5c2460', '#3c184c'],
    [
      [56, 38, 3.6],
      [63, 33, 2.8],
      [61, 23.5, 2.2],
    ],
  )
  head(
    k,
    55,
    28,
    {
      skin: '#a4643c',
      shade: '#6c3840',
      tip: '#884838',
      hair: '#241830',
      skull: 'long',
      nose: 'long',
      eyes: 'wide',
      look: [1, -0.2],
      mouth: 'laugh',
      behind: (q) =>
        path(q, '#241830', 'M-2 -6C-8 -7 -10 -1 -15 -3C-13 1 -16 3 -19 3C-15 7 -9 7 -4 5Z'),
      over: (q) => {
        path(q, '#241830', 'M-4.500 1C-5.500 -5 -2 -8 2 -7.600C0 -5 -2.500 -4 -2.800 -1Z')
        path(q, '#f4ead0', 'M-9.500 -4.500C-4 -8.500 5 -9 10 -5.500C5 -5 -4 -4 -9.500 -4.500Z')
        path(q, '#f4ead0', 'M-5 -5.800C-5.500 -12 4.500 -12.500 5.500 -6.800Z')
        path(
          q,
          '#b8a898',
          'M-5 -5.800C-5.300 -9.500 -3.500 -11 -1 -11.300C-2.500 -9 -2.500 -7.500 -2.300 -6.300Z',
        )
        path(
          q,
          '#d0643c',
          'M-5.100 -5.500C-1.500 -7 3 -7.400 5.600 -6.700L5.300 -8.400C2.500 -9 -1.500 -8.700 -5 -7.400Z',
        )
      },
    },
    -0.12,
    0.95,
  )
  hand(k, '#a4643c', 60.5, 22.8, -0.3, 'grip', 0.95)
  roundLimb(
    k,
    ['#7c2c6c', '#4c1c54'],
    [
      [47.5, 39, 4.6],
      [43.5, 31, 3.6],
      [49.5, 23, 2.8],
    ],
  )
  hand(k, '#a4643c', 49.8, 22.6, 0.4, 'grip', 1)
  k.restore()
}

/** The guard leans out in his cap, and waves to somebody among the rocks; then a dog, ears in the wind. */
export function others(k) {
  k.save()
  k.translate(-3.6, 0)
  path(k, '#1c3468', 'M65 46C65 37.500 67 35 70 35C72 35 73 37 73 40V46Z')
  head(
    k,
    72,
    31.5,
    {
      skin: '#f4bc98',
      shade: '#c07c78',
      tip: '#e88c78',
      hair: '#e8e0dc',
      skull: 'square',
      nose: 'round',
      eyes: 'joy',
      mouth: 'smile',
      moustache: '#f4ece4',
      over: (q) => {
        path(q, '#1c3468', 'M-5 -3.500C-6 -8.500 4.500 -9.500 6 -5L5.300 -3.600Z')
        path(q, '#f0a830', 'M-5 -3.300L5.300 -3.600L5.500 -4.800L-5.100 -4.600Z')
        path(q, '#101c40', 'M2 -3.500L8.500 -2.600C8 -4 6.500 -4.600 5 -4.400Z')
        path(q, '#e8e0dc', 'M-4.800 -3C-5.200 0 -4.200 1.200 -3.400 1L-2.800 -3Z')
      },
    },
    0,
    0.56,
  )
  roundLimb(
    k,
    ['#2c4c88', '#1c3468'],
    [
      [70, 38, 2.4],
      [77, 36.5, 1.9],
      [80.5, 31.5, 1.5],
    ],
  )
  hand(k, '#f4bc98', 80.8, 31.2, 0.3, 'open', 0.56)
  k.restore()
  at(k, 78.5, 35.6, 0.4, (q) => {
    path(
      q,
      '#f4f0e4',
      'M-6 8C-6 0 -3 -4 3 -5C7 -5.500 9 -4 9 -2L16 0.500C17 3 15 5 12 4.800C8 5 6 5 4 8Z',
    )
    path(q, '#8c4c34', 'M1 -4.600C-4 -8 -9 -6 -14 -8C-12 -3 -8 0 -2 -1C0 -1 1 -2.500 1 -4.600Z')
    path(q, '#8c4c34', 'M5 -5.200C7.500 -5.200 9 -3.800 9 -2C7.500 -1 5.600 -2 5 -5.200Z')
    path(q, '#e86474', 'M9 4.800C7 8 2 8 0 11C4 12 10 9.500 12 4.800Z')
    path(q, '#1c1830', 'M14.500 0.200a1.300 1.100 0 1 0 2.600 0a1.300 1.100 0 1 0 -2.600 0Z')
    stroke(q, '#1c1830', 0.9, 'M6.500 -1.800q1.200 -1.400 2.300 0')
  })
  for (const [x, y, q, c] of [
    [84.6, 35.6, 0.24, '#d86040'],
    [90.4, 35.8, 0.17, '#f0a830'],
  ])
    at(k, x, y, q, (m) => {
      path(m, '#f0b490', 'M-4 0a4.500 5 0 1 0 9 0a4.500 5 0 1 0 -9 0Z')
      path(m, c, 'M-5 -1C-6 -8 5 -9 6 -2ZM-9 14C-7 6 6 4 8 10L6 16Z')
    })
}

/** The hill-woman in red who dances by the fall; her cow's tail shows. Feet at 0, 22 tall. */
export function huldra(k) {
  const [RED, DEEP, LIT] = ['#d8283c', '#8c1c44', '#fc6450']
  stroke(k, '#c88c54', 0.7, 'M-4 -4C-9 -3 -9 -7.500 -12 -6.500')
  path(
    k,
    '#8c5434',
    'M-11.500 -6.400C-13.500 -8 -14 -6 -14.500 -4.500C-13 -4.500 -11.800 -5 -11.500 -6.400Z',
  )
  path(
    k,
    '#f0a03c',
    'M-1 -20C-6 -21 -8 -16.500 -13 -17.500C-11 -14.500 -13.500 -12.500 -15.500 -12C-11 -10 -5 -11.500 -2 -14.500Z',
  )
  path(
    k,
    '#fcd080',
    'M-1 -20C-5 -20.500 -7 -17 -11 -16.500C-9 -15 -9.500 -13.500 -11 -12.800C-7 -12.500 -4 -14 -2 -16Z',
  )
  limb(k, '#e8a888', [
    [-1.5, -14, 1.7],
    [-5, -17.5, 1.3],
    [-7.5, -22.5, 1],
  ])
  limb(k, '#f8c8a4', [
    [1.8, -14, 1.7],
    [5.5, -17, 1.3],
    [8.5, -21.5, 1],
  ])
  path(
    k,
    RED,
    'M-2.200 -14.500H2.300L1.800 -10C4 -7 9 -4 13 -3.500C11 -1.500 9 -1.800 7 0C5 -1 3 0.800 1 0C-1 0.800 -3 -0.400 -5 0.400C-5 -4 -3 -7 -1.800 -10Z',
  )
  path(
    k,
    DEEP,
    'M-2.200 -14.500H-0.400C-0.600 -9 -1.500 -5 -1 0.400C-2.500 0.300 -3.800 -0.100 -5 0.400C-5 -4 -3 -7 -1.800 -10Z',
  )
  path(k, LIT, 'M1.800 -10C4 -7 9 -4 13 -3.500C11 -1.500 9 -1.800 7 0C6 -4 3 -7 1.800 -10Z')
  path(k, '#f8c8a4', 'M-0.700 -16H0.900L1 -14C0.400 -13.200 -0.300 -13.200 -0.800 -14Z')
  path(k, '#f8c8a4', 'M-1.700 -18a2 2.300 0 1 0 4 0a2 2.300 0 1 0 -4 0Z')
  path(
    k,
    '#fcd080',
    'M-2 -17.500C-2.600 -21 2 -21.500 2.600 -18.500C1 -19.500 -0.500 -19 -1 -17.500Z',
  )
  stroke(
    k,
    '#4c2038',
    0.25,
    'M0.300 -18.200q0.300 -0.400 0.600 0M1.400 -18.200q0.300 -0.400 0.600 0',
  )
  path(
    k,
    '#8c1c44',
    'M0.300 -17.100Q1.100 -16.800 1.900 -17.200C1.800 -16.200 0.500 -16.100 0.300 -17.100Z',
  )
}

/** Stones of the line, the rail, and the mouth of the tunnel that takes the train. */
export function line(k) {
  fill(k, '#343c50', points('100 39 104 39 124 96 -8 96'))
  fill(k, '#4c5464', points('101 39 104 39 122 96 58 96'))
  for (const t of [0.05, 0.11, 0.19, 0.29, 0.42, 0.58, 0.8]) {
    const [l, r, y] = [102 - 32 * t, 103.6 + 6 * t, 40 + 56 * t]
    fill(k, '#2c2840', [
      [l - 1 - t * 6, y],
      [r + 1 + t * 6, y],
      [r + 1.2 + t * 7, y + 0.5 + t * 4.5],
      [l - 1.2 - t * 7, y + 0.5 + t * 4.5],
    ])
  }
  fill(k, '#b8b4a4', points('101.600 40 102 40 76 96 70 96'))
  fill(k, '#e8dcc0', points('101.800 40 102 40 76 96 74 96'))
  fill(k, '#b8b4a4', points('103.400 40 103.800 40 112 96 106 96'))
  fill(k, '#e8dcc0', points('103.600 40 103.800 40 112 96 110 96'))
}
