import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { clump, leafMass } from '../nature/leaf-mass.js'

const STEAM = [
  ['#7f98b4', '#93aac2', '#a8bcd0'],
  ['#a4bacc', '#bccddb', '#d4e1ea'],
  ['#c4d4e0', '#e0eaf0', '#fff8ea'],
  ['#dce6ec', '#fff6e6', '#ffffff'],
]

/** Steam along a line of [x, y, half width], in lobes, its right side in the sun. */
export function plume(k, line, size, seed) {
  const near = (x, y) => {
    let best = [9, 0]
    for (let i = 1; i < line.length; i++) {
      const [[ax, ay, aq], [bx, by, bq]] = [line[i - 1], line[i]]
      const [dx, dy] = [bx - ax, by - ay]
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
      const q = aq + (bq - aq) * t
      const d = Math.hypot(x - ax - dx * t, y - ay - dy * t) / q
      // Where the sun reaches: the side that looks right and up.
      const turn = (x - ax - dx * t) / q - (y - ay - dy * t) / q
      if (d < best[0]) best = [d, turn]
    }
    return best
  }
  const xs = line.map(([x]) => x)
  const ys = line.map(([, y]) => y)
  // Its body first, so that no hole shows between the lobes.
  for (let i = 1; i < line.length; i++)
    for (let t = 0; t < 1; t += 0.1) {
      const [px, py, q] = line[i].map((v, j) => line[i - 1][j] + (v - line[i - 1][j]) * t)
      path(k, '#a8bcd0', `M${px} ${py - q * 0.66}a${q * 0.66} ${q * 0.66} 0 1 0 0.010 0Z`)
    }
  leafMass(k, {
    box: [Math.min(...xs) - 16, Math.min(...ys) - 16, Math.max(...xs) + 16, Math.max(...ys) + 6],
    inside: (x, y) => near(x, y)[0] + noise(x * 0.12, y * 0.12 + seed) * 0.22 < 0.96,
    light: (x, y) => 0.5 + near(x, y)[1] * 0.42,
    size,
    tones: STEAM,
    seed,
    side: 1,
    flat: 0.9,
  })
}

/** Spears of water that shoot up from x, y and lean with the wind; the left ones in shade. */
export function spears(k, x, y, high, seed) {
  const r = random(seed)
  const n = 30
  for (let i = 0; i < n; i++) {
    const u = (i / (n - 1)) * 2 - 1
    const tall = high * (1 - Math.abs(u) ** 1.5 * 0.66) * (0.74 + r() * 0.3)
    const lean = u * 7 - tall * 0.09
    const q = 0.6 + r() * 0.6
    const c = u < -0.3 ? ['#8fa9c6', '#b4c8da'][i % 2] : ['#ffffff', '#dfeaf0', '#fff4e0'][i % 3]
    fill(k, c, [
      [x + u * 3 - q, y],
      [x + u * 3.4 + lean * 0.4 - q * 0.7, y - tall * 0.55],
      [x + u * 3 + lean, y - tall],
      [x + u * 3.4 + lean * 0.4 + q * 0.7, y - tall * 0.55],
      [x + u * 3 + q, y],
    ])
  }
}

/** Foam about the foot of the column. */
export function collar(k, x, y, seed) {
  const r = random(seed)
  for (let i = -6; i <= 6; i++)
    clump(
      k,
      x + i * 1.3,
      y - Math.cos(i * 0.24) * 1.6 + r(),
      1.5 + r() * 0.9,
      STEAM[i < -2 ? 1 : 3],
      r() * 6,
      { side: 1, flat: 0.7 },
    )
}

/**
 * Somebody who runs to the left from the shower, laughing; 21 high, feet at 0; the sun on the right.
 * coat: light, body, shade.
 */
