// The sea wall of Forodhani at sunset: blocks of coral stone, the old fort, palms, the lamps of the stalls, boys who dive.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { coconutLeaf } from './coconut-leaf.js'
import { bent, limb } from './joints.js'

export const HORIZON = 53
const VANISH = 101
/** Units of the field for a metre at x along the wall. */
export const metre = (x) => (9.6 * (VANISH - x)) / 105
export const topAt = (x) => HORIZON - 1.5 * metre(x)
export const footAt = (x) => HORIZON + 1.35 * metre(x)
const between = (x, t) => topAt(x) + (footAt(x) - topAt(x)) * t

/** The face of the wall: courses of stone that run to the point, the tide mark, a flight of steps. */
export function seaWall(k, tones) {
  const [lit, mid, dark, wet, top] = tones
  const strip = (c, x0, x1, a, b) =>
    fill(k, c, [
      [x0, between(x0, a)],
      [x1, between(x1, a)],
      [x1, between(x1, b)],
      [x0, between(x0, b)],
    ])
  strip(mid, -6, 99.5, 0, 1)
  const r = random(7)
  const rows = 7
  for (let j = 0; j < rows; j++) {
    const [a, b] = [0.1 + (j / rows) * 0.9, 0.1 + ((j + 1) / rows) * 0.9]
    // Blocks are alike in metres, so they shorten towards the point.
    for (let z = 1 + (j % 2) * 0.035; z < 14; z *= 1.055 + r() * 0.05) {
      const x0 = VANISH - 107 / z
      const x1 = VANISH - 107 / (z * (1.05 + r() * 0.02))
      const pick = r()
      if (pick < 0.42) strip(lit, x0, x1, a + 0.008, b - 0.008)
      else if (pick > 0.86) strip(dark, x0, x1, a + 0.008, b - 0.008)
    }
  }
  for (let j = 0; j <= rows; j++)
    strip(dark, -6, 96, 0.1 + (j / rows) * 0.9 - 0.006, 0.1 + (j / rows) * 0.9 + 0.006)
  strip(wet, -6, 99.5, 0.78, 1)
  strip('rgba(60,32,84,.28)', -6, 99.5, 0.68, 0.78)
  // The coping catches the sun.
  strip(top, -6, 99.8, -0.02, 0.07)
  strip(dark, -6, 99, 0.07, 0.1)
}

/** Merlons of the Omani fort: like blunt leaves in a row, from x0 to x1 along two heights. */
function merlons(k, c, x0, y0, x1, y1, n) {
  for (let i = 0; i < n; i++) {
    const [a, b] = [i / n, (i + 0.72) / n]
    const [xa, xb] = [x0 + (x1 - x0) * a, x0 + (x1 - x0) * b]
    const [ya, yb] = [y0 + (y1 - y0) * a, y0 + (y1 - y0) * b]
    const q = ((x1 - x0) / n) * 0.95
    path(
      k,
      c,
      `M${xa} ${ya + 0.3}V${ya - q * 0.7}Q${(xa + xb) / 2} ${ya - q * 1.5} ${xb} ${yb - q * 0.7}V${yb + 0.3}Z`,
    )
  }
}

/** The old fort behind the gardens: walls, round towers, the sun on what turns to the sea. */
export function fort(k, [lit, mid, shade, dark]) {
  // Far arcade and roofs to the point.
  fill(k, mid, points('66 52 66 43.600 74 45.300 74 44.200 82 46 82 52'))
  fill(k, lit, points('74 44.200 82 46 90 48.600 97 51.500 97 52.500 74 52.500'))
  for (let i = 0; i < 6; i++)
    path(
      k,
      shade,
      `M${75.4 + i * 3.1 - i * i * 0.09} ${52.2}v${-3.6 + i * 0.42}q${0.8 - i * 0.07} ${-1.2 + i * 0.1} ${1.6 - i * 0.14} 0v${3.6 - i * 0.42}Z`,
    )
  // The long curtain wall that goes back.
  fill(k, mid, points('34 50 34 30.500 66 40 66 52'))
  merlons(k, mid, 34, 30.6, 66, 40.1, 17)
  fill(k, lit, points('34 50 34 41 66 46.500 66 52'))
  fill(k, shade, points('44 50 44 40.600 47.600 41.600 47.600 50'))
  path(k, dark, 'M44.600 50V43.200Q45.800 41.600 47 43.700V50Z')
  for (const [x, y, w, h] of points(
    '37 36.500 1 2.400 40.500 37.500 0.900 2.200 52 40.600 0.700 1.800 56.500 41.900 0.600 1.600 61 43.200 0.500 1.300',
    4,
  ))
    path(k, shade, `M${x} ${y}h${w}v${h}h${-w}Z`)
  // Round tower at the far corner, round tower near.
  const tower = (x0, x1, top, foot, n) => {
    const w = x1 - x0
    path(k, mid, `M${x0} ${foot}L${x0 + w * 0.05} ${top}H${x1 - w * 0.05}L${x1} ${foot}Z`)
    path(
      k,
      shade,
      `M${x0} ${foot}L${x0 + w * 0.05} ${top}H${x0 + w * 0.36}L${x0 + w * 0.33} ${foot}Z`,
    )
    path(k, lit, `M${x0 + w * 0.7} ${foot}L${x0 + w * 0.68} ${top}H${x1 - w * 0.05}L${x1} ${foot}Z`)
    path(
      k,
      dark,
      `M${x0 + w * 0.04} ${top + w * 0.2}H${x1 - w * 0.04}V${top + w * 0.23}H${x0 + w * 0.04}Z`,
    )
    merlons(k, shade, x0 + w * 0.05, top + 0.1, x0 + w * 0.38, top + 0.1, Math.round(n * 0.35))
    merlons(k, mid, x0 + w * 0.38, top + 0.1, x0 + w * 0.7, top + 0.1, Math.round(n * 0.3))
    merlons(k, lit, x0 + w * 0.7, top + 0.1, x1 - w * 0.05, top + 0.1, Math.round(n * 0.3))
    for (const t of [0.25, 0.5, 0.76])
      path(k, dark, `M${x0 + w * t} ${top + w * 0.5}h${w * 0.05}v${w * 0.2}h${-w * 0.05}Z`)
  }
  tower(62.5, 69, 36.5, 52, 9)
  tower(18, 37, 21.5, 50, 14)
  fill(k, shade, points('-6 50 -6 26 18 31 18 50'))
  merlons(k, shade, -6, 26.1, 18, 31.1, 10)
}

