// The night of Yi Peng at the pond of Wat Phan Tao in Chiang Mai: the hall of teak, the broken pyramid of Chedi Luang behind, lanterns that drift away.
import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crowns } from './broad-crowns.js'

export const SHORE = 60

/** Full moon, deep sky, the glow of the town. */
export function night(k) {
  const g = k.createLinearGradient(0, -2, 0, SHORE)
  for (const [a, c] of [
    [0, '#0c1648'],
    [0.45, '#223a80'],
    [0.78, '#685c98'],
    [1, '#dc9080'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 70)
  const halo = k.createRadialGradient(30, 12, 3, 30, 12, 24)
  halo.addColorStop(0, 'rgba(255,244,208,.5)')
  halo.addColorStop(1, 'rgba(200,210,255,0)')
  k.fillStyle = halo
  k.fillRect(2, -14, 56, 52)
  path(k, '#fff4d4', 'M30 8a4 4 0 1 0 0.010 0Z')
  path(
    k,
    '#ecdcc0',
    'M28.600 10.400a1 0.800 0 1 0 0.010 0ZM31.600 12.600a1.200 1 0 1 0 0.010 0ZM29.400 14a0.600 0.500 0 1 0 0.010 0Z',
  )
  path(
    k,
    '#54548c',
    'M-6 50C10 45 26 41 40 44C56 47 70 50 90 49C112 47 126 41 142 40C154 39.400 162 42 168 44V62H-6Z',
  )
  path(
    k,
    '#6c6098',
    'M-6 50C10 45 26 41 40 44C30 46 20 50 8 54H-6ZM118 44C126 41 136 40 142 40C138 44 130 47 122 50Z',
  )
}

/** Chedi Luang: a square pyramid of brick, its head fallen in the earthquake; niches, a stair with serpents. Foot at 0, 36 high. */
export function ruin(k) {
  const [lit, mid, shade, deep] = ['#f4b884', '#d08c6c', '#8c5870', '#5c4068']
  const step = (w, y0, y1) => {
    path(k, mid, `M${-w} ${y0}V${y1}H${w * 0.34}V${y0}Z`)
    path(k, lit, `M${-w} ${y0}V${y1}H${-w * 0.3}V${y0}Z`)
    path(k, shade, `M${w * 0.34} ${y0}V${y1}H${w}V${y0}Z`)
    path(k, '#ffdca8', `M${-w - 0.3} ${y1}H${w * 0.34}V${y1 + 0.5}H${-w - 0.3}Z`)
    path(k, '#a47080', `M${w * 0.34} ${y1}H${w + 0.3}V${y1 + 0.5}H${w * 0.34}Z`)
  }
  // What is left above the body: smaller storeys, the upper ones torn open on the right.
  path(k, shade, 'M-12 -28V-34H10L13 -31.500L15 -28Z')
  path(k, mid, 'M-12.500 -28V-34H4.500V-28Z')
  path(k, lit, 'M-12.500 -28V-34H-4V-28Z')
  path(k, '#ffdca8', 'M-13 -33.400V-34.200H4.500V-33.400Z')
  path(k, shade, 'M-9.500 -34V-39.500H0L3 -37.500L6.500 -37L8.500 -34Z')
  path(k, mid, 'M-9.500 -34V-39.500H0L2.600 -37.600L3.400 -34Z')
  path(k, lit, 'M-9.500 -34V-39.500H-3.400V-34Z')
  path(k, '#ffdca8', 'M-10 -38.900V-39.700H0L-0.600 -38.900Z')
  path(k, mid, 'M-7 -39.500V-43L-4.500 -44.500L-3.500 -43.500L-2 -43.800L-1 -41.500L0 -39.500Z')
  path(k, lit, 'M-7 -39.500V-43L-4.500 -44.500L-4.200 -39.500Z')
  path(
    k,
    deep,
    'M-2.500 -28V-31C-2.500 -32 -1.600 -32.400 -1 -33C-0.400 -32.400 0.500 -32 0.500 -31V-28Z',
  )
  step(29, 0, -3)
  step(26, -3, -7)
  // Elephants of stone along the third step.
  step(24, -7, -11)
  for (const x of [-20, -15.4, -10.6, 10.5, 14.6, 18.6]) {
    const c = x < 0 ? ['#ffdca8', '#b87868'] : ['#a47080', '#5c4068']
    path(
      k,
      c[1],
      `M${x - 1.4} -7.200V-9.400C${x - 1.4} -10.600 ${x + 1.4} -10.600 ${x + 1.4} -9.400V-7.200Z`,
    )
    path(
      k,
      c[0],
      `M${x - 1} -7.600V-9.200C${x - 1} -10.200 ${x + 0.6} -10.200 ${x + 0.6} -9.200L${x + 0.2} -8.200V-7H${x - 0.4}V-8Z`,
    )
  }
  step(19.5, -11, -24)
  step(20.4, -24, -26)
  step(17, -26, -28)
  // The niche with its image, the stair.
  path(k, deep, 'M-11 -11V-18C-11 -21 -8.600 -22 -7 -23.400C-5.400 -22 -3 -21 -3 -18V-11Z')
  path(
    k,
    '#ffd890',
    'M-9.600 -11V-17.600C-9.600 -19.800 -8 -20.600 -7 -21.600C-6 -20.600 -4.400 -19.800 -4.400 -17.600V-11Z',
  )
  path(
    k,
    '#c87c4c',
    'M-9 -11C-9.200 -12.400 -8 -13 -7.800 -14.200C-8.200 -15 -8 -16.600 -7 -17.200C-6 -16.600 -5.800 -15 -6.200 -14.200C-6 -13 -4.800 -12.400 -5 -11Z',
  )
  path(k, deep, 'M10 -11V-17.500C10 -20 11.600 -21 12.600 -22C13.600 -21 15 -20 15 -17.500V-11Z')
  path(k, '#e8a878', 'M-11.500 0L-9.600 -11H-4.400L-2.500 0Z')
  for (let y = -1; y > -10.6; y -= 1.1)
    stroke(k, '#a86c60', 0.24, `M${-11.2 - y * 0.16} ${y}H${-2.8 + y * 0.16}`)
  stroke(k, '#8c4c5c', 1, 'M-12 0L-9.800 -11M-2 0L-4.200 -11')
}

/** One tier of the hall: eaves that sweep down, gold along the gable, finials that curl. */
function gable(k, half, y, high, [wood, lit]) {
  path(
    k,
    '#2c1c3c',
    `M${-half} ${y}C${-half * 0.56} ${y - high * 0.34} ${-half * 0.2} ${y - high * 0.74} 0 ${y - high}C${half * 0.2} ${y - high * 0.74} ${half * 0.56} ${y - high * 0.34} ${half} ${y}L${half * 0.9} ${y + 0.9}H${-half * 0.9}Z`,
  )
  path(
    k,
    wood,
    `M${-half * 0.82} ${y + 0.7}C${-half * 0.5} ${y - high * 0.2} ${-half * 0.2} ${y - high * 0.56} 0 ${y - high * 0.84}C${half * 0.2} ${y - high * 0.56} ${half * 0.5} ${y - high * 0.2} ${half * 0.82} ${y + 0.7}Z`,
  )
  stroke(
    k,
    lit,
    0.5,
    `M${-half} ${y}C${-half * 0.56} ${y - high * 0.34} ${-half * 0.2} ${y - high * 0.74} 0 ${y - high}C${half * 0.2} ${y - high * 0.74} ${half * 0.56} ${y - high * 0.34} ${half} ${y}`,
  )
  stroke(
    k,
    lit,
    0.5,
    `M${-half} ${y}C${-half - 0.6} ${y - 0.2} ${-half - 1.2} ${y - 0.8} ${-half - 1} ${y - 2}M${half} ${y}C${half + 0.6} ${y - 0.2} ${half + 1.2} ${y - 0.8} ${half + 1} ${y - 2}M0 ${y - high}C-0.200 ${y - high - 1.2} 0.500 ${y - high - 2} 0.200 ${y - high - 3.2}`,
  )
}

/** Wat Phan Tao: dark teak, three roofs one over another, a peacock in gold above the door full of light. Foot at 0; 32 high. */
export function hall(k) {
  // The long side runs back to the left under its roofs.
  path(k, '#34243f', 'M-34 -1V-9H-12V-1Z')
  for (let x = -32; x < -13; x += 4) {
    path(k, '#ffc878', `M${x} -2.500V-7.500H${x + 1.8}V-2.500Z`)
    path(k, '#a85c4c', `M${x + 0.8} -2.500V-7.500H${x + 1}V-2.500Z`)
  }
  path(k, '#3c2c50', 'M-39 -7.500L-34 -13H-10L-13 -7Z')
  path(k, '#54406c', 'M-39 -7.500L-34 -13H-22L-26 -7.300Z')
  stroke(k, '#c88c5c', 0.4, 'M-39.600 -7.600L-34 -13M-39.600 -7.600H-14')
  path(k, '#3c2c50', 'M-33 -12.500L-26 -20H-6L-10 -12Z')
  path(k, '#54406c', 'M-33 -12.500L-26 -20H-17L-22 -12.300Z')
  stroke(k, '#c88c5c', 0.4, 'M-33.600 -12.600L-26 -20H-4')
  path(k, '#3c2c50', 'M-24 -19.500L-16 -28.500H0L-4 -18Z')
  path(k, '#54406c', 'M-24 -19.500L-16 -28.500H-8L-14 -19Z')
  stroke(k, '#c88c5c', 0.4, 'M-24.600 -19.600L-16 -28.500H0')
  // Front: walls of panels, pillars, the door.
  path(k, '#4c303c', 'M-12 -1V-12H12V-1Z')
  for (const x of [-10.5, -6.2, 4.4, 8.7]) {
    path(k, '#7c4c44', `M${x} -1.600V-9.500H${x + 2}V-1.600Z`)
    path(k, '#ffb868', `M${x + 0.4} -4V-8.800H${x + 1.6}V-4Z`)
  }
  path(k, '#a86848', 'M-3.400 -1V-10.500H3.400V-1Z')
  path(k, '#ffe8a8', 'M-2.400 -1V-9.500H2.400V-1Z')
  path(
    k,
    '#e09848',
    'M-1 -1.600C-1.100 -2.800 -0.600 -3.200 -0.500 -4C-0.900 -4.800 -0.500 -5.800 0 -6.200C0.500 -5.800 0.900 -4.800 0.500 -4C0.600 -3.200 1.100 -2.800 1 -1.600Z',
  )
  gable(k, 15.5, -10, 9, ['#4c303c', '#d89c5c'])
  gable(k, 11.5, -16, 10, ['#5c3840', '#e8ac64'])
  gable(k, 7, -22.5, 10, ['#643c40', '#f4bc6c'])
  // The peacock over the door, rays of gold.
  stroke(
    k,
    '#f4bc6c',
    0.3,
    'M-4.500 -12.800C-3 -14 -1.600 -15 0 -15.200C1.600 -15 3 -14 4.500 -12.800M-2.800 -12.600L-1.600 -14.600M2.800 -12.600L1.600 -14.600M0 -12.400V-15',
  )
  path(k, '#ffd084', 'M-0.700 -12.200C-0.900 -13.400 0.900 -13.400 0.700 -12.200Z')
  stroke(
    k,
    '#e8ac64',
    0.26,
    'M-3 -19.500Q0 -22.500 3 -19.500M-1.800 -26.500Q0 -28.600 1.800 -26.500',
  )
  // Steps with two serpents.
  for (let i = 0; i < 3; i++)
    path(
      k,
      i % 2 ? '#a8705c' : '#d8a074',
      `M${-4 - i * 0.6} ${-1 + i * 0.5}H${4 + i * 0.6}V${-0.5 + i * 0.5}H${-4 - i * 0.6}Z`,
    )
  path(k, '#54384c', 'M-36 0.500V-1.200H-5.200V0.500ZM5.200 0.500V-1.200H14V0.500Z')
}

/** The old tree of the pond with round lanterns in its branches. */
export function tree(k) {
  path(
    k,
    '#1c1838',
    'M-2.600 0C-1.600 -6 -2 -11 -4 -16L-9 -23L-7.600 -24L-2 -18L-1.600 -26H0.400L0.800 -17L6.500 -25L8 -24L2.600 -14C1.600 -9 2 -5 3.600 0Z',
  )
  path(k, '#a86c5c', 'M-2.600 0C-1.600 -6 -2 -11 -4 -16L-3.400 -16.600C-1 -11 -0.800 -6 -1.600 0Z')
  crowns(
    k,
    points('13 -17 13 10 -13 -16 13 10 1 -22 15 11', 4),
    ['#171c48', '#222a58', '#343c6c'],
    6,
    { lobes: 6 },
  )
  for (const [x, y, r, c] of points(
    '-15 -9.500 1 0 -9.500 -11.500 0.900 1 8 -9 1.100 1 15 -10.500 0.900 2',
    4,
  )) {
    stroke(k, '#14143c', 0.14, `M${x} ${y}V${y - 4}`)
    const [a, b] = [
      ['#ff9048', '#ffdc94'],
      ['#ffd088', '#fff4cc'],
      ['#f86c6c', '#ffb894'],
    ][c]
    path(k, a, `M${x} ${y}a${r} ${r * 1.1} 0 1 0 0.010 0Z`)
    path(k, b, `M${x - r * 0.2} ${y + r * 0.3}a${r * 0.55} ${r * 0.8} 0 1 0 0.010 0Z`)
  }
}

/** The far bank: grass, a low wall, candles along the edge of the water. */
export function bank(k) {
  path(k, '#34306c', 'M-6 58H168V96H-6Z')
  path(
    k,
    '#3c3460',
    `M-6 57.500C20 56.800 60 57.400 100 57C130 56.800 150 57.400 168 57V${SHORE + 0.4}H-6Z`,
  )
  path(
    k,
    '#745068',
    `M-6 57.500C20 56.800 60 57.400 100 57C130 56.800 150 57.400 168 57V58C140 58 90 58.400 50 58.400C30 58.200 10 58.400 -6 58.600Z`,
  )
  path(k, '#241c44', `M-6 ${SHORE - 0.7}H168V${SHORE + 0.6}H-6Z`)
  const r = random(5)
  for (let x = -4; x < 168; x += 2.2 + r() * 3.6) {
    const y = SHORE - 0.8
    const g = k.createRadialGradient(x, y - 0.6, 0, x, y - 0.6, 1.7)
    g.addColorStop(0, 'rgba(255,206,120,.7)')
    g.addColorStop(1, 'rgba(255,180,96,0)')
    k.fillStyle = g
    k.fillRect(x - 2, y - 3, 4, 4)
    path(
      k,
      '#fff0c0',
      `M${x} ${y}C${x - 0.3} ${y - 0.4} ${x - 0.1} ${y - 0.7} ${x} ${y - 1.1}C${x + 0.1} ${y - 0.7} ${x + 0.3} ${y - 0.4} ${x} ${y}Z`,
    )
  }
}
