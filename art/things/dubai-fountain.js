import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const [LIT, FACE, SIDE, DARK] = ['#f4fbf4', '#a4cdd6', '#5c94ac', '#2c5c80']

/**
 * Burj Khalifa at night, foot at 0, 62 high: one wing towards us, one to each side, each steps back in its
 * turn so that the terraces wind up round the core to the spire.
 */
export function tower(k) {
  // Half widths and heights of the steps; 828 m are 62.
  const wing = (m, steps, light, dark) => {
    for (const [wide, high] of steps) {
      fill(k, light, [
        [0, 0],
        [0, -high],
        [m * (wide - 0.35), -high],
        [m * wide, -high + 0.6],
        [m * wide, 0],
      ])
      fill(k, dark, [
        [m * (wide - 0.75), 0],
        [m * (wide - 0.75), -high + 0.1],
        [m * (wide - 0.35), -high],
        [m * wide, -high + 0.6],
        [m * wide, 0],
      ])
      stroke(k, LIT, 0.2, `M0 ${-high}H${m * (wide - 0.35)}`)
    }
  }
  wing(
    -1,
    points(
      '7.200 7 6.500 13.500 5.800 19.500 5.100 25.500 4.300 31 3.600 36.500 2.800 41.500 2.100 45.500',
    ),
    '#8cbccb',
    FACE,
  )
  wing(
    1,
    points(
      '7.200 9.500 6.500 16 5.800 22 5.100 28 4.300 33.500 3.600 38.500 2.800 43 2.100 46.500',
    ),
    SIDE,
    DARK,
  )
  // The spire in its sections.
  for (const [half, high] of points('1.500 49 1 52.500 0.650 55.500 0.360 58.500 0.160 62')) {
    path(k, FACE, `M${-half} 0V${-high}H${half}V0Z`)
    path(k, LIT, `M${-half} 0V${-high}H${-half * 0.3}V0Z`)
    path(k, SIDE, `M${half * 0.4} 0V${-high}H${half}V0Z`)
  }
  // The wing that comes towards us, rounded: its own steps.
  for (const [half, high] of points(
    '1.300 44.500 1.600 39 1.900 33 2.200 27 2.500 21 2.800 14.500 3.100 8.500',
  )) {
    path(k, '#c8e4e4', `M${-half} 0V${-high}Q0 ${-high - 0.9} ${half} ${-high}V0Z`)
    path(k, LIT, `M${-half} 0V${-high}L${-half * 0.55} ${-high - 0.4}V0Z`)
    path(k, SIDE, `M${half * 0.45} 0V${-high - 0.4}L${half} ${-high}V0Z`)
    stroke(k, '#fffdf0', 0.24, `M${-half} ${-high}Q0 ${-high - 0.9} ${half} ${-high}`)
  }
  // Warm rooms here and there.
  const r = random(5)
  for (let y = -1.4; y > -40; y -= 0.9) {
    const half = 6.1 + y * 0.105
    for (let x = -half; x < half; x += 0.62)
      if (r() < 0.16) path(k, x < 0 ? '#fff2c4' : '#ffd48c', `M${x} ${y}h0.300v0.360h-0.300Z`)
  }
  path(k, '#ff5c4c', 'M0 -62.600a0.350 0.350 0 1 0 0.010 0Z')
}

/** A tower of the centre: shape 0 flat, 1 slanted, 2 rounded. */
export function neighbour(k, x, foot, wide, high, shape, [face, side], seed) {
  const top = foot - high
  const tops = [
    `H${x + wide}`,
    `L${x + wide} ${top - wide * 0.6}`,
    `C${x} ${top - wide * 0.7} ${x + wide} ${top - wide * 0.7} ${x + wide} ${top}`,
  ]
  path(k, face, `M${x} ${foot}V${top}${tops[shape]}V${foot}Z`)
  path(k, side, `M${x + wide * 0.68} ${foot}V${top}H${x + wide}V${foot}Z`)
  const r = random(seed)
  for (let y = top + 1.6; y < foot - 2; y += 1.7)
    for (let wx = x + 0.9; wx < x + wide - 1; wx += 1.5)
      if (r() < 0.3) path(k, r() < 0.6 ? '#ffcf80' : '#8fd0d8', `M${wx} ${y}h0.650v0.800h-0.650Z`)
}

