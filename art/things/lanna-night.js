import { path, points, stroke } from '../core/field.js'
import { soft } from './curves.js'

/** The lamp of paper that Chiang Mai hangs out: a faceted body, a tail. */
export function lantern(k, x, y, q, [lit, glow]) {
  path(
    k,
    lit,
    `M${x - 1.1 * q} ${y - 1.3 * q}H${x + 1.1 * q}L${x + 1.7 * q} ${y}L${x + 1 * q} ${y + 1.4 * q}H${x - 1 * q}L${x - 1.7 * q} ${y}Z`,
  )
  path(
    k,
    glow,
    `M${x - 0.5 * q} ${y - 1.3 * q}H${x + 0.5 * q}L${x + 0.8 * q} ${y}L${x + 0.4 * q} ${y + 1.4 * q}H${x - 0.4 * q}L${x - 0.8 * q} ${y}Z`,
  )
  path(
    k,
    lit,
    `M${x - 0.7 * q} ${y + 1.5 * q}L${x - 0.9 * q} ${y + 3.6 * q}L${x - 0.4 * q} ${y + 3 * q}L${x} ${y + 3.8 * q}L${x + 0.4 * q} ${y + 3 * q}L${x + 0.9 * q} ${y + 3.6 * q}L${x + 0.7 * q} ${y + 1.5 * q}Z`,
  )
}

