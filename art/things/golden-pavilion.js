import { fill, path, points, stroke } from '../core/field.js'

// The Golden Pavilion under snow, 48 units high on its stones, and what stands in its pond. A low sun from the left.

const [GOLD, LIT, DEEP] = ['#f4b436', '#ffdc7c', '#b06c34']
const [SNOW, SHADE, BARK] = ['#fff8f0', '#8a98cc', '#6c4440']

/** A shingled roof under snow: long front, side in the shade; `corner` says where they meet. */
function roof(k, y, e, t, rise) {
  const [m, n] = [e * 0.4, t * 0.4]
  const front = `M${-e} ${y - 1.6}Q${-e * 0.72} ${y - 0.2} ${-e * 0.3} ${y}Q${m * 0.6} ${y + 0.2} ${m} ${y - 0.5}`
  const side = `M${m} ${y - 0.5}Q${m + (e - m) * 0.5} ${y - 0.1} ${e} ${y - 2}`
  // The shade under the eaves, with the ends of the rafters gilded.
  path(k, '#8a5434', `${front}L${m - 0.6} ${y + 1.9}L${-e * 0.66} ${y + 1.6}Z`)
  path(k, '#5e3838', `${side}L${e * 0.7} ${y + 1.2}L${m - 0.6} ${y + 1.9}Z`)
  for (let i = 1; i < 15; i++) {
    const x = -e * 0.86 + ((e * 0.86 + m) * i) / 15
    stroke(k, '#d9963c', 0.24, `M${x} ${y + 0.2}L${x * 0.95} ${y + 1.2}`)
  }
  const head = y - rise
  path(
    k,
    SNOW,
    `${front}L${n} ${head + 0.3}L${-t} ${head}Q${-t - (e - t) * 0.3} ${y - rise * 0.42} ${-e} ${y - 1.6}Z`,
  )
  path(k, SHADE, `${side}Q${t + (e - t) * 0.3} ${y - rise * 0.42} ${t} ${head}L${n} ${head + 0.3}Z`)
  path(
    k,
    '#ffe2c0',
    `M${-e} ${y - 1.6}Q${-t - (e - t) * 0.3} ${y - rise * 0.42} ${-t} ${head}L${-t * 0.4} ${head + 0.1}Q${-t * 0.5 - (e - t) * 0.24} ${y - rise * 0.36} ${-e * 0.7} ${y - 0.7}Z`,
  )
  path(
    k,
    '#aab4de',
    `M${n} ${head + 0.3}L${t * 0.7} ${head + 0.1}Q${t * 0.6 + (e - t) * 0.2} ${y - rise * 0.4} ${e * 0.66} ${y - 1}L${m} ${y - 0.5}Q${(m + n) / 2 + 1} ${y - rise * 0.46} ${n} ${head + 0.3}Z`,
  )
  stroke(k, BARK, 0.9, `${front}`)
  stroke(k, '#48304c', 0.9, side)
  stroke(
    k,
    SNOW,
    0.5,
    `M${-e} ${y - 2}Q${-e * 0.72} ${y - 0.7} ${-e * 0.3} ${y - 0.5}Q${m * 0.6} ${y - 0.3} ${m} ${y - 1}`,
  )
}

/** A railed balcony round a storey. */
function balcony(k, y, o) {
  const m = o * 0.4
  path(k, GOLD, `M${-o} ${y}L${m} ${y + 0.5}V${y + 1.3}L${-o} ${y + 0.8}Z`)
  path(k, DEEP, `M${m} ${y + 0.5}L${o} ${y - 0.3}V${y + 0.5}L${m} ${y + 1.3}Z`)
  for (const up of [2.2, 1.1]) {
    stroke(k, LIT, 0.36, `M${-o} ${y - up}L${m} ${y + 0.5 - up}`)
    stroke(k, DEEP, 0.36, `M${m} ${y + 0.5 - up}L${o} ${y - 0.3 - up}`)
  }
  for (let i = 0; i <= 7; i++) {
    const x = -o + ((o + m) * i) / 7
    stroke(k, GOLD, 0.4, `M${x} ${y - 2.4 + i * 0.07}V${y + i * 0.07}`)
  }
  for (let i = 1; i <= 3; i++) {
    const x = m + ((o - m) * i) / 3
    stroke(k, DEEP, 0.4, `M${x} ${y - 1.9 - i * 0.26}V${y + 0.5 - i * 0.26}`)
  }
}