/** One jet: a thin whip of water that bends over, and the drops and the veil that fall from its tip. */
export function jet(k, x, y, high, lean, [foot, body, tip]) {
  const g = k.createLinearGradient(0, y, 0, y - high)
  g.addColorStop(0, foot)
  g.addColorStop(0.4, body)
  g.addColorStop(1, tip)
  const [tx, ty] = [x + lean, y - high]
  k.globalAlpha = 0.3
  path(
    k,
    body,
    `M${x + lean * 0.5} ${ty + high * 0.2}C${tx} ${ty - high * 0.06} ${tx + lean * 0.8} ${ty + high * 0.1} ${tx + lean * 0.9} ${ty + high * 0.8}C${tx + lean * 0.7} ${ty + high * 0.4} ${tx + lean * 0.4} ${ty + high * 0.24} ${x + lean * 0.5} ${ty + high * 0.2}Z`,
  )
  k.globalAlpha = 1
  path(
    k,
    g,
    `M${x - 0.34} ${y}C${x - 0.3} ${y - high * 0.62} ${x + lean * 0.3} ${y - high * 1.02} ${tx + lean * 0.5} ${ty + high * 0.06}C${x + lean * 0.42} ${y - high * 0.94} ${x + 0.22} ${y - high * 0.6} ${x + 0.34} ${y}Z`,
  )
  for (const [u, v, q] of points(
    '0.620 0.120 0.240 0.780 0.260 0.200 0.860 0.440 0.170 0.900 0.620 0.130',
    3,
  ))
    path(k, tip, `M${tx + lean * u} ${ty + high * v}a${q} ${q} 0 1 0 0.010 0Z`)
}

/** A straight column that breaks into a plume at its head. */
export function shooter(k, x, y, high) {
  for (const [wide, h, c] of [
    [1.7, 1, 'rgba(255,226,170,.3)'],
    [1.05, 0.97, 'rgba(255,240,210,.75)'],
    [0.5, 0.93, '#fffdf4'],
  ])
    path(
      k,
      c,
      `M${x - wide * 0.35} ${y}L${x - wide * 0.6} ${y - high * h * 0.8}C${x - wide} ${y - high * h * 0.93} ${x - wide * 0.4} ${y - high * h} ${x} ${y - high * h}C${x + wide * 0.4} ${y - high * h} ${x + wide} ${y - high * h * 0.93} ${x + wide * 0.6} ${y - high * h * 0.8}L${x + wide * 0.35} ${y}Z`,
    )
}

/** A head in profile towards the right; 5 tall, chin at 0. */
function profile(k, x, y, skin, turn = 0) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  path(
    k,
    skin,
    'M-1.900 -2.600C-1.900 -5.200 2.100 -5.200 2.200 -2.700L2.900 -1.700L2.200 -1.300C2.200 -0.200 1.400 0.100 0.500 0.100V1.400H-1.400V-0.700C-1.800 -1.200 -1.900 -1.900 -1.900 -2.600Z',
  )
  path(k, '#1c1834', 'M1.300 -2.900a0.260 0.320 0 1 0 0.010 0Z')
  path(
    k,
    '#a8343c',
    'M1.300 -1.200C1.700 -1 2 -1.100 2.200 -1.300C2.200 -0.600 1.600 -0.500 1.300 -1.200Z',
  )
  k.restore()
}

