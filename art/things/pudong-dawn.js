import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'

/** The far bank of the river, and where the sun stands over it. */
export const BANK = 64
export const SUN = [85, 49]

/** Towers against the sun: clear above, lost in the mist of the river at the foot. */
const misty = (k, colour, top, foot = '#ffca92') => {
  const g = k.createLinearGradient(0, top, 0, BANK)
  g.addColorStop(0, colour)
  g.addColorStop(0.5, colour)
  g.addColorStop(1, foot)
  return g
}

/** Plain towers of one row: x, half width, height, and how its head is cut. */
function row(k, body, sunny, text, foot) {
  for (const [x, w, high, head] of points(text, 4)) {
    const y = BANK - high
    const roof = [
      [
        [x - w, y],
        [x + w, y],
      ],
      [
        [x - w, y + 2],
        [x - w * 0.3, y],
        [x + w * 0.3, y],
        [x + w, y + 2],
      ],
      [
        [x - w, y + 2.4],
        [x + w, y],
      ],
      [
        [x - w, y + 1.2],
        [x - w * 0.6, y + 1.2],
        [x - w * 0.6, y],
        [x + w * 0.6, y],
        [x + w * 0.6, y + 1.2],
        [x + w, y + 1.2],
      ],
    ][head]
    const all = [[x - w, BANK + 0.4], ...roof, [x + w, BANK + 0.4]]
    fill(k, misty(k, body, y, foot), all)
    k.save()
    k.beginPath()
    for (const p of all) k.lineTo(p[0], p[1])
    k.clip()
    const side = x < SUN[0] ? x + w * 0.45 : x - w
    k.fillStyle = misty(k, sunny, y, foot)
    k.fillRect(side, y, w * 0.55, high + 1)
    k.restore()
  }
}

export function farRow(k) {
  row(
    k,
    '#f0b48e',
    '#ffcf9c',
    '-1 2.4 6 0 5 2 7 3 13.500 1.8 9 1 17 2.4 6 0 24 1.700 10.500 3 28 2.2 7.500 0 58.500 1.800 11 0 61.500 2.200 18 3 67.800 1.800 13.500 1 73.500 2.4 18.500 0 79.500 1.7 11 0 88 2 11 2 94 2.4 18 1 100.500 1.8 25 2 106 2 17 0 113.400 2.200 19 3 120.800 2.400 24 0 129.500 2 16 0 135 2.400 19.500 3 142 2 14 0 149 2.4 11.500 1 156 1.800 8 0 161 2.400 9.500 2',
    '#ffd09a',
  )
}

export function nearRow(k) {
  row(
    k,
    '#c8807e',
    '#f0aa86',
    '9 2.2 5 0 20.500 2 7.5 1 65 2.2 23 1 69.600 2 16 0 73.400 1.7 12.500 2 77.600 2 8 3 91 2.100 10 0 95.800 1.900 14.500 3 100 2.1 20.500 1 104.400 1.7 14 0 131.400 2.100 23 2 136 1.900 14 3 139.800 2 17.500 1 146 2.200 9 0 152.500 1.900 12 3',
  )
}

/** A ball against the light: its rim towards the sun glows. */
function ball(k, x, y, q) {
  const round = (dx, dy, r) => `M${x + dx} ${y + dy - r}a${r} ${r} 0 1 0 0.010 0Z`
  path(k, '#ffb878', round(0, 0, q))
  k.save()
  k.clip(new Path2D(round(0, 0, q)))
  path(k, '#d8586c', round(-q * 0.12, q * 0.06, q))
  path(k, '#a83a64', round(-q * 0.42, q * 0.2, q * 1.02))
  if (q > 2)
    for (const m of [-0.34, 0.1, 0.5])
      stroke(
        k,
        'rgba(96,28,84,.4)',
        0.16,
        `M${x - q} ${y + m * q}Q${x} ${y + m * q + q * 0.22} ${x + q} ${y + m * q}`,
      )
  k.restore()
}

