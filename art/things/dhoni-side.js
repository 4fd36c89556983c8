import { path, stroke } from '../core/field.js'

/** A dhoni for travellers, bow to the right, seen from its side; one unit is half a metre, water at 0. People stand in `crew(k)`. */
export function dhoni(
  k,
  crew,
  {
    hull = ['#e8f0e8', '#8ca8bc'],
    band = ['#34a0a4', '#24607c'],
    wood = ['#c88458', '#7c4854'],
  } = {},
) {
  // The far rail, the stem that rises like a neck.
  path(
    k,
    wood[1],
    'M17 -4.600C19.500 -5.600 20.800 -8.600 20.900 -12.600L22.400 -12.900C22.800 -8 21.800 -3.600 18.600 -1.600Z',
  )
  path(
    k,
    wood[0],
    'M18 -4C20.400 -5.600 21.600 -8.800 21.700 -12.800L22.400 -12.900C22.800 -8 21.800 -3.600 18.600 -1.600Z',
  )
  // Cabin posts and the shade inside.
  path(k, '#4c3c5c', 'M-13 -3.600H7.500V-7.400H-13Z')
  path(k, '#7c6474', 'M-9 -4H-4V-6.800H-9ZM-2 -4H3V-6.800H-2Z')
  crew?.(k, 'inside')
  stroke(
    k,
    '#f4e8d0',
    0.34,
    'M-13 -3.600V-8.200M-6 -3.600V-8.200M0.800 -3.600V-8.200M7.400 -3.600V-8.200',
  )
  // Roof: a flat deck with a rail.
  path(k, '#a8b8c4', 'M-14.600 -8.300H9.400L8.800 -7.600H-14Z')
  path(k, '#fff8e8', 'M-14.800 -9H9.800V-8.200H-14.800Z')
  crew?.(k, 'roof')
  stroke(
    k,
    '#f4e8d0',
    0.16,
    'M-14.200 -9V-11.200H8.800V-9M-10.300 -9V-11.200M-6.500 -9V-11.200M-2.600 -9V-11.200M1.200 -9V-11.200M5 -9V-11.200',
  )
  crew?.(k, 'bow')
  // Hull with its sheer, a shade side towards the stern, the painted band.
  path(
    k,
    hull[1],
    'M-18.500 -5.400C-18.300 -2 -16.500 0.400 -14 0.500H11C15.500 0.200 19 -1.200 20.600 -4.200C17 -3.300 10 -3 4 -3C-6 -3 -13 -3.600 -18.500 -5.400Z',
  )
  path(
    k,
    hull[0],
    'M-18.500 -5.400C-18.440 -4.400 -18.200 -3.300 -17.800 -2.500C-10 -1.200 4 -1 11 -1.300C15 -1.600 18.600 -2.600 20.600 -4.200C17 -3.300 10 -3 4 -3C-6 -3 -13 -3.600 -18.500 -5.400Z',
  )
  path(
    k,
    band[0],
    'M-18.700 -6C-13 -4.100 -6 -3.500 4 -3.500C10 -3.500 17 -3.900 20.900 -5.100L20.500 -4C17 -3 10 -2.700 4 -2.700C-6 -2.700 -13 -3.300 -18.500 -5.100Z',
  )
  path(
    k,
    band[1],
    'M-17 -0.900C-8 0 6 0.100 13 -0.500L11 0.500H-14C-15.400 0.400 -16.300 -0.200 -17 -0.900Z',
  )
  stroke(k, wood[1], 0.3, 'M-18.600 -5.600V-8.400')
}
