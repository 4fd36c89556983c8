import { fill, path, points, stroke } from '../core/field.js'

// The temple of the palace in Bangkok; the sun stands high on the right. Feet at 0.

const GOLD = ['#ffe48c', '#f0b438', '#c07a30']

/** A polygon of one face, darker on the left (`m` < 0), as the noon sun leaves it. */
export const pair = (k, lit, shade, d) => {
  for (const m of [-1, 1]) {
    k.save()
    k.scale(m, 1)
    path(k, m < 0 ? shade : lit, d)
    k.restore()
  }
}

/** The spired library: columns, a crown of small roofs one over the other. 62 high. */
export function mondop(k) {
  pair(k, '#fff6e4', '#c4bcd4', 'M0 0H13V-4H0Z')
  pair(k, '#2f7a6c', '#1f5460', 'M0 -4H11V-22H0Z')
  path(k, '#5c2c34', 'M-3 -4V-15C-3 -17 -1 -18.500 0 -19C1 -18.500 3 -17 3 -15V-4Z')
  for (const x of [-10.6, -6.6, 5.4, 9.4])
    path(k, x < 0 ? '#c08a38' : '#ffd870', `M${x} -4V-22h1.400V-4Z`)
  for (let i = 0; i < 7; i++) {
    const [y, wide] = [-22 - i * 3.3, 13.5 - i * 1.75]
    pair(
      k,
      GOLD[0],
      GOLD[2],
      `M0 ${y}H${wide}L${wide + 0.8} ${y - 1.2}L${wide - 1.8} ${y - 3.4}H0Z`,
    )
    path(
      k,
      GOLD[1],
      `M${-wide * 0.5} ${y}L${-wide * 0.2} ${y - 3.4}H${wide * 0.2}L${wide * 0.5} ${y}Z`,
    )
    path(k, '#2f7a6c', `M-1.800 ${y - 0.2}L0 ${y - 3.2}L1.800 ${y - 0.2}Z`)
    stroke(k, '#8a5038', 0.3, `M${-wide} ${y}H${wide}`)
  }
  pair(k, GOLD[0], GOLD[2], 'M0 -45H1.900L1.200 -50L1.600 -51L0.800 -56L0.300 -66H0Z')
}

/** The golden bell behind. 66 high. */
export function goldBell(k) {
  const profile = points(
    '19 0 19 -3 17 -3 17 -6 15 -6 15 -9 13.600 -9 13.600 -12 14 -13 12.800 -18 11.400 -24 9.600 -29 7 -32.500 4 -34 4.600 -34.500 4.600 -38 3.200 -38 3 -42 2.500 -46 1.900 -50 1.500 -54 1 -58 0.500 -63 0.150 -68',
  )
  const part = (c, a, b) =>
    fill(k, c, [
      ...profile.map(([r, y]) => [r * a, y]),
      ...profile.toReversed().map(([r, y]) => [r * b, y]),
    ])
  part('#f0b438', -1, 1)
  part('#c07a30', -1, -0.36)
  part('#8f5438', -1, -0.76)
  part('#ffe48c', 0.3, 0.84)
  stroke(
    k,
    '#c07a30',
    0.4,
    'M-19 -3H19M-17 -6H17M-15 -9H15M-13.600 -12.400H13.600M-4.600 -36H4.600',
  )
  for (let y = -39; y > -58; y -= 2)
    stroke(k, '#c07a30', 0.35, `M${-3.1 + (-39 - y) * 0.1} ${y}H${3.1 - (-39 - y) * 0.1}`)
}

/** One slope of tiles: orange field, green border, gold rim; points from eave to ridge. */
function slope(k, [a, b, c, d], [field, border]) {
  const mix = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
  const inner = (u, v) => mix(mix(a, b, u), mix(d, c, u), v)
  fill(k, border, [a, b, c, d])
  fill(k, field, [inner(0.07, 0.14), inner(0.93, 0.14), inner(0.93, 0.9), inner(0.07, 0.9)])
  for (let v = 0.3; v < 0.9; v += 0.2) {
    const [p, q] = [inner(0.07, v), inner(0.93, v)]
    stroke(k, 'rgba(140,40,24,.28)', 0.3, `M${p.join(' ')}L${q.join(' ')}`)
  }
}

