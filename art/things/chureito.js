import { fill, path, points, stroke } from '../core/field.js'

// The five-storeyed pagoda over Fujiyoshida, 62 units for its 19.5 m, and those who climb to it. Light from the left.

const [RED, DEEP, WHITE, GOLD] = ['#ea4f34', '#a02b40', '#fff1e2', '#f6c45c']

/** A roof from a little above: long front in the light, side in the shade, eaves that rise at their corners. */
function roof(k, y, e, t, rise) {
  const [m, n] = [e * 0.34, t * 0.34]
  const front = `M${-e} ${y - 2.4}Q${-e * 0.7} ${y - 0.5} ${-e * 0.3} ${y}Q${m * 0.5} ${y + 0.5} ${m} ${y - 0.1}`
  const side = `M${m} ${y - 0.1}Q${m + (e - m) * 0.3} ${y + 0.1} ${m + (e - m) * 0.6} ${y - 0.9}Q${e * 0.9} ${y - 1.4} ${e} ${y - 2.7}`
  // Rafters in the shade under the eaves.
  path(k, '#7c2a3c', `${front}L${m - 1} ${y + 1.7}L${-e * 0.62} ${y + 1.1}Z`)
  path(k, '#54203c', `${side}L${e * 0.66} ${y + 0.6}L${m - 1} ${y + 1.7}Z`)
  const head = y - rise
  path(
    k,
    '#6f8cae',
    `${front}L${n} ${head + 0.5}L${-t} ${head}Q${-t - (e - t) * 0.36} ${y - rise * 0.46} ${-e} ${y - 2.4}Z`,
  )
  path(
    k,
    '#3c4c80',
    `${side}Q${t + (e - t) * 0.36} ${y - rise * 0.46} ${t} ${head - 0.2}L${n} ${head + 0.5}Z`,
  )
  for (let i = 1; i < 9; i++) {
    const q = i / 9
    stroke(
      k,
      '#9db6ce',
      0.2,
      `M${-t + (t + n) * q} ${head + 0.5 * q + 0.2}L${-e * 0.86 + (e * 0.86 + m) * q} ${y - 0.9 + q * 0.7}`,
    )
  }
  for (let i = 1; i < 5; i++) {
    const q = i / 5
    stroke(
      k,
      '#56689c',
      0.2,
      `M${n + (t - n) * q} ${head + 0.4 - 0.6 * q}L${m + (e * 0.9 - m) * q} ${y - 0.4 - q * 1.2}`,
    )
  }
  stroke(
    k,
    '#c8dce8',
    0.55,
    `M${n} ${head + 0.5}Q${(m + n) / 2} ${y - rise * 0.36} ${m} ${y - 0.2}`,
  )
  stroke(k, '#fbe8d4', 0.6, front)
  stroke(k, '#8c86b4', 0.55, side)
}

/** A storey: vermilion posts, white panels, a door, the railing round its foot. */
function storey(k, foot, high, w) {
  const m = w * 0.34
  const top = foot - high
  path(k, RED, `M${-w} ${foot}V${top}H${m}V${foot}Z`)
  path(k, DEEP, `M${m} ${foot}V${top}H${w}V${foot - 0.6}Z`)
  for (const [u, v] of [
    [0.08, 0.34],
    [0.66, 0.92],
  ])
    path(k, WHITE, `M${-w + (w + m) * u} ${foot - 1.4}V${top}H${-w + (w + m) * v}V${foot - 1.4}Z`)
  path(
    k,
    '#6c2238',
    `M${-w + (w + m) * 0.4} ${foot - 0.8}V${top}H${-w + (w + m) * 0.6}V${foot - 0.8}Z`,
  )
  path(
    k,
    '#b4a4c8',
    `M${m + (w - m) * 0.2} ${foot - 1.4}V${top}H${m + (w - m) * 0.78}V${foot - 1.6}Z`,
  )
  const o = w * 1.13
  stroke(
    k,
    RED,
    0.42,
    `M${-o} ${foot - 1.7}L${o * 0.36} ${foot - 1.2}M${-o} ${foot - 0.4}L${o * 0.36} ${foot + 0.2}`,
  )
  stroke(
    k,
    DEEP,
    0.42,
    `M${o * 0.36} ${foot - 1.2}L${o} ${foot - 2}M${o * 0.36} ${foot + 0.2}L${o} ${foot - 0.8}`,
  )
  for (let i = 0; i <= 6; i++) {
    const x = -o + (o * 1.36 * i) / 6
    stroke(k, RED, 0.36, `M${x} ${foot - 1.7 + i * 0.08}V${foot - 0.2 + i * 0.08}`)
  }
}

