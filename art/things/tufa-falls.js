import { fill, path, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A step of tufa: a rounded lip of pale stone, the water that falls over it in tongues, its pool. */
export function step(k, { x, y, half, fall, tongues, seed }) {
  const r = random(seed)
  const lip = (d) =>
    rough(
      [
        [x - half, y + 1.4 + d],
        [x - half * 0.6, y + d],
        [x - half * 0.1, y + 0.8 + d],
        [x + half * 0.4, y - 0.2 + d],
        [x + half, y + 1.2 + d],
      ],
      0.4,
      seed,
    )
  // Stone under the water, bulging: light on the left, shade on the right.
  fill(k, '#8d8a74', [...lip(0), [x + half * 1.04, y + fall], [x - half * 1.04, y + fall]])
  for (let i = 0; i < 11; i++) {
    const u = -1 + (i + r()) * 0.182
    const px = x + u * half
    const wide = half * (0.09 + r() * 0.08)
    const c = u < -0.2 ? ['#d6cba4', '#b9b28e'][i % 2] : ['#9c977c', '#6f7468'][i % 2]
    path(
      k,
      c,
      `M${px - wide} ${y + fall}C${px - wide * 1.2} ${y + fall * 0.4} ${px - wide * 0.4} ${y + 1} ${px} ${y + 1}C${px + wide * 0.6} ${y + 1} ${px + wide * 1.2} ${y + fall * 0.4} ${px + wide} ${y + fall}Z`,
    )
  }
  for (let i = 0; i < 6; i++) {
    const px = x - half * 0.95 + r() * half * 1.9
    path(
      k,
      px < x ? '#7fae4c' : '#4f8a48',
      `M${px - 1.6} ${y + 1}q1.600 -1.400 3.200 0l-0.600 ${2 + r() * 3}l-0.900 -1.200l-0.700 ${1.5 + r() * 2}Z`,
    )
  }
  // Tongues of water, each a white fan with strands of blue.
  for (const [u, wide] of tongues) {
    const px = x + u * half
    const [w0, w1] = [wide * 0.72, wide]
    const end = y + fall + 0.6
    path(
      k,
      '#bfe2e4',
      `M${px - w0} ${y - 0.4}Q${px} ${y - 1.2} ${px + w0} ${y - 0.4}C${px + w1} ${y + fall * 0.3} ${px + w1} ${y + fall * 0.7} ${px + w1 * 1.1} ${end}H${px - w1 * 1.1}C${px - w1} ${y + fall * 0.7} ${px - w1} ${y + fall * 0.3} ${px - w0} ${y - 0.4}Z`,
    )
    for (let i = 0; i < 7; i++) {
      const v = -0.9 + i * 0.29
      const [a, b] = [px + v * w0, px + v * w1 * 1.08]
      const q = wide * (0.07 + r() * 0.07)
      fill(k, i > 4 ? '#9accd4' : '#ffffff', [
        [a - q * 0.4, y - 0.6],
        [a + q * 0.5, y - 0.6],
        [b + q, y + fall * (0.7 + r() * 0.3)],
        [b + q * 0.4, end],
        [b - q, y + fall * (0.6 + r() * 0.4)],
      ])
    }
    for (const [c, d, q] of [
      ['#a9dcd8', 0, 1],
      ['#e0f4ee', -0.5, 0.75],
      ['#ffffff', -0.9, 0.5],
    ])
      for (let i = 0; i < 6; i++)
        path(
          k,
          c,
          `M${px - wide * 1.1 + i * wide * 0.44} ${end + d - q * 0.9}a${q * 0.9} ${q * 0.7} 0 1 0 0.010 0Z`,
        )
  }
}

/** A bather who floats on her back with arms spread; only the sunny side of her shows. */
export function floater(k) {
  path(k, 'rgba(12,90,96,.4)', 'M-11 1.500C-4 0 8 0.400 13 2C7 4 -6 4 -11 1.500Z')
  stroke(k, '#e0aa82', 1.5, 'M-2 0.500L-5.500 -3.500L-9.500 -4.500M-2 1L-4 4.500L-7.500 6.500')
  path(
    k,
    '#e0aa82',
    'M-4 -0.600C-1 -2 4 -1.600 11.500 -0.800L15.500 -0.400V0.600L11.500 1.400C4 2.400 -1 2.600 -4 1.400Z',
  )
  path(
    k,
    '#e8503c',
    'M-2.500 -1.200C0 -1.800 3 -1.700 5.500 -1.400C6 0 6 1 5.500 2C3 2.400 0 2.300 -2.500 1.700C-1.800 0.600 -1.800 -0.200 -2.500 -1.200Z',
  )
  path(
    k,
    '#4a2c22',
    'M-4.600 -2C-8 -3 -10.500 -1.500 -10.800 0.400C-10.500 2.400 -8 3.600 -4.600 2.800Z',
  )
  path(k, '#e8b892', 'M-4 0.400a1.900 1.800 0 1 0 -3.800 0a1.900 1.800 0 1 0 3.800 0Z')
  stroke(
    k,
    'rgba(240,255,248,.85)',
    0.4,
    'M-12 3C-9 5.500 -2 5 4 4.400M10 3C14 2.600 16 2 17.500 1',
  )
}

/** A hornbill on its branch: black back, white breast, the great yellow bill. */
export function hornbill(k) {
  path(
    k,
    '#1c2434',
    'M-5 8C-6.500 3 -5 -3 -1 -5.500C2 -7 5 -6 5.500 -3C6 1 3 6 -1 9L-4.500 19H-7.500Z',
  )
  path(
    k,
    '#f4ead6',
    'M1 3C3.500 1 5 -1 5.500 -3C6 1 3 6 -1 9C-1.500 7 -0.500 5 1 3ZM-6.200 15L-4 16L-4.500 19H-7.500Z',
  )
  path(
    k,
    '#f4c23c',
    'M4.500 -6.500C7 -8.500 11.500 -8 14.500 -4C11.500 -4.500 8.500 -4 6.500 -3.500Z',
  )
  path(k, '#e08a2c', 'M3.500 -7.500C5 -10 9 -10.500 11.500 -9C9.500 -8.500 7.500 -8 6.500 -6.500Z')
  path(k, '#1c2434', 'M0 -5C1 -8.500 5 -8.500 6 -5.500C6 -3.500 4.500 -2.500 3 -2.500Z')
  path(k, '#ffffff', 'M3.800 -6.600a0.800 0.800 0 1 0 0.010 0Z')
  path(k, '#c8302c', 'M3.800 -6.200a0.400 0.400 0 1 0 0.010 0Z')
}
