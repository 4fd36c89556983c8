// On Ocean Drive when the neon comes on: a grandmother on skates saves a tray, the waiter who lost it, guests, ibises; feet at 0.
import { path, stroke } from '../core/field.js'
import { head } from './near-heads.js'
import { arm, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'

// Neon from the left, pink; the last of the sky from above.
const SUN = [-1, -0.5]
const LADY = ['#c47c5c', '#ffb48c', '#7c4058']
const LAD = ['#eeb08c', '#ffdab0', '#a86468']
const DARK = ['#7c4c3c', '#b87c58', '#4c2c3c']
const FAIR = ['#f0b49c', '#ffd8bc', '#b06c78']

const shadow = (k, half, long) =>
  path(
    k,
    'rgba(12,24,72,.5)',
    `M${-half} 0.4C${-half * 0.4} -1.2 ${half} -1 ${half * 1.2} -0.6L${long} 0.800C${half * 1.6} 2.600 ${-half * 0.5} 2.400 ${-half} 0.4Z`,
  )

function skate(k, x, y, angle, [boot, lit, dark], q = 1) {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(q, Math.abs(q))
  solid(k, [boot, lit, dark], 'M-2.200 -6.500H2.200V-2.500C3.500 -2 5.500 -1.500 5.800 1H-2.800Z', {
    sun: SUN,
    a: 0.5,
    b: 0.8,
  })
  stroke(k, dark, 0.45, 'M1 -4H2.200M1.200 -2.600L2.600 -2.400M2.400 -1.600L3.800 -1.200')
  path(k, '#2c2858', 'M-2.800 1H5.800V2.200H-2.800Z')
  for (const wx of [-1, 4]) {
    disc(k, '#ffd84c', wx, 3, 1.5)
    disc(k, '#e0702c', wx + 0.15, 3.1, 0.6)
  }
  path(k, '#ff5c7c', 'M5.400 0.500C7 0.500 7.200 2.600 5.600 2.600Z')
  k.restore()
}

/** She glides on one leg to the right, the other behind her, the tray high on one hand; 52 tall, 66 wide. */
export function glider(k) {
  const SUIT = ['#ff5c8c', '#ffa4b4', '#a82c74']
  shadow(k, 9, 30)
  // Leg behind.
  tube(
    k,
    SUIT,
    [
      [0, -21, 7],
      [-12, -23, 6],
      [-22, -25, 4.6],
    ],
    { sun: SUN },
  )
  path(k, '#fff4e0', 'M-22 -27.600L-20.500 -22.600L-22.500 -22L-24.500 -27Z')
  skate(k, -28, -25, 1.45, ['#fff0dc', '#ffffff', '#a88cb8'])
  // Leg she stands on.
  tube(
    k,
    SUIT,
    [
      [2, -21, 7.2],
      [4, -13, 6.2],
      [2, -6, 4.6],
    ],
    { sun: SUN },
  )
  stroke(k, '#fff4e0', 0.9, 'M4.500 -20L6.500 -13L4.200 -6.500')
  skate(k, 1.5, -4, 0, ['#fff0dc', '#ffffff', '#a88cb8'])
  // Far arm stretched before her.
  arm(
    k,
    SUIT,
    LADY,
    [
      [13, -31, 4.4],
      [21, -27, 3.8],
      [28, -29, 2.5],
    ],
    { kind: 'open', sun: SUN, size: 1.1 },
  )
  // Jacket, bent forward, a stripe; a pearl chain that swings.
  solid(
    k,
    SUIT,
    'M-4 -20C-3 -26 3 -33 9 -36C13 -37 17 -34 17 -30C15 -25 11 -20 6 -17C2 -16 -3 -17 -4 -20Z',
    { sun: SUN, a: 0.9, b: 2 },
  )
  path(
    k,
    '#fff4e0',
    'M-1.500 -25C3 -21.500 8 -20.500 11 -21L9.500 -19.500C6 -19 1 -20.500 -2.600 -23Z',
  )
  for (let i = 0; i < 8; i++)
    disc(k, '#fffaf0', 12.5 + i * 0.9, -34.5 + Math.sin(i * 0.45) * 5.5, 0.75)
  k.save()
  k.translate(17.5, -41)
  k.scale(1.12, 1.12)
  head(k, {
    skin: LADY,
    hair: ['#d8d0f0', '#ffffff', '#9c8cc8'],
    style: 'curls',
    turn: 0.7,
    tilt: 0.12,
    eyes: 'happy',
    mouth: 'laugh',
    neck: 5,
    sun: SUN,
    nose: 1.1,
    over: (q) => {
      stroke(q, '#38d0c0', 1.5, 'M-4.600 -3.600C-2 -5.200 2.500 -5.200 4.800 -3.400')
      stroke(q, '#ffd84c', 0.8, 'M-4.300 2.200a1 1.200 0 1 0 0.010 0')
    },
  })
  k.restore()
  // The near arm up, the tray on its fingers.
  arm(
    k,
    SUIT,
    LADY,
    [
      [7, -32, 5],
      [1, -39, 4.2],
      [3, -48, 2.8],
    ],
    { kind: 'open', sun: SUN, size: 1.15 },
  )
  k.save()
  k.translate(3.5, -51.5)
  k.rotate(0.06)
  drinks(k)
  solid(
    k,
    ['#b8c8dc', '#ffffff', '#6c7ca8'],
    'M-11 -1C-6 -2.200 6 -2.200 11 -1C10 0.800 5 1.200 0 1.200C-5 1.200 -10 0.800 -11 -1Z',
    { sun: SUN, a: 0.5, b: 0.6 },
  )
  k.restore()
}

/** Three tall drinks: one blue with an umbrella, one in layers, a coconut with a straw. */
function drinks(k) {
  path(k, '#38b8e0', 'M-8.500 -1.500L-9.500 -9H-4.500L-5.500 -1.500Z')
  path(k, '#a4ecf8', 'M-8.500 -1.500L-9.500 -9H-8.200L-7.600 -1.500Z')
  stroke(k, '#fff4e0', 0.4, 'M-6.500 -6L-4 -13')
  path(
    k,
    '#ff5c7c',
    'M-8 -12.500C-6.500 -15.500 -2 -15.500 -0.600 -11.600C-3 -13 -6 -13 -8 -12.500Z',
  )
  path(k, '#ffd84c', 'M-1.500 -1.500L-2 -4.500H2.500L2 -1.500Z')
  path(k, '#ff9c4c', 'M-2 -4.500L-2.500 -8H3L2.500 -4.500Z')
  path(k, '#ff5c6c', 'M-2.500 -8L-2.800 -10.500H3.300L3 -8Z')
  path(
    k,
    '#ffe8a0',
    'M2 -10C2 -13 6 -13.500 6.500 -10.800L5 -10.600C4.500 -11.800 3.500 -11.500 3.600 -10.200Z',
  )
  solid(
    k,
    ['#8c5444', '#c88864', '#4c2c44'],
    'M5 -4C5 -7 10.500 -7 10.500 -4C10.500 -1 5 -1 5 -4Z',
    { sun: SUN, a: 0.5, b: 0.7 },
  )
  path(
    k,
    '#fff8ec',
    'M5.400 -5.400C6.500 -6.600 9 -6.600 10.100 -5.400C9 -4.600 6.500 -4.600 5.400 -5.400Z',
  )
  stroke(k, '#ff5c7c', 0.6, 'M8 -5.500L9.500 -11L11.500 -12')
}

/** The waiter on his seat, skates in the air, arms wide, mouth open, towards the right; 34 tall. */
export function fallen(k) {
  shadow(k, 13, 32)
  const SHIRT = ['#fff4e4', '#ffffff', '#a49cd0']
  const PANTS = ['#2c3c7c', '#5c78b8', '#182450']
  arm(
    k,
    SHIRT,
    LAD,
    [
      [-3, -18, 4],
      [-11, -15, 3.6],
      [-14, -22, 2.4],
    ],
    { to: 0.7, kind: 'open', sun: SUN, size: 1.15 },
  )
  tube(
    k,
    PANTS,
    [
      [1, -4, 6],
      [11, -9, 5.4],
      [17, -15, 4.2],
    ],
    { sun: SUN },
  )
  skate(k, 20.5, -18.5, -0.9, ['#38c8b8', '#a4f0d8', '#1c7c8c'])
  solid(
    k,
    SHIRT,
    'M-5 -1C-7.500 -7 -8 -14 -5 -19.500C-2 -21.500 3 -21 5 -18.500C7 -13 6.500 -6 5 -1Z',
    { sun: SUN, a: 0.8, b: 1.6 },
  )
  path(k, '#e83c5c', 'M-1 -19.500L2.500 -18.300L-0.500 -16.600L-3 -18L-4.500 -16.600L-4.300 -20Z')
  path(k, '#182450', 'M-6.500 -8C-2 -6.500 2 -6.500 6 -8L5.500 -1H-5Z')
  tube(
    k,
    PANTS,
    [
      [2, -3, 6.4],
      [12, -3.5, 5.6],
      [22, -5, 4.4],
    ],
    { sun: SUN },
  )
  skate(k, 26, -6.5, -1.3, ['#38c8b8', '#a4f0d8', '#1c7c8c'])
  k.save()
  k.translate(-0.6, -26.5)
  k.scale(1.1, 1.1)
  head(k, {
    skin: LAD,
    hair: ['#3c2450', '#7c5894', '#24143c'],
    style: 'quiff',
    turn: 0.6,
    tilt: -0.18,
    eyes: 'wide',
    look: [0.7, -0.9],
    mouth: 'o',
    brow: 1.3,
    neck: 6,
    sun: SUN,
  })
  k.restore()
  arm(
    k,
    SHIRT,
    LAD,
    [
      [4, -17.5, 4.2],
      [11, -18.5, 3.6],
      [14, -25.5, 2.4],
    ],
    { to: 0.7, kind: 'open', sun: SUN, size: 1.15 },
  )
}

/** Two guests behind a small table on the terrace, laughing; the table's foot at 0, 34 tall. */
export function guests(k) {
  solid(
    k,
    ['#ffc84c', '#fff0a8', '#b87440'],
    'M-17 0V-12C-17 -18 -14 -20.500 -10.500 -20.500C-7 -20.500 -4 -18 -4 -12V0Z',
    { sun: SUN, a: 0.7, b: 1.4 },
  )
  k.save()
  k.translate(-10, -26)
  head(k, {
    skin: DARK,
    hair: ['#241838', '#5c4878', '#140c24'],
    style: 'bald',
    turn: 0.6,
    eyes: 'happy',
    mouth: 'laugh',
    neck: 6,
    sun: SUN,
    wide: 1.08,
    glasses: '#ffd84c',
    beard: (q, x) =>
      path(
        q,
        '#241838',
        `M${x - 1.4} 5C${x - 0.6} 4.600 ${x + 0.6} 4.600 ${x + 1.2} 5L${x} 6.600Z`,
      ),
  })
  k.restore()
  solid(
    k,
    ['#38c0b0', '#a0f0d8', '#1c7484'],
    'M4 0V-12C4 -17.500 7 -19.500 10.500 -19.500C14 -19.500 17 -17.500 17 -12V0Z',
    { sun: SUN, a: 0.7, b: 1.4 },
  )
  k.save()
  k.translate(10.5, -25)
  head(k, {
    skin: FAIR,
    hair: ['#e8643c', '#ffb070', '#983850'],
    style: 'long',
    turn: 0.7,
    tilt: 0.1,
    eyes: 'wide',
    mouth: 'laugh',
    brow: 1,
    neck: 6,
    sun: SUN,
  })
  k.restore()
  arm(
    k,
    ['#38c0b0', '#a0f0d8', '#1c7484'],
    FAIR,
    [
      [6, -16, 3.2],
      [2, -11.5, 2.8],
      [6.5, -17.5, 2],
    ],
    { to: 0.6, kind: 'flat', sun: SUN },
  )
  arm(
    k,
    ['#ffc84c', '#fff0a8', '#b87440'],
    DARK,
    [
      [-5, -17, 3.4],
      [-1, -13, 3],
      [2.5, -19, 2.1],
    ],
    { to: 0.6, kind: 'point', sun: SUN, turn: 0.5 },
  )
  // Table before them: cloth, plate, lamp.
  path(
    k,
    '#fff4e4',
    'M-16 -9.500H17L18.500 -2L15 -1L11 -2L6 -0.800L1 -2L-4 -0.800L-9 -2L-13 -1L-17.500 -2Z',
  )
  path(k, '#b8a4d4', 'M8 -9.500H17L18.500 -2L15 -1L11 -2Z')
  path(k, '#ffffff', 'M-16.600 -10.600H17.600V-9.200H-16.600Z')
  path(k, '#ffe89c', 'M-1.500 -10.600L-2 -14H2L1.500 -10.600Z')
  path(k, '#ff8c4c', 'M-0.6 -10.800V-12.800L0 -14L0.600 -12.800V-10.800Z')
  solid(k, ['#f0586c', '#ffa494', '#a02c5c'], 'M6 -10.500C6 -12.600 12 -12.600 12 -10.500Z', {
    sun: SUN,
    a: 0.3,
    b: 0.4,
  })
}

/** A white ibis that gets out of the way with a cherry in its bent bill; feet at 0, 17 tall, to the right. */
export function ibis(k, step = 0) {
  path(k, 'rgba(12,24,72,.4)', 'M-5 0.300C-1 -0.500 6 -0.500 10 0.200C6 1.200 -2 1.300 -5 0.300Z')
  stroke(
    k,
    '#ff7c6c',
    0.7,
    step
      ? 'M-1 -6L-3 -3L-6 -2.500M1 -6L3.500 -3.500L2.500 0L4 0.300'
      : 'M-0.500 -6L-2 -3L-1 0L0.600 0.300M1.500 -6L4 -4L6.500 -4.500',
  )
  solid(
    k,
    ['#fff4ec', '#ffffff', '#b0a8d8'],
    'M-8 -6C-6 -9.500 -2 -11.500 2 -10.500C4.500 -9.500 5 -7 3.500 -5.500C1 -4 -4 -4.200 -8 -6Z',
    { sun: SUN, a: 0.5, b: 1 },
  )
  path(k, '#2c2858', 'M-8 -6C-7 -7 -5.500 -7.200 -4 -7L-6 -5.500Z')
  stroke(
    k,
    '#b0a8d8',
    0.4,
    'M-4 -8.500C-1.500 -9.500 0.500 -9 2 -7.500M-4 -7C-2 -7.600 0 -7.200 1 -6.200',
  )
  stroke(k, '#fff4ec', 1.7, 'M3 -8.500C6.500 -10 3.500 -13.500 6 -15')
  disc(k, '#fff4ec', 6.5, -15.3, 1.6)
  path(
    k,
    '#ff7c6c',
    'M7 -16.200L9 -15.500C11.500 -14.500 12.600 -12.500 12.500 -10.500C11.500 -12.800 10 -13.800 7.200 -14.200Z',
  )
  disc(k, '#7cd0f0', 7, -15.6, 0.45)
  disc(k, '#1c1838', 7.05, -15.6, 0.22)
  if (step) {
    disc(k, '#e8204c', 12.5, -9.6, 1.1)
    stroke(k, '#2c8c60', 0.3, 'M12.500 -10.500C13 -12 14 -12.500 15 -12.300')
  }
}
