// The edge of Mount Fløyen in the evening: dark spruces, the red car that comes up, the lookout. Points of the field.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A spruce with boughs of uneven length; its right edge holds the last light. Foot at x, y. */
export function spruce(k, x, y, high, seed, [dark, edge]) {
  const r = random(seed)
  const n = Math.round(5 + high / 4)
  const [left, right] = [[], []]
  for (let i = 0; i < n; i++) {
    const t = (i + 0.6 + r() * 0.3) / n
    const w = high * (0.04 + 0.17 * t) * (0.75 + r() * 0.5)
    const v = high * (0.04 + 0.17 * t) * (0.75 + r() * 0.5)
    const yy = y - high * (1 - t)
    left.push([x - w * 0.35, yy - high * 0.028], [x - w, yy + high * 0.02 * (0.5 + r())])
    right.push([x + v * 0.35, yy - high * 0.028], [x + v, yy + high * 0.02 * (0.5 + r())])
  }
  const top = [x, y - high * 1.02]
  fill(k, dark, [
    top,
    ...right,
    [x + high * 0.1, y + 3],
    [x - high * 0.1, y + 3],
    ...left.toReversed(),
  ])
  if (edge)
    for (let i = 0; i < right.length; i += 2) {
      const [a, b] = [right[i], right[i + 1]]
      fill(k, edge, [[a[0], a[1]], b, [(a[0] + b[0]) / 2, b[1] - high * 0.004]])
    }
}

/** The red car from the front, climbing towards us: its pane full of light, the driver and those behind him. Foot at 0, 10 high. */
export function car(k) {
  path(k, '#7c2038', 'M-3.900 -0.600L-4 -9L-3 -10.400H3L4 -9L3.900 -0.600L3 0.300H-3Z')
  path(
    k,
    '#c8303c',
    'M-3.600 -0.900L-3.700 -8.700L-2.800 -9.800H2.800L3.700 -8.700L3.600 -0.900L2.800 -0.200H-2.800Z',
  )
  path(k, '#f0583c', 'M1.400 -0.200L1.600 -9.800H2.800L3.700 -8.700L3.600 -0.900L2.800 -0.200Z')
  path(k, '#ffe0a0', 'M-3 -4.200L-3.100 -8.300L-2.500 -8.900H2.500L3.100 -8.300L3 -4.200Z')
  path(k, '#fff2cc', 'M-0.600 -4.200L0.800 -8.900H2.500L3.100 -8.300L3 -4.200Z')
  for (const [x, y, q, c] of [
    [-1.9, -4.2, 1, '#5c3450'],
    [1.7, -4.2, 0.92, '#74405a'],
    [0.6, -4.2, 0.7, '#8c4c54'],
    [-0.5, -4.2, 0.86, '#4a2c50'],
  ])
    path(
      k,
      c,
      `M${x - 0.62 * q} ${y}Q${x - 0.62 * q} ${y - 1.5 * q} ${x - 0.18 * q} ${y - 1.6 * q}C${x - 0.6 * q} ${y - 2.8 * q} ${x + 0.6 * q} ${y - 2.8 * q} ${x + 0.18 * q} ${y - 1.6 * q}Q${x + 0.62 * q} ${y - 1.5 * q} ${x + 0.62 * q} ${y}Z`,
    )
  stroke(k, '#c8303c', 0.28, 'M-0.050 -4.200V-8.900')
  path(k, '#fff0dc', 'M-3.500 -3.300H3.500L3.480 -2.800H-3.480Z')
  for (const x of [-2.4, 2.4])
    path(k, '#fff6d8', `M${x - 0.55} -1.700a0.550 0.550 0 1 0 1.100 0a0.550 0.550 0 1 0 -1.100 0Z`)
  path(k, '#2a1c40', 'M-3 -0.300H3L2.600 0.700H-2.600Z')
}

/** The track between the trees, the light of the car on its sleepers. */
export function track(k, x, y) {
  fill(k, '#1a2048', [
    [x - 5, y - 1],
    [x + 5, y - 1],
    [x + 17, 97],
    [x - 17, 97],
  ])
  const g = k.createLinearGradient(0, y, 0, 96)
  g.addColorStop(0, 'rgba(255,214,140,.85)')
  g.addColorStop(0.55, 'rgba(255,190,120,.28)')
  g.addColorStop(1, 'rgba(255,190,120,0)')
  fill(k, g, [
    [x - 3.4, y],
    [x + 3.4, y],
    [x + 13, 97],
    [x - 13, 97],
  ])
  for (let i = 0; i < 7; i++) {
    const t = (i / 6) ** 1.5
    const yy = y + 0.7 + t * 10.5
    const half = 2.6 + (yy - y) * 0.62
    fill(k, 'rgba(34,24,66,.62)', [
      [x - half, yy],
      [x + half, yy],
      [x + half * 1.04, yy + 0.3 + t * 0.5],
      [x - half * 1.04, yy + 0.3 + t * 0.5],
    ])
  }
  for (const d of [-1, 1])
    fill(k, '#ffe6b4', [
      [x + d * 2.1, y],
      [x + d * 2.4, y],
      [x + d * 7.9, 97],
      [x + d * 7.1, 97],
    ])
}

/** The lookout on the left: a shelf of worn rock that holds a little light of the sky, the dark slope below it. */
export function lookout(k) {
  fill(k, '#141a44', points('-6 82 34 83 43 85.500 48 89 52 97 -6 97'))
  fill(
    k,
    '#5c5690',
    points('-6 80.800 12 81.300 26 82 36 83.200 42 85 34 85.900 22 85.600 8 86.300 -6 86'),
  )
  fill(
    k,
    '#7c70a4',
    points('-6 80.800 12 81.300 26 82 36 83.200 42 85 30 84 16 83 4 82.300 -6 82.200'),
  )
  fill(
    k,
    '#2a2c62',
    points('-6 86 8 86.300 22 85.600 34 85.900 42 85 44 87 36 88.600 24 88 10 89 -6 88.600'),
  )
}
