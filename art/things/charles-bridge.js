import { path, points, stroke } from '../core/field.js'

const [STONE, LIT, SOOT, DEEP, GOLD] = ['#8b7f8e', '#f3d5ae', '#5a5270', '#3c3658', '#f2c65c']

/** The plinth that all saints stand on, two metres wide; light from the left. */
function plinth(k) {
  path(
    k,
    STONE,
    'M-1.300 1.200V-0.200H1.300V1.200ZM-1 -0.200V-1.700H1V-0.200ZM-1.350 -1.700V-2.100H1.350V-1.700Z',
  )
  path(
    k,
    LIT,
    'M-1.300 1.200V-0.200H-0.900V1.200ZM-1 -0.200V-1.700H-0.600V-0.200ZM-1.350 -1.700V-2.100H-0.700V-1.700Z',
  )
  path(
    k,
    SOOT,
    'M0.500 1.200V-0.200H1.300V1.200ZM0.350 -0.200V-1.700H1V-0.200ZM0.600 -1.700V-2.100H1.350V-1.700Z',
  )
}

/** A robed figure with its head, foot at x, y. */
function robe(k, x, y, q, lean = 0) {
  path(
    k,
    STONE,
    `M${x - 0.62 * q} ${y}C${x - 0.7 * q} ${y - 1 * q} ${x - 0.62 * q} ${y - 1.7 * q} ${x - 0.42 * q + lean} ${y - 2.3 * q}C${x - 0.2 * q + lean} ${y - 2.5 * q} ${x + 0.2 * q + lean} ${y - 2.5 * q} ${x + 0.42 * q + lean} ${y - 2.3 * q}C${x + 0.66 * q} ${y - 1.6 * q} ${x + 0.56 * q} ${y - 0.8 * q} ${x + 0.7 * q} ${y}Z`,
  )
  path(
    k,
    LIT,
    `M${x - 0.62 * q} ${y}C${x - 0.7 * q} ${y - 1 * q} ${x - 0.62 * q} ${y - 1.7 * q} ${x - 0.42 * q + lean} ${y - 2.3 * q}C${x - 0.36 * q} ${y - 1.4 * q} ${x - 0.2 * q} ${y - 0.8 * q} ${x - 0.34 * q} ${y}Z`,
  )
  path(
    k,
    SOOT,
    `M${x + 0.24 * q + lean} ${y - 2.4 * q}L${x + 0.42 * q + lean} ${y - 2.3 * q}C${x + 0.66 * q} ${y - 1.6 * q} ${x + 0.56 * q} ${y - 0.8 * q} ${x + 0.7 * q} ${y}H${x + 0.1 * q}C${x + 0.3 * q} ${y - 0.9 * q} ${x + 0.1 * q} ${y - 1.7 * q} ${x + 0.24 * q + lean} ${y - 2.4 * q}Z`,
  )
  path(k, STONE, `M${x + lean} ${y - 2.98 * q}a${0.27 * q} ${0.31 * q} 0 1 0 0.010 0Z`)
  path(
    k,
    LIT,
    `M${x + lean - 0.02 * q} ${y - 2.98 * q}a${0.27 * q} ${0.31 * q} 0 0 0 0 ${0.6 * q}Z`,
  )
}

/** John of Nepomuk with his palm and the ring of five stars. */
function nepomuk(k) {
  robe(k, 0, -2.1, 1, -0.06)
  path(k, DEEP, 'M-0.300 -5.050h0.480l-0.060 -0.260h-0.360Z')
  stroke(k, DEEP, 0.09, 'M0.100 -3.600L0.640 -4.700M0.350 -4.500L0.720 -4.300')
  stroke(k, LIT, 0.16, 'M-0.400 -4.200L-0.150 -3.700L0.250 -3.700')
  stroke(k, GOLD, 0.07, 'M-0.620 -4.850A0.580 0.580 0 1 1 0.500 -4.850')
  for (const [x, y] of points(
    '-0.640 -4.850 -0.470 -5.330 -0.060 -5.530 0.360 -5.330 0.520 -4.850',
  ))
    path(
      k,
      '#ffe9a0',
      `M${x} ${y - 0.16}l0.070 0.100l0.120 0.050l-0.090 0.080l0.020 0.140l-0.120 -0.070l-0.120 0.070l0.020 -0.140l-0.090 -0.080l0.120 -0.050Z`,
    )
}

/** The great crucifix, its gilded letters, a mourner on each side. */
function crucifix(k) {
  path(k, SOOT, 'M-0.140 -2.100V-6.800H0.140V-2.100ZM-1.100 -5.900H1.100V-5.640H-1.100Z')
  stroke(k, GOLD, 0.16, 'M-0.880 -5.450Q0 -5.250 0.880 -5.450')
  stroke(k, '#d9b98c', 0.17, 'M-0.850 -5.760Q0 -5.300 0.850 -5.760M0 -5.400V-4')
  path(k, '#d9b98c', 'M-0.010 -5.850a0.170 0.200 0 1 0 0.010 0Z')
  stroke(k, GOLD, 0.09, 'M-0.330 -6.100L0 -6.500L0.330 -6.100')
  robe(k, -0.9, -2.1, 0.66, 0.05)
  robe(k, 0.9, -2.1, 0.66, -0.05)
}

/** Three who stand close: a saint with a staff over two who kneel. */
function group(k) {
  robe(k, 0.1, -2.5, 0.95)
  robe(k, -0.75, -2.1, 0.6, 0.1)
  robe(k, 0.85, -2.1, 0.62, -0.1)
  stroke(k, DEEP, 0.09, 'M0.620 -2.900L0.780 -5.900M0.780 -5.900a0.200 0.200 0 1 1 0.260 0.300')
}

const KINDS = { nepomuk, crucifix, group }

/** A saint of the bridge on its plinth, in metres: the parapet's top at y = 0. */
export function bridgeSaint(k, kind) {
  plinth(k)
  KINDS[kind](k)
}
