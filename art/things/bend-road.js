// What stands along a street below the Hollywood hills: a convertible from behind, agaves, fan palms looked up at; the sun low on the left.
import { path } from '../core/field.js'
import { fanLeaf } from './fan-leaf.js'
import { solid } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [-1, -0.4]

/** A convertible seen from behind, driving away: two in front, a dog on the back seat with its ears in the wind; 24 wide. */
export function convertible(k) {
  // Its shade lies flat on the road, to the right of the wheels.
  path(
    k,
    '#5c3c78',
    'M-11.500 0.500L-10 -1.600H12L27 -1.300L31 -1.100C32.600 -0.900 32.600 -0.100 31 0.100L27.500 0.300L25.500 1.100C20 1.400 8 1.300 -11.500 0.500Z',
  )
  for (const x of [-9.8, 6.4])
    path(
      k,
      '#241c40',
      `M${x} -0.400V-5H${x + 3.6}V-0.400C${x + 3} 0.400 ${x + 0.6} 0.400 ${x} -0.400Z`,
    )
  // Windscreen, seats, heads.
  path(k, '#c8ecec', 'M-8.500 -9L-7 -13.400H7L8.500 -9Z')
  path(k, '#7cb8c4', 'M0 -9V-13.400H7L8.500 -9Z')
  for (const [x, shirt, skin] of [
    [-4.4, '#f8f0e0', '#d89468'],
    [4.2, '#f4b440', '#8c5440'],
  ]) {
    path(k, shirt, `M${x - 2.7} -8V-10.400C${x - 2.6} -12 ${x + 2.6} -12 ${x + 2.7} -10.400V-8Z`)
    path(
      k,
      '#a87498',
      `M${x + 0.6} -8V-11.500C${x + 2} -11.500 ${x + 2.7} -11 ${x + 2.7} -10.400V-8Z`,
    )
    path(k, skin, `M${x - 0.6} -11v-2.400h1.200v2.400Z`)
  }
  // She drives, her hair tied in a scarf that flies; seen from behind.
  path(
    k,
    '#c07038',
    'M-5.900 -14.600C-6 -16.600 -2.800 -16.600 -2.900 -14.600C-2.800 -13.400 -3.200 -12.500 -3.700 -12.100H-5.100C-5.600 -12.500 -6 -13.400 -5.900 -14.600Z',
  )
  path(
    k,
    '#eca858',
    'M-5.900 -14.600C-5.950 -15.800 -5.200 -16.200 -4.700 -16.100C-5.200 -15 -5.300 -13.400 -5.100 -12.100C-5.600 -12.500 -6 -13.400 -5.900 -14.600Z',
  )
  path(
    k,
    '#f0584c',
    'M-6 -14.700C-5 -14.200 -3.800 -14.200 -2.800 -14.700L-2.850 -15.300C-3.800 -14.900 -5 -14.900 -5.950 -15.300ZM-5.700 -14.900C-7.200 -15.400 -8.200 -14.600 -9.800 -15.400C-9.300 -14.600 -9.200 -14.300 -9.600 -13.700C-8 -13.900 -7 -13.800 -5.700 -14.300Z',
  )
  // He has turned his face to her.
  path(
    k,
    '#8c5440',
    'M5.400 -14.400C5.500 -13.200 4.800 -12.300 3.900 -12.300C3.300 -12.300 2.950 -12.600 2.900 -13.200L2.350 -13.500L2.850 -14.300C2.800 -15.600 3.500 -16.200 4.300 -16.200C5.100 -16.200 5.400 -15.400 5.400 -14.400Z',
  )
  path(
    k,
    '#2c1c34',
    'M2.900 -15.300C3 -16.500 4 -16.800 4.800 -16.500C5.800 -16.100 6 -14.800 5.700 -13.600C5.500 -13 5 -12.700 4.700 -12.800C4.800 -13.400 4.500 -13.900 4.200 -14.100C4.300 -14.700 4.100 -15.200 3.800 -15.300Z',
  )
  // The dog on the back seat, its ears in the wind.
  path(k, '#ecc894', 'M-1.700 -8.500V-10.200C-1.700 -11.200 1.700 -11.200 1.700 -10.200V-8.500Z')
  path(k, '#b87c58', 'M0.500 -8.500V-10.900C1.300 -10.800 1.700 -10.600 1.700 -10.200V-8.500Z')
  disc(k, '#ecc894', 0, -12, 1.25)
  path(
    k,
    '#c88c60',
    'M0.300 -13.200A1.250 1.250 0 0 1 0.300 -10.800C0.800 -11.500 0.800 -12.500 0.300 -13.200Z',
  )
  path(
    k,
    '#94543c',
    'M-0.700 -13C-1.500 -13.900 -2.300 -13.800 -2.500 -13.200C-2.300 -12.500 -1.700 -12.100 -1.150 -12.100ZM0.700 -13C1.500 -14 2.200 -14 2.400 -13.400C2.200 -12.700 1.700 -12.200 1.150 -12.100Z',
  )
  // Boot, fins, lamps, bumper.
  path(
    k,
    '#1c8c94',
    'M-12 -2V-6.600C-12 -8.600 -10 -9.200 -8 -9.200H8C10 -9.200 12 -8.600 12 -6.600V-2Z',
  )
  path(k, '#3cc4bc', 'M-12 -2V-6.600C-12 -8.600 -10 -9.200 -8 -9.200H3L1 -2Z')
  path(k, '#8cecd8', 'M-11 -7.400C-10.600 -8.600 -9 -9.200 -8 -9.200H4L3.600 -7.400Z')
  path(k, '#8cecd8', 'M-12.400 -6.600L-11 -10.200L-9.600 -7.400V-4.600H-12.400Z')
  path(k, '#14707c', 'M12.400 -6.600L11 -10.200L9.600 -7.400V-4.600H12.400Z')
  for (const x of [-11, 11]) {
    disc(k, '#ff5c4c', x, -5.6, 1.05)
    disc(k, '#ffb48c', x - 0.3, -5.9, 0.45)
  }
  path(k, '#f4f0e0', 'M-2.400 -5.200H2.400V-3H-2.400Z')
  path(k, '#f4ecd8', 'M-12.600 -2.800H12.600V-1.200C12 -0.600 -12 -0.600 -12.600 -1.200Z')
  path(k, '#a894b4', 'M2 -2.800H12.600V-1.200C12 -0.800 6 -0.700 2 -0.700Z')
}

