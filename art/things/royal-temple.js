import { fill, path, points, stroke } from '../core/field.js'

// The temple of the palace in Bangkok; the sun stands high on the right. Feet at 0.

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

const [VX, VY, F] = [80, 71, 130]
/** A point of the court: metres to the right, above the pavement, away from us; the eye is a walker's. */
export const court = (x, y, z) => [VX + (x * F) / z, VY - ((y - 1.6) * F) / z]

const [COS, SIN] = [Math.cos(0.84), Math.sin(0.84)]
/** A point of the hall: metres along it, across it (plus is the far side), up. */
const hall = (u, v, y) => court(15 + u * COS - v * SIN, y, 66 + u * SIN + v * COS)
/** Half the section of its roof, tier by tier: inner and outer edge. */
const TIERS = [
  [6.4, 14, 9.8, 11],
  [4, 18.6, 6.9, 14.6],
  [0, 27, 4.5, 19.2],
]

/** One length of the roof from u0 to u1, `drop` lower than the ridge, with its gable at u0. */
function roof(k, u0, u1, drop) {
  const line = (c, wide, pts) => stroke(k, c, wide, `M${pts.map((p) => p.join(' ')).join('L')}`)
  // The gable wall behind its boards.
  fill(k, '#e87a34', [
    hall(u0, 9.6, 11 - drop),
    hall(u0, 6.6, 14.4 - drop),
    hall(u0, 4.2, 19 - drop),
    hall(u0, 0, 27 - drop),
    hall(u0, -4.5, 19.6 - drop),
    hall(u0, -6.9, 14.9 - drop),
    hall(u0, -9.6, 11 - drop),
  ])
  // The dark steps between the tiers, so that no sky shows through.
  fill(k, '#7c3434', [
    hall(u0, -9.6, 11 - drop),
    hall(u1, -9.6, 11 - drop),
    hall(u1, -6.9, 14.7 - drop),
    hall(u1, -4.5, 19.4 - drop),
    hall(u1, 0, 26.6 - drop),
    hall(u0, 0, 26.6 - drop),
    hall(u0, -4.5, 19.6 - drop),
    hall(u0, -6.9, 14.9 - drop),
  ])
  for (const [i, [vi, yi, vo, yo]] of TIERS.entries()) {
    slope(
      k,
      [
        hall(u0, -vo, yo - drop),
        hall(u1, -vo, yo - drop),
        hall(u1, -vi, yi - drop),
        hall(u0, -vi, yi - drop),
      ],
      [['#e0702c', '#ea7c30', '#f28a38'][i], '#2c8060'],
    )
    // The shade that each tier drops on the next, and the gold of its edge.
    line('rgba(60,40,90,.4)', 0.45, [
      hall(u0, -vo, yo - drop - 0.4),
      hall(u1, -vo, yo - drop - 0.4),
    ])
    line('#f0c050', 0.3, [hall(u0, -vo, yo - drop), hall(u1, -vo, yo - drop)])
    for (const m of [1, -1]) {
      const foot = hall(u0, m * (vo + 0.3), yo - drop)
      line('#2c8060', 1.3, [
        hall(u0, m * vi * 0.94, yi - drop - 0.7),
        hall(u0, m * vo * 0.94, yo - drop),
      ])
      line(m > 0 ? '#fff0a8' : '#f4c44c', 0.62, [hall(u0, m * vi, yi - drop), foot])
      stroke(
        k,
        m > 0 ? '#fff0a8' : '#f4c44c',
        0.5,
        `M${foot.join(' ')}q${-m * 1.1} 0.100 ${-m * 1.3} -1.500`,
      )
    }
  }
  const [rx, ry] = hall(u0, 0, 27 - drop)
  path(
    k,
    '#f8d468',
    `M${rx - 0.6} ${ry + 0.6}C${rx - 2.4} ${ry - 1.4} ${rx - 0.4} ${ry - 2.6} ${rx - 1.4} ${ry - 5.2}C${rx + 0.8} ${ry - 3} ${rx - 0.2} ${ry - 1.4} ${rx + 0.7} ${ry + 0.3}Z`,
  )
}

