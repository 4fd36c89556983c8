import { fill, path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'

// Paris in the morning, the sun from the right: the tower, a carousel, a painter and who looks on.

// Half widths by height in metres: the curve of the tower and the inner edge of its legs.
const OUTER = points('0 62.5 20 51 40 41.5 57 35 80 27.5 115 19.5 150 13.6 190 9.2 230 6.6 276 4.6')
const INNER = points('0 37.5 20 30 40 22.5 57 18 80 12.5 115 7.5 150 3.8 190 0')

function half(list, y) {
  let i = 0
  while (i < list.length - 2 && y > list[i + 1][0]) i++
  const [[a, p], [b, q]] = [list[i], list[i + 1]]
  return Math.max(0, p + ((q - p) * (y - a)) / (b - a))
}

/** A panel of lattice between two heights: iron, and the sky through its four gaps. */
function panel(k, corners, iron, gap) {
  fill(k, iron, corners)
  const [cx, cy] = [0, 1].map((j) => corners.reduce((sum, p) => sum + p[j], 0) / 4)
  for (let i = 0; i < 4; i++) {
    const three = [corners[i], corners[(i + 1) % 4], [cx, cy]]
    const [mx, my] = [0, 1].map((j) => three.reduce((sum, p) => sum + p[j], 0) / 3)
    fill(
      k,
      gap,
      three.map(([x, y]) => [mx + (x - mx) * 0.6, my + (y - my) * 0.6]),
    )
  }
}

/** The iron tower in metres: 125 wide at the foot, platforms at 57, 115 and 276, 330 high. */
export function eiffel(k, { lit, iron, dark, gap, far }) {
  const leg = (m, colour, shift, heights, hole) => {
    for (let i = 0; i < heights.length - 1; i++) {
      const [a, b] = [heights[i], heights[i + 1]]
      const line = (list, y) => m * (half(list, y) + shift)
      panel(
        k,
        [
          [line(OUTER, a), -a],
          [line(INNER, a), -a],
          [line(INNER, b), -b],
          [line(OUTER, b), -b],
        ],
        colour,
        hole,
      )
    }
  }
  const LOW = [0, 14, 27, 40, 53]
  const MIDDLE = [57, 71, 85, 99, 112]
  const HIGH = [115, 127, 139, 151, 163, 175, 190]
  for (const m of [-1, 1]) {
    leg(m, far, -9, LOW, gap)
    leg(m, far, -5, MIDDLE, gap)
  }
  // The arch hangs between the legs and carries nothing.
  stroke(k, dark, 5.4, 'M-37 -3C-35 -34 -19 -47 0 -47C19 -47 35 -34 37 -3')
  stroke(k, iron, 3.4, 'M-38 -3C-36 -35 -19.500 -48.500 0 -48.500C19.500 -48.500 36 -35 38 -3')
  stroke(
    k,
    lit,
    0.9,
    'M-38 -5C-36 -36.500 -19.500 -50.500 0 -50.500C19.500 -50.500 36 -36.500 38 -5',
  )
  for (const m of [-1, 1]) {
    leg(m, m < 0 ? dark : iron, 0, LOW, gap)
    leg(m, m < 0 ? dark : iron, 0, MIDDLE, gap)
    leg(m, m < 0 ? dark : iron, 0, HIGH, gap)
  }
  for (let y = 190; y < 272; y += 11.7)
    for (const m of [-1, 1])
      panel(
        k,
        [
          [m * half(OUTER, y), -y],
          [0, -y],
          [0, -y - 11.7],
          [m * half(OUTER, y + 11.7), -y - 11.7],
        ],
        m < 0 ? dark : iron,
        gap,
      )
  // Edges: in the sun on the right of each leg.
  const edge = (list, m, from, to, colour, width) => {
    let d = ''
    for (let y = from; y <= to; y += 6) d += `${y > from ? 'L' : 'M'}${m * half(list, y)} ${-y}`
    stroke(k, colour, width, d)
  }
  edge(OUTER, 1, 0, 276, lit, 2.2)
  edge(INNER, -1, 0, 180, iron, 1.6)
  edge(OUTER, -1, 0, 276, dark, 1.8)
  edge(INNER, 1, 0, 180, dark, 1.6)
  const platform = (y, w, tall) => {
    path(k, dark, `M${-w} ${-y}V${-y - tall}H${w}V${-y}Z`)
    path(k, iron, `M${w * 0.1} ${-y}V${-y - tall}H${w}V${-y}Z`)
    for (let x = -w + 2; x < w - 2; x += 5)
      path(k, gap, `M${x} ${-y - tall * 0.2}v${-tall * 0.4}q1.200 -1.400 2.400 0v${tall * 0.4}Z`)
    path(k, lit, `M${-w - 1.5} ${-y - tall}h${w * 2 + 3}v-2h${-w * 2 - 3}Z`)
    path(k, dark, `M${-w} ${-y}h${w * 2}v1.600h${-w * 2}Z`)
  }
  platform(53, 37, 8)
  platform(112, 21, 6)
  path(k, dark, 'M-7 -274H7V-281H-7Z')
  path(k, lit, 'M-8 -281H8V-283H-8Z')
  path(k, iron, 'M-4.600 -283V-292H4.600V-283ZM-3.800 -292C-3.400 -299 3.400 -299 3.800 -292Z')
  path(k, dark, 'M-4.600 -283V-292H-0.500V-283Z')
  path(k, iron, 'M-1.300 -298V-318H1.300V-298Z')
  stroke(k, iron, 1.1, 'M0 -316V-330')
  // Feet of stone.
  for (const m of [-1, 1]) {
    const x = m * 50
    path(k, '#c8a890', `M${x - 15} 3V-5L${x - 13} -8H${x + 13}L${x + 15} -5V3Z`)
    path(k, '#f4dcb8', `M${x + 3} 3V-8H${x + 13}L${x + 15} -5V3Z`)
  }
}

/** A wooden horse that leaps on its pole, towards the right; 9 long, its middle at 0. */
function horse(k, [coat, shade, saddle]) {
  stroke(k, '#f2c45c', 0.5, 'M0 -16V6.200')
  stroke(k, shade, 0.9, 'M-2.600 1L-4.600 3L-3.600 5M2.600 1L5 2.400L4 4.400')
  stroke(k, coat, 0.9, 'M-2.200 1.200L-3 3.600L-5 4.400M2.200 1.200L3.600 3.800L5.600 4')
  path(
    k,
    coat,
    'M-3.600 -1.400C-2 -2.200 1 -1.800 2 -2.400C3 -4 3.600 -5.600 4.600 -6.400L5.200 -7.200L5.600 -6.200L7.400 -4.200C7.200 -3.400 6.400 -3.400 5.400 -4C5.200 -2.400 4.600 0 3.400 1.400C1.500 2.200 -2 2.200 -3.400 1.600C-4.200 0.600 -4.200 -0.800 -3.600 -1.400Z',
  )
  path(
    k,
    shade,
    'M-3.600 -1.400C-4.200 -0.800 -4.200 0.600 -3.400 1.600C-2 2.200 1.500 2.200 3.400 1.400C1 1.200 -2 0.600 -3.600 -1.400Z',
  )
  path(
    k,
    saddle,
    'M4.600 -6.600C3 -5.800 2 -4 1.700 -2.300L2.600 -2.900C3.200 -4.400 3.800 -5.600 4.800 -6.300ZM-3.700 -1.300C-5.400 -1.400 -5.800 0.600 -5.600 2.400C-4.800 1.200 -4.400 0.400 -3.700 0.300Z',
  )
  path(k, saddle, 'M-1.600 -2.200C-0.500 -1.400 0.600 -1.400 1.500 -2.300L1.800 0.600H-1.600Z')
}

/** A child on a horse, arms up or on the pole. */
function rider(k, coat, lit, hair, up) {
  path(
    k,
    coat,
    'M-1.300 -2C-1.500 -4 -1.100 -5.600 -0.400 -6H0.800C1.500 -5.600 1.600 -4 1.400 -2Z',
  )
  path(k, lit, 'M0.400 -6H0.800C1.500 -5.600 1.600 -4 1.400 -2H0.500Z')
  stroke(k, '#f0bc94', 0.7, up ? 'M-0.500 -5.400L-2.400 -8M1 -5.400L3 -8' : 'M0.800 -5L2.200 -4')
  path(k, '#f0bc94', 'M0.200 -9.200a1.500 1.500 0 1 0 0.010 0Z')
  path(
    k,
    hair,
    'M-1.500 -7.200C-1.900 -9.800 1.600 -10.400 1.900 -8.400C0.800 -8.600 0 -8 -0.300 -6.600C-0.900 -6.400 -1.400 -6.600 -1.500 -7.200Z',
  )
  path(k, '#241a30', 'M1 -8a0.220 0.260 0 1 0 0.010 0Z')
}

/** The carousel: 40 wide, 46 tall, foot at 0. */
export function carousel(k) {
  path(k, 'rgba(60,70,130,.42)', 'M-58 1C-44 -0.800 12 -1 23 0.400C14 2.400 -40 3 -58 1Z')
  path(k, '#6c2c44', 'M-22.500 -1H22.500V0.800H-22.500Z')
  path(k, '#a84450', 'M4 -1H22.500V0.800H4Z')
  path(k, '#8c3448', 'M-20.400 -4H20.400V-1H-20.400Z')
  path(k, '#c8504c', 'M4 -4H20.400V-1H4Z')
  path(k, '#f2c45c', 'M-20.600 -4.800H20.600V-3.600H-20.600Z')
  path(k, '#a05c6c', 'M-17 -5V-27H17V-5Z')
  path(k, '#7c4864', 'M-17 -5V-27H-7V-5Z')
  // The drum in the middle with its mirrors.
  path(k, '#f4d8ac', 'M-6.500 -5V-27H6.500V-5Z')
  path(k, '#d8a880', 'M-6.500 -5V-27H-2V-5Z')
  for (const x of [-4.3, 0, 4.3])
    path(k, '#a8d4dc', `M${x - 1.4} -9V-19Q${x} -22 ${x + 1.4} -19V-9Z`)
  for (const [x, y, q, coat, kid] of [
    [-9, -15.5, 0.78, ['#d8c0c4', '#a08ca8', '#3c8c98'], null],
    [10, -15, 0.78, ['#e8d8cc', '#b09cb0', '#c8504c'], null],
    [-12.5, -11.5, 1, ['#fff4e4', '#c8b4c0', '#e0504c'], ['#f0b03c', '#ffd884', '#5a3028', false]],
    [1, -12.5, 1.05, ['#e8a85c', '#b87450', '#2c6c98'], ['#3c94a0', '#7cc8c4', '#2c2030', false]],
    [13.5, -11, 1, ['#fff8ec', '#d0bcc4', '#3c8c98'], ['#e0607c', '#ff9ca0', '#8c4c2c', false]],
  ]) {
    k.save()
    k.translate(x, y)
    k.scale(q, q)
    horse(k, coat)
    if (kid) rider(k, ...kid)
    k.restore()
  }
  // Valance with lamps, the striped roof, its ball and pennant.
  const n = 10
  for (let i = 0; i < n; i++) {
    const [a, b] = [-21 + (i * 42) / n, -21 + ((i + 1) * 42) / n]
    path(
      k,
      i % 2 ? (i < 5 ? '#c8404c' : '#e8544c') : i < 5 ? '#f0d4b4' : '#fff4dc',
      `M${a} -27.500H${b}V-24.500Q${(a + b) / 2} -21.500 ${a} -24.500Z`,
    )
    path(
      k,
      i % 2 ? (i < 4 ? '#b0384c' : '#e04c4c') : i < 4 ? '#e4c4ac' : '#fff4dc',
      `M${a} -29.500L0 -42L${b} -29.500Z`,
    )
  }
  path(k, '#f2c45c', 'M-21.600 -27.200H21.600V-30H-21.600Z')
  path(k, '#c88c4c', 'M-21.600 -27.200H-6V-30H-21.600Z')
  for (let i = 0; i < 11; i++)
    path(k, '#fff8e0', `M${-20 + i * 4} -29.300a0.600 0.600 0 1 0 0.010 0Z`)
  path(k, '#f2c45c', 'M0 -44.400a1.500 1.500 0 1 0 0.010 0Z')
  stroke(k, '#c88c4c', 0.4, 'M0 -44V-49')
  path(
    k,
    '#2c6c98',
    'M0 -49C2 -50 3 -48 5.600 -48.600C4 -47.600 4.500 -46.800 5.600 -46C3 -45.600 2 -47 0 -46.400Z',
  )
}

/** The painter at his easel and his picture, feet at 0; he is 26 tall and looks to the right. */
export function painter(k) {
  path(k, 'rgba(60,70,130,.42)', 'M-20 0.600C-12 -1 16 -0.800 22 0.200C16 2 -12 2.200 -20 0.600Z')
  // Easel and canvas: the tower on it leans, and wears a heart.
  stroke(k, '#7c5040', 0.9, 'M9 0L13.500 -24M20.500 0L15.500 -24M15.500 0V-10')
  path(k, '#c8a078', 'M6.500 -22L20.500 -24.500V-9L6.500 -7.500Z')
  path(k, '#fffaf0', 'M7 -21.500L20 -23.900V-9.500L7 -8.100Z')
  path(k, '#a8dcdc', 'M7.800 -20.700L19.200 -22.800V-14.500L7.800 -13Z')
  path(k, '#b4d47c', 'M7.800 -13L19.200 -14.500V-10.200L7.800 -8.900Z')
  path(
    k,
    '#e0607c',
    'M10.200 -10.200C12.500 -13 13.400 -17 13.900 -21.400C14.500 -17 15.200 -14 17.600 -11.200L15.700 -11C15 -12.800 12.800 -12.600 12.200 -10.500Z',
  )
  path(
    k,
    '#fffaf0',
    'M12.700 -14.100L15 -14.400V-13.700L12.500 -13.400ZM13.300 -17.300L14.600 -17.500V-16.900L13.200 -16.700Z',
  )
  path(k, '#f2b83c', 'M17.600 -20.200a1.100 1.100 0 1 0 0.010 0Z')
  path(k, '#7c5040', 'M5.600 -7.800L21.500 -9.600V-8.400L5.600 -6.500Z')
  // He: beret, striped shirt, apron.
  path(k, '#2c3460', 'M-3.800 0.300L-3.200 -11H3L3.800 0.300H1.200L0.200 -8L-1 0.300Z')
  path(k, '#1c2044', 'M-3.800 0.300L-3.200 -11H-1.400L-2.200 0.300Z')
  path(
    k,
    '#3c2c34',
    'M-4.200 -0.600H-0.800L-0.600 0.600H-4.300ZM1.200 -0.600H3.800L5.400 0.600H1.100Z',
  )
  path(
    k,
    '#fffaf0',
    'M-3.700 -18.600C-2 -20 2 -20 3.400 -18.600C4 -15.600 3.600 -12 3.600 -9.500H-3.700C-4 -12.500 -4.200 -15.600 -3.700 -18.600Z',
  )
  for (let i = 0; i < 5; i++)
    path(
      k,
      '#2c4c94',
      `M-3.800 ${-17.7 + i * 1.8}Q0 ${-17.3 + i * 1.8} 3.700 ${-17.7 + i * 1.8}V${-16.9 + i * 1.8}Q0 ${-16.5 + i * 1.8} -3.900 ${-16.9 + i * 1.8}Z`,
    )
  path(
    k,
    'rgba(60,70,130,.32)',
    'M-3.700 -18.600C-3 -19.200 -2.300 -19.500 -1.600 -19.600C-2.400 -16 -2.300 -12.500 -2 -9.500H-3.700C-4 -12.500 -4.200 -15.600 -3.700 -18.600Z',
  )
  path(k, '#d8503c', 'M-2.600 -19.600H2.600L2 -18.400L0.500 -18L-2 -18.400Z')
  // The arm that paints: sleeve to the bent elbow, forearm rising to the brush.
  limb(k, '#fffaf0', bent(points('2.2 -17.9 2.4 4.6 -14.8 2 5.6 -14.6 1.7', 3)))
  stroke(k, '#2c4c94', 0.6, 'M2.400 -16.700L3.900 -17.700M3.500 -15.300L5 -16.400')
  limb(k, '#f0bc94', points('5.2 -14.6 1.4 8.7 -15.7 1.1', 3))
  path(k, '#f0bc94', 'M9 -16.500a0.750 0.700 0 1 0 0.010 0Z')
  stroke(k, '#7c5040', 0.4, 'M8.200 -15L11.400 -17.800')
  path(k, '#e0607c', 'M11 -17.300L12.300 -18.600L12 -17Z')
  limb(k, '#e0d4dc', bent(points('-2 -17.8 2.4 -3.6 -13.8 2.1 -2.6 -12.2 1.8', 3)))
  limb(k, '#d8a07c', points('-2.8 -12.5 1.4 1 -11 1.1', 3))
  path(
    k,
    '#b87c4c',
    'M0.600 -11.400C1.600 -13.400 5.400 -12.800 5.200 -11C5 -9.600 1.600 -9.400 0.600 -11.400Z',
  )
  path(k, '#e0607c', 'M2.200 -12a0.450 0.350 0 1 0 0.010 0Z')
  path(k, '#f2b83c', 'M3.700 -12.100a0.450 0.350 0 1 0 0.010 0Z')
  path(k, '#2c8c98', 'M3.400 -10.900a0.450 0.350 0 1 0 0.010 0Z')
  path(
    k,
    '#f0bc94',
    'M-2 -22.600C-2 -25.600 2.400 -25.600 2.500 -22.900L3.300 -21.700L2.500 -21.400C2.500 -20 1.600 -19.500 0.800 -19.500V-18.500H-1.400V-20.600C-1.800 -21.200 -2 -22 -2 -22.600Z',
  )
  path(
    k,
    '#4c3430',
    'M0.400 -21.100C1.400 -21.700 2.400 -21.300 3 -20.800C2 -20.500 1 -20.500 0.400 -21.100ZM-2.100 -22C-2.300 -23.500 -1.600 -24.400 -0.600 -24.300C-0.400 -23.400 -0.700 -22.600 -1 -21.600Z',
  )
  path(k, '#241a30', 'M1.400 -23.100a0.300 0.360 0 1 0 0.010 0Z')
  path(
    k,
    '#c8404c',
    'M-3.600 -23.700C-4 -26.400 0 -27.400 2.600 -25.800C3.200 -25 2.800 -24.200 2.400 -23.900C0 -24.600 -2 -24.400 -3.600 -23.700Z',
  )
  path(
    k,
    '#ec6c5c',
    'M0 -26.600C1.500 -26.500 2.300 -26.100 2.600 -25.800C3.200 -25 2.800 -24.200 2.400 -23.900C1.600 -24.100 0.900 -24.300 0.200 -24.300Z',
  )
  stroke(k, '#8c2c40', 0.5, 'M-0.600 -26.500L-0.800 -27.500')
}

/** A girl who looks at the picture with her hands behind her back, towards the left; a balloon on her wrist. 16 tall. */
export function onlooker(k) {
  path(
    k,
    'rgba(60,70,130,.42)',
    'M-16 0.500C-10 -0.800 2 -0.700 4 0.200C1 1.500 -10 1.600 -16 0.500Z',
  )
  stroke(k, '#f0bc94', 1, 'M-0.800 -5V-0.800M1.100 -5V-0.800')
  path(k, '#fffaf0', 'M-1.500 -2H-0.200V-0.900H-1.500ZM0.500 -2H1.800V-0.900H0.500Z')
  path(k, '#c8404c', 'M-2.200 -1H-0.200V0.300H-2.300ZM-0.100 -1H1.900V0.300H-0.200Z')
  path(
    k,
    '#f2b83c',
    'M-1.600 -10.600C-0.800 -11.200 1.200 -11.200 1.900 -10.500L3.400 -4.200C1.500 -3.600 -1.500 -3.600 -3 -4.200Z',
  )
  path(
    k,
    '#ffdc84',
    'M0.800 -11C1.300 -10.900 1.700 -10.700 1.900 -10.500L3.400 -4.200C2.700 -4 1.800 -3.900 1 -3.800Z',
  )
  stroke(k, '#f0bc94', 0.9, 'M1.500 -9.800C3.200 -8.800 3.600 -7.600 2.600 -6.800')
  stroke(k, '#8c94b4', 0.22, 'M2.800 -7C6 -13 7 -20 11 -27')
  path(k, '#e0504c', 'M11 -34a2.900 3.500 0 1 0 0.010 0ZM10.400 -27.300L11 -26.200L11.700 -27.300Z')
  path(
    k,
    '#ff8c74',
    'M12 -33.200C13.300 -32.500 13.600 -30.500 13 -29C12.400 -30.500 12 -31.800 12 -33.200Z',
  )
  path(
    k,
    '#f0bc94',
    'M2 -13.400C2 -15.900 -1.800 -15.900 -1.900 -13.500L-2.600 -12.600L-1.900 -12.300C-1.800 -11.200 -1.200 -10.800 -0.500 -10.800V-10.300H1.200V-11.600C1.700 -12.100 2 -12.800 2 -13.400Z',
  )
  path(
    k,
    '#7c3c28',
    'M-1.900 -13.800C-1 -14 0 -13.800 0.200 -12.300C0.800 -11.600 1.600 -11.400 2.400 -11.800C3.600 -11 3.400 -9.600 4.400 -8.800C2.800 -8.600 1.700 -9.600 1.600 -11C2.600 -12.500 3 -16.600 0 -16.600C-1.600 -16.600 -2.300 -15 -1.900 -13.800Z',
  )
  path(k, '#241a30', 'M-1.100 -13.600a0.260 0.320 0 1 0 0.010 0Z')
  stroke(k, '#a84448', 0.3, 'M-1.700 -11.900q0.500 0.400 1 0.100')
}
