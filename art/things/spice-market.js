import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Houses of coral stone along the alley: plaster, shutters, balconies of pierced wood. */
export function alley(k) {
  // Left row, in shade: three houses that go back.
  for (const [c, d] of [
    ['#8d6a5c', '-5 -5 30 -5 30 64 -5 72'],
    ['#a98468', '30 6 44 11 44 60 30 64'],
    ['#c9a27c', '44 16 53 19 53 57.500 44 60'],
  ])
    fill(k, c, points(d))
  // Right row, in the sun.
  for (const [c, d] of [
    ['#f4d7a4', '165 -5 118 -5 118 62 165 72'],
    ['#f9e4ba', '118 8 103 13 103 58.500 118 62'],
    ['#fbeccb', '103 18 93 21 93 56.500 103 58.500'],
  ])
    fill(k, c, points(d))
  // The end of the alley: a minaret and a patch of warm air.
  fill(k, '#f3d3a0', points('53 30 93 30 93 58 53 58'))
  fill(k, '#e6bd88', points('70 12 76 12 76 58 70 58'))
  fill(k, '#c99a72', points('74 12 76 12 76 58 74 58'))
  path(
    k,
    '#d9ab7c',
    'M68.800 22H77.200V23.600H68.800ZM69.600 12C69.600 8.600 71.600 7.600 73 5.400C74.400 7.600 76.400 8.600 76.400 12Z',
  )
  path(k, '#efcf9c', 'M54 36H68V58H54ZM80 33H93V58H80Z')
  path(
    k,
    '#b98f6c',
    'M57 40h2.600v4.500H57ZM63 40h2.600v4.500H63ZM83.500 38h2.600v4.500h-2.600ZM89 38h2.400v4.500H89ZM57 49h2.600v4H57Z',
  )
  for (const [x0, x1, y0, y1, wood, lit] of [
    [6, 13, 10, 22, '#5a3a38', 0],
    [19, 25, 12, 23, '#5a3a38', 0],
    [33, 36.6, 18, 27, '#6f4a40', 0],
    [39, 42, 20, 28, '#6f4a40', 0],
    [46.4, 50, 26, 33, '#8d6450', 0],
    [146, 153, 8, 21, '#7d4a34', 1],
    [131, 137, 11, 22, '#7d4a34', 1],
    [110, 114, 20, 28, '#96603f', 1],
    [96, 99.4, 27, 33.5, '#a87850', 1],
  ]) {
    const mid = (x0 + x1) / 2
    fill(
      k,
      lit ? '#fff6de' : '#b0896e',
      points(
        `${x0 - 0.8} ${y0 - 0.8} ${x1 + 0.8} ${y0 - 0.8} ${x1 + 0.8} ${y1 + 1} ${x0 - 0.8} ${y1 + 1}`,
      ),
    )
    fill(k, wood, points(`${x0} ${y0} ${x1} ${y0} ${x1} ${y1} ${x0} ${y1}`))
    stroke(k, lit ? '#a86a46' : '#3f2830', 0.35, `M${mid} ${y0}V${y1}`)
    for (let y = y0 + 1.4; y < y1; y += 1.5)
      stroke(
        k,
        lit ? '#9c5f40' : '#452c34',
        0.3,
        `M${x0 + 0.5} ${y}H${mid - 0.4}M${mid + 0.4} ${y}H${x1 - 0.5}`,
      )
  }
  // Balconies of pierced wood on brackets, each with its shadow.
  for (const [x0, x1, y, lit] of points('-5 29 31 0 33 43.600 37 0 119 165 31 1 104 117 37 1', 4)) {
    const [wood, dark, rail] = lit
      ? ['#a8653c', '#7a4430', '#d99a5c']
      : ['#4f3136', '#3a242e', '#74504a']
    path(
      k,
      lit ? 'rgba(120,70,90,.35)' : 'rgba(40,20,40,.4)',
      `M${x0} ${y + 9}H${x1}V${y + 13}L${x0} ${y + 12}Z`,
    )
    path(k, wood, `M${x0} ${y}H${x1}V${y + 8}H${x0}Z`)
    for (let x = x0 + 0.6; x < x1 - 1.4; x += 2.6)
      path(
        k,
        dark,
        `M${x} ${y + 6.8}V${y + 3}Q${x + 0.9} ${y + 1.2} ${x + 1.8} ${y + 3}V${y + 6.8}Z`,
      )
    path(
      k,
      rail,
      `M${x0 - 0.4} ${y - 0.6}H${x1 + 0.4}V${y + 0.7}H${x0 - 0.4}ZM${x0 - 0.4} ${y + 7.6}H${x1 + 0.4}V${y + 9}H${x0 - 0.4}Z`,
    )
  }
  // Doorways with their arches.
  path(k, '#33202e', 'M4 74V53C4 46.500 15 46.500 15 53V72Z')
  path(k, '#6a4238', 'M34 63V53C34 49.500 39 49.500 39 53V61.800Z')
  path(k, '#8a5236', 'M140 66.500V51C140 44.500 151 44.500 151 51V69Z')
  stroke(k, '#d9a060', 0.6, 'M140 66.500V51C140 44.500 151 44.500 151 51V69M145.500 46.500V67')
  path(k, '#96603f', 'M107 60V51C107 48 111.500 48 111.500 51V60.500Z')
}