export function runner(
  k,
  { coat: [lit, body, dark], legs: [legLit, leg], hair, skin: [skin, skinLit], hood = false },
) {
  path(k, 'rgba(36,28,60,.4)', 'M8 0.200C2 -0.800 -12 -0.600 -18 0.800C-12 2 2 1.600 8 1Z')
  // Far leg stretched behind, near leg ahead.
  path(k, leg, 'M-0.500 -9.500L4.500 -6.500L8.600 -3.800L7.600 -2.300L2.500 -4.600L-2 -7.500Z')
  path(k, '#3a2c44', 'M8.800 -4.200L10.600 -5.400L11.400 -4.600L9.400 -1.400L7.400 -2.200Z')
  path(k, leg, 'M-2.600 -9.500L-6 -6.500L-5.400 -1H-3.400L-3.300 -5.600L1.400 -8Z')
  path(k, legLit, 'M-0.600 -9.200L-4.200 -6.200L-3.900 -1H-3.400L-3.300 -5.600L1.400 -8Z')
  path(
    k,
    '#3a2c44',
    'M-5.600 -1.300H-3.200L-3 0.300H-7.600C-7.600 -0.500 -6.600 -0.900 -5.600 -1.300Z',
  )
  // Far arm thrown forward, trunk leaning, near arm back.
  path(
    k,
    dark,
    'M-4 -15C-6 -15.500 -8 -16.800 -9.400 -18.600L-8 -19.800C-6.500 -18.200 -5 -17.200 -3 -17Z',
  )
  path(
    k,
    skin,
    'M-9.500 -18.500C-10.600 -19.400 -10.400 -20.800 -9.400 -21C-8.400 -20.800 -7.800 -20 -8 -19.700Z',
  )
  path(
    k,
    body,
    'M-5 -16.500C-3.500 -18 -0.500 -18 0.800 -16.800C2 -14 2.800 -11 3.400 -8C1 -6.800 -2 -7 -4 -8.200C-4.800 -11 -5.200 -14 -5 -16.500Z',
  )
  path(
    k,
    lit,
    'M-0.400 -17.600C0 -17.400 0.500 -17.100 0.800 -16.800C2 -14 2.800 -11 3.400 -8C2.800 -7.600 2 -7.400 1.300 -7.300C1.300 -11 0.600 -14.500 -0.400 -17.600Z',
  )
  path(
    k,
    body,
    'M0.600 -16.400C3 -15.500 5 -13.600 6.600 -11.200L5.200 -10C3.600 -11.800 1.600 -13.200 -0.600 -13.800Z',
  )
  path(
    k,
    lit,
    'M0.600 -16.400C3 -15.500 5 -13.600 6.600 -11.200L6 -10.700C4.400 -12.800 2.600 -14.400 0.200 -15.400Z',
  )
  path(k, skinLit, 'M6.500 -11.400L7.800 -10.200C8 -9.400 7 -8.800 6.400 -9.200L5.200 -10.200Z')
  // Head.
  if (hood)
    path(
      k,
      body,
      'M-1 -16C1.500 -17 2.600 -19.500 1.600 -21.200C0.200 -22.400 -1.500 -21.500 -2 -19.500Z',
    )
  path(k, skin, 'M-3.200 -22.200a2.350 2.500 0 1 0 0.010 0Z')
  path(
    k,
    skinLit,
    'M-2 -21.900C-1 -21.300 -0.700 -20.300 -0.900 -19.300C-1.200 -18.200 -2 -17.400 -3 -17.300C-2 -18.600 -1.600 -20.400 -2 -21.900Z',
  )
  path(
    k,
    hair,
    'M-4.800 -21.300C-4 -23.600 -1.400 -23.800 -0.400 -22C0.600 -20.500 2.600 -20.200 4 -20.900C3.200 -19 0.800 -18.400 -0.800 -18.700C-1.200 -19.800 -1.800 -20.600 -2.400 -21C-3.200 -20.700 -4 -20.800 -4.800 -21.300Z',
  )
  path(k, '#2a1830', 'M-4.500 -20.300a0.320 0.380 0 1 0 0.010 0Z')
  path(
    k,
    '#8c2c3c',
    'M-5 -18.700C-4.400 -18.600 -3.800 -18.700 -3.300 -19C-3.400 -18 -4.400 -17.600 -5 -18.700Z',
  )
}

