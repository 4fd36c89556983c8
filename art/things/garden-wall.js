// The wall of a Los Angeles garden along an avenue, in the evening sun: stucco, a coping of tiles, bougainvillea that hangs over it.
import { fill, path, stroke } from '../core/field.js'

/** Along x, from z0 to z1 in metres; P is the lens of the avenue. */
export function gardenWall(k, P, { x, z0, z1, high }) {
  const strip = (c, y0, y1, from = z0, to = z1, out = 0) =>
    fill(k, c, [P(x - out, y0, from), P(x - out, y0, to), P(x - out, y1, to), P(x - out, y1, from)])
  strip('#f4c39a', 0, high)
  strip('#e2a88c', 0, 0.2)
  // Piers, each a little proud of the wall: their flank towards us is in shade.
  for (let z = 104, i = 0; z > z0; z -= 11 + (i % 3), i++) {
    fill(k, '#b07884', [
      P(x - 0.3, 0, z),
      P(x, 0, z),
      P(x, high + 0.25, z),
      P(x - 0.3, high + 0.25, z),
    ])
    strip('#fbd3a8', 0, high + 0.25, z, z + 1, 0.3)
    strip('#c0584c', high + 0.25, high + 0.42, z - 0.15, z + 1.15, 0.36)
    fill(k, '#8c3c50', [
      P(x - 0.36, high + 0.25, z - 0.15),
      P(x + 0.1, high + 0.25, z - 0.15),
      P(x + 0.1, high + 0.42, z - 0.15),
      P(x - 0.36, high + 0.42, z - 0.15),
    ])
  }
  strip('#d96c54', high, high + 0.14, z0, z1, 0.08)
  strip('#a0545c', high - 0.08, high, z0, z1, 0.02)
}

/** A cat that sits on the wall and looks at the passers-by; 10 high, its tail hangs down; lit from the left. */
export function wallCat(k) {
  stroke(k, '#3c2444', 1.1, 'M3 -0.600C4.600 0 4.800 2 4.200 4C4 4.900 4.600 5.400 5.200 5.200')
  path(
    k,
    '#3c2444',
    'M-2.200 0C-2.400 -2.600 -1.800 -4.200 -1.700 -5.600C-2.800 -6.200 -3 -7.600 -2.700 -9.800L-1.300 -8.600H0.300L1.600 -9.800C1.900 -7.800 1.800 -6.400 1 -5.600C2.600 -4.400 3.800 -2.400 3.600 0Z',
  )
  path(
    k,
    '#e8905c',
    'M-2.200 0C-2.400 -2.600 -1.800 -4.200 -1.700 -5.600C-2.800 -6.200 -3 -7.600 -2.700 -9.800L-1.300 -8.600H-0.700C-1.500 -7.600 -1.300 -6.400 -0.700 -5.600C-1.100 -3.600 -1.100 -1.600 -0.700 0Z',
  )
}