/** A broad basket with its heap: a cone with a light and a shade side, a dent where the scoop went in. */
export function basket(k, x, y, q, [lit, main, dark], kind, seed) {
  const r = random(seed)
  path(
    k,
    'rgba(60,24,44,.45)',
    `M${x - 9 * q} ${y + 4.6 * q}C${x - 15 * q} ${y + 6 * q} ${x - 18 * q} ${y + 8 * q} ${x - 12 * q} ${y + 8.6 * q}H${x + 4 * q}L${x + 8 * q} ${y + 4.6 * q}Z`,
  )
  path(
    k,
    '#a8743f',
    `M${x - 10 * q} ${y}C${x - 9.6 * q} ${y + 5 * q} ${x - 8 * q} ${y + 8 * q} ${x - 6.6 * q} ${y + 8.6 * q}H${x + 6.6 * q}C${x + 8 * q} ${y + 8 * q} ${x + 9.6 * q} ${y + 5 * q} ${x + 10 * q} ${y}Z`,
  )
  path(
    k,
    '#6e4634',
    `M${x - 10 * q} ${y}C${x - 9.6 * q} ${y + 5 * q} ${x - 8 * q} ${y + 8 * q} ${x - 6.6 * q} ${y + 8.6 * q}H${x - 2 * q}C${x - 4 * q} ${y + 6 * q} ${x - 5 * q} ${y + 3 * q} ${x - 4.6 * q} ${y}Z`,
  )
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 11; j++)
      stroke(
        k,
        (i + j) % 2 ? '#d9a565' : '#7d5138',
        0.5 * q,
        `M${x + (-9 + j * 1.7 + i * 0.3) * (1 - i * 0.09) * q} ${y + (2.4 + i * 2) * q}h${1.3 * q}`,
      )
  path(
    k,
    main,
    `M${x - 9.4 * q} ${y + 0.4 * q}C${x - 6 * q} ${y - 3 * q} ${x - 2.4 * q} ${y - 8.6 * q} ${x + 0.4 * q} ${y - 9 * q}C${x + 2.6 * q} ${y - 8.6 * q} ${x + 6 * q} ${y - 3 * q} ${x + 9.4 * q} ${y + 0.4 * q}C${x + 5 * q} ${y + 2.4 * q} ${x - 5 * q} ${y + 2.4 * q} ${x - 9.4 * q} ${y + 0.4 * q}Z`,
  )
  path(
    k,
    dark,
    `M${x - 9.4 * q} ${y + 0.4 * q}C${x - 6 * q} ${y - 3 * q} ${x - 2.4 * q} ${y - 8.6 * q} ${x + 0.4 * q} ${y - 9 * q}C${x - 1 * q} ${y - 5 * q} ${x - 2.6 * q} ${y - 1 * q} ${x - 2 * q} ${y + 1.9 * q}C${x - 5 * q} ${y + 1.8 * q} ${x - 8 * q} ${y + 1.2 * q} ${x - 9.4 * q} ${y + 0.4 * q}Z`,
  )
  path(
    k,
    lit,
    `M${x + 0.4 * q} ${y - 9 * q}C${x + 2.6 * q} ${y - 8.6 * q} ${x + 6 * q} ${y - 3 * q} ${x + 9.4 * q} ${y + 0.4 * q}C${x + 7 * q} ${y + 0.6 * q} ${x + 4 * q} ${y - 2 * q} ${x + 0.4 * q} ${y - 9 * q}Z`,
  )
  if (kind === 'grain')
    for (let i = 0; i < 70; i++) {
      const t = r()
      const gx = (r() * 2 - 1) * 8 * t
      stroke(
        k,
        gx < -1 ? dark : i % 2 ? lit : dark,
        0.7 * q,
        `M${x + gx * q} ${y - (8.4 - t * 8.6) * q}l${0.7 * q * (r() - 0.5)} ${0.5 * q}`,
      )
    }
  if (kind === 'stick')
    for (let i = 0; i < 22; i++) {
      const gx = -7 + r() * 14
      const gy = -7.6 + Math.abs(gx) * 0.8 + r() * 3
      stroke(
        k,
        i % 3 ? (gx < -1 ? main : lit) : dark,
        1.1 * q,
        `M${x + (gx - 2) * q} ${y + gy * q}l${4 * q} ${(r() - 0.5) * 2 * q}`,
      )
    }
  path(
    k,
    '#c48a4c',
    `M${x - 10.4 * q} ${y - 0.4 * q}C${x - 6 * q} ${y + 2.4 * q} ${x + 6 * q} ${y + 2.4 * q} ${x + 10.4 * q} ${y - 0.4 * q}L${x + 10.2 * q} ${y + 1.2 * q}C${x + 6 * q} ${y + 4 * q} ${x - 6 * q} ${y + 4 * q} ${x - 10.2 * q} ${y + 1.2 * q}Z`,
  )
  path(
    k,
    '#8a5a3c',
    `M${x - 10.4 * q} ${y - 0.4 * q}C${x - 8.6 * q} ${y + 0.8 * q} ${x - 6 * q} ${y + 1.4 * q} ${x - 3.6 * q} ${y + 1.6 * q}L${x - 3.8 * q} ${y + 3.2 * q}C${x - 6.4 * q} ${y + 2.9 * q} ${x - 8.6 * q} ${y + 2.2 * q} ${x - 10.2 * q} ${y + 1.2 * q}Z`,
  )
}

