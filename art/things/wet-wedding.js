// A wedding in the desert rain: the bride leaps into a puddle, the groom loses his umbrella, the singer sings on; light from the right, feet at 0.
import { path, points, stroke } from '../core/field.js'
import { head } from './near-heads.js'
import { arm, hand, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [1, -0.4]
const BRIDE = ['#a86848', '#e8a878', '#6c4048']
const GROOM = ['#f0b490', '#ffdcb4', '#a86c68']
const STAR = ['#d89468', '#ffc898', '#8c5850']
const SILK = ['#fff4e0', '#ffffff', '#a4acc8']

const mirror = (k, c, half, deep) =>
  path(
    k,
    c,
    `M${-half} 1C${-half * 0.4} 0 ${half * 0.5} 0 ${half} 1C${half * 0.5} ${deep * 0.4} ${half * 0.7} ${deep * 0.6} ${half * 0.2} ${deep}C${-half * 0.2} ${deep * 0.7} ${-half * 0.6} ${deep * 0.8} ${-half * 0.5} ${deep * 0.45}Z`,
  )

/** Water thrown up on both sides of 0, 0. */
export function splash(k) {
  path(k, '#1c4c64', 'M-26 1C-18 -2.500 18 -2.500 27 1C20 5 -18 5 -26 1Z')
  path(k, '#ffe8a0', 'M-20 1.600C-12 0 12 0 20 1.400C14 3.600 -12 3.800 -20 1.600Z')
  for (const [x, y, b] of points('-22 -9 -7 -15 -15 -6 -8 -12 -3 9 -13 3 16 -17 7 23 -8 8', 3)) {
    path(
      k,
      '#a4dce0',
      `M${x * 0.3 - 1.6} 1C${x * 0.4} ${y * 0.5} ${x * 0.7} ${y * 0.9} ${x} ${y}C${x * 0.8 + b * 0.1} ${y * 0.6} ${x * 0.5 + 1} ${y * 0.3} ${x * 0.3 + 2.4} 1Z`,
    )
    path(
      k,
      '#f4fcf4',
      `M${x * 0.3} 1C${x * 0.45} ${y * 0.5} ${x * 0.72} ${y * 0.86} ${x} ${y}C${x * 0.78} ${y * 0.6} ${x * 0.5 + 0.6} ${y * 0.3} ${x * 0.3 + 1.4} 1Z`,
    )
    disc(k, '#f4fcf4', x * 1.12, y * 1.16, 0.8)
    disc(k, '#a4dce0', x * 1.25, y * 1.02, 0.55)
  }
}

/** The bride in the air: boots, knees up, veil like a flag, one hand to the groom on the left; 46 tall. */
export function bride(k) {
  // Veil.
  k.save()
  k.translate(1, -43)
  k.rotate(-0.5)
  k.scale(0.56, 0.7)
  k.translate(-1, 43)
  path(
    k,
    'rgba(255,250,236,.82)',
    'M1 -45C10 -50 18 -46 26 -50C34 -53 38 -48 44 -50C40 -44 34 -44 30 -41C36 -40 36 -36 42 -36C32 -32 22 -36 14 -35C8 -35 4 -38 1 -41Z',
  )
  path(
    k,
    'rgba(164,172,200,.7)',
    'M2 -42C10 -41 18 -44 26 -42C22 -40 26 -38 30 -37C24 -35 16 -37 8 -36Z',
  )
  k.restore()
  // Legs: cowboy boots in red.
  for (const [hip, knee, ankle, tilt] of [
    [[4, -20], [13, -17], [11, -8], 0.3],
    [[-3, -20], [-11, -15], [-6, -8], -0.25],
  ]) {
    tube(
      k,
      BRIDE,
      [
        [...hip, 5],
        [...knee, 4.2],
        [...ankle, 3.2],
      ],
      { sun: SUN },
    )
    k.save()
    k.translate(...ankle)
    k.rotate(tilt)
    solid(
      k,
      ['#e0343c', '#ff7c5c', '#8c1c44'],
      'M-3 -3.500L-1 -2.500L0 -3.500L1.500 -2.500L3 -3.500C3.200 0 2.600 3 3 4.500C5.500 5 7.500 6.500 8 8H-2.600C-3 5 -3.200 1 -3 -3.500Z',
      { sun: SUN, a: 0.6, b: 0.9 },
    )
    path(k, '#4c1c3c', 'M-2.700 8H8.200V9H0.500L0.200 10H-2.700Z')
    stroke(k, '#ffd060', 0.4, 'M-1.500 0C0 -1 0 2 1.500 1M-1.500 2.500C0 1.500 0 4 1.600 3.200')
    k.restore()
  }
  // Dress: layers of tulle that fly up.
  solid(
    k,
    SILK,
    'M-5 -27C-10 -25 -16 -20 -19 -13C-15 -14 -13 -12 -10 -13C-8 -11 -4 -13 -1 -12C2 -11 6 -13 9 -12C12 -13 16 -12 21 -15C17 -21 11 -25 6 -27Z',
    { sun: SUN, a: 1, b: 1.8 },
  )
  stroke(
    k,
    '#c4c8dc',
    0.5,
    'M-4 -26C-8 -22 -11 -18 -12 -14M0 -26C-1 -21 -2 -17 -2 -13M4 -26C8 -22 10 -18 10 -13.500',
  )
  solid(
    k,
    SILK,
    'M-5 -26C-6.500 -30 -6 -34 -4.500 -36.500C-1.500 -37.500 2.500 -37.500 5 -36.500C6.500 -33 6.500 -29.500 6 -26C2 -25 -2 -25 -5 -26Z',
    { sun: SUN, a: 0.7, b: 1.4 },
  )
  path(
    k,
    '#e0343c',
    'M-5.200 -28.500C-2 -27.200 3 -27.200 6.200 -28.500L6 -26C2 -25 -2 -25 -5 -26Z',
  )
  // Arm with the bouquet high up.
  arm(
    k,
    SILK,
    BRIDE,
    [
      [4.5, -34.5, 3.4],
      [11, -37, 3],
      [14, -44, 2.2],
    ],
    { to: 0.3, kind: 'fist', sun: SUN },
  )
  path(k, '#2c8c6c', 'M13 -46L16.500 -44L15 -50Z')
  for (const [x, y, c] of [
    [12, -49, '#ff7c8c'],
    [15.5, -51.5, '#ffd060'],
    [18.5, -48.5, '#ff7c8c'],
    [15, -47.5, '#fffaf0'],
    [19, -52, '#e0343c'],
    [12.5, -53, '#fffaf0'],
  ]) {
    disc(k, c, x, y, 2.1)
    stroke(k, 'rgba(140,28,68,.5)', 0.3, `M${x - 0.9} ${y}q0.900 1.200 1.800 0`)
  }
  k.save()
  k.translate(0, -42.5)
  head(k, {
    skin: BRIDE,
    hair: ['#2c1830', '#6c4058', '#180c1c'],
    style: 'bun',
    turn: -0.35,
    tilt: -0.1,
    eyes: 'happy',
    mouth: 'laugh',
    neck: 6,
    sun: SUN,
    over: (q) => {
      for (const [x, y, c] of [
        [-3.5, -5.5, '#ff7c8c'],
        [-1, -6.6, '#fffaf0'],
        [1.6, -6.4, '#ffd060'],
        [4, -5, '#ff7c8c'],
      ])
        disc(q, c, x, y, 1.2)
    },
  })
  k.restore()
  arm(
    k,
    SILK,
    BRIDE,
    [
      [-4, -34.5, 3.4],
      [-11, -33, 3],
      [-18, -35, 2.2],
    ],
    { to: 0.3, kind: 'flat', sun: SUN },
  )
}

/** The groom, pulled along, his umbrella blown inside out; to the right, 50 tall. */
export function groom(k) {
  mirror(k, 'rgba(20,60,92,.6)', 8, 9)
  const SUIT = ['#2c7c94', '#6cc4c4', '#184868']
  // Umbrella: ribs up, a cup in the wind.
  stroke(k, '#241c40', 0.9, 'M-9 -30L-17 -55')
  path(
    k,
    '#ffb43c',
    'M-17 -54C-22 -56 -28 -62 -30 -70C-25 -68 -22 -69 -20 -72C-17 -69 -13 -69 -9 -73C-8 -69 -5 -67 -1 -67C-5 -60 -10 -56 -17 -54Z',
  )
  path(
    k,
    '#e07828',
    'M-17 -54C-22 -56 -28 -62 -30 -70C-25 -68 -22 -69 -20 -72C-20.500 -66 -19.500 -60 -17 -54Z',
  )
  path(k, '#ffe08c', 'M-17 -54C-14 -60 -11 -66 -9 -73C-8 -69 -5 -67 -1 -67C-5 -60 -10 -56 -17 -54Z')
  stroke(
    k,
    '#8c4420',
    0.35,
    'M-17 -54C-19.500 -60 -20.500 -66 -20 -72M-17 -54C-14 -60 -11 -66 -9 -73',
  )
  // Legs in a stride.
  tube(
    k,
    SUIT,
    [
      [-2, -20, 5.5],
      [-8, -12, 4.8],
      [-15, -6, 3.6],
    ],
    { sun: SUN },
  )
  path(
    k,
    '#4c2c3c',
    'M-17.500 -8L-13.500 -5L-13 -2.500C-12 -1.500 -12.500 0.500 -13.500 1L-18 -3C-18.500 -5 -18.500 -7 -17.500 -8Z',
  )
  tube(
    k,
    SUIT,
    [
      [2.5, -20, 5.8],
      [9, -13, 5],
      [7, -4, 3.8],
    ],
    { sun: SUN },
  )
  path(
    k,
    '#4c2c3c',
    'M5 -4.500H9C9.500 -2.500 12.500 -2.500 13 -0.500V0.600H5C4.600 -1 4.600 -3 5 -4.500Z',
  )
  arm(
    k,
    SUIT,
    GROOM,
    [
      [-5, -34.5, 4.4],
      [-11, -29, 3.8],
      [-8, -36, 2.6],
    ],
    { kind: 'grip', sun: SUN },
  )
  solid(
    k,
    SUIT,
    'M-6 -18C-8 -25 -8 -32 -5.500 -37C-2 -39 4 -39 6.500 -37C9 -32 8.500 -25 6.500 -18C2 -16.500 -2 -16.500 -6 -18Z',
    { sun: SUN, a: 0.9, b: 1.8 },
  )
  path(k, '#fff4e0', 'M-1 -38.200L2.500 -28L5.500 -37.800Z')
  path(k, '#e0343c', 'M0.500 -37L3 -35.500L5.500 -37L5.300 -33.800L3 -35L0.700 -33.800Z')
  disc(k, '#ff7c8c', -3.5, -33, 1.2)
  k.save()
  k.translate(1.5, -44)
  k.scale(1.02, 1.02)
  head(k, {
    skin: GROOM,
    hair: ['#c8642c', '#ffa45c', '#7c3830'],
    style: 'mop',
    turn: 0.6,
    tilt: 0.1,
    eyes: 'wide',
    look: [0.8, 0.2],
    mouth: 'laugh',
    brow: 1.1,
    neck: 6,
    sun: SUN,
    glasses: '#241c40',
  })
  k.restore()
  arm(
    k,
    SUIT,
    GROOM,
    [
      [5, -34.5, 4.4],
      [13, -32, 3.8],
      [20.5, -36, 2.6],
    ],
    { kind: 'flat', sun: SUN, size: 1.1 },
  )
}

/** The singer: white suit with a wide collar, sideburns, a quiff that the rain has spoilt; 50 tall, to the right. */
export function singer(k) {
  mirror(k, 'rgba(20,60,92,.6)', 9, 9)
  const SUIT = ['#fff0dc', '#ffffff', '#98a4c4']
  for (const [a, b, c, q] of [
    [[-3, -20], [-7, -11], [-7.5, -2], -1],
    [[3, -20], [8, -12], [6.5, -2], 1],
  ]) {
    tube(
      k,
      SUIT,
      [
        [...a, 5.6],
        [...b, 4.8],
        [...c, 4.4],
      ],
      { sun: SUN },
    )
    solid(
      k,
      SUIT,
      `M${c[0] - 2.4} ${c[1] - 6}L${c[0] - 4.2} 0.600H${c[0] + 4.2}L${c[0] + 2.4} ${c[1] - 6}Z`,
      { sun: SUN, a: 0.5, b: 1.2 },
    )
    path(
      k,
      '#e0343c',
      `M${c[0] - 0.3} ${c[1] - 5}L${c[0] - 1.4} 0.600H${c[0] + 1.4}L${c[0] + 0.5} ${c[1] - 5}Z`,
    )
    path(k, '#4c2c3c', `M${c[0] - q * 3} 0.400H${c[0] + q * 6}L${c[0] + q * 4} -1H${c[0] - q * 2}Z`)
  }
  // Half cape, red inside.
  path(k, '#c02848', 'M-4 -36C-10 -33 -15 -26 -17 -17C-13 -18 -10 -15 -7 -16Z')
  path(k, '#ff6c5c', 'M-4 -36C-8 -31 -10 -24 -10.500 -16.200L-7 -16Z')
  solid(
    k,
    SUIT,
    'M-6 -18C-7.500 -24 -8 -31 -5.500 -37C-2 -38.500 3 -38.500 6 -37C8.500 -31 8 -24 6.500 -18C2 -16.500 -2 -16.500 -6 -18Z',
    { sun: SUN, a: 0.8, b: 1.8 },
  )
  path(k, STAR[0], 'M-2 -38L1 -27.500L4 -38Z')
  path(k, '#ffd060', 'M-0.600 -31L1 -33.500L2.600 -31L1 -28.600Z')
  solid(
    k,
    SUIT,
    'M-6 -37.500L-4.500 -43L-1 -38.500L0.500 -33L-5 -34.500ZM6.500 -37.500L6 -43L3 -38.500L1.800 -33L6.500 -34.500Z',
    { sun: SUN, a: 0.4, b: 0.6 },
  )
  path(
    k,
    '#ffd060',
    'M-6.400 -21C-2 -19.500 3 -19.500 7 -21L6.600 -17.800C2 -16.300 -2 -16.300 -6 -17.800Z',
  )
  path(k, '#e0343c', 'M-1.500 -20.500H2.500L2 -16.800H-1Z')
  k.save()
  k.translate(0.5, -44.5)
  k.scale(1.06, 1.06)
  head(k, {
    skin: STAR,
    hair: ['#241838', '#5c5090', '#140c20'],
    style: 'quiff',
    turn: 0.55,
    tilt: -0.2,
    eyes: ['down', 'happy'],
    mouth: 'shout',
    neck: 6,
    sun: SUN,
    brow: 0.4,
    nose: 1.15,
    under: (q) => {
      path(q, '#241838', 'M-4.800 -1L-3.200 -0.600L-2.400 3.600L-4.400 2.800Z')
      path(q, '#241838', 'M4.900 -1L4.300 -0.500L4.200 2.600L4.600 2Z')
    },
    over: (q) => {
      stroke(q, '#241838', 0.9, 'M4.500 -5C5.500 -3.500 5.600 -2 5.200 -0.500')
      stroke(q, '#a4dce0', 0.5, 'M5.200 0.500V1.500')
    },
  })
  k.restore()
  // Guitar across, both hands on it.
  k.save()
  k.translate(-1, -23)
  k.rotate(-0.32)
  path(k, '#5c2c3c', 'M6 -1.600H24V1H6Z')
  path(k, '#c88850', 'M6 -1.600H24V-0.700H6Z')
  path(k, '#3c1c34', 'M23.500 -2.400H29.500L28.500 2H23.500Z')
  solid(
    k,
    ['#e87838', '#ffb868', '#98402c'],
    'M-9 -5.500C-5 -8 -2 -5.500 0.500 -4.500C4 -6 8.500 -5 8.500 0C8.500 5 4 6 0.500 4.500C-2 5.500 -5 8 -9 5.500C-12.500 3 -12.500 -3 -9 -5.500Z',
    { sun: SUN, a: 0.7, b: 1.1 },
  )
  disc(k, '#4c1c34', 2.5, 0, 2.2)
  path(k, '#4c1c34', 'M-6.500 -2.400H-5V2.400H-6.500Z')
  stroke(k, '#fff0d8', 0.2, 'M-5.600 -0.900H24M-5.600 0H24M-5.600 0.900H24')
  k.restore()
  arm(
    k,
    SUIT,
    STAR,
    [
      [-5, -34, 4.4],
      [-10.5, -26, 4],
      [-0.5, -22, 2.7],
    ],
    { to: 2, kind: 'fist', sun: SUN },
  )
  arm(
    k,
    SUIT,
    STAR,
    [
      [5.5, -34, 4.4],
      [13, -29, 3.8],
      [17, -31.5, 2.7],
    ],
    { to: 2, kind: 'grip', sun: SUN },
  )
  for (const [x, y] of points('9 -27 11 -24.500 13.500 -23.500'))
    stroke(k, '#e0343c', 0.7, `M${x} ${y}v4.500`)
  hand(k, STAR, 17.5, -31.8, -0.6, { kind: 'grip' })
}
