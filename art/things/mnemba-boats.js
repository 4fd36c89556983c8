// Off Mnemba: boats at anchor, those who swim, a dhow under sail, and the wing of the aeroplane we look from.
import { path, stroke } from '../core/field.js'
import { lens } from './curves.js'

/** A wooden boat with its awning at anchor; 5 long. Its shade lies on the sand below. */
export function boat(k, awning) {
  path(
    k,
    'rgba(24,96,120,.45)',
    'M-2.400 0.700C0 0.500 3.400 0.400 4.600 0.700C3.800 1.500 -0.400 1.700 -1.600 1.400Z',
  )
  path(
    k,
    '#f8ecd4',
    'M-3 -0.700C-1.600 -0.300 1.600 -0.300 3.400 -1.100C3 0 2.400 0.400 1.800 0.500H-1.900C-2.500 0.400 -2.900 -0.100 -3 -0.700Z',
  )
  path(
    k,
    '#8c5044',
    'M-2.900 -0.200C-1.400 0 1.800 0 3 -0.400C2.600 0.200 2.300 0.400 1.800 0.500H-1.900C-2.500 0.400 -2.800 0.100 -2.900 -0.200Z',
  )
  stroke(k, '#6c4448', 0.12, 'M-1.700 -0.500V-1.900M1.500 -0.600V-1.900')
  path(k, awning[0], 'M-2.200 -1.800L-1.600 -2.400H1.500L2 -1.800Z')
  path(k, awning[1], 'M0.300 -1.800L0.200 -2.400H1.500L2 -1.800Z')
  for (const [x, c] of [
    [-1.1, '#e8543c'],
    [-0.3, '#f4c04c'],
    [0.7, '#3c5c94'],
  ])
    path(
      k,
      c,
      `M${x - 0.18} -0.500V-1.150H${x + 0.18}V-0.500ZM${x} -1.500a0.160 0.160 0 1 0 0.010 0Z`,
    )
}

/** Somebody who floats face down: two arms, fins, a ring of ripples. */
export function swimmer(k, colour) {
  lens(k, 'rgba(255,255,255,.55)', 0, 0.1, 1.3, 0.14, 0.14)
  path(
    k,
    '#b47c58',
    'M-0.700 -0.050L0.300 -0.160L0.900 -0.360L0.960 -0.240L0.500 0L0.960 0.240L0.880 0.340L0.300 0.140L-0.700 0.080Z',
  )
  path(k, colour, 'M-0.300 -0.130L0.250 -0.170V0.150L-0.300 0.100Z')
  path(k, '#243c6c', 'M-0.700 -0.080L-1.300 -0.200V0.220L-0.700 0.100Z')
}

/** A dhow under sail with her wake; 6 high. */
export function dhow(k) {
  path(
    k,
    'rgba(255,255,255,.7)',
    'M-3.600 0.200C-8 0.300 -13 1.100 -17 2.200C-12 1.500 -7 0.900 -3.400 0.700Z',
  )
  path(k, 'rgba(255,255,255,.5)', 'M-3 0.700C-6 1.600 -9 3 -11 4.200C-8 2.900 -5 1.500 -2 0.900Z')
  path(
    k,
    '#6c3c44',
    'M-3.600 -0.900C-1.600 -0.400 2 -0.400 4.400 -1.600C3.800 -0.200 3 0.500 2.200 0.700H-2.200C-3 0.400 -3.500 -0.300 -3.600 -0.900Z',
  )
  path(
    k,
    '#b06c50',
    'M-3.600 -0.900C-1.600 -0.400 2 -0.400 4.400 -1.600L4.200 -1C2 -0.100 -1.600 0 -3.400 -0.400Z',
  )
  stroke(k, '#5c3848', 0.2, 'M0.600 -0.700L1.200 -5')
  path(
    k,
    '#fff8e8',
    'M4.600 -2C3.800 -5 1 -7.600 -3 -8.800C-3.600 -6 -3.600 -3.600 -3 -1.500C-0.600 -2.200 2 -2.400 4.600 -2Z',
  )
  path(k, '#d4c4c0', 'M4.600 -2C3.800 -5 1 -7.600 -3 -8.800C0 -6.600 2 -4.400 2.600 -2.200Z')
}

/** Our own wing across the corner, its strut, and the line of the flap; dark against the sea. */
export function wing(k) {
  path(k, '#1c2c54', 'M170 -8V12.500L52 5.200C48 4.900 47 3 50 1.500L76 -8Z')
  path(k, '#2c4474', 'M170 -8V7L52 3.400C50 3 49 2.400 50 1.500L76 -8Z')
  path(k, '#e4604c', 'M52 5.200C48 4.900 47 3 50 1.500L60 -2.100L66 -2.100L58 2L58.500 5.600Z')
  path(k, '#a83c4c', 'M52 5.200C49 5 48 4 48.400 3L58.200 3.700L58.500 5.600Z')
  stroke(k, '#14203f', 0.35, 'M84 4.700V7.100M128 5.900V9.800M84 4.700L128 5.900')
  path(k, '#1c2c54', 'M112 8.400L118 8.800L172 41V46.500Z')
  path(k, '#4c689c', 'M116 8.600L118 8.800L172 41V43Z')
}