/** The Oriental Pearl, 468 m: three columns on slanting legs, balls along them. q: one metre. */
export function pearl(k, x, q) {
  const y = (m) => BANK + 0.4 - m * q
  const dark = misty(k, '#74406c', y(300), '#c47c80')
  const mid = misty(k, '#94567a', y(300), '#d48c84')
  const sunny = misty(k, '#f4a078', y(300), '#ffc08c')
  for (const [a, b, w] of [
    [-62, -10, 9],
    [62, 10, 9],
    [-26, -6, 7],
    [28, 8, 7],
  ])
    fill(k, a > 0 ? mid : dark, [
      [x + (a - w / 2) * q, y(0)],
      [x + (a + w / 2) * q, y(0)],
      [x + (b + w / 2) * q, y(92)],
      [x + (b - w / 2) * q, y(92)],
    ])
  for (const [dx, c] of [
    [0, mid],
    [-12.5, dark],
    [12.5, dark],
  ]) {
    k.fillStyle = c
    k.fillRect(x + (dx - 4.5) * q, y(264), 9 * q, 264 * q)
    k.fillStyle = sunny
    k.fillRect(x + (dx + 2.6) * q, y(264), 1.9 * q, 264 * q)
  }
  for (let i = 0; i < 5; i++) ball(k, x, y(138 + i * 23), 6.8 * q)
  ball(k, x, y(93), 25 * q)
  fill(k, '#74406c', [
    [x - 8 * q, y(288)],
    [x - 4.6 * q, y(342)],
    [x + 4.6 * q, y(342)],
    [x + 8 * q, y(288)],
  ])
  fill(k, '#f4a078', [
    [x + 4.6 * q, y(288)],
    [x + 2.4 * q, y(342)],
    [x + 4.6 * q, y(342)],
    [x + 8 * q, y(288)],
  ])
  ball(k, x, y(272), 22.5 * q)
  ball(k, x, y(346), 8 * q)
  fill(k, '#74406c', [
    [x - 3.2 * q, y(353)],
    [x - 2 * q, y(402)],
    [x - 0.7 * q, y(468)],
    [x + 0.7 * q, y(468)],
    [x + 2 * q, y(402)],
    [x + 3.2 * q, y(353)],
  ])
}

/** Shanghai Tower, 632 m: it turns as it rises, a notch runs round it, its rim is cut at a slant. */
export function twisted(k, x, high) {
  const half = (t) => 3.7 - 1.85 * t ** 0.9
  const ts = Array.from({ length: 33 }, (_, i) => i / 32)
  const cut = (t, u) => [
    x + 0.5 * Math.sin(t * 3.2) * (1 - t * 0.4) + u * half(t),
    BANK + 0.4 - high * t + (t > 0.955 ? (u + 1) * 1.5 : 0),
  ]
  const notch = (t) => -0.72 + 1.45 * t ** 1.15
  const side = (from, to, c) =>
    fill(k, c, [...ts.map((t) => cut(t, from(t))), ...ts.toReversed().map((t) => cut(t, to(t)))])
  const top = BANK - high
  side(
    () => -0.9,
    () => 1,
    misty(k, '#8a5078', top, '#e4a088'),
  )
  side(() => -1, notch, misty(k, '#d88a80', top, '#f4b48c'))
  side(
    () => -1,
    (t) => -1 + (notch(t) + 1) * 0.3,
    misty(k, '#ffc890', top),
  )
  side(notch, (t) => Math.min(1, notch(t) + 0.26), misty(k, '#683c6c', top, '#d89484'))
}

/** The Financial Centre, 492 m: a wedge that ends in a blade with a window of sky. */
export function opener(k, x, high, sky) {
  const y = BANK - high
  const b = BANK + 0.4
  const body = `M${x - 3.2} ${b}C${x - 3.1} ${b - high * 0.5} ${x - 2.5} ${y + 6} ${x - 1.9} ${y}H${x + 1.9}C${x + 2.5} ${y + 6} ${x + 3.1} ${b - high * 0.5} ${x + 3.2} ${b}Z`
  path(k, misty(k, '#a4667c', y, '#f0b08c'), body)
  k.save()
  k.clip(new Path2D(body))
  path(
    k,
    misty(k, '#f0a884', y),
    `M${x - 4} ${b}V${y - 1}H${x - 1.2}C${x - 0.9} ${y + high * 0.3} ${x - 1.2} ${y + high * 0.6} ${x - 1.5} ${b}Z`,
  )
  k.restore()
  path(k, sky, `M${x - 1.2} ${y + 0.9}H${x + 1.2}L${x + 0.8} ${y + 3.9}H${x - 0.8}Z`)
}

