// What lives on the sea wall of Stanley Park: a heron, a bicycle.
import { path, stroke } from '../core/field.js'
import { lens } from './curves.js'

/** A heron on its stone at the water. */
export function heron(k) {
  path(
    k,
    '#2c4c60',
    'M-4.500 0.400C-4 -1.200 -2 -2 0 -1.900C2.400 -2 4 -0.900 5 0.400Q0 1.100 -4.500 0.400Z',
  )
  path(
    k,
    '#7c98a0',
    'M-3.600 -0.500C-2.600 -1.500 -1.400 -1.900 0 -1.900C1.200 -1.900 2 -1.700 2.600 -1.300Q0 -0.700 -3.600 -0.500Z',
  )
  lens(k, 'rgba(255,250,230,.8)', 0.4, 0.7, 6.4, 0.12, 0.1)
  stroke(k, '#3c4454', 0.2, 'M-0.300 -1.800L-0.100 -4.600M0.500 -1.800L0.500 -4.600')
  path(
    k,
    '#5c7488',
    'M-2 -3.400C-1.400 -5 0 -6 1.300 -5.800C1.800 -5.400 1.500 -4.600 0.800 -4.200C0 -3.800 -1 -3.600 -2 -3.400Z',
  )
  path(
    k,
    '#a8b8c0',
    'M-1.400 -4.200C-0.900 -5.200 0.200 -5.900 1.200 -5.800C0.600 -5.200 -0.300 -4.500 -1.400 -4.200Z',
  )
  stroke(k, '#a8b8c0', 0.4, 'M1.200 -5.500C2.200 -6 1 -7.200 1.500 -8.300')
  path(
    k,
    '#e8ecec',
    'M1.200 -8.400C1.200 -9 2 -9.100 2.400 -8.800L4.400 -8.500L2.300 -8.200C1.900 -7.900 1.300 -8 1.200 -8.400Z',
  )
  path(k, '#e0a44c', 'M2.400 -8.700L4.400 -8.500L2.300 -8.300Z')
  stroke(k, '#2c3448', 0.2, 'M2 -8.900L0.400 -9')
}

/** A bicycle in the units of slender-folk.js: a head is one; saddle at -0.9 -3.9. */
export function bike(k, colour, flat) {
  for (const x of [-2.1, 2.1]) {
    k.strokeStyle = flat ?? '#2c2c44'
    k.lineWidth = 0.24
    k.beginPath()
    k.arc(x, -1.35, 1.28, 0, 7)
    k.stroke()
  }
  stroke(
    k,
    flat ?? colour,
    0.26,
    'M-2.100 -1.350L0 -1.300L1.500 -3.400L-0.700 -3.300L-2.100 -1.350M0 -1.300L-0.900 -3.800M2.100 -1.350L1.400 -4.300',
  )
  stroke(k, flat ?? '#2c2c44', 0.3, 'M-1.300 -3.900H-0.500M1.400 -4.300L2 -4.400')
}
