import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'

// Fishing with pole and line in the atolls, against the evening sky, in points; the light comes from the right, behind.

const [DARK, FAR, RIM] = ['#46243a', '#301a34', '#ff9c54']

/**
 * A fisherman 14 tall, by his joints: head, shoulder, hip, two knees and feet, two elbows and hands.
 * `cloth` his shirt, `wrap` his shorts.
 */
export function fisher(k, { head, neck, hip, far, near, arms, cloth, wrap, cap }) {
  const leg = ([kx, ky, fx, fy], colour) => {
    stroke(k, colour, 1.7, `M${hip.join(' ')}L${kx} ${ky}`)
    stroke(k, colour, 1.2, `M${kx} ${ky}L${fx} ${fy}L${fx + 0.9} ${fy + 0.1}`)
  }
  const [nx, ny] = neck
  const [hx, hy] = hip
  const [fa, na] = arms
  leg(far, FAR)
  stroke(k, FAR, 1.05, `M${nx} ${ny + 0.8}L${fa.slice(0, 2).join(' ')}L${fa.slice(2).join(' ')}`)
  leg(near, DARK)
  stroke(k, wrap, 2.5, `M${hx} ${hy}L${hx + (near[0] - hx) * 0.55} ${hy + (near[1] - hy) * 0.55}`)
  stroke(k, wrap, 2.4, `M${hx} ${hy}L${hx + (far[0] - hx) * 0.5} ${hy + (far[1] - hy) * 0.5}`)
  path(
    k,
    cloth,
    `M${nx - 1.7} ${ny + 0.4}Q${nx} ${ny - 0.7} ${nx + 1.6} ${ny + 0.4}L${hx + 1.35} ${hy + 0.2}Q${hx} ${hy + 0.8} ${hx - 1.35} ${hy + 0.2}Z`,
  )
  path(
    k,
    RIM,
    `M${nx + 1.6} ${ny + 0.4}L${hx + 1.35} ${hy + 0.2}L${hx + 0.95} ${hy}L${nx + 1} ${ny + 0.5}Z`,
  )
  const [x, y] = head
  stroke(k, DARK, 1.2, `M${nx} ${ny}L${x} ${y + 1}`)
  path(k, DARK, `M${x} ${y - 1.35}a1.250 1.400 0 1 0 0.010 0Z`)
  path(
    k,
    '#c86844',
    `M${x + 0.5} ${y - 1.2}C${x + 1.3} ${y - 0.8} ${x + 1.4} ${y + 0.6} ${x + 0.7} ${y + 1.2}C${x + 0.9} ${y + 0.3} ${x + 0.9} ${y - 0.5} ${x + 0.5} ${y - 1.2}Z`,
  )
  if (cap)
    path(
      k,
      cap,
      `M${x - 1.4} ${y - 0.3}C${x - 1.5} ${y - 2.1} ${x + 1.3} ${y - 2.2} ${x + 1.4} ${y - 0.4}L${x + 2.3} ${y - 0.3}L${x + 1.2} ${y - 0.1}Z`,
    )
  stroke(k, DARK, 1.1, `M${nx} ${ny + 0.9}L${na.slice(0, 2).join(' ')}L${na.slice(2).join(' ')}`)
  stroke(
    k,
    cloth,
    1.4,
    `M${nx} ${ny + 0.9}L${nx + (na[0] - nx) * 0.6} ${ny + 0.9 + (na[1] - ny - 0.9) * 0.6}`,
  )
}

const TUNA =
  'M-6 0.300C-4.500 -2 0 -2.600 3.500 -1.300C4.800 -0.800 5.600 -0.400 6.200 0C5 0.900 2 2 -1 2C-3.500 2 -5.300 1.300 -6 0.300Z'

/** A skipjack, head to the left: dark back, silver belly with its stripes. 14 long. */
export function skipjack(k) {
  path(
    k,
    '#2c3c6c',
    'M5.600 0C6.800 -1.200 7.800 -2.600 8.200 -3.800C8.400 -2.200 8 -0.600 7.400 0C8 0.800 8.200 2.200 8 3.600C7.400 2.400 6.600 1 5.600 0.200Z',
  )
  path(
    k,
    '#2c3c6c',
    'M-1.500 -2L0.500 -3.600L0.800 -2ZM2.500 -1.600L3.600 -2.800L3.700 -1.200ZM0.500 1.900L2 3.200L2 1.500Z',
  )
  path(k, '#f4d8b8', TUNA)
  k.save()
  k.clip(new Path2D(TUNA))
  path(k, '#2c3c6c', 'M-7 -3H8V0.200C3 -0.300 -2 -0.600 -7 0.300Z')
  path(k, '#5c74a4', 'M-7 -3H8V-1.200C3 -2 -3 -2 -7 -0.600Z')
  stroke(k, '#6c6484', 0.24, 'M-4 0.900C-1 0.500 2 0.500 5 0.500M-3.500 1.400C-1 1.100 2 1 4 1')
  path(k, '#ffb064', 'M-3 2.200C0 1.400 3 1.300 6 0.500V3H-3Z')
  k.restore()
  path(k, '#fff4d8', 'M-4.400 -0.800a0.420 0.420 0 1 0 0.010 0Z')
  path(k, '#1c1028', 'M-4.400 -0.600a0.220 0.220 0 1 0 0.010 0Z')
}