/** A fan palm looked up at: trunk from its foot to the crown, fans with a skirt of old leaves. */
export function tallPalm(k, [x0, y0], [x1, y1], w, r, seed) {
  const bend = (x0 + x1) / 2 + (x1 - x0) * 0.18
  solid(
    k,
    ['#5c3458', '#c87058', '#34204c'],
    `M${x0 - w} ${y0}Q${bend - w * 0.7} ${(y0 + y1) / 2} ${x1 - w * 0.36} ${y1}L${x1 + w * 0.36} ${y1}Q${bend + w * 0.7} ${(y0 + y1) / 2} ${x0 + w} ${y0}Z`,
    { sun: SUN, a: w * 0.3, b: w * 0.5 },
  )
  path(
    k,
    '#8c5444',
    `M${x1 - r * 0.26} ${y1 + r * 0.1}L${x1 - r * 0.16} ${y1 + r * 0.8}L${x1} ${y1 + r * 0.66}L${x1 + r * 0.16} ${y1 + r * 0.8}L${x1 + r * 0.26} ${y1 + r * 0.1}Z`,
  )
  path(
    k,
    '#c88450',
    `M${x1 - r * 0.26} ${y1 + r * 0.1}L${x1 - r * 0.16} ${y1 + r * 0.8}L${x1 - r * 0.04} ${y1 + r * 0.1}Z`,
  )
  // A dark heart, then the leaves: hanging ones first, those towards the sun lit.
  k.fillStyle = '#14404f'
  k.beginPath()
  k.ellipse(x1, y1 + r * 0.06, r * 0.5, r * 0.4, 0, 0, 7)
  k.fill()
  const list = [1.15, 2.05, 0.7, 2.5, 0.22, 2.95, -0.22, 3.4, -0.66, 3.85, -1.12, 4.3, -1.57]
  list.forEach((a, i) => {
    const b = a + Math.sin(seed * 3 + i * 2.1) * 0.14
    const left = Math.cos(b) < -0.2
    const tone =
      i < 2
        ? '#14404f'
        : left
          ? i % 3
            ? '#4cac74'
            : '#2c8468'
          : i % 4 === 1
            ? '#24705f'
            : '#1a5458'
    fanLeaf(k, tone, x1, y1, b, r * 0.3, r * (0.7 + 0.09 * Math.sin(seed + i * 1.7)))
  })
}