/** The seller in her kanga, to the knees behind the baskets: a scoop of cloves in her hand. */
export function seller(k) {
  path(k, '#d9562f', 'M-9 16C-10.500 0 -10 -18 -7.500 -25H7C9.600 -18 10.500 0 9.500 16Z')
  path(k, '#9c3030', 'M-9 16C-10.500 0 -10 -18 -7.500 -25H-3C-5 -14 -4.600 2 -4 16Z')
  for (const [x, y] of points('-1 -8 4 -14 6 -4 1 -19 2 -1 -6 -12 -6.500 -3 6.500 -20')) {
    path(k, '#f7cf5c', `M${x} ${y - 1.5}a1.500 1.500 0 1 0 0.010 0Z`)
    path(k, '#7a2434', `M${x} ${y - 0.7}a0.700 0.700 0 1 0 0.010 0Z`)
  }
  stroke(k, '#f7e6bc', 0.9, 'M-9.800 5H9.800M-9.600 7H9.600')
  // Shawl of the same cloth over head and shoulders.
  path(
    k,
    '#e8a52c',
    'M-10 -14C-11 -22 -8 -27 -4.500 -28.500C-6 -36 -3.500 -40.500 0.500 -40.500C5 -40.500 6.600 -36 5 -28.500C9 -27 11 -22 10.500 -13C6 -16 -4 -17 -10 -14Z',
  )
  path(
    k,
    '#b06c24',
    'M-10 -14C-11 -22 -8 -27 -4.500 -28.500C-6 -36 -3.500 -40.500 0.500 -40.500C-2.600 -36 -2.600 -30 -1.500 -27C-4 -24 -5 -19 -4.600 -15.800C-6.600 -15.500 -8.600 -14.800 -10 -14Z',
  )
  stroke(
    k,
    '#fff0c0',
    0.6,
    'M-1 -19.500C3 -20 7 -19 10 -17M0.500 -23C4 -23.500 7.500 -22.500 9.600 -21',
  )
  path(
    k,
    '#6a3f2e',
    'M-2.600 -33.500C-2.600 -37 4.600 -37 4.600 -33.500C4.600 -29.800 3.200 -27.600 1.200 -27.600C-1 -27.600 -2.600 -29.800 -2.600 -33.500Z',
  )
  path(
    k,
    '#8d5a40',
    'M1.600 -36C3.600 -35.800 4.600 -35 4.600 -33.500C4.600 -29.800 3.200 -27.600 1.200 -27.600C3 -30 3 -33.500 1.600 -36Z',
  )
  stroke(k, '#2c1a20', 0.5, 'M-1 -33.200q0.800 -0.600 1.500 0M2.400 -33.200q0.700 -0.600 1.400 0')
  stroke(k, '#c2705c', 0.6, 'M0 -30Q1.400 -28.900 2.800 -30.100')
  path(k, '#f7d46c', 'M-3 -31.500a0.800 1 0 1 0 0.010 0Z')
  // The arm with the scoop: cloves run down in a thread.
  stroke(k, '#8d5a40', 2.6, 'M8 -20L15 -14L20 -17')
  stroke(k, '#e8a52c', 3.6, 'M7.600 -22L12.500 -16.500')
  path(
    k,
    '#e8c886',
    'M19 -19.500C22 -20 26 -19.500 28 -18L26.500 -15.500C23.500 -14.600 20.500 -15 19 -16.200Z',
  )
  path(
    k,
    '#a87a46',
    'M19 -16.200C22 -15.600 25 -16 28 -18L26.500 -15.500C23.500 -14.600 20.500 -15 19 -16.200Z',
  )
}

