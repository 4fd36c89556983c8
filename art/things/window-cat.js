// High over a city: a window cleaner has drawn a cat in his foam; the cat of the house, two in pyjamas. The sun comes from the right, behind the glass.
import { path, points, stroke } from '../core/field.js'
import { cap, head } from './near-heads.js'
import { arm, hand, shoe, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [1, -0.4]
const WORKER = ['#b87454', '#f4b480', '#784848']
const GIRL = ['#8c5844', '#d09468', '#543440']
const BOY = ['#f0b090', '#ffdcb8', '#a8646c']

/** The cradle on its ropes outside the glass: floor at 0, 44 wide. */
export function cradle(k) {
  for (const x of [-20, 24]) {
    stroke(k, '#345c7c', 0.7, `M${x} -14V-90`)
    stroke(k, '#a4ccd4', 0.25, `M${x + 0.2} -14V-90`)
    path(k, '#ffb83c', `M${x - 1.6} -12H${x + 1.6}V-18H${x - 1.6}Z`)
  }
  stroke(k, '#e86c3c', 1.4, 'M-21 -13.500H25M-21 -7H25')
  path(k, '#c84c3c', 'M-22 -1H26V4H-22Z')
  path(k, '#ff8c54', 'M-22 -1H26V0.500H-22Z')
  for (let i = 0; i < 8; i++)
    path(k, i % 2 ? '#fff0d8' : '#2c4870', `M${-22 + i * 6} 1.500h6v1.600h-6Z`)
  // Bucket with a sponge, foam over its rim.
  path(k, '#3c8cc0', 'M14 -1L13 -8.500H22L21 -1Z')
  path(k, '#84c8e8', 'M21 -1L22 -8.500H20L19.500 -1Z')
  path(
    k,
    '#ffffff',
    'M12.500 -8.500C12.500 -11 15 -11 15.500 -10C16 -12 19 -12 19.500 -10C21 -11.500 23.500 -10 22.500 -8Z',
  )
}

/** The cleaner: cap, harness, a rubber blade in one hand, a finger of the other on the foam; to the left, 46 tall. */
export function cleaner(k) {
  const SUIT = ['#2c7cb0', '#7cc8e8', '#1c4c80']
  for (const [x, c] of [
    [-3, SUIT],
    [3.5, SUIT],
  ])
    tube(
      k,
      c,
      [
        [x * 0.8, -19, 5.6],
        [x, -10, 5],
        [x, -3, 4.2],
      ],
      { sun: SUN },
    )
  shoe(k, ['#8c4c38', '#c8805c', '#2c2450'], -3.5, -3.6, -1)
  shoe(k, ['#8c4c38', '#c8805c', '#2c2450'], 3.5, -3.6, 1)
  arm(
    k,
    ['#fff0d8', '#ffffff', '#b8a4b8'],
    WORKER,
    [
      [5, -32, 4.6],
      [12, -27, 4],
      [17, -33, 2.8],
    ],
    { to: 0.6, kind: 'grip', sun: SUN, size: 1.1 },
  )
  // Blade.
  stroke(k, '#54406c', 1.3, 'M16 -30L20 -44')
  stroke(k, '#ffb83c', 1.8, 'M14.500 -45L26 -42')
  stroke(k, '#2c2450', 0.8, 'M14.200 -46L26 -43')
  solid(
    k,
    ['#fff0d8', '#ffffff', '#b8a4b8'],
    'M-6.500 -18C-8 -25 -8 -30 -5.500 -35C-2 -37 4 -37 6.500 -35C9 -30 8.500 -25 7 -18C3 -16.500 -2 -16.500 -6.500 -18Z',
    { sun: SUN, a: 0.9, b: 1.6 },
  )
  solid(k, SUIT, 'M-5 -16V-28H6V-16Z', { sun: SUN, a: 0.8, b: 1.3 })
  stroke(
    k,
    '#e86c3c',
    1.3,
    'M-5.500 -35L-3.500 -20M6.500 -35L4.500 -20M-7 -20.500C-2 -19 3 -19 7.500 -20.500',
  )
  disc(k, '#ffd048', 0.5, -20, 1.2)
  k.save()
  k.translate(0, -42)
  k.scale(1.12, 1.12)
  head(k, {
    skin: WORKER,
    hair: ['#34203c', '#74506c', '#1c1024'],
    style: 'crop',
    turn: -0.65,
    tilt: 0.08,
    eyes: 'happy',
    mouth: 'laugh',
    nose: 1.4,
    neck: 6,
    sun: SUN,
    wide: 1.04,
    beard: (q, x) =>
      path(
        q,
        '#34203c',
        `M${x} 1.900C${x + 1} 1.500 ${x + 2.2} 2 ${x + 2.8} 1.600C${x + 2.6} 3 ${x + 1} 3 ${x} 2.700C${x - 1} 3 ${x - 2.6} 3 ${x - 3} 1.600C${x - 2.2} 2 ${x - 1} 1.500 ${x} 1.900Z`,
      ),
    over: cap(['#ffb83c', '#ffe490', '#c8742c'], -1),
  })
  k.restore()
  arm(
    k,
    ['#fff0d8', '#ffffff', '#b8a4b8'],
    WORKER,
    [
      [-5, -32, 4.6],
      [-11, -28, 4],
      [-14.5, -36, 2.8],
    ],
    { to: 0.6, kind: 'point', sun: SUN, size: 1.15 },
  )
}

/** Foam on the glass with a cat's face drawn into it; its middle at 0, 30 wide. */
export function foamCat(k) {
  path(
    k,
    '#ffffff',
    'M-16 2C-19 -3 -16 -7 -13.500 -8C-15 -13 -10 -17 -6 -15.500C-4 -19 3 -19.500 5.500 -16C10 -18 15 -14 14 -9.500C18 -8 19 -2 16 1C18 5 15 10 11 10C9 14 3 15 0 12.500C-4 15.500 -10 14 -11 10.500C-15 10.500 -18 6 -16 2Z',
  )
  path(
    k,
    '#cce4ec',
    'M16 1C18 5 15 10 11 10C9 14 3 15 0 12.500C-4 15.500 -10 14 -11 10.500C-15 10.500 -18 6 -16 2C-13 7 -8 5.500 -6 8C-3 10.500 2 7.500 5 9.500C10 9 13 6 16 1Z',
  )
  for (const [x, y, l] of points('-9 10 4 6 11 3', 3))
    path(
      k,
      '#f4fcfc',
      `M${x - 0.8} ${y - 1}H${x + 0.8}L${x + 0.9} ${y + l}a0.900 1.100 0 0 1 -1.800 0Z`,
    )
  // What the finger has drawn: the morning shows through.
  const line = '#f0a878'
  stroke(
    k,
    line,
    1.3,
    'M-8 -1L-8.500 -11L-3 -7.500C-1 -8.200 2 -8.200 4 -7.500L9 -11L9 -1C9 5 5 8 0.500 8C-4 8 -8 5 -8 -1Z',
  )
  disc(k, line, -3.5, -1.5, 1.3, 1.6)
  disc(k, line, 4.5, -1.5, 1.3, 1.6)
  stroke(
    k,
    line,
    1,
    'M-0.600 1.600H1.600L0.500 2.800ZM0.500 3C0 5 -2.500 5 -3 3.600M0.500 3C1 5 3.500 5 4 3.600',
  )
  stroke(
    k,
    line,
    0.8,
    'M-5.500 2.500L-12 1M-5.500 3.800L-11.500 5M6.500 2.500L13 1M6.500 3.800L12.500 5',
  )
}

/** A ginger cat that stands on the sill, paws on the glass, all its hair on end; it looks up to the right. Feet at 0, 34 tall. */
export function gingerCat(k) {
  const COAT = ['#e8843c', '#ffc07c', '#9c4838']
  path(k, 'rgba(20,28,72,.4)', 'M-9 0.500C-3 -0.500 6 -0.500 8 0.500C4 1.600 -6 1.600 -9 0.500Z')
  // Tail like a brush.
  solid(
    k,
    COAT,
    'M-5 -3C-9 -2 -12 -5 -13 -9L-15.500 -9.500L-14 -11.500L-17 -13.500L-14.500 -15L-16.500 -18L-13.500 -18.500L-14 -22L-11 -20L-8.500 -22L-8.500 -18.500L-6.500 -17L-8 -15L-6.500 -12.500L-8.500 -11.500C-8 -9 -6.500 -7.500 -4 -8Z',
    { sun: SUN, a: 0.5, b: 0.9 },
  )
  solid(
    k,
    COAT,
    'M-6 -2C-8 -5 -7 -10 -5 -13L-6.500 -14.500L-4 -15.500L-5 -18L-2 -18.500C-1 -20.500 2 -21.500 4 -20C6.500 -15 7 -9 6 -4C6.500 -2 6 0 5 0H-4C-5.500 0 -6.500 -0.800 -6 -2Z',
    { sun: SUN, a: 0.8, b: 1.3 },
  )
  stroke(
    k,
    '#9c4838',
    0.8,
    'M-5.500 -12C-3.500 -12.500 -2 -11.500 -1 -10.500M-6.500 -8.500C-4 -9 -2.500 -8 -1.500 -7M-5 -15.500C-3.500 -15.500 -2 -15 -1 -14',
  )
  path(k, '#fff0d8', 'M2 -19C5 -15 6 -9 5 -4C3.500 -7 1.500 -13 2 -19Z')
  // Hind feet; arms up to the pane.
  path(
    k,
    '#fff0d8',
    'M-4.500 0.300C-5.500 -2 -2 -2.800 0 -2C1 -1.500 1.200 0.300 0.500 0.300ZM2.500 0.300C2 -2 6 -2.600 7.500 -1.500C8.200 -0.800 8 0.300 7.500 0.300Z',
  )
  tube(
    k,
    COAT,
    [
      [2, -18, 3.6],
      [6, -21, 3],
      [9, -26, 2.4],
    ],
    { sun: SUN },
  )
  disc(k, '#fff0d8', 9.4, -26.6, 1.6, 1.8)
  tube(
    k,
    COAT,
    [
      [3, -16, 3.6],
      [8, -17.5, 3],
      [11.5, -21, 2.4],
    ],
    { sun: SUN },
  )
  disc(k, '#fff0d8', 12, -21.5, 1.6, 1.8)
  // Head thrown back.
  k.save()
  k.translate(0.5, -25)
  k.rotate(-0.28)
  solid(
    k,
    COAT,
    'M-6 1L-8 0.500L-6.500 -1.500L-7.500 -3.500L-5.500 -3.500L-6 -9.500L-2 -6C0 -6.600 2 -6.600 3.500 -6L7.500 -9L7 -2.500C8 0 7 3 5 4.500C2.500 6.200 -2 6 -4 4.500L-6 4.800L-5.800 3L-7.500 2.600Z',
    { sun: SUN, a: 0.6, b: 1 },
  )
  path(k, '#f4a8a0', 'M-5 -7.800L-2.800 -5.600L-4.600 -4.500ZM6.600 -7.400L4.600 -5.400L6 -4.400Z')
  path(
    k,
    '#fff0d8',
    'M-0.500 1.500C1 0 4 0 5.500 1.500C6.500 3.500 5 5.500 2.500 5.500C0.300 5.500 -1.500 3.500 -0.500 1.500Z',
  )
  stroke(k, '#9c4838', 0.7, 'M0 -6V-3.800M1.800 -6.300V-3.600M-6 -0.500H-4M-6 1.500H-4.200')
  for (const x of [-1.6, 4.4]) {
    disc(k, '#fff8c8', x, -1, 1.7, 1.9)
    disc(k, '#2c2040', x + 0.5, -1.3, 0.75, 1.2)
    disc(k, '#fff', x + 0.2, -1.8, 0.3)
  }
  path(k, '#f0787c', 'M2 1.300H3.800L2.900 2.400Z')
  path(
    k,
    '#6e1c3c',
    'M1.600 3.200C2.600 2.600 3.600 2.600 4.400 3.200C4.400 5 1.800 5 1.600 3.200Z',
  )
  stroke(
    k,
    '#fff4e4',
    0.25,
    'M0 2.500L-6 2M0 3.300L-5.500 4.200M5.500 2.200L10.500 1.200M5.500 3L10.500 3.400',
  )
  k.restore()
  stroke(k, '#38a4b8', 1.1, 'M-2.500 -19.600C0 -18.500 2 -18.600 4 -20')
}

/** A girl in pyjamas, a hand flat on the glass, the other on her mouth; from the left, to the waist. */
export function pyjamaGirl(k) {
  const P = ['#f05c70', '#ff9c94', '#a03060']
  arm(
    k,
    P,
    GIRL,
    [
      [6, 4, 6],
      [13, 0, 5.4],
      [19, -8, 3.4],
    ],
    { kind: 'open', sun: SUN, size: 1.3 },
  )
  solid(k, P, 'M-12 34C-13 20 -12 8 -8 1C-3 -1.500 5 -1.500 9 1.500C13 9 13 20 13 34Z', {
    sun: SUN,
    a: 1.1,
    b: 2.2,
  })
  for (const [x, y] of points('-6 8 2 5 7 12 -3 16 5 20 -8 22 0 26'))
    path(
      k,
      '#fff0c8',
      `M${x} ${y - 1.6}L${x + 0.5} ${y - 0.4}L${x + 1.6} ${y}L${x + 0.5} ${y + 0.5}L${x} ${y + 1.6}L${x - 0.5} ${y + 0.5}L${x - 1.6} ${y}L${x - 0.5} ${y - 0.4}Z`,
    )
  solid(
    k,
    ['#fff0d8', '#ffffff', '#b8a0b0'],
    'M-6.500 1C-3 4 4 4 7.500 1L6 -2C3 0.500 -2 0.500 -5 -2Z',
    { sun: SUN, a: 0.4, b: 0.6 },
  )
  k.save()
  k.translate(1.5, -10)
  k.scale(1.55, 1.55)
  head(k, {
    skin: GIRL,
    hair: ['#2c1c38', '#6c4c70', '#1c1028'],
    style: 'curls',
    turn: 0.85,
    tilt: -0.1,
    eyes: 'wide',
    look: [0.9, -0.4],
    mouth: 'laugh',
    brow: 1,
    neck: 6,
    sun: SUN,
  })
  k.restore()
}

/** Her brother with the toothbrush in his cheek and foam of his own; from the right, to the waist. */
export function foamBoy(k) {
  const P = ['#4c78c0', '#94bcf0', '#2c4484']
  solid(k, P, 'M-13 34C-13 20 -12 8 -8 1.500C-3 -1.500 5 -1.500 9 1C13 8 13 20 13 34Z', {
    sun: SUN,
    a: 1.1,
    b: 2.2,
  })
  for (const x of [-9, -4.5, 0, 4.5, 9])
    stroke(k, '#dce8fa', 0.8, `M${x * 0.8} 1C${x} 10 ${x * 1.1} 22 ${x * 1.15} 34`)
  k.save()
  k.translate(-1, -9)
  k.scale(1.5, 1.5)
  head(k, {
    skin: BOY,
    hair: ['#e0a03c', '#ffdc84', '#98603c'],
    style: 'mop',
    turn: -0.8,
    tilt: 0.1,
    eyes: ['open', 'happy'],
    look: [-0.9, -0.4],
    mouth: 'grin',
    brow: 0.6,
    neck: 6,
    sun: SUN,
    beard: (q, x) => {
      path(
        q,
        '#ffffff',
        `M${x - 2.6} 3.200C${x - 3} 2 ${x - 1} 1.800 ${x - 0.6} 2.400C${x} 1.700 ${x + 2} 2 ${x + 2.2} 3.200C${x + 2.4} 4.400 ${x + 1} 5.600 ${x - 0.2} 5.200C${x - 1.6} 5.600 ${x - 2.6} 4.600 ${x - 2.6} 3.200Z`,
      )
      stroke(q, '#c4dce8', 0.35, `M${x - 1.6} 3.600Q${x - 0.2} 4.600 ${x + 1.2} 3.500`)
    },
  })
  k.restore()
  stroke(k, '#38b8a0', 1.2, 'M-6.500 -4.500L2 2')
  stroke(k, '#b4f0dc', 0.4, 'M-6.300 -4.900L2.200 1.600')
  arm(
    k,
    P,
    BOY,
    [
      [8, 4, 6],
      [13, 12, 5.4],
      [4, 4.5, 3.4],
    ],
    { kind: 'grip', sun: SUN, size: 1.25 },
  )
  arm(
    k,
    P,
    BOY,
    [
      [-8, 5, 6],
      [-16, 6, 5.4],
      [-21, -2, 3.4],
    ],
    { kind: 'point', sun: SUN, size: 1.25 },
  )
  hand(k, BOY, 3, 3.5, -2.5, { kind: 'grip', size: 1.2 })
}