/** A coconut palm: a bent stem, fronds with a lit side; top at x, y. */
export function palm(k, x0, y0, x, y, q, [stem, stemLit, leaf, leafLit], seed) {
  const r = random(seed)
  limb(
    k,
    stem,
    bent([
      [x0, y0, q * 0.17],
      [x0 + (x - x0) * 0.2, y0 + (y - y0) * 0.5, q * 0.12],
      [x, y, q * 0.09],
    ]),
  )
  limb(
    k,
    stemLit,
    bent([
      [x0 + q * 0.05, y0, q * 0.05],
      [x0 + (x - x0) * 0.2 + q * 0.035, y0 + (y - y0) * 0.5, q * 0.04],
      [x + q * 0.02, y, q * 0.03],
    ]),
  )
  for (const [a, b] of [
    [-2.9, -0.8],
    [-0.2, 0.9],
    [-2.3, -0.9],
    [-0.8, 0.9],
    [-1.9, -0.7],
    [-1.25, 0.8],
    [2.9, -0.5],
    [0.25, 0.6],
  ])
    coconutLeaf(
      k,
      x,
      y,
      q * (0.95 + r() * 0.25),
      a + (r() - 0.5) * 0.2,
      b,
      Math.cos(a) > 0 ? [leafLit, leaf, stemLit] : [leaf, leaf, stem],
      q > 12 ? 30 : 18,
    )
  for (const [dx, dy] of points('-0.060 0.060 0.060 0.080 0 0.120'))
    path(
      k,
      stemLit,
      `M${x + dx * q - q * 0.05} ${y + dy * q}a${q * 0.05} ${q * 0.06} 0 1 0 ${q * 0.1} 0a${q * 0.05} ${q * 0.06} 0 1 0 ${-q * 0.1} 0Z`,
    )
}

/** A stall of the evening market: white cloth, a lamp, smoke-dark people around it. */
export function stall(k, x, y, q, lamp) {
  path(k, '#4c2c54', `M${x - q} ${y}V${y - q * 1.3}H${x + q}V${y}Z`)
  path(k, '#ffcc70', `M${x - q * 0.9} ${y - q * 0.5}V${y - q * 1.2}H${x + q * 0.9}V${y - q * 0.5}Z`)
  path(
    k,
    '#f0e0dc',
    `M${x - q * 1.25} ${y - q * 1.15}L${x - q * 0.9} ${y - q * 1.85}H${x + q * 0.9}L${x + q * 1.25} ${y - q * 1.15}Z`,
  )
  path(
    k,
    '#b49cb4',
    `M${x - q * 1.25} ${y - q * 1.15}L${x - q * 0.9} ${y - q * 1.85}H${x - q * 0.1}L${x - q * 0.2} ${y - q * 1.15}Z`,
  )
  for (const t of [-0.9, -0.3, 0.3, 0.9])
    path(
      k,
      '#d8564c',
      `M${x + t * q - q * 0.16} ${y - q * 1.15}q${q * 0.16} ${q * 0.34} ${q * 0.32} 0Z`,
    )
  if (lamp)
    path(
      k,
      '#fff4c4',
      `M${x - q * 0.14} ${y - q * 0.9}a${q * 0.14} ${q * 0.16} 0 1 0 ${q * 0.28} 0a${q * 0.14} ${q * 0.16} 0 1 0 ${-q * 0.28} 0Z`,
    )
}