/** The night over Chiang Mai: the mountain, the small gold light of the temple on its shoulder, the road up to it. */
export function mountainNight(k) {
  const g = k.createLinearGradient(0, 0, 0, 34)
  for (const [t, c] of [
    [0, '#143154'],
    [0.5, '#325582'],
    [0.85, '#546c97'],
    [1, '#b86c84'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-8, -8, 176, 60)
  path(
    k,
    '#304e75',
    'M-8 24C6 22 16 19 28 15.500C36 13 42 8 52 6.500C58 5.600 62 7.500 68 7C76 6.400 80 9 88 11.500C100 15 108 20 122 22.500C138 25 152 25 168 27V44H-8Z',
  )
  path(
    k,
    '#284469',
    'M-8 28C10 26 22 25 36 21C46 18.500 54 20 64 18C74 16.500 84 20 96 22C112 25 140 27 168 29V44H-8Z',
  )
  // The temple up there, its road in lamps.
  path(k, '#ffd880', 'M58.700 11.200L59.050 10.300L59.200 9.200L59.350 10.300L59.700 11.200Z')
  for (const [x, y] of points('57.300 12 55.600 12.900 54.400 14.200 55.600 15.600 57.700 16.600'))
    path(k, '#ffc878', `M${x - 0.2} ${y}a0.150 0.150 0 1 0 0.300 0a0.150 0.150 0 1 0 -0.300 0Z`)
  soft(
    k,
    '#324d75',
    points('-10 33 10 31 34 32 60 30 90 31 120 29.500 140 31 170 30 170 50 -10 50'),
    0.8,
  )
}

/** The hall that closes the street: Lanna roofs one before the other, their finials. */
export function temple(k) {
  for (const [half, y, high, c, lit] of [
    [21, -9, 16, '#6c3454', '#c8604c'],
    [17, -13, 15, '#7c3c54', '#e07850'],
    [12.5, -17, 14, '#8c4454', '#f09458'],
  ]) {
    path(
      k,
      c,
      `M${-half} ${y}C${-half * 0.6} ${y - high * 0.3} ${-half * 0.2} ${y - high * 0.7} 0 ${y - high}C${half * 0.2} ${y - high * 0.7} ${half * 0.6} ${y - high * 0.3} ${half} ${y}Z`,
    )
    stroke(
      k,
      '#ffd06c',
      0.9,
      `M${-half} ${y}C${-half * 0.6} ${y - high * 0.3} ${-half * 0.2} ${y - high * 0.7} 0 ${y - high}C${half * 0.2} ${y - high * 0.7} ${half * 0.6} ${y - high * 0.3} ${half} ${y}`,
    )
    stroke(
      k,
      lit,
      0.5,
      `M${-half + 3} ${y}C${-half * 0.5} ${y - high * 0.28} ${-half * 0.16} ${y - high * 0.6} 0 ${y - high * 0.86}C${half * 0.16} ${y - high * 0.6} ${half * 0.5} ${y - high * 0.28} ${half - 3} ${y}`,
    )
    stroke(
      k,
      '#ffe49c',
      0.6,
      `M0 ${y - high}q-0.400 -2 0.800 -3.600M${-half} ${y}q-1.600 0 -2.200 -1.600M${half} ${y}q1.600 0 2.200 -1.600`,
    )
  }
  path(k, '#c85c44', 'M-12 -17L0 -30L12 -17Z')
  path(k, '#ffc86c', 'M-8 -17.500L0 -27L8 -17.500Z')
  path(k, '#c85c44', 'M-5 -17.500L0 -23.600L5 -17.500Z')
  path(k, '#8c3c50', 'M-18 0V-9.500H18V0Z')
  path(k, '#f0984c', 'M-17 0V-8H17V0Z')
  for (const x of [-16, -10.5, -5, 5, 10.5, 16])
    path(k, '#fcd890', `M${x - 0.9} 0V-16H${x + 0.9}V0Z`)
  path(k, '#7c2c44', 'M-3.400 0V-11.500L0 -15L3.400 -11.500V0Z')
  path(k, '#fce0a0', 'M-2.200 0V-10.500L0 -13L2.200 -10.500V0Z')
  path(k, '#5c2c4c', 'M-20 1.500V0H20V1.500Z')
}

/** The golden chedi beside it, lit from below. */
export function goldenChedi(k) {
  for (const [half, y, high, a, b] of [
    [15, 0, 8, '#f8dcb0', '#b07c84'],
    [12.5, -8, 4, '#f8c85c', '#b0703c'],
    [10.6, -12, 4, '#ffd470', '#b8783c'],
    [8.8, -16, 4, '#f8c85c', '#a8683c'],
  ]) {
    path(k, b, `M${-half} ${y}L${-half * 0.94} ${y - high}H${half * 0.94}L${half} ${y}Z`)
    path(k, a, `M${-half} ${y}L${-half * 0.94} ${y - high}H${half * 0.3}L${half * 0.3} ${y}Z`)
    path(
      k,
      '#fff0b4',
      `M${-half} ${y - high * 0.86}L${-half * 0.94} ${y - high}H${half * 0.3}V${y - high * 0.86}Z`,
    )
  }
  path(
    k,
    '#b8783c',
    'M-7.600 -20C-7.200 -27 -3 -29 -2.600 -33L0 -52L2.600 -33C3 -29 7.200 -27 7.600 -20Z',
  )
  path(
    k,
    '#ffd470',
    'M-7.600 -20C-7.200 -27 -3 -29 -2.600 -33L0 -52L0.700 -33C0.900 -29 2.600 -27 2.600 -20Z',
  )
  path(
    k,
    '#fff4c4',
    'M-6 -20C-5.600 -26.600 -2.200 -29 -1.800 -33L-0.800 -40L-0.900 -33C-1.200 -29 -3.600 -26.600 -3.800 -20Z',
  )
  for (let y = -34; y > -48; y -= 2)
    stroke(k, '#c88440', 0.4, `M${-2.5 * ((y + 52) / 18)} ${y}H${2.5 * ((y + 52) / 18)}`)
}

/** A tree of the temple yard, dark before the light. */
export function darkTree(k, x, y, q) {
  soft(
    k,
    '#253d60',
    [
      [-1, 0],
      [-1.3, -0.5],
      [-1, -1],
      [-0.5, -1.1],
      [-0.1, -1.5],
      [0.5, -1.3],
      [0.9, -0.9],
      [1.3, -0.5],
      [1, 0],
    ].map(([a, b]) => [x + a * q, y + b * q]),
    0.9,
  )
  soft(
    k,
    '#2c456c',
    [
      [-0.6, -0.4],
      [-0.8, -0.8],
      [-0.4, -0.9],
      [0, -1.2],
      [0.4, -1],
      [0.2, -0.6],
    ].map(([a, b]) => [x + a * q, y + b * q]),
    0.9,
  )
}
