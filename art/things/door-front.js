// The front of a merchant's house of Stone Town: battlements, shuttered windows, carved veranda, the great door; sun from the right.
import { at, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { courtyard, portal } from './carved-door.js'
import { closed } from './curves.js'

const [WALL, GLOW, MILD] = ['#f2b884', '#fbd3a0', '#d99478']
const [TRIM, TRIM_SHADE] = ['#fff0d4', '#d8b4a4']
const CAST = 'rgba(88,44,104,.55)'

/** A row of rounded battlements along a line. */
function merlons(k, c, x0, x1, y, step) {
  for (let x = x0; x < x1 - step * 0.5; x += step)
    path(
      k,
      c,
      `M${x} ${y}V${y - 1.6}L${x + step * 0.12} ${y - 1.6}V${y - 2.6}Q${x + step * 0.38} ${y - 4.4} ${x + step * 0.64} ${y - 2.6}V${y - 1.6}H${x + step * 0.76}V${y}Z`,
    )
}

/** A window of the upper floor: hood, shutters with slats, one leaf ajar; foot of the opening at 0. */
function shuttered(k, open) {
  path(k, CAST, 'M-5.400 0.600V-17H-4V0.600ZM-5.800 -16.200H3.600V-14.600H-5.800Z')
  path(k, TRIM, 'M-4.300 0.400V-15.400C-4.300 -20.600 4.300 -20.600 4.300 -15.400V0.400Z')
  path(k, '#4c2c50', 'M-3.300 0V-15C-3.300 -19 3.300 -19 3.300 -15V0Z')
  for (const [c, d] of [
    ['#e8624c', 'M0 -14.600L-3.200 -15C-3.200 -16.400 -2.400 -17.300 -1.700 -17.700Z'],
    ['#f4b444', 'M0 -14.600L-1.500 -17.800Q0 -18.300 1.500 -17.800Z'],
    ['#4c9ca8', 'M0 -14.600L1.700 -17.700C2.400 -17.300 3.200 -16.400 3.200 -15Z'],
  ])
    path(k, c, d)
  path(k, TRIM, 'M-3.400 -14.700H3.400V-14H-3.400Z')
  const leaf = (x, w) => {
    path(k, '#2c7c7c', `M${x} 0V-14H${x + w}V0Z`)
    path(
      k,
      '#54b0a0',
      `M${x + w * 0.14} -0.600V-6.600H${x + w * 0.86}V-0.600ZM${x + w * 0.14} -7.400V-13.400H${x + w * 0.86}V-7.400Z`,
    )
    for (let y = -1.2; y > -13; y -= 1)
      if (y < -7.4 || y > -6.6) stroke(k, '#2c7c7c', 0.22, `M${x + w * 0.16} ${y}H${x + w * 0.84}`)
  }
  leaf(-3.2, 3.1)
  if (open) {
    leaf(3.4, 1.7)
    path(k, 'rgba(30,40,80,.3)', 'M3.400 0V-14H5.100V0Z')
  } else leaf(0.1, 3.1)
  path(k, TRIM, 'M-5 0H5V1.100H-5Z')
  path(k, TRIM_SHADE, 'M-5 1.100H5V1.700H-5Z')
}

/** The carved veranda: brackets, fretwork rail, slim posts, a tin roof; 30 wide, its floor at 0. */
function veranda(k) {
  const [WOOD, LIT, DARK] = ['#8c5038', '#c88454', '#54304c']
  path(k, CAST, 'M-20 4V-14L-17 -17H-15V1.300H15L12 5H-20Z')
  path(k, 'rgba(70,34,84,.6)', 'M-14.500 0V-17H14.500V0Z')
  for (const x of [-8, 1]) {
    path(k, '#2c1c3c', `M${x} 0V-12C${x} -14.600 ${x + 6} -14.600 ${x + 6} -12V0Z`)
    path(k, '#3c6c78', `M${x + 0.5} 0V-11.500H${x + 2}V0ZM${x + 4} 0V-11.500H${x + 5.5}V0Z`)
  }
  for (const x of [-14, -7, 0, 7, 14]) {
    path(k, DARK, `M${x - 0.55} 0V-17H${x + 0.55}V0Z`)
    path(k, LIT, `M${x} 0V-17H${x + 0.55}V0Z`)
    for (const m of x === -14 ? [1] : x === 14 ? [-1] : [-1, 1])
      path(
        k,
        WOOD,
        `M${x + m * 0.5} -17H${x + m * 3.4}C${x + m * 2} -16.600 ${x + m * 0.9} -15.600 ${x + m * 0.5} -13.600Z`,
      )
  }
  // The rail, cut like lace.
  path(k, WOOD, 'M-15 0.300V-6H15V0.300Z')
  for (let x = -14; x < 12; x += 2.33) {
    path(k, DARK, `M${x + 1.16} -4.900L${x + 2} -3L${x + 1.16} -1.100L${x + 0.32} -3Z`)
    path(k, LIT, `M${x + 1.16} -3.700L${x + 1.5} -3L${x + 1.16} -2.300L${x + 0.82} -3Z`)
  }
  path(k, LIT, 'M-15.400 -6.600H15.400V-5.700H-15.400ZM-15.400 -0.300H15.400V0.700H-15.400Z')
  path(k, DARK, 'M-15.400 0.700H15.400V1.300H-15.400Z')
  for (const x of [-14, -7, 0, 7, 14]) {
    path(k, DARK, `M${x - 0.7} 1.300H${x + 0.7}L${x + 0.5} 4.600L${x} 5.600L${x - 0.5} 4.600Z`)
    path(k, WOOD, `M${x} 1.300H${x + 0.7}L${x + 0.5} 4.600L${x} 5.600Z`)
  }
  // Roof with its carved eaves.
  path(k, '#a85c54', 'M-18 -16.600L-14.500 -21H15.500L18 -16.600Z')
  path(k, '#d08868', 'M-12 -16.600L-14.500 -21H15.500L18 -16.600Z')
  for (let x = -16; x < 18; x += 2.6)
    stroke(k, '#8c4850', 0.25, `M${x} -16.700L${x * 0.86} -20.900`)
  for (let x = -17.6; x < 17.4; x += 1.6)
    path(k, x < 0 ? WOOD : LIT, `M${x} -16.700H${x + 1.4}L${x + 0.7} -15.200Z`)
}

/** A stone bench along the wall from x0 to x1. */
function baraza(k, x0, x1) {
  path(k, TRIM, `M${x0} 72.600H${x1}V74H${x0}Z`)
  path(k, '#e4b48c', `M${x0} 74H${x1}V77.200H${x0}Z`)
  path(k, '#b8807c', `M${x0} 74H${x1}V74.500H${x0}Z`)
  path(k, CAST, `M${x0 - 1.4} 77.800L${x0} 77.200H${x1}V77.800Z`)
}

/** The front: three bays over the door, veranda on the left, the door in its white frame. */
export function front(k) {
  merlons(k, '#fbd9a8', -8, 104, 7.2, 5.2)
  path(k, WALL, 'M-6 7H104V77H-6Z')
  path(k, GLOW, 'M66 7H104V77H84C90 60 84 40 76 24C72 17 68 12 66 7Z')
  path(k, TRIM, 'M-6 6.400H105V9H-6ZM-6 43.600H104.400V45.200H-6Z')
  path(k, MILD, 'M-6 9H104V10.200H-6ZM-6 45.200H104V46.100H-6Z')
  // Where the limewash has come off the coral stone.
  const r = random(5)
  for (const [x, y, q] of points('1 57 2.600 57 15 1.700 99 33 1.900 46 69.400 1.700', 3)) {
    const torn = Array.from({ length: 11 }, (_, i) => {
      const a = (i / 11) * 6.283
      const g = q * (i % 2 ? 1.1 : 0.95) * (0.85 + r() * 0.35)
      return [x + Math.cos(a) * g * 1.7, y + Math.sin(a) * g * 0.8]
    })
    path(k, '#e0a07c', closed(torn, 0.9))
    for (const [u, v, l] of points(
      '-0.900 -0.200 0.500 0.200 -0.350 0.400 0.900 0 0.450 -0.300 0.300 0.450 0.500 0.450 0.350',
      3,
    ))
      path(
        k,
        '#b88478',
        `M${x + (u - l) * q} ${y + v * q}L${x + (u - l * 0.5) * q} ${y + (v - 0.18) * q}L${x + (u + l * 0.8) * q} ${y + (v - 0.12) * q}L${x + (u + l) * q} ${y + (v + 0.08) * q}L${x + u * q} ${y + (v + 0.16) * q}Z`,
      )
  }
  at(k, 66, 36.4, 1, (c) => shuttered(c, true))
  at(k, 88, 36.4, 1, (c) => shuttered(c, false))
  at(k, 27, 40.6, 1.08, veranda)
  // Barred window of the ground floor.
  for (const x of [22, 38]) {
    path(k, CAST, `M${x - 4.9} 66V52.500H${x - 3}V66Z`)
    path(k, TRIM, `M${x - 4} 66V53H${x + 4}V66Z`)
    path(k, '#3c2448', `M${x - 3.2} 65.400V53.800H${x + 3.2}V65.400Z`)
    for (let i = 0; i < 5; i++) stroke(k, '#a87c7c', 0.3, `M${x - 2.2 + i * 1.1} 65.400V53.800`)
    stroke(k, '#a87c7c', 0.3, `M${x - 3.2} 57.600H${x + 3.2}M${x - 3.2} 61.600H${x + 3.2}`)
    path(k, TRIM, `M${x - 4.8} 66H${x + 4.8}V67.200H${x - 4.8}Z`)
  }
  baraza(k, -6, 55)
  baraza(k, 86, 104)
  // The door.
  path(k, CAST, 'M56 77V54C56 49 60 46.500 66 46.300V77Z')
  path(k, TRIM, 'M57.600 77V54C57.600 41.500 83.400 41.500 83.400 54V77Z')
  path(
    k,
    TRIM_SHADE,
    'M57.600 77V54C57.600 50 60 47.500 64 46C60.500 48.500 59.200 51 59.200 54V77Z',
  )
  at(
    k,
    70.5,
    76.4,
    0.372,
    (c) => {
      c.translate(-74, -80)
      courtyard(c)
      portal(c)
      c.save()
      c.beginPath()
      c.rect(76, 31, 21, 49)
      c.clip()
      courtyard(c)
      path(c, 'rgba(50,16,50,.4)', 'M76 31H97V34H76Z')
      c.restore()
    },
    true,
  )
  path(k, TRIM, 'M55.500 76.200H85.500V77.300H55.500Z')
  path(k, '#e0b894', 'M55.500 77.300H85.500V78.400H55.500ZM53.500 78.400H87.500V79H53.500Z')
  path(k, '#c0907c', 'M53.500 79H87.500V80.200H53.500Z')
}
