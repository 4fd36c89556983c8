import { path, points, stroke } from '../core/field.js'

/** The booth in the middle of the hall, and on it the clock of opal faces with its acorn; 8 m tall, foot at 0. */
export function booth(k) {
  // The round counter of marble, its ring of windows, the roof of brass.
  path(k, '#b08a90', 'M-3.300 0.100V-1.300H3.300V0.100C1.500 0.450 -1.500 0.450 -3.300 0.100Z')
  path(k, '#7c5c7c', 'M-3.300 0.100V-1.300H-1.200V0.330C-2 0.280 -2.700 0.200 -3.300 0.100Z')
  path(k, '#e8c8a4', 'M2 0.260V-1.300H3.300V0.100C2.900 0.170 2.500 0.220 2 0.260Z')
  path(k, '#f4dcb4', 'M-3.500 -1.250H3.500V-1.500H-3.500Z')
  path(k, '#ffd884', 'M-3.100 -1.500V-3.200H3.100V-1.500Z')
  // The clerk inside.
  path(k, '#3c4470', 'M0 -1.500C0 -2.100 0.900 -2.100 0.900 -1.500Z')
  path(k, '#a8684c', 'M0.450 -2.450a0.220 0.260 0 1 0 0.010 0Z')
  path(k, '#2c2844', 'M0.220 -2.280C0.220 -2.600 0.680 -2.600 0.680 -2.280Z')
  for (const x of [-3.05, -1.9, -0.7, 1.5, 2.4, 3.05])
    path(k, '#a8743c', `M${x - 0.09} -1.500V-3.200H${x + 0.09}V-1.500Z`)
  path(k, '#a8743c', 'M-3.500 -3.150H3.500V-3.500H-3.500Z')
  path(k, '#f4c864', 'M-3.500 -3.500H3.500V-3.700H-3.500Z')
  path(
    k,
    '#8a5a44',
    'M-3.300 -3.700H3.300C2.400 -4.200 1.200 -4.300 0.900 -4.700H-0.900C-1.200 -4.300 -2.400 -4.200 -3.300 -3.700Z',
  )
  path(
    k,
    '#d89c48',
    'M1.200 -3.700H3.300C2.400 -4.200 1.200 -4.300 0.900 -4.700H0.300C0.500 -4.300 1 -4.100 1.200 -3.700Z',
  )
  // Stem and ball.
  path(
    k,
    '#a8743c',
    'M-0.700 -4.700C-0.300 -4.900 -0.300 -5.100 -0.400 -5.300H0.400C0.300 -5.100 0.300 -4.900 0.700 -4.700Z',
  )
  path(k, '#8a5a44', 'M0 -7.500a1.150 1.150 0 1 0 0.010 0Z')
  path(
    k,
    '#f4c864',
    'M0.300 -7.480C1.500 -7.300 1.500 -5.400 0.300 -5.220C0.900 -5.800 0.900 -6.900 0.300 -7.480Z',
  )
  for (const [x, rim, face] of [
    [-0.66, '#a8743c', '#e8dcc8'],
    [0.66, '#d89c48', '#fffbe8'],
  ]) {
    path(k, rim, `M${x} -7.320a0.700 0.970 0 1 0 0.010 0Z`)
    path(k, face, `M${x} -7.180a0.570 0.830 0 1 0 0.010 0Z`)
    for (let i = 0; i < 12; i++) {
      const [c, d] = [Math.cos(i * 0.5236), Math.sin(i * 0.5236)]
      stroke(
        k,
        '#4c3454',
        0.07,
        `M${x + c * 0.45} ${-6.35 + d * 0.66}L${x + c * 0.5} ${-6.35 + d * 0.73}`,
      )
    }
    stroke(k, '#3c2848', 0.11, `M${x} -6.350L${x - 0.22} -6.680`)
    stroke(k, '#3c2848', 0.08, `M${x} -6.350L${x + 0.1} -6.980`)
  }
  path(k, '#d89c48', 'M-0.340 -7.420C-0.400 -7.800 0.400 -7.800 0.340 -7.420Z')
  path(
    k,
    '#f4c864',
    'M-0.280 -7.720C-0.300 -8.050 -0.080 -8.100 0 -8.350C0.080 -8.100 0.300 -8.050 0.280 -7.720Z',
  )
}

