// What stands and sits on Skólavörðustígur: the church at its upper end, Leif, a cat.
import { at, fill, path, points, stroke } from '../core/field.js'

/** The church, 74 m: columns like basalt climb to the tower, each lit on its right. x, foot, size of a metre. */
export function church(k, x, foot, q) {
  const column = (a, b, high, tip, tones) => {
    const [l, r, t] = [x + a * q, x + b * q, foot - high * q]
    const m = l + (r - l) * 0.4
    fill(k, tones[1], [
      [l, foot],
      [l, t + tip * q],
      [m, t],
      [m, foot],
    ])
    fill(k, tones[0], [
      [m - 0.05, foot],
      [m - 0.05, t],
      [r, t + tip * q],
      [r, foot],
    ])
  }
  const WING = ['#ffdca8', '#b58f9c']
  const MAIN = ['#ffe9c0', '#c49c9c']
  const steps = points(
    '27 9 24.600 10.500 22.200 12.400 19.800 15 17.400 18.300 15 22.400 12.600 27.500 10.400 34 8.400 42',
  )
  for (const [dx, high] of steps)
    for (const m of [-1, 1]) column(m * dx - 1.25, m * dx + 1.25, high, 0.8, WING)
  for (const [dx, high] of points('6.700 50 5.200 56'))
    for (const m of [-1, 1]) column(m * dx - 1, m * dx + 1, high, 0.8, MAIN)
  for (const m of [-1, 1]) column(m * 3.4 - 1.2, m * 3.4 + 1.2, 62, 1.5, MAIN)
  column(-2.6, 2.6, 67.5, 3, ['#fff2d2', '#d9b4a4'])
  const X = (d) => x + d * q
  const Y = (up) => foot - up * q
  const INK = '#5c4a74'
  path(
    k,
    INK,
    `M${X(-1.7)} ${Y(55)}V${Y(61)}L${X(-1.1)} ${Y(62.5)}L${X(-0.5)} ${Y(61)}V${Y(55)}ZM${X(0.5)} ${Y(55)}V${Y(61)}L${X(1.1)} ${Y(62.5)}L${X(1.7)} ${Y(61)}V${Y(55)}Z`,
  )
  path(k, INK, `M${X(0)} ${Y(52.8)}a${2.3 * q} ${2.3 * q} 0 1 0 0.010 0Z`)
  stroke(k, '#fff4d4', 0.26, `M${X(0)} ${Y(50.5)}V${Y(52.2)}M${X(0)} ${Y(50.5)}L${X(1.2)} ${Y(50)}`)
  path(k, INK, `M${X(-2)} ${Y(13)}V${Y(33)}L${X(0)} ${Y(38)}L${X(2)} ${Y(33)}V${Y(13)}Z`)
  path(k, '#8fb4cc', `M${X(0.2)} ${Y(13.5)}V${Y(36)}L${X(1.4)} ${Y(32.6)}V${Y(13.5)}Z`)
  path(k, '#ffe9c0', `M${X(-3.2)} ${Y(0)}V${Y(8)}L${X(0)} ${Y(12)}L${X(3.2)} ${Y(8)}V${Y(0)}Z`)
  path(k, '#6c4458', `M${X(-1.8)} ${Y(0)}V${Y(6.4)}L${X(0)} ${Y(9)}L${X(1.8)} ${Y(6.4)}V${Y(0)}Z`)
  stroke(k, '#fff0d0', 0.42, `M${X(0)} ${Y(66.5)}V${Y(74.5)}M${X(-1.7)} ${Y(72)}H${X(1.7)}`)
}

/** Leif on his plinth before the church, his axe beside him. */
export function leif(k, x, y, q) {
  at(k, x, y, q, (c) => {
    path(c, '#a48ca0', 'M-1.700 0L-0.900 -4.600H0.900L1.700 0Z')
    path(c, '#f4dcc0', 'M0 0L0.100 -4.600H0.900L1.700 0Z')
    path(
      c,
      '#2c6c68',
      'M-0.800 -4.600L-0.700 -6.600L-1.100 -8.200Q-0.800 -8.800 -0.300 -8.900V-9.700Q0 -10.300 0.400 -9.700V-8.900Q1 -8.800 1.200 -8.200L0.800 -6.400L0.900 -4.600H0.150L0.050 -6L-0.100 -4.600Z',
    )
    path(c, '#2c6c68', 'M1.300 -4.600V-8.600L2 -8.400V-7.400L1.560 -7.600V-4.600Z')
  })
}

/** A cat who sits with her back to us and looks round; one metre, the ground at 0. */
export function cat(k, [fur, deep], flat) {
  const c = (i) => flat ?? [fur, deep][i]
  path(
    k,
    c(0),
    'M-0.130 0C-0.190 -0.090 -0.170 -0.230 -0.090 -0.310C-0.120 -0.360 -0.120 -0.420 -0.090 -0.450L-0.100 -0.540L-0.030 -0.485H0.040L0.110 -0.540L0.100 -0.440C0.120 -0.380 0.110 -0.340 0.080 -0.310C0.170 -0.230 0.190 -0.090 0.140 0Z',
  )
  if (!flat)
    path(
      k,
      deep,
      'M-0.130 0C-0.190 -0.090 -0.170 -0.230 -0.090 -0.310C-0.120 -0.360 -0.120 -0.420 -0.090 -0.450L-0.100 -0.540L-0.060 -0.500C-0.070 -0.420 -0.050 -0.340 -0.010 -0.300C-0.070 -0.200 -0.070 -0.080 -0.030 0Z',
    )
  stroke(
    k,
    c(0),
    0.05,
    'M0.100 -0.030C0.240 0.010 0.330 -0.010 0.340 -0.080C0.340 -0.120 0.300 -0.140 0.280 -0.120',
  )
}