/** A bell-shaped window of the upper storey. */
const bell = (k, x, y, q, c) =>
  path(
    k,
    c,
    `M${x - q} ${y}V${y - q * 1.1}C${x - q} ${y - q * 2} ${x - q * 0.4} ${y - q * 2} ${x} ${y - q * 2.6}C${x + q * 0.4} ${y - q * 2} ${x + q} ${y - q * 2} ${x + q} ${y - q * 1.1}V${y}Z`,
  )

function phoenix(k, y) {
  stroke(k, DEEP, 0.5, `M0 ${y}V${y - 1.6}`)
  path(
    k,
    GOLD,
    `M-1.800 ${y - 3.6}C-1.900 ${y - 4.8} -1.200 ${y - 5.2} -1 ${y - 4.4}C-0.600 ${y - 3} 0.600 ${y - 2.6} 1.200 ${y - 3.4}C2 ${y - 4.6} 3.200 ${y - 5.4} 3 ${y - 3.8}C2.600 ${y - 2} 1.200 ${y - 1.2} -0.200 ${y - 1.4}C-1.400 ${y - 1.6} -1.500 ${y - 2.6} -1.400 ${y - 3.6}Z`,
  )
  path(
    k,
    LIT,
    `M-0.600 ${y - 2.6}C-1.400 ${y - 4} -0.600 ${y - 5.6} 0.600 ${y - 6}C0.400 ${y - 5} 0.900 ${y - 3.6} 0.800 ${y - 2.6}Z`,
  )
}

export function goldenPavilion(k) {
  // The fishing deck on the left.
  path(k, '#5a3a40', 'M-33 0.600V-6.500H-32V0.600ZM-25.500 0.600V-6.500H-24.500V0.600Z')
  path(k, '#7c4c3c', 'M-34.500 -2.600H-18V-1.400H-34.500Z')
  path(k, SNOW, 'M-36 -6.200L-30.500 -10.400H-20L-19 -6.200Z')
  path(k, '#ffe2c0', 'M-36 -6.200L-30.500 -10.400H-28L-31.500 -6.200Z')
  stroke(k, BARK, 0.7, 'M-36 -6H-19')
  // Stones of the shore.
  path(k, '#6c7088', 'M-24 0.800L-23 -1.800H23L24.500 0.800Z')
  path(
    k,
    SNOW,
    'M-23.400 -1C-20 -2.400 -14 -1.800 -8 -2.300C0 -1.900 10 -2.500 23.600 -1.200L23 -2.300H-23Z',
  )
  // First storey: bare wood, white panels, an open veranda.
  path(k, '#503038', 'M-20 -2.300V-11H8V-2.300Z')
  path(k, '#fff4e4', 'M-20 -11V-8.200H8V-11ZM-20 -7.600H-12.500V-3.600H-20Z')
  path(k, '#8a5c4c', 'M-11 -7.600V-3.600H4.500V-7.600Z')
  path(k, '#503038', 'M-7.500 -7.600V-3.600H1V-7.600Z')
  path(k, '#ffcf84', 'M-5.800 -7V-3.600H-0.700V-7Z')
  path(k, '#b8a8c4', 'M8 -2.300V-11H19.500V-2.900Z')
  path(k, '#7c5060', 'M10.600 -7.600H17.400V-3.800H10.600Z')
  for (const x of [-20, -12, -4, 4]) path(k, '#a8683c', `M${x} -2.300V-11.400h1v9.100Z`)
  for (const x of [7.6, 13.4, 19]) path(k, '#5e3838', `M${x} -2.300V-11.400h0.900v9.100Z`)
  path(k, '#b8784c', 'M-22 -3.200L8 -2.800V-1.900L-22 -2.300Z')
  path(k, '#6c4440', 'M8 -2.800L22 -3.400V-2.500L8 -1.900Z')
  // Second storey: gold leaf.
  path(k, GOLD, 'M-18.500 -11.500V-20.500H7.500V-11.500Z')
  path(k, LIT, 'M-18.500 -11.500V-20.500H-15V-11.500Z')
  path(k, DEEP, 'M7.500 -11.500V-20.500H18V-12Z')
  path(
    k,
    '#d48e2c',
    'M-13.800 -12V-18.400H-8.200V-12ZM-7 -12V-18.400H-1.400V-12ZM-0.200 -12V-18.400H5.400V-12Z',
  )
  path(
    k,
    '#8a4e30',
    'M-11.200 -12V-18.400H-10.800V-12ZM-4.400 -12V-18.400H-4V-12ZM2.400 -12V-18.400H2.800V-12ZM10.200 -12.400H15.400V-18.400H10.200Z',
  )
  balcony(k, -11.6, 22)
  roof(k, -21, 28, 14, 6)
  // Third storey, smaller, with bell windows.
  path(k, GOLD, 'M-10.500 -26.400V-34H4.200V-26.400Z')
  path(k, LIT, 'M-10.500 -26.400V-34H-8.600V-26.400Z')
  path(k, DEEP, 'M4.200 -26.400V-34H10.500V-26.800Z')
  for (const x of [-6.6, 1.6]) bell(k, x, -28, 1.3, '#8a4e30')
  path(k, '#d48e2c', 'M-4.400 -27.400V-32H-0.700V-27.400Z')
  stroke(k, '#8a4e30', 0.3, 'M-2.550 -27.400V-32')
  bell(k, 7.4, -28.2, 1.2, '#6c3c3c')
  balcony(k, -26.6, 12.6)
  roof(k, -34.6, 18, 1.2, 8.6)
  phoenix(k, -42.8)
}

