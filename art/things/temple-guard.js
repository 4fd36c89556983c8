import { fill, path, points, stroke } from '../core/field.js'
import { court } from './royal-temple.js'

/** Tones of the guard: green, its shade, gold, its shade, red, its shade, line. */
export const GUARD = {
  shade: ['#2c6c70', '#1c4a5c', '#b48850', '#7c5848', '#8c3c54', '#5c2848', '#17344c'],
  sun: ['#4cb490', '#2c7c74', '#ffdc78', '#d0903c', '#e45444', '#a03448', '#1f5460'],
}

/** One half drawn twice, the left one in the light. */
const both = (k, lit, dark, d) => {
  for (const m of [1, -1]) {
    k.save()
    k.scale(m, 1)
    path(k, m < 0 ? lit : dark, d)
    k.restore()
  }
}

/** The giant who guards the gate, from behind: crown, shoulder wings, mail, breeches, the long tail of his sash. 62 high, feet at 0. */
export function guard(k, [green, greenDark, gold, goldDark, red, redDark, line]) {
  // Club between his feet, seen past the legs.
  path(k, goldDark, 'M-1.4 -20H1.4L2.4 0H-2.4Z')
  // Shoes that curl, greaves with rings, breeches over bent knees.
  both(
    k,
    gold,
    goldDark,
    'M3 0C3 -2.4 3.4 -3.4 4.4 -3.8H8C8.8 -3 11 -2.6 13 -5C13.6 -2.2 12 0 9.6 0Z',
  )
  both(
    k,
    green,
    greenDark,
    'M4.2 -3.4L3.6 -8C3.4 -10.6 3.8 -12.4 4.8 -14L10 -13.4C10.2 -10.4 9 -6.6 7.8 -3.4Z',
  )
  both(k, gold, goldDark, 'M4 -3.6H8.2L8.7 -5.4H3.8ZM3.5 -8.2L9.3 -7.6L9.8 -9.2L3.5 -9.8Z')
  both(
    k,
    red,
    redDark,
    'M0.4 -26H7.2C10.6 -23.6 12.8 -18.6 12 -14.6C11.4 -12.4 9.4 -11.4 7.2 -11.8C5 -12 4 -13.6 3.6 -15.6L0.4 -19Z',
  )
  for (const m of [-1, 1])
    for (const [a, b, c] of points('6.8 -23.4 9.8 7 -20.2 10.8 6.6 -17 10.6', 3))
      stroke(
        k,
        m < 0 ? gold : goldDark,
        0.5,
        `M${m * a} ${b}Q${m * (a + c) * 0.52} ${b + 1.6} ${m * c} ${b + 2}`,
      )
  both(
    k,
    gold,
    goldDark,
    'M4 -15C5.4 -12.8 9.6 -12.4 12 -15L11.6 -13C9.6 -11.4 5.6 -11.4 4.2 -13.4Z',
  )
  // Flaps of the coat to both sides, the tail of the sash down the middle.
  both(
    k,
    green,
    greenDark,
    'M1.6 -27H6.6C9.8 -25 12.6 -22.6 14.6 -23.6C13.8 -20.4 10.8 -19.6 7.6 -21L2.4 -22Z',
  )
  both(
    k,
    gold,
    goldDark,
    'M6.6 -21.6C10 -20 13 -20.6 14.6 -23.6L14 -21.4C12.6 -18.6 9.4 -18.6 6.2 -20.4Z',
  )
  path(k, redDark, 'M-2.8 -26H2.8L3.6 -5L0 -1.4L-3.6 -5Z')
  path(k, red, 'M-2.8 -26H0.4L0.4 -1.8L0 -1.4L-3.6 -5Z')
  path(
    k,
    gold,
    'M-3.7 -6.6L-3.6 -5L0 -1.4L3.6 -5L3.7 -6.6L0 -3.2ZM-3 -20.6H3L3.1 -19.4H-3.1ZM-3.2 -13.6H3.2L3.3 -12.4H-3.3Z',
  )
  for (const y of [-23.4, -17, -10]) path(k, gold, `M0 ${y - 1.1}L1 ${y}L0 ${y + 1.1}L-1 ${y}Z`)
  // Mail on the back: rows of scales, belt, a broad collar.
  both(k, green, greenDark, 'M0 -25H6.4C7.4 -29 9 -33 8.8 -38C6.4 -40 3 -40.4 0 -40.4Z')
  for (let row = 0; row < 5; row++)
    for (let i = -3; i <= 3; i++) {
      const x = i * 2 + (row % 2)
      if (Math.abs(x) > 6.4) continue
      const y = -28.4 - row * 2.1
      stroke(
        k,
        x < 0 ? gold : goldDark,
        0.34,
        `M${x - 0.9} ${y - 1}Q${x} ${y + 1} ${x + 0.9} ${y - 1}`,
      )
    }
  both(k, gold, goldDark, 'M0 -24.4H6.8L7 -27H0ZM0 -36.8C3 -36.8 6.4 -37.6 8.8 -40H3L0 -41.6Z')
  both(k, red, redDark, 'M0 -25.2H6.8V-26.2H0ZM0 -38C2.6 -38 5 -38.6 6.6 -39.7L3 -40L0 -41Z')
  // Arms go forward to the club: the upper arm and the elbow stand out.
  both(
    k,
    green,
    greenDark,
    'M7 -38.6C10 -39.8 12.6 -38 13 -34.6C13.4 -31 12 -28 9.4 -27.2C8 -27 6.8 -28 7 -29.6C8.6 -31 9 -33 8.4 -35Z',
  )
  both(
    k,
    gold,
    goldDark,
    'M8.6 -34L13 -35L13.1 -33L8.9 -32ZM7 -29.8L10.4 -27.6L9.2 -27.1C8 -27 6.9 -28 7 -29.8Z',
  )
  both(
    k,
    gold,
    goldDark,
    'M4.8 -39.4C8.6 -40 12.4 -41.4 14.6 -45.4C15 -40.4 13 -37 8.8 -36.4C6.8 -36.4 5.4 -37.6 4.8 -39.4Z',
  )
  both(k, red, redDark, 'M7 -38.6C9.4 -39 11.8 -40.2 13.4 -42.4C13 -39.4 11.4 -37.6 8.8 -37.2Z')
  // Nape, ear wings, the back of the crown in tiers up to its spire.
  both(k, green, greenDark, 'M0 -38.6H2.6L3.4 -42H0Z')
  both(k, gold, goldDark, 'M4.6 -42C7 -42.6 8.6 -45.4 8.4 -50C6.8 -48.6 5.4 -48 4.6 -47Z')
  both(k, green, greenDark, 'M0 -40.6C3.4 -40.6 5.4 -42.8 5.4 -46V-48.4H0Z')
  for (const [y, wide, high] of points('-46.4 6.4 2.4 -48.8 5.2 2.2 -51 4 2 -53 2.9 1.8', 3)) {
    both(k, gold, goldDark, `M0 ${y}H${wide}L${wide + 0.5} ${y - 0.8}L${wide - 0.8} ${y - high}H0Z`)
    stroke(k, line, 0.22, `M${-wide} ${y}H${wide}`)
    for (const x of [-0.66, 0, 0.66])
      path(k, red, `M${x * wide} ${y - high * 0.3}l0.6 -0.7l-0.6 -0.7l-0.6 0.7Z`)
  }
  both(k, gold, goldDark, 'M0 -54.8H1.9L1.1 -57L0.5 -60L0.1 -65H0Z')
}

/** His plinth, standing square on the floor, from x0 to x1 and z0 to z1, `high` metres, in the shade. */
export function plinth(k, x0, x1, z0, z1, high) {
  const box = (c, a, b, y0, y1) =>
    fill(k, c, [court(a, y0, z0), court(a, y1, z0), court(b, y1, z0), court(b, y0, z0)])
  fill(k, '#7c6c94', [court(x1, 0, z0), court(x1, high, z0), court(x1, high, z1), court(x1, 0, z1)])
  box('#a494b4', x0, x1, 0, high)
  box('#b48850', x0, x1, 0, high * 0.12)
  box('#b48850', x0 - 0.08, x1 + 0.08, high * 0.84, high)
  box('#8c7ca4', x0 + 0.3, x1 - 0.3, high * 0.24, high * 0.72)
  fill(k, '#c0b0c4', [
    court(x0, high, z0),
    court(x0, high, z1),
    court(x1, high, z1),
    court(x1, high, z0),
  ])
}