/** A boy in the air, by his joints; skin, rim of sun, shorts. Units: he is about 8 long. */
export function swallow(k, [skin, rim, shorts, shortsLit]) {
  // A swallow dive: chest first, arms wide, legs in one line behind him, going right and down.
  limb(
    k,
    skin,
    bent([
      [0.6, -0.6, 0.62],
      [0, -2.3, 0.5],
      [-0.5, -3.7, 0.36],
      [-0.3, -4.5, 0.3],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [-1.6, -0.1, 1.15],
      [-3.4, -0.9, 0.78],
      [-5, -1.5, 0.5],
      [-5.7, -1.9, 0.34],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [-1.5, 0.1, 1.15],
      [-3.3, -0.4, 0.8],
      [-5, -0.8, 0.5],
      [-5.8, -1, 0.34],
    ]),
  )
  limb(k, shorts, [
    [-1.2, -0.1, 1.3],
    [-2.9, -0.65, 1.2],
  ])
  limb(k, shortsLit, [
    [-1.2, 0.25, 0.5],
    [-2.8, -0.2, 0.5],
  ])
  limb(
    k,
    skin,
    bent([
      [-1.3, -0.1, 1.2],
      [-0.1, 0, 1.35],
      [0.9, -0.3, 1.4],
    ]),
  )
  limb(
    k,
    rim,
    bent([
      [-1, 0.4, 0.3],
      [0, 0.5, 0.34],
      [1.2, 0.2, 0.4],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [1.1, 0, 0.6],
      [2, 1.5, 0.48],
      [2.3, 2.8, 0.36],
      [2.9, 3.5, 0.3],
    ]),
  )
  limb(
    k,
    rim,
    bent([
      [1.5, 0.4, 0.2],
      [2.2, 1.5, 0.16],
      [2.5, 2.7, 0.13],
    ]),
  )
  limb(k, skin, [
    [1.2, -0.5, 0.5],
    [1.9, -0.7, 0.48],
  ])
  path(
    k,
    skin,
    'M1.500 -1C1.700 -1.700 2.700 -1.800 3.100 -1.200C3.400 -0.700 3.100 0 2.500 0.050C1.900 0.100 1.400 -0.400 1.500 -1Z',
  )
  path(
    k,
    rim,
    'M2.700 -1.550C3.200 -1.300 3.400 -0.700 3.100 -0.200C2.900 0 2.700 0.050 2.500 0.050C2.900 -0.400 3 -1 2.700 -1.550Z',
  )
}

/** Tucked into a ball, turning. */
export function tucked(k, [skin, rim, shorts]) {
  limb(
    k,
    skin,
    bent([
      [-0.9, 0.7, 1],
      [1.1, 0.1, 0.75],
      [-0.2, 1.9, 0.5],
      [-0.7, 2.1, 0.34],
    ]),
  )
  limb(k, shorts, [
    [-1, 0.6, 1.1],
    [0.3, 0.3, 0.95],
  ])
  limb(
    k,
    skin,
    bent([
      [-1.2, 0.5, 1.1],
      [-1, -0.6, 1.25],
      [0, -1.3, 1.1],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [0.1, -1.1, 0.5],
      [1.3, -0.2, 0.4],
      [0.8, 1.1, 0.34],
    ]),
  )
  limb(
    k,
    rim,
    bent([
      [0.4, -1, 0.18],
      [1.5, -0.2, 0.16],
      [1.05, 1, 0.13],
    ]),
  )
  path(k, skin, 'M0.200 -1.800a0.720 0.760 0 1 0 1.440 0a0.720 0.760 0 1 0 -1.440 0Z')
  path(
    k,
    rim,
    'M1.300 -2.360C1.700 -2.100 1.750 -1.500 1.400 -1.200C1.500 -1.600 1.500 -2 1.300 -2.360Z',
  )
}

/** A dhow far off against the light, its sail set; bow to the right, 10 high. */
export function farDhow(k, hull, sail) {
  path(
    k,
    sail,
    'M4.600 -1.600C3 -4 0.500 -7.500 -2.600 -10.500C-2.700 -7 -3 -4 -3.600 -1.400C-1 -2 2 -2 4.600 -1.600Z',
  )
  stroke(
    k,
    hull,
    0.22,
    'M5.200 -1.100C3 -4.200 0.400 -7.700 -2.900 -10.900M0.400 -0.600L0.700 -6.300',
  )
  path(
    k,
    hull,
    'M-4.600 -1.300C-2 -0.700 2 -0.700 5.600 -1.700C5 -0.800 4.400 -0.100 3.800 0.200H-3.800C-4.200 -0.200 -4.500 -0.700 -4.600 -1.300Z',
  )
}
