import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A cedar under snow: boughs in tiers that droop, each with its own load; `high` units, foot at 0. */
export function cedar(k, x, y, high, [snow, blue, wood], seed) {
  const r = random(seed)
  const tiers = 6
  path(k, wood, `M${x - high * 0.02} ${y + 0.6}L${x} ${y - high}L${x + high * 0.02} ${y + 0.6}Z`)
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers
    const base = y - high * (0.06 + t * 0.8)
    const half = high * (0.2 - t * 0.16) * (0.86 + r() * 0.28)
    const tip = base - high * 0.3
    const sag = high * 0.045
    const [a, b] = [half * (0.9 + r() * 0.2), half * (0.9 + r() * 0.2)]
    path(
      k,
      wood,
      `M${x} ${tip}L${x + b} ${base + sag}Q${x + b * 0.5} ${base - sag * 0.2} ${x} ${base + sag * 0.6}Q${x - a * 0.5} ${base - sag * 0.2} ${x - a} ${base + sag}Z`,
    )
    path(
      k,
      blue,
      `M${x} ${tip}L${x + b * 0.96} ${base + sag * 0.5}Q${x + b * 0.55} ${base - sag * 1.3} ${x + b * 0.2} ${base - sag * 0.7}L${x} ${base - sag * 2}Z`,
    )
    path(
      k,
      snow,
      `M${x} ${tip}L${x - a * 0.98} ${base + sag * 0.6}Q${x - a * 0.6} ${base - sag * 1.3} ${x - a * 0.34} ${base - sag * 0.5}Q${x - a * 0.12} ${base - sag * 1.7} ${x + b * 0.16} ${base - sag * 1.2}Z`,
    )
  }
}

/** A stone of the basin with snow on it. */
export function stone(k, x, y, w, h, seed) {
  const r = random(seed)
  const [l, m] = [0.34 + r() * 0.2, 0.7 + r() * 0.15]
  path(
    k,
    '#4c5478',
    `M${x - w} ${y}L${x - w * 0.9} ${y - h * l}L${x - w * 0.35} ${y - h}L${x + w * 0.5} ${y - h * 0.92}L${x + w} ${y - h * 0.3}L${x + w * 0.94} ${y}Z`,
  )
  path(
    k,
    '#6c7498',
    `M${x - w} ${y}L${x - w * 0.9} ${y - h * l}L${x - w * 0.35} ${y - h}L${x - w * 0.1} ${y - h * 0.4}L${x - w * 0.3} ${y}Z`,
  )
  path(
    k,
    '#cfdcf0',
    `M${x - w * 0.96} ${y - h * 0.5}C${x - w} ${y - h * 1.1} ${x - w * 0.5} ${y - h * 1.45} ${x} ${y - h * 1.4}C${x + w * 0.6} ${y - h * 1.4} ${x + w * 1.05} ${y - h} ${x + w} ${y - h * 0.36}C${x + w * m} ${y - h * 0.6} ${x + w * 0.4} ${y - h * 0.5} ${x + w * 0.1} ${y - h * 0.66}C${x - w * 0.3} ${y - h * 0.8} ${x - w * 0.6} ${y - h * 0.4} ${x - w * 0.96} ${y - h * 0.5}Z`,
  )
  path(
    k,
    '#f4f6fa',
    `M${x - w * 0.96} ${y - h * 0.5}C${x - w} ${y - h * 1.1} ${x - w * 0.5} ${y - h * 1.45} ${x} ${y - h * 1.4}C${x + w * 0.3} ${y - h * 1.4} ${x + w * 0.6} ${y - h * 1.3} ${x + w * 0.8} ${y - h * 1.1}C${x + w * 0.2} ${y - h * 1.1} ${x - w * 0.4} ${y - h} ${x - w * 0.96} ${y - h * 0.5}Z`,
  )
}

/** The old inn of the gorge, a lamp in its windows, a metre of snow on the roof. */
export function inn(k) {
  path(k, '#3c3454', 'M-17 0V-7H16V0Z')
  path(k, '#54486c', 'M-17 0V-7H2V0Z')
  // Gable towards the sun side, beams on its plaster.
  path(k, '#6c5468', 'M-13.500 0V-9L-7 -14L-0.500 -9V0Z')
  path(k, '#c8b8c4', 'M-12.600 -6V-9L-7 -13.200L-1.400 -9V-6Z')
  stroke(k, '#54405c', 0.5, 'M-12.600 -9H-1.400M-7 -13V-6M-12.600 -6H-1.400M-10 -11V-6M-4 -11V-6')
  for (const [x, y, w, g] of points(
    '-11.600 -4.800 4 3 -6.400 -4.800 4 3 3.500 -5 3 2.600 8.500 -5 3 2.600',
    4,
  )) {
    path(k, '#ffc06c', `M${x} ${y}h${w}v${g}h${-w}Z`)
    path(k, '#ffe4a4', `M${x} ${y}h${w * 0.5}v${g}h${-w * 0.5}Z`)
    stroke(
      k,
      '#4c3848',
      0.26,
      `M${x} ${y + g / 2}h${w}M${x + w / 2} ${y}v${g}M${x} ${y}h${w}v${g}h${-w}Z`,
    )
  }
  stroke(k, '#4c3c5c', 0.5, 'M2.500 -6V0M7.500 -6V0M12.500 -6V0M-17 -1.400H-13.500M2.500 -1.400H16')
  path(k, '#2c2848', 'M-18 -6.400H18L16.600 -7.600H-17Z')
  path(
    k,
    '#a8bce0',
    'M-2 -6.600L2.500 -13.400H11.500L18.600 -7.400C19.200 -6.600 18.600 -5.800 17.600 -6C12 -7 8 -5.800 4 -6.400C2 -6.700 0 -6.200 -2 -6.600Z',
  )
  path(
    k,
    '#fff0d4',
    'M2 -12.800L2.500 -13.600C5 -14.400 9 -14.400 11.500 -13.400L12.600 -12.500C9 -13 5 -13 2 -12.800Z',
  )
  path(k, '#c4d4ec', 'M-19 -6.200C-18.600 -7.600 -17 -8.600 -14.500 -8.400L-13.500 -6.200Z')
  path(k, '#e8eef8', 'M-15.600 -7.600L-15.900 -9.200L-7 -16.400L-6.300 -14.400Z')
  path(k, '#98b0d8', 'M1.600 -7.600L2 -9.400L-7 -16.400L-6.600 -14.300Z')
  path(k, '#e8eef8', 'M-16.500 0.400C-12 -1.200 -4 -0.800 2 -0.600C8 -0.800 14 -1 17.500 0.600Z')
}
