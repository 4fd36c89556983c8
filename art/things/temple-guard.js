import { fill, path, points, stroke } from '../core/field.js'
import { court } from './royal-temple.js'

/** Tones of the guard: green, its shade, gold, its shade, red, its shade, line. */
export const GUARD = ['#4cb490', '#2a7272', '#ffdc78', '#c88a3c', '#e45444', '#983450', '#1a4858']

/** One half drawn twice, the left one in the light. */
const both = (k, lit, dark, d) => {
  for (const m of [1, -1]) {
    k.save()
    k.scale(m, 1)
    path(k, m < 0 ? lit : dark, d)
    k.restore()
  }
}

/** The giant who guards the gate, his face to us: crown, tusks, shoulder wings, mail, breeches, both hands on his club. 62 high, feet at 0. */
export function guard(k, [green, greenDark, gold, goldDark, red, redDark, line]) {
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
  // Flaps of the coat to both sides, the end of the sash down the middle.
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
  // Mail on the breast: rows of scales, belt, a broad collar.
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
  club(k, [green, greenDark, gold, goldDark, line])
  // Neck, ear wings, the face; above it the crown in tiers up to its spire.
  both(k, green, greenDark, 'M0 -38.6H2.6L3.4 -42H0Z')
  both(k, gold, goldDark, 'M4.6 -41.4C7 -42.2 8.8 -45.4 8.4 -50C6.8 -48.6 5.4 -48 4.6 -47Z')
  face(k, [green, greenDark, gold, goldDark, line])
  for (const [y, wide, high] of points('-46.4 6.4 2.4 -48.8 5.2 2.2 -51 4 2 -53 2.9 1.8', 3)) {
    both(k, gold, goldDark, `M0 ${y}H${wide}L${wide + 0.5} ${y - 0.8}L${wide - 0.8} ${y - high}H0Z`)
    stroke(k, line, 0.22, `M${-wide} ${y}H${wide}`)
    for (const x of [-0.66, 0, 0.66])
      path(k, red, `M${x * wide} ${y - high * 0.3}l0.6 -0.7l-0.6 -0.7l-0.6 0.7Z`)
  }
  both(k, gold, goldDark, 'M0 -54.8H1.9L1.1 -57L0.5 -60L0.1 -65H0Z')
}

/** Forearms, fists, and the club that stands between his feet. */
function club(k, [green, greenDark, gold, goldDark, line]) {
  path(k, gold, 'M-1.1 -27.5H0V0H-2.4L-1.9 -3.4L-1.5 -4Z')
  path(k, goldDark, 'M0 -27.5H1.1L1.5 -4L1.9 -3.4L2.4 0H0Z')
  for (const y of [-18, -11.5, -5.4]) stroke(k, line, 0.3, `M-1.300 ${y}H1.300`)
  both(
    k,
    green,
    greenDark,
    'M11 -29.600C11.600 -27.200 10 -25.400 7.400 -24.200L1.800 -21.800L1 -24.600L6.400 -27.600L7.600 -29.800Z',
  )
  // A line of shade parts the arms from his body.
  for (const m of [-1, 1])
    stroke(
      k,
      m < 0 ? greenDark : line,
      0.4,
      `M${m * 1.2} -24.600L${m * 6.4} -27.700L${m * 8.6} -30.400C${m * 9.2} -32 ${m * 9.2} -34 ${m * 8.6} -36M${m * 11.2} -28.200C${m * 11} -26.600 ${m * 9.6} -25.200 ${m * 7.4} -24.100L${m * 2} -21.800`,
    )
  both(k, gold, goldDark, 'M4.600 -26.600L3.200 -25.800L4.200 -22.800L5.700 -23.500Z')
  for (const [y, w] of [
    [-22.2, 2],
    [-24.6, 2.1],
  ]) {
    const fist = `M-${w} ${y}C-${w} ${y - 1.7} ${w} ${y - 1.7} ${w} ${y}C${w} ${y + 1.6} -${w} ${y + 1.6} -${w} ${y}Z`
    path(k, y < -24 ? green : greenDark, fist)
    stroke(
      k,
      line,
      0.18,
      `M-1.2 ${y + 0.3}V${y + 0.9}M0 ${y + 0.3}V${y + 1}M1.2 ${y + 0.3}V${y + 0.9}`,
    )
  }
}

