import { fill, path, points, stroke } from '../core/field.js'
import { arm, face, hand, oval } from './near-folk.js'

// On a terrace of Jaipur on the day of the kites. The sun comes from the left.

const HAIR = '#241826'

/** A fighting kite: a square on its tip, a bent spar, a small tail; its middle at 0, 20 wide. */
export function kite(k, [one, two, mark], design) {
  fill(k, one, points('0 -11 10 0 0 10 -10 0'))
  if (design === 'half') fill(k, two, points('0 -11 10 0 0 10'))
  if (design === 'cross') fill(k, two, points('-5 -5.500 5 5 0 10 -10 0'))
  if (design === 'moon') {
    oval(k, two, 0, -1, 4.6)
    oval(k, one, 1.6, -2, 3.8)
  }
  if (design === 'band')
    fill(k, two, points('-7 -3.300 7 -3.300 10 0 7.300 2.700 -7.300 2.700 -10 0'))
  if (design === 'star')
    fill(
      k,
      two,
      points(
        '0 -6.500 1.500 -2.200 6 -1.800 2.400 0.800 3.700 5.200 0 2.600 -3.700 5.200 -2.400 0.800 -6 -1.800 -1.500 -2.200',
      ),
    )
  fill(k, mark, points('0 8.500 3.600 13.600 -3.600 13.600'))
  path(k, 'rgba(60,24,72,.22)', 'M0 -11L10 0L0 10Z')
  stroke(k, '#6c3c34', 0.5, 'M0 -11V12M-10 0Q0 -9 10 0')
}

/** The grandmother on her cot, a glass of tea; she looks up to the right and laughs. Cut at the hip, which is at 0; 52 tall. */
export function granny(k) {
  const [SKIN, LIT, SHADE] = ['#9c5c3c', '#d8905c', '#6c3838']
  path(k, '#1c7068', 'M-16 4C-18 -8 -17 -20 -11 -25C-5 -28.500 5 -28.500 11 -25C16 -20 17 -8 16 4Z')
  path(
    k,
    '#34a08c',
    'M-16 4C-18 -8 -17 -20 -11 -25C-9 -26.200 -7 -27 -5 -27.400C-10 -18 -11 -6 -9 4Z',
  )
  // The end of the sari over head and shoulder.
  path(
    k,
    '#e83c74',
    'M-12 -24C-14 -34 -11 -45 -3 -49C4 -51.500 10 -48 10 -41L8 -28C12 -20 14 -8 12 4H-2C2 -8 0 -18 -6 -24L-12 -22Z',
  )
  path(k, '#ff7c94', 'M-12 -24C-14 -34 -11 -45 -3 -49C-7 -42 -9 -33 -7.500 -24.500L-12 -22Z')
  path(k, '#b0245c', 'M8 -28C12 -20 14 -8 12 4H6C8 -8 7 -18 3 -25Z')
  stroke(k, '#fcc43c', 1.3, 'M9.700 -41L8 -28C12 -20 14 -8 12 4')
  path(k, '#84483a', 'M-1.500 -31H4L4.500 -26.500C3 -25 0 -25 -2 -26.500Z')
  k.save()
  k.translate(1, -29)
  k.rotate(-0.16)
  face(k, {
    skin: [SKIN, LIT, SHADE],
    light: -1,
    turn: 0.5,
    shape: { w: 5.2, h: 13, jaw: 0.84, chin: 0.44 },
    eyes: 'laugh',
    brow: '#b8a8a8',
    browWide: 0.7,
    raise: 0.8,
    nose: 'hook',
    mouth: 'laugh',
    mouthWide: 2.5,
    lines: true,
    lip: '#8c2440',
    ears: false,
  })
  oval(k, '#e02c4c', 2.6, -9, 0.75)
  oval(k, '#fcd04c', 4.9, -4, 0.6)
  path(
    k,
    '#d8d0d4',
    'M-5.400 -6C-6 -10 -4 -13.500 1.500 -13.400C5 -13.200 6 -11 5.600 -8.500C4 -11 2 -11.500 1 -11.500C-2 -11 -4.500 -9 -5.400 -6Z',
  )
  path(
    k,
    '#e83c74',
    'M-7.500 2C-9 -6 -7 -14.500 0 -15.500C5 -15.800 7.500 -12 6.800 -8C5.500 -11.500 3 -13.300 0 -13C-4.500 -12 -6 -6 -5 1Z',
  )
  path(k, '#ff94a4', 'M-7.500 2C-9 -6 -7 -14.500 0 -15.500C-4 -13 -6.500 -8 -6.300 0Z')
  stroke(k, '#fcc43c', 0.9, 'M6.800 -8C5.500 -11.500 3 -13.300 0 -13C-4.500 -12 -6 -6 -5 1')
  k.restore()
  // Bangles and the glass.
  arm(
    k,
    [SKIN, LIT],
    [
      [-11, -18, 7],
      [-9, -6, 6],
      [2, -9.5, 4.6],
    ],
    [-0.1, -0.24],
  )
  for (const [x, c] of [
    [-3.5, '#fcc43c'],
    [-2, '#e83c74'],
    [-0.6, '#fcc43c'],
  ])
    stroke(k, c, 0.9, `M${x} -10.600L${x + 1} -5.600`)
  path(k, 'rgba(255,248,230,.85)', 'M4.500 -16.500H10L9.300 -7.500H5.200Z')
  path(k, '#c87c44', 'M4.700 -14H9.800L9.300 -7.500H5.200Z')
  hand(k, SKIN, 1.6, -9.6, -0.2, 'fist', 1.25, 1, SHADE)
}

