import { fill, path, points, stroke } from '../core/field.js'

const [SUN, CREAM, MILD, SHADE, DEEP] = ['#fff6e2', '#f4e2c4', '#d2b8ac', '#a48ea6', '#5c4c6c']
const [TIN, TIN_LIT] = ['#9c5a50', '#c8806a']

/** A carved door under its lunette, h high. */
function door(k, x, y, w, h, [wood, dark]) {
  path(
    k,
    dark,
    `M${x - w / 2} ${y}V${y - h * 0.66}C${x - w / 2} ${y - h} ${x + w / 2} ${y - h} ${x + w / 2} ${y - h * 0.66}V${y}Z`,
  )
  path(
    k,
    wood,
    `M${x - w * 0.36} ${y}V${y - h * 0.6}H${x - w * 0.04}V${y}ZM${x + w * 0.04} ${y}V${y - h * 0.6}H${x + w * 0.36}V${y}Z`,
  )
}

/** One storey of veranda from x0 to x1, its floor on y: wall in the shade, sun on its lower part, columns, rail. */
function veranda(k, x0, x1, y, h, bays, ground) {
  const step = (x1 - x0) / bays
  path(k, SHADE, `M${x0 + 1.5} ${y}H${x1 - 1.5}V${y - h}H${x0 + 1.5}Z`)
  path(k, MILD, `M${x0 + 1.5} ${y}H${x1 - 1.5}V${y - h * 0.52}H${x0 + 1.5}Z`)
  path(k, '#7c6a8a', `M${x0 + 1} ${y - h}H${x1 - 1}V${y - h * 0.8}H${x0 + 1}Z`)
  for (let i = 0; i < bays; i++)
    door(
      k,
      x0 + step * (i + 0.5),
      y,
      step * 0.5,
      h * 0.66,
      i % 3 === 1 ? ['#6a7a8c', '#46506a'] : ['#8a5a4c', DEEP],
    )
  for (let i = 0; i <= bays; i++) {
    const x = x0 + step * i
    path(
      k,
      'rgba(80,60,100,.4)',
      `M${x + 0.3} ${y - h * 0.5}L${x + 1.4} ${y - h * 0.2}V${y}H${x + 0.3}Z`,
    )
    path(k, CREAM, `M${x - 0.55} ${y}V${y - h}H${x + 0.55}V${y}Z`)
    path(k, SUN, `M${x - 0.55} ${y}V${y - h}H${x - 0.05}V${y}Z`)
    path(
      k,
      SUN,
      `M${x - 0.9} ${y - h + 1.3}L${x - 1.3} ${y - h}H${x + 1.3}L${x + 0.9} ${y - h + 1.3}Z`,
    )
  }
  if (ground) return
  path(k, SUN, `M${x0 - 0.6} ${y - h * 0.3}H${x1 + 0.6}V${y - h * 0.3 + 0.45}H${x0 - 0.6}Z`)
  for (let x = x0; x < x1; x += step / 5) stroke(k, '#fff0dc', 0.16, `M${x} ${y}V${y - h * 0.3}`)
  path(k, CREAM, `M${x0 - 0.6} ${y - 0.4}H${x1 + 0.6}V${y}H${x0 - 0.6}Z`)
}

/** Floor between two storeys: slab in the sun, its shadow under it. */
function slab(k, x0, x1, y) {
  path(k, SUN, `M${x0 - 1.2} ${y}H${x1 + 1.2}V${y + 1.1}H${x0 - 1.2}Z`)
  path(k, MILD, `M${x0 - 1} ${y + 1.1}H${x1 + 1}V${y + 1.7}H${x0 - 1}Z`)
}

