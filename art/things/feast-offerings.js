import { path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Gebogan: fruit and cakes in rings on a gilded tray, flowers on top; stands on the head at 0, in heads. */
export function gebogan(k, flat) {
  path(k, flat ?? '#d89c3c', 'M-0.620 -0.260H0.620L0.360 0.060H-0.360Z')
  const r = random(6)
  for (let row = 0; row < 4; row++) {
    const n = 5 - row
    for (let i = 0; i < n; i++)
      path(
        k,
        flat ?? ['#e8504c', '#8cc45c', '#f4a83c', '#f0e0a0', '#c83c64'][Math.floor(r() * 5)],
        `M${(i - (n - 1) / 2) * 0.24 - 0.15} ${-0.4 - row * 0.34}a0.150 0.170 0 1 0 0.300 0a0.150 0.170 0 1 0 -0.300 0Z`,
      )
  }
  path(k, flat ?? '#fff4d0', 'M-0.300 -1.700Q0 -2.400 0.300 -1.700L0.120 -1.560H-0.120Z')
  path(k, flat ?? '#f07c9c', 'M-0.060 -2a0.120 0.120 0 1 0 0.240 0a0.120 0.120 0 1 0 -0.240 0Z')
}

/** The dog of the lane, asleep in the sun in the very middle; 12 long. */
export function sleeper(k) {
  path(k, '#a87888', 'M-9 0.600C-4 -0.400 4 -0.400 6.500 0.300C2 1.700 -6 1.600 -9 0.600Z')
  path(
    k,
    '#c8905c',
    'M-5 0.300C-5.400 -1.600 -4 -2.600 -2.200 -2.500C0 -3 2.600 -2.800 3.800 -1.500C4.600 -0.700 4.800 0.100 4.400 0.500H-4.600Z',
  )
  path(
    k,
    '#f0c08c',
    'M-1.600 -2.600C0.400 -3 2.800 -2.800 3.800 -1.500C4.600 -0.700 4.800 0.100 4.400 0.500C3.600 -0.600 2 -1.600 -1.600 -2.600Z',
  )
  path(
    k,
    '#c8905c',
    'M-4.600 -1.200C-5.200 -2 -6.600 -1.800 -7.200 -0.900L-8.300 -0.400C-8.600 0 -8.200 0.400 -7.600 0.400L-5.400 0.500Z',
  )
  path(k, '#8c5c54', 'M-5.400 -1.500L-5 -0.300L-5.900 -0.700Z')
  stroke(
    k,
    '#c8905c',
    0.6,
    'M-3.600 0.300L-6 0.800M2.800 0.400L0.600 0.900M4.400 0.300C5.600 0.200 6.200 -0.400 6.800 0.200',
  )
  stroke(k, '#54304c', 0.18, 'M-6.900 -0.500Q-6.600 -0.300 -6.300 -0.500')
}