/** A brass lantern on its chain, lit before the evening comes. */
export function lantern(k, x, y, q) {
  stroke(k, '#4a3038', 0.3, `M${x} -5V${y}`)
  path(k, '#8a5a34', `M${x - 1 * q} ${y + 1 * q}L${x} ${y - 1.6 * q}L${x + 1 * q} ${y + 1 * q}Z`)
  path(
    k,
    '#ffdc86',
    `M${x - 2.2 * q} ${y + 3 * q}L${x - 1.2 * q} ${y + 1 * q}H${x + 1.2 * q}L${x + 2.2 * q} ${y + 3 * q}L${x + 1.4 * q} ${y + 7 * q}H${x - 1.4 * q}Z`,
  )
  path(
    k,
    '#f0a44c',
    `M${x - 2.2 * q} ${y + 3 * q}L${x - 1.2 * q} ${y + 1 * q}H${x - 0.2 * q}L${x - 0.8 * q} ${y + 7 * q}H${x - 1.4 * q}Z`,
  )
  stroke(
    k,
    '#8a5a34',
    0.4 * q,
    `M${x - 2.2 * q} ${y + 3 * q}H${x + 2.2 * q}M${x - 1.4 * q} ${y + 7 * q}H${x + 1.4 * q}M${x} ${y + 1 * q}V${y + 7 * q}`,
  )
  path(k, '#8a5a34', `M${x - 0.8 * q} ${y + 7 * q}L${x} ${y + 9 * q}L${x + 0.8 * q} ${y + 7 * q}Z`)
}

/** People of the alley, small, from behind. */
export const walker = (robe, shade, cap) => (k) => {
  path(k, 'rgba(60,24,44,.4)', 'M-3 0C-9 0.600 -16 2 -20 3.400L-17 4.400C-10 3 -3 1.600 3 0Z')
  path(
    k,
    robe,
    'M-3.600 0C-4 -8 -4.400 -14 -3.400 -19C-2 -20.600 2 -20.600 3.400 -19C4.400 -14 4 -8 3.600 0Z',
  )
  path(k, shade, 'M-3.600 0C-4 -8 -4.400 -14 -3.400 -19L-1 -20C-2 -13 -1.400 -6 -1 0Z')
  path(k, '#5a3628', 'M-2 -22.600a2 2.400 0 1 0 4 0a2 2.400 0 1 0 -4 0Z')
  path(k, cap, 'M-2.100 -23C-2.100 -26 2.100 -26 2.100 -23Z')
}