/** The great hall from its corner: gable in the sun, three tiers of tiled roof running away to the right. 58 high, 76 wide. */
export function greatHall(k) {
  // Terrace and the long side with its gilt columns.
  path(k, '#e8e0e4', 'M-18 0V-5H62V0Z')
  path(k, '#fffaf0', 'M-18 -5H62V-4.200H-18Z')
  path(k, '#b8402c', 'M14 -5V-22H60V-5Z')
  path(k, '#f0b438', 'M14 -20H60V-22H14Z')
  for (let x = 16; x < 60; x += 6.4) {
    path(k, '#fff2d8', `M${x} -5V-22h2V-5Z`)
    path(k, '#c8b4c4', `M${x} -5V-22h0.700V-5Z`)
    path(k, '#3a2c54', `M${x + 3.2} -5V-15l1 -2l1 2V-5Z`)
    path(k, '#f0b438', `M${x - 0.3} -7h2.600v1.200h-2.600ZM${x - 0.3} -22h2.600v1.600h-2.600Z`)
  }
  // The front under the gable.
  path(k, '#c03c2c', 'M-13 -5V-24H14V-5Z')
  path(k, '#3a2c54', 'M-3 -5V-15L0.500 -21L4 -15V-5Z')
  path(k, '#f0b438', 'M-4 -5V-15L0.500 -23L5 -15V-5H4V-14.600L0.500 -20.600L-3 -14.600V-5Z')
  for (const x of [-14, -8.6, 6.6, 12]) {
    path(k, '#fffaf0', `M${x} -5V-24h2.600V-5Z`)
    path(k, '#c8b4c4', `M${x} -5V-24h0.800V-5Z`)
    path(k, '#f0b438', `M${x - 0.3} -8h3.200v1.400h-3.200ZM${x - 0.5} -24h3.600v2h-3.600Z`)
  }
  // Tiers, the lower ones first; each tier has its slope, its gable, its gold edge with hooks.
  for (const [y, wide, high, run, tones] of [
    [-20, 20, 18, 66, ['#e8742c', '#2f8460']],
    [-27, 15, 18, 58, ['#f08434', '#2f8460']],
    [-35, 10.5, 19, 49, ['#f4903c', '#2f8460']],
  ]) {
    slope(
      k,
      [
        [wide, y],
        [run, y + 1],
        [run - wide * 0.72, y - high * 0.82],
        [0.5, y - high],
      ],
      tones,
    )
    slope(
      k,
      [
        [-wide, y],
        [-wide * 0.2, y - high * 0.5],
        [0, y - high],
        [-wide * 0.62, y - high * 0.46],
      ],
      ['#a8442c', '#1f5c54'],
    )
    stroke(
      k,
      '#ffd870',
      0.7,
      `M${run - wide * 0.72} ${y - high * 0.82}Q${run - wide * 0.42} ${y - high * 0.4} ${run} ${y + 1}`,
    )
    stroke(
      k,
      '#ffd870',
      0.8,
      `M${run - wide * 0.72} ${y - high * 0.82}q0.600 -2.400 2.600 -3.200M${run} ${y + 1}q2 0.200 2.600 -1.600`,
    )
    path(k, '#1f5c54', `M0.500 ${y - high}L${wide} ${y}H${-wide}L0.500 ${y - high}Z`)
    path(
      k,
      '#2f8460',
      `M${-wide} ${y}Q${-wide * 0.36} ${y - high * 0.42} 0.500 ${y - high}Q${wide * 0.36} ${y - high * 0.42} ${wide} ${y}Z`,
    )
    path(
      k,
      '#e8742c',
      `M${-wide * 0.84} ${y}Q${-wide * 0.3} ${y - high * 0.4} 0.500 ${y - high * 0.86}Q${wide * 0.3} ${y - high * 0.4} ${wide * 0.84} ${y}Z`,
    )
    stroke(
      k,
      '#ffd870',
      1,
      `M${-wide - 2.4} ${y - 1.6}q0.600 1.800 2.400 1.600Q${-wide * 0.36} ${y - high * 0.42} 0.500 ${y - high}Q${wide * 0.36} ${y - high * 0.42} ${wide} ${y}q1.800 0.200 2.400 -1.600`,
    )
    stroke(k, '#ffd870', 0.9, `M0.500 ${y - high}q-1.600 -2 0 -4.400q0.600 -1 0 -2.200`)
  }
  // The gable: blue glass, gold vines, the god on his bird.
  path(k, '#f0b438', 'M-11.600 -24Q-4 -31 0.500 -42Q5 -31 12.600 -24Z')
  path(k, '#2c4c9c', 'M-8.600 -25Q-3 -30 0.500 -38Q4 -30 9.600 -25Z')
  stroke(
    k,
    '#ffd870',
    0.45,
    'M-6 -25.600q1.600 -2 3 -0.400M7 -25.600q-1.600 -2 -3 -0.400M-3 -28.400q1.400 -1 2.200 0.400M4 -28.400q-1.400 -1 -2.200 0.400',
  )
  path(
    k,
    '#ffe48c',
    'M0.500 -34L1.600 -31L3.600 -30L1.800 -29L2.400 -25.400H-1.400L-0.800 -29L-2.600 -30L-0.600 -31Z',
  )
}
