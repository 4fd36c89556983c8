// An egret that rides on the grazers of the plain.
import { path, stroke } from '../core/field.js'

/** A cattle egret, 5 high, that looks to the right. */
export function egret(k, [lit, shade, bill]) {
  stroke(k, '#3c3440', 0.24, 'M-0.300 -1.800V0M0.300 -1.800V0')
  path(
    k,
    shade,
    'M-2.200 -1.600C-1.400 -2.900 0 -3.400 1 -3.200C1.500 -3.400 1 -4.200 1.100 -4.800C1.300 -5.500 2.300 -5.500 2.500 -4.800C2.400 -4.200 1.900 -4 2 -3.200C1.900 -2 0.900 -1.400 -0.100 -1.400Z',
  )
  path(
    k,
    lit,
    'M-0.800 -1.800C0.400 -2.200 1.200 -2.800 1.300 -3.600C1.300 -4.200 1.200 -4.600 1.500 -5.100C1.900 -5.500 2.400 -5.200 2.500 -4.800C2.400 -4.200 1.900 -4 2 -3.200C1.900 -2.200 1 -1.500 0 -1.400Z',
  )
  path(k, bill, 'M2.400 -5L3.600 -4.600L2.460 -4.560Z')
}
