import { at, fill, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'
import { goldenChedi, temple } from './walking-street.js'

/** The lamp of paper that Chiang Mai hangs out: a faceted body, a tail. */
export function lantern(k, x, y, q, [lit, glow]) {
  path(
    k,
    lit,
    `M${x - 1.1 * q} ${y - 1.3 * q}H${x + 1.1 * q}L${x + 1.7 * q} ${y}L${x + 1 * q} ${y + 1.4 * q}H${x - 1 * q}L${x - 1.7 * q} ${y}Z`,
  )
  path(
    k,
    glow,
    `M${x - 0.5 * q} ${y - 1.3 * q}H${x + 0.5 * q}L${x + 0.8 * q} ${y}L${x + 0.4 * q} ${y + 1.4 * q}H${x - 0.4 * q}L${x - 0.8 * q} ${y}Z`,
  )
  path(
    k,
    lit,
    `M${x - 0.7 * q} ${y + 1.5 * q}L${x - 0.9 * q} ${y + 3.6 * q}L${x - 0.4 * q} ${y + 3 * q}L${x} ${y + 3.8 * q}L${x + 0.4 * q} ${y + 3 * q}L${x + 0.9 * q} ${y + 3.6 * q}L${x + 0.7 * q} ${y + 1.5 * q}Z`,
  )
}

/** What closes the street: the mountain with its temple, the glow of the town, hall and chedi. */
export function town(k) {
  // The mountain over the town, the small gold light of the temple on its shoulder.
  fill(
    k,
    '#3c4284',
    rough(
      points(
        '-6 40 16 36 34 31 46 27 54 25.500 62 26 70 22 78 16.500 86 13 92 14.500 100 13.500 114 20 130 28 148 35 166 40 166 60 -6 60',
      ),
      0.4,
      3,
    ),
  )
  fill(
    k,
    '#2a2e68',
    rough(
      points('-6 46 20 42 44 38 60 33 74 35 90 33 104 35 120 37 140 42 166 44 166 60 -6 60'),
      0.4,
      4,
    ),
  )
  path(
    k,
    '#ffd880',
    'M74.400 22.300L74.800 21L75 19.600L75.200 21L75.600 22.300ZM73.200 22.300H76.800V22.800H73.200Z',
  )
  const r = random(7)
  for (let i = 0; i < 16; i++)
    path(k, '#ffc878', `M${73 - i * 1.1 + r()} ${24 + i * 0.7 + r()}h0.360v0.300h-0.360Z`)
  const glow = k.createRadialGradient(92, 44, 2, 92, 44, 40)
  glow.addColorStop(0, 'rgba(255,180,104,.5)')
  glow.addColorStop(1, 'rgba(255,170,104,0)')
  k.fillStyle = glow
  k.fillRect(40, 0, 110, 70)
  at(k, 106, 49.5, 0.84, goldenChedi)
  at(k, 86.5, 50.5, 0.8, temple)
}