/** The fishing dhoni from its side: prow to the left, open stern to the right; 108 long, waterline at 0. */
export function masdhoni(k) {
  // Far side of the rail, then the roof on its posts.
  path(k, '#3c2240', 'M-44 -12C-20 -8 30 -8.500 56 -10.500V-7H-44Z')
  for (const x of [-27, -12, 3]) stroke(k, '#2a1836', 0.9, `M${x} -9V-20`)
  path(k, '#4c2a44', 'M-31 -20L-28 -23H6L9 -20Z')
  path(k, '#ff9c54', 'M-28 -23H6L9 -20L8 -20.200L5.500 -22.400H-28Z')
  path(k, '#2a1836', 'M-31 -20H9V-18.900H-31Z')
  const hull =
    'M-44 -12C-20 -8 30 -8.500 56 -10.500L58 -10.500C58 -6 56 0 52 3.500H-34C-46 2 -52 -8 -54 -20C-54.500 -28 -52 -33 -47 -36C-49 -30 -49.500 -24 -48.500 -18.500C-47.500 -15 -46 -13 -44 -12Z'
  path(k, '#381e38', hull)
  k.save()
  k.clip(new Path2D(hull))
  path(k, '#22122e', 'M-60 -4C-30 1 30 1 60 -3V6H-60Z')
  for (const d of [0, 3, 6])
    stroke(
      k,
      '#56304a',
      0.3,
      `M-50 ${-13 + d * 1.2}C-36 ${-7 + d} 20 ${-5.5 + d * 0.7} 58 ${-8 + d * 0.7}`,
    )
  path(
    k,
    '#b85a44',
    'M-55 -36H-46L-49 -30C-50 -26 -50 -22 -49 -18C-48 -14.500 -46 -12.800 -44 -12C-20 -8 30 -8.500 58 -10.500V-9.300C30 -7 -20 -6.600 -44.500 -10.600C-48 -12 -50 -16 -50.800 -20C-51.500 -26 -50 -32 -47 -36Z',
  )
  k.restore()
  // The stern platform, wide and low.
  path(k, '#22122e', 'M33 -10.800H60L59 -8.600H33Z')
  path(k, '#ff9c54', 'M33 -11.200H60.400V-10.500H33Z')
  stroke(k, '#2a1836', 1, 'M-46 -22L-42 -11')
}

/** A tern on the wing; 8 across. */
export function tern(k, x, y, q, turn) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.scale(q, q)
  path(
    k,
    '#3c2240',
    'M0 0.500C-1.200 -1 -2.600 -1.800 -4.200 -1.300C-3 -1.700 -1.200 -2 0 -0.400C1.200 -2 3 -1.900 4.300 -1C2.700 -1.500 1.300 -0.800 0.300 0.600L2.200 1.400L0 1.100L-1.300 0.800Z',
  )
  k.restore()
}

/** Where a fish breaks the water: a crown of drops. */
export function splash(k, x, y, q) {
  for (const [dx, h, w] of points(
    '-4 3.500 0.600 -2.200 6 0.700 0 4.600 0.900 2 6.600 0.700 3.800 3 0.600',
    3,
  ))
    path(
      k,
      '#ffd8a0',
      `M${x + dx * q * 0.7 - w * q} ${y}Q${x + dx * q * 0.8} ${y - h * q * 0.5} ${x + dx * q * 1.1} ${y - h * q}Q${x + dx * q} ${y - h * q * 0.4} ${x + dx * q * 0.7 + w * q} ${y}Z`,
    )
  for (const [dx, dy, r] of points(
    '-5 -5 0.350 -3 -8 0.300 0.500 -6.500 0.400 3 -8.500 0.300 5 -5.500 0.350',
    3,
  ))
    path(k, '#ffe8c0', `M${x + dx * q} ${y + dy * q}a${r * q} ${r * q} 0 1 0 0.010 0Z`)
  stroke(
    k,
    '#ffd8a0',
    0.4,
    `M${x - 6 * q} ${y + 0.4}q${6 * q} ${1.6 * q} ${12 * q} 0M${x - 9 * q} ${y + 0.9}q${9 * q} ${2.8 * q} ${18 * q} 0`,
  )
}
