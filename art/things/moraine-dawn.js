// The wall over Lake Moraine at first light: every summit two-sided from top to foot, its left side glowing where the sun has arrived.
import { fill, path, points } from '../core/field.js'

export const SHORE = 54

/** Each summit: left silhouette, ridge and right silhouette from the top down; where the glow ends; how far away it is (0 near, 1 far); whether a spur stands out of its shaded side. */
const PEAKS = [
  [
    '150 38 146 41 140 46 134 55',
    '150 38 151 41 149.500 45 153 49 152 55',
    '150 38 153 39.500 156 42 170 47 200 50 230 55',
    '134 46 144 43 150 44 156 42',
    1,
  ],
  [
    '128 29 125 31.500 121 35 118 40 112 55',
    '128 29 129.500 33 127.500 37 131 43 129 48 133 55',
    '128 29 131 31 134 35.500 142 39 150 46 162 55',
    '110 42 118 40 124 41.500 128 39 134 41',
    0.85,
  ],
  [
    '108 22 105 24.500 103 28 99 33 96 40 90 55',
    '108 22 109.500 26 107 30 111 36 108.500 42 113 49 111 55',
    '108 22 110.500 23.500 112.500 27.500 118 30 122 35 128 42 140 55',
    '88 40 97 36 103 38.500 108 36 113 38',
    0.6,
    true,
  ],
  [
    '86 17 84.500 20 81.500 22.500 80 26 76 30 74 38 68 55',
    '86 17 87.500 21.500 85 25.500 89.500 31.500 86.500 38 91 46 88 55',
    '86 17 88.500 19 90 23.500 95 26.500 97.500 31 103 38 114 55',
    '66 38 76 33 82 36 86.500 33 92 35',
    0.35,
  ],
  [
    '29 7 26.500 8.500 25 13 21.500 17 20 21.500 14 27 10 35 0 55',
    '29 7 30.500 11 28 16 32 21.500 29 28 34 35 30.500 42 35 55',
    '29 7 31.500 9 33 13.500 37 17.500 40 19.500 42.500 24 46 26 50 33 62 55',
    '-4 31 12 28 20 31.500 27 28.500 36 31',
    0.15,
  ],
  [
    '60 3 58 5.500 57 8.500 54.500 10 53.500 14 50 19 49 22.500 45.500 27 43 35 32 55',
    '60 3 61.500 7.500 58.500 13 63.500 19 60 26 66 33 62 41 68 49 66 55',
    '60 3 62.500 5 64 9 67 12 69 17 72.500 19 74 22.500 78 27 82 35 96 55',
    '32 33 45 30 52 34 60 29 68 32',
    0,
    true,
  ],
]

const mixHex = (a, b, t) => {
  const n = (h, i) => Number.parseInt(h.slice(1 + i * 2, 3 + i * 2), 16)
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(n(a, i) + (n(b, i) - n(a, i)) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The whole wall: glow, its half shade, blue light, blue shade, the air that the far ones take on. */
export function wall(k, { glow, ember, sky, blue, deep, air, airGlow }) {
  for (const [l, m, r, edge, far, spur] of PEAKS) {
    const [left, ridge, right] = [l, m, r].map((t) => points(t))
    const cold = (c) => mixHex(c, air, far * 0.62)
    const warm = (c) => mixHex(c, airGlow, far * 0.6)
    fill(k, cold(deep), [...ridge, ...right.toReversed()])
    // A second plane on the shaded side: a spur that takes the light of the sky.
    const at = (list, t) => {
      const u = t * (list.length - 1)
      const i = Math.min(list.length - 2, Math.floor(u))
      return [0, 1].map((q) => list[i][q] + (list[i + 1][q] - list[i][q]) * (u - i))
    }
    const between = (t, s) => {
      const [a, b] = [at(ridge, t), at(right, t)]
      return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s]
    }
    if (spur)
      fill(k, cold(blue), [
        between(0.3, 0.62),
        between(0.45, 0.36),
        between(0.6, 0.5),
        between(0.8, 0.3),
        between(1, 0.42),
        between(1, 0.9),
        between(0.8, 0.86),
        between(0.6, 0.76),
        between(0.45, 0.9),
      ])
    const face = [...left, ...ridge.toReversed()]
    fill(k, cold(sky), face)
    k.save()
    k.beginPath()
    for (const p of face) k.lineTo(...p)
    k.clip()
    const line = points(edge)
    const lit = [[line[0][0], -40], ...line, [line.at(-1)[0], -40]]
    fill(k, warm(glow), lit)
    // One gully of the lit face, in half shade.
    k.beginPath()
    for (const p of lit) k.lineTo(...p)
    k.clip()
    const inner = (t, s) => {
      const [a, b] = [at(left, t), at(ridge, t)]
      return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s]
    }
    fill(k, warm(ember), [
      inner(0.16, 0.5),
      inner(0.34, 0.34),
      inner(0.5, 0.46),
      inner(0.7, 0.3),
      inner(0.7, 0.66),
      inner(0.5, 0.72),
      inner(0.36, 0.52),
      inner(0.26, 0.62),
    ])
    k.restore()
  }
}