/** The girl who pulls the string, head thrown back; she looks to the right and up. Cut below the knee, which is at 0; 60 tall. */
export function flier(k) {
  const [SKIN, LIT, SHADE] = ['#b06c44', '#eca468', '#783c40']
  // Scarf and plait blown to the left.
  path(
    k,
    '#38b0a4',
    'M-4 -38C-12 -37 -16 -32 -24 -33C-21 -30.500 -20 -28 -17 -27C-21 -25 -23 -22 -28 -21C-20 -18.500 -10 -22 -3 -33Z',
  )
  path(
    k,
    '#1c7c80',
    'M-6 -35C-12 -31 -18 -29 -17 -27C-21 -25 -23 -22 -28 -21C-20 -18.500 -10 -22 -3 -33Z',
  )
  for (const [x, y, q] of points(
    '-7.500 -43 2.300 -10.500 -40 2.200 -13.500 -38 2 -16.300 -36.800 1.700',
    3,
  )) {
    oval(k, HAIR, x, y, q)
    oval(k, '#5c3040', x - 0.3, y - q * 0.4, q * 0.5, q * 0.4)
  }
  path(k, '#fc6c50', 'M-18 -37.800L-16.500 -38L-16.800 -35.500L-19 -34Z')
  // Trousers and the long shirt.
  path(k, '#38b0a4', 'M-8 -12H8L7.500 2H1.500L0.500 -6L-1 2H-7.500Z')
  path(k, '#1c7c80', 'M2 -12H8L7.500 2H1.500L0.500 -6Z')
  path(
    k,
    '#fcb830',
    'M-6.500 -36C-3 -38.500 3.500 -38.500 6.500 -36C8.500 -29 7.500 -24 8.500 -20C9.500 -15 11 -10 11.500 -7C5 -4.500 -6 -4.500 -12 -7C-10.500 -13 -8.500 -20 -7.500 -25C-7 -29 -7.500 -32 -6.500 -36Z',
  )
  path(
    k,
    '#ffe080',
    'M-6.500 -36C-5.500 -36.700 -4.500 -37.200 -3.300 -37.500C-5 -30 -4.500 -22 -8 -5.600C-9.500 -6 -11 -6.500 -12 -7C-10.500 -13 -8.500 -20 -7.500 -25C-7 -29 -7.500 -32 -6.500 -36Z',
  )
  path(
    k,
    '#d8842c',
    'M4.500 -37.200C5.300 -36.900 6 -36.500 6.500 -36C8.500 -29 7.500 -24 8.500 -20C9.500 -15 11 -10 11.500 -7C9.500 -6.200 7 -5.700 4.500 -5.400C4 -16 5.500 -26 4.500 -37.200Z',
  )
  stroke(k, '#e83c74', 1.2, 'M-11.800 -8C-6 -5.600 5 -5.600 11.300 -8')
  for (const [x, y] of points('-3 -28 1.500 -22 -4 -17 3 -13 -1 -33 2.500 -31'))
    oval(k, '#e83c74', x, y, 0.9)
  path(k, SHADE, 'M-2.500 -41H3L3.500 -37C2 -35.500 -1.500 -35.500 -3 -37Z')
  k.save()
  k.translate(0.4, -38.5)
  k.rotate(-0.42)
  face(k, {
    skin: [SKIN, LIT, SHADE],
    light: -1,
    turn: 0.55,
    shape: { w: 4.9, h: 12, jaw: 0.8, chin: 0.38 },
    eyes: 'open',
    eyeSize: 1.25,
    gaze: [0.6, -0.7],
    brow: HAIR,
    raise: 0.7,
    nose: 'button',
    mouth: 'laugh',
    mouthWide: 2.4,
    lip: '#a02c44',
  })
  oval(k, '#e02c4c', 2.6, -8.6, 0.6)
  path(
    k,
    HAIR,
    'M-5 -3.500C-7 -9 -5.500 -13.500 0.500 -13.500C5 -13.500 6.300 -10.500 5.400 -7.500C4 -9.500 3 -10.500 2 -11C0 -9 -2 -8 -3.600 -7C-4 -5.300 -4.400 -4.300 -5 -3.500Z',
  )
  path(
    k,
    '#5c3040',
    'M-5.500 -8C-5 -11.500 -3 -13.300 0.500 -13.500C-1.500 -12 -3.500 -10.500 -5.500 -8Z',
  )
  k.restore()
  // Both arms on the string.
  arm(
    k,
    [SHADE, null],
    [
      [5.5, -33.5, 4.6],
      [12, -30, 4],
      [16.5, -37, 3],
    ],
  )
  hand(k, SHADE, 16, -36.5, -0.9, 'fist', 1.05)
  arm(
    k,
    ['#fcb830', '#ffe080'],
    [
      [-4.5, -33.5, 6],
      [1, -27, 5.4],
    ],
    [-0.2, -0.2],
  )
  arm(
    k,
    [SKIN, LIT],
    [
      [-0.5, -28.5, 4.6],
      [5, -25.5, 4.2],
      [12.5, -31.5, 3.2],
    ],
    [-0.1, -0.26],
  )
  for (const [x, c] of [
    [9, '#e83c74'],
    [10.3, '#38b0a4'],
  ])
    stroke(k, c, 0.8, `M${x} -30.600L${x + 2} -27.600`)
  hand(k, LIT, 12, -31, -0.75, 'fist', 1.1, 1, SHADE)
}

