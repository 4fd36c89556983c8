import { path, stroke } from '../core/field.js'

/** One leaf in the air or on the ground. */
export function leaf(k, x, y, q, turn, colour) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.scale(q, q)
  path(k, colour, 'M-1 0C-0.500 -0.700 0.500 -0.700 1 0C0.500 0.500 -0.500 0.500 -1 0Z')
  k.restore()
}

/** A lamp post with its crook, as they stand on Fifth Avenue. */
export function crookLamp(k, x, y, high, colour, glow) {
  const q = high / 20
  stroke(
    k,
    colour,
    0.42 * q,
    `M${x} ${y}V${y - 16 * q}C${x} ${y - 21 * q} ${x + 5 * q} ${y - 21 * q} ${x + 5 * q} ${y - 17.5 * q}`,
  )
  stroke(
    k,
    colour,
    0.24 * q,
    `M${x} ${y - 14 * q}C${x + 2 * q} ${y - 14.5 * q} ${x + 3.4 * q} ${y - 16 * q} ${x + 2.6 * q} ${y - 17.6 * q}`,
  )
  path(
    k,
    colour,
    `M${x - 0.9 * q} ${y}L${x - 0.5 * q} ${y - 3 * q}H${x + 0.5 * q}L${x + 0.9 * q} ${y}ZM${x + 4 * q} ${y - 17.4 * q}H${x + 6 * q}L${x + 5.5 * q} ${y - 18.2 * q}H${x + 4.5 * q}Z`,
  )
  path(
    k,
    glow,
    `M${x + 4.1 * q} ${y - 17.4 * q}H${x + 5.9 * q}Q${x + 5.8 * q} ${y - 15 * q} ${x + 5 * q} ${y - 14.8 * q}Q${x + 4.2 * q} ${y - 15 * q} ${x + 4.1 * q} ${y - 17.4 * q}Z`,
  )
}

/** A yellow cab from its side, heading right; 24 units long. */
export function cab(k) {
  path(k, 'rgba(60,40,84,.5)', 'M-11 -0.500L12 -0.500L16 0.700H-6Z')
  path(k, '#2c3c64', 'M-6.400 -4.400L-4 -7.200H4L7 -4.400Z')
  path(
    k,
    '#9cc4d0',
    'M-5.200 -4.600L-3.400 -6.700H-0.300V-4.600ZM0.400 -6.700H3.600L5.800 -4.600H0.400Z',
  )
  path(k, '#ffd84c', 'M-4.400 -6.900C-3.600 -7.800 3.600 -7.800 4.400 -6.900L4 -6.600H-4Z')
  path(k, '#fff0c0', 'M-1.300 -8.700H1.300V-7.500H-1.300Z')
  path(
    k,
    '#f0a83c',
    'M-11.800 -1.200C-12.200 -3 -11.600 -4.400 -10 -4.500L-6 -4.800H6.600C9 -4.600 11.600 -4.200 12 -3C12.300 -2.200 12.200 -1.600 12 -1.200Z',
  )
  path(
    k,
    '#ffd84c',
    'M-11.800 -3.200C-11.600 -4 -11 -4.400 -10 -4.500L-6 -4.800H6.600C9 -4.600 11.400 -4.200 11.900 -3.200Z',
  )
  path(k, '#2c2c54', 'M-4 -3H4V-2.400H-4ZM-12 -1.400H12.200V-0.900H-12Z')
  path(k, '#fff4d8', 'M11.200 -3.300L12 -3L12.100 -2.300H11.200Z')
  path(k, '#d84c4c', 'M-11.900 -3.200H-11.200V-2.300H-11.900Z')
  for (const x of [-7.2, 7.4]) {
    path(k, '#241c40', `M${x - 1.8} -1.600a1.800 1.700 0 1 0 3.600 0a1.800 1.700 0 1 0 -3.600 0Z`)
    path(k, '#a0a4b4', `M${x - 0.9} -1.600a0.900 0.900 0 1 0 1.800 0a0.900 0.900 0 1 0 -1.800 0Z`)
  }
}
