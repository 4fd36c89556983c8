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