/** Snow in the saddles and gullies: blue in the shade, warm where the sun is. */
export function snow(k, { ice, warm }) {
  for (const t of [
    '42.500 24 46 26 49 22.500 49.600 26 47.600 29.600 49 34 46.400 41 46 35 44.400 30',
    '74 22.500 78 27 80 26 79 30 80.600 35.500 78 41 77.600 34 75.600 28.500',
    '62.500 5 64 9 67 12 68.200 15 65.600 14 65.400 18 63 13 62 9',
    '31.500 9 33 13.500 36 16.600 34 17 34.400 21 32 16.500 31 12',
    '95 26.500 97.500 31 99 33 98 37 99.600 41 97 45 96.600 38 94.600 31',
  ])
    fill(k, ice, points(t))
  for (const t of [
    '60 3 58 5.500 57 8.500 55 9.700 57.600 10.400 58 14 60 9.500 61.500 7.500',
    '29 7 26.500 8.500 25.200 12.400 27.200 12 27.600 15 29.200 12.600 30.500 11',
    '86 17 84.500 20 83 21.400 85 21.600 85.600 24 86.600 21.600 87.500 21.500',
  ])
    fill(k, warm, points(t))
}

/** The near tower on the left, its shoulder in the glow; and stones that came down, in cones at the shore. */
export function tower(k, { side, face, glow, cone, coneShade }) {
  for (const [x, half, high] of points('44 12 6 66 15 7.500 84 11 5 101 9 4', 3)) {
    const top = SHORE - high
    path(
      k,
      cone,
      `M${x - half} ${SHORE + 1}Q${x - half * 0.3} ${SHORE - high * 0.36} ${x - 0.6} ${top}Q${x + half * 0.4} ${SHORE - high * 0.3} ${x + half} ${SHORE + 1}Z`,
    )
    path(
      k,
      coneShade,
      `M${x - 0.6} ${top}Q${x + half * 0.4} ${SHORE - high * 0.3} ${x + half} ${SHORE + 1}H${x + half * 0.2}Q${x + half * 0.24} ${SHORE - high * 0.3} ${x - 0.6} ${top}Z`,
    )
  }
  fill(
    k,
    side,
    points(
      '-90 -20 -40 -14 -20 -4 -9 -3 -5 2 0 3.500 4 9 6 15 11 20 13 27 18 33 21 40 29 46 36 55 -90 55',
    ),
  )
  fill(k, face, points('-90 -20 -40 -14 -20 -4 -9 -3 -6 6 -9 14 -2 22 -6 31 3 39 0 47 6 55 -90 55'))
  fill(k, glow, points('-9 -3 -5 2 0 3.500 4 9 6 15 3.400 16.500 1 12 -3 11 -5.500 5'))
}
