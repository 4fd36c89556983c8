// Who dares the dragon of box: a girl knight, her little brother; and the gardener behind it. The sun comes from the right, feet at 0.
import { path, points, stroke } from '../core/field.js'
import { head, straw } from './near-heads.js'
import { arm, shoe, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [1, -0.6]
const FAIR = ['#f8c09c', '#ffe4c0', '#c07868']
const BROWN = ['#b07450', '#e4a878', '#744444']
const TAN = ['#d89068', '#ffc094', '#985850']

const shadow = (k, half, long) =>
  path(
    k,
    'rgba(20,52,84,.4)',
    `M${half} 0.4C${half * 0.4} -1.2 ${-half} -1 ${-half * 1.2} -0.6L${-long} 0.800C${-half * 1.6} 2.600 ${half * 0.5} 2.400 ${half} 0.4Z`,
  )

/** A girl knight who braces herself behind a saucepan lid, her wooden sword up, towards the left; 44 tall. */
export function knight(k) {
  shadow(k, 11, 26)
  const MAIL = ['#a8b4c8', '#eef4f8', '#68749c']
  const CLOAK = ['#e83c50', '#ff8070', '#a02050']
  path(
    k,
    CLOAK[2],
    'M4 -30C12 -26 20 -24 24 -15C20 -15 19 -12 16 -11C14 -12 12 -9 8 -9C5 -14 3 -20 4 -30Z',
  )
  solid(k, CLOAK, 'M3 -31C12 -29 19 -26 22 -18C18 -18 17 -14 14 -13C12 -15 9 -12 6 -13Z', {
    sun: SUN,
    a: 0.8,
    b: 1,
  })
  // Legs apart: striped stockings, big boots.
  tube(
    k,
    ['#3c6cb0', '#80b0e0', '#24407c'],
    [
      [3, -17, 5],
      [8, -10, 4.2],
      [10, -4, 3.4],
    ],
    { sun: SUN },
  )
  tube(
    k,
    ['#3c6cb0', '#80b0e0', '#24407c'],
    [
      [-1, -17, 5],
      [-7, -11, 4.4],
      [-8, -4, 3.4],
    ],
    { sun: SUN },
  )
  for (const [x, q] of [
    [10, -1],
    [-8, -1],
  ]) {
    solid(
      k,
      ['#f0b030', '#ffe084', '#b06c28'],
      `M${x - 2.4} -7H${x + 2.4}V-1.500C${x + 2.4} 0 ${x + 2} 0.8 ${x + 1} 0.8H${x - 5}C${x - 6} -1.500 ${x - 4} -2.600 ${x - 2.4} -3Z`,
      { sun: SUN, a: 0.4, b: 0.8 },
    )
    stroke(k, '#b06c28', 0.4, `M${x + q * 2.4} -5.600h${-q * 4.6}`)
  }
  // Sword arm up, sword of wood.
  k.save()
  k.translate(12, -38)
  k.rotate(0.5)
  path(k, '#c88848', 'M-1.400 0L-1.100 -20L0.2 -23L1.400 -20L1.400 0Z')
  path(k, '#ffc884', 'M0.200 0V-23L1.400 -20L1.400 0Z')
  path(k, '#84503c', 'M-4 -0.500H4V1.300H-4ZM-0.800 1H0.900V5H-0.800Z')
  k.restore()
  arm(
    k,
    ['#3c6cb0', '#80b0e0', '#24407c'],
    FAIR,
    [
      [3, -29, 4.2],
      [10, -30, 3.6],
      [11.5, -36.5, 2.6],
    ],
    { kind: 'grip', sun: SUN, size: 1.1 },
  )
  // Mail of silver paper over her dress, a belt.
  solid(
    k,
    MAIL,
    'M-5 -15C-7 -20 -7 -27 -4.500 -31.500C-1 -33.500 3 -33 5.500 -31C7.500 -26 8 -20 7 -14.500C3 -12.500 -2 -12.800 -5 -15Z',
    { sun: SUN, a: 1, b: 1.8 },
  )
  for (const [x, y] of points(
    '-3 -28 0 -28.500 3 -28 -3.600 -25 -0.500 -25.500 2.600 -25.200 5.400 -25 -3.600 -22 -0.500 -22.400 2.800 -22 5.500 -22',
  ))
    stroke(k, '#68749c', 0.4, `M${x - 1} ${y}q1 1.300 2 0`)
  path(
    k,
    '#84503c',
    'M-6 -19.500C-2 -18 3 -18 7.600 -19.500L7.500 -16.800C3 -15.400 -2 -15.400 -5.600 -17Z',
  )
  path(k, '#ffd048', 'M-1.500 -18.600H2V-15.600H-1.500Z')
  k.save()
  k.translate(-1, -38)
  k.scale(1.14, 1.14)
  head(k, {
    skin: FAIR,
    hair: ['#e8a03c', '#ffd880', '#a8643c'],
    style: 'plaits',
    turn: -0.65,
    tilt: 0.06,
    eyes: ['happy', 'open'],
    look: [-1, -0.4],
    mouth: 'laugh',
    brow: 0.6,
    worry: -0.6,
    neck: 6,
    sun: SUN,
    over: pot,
  })
  k.restore()
  // The lid before her.
  arm(
    k,
    ['#3c6cb0', '#80b0e0', '#24407c'],
    FAIR,
    [
      [-3, -28.5, 4.4],
      [-8, -25, 3.8],
      [-12, -26, 2.6],
    ],
    { kind: 'grip', sun: SUN, size: 1.1 },
  )
  solid(
    k,
    ['#d06c48', '#ffb07c', '#8c3c48'],
    'M-15 -38C-11 -38 -9 -32 -9.500 -26C-10 -20 -13 -14.500 -16.500 -15C-20 -16 -20.500 -22 -20 -27.500C-19.500 -33 -18 -38 -15 -38Z',
    { sun: [-1, -0.6], a: 0.9, b: 1.4 },
  )
  stroke(
    k,
    '#ffd0a0',
    0.5,
    'M-15 -34C-12.500 -33 -12 -29 -12.500 -26C-13 -22 -14.500 -18.500 -16.500 -19',
  )
  solid(
    k,
    ['#54303c', '#a86c5c', '#2c1830'],
    'M-18 -27C-18 -29 -14.500 -29 -14.600 -26.600C-14.600 -24.500 -18 -24.600 -18 -27Z',
    { sun: [-1, -0.6], a: 0.4, b: 0.4 },
  )
}

/** A colander or pot for a helmet. */
const pot = (k) => {
  solid(
    k,
    ['#a8b4c8', '#eef4f8', '#68749c'],
    'M-5.400 -2.600C-6.400 -9 -4 -10.500 0 -10.500C4 -10.500 6.400 -9 5.400 -2.600C2 -3.800 -2 -3.800 -5.400 -2.600Z',
    { sun: SUN, a: 0.8, b: 1.6 },
  )
  path(
    k,
    '#68749c',
    'M-6.600 -3C-2 -4.600 2 -4.600 6.600 -3L6.400 -1.600C2 -3 -2 -3 -6.400 -1.600Z',
  )
  for (const [x, y] of points('-3 -8 0 -8.500 3 -8 -3.600 -6 -1.200 -6.300 1.400 -6.300 3.800 -6'))
    disc(k, '#54608c', x, y, 0.5)
  path(
    k,
    '#e83c50',
    'M0 -10.300C-2 -14 1 -17 6 -17C9 -17 10 -14 13 -14.500C10 -10.500 5 -11.500 1.500 -9.800Z',
  )
}

/** Her little brother with a paper crown who crouches behind her, hands at his ears, laughing; 27 tall, to the left. */
export function littleKing(k) {
  shadow(k, 8, 16)
  const SHIRT = ['#7c54b0', '#b48ce0', '#50307c']
  tube(
    k,
    ['#344c74', '#6484ac', '#1c2c54'],
    [
      [3, -7, 4.6],
      [-3.5, -8.5, 4.2],
      [-4, -2, 3.2],
    ],
    { sun: SUN },
  )
  shoe(k, ['#e83c50', '#ff8070', '#fff4e0'], -4, -1.8, -1)
  tube(
    k,
    ['#3c5884', '#7094bc', '#1c2c54'],
    [
      [5, -6, 4.8],
      [0, -6, 4.4],
      [2, -1.5, 3.2],
    ],
    { sun: SUN },
  )
  shoe(k, ['#e83c50', '#ff8070', '#fff4e0'], 2, -1.5, -1)
  solid(
    k,
    SHIRT,
    'M-3.500 -6C-5 -10 -4.500 -14 -2.500 -16.500C1 -18 5 -17 7 -14C9 -10 9 -6 7.500 -3.500C4 -2.600 -1 -3.500 -3.500 -6Z',
    { sun: SUN, a: 0.7, b: 1.4 },
  )
  for (const y of [-14, -10.5, -7]) stroke(k, '#ffe084', 0.9, `M-4 ${y}Q2 ${y + 1.4} 8 ${y + 0.4}`)
  k.save()
  k.translate(-0.5, -21.5)
  k.scale(1.08, 1.08)
  head(k, {
    skin: BROWN,
    hair: ['#34203c', '#644464', '#1c1024'],
    style: 'curls',
    turn: -0.55,
    tilt: -0.12,
    eyes: 'happy',
    mouth: 'shout',
    neck: 5,
    sun: SUN,
    over: (q) => {
      solid(
        q,
        ['#ffd048', '#fff0a8', '#c8842c'],
        'M-5.600 -3.500L-6.800 -10.500L-3 -7.600L0 -12L3 -7.600L6.800 -10.500L5.600 -3.500C2 -4.600 -2 -4.600 -5.600 -3.500Z',
        { sun: SUN, a: 0.4, b: 0.7 },
      )
      for (const [x, c] of [
        [-3, '#e83c50'],
        [0, '#3c9cc8'],
        [3, '#e83c50'],
      ])
        disc(q, c, x, -5.8, 0.8)
    },
  })
  k.restore()
  arm(
    k,
    SHIRT,
    BROWN,
    [
      [-2.5, -14.5, 3.4],
      [-7.5, -15.5, 3],
      [-6, -21, 2.2],
    ],
    { kind: 'flat', sun: SUN },
  )
  arm(
    k,
    SHIRT,
    BROWN,
    [
      [6, -14, 3.4],
      [9, -16.5, 3],
      [5.8, -20.5, 2.2],
    ],
    { kind: 'flat', sun: SUN },
  )
}

/** The gardener behind his dragon: hose in one hand, a finger at his lips; to the waist, 26 tall, to the right. */
export function gardener(k) {
  const SHIRT = ['#f0e0c4', '#fffaf0', '#b8a4a8']
  const BIB = ['#3c6c9c', '#78a8d0', '#244470']
  solid(
    k,
    SHIRT,
    'M-6.500 4C-7.500 -4 -7 -11 -5 -15.500C-2 -17.500 3 -17.500 5.500 -15.500C7.500 -11 8 -4 7.500 4Z',
    { sun: SUN, a: 0.7, b: 1.4 },
  )
  solid(k, BIB, 'M-4.500 4V-10H5.500V4Z', { sun: SUN, a: 0.6, b: 1 })
  stroke(k, BIB[2], 1, 'M-4 -10L-5 -15.500M5 -10L5 -15.500')
  k.save()
  k.translate(1, -22)
  head(k, {
    skin: TAN,
    hair: ['#8c5438', '#c88858', '#54303c'],
    style: 'crop',
    turn: 0.6,
    eyes: ['open', 'happy'],
    look: [1, 0.3],
    mouth: 'grin',
    nose: 1.35,
    neck: 6,
    sun: SUN,
    brow: 0.6,
    beard: (q, x) =>
      path(
        q,
        '#8c5438',
        `M${x} 1.900C${x + 1.4} 1 ${x + 3.4} 1.400 ${x + 4} 0.300C${x + 3.8} 2.600 ${x + 1.4} 3 ${x} 2.600C${x - 1.4} 3 ${x - 3.8} 2.600 ${x - 4} 0.300C${x - 3.4} 1.400 ${x - 1.4} 1 ${x} 1.900Z`,
      ),
    over: straw(['#f0cc80', '#fff0b8', '#b88850'], '#2c8460'),
  })
  k.restore()
  arm(
    k,
    SHIRT,
    TAN,
    [
      [-4, -14, 4],
      [-8, -7, 3.6],
      [-1, -3, 2.6],
    ],
    { to: 0.8, kind: 'grip', sun: SUN },
  )
  arm(
    k,
    SHIRT,
    TAN,
    [
      [5, -14, 4],
      [10, -11, 3.6],
      [6.2, -16.6, 2.4],
    ],
    { to: 0.8, kind: 'point', sun: SUN },
  )
}