/** A boy in a red tailcoat conducts the water from the bow, baton in the air; towards the right, 20 tall. */
export function conductor(k) {
  path(
    k,
    '#1c2448',
    'M-1.900 -6.500H-0.100L-0.300 -0.600H-1.900ZM0.300 -6.500H2L2.400 -0.600H0.900Z',
  )
  path(k, '#14101c', 'M-2 -0.900H-0.200L0.500 0.200H-2ZM0.800 -0.900H2.400L3.400 0.200H0.800Z')
  // Far arm.
  stroke(k, '#a82438', 1.4, 'M1 -11.500L4.200 -12.600L6.200 -15.200')
  path(k, '#e8b084', 'M6.600 -16.800a0.850 0.850 0 1 0 0.010 0Z')
  // Coat with tails that fly.
  path(
    k,
    '#d83440',
    'M-2.200 -12.200C-1.200 -13.300 1.200 -13.300 2.200 -12.200C2.600 -10.200 2.600 -8 2.500 -6.200L-0.400 -5.900C-2.200 -4.400 -4 -3.800 -5.800 -4C-4.400 -5.200 -3 -6.600 -2.600 -8.200C-2.500 -9.600 -2.500 -11 -2.200 -12.200Z',
  )
  path(
    k,
    '#a82438',
    'M-2.200 -12.200C-1.800 -12.700 -1.200 -13 -0.600 -13C-1.400 -10.600 -1.400 -8 -2.400 -6.400C-3.400 -5 -4.600 -4.200 -5.800 -4C-4.400 -5.200 -3 -6.600 -2.600 -8.200C-2.500 -9.600 -2.500 -11 -2.200 -12.200Z',
  )
  path(k, '#fff8e8', 'M1 -12.900L2.300 -12L2.500 -7.500L1.900 -7.400Z')
  path(
    k,
    '#ffb45c',
    'M2 -12.500C2.200 -12.300 2.300 -12.200 2.300 -12C2.600 -10.200 2.600 -8 2.500 -6.200L2.100 -6.150Z',
  )
  // Near arm with the baton.
  stroke(k, '#d83440', 1.5, 'M-0.400 -11.600L-3.600 -12.600L-4.400 -15.600')
  path(k, '#e8b084', 'M-4.500 -17.200a0.850 0.850 0 1 0 0.010 0Z')
  stroke(k, '#fff8e8', 0.3, 'M-4.700 -15.800L-2.200 -21.400')
  profile(k, 0.4, -13.6, '#e8b084', -0.16)
  path(
    k,
    '#4c2830',
    'M-1.900 -14.400C-3 -17.800 -1.600 -19.400 0.600 -19.300C1.800 -19.500 3 -18.600 2.800 -17.400C1.600 -17.900 0.600 -17.300 0 -16.500C-0.300 -15.700 -1 -15 -1.900 -14.400Z',
  )
}

/** A passenger seated, seen from the waist up: he or she turns to the right. */
export function passenger(k, { coat: [body, light], skin, hair, pose }) {
  path(
    k,
    body,
    'M-3 0C-3.200 -3 -2.800 -5.800 -2 -6.600C-1 -7.500 1.200 -7.500 2 -6.600C2.800 -5.800 3 -3 2.800 0Z',
  )
  path(
    k,
    light,
    'M1.200 -7.200C1.500 -7.100 1.800 -6.900 2 -6.600C2.800 -5.800 3 -3 2.800 0H1.600C2 -2.600 1.900 -5.200 1.200 -7.200Z',
  )
  profile(k, 0.2, -8.2, skin)
  if (hair === 'veil') {
    path(
      k,
      '#2c7c8c',
      'M0.600 -8.600C0.400 -9.800 0.900 -10.800 1.800 -12.200C1 -14.200 -1.800 -14 -2.400 -11.600C-2.900 -9.600 -2.700 -8 -3.200 -6.200C-1.500 -5.400 0.800 -5.800 1.800 -6.800C1 -7.200 0.700 -7.800 0.600 -8.600Z',
    )
  } else
    path(
      k,
      hair,
      'M-2 -9C-2.900 -12 -1.600 -13.700 0.600 -13.600C1.800 -13.700 2.800 -13 2.600 -12.200C1.400 -12.500 0.400 -12 -0.200 -11.200C-0.500 -10.200 -1.200 -9.400 -2 -9Z',
    )
  if (pose === 'clap') {
    stroke(k, body, 1.5, 'M0.500 -5.600L3.200 -4.200L5.200 -6.200')
    path(k, skin, 'M5.100 -8.200L6.200 -8L6.200 -6L5 -5.600Z')
  } else if (pose === 'film') {
    stroke(k, body, 1.5, 'M0.500 -5.800L3.600 -6L4.800 -9')
    path(k, skin, 'M5 -10a0.800 0.800 0 1 0 0.010 0Z')
    path(k, '#14101c', 'M5 -12.200H5.800V-8.800H5Z')
    path(k, '#bff0f0', 'M4.800 -12H5V-9H4.800Z')
  } else {
    stroke(k, body, 1.5, 'M-0.500 -5.600L-3.400 -3.400L-5.600 -3')
    path(k, skin, 'M-6 -3.800a0.800 0.800 0 1 0 0.010 0Z')
  }
}

