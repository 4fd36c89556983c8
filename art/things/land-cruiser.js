import { path, points, stroke } from '../core/field.js'

const [PAINT, LIT, SHADE, DARK, GLASS] = ['#e9d6a6', '#fff0cc', '#b4986e', '#3a3040', '#4c6478']

/** A traveller who stands in the roof: shirt, hat and where the arm goes. */
function traveller(k, x, [shirt, skin, hat], arm) {
  path(
    k,
    shirt,
    `M${x - 1.4} -9C${x - 1.5} -11.400 ${x - 0.9} -12.200 ${x} -12.200C${x + 0.9} -12.200 ${x + 1.5} -11.400 ${x + 1.4} -9Z`,
  )
  path(k, skin, `M${x} -14.900a1.150 1.300 0 1 0 0.010 0Z`)
  if (hat)
    path(
      k,
      hat,
      `M${x - 1.9} -14.100C${x - 1.3} -14.500 ${x - 1.2} -16 ${x} -16C${x + 1.2} -16 ${x + 1.3} -14.500 ${x + 2} -14.100C${x + 1} -13.800 ${x - 1} -13.800 ${x - 1.9} -14.100Z`,
    )
  else
    path(
      k,
      '#3c2430',
      `M${x - 1.2} -13.200C${x - 1.7} -15.800 ${x + 1.3} -16.200 ${x + 1.2} -14.200C${x} -14.600 ${x - 0.6} -14.300 ${x - 1.2} -13.200Z`,
    )
  if (arm === 'point') {
    stroke(k, shirt, 0.95, `M${x + 0.8} -11.300L${x + 2.6} -11.900`)
    stroke(k, skin, 0.75, `M${x + 2.6} -11.900L${x + 4.4} -12.800`)
  }
  if (arm === 'camera') {
    stroke(k, shirt, 0.95, `M${x - 0.4} -10.900L${x + 1.6} -11.200L${x + 1.9} -12.900`)
    path(k, DARK, `M${x + 1} -14.300h1.900v1.600h-1.900ZM${x + 2.9} -14h1.100v1h-1.100Z`)
  }
  if (arm === 'cheeks') stroke(k, skin, 0.7, `M${x + 1.5} -9.600L${x + 1.9} -11.400L${x + 0.9} -13`)
}

function wheel(k, x) {
  path(k, DARK, `M${x} -5.600a2.800 2.800 0 1 0 0.010 0Z`)
  path(k, '#5a4c58', `M${x} -5a2.200 2.200 0 1 0 0.010 0Z`)
  path(k, SHADE, `M${x} -4.100a1.300 1.300 0 1 0 0.010 0Z`)
  path(k, LIT, `M${x + 0.2} -3.700a0.800 0.800 0 1 0 0.010 0Z`)
}

/** A long safari car with its roof up, seen from its right side, its bonnet to the right: 34 long, wheels at 0. */
export function landCruiser(k) {
  // The roof on its struts, those who stand under it.
  for (const x of [-13.5, -5, 3.5]) stroke(k, DARK, 0.4, `M${x} -9V-18.400`)
  traveller(k, -11, ['#d9584a', '#c98a64', '#f2e2b8'])
  traveller(k, -7.6, ['#4f8ca0', '#e0a880', null], 'camera')
  traveller(k, -2.6, ['#f0b648', '#8a5640', null], 'cheeks')
  traveller(k, 0.6, ['#6a9a6c', '#d89c74', '#c8a46c'], 'point')
  path(
    k,
    SHADE,
    'M-15.600 -18.300C-15 -20 -13.600 -20 -12 -20H2.500C4 -20 5.200 -19.600 5.600 -18.300Z',
  )
  path(
    k,
    PAINT,
    'M-15 -19.100C-14.400 -20.400 -13.400 -20.500 -12 -20.500H2.500C4 -20.500 4.900 -20 5.400 -19.100Z',
  )
  path(k, LIT, 'M-3 -20.500H2.500C4 -20.500 4.900 -20 5.400 -19.100H-2Z')
  // Body.
  path(
    k,
    PAINT,
    'M-16 -3.500V-8.500C-16 -9 -15.700 -9.300 -15.200 -9.300H5.200L7.800 -6.700H14.600C15.600 -6.700 16.200 -6.200 16.300 -5.200V-3Z',
  )
  path(
    k,
    LIT,
    'M7.800 -6.700H14.600C15.600 -6.700 16.200 -6.200 16.300 -5.200V-4.800L8 -5.700ZM5.200 -9.300L7.800 -6.700L7 -6.400L4.400 -9.300Z',
  )
  path(k, '#56806a', 'M-16 -5.400H16.200L16.300 -3.800H-16Z')
  path(k, SHADE, 'M-16 -3.800H16.300V-2.200H-16Z')
  path(
    k,
    GLASS,
    'M-14.600 -8.500H-10.200V-6H-14.600ZM-9.400 -8.500H-4.400V-6H-9.400ZM-3.600 -8.500H0.400V-6H-3.600ZM1.400 -8.500H4.700L7 -6H1.400Z',
  )
  path(
    k,
    '#88a4b0',
    'M-12.600 -8.500H-11.400L-12.800 -6H-14ZM-6.600 -8.500H-5.400L-6.800 -6H-8ZM-1.400 -8.500H-0.400L-1.600 -6H-2.600Z',
  )
  // The driver at his window.
  path(k, '#6a4436', 'M3.200 -8.300a0.900 1 0 1 0 0.010 0Z')
  path(k, '#f4ead0', 'M1.900 -6C2 -6.800 4.400 -6.800 4.600 -6Z')
  stroke(
    k,
    SHADE,
    0.25,
    'M0.900 -8.800V-2.600M-4 -8.800V-2.600M-9.800 -8.800V-2.600M6.600 -5.600V-2.600',
  )
  path(
    k,
    DARK,
    'M-17.400 -7.800h1.400v5h-1.400Q-18 -5.300 -17.400 -7.800ZM14.800 -3h2.200v1.200h-2.200ZM-16.600 -3h1.600v1h-1.600ZM7.400 -8.600h0.400v2h-0.400ZM-0.800 -5.400h0.900v0.300h-0.900ZM-5.600 -5.400h0.900v0.300h-0.900Z',
  )
  path(k, '#fff6d8', 'M15.300 -5.800a0.600 0.700 0 1 0 0.010 0Z')
  stroke(k, DARK, 0.5, 'M16.400 -2.500V-6.200M12 -7.200L13 -9.600')
  for (const [x] of points('-10.500 0 10.600 0')) {
    path(k, '#2a2230', `M${x - 3.7} -2.200C${x - 3.6} -7.200 ${x + 3.6} -7.200 ${x + 3.7} -2.200Z`)
    wheel(k, x)
  }
}
