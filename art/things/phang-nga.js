import { Path2D } from '@napi-rs/canvas'
import { fill, path, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

// The limestone of the Andaman Sea and who paddles between it; the sun stands on the left.

/** Colours of a rock near (0) to far (1), mixed with the haze by hand: light, middle, shade, notch, then leaves. */
export const NEAR = {
  stone: ['#fbecd0', '#dcc4a8', '#9c8c94', '#5c5a74'],
  leaf: ['#1f5c48', '#3c8a4c', '#8cc058'],
}
export const MIDDLE = {
  stone: ['#f0ead4', '#ccc8b8', '#9ca8ac', '#7c94a0'],
  leaf: ['#4c8478', '#68a07c', '#a0c48c'],
}
export const FAR = {
  stone: ['#e4ecdc', '#c8dcd4', '#b0ccc8', '#a4c4c4'],
  leaf: ['#98c0b4', '#a8ccb8', '#c4dcc0'],
}

/**
 * A tower of limestone between two edges, each from the top down to the water: hollow at its foot, streaked,
 * with wood on its head and ledges.
 */
export function karst(k, left, right, { stone, leaf }, { seed = 1, size = 3 } = {}) {
  const r = random(seed)
  const [l, rr] = [rough(left, size * 0.2, seed), rough(right, size * 0.2, seed + 5)]
  const foot = left.at(-1)[1]
  const top = left[0][1]
  const outline = new Path2D()
  for (const [i, p] of [...l, ...rr.toReversed()].entries()) {
    if (i) outline.lineTo(...p)
    else outline.moveTo(...p)
  }
  const edge = (line, y) => {
    for (let i = 0; i < line.length - 1; i++)
      if (y >= line[i][1] && y <= line[i + 1][1]) {
        const t = (y - line[i][1]) / (line[i + 1][1] - line[i][1] || 1)
        return line[i][0] + (line[i + 1][0] - line[i][0]) * t
      }
    return line.at(-1)[0]
  }
  const across = (t, y) => edge(left, y) + (edge(right, y) - edge(left, y)) * t
  k.save()
  k.clip(outline)
  k.fillStyle = stone[1]
  k.fill(outline)
  const steps = Array.from({ length: 12 }, (_, i) => top + ((foot - top) * i) / 11)
  const band = (a, b, colour, swing) =>
    fill(k, colour, [
      ...steps.map((y, i) => [across(a, y) + (i % 2 ? swing : 0), y]),
      ...steps.toReversed().map((y, i) => [across(b, y) + (i % 2 ? swing : 0), y]),
    ])
  band(-0.2, 0.34, stone[0], size * 0.3)
  band(0.66, 1.2, stone[2], size * 0.3)
  // Streaks that the rain has drawn.
  const n = Math.max(4, Math.round((edge(right, foot - 1) - edge(left, foot - 1)) / size))
  for (let i = 0; i < n * 2; i++) {
    const t = (i + r()) / (n * 2)
    const y = top + (foot - top) * (0.12 + r() * 0.5)
    const long = (foot - top) * (0.14 + r() * 0.3)
    const w = size * (0.1 + r() * 0.16)
    const x = across(t, y)
    path(
      k,
      t < 0.3 ? stone[1] : t < 0.64 ? stone[2] : stone[3],
      `M${x} ${y}C${x + w} ${y + long * 0.3} ${x + w} ${y + long * 0.7} ${x - w * 0.2} ${y + long}C${x - w} ${y + long * 0.6} ${x - w * 0.6} ${y + long * 0.3} ${x} ${y}Z`,
    )
  }
  path(
    k,
    stone[3],
    `M${edge(left, foot) - 9} ${foot}V${foot - size * 0.4}H${edge(right, foot) + 9}V${foot}Z`,
  )
  k.restore()
  // Wood on the head, then on ledges down the walls.
  const [a, b] = [left[0][0], right[0][0]]
  const tones = [leaf, [leaf[0], leaf[1], leaf[1]]]
  const grow = (x, y, q) => clump(k, x, y, q, tones[x > (a + b) / 2 ? 1 : 0], r() * 6)
  for (let i = 0; i < 9; i++) {
    const y = top + (foot - top) * (0.1 + r() * 0.62)
    const side = r() < 0.5 ? 0.04 + r() * 0.1 : 0.86 + r() * 0.1
    grow(across(i % 3 ? side : 0.3 + r() * 0.4, y), y, size * (0.4 + r() * 0.4))
  }
  for (let row = 0; row < 3; row++)
    for (let i = 0; i <= n + 1; i++) {
      const y = top + row * size * 0.55 + (r() - 0.4) * size * 0.4
      grow(across((i + r() * 0.5) / (n + 1.4), Math.max(top, y)), y, size * (0.6 + r() * 0.3))
    }
}

/** A kayak with two, towards the right; paddles on opposite sides. Water at 0. */
export function kayak(k, [hull, low], [first, second]) {
  for (const [x, vest, skin, hat] of [
    [-6, first, '#c88a64', '#f4dca4'],
    [6, second, '#e8b48c', '#fff4e4'],
  ]) {
    path(
      k,
      vest,
      `M${x - 2.8} -2C${x - 3.2} -6 ${x - 2.4} -8.600 ${x - 1.4} -9H${x + 1.6}C${x + 2.8} -8.400 ${x + 3} -5 ${x + 2.6} -2Z`,
    )
    path(
      k,
      'rgba(40,20,70,.3)',
      `M${x + 0.8} -9H${x + 1.6}C${x + 2.8} -8.400 ${x + 3} -5 ${x + 2.6} -2H${x + 1}C${x + 1.6} -5 ${x + 1.4} -7.400 ${x + 0.8} -9Z`,
    )
    path(
      k,
      skin,
      `M${x - 1.6} -11C${x - 1.6} -13.400 ${x + 2} -13.500 ${x + 2.1} -11.200C${x + 2.6} -10.900 ${x + 2.5} -10.400 ${x + 2} -10.400C${x + 1.9} -9.200 ${x + 1} -8.700 ${x + 0.2} -8.800C${x - 0.9} -8.900 ${x - 1.6} -9.700 ${x - 1.6} -11Z`,
    )
    path(
      k,
      hat,
      `M${x - 3.2} -12C${x - 2} -12.400 ${x - 1.8} -14.400 ${x + 0.2} -14.400C${x + 2} -14.400 ${x + 2.2} -12.600 ${x + 3.6} -12C${x + 1.6} -11.600 ${x - 1.4} -11.600 ${x - 3.2} -12Z`,
    )
    path(k, '#2c1c28', `M${x + 1.2} -11.200a0.250 0.300 0 1 0 0.010 0Z`)
  }
  path(
    k,
    hull,
    'M-19 -3.400C-13 -2.800 13 -2.800 20 -4C17 0 11 1.200 0 1.200C-9 1.200 -15 0.600 -19 -3.400Z',
  )
  path(
    k,
    low,
    'M-16.600 -1.200C-8 -0.200 10 -0.200 18 -1.600C15 0.600 9 1.200 0 1.200C-8 1.200 -13 0.800 -16.600 -1.200Z',
  )
  stroke(k, '#fff4dc', 0.5, 'M-17 -2.700C-10 -2.200 11 -2.200 18 -3')
  for (const [x, m] of [
    [-6, 1],
    [6, 1],
  ]) {
    stroke(k, '#c88a64', 1.3, `M${x + 0.4} -7.600L${x + 3.2} -5.400M${x - 0.4} -7.600L${x + 1} -9`)
    stroke(k, '#4c3448', 0.5, `M${x - 4} ${-13.6 * m}L${x + 7.6} 0.200`)
    path(
      k,
      '#f4a03c',
      `M${x + 6.6} -1.400L${x + 8} -0.800L${x + 8.8} 1.600L${x + 7} 1.200ZM${x - 3.4} -12.600L${x - 4.6} -13L${x - 5.6} -15.600L${x - 3.8} -15Z`,
    )
  }
}

/** A kite of the coast over the water: rusty wings, white head. */
export function kite(k) {
  path(
    k,
    '#a8502c',
    'M0 0C-3 -3 -8 -4.600 -13 -3C-9.600 -2.600 -5 -0.600 -2 1.600L0 5L2 1.600C5 -1 9.600 -3.600 13.600 -4.600C8.600 -5.600 3 -3.400 0 0Z',
  )
  path(
    k,
    '#6c3034',
    'M-13 -3C-9.600 -2.600 -5 -0.600 -2 1.600L-1 0.600C-4 -1.600 -8.600 -3 -13 -3ZM13.600 -4.600C9.600 -3.600 5 -1 2 1.600L1 0.600C4 -2.400 9 -4.600 13.600 -4.600Z',
  )
  path(
    k,
    '#fff4e4',
    'M0 -2.600C1.400 -2.600 1.800 -0.600 1 1.200H-1C-1.800 -0.600 -1.400 -2.600 0 -2.600Z',
  )
}