/** One who stays where he is, under an umbrella, turned to the right; 20 high with it, feet at 0. */
export function unmoved(k) {
  path(
    k,
    'rgba(36,28,60,.4)',
    'M2 -0.200C-4 -0.800 -14 -0.400 -20 0.800C-14 1.800 -4 1.400 2 0.800Z',
  )
  path(k, '#2c3458', 'M-1.800 -7L-1.600 0.200H-0.200L0.100 -5.500L0.700 0.200H2.100L2.100 -7Z')
  path(
    k,
    '#3f6c5c',
    'M-2.500 -12.800C-1.500 -13.700 1.500 -13.700 2.500 -12.800L2.700 -5.800C1 -5.300 -1.200 -5.300 -2.700 -5.800Z',
  )
  path(
    k,
    '#6ca47c',
    'M1 -13.400C1.600 -13.300 2.100 -13.100 2.500 -12.800L2.700 -5.800C2.300 -5.700 1.800 -5.600 1.200 -5.500Z',
  )
  stroke(k, '#4a3448', 0.45, 'M2.800 -9V-19')
  stroke(k, '#3f6c5c', 1.3, 'M-0.200 -12L0.600 -9.600L2.700 -9.800')
  path(k, '#e0a880', 'M0.200 -17.200a1.750 1.900 0 1 0 0.010 0Z')
  path(
    k,
    '#d8dce4',
    'M-1.600 -15.800C-1.600 -17.800 1.200 -18.200 1.900 -16.700C0.800 -16.600 0.200 -16.400 -0.200 -15.700C-0.500 -15 -1.400 -15 -1.600 -15.800Z',
  )
  path(k, '#2a1830', 'M1.200 -15.700a0.240 0.280 0 1 0 0.010 0Z')
  path(
    k,
    '#c8303c',
    'M-5 -18C-4.600 -21.600 -1.200 -23.600 2.700 -23.600C6.600 -23.600 10 -21.600 10.400 -18C9.200 -18.900 7.800 -18.900 6.600 -18C5.400 -18.900 4 -18.900 2.700 -18C1.400 -18.900 0 -18.900 -1.200 -18C-2.400 -18.900 -3.800 -18.900 -5 -18Z',
  )
  path(
    k,
    '#ff7458',
    'M2.700 -23.600C6.600 -23.600 10 -21.600 10.400 -18C9.200 -18.900 7.800 -18.900 6.600 -18C6.400 -20.600 5 -22.600 2.700 -23.600Z',
  )
  path(
    k,
    '#90203c',
    'M-5 -18C-4.600 -21.600 -1.200 -23.600 2.700 -23.600C0.200 -22.600 -1 -20.600 -1.200 -18C-2.400 -18.900 -3.800 -18.900 -5 -18Z',
  )
}

/** Rain of the geyser: short slanting strokes and drops between the given points. */
export function shower(k, box, count, seed) {
  const r = random(seed)
  const [x0, y0, x1, y1] = box
  for (let i = 0; i < count; i++) {
    const [x, y, l] = [x0 + (x1 - x0) * r(), y0 + (y1 - y0) * r(), 1.2 + r() * 1.8]
    stroke(k, i % 3 ? '#ffffff' : '#b4d4e4', 0.26 + r() * 0.16, `M${x} ${y}l${-l * 0.5} ${l}`)
  }
}

/** The rings of silica and the pool in them; x, y its middle. */
export function silicaPool(k, x, y) {
  for (const [c, q, dy, s] of [
    ['#9c7464', 1, 2.6, 1],
    ['#c09478', 0.8, 1.8, 4],
    ['#e0bc98', 0.62, 1.1, 7],
    ['#f8e4c4', 0.45, 0.5, 9],
  ])
    fill(
      k,
      c,
      Array.from({ length: 44 }, (_, i) => {
        const a = (i / 44) * 6.2832
        const reach = q * (1 + noise(Math.cos(a) * 2 + s, Math.sin(a) * 2 + q) * 0.18)
        return [x + Math.cos(a) * 50 * reach, y + dy + Math.sin(a) * 8 * reach]
      }),
    )
  for (const [c, rx, ry] of [
    ['#247c94', 15, 2.2],
    ['#4cb4bc', 12.4, 1.7],
    ['#a4e4dc', 8, 1.1],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x, y, rx, ry, 0, 0, 7)
    k.fill()
  }
  // What runs off towards us.
  path(
    k,
    '#5cb0b8',
    `M${x - 6} ${y + 1.6}c-5 1.400 -3 2.800 -8 4.200c-6 1.600 -1 3.400 -6 5.400c-6 2.400 -2 5 -8 8c-4 2 -6 4 -8 7h7.500c2 -3 3 -4.600 6.500 -6.600c6 -3.200 1.500 -5.400 7.500 -8c5 -2.200 0.500 -4 6 -5.800c5 -1.600 3 -2.800 7.500 -4Z`,
  )
  path(
    k,
    '#a4e0d8',
    `M${x - 6} ${y + 1.6}c-5 1.400 -3 2.800 -8 4.200c-6 1.600 -1 3.400 -6 5.400c-6 2.400 -2 5 -8 8c-4 2 -6 4 -8 7h2.200c2 -3 4 -4.800 7.800 -6.800c6 -3.200 2 -5.600 8 -8c5.400 -2.200 0 -3.800 6 -5.600c5 -1.600 3.600 -2.900 8 -4.100Z`,
  )
  for (const [dx, dy, l] of points('14 4 9 22 6.500 12 -28 3.500 7 30 9 14', 3))
    path(k, '#b8dcd4', `M${x + dx} ${y + dy}q${l * 0.5} -0.700 ${l} 0q${-l * 0.5} 0.700 ${-l} 0Z`)
}
