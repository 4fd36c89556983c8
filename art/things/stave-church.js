import { Path2D } from '@napi-rs/canvas'
import { fill, path, stroke } from '../core/field.js'

const [WOOD, LIT, SHADE, DEEP] = ['#6a4238', '#b8744a', '#472f3c', '#2c2030']
const [ROOF, ROOF_LIT, ROOF_SHADE] = ['#5a4044', '#9a6a54', '#3a2c3a']

/** A roof of shingles between two widths: its rows, the sunny third on the left, the shaded third on the right. */
function shingles(k, y, low, high, rise) {
  const shape = [
    [-low, y],
    [-high, y - rise],
    [high, y - rise],
    [low, y],
  ]
  fill(k, ROOF, shape)
  k.save()
  k.clip(new Path2D(`M${shape.map((p) => p.join(' ')).join('L')}Z`))
  fill(k, ROOF_LIT, [
    [-low, y],
    [-high, y - rise],
    [-high * 0.35, y - rise],
    [-low * 0.45, y],
  ])
  fill(k, ROOF_SHADE, [
    [low * 0.5, y],
    [high * 0.5, y - rise],
    [high, y - rise],
    [low, y],
  ])
  for (let row = 0; row * 1.1 < rise; row++) {
    let d = ''
    for (let x = -low - 1 + (row % 2) * 0.7; x < low + 1; x += 1.4)
      d += `M${x} ${y - row * 1.1 - 0.9}q0.700 1 1.400 0`
    stroke(k, 'rgba(32,20,34,.55)', 0.2, d)
  }
  k.restore()
  stroke(k, DEEP, 0.4, `M${-low} ${y}H${low}`)
}

/** A wall of upright boards, light from the left. */
function boards(k, y, half, high) {
  path(k, WOOD, `M${-half} ${y}V${y - high}H${half}V${y}Z`)
  path(k, LIT, `M${-half} ${y}V${y - high}H${-half * 0.35}V${y}Z`)
  path(k, SHADE, `M${half * 0.55} ${y}V${y - high}H${half}V${y}Z`)
  for (let x = -half + 1; x < half; x += 1.3)
    stroke(k, 'rgba(40,24,34,.4)', 0.18, `M${x} ${y}V${y - high}`)
}

/** A dragon's head that looks outwards from the end of a ridge. */
function dragon(k, x, y, q, way) {
  const d = (t) => x + way * t * q
  stroke(
    k,
    DEEP,
    0.55 * q,
    `M${x} ${y}C${d(0.8)} ${y - 0.6 * q} ${d(1.2)} ${y - 1.6 * q} ${d(1.1)} ${y - 2.6 * q}C${d(1.1)} ${y - 3.4 * q} ${d(1.9)} ${y - 3.8 * q} ${d(2.8)} ${y - 3.3 * q}`,
  )
  stroke(k, DEEP, 0.35 * q, `M${d(1.5)} ${y - 3 * q}L${d(2.5)} ${y - 2.6 * q}`)
}

/** A stave church seen from its west end, as at Borgund: roofs in six steps, dragons on the gables; foot at 0, 52 units tall. */
export function tarredChurch(k) {
  path(k, '#8b8a92', 'M-19 0.600V-1.200H19V0.600Z')
  path(k, '#c3beb6', 'M-19 0.600V-1.200H-6V0.600Z')
  // The gallery round it, the aisle, the nave.
  boards(k, -1.2, 17, 4)
  for (const x of [-14, -11, 11, 14])
    path(k, DEEP, `M${x - 0.9} -2.400V-4.200a0.900 0.900 0 0 1 1.800 0V-2.400Z`)
  shingles(k, -4.8, 20, 12.5, 5.4)
  boards(k, -10.2, 11.6, 3.4)
  for (const x of [-8.5, 8.5]) path(k, DEEP, `M${x} -12.600a0.700 0.700 0 1 0 0.010 0Z`)
  shingles(k, -13.2, 14.5, 8, 5.6)
  boards(k, -18.8, 7.2, 3.6)
  for (const x of [-4.5, 0, 4.5]) path(k, DEEP, `M${x} -21.200a0.700 0.700 0 1 0 0.010 0Z`)
  // The great gable.
  const gable = 'M-10.500 -21.800L0 -35.500L10.500 -21.800Z'
  path(k, WOOD, gable)
  path(k, LIT, 'M-10.500 -21.800L0 -35.500L-2.500 -21.800Z')
  path(k, SHADE, 'M10.500 -21.800L0 -35.500L5 -21.800Z')
  for (let x = -8; x < 9; x += 1.3)
    stroke(k, 'rgba(40,24,34,.35)', 0.18, `M${x} -21.800V${-35 + Math.abs(x) * 1.3}`)
  stroke(k, ROOF_LIT, 1, 'M-11 -21.400L0 -35.800')
  stroke(k, ROOF_SHADE, 1, 'M0 -35.800L11 -21.400')
  path(k, DEEP, 'M-1 -25.500V-28a1 1 0 0 1 2 0V-25.500Z')
  // The ridge turret in three steps, its spire and vane.
  boards(k, -33.5, 3.3, 3.5)
  shingles(k, -36.6, 4.8, 2.6, 3)
  boards(k, -39.4, 2.2, 2.4)
  shingles(k, -41.6, 3.4, 1.7, 2.4)
  boards(k, -43.8, 1.3, 1.6)
  fill(k, ROOF, [
    [-2.1, -45.2],
    [0, -52.5],
    [2.1, -45.2],
  ])
  fill(k, ROOF_LIT, [
    [-2.1, -45.2],
    [0, -52.5],
    [-0.5, -45.2],
  ])
  stroke(k, '#e0b85c', 0.35, 'M0 -52.200V-55.600M-0.900 -54.400H0.900')
  // Dragons look out from the ridge, on both sides of the turret.
  dragon(k, -2.4, -33.2, 1.5, -1)
  dragon(k, 2.4, -33.2, 1.5, 1)
  // The porch: a steep gable with its door, carved on both sides.
  path(k, SHADE, 'M-5 -1V-8H5V-1Z')
  path(k, WOOD, 'M-5 -1V-8L0 -15L5 -8V-1Z')
  path(k, LIT, 'M-5 -1V-8L0 -15L-1.500 -8V-1Z')
  path(k, DEEP, 'M-2.300 -1V-5.500A2.300 2.600 0 0 1 2.300 -5.500V-1Z')
  path(k, '#f2b45c', 'M-1.500 -1V-5.300A1.500 1.800 0 0 1 1.500 -5.300V-1Z')
  stroke(
    k,
    '#d9a070',
    0.35,
    'M-3.200 -1.200C-3.900 -3 -2.700 -4 -3.400 -5.600C-3.800 -7 -2.900 -8 -2.400 -8.800M3.200 -1.200C3.900 -3 2.700 -4 3.400 -5.600C3.800 -7 2.900 -8 2.400 -8.800',
  )
  stroke(k, ROOF_LIT, 0.9, 'M-6 -7.200L0 -15.600')
  stroke(k, ROOF_SHADE, 0.9, 'M0 -15.600L6 -7.200')
  dragon(k, 0, -15.4, 0.6, -1)
  dragon(k, 0, -15.4, 0.6, 1)
}