/** The great hall of the palace temple from its corner, the gable in the morning sun, the long side running away. */
export function greatHall(k) {
  const quad = (c, ...pts) =>
    fill(
      k,
      c,
      pts.map((p) => hall(...p)),
    )
  // Its shadow lies on the far side; a thin one shows along the terrace.
  fill(k, 'rgba(92,76,150,.34)', [
    hall(0, -10.4, 0),
    hall(50, -10.4, 0),
    hall(50, -13.4, 0),
    hall(1.6, -12, 0),
  ])
  quad('#fff4e4', [-3, 10.4, 0], [-3, 10.4, 1.7], [-3, -10.4, 1.7], [-3, -10.4, 0])
  quad('#cfc0d0', [-3, -10.4, 0], [-3, -10.4, 1.7], [50, -10.4, 1.7], [50, -10.4, 0])
  for (let i = 0; i < 4; i++)
    quad(
      i % 2 ? '#ecdccc' : '#fffaf0',
      [-4.6 + i * 0.4, 2.6, i * 0.42],
      [-4.6 + i * 0.4, 2.6, 0.42 + i * 0.42],
      [-4.6 + i * 0.4, -2.6, 0.42 + i * 0.42],
      [-4.6 + i * 0.4, -2.6, i * 0.42],
    )
  // The long wall deep under its eaves, windows with gilded points, pillars before it.
  quad('#9c3434', [1, -7, 1.7], [1, -7, 11.4], [48, -7, 11.4], [48, -7, 1.7])
  quad('#5c2440', [1, -7, 8.6], [1, -7, 11.4], [48, -7, 11.4], [48, -7, 8.6])
  for (let u = 44.6; u > 2; u -= 4.6) {
    quad(
      '#e8b044',
      [u, -7, 2.4],
      [u, -7, 6.4],
      [u + 0.9, -7, 8.2],
      [u + 1.8, -7, 6.4],
      [u + 1.8, -7, 2.4],
    )
    quad(
      '#34264c',
      [u + 0.4, -7, 2.6],
      [u + 0.4, -7, 6],
      [u + 0.9, -7, 7],
      [u + 1.4, -7, 6],
      [u + 1.4, -7, 2.6],
    )
  }
  for (let u = 46.8; u > 0; u -= 4.6) {
    // Under the lower roof of the porch the pillars are shorter.
    const top = u < 5 ? 8.2 : 10.8
    quad('#d6c6da', [u, -9, 1.7], [u, -9, top], [u + 1, -9, top], [u + 1, -9, 1.7])
    quad('#a08ab0', [u, -9, top - 2], [u, -9, top], [u + 1, -9, top], [u + 1, -9, top - 2])
    quad('#fff4e4', [u, -8.4, 1.7], [u, -8.4, top - 0.8], [u, -9, top - 0.8], [u, -9, 1.7])
  }
  quad('#6c2c48', [5, -9.4, 10.2], [5, -9.4, 11.1], [45, -9.4, 11.1], [45, -9.4, 10.2])
  // The front: door in gold, six pillars, the band of shade that the gable throws.
  quad('#cc4634', [1, 7.4, 1.7], [1, 7.4, 11.4], [1, -7.4, 11.4], [1, -7.4, 1.7])
  quad('#ffd868', [1, 2.2, 1.7], [1, 2.2, 6.6], [1, 0, 10], [1, -2.2, 6.6], [1, -2.2, 1.7])
  quad('#34264c', [1, 1.4, 1.7], [1, 1.4, 6], [1, 0, 8.2], [1, -1.4, 6], [1, -1.4, 1.7])
  quad('#8c2c3c', [1, 7.4, 9.6], [1, 7.4, 11.4], [1, -7.4, 11.4], [1, -7.4, 9.6])
  for (const v of [8.8, 6.2, 3.4, -3.4, -6.2, -8.8]) {
    quad('#fffaec', [0, v + 0.5, 1.7], [0, v + 0.5, 11], [0, v - 0.5, 11], [0, v - 0.5, 1.7])
    quad('#d8c4d0', [0, v - 0.2, 1.7], [0, v - 0.2, 11], [0, v - 0.5, 11], [0, v - 0.5, 1.7])
    quad('#f0b840', [0, v + 0.7, 10], [0, v + 0.7, 11], [0, v - 0.7, 11], [0, v - 0.7, 10])
  }
  roof(k, 5, 45, 0)
  roof(k, -1.6, 5, 2.6)
  // The pediment: blue glass in a gold frame, flames of gold that climb to its point.
  const u = -1.6
  quad('#f6c650', [u, 6.2, 10.6], [u, 3.4, 15.4], [u, 0, 22.2], [u, -3.4, 15.4], [u, -6.2, 10.6])
  quad('#2c50a0', [u, 4.9, 11.3], [u, 2.8, 15], [u, 0, 20.2], [u, -2.8, 15], [u, -4.9, 11.3])
  for (const [v, y, q] of points(
    '0 18.6 0.7 0.9 17.4 0.4 -0.9 17.4 0.4 1.45 15.9 0.36 -1.45 15.9 0.36 3.35 12.6 0.5 -3.35 12.6 0.5 1.9 11.9 0.42 -1.9 11.9 0.42 4.3 11.7 0.38 -4.3 11.7 0.38 2.9 11.7 0.36 -2.9 11.7 0.36',
    3,
  ))
    quad(
      '#ffdc78',
      [u, v, y + 1.6 * q],
      [u, v - 0.7 * q, y],
      [u, v, y - 0.9 * q],
      [u, v + 0.7 * q, y],
    )
  // Garuda with spread wings, on him the god with his pointed crown.
  const carved = (c, list) => quad(c, ...points(list).map(([v, y]) => [u, v, y]))
  carved(
    '#f6c650',
    '-2.9 14.2 -1.9 14.6 -0.6 13.8 0.6 13.8 1.9 14.6 2.9 14.2 2.1 12.7 1 12.5 0.8 11.4 1.5 11 -1.5 11 -0.8 11.4 -1 12.5 -2.1 12.7',
  )
  carved(
    '#fff0b0',
    '0 17.4 0.3 16.2 0.55 15.6 0.5 15.1 1.3 14.9 1.5 14 0.8 13.2 -0.8 13.2 -1.5 14 -1.3 14.9 -0.5 15.1 -0.55 15.6 -0.3 16.2',
  )
  carved('#c88a34', '-0.8 13.2 0.8 13.2 0.5 12.5 -0.5 12.5')
  quad('#f6c650', [u, 9.6, 8.6 - 0.4], [u, 9.6, 9.2], [u, -9.6, 9.2], [u, -9.6, 8.2])
}
