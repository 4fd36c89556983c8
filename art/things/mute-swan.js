import { path } from '../core/field.js'

/** A swan that swims to the left, and what the water shows of it; 5 long, the water at 0. */
export function swan(k, { lit, shade, mirror, bill = '#f0825a' }) {
  const body =
    'M-2.500 -0.500C-2.300 0.250 2 0.300 2.600 -0.350L3.700 -1.500C2.900 -1.400 2.300 -1.650 1.500 -1.700C0.300 -2 -0.900 -1.500 -1.500 -0.950C-1.800 -0.700 -2.300 -0.900 -2.500 -0.500Z'
  const neck =
    'M-2.500 -0.300C-2.900 -1.300 -1.700 -1.900 -1.900 -2.700C-2 -3.200 -2.700 -3.200 -2.850 -2.800L-3.600 -2.300C-3.700 -2.700 -3.400 -3.200 -2.900 -3.550C-2.200 -3.950 -1.400 -3.600 -1.380 -2.750C-1.360 -2 -2 -1.600 -1.500 -0.800Z'
  k.save()
  k.scale(1, -0.86)
  path(k, mirror, neck)
  path(k, mirror, body)
  k.restore()
  path(k, lit, neck)
  path(k, lit, body)
  path(
    k,
    shade,
    'M-1.800 -0.350C-0.800 -0.700 0.800 -0.500 2.100 -0.850L3.700 -1.500L2.600 -0.350C2 0.200 -1.200 0.200 -1.800 -0.350Z',
  )
  path(k, bill, 'M-3 -3L-3.800 -2.200L-3.580 -2.150L-2.800 -2.650Z')
  path(k, '#2a2257', 'M-3 -3.100a0.110 0.110 0 1 0 0.010 0Z')
}
