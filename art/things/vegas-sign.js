// The sign of Las Vegas of 1959.
import { at, fill, path, stroke } from '../core/field.js'

/** Strokes of the sign's letters in a box of 4 × 6. */
const LETTERS = {
  A: 'M0 6L2 0L4 6M0.800 4H3.200',
  C: 'M4 0.800C1 -0.800 0 1 0 3C0 5 1 6.800 4 5.200',
  D: 'M0 0V6H1.500C4.500 6 4.500 0 1.500 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  G: 'M4 1C2 -1 0 0.500 0 3C0 5.500 2 7 4 5V3.200H2.400',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.500L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0C-0.700 0 -0.700 6 2 6C4.700 6 4.700 0 2 0Z',
  S: 'M4 0.800C2 -0.800 0 0 0 1.500C0 3.300 4 2.600 4 4.500C4 6.300 1.500 6.600 0 5',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.500L3 6L4 0',
}

function word(k, text, x, y, size, step, colour, weight) {
  for (const [i, letter] of [...text].entries())
    if (LETTERS[letter])
      at(k, x + i * step, y, size, (c) => stroke(c, colour, weight, LETTERS[letter]))
}

/** The sign of 1959 on its two poles: seven discs, the long lozenge with its bulbs, the star; foot at 0, 0, 62 units tall. */
export function sign(k) {
  path(k, '#5b6a9c', 'M-15 0V-60H-12.400V0ZM12.400 0V-60H15V0Z')
  path(k, '#9aa8d0', 'M-15 0V-60H-14V0ZM12.400 0V-60H13.400V0Z')
  path(k, '#5b6a9c', 'M-15 -58H15V-60H-15Z')
  // The star over it all.
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283 + 0.2
    const q = i % 2 ? 4.4 : 7
    fill(k, i % 2 ? '#ffd25c' : '#ff7a4c', [
      [Math.cos(a) * q - 8, Math.sin(a) * q - 62],
      [Math.cos(a + 1.6) * 1.5 - 8, Math.sin(a + 1.6) * 1.5 - 62],
      [Math.cos(a - 1.6) * 1.5 - 8, Math.sin(a - 1.6) * 1.5 - 62],
    ])
  }
  path(k, '#fff3c8', 'M-8 -63.600a1.600 1.600 0 1 0 0.010 0Z')
  // The board: wider above than below, its sides bent.
  path(
    k,
    '#2b3a86',
    'M-29 -47C-20 -52.500 20 -52.500 29 -47C27 -38 22 -27 16 -17C8 -14.500 -8 -14.500 -16 -17C-22 -27 -27 -38 -29 -47Z',
  )
  path(
    k,
    '#f2c23c',
    'M-27.600 -46.300C-19 -51.300 19 -51.300 27.600 -46.300C25.800 -38 21 -27.500 15.200 -18C8 -15.800 -8 -15.800 -15.200 -18C-21 -27.500 -25.800 -38 -27.600 -46.300Z',
  )
  path(
    k,
    '#fdf6e4',
    'M-26 -45.500C-18 -50 18 -50 26 -45.500C24.200 -38 19.800 -28 14.300 -19C8 -17.200 -8 -17.200 -14.300 -19C-19.800 -28 -24.200 -38 -26 -45.500Z',
  )
  path(
    k,
    '#e6dcd8',
    'M4 -48.800C12 -48.600 20 -48 26 -45.500C24.200 -38 19.800 -28 14.300 -19C11 -18 8 -17.600 4 -17.500Z',
  )
  for (const [i, letter] of [...'WELCOME'].entries()) {
    const x = -18 + i * 6
    const y = -53 + Math.abs(i - 3) * 0.35
    path(k, '#2b3a86', `M${x} ${y - 3.4}a3.100 3.100 0 1 0 0.010 0Z`)
    path(k, '#fffdf4', `M${x} ${y - 2.9}a2.600 2.600 0 1 0 0.010 0Z`)
    at(k, x - 1.1, y - 1.95, 0.56, (c) => stroke(c, '#d8323c', 1.3, LETTERS[letter]))
  }
  stroke(
    k,
    '#2f6fb8',
    0.6,
    'M-15 -43.500C-14.200 -45.500 -13.500 -45 -13.600 -42.600M-15.200 -44.400H-12.400M-11.600 -43.200a0.800 0.700 0 1 0 0.010 0',
  )
  stroke(
    k,
    '#2f6fb8',
    0.7,
    'M-6.500 -45.500C-8 -46 -8.500 -44 -7.500 -42M-8.500 -44H-6M-5 -43.500C-6 -43.500 -6 -42 -5 -42C-4 -42 -4 -43.500 -3.900 -43.500V-42M-2.600 -45.500V-42C-1 -41.600 -1 -43.600 -2.500 -43.500M0 -43.500V-42.600C0 -41.800 1.300 -41.800 1.400 -43.500V-42M2.800 -45.500V-42M4 -43C4 -44 5.400 -44 5.400 -43C5.400 -41.600 4 -41.600 4 -43M6.400 -43.500V-42.600C6.400 -41.800 7.700 -41.800 7.800 -43.500V-42M10.200 -43.500C8.800 -43.800 8.800 -42.800 9.600 -42.700C10.600 -42.500 10.200 -41.700 8.900 -42',
  )
  word(k, 'LAS', -20.8, -39.4, 1.05, 5.1, '#d8323c', 1.25)
  word(k, 'VEGAS', -3.8, -39.4, 1.05, 5, '#d8323c', 1.25)
  word(k, 'NEVADA', -9.5, -28, 0.56, 3.4, '#2f6fb8', 1.5)
  // Bulbs along the yellow edge.
  for (let i = -9; i <= 9; i++) {
    const u = i / 9
    const y = Math.abs(u)
    for (const [bx, by] of [
      [u * 26.6, -46.8 - 3.1 * (1 - u * u)],
      [u * 14.4, -17.7 + 1.2 * (1 - u * u)],
      [Math.sign(u) * (26.4 - y * 11.4 + Math.sin(y * 3.14) * 0.9), -45.6 + y * 26.6],
    ])
      path(k, '#fffbe2', `M${bx} ${by - 0.5}a0.500 0.500 0 1 0 0.010 0Z`)
  }
}
