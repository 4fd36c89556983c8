import { path, points, stroke } from '../core/field.js'
import { arm, face, form, hand, set } from './japan-people.js'
import { disc } from './profile.js'

// The crossing of Shibuya held up by a family of ducks: who walks, who stops the traffic, who looks on. The sun is low behind them.

const INK = '#22203c'
const [BROWN, DARK, LIT, CREAM] = ['#9c6848', '#5c3c44', '#d8a068', '#fbe6bc']

/** The head of the mother, looking right; the neck's foot at 0, 12 tall. */
export function duckHead(k) {
  path(
    k,
    BROWN,
    'M-4.500 1C-5 -4 -4 -6 -3.500 -8C-3 -12.500 4.500 -13 6 -9C6.500 -7 5.500 -5 3.800 -4C3.500 -2 4 0 5 2Z',
  )
  path(
    k,
    CREAM,
    'M-3 -7.500C-1 -9.500 4 -9.800 6 -8.600C6 -6.500 5 -4.800 3.600 -4C2.800 -2.500 3 0 3.600 2H1C-1 -2 -3.400 -4 -3 -7.500Z',
  )
  path(k, DARK, 'M-3.600 -7.800C-3.200 -12.500 4.500 -13 6 -9.600C3 -10.400 0 -10 -3.600 -7.800Z')
  stroke(k, DARK, 0.8, 'M-2.600 -7.500C0 -8.600 3 -8.600 6 -7.800')
  stroke(k, BROWN, 0.7, 'M1 -2q1.200 1 2.200 0M1.800 0q1.200 1 2.200 0')
  path(
    k,
    '#2c2838',
    'M5.500 -9.400C7.500 -9.400 9.500 -8 11.500 -7.600C11.800 -6.400 10.500 -5.800 9 -5.800C7.500 -5.600 6 -5.600 5.200 -6.200Z',
  )
  path(
    k,
    '#f8b83c',
    'M9.800 -8C10.500 -7.700 11 -7.600 11.500 -7.600C11.800 -6.400 10.500 -5.800 9.400 -5.800Z',
  )
  disc(k, INK, 2.4, -8.5, 0.95, 1)
  disc(k, '#ffffff', 2.7, -8.9, 0.34)
}

/** The mother, who strides to the right; her feet at 0, 24 tall. */
export function motherDuck(k) {
  for (const [x, d] of [
    [-2.5, 'M-2 -6L-3.500 -1'],
    [3.5, 'M2 -6L3.800 -1'],
  ]) {
    stroke(k, '#f07c34', 1.2, d)
    path(k, '#f07c34', `M${x - 1.4} -1.400L${x + 3.6} -0.600L${x + 3} 0.300L${x - 1.6} 0.300Z`)
  }
  set(k, 6.5, -13, 0.92, 0.06, duckHead)
  form(
    k,
    BROWN,
    'M-19 -13.500C-15 -12.500 -12 -14.500 -7 -15C-1 -15.600 2 -15.500 4 -13.500C6 -12.600 8.500 -12.600 10 -13.500C12 -10.500 11 -7 8 -5.500C3 -3 -6 -3.500 -10 -6C-13 -8 -16 -10 -19 -13.500Z',
    [
      [DARK, 'M-20 -12C-12 -6 0 -6.500 12 -8V0H-20Z'],
      [
        LIT,
        'M-16 -13.500C-11 -13 -8 -16.500 -2 -16.500C3 -16 5 -15 8 -16V-14C3 -12.500 -3 -14.500 -8 -13C-11 -12.500 -13 -12 -16 -13.500Z',
      ],
      ...points('5 -9 8 -11 1 -6.500 5 -6 8.500 -7').map(([x, y]) => [
        LIT,
        `M${x - 1.3} ${y}q1.300 1.500 2.600 0`,
        0.5,
      ]),
    ],
  )
  form(
    k,
    '#7c5044',
    'M-12 -12C-8 -14.500 -1 -14 3 -12C2 -8.500 -2 -6.500 -6 -7C-10 -7.500 -13 -10 -15.500 -11Z',
    [
      ['#2c70c8', 'M-9 -9.500L-3 -9L-3.500 -6.500L-8.500 -7Z'],
      ['#ffffff', 'M-9.200 -9.800L-3 -9.300L-3 -8.600L-9 -9.100Z'],
      [
        LIT,
        'M-10 -12.500q2 1.600 4 0.200M-5.500 -12.500q2 1.600 4 0.300M-1.500 -12q1.800 1.400 3.400 0.300',
        0.5,
      ],
    ],
  )
}

