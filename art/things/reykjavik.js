import { fill, path, points, stroke } from '../core/field.js'
import { friend } from './friends.js'

// A street of tin houses up to the church on the hill, in points; the low winter sun stands on the left.

const [VX, VY, EYE] = [84, 58, 30]
/** A point of the street: across it, above it, how near (1 is the picture's lower edge). */
const P = (across, up, near) => [VX + across * near, VY + (EYE - up) * near]

/** The church: steps of basalt rise on both sides to the tower, each column with a face in the sun. */
export function church(k, x, foot) {
  const column = (a, b, top) => {
    fill(k, '#f4e2d0', [
      [a, foot],
      [a, top + 0.9],
      [(a + b) / 2, top],
      [(a + b) / 2, foot],
    ])
    fill(k, '#a9b0d0', [
      [(a + b) / 2, foot],
      [(a + b) / 2, top],
      [b, top + 0.9],
      [b, foot],
    ])
  }
  const steps = points(
    '7.500 26 10 20 12.500 15.500 15 12 17.500 9.400 20 7.600 22.500 6.400 25 5.600',
  )
  for (const [dx, high] of steps.toReversed())
    for (const m of [-1, 1]) column(x + m * dx - 1.3, x + m * dx + 1.3, foot - high)
  for (const [dx, high] of points('5.200 37 3.400 43'))
    for (const m of [-1, 1]) column(x + m * dx - 1.1, x + m * dx + 1.1, foot - high)
  // The tower, its belfry, its cross.
  path(
    k,
    '#fff0e0',
    `M${x - 3.4} ${foot}V${foot - 47}L${x - 2.4} ${foot - 49}V${foot - 51.5}L${x} ${foot - 55.5}V${foot}Z`,
  )
  path(
    k,
    '#b4b8d4',
    `M${x + 3.4} ${foot}V${foot - 47}L${x + 2.4} ${foot - 49}V${foot - 51.5}L${x} ${foot - 55.5}V${foot}Z`,
  )
  stroke(
    k,
    '#e0c8b4',
    0.3,
    `M${x - 2} ${foot - 26}V${foot - 47}M${x - 1} ${foot - 26}V${foot - 50}`,
  )
  stroke(
    k,
    '#949cc0',
    0.3,
    `M${x + 2} ${foot - 26}V${foot - 47}M${x + 1} ${foot - 26}V${foot - 50}`,
  )
  path(
    k,
    '#5c6494',
    `M${x - 1.5} ${foot - 42}V${foot - 46}Q${x - 1.1} ${foot - 48} ${x - 0.6} ${foot - 46}V${foot - 42}ZM${x + 0.6} ${foot - 42}V${foot - 46}Q${x + 1.1} ${foot - 48} ${x + 1.5} ${foot - 46}V${foot - 42}Z`,
  )
  stroke(k, '#5c5474', 0.45, `M${x} ${foot - 55}v-4.600M${x - 1.2} ${foot - 58.2}h2.400`)
  path(k, '#5c6494', `M${x} ${foot - 39.4}a1.800 1.800 0 1 0 0.010 0Z`)
  stroke(k, '#ffe8b8', 0.35, `M${x} ${foot - 37.6}v-1.300M${x} ${foot - 37.6}l0.900 0.500`)
  path(
    k,
    '#4c5488',
    `M${x - 2.6} ${foot}V${foot - 6}Q${x} ${foot - 9.5} ${x + 2.6} ${foot - 6}V${foot}Z`,
  )
  path(
    k,
    '#4c5488',
    `M${x - 1.9} ${foot - 11}V${foot - 25}Q${x} ${foot - 31} ${x + 1.9} ${foot - 25}V${foot - 11}Z`,
  )
  path(
    k,
    '#ffd890',
    `M${x - 1.3} ${foot - 11.5}V${foot - 24.6}Q${x - 0.6} ${foot - 28} ${x - 0.2} ${foot - 28.6}V${foot - 11.5}Z`,
  )
}

