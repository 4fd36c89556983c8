// The Taj Mahal from its garden, drawn in metres on its axis.
import { fill, path, points, stroke } from '../core/field.js'

/** Marble in the first sun, in half light, in shade, in deep shade, and the dark of its arches. */
const [SUN, ROSE, SHADE, DEEP, DARK] = ['#fff3df', '#f7d8c4', '#c5a3ba', '#9a7fa8', '#6a5488']

/** A pointed arch of the Mughals that stands on y. */
export const arch = (x, y, half, tall) =>
  `M${x - half} ${y}V${y - tall * 0.6}C${x - half} ${y - tall * 0.84} ${x - half * 0.4} ${y - tall * 0.92} ${x} ${y - tall}C${x + half * 0.4} ${y - tall * 0.92} ${x + half} ${y - tall * 0.84} ${x + half} ${y - tall * 0.6}V${y}Z`

/** A bulbous dome on y: light on its left, shade round its right, a gilded tip. */
function dome(k, x, y, half, tall) {
  const p = (u, v) => `${x + u * half} ${y - v * tall}`
  path(
    k,
    ROSE,
    `M${p(-0.84, 0)}C${p(-1.2, 0.3)} ${p(-1.04, 0.58)} ${p(-0.5, 0.8)}C${p(-0.22, 0.91)} ${p(-0.06, 0.95)} ${p(0, 1)}C${p(0.06, 0.95)} ${p(0.22, 0.91)} ${p(0.5, 0.8)}C${p(1.04, 0.58)} ${p(1.2, 0.3)} ${p(0.84, 0)}Z`,
  )
  path(
    k,
    SUN,
    `M${p(-0.84, 0)}C${p(-1.2, 0.3)} ${p(-1.04, 0.58)} ${p(-0.5, 0.8)}C${p(-0.22, 0.91)} ${p(-0.06, 0.95)} ${p(0, 1)}C${p(-0.3, 0.8)} ${p(-0.62, 0.56)} ${p(-0.5, 0)}Z`,
  )
  path(
    k,
    SHADE,
    `M${p(0, 1)}C${p(0.06, 0.95)} ${p(0.22, 0.91)} ${p(0.5, 0.8)}C${p(1.04, 0.58)} ${p(1.2, 0.3)} ${p(0.84, 0)}H${x + half * 0.36}C${p(0.66, 0.36)} ${p(0.5, 0.7)} ${p(0, 1)}Z`,
  )
  path(
    k,
    DEEP,
    `M${p(0.5, 0.8)}C${p(1.04, 0.58)} ${p(1.2, 0.3)} ${p(0.84, 0)}H${x + half * 0.68}C${p(0.98, 0.3)} ${p(0.86, 0.58)} ${p(0.5, 0.8)}Z`,
  )
  stroke(k, '#c98f3c', Math.max(0.16, half * 0.05), `M${x} ${y - tall}v${-tall * 0.26}`)
  path(k, '#f2c05a', `M${x} ${y - tall * 1.12}a${half * 0.07} ${half * 0.09} 0 1 0 0.010 0Z`)
}

/** A kiosk under its own small dome. */
function kiosk(k, x, y, half) {
  path(k, DEEP, `M${x - half * 0.8} ${y}v${-half * 1.2}h${half * 1.6}v${half * 1.2}Z`)
  for (const [u, c] of [
    [-0.9, SUN],
    [-0.32, ROSE],
    [0.26, ROSE],
    [0.78, SHADE],
  ])
    path(k, c, `M${x + u * half} ${y}v${-half * 1.3}h${half * 0.18}v${half * 1.3}Z`)
  path(
    k,
    ROSE,
    `M${x - half * 1.2} ${y - half * 1.15}L${x - half * 0.9} ${y - half * 1.5}H${x + half * 0.9}L${x + half * 1.2} ${y - half * 1.15}Z`,
  )
  dome(k, x, y - half * 1.45, half * 0.82, half * 1.15)
}

