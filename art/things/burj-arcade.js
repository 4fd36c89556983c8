import { path, points, stroke } from '../core/field.js'

// The arcade of the old market by the lake of the Burj Khalifa: arch, parapet, lamp.

/** The parapet and the floor of the terrace, seen from two steps above it. */
function terrace(k) {
  path(k, '#33244e', 'M-10 80.500H170V100H-10Z')
  for (let i = -9; i < 14; i++) {
    const x = 80 + i * 13
    path(
      k,
      '#281c46',
      `M${x} 80.500L${x + (x - 80) * 0.5} 91H${x + (x - 80) * 0.5 + 0.6}L${x + 0.3} 80.500Z`,
    )
  }
  for (const [y, h] of points('82.600 0.180 85.600 0.240'))
    path(k, '#281c46', `M-10 ${y}H170V${y + h}H-10Z`)
  path(k, '#1c1640', 'M-10 75.500H170V80.700H-10Z')
  for (let x = 15.6; x < 165; x += 4.6)
    path(k, '#30244f', `M${x} 80V77.800a1.200 1.300 0 0 1 2.400 0V80Z`)
  path(k, '#442c54', 'M-10 74.900H170V76.200H-10Z')
  path(k, '#e89c6c', 'M-10 74.600H170V75H-10Z')
}

/** The arch of the market we stand under: jamb, mouldings, a soffit that catches the light of the water. */
export function arcade(k) {
  const arch = (x0, x1, spring, rise) =>
    `M-10 -10H170V100H${x1}V${spring}C${x1} ${spring - rise * 0.7} ${(x0 + x1) / 2 + 20} ${spring - rise * 1.02} ${(x0 + x1) / 2} ${spring - rise * 1.16}C${(x0 + x1) / 2 - 20} ${spring - rise * 1.02} ${x0} ${spring - rise * 0.7} ${x0} ${spring}V100H-10Z`
  terrace(k)
  path(k, '#8c4c58', arch(15.5, 166, 40, 46))
  path(k, '#5c3454', arch(12.6, 168, 39, 46))
  path(k, '#241a44', arch(10, 171, 38, 46))
  path(k, '#18123a', 'M-10 -10H4V100H-10Z')
  // Band and capital of the jamb, its plinth on the floor.
  path(k, '#5c3454', 'M-10 38H15.500V40H-10Z')
  path(k, '#c47460', 'M10 38H15.500V38.600H10Z')
  for (const y of [46, 55, 64, 73]) stroke(k, '#18123a', 0.24, `M-5 ${y}H10`)
  path(k, '#18123a', 'M-10 84H12V100H-10Z')
  path(k, '#8c4c58', 'M10 82H17V88.400H10Z')
  path(k, '#5c3454', 'M-10 82H12V88.400H-10Z')
  path(k, '#c47460', 'M10 81.600H17V82.400H10Z')
}

/** A lamp of pierced brass on its chain. */
export function lantern(k, x, y) {
  stroke(k, '#120e30', 0.3, `M${x} -5V${y}`)
  path(
    k,
    '#3c2440',
    `M${x - 1.2} ${y + 1.6}Q${x - 0.8} ${y} ${x} ${y - 0.6}Q${x + 0.8} ${y} ${x + 1.2} ${y + 1.6}Z`,
  )
  path(
    k,
    '#ffb454',
    `M${x - 1.3} ${y + 1.6}H${x + 1.3}L${x + 2.3} ${y + 4.6}L${x + 1.2} ${y + 8}H${x - 1.2}L${x - 2.3} ${y + 4.6}Z`,
  )
  path(
    k,
    '#ffe4a0',
    `M${x - 0.6} ${y + 2}H${x + 0.6}L${x + 0.9} ${y + 4.6}L${x + 0.5} ${y + 7.6}H${x - 0.5}L${x - 0.9} ${y + 4.6}Z`,
  )
  stroke(
    k,
    '#4c2840',
    0.24,
    `M${x - 1.3} ${y + 1.6}L${x - 2.3} ${y + 4.6}L${x - 1.2} ${y + 8}H${x + 1.2}L${x + 2.3} ${y + 4.6}L${x + 1.3} ${y + 1.6}M${x - 2.3} ${y + 4.6}H${x + 2.3}M${x - 0.6} ${y + 1.6}L${x - 0.9} ${y + 4.6}L${x - 0.5} ${y + 8}M${x + 0.6} ${y + 1.6}L${x + 0.9} ${y + 4.6}L${x + 0.5} ${y + 8}`,
  )
  path(k, '#3c2440', `M${x - 1.2} ${y + 8}H${x + 1.2}L${x} ${y + 9.8}Z`)
}
