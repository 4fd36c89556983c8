import { fill, path, points, stroke } from '../core/field.js'

/** A spire of rings: each a little narrower, from r0 to r1 between two heights. */
const spire = (r0, r1, from, to, n) =>
  Array.from({ length: n }, (_, i) => {
    const [a, b] = [i / n, (i + 0.7) / n]
    const r = r0 + (r1 - r0) * a
    return [
      [r, from + (to - from) * a],
      [r * 0.98, from + (to - from) * b],
      [r * 0.74, from + (to - from) * b],
    ]
  }).flat()

/** A body of turned mouldings: [radius, height] from foot to tip; lit from the left in four tones. */
function turned(k, profile, [lit, mid, shade, deep]) {
  const part = (colour, a, b) =>
    fill(k, colour, [
      ...profile.map(([r, y]) => [r * a, y]),
      ...profile.toReversed().map(([r, y]) => [r * b, y]),
    ])
  part(mid, -1, 1)
  part(lit, -0.86, -0.3)
  part(shade, 0.26, 1)
  part(deep, 0.74, 1)
}

const WHITE = ['#fffdf2', '#ece6e4', '#b4b4d4', '#8c90bc']
const GOLD = ['#ffe690', '#f2b83c', '#c47c2c', '#8c5238']

/** A white memorial of a prince: stepped plinth with a niche, bell, ringed spire with a gilt tip; `tones` from light to deep. Foot at 0, 60 high. */
export function memorial(k, tones = WHITE) {
  const body = points(
    '13 0 13 -3 11.800 -3 11.800 -6 10.400 -7 10.400 -14 11.600 -15 11.600 -17 9.800 -17.600 9.800 -19.600 8.600 -19.600 8.600 -21.600 7.600 -21.600 7.600 -23.400 8 -24 7 -27 6 -31 5.300 -33.500 4.400 -35 2.800 -35.800 3.300 -36 3.300 -38.600 2.500 -38.600',
  )
  turned(k, [...body, ...spire(2.4, 0.9, -38.6, -52, 7), [0.9, -52.2]], tones)
  turned(k, points('0.900 -52 1.300 -53 0.700 -54 0.500 -57 0.150 -61'), GOLD)
  // The niche and the lines of its mouldings.
  path(k, '#8c90bc', 'M-3 -7V-11.500C-3 -13 -1.400 -14 0 -14.600C1.400 -14 3 -13 3 -11.500V-7Z')
  path(
    k,
    '#5c5f94',
    'M-1.800 -7V-11.200C-1.800 -12.600 -0.800 -13.300 0 -13.700C1 -13.300 1.800 -12.600 1.800 -11.200V-7Z',
  )
  path(
    k,
    '#f2b83c',
    'M-0.900 -7C-1 -8.600 -0.600 -9.400 -0.500 -9.800C-0.700 -10.600 -0.300 -11.400 0 -11.700C0.300 -11.400 0.700 -10.600 0.500 -9.800C0.600 -9.400 1 -8.600 0.900 -7Z',
  )
  stroke(k, tones[2], 0.3, 'M-11.600 -15.200H11.600M-9.800 -18.600H9.800M-8.600 -20.600H8.600')
}

/** The great bell, gold on a white terrace with its stair. Foot at 0, 64 high. */
export function goldenBell(k) {
  turned(k, points('21 0 21 -4 19.500 -4 19.500 -5 18 -5 18 -11 19 -12 19 -13'), WHITE)
  for (const x of [-14, -8, 8, 14]) {
    path(
      k,
      x > 0 ? '#8c90bc' : '#b4b4d4',
      `M${x - 1.5} -5V-8.600C${x - 1.5} -10 ${x + 1.5} -10 ${x + 1.5} -8.600V-5Z`,
    )
  }
  turned(
    k,
    [
      ...points(
        '16.600 -13 16.600 -15 15.400 -15 15.400 -17.500 14.200 -17.500 14.200 -20 13 -20 13 -22.500 13.400 -23 12.400 -26 11.400 -30 10.200 -34 8.600 -37.500 6 -39.800 3.600 -40.600 4.400 -41 4.400 -44 3.200 -44',
      ),
      ...spire(3.1, 0.9, -44, -58, 9),
      ...points('0.900 -58 1.500 -59.500 0.700 -61 0.500 -64 0.150 -68'),
    ],
    GOLD,
  )
  stroke(
    k,
    '#c47c2c',
    0.35,
    'M-15.400 -15H15.400M-14.200 -17.500H14.200M-13 -20H13M-13 -22.600H13M-4.400 -42.500H4.400',
  )
  stroke(k, '#fff6c8', 0.7, 'M-9.600 -25C-8.800 -29 -7.800 -33 -6 -36.500')
  // The stair with its two serpents.
  path(k, '#ece6e4', 'M-4.600 0L-3.400 -13H3.400L4.600 0Z')
  path(k, '#b4b4d4', 'M1 0V-13H3.400L4.600 0Z')
  for (let y = -1.4; y > -12.6; y -= 1.6) stroke(k, '#a4a4c8', 0.3, `M-3.800 ${y}H3.800`)
  stroke(k, '#4f9a78', 1.3, 'M-4.200 -12.400L-5.600 -1.400C-6 0.400 -7.600 -0.200 -7.400 -2.400')
  stroke(k, '#2f6a64', 1.3, 'M4.200 -12.400L5.600 -1.400C6 0.400 7.600 -0.200 7.400 -2.400')
}