/** A house of corrugated iron between two depths, its eave over the street, snow on its roof; lit on the right side. */
export function house(
  k,
  side,
  near,
  far,
  { high, deep = 26, wall, gable, trim = '#fff4e4', floors = 2, width = 42, windows = 3 },
) {
  const sun = side > 0
  const [a, b] = [side * width, side * (width + deep)]
  const mid = (a + b) / 2
  const top = high + deep * 0.5
  const quad = (c, list) =>
    fill(
      k,
      c,
      list.map((p) => P(...p)),
    )
  // The gable that looks at us.
  quad(gable, [
    [a, 0, near],
    [a, high, near],
    [mid, top, near],
    [b, high, near],
    [b, 0, near],
  ])
  for (let i = 0; i < floors; i++) {
    const y = 7 + i * 15
    for (const c of [0.3, 0.7]) {
      const x = a + (b - a) * c
      quad(trim, [
        [x - 3.2, y - 1, near],
        [x + 3.2, y - 1, near],
        [x + 3.2, y + 8, near],
        [x - 3.2, y + 8, near],
      ])
      quad('#ffd07c', [
        [x - 2.3, y, near],
        [x + 2.3, y, near],
        [x + 2.3, y + 7, near],
        [x - 2.3, y + 7, near],
      ])
      quad('#54487c', [
        [x - 0.3, y, near],
        [x + 0.3, y, near],
        [x + 0.3, y + 7, near],
        [x - 0.3, y + 7, near],
      ])
    }
  }
  // The wall along the street.
  quad(wall, [
    [a, 0, near],
    [a, high, near],
    [a, high, far],
    [a, 0, far],
  ])
  const depth = (t) => 1 / (1 / near + (1 / far - 1 / near) * t)
  for (let i = 0; i < floors; i++)
    for (let n = 0; n < windows; n++) {
      const y = 7 + i * 15
      const [t0, t1] = [(n + 0.3) / windows, (n + 0.72) / windows]
      const d = (t) => depth(t)
      quad(trim, [
        [a, y - 1, d(t0 - 0.02)],
        [a, y + 8.4, d(t0 - 0.02)],
        [a, y + 8.4, d(t1 + 0.02)],
        [a, y - 1, d(t1 + 0.02)],
      ])
      quad(sun ? '#7ca4cc' : '#ffcf78', [
        [a, y, d(t0)],
        [a, y + 7.4, d(t0)],
        [a, y + 7.4, d(t1)],
        [a, y, d(t1)],
      ])
      if (sun)
        quad('#fff0d0', [
          [a, y + 3, d(t0)],
          [a, y + 7.4, d(t0)],
          [a, y + 7.4, d((t0 + t1) / 2)],
        ])
    }
  quad(sun ? '#8c7c94' : '#3c3868', [
    [a, 0, near],
    [a, 2.4, near],
    [a, 2.4, far],
    [a, 0, far],
  ])
  // Roof with snow, its edge a soft line.
  quad(sun ? '#fff2e4' : '#a4b4e0', [
    [a - side * 2, high - 0.6, near * 1.01],
    [mid, top + 1.2, near * 1.01],
    [mid, top + 1.2, far],
    [a - side * 2, high - 0.6, far],
  ])
  quad(sun ? '#d4c8dc' : '#7c8cc4', [
    [a - side * 2, high - 0.6, near * 1.01],
    [a - side * 2, high - 2.2, near * 1.01],
    [a - side * 2, high - 2.2, far],
    [a - side * 2, high - 0.6, far],
  ])
  quad('#e8e4f0', [
    [mid, top + 1.2, near * 1.01],
    [b + side * 2, high - 1, near * 1.01],
    [b + side * 2, high - 3, near * 1.01],
    [mid, top - 1.2, near * 1.01],
    [a - side * 2, high - 2.6, near * 1.01],
    [a - side * 2, high - 0.6, near * 1.01],
  ])
}