/** A red balloon with its long string; 7 tall, the string hangs below 0. */
export function balloon(k) {
  stroke(k, '#fff0d0', 0.2, 'M0 0C1.200 3 -1.400 5 -0.300 8C0.600 10.500 -1.200 12 -0.600 14')
  path(
    k,
    '#d82c3c',
    'M0 0C-2 -0.900 -3.500 -3 -3.400 -4.900C-3.200 -7 -1.700 -8.300 0 -8.300C1.700 -8.300 3.200 -7 3.400 -4.900C3.500 -3 2 -0.900 0 0Z',
  )
  path(
    k,
    '#a01c40',
    'M0 0C-2 -0.900 -3.500 -3 -3.400 -4.900C-3.300 -6.300 -2.600 -7.300 -1.600 -7.900C-2 -5 -1.400 -2.200 0 0Z',
  )
  path(
    k,
    '#ff7468',
    'M1.300 -7.200C2.200 -6.800 2.700 -5.800 2.600 -4.700C2.200 -5.600 1.700 -6.400 1.300 -7.200Z',
  )
  path(k, '#a01c40', 'M-0.500 0.500L0 -0.200L0.500 0.500Z')
}

/** A lamp of the hall: rings of bare bulbs on a golden melon, on its long rod; 4 wide, its middle at 0. */
export function chandelier(k, rod) {
  stroke(k, '#7c4c4c', 0.16, `M0 -2.400V${-rod}`)
  path(k, '#a8743c', 'M-0.500 -2.900H0.500L0.900 -2.200H-0.900Z')
  path(
    k,
    '#d8984c',
    'M0 -2.300C1.500 -2.300 2 -1.200 2 0C2 1.300 1.200 2.300 0 2.600C-1.200 2.300 -2 1.300 -2 0C-2 -1.200 -1.500 -2.300 0 -2.300Z',
  )
  path(
    k,
    '#8c5448',
    'M-0.900 -2C-1.700 -1.600 -2 -0.900 -2 0C-2 1.300 -1.200 2.300 0 2.600C-1 1.800 -1.400 0.800 -1.400 -0.200C-1.400 -1 -1.200 -1.600 -0.900 -2Z',
  )
  for (const [y, half, n] of points(
    '-1.500 1.500 5 -0.500 1.980 7 0.600 1.960 7 1.600 1.440 5 2.300 0.700 3',
    3,
  )) {
    stroke(k, '#8c5448', 0.12, `M${-half} ${y}Q0 ${y + 0.5} ${half} ${y}`)
    for (let i = 0; i < n; i++) {
      const u = Math.sin(((i + 0.5) / n - 0.5) * Math.PI)
      path(
        k,
        '#fff6d0',
        `M${u * half} ${y + 0.05 + 0.22 * Math.cos((u * Math.PI) / 2)}a0.200 0.240 0 1 0 0.010 0Z`,
      )
    }
  }
}

/** The rail of the balcony from which we look: a moulded cap, turned balusters, all in shade with one light edge. */
export function balcony(k, top) {
  path(k, '#4c3464', `M-5 ${top + 1.6}H165V96H-5Z`)
  for (let x = -2; x < 164; x += 5.3)
    path(
      k,
      '#2c2050',
      `M${x - 1.5} ${top + 1.6}H${x + 1.5}V${top + 2.3}L${x + 0.8} ${top + 2.9}C${x + 1.8} ${top + 4} ${x + 1.8} ${top + 6} ${x + 0.6} ${top + 8}H${x - 0.6}C${x - 1.8} ${top + 6} ${x - 1.8} ${top + 4} ${x - 0.8} ${top + 2.9}L${x - 1.5} ${top + 2.3}Z`,
    )
  for (const x of [33, 118]) {
    path(k, '#2c2050', `M${x - 4} ${top}H${x + 4}V96H${x - 4}Z`)
    path(k, '#3c2a5c', `M${x - 2.6} ${top + 2.8}H${x + 2.6}V96H${x - 2.6}Z`)
  }
  path(k, '#3c2a5c', `M-5 ${top}H165V${top + 1.9}H-5Z`)
  path(k, '#c08c88', `M-5 ${top - 0.3}H165V${top + 0.25}H-5Z`)
}
