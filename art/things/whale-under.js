import { Path2D } from '@napi-rs/canvas'
import { path } from '../core/field.js'

/**
 * A humpback from above, 14 long and swimming to the right: her body lies under the water and takes its blue, only the ridge of
 * her back comes through. `k` is already turned and foreshortened.
 */
export function whaleUnder(k) {
  const both = (c, d) => {
    for (const m of [1, -1]) {
      k.save()
      k.scale(1, m)
      path(k, c, d)
      k.restore()
    }
  }
  // Flippers pale in the depth, a third of her length; flukes flat in the water with their notch.
  both(
    '#4a9cd4',
    'M3.300 1.150C2.900 2.500 1.700 4 -0.200 4.900C-0.700 5.100 -0.900 4.800 -0.600 4.400C0.300 3.400 0.800 2.300 1.200 1.200Z',
  )
  both(
    '#1e5cac',
    'M-5.400 0.100C-6.200 0.500 -6.700 1.700 -8.200 2.500C-8.700 2.600 -8.800 2.300 -8.600 1.900C-8.200 1.100 -7.700 0.600 -7.300 0Z',
  )
  const body =
    'M6.400 0C6.400 0.700 5.600 1.250 4.200 1.450C2.200 1.700 0 1.400 -2 0.850C-3.600 0.450 -4.800 0.250 -6 0.200V-0.200C-4.800 -0.250 -3.600 -0.450 -2 -0.850C0 -1.400 2.200 -1.700 4.200 -1.450C5.600 -1.250 6.400 -0.700 6.400 0Z'
  path(k, '#0a2a6c', body)
  // The side that has the light.
  k.save()
  k.clip(new Path2D(body))
  path(k, '#2468b2', 'M7 -2H-6V-0.100C-3 -0.200 0 -0.500 2.500 -0.500C4.500 -0.500 6 -0.300 7 0Z')
  k.restore()
  // The ridge of her back above the water, with foam where the sea runs off it.
  path(
    k,
    'rgba(190,228,242,.6)',
    'M4.900 -0.500C3.600 -1.150 1.200 -1.100 -0.400 -0.700C-1.600 -0.400 -3 -0.300 -4.600 -0.100C-2.800 0.300 -1 0.600 0.600 0.650C2.600 0.700 4.400 0.400 4.900 -0.500Z',
  )
  path(
    k,
    '#07245c',
    'M4.600 -0.350C3.500 -0.850 1.300 -0.850 -0.300 -0.500C-1.200 -0.300 -2 -0.250 -2.800 -0.050C-1.400 0.350 0 0.400 1 0.400C2.600 0.450 4 0.300 4.600 -0.350Z',
  )
  path(
    k,
    '#6c9cc8',
    'M4.200 -0.400C3.200 -0.750 1.400 -0.750 0 -0.450C1.400 -0.350 3 -0.250 4.200 -0.400Z',
  )
}