/** The street: six colours painted on it, swept; snow along the walls; the shadow of the left row. */
export function street(k) {
  const quad = (c, list) =>
    fill(
      k,
      c,
      list.map((p) => P(...p)),
    )
  quad('#fff4ea', [
    [-120, 0, 0.09],
    [120, 0, 0.09],
    [120, 0, 1.4],
    [-120, 0, 1.4],
  ])
  quad('#7c7c9c', [
    [-24, 0, 0.09],
    [24, 0, 0.09],
    [24, 0, 1.4],
    [-24, 0, 1.4],
  ])
  for (const [i, c] of ['#e8504c', '#f4903c', '#f8d04c', '#54b06c', '#4c84d0', '#8c5cb4'].entries())
    quad(c, [
      [-18 + i * 6, 0, 0.09],
      [-12 + i * 6, 0, 0.09],
      [-12 + i * 6, 0, 1.4],
      [-18 + i * 6, 0, 1.4],
    ])
  const edge = points(
    '0.090 -6 0.200 -6 0.215 0 0.300 -1 0.330 -9 0.470 -9 0.520 -1 0.640 -2 0.700 -10 1 -10 1.080 -2 1.400 -3',
  )
  quad('rgba(56,52,128,.48)', [...edge.map(([n, a]) => [a, 0, n]), [-120, 0, 1.4], [-120, 0, 0.09]])
  // Banks where it was swept against the walls.
  for (const [side, top, foot] of [
    [-1, '#b4bee8', '#7c88c8'],
    [1, '#fffaf2', '#c8c8e8'],
  ]) {
    const line = points(
      '0.090 35 0.160 34 0.220 36.500 0.300 33.500 0.400 36 0.520 33 0.660 36.500 0.820 33 1 35.500 1.200 32.500 1.400 34',
    )
    quad(foot, [
      ...line.map(([n, x]) => [side * (x - 1.6), 0, n]),
      [side * 46, 0, 1.4],
      [side * 46, 0, 0.09],
    ])
    quad(top, [
      ...line.map(([n, x]) => [side * x, 1.6, n]),
      [side * 44, 5, 1.4],
      [side * 44, 5, 0.09],
    ])
  }
}

/** The discoverer on his prow of stone before the church. */
export function statue(k, x, y) {
  path(k, '#c49c94', `M${x - 1.8} ${y}L${x - 1.1} ${y - 4.6}H${x}V${y}Z`)
  path(k, '#7c6c94', `M${x + 1.8} ${y}L${x + 1.1} ${y - 4.6}H${x}V${y}Z`)
  path(
    k,
    '#7cb8a4',
    `M${x - 0.9} ${y - 4.6}L${x - 0.7} ${y - 7.6}Q${x} ${y - 8.8} ${x + 0.7} ${y - 7.6}L${x + 0.9} ${y - 4.6}ZM${x} ${y - 9.6}a0.600 0.700 0 1 0 0.010 0Z`,
  )
  stroke(k, '#7cb8a4', 0.35, `M${x + 0.6} ${y - 7.2}L${x + 1.6} ${y - 6}V${y - 4}`)
}

/** A street lamp with a cap of snow, lit. */
export function lamp(k, side, near) {
  const [x, y] = P(side * 27, 0, near)
  const q = near
  stroke(k, '#34305c', 1 * q, `M${x} ${y}V${y - 30 * q}`)
  path(
    k,
    '#34305c',
    `M${x - 1.6 * q} ${y}L${x - 0.8 * q} ${y - 5 * q}H${x + 0.8 * q}L${x + 1.6 * q} ${y}Z`,
  )
  path(
    k,
    '#ffdc8c',
    `M${x - 2 * q} ${y - 36 * q}H${x + 2 * q}L${x + 1.4 * q} ${y - 30.5 * q}H${x - 1.4 * q}Z`,
  )
  path(
    k,
    '#fff8ec',
    `M${x - 2.8 * q} ${y - 36 * q}Q${x} ${y - 40 * q} ${x + 2.8 * q} ${y - 36 * q}Z`,
  )
}

const SHE = {
  skin: '#f0bc98',
  top: '#e0584c',
  legs: '#34407c',
  wear: 'trousers',
  feet: '#8c5438',
  boots: true,
  hair: '#d89c4c',
  style: 'long',
  sleeve: 'long',
  hat: 'beanie',
  hatColour: '#fff0dc',
}
const HE = {
  skin: '#c88c64',
  top: '#2c8c8c',
  legs: '#5c4058',
  wear: 'trousers',
  feet: '#3c2c38',
  boots: true,
  hair: '#3c2830',
  style: 'short',
  beard: true,
  sleeve: 'long',
  hat: 'beanie',
  hatColour: '#f4b83c',
}

