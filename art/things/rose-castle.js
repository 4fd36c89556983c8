// A castle of no tale in particular: rosy walls, copper roofs, no two towers alike; looked up at, the sun from the right.
import { path, points, stroke } from '../core/field.js'
import { solid } from './near-limbs.js'

const WALL = ['#f0a8a0', '#ffdcc4', '#b46c8c']
const ROOF = ['#2c8c94', '#74ccb8', '#1c5478']
const BLUE = ['#3c6cac', '#84b4e0', '#28407c']
const GOLD = '#ffd060'
const DARK = '#5c3468'

/** A round tower: foot y, its width, height of wall and roof; the roof's lower edge bends up, as seen from below. */
function tower(
  k,
  x,
  y,
  w,
  h,
  roof,
  { tones = ROOF, crown = 0, flag, windows = 1, bell = false } = {},
) {
  const h2 = w / 2
  const t = y - h
  const sun = [1, 0]
  solid(k, WALL, `M${x - h2} ${y}V${t}H${x + h2}V${y}Z`, { sun, a: w * 0.2, b: w * 0.3 })
  if (crown) {
    // Corbels and a wider gallery.
    const g = h2 + crown
    solid(
      k,
      WALL,
      `M${x - h2} ${t + crown * 1.8}L${x - g} ${t}V${t - crown * 2}H${x + g}V${t}L${x + h2} ${t + crown * 1.8}Q${x} ${t + crown * 0.8} ${x - h2} ${t + crown * 1.8}Z`,
      { sun, a: w * 0.2, b: w * 0.3 },
    )
    stroke(k, WALL[2], 0.35, `M${x - g} ${t}Q${x} ${t - crown} ${x + g} ${t}`)
    for (let i = -1; i <= 1; i++)
      path(
        k,
        DARK,
        `M${x + i * h2 * 0.8 - crown * 0.3} ${t - crown * 0.3}v${-crown * 1.1}h${crown * 0.7}v${crown * 1.1}Z`,
      )
  }
  const [e, b] = [h2 + (crown || 0.6) + 0.5, t - crown * 2]
  if (bell)
    solid(
      k,
      tones,
      `M${x - e} ${b}Q${x} ${b - e * 0.5} ${x + e} ${b}C${x + e * 0.9} ${b - roof * 0.4} ${x + e * 0.25} ${b - roof * 0.35} ${x} ${b - roof}C${x - e * 0.25} ${b - roof * 0.35} ${x - e * 0.9} ${b - roof * 0.4} ${x - e} ${b}Z`,
      { sun, a: w * 0.16, b: w * 0.3 },
    )
  else
    solid(k, tones, `M${x - e} ${b}Q${x} ${b - e * 0.5} ${x + e} ${b}L${x} ${b - roof}Z`, {
      sun,
      a: w * 0.12,
      b: w * 0.3,
    })
  stroke(k, GOLD, 0.4, `M${x} ${b - roof + 0.4}v-3`)
  if (flag)
    path(
      k,
      flag,
      `M${x + 0.2} ${b - roof - 2.4}C${x + 2} ${b - roof - 3.4} ${x + 3} ${b - roof - 1.4} ${x + 5.4} ${b - roof - 2.4}L${x + 4.4} ${b - roof - 1}L${x + 5} ${b - roof + 0.2}C${x + 3} ${b - roof + 1} ${x + 2} ${b - roof - 0.6} ${x + 0.2} ${b - roof + 0.2}Z`,
    )
  for (let i = 0; i < windows; i++) {
    const wy = t + 4 + i * (h / (windows + 0.4))
    const wx = x + (i % 2 ? -0.12 : 0.1) * w
    path(k, '#fff0d8', `M${wx - w * 0.15} ${wy + 3.4}v-3q${w * 0.15} -2.200 ${w * 0.3} 0v3Z`)
    path(k, DARK, `M${wx - w * 0.1} ${wy + 3}v-2.600q${w * 0.1} -1.600 ${w * 0.2} 0v2.600Z`)
  }
}