/** The face of a giant: brows like flames, round eyes, a broad nose, tusks. */
function face(k, [green, greenDark, gold, goldDark, line]) {
  both(
    k,
    green,
    greenDark,
    'M0 -39.200C2.800 -39.200 4.800 -40.800 5.300 -43.200L5.600 -46V-48.400H0Z',
  )
  // The mouth first, its lips, then teeth and tusks.
  path(
    k,
    '#8c2c40',
    'M-3.900 -42.300Q0 -43.300 3.900 -42.300Q3.200 -40.300 0 -40.100Q-3.200 -40.300 -3.900 -42.300Z',
  )
  path(
    k,
    '#fff4dc',
    'M-2.400 -42.200Q0 -42.700 2.400 -42.200L2.200 -41.300Q0 -41.600 -2.200 -41.300Z',
  )
  for (const m of [-1, 1]) {
    path(k, '#fff4dc', `M${m * 2.5} -41.100L${m * 3.5} -43.700L${m * 3.7} -41.400Z`)
    // The eye bulges under its brow.
    k.fillStyle = '#fff8e8'
    k.beginPath()
    k.ellipse(m * 2.75, -45.2, 1.55, 1.2, 0, 0, 7)
    k.fill()
    k.fillStyle = line
    k.beginPath()
    k.arc(m * 2.5, -45.1, 0.72, 0, 7)
    k.fill()
    path(
      k,
      m < 0 ? gold : goldDark,
      `M${m * 0.7} -46C${m * 1.6} -47.600 ${m * 4} -48.200 ${m * 5.5} -47.200L${m * 5.2} -46.300C${m * 4} -47 ${m * 2} -46.800 ${m * 0.9} -45.200Z`,
    )
    stroke(k, line, 0.26, `M${m * 1.5} -43.300Q${m * 4} -43.600 ${m * 4.6} -41.800`)
  }
  path(k, green, 'M-0.7 -46H0.2L0.4 -42.700Q-1.200 -42.500 -1.900 -43.300Q-1.100 -44.200 -0.7 -46Z')
  path(k, greenDark, 'M0.2 -46H0.7Q1.100 -44.200 1.900 -43.300Q1.200 -42.500 0.1 -42.700Z')
  stroke(k, line, 0.24, 'M-1.900 -43.300Q-1.200 -42.500 0 -42.700Q1.200 -42.500 1.900 -43.300')
}

/** Half his outline for the shadow: how far out, how high. */
const OUTLINE = points(
  '12 0 8 4 10 12 12 17 14 23 8 27 10 29 13 34 14.6 45 9 40 6 42 8 50 5 48 4 52 1.500 57 0 64',
)

/** His shadow and that of the plinth on the court: the sun stands on the left, a metre up falls `across` and `back`. */
export function guardShadow(k, colour, [gx, gz], [x0, x1, z0, z1, high], [across, back]) {
  const on = (x, y, z) => court(x + y * across, 0, z + y * back)
  fill(k, colour, [
    on(x1, 0, z0),
    on(x1, high, z0),
    on(x1, high, z1),
    on(x0, high, z1),
    on(x0, 0, z1),
  ])
  const metre = 7.6 / 62
  const half = (m) => OUTLINE.map(([x, y]) => on(gx + m * x * metre, high + y * metre, gz))
  fill(k, colour, [...half(1), ...half(-1).toReversed()])
}

/** His plinth, standing square on the floor, from x0 to x1 and z0 to z1, `high` metres. */
export function plinth(k, x0, x1, z0, z1, high) {
  const box = (c, a, b, y0, y1) =>
    fill(k, c, [court(a, y0, z0), court(a, y1, z0), court(b, y1, z0), court(b, y0, z0)])
  fill(k, '#9c8cb4', [court(x1, 0, z0), court(x1, high, z0), court(x1, high, z1), court(x1, 0, z1)])
  box('#f0dcd0', x0, x1, 0, high)
  box('#e0ac58', x0, x1, 0, high * 0.12)
  box('#f4cc70', x0 - 0.08, x1 + 0.08, high * 0.84, high)
  box('#d8bcc0', x0 + 0.3, x1 - 0.3, high * 0.24, high * 0.72)
  fill(k, '#fff0dc', [
    court(x0, high, z0),
    court(x0, high, z1),
    court(x1, high, z1),
    court(x1, high, z0),
  ])
}
