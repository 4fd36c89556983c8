// The mosque of Süleyman above the Golden Horn, in metres, seen from the water: the hall, its court to the right.
// The sun stands low on the right.
import { path, points, stroke } from '../core/field.js'

const [LIT, STONE, SHADE, DEEP] = ['#ffd2a0', '#d89c8c', '#9a7092', '#6c5484']
const [LEAD, LEAD_LIT, LEAD_DARK] = ['#8c84b4', '#e8b4a8', '#645c94']
const LAMP = '#ffe09a'

function alem(k, x, y, q = 1) {
  stroke(k, '#ffd98c', 0.5 * q, `M${x} ${y}V${y - 3.4 * q}`)
  path(k, '#ffd98c', `M${x} ${y - 1.8 * q}a${0.7 * q} ${0.7 * q} 0 1 0 0.010 0Z`)
}

/** A dome of lead on y: dark left, lit right, ribs. */
function dome(k, x, y, half, high, q = 1) {
  const d = (a, b) =>
    `M${x + a} ${y}C${x + a} ${y - high * 0.74} ${x + a * 0.5 + b * 0.06} ${y - high} ${x} ${y - high}C${x + b * 0.5 + a * 0.06} ${y - high} ${x + b} ${y - high * 0.74} ${x + b} ${y}Z`
  path(k, LEAD, d(-half, half))
  path(k, LEAD_DARK, d(-half, -half * 0.42))
  path(k, LEAD_LIT, d(half * 0.46, half))
  alem(k, x, y - high, q)
}

/** A slender minaret: its foot, the shaft, balconies on their corbels, the leaden cap. */
function minaret(k, x, top, balconies, { foot = 0, q = 1, far = false } = {}) {
  const [a, b, c] = far ? [STONE, SHADE, '#e8b49c'] : [STONE, SHADE, LIT]
  const shaft = (y0, y1, w) => {
    path(k, a, `M${x - w} ${y0}V${y1}H${x + w}V${y0}Z`)
    path(k, b, `M${x - w} ${y0}V${y1}H${x - w * 0.2}V${y0}Z`)
    path(k, c, `M${x + w * 0.5} ${y0}V${y1}H${x + w}V${y0}Z`)
  }
  shaft(foot, foot - 14 * q, 3 * q)
  path(
    k,
    a,
    `M${x - 3 * q} ${foot - 14 * q}L${x - 1.9 * q} ${foot - 18 * q}H${x + 1.9 * q}L${x + 3 * q} ${foot - 14 * q}Z`,
  )
  path(
    k,
    b,
    `M${x - 3 * q} ${foot - 14 * q}L${x - 1.9 * q} ${foot - 18 * q}H${x - 0.3 * q}V${foot - 14 * q}Z`,
  )
  const cap = top + 11 * q
  shaft(foot - 17 * q, cap, 1.8 * q)
  for (const y of balconies) {
    path(
      k,
      b,
      `M${x - 1.8 * q} ${y + 2.6}L${x - 3.1 * q} ${y}H${x + 3.1 * q}L${x + 1.8 * q} ${y + 2.6}Z`,
    )
    path(k, a, `M${x - 3.2 * q} ${y}V${y - 1.6}H${x + 3.2 * q}V${y}Z`)
    path(k, c, `M${x + 1 * q} ${y}V${y - 1.6}H${x + 3.2 * q}V${y}Z`)
    path(k, LAMP, `M${x - 2.6 * q} ${y - 0.4}h${5.2 * q}v-0.500h${-5.2 * q}Z`)
  }
  path(k, LEAD, `M${x - 2.1 * q} ${cap}L${x} ${top}L${x + 2.1 * q} ${cap}Z`)
  path(k, LEAD_DARK, `M${x - 2.1 * q} ${cap}L${x} ${top}L${x - 0.3 * q} ${cap}Z`)
  path(k, LEAD_LIT, `M${x + 0.8 * q} ${cap}L${x} ${top}L${x + 2.1 * q} ${cap}Z`)
  alem(k, x, top + 0.5, q)
}

