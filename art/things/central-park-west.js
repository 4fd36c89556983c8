import { path, stroke } from '../core/field.js'

/** One of the twin towers of Central Park West: shaft, steps, a round temple with its lantern. Foot at 0, 0; 40 high. */
export function templeTower(k) {
  path(k, '#d8b898', 'M-5.500 0V-24H5.500V0Z')
  path(k, '#f2dcb8', 'M-5.500 0V-24H-1V0Z')
  path(k, '#a98a94', 'M2.600 0V-24H5.500V0Z')
  for (let y = -22; y < -2; y += 3)
    for (const [x, c] of [
      [-4.4, '#b89a88'],
      [-2.6, '#b89a88'],
      [-0.2, '#9a7d84'],
      [1.2, '#9a7d84'],
      [3.4, '#86687c'],
    ])
      path(k, c, `M${x} ${y}h0.900v1.700h-0.900Z`)
  path(k, '#f6e4c4', 'M-6 -24H6V-25H-6Z')
  path(k, '#d8b898', 'M-4.600 -25V-28.500H4.600V-25Z')
  path(k, '#a98a94', 'M2 -25V-28.500H4.600V-25Z')
  path(k, '#e6c8a4', 'M-3.400 -29.500V-34H3.400V-29.500Z')
  stroke(
    k,
    '#a07f88',
    0.6,
    'M-2 -29.500V-34M-0.600 -29.500V-34M0.800 -29.500V-34M2.200 -29.500V-34',
  )
  path(k, '#f6e4c4', 'M-4 -28.500H4V-29.600H-4ZM-3.900 -34H3.900V-35H-3.900Z')
  path(k, '#7fa09a', 'M-3 -35C-2.600 -37.400 2.600 -37.400 3 -35Z')
  path(k, '#9abcb0', 'M-3 -35C-2.800 -36.600 -1 -37 0 -36.900V-35Z')
  path(k, '#d8b898', 'M-0.900 -36.800V-39H0.900V-36.800Z')
  path(k, '#7fa09a', 'M-1.200 -39L0 -41.500L1.200 -39Z')
}
