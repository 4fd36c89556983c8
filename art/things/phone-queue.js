// A red telephone box of London and those who queue for it, first of all an owl with a letter; feet at 0.
import { fill, path, points, stroke } from '../core/field.js'
import { head } from './near-heads.js'
import { arm, hand, shoe, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'

const [RED, LIT, DEEP, DARK] = ['#d8303c', '#ff6a5c', '#94183c', '#4c1038']
const SUN = [-1, -0.3]
const FAIR = ['#f4b890', '#ffdcb0', '#b8685c']

/** The box, 24 wide and 66 high, lamplit inside, its door open to the left; `who` stands in it. */
export function phoneBox(k, who) {
  path(k, 'rgba(8,30,48,.5)', 'M-13 0.500C0 -1 12 -1 17 0.500L30 3C14 4 -8 3.600 -13 0.500Z')
  // Its right side in the shade, with panes.
  fill(k, DEEP, points('12 -58 17.500 -57 17.500 -0.800 12 0.600'))
  for (let i = 0; i < 8; i++) {
    const y = -50 + i * 5.3
    fill(
      k,
      i % 3 ? '#f0a850' : '#ffd084',
      points(`13 ${y} 16.600 ${y + 0.2} 16.600 ${y + 4.2} 13 ${y + 4.4}`),
    )
  }
  // Room: back wall with its grid, the phone on its board.
  path(k, '#ffc868', 'M-9.600 -52H9.600V-2H-9.600Z')
  path(k, '#ffe2a0', 'M-9.600 -52H9.600V-38C4 -35 -4 -35 -9.600 -38Z')
  for (let i = 0; i <= 8; i++) stroke(k, '#c8583c', 0.5, `M-9.600 ${-50 + i * 5.3}H9.600`)
  for (const x of [-6.6, 6.6]) stroke(k, '#c8583c', 0.5, `M${x} -52V-8`)
  path(k, '#b84840', 'M-9.600 -8.400H9.600V-2H-9.600Z')
  path(k, '#3c2450', 'M3.600 -43H9.600V-24H3.600Z')
  path(k, '#241c40', 'M4.600 -41H8.800V-32H4.600Z')
  path(k, '#8c90b4', 'M5 -38.600H8.400V-33H5Z')
  for (let i = 0; i < 9; i++)
    path(k, '#ffe8b0', `M${5.4 + (i % 3)} ${-38 + Math.floor(i / 3) * 1.4}h0.600v0.900h-0.600Z`)
  stroke(k, '#1c1838', 1, 'M4.800 -40.600C4.400 -42 4.600 -43 5.600 -43H7.800')
  who(k)
  // Posts, foot, lintel, dome.
  solid(k, [RED, LIT, DEEP], 'M-12.500 0V-56H-9.400V0Z', { sun: SUN, a: 0.9, b: 0.8 })
  solid(k, [RED, LIT, DEEP], 'M9.400 0V-56H12.500V0Z', { sun: SUN, a: 0.7, b: 1 })
  path(k, DEEP, 'M-9.400 -2H9.400V0H-9.400Z')
  path(k, DARK, 'M-13 -1.400H13V0.800H-13Z')
  path(k, RED, 'M-12.500 -60H12.500V-51.500H-12.500Z')
  path(k, DEEP, 'M-9.400 -52.200H9.400V-51H-9.400Z')
  path(k, '#fff6dc', 'M-9 -58.600H9V-53.800H-9Z')
  path(k, '#ffdf9c', 'M-9 -55.200H9V-53.800H-9Z')
  // The word, as strokes.
  stroke(
    k,
    '#241c40',
    0.5,
    'M-7.800 -57.600H-6.400M-7.100 -57.600V-54.900M-5.600 -57.600V-54.900H-4.600M-5.600 -57.600H-4.600M-5.600 -56.300H-4.800M-3.800 -57.600V-54.900H-2.800M-2.100 -57.600V-54.900H-1.100M-2.100 -57.600H-1.100M-2.100 -56.300H-1.300M-0.300 -54.900V-57.600H0.500C1.100 -57.400 1.100 -56.300 0.500 -56.200H-0.300M1.700 -57.600V-54.900M2.900 -57.600V-54.900M1.700 -56.300H2.900M3.700 -57.600V-54.900H4.900V-57.600ZM5.600 -54.900V-57.600L6.800 -54.900V-57.600M7.500 -57.600V-54.900H8.400M7.500 -57.600H8.400M7.500 -56.300H8.200',
  )
  solid(k, [RED, LIT, DEEP], 'M-13.600 -59.500H13.600L13 -62H-13Z', { sun: SUN, a: 0.5, b: 0.8 })
  solid(
    k,
    [RED, LIT, DEEP],
    'M-12 -62C-11 -66.500 -5 -68.500 0 -68.500C5 -68.500 11 -66.500 12 -62Z',
    { sun: SUN, a: 0.8, b: 1.6 },
  )
  fill(k, DEEP, points('12.500 -60 17.800 -58.600 17.800 -56.600 12.500 -57.500'))
  path(k, DARK, 'M12 -62C15 -61 17 -60 17.800 -58.600L13.600 -59.500Z')
  path(
    k,
    '#ffc850',
    'M-2.400 -63.200L-2.800 -65.600L-1.400 -64.600L0 -66.400L1.400 -64.600L2.800 -65.600L2.400 -63.200Z',
  )
  // The door, seen from its edge inwards: bars and panes.
  fill(k, DEEP, points('-12.500 -51 -23 -53.500 -23 3.500 -12.500 0'))
  fill(k, RED, points('-22 -52 -13.200 -50 -13.200 -8.500 -22 -6.800'))
  for (let i = 0; i < 8; i++)
    for (const [u0, u1] of [
      [0.06, 0.2],
      [0.28, 0.72],
      [0.8, 0.94],
    ]) {
      const X = (u) => -22 + 8.8 * u
      const Y = (u, v) => -52 + 2 * u + (45.2 - 3.7 * u) * v
      const [v0, v1] = [(i + 0.14) / 8, (i + 0.86) / 8]
      fill(k, i < 3 ? '#5c9490' : '#3c747c', [
        [X(u0), Y(u0, v0)],
        [X(u1), Y(u1, v0)],
        [X(u1), Y(u1, v1)],
        [X(u0), Y(u0, v1)],
      ])
      if ((i + u0 * 10) % 3 < 1)
        stroke(
          k,
          '#b4d0b8',
          0.25,
          `M${X(u0) + 0.3} ${Y(u0, v1) - 0.8}L${X(u0) + 0.9} ${Y(u0, v0) + 0.8}`,
        )
    }
  fill(k, LIT, points('-23 -53.500 -22.300 -53.300 -22.300 3.200 -23 3.500'))
  stroke(k, '#ffc850', 0.8, 'M-20.800 -22V-18')
}

/** A girl with the handset at her ear who leans out to the right, her other hand at the letter; 36 tall. */
export function caller(k) {
  // Bag at her feet, legs, boots.
  tube(
    k,
    ['#34406c', '#5c6ca0', '#1c2044'],
    [
      [-2, -12, 3.2],
      [-2.6, -6, 2.8],
      [-2.6, -1.6, 2.4],
    ],
    { sun: SUN },
  )
  tube(
    k,
    ['#34406c', '#5c6ca0', '#1c2044'],
    [
      [1.6, -12, 3.2],
      [2.6, -6, 2.8],
      [2.8, -1.6, 2.4],
    ],
    { sun: SUN },
  )
  shoe(k, ['#8c3c40', '#c8645c', '#2c1838'], -2.6, -2.4, 1)
  shoe(k, ['#8c3c40', '#c8645c', '#2c1838'], 2.8, -2.4, 1)
  // Far arm with the handset.
  arm(
    k,
    ['#1c6474', '#3c94a0', '#144454'],
    FAIR,
    [
      [-3, -20.5, 3.2],
      [-7, -18, 2.8],
      [-5, -25.5, 2.2],
    ],
    { kind: 'grip', sun: SUN },
  )
  stroke(k, '#1c1838', 0.6, 'M-5 -24C-8 -20 -7 -15 -2 -16C3 -17 7 -24 6.200 -31')
  solid(
    k,
    ['#24808c', '#58b8b8', '#144c64'],
    'M-5.400 -10C-5.800 -15 -5.200 -19.500 -3.400 -22.500C-1 -23.700 2.500 -23.600 4.400 -22C6 -18 6.600 -14 6.400 -10C2.500 -8.900 -2 -8.900 -5.400 -10Z',
    { sun: SUN, a: 0.6, b: 1.3 },
  )
  for (const y of [-18.6, -15.4, -12.2]) disc(k, '#ffd878', 3, y, 0.5)
  k.save()
  k.translate(2, -28.6)
  head(k, {
    skin: FAIR,
    hair: ['#d8682c', '#ffa04c', '#8c3028'],
    style: 'plaits',
    turn: 0.8,
    tilt: 0.14,
    eyes: 'wide',
    look: [0.9, 0.5],
    mouth: 'laugh',
    brow: 0.8,
    neck: 6,
    sun: SUN,
    under: (q, x) => {
      for (const [dx, dy] of points(
        '-2.800 0.900 -1.800 1.500 -3.400 1.700 1.200 1.400 1.900 0.800',
      ))
        disc(q, '#d88858', x + dx, dy, 0.22)
    },
    over: beret,
  })
  k.restore()
  // Handset.
  k.save()
  k.translate(-4.4, -28)
  k.rotate(0.25)
  path(
    k,
    '#1c1838',
    'M-1 -4.500C1 -5.500 2.400 -4.500 2 -3L1 -2.400C0.400 -0.800 0.400 1 1 2.600L2.200 3.200C2.400 4.800 0.800 5.600 -0.800 4.800C-2.400 2 -2.400 -2 -1 -4.500Z',
  )
  stroke(k, '#5c5c8c', 0.4, 'M-1 -3.600C-1.800 -1.500 -1.800 1.500 -1 3.800')
  k.restore()
  hand(k, FAIR, -5.2, -27.2, -1.2, { kind: 'grip', size: 0.9 })
  // Scarf in two colours, its end over the shoulder.
  solid(
    k,
    ['#7c1c4c', '#b83c68', '#4c1038'],
    'M-4 -23.600C-1 -22.400 3 -22.400 5.800 -24L6.400 -21.400C3 -19.600 -1.600 -19.800 -4.600 -21.200Z',
    { sun: SUN, a: 0.3, b: 0.5 },
  )
  stroke(
    k,
    '#ffc850',
    0.9,
    'M-1.800 -22.800L-2 -20.400M1.800 -22.600L2 -20.200M4.800 -23.400L5.400 -21.400',
  )
  solid(
    k,
    ['#7c1c4c', '#b83c68', '#4c1038'],
    'M-3.800 -21.400L-1 -20.800C-0.800 -17 -1.400 -13.500 -2 -11L-5 -11.600C-4.400 -14.500 -3.800 -18 -3.800 -21.400Z',
    { sun: SUN, a: 0.3, b: 0.5 },
  )
  stroke(
    k,
    '#ffc850',
    0.9,
    'M-3.600 -18.600L-1 -18.200M-4 -15.600L-1.400 -15.200M-4.600 -12.800L-1.900 -12.300',
  )
}

/** The arm she holds out of the box. */
export function callerArm(k) {
  arm(
    k,
    ['#24808c', '#58b8b8', '#144c64'],
    FAIR,
    [
      [4, -20.5, 3.4],
      [9.5, -17.4, 2.9],
      [14.8, -20.6, 2.2],
    ],
    { kind: 'flat', sun: SUN },
  )
}

const beret = (k) => {
  solid(
    k,
    ['#7c1c4c', '#b83c68', '#4c1038'],
    'M-4.600 -3.600C-8.600 -4.200 -8 -8.800 -3.600 -9.400C1 -10 5.600 -8.200 5.200 -4.400C2 -6 -1.600 -5.400 -4.600 -3.600Z',
    { sun: SUN, a: 0.5, b: 0.8 },
  )
  stroke(k, '#4c1038', 0.7, 'M-2 -9.200L-2.400 -10.600')
}

/** A trunk with straps, 15 wide and 11 high. */
export function trunk(k) {
  path(k, 'rgba(8,30,48,.5)', 'M-9 0.300C-2 -0.700 8 -0.700 12 0.500C8 2 -4 2 -9 0.300Z')
  solid(
    k,
    ['#8c5440', '#c88858', '#4c2c44'],
    'M-8 0V-10.400C-8 -11.200 -7.600 -11.600 -6.800 -11.600H6.800C7.600 -11.600 8 -11.200 8 -10.400V0Z',
    { sun: SUN, a: 0.7, b: 1.4 },
  )
  stroke(k, '#4c2c44', 0.4, 'M-8 -8.400H8')
  for (const x of [-5, 3.6]) {
    path(k, '#e8b060', `M${x} -11.600h1.500V0h-1.500Z`)
    path(k, '#5c3444', `M${x - 0.2} -8h1.900v1.600h-1.900Z`)
  }
  path(k, '#38a4a0', 'M-2.600 -6.600L1.600 -7L2 -3.600L-2.200 -3.200Z')
  path(k, '#fff0d0', 'M-1.600 -5.800L0.800 -6L1 -4.600L-1.400 -4.400Z')
  disc(k, '#e8505c', 6.4, -3, 1.1)
}

/** A snowy owl that offers a letter to the left; 16 tall, claws at 0. */
export function letterOwl(k) {
  path(k, '#8c98c0', 'M3 -3C6 -2 7.400 0.500 8.400 3.600L5.600 3C4 2 2.600 0 2 -1.600Z')
  solid(
    k,
    ['#f4f4fc', '#ffffff', '#b4bcdc'],
    'M-5.400 -8C-6 -3.500 -4.600 -0.600 -1.600 0H2.400C6 -1.600 7.400 -6 5.600 -10Z',
    { sun: SUN, a: 0.6, b: 1.8 },
  )
  // Wing folded, flecks.
  solid(
    k,
    ['#dce0f0', '#ffffff', '#9ca8cc'],
    'M1.600 -9.500C5 -10.500 7.600 -8 7.400 -4.500C7.200 -2 8 0 8.600 1.600C5 1.400 1.600 -1.500 0.800 -5Z',
    { sun: SUN, a: 0.4, b: 0.8 },
  )
  for (const [x, y] of points(
    '3 -7 5 -6 3 -4.500 5.200 -3.400 6 -1.200 -3 -6.500 -1.600 -5 -3.400 -3.800 -1.200 -2.600',
  ))
    stroke(k, '#6c749c', 0.4, `M${x - 0.6} ${y}q0.600 0.600 1.200 0`)
  solid(
    k,
    ['#f4f4fc', '#ffffff', '#b4bcdc'],
    'M-6 -10.600C-7 -15.500 -3.600 -18.200 -0.300 -18.200C3.400 -18.200 6.300 -15.400 5.600 -11C5 -8.400 2.600 -7 -0.400 -7C-3.200 -7 -5.400 -8 -6 -10.600Z',
    { sun: SUN, a: 0.7, b: 1.6 },
  )
  for (const [x, y] of points(
    '-1.600 -17.200 0.400 -17.600 2.400 -16.800 4 -15.400 -0.400 -16.200 1.400 -16',
  ))
    stroke(k, '#8c94b8', 0.35, `M${x - 0.4} ${y}q0.400 0.450 0.800 0`)
  // Face to the left: discs, yellow eyes, brows that mean business.
  disc(k, '#ffffff', -3.4, -12.4, 2.1, 2.3)
  disc(k, '#ffffff', 0.9, -12.4, 2.3, 2.3)
  for (const x of [-3.5, 0.7]) {
    disc(k, '#ffb828', x, -12.6, 1.4, 1.5)
    disc(k, '#241c40', x - 0.3, -12.6, 0.85, 0.95)
    disc(k, '#ffffff', x - 0.6, -13, 0.3)
  }
  stroke(k, '#6c749c', 0.5, 'M-5 -14.400L-2.600 -13.900M2.400 -14.600L-0.400 -13.900')
  path(k, '#fff0cc', 'M-9.400 -12.200L-1.600 -10.600L-2.500 -6.600L-10.300 -8.200Z')
  path(k, '#d8b478', 'M-10.300 -8.200L-2.500 -6.600L-2.600 -6.100L-10.400 -7.700Z')
  stroke(k, '#c8a068', 0.3, 'M-9.400 -12.200L-6 -8.800L-1.600 -10.600')
  disc(k, '#d8303c', -6, -9.2, 0.9)
  path(k, '#34345c', 'M-2.400 -11.600C-1.600 -12.200 -0.800 -11.800 -0.900 -10.900L-2.200 -9.600Z')
  for (const x of [-2.4, 0.8])
    stroke(
      k,
      '#f0a838',
      0.7,
      `M${x} -0.200L${x - 1} 0.600M${x} -0.200L${x + 0.2} 0.800M${x} -0.200L${x + 1.1} 0.600`,
    )
}
