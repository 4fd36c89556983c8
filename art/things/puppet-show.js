// A marionette bows on the Charles Bridge after the rain, and a dachshund bows back; low sun from the left, feet at 0.
import { path, stroke } from '../core/field.js'
import { fullBeard, head } from './near-heads.js'
import { arm, shoe, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [-1, -0.35]
const OLD = ['#e8a888', '#ffcca4', '#a8605c']
const WOOD = ['#e8b070', '#ffd89c', '#a8684c']

export const shade = (k, half, long) =>
  path(
    k,
    'rgba(40,28,72,.45)',
    `M${-half} 0.4C${-half * 0.4} -1.2 ${half} -1 ${half * 1.2} -0.6L${long} 0.800C${half * 1.6} 2.600 ${-half * 0.5} 2.400 ${-half} 0.4Z`,
  )

/** The old player on his case, leaning over to the left; 46 tall. */
export function player(k) {
  shade(k, 12, 30)
  // Case with the puppets that wait.
  solid(k, ['#7c3c48', '#b8645c', '#482444'], 'M-8 0V-13H14V0Z', { sun: SUN, a: 0.8, b: 1.6 })
  path(k, '#ffc85c', 'M-8 -9.500H14V-8.600H-8ZM2 -10.500H4.500V-7.500H2Z')
  path(k, '#e8b070', 'M7.500 -13.500C7.500 -18 12.500 -18 12.500 -13.500Z')
  path(k, '#c83c4c', 'M7 -16.500L8 -21L9.500 -18L11 -22L12 -18L13.600 -20L13 -16.500Z')
  disc(k, '#2c1c38', 9, -15, 0.4)
  disc(k, '#2c1c38', 11, -15, 0.4)
  // Legs.
  for (const [x, y, c] of [
    [1.5, -1.6, ['#3c3458', '#645c88', '#241c40']],
    [-4, -0.6, ['#4c4468', '#746c98', '#2c2448']],
  ]) {
    tube(
      k,
      c,
      [
        [4, -14, 6],
        [x - 4, -14.5, 5.4],
        [x - 5, -4, 4],
      ],
      { sun: SUN },
    )
    shoe(k, ['#54303c', '#945c54', '#20142c'], x - 5, y - 1.6, -1.2)
  }
  // Far arm holds the second cross.
  arm(
    k,
    ['#1c5c54', '#3c8c74', '#143c44'],
    OLD,
    [
      [-1, -30, 5],
      [-11, -28, 4.4],
      [-20, -33, 2.8],
    ],
    { kind: 'grip', sun: SUN, size: 1.15 },
  )
  solid(
    k,
    ['#24746a', '#58b090', '#144450'],
    'M-4 -11C-7 -18 -8 -27 -4.500 -33C-1 -35.500 6 -35 9 -32C12.500 -26 13 -18 12 -11C7 -9 1 -9 -4 -11Z',
    { sun: SUN, a: 0.9, b: 2.4 },
  )
  path(k, '#ffe0b0', 'M-5 -32.500L-2 -26L1.500 -33.500Z')
  solid(
    k,
    ['#d84c4c', '#ff8c70', '#982c48'],
    'M-5.500 -33C-2 -30.500 2.500 -31 5 -34L5.500 -31.500C3 -28.500 -2 -28 -5 -30Z',
    { sun: SUN, a: 0.4, b: 0.5 },
  )
  for (const y of [-24, -19, -14.5]) disc(k, '#ffc85c', -4.6, y, 0.65)
  k.save()
  k.translate(-1.5, -39)
  k.scale(1.12, 1.12)
  head(k, {
    skin: OLD,
    hair: ['#e0d8e4', '#fffaf4', '#a89cb8'],
    style: 'bald',
    turn: -0.7,
    tilt: -0.16,
    eyes: 'happy',
    mouth: 'laugh',
    nose: 1.5,
    neck: 6,
    sun: SUN,
    brow: 0.3,
    beard: fullBeard('#e0d8e4', '#a89cb8'),
    over: (q) => {
      solid(
        q,
        ['#5c3468', '#94609c', '#342048'],
        'M-5 -3.600C-5.600 -9 -3.600 -11 -1 -9.600C1.600 -11.500 5.600 -9.500 5 -3.600Z',
        { sun: SUN, a: 0.6, b: 1.2 },
      )
      path(
        q,
        '#ffc85c',
        'M-5.200 -5.400C-2 -4.400 2 -4.400 5.200 -5.400V-3.900C2 -2.800 -2 -2.800 -5.200 -3.900Z',
      )
      solid(
        q,
        ['#5c3468', '#94609c', '#342048'],
        'M-9 -2.600C-6 -4.600 -5 -4 0 -3.500C5 -4 6 -4.600 9 -4C7 -1.600 3 -2 0 -1.800C-3 -1.600 -7 -1 -9 -2.600Z',
        { sun: SUN, a: 0.4, b: 0.4 },
      )
      path(q, '#e8503c', 'M3.600 -5C5 -9 8 -12 11.500 -12.500C10.500 -9 8 -6 4.600 -4.300Z')
      stroke(q, '#982c48', 0.3, 'M4.200 -5L10.500 -11.600')
    },
  })
  k.restore()
  arm(
    k,
    ['#24746a', '#58b090', '#144450'],
    OLD,
    [
      [5, -30, 5.4],
      [-3, -21.5, 4.8],
      [-14, -28, 3],
    ],
    { kind: 'grip', sun: SUN, size: 1.2 },
  )
}

/** The cross of the strings, and the strings; from the player's hands down to the puppet at 0, 0. */
export function strings(k) {
  stroke(k, '#84503c', 1.2, 'M-9 -38.500L9 -37M1 -43L-1 -33')
  stroke(k, '#e8b070', 0.4, 'M-9 -38.800L9 -37.300')
  stroke(
    k,
    'rgba(255,244,220,.85)',
    0.22,
    'M-8.500 -38.500L-8 -13M-4 -38L-4.500 -22M3 -37.500L1 -22M8.500 -37L8.500 -17M0 -33.500L4 -9',
  )
}

/** A small wooden king with a fiddle who bows to the left; 24 tall. */
export function woodenKing(k) {
  shade(k, 6, 18)
  const RED = ['#d83c4c', '#ff7c68', '#8c2044']
  const BLUE = ['#3458a8', '#6c94dc', '#202c68']
  // Legs jointed at the knee, pointed shoes.
  for (const [a, b, c] of [
    [
      [2, -9],
      [4, -5],
      [3.6, -1],
    ],
    [
      [-0.5, -9],
      [-1.5, -5],
      [-1, -1],
    ],
  ]) {
    tube(
      k,
      BLUE,
      [
        [...a, 2.6],
        [...b, 2.2],
      ],
      { sun: SUN, hard: true },
    )
    tube(
      k,
      WOOD,
      [
        [...b, 1.7],
        [...c, 1.4],
      ],
      { sun: SUN, hard: true },
    )
    disc(k, '#a8684c', b[0], b[1], 0.9)
    path(
      k,
      '#ffc85c',
      `M${c[0] + 1.2} ${c[1] - 0.6}L${c[0] + 1.2} 0.3H${c[0] - 3.4}C${c[0] - 4.4} 0 ${c[0] - 4.6} -1.200 ${c[0] - 4.2} -1.600C${c[0] - 3} -0.800 ${c[0] - 1.6} -0.600 ${c[0] - 0.8} ${c[1] - 0.6}Z`,
    )
  }
  // Cloak with ermine, body bent forward.
  solid(k, RED, 'M3 -17C7 -15 9.500 -9 9.500 -3.500C6 -3 4 -4.500 2.500 -7Z', {
    sun: SUN,
    a: 0.5,
    b: 1,
  })
  path(
    k,
    '#fff6e4',
    'M9.600 -4.600L9.700 -2.600C6.500 -2 4 -3.500 2 -6.500L3 -7.500C5 -5 7 -4.300 9.600 -4.600Z',
  )
  solid(
    k,
    BLUE,
    'M-3 -8.500C-4.500 -12 -5 -15.500 -3.500 -18.500C-1 -20 2.500 -19 4 -16.500C5 -13 4.500 -10.500 3.500 -8C1 -7.200 -1.500 -7.500 -3 -8.500Z',
    { sun: SUN, a: 0.5, b: 1.1 },
  )
  path(k, '#ffc85c', 'M-3.800 -11.600L4.200 -11L4 -9.600L-3.500 -10.200Z')
  // Fiddle under one arm, bow held out.
  tube(
    k,
    BLUE,
    [
      [3, -16.5, 2.2],
      [7, -14.5, 2],
    ],
    { sun: SUN, hard: true },
  )
  tube(
    k,
    WOOD,
    [
      [7, -14.5, 1.5],
      [8.5, -17, 1.3],
    ],
    { sun: SUN, hard: true },
  )
  stroke(k, '#84503c', 0.4, 'M6 -19L14 -14')
  solid(
    k,
    ['#a84c2c', '#e88c4c', '#682c34'],
    'M-0.500 -14C1 -16 3.500 -15 3 -13C4.600 -12.500 5.500 -10.500 4 -9.300C2 -8 0 -9.500 0.500 -11.300C-0.800 -11.500 -1.500 -12.600 -0.500 -14Z',
    { sun: SUN, a: 0.3, b: 0.6 },
  )
  stroke(k, '#2c1c38', 0.5, 'M0 -13.800L-4 -17')
  tube(
    k,
    BLUE,
    [
      [-2.5, -17, 2.2],
      [-6, -15, 2],
    ],
    { sun: SUN, hard: true },
  )
  tube(
    k,
    WOOD,
    [
      [-6, -15, 1.5],
      [-8.5, -12.5, 1.3],
    ],
    { sun: SUN, hard: true },
  )
  disc(k, '#a8684c', -6, -15, 0.8)
  disc(k, WOOD[0], -9, -12, 1.1)
  // Head: varnished, red nose and cheeks, a hinge at the jaw, crown.
  k.save()
  k.translate(-4.5, -22)
  k.rotate(-0.3)
  solid(
    k,
    WOOD,
    'M-3.800 -1C-4 -4.500 3.500 -5 4 -1C4.400 2.500 2 4.600 -0.500 4.600C-2.800 4.600 -3.800 2 -3.800 -1Z',
    { sun: SUN, a: 0.5, b: 0.9 },
  )
  disc(k, '#e85c50', -2.2, 1, 0.9, 0.75)
  disc(k, '#e85c50', 1.8, 1.1, 0.9, 0.75)
  disc(k, '#d83c4c', -0.8, 0.6, 0.95, 0.85)
  for (const x of [-2, 0.9]) {
    disc(k, '#fffaf0', x, -0.9, 0.8, 0.9)
    disc(k, '#2c1c38', x - 0.15, -0.8, 0.42)
  }
  stroke(
    k,
    '#fffaf0',
    0.9,
    'M-2.400 2.200C-1.600 1.600 -1 1.800 -0.600 2.200C0 1.800 0.800 1.600 1.600 2.200',
  )
  stroke(k, '#84503c', 0.3, 'M-2 3.200Q-0.400 4 1.400 3.100')
  path(
    k,
    '#ffc85c',
    'M-4 -2.600L-4.600 -6.500L-2.300 -4.600L0 -7.500L2.300 -4.800L4.500 -6.700L4.200 -2.600C1.500 -3.800 -1.500 -3.800 -4 -2.600Z',
  )
  path(
    k,
    '#d08c30',
    'M1.500 -3.300L2.300 -4.800L4.500 -6.700L4.200 -2.600C3.300 -3 2.400 -3.200 1.500 -3.300Z',
  )
  disc(k, '#d83c4c', 0, -4.6, 0.6)
  k.restore()
}
