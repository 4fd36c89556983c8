import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { limb } from '../core/shape.js'
import { folk, joints, POSES } from './slender-folk.js'

// Fishing with pole and line in the atolls, against the evening sky, in points; the light comes from the right, behind.

const DARK = '#2a1430'
const GOLD = '#ffb45c'
const man = (pose, more) => ({
  ...POSES[pose],
  top: DARK,
  low: DARK,
  skin: DARK,
  hair: DARK,
  shoe: DARK,
  bare: true,
  shorts: true,
  light: 1,
  ...more,
})

/** A pole of bamboo, thin and bent by what hangs on it; it narrows to its tip. */
const pole = (k, a, b, c) => path(k, DARK, limb(a, b, c, 0.34, 0.1))

/** Whoever stands on the deck, dark before the sun; a thread of gold on the side towards it. */
const put = (k, x, y, high, o) => {
  for (const [c, dx, dy] of [
    [GOLD, 0.1, -0.1],
    [DARK, 0, 0],
  ]) {
    k.save()
    k.translate(x + dx, y + dy)
    k.scale(high / 7, high / 7)
    folk(k, { ...o, flat: c })
    k.restore()
  }
}

/** Where a hand is in the picture. */
const handOf = (o, x, y, high, arm = 'armFar') => {
  const [hx, hy] = joints(o)[arm].hand
  return [x + (hx * high) / 7, y + (hy * high) / 7]
}

/** He who throws bait from the well before the stern. */
export function baiter(k, x, y, high) {
  const bait = man('stand', { armFar: [112, 12], armNear: [-34, 30], lean: 7, hat: ['wrap', DARK] })
  put(k, x, y, high, bait)
  const [bx, by] = handOf(bait, x, y, high)
  for (const [dx, dy, q, turn] of points(
    '1.200 -0.700 0.17 -0.4 2.300 -0.900 0.14 0.1 3.100 -0.300 0.15 0.5 3.900 0.300 0.12 0.7 2.600 0.300 0.13 0.5',
    4,
  )) {
    k.save()
    k.translate(bx + dx, by + dy)
    k.rotate(turn)
    path(k, DARK, `M${-q * 2.2} 0Q0 ${-q} ${q * 2.2} 0Q0 ${q} ${-q * 2.2} 0Z`)
    k.restore()
  }
}

/** The crew on the stern at x, y: one leans against the weight of a fish, one has swung his aboard; the skipper sits on the roof. Gives where the line enters the sea. */
export function crew(k, x, y, high) {
  put(k, x - 31, y - 6.4, high * 0.96, man('sit', { hat: ['cap', DARK] }))
  const lift = man('stand', {
    near: [18, 4],
    far: [-16, 10],
    armFar: [104, 38],
    armNear: [58, 52],
    lean: -10,
  })
  put(k, x - 6.4, y, high, lift)
  // Both his hands are on the pole: it runs through them, from his hip up and over his head.
  const [fx, fy] = handOf(lift, x - 6.4, y, high)
  const [nx, ny] = handOf(lift, x - 6.4, y, high, 'armNear')
  const tip = [fx - 6.8, fy - 12.4]
  const way = [(fx - nx) / (ny - fy), -1]
  pole(k, [nx - way[0] * 1.3, ny + 1.3], [fx + way[0] * 5.6, fy - 9.6], tip)
  // The line ends in the mouth of the fish; it swings on towards the deck.
  const fish = [tip[0] - 7.4, tip[1] + 9.4]
  const mouth = [fish[0] + 2.15, fish[1] - 2.6]
  stroke(k, DARK, 0.1, `M${tip}Q${tip[0] - 3.4} ${tip[1] + 3} ${mouth}`)
  k.save()
  k.translate(...fish)
  k.rotate(-0.9)
  k.scale(-0.56, 0.56)
  skipjack(k)
  k.restore()
  for (const [dx, dy, q] of points(
    '-2.600 2.800 0.18 -3.400 4.600 0.14 -2 5.400 0.12 -3.900 6.800 0.13 -2.800 8.400 0.1',
    3,
  ))
    path(k, '#ffe0a0', `M${fish[0] + dx} ${fish[1] + dy}a${q} ${q * 1.4} 0 1 0 0.010 0Z`)
  // One leans back against the weight of his.
  const pull = man('stand', {
    near: [28, 8],
    far: [-8, 16],
    armFar: [66, 26],
    armNear: [44, 44],
    lean: -19,
    hat: ['cap', DARK],
  })
  put(k, x + 3.4, y, high, pull)
  const [px, py] = handOf(pull, x + 3.4, y, high)
  const end = [px + 13.4, py - 5.4]
  pole(k, [px - 2, py + 2.2], [px + 6.4, py - 8.4], end)
  stroke(k, DARK, 0.09, `M${end}L${end[0] + 0.6} ${py + 8.6}`)
  return [end[0] + 0.6, py + 8.6]
}

const TUNA =
  'M-6 0.300C-4.500 -2 0 -2.600 3.500 -1.300C4.800 -0.800 5.600 -0.400 6.200 0C5 0.900 2 2 -1 2C-3.500 2 -5.300 1.300 -6 0.300Z'

/** A skipjack against the light, head to the left, 14 long: dark, its back fins and sickle tail clear, gold along the side that looks to the sun. */
export function skipjack(k) {
  path(
    k,
    DARK,
    'M5.400 -0.300C6.600 -1.200 7.700 -2.800 8.100 -4.200C8.300 -2.400 8 -0.800 7.300 0C8 0.900 8.200 2.500 7.900 4C7.200 2.600 6.500 1.200 5.400 0.400ZM-1.900 -1.900L-0.300 -3.700L0.600 -1.900ZM2.300 -1.600L3.500 -2.900L3.600 -1.100ZM0.500 1.800L2 3.300L2.100 1.300Z',
  )
  path(k, DARK, TUNA)
  path(
    k,
    '#ffc878',
    'M-5.600 0.700C-4.200 1.500 -2.600 2 -1 2C2 2 4.800 1 6 0.200C4.400 0.900 1.600 1.400 -0.900 1.400C-2.600 1.400 -4.300 1.100 -5.600 0.700Z',
  )
  path(k, '#ffdc9c', 'M-4.500 -0.700a0.300 0.300 0 1 0 0.010 0Z')
}

export const HULL =
  'M-44 -12C-20 -8 30 -8.500 56 -10.500L58 -10.500C58 -6 56 0 52 3.500H-34C-46 2 -52 -8 -54 -20C-54.500 -28 -52 -33 -47 -36C-49 -30 -49.500 -24 -48.500 -18.500C-47.500 -15 -46 -13 -44 -12Z'
/** The fishing dhoni from its side: prow to the left, open stern to the right; 108 long, waterline at 0. */
export function masdhoni(k) {
  // Far side of the rail, then the roof on its posts.
  path(k, '#3c2240', 'M-44 -12C-20 -8 30 -8.500 56 -10.500V-7H-44Z')
  for (const x of [-27, -12, 3]) stroke(k, '#2a1836', 0.9, `M${x} -9V-20`)
  path(k, '#4c2a44', 'M-31 -20L-28 -23H6L9 -20Z')
  path(k, '#ff9c54', 'M-28 -23H6L9 -20L8 -20.200L5.500 -22.400H-28Z')
  path(k, '#2a1836', 'M-31 -20H9V-18.900H-31Z')
  path(k, '#381e38', HULL)
  k.save()
  k.clip(new Path2D(HULL))
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
