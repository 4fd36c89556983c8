import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { folk, joints, POSES } from './slender-folk.js'

// Fishing with pole and line in the atolls, against the evening sky, in points; the light comes from the right, behind.

const SKIN = ['#7c4438', '#46243a']
const man = (pose, top, more) => ({
  ...POSES[pose],
  top,
  low: ['#6c4058', '#34204a'],
  skin: SKIN,
  hair: ['#2c1630', '#221028'],
  shoe: '#46243a',
  bare: true,
  shorts: true,
  light: 1,
  ...more,
})
const POLE = '#1c1028'

/** Whoever stands on the deck; one unit of the picture is one unit here. */
const put = (k, x, y, high, o, flip) => {
  k.save()
  k.translate(x, y)
  k.scale(((flip ? -1 : 1) * high) / 7, high / 7)
  folk(k, flip ? { ...o, light: -1 } : o)
  k.restore()
}

/** Where a hand is in the picture. */
const handOf = (o, x, y, high, arm = 'armFar') => {
  const [hx, hy] = joints(o)[arm].hand
  return [x + (hx * high) / 7, y + (hy * high) / 7]
}

/** He who throws bait from the well before the stern. */
export function baiter(k, x, y, high) {
  const bait = man('stand', ['#e8a45c', '#84484c'], {
    armFar: [104, 22],
    armNear: [52, 40],
    lean: 5,
    hat: ['wrap', '#d8c8a8'],
  })
  put(k, x, y, high, bait)
  const [bx, by] = handOf(bait, x, y, high)
  stroke(k, POLE, 0.26, `M${bx - 0.6} ${by + 0.5}L${bx + 2} ${by - 1.6}`)
  for (const [dx, dy, q] of points(
    '3.400 -2.400 0.2 4.600 -2 0.16 5.400 -0.800 0.18 6.400 -1.600 0.14 7 0.400 0.16',
    3,
  ))
    path(
      k,
      '#ffe0b0',
      `M${bx + dx - q * 1.6} ${by + dy}Q${bx + dx} ${by + dy - q} ${bx + dx + q * 1.6} ${by + dy}Q${bx + dx} ${by + dy + q} ${bx + dx - q * 1.6} ${by + dy}Z`,
    )
}

/** The crew on the stern at x, y: one leans against the weight of a fish, one lifts his; the skipper sits on the roof. */
export function crew(k, x, y, high) {
  put(
    k,
    x - 31,
    y - 6.4,
    high * 0.96,
    man('sit', ['#c8644c', '#6c3450'], { hat: ['cap', '#f0a85c'] }),
  )
  // He has swung his fish out of the sea.
  const lift = man('stand', ['#5c80a0', '#34406c'], {
    near: [14, 4],
    far: [-14, 10],
    armFar: [132, 18],
    armNear: [112, 34],
    lean: -8,
  })
  put(k, x - 6.4, y, high, lift)
  const [lx, ly] = handOf(lift, x - 6.4, y, high)
  stroke(
    k,
    POLE,
    0.34,
    `M${lx + 0.9} ${ly + 2.2}L${lx - 1.4} ${ly - 4}C${lx - 3} ${ly - 9} ${lx - 5.5} ${ly - 12.5} ${lx - 9} ${ly - 13.5}`,
  )
  stroke(
    k,
    POLE,
    0.1,
    `M${lx - 9} ${ly - 13.5}C${lx - 12} ${ly - 13.6} ${lx - 14.5} ${ly - 12} ${lx - 16} ${ly - 9.2}`,
  )
  k.save()
  k.translate(lx - 18.4, ly - 6.4)
  k.rotate(-0.85)
  k.scale(-0.46, 0.46)
  skipjack(k)
  k.restore()
  for (const [dx, dy, q] of points(
    '-15 -4.500 0.18 -17 -2.600 0.14 -13.600 -3 0.13 -16.500 -0.500 0.12',
    3,
  ))
    path(k, '#ffe8c0', `M${lx + dx} ${ly + dy}a${q} ${q * 1.3} 0 1 0 0.010 0Z`)
  // One leans back against the weight of his.
  const pull = man('stand', ['#d8585c', '#702c50'], {
    near: [26, 8],
    far: [-6, 14],
    armFar: [66, 26],
    armNear: [44, 44],
    lean: -17,
    hat: ['cap', '#f4dcc0'],
  })
  put(k, x + 3.4, y, high, pull)
  const [px, py] = handOf(pull, x + 3.4, y, high)
  stroke(
    k,
    POLE,
    0.34,
    `M${px - 1.8} ${py + 2}L${px + 2.4} ${py - 3.6}C${px + 6} ${py - 8} ${px + 10.5} ${py - 8.6} ${px + 13.5} ${py - 4.4}`,
  )
  stroke(k, POLE, 0.1, `M${px + 13.5} ${py - 4.4}L${px + 14.6} ${py + 8}`)
  return [px + 14.6, py + 8]
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
