import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

/** Our bank in the shade: grass, reeds, red cannas, the old tree whose branches frame the lake. */
export function bank(k) {
  const r = random(14)
  fill(
    k,
    '#1c3c40',
    rough(points('-6 66 4 65.500 10 67.500 16 71 26 75 40 79 54 82.500 66 87 74 96 -6 96'), 0.3, 4),
  )
  fill(
    k,
    '#2c5c50',
    rough(
      points(
        '-6 66 4 65.500 10 67.500 16 71 26 75 40 79 54 82.500 46 82.500 30 78.500 16 74.500 6 70 -6 69.500',
      ),
      0.25,
      5,
    ),
  )
  fill(
    k,
    '#5c8858',
    rough(
      points('-6 66 4 65.500 10 67.500 16 71 26 75 22 74.600 12 71 4 67.500 -6 67.600'),
      0.2,
      6,
    ),
  )
  fill(
    k,
    '#7c8880',
    points('-6 76 6 76 18 79.500 30 84 38 90 40 96 26 96 24 91 16 85.500 4 81.500 -6 81'),
  )
  fill(k, '#a8b0a0', points('-6 76 6 76 18 79.500 30 84 26 83.600 14 80 2 77.800 -6 77.600'))
  for (const [x, y, q] of points(
    '44 82 2.400 48 84 2.800 54 86 2.600 60 89 3 38 80 2 66 93 3 32 77.500 1.800',
    3,
  )) {
    clump(k, x, y, q, ['#16343a', '#24504a', '#4c7c54'], r() * 6, { side: 1 })
    for (let i = 0; i < 3; i++) {
      const [fx, fy] = [x + (r() - 0.5) * q * 1.6, y - q * (0.6 + r() * 0.9)]
      stroke(k, '#2c5c50', 0.3, `M${fx} ${fy + q}V${fy}`)
      path(
        k,
        ['#e8483c', '#f07048', '#e8486c'][i],
        `M${fx} ${fy - 1.3}C${fx + 0.9} ${fy - 1} ${fx + 0.9} ${fy + 0.4} ${fx} ${fy + 0.5}C${fx - 0.9} ${fy + 0.4} ${fx - 0.9} ${fy - 1} ${fx} ${fy - 1.3}Z`,
      )
    }
  }
  for (let i = 0; i < 26; i++) {
    const [x, y, h] = [56 + r() * 22, 91 + r() * 4, 6 + r() * 8]
    const b = (r() - 0.5) * 5
    path(
      k,
      ['#16343a', '#24504a', '#3c6c54'][i % 3],
      `M${x - 0.34} ${y}Q${x} ${y - h * 0.6} ${x + b} ${y - h}Q${x + 0.5} ${y - h * 0.5} ${x + 0.4} ${y}Z`,
    )
  }
}

/** The tree over us: trunk at the left edge, boughs along the top, tufts of needles that drip. */
export function frame(k) {
  const r = random(5)
  path(k, '#14282e', 'M-6 96V-6H6.500C4 8 7 24 4.600 40C2.600 56 4 74 12 96Z')
  path(
    k,
    '#2c4c4c',
    'M4.800 -6H6.500C4 8 7 24 4.600 40C2.600 56 4 74 12 96H9.500C2.600 76 1.400 56 3.400 40C5.600 24 2.800 8 4.800 -6Z',
  )
  for (const [d, w] of [
    ['M2 14C14 9 26 9 40 3', 1.5],
    ['M3 26C12 22 20 22 28 19', 1.1],
    ['M16 10C24 13 32 13 38 15', 0.8],
  ])
    stroke(k, '#14282e', w, d)
  // Fine needles that hang in sprays along the boughs.
  for (const [x0, y0, x1, y1, n] of points(
    '4 13.500 46 1 19 4 25 29 19 11 16 10 39 15 9 26 8 52 -3 9',
    5,
  ))
    for (let i = 0; i < n; i++) {
      const t = (i + r() * 0.8) / n
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - Math.sin(t * 3.1) * 0.8]
      for (let j = 0; j < 9; j++) {
        const a = -0.5 + (j / 8) * 4.1 + (r() - 0.5) * 0.3
        const l = (1.5 + r() * 2.6) * (Math.sin(a) > 0 ? 1.25 : 0.7)
        const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.8 + l * 0.35]
        path(
          k,
          ['#14282e', '#1a343a', '#2c5048'][(i + j) % 3],
          `M${x - 0.2} ${y}Q${x + Math.cos(a) * l * 0.7} ${y + Math.sin(a) * l * 0.3} ${ex} ${ey}Q${x + Math.cos(a) * l * 0.3} ${y + Math.sin(a) * l * 0.6} ${x + 0.25} ${y + 0.2}Z`,
        )
      }
    }
  for (const d of [
    'M0.500 20C1.400 30 0.600 42 1.400 54',
    'M-1.500 40C-0.500 52 -1 66 1 80',
    'M2.400 62C3 72 4 82 6 92',
  ])
    stroke(k, '#2c4c4c', 0.4, d)
}
