// The cape of Nungwi with its white lighthouse, and a child's dhow.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { frond } from '../nature/leaf-mass.js'
import { limb } from './joints.js'

/** The cape with its white lighthouse, palms, roofs of thatch; the water at y. */
export function cape(k, y) {
  fill(
    k,
    '#8ca0a0',
    points(`-6 ${y} -6 ${y - 3.2} 6 ${y - 4} 16 ${y - 3.4} 28 ${y - 2.6} 38 ${y - 1} 44 ${y}`),
  )
  fill(k, '#b0b89c', points(`-6 ${y - 2} 8 ${y - 2.6} 22 ${y - 2} 34 ${y - 0.6} 44 ${y} -6 ${y}`))
  for (const [x, w, h] of points('2 3.600 2 9.500 3 1.700 24 2.600 1.500 30 2 1.200', 3))
    path(
      k,
      '#b09078',
      `M${x} ${y - 1.4}L${x + w * 0.3} ${y - 1.4 - h}H${x + w * 0.7}L${x + w} ${y - 1.4}ZM${x + 0.4} ${y - 0.6}V${y - 1.4}H${x + w - 0.4}V${y - 0.6}Z`,
    )
  path(k, '#fff6e4', `M16 ${y - 1.6}L16.600 ${y - 11.5}H18.600L19.200 ${y - 1.6}Z`)
  path(k, '#c8b8bc', `M17.900 ${y - 1.6}L17.900 ${y - 11.5}H18.600L19.200 ${y - 1.6}Z`)
  path(k, '#e8dcd0', `M16 ${y - 11.5}H19.200V${y - 12.1}H16Z`)
  path(k, '#5c7c8c', `M16.800 ${y - 12.1}H18.400V${y - 13.6}H16.800Z`)
  path(k, '#d8604c', `M16.400 ${y - 13.6}Q17.600 ${y - 15.3} 18.800 ${y - 13.6}Z`)
  for (const [x, h, q, n] of points(
    '-1 7 2.400 3 5.500 8.500 2.800 5 12 6.500 2.300 7 22.500 7.500 2.500 9 27.500 5.600 2 11 34 4.600 1.700 13',
    4,
  )) {
    const r = random(n)
    limb(k, '#84808c', [
      [x, y - 1, 0.34],
      [x + (r() - 0.5) * 2, y - h, 0.22],
    ])
    for (const a of [-2.9, -2.2, -1.5, -0.8, -0.1, 2.8])
      frond(k, x, y - h, q * (0.9 + r() * 0.3), a, ['#94a884', '#6c8c80'], {
        bend: a < -1.5 || a > 1 ? -0.8 : 0.8,
        n: 7,
        wide: 0.3,
      })
  }
}

/** A toy dhow of driftwood with a sail of cotton; 4 high. */
export function toyDhow(k) {
  path(
    k,
    '#945444',
    'M-2 -0.800C-0.600 -0.500 1 -0.600 2.300 -1.100C2 -0.300 1.600 0.100 1.200 0.300H-1.300C-1.700 0 -1.900 -0.400 -2 -0.800Z',
  )
  stroke(k, '#6c3c3c', 0.2, 'M0.100 -0.700V-3.400M1.900 -1.400L-1.500 -4.600')
  path(
    k,
    '#fff4dc',
    'M1.700 -1.500L-1.400 -4.400C-1.300 -3.200 -1.400 -2 -1.700 -1.200C-0.600 -1.500 0.600 -1.600 1.700 -1.500Z',
  )
}