/** A duckling: walking, running with its stumps of wings out, or stopping to look at us; 9 tall. */
export function duckling(k, pose) {
  const [Y, G, B] = ['#ffd864', '#e8a444', '#6c4a3c']
  const far = pose === 'run' ? 'M1.500 -3L4 -1.400' : 'M1 -3L1.800 -0.400'
  stroke(k, '#f07c34', 0.8, `M-1 -3L${pose === 'run' ? '-3.400 -1.200' : '-1.600 -0.400'}${far}`)
  stroke(
    k,
    '#f07c34',
    0.9,
    pose === 'run'
      ? 'M-3.600 -1.200l-0.900 0.900M4 -1.400l1.400 0.500'
      : 'M-1.800 -0.100h1.800M1.600 -0.100h1.800',
  )
  form(
    k,
    Y,
    'M-5.500 -5.500C-4 -4.800 -3 -6 -1 -6.200C2 -6.500 4 -5.500 3.800 -3.600C3.500 -1.600 0 -1.500 -2 -2C-4 -2.500 -5 -4 -5.500 -5.500Z',
    [
      [B, 'M-6 -6C-4 -5 -2.500 -7 1 -6.800L-0.500 -5C-2.500 -4.500 -4.500 -4.300 -6 -6Z'],
      [G, 'M-5 -3.500C-2 -2.500 2 -3 4.500 -4V-1H-5Z'],
    ],
  )
  if (pose === 'run')
    path(k, G, 'M-1.500 -5C-3 -7.500 -5 -8.500 -6.500 -8.300C-6 -6.500 -4 -4.500 -1.500 -4Z')
  else
    path(
      k,
      G,
      'M-2.500 -4.800C-1 -5.200 0.800 -5 1.400 -4.300C0.500 -3.200 -1.200 -3.200 -2.500 -4.800Z',
    )
  if (pose === 'look') {
    disc(k, Y, 2.6, -7.6, 2.5, 2.4)
    path(
      k,
      B,
      'M0.400 -8.400C0.800 -10.600 4.400 -10.600 4.800 -8.400C3.600 -9.400 1.600 -9.400 0.400 -8.400Z',
    )
    disc(k, INK, 1.6, -7.7, 0.45, 0.5)
    disc(k, INK, 3.6, -7.7, 0.45, 0.5)
    path(
      k,
      '#3c3440',
      'M1.900 -7C2.300 -7.300 2.900 -7.300 3.300 -7C3.300 -6.100 1.900 -6.100 1.900 -7Z',
    )
    return
  }
  disc(k, Y, 3.2, -7.6, 2.3, 2.2)
  path(k, B, 'M0.900 -8C1 -10.400 4.600 -10.600 5.300 -8.500C4 -9.200 2.500 -9.200 0.900 -8Z')
  stroke(k, B, 0.4, 'M2.200 -7.600L5.300 -7.500')
  disc(k, INK, 3.9, -7.8, 0.45, 0.5)
  path(
    k,
    '#3c3440',
    pose === 'run'
      ? 'M5.200 -8.200L7.600 -8.400L5.300 -7.200ZM5.200 -7.200L7.200 -6L5.100 -6.400Z'
      : 'M5.200 -8L7.500 -7.200C7.300 -6.500 6 -6.400 5.100 -6.700Z',
  )
}

