// The foreshore at the head of Milford Sound at low tide, still in shade: bars of gravel, a trunk that the sea has left.
import { path, points } from '../core/field.js'
import { random } from '../core/random.js'

/** Bars of gravel with a wet edge that holds the sky. */
export function flats(k) {
  for (const [c, d] of [
    [
      '#7ca8a8',
      'M-8 77.200C8 75.800 26 76.600 40 77.900C50 78.800 58 79.200 64 80.200C52 81 20 81 -8 80.400Z',
    ],
    [
      '#23485a',
      'M-8 77.700C8 76.300 26 77.200 39 78.400C48 79.200 55 79.600 61 80.200C50 80.700 20 80.700 -8 80Z',
    ],
    ['#7ca8a8', 'M-8 82.200C14 81 42 81.900 62 83.600C82 85.300 100 87.400 112 92H-8Z'],
    ['#1c3d50', 'M-8 82.800C14 81.600 41 82.600 60 84.300C80 86 96 88.300 106 92H-8Z'],
    [
      '#2a5060',
      'M6 84C24 83 44 84 58 85.600C66 86.600 44 87.200 28 86.600C16 86.200 4 85.200 6 84Z',
    ],
    ['#15324a', 'M-8 88C10 86.600 34 88 48 92H-8Z'],
  ])
    path(k, c, d)
  const r = random(6)
  for (let i = 0; i < 20; i++) {
    const [x, y, q] = [r() * 84, 86.4 + r() * 4, 0.4 + r() * 0.9]
    if (x > 60 && y < 88) continue
    path(k, '#102a3e', `M${x - q} ${y}q${q} ${-q} ${q * 2} 0q${-q} ${q * 0.4} ${-q * 2} 0Z`)
    path(
      k,
      '#4c7484',
      `M${x - q * 0.2} ${y - q * 0.42}q${q * 0.5} ${-q * 0.1} ${q} ${q * 0.36}q${-q * 0.6} 0 ${-q} ${-q * 0.36}Z`,
    )
  }
}

/** A low boulder on the gravel, pale on top, its foot in a rim of wet; 16 wide. */
export function boulder(k) {
  path(k, 'rgba(10,28,44,.6)', 'M-10 0.900C-7 0 6 0 10 0.700C6 1.700 -6 1.900 -10 0.900Z')
  path(
    k,
    '#284458',
    'M-8.400 1C-8.800 -0.600 -7.400 -2.400 -5 -3.200L-1 -3.900L3.400 -3.500L6.600 -2L8.200 0.200L8 1C3 1.500 -4 1.500 -8.400 1Z',
  )
  path(
    k,
    '#3c6070',
    'M-5 -3.200L-1 -3.900L-0.400 -2.400L-1.800 1.300C-5 1.300 -7 1.200 -8.400 1C-8.800 -0.600 -7.400 -2.400 -5 -3.200Z',
  )
  path(
    k,
    '#8cacac',
    'M-5 -3.200L-1 -3.900L3.400 -3.500L6.600 -2L2.600 -2.200L-0.400 -2.400L-4.600 -2Z',
  )
  path(k, '#1c3448', 'M2.600 -2.200L6.600 -2L8.200 0.200L8 1C6 1.200 4 1.300 2.400 1.350Z')
}

/** The fall out of the hanging valley, and its spray on the water. One unit is a fifth of its height. */
export function stirling(k) {
  path(
    k,
    'rgba(240,248,240,.34)',
    'M-1.900 0.100C-1.300 -0.500 -0.600 -0.900 0.100 -0.950C0.900 -0.900 1.600 -0.500 2.200 0.100Z',
  )
  path(
    k,
    '#b4d0d4',
    'M-0.160 -5C-0.100 -3.800 -0.340 -2 -0.400 0H0.560C0.500 -1.800 0.240 -3.600 0.220 -5Z',
  )
  path(k, '#fcfcf0', 'M0 -5C0 -3.800 -0.160 -2 -0.120 0H0.560C0.500 -1.800 0.240 -3.600 0.220 -5Z')
}
