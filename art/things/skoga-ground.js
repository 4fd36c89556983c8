// Before Skógafoss: the stair, the river over black gravel, the meadow with its sheep.
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The stair up the slope, as wide as its distance allows; those who climb it. */
export function stair(k) {
  const line = points(
    '132 68.500 125.500 61 124 54 117.500 46 116 38 109.500 30 108.500 22 103 14 100 6',
  )
  const width = (i) => 1.25 - i * 0.13
  const side = (m, d) => line.map(([x, y], i) => [x + m * width(i) + d, y + d * 0.4])
  fill(k, '#3f6c40', [...side(-1, 0.8), ...side(1, 1.1).reverse()])
  fill(k, '#a8845c', [...side(-1, 0), ...side(1, 0).reverse()])
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i], line[i + 1]]
    const n = 7
    for (let j = 0; j < n; j++) {
      const t = j / n
      const [x, y, w] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, width(i + t)]
      stroke(k, '#f0d8a0', 0.34 - i * 0.025, `M${x - w * 0.86} ${y}L${x + w * 0.86} ${y + 0.12}`)
    }
  }
  for (const m of [-1, 1]) {
    stroke(
      k,
      '#4c3c48',
      0.14,
      `M${line.map(([x, y], i) => `${x + m * width(i) * 1.15} ${y - 1.5 * width(i)}`).join('L')}`,
    )
    for (const [i, [x, y]] of line.entries())
      stroke(k, '#4c3c48', 0.13, `M${x + m * width(i) * 1.15} ${y}v${-1.5 * width(i)}`)
  }
  // The platform over the edge.
  fill(k, '#6c5450', points('92.500 6.600 99 5.600 99 6.500 92.500 7.500'))
  stroke(
    k,
    '#3c3040',
    0.16,
    'M92.500 5.100L99 4.100M92.600 5.100V7M95 4.700V6.800M97 4.400V6.500M99 4.100V6.200',
  )
}

/** River, gravel, the meadow on the right. */
export function ground(k) {
  fill(
    k,
    '#2c5c48',
    rough(
      points('-8 66 2 63.500 8 66 16 63 22 66.500 30 65 36 68 42 67.500 48 70.500 48 72 -8 75'),
      0.3,
      3,
    ),
  )
  fill(k, '#3f7450', rough(points('-8 66 2 63.500 6 65 2 67 -8 70'), 0.3, 4))
  fill(k, '#3f7450', rough(points('8 66 16 63 20 65 15 67.500 10 68.500'), 0.3, 5))
  fill(k, '#3f7450', rough(points('22 66.500 30 65 34 67.200 28 69'), 0.3, 6))
  path(k, '#5c5c6c', 'M-6 71C20 69 50 70 90 70C120 69.500 146 68 168 67.500V96H-6Z')
  path(k, '#44465a', 'M-6 76C20 74 50 76 76 79C100 82 120 88 130 96H-6Z')
  // The meadow with its worn edge.
  path(
    k,
    '#3c3c4c',
    'M92 72C104 70 120 69.600 134 68.600C146 68 158 67 168 66.600V92C156 88 144 83 132 80C118 76.800 104 75 92 72Z',
  )
  path(
    k,
    '#8cb048',
    'M98 71C110 69.600 122 69 134 68.400C146 67.800 158 67 168 66.500V89C156 86 146 82 134 79C120 75.600 108 73.600 98 71Z',
  )
  path(k, '#b8cc5c', 'M104 70.600C118 69.200 140 68.300 168 66.500V73C150 74 124 73 104 70.600Z')
  path(k, '#6c9440', 'M128 76.500C144 77.500 156 80 168 82V89C156 86 146 82 134 79Z')
  // The river, from the pool to the left corner.
  path(
    k,
    '#9cc0d0',
    'M46 70.500C58 69.500 78 69.600 92 70.800C98 72 92 74 84 75.200C74 76.600 70 78.500 66 81C60 85 50 90 44 96H-6V82C10 80 26 78 36 75.500C42 74 42 71.500 46 70.500Z',
  )
  path(
    k,
    '#d4e6ea',
    'M50 71.200C60 70.400 76 70.500 86 71.500C86 73.400 76 74 68 75.600C60 77.500 56 81 48 86C42 89.500 36 93 32 96H6C16 90 30 84 40 79C46 76 46 73 50 71.200Z',
  )
  path(
    k,
    '#6c98b0',
    'M-6 84C8 82.500 22 80 34 77.500C28 81 14 86 -6 90ZM66 78.500C60 82 54 88 50 96H44C48 90 58 83 66 78.500Z',
  )
  for (const d of [
    'M54 74C60 73.600 68 73.800 72 74.300C66 75 58 75 54 74Z',
    'M40 81.500C46 80.500 54 80 58 80.300C52 81.600 46 82.600 40 81.500Z',
    'M20 89C28 87.500 36 86.800 42 87C36 88.800 28 90.500 20 89Z',
    'M2 86C8 85.200 14 84.600 18 84.800C12 86.200 6 87 2 86Z',
  ])
    path(k, '#fbfdf8', d)
  const r = random(9)
  for (let i = 0; i < 46; i++) {
    const [x, y] = [58 + r() * 70, 77 + r() * 13]
    if (x < 66 + (86 - y) * 0.6 || y < 76 + (x - 84) * 0.13) continue
    const q = 0.3 + r() * (y - 72) * 0.07
    path(
      k,
      '#2c2c40',
      `M${x - q} ${y}q${q * 0.8} ${-q * 1.1} ${q * 2} 0q${-q} ${q * 0.4} ${-q * 2} 0Z`,
    )
    path(
      k,
      '#84849a',
      `M${x - q * 0.8} ${y - q * 0.1}q${q * 0.6} ${-q * 0.8} ${q * 1.1} ${-q * 0.3}q${-q * 0.5} ${q * 0.1} ${-q * 1.1} ${q * 0.3}Z`,
    )
  }
}

/** A ewe or her lamb, 10 long, that grazes to the left. */
export function sheep(k, { lamb } = {}) {
  for (const x of [-2.6, -1.6, 2, 3]) path(k, '#3c3444', `M${x} -3h0.700l-0.100 3h-0.600Z`)
  path(
    k,
    '#cfc4c0',
    'M-4.400 -4.200C-4.800 -6.800 -2.400 -7.600 -0.600 -7.200C1.600 -8 4.600 -7 4.600 -4.800C4.700 -2.800 2.800 -2.200 0 -2.200C-2.400 -2.100 -4 -2.400 -4.400 -4.200Z',
  )
  path(
    k,
    '#fffaf0',
    'M-4.400 -4.600C-4.600 -6.800 -2.400 -7.600 -0.600 -7.200C1.200 -8 3.800 -7.200 4.200 -5.600C2 -5.800 0.600 -4.600 -1.200 -4.600C-2.400 -4.200 -3.600 -4 -4.400 -4.600Z',
  )
  const d = lamb ? -3.6 : 0
  path(
    k,
    '#3c3444',
    `M-4 ${-5.4 + d * 0.5}C-5.600 ${-5 + d * 0.5} -6.800 ${-3.4 + d * 0.6} -7 ${-1.8 + d * 0.7}C-6.400 ${-1 + d * 0.7} -5.400 ${-1.6 + d * 0.7} -4.800 ${-3 + d * 0.5}L-3.600 -3.800Z`,
  )
}