/** The clock tower, its foot at 0, 0: shaft with arches, balcony, clocks, a low roof; light from the left. */
function tower(k) {
  path(k, CREAM, 'M-5.500 0V-17H5.500V0Z')
  path(k, SUN, 'M-5.500 0V-17H-4V0Z')
  path(k, MILD, 'M3.400 0V-17H5.500V0Z')
  for (const y of [-2.5, -9.5])
    for (const x of [-2.2, 1.6]) {
      path(
        k,
        DEEP,
        `M${x - 1.2} ${y}V${y - 3.2}C${x - 1.2} ${y - 5} ${x + 1.2} ${y - 5} ${x + 1.2} ${y - 3.2}V${y}Z`,
      )
      stroke(k, CREAM, 0.3, `M${x} ${y}V${y - 4.4}`)
    }
  path(k, SUN, 'M-6.400 -7.200H6.400V-6.200H-6.400ZM-7 -17H7V-15.900H-7Z')
  path(k, SHADE, 'M-6 -15.900H6V-15.200H-6Z')
  for (let x = -6.6; x < 7; x += 1.1) stroke(k, '#fff0dc', 0.22, `M${x} -17V-18.700`)
  path(k, SUN, 'M-7 -18.900H7V-18.400H-7Z')
  // The stage of the clocks.
  path(k, CREAM, 'M-4.700 -17V-27H4.700V-17Z')
  path(k, SUN, 'M-4.700 -17V-27H-3.300V-17Z')
  path(k, MILD, 'M2.900 -17V-27H4.700V-17Z')
  path(k, DEEP, 'M0 -25.800a3 3 0 1 0 0.010 0Z')
  path(k, '#fffaf0', 'M0 -25.300a2.500 2.500 0 1 0 0.010 0Z')
  stroke(k, DEEP, 0.32, 'M0 -22.800V-24.700M0 -22.800L1.200 -22.100')
  path(k, SUN, 'M-5.600 -27.600H5.600V-26.700H-5.600Z')
  // Lantern and roof.
  path(k, MILD, 'M-3.600 -27.600V-31.500H3.600V-27.600Z')
  for (const x of [-2.4, 0, 2.4])
    path(k, DEEP, `M${x - 0.8} -27.600V-30C${x - 0.8} -31 ${x + 0.8} -31 ${x + 0.8} -30V-27.600Z`)
  for (const x of [-3.4, -1.2, 1.2, 3.4])
    path(k, SUN, `M${x - 0.25} -27.600V-31.500H${x + 0.25}V-27.600Z`)
  path(k, TIN, 'M-5 -31.300L0 -35L5 -31.300Z')
  path(k, TIN_LIT, 'M-5 -31.300L0 -35L0.600 -31.300Z')
  stroke(k, '#5a4a5c', 0.35, 'M0 -34.800V-42')
  path(k, '#3a7ab4', 'M0.200 -42L5.600 -41.500V-40.300H0.200Z')
  path(k, '#2a2a34', 'M0.200 -40.500L5.600 -40.300V-39H0.200Z')
  path(k, '#3f8a54', 'M0.200 -39.100L5.600 -39V-37.700L0.200 -38Z')
}

/** The House of Wonders from the sea: three storeys of verandas, clock tower before the middle; 68 wide, foot at 0. */
export function houseOfWonders(k) {
  const [x0, x1] = [-33, 33]
  // Its southern flank, in the shade.
  fill(k, '#8f7c98', points('33 0 43 -1.500 43 -28 33 -31'))
  for (const [y, z] of points('-10.600 -10.400 -20.600 -19.700')) {
    fill(k, '#bba9b4', [
      [33, y],
      [43, z],
      [43, z + 1],
      [33, y + 1.5],
    ])
    for (const x of [35.2, 37.8, 40.4]) stroke(k, '#c8b4ba', 0.5, `M${x} ${y + 1}V${y + 9.6}`)
  }
  for (const x of [35.2, 37.8, 40.4]) stroke(k, '#c8b4ba', 0.5, `M${x} -30V-21`)
  stroke(k, '#c8b4ba', 0.8, 'M43 -1.500V-28')
  // Roof.
  fill(k, TIN, points('-35.500 -30.600 -28 -36.500 33 -36.500 45 -28 35 -30.600'))
  fill(k, TIN_LIT, points('-35.500 -30.600 -28 -36.500 30 -36.500 35 -30.600'))
  for (let x = -32; x < 34; x += 2.2)
    stroke(k, TIN, 0.22, `M${x} -30.800L${x * 0.86 + 0.6} -36.300`)
  path(k, '#f4d8b8', 'M-28 -36.800H33V-36.200H-28Z')
  veranda(k, x0, x1, 0, 10, 12, true)
  veranda(k, x0, x1, -11, 9, 12)
  veranda(k, x0, x1, -21, 8.6, 12)
  slab(k, x0, x1, -11)
  slab(k, x0, x1, -21)
  slab(k, x0 - 1, x1 + 1, -30.7)
  // The tower stands before the middle bay, its shadow on the roof and the verandas.
  path(k, 'rgba(72,52,96,.42)', 'M7 0V-30L12 -36.500H16L11 -29V0Z')
  k.save()
  k.translate(0, -26)
  tower(k)
  k.restore()
  path(k, CREAM, 'M-6.500 0V-27H6.500V0Z')
  path(k, SUN, 'M-6.500 0V-27H-4.800V0Z')
  path(k, MILD, 'M4.200 0V-27H6.500V0Z')
  for (const y of [-11, -21]) path(k, SUN, `M-7.400 ${y}H7.400V${y + 1.1}H-7.400Z`)
  for (const y of [-12, -22]) door(k, -0.4, y, 4.4, 6.6, ['#6a7a8c', DEEP])
  path(k, DEEP, 'M-3.400 0V-6.500C-3.400 -10 2.600 -10 2.600 -6.500V0Z')
  path(k, '#8a4f3c', 'M-2.700 0V-6H-0.600V0ZM-0.200 0V-6H1.900V0Z')
  path(
    k,
    '#e0b060',
    'M-2.200 -1.500h1v0.400h-1ZM-2.200 -3.500h1v0.400h-1ZM0.400 -1.500h1v0.400h-1ZM0.400 -3.500h1v0.400h-1Z',
  )
}

