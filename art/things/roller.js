// A lilac-breasted roller that keeps the morning watch.
import { fill, path, points, stroke } from '../core/field.js'
import { limb } from './joints.js'

/** A lilac-breasted roller that sits, facing right; 10 high to the crown, the claws at 0, its streamers below. */
export function roller(k) {
  const [wing, azure, sky, lilac, crown, back, ink] = [
    '#2a4fa4',
    '#3f9cc4',
    '#7fd0d8',
    '#c08ac4',
    '#9fb48a',
    '#a8744c',
    '#2a2038',
  ]
  // Tail with its two long feathers.
  path(k, wing, 'M-4.400 -1.600L-6.600 3.600L-5.400 4.200L-3 -0.600Z')
  limb(k, wing, points('-6.300 3 0.600 -7.600 6.600 0.300 -8 8 0.160', 3))
  limb(k, azure, points('-5.600 3.600 0.500 -6.700 7 0.260 -7 8.600 0.140', 3))
  // Belly, breast, head.
  path(
    k,
    sky,
    'M-4.600 -1.200C-4.400 -4.600 -2.400 -7 0 -7.600C2.400 -7.400 3.300 -5.400 2.600 -3C2 -1 0.200 0.200 -1.600 0.100C-3 0 -4 -0.400 -4.600 -1.200Z',
  )
  path(
    k,
    lilac,
    'M2.900 -5C3 -3.600 2 -2.600 0.600 -2.600C-0.800 -2.800 -1.600 -4.400 -1.200 -6L0.400 -8.200L2.200 -7.600C2.800 -6.800 2.900 -6 2.900 -5Z',
  )
  path(
    k,
    crown,
    'M-1.400 -7.600C-1.400 -9.400 -0.200 -10.300 1.200 -10.200C2.500 -10.100 3.300 -9.300 3.300 -8.300C3.200 -7.400 2.600 -6.800 1.600 -6.600C0.200 -6.400 -1 -6.600 -1.400 -7.600Z',
  )
  path(
    k,
    '#f2e6e0',
    'M3.200 -7.900C3 -7.200 2.200 -6.700 1.300 -6.700C1.900 -7.200 2.400 -7.700 2.600 -8.200Z',
  )
  // Brown back and folded wing: russet, azure, deep blue.
  path(
    k,
    back,
    'M-1.600 -7.200C-3.400 -6.400 -4.600 -4.200 -4.700 -2C-3.600 -3.400 -1.200 -4.400 -0.400 -6.600Z',
  )
  path(
    k,
    azure,
    'M-0.600 -6.200C0.200 -4.400 -0.400 -2.600 -2 -1.600C-3.200 -1 -4.200 -0.800 -5 -0.400C-4.600 -2.600 -2.600 -5 -0.600 -6.200Z',
  )
  path(
    k,
    wing,
    'M-0.900 -3C-1.600 -1.600 -3.200 -0.800 -5.600 0.600C-5.200 -1 -3.400 -2.600 -0.900 -3Z',
  )
  // Bill, eye with its dark line, claws.
  path(
    k,
    ink,
    'M3.100 -8.900C4.100 -8.900 4.900 -8.500 5.300 -7.900C4.600 -8.100 3.800 -8 3.100 -8.100Z',
  )
  path(k, ink, 'M0.600 -8.640L3.200 -8.700L3.200 -8.460L0.600 -8.440Z')
  path(k, ink, 'M1.900 -9a0.460 0.460 0 1 0 0.010 0Z')
  path(k, '#fff8e8', 'M2 -8.850a0.140 0.140 0 1 0 0.010 0Z')
  stroke(k, '#b08a60', 0.36, 'M-1.200 0V0.500M0 -0.200V0.400')
}