/** About 70 wide and 84 high; the court at 0, its middle at 0. */
export function roseCastle(k) {
  // Behind: slim towers.
  tower(k, -21, -14, 5, 36, 13, { tones: BLUE, windows: 2, flag: '#e83c50' })
  tower(k, 22, -14, 6, 30, 12, { tones: ROOF, windows: 2, bell: true })
  tower(k, 5, -20, 6.5, 44, 19, { tones: BLUE, crown: 1.4, windows: 2, flag: '#ffd060' })
  tower(k, -8, -18, 4.6, 33, 12, { tones: ROOF, windows: 1 })
  // The hall under its steep roof with dormers.
  solid(k, WALL, 'M-19 0V-30H19V0Z', { sun: [1, 0], a: 2, b: 3 })
  solid(k, BLUE, 'M-20.500 -30L-13 -46H14L20.500 -30Z', { sun: [1, 0], a: 1.4, b: 2.5 })
  stroke(k, GOLD, 0.6, 'M-13 -46H14')
  for (const [x, y] of points('-10 -33 0 -36 10.500 -33')) {
    solid(
      k,
      WALL,
      `M${x - 2.6} ${y + 3}V${y - 3.5}L${x} ${y - 8}L${x + 2.6} ${y - 3.5}V${y + 3}Z`,
      { sun: [1, 0], a: 0.6, b: 1 },
    )
    path(k, DARK, `M${x - 1.1} ${y + 1.6}v-4q1.100 -1.800 2.200 0v4Z`)
  }
  for (const [x, y] of points(
    '-14 -16 -8.500 -16 8.500 -16 14 -16 -14 -24.500 -8.500 -24.500 8.500 -24.500 14 -24.500',
  )) {
    path(k, '#fff0d8', `M${x - 1.7} ${y + 3}v-4.600q1.700 -2.400 3.400 0v4.600Z`)
    path(k, DARK, `M${x - 1.1} ${y + 2.4}v-3.800q1.100 -1.600 2.200 0v3.800Z`)
    stroke(k, '#fff0d8', 0.3, `M${x} ${y + 2.4}v-5`)
  }
  // A stair tower with open slanting windows.
  solid(k, WALL, 'M-5.500 0V-38L0 -41L5.500 -38V0Z', { sun: [1, 0], a: 1.6, b: 1.8 })
  for (let i = 0; i < 4; i++) {
    path(
      k,
      DARK,
      `M-3.600 ${-14 - i * 6}L3.600 ${-17.5 - i * 6}V${-14 - i * 6}L-3.600 ${-10.5 - i * 6}Z`,
    )
    stroke(k, '#fff0d8', 0.6, `M-5.500 ${-9.4 - i * 6}L5.500 ${-13 - i * 6}`)
  }
  solid(k, ROOF, 'M-6.800 -38Q0 -41.500 6.800 -38C6 -43 2 -44 0 -55C-2 -44 -6 -43 -6.800 -38Z', {
    sun: [1, 0],
    a: 0.8,
    b: 1.5,
  })
  stroke(k, GOLD, 0.5, 'M0 -54V-58')
  // Great round towers at the corners, the right one nearer.
  tower(k, -25, 2, 11, 24, 17, { tones: ROOF, crown: 1.8, windows: 2 })
  tower(k, 27, 4, 14, 32, 22, { tones: ROOF, crown: 2.2, windows: 3, flag: '#e83c50' })
  tower(k, 37, 6, 5, 22, 11, { tones: BLUE, windows: 2 })
  // Gate with its arch, a rose window over it, ivy at the foot.
  solid(k, WALL, 'M-9 2V-14H9V2Z', { sun: [1, 0], a: 1.4, b: 1.4 })
  for (let i = 0; i < 5; i++)
    path(k, i > 2 ? WALL[1] : WALL[0], `M${-9 + i * 3.9} -14v-2.400h2.400v2.400Z`)
  path(k, '#fff0d8', 'M-5.200 2V-5.500C-5.200 -12.500 5.200 -12.500 5.200 -5.500V2Z')
  path(k, DARK, 'M-4 2V-5.500C-4 -10.800 4 -10.800 4 -5.500V2Z')
  path(k, '#ffc070', 'M-2.600 2V-4.500C-2.600 -8 2.600 -8 2.600 -4.500V2Z')
  path(
    k,
    '#8cb878',
    'M-30 4C-31 -4 -27 -10 -29 -16C-25.500 -12 -26.500 -6 -24 -3C-22 -5 -21 -8 -21.500 -11C-18.500 -7 -19.500 -1 -17 4Z',
  )
  path(
    k,
    '#3c8c68',
    'M-30 4C-30.500 -1 -28 -5 -28.500 -9C-26.500 -6 -26.500 -1 -24 1C-22.500 0 -21.500 -2 -21.500 -4C-19.500 -2 -19.500 1 -18 4Z',
  )
}