/** Her brother with the reel, who has seen the monkey; he looks right. Cut at the knee, which is at 0; 42 tall. */
export function reelBoy(k) {
  const [SKIN, LIT, SHADE] = ['#8c5038', '#cc8454', '#5c3038']
  path(k, '#34448c', 'M-7.500 -8H7.500L7 2H1L0 -4L-1 2H-7Z')
  path(
    k,
    '#f4f0e4',
    'M-9 -21C-5 -23.500 5 -23.500 9 -21C10.500 -15 9.500 -8 9 -4H-9C-9.500 -8 -10.500 -15 -9 -21Z',
  )
  path(
    k,
    '#b0b4d0',
    'M4 -22.900C6 -22.500 8 -21.800 9 -21C10.500 -15 9.500 -8 9 -4H4.500C5.500 -10 5.500 -17 4 -22.900Z',
  )
  path(
    k,
    '#fc6c50',
    'M-9.600 -15C-4 -13.500 4 -13.500 9.800 -15L9.800 -11.500C4 -10 -4 -10 -9.700 -11.500Z',
  )
  path(k, SHADE, 'M-2.500 -26H3L3.500 -22.500C2 -21 -1.500 -21 -3 -22.500Z')
  k.save()
  k.translate(0.6, -24)
  k.rotate(0.05)
  face(k, {
    skin: [SKIN, LIT, SHADE],
    light: -1,
    turn: 0.72,
    shape: { w: 5.4, h: 12, jaw: 0.9, chin: 0.46, cheek: 1.05 },
    eyes: 'wide',
    eyeSize: 1.2,
    gaze: [0.95, -0.1],
    brow: HAIR,
    raise: 1,
    nose: 'broad',
    noseLit: '#a8643c',
    mouth: 'o',
    mouthWide: 3,
    lip: '#4c2030',
  })
  path(
    k,
    HAIR,
    'M-5.800 -5C-7 -10 -5 -14.500 0 -14.600L1 -16L2.500 -14.300L4.500 -15L5 -13C6.500 -11.500 6.600 -9.500 6 -8C5 -9 4 -9.500 2.500 -9.700C0 -9.500 -2 -8.500 -3.800 -8C-4.200 -6.500 -4.800 -5.500 -5.800 -5Z',
  )
  k.restore()
  // The reel between both hands, turning.
  arm(
    k,
    [SHADE, null],
    [
      [6.5, -18, 5],
      [12, -12, 4.4],
      [17, -16, 3.4],
    ],
  )
  stroke(k, '#8c5838', 1.3, 'M2 -11.500L23 -17')
  k.save()
  k.translate(12.5, -14.2)
  k.rotate(-0.26)
  path(
    k,
    '#b0245c',
    'M-5.500 -4.500C-4 -3.500 4 -3.500 5.500 -4.500V4.500C4 3.500 -4 3.500 -5.500 4.500Z',
  )
  path(
    k,
    '#e83c74',
    'M-5.500 -4.500C-4 -3.500 4 -3.500 5.500 -4.500V-1C4 -1.800 -4 -1.800 -5.500 -1Z',
  )
  stroke(
    k,
    '#ffb0c0',
    0.3,
    'M-4 -3.800V3.800M-2 -3.600V3.600M0 -3.500V3.500M2 -3.600V3.600M4 -3.800V3.800',
  )
  oval(k, '#fcc43c', -5.6, 0, 1, 5)
  oval(k, '#c8843c', 5.6, 0, 1, 5)
  k.restore()
  arm(
    k,
    ['#f4f0e4', null],
    [
      [-7, -18.5, 6],
      [-5.5, -12, 5.4],
    ],
  )
  arm(
    k,
    [SKIN, LIT],
    [
      [-6, -13.5, 4.4],
      [-3.5, -8.5, 4.2],
      [3, -10.5, 3.4],
    ],
    [-0.1, -0.26],
  )
  hand(k, SKIN, 2, -10.5, -0.2, 'fist', 1.05, 1, SHADE)
  hand(k, SHADE, 17.5, -16.5, -0.4, 'fist', 0.95)
}