/** The abra of the lake without its people: hull and canopy; water line at 0, its middle at 0, 60 long. */
export const abra = {
  back(k) {
    for (const x of [-21, -8, 5, 14]) path(k, '#5c3434', `M${x - 0.4} -8V-27H${x + 0.4}V-8Z`)
    path(k, '#3c2438', 'M-24 -6H20V-12H-24Z')
  },
  front(k) {
    path(
      k,
      '#6c3838',
      'M-28 -11C-20 -8.600 8 -8 20 -10C25 -11 29 -13.500 32 -17L33 -15.500C31 -9 27 -3 21 0.600H-22C-26 -2.500 -28 -6.500 -28 -11Z',
    )
    path(
      k,
      '#a85c3c',
      'M10 -8.900C14 -9.100 17 -9.500 20 -10C25 -11 29 -13.500 32 -17L33 -15.500C31 -9 27 -3 21 0.600H12C16 -2.500 16 -6 10 -8.900Z',
    )
    path(
      k,
      '#f4b45c',
      'M-28 -11C-20 -8.600 8 -8 20 -10C25 -11 29 -13.500 32 -17L32.700 -16C30 -12 25.500 -9.700 20.300 -8.700C8 -6.800 -20 -7.200 -28.200 -9.600Z',
    )
    stroke(k, '#3c2438', 0.4, 'M-26.500 -4.500C-14 -2.600 10 -2.600 25 -4.600')
    path(
      k,
      '#0a2040',
      'M-28 2C-24 -1.200 -18 0.200 -12 -0.700C-6 -1.300 0 0.300 7 -0.600C12 -1.300 17 0.200 22 -1C26 -1.600 28 1 30 2Z',
    )
    stroke(
      k,
      '#ffc070',
      0.3,
      'M-25 -0.100C-21 -0.900 -17 0.100 -12 -0.700M2 -0.200C6 -0.800 10 -0.900 14 -0.400',
    )
    stroke(k, '#fff0d0', 0.45, 'M18 -0.500C22 -1.400 25 -1.600 29 0.200')
    path(k, '#3c2438', 'M-28.400 -15L-26.800 -15.400L-26.400 -9.500L-28 -10Z')
    for (const x of [-14.5, -1.5, 9.5]) {
      stroke(k, '#3c2438', 0.25, `M${x} -26V-24`)
      path(
        k,
        '#ffb84c',
        `M${x - 1} -24.200H${x + 1}L${x + 1.3} -21.600L${x} -20.400L${x - 1.3} -21.600Z`,
      )
      path(k, '#fff4c0', `M${x - 0.1} -23.800H${x + 0.8}L${x + 0.9} -21.800L${x} -21.200Z`)
    }
    path(k, '#e8dcc8', 'M-25 -26.500C-14 -30.500 8 -30.500 19 -26.500V-25.200H-25Z')
    path(
      k,
      '#b0a0a8',
      'M-25 -26.500C-20 -28.400 -14 -29.400 -8 -29.500C-14 -28.500 -18 -27.200 -20 -25.200H-25Z',
    )
    path(
      k,
      '#fff8e4',
      'M8 -29C12.500 -28.500 16 -27.600 19 -26.500V-25.200H13C13 -26.800 11 -28 8 -29Z',
    )
    for (let x = -25; x < 19; x += 4)
      path(k, x % 8 ? '#d83440' : '#f4e8d0', `M${x} -25.300h4q-0.400 1.800 -2 1.800t-2 -1.800Z`)
  },
}
