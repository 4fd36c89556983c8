// The donkey of Samarkand with a loaf between its lips, and those who see it; low light from the left, feet at 0.
import { path, stroke } from '../core/field.js'
import { fall, loaf } from './bread-thief.js'
import { head } from './near-heads.js'
import { arm, shoe, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [-1, -0.4]
const WOMAN = ['#f0b090', '#ffdab4', '#a8646c']
const CHILD = ['#d89468', '#ffc898', '#8c5450']

/** The donkey: head and shoulders from the right, the topmost loaf between its lips; feet at 0, 46 tall. */
export function donkey(k) {
  const COAT = ['#8c7c94', '#c8b8bc', '#544870']
  fall(k, 16, 30)
  for (const [x, y] of [
    [2, 0],
    [9, -1.5],
    [30, 0],
  ]) {
    tube(
      k,
      COAT,
      [
        [x + 2, -20, 6],
        [x, -10, 4],
        [x, -3, 3],
      ],
      { sun: SUN },
    )
    path(k, '#3c2c50', `M${x - 2} ${y - 3.5}H${x + 2}L${x + 2.6} ${y + 0.6}H${x - 2.6}Z`)
  }
  solid(
    k,
    COAT,
    'M-3 -22C-4 -30 2 -34 10 -33C22 -34 34 -34 44 -32V-14C34 -12 14 -12 4 -15C0 -16.500 -2 -18.500 -3 -22Z',
    { sun: SUN, a: 1, b: 2.6 },
  )
  path(k, '#e8dcd8', 'M6 -15C14 -12.500 30 -12.500 44 -14.500V-17C30 -15 16 -15 6 -15Z')
  // Saddle cloth with tassels.
  solid(
    k,
    ['#e0603c', '#ff9c64', '#943050'],
    'M15 -34.500C20 -35.500 30 -35.500 36 -34.300L37 -20C30 -18.500 22 -18.500 16 -20Z',
    { sun: SUN, a: 0.7, b: 1.4 },
  )
  stroke(k, '#ffc85c', 1, 'M15.500 -30C22 -29 30 -29 36.500 -30')
  stroke(k, '#38a8b0', 1.4, 'M15.800 -25C22 -24 30 -24 36.800 -25')
  for (let i = 0; i < 7; i++)
    stroke(k, i % 2 ? '#ffc85c' : '#38a8b0', 0.8, `M${17.5 + i * 3} -19.500v2.500`)
  // Neck up to the left, mane, long ears.
  solid(k, COAT, 'M-2 -22C-4 -28 -7 -34 -8 -39L2 -45C8 -42 12 -37 13 -31C10 -25 4 -21 -2 -22Z', {
    sun: SUN,
    a: 0.9,
    b: 1.8,
  })
  path(
    k,
    '#3c2c50',
    'M2 -46L4.500 -47L5.500 -44.500L8 -44L8.500 -41.500L11 -40L11.500 -37L14 -35L13.500 -32C11.500 -37 8 -41 2 -43.500Z',
  )
  solid(k, COAT, 'M2 -45C4 -51 8 -56 13 -58C13.500 -52 11 -46.500 6.500 -42.500Z', {
    sun: SUN,
    a: 0.5,
    b: 0.8,
  })
  path(k, '#e0a4a4', 'M5 -46C7 -50.500 9.500 -53.500 12 -55C11.600 -51 9.500 -47.500 6.800 -45Z')
  solid(k, COAT, 'M-3 -46C-5 -52 -4 -58 -1 -62C2.500 -58 3.500 -52 2 -46Z', {
    sun: SUN,
    a: 0.5,
    b: 0.8,
  })
  path(k, '#e0a4a4', 'M-1.500 -48C-2.500 -52 -2 -56 -0.800 -58.500C1 -55 1.300 -51 0.500 -47.600Z')
  // Head pointing to the left and a little up.
  solid(
    k,
    COAT,
    'M5 -45C1 -48.500 -4 -48.500 -8 -46L-20 -41.500C-24 -40.500 -25.500 -37 -24 -34.500C-22.500 -32.500 -19 -32.500 -16 -33.500L-6 -35C-1 -35 3 -38 5 -45Z',
    { sun: [-0.7, -0.8], a: 0.8, b: 1.4 },
  )
  solid(
    k,
    ['#f0e4dc', '#fffaf0', '#b8a4b0'],
    'M-17 -42.600L-20 -41.500C-24 -40.500 -25.500 -37 -24 -34.500C-22.500 -32.500 -19 -32.500 -16 -33.500C-14.500 -36 -14.500 -40 -17 -42.600Z',
    { sun: [-0.7, -0.8], a: 0.5, b: 0.8 },
  )
  disc(k, '#3c2c50', -21.5, -38.5, 0.9, 0.7)
  stroke(k, '#b8a4b0', 0.5, 'M-24 -35.500C-21 -34.500 -18.500 -35 -16.500 -36')
  // A white ring round the eye that looks away.
  path(
    k,
    '#f0e4dc',
    'M-10 -43C-9.500 -46.600 -3.500 -46.600 -3.500 -42.500C-4 -39.500 -9.500 -39.500 -10 -43Z',
  )
  disc(k, '#fffaf0', -6.6, -43, 2)
  disc(k, '#241838', -5.8, -43.5, 1.2)
  disc(k, '#ffffff', -6.2, -44, 0.4)
  path(k, COAT[0], 'M-9 -44.500C-8 -46.500 -5 -46.500 -4.300 -44C-6 -45 -7.500 -45 -9 -44.500Z')
  // Halter with a blue bead; the loaf.
  stroke(
    k,
    '#e0603c',
    1,
    'M-14.500 -42.500C-13.500 -39 -13.500 -36 -14.500 -33.800M-14 -38L-1 -38.500C2 -40 4 -42 5 -45',
  )
  disc(k, '#38a8b0', -13.5, -38, 1.2)
  disc(k, '#ffc85c', -13.5, -38, 0.5)
  loaf(k, -26.5, -34.3, 0.95, -0.35)
  path(
    k,
    '#f0e4dc',
    'M-24.500 -36.500C-22.500 -36.500 -21.500 -35.500 -21.600 -34.500C-22.500 -33.500 -24 -33.600 -25 -34.300Z',
  )
}

/** A traveller with a piece in her hand who points past the baker and bursts out laughing; to the right, 50 tall. */
export function taster(k) {
  fall(k, 8, 30)
  for (const [x, c] of [
    [-2.5, ['#c8b48c', '#f0e0b8', '#8c7470']],
    [3, ['#d0bc94', '#f4e4bc', '#947c74']],
  ]) {
    tube(
      k,
      c,
      [
        [x * 0.8, -19, 5.2],
        [x, -10, 4.6],
        [x, -2, 3.8],
      ],
      { sun: SUN },
    )
    shoe(k, ['#8c4c38', '#c8805c', '#fff0d8'], x, -2.2, 1)
  }
  solid(
    k,
    ['#e8783c', '#ffb878', '#983c48'],
    'M-6 -33C-12 -32 -14 -24 -12 -19C-9 -17 -6 -19 -5 -23Z',
    { sun: SUN, a: 0.6, b: 1 },
  )
  solid(
    k,
    ['#2c8c9c', '#74d0c4', '#1c5474'],
    'M-6 -17C-7.500 -24 -7.500 -31 -5 -35.500C-2 -37.500 3 -37.500 5.500 -35.500C8 -30 8 -23 7 -17C3 -15.500 -2 -15.500 -6 -17Z',
    { sun: SUN, a: 0.8, b: 1.8 },
  )
  stroke(
    k,
    '#983c48',
    1.2,
    'M-4 -36.500C-3 -30 -3 -24 -4 -18M4.500 -36.500C5.500 -30 5.500 -24 5 -18',
  )
  k.save()
  k.translate(0.5, -42.5)
  k.scale(1.1, 1.1)
  head(k, {
    skin: WOMAN,
    hair: ['#d89838', '#ffdc84', '#8c5440'],
    style: 'tail',
    turn: 0.7,
    tilt: -0.08,
    eyes: ['happy', 'happy'],
    mouth: 'laugh',
    brow: 0.5,
    neck: 6,
    sun: SUN,
  })
  k.restore()
  arm(
    k,
    ['#2c8c9c', '#74d0c4', '#1c5474'],
    WOMAN,
    [
      [4.5, -33.5, 4.2],
      [12, -34.5, 3.6],
      [18.5, -39, 2.5],
    ],
    { to: 0.6, kind: 'point', sun: SUN, size: 1.1 },
  )
  arm(
    k,
    ['#2c8c9c', '#74d0c4', '#1c5474'],
    WOMAN,
    [
      [-4, -33.5, 4.2],
      [-6, -25.5, 3.6],
      [3, -28, 2.5],
    ],
    { to: 0.6, kind: 'grip', sun: SUN, size: 1.1 },
  )
  path(k, '#e8a04c', 'M2.500 -31C4 -33.500 8.500 -33 9 -30C8.500 -27.500 5 -26.500 3 -28Z')
  path(
    k,
    '#ffe4a8',
    'M6.500 -32.300C8 -32 9 -31 9 -30C8.600 -28.500 7.500 -27.800 6.500 -27.500C7.500 -29 7.500 -31 6.500 -32.300Z',
  )
}

/** A boy with a kite under his arm, a hand over his mouth; to the right, 36 tall. */
export function kiteBoy(k) {
  fall(k, 7, 24)
  for (const [x, c] of [
    [-2.5, ['#3c4c8c', '#6c84bc', '#24285c']],
    [2.5, ['#445494', '#748cc4', '#282c64']],
  ]) {
    tube(
      k,
      c,
      [
        [x * 0.8, -13, 4.6],
        [x, -7, 4],
        [x, -2, 3],
      ],
      { sun: SUN },
    )
    shoe(k, ['#e04c4c', '#ff8c70', '#fff0d8'], x, -2.2, 0.95)
  }
  // Kite behind his back, tail of ribbons.
  path(k, '#e04c4c', 'M-6 -34L-18 -22L-10 -8L2 -20Z')
  path(k, '#ffc85c', 'M-6 -34L-18 -22L-8 -21Z')
  path(k, '#38a8b0', 'M-10 -8L2 -20L-8 -21Z')
  stroke(k, '#642050', 0.5, 'M-6 -34L-10 -8M-18 -22L2 -20')
  stroke(k, '#e04c4c', 0.6, 'M-10 -8C-14 -6 -12 -3 -16 -2')
  solid(
    k,
    ['#fff0d8', '#ffffff', '#b49cb0'],
    'M-5 -11C-6.500 -16 -6 -21 -4 -24.500C-1 -26 2.500 -26 4.500 -24.500C6.500 -20.500 6.500 -15.500 5.500 -11C2 -9.800 -2 -9.800 -5 -11Z',
    { sun: SUN, a: 0.7, b: 1.4 },
  )
  path(
    k,
    '#e8783c',
    'M-4.600 -24L-1.500 -25.300C-1 -20 -1.500 -15 -2 -10.300L-5 -11C-6.500 -16 -6 -21 -4.600 -24ZM1.800 -25.300L4.800 -24C6.500 -20.500 6.500 -15.500 5.500 -11L2.500 -10.300C2 -15 1.500 -20 1.800 -25.300Z',
  )
  k.save()
  k.translate(0.5, -30.5)
  k.scale(1.1, 1.1)
  head(k, {
    skin: CHILD,
    hair: ['#2c1c34', '#644860', '#1c1024'],
    style: 'crop',
    turn: 0.7,
    eyes: 'wide',
    look: [0.9, -0.3],
    mouth: 'laugh',
    brow: 1,
    neck: 5,
    sun: SUN,
    over: (q) => {
      solid(
        q,
        ['#a83464', '#f07890', '#642050'],
        'M-5.100 -4C-5.300 -7.500 -4 -9.600 0 -9.800C4 -9.600 5.300 -7.500 5.100 -4C2 -5.200 -2 -5.200 -5.100 -4Z',
        { sun: SUN, a: 0.5, b: 0.9 },
      )
      stroke(q, '#ffc85c', 0.8, 'M-5 -5.300C-2 -6.400 2 -6.400 5 -5.300')
    },
  })
  k.restore()
  arm(
    k,
    ['#fff0d8', '#ffffff', '#b49cb0'],
    CHILD,
    [
      [-3.5, -22.5, 3.6],
      [-6, -16.5, 3.2],
      [-4, -20, 2.2],
    ],
    { to: 0.8, kind: 'grip', sun: SUN },
  )
  arm(
    k,
    ['#fff0d8', '#ffffff', '#b49cb0'],
    CHILD,
    [
      [4, -22.5, 3.6],
      [9, -19.5, 3.2],
      [5.5, -25, 2.2],
    ],
    { to: 0.8, kind: 'flat', sun: SUN },
  )
}
