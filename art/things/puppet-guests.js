// Who watches the marionette on the Charles Bridge: a dachshund that bows back, a girl on her knees, her mother; low sun from the left, feet at 0.
import { path, points, stroke } from '../core/field.js'
import { head } from './near-heads.js'
import { arm, hand, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'
import { shade } from './puppet-show.js'

const SUN = [-1, -0.35]
const GIRL = ['#f4b890', '#ffdcb0', '#b8685c']
const MUM = ['#c88860', '#f0b484', '#884c48']

/** A dachshund that bows back, to the right: chest down, rump up; 24 long. */
export function bowingDog(k) {
  path(k, 'rgba(40,28,72,.45)', 'M-12 0.300C-4 -0.800 12 -0.800 22 0C16 1.800 -4 2 -12 0.300Z')
  const COAT = ['#84442c', '#c8784c', '#4c2434']
  const TAN = '#e0a060'
  tube(
    k,
    COAT,
    [
      [-8, -8, 3.4],
      [-10.5, -5, 2.6],
      [-9.5, -1, 2],
    ],
    { sun: SUN },
  )
  stroke(k, COAT[0], 1.3, 'M-10 -10C-14 -11.500 -15 -15 -12.500 -18')
  stroke(
    k,
    '#ffe4b8',
    0.3,
    'M-17 -17C-17.500 -15 -17 -13.500 -16 -12.500M-9.500 -19C-9 -17 -9 -16 -9.600 -14.500',
  )
  solid(
    k,
    COAT,
    'M-11.500 -8C-12.500 -12 -8 -13 -4.500 -11.500C0 -9.500 4 -6.500 9 -5.500C11 -4.500 10.500 -1 8 -0.500C3 0 -3 -4 -7 -5C-9 -5.300 -11 -6 -11.500 -8Z',
    { sun: SUN, a: 0.5, b: 1.1 },
  )
  solid(
    k,
    COAT,
    'M-10 -9C-11 -5 -8 -4.500 -7 -2.500L-7.500 -1C-8 0.300 -5.500 0.400 -4 0.200C-3.500 -2 -4 -5 -4.500 -8Z',
    { sun: SUN, a: 0.4, b: 0.9 },
  )
  path(k, TAN, 'M-7.400 -1.200C-8 0.300 -5.500 0.400 -4 0.200L-4 -1Z')
  solid(k, COAT, 'M4.500 -3.500C7 -2.500 9 -1.200 13.500 -1.100C15 -1 15 0.400 13.500 0.400H5Z', {
    sun: SUN,
    a: 0.3,
    b: 0.5,
  })
  path(k, TAN, 'M11.500 -1.100H13.500C15 -1 15 0.400 13.500 0.400H11.500Z')
  k.save()
  k.translate(10.5, -7.5)
  k.rotate(-0.25)
  solid(
    k,
    COAT,
    'M-3.500 1C-4 -2.500 -1.500 -4.500 1.500 -4C3.500 -3.600 4.500 -2 6 -1.200L9.600 -0.200C10.600 0.200 10.600 1.500 9.600 1.800L5 3C2 4 -3 4 -3.500 1Z',
    { sun: SUN, a: 0.4, b: 0.8 },
  )
  path(
    k,
    TAN,
    'M4 0.800L9.600 0.400C10.600 0.600 10.500 1.500 9.600 1.800L5 3C3.500 3.400 3 1.600 4 0.800Z',
  )
  disc(k, '#20142c', 9.9, 0.1, 0.85, 0.7)
  path(k, '#f4707c', 'M6 2.700L8.200 2.100C8.600 4 7.600 5 6.900 4.600Z')
  disc(k, '#fffaf0', 2.9, -1.5, 0.95)
  disc(k, '#20142c', 3.2, -1.4, 0.6)
  disc(k, TAN, 2.6, -3.2, 0.5)
  solid(
    k,
    ['#6c3428', '#a85c40', '#3c1c30'],
    'M-2.500 -3.400C-6 -2.500 -7 2.500 -5 5.500C-2.500 6 -0.500 2 0.500 -2.500Z',
    { sun: SUN, a: 0.4, b: 0.7 },
  )
  k.restore()
  stroke(k, '#38a4a8', 1, 'M4.500 -9.800Q7.500 -7 6.500 -3.800')
}

/** A girl in a yellow raincoat on her knees, hands clasped, towards the right; 25 tall. */
export function kneeling(k) {
  shade(k, 8, 20)
  const COAT = ['#ffc43c', '#ffe890', '#c8782c']
  solid(k, ['#d84c5c', '#ff8c88', '#942c50'], 'M-8 -3C-8.500 -1 -8 0.500 -6.500 0.500H2L3 -3Z', {
    sun: SUN,
    a: 0.3,
    b: 0.5,
  })
  solid(
    k,
    COAT,
    'M-6.500 -2.500C-8 -6 -7.500 -11 -4.500 -14.500C-2 -15.600 2 -15.400 4 -13.500C6 -10 8 -6 8.500 -1.500C4 0.200 -2 0 -6.500 -2.500Z',
    { sun: SUN, a: 0.6, b: 1.4 },
  )
  solid(
    k,
    COAT,
    'M-6 -13.500C-7 -17.500 -3 -19 0 -17.500C2.500 -16.500 4 -14.500 3.500 -12.500C0 -11 -4 -11 -6 -13.500Z',
    { sun: SUN, a: 0.4, b: 0.8 },
  )
  k.save()
  k.translate(0.5, -21)
  k.scale(1.04, 1.04)
  head(k, {
    skin: GIRL,
    hair: ['#5c3428', '#945c3c', '#38202c'],
    style: 'bob',
    turn: 0.75,
    eyes: 'wide',
    look: [0.9, 0.4],
    mouth: 'laugh',
    brow: 1,
    neck: 6,
    sun: SUN,
  })
  k.restore()
  arm(
    k,
    COAT,
    GIRL,
    [
      [2.5, -12.5, 3.4],
      [7.5, -9.5, 3],
      [9.5, -14.5, 2.2],
    ],
    { kind: 'flat', sun: SUN },
  )
  arm(
    k,
    COAT,
    GIRL,
    [
      [-1.5, -12, 3.6],
      [4.5, -7.5, 3.1],
      [8.5, -13.5, 2.2],
    ],
    { kind: 'flat', sun: SUN },
  )
}

/** Her mother with an umbrella, bent forward and laughing, towards the right; 46 tall. */
export function umbrellaMum(k) {
  shade(k, 7, 24)
  for (const [x, c] of [
    [-2.5, ['#2c3860', '#54649c', '#1c2040']],
    [2, ['#344070', '#6070a8', '#20284c']],
  ]) {
    tube(
      k,
      c,
      [
        [x * 0.6, -17, 4.2],
        [x + 0.5, -9, 3.6],
        [x, -2, 2.8],
      ],
      { sun: SUN },
    )
    path(
      k,
      '#c83c50',
      `M${x - 1.8} -7H${x + 2}V-1C${x + 4} -0.600 ${x + 4.4} 0.300 ${x + 4.2} 0.600H${x - 2}Z`,
    )
    path(k, '#f4706c', `M${x - 1.8} -7H${x - 0.8}V0.600H${x - 2}Z`)
  }
  solid(
    k,
    ['#5c7ca8', '#98b8d8', '#384c78'],
    'M-6 -12C-6.500 -19 -6 -26 -3.500 -30.500C-1 -32 3.500 -31.800 5.500 -30C7 -25 7 -18 6.500 -12C2 -10.600 -2 -10.600 -6 -12Z',
    { sun: SUN, a: 0.7, b: 1.6 },
  )
  solid(
    k,
    ['#f0dcc0', '#fff6e4', '#b89c9c'],
    'M-4.500 -31C-1 -29.500 3 -29.500 6 -31.500L6.300 -28.500C3 -26.500 -1.500 -26.600 -4.600 -28.500Z',
    { sun: SUN, a: 0.3, b: 0.5 },
  )
  k.save()
  k.translate(2, -37)
  k.scale(0.98, 0.98)
  head(k, {
    skin: MUM,
    hair: ['#2c2440', '#5c4c78', '#181028'],
    style: 'bun',
    turn: 0.7,
    tilt: 0.14,
    eyes: 'happy',
    mouth: 'laugh',
    neck: 7,
    sun: SUN,
    long: 1.04,
  })
  k.restore()
  // Umbrella over the shoulder, in wedges.
  stroke(k, '#2c1c38', 0.8, 'M3.500 -20L-11 -49')
  path(
    k,
    '#c83c50',
    'M-28 -36C-28 -48 -20 -56 -9.500 -55C0 -54 6.500 -48 7.500 -40C3 -42.500 -1 -43 -4 -41.500C-8 -44 -12 -43.500 -15.500 -40.500C-20 -41.500 -24 -40 -28 -36Z',
  )
  path(
    k,
    '#ff7468',
    'M-28 -36C-28 -48 -20 -56 -9.500 -55C-16 -51.500 -19 -46 -20.500 -40.400C-23.600 -39.800 -26 -38.300 -28 -36Z',
  )
  path(
    k,
    '#8c2048',
    'M7.500 -40C6.500 -48 0 -54 -9.500 -55C-3 -51.500 0.500 -47 1.500 -42C3.600 -42 5.600 -41.200 7.500 -40Z',
  )
  stroke(
    k,
    '#8c2048',
    0.3,
    'M-9.500 -55C-13 -50 -15 -45 -15.500 -40.500M-9.500 -55C-6 -51 -4 -46 -4 -41.500',
  )
  stroke(k, '#2c1c38', 0.8, 'M-9.500 -55L-10.500 -57.500')
  arm(
    k,
    ['#5c7ca8', '#98b8d8', '#384c78'],
    MUM,
    [
      [4, -28, 4],
      [8, -22.5, 3.5],
      [4.5, -20.5, 2.4],
    ],
    { kind: 'grip', sun: SUN },
  )
  for (const [x, y] of points('-27.500 -34 -15.500 -38.600 -4 -39.600 7.600 -38'))
    path(
      k,
      '#dceaf4',
      `M${x} ${y - 1}C${x + 0.8} ${y} ${x + 0.6} ${y + 0.8} ${x} ${y + 0.8}C${x - 0.6} ${y + 0.8} ${x - 0.8} ${y} ${x} ${y - 1}Z`,
    )
  hand(k, MUM, 4.2, -20.6, 2.6, { kind: 'grip' })
}
