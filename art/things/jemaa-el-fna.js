// The minaret of the great square of Marrakech, in metres.
import { path, points, stroke } from '../core/field.js'

const [FACE, SIDE, GLOW, CUT] = ['#c47660', '#8a4c64', '#eaa870', '#6c3a54']

const horseshoe = (x, y, w, h) =>
  `M${x - w * 0.42} ${y}V${y - h * 0.5}C${x - w * 0.62} ${y - h * 0.72} ${x - w * 0.4} ${y - h} ${x} ${y - h}C${x + w * 0.4} ${y - h} ${x + w * 0.62} ${y - h * 0.72} ${x + w * 0.42} ${y - h * 0.5}V${y}Z`

/** Stepped merlons along a wall. */
function merlons(k, c, from, to, y, n) {
  const w = (to - from) / (n - 0.4)
  for (let i = 0; i < n; i++) {
    const x = from + i * w
    path(k, c, `M${x} ${y}v-0.900h${w * 0.15}v-0.700h${w * 0.3}v0.700h${w * 0.15}v0.900Z`)
  }
}

/** The Koutoubia: a shaft five times as high as it is wide, a lantern, a fluted dome and three balls; 77 m to their tip. */
export function koutoubia(k) {
  path(k, FACE, 'M-6.400 0V-57H6.400V0Z')
  // Lamps at its foot light it from below.
  path(k, '#d88c64', 'M-6.400 0V-34C-2 -31 3 -31 6.400 -34V0Z')
  path(k, GLOW, 'M-6.400 0V-16C-2 -12.500 3 -12.500 6.400 -16V0Z')
  path(k, SIDE, 'M-6.400 0V-57H-9.600V0Z')
  path(k, '#a05c64', 'M-6.400 0H-9.600V-18L-6.400 -16Z')
  // Each storey with its own window.
  path(k, '#a85e58', horseshoe(0, -8, 7.4, 8.6))
  path(k, CUT, horseshoe(-1.6, -8, 2.6, 6) + horseshoe(1.6, -8, 2.6, 6))
  path(k, '#a85e58', 'M-4.800 -20H4.800V-29.500H-4.800Z')
  path(k, '#e09c6c', horseshoe(0, -20, 8.4, 9))
  path(k, '#a85e58', horseshoe(0, -20, 6.4, 7.6))
  path(k, CUT, horseshoe(0, -20, 3, 6))
  path(k, '#a0585c', horseshoe(-2.8, -33, 4.4, 7.4) + horseshoe(2.8, -33, 4.4, 7.4))
  path(k, CUT, horseshoe(-2.8, -33, 2.2, 5) + horseshoe(2.8, -33, 2.2, 5))
  path(k, '#985460', 'M-5.400 -43.500H5.400V-52.500H-5.400Z')
  for (let i = 0; i < 3; i++) path(k, '#d8886c', horseshoe(-3.6 + i * 3.6, -43.5, 3.5, 8.4))
  for (let i = 0; i < 3; i++) path(k, CUT, horseshoe(-3.6 + i * 3.6, -43.5, 1.8, 5.4))
  for (const y of [-11, -24, -37, -47]) path(k, '#5c3450', horseshoe(-8, y, 1.2, 4))
  // The band of tiles, the merlons.
  path(k, '#2f8c94', 'M-6.400 -53.500H6.400V-56.500H-6.400Z')
  path(k, '#235c78', 'M-9.600 -53.500H-6.400V-56.500H-9.600Z')
  for (let i = 0; i < 8; i++)
    path(k, '#a8e0d0', `M${-5.8 + i * 1.65} -55l0.700 -0.900l0.700 0.900l-0.700 0.900Z`)
  merlons(k, FACE, -6.4, 6.4, -56.9, 7)
  merlons(k, SIDE, -9.6, -6.6, -56.9, 2)
  // Lantern, dome, balls.
  path(k, FACE, 'M-3.800 -57V-70H2.800V-57Z')
  path(k, SIDE, 'M-3.800 -57V-70H-5.400V-57Z')
  path(k, '#985460', horseshoe(-2, -59.5, 2.8, 7) + horseshoe(1, -59.5, 2.8, 7))
  path(k, CUT, horseshoe(-2, -59.5, 1.5, 5) + horseshoe(1, -59.5, 1.5, 5))
  path(k, '#2f8c94', 'M-3.800 -67.500H2.800V-69.300H-3.800Z')
  path(k, '#235c78', 'M-5.400 -67.500H-3.800V-69.300H-5.400Z')
  merlons(k, FACE, -3.8, 2.8, -69.9, 4)
  path(
    k,
    '#d88c70',
    'M-3.900 -70.500C-4 -73.500 -2.400 -75 -0.900 -75C0.600 -75 2.200 -73.500 2.100 -70.500Z',
  )
  path(
    k,
    SIDE,
    'M-3.900 -70.500C-4 -73.500 -2.400 -75 -0.900 -75C-2 -74 -2.300 -72.500 -2.200 -70.500Z',
  )
  stroke(k, '#a85e58', 0.3, 'M-0.900 -75V-70.500M0.200 -74.500L0.700 -70.500')
  stroke(k, '#ffd88c', 0.4, 'M-0.900 -75V-82')
  for (const [y, q] of points('-76.500 1.100 -78.900 0.850 -80.800 0.600'))
    path(k, '#ffd88c', `M-0.900 ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
}