const arch = (x, y, w, h) =>
  `M${x} ${y}V${y - h * 0.55}C${x} ${y - h} ${x + w} ${y - h} ${x + w} ${y - h * 0.55}V${y}Z`

/** A half dome that leans on the hall; way 1 to the right. */
function halfDome(k, way) {
  const X = (v) => v * way
  const d = (a) => `M${X(13)} -37.500C${X(20)} -37 ${X(26 - a)} -32 ${X(27 - a)} -24H${X(13)}Z`
  path(k, way > 0 ? LEAD : LEAD_DARK, d(0))
  path(
    k,
    way > 0 ? LEAD_LIT : LEAD,
    way > 0
      ? `M${X(18.5)} -36.600C${X(23)} -34.500 ${X(26.5)} -30 ${X(27)} -24H${X(22.5)}C${X(22.5)} -29 ${X(21)} -34 ${X(18.5)} -36.600Z`
      : `M${X(13)} -37.500C${X(16)} -37.300 ${X(19)} -36.300 ${X(21)} -34.500C${X(18)} -32 ${X(17)} -28 ${X(17)} -24H${X(13)}Z`,
  )
  path(k, way > 0 ? STONE : SHADE, `M${X(13)} -24H${X(27.5)}V-20H${X(13)}Z`)
  for (let i = 0; i < 5; i++)
    path(k, i % 2 ? LAMP : DEEP, arch(X(15 + i * 2.4) - 0.7, -20.8, 1.4, 2.6))
}