/** A grey langur on the parapet, black face, the string of a kite in its fist; it looks up to the left. Its seat is at 0; 27 tall, the tail hangs lower. */
export function langurFlier(k) {
  stroke(k, '#8c8490', 2.4, 'M8 -3C14 -4 17 0 16 8C15 14 18 18 22 17')
  stroke(k, '#e0d8d0', 0.9, 'M7.500 -3.500C13 -4.500 16 -0.500 15 8C14.200 13 16 17 20 17')
  path(k, '#8c8490', 'M-7 0.500C-8.500 -5 -7 -12 -3 -15.500L5 -15C10 -11 11.500 -4 9 0.500Z')
  path(
    k,
    '#e0d8d0',
    'M-7 0.500C-8.500 -5 -7 -12 -3 -15.500L0 -15.300C-4 -10 -4.500 -4 -2.500 0.500Z',
  )
  path(k, '#5c5464', 'M4 -15C10 -11 11.500 -4 9 0.500H4.500C7.500 -4 7.500 -10 4 -15Z')
  // Legs folded over the edge.
  path(
    k,
    '#b0a8ac',
    'M-8 -6C-3 -8.500 2 -6 1.500 -1L0.500 5L-1.800 5.500L-2 0.500H-8C-10 -1 -9.800 -4.500 -8 -6Z',
  )
  path(
    k,
    '#2c2430',
    'M-2.300 4.500L0.800 4.200C1.500 6 1 8 0 9C-2 9.200 -4 8.500 -5 7.200C-4.600 6.200 -3.500 6 -2.600 6Z',
  )
  // Ruff, face, ears.
  path(
    k,
    '#e8e0d8',
    'M-9 -19C-10.500 -24 -7.500 -29.500 -1.500 -29.500C5 -29.500 8 -24.500 6.500 -19.500C6.500 -16.500 3 -13.500 -1 -13.500C-5.500 -13.500 -8.500 -16 -9 -19Z',
  )
  path(
    k,
    '#a8a0a8',
    'M0.500 -29.300C5.500 -28.700 7.900 -24 6.500 -19.500C6.500 -16.500 3 -13.500 -1 -13.500C3 -17 4.500 -24 0.500 -29.300Z',
  )
  oval(k, '#2c2430', 5.6, -21.5, 1.5, 2.2)
  path(
    k,
    '#2c2430',
    'M-7.500 -22C-7.500 -25.500 -5 -26.500 -2.500 -25.500C0.500 -26 2.500 -24 2 -21C2 -17.500 -0.500 -15 -3.500 -15C-6 -15.300 -7.500 -18.500 -7.500 -22Z',
  )
  oval(k, '#fcd88c', -5, -22.3, 1.15, 1.3)
  oval(k, '#fcd88c', -0.6, -22.5, 1.15, 1.3)
  oval(k, '#1c1420', -5.3, -22.8, 0.6, 0.8)
  oval(k, '#1c1420', -0.9, -23, 0.6, 0.8)
  stroke(k, '#7c6c78', 0.5, 'M-5.500 -17.600Q-3.300 -15.700 -1 -17.800M-3.800 -19.600L-3 -19.700')
  // The arms with the string.
  arm(
    k,
    ['#8c8490', '#e0d8d0'],
    [
      [4, -12, 4.4],
      [8, -16, 3.8],
      [4.5, -21.5, 3],
    ],
    [-0.22, -0.1],
  )
  arm(
    k,
    ['#b0a8ac', '#e8e0d8'],
    [
      [-4, -12, 4.6],
      [-10.5, -13, 4],
      [-12, -21, 3],
    ],
    [-0.22, -0.14],
  )
  oval(k, '#2c2430', -12.2, -22, 1.9)
}