/** A yoke of white and dark stars on a jersey of wool. */
const yoke = (k) => {
  stroke(k, '#fff4e4', 0.7, 'M-2.900 -8Q0 -6.800 2.900 -8')
  stroke(k, '#34305c', 0.5, 'M-3 -6.800Q0 -5.600 3 -6.800')
  for (const x of [-1.8, 0, 1.8])
    path(k, '#fff4e4', `M${x} ${-5.6}l0.600 0.700l-0.600 0.700l-0.600 -0.700Z`)
}

/** A snowball fight across the colours; the ball is in the air. */
export function fight(k) {
  for (const [x, y] of points('68 84.600 107 87'))
    path(
      k,
      'rgba(48,40,110,.45)',
      `M${x - 3} ${y - 0.6}C${x + 4} ${y - 1.4} ${x + 14} ${y - 0.4} ${x + 20} ${y + 1.4}C${x + 12} ${y + 1.8} ${x + 2} ${y + 1.4} ${x - 3} ${y - 0.6}Z`,
    )
  friend(k, SHE, {
    x: 68,
    y: 84.6,
    size: 0.66,
    lean: 0.22,
    shade: 'front',
    legs: [
      [-0.5, -0.75],
      [0.5, 0.2],
    ],
    arms: [
      [-1.9, -2.5],
      [1.5, 1.7],
    ],
    hold: yoke,
  })
  friend(k, HE, {
    x: 107,
    y: 87,
    size: 0.7,
    flip: true,
    lean: -0.3,
    hip: 12.4,
    shade: 'back',
    legs: [
      [0.75, -0.1],
      [-0.1, -0.75],
    ],
    arms: [
      [2, 2.7],
      [1.7, 2.5],
    ],
    hold: yoke,
  })
  path(k, '#ffffff', 'M88 67a1.700 1.700 0 1 0 0.010 0Z')
  path(
    k,
    '#b4bce4',
    'M89.200 67.600C89.700 69.400 88.600 70.400 87 70.100C87.900 70.500 89.700 70.100 89.700 68.600C89.700 68.200 89.500 67.800 89.200 67.600Z',
  )
  stroke(k, 'rgba(255,255,255,.8)', 0.4, 'M77 68.600Q81 67 85 67.600M79 70.400Q82 69.200 85 69.400')
}

/** The cat of the quarter on a heap of snow, out of the line of fire. 9 tall. */
export function cat(k) {
  path(k, 'rgba(48,40,110,.4)', 'M-2 0.200C2 -0.600 9 -0.200 12 0.800C8 1.200 1 1 -2 0.200Z')
  stroke(k, '#3c3048', 1, 'M3 -0.800C6 -0.600 7.500 -2 7 -4')
  path(k, '#4c3c54', 'M-3 0C-3.400 -4 -2.400 -6.500 0.400 -6.400C3.400 -6 4.400 -3 4 0Z')
  path(
    k,
    '#fff4e8',
    'M-2.600 0C-3 -2.600 -2.600 -4.500 -1.400 -5C-0.400 -3.500 -0.600 -1.500 -0.800 0Z',
  )
  path(
    k,
    '#4c3c54',
    'M-3.400 -6.400C-4 -8 -3.600 -9.500 -3.200 -10.400L-1.800 -9.200H0.200L1.600 -10.400C2.200 -9 2 -7 1.200 -6C0 -4.800 -2.400 -4.800 -3.400 -6.400Z',
  )
  path(
    k,
    '#ffd04c',
    'M-2.300 -8.200a0.600 0.700 0 1 0 0.010 0ZM0.300 -8.200a0.600 0.700 0 1 0 0.010 0Z',
  )
  path(k, '#fff4e8', 'M-2.200 -6.400Q-1 -7.200 0.200 -6.400Q-1 -5 -2.200 -6.400Z')
}