/** The officer who stops five roads: white gloves, whistle, cheeks full of air; feet at 0, 50 tall. */
export function officer(k) {
  const skin = ['#e8ac80', '#b06c64', '#f08468']
  for (const m of [-1, 1]) {
    arm(
      k,
      ['#34508c', '#202c5c'],
      [
        [m * 3, -24, 8],
        [m * 5.5, -12, 6],
        [m * 6.5, -2, 5],
      ],
      [-0.1, 0],
    )
    path(
      k,
      '#1c1a34',
      `M${m * 6.5 - 3} -2.500H${m * 6.5 + 3}L${m * 6.5 + (m > 0 ? 4.5 : 3)} 0.300H${m * 6.5 - (m < 0 ? 4.5 : 3)}Z`,
    )
  }
  form(
    k,
    '#5c94d0',
    'M-8 -22C-8.500 -30 -9 -35 -7 -37.500C-3 -39.500 3 -39.500 7 -37.500C9 -35 8.500 -30 8 -22Z',
    [
      ['#34609c', 'M3 -40C4 -34 3 -28 4 -20H12V-40Z'],
      ['#34609c', 'M-7 -37.500L-4 -20H-10V-40Z'],
      ['#22305c', 'M-1 -38H1.300L2 -26L0.200 -24L-1.600 -26Z'],
      ['#1c1a34', 'M-12 -24.500H12V-20H-12Z'],
      ['#f8c84c', 'M-1.500 -24H1.500V-22.500H-1.500Z'],
      ['#f8e04c', 'M-9 -33L8 -22.500', 1.6],
    ],
  )
  path(k, skin[1], 'M-2.600 -41H2.600V-38C1.500 -36.800 -1.500 -36.800 -2.600 -38Z')
  set(k, -0.4, -45.5, 0.62, -0.06, (p) =>
    face(p, {
      skin,
      w: 9,
      jaw: 0.86,
      turn: -0.4,
      eyes: 'wide',
      gaze: [-0.7, 0.7],
      brows: 'up',
      mouth: 'none',
      nose: 'round',
      more: (q) => {
        // Cheeks, and the whistle between the lips.
        disc(q, '#f08468', -6.5, 4.6, 2, 1.7)
        disc(q, '#f08468', 3.6, 4.8, 2, 1.8)
        disc(q, '#7c1f38', -1.6, 5.9, 1.2, 1)
        path(q, '#fcd040', 'M-6 5.500C-6.500 8 -3.500 9 -2.300 7.400L-0.600 6.700V5.400Z')
        path(
          q,
          '#c88430',
          'M-6 5.500C-6.500 8 -3.500 9 -2.300 7.400L-2.600 6.800C-4 7.400 -5.500 7 -6 5.500Z',
        )
      },
      hair: (q) => {
        path(q, '#2c2030', 'M-9 -2L-9.500 -6H9.500L9 -1L7.500 -4H-7.500Z')
        form(
          q,
          '#34508c',
          'M-11.500 -7.500C-13.500 -12 -6 -15.500 0 -15.500C6 -15.500 12.500 -12 10.500 -7.500Z',
          [['#202c5c', 'M4 -16C6 -12 6 -9 5 -6H14V-16Z']],
        )
        path(q, '#202c5c', 'M-10.500 -8H10L9.600 -5C4 -6.600 -4 -6.600 -10 -5Z')
        path(q, '#1c1a34', 'M-10.500 -5.600C-5 -7.500 3 -7.200 6 -5.500C2 -4 -6 -3.500 -11.500 -3Z')
        disc(q, '#f8c84c', -1.8, -10.3, 1.6)
      },
    }),
  )
  for (const m of [-1, 1]) {
    const up = m > 0 ? -6 : 1
    arm(
      k,
      ['#5c94d0', '#34609c'],
      [
        [m * 7.5, -35, 5.4],
        [m * 14, -32 + up * 0.3, 4.6],
        [m * 20, -33 + up, 3.8],
      ],
    )
    set(
      k,
      m * 20.5,
      -33 + up,
      0.95,
      m > 0 ? -0.5 : Math.PI + 0.1,
      (q) => hand(q, 'open', ['#fffaf0', '#c8c8dc']),
      m < 0 ? false : false,
    )
  }
  // Motion of the whistle's sound.
  stroke(
    k,
    '#fff2d0',
    0.6,
    'M-10.500 -44.500l-2.600 -1M-10.800 -42.500l-2.800 0.200M-10.400 -40.500l-2.400 1.300',
  )
}

/**
 * One of those who wait at the kerb, feet at 0, about 30 tall. coat, shade and legs in colours; `wear` draws over the coat,
 * `arms` are two lists of joints, `head` the options of the face.
 */
export function bystander(
  k,
  { coat, shade, legs, shoe = INK, skirt, tall = 1, skin, arms = [], head, wear, hold },
) {
  k.scale(1, tall)
  for (const m of [-1, 1]) {
    arm(
      k,
      [legs, shade],
      [
        [m * 1.6, -12, 3.6],
        [m * 1.9, -1, 2.6],
      ],
      [-0.1, 0],
    )
    path(k, shoe, `M${m * 2 - 1.5} -1.200H${m * 2 + 1.5}L${m * 2 + 1.8} 0.200H${m * 2 - 1.8}Z`)
  }
  if (skirt) path(k, skirt, 'M-4 -15H4L5.200 -7H-5.200Z')
  form(
    k,
    coat,
    'M-4.200 -10.500C-4.600 -15 -4.800 -19 -3.600 -20.600C-1.500 -21.600 1.500 -21.600 3.600 -20.600C4.800 -19 4.600 -15 4.200 -10.500Z',
    [[shade, 'M1.400 -22C2 -18 1.600 -14 2.200 -10H8V-22Z']],
  )
  wear?.(k)
  set(k, 0, -24.5, 0.36, 0, (p) => face(p, { skin, ears: false, ...head }))
  for (const joints of arms) {
    arm(k, [coat, shade], joints.slice(0, -1))
    const [x, y] = joints.at(-1)
    arm(k, [skin[0], skin[1]], [joints.at(-2), [x, y, 1.7]])
    disc(k, skin[0], x, y, 1.1)
  }
  hold?.(k)
}