/** The finial: dew basin, nine rings, flame and jewel. */
function finial(k, y) {
  fill(k, '#c8923c', [
    [-1.6, y],
    [-1.2, y - 1.4],
    [1.2, y - 1.4],
    [1.6, y],
  ])
  stroke(k, GOLD, 0.5, `M0 ${y - 1}V${y - 15.5}`)
  for (let i = 0; i < 9; i++) {
    const half = 1.25 - i * 0.05
    const at = y - 3 - i * 0.98
    stroke(k, '#a86c34', 0.42, `M${-half} ${at}H${half}`)
    stroke(k, GOLD, 0.42, `M${-half} ${at}H${half * 0.2}`)
  }
  path(
    k,
    GOLD,
    `M0 ${y - 12}C-1.200 ${y - 12.8} -1 ${y - 14} 0 ${y - 14.8}C1 ${y - 14} 1.200 ${y - 12.8} 0 ${y - 12}Z`,
  )
  path(k, '#fff0c0', `M0 ${y - 16.4}a0.600 0.600 0 1 0 0.010 0Z`)
}

export function pagoda(k) {
  fill(k, '#c9b8b4', points('-12 0.6 -11.4 -1.6 4.4 -1.6 4.8 0.8'))
  fill(k, '#7c749c', points('4.8 0.8 4.4 -1.6 11.4 -2 12 0'))
  const eaves = [15.4, 14.4, 13.4, 12.4, 11.4]
  let y = -1.4
  eaves.forEach((e, i) => {
    const w = e * (0.55 - i * 0.008)
    const high = i ? 4.6 : 6.2
    storey(k, y, high, w)
    const last = i === 4
    roof(k, y - high + 1.2, e, last ? 1.3 : e * 0.58, last ? 6 : 3.9)
    y -= high + (last ? 4.6 : 2.2)
  })
  finial(k, y)
}

const SKIN = '#f2c49c'

function face(k, x, y, q, smile = true) {
  path(
    k,
    '#3a2438',
    `M${x - q * 0.42} ${y - q * 0.1}a${q * 0.1} ${q * 0.14} 0 1 0 0.010 0ZM${x + q * 0.42} ${y - q * 0.1}a${q * 0.1} ${q * 0.14} 0 1 0 0.010 0Z`,
  )
  path(
    k,
    '#f09a88',
    `M${x - q * 0.6} ${y + q * 0.2}a${q * 0.16} ${q * 0.12} 0 1 0 0.010 0ZM${x + q * 0.6} ${y + q * 0.2}a${q * 0.16} ${q * 0.12} 0 1 0 0.010 0Z`,
  )
  if (smile)
    path(
      k,
      '#a8403c',
      `M${x - q * 0.26} ${y + q * 0.34}H${x + q * 0.26}Q${x} ${y + q * 0.76} ${x - q * 0.26} ${y + q * 0.34}Z`,
    )
  else
    stroke(
      k,
      '#a8503c',
      q * 0.1,
      `M${x - q * 0.2} ${y + q * 0.44}q${q * 0.2} ${q * 0.16} ${q * 0.4} 0`,
    )
}

