// The great square of Marrakech at dusk: the minaret in metres, the juice cart, the storyteller and those who listen.
import { path, points, stroke } from '../core/field.js'
import { bone } from './friends.js'

const [FACE, SIDE, GLOW, CUT] = ['#c47660', '#8a4c64', '#eaa870', '#6c3a54']

const horseshoe = (x, y, w, h) =>
  `M${x - w * 0.42} ${y}V${y - h * 0.5}C${x - w * 0.62} ${y - h * 0.72} ${x - w * 0.4} ${y - h} ${x} ${y - h}C${x + w * 0.4} ${y - h} ${x + w * 0.62} ${y - h * 0.72} ${x + w * 0.42} ${y - h * 0.5}V${y}Z`

/** Stepped merlons along a wall. */
function merlons(k, c, from, to, y, n) {
  const w = (to - from) / (n - 0.4)
  for (let i = 0; i < n; i++) {
    const x = from + i * w
    path(k, c, `M${x} ${y}v-0.900h${w * 0.15}v-0.700h${w * 0.3}v0.700h${w * 0.15}v0.900Z`)
  }
}

/** The Koutoubia: a shaft five times as high as it is wide, a lantern, a fluted dome and three balls; 77 m to their tip. */
export function koutoubia(k) {
  path(k, FACE, 'M-6.400 0V-57H6.400V0Z')
  // Lamps at its foot light it from below.
  path(k, '#d88c64', 'M-6.400 0V-34C-2 -31 3 -31 6.400 -34V0Z')
  path(k, GLOW, 'M-6.400 0V-16C-2 -12.500 3 -12.500 6.400 -16V0Z')
  path(k, SIDE, 'M-6.400 0V-57H-9.600V0Z')
  path(k, '#a05c64', 'M-6.400 0H-9.600V-18L-6.400 -16Z')
  // Each storey with its own window.
  path(k, '#a85e58', horseshoe(0, -8, 7.4, 8.6))
  path(k, CUT, horseshoe(-1.6, -8, 2.6, 6) + horseshoe(1.6, -8, 2.6, 6))
  path(k, '#a85e58', 'M-4.800 -20H4.800V-29.500H-4.800Z')
  path(k, '#e09c6c', horseshoe(0, -20, 8.4, 9))
  path(k, '#a85e58', horseshoe(0, -20, 6.4, 7.6))
  path(k, CUT, horseshoe(0, -20, 3, 6))
  path(k, '#a0585c', horseshoe(-2.8, -33, 4.4, 7.4) + horseshoe(2.8, -33, 4.4, 7.4))
  path(k, CUT, horseshoe(-2.8, -33, 2.2, 5) + horseshoe(2.8, -33, 2.2, 5))
  path(k, '#985460', 'M-5.400 -43.500H5.400V-52.500H-5.400Z')
  for (let i = 0; i < 3; i++) path(k, '#d8886c', horseshoe(-3.6 + i * 3.6, -43.5, 3.5, 8.4))
  for (let i = 0; i < 3; i++) path(k, CUT, horseshoe(-3.6 + i * 3.6, -43.5, 1.8, 5.4))
  for (const y of [-11, -24, -37, -47]) path(k, '#5c3450', horseshoe(-8, y, 1.2, 4))
  // The band of tiles, the merlons.
  path(k, '#2f8c94', 'M-6.400 -53.500H6.400V-56.500H-6.400Z')
  path(k, '#235c78', 'M-9.600 -53.500H-6.400V-56.500H-9.600Z')
  for (let i = 0; i < 8; i++)
    path(k, '#a8e0d0', `M${-5.8 + i * 1.65} -55l0.700 -0.900l0.700 0.900l-0.700 0.900Z`)
  merlons(k, FACE, -6.4, 6.4, -56.9, 7)
  merlons(k, SIDE, -9.6, -6.6, -56.9, 2)
  // Lantern, dome, balls.
  path(k, FACE, 'M-3.800 -57V-70H2.800V-57Z')
  path(k, SIDE, 'M-3.800 -57V-70H-5.400V-57Z')
  path(k, '#985460', horseshoe(-2, -59.5, 2.8, 7) + horseshoe(1, -59.5, 2.8, 7))
  path(k, CUT, horseshoe(-2, -59.5, 1.5, 5) + horseshoe(1, -59.5, 1.5, 5))
  path(k, '#2f8c94', 'M-3.800 -67.500H2.800V-69.300H-3.800Z')
  path(k, '#235c78', 'M-5.400 -67.500H-3.800V-69.300H-5.400Z')
  merlons(k, FACE, -3.8, 2.8, -69.9, 4)
  path(
    k,
    '#d88c70',
    'M-3.900 -70.500C-4 -73.500 -2.400 -75 -0.900 -75C0.600 -75 2.200 -73.500 2.100 -70.500Z',
  )
  path(
    k,
    SIDE,
    'M-3.900 -70.500C-4 -73.500 -2.400 -75 -0.900 -75C-2 -74 -2.300 -72.500 -2.200 -70.500Z',
  )
  stroke(k, '#a85e58', 0.3, 'M-0.900 -75V-70.500M0.200 -74.500L0.700 -70.500')
  stroke(k, '#ffd88c', 0.4, 'M-0.900 -75V-82')
  for (const [y, q] of points('-76.500 1.100 -78.900 0.850 -80.800 0.600'))
    path(k, '#ffd88c', `M-0.900 ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
}

/** Oranges heaped on a counter: rows that grow shorter, each with its light. */
function heap(k, x, y, n, q) {
  for (let row = 0; row < n; row++)
    for (let i = 0; i < n - row; i++) {
      const [cx, cy] = [x + (i + row / 2) * q * 1.9, y - q - row * q * 1.6]
      path(k, '#d8601c', `M${cx} ${cy - q}a${q} ${q} 0 1 0 0.010 0Z`)
      path(k, '#ff9a2c', `M${cx + q * 0.1} ${cy - q * 0.9}a${q * 0.8} ${q * 0.8} 0 1 0 0.010 0Z`)
      path(k, '#ffd070', `M${cx + q * 0.3} ${cy - q * 0.65}a${q * 0.3} ${q * 0.3} 0 1 0 0.010 0Z`)
    }
}

/** What stands behind the seller: posts and the inner side of the awning. */
export function cartBack(k) {
  path(k, '#5c2c4c', 'M-20 -16V-40H-18.500V-16ZM18.500 -16V-40H20V-16Z')
  path(k, '#f0a850', 'M-20 -36H20V-40H-20Z')
}

/** An orange juice cart, 44 wide, its counter 16 high, its awning 42; wheels at 0. */
export function cart(k) {
  path(k, 'rgba(40,14,60,.5)', 'M-24 0.500C-10 -1 14 -1 28 0.600C22 2.600 -16 2.600 -24 0.500Z')
  for (const x of [-13, 13]) {
    path(k, '#4c2844', `M${x} -8.500a4.250 4.250 0 1 0 0.010 0Z`)
    path(k, '#c8843c', `M${x} -7.500a3.250 3.250 0 1 0 0.010 0Z`)
    path(k, '#4c2844', `M${x} -6.700a2.450 2.450 0 1 0 0.010 0Z`)
    stroke(
      k,
      '#c8843c',
      0.5,
      `M${x} -7V-1.500M${x - 2.7} -4.250H${x + 2.7}M${x - 1.9} -6.200L${x + 1.9} -2.300M${x + 1.9} -6.200L${x - 1.9} -2.300`,
    )
  }
  path(k, '#1f7c6c', 'M-21 -5V-15.500H21V-5Z')
  path(k, '#14585c', 'M-21 -5V-7.500H21V-5Z')
  path(k, '#3ca884', 'M6 -7.500H20V-14H6Z')
  for (const x of [-19.6, -6.2, 7.2]) {
    path(k, '#f2c050', `M${x} -7.600h12.400v-6.800h-12.400Z`)
    path(k, x > 0 ? '#2f9478' : '#1a6c64', `M${x + 0.5} -8.100h11.400v-5.800h-11.400Z`)
    path(k, '#f2c050', `M${x + 6.2} -13.200l2.400 2.200l-2.400 2.200l-2.400 -2.200Z`)
    path(k, '#d8503c', `M${x + 6.2} -12.200l1.300 1.200l-1.300 1.200l-1.300 -1.200Z`)
  }
  path(k, '#ffe0a0', 'M-22 -15.300V-16.800H22V-15.300Z')
  path(k, '#b8703c', 'M-22 -15.300V-15.700H22V-15.300Z')
  heap(k, -19.5, -16.7, 6, 1.25)
  heap(k, -4.5, -16.7, 3, 1.15)
  heap(k, 15, -16.7, 3, 1.05)
  // Glasses, ready.
  for (const x of [3.6, 5.8, 8]) {
    path(k, '#ffb03c', `M${x} -16.800l-0.300 -2.600h2l-0.300 2.600Z`)
    path(k, '#ffe4b8', `M${x - 0.3} -19.400h2v-0.500h-2.050Z`)
  }
  path(k, '#7a4050', 'M-21 -16V-37H-20V-16ZM20 -16V-37H21V-16Z')
  path(k, '#d89058', 'M20.500 -16V-37H21V-16ZM-20.500 -16V-37H-20V-16Z')
  // The awning with its scallops.
  for (let i = 0; i < 12; i++) {
    const x = -24 + i * 4
    const c = i % 2 ? '#f6e4c8' : '#2f9478'
    const lit = i % 2 ? '#fff8e4' : '#48b48c'
    path(
      k,
      c,
      `M${x} -37L${x + (12 - i * 2 - 2) * 0.28 + 0.8} -43.500h3L${x + 4} -37C${x + 4} -35 ${x} -35 ${x} -37Z`,
    )
    path(k, lit, `M${x} -37C${x} -35 ${x + 4} -35 ${x + 4} -37v-0.800h-4Z`)
  }
  for (let i = 0; i < 6; i++) {
    path(k, '#5c2c4c', `M${-20.2 + i * 8} -36.500h0.400v1.500h-0.400Z`)
    path(k, '#fff4c4', `M${-20 + i * 8} -35.200a1 1.200 0 1 0 0.010 0Z`)
  }
}

/** Someone in a long robe, standing; 30 tall, facing right. `hood` up, or a cap. */
export function robed(k, { robe, dark, skin = '#a86a48', cap, hood }) {
  path(k, dark, 'M-3.500 0.300L-3 -10H3L4 0.300C2 1 -2 1 -3.500 0.300Z')
  path(
    k,
    robe,
    'M-4.600 0C-4.200 -8 -4.600 -16 -3.400 -21.500C-2 -23.600 2 -23.600 3.200 -21.500C4.400 -16 4 -8 4.800 0C2 0.900 -2 0.900 -4.600 0Z',
  )
  path(
    k,
    dark,
    'M-4.600 0C-4.200 -8 -4.600 -16 -3.400 -21.500C-2.800 -22.600 -1.600 -23 -0.600 -23.100C-1.600 -16 -1.600 -8 -1.400 0.650C-2.600 0.600 -3.800 0.400 -4.600 0Z',
  )
  path(
    k,
    skin,
    'M-2.500 -26C-2.500 -29.500 3.300 -29.900 3.400 -26.600C4 -25.900 4 -25.300 3.500 -25.200C3.400 -23.500 2.200 -22.600 0.900 -22.600C-1.200 -22.600 -2.500 -24 -2.500 -26Z',
  )
  if (hood) {
    path(
      k,
      robe,
      'M0.600 -32.500C-3.500 -31 -4.600 -26.500 -3.600 -21.600C-2 -20.600 0.400 -21 1 -22.400C-0.600 -23.600 -0.800 -26 0.200 -28C1 -29 2.600 -29.300 3.400 -28.800C3 -30 2 -31.500 0.600 -32.500Z',
    )
    path(
      k,
      dark,
      'M0.600 -32.500C-3.500 -31 -4.600 -26.500 -3.600 -21.600C-2.800 -21.200 -2 -21.100 -1.200 -21.200C-2.600 -24.500 -2.200 -29 0.600 -32.500Z',
    )
  } else {
    path(
      k,
      '#2c1a2c',
      'M-2.600 -25C-3.400 -28 -2 -29.600 0.600 -29.600C2.400 -29.600 3.400 -28.600 3.400 -27.400C1.600 -27.800 0.400 -27 0 -25.600C-0.600 -24.600 -1.800 -24.200 -2.600 -25Z',
    )
    if (cap)
      path(
        k,
        cap,
        'M-2.700 -27.300L-2.100 -31.200H2.500L3.200 -27.800C1.400 -27.200 -1 -27 -2.700 -27.300Z',
      )
  }
  path(k, '#2c1a2c', 'M2 -26.300a0.400 0.500 0 1 0 0.010 0Z')
}

/** Someone on the ground, seen from behind: a dark shape with a warm edge. */
export function sitter(k, { robe, edge, head = '#3a2038', wrap }) {
  path(
    k,
    robe,
    'M-7 0C-7.600 -3 -6 -5 -4.600 -6C-5 -10 -4 -12.500 -2.500 -13.500H2.500C4 -12.500 5 -10 4.600 -6C6 -5 7.600 -3 7 0C4 1 -4 1 -7 0Z',
  )
  stroke(
    k,
    edge,
    0.6,
    'M-2.700 -13.400C-4 -12.500 -4.900 -10 -4.600 -6.200M2.700 -13.400C4 -12.500 4.900 -10 4.600 -6.200',
  )
  path(k, wrap ?? head, 'M0 -19.400a3 3.300 0 1 0 0.010 0Z')
  stroke(k, edge, 0.5, 'M-2.300 -18.400A3 3.300 0 0 1 2.300 -18.400')
}

/** The storyteller: both arms up, his carpet and the lamp before him; 33 tall. */
export function storyteller(k) {
  path(k, '#9c2f44', 'M-17 1C-12 -1.600 12 -1.600 17 1C12 4 -12 4 -17 1Z')
  path(k, '#f2b850', 'M-14 1C-9.500 -0.900 9.500 -0.900 14 1C9.500 3.100 -9.500 3.100 -14 1Z')
  path(
    k,
    '#7c2448',
    'M-12.500 1C-8.500 -0.500 8.500 -0.500 12.500 1C8.500 2.700 -8.500 2.700 -12.500 1Z',
  )
  path(
    k,
    '#f6e4c8',
    'M-4.800 0.600C-4.400 -8 -4.800 -16 -3.400 -21.800C-2 -23.600 2 -23.600 3.200 -21.800C4.600 -16 4.200 -8 5 0.600C2 1.500 -2 1.500 -4.800 0.600Z',
  )
  path(
    k,
    '#b88c94',
    'M-4.800 0.600C-4.400 -8 -4.800 -16 -3.400 -21.800C-2.600 -22.800 -1.600 -23.100 -0.600 -23.200C-1.800 -16 -1.700 -8 -1.500 1.200C-2.600 1.200 -3.800 1 -4.800 0.600Z',
  )
  stroke(k, '#d8503c', 1, 'M-4.600 -12Q0 -10.400 4.400 -12')
  for (const m of [-1, 1]) {
    const [e, hnd] = [
      [m * 8, -23.5],
      [m * 10.5, -29],
    ]
    bone(k, m < 0 ? '#d0a8a4' : '#fff2dc', [m * 2.8, -20.5], e, 3, 4.2)
    bone(k, m < 0 ? '#d0a8a4' : '#fff2dc', e, [m * 9.3, -26.2], 4.2, 3.6)
    bone(k, '#a86a48', [m * 9.3, -26.4], hnd, 1.5, 1.4)
    for (const d of [-0.9, 0, 0.9]) stroke(k, '#a86a48', 0.5, `M${hnd[0]} ${hnd[1]}l${d} -1.500`)
  }
  path(k, '#a86a48', 'M0 -29.800a3 3.400 0 1 0 0.010 0Z')
  path(
    k,
    '#fff2dc',
    'M-2.900 -26.300C-2.400 -21.500 2.400 -21.500 2.900 -26.300C1.500 -25.300 -1.500 -25.300 -2.900 -26.300Z',
  )
  path(k, '#5c2430', 'M-1.200 -25.300Q0 -23.700 1.200 -25.300Z')
  path(
    k,
    '#2c1a2c',
    'M-1.300 -27.700a0.420 0.520 0 1 0 0.010 0ZM1.300 -27.700a0.420 0.520 0 1 0 0.010 0Z',
  )
  path(
    k,
    '#d8402f',
    'M-3.100 -28.300L-2.500 -32.600H2.500L3.100 -28.300C1.500 -27.700 -1.500 -27.700 -3.100 -28.300Z',
  )
  path(
    k,
    '#9c2438',
    'M-3.100 -28.300L-2.500 -32.600H-0.800L-1.200 -27.900C-2 -27.900 -2.600 -28.100 -3.100 -28.300Z',
  )
  stroke(k, '#2c1a2c', 0.4, 'M0 -32.600L3 -31.500V-29.600')
}

/** A lamp of pierced brass on the ground. */
export function floorLamp(k) {
  path(k, '#b8702c', 'M-1.600 0H1.600L1.100 -1.200H-1.100Z')
  path(
    k,
    '#ffe49c',
    'M-1.800 -1.200C-3 -3 -2.600 -5.400 -1 -6.200H1C2.600 -5.400 3 -3 1.800 -1.200Z',
  )
  stroke(
    k,
    '#d8883c',
    0.35,
    'M-1.800 -1.200C-3 -3 -2.600 -5.400 -1 -6.200M1.800 -1.200C3 -3 2.600 -5.400 1 -6.200M0 -6.200V-1.200M-2.600 -3.600H2.600',
  )
  path(k, '#b8702c', 'M-1.300 -6L0 -8.600L1.300 -6ZM-0.500 -8.300a0.600 0.600 0 1 1 1 0Z')
}