/** The hall with its cascade, the court, four minarets. */
export function suleymaniye(k) {
  minaret(k, 23, -74, [-39, -48.5, -58], { foot: -4, q: 0.92, far: true })
  minaret(k, 69, -54, [-32, -41], { foot: -2, q: 0.88, far: true })
  // A tomb among the trees, left.
  path(k, SHADE, 'M-53 0V-10H-39V0Z')
  path(k, STONE, 'M-43 0V-10H-39V0Z')
  dome(k, -46, -10, 6.4, 6, 0.8)
  for (const x of [-51, -47, -43]) path(k, DEEP, arch(x, -3, 1.8, 5))
  // The hall: galleries, the row of domes over the aisle.
  path(k, STONE, 'M-30 0V-20H30V0Z')
  path(k, SHADE, 'M-30 0V-20H-14V0Z')
  path(k, LIT, 'M24 0V-20H30V0Z')
  halfDome(k, -1)
  halfDome(k, 1)
  for (const [x, r] of points('-22 5 -11.500 3.600 0 4.600 11.500 3.600 22 5')) {
    path(k, x < -5 ? SHADE : STONE, `M${x - r} -19H${x + r}V-21.500H${x - r}Z`)
    if (Math.abs(x) > 12) dome(k, x, -21.5, r, r * 0.95, 0.7)
  }
  // The great arch with its windows, between the weight towers.
  path(k, STONE, 'M-15 -20V-32C-15 -38 -9 -40.500 0 -40.500C9 -40.500 15 -38 15 -32V-20Z')
  path(k, SHADE, 'M-15 -20V-32C-15 -36.500 -11.500 -39 -6.500 -40C-9 -36 -9.500 -30 -9.500 -20Z')
  path(k, '#b8808c', 'M-12 -21V-30C-12 -35 -7 -37.500 0 -37.500C7 -37.500 12 -35 12 -30V-21Z')
  for (const [y, list] of [
    [-23, [-9.6, -6.4, -3.2, 0, 3.2, 6.4, 9.6]],
    [-28, [-8, -4, 0, 4, 8]],
    [-33, [-4, 0, 4]],
  ])
    for (const x of list) path(k, (x + y) % 3 ? LAMP : DEEP, arch(x - 0.8, y, 1.6, 3.4))
  for (const x of [-11.5, 0, 11.5]) dome(k, x, -20.5, x ? 3.6 : 4.6, x ? 3.4 : 4.2, 0.7)
  for (const x of [-17, 17]) {
    path(k, x < 0 ? SHADE : STONE, `M${x - 2.8} -20V-38H${x + 2.8}V-20Z`)
    path(k, x < 0 ? DEEP : SHADE, `M${x - 2.8} -20V-38H${x - 0.8}V-20Z`)
    path(k, x < 0 ? STONE : LIT, `M${x + 1.5} -20V-38H${x + 2.8}V-20Z`)
    dome(k, x, -38, 2.9, 3.4, 0.7)
  }
  // Drum and dome.
  path(k, STONE, 'M-14 -38V-43H14V-38Z')
  path(k, SHADE, 'M-14 -38V-43H-6V-38Z')
  path(k, LIT, 'M10 -38V-43H14V-38Z')
  for (let i = 0; i < 11; i++) path(k, i % 3 ? LAMP : DEEP, arch(-13 + i * 2.45, -38.6, 1.2, 3.4))
  dome(k, 0, -43, 13.6, 11, 1.3)
  // Two storeys of arcades along the side.
  path(k, '#7a5c88', 'M-28 0V-12H28V0Z')
  for (let i = 0; i < 11; i++) {
    path(k, i < 3 ? SHADE : STONE, `M${-28.3 + i * 5.6} 0v-12h0.900v12Z`)
    path(k, i % 4 === 1 ? LAMP : '#4c4078', arch(-26.8 + i * 5.1, -1, 3.6, 4.4))
    path(k, i % 3 === 0 ? LAMP : '#4c4078', arch(-26.6 + i * 5.1, -7, 3, 4))
  }
  path(k, LEAD, 'M-31 -12L-29 -14.500H29L31 -12Z')
  path(k, LEAD_LIT, 'M12 -12L13 -14.500H29L31 -12Z')
  path(k, LEAD_DARK, 'M-29 -6H29V-6.800H-29Z')
  // The court and its row of domes.
  path(k, STONE, 'M31 0V-12.500H76V0Z')
  path(k, SHADE, 'M31 0V-12.500H40V0Z')
  path(k, LIT, 'M31 -12.500H76V-13.600H31Z')
  for (let x = 36; x < 74; x += 5.6) dome(k, x, -13.4, 2.5, 2.7, 0.5)
  for (let x = 35; x < 74; x += 5.6) {
    path(k, DEEP, arch(x, -6.5, 1.9, 4.4))
    path(k, x % 2 > 1 ? LAMP : DEEP, `M${x + 0.1} -1v-3.200h1.700v3.200Z`)
  }
  minaret(k, 32.5, -76, [-40, -50, -60])
  minaret(k, 77, -56, [-33, -43], { q: 0.94 })
  // The terrace.
  path(k, '#84608a', 'M-58 10V0H84V10Z')
  path(k, '#a87890', 'M-58 0H84V-1.200H-58Z')
  for (let x = -54; x < 82; x += 7) path(k, '#6c5080', arch(x, 8, 3.6, 5))
}

/** Another mosque far off: one tone and its lit side. */
export function farMosque(k, tone, lit) {
  path(
    k,
    tone,
    'M-18 0V-9H-14C-14 -13 -11 -15 -9 -15.500V-18C-9 -24 -4 -27 0 -27C4 -27 9 -24 9 -18V-15.500C11 -15 14 -13 14 -9H18V0Z',
  )
  path(
    k,
    lit,
    'M4 -26.300C7 -25 9 -22 9 -18V-15.500C11 -15 14 -13 14 -9H18V0H13V-8C13 -11 10 -13 7 -14V-18C7 -22 6 -24.500 4 -26.300Z',
  )
  for (const x of [-21, 21]) {
    path(k, tone, `M${x - 1.2} 0V-34L${x} -41L${x + 1.2} -34V0ZM${x - 2} -26h4v-1.200h-4Z`)
    path(k, lit, `M${x + 0.3} 0V-34L${x} -41L${x + 1.2} -34V0Z`)
  }
  stroke(k, tone, 0.7, 'M0 -26V-31')
}