/** A schoolchild who runs up the steps, arms in the air after a petal: yellow cap, red satchel; 12 tall to the cap. */
export function schoolchild(k) {
  path(k, 'rgba(60,40,100,.4)', 'M-2 0.400C1 -0.600 7 -1 10 -1.400C8 0.200 2 1.200 -2 0.400Z')
  // One leg stands, the other is lifted in the run.
  stroke(k, '#f2c49c', 1, 'M-0.900 -4.200L-1 -1.300')
  stroke(k, '#fff6ec', 1.1, 'M-1 -1.600L-1 -0.600')
  path(k, '#7c2f3c', 'M-2.300 0.300C-2.300 -0.600 -1.600 -0.800 -0.500 -0.700L-0.400 0.300Z')
  stroke(k, '#d9a07c', 1, 'M0.900 -4.200L2 -2.800L1.600 -1.900')
  stroke(k, '#e4d8dc', 1.1, 'M1.700 -2.100L1.400 -1.600')
  path(k, '#5c2438', 'M0.600 -0.900L2.100 -1.700L2.400 -0.900L1.200 -0.100Z')
  fill(k, '#2c4478', points('-2.2 -6.4 1.9 -6.4 2.6 -3.4 -2.7 -3.4'))
  fill(k, '#1f3060', points('0.6 -6.4 1.9 -6.4 2.6 -3.4 0.9 -3.4'))
  // Satchel behind the shoulders.
  path(k, '#c8283c', 'M-2.700 -8.700C-2.700 -9.700 2.500 -9.700 2.500 -8.700V-5.800H-2.700Z')
  path(k, '#fff6ec', 'M-1.900 -9.200H1.700L1.900 -6H-2.100Z')
  path(k, '#cfc4dc', 'M0.600 -9.200H1.700L1.900 -6H0.800Z')
  stroke(k, '#e2404c', 0.5, 'M-1.300 -9.200L-1.500 -6.600M1.200 -9.200L1.300 -6.600')
  stroke(k, '#fff6ec', 1.05, 'M-1.600 -8.700L-3.400 -10.200L-3.800 -12')
  stroke(k, '#cfc4dc', 1.05, 'M1.500 -8.700L3.500 -9.700L4.600 -11.200')
  path(
    k,
    SKIN,
    'M-3.900 -13.300a0.620 0.620 0 1 0 0.010 0ZM4.800 -12.400a0.620 0.620 0 1 0 0.010 0Z',
  )
  path(k, SKIN, 'M-0.100 -13.200a1.900 1.950 0 1 0 0.010 0Z')
  path(
    k,
    '#33233a',
    'M-2 -11.200C-2.200 -12.400 -1.600 -13.200 -0.100 -13.200C1.400 -13.200 2 -12.400 1.800 -11.200L1.300 -12H-1.500Z',
  )
  face(k, -0.1, -11.1, 1.7)
  path(k, '#f8c838', 'M-2.100 -12.200C-2 -15 1.800 -15 1.900 -12.200Z')
  path(
    k,
    '#d99a24',
    'M0.600 -14.100C1.500 -13.700 1.850 -13 1.900 -12.200H0.900C1 -12.900 0.900 -13.500 0.600 -14.100Z',
  )
  path(
    k,
    '#f8c838',
    'M-3 -12.100C-2 -12.700 1.800 -12.700 2.800 -12.100C1.800 -11.700 -2 -11.700 -3 -12.100Z',
  )
}

