import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'

// A villa over the lagoon and those who live about its stair, in points; the sun stands high on the left.

const THATCH = ['#6a4a4c', '#9a6c50', '#c4935c', '#e8c07c']

/** The roof: thatch in three layers, each with its combed edge; light on the left slope. Eaves at 0. */
function thatch(k) {
  const roof = 'M-31 0.600C-22 -5 -14 -13 -8 -20H16C24 -14 34 -6 46 0.600Z'
  path(k, THATCH[1], roof)
  k.save()
  k.clip(new Path2D(roof))
  path(k, THATCH[2], 'M-31 2L-8 -21H2C-3 -14 -8 -6 -10 2Z')
  path(k, THATCH[3], 'M-31 2L-8 -21H-5C-10 -14 -17 -6 -22 2Z')
  path(k, THATCH[0], 'M46 2L16 -21H13C20 -13 26 -6 29 2Z')
  for (const [y, x0, x1] of points('-13 -15 27 -6.500 -23 37', 3)) {
    let d = `M${x0 - 3} ${y - 1.2}H${x1 + 3}V${y}`
    for (let x = x1 + 3; x > x0 - 3; x -= 1.7)
      d += `L${x - 0.85} ${y + 0.16 + (x % 3) * 0.16}L${x - 1.7} ${y}`
    path(k, 'rgba(70,40,70,.42)', `${d}Z`)
  }
  for (let i = 0; i < 17; i++) {
    const x = -27 + i * 4.3
    const y = -1 - ((i * 37) % 11)
    stroke(k, i < 8 ? THATCH[1] : THATCH[0], 0.3, `M${x} ${y}l${x < 4 ? 1.4 : -1.2} -2.600`)
  }
  k.restore()
  let fringe = 'M-31.500 -0.200H46.500'
  for (let x = 46.5; x > -31.5; x -= 1.5)
    fringe += `L${x - 0.75} ${0.86 + (x % 2) * 0.3}L${x - 1.5} 0.500`
  path(k, THATCH[0], `${fringe}Z`)
  path(k, THATCH[3], 'M-9.400 -20.600H16.600L17.600 -19H-10.600Z')
  path(k, THATCH[2], 'M4 -20.600H16.600L17.600 -19H4Z')
}

/** The villa: deck at 0 from -46 to 52, walls, open doors, roof. */
export function villa(k) {
  path(k, '#5c4468', 'M-24 -17H40V0H-24Z')
  path(k, '#c99464', 'M-22 -17H-15V0H-22ZM20 -17H40V0H20Z')
  path(k, '#e4b47c', 'M-22 -17H-15V0H-22Z')
  for (let y = -14.5; y < 0; y += 2.4) {
    stroke(k, '#b07c54', 0.25, `M-22 ${y}H-15`)
    stroke(k, '#a46f50', 0.25, `M20 ${y}H40`)
  }
  // The room behind its open doors: bed, lamp, a curtain that the wind lifts.
  path(k, '#3c3462', 'M-15 -17H20V0H-15Z')
  path(k, '#564a7c', 'M-15 -17H20V-9H-15Z')
  path(k, '#f6d89c', 'M8.600 -9.600L9.400 -12.400H12L12.800 -9.600Z')
  stroke(k, '#f6d89c', 0.4, 'M10.700 -9.600V-4.500M9.400 -4.400H12.400V0H9.400Z')
  path(k, '#f4ead8', 'M-6 -3.600C-4 -4.600 6 -4.600 8 -3.800L8.400 0H-6.400Z')
  path(k, '#a8a0c8', 'M-6.200 -1.600H8.200L8.400 0H-6.400Z')
  path(k, '#e8705c', 'M-5.400 -4C-5 -5.600 -2.600 -5.600 -2.200 -4.200Z')
  path(k, '#f4b85c', 'M-1.400 -4.200C-1 -5.600 1.400 -5.600 1.800 -4.200Z')
  path(
    k,
    '#fffaf0',
    'M-15 -17H-8.500C-9.400 -11 -11.500 -6 -14.800 -0.600C-17 -1.600 -19 -1.200 -20.600 0C-19 -5 -15.600 -10 -15 -17Z',
  )
  path(
    k,
    '#ccd2ea',
    'M-11.400 -17H-8.500C-9.400 -11 -11.500 -6 -14.800 -0.600C-15.500 -0.900 -16 -1 -16.600 -1C-13.600 -6 -11.800 -11 -11.400 -17ZM-15 -17H-13.600C-14.400 -11 -16.600 -6 -20.600 0C-19 -5 -15.600 -10 -15 -17Z',
  )
  path(k, '#fffaf0', 'M16.500 -17H20V0H17.500C18 -6 17.600 -12 16.500 -17Z')
  stroke(k, '#8a5a48', 0.8, 'M-23.500 -17V0M-15 -17V0M20 -17V0')
  path(k, 'rgba(50,36,90,.45)', 'M-24 -18H42V-14.400C20 -13.600 -4 -13.800 -24 -15.600Z')
  stroke(k, '#704a4c', 1, 'M-28 -18V0M43 -18V0')
  stroke(k, '#c99464', 0.4, 'M-28.300 -18V0M42.700 -18V0')
  k.save()
  k.translate(0, -18)
  thatch(k)
  k.restore()
}

/** A grey heron that waits on the deck, looking left and down. Feet at 0. */
export function heron(k) {
  stroke(k, '#5c5068', 0.3, 'M0.200 0V-4.200M1.200 0L0.800 -4.200M-0.400 0H0.600M0.600 0H1.600')
  path(
    k,
    '#7c8cb0',
    'M-1.800 -6.800C0 -8 3 -7 4.800 -3.400C3 -3.200 0.400 -3.600 -1 -4.800C-1.600 -5.400 -2 -6.200 -1.800 -6.800Z',
  )
  path(
    k,
    '#4a5684',
    'M1 -5.600C2.600 -5.600 4 -4.800 4.800 -3.400C3.400 -3.200 1.800 -3.500 0.400 -4Z',
  )
  stroke(k, '#dfe4f0', 0.85, 'M-1.200 -6.200C-2.600 -7.600 0 -9.200 -1.600 -10.600')
  path(
    k,
    '#eef0f8',
    'M-2.600 -10.200C-2.600 -11.400 -0.800 -11.500 -0.600 -10.600C-0.800 -10 -1.800 -9.700 -2.600 -10.200Z',
  )
  path(k, '#f2a83c', 'M-2.400 -10.700L-5 -9.300L-2.300 -10Z')
  path(
    k,
    '#2c2c54',
    'M-2 -11.200C-1 -11.500 0.200 -10.800 1.200 -10C0.200 -10.200 -0.800 -10.500 -1.800 -10.700Z',
  )
}