/** A minaret in three stages, a kiosk on its head; `s` its size. */
function minaret(k, x, y, s) {
  const w = (t) => (3 - t * 0.9) * s
  const tall = 35 * s
  for (const [from, to, c] of [
    [-1, -0.3, SUN],
    [-0.35, 0.35, ROSE],
    [0.3, 1, SHADE],
  ])
    fill(k, c, [
      [x + from * w(0), y],
      [x + from * w(1), y - tall],
      [x + to * w(1), y - tall],
      [x + to * w(0), y],
    ])
  for (const t of [0.34, 0.67, 1]) {
    path(
      k,
      DEEP,
      `M${x - w(t) * 1.2} ${y - tall * t + 0.8 * s}h${w(t) * 2.4}v${-0.5 * s}h${-w(t) * 2.4}Z`,
    )
    path(
      k,
      SUN,
      `M${x - w(t) * 1.4} ${y - tall * t + 0.4 * s}h${w(t) * 2.8}v${-1 * s}h${-w(t) * 2.8}Z`,
    )
    path(k, SHADE, `M${x + w(t) * 0.4} ${y - tall * t + 0.4 * s}h${w(t)}v${-1 * s}h${-w(t)}Z`)
  }
  kiosk(k, x, y - tall - 0.6 * s, 2.2 * s)
}

/** The Taj Mahal in metres, its garden level at 0; the sun on its left. */
export function taj(k) {
  for (const m of [-1, 1]) minaret(k, m * 34, -6, 0.82)
  // Drum and dome stand behind the great front.
  path(k, ROSE, 'M-10.500 -29V-38H10.500V-29Z')
  path(k, SUN, 'M-10.500 -29V-38H-5V-29Z')
  path(k, SHADE, 'M5 -29V-38H10.500V-29Z')
  path(k, '#d9a86c', 'M-10.800 -37.200H10.800V-38.300H-10.800Z')
  dome(k, 0, -38, 12.6, 23)
  for (const m of [-1, 1]) kiosk(k, m * 13.5, -27.5, 2.9)
  // The body: front in half light, the cut corner on the left in the sun, that on the right in shade.
  path(k, ROSE, 'M-21 -6V-28.500H21V-6Z')
  path(k, SUN, 'M-28.500 -6V-28.500H-20.500V-6Z')
  path(k, SHADE, 'M20.500 -6V-28.500H28.500V-6Z')
  for (const y of [-6.2, -17.6])
    for (const m of [-1, 1]) {
      path(k, m < 0 ? '#fdeedd' : '#e9c6bc', arch(m * 15.4, y, 4, 10.4))
      path(k, DEEP, arch(m * 15.4, y, 3.4, 9.4))
      path(k, DARK, arch(m * 15.4 + 0.9, y, 2.3, 8))
      path(k, m < 0 ? SHADE : DEEP, arch(m * 24.5, y, 2.5, 10))
      path(k, m < 0 ? DEEP : DARK, arch(m * 24.5 + 0.5, y, 1.7, 8.4))
    }
  path(k, '#e2b98c', 'M-28.500 -28H28.500V-28.900H-28.500Z')
  for (const m of [-1, 1]) kiosk(k, m * 20, -28.9, 4)
  // The great front with its deep arch, a frame of writing round it.
  path(k, '#fbe3d0', 'M-10.800 -6V-37H10.800V-6Z')
  path(k, SUN, 'M-10.800 -6V-37H-9.400V-6Z')
  path(k, SHADE, 'M9.800 -6V-37H10.800V-6Z')
  stroke(k, '#b98a86', 0.5, 'M-8.600 -6V-35H8.600V-6')
  path(k, '#f2c9b4', arch(0, -6, 7.4, 26.5))
  path(k, DEEP, arch(0, -6, 6.8, 25))
  path(k, DARK, 'M0.500 -6V-30.400C4.400 -27.800 6.800 -25.400 6.800 -21V-6Z')
  path(k, '#b493b4', arch(-0.6, -6, 3.2, 11))
  path(k, '#4c3c70', arch(-0.6, -6, 2.5, 9.6))
  path(k, '#4c3c70', arch(-0.6, -18.5, 2.2, 7))
  // Pinnacles on every corner: a shaft and its bud.
  for (const [x, y] of points('-28 -28.9 -20.9 -28.9 20.9 -28.9 28 -28.9 -10.3 -37 10.3 -37'))
    path(
      k,
      x < 0 ? SUN : ROSE,
      `M${x - 0.55} ${y}V${y - 3.4}C${x - 1.1} ${y - 4.2} ${x - 0.8} ${y - 5} ${x} ${y - 6}C${x + 0.8} ${y - 5} ${x + 1.1} ${y - 4.2} ${x + 0.55} ${y - 3.4}V${y}Z`,
    )
  // The plinth with blind arches.
  path(k, ROSE, 'M-47.500 0V-6.400H47.500V0Z')
  path(k, SUN, 'M-48 -5.900V-7H48V-5.900Z')
  for (let x = -45; x < 46; x += 3.9) path(k, SHADE, arch(x, -0.2, 1.2, 4.6))
  for (const m of [-1, 1]) minaret(k, m * 42, -6.6, 1.06)
}
