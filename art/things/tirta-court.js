import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { P } from './tirta-empul.js'

/** An open pavilion with a roof of thatch at the edge of the lawn. */
export function pavilion(k) {
  path(k, '#a88478', 'M1 43V40.500H30V43Z')
  path(k, '#e8c8a4', 'M0 40.700H31V41.600H0Z')
  path(k, '#7c4c44', 'M3 40.700V34H28V40.700Z')
  path(k, '#a8705c', 'M3 40.700V37.500H28V40.700Z')
  for (const x of [2.6, 8.6, 15, 21.4, 27.4]) {
    path(k, '#d8603c', `M${x} 40.700V33h1.200V40.700Z`)
    path(k, '#f4b060', `M${x} 40.700V33h0.450V40.700Z`)
  }
  path(k, '#4c4448', 'M-3 34.500Q3 30 8 25.500H23Q28 30 34 34.500Q16 35.600 -3 34.500Z')
  path(k, '#8c7c68', 'M-3 34.500Q3 30 8 25.500H14Q10 30 8 35Q2 35 -3 34.500Z')
  path(k, '#6c6058', 'M14 25.500H23Q24.500 27 26 28.300Q20 27.600 13 27.400Z')
  path(k, '#f4c45c', 'M7.200 25.800L6.600 24.200L9 25.200H22L24.400 24.200L23.800 25.800Z')
}

/** Our corner in the shade: the top step, an offering on it with its stick of incense, leaves above. */
export function near(k) {
  path(k, '#4c4c64', 'M-6 82C10 80.500 30 82.500 44 86.500C50 88.400 54 91 56 95H-6Z')
  path(
    k,
    '#8c8084',
    'M-6 82C10 80.500 30 82.500 44 86.500C50 88.400 54 91 56 95H53C50 90.600 46 89 42 87.800C28 84 10 82.500 -6 84Z',
  )
  path(k, 'rgba(32,32,60,.45)', 'M13 87.500q7 -1.600 15 0q-7 1.800 -15 0Z')
  path(k, '#a8b860', 'M12 86.500L15.500 83.600L26 84L24.500 87.400L14 88Z')
  path(k, '#d8dc8c', 'M15.500 83.600L26 84L22 85L14.800 85Z')
  for (const [x, y, c] of [
    [16, 84.4, '#f4d04c'],
    [18.6, 83.4, '#f0709c'],
    [21.4, 83.6, '#fff4e4'],
    [23.4, 85, '#e8503c'],
    [19.6, 85.4, '#8c6cc8'],
    [17.2, 86, '#fff4e4'],
  ])
    for (let i = 0; i < 5; i++)
      path(
        k,
        c,
        `M${x + Math.cos(i * 1.257) * 0.7} ${y - 0.6 + Math.sin(i * 1.257) * 0.5}a0.620 0.520 0 1 0 0.010 0Z`,
      )
  stroke(k, '#8c3c3c', 0.24, 'M22 84L25.500 76.500')
  stroke(
    k,
    'rgba(255,255,246,.6)',
    0.4,
    'M25.500 76.200C27 73 24 70.500 26 67C27.600 64 25.500 61 27.500 57.500',
  )
  const r = random(12)
  for (const [x, y, q] of points('-4 2 7 6 -2 7 16 -3 6.500 27 -4 6 -4 12 5.500 37 -5 5 5 7 5', 3))
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * 6.28 + r()
      const l = q * (0.9 + r() * 0.6)
      const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
      path(
        k,
        ['#1c4c4c', '#285c50', '#3c7454'][i % 3],
        `M${x} ${y}Q${x + Math.cos(a - 0.5) * l * 0.7} ${y + Math.sin(a - 0.5) * l * 0.7} ${ex} ${ey}Q${x + Math.cos(a + 0.5) * l * 0.7} ${y + Math.sin(a + 0.5) * l * 0.7} ${x} ${y}Z`,
      )
    }
  for (const [x, y] of points('12 8 26 4 3 16 36 1.500 20 4.500'))
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257 + x
      path(
        k,
        '#fff8e8',
        `M${x} ${y}q${Math.cos(a) * 0.4 - Math.sin(a) * 0.8} ${Math.sin(a) * 0.4 + Math.cos(a) * 0.8} ${Math.cos(a) * 1.8} ${Math.sin(a) * 1.8}q${-Math.cos(a) * 0.9 + Math.sin(a) * 0.7} ${-Math.sin(a) * 0.9 - Math.cos(a) * 0.7} ${-Math.cos(a) * 1.8} ${-Math.sin(a) * 1.8}Z`,
      )
      path(k, '#f8cc5c', `M${x} ${y - 0.4}a0.400 0.400 0 1 0 0.010 0Z`)
    }
}

/** The left edge of the bath: paving, a kerb, people who wait their turn. */
export function leftBank(k) {
  fill(k, '#e4c8a0', [
    P(-60, 0.35, 40),
    P(-12.6, 0.35, 33),
    P(-11.4, 0.35, 14),
    P(-9, 0.35, 5),
    P(-60, 0.35, 5),
  ])
  fill(k, '#f8e4bc', [
    P(-60, 0.35, 38),
    P(-20, 0.35, 36),
    P(-15, 0.35, 22),
    P(-14, 0.35, 12),
    P(-60, 0.35, 12),
  ])
  fill(k, '#a8907c', [
    P(-12.6, 0.35, 33),
    P(-11.4, 0.35, 14),
    P(-9, 0.35, 5),
    P(-9, -0.1, 5),
    P(-11.4, -0.1, 14),
    P(-12.6, -0.1, 33),
  ])
  fill(k, '#7c9470', [
    P(-12.6, 0.1, 33),
    P(-11.4, 0.1, 14),
    P(-9, 0.1, 5),
    P(-9, -0.1, 5),
    P(-11.4, -0.1, 14),
    P(-12.6, -0.1, 33),
  ])
  for (const z of [30, 26, 22.5, 19.5, 17, 15])
    stroke(
      k,
      'rgba(140,100,92,.35)',
      0.2,
      `M${P(-60, 0.35, z).join(' ')}L${P(-11.6 - (z - 14) * 0.05, 0.35, z).join(' ')}`,
    )
}
