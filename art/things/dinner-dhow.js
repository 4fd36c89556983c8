import { path, points, stroke } from '../core/field.js'

const PALE = '#fff0c4'

/** Guests at their tables on deck, lit by the lamps; x is the middle of a pair. */
function guests(k, x, y, [left, right]) {
  for (const [dx, c, hair] of [
    [-1.9, left, '#2c2038'],
    [1.9, right, '#5a3438'],
  ]) {
    path(
      k,
      c,
      `M${x + dx - 1} ${y}C${x + dx - 1.2} ${y - 2} ${x + dx - 0.8} ${y - 3} ${x + dx} ${y - 3}C${x + dx + 0.8} ${y - 3} ${x + dx + 1.2} ${y - 2} ${x + dx + 1} ${y}Z`,
    )
    path(k, '#e2a880', `M${x + dx} ${y - 4.9}a0.900 1 0 1 0 0.010 0Z`)
    path(
      k,
      hair,
      `M${x + dx - 0.9} ${y - 4}C${x + dx - 0.9} ${y - 5.4} ${x + dx + 0.9} ${y - 5.4} ${x + dx + 0.9} ${y - 4}C${x + dx + 0.3} ${y - 4.5} ${x + dx - 0.3} ${y - 4.5} ${x + dx - 0.9} ${y - 4}Z`,
    )
  }
  path(k, '#fff4dc', `M${x - 1.1} ${y - 1.7}h2.200v0.400h-2.200Z`)
  path(k, PALE, `M${x - 0.25} ${y - 1.7}v-0.900h0.500v0.900Z`)
}

/** A dhow for an evening on the canal: two decks of guests, its lines drawn in lamps. Waterline at 0. */
export function dinnerDhow(k) {
  const lamps = []
  for (let i = 0; i <= 22; i++) {
    const t = i / 22
    lamps.push(
      [-33 + t * 39, -13 - t * 29 + Math.sin(t * Math.PI) * 3.6],
      [6 + t * 27, -42 + t * 28 + Math.sin(t * Math.PI) * 3.6],
    )
  }
  for (const [x, y] of lamps) path(k, PALE, `M${x} ${y - 0.4}a0.400 0.400 0 1 0 0.010 0Z`)
  path(k, '#2a1c3c', 'M-33 -13C-30 -6 -28 -2 -25 0H25C29 -2.500 31.500 -7 33 -14L24 -8.600H-24Z')
  path(
    k,
    '#7a4a3c',
    'M-33 -13C-31 -8.400 -29.500 -5.600 -28 -3.600C-10 -2.400 14 -2.600 29 -4.400C30.800 -7 32 -10 33 -14L24 -8.600H-24Z',
  )
  path(
    k,
    '#a9693f',
    'M-24 -8.600H24L33 -14C32.600 -12 32 -10.400 31.400 -9C26 -6.600 -22 -6 -31 -9.200C-31.600 -10.400 -32.400 -11.600 -33 -13Z',
  )
  stroke(k, '#53303c', 0.4, 'M-29.600 -5.800C-12 -4.400 14 -4.600 30 -6.400')
  // The lower saloon glows, pillars before it.
  path(k, '#ffcf74', 'M-22 -8.600V-14H21V-8.600Z')
  path(k, '#ffe7ac', 'M-20 -8.600V-13H-12V-8.600ZM-4 -8.600V-13H4V-8.600ZM11 -8.600V-13H18V-8.600Z')
  for (let x = -22; x <= 21; x += 4.3) path(k, '#5a3440', `M${x - 0.3} -8.600V-14h0.600V-8.600Z`)
  for (const [x, c] of points('-17 1 -8.500 2 0.500 3 9 4 15.500 5')) {
    path(
      k,
      '#4a2c44',
      `M${x - 1} -8.600C${x - 1.1} -10.400 ${x - 0.6} -11.200 ${x} -11.200C${x + 0.6} -11.200 ${x + 1.1} -10.400 ${x + 1} -8.600Z`,
    )
    path(k, c % 2 ? '#3a2438' : '#5a3438', `M${x} -13.100a0.900 1 0 1 0 0.010 0Z`)
  }
  path(k, '#5a3440', 'M-24 -15.200H23L24 -13.800H-24.500Z')
  path(k, '#c98a54', 'M-24 -15.200H23L23.200 -14.800H-24.200Z')
  // The upper deck under its awning.
  stroke(
    k,
    '#c98a54',
    0.35,
    'M-23 -17.600H22.400M-23 -17.600V-15M-15 -17.600V-15M-7 -17.600V-15M1 -17.600V-15M9 -17.600V-15M17 -17.600V-15M22.400 -17.600V-15',
  )
  for (const [x, a, b] of [
    [-18, '#e2583c', '#f4c33c'],
    [-8, '#3fa0a8', '#e86a8c'],
    [2, '#f2ead2', '#4f68b4'],
    [12, '#f4a03c', '#8a5aa4'],
  ])
    guests(k, x, -15.1, [a, b])
  stroke(k, '#7a4a3c', 0.6, 'M-22 -15V-24M-4 -15V-24.600M14 -15V-24M21 -15V-23')
  path(
    k,
    '#f2e2c4',
    'M-25 -23.400C-14 -26 10 -26 24 -22.600L23.400 -21.400C10 -24.400 -14 -24.400 -24.600 -22Z',
  )
  path(
    k,
    '#c99a8c',
    'M-24.600 -22C-14 -24.400 10 -24.400 23.400 -21.400L23.200 -20.800C10 -23.600 -14 -23.600 -24.500 -21.400Z',
  )
  stroke(k, '#7a4a3c', 0.9, 'M4 -24.800L6 -42')
  stroke(k, '#7a4a3c', 0.9, 'M-14 -28L24 -45')
  path(
    k,
    '#f2e2c4',
    'M-13 -28.400C-2 -33.800 12 -40.400 22 -44.200C20 -41.600 8 -34.600 -2 -30.600C-7 -28.600 -11 -27.600 -13 -28.400Z',
  )
  path(
    k,
    '#c99a8c',
    'M-11 -28.200C0 -32 12 -38 20 -42.400C16 -39 8 -34.600 -2 -30.600C-6 -29 -9 -28 -11 -28.200Z',
  )
  stroke(
    k,
    '#7a4a3c',
    0.3,
    'M-6 -31.600L-4.600 -29.600M2 -35.200L3.600 -32.800M14 -40.800L15.400 -38.800',
  )
  for (let i = 0; i <= 16; i++)
    path(
      k,
      PALE,
      `M${-31 + i * 3.9} ${-8.4 - Math.abs(i / 16 - 0.5) ** 2 * 17}a0.380 0.380 0 1 0 0.010 0Z`,
    )
  path(k, '#e2483c', 'M-25 -15.200V-20.500L-29.500 -19L-25 -17.600Z')
}