/** The old palace to the north: plain, white, battlements, rows of shutters; its right foot at 0. */
export function sultansPalace(k) {
  path(k, CREAM, 'M-44 0V-19H0V0Z')
  path(k, MILD, 'M-2.500 0V-19H0V0Z')
  for (let x = -44; x < -1; x += 2.2)
    path(k, SUN, `M${x} -18.900v-1.300q0.650 -0.900 1.300 0v1.300Z`)
  path(k, SUN, 'M-44 -17.800H0V-17H-44ZM-44 -9.400H0V-8.800H-44Z')
  for (const y of [-10.6, -1.4])
    for (let x = -41; x < -3; x += 4.4) {
      path(k, '#4f8088', `M${x - 1} ${y}V${y - 4.6}H${x + 1}V${y}Z`)
      path(k, '#7cb0a8', `M${x - 1} ${y}V${y - 4.6}H${x - 0.1}V${y}Z`)
      path(k, MILD, `M${x - 1.3} ${y - 5.3}H${x + 2}V${y - 4.6}H${x - 1.3}Z`)
    }
}

/** The Old Fort to the south: coral walls with battlements, two round towers; its left foot at 0. */
export function oldFort(k) {
  const [wall, lit, dark] = ['#b08a78', '#d8b090', '#86688a']
  path(k, wall, 'M0 0V-13H52V0Z')
  for (let x = 0; x < 52; x += 2.6)
    path(k, wall, `M${x} -12.900v-1.400q0.800 -1.300 1.600 0v1.400Z`)
  path(k, lit, 'M0 -12.200H52V-11.500H0Z')
  for (const [x, w, h] of points('4 11 19 34 10 17', 3)) {
    path(k, wall, `M${x} 0L${x + 0.5} ${-h}H${x + w - 0.5}L${x + w} 0Z`)
    path(k, lit, `M${x} 0L${x + 0.5} ${-h}H${x + w * 0.4}L${x + w * 0.36} 0Z`)
    path(k, dark, `M${x + w * 0.74} 0V${-h}H${x + w - 0.5}L${x + w} 0Z`)
    for (let i = 0; i < 4; i++)
      path(
        k,
        i < 2 ? lit : i < 3 ? wall : dark,
        `M${x + 0.6 + i * w * 0.245} ${-h + 0.1}v-1.600q0.900 -1.400 1.800 0v1.600Z`,
      )
    path(k, DEEP, `M${x + w * 0.45} ${-h + 6}v-2.200q0.500 -0.700 1 0v2.200Z`)
  }
  for (const x of [18, 23, 28, 48]) path(k, DEEP, `M${x} -6v-2q0.500 -0.700 1 0v2Z`)
}

/** A house of the old town behind: plain wall, tin roof, a few shutters. */
export function townHouse(k, w, h, [wall, side, roof]) {
  path(k, wall, `M0 0V${-h}H${w}V0Z`)
  path(k, side, `M${w * 0.76} 0V${-h}H${w}V0Z`)
  if (roof)
    fill(k, roof, [
      [-0.6, -h],
      [w * 0.14, -h - 2.6],
      [w * 0.86, -h - 2.6],
      [w + 0.6, -h],
    ])
  else path(k, side, `M-0.300 ${-h}H${w + 0.3}V${-h + 0.7}H-0.300Z`)
  for (let y = -h + 2; y < -1; y += 3.6)
    for (let x = 1.2; x < w - 1; x += 2.6) path(k, '#857890', `M${x} ${y}h1v1.900h-1Z`)
}
