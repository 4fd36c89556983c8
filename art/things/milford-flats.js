// The foreshore at the head of Milford Sound at low tide: a bar of gravel in the first sun, a boulder, the fall over the water.
import { path, points } from '../core/field.js'
import { random } from '../core/random.js'

/** One bar of gravel in the first sun: its wet rim, the dry stones, grass where the tide does not come. */
export function flats(k) {
  for (const [c, d] of [
    ['#2c5c68', 'M-2 78.800C18 77.400 44 79.400 64 83C82 86 96 89 106 92.500H-2Z'],
    ['#84886c', 'M-2 79.500C18 78.200 43 80.200 62.500 83.800C78 86.600 90 89.400 99 92.500H-2Z'],
    [
      '#c4b488',
      'M-2 80.300C18 79 42 81.100 60 84.600C72 87 82 89.600 89 92.500H60C52 89.500 30 86.500 -2 86.800Z',
    ],
    ['#a09470', 'M-2 83.400C14 82.600 32 83.600 46 86C54 87.400 62 89.600 68 92.500H-2Z'],
    ['#2c5450', 'M-2 85.600C12 84.600 26 86.400 36 89C41 90.300 45 91.600 48 93H-2Z'],
  ])
    path(k, c, d)
  const r = random(6)
  // Stones in loose groups, each with its own small shade on the left.
  for (const [cx, cy, n] of points('52 87.600 5 70 88.800 6 44 84.200 3 26 83.600 4', 3))
    for (let i = 0; i < n; i++) {
      const [x, y, q] = [cx + (r() - 0.5) * 12, cy + (r() - 0.5) * 2, 0.35 + r() ** 2 * 0.9]
      path(
        k,
        '#5c6c60',
        `M${x - q * 2} ${y}q${q} ${-q * 0.3} ${q * 3} 0q${-q} ${q * 0.4} ${-q * 3} 0Z`,
      )
      path(
        k,
        '#847c68',
        `M${x - q} ${y + 0.1}q${q * 0.2} ${-q * 0.9} ${q} ${-q}q${q * 0.9} ${q * 0.1} ${q} ${q}Z`,
      )
      path(
        k,
        '#e4d4a8',
        `M${x} ${y - q * 0.9}q${q * 0.9} ${q * 0.1} ${q} ${q}h${-q * 0.5}q${-q * 0.2} ${-q * 0.7} ${-q * 0.5} ${-q}Z`,
      )
    }
  // Blades along the grass, taller and shorter, none in a row.
  for (let i = 0; i < 26; i++) {
    const x = -1 + r() * 44
    const y = 85.6 + (x / 46) ** 1.6 * 6.4 + 0.8
    const h = 1.2 + r() ** 2 * 3.4
    const lean = (r() - 0.3) * 1.6
    path(
      k,
      r() < 0.3 ? '#6c8c54' : '#2c5450',
      `M${x - 0.3} ${y}Q${x + lean * 0.2} ${y - h * 0.6} ${x + lean} ${y - h}Q${x + lean * 0.4 + 0.2} ${y - h * 0.5} ${x + 0.35} ${y}Z`,
    )
  }
}

/** A low boulder on the gravel, pale on top, its foot in a rim of wet; 16 wide. */
export function boulder(k) {
  path(k, '#5c6c60', 'M-17 -0.600C-12 -1.300 2 -1 8 0.700C4 1.700 -8 1.500 -17 -0.600Z')
  path(
    k,
    '#4c5c60',
    'M-8.400 1C-8.800 -0.600 -7.400 -2.400 -5 -3.200L-1 -3.900L3.400 -3.500L6.600 -2L8.200 0.200L8 1C3 1.500 -4 1.500 -8.400 1Z',
  )
  path(
    k,
    '#3c5058',
    'M-5 -3.200L-1 -3.900L-0.400 -2.400L-1.800 1.300C-5 1.300 -7 1.200 -8.400 1C-8.800 -0.600 -7.400 -2.400 -5 -3.200Z',
  )
  path(
    k,
    '#e0d0a8',
    'M-5 -3.200L-1 -3.900L3.400 -3.500L6.600 -2L2.600 -2.200L-0.400 -2.400L-4.600 -2Z',
  )
  path(k, '#b0a080', 'M2.600 -2.200L6.600 -2L8.200 0.200L8 1C6 1.200 4 1.300 2.400 1.350Z')
}

/** The fall out of the hanging valley down to the water. One unit is a fifth of its height. */
export function stirling(k) {
  path(
    k,
    '#b4d0d4',
    'M-0.160 -5C-0.100 -3.800 -0.340 -2 -0.400 0H0.560C0.500 -1.800 0.240 -3.600 0.220 -5Z',
  )
  path(k, '#fcfcf0', 'M0 -5C0 -3.800 -0.160 -2 -0.120 0H0.560C0.500 -1.800 0.240 -3.600 0.220 -5Z')
}