/** A pad of a clipped pine: needles below, snow on top; half width 1 is `q`. */
export function snowPad(
  k,
  x,
  y,
  q,
  [dark, leaf, snow, lit] = ['#1f4a54', '#33706a', '#b4c2e2', '#fffaf2'],
) {
  const lobes = (c, dy, s) => {
    k.fillStyle = c
    k.beginPath()
    for (const [u, v, r] of points(
      '-0.720 0.060 0.300 -0.360 -0.120 0.360 0.040 -0.220 0.400 0.420 -0.100 0.340 0.760 0.060 0.260',
      3,
    )) {
      k.moveTo(x + u * q * s + r * q * s, y + v * q + dy)
      k.ellipse(x + u * q * s, y + v * q + dy, r * q * s, r * q * 0.62 * s, 0, 0, 7)
    }
    k.fill()
  }
  lobes(dark, q * 0.12, 1)
  lobes(leaf, 0, 0.97)
  lobes(snow, -q * 0.13, 0.93)
  k.save()
  k.translate(-q * 0.1, 0)
  lobes(lit, -q * 0.17, 0.76)
  k.restore()
}

/** A pine of the garden trained for centuries: leaning trunk, five pads. Foot at 0; 20 tall. */
export function trainedPine(k) {
  stroke(k, '#3c2c40', 1.5, 'M0 0.500C1.500 -4 -3 -7 -1 -11C0 -13.500 3 -14 3.500 -17.500')
  stroke(k, '#7c5450', 0.5, 'M-0.400 0C1 -4 -3.500 -7 -1.500 -11C-0.600 -13 2.500 -14 3 -17')
  stroke(
    k,
    '#3c2c40',
    0.8,
    'M-1.400 -8C-4 -9 -6 -8.500 -8 -9.400M0 -11.800C3 -11.400 5 -10.600 7.500 -11M-0.500 -5C2 -5.800 3.500 -5.600 5.500 -6',
  )
  for (const [x, y, q] of points(
    '6.500 -6.500 4 9 -11.500 4.600 -9 -10 5 -1 -14.500 4.600 4 -18.500 5',
    3,
  ))
    snowPad(k, x, y, q)
}

/** Two who walk under one red umbrella on the far bank; 6 tall. */
export function underRedUmbrella(k) {
  path(k, 'rgba(80,90,140,.4)', 'M-2 0.200C0 -0.300 4 -0.300 7 0.200C4 0.700 0 0.700 -2 0.200Z')
  fill(k, '#33406c', points('-1.7 0 -1.500 -3.400 -0.300 -3.400 -0.100 0'))
  fill(k, '#7c4468', points('0.300 0 0.400 -3.200 1.700 -3.200 2 0'))
  path(
    k,
    '#f0c49c',
    'M-0.900 -4.700a0.620 0.660 0 1 0 0.010 0ZM1 -4.500a0.600 0.640 0 1 0 0.010 0Z',
  )
  stroke(k, '#5c3440', 0.2, 'M0.100 -3V-6')
  path(
    k,
    '#e03c40',
    'M-3.400 -4.800C-3 -6.600 -1.400 -7.400 0.200 -7.400C1.800 -7.400 3.300 -6.600 3.700 -4.800C2 -5.300 -1.600 -5.300 -3.400 -4.800Z',
  )
  path(
    k,
    '#ff7060',
    'M-3.400 -4.800C-3 -6.600 -1.400 -7.400 0.200 -7.400C-0.800 -6.800 -1.300 -6 -1.400 -5.200C-2.200 -5.100 -2.900 -5 -3.400 -4.800Z',
  )
}