/** A woman with a rucksack who points back at the mountain; 12.6 tall. */
export function pointingWoman(k) {
  path(k, 'rgba(60,40,100,.4)', 'M-2 0.300C1 -0.700 6 -1.200 9 -1.700C7 0 2 1 -2 0.300Z')
  fill(k, '#3f4c7c', points('-1.7 0.1 -1.6 -5 1.4 -5 1.6 0.1 0.4 0.1 0 -3.8 -0.5 0.1'))
  fill(k, '#5c6ca0', points('-1.7 0.1 -1.6 -5 -0.7 -5 -1 0.1'))
  path(k, '#2c2440', 'M-2 0.400H-0.400V-0.300H-1.700ZM0.300 0.400H1.900L1.600 -0.300H0.400Z')
  path(k, '#e0862c', 'M2 -9.200C2.900 -9.200 2.900 -5.600 2 -5.400Z')
  path(k, '#1f8c94', 'M-2 -9.200C-1.600 -10 1.400 -10 1.900 -9.200L2 -4.600H-2Z')
  path(k, '#3fb4b4', 'M-2 -9.200C-1.600 -9.800 -0.800 -9.900 -0.400 -9.900L-0.700 -4.600H-2Z')
  stroke(k, '#e0862c', 0.45, 'M-1.200 -9.600L-1.200 -6.400M1.100 -9.600L1.200 -6.400')
  stroke(k, '#3fb4b4', 1, 'M-1.600 -9L-3.800 -9.700L-5.400 -10.900')
  stroke(k, SKIN, 0.55, 'M-5.600 -11L-6.500 -11.600')
  stroke(k, '#1f8c94', 1, 'M1.600 -8.900L2.300 -6.600L1.300 -5.500')
  path(
    k,
    '#5c3428',
    'M-1.700 -11C-1.900 -13.600 1.700 -13.600 1.500 -11C1.800 -9.600 1.600 -9 1.200 -8.600H-1.200C-1.700 -9 -1.900 -9.800 -1.700 -11Z',
  )
  path(
    k,
    SKIN,
    'M-0.100 -12.600C1.300 -12.600 1.300 -9.800 -0.100 -9.700C-1.500 -9.800 -1.500 -12.600 -0.100 -12.600Z',
  )
  path(
    k,
    '#5c3428',
    'M-1.500 -11.400C-1.200 -13.200 1.100 -13.200 1.300 -11.400C0.600 -11.700 0 -12.200 -0.400 -12.200C-0.700 -11.700 -1.200 -11.500 -1.500 -11.400Z',
  )
  face(k, -0.1, -11, 1.15, false)
}

/** A man who has stopped on the steps to photograph, one knee bent; 13 tall. */
export function photographer(k) {
  path(k, 'rgba(60,40,100,.4)', 'M-2 0.300C1 -0.700 6 -1.200 9 -1.700C7 0 2 1 -2 0.300Z')
  fill(k, '#6c5860', points('-1.8 0.1 -1.6 -5.4 1.5 -5.4 2 0.1 0.7 0.1 0 -4 -0.6 0.1'))
  fill(k, '#907880', points('-1.8 0.1 -1.6 -5.4 -0.6 -5.4 -1 0.1'))
  path(k, '#2c2440', 'M-2.200 0.400H-0.500V-0.300H-1.800ZM0.600 0.400H2.300L2 -0.300H0.700Z')
  path(k, '#c23c4c', 'M-2.100 -9.600C-1.700 -10.400 1.600 -10.400 2 -9.600L2 -5H-2Z')
  path(k, '#e86860', 'M-2.100 -9.600C-1.700 -10.200 -0.900 -10.300 -0.400 -10.300L-0.700 -5H-2Z')
  path(
    k,
    SKIN,
    'M0 -13.200C1.400 -13.200 1.400 -10.300 0 -10.200C-1.400 -10.300 -1.400 -13.200 0 -13.200Z',
  )
  path(
    k,
    '#33304c',
    'M-1.500 -12.200C-1.400 -14.200 1.400 -14.200 1.500 -12.200C2.100 -12 2.100 -11.800 1.500 -11.800H-1.500C-2.100 -11.800 -2.100 -12 -1.500 -12.200Z',
  )
  stroke(k, '#e86860', 1, 'M-1.600 -9.300L-2.400 -8.400L-0.900 -10.300')
  stroke(k, '#c23c4c', 1, 'M1.600 -9.300L2.300 -8.400L0.900 -10.300')
  path(k, '#2c2440', 'M-1.100 -11.700H1.100V-10.300H-1.100Z')
  path(k, '#8cb0d4', 'M0 -11.500a0.480 0.480 0 1 0 0.010 0Z')
  path(k, SKIN, 'M-1.500 -11a0.400 0.400 0 1 0 0.010 0ZM1.500 -11a0.400 0.400 0 1 0 0.010 0Z')
}
