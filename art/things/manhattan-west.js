import { fill, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Across the river: the towers of Lower Manhattan in the last light, pale, two rows deep. */
export function manhattanWest(k) {
  const r = random(5)
  const tower = (c, d, steps, peak, mast) => {
    // Setbacks from the foot up: left, right, top.
    const [x0, x1, top] = steps.at(-1)
    const mid = (x0 + x1) / 2
    for (const [a, b, y] of steps) {
      fill(k, d, [
        [a, 67],
        [a, y],
        [b, y],
        [b, 67],
      ])
      fill(k, c, [
        [a + (b - a) * 0.42, 67],
        [a + (b - a) * 0.42, y],
        [b, y],
        [b, 67],
      ])
    }
    if (peak) {
      fill(k, d, [
        [x0, top],
        [mid, top - peak],
        [x1, top],
      ])
      fill(k, c, [
        [x0 + (x1 - x0) * 0.42, top],
        [mid, top - peak],
        [x1, top],
      ])
    }
    if (mast) stroke(k, d, 0.35, `M${mid} ${top - peak}V${top - peak - mast}`)
  }
  const [BACK, NEAR] = [
    ['#d8b0c0', '#c4a4c4'],
    ['#b894b8', '#9480b0'],
  ]
  for (const [x, w, y] of points(
    '107 6 53 113.400 4.600 48 119 5 50 125.500 5 46 131 5 53 142.400 4.600 48 149 6 51 155 7 47',
    3,
  ))
    tower(...BACK, [[x, x + w, y]], 0, 0)
  tower(...NEAR, [[110.5, 116, 57]], 0, 0)
  tower(
    ...NEAR,
    [
      [116.4, 121.6, 52],
      [117.2, 120.8, 47],
      [117.8, 120.2, 44],
    ],
    4.4,
    1.6,
  )
  tower(...NEAR, [[122.4, 127.2, 50.5]], 0, 0)
  tower(
    ...NEAR,
    [
      [127.8, 132.4, 48],
      [128.6, 131.6, 42],
      [129.3, 130.9, 38],
    ],
    3,
    3.4,
  )
  tower(...NEAR, [[142, 147.4, 54.5]], 0, 0)
  tower(...NEAR, [[148, 151.8, 44]], 0, 0)
  tower(
    ...NEAR,
    [
      [152.6, 159, 56],
      [153.4, 158, 52],
    ],
    0,
    0,
  )
  tower(...NEAR, [[159.4, 166, 48]], 0, 0)
  // One World Trade Center: eight long triangles on a square foot; its top is the foot turned by half.
  fill(k, '#9484b8', [
    [134.8, 67],
    [134.8, 62],
    [136.5, 24],
    [140.1, 24],
    [141.8, 62],
    [141.8, 67],
  ])
  fill(k, '#e4bcc0', [
    [134.8, 67],
    [134.8, 62],
    [138.3, 24],
    [141.8, 62],
    [141.8, 67],
  ])
  fill(k, '#b89cc0', [
    [138.3, 24],
    [140.1, 24],
    [141.8, 62],
  ])
  stroke(k, '#9484b8', 0.5, 'M138.300 24V18')
  stroke(k, '#9484b8', 0.3, 'M138.300 18V13')
  for (const [x, w, y] of points(
    '111 4 58 117 4 53 123 3.600 52 128.400 3.400 49 136.400 3.800 46 142.600 4 56 148.400 2.800 46 153.400 5 57',
    3,
  ))
    for (let i = 0; i < 5; i++)
      fill(
        k,
        '#ffe4ac',
        (([a, b]) => [
          [a, b],
          [a + 0.5, b],
          [a + 0.5, b + 0.6],
          [a, b + 0.6],
        ])([x + Math.floor(r() * (w / 0.8)) * 0.8, y + Math.floor(r() * ((63 - y) / 1.2)) * 1.2]),
      )
  // The park at the foot of the island.
  fill(
    k,
    '#7c74a8',
    points(
      '100 66.400 108 65.200 116 65.800 124 64.800 133 65.600 144 64.900 152 65.700 166 65 166 67.400 100 67.400',
    ),
  )
}
