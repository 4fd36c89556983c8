// What stands close by on the bank of Lake Ashi: cedars, hydrangeas.
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { smooth } from './leaf-edge.js'
import { wood } from './maple-valley.js'

/** A cedar's trunk close by: it leans a little, its roots spread, its bark lies in long strips. */
export function trunk(k, x, half, lean, foot) {
  const at = (u, y) => [x + lean * (1 - y / foot) + u * half * (1 + 0.16 * (y / foot) ** 2), y]
  const edge = (m) =>
    [-3, 12, 26, 40, 54, 66, foot - 8].map((y, i) => at(m * (1 + 0.06 * Math.sin(i * 2.3 + x)), y))
  const roots = [
    at(1.5, foot - 3),
    at(2.5, foot + 1),
    at(1.2, foot),
    at(0.5, foot + 2),
    at(-0.6, foot),
    at(-1.4, foot + 2),
    at(-2.7, foot + 1.4),
    at(-1.5, foot - 4),
  ]
  fill(k, '#23433f', smooth([...edge(1), ...roots, ...edge(-1).toReversed()], 5))
  fill(
    k,
    '#446a5e',
    smooth(
      [
        ...edge(-0.42),
        at(-0.7, foot - 6),
        at(-1.2, foot + 1),
        at(-2.7, foot + 1.4),
        at(-1.5, foot - 4),
        ...edge(-1).toReversed(),
      ],
      5,
    ),
  )
  for (const [u, y0, y1, w] of points(
    '-0.740 2 30 0.100 -0.620 36 70 0.120 -0.100 6 40 0.120 0.060 46 78 0.140 0.420 0 30 0.100 0.560 38 72 0.120 0.780 12 44 0.100 -0.300 52 76 0.080',
    4,
  )) {
    const [a, m, b] = [at(u, y0), at(u + 0.08, (y0 + y1) / 2), at(u - 0.02, y1)]
    const d = w * half
    fill(
      k,
      u < -0.4 ? '#6a9080' : '#17302f',
      smooth([a, [m[0] + d, m[1]], b, [m[0] - d, m[1]]], 5, true),
    )
  }
}

const HYDRANGEA = [
  ['#34449c', '#5468c8', '#8498ec'],
  ['#4c50b0', '#7c80dc', '#b4b8fc'],
  ['#6a54b4', '#9c84e0', '#d4c4fc'],
]
const LEAF = [
  ['#12332f', '#1f5044', '#357552', '#5c9c60'],
  ['#163c34', '#275e4a', '#448858', '#74ac68'],
]

/** Hydrangeas of the rainy season: a bank of leaves, then round heads. */
export function hydrangeas(k) {
  fill(k, '#12332f', smooth(points('-10 100 -10 72 0 73 12 77 22 83 30 90 36 100'), 6))
  wood(k, {
    from: -14,
    to: 46,
    top: (x) => 76 + (Math.max(0, x + 4) / 7) ** 2 * 0.5,
    bottom: 102,
    size: [8, 11],
    tones: LEAF,
    seed: 3,
    flat: 0.46,
  })
  const r = random(8)
  for (const [x, y, q] of points(
    '2 75 4.200 12 77 4.600 -2 83 4.500 8 85 4.800 20 83 4.400 28 88 4.200 17 91 4.800 4 93 4.500 36 93 3.600',
    3,
  )) {
    path(k, '#24347c', `M${x} ${y - q * 0.7}a${q} ${q * 0.86} 0 1 0 0.010 0Z`)
    for (let i = 0; i < 22; i++) {
      const [a, d] = [i * 2.4, Math.sqrt(i / 22) * q * 0.86]
      const [px, py] = [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.86 + q * 0.1]
      const lit = (x - px + y - py) / q
      const [dark, mid, head] = HYDRANGEA[Math.floor(x + y) % 3]
      path(
        k,
        lit > 0.4 ? head : lit > -0.4 ? mid : dark,
        `M${px} ${py - q * 0.24}a${q * 0.25} ${q * 0.23} 0 1 0 0.010 0Z`,
      )
      if (r() < 0.6)
        path(k, 'rgba(240,240,255,.8)', `M${px} ${py - 0.12}a0.160 0.160 0 1 0 0.010 0Z`)
    }
  }
}
