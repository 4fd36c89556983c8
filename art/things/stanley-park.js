// What lives on the sea wall of Stanley Park: a bicycle.
import { stroke } from '../core/field.js'

/** A bicycle in the units of slender-folk.js: a head is one; saddle at -0.9 -3.9. */
export function bike(k, colour) {
  for (const x of [-2.1, 2.1]) {
    k.strokeStyle = '#2c2c44'
    k.lineWidth = 0.24
    k.beginPath()
    k.arc(x, -1.35, 1.28, 0, 7)
    k.stroke()
  }
  stroke(
    k,
    colour,
    0.26,
    'M-2.100 -1.350L0 -1.300L1.500 -3.400L-0.700 -3.300L-2.100 -1.350M0 -1.300L-0.900 -3.800M2.100 -1.350L1.400 -4.300',
  )
  stroke(k, '#2c2c44', 0.3, 'M-1.300 -3.900H-0.500M1.400 -4.300L2 -4.400')
}