/** Jin Mao, 421 m: a pagoda of glass and steel, each set of storeys shorter and narrower. */
export function pagodaTower(k, x, high) {
  let y = BANK + 0.4
  let w = 2.2
  let step = high * 0.17
  const body = misty(k, '#b4707c', BANK - high, '#f4b48c')
  const sunny = misty(k, '#ffbc8c', BANK - high)
  const tier = (a, b) => {
    fill(k, body, [
      [x - w * 0.8, y],
      [x - w * a * 0.8, y - b],
      [x + w * a, y - b],
      [x + w, y],
    ])
    fill(k, sunny, [
      [x - w, y],
      [x - w * a, y - b],
      [x - w * a * 0.5, y - b],
      [x - w * 0.5, y],
    ])
    y -= b
  }
  while (step > 0.62) {
    tier(1.07, step)
    w *= 0.925
    step *= 0.8
  }
  tier(0.66, 1.2)
  w *= 0.5
  tier(0.5, 1.2)
  fill(k, body, [
    [x - 0.26, y + 0.2],
    [x, BANK - high],
    [x + 0.26, y + 0.2],
  ])
}

/** The congress hall at the water: two globes of glass beside the tower of balls. */
export function globes(k) {
  for (const [x, q] of [
    [29.5, 2.7],
    [36, 2.2],
  ]) {
    path(k, '#ffc48c', `M${x} ${BANK - q * 2.1}a${q} ${q} 0 1 0 0.010 0Z`)
    k.save()
    k.clip(new Path2D(`M${x} ${BANK - q * 2.1}a${q} ${q} 0 1 0 0.010 0Z`))
    path(k, '#d08a80', `M${x - q * 0.2} ${BANK - q * 2.04}a${q} ${q} 0 1 0 0.010 0Z`)
    path(k, '#b4707c', `M${x - q * 0.6} ${BANK - q * 1.9}a${q} ${q} 0 1 0 0.010 0Z`)
    k.restore()
  }
  k.fillStyle = '#b4707c'
  k.fillRect(30.5, BANK - 3, 5, 3)
}

/** A low river barge, loaded, its cabin astern; its keel at 0. */
export function barge(k) {
  path(
    k,
    'rgba(110,64,112,.5)',
    'M-9 0.400H7.600C8.800 1 8.600 1.500 7 1.700C3 2.100 1 2.300 -4 1.900C-5.600 1.900 -6 2.300 -6.500 3.100H-8.600C-8.900 2 -9.200 1.400 -9 0.400Z',
  )
  path(k, '#ffd090', 'M-9.600 -1.300H9.200L8.400 -0.900H-9.600ZM-9 -3.200H-6.200V-2.900H-9Z')
  path(k, '#643868', 'M-9.600 -1H9L7.600 0.500H-9ZM-8.800 -1V-2.900H-6.400V-1Z')
  path(k, '#8c5474', 'M-5 -1C-3.500 -2 -2 -1.700 -0.800 -1.500C0.800 -2.100 3 -2 5.600 -1Z')
}

/** Low banks of trees and halls, uneven, sinking into mist. */
export function bank(k) {
  row(
    k,
    '#c07c7c',
    '#e8a084',
    '14 3.600 3 0 55.500 2 3.600 3 61 2.600 4.400 0 104.600 2.400 3.400 0 142.500 2.800 4 3 158 3.600 3.200 0',
    '#d89a80',
  )
  path(
    k,
    '#d89a80',
    'M-6 64.500V62.600C4 61.400 9 62.400 15 61.800C19 60.800 25 60.900 29 62.100C36 61.500 38 62.600 44 62.300C54 61.700 57 62.700 66 62.300C74 61.900 80 62.900 88 62.500C98 61.500 104 62.400 110 61.800C120 61.300 126 62.600 136 62C144 60.900 152 61.600 168 61.200V64.500Z',
  )
  path(
    k,
    '#a8687c',
    'M-6 64.600V63.300C12 62.700 24 63.500 36 63.100C60 62.900 80 63.700 100 63.300C124 62.700 140 63.100 168 62.500V64.600Z',
  )
}
