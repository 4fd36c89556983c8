// Those who wait behind the owl at the telephone box: a gentleman, a lady and her corgi; feet at 0.
import { path, points, stroke } from '../core/field.js'
import { head, moustache } from './near-heads.js'
import { arm, shoe, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [-1, -0.3]
const PALE = ['#f0b098', '#ffd0b4', '#b06468']
const BROWN = ['#a86848', '#dc9c70', '#643444']

/** A gentleman who waits his turn behind an owl, looks at his watch and lifts a brow; to the left, 46 tall. */
export function gentleman(k) {
  path(k, 'rgba(8,30,48,.5)', 'M-6 0.300C0 -1 8 -1 14 0.600C8 2.200 -4 2 -6 0.300Z')
  for (const [x, q] of [
    [2.6, -1],
    [-2, -1],
  ]) {
    tube(
      k,
      ['#3c3c64', '#6c6c98', '#242040'],
      [
        [x, -18, 4],
        [x + 0.3, -9, 3.4],
        [x + 0.2, -2, 2.8],
      ],
      { sun: SUN },
    )
    shoe(k, ['#241c38', '#6c5c7c', '#140c24'], x, -2.4, q)
  }
  // Rolled umbrella in the far hand.
  stroke(k, '#1c1838', 1.6, 'M-8.600 -19L-9.400 -2')
  stroke(k, '#4c4c80', 0.5, 'M-9 -18.600L-9.800 -3')
  stroke(k, '#c88848', 0.9, 'M-8.600 -18.600V-22C-8.600 -24 -6 -24 -6 -22')
  arm(
    k,
    ['#2c3458', '#545c88', '#1c2040'],
    PALE,
    [
      [-4, -31, 4],
      [-7.6, -26, 3.4],
      [-8.4, -21.6, 2.4],
    ],
    { kind: 'fist', sun: SUN },
  )
  solid(
    k,
    ['#3c4874', '#7480ac', '#20244c'],
    'M-6.400 -13.500C-6.600 -20 -6.200 -28 -4.600 -33C-2 -34.600 3.400 -34.600 6 -33C7.600 -28 8 -20 8 -13.500C4 -12.300 -2.600 -12.300 -6.400 -13.500Z',
    { sun: SUN, a: 0.7, b: 1.8 },
  )
  path(k, '#fff4e0', 'M-4 -34L-1.400 -27L1 -33.600Z')
  path(k, '#d8a02c', 'M-2.200 -33.400L-0.600 -33.400L-0.400 -29.600L-1.300 -27.600L-2.200 -29.600Z')
  stroke(k, '#20244c', 0.4, 'M-1.400 -27V-13')
  path(k, '#d8303c', 'M2.800 -29.500L5 -30L5.200 -27.900L3 -27.600Z')
  k.save()
  k.translate(-0.6, -39)
  k.scale(0.86, 0.86)
  head(k, {
    skin: PALE,
    hair: ['#b0a8c4', '#e4e0f0', '#74708c'],
    style: 'bald',
    turn: -0.75,
    eyes: 'open',
    look: [-0.8, 0.9],
    mouth: 'flat',
    brow: 0.7,
    nose: 1.35,
    long: 1.08,
    wide: 0.94,
    neck: 7,
    sun: SUN,
    beard: moustache('#c4bcd4'),
    over: (q) => {
      solid(
        q,
        ['#2c2848', '#5c5888', '#16122c'],
        'M-5 -4.400C-5.600 -10.600 5.600 -10.600 5 -4.400Z',
        { sun: SUN, a: 0.7, b: 1.4 },
      )
      solid(
        q,
        ['#2c2848', '#5c5888', '#16122c'],
        'M-7.400 -4.600C-3 -3 3 -3 7.400 -4.600C6.800 -2.800 3 -2.400 0 -2.400C-3 -2.400 -6.800 -2.800 -7.400 -4.600Z',
        { sun: SUN, a: 0.4, b: 0.4 },
      )
      path(
        q,
        '#74708c',
        'M-5.100 -5.800C-2 -4.800 2 -4.800 5.100 -5.800V-4.500C2 -3.400 -2 -3.400 -5.100 -4.500Z',
      )
    },
  })
  k.restore()
  // The pocket watch on its chain.
  stroke(k, '#ffc850', 0.4, 'M1.600 -20C4 -18 5 -20 3 -24')
  arm(
    k,
    ['#3c4874', '#7480ac', '#20244c'],
    PALE,
    [
      [5.4, -30.6, 4.2],
      [8.6, -24, 3.6],
      [1.4, -25, 2.4],
    ],
    { kind: 'grip', sun: SUN },
  )
  disc(k, '#ffc850', -1.4, -26.4, 1.9)
  disc(k, '#fff8e4', -1.5, -26.5, 1.35)
  stroke(k, '#241c38', 0.28, 'M-1.500 -27.400V-26.500L-0.800 -26.200')
}

/** A lady with a headscarf and shopping who giggles; to the left, 40 tall. */
export function lady(k) {
  path(k, 'rgba(8,30,48,.5)', 'M-6 0.300C0 -1 8 -1 14 0.600C8 2.200 -4 2 -6 0.300Z')
  for (const [x, q] of [
    [2.4, -1],
    [-2, -1],
  ]) {
    tube(
      k,
      BROWN,
      [
        [x, -10, 2.6],
        [x, -6, 2.4],
        [x, -2, 1.9],
      ],
      { sun: SUN },
    )
    shoe(k, ['#6c2448', '#a84870', '#2c1030'], x, -2.4, q)
  }
  solid(
    k,
    ['#e0903c', '#ffc470', '#984830'],
    'M-7 -8.600C-6.600 -16 -6 -23 -4.400 -27C-2 -28.400 3 -28.400 5 -27C7.400 -22 8 -15 8.400 -8.600C3 -7.200 -2.600 -7.200 -7 -8.600Z',
    { sun: SUN, a: 0.7, b: 1.8 },
  )
  stroke(k, '#984830', 0.4, 'M-1.600 -27V-8')
  k.save()
  k.translate(-0.6, -32.6)
  k.scale(0.84, 0.84)
  head(k, {
    skin: BROWN,
    hair: ['#4c3048', '#7c5468', '#2c1c30'],
    style: 'crop',
    turn: -0.6,
    tilt: -0.1,
    eyes: 'happy',
    mouth: 'laugh',
    brow: 0.3,
    neck: 7,
    wide: 1.06,
    glasses: '#ffc850',
    sun: SUN,
    over: (q) => {
      solid(
        q,
        ['#38a0a0', '#7cd4c4', '#1c5c70'],
        'M4.600 4.600C7.400 2 6.800 -8.600 0 -8.600C-6.400 -8.400 -6.400 -4.600 -5.200 -2.400C-3.600 -4.200 -0.600 -5 1.600 -4.800C4 -4 4.600 -1 3.800 3Z',
        { sun: SUN, a: 0.5, b: 0.9 },
      )
      for (const [x, y] of points('-3.600 -5.800 -0.600 -7 2.600 -6.400 5 -3.400 5.600 0'))
        disc(q, '#fff0d0', x, y, 0.5)
    },
  })
  k.restore()
  arm(
    k,
    ['#e0903c', '#ffc470', '#984830'],
    BROWN,
    [
      [-3.6, -24.6, 3.6],
      [-7, -20.5, 3.2],
      [-3.8, -26.6, 2.2],
    ],
    { kind: 'flat', sun: SUN, turn: 0.3 },
  )
  arm(
    k,
    ['#e0903c', '#ffc470', '#984830'],
    BROWN,
    [
      [5, -24.6, 3.8],
      [7.6, -18.6, 3.4],
      [6.4, -13.6, 2.4],
    ],
    { kind: 'fist', sun: SUN },
  )
}

/** A corgi that sits and stares up at the owl, to the left; 13 tall. */
export function corgi(k) {
  path(k, 'rgba(8,30,48,.5)', 'M-5 0.200C0 -0.700 6 -0.600 9 0.500C5 1.700 -3 1.500 -5 0.200Z')
  solid(
    k,
    ['#e0883c', '#ffb868', '#984430'],
    'M-3.400 -7.600C-3.600 -4 -3.600 -2 -3.600 0H5.600C7 -2 6.600 -5.500 4 -7.500C2 -9 -1 -10 -3.400 -7.600Z',
    { sun: SUN, a: 0.5, b: 1.2 },
  )
  path(
    k,
    '#fff4e4',
    'M-4 -8C-4.600 -5 -4.400 -2.500 -4 -0.600L-5 -0.300C-5.600 0 -5.200 0.300 -4.600 0.300H-1.400L-0.800 -4C-0.800 -6 -1.600 -8 -2.400 -8.600Z',
  )
  stroke(k, '#c8b0b8', 0.35, 'M-2.600 0L-2.200 -3.400')
  path(
    k,
    '#fff4e4',
    'M3 0.300C2 -0.800 3.400 -1.800 5.400 -1.500C6.800 -1.200 6.800 0.300 5.800 0.300Z',
  )
  k.save()
  k.translate(-2.6, -10.6)
  k.rotate(0.3)
  solid(
    k,
    ['#e0883c', '#ffb868', '#984430'],
    'M-3.800 1.400C-4 -1 -3.400 -2 -2.600 -2.400L-3.400 -6.400L-0.200 -3.600C0.600 -3.700 1.400 -3.500 1.800 -3.300L4.600 -6L4.200 -1.600C4.800 0.400 4 2.400 2 3.200C-0.600 4 -3.400 3.400 -3.800 1.400Z',
    { sun: SUN, a: 0.4, b: 0.9 },
  )
  path(k, '#f4b0a8', 'M-3 -5.200L-1.200 -3.500L-2.400 -2.800ZM4.100 -4.700L2.600 -3L3.700 -2.200Z')
  path(
    k,
    '#fff4e4',
    'M-3.900 1.200C-4.400 -0.400 -2 -1.800 -1.200 -3.500C-0.600 -1.500 1 -0.800 0.800 1.400C0.400 3.200 -3.400 3.600 -3.900 1.200Z',
  )
  disc(k, '#241830', -3.4, 0, 0.75, 0.6)
  stroke(k, '#241830', 0.35, 'M-3 0.800C-2.600 2 -1 2.200 0 1.400')
  for (const x of [-1.9, 1.2]) {
    disc(k, '#241830', x, -0.9, 0.6, 0.75)
    disc(k, '#ffffff', x - 0.2, -1.2, 0.22)
  }
  k.restore()
  stroke(k, '#2c7cac', 0.9, 'M-4.400 -7.600Q-2 -6.200 0.800 -7.600')
  stroke(k, '#2c7cac', 0.4, 'M0.800 -7.400C6 -8 10 -10 12.600 -12.600')
}
