import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// The stepped pyramid of Saqqara from its corner; the sun stands on its left.

const EYE = 60

/** Six steps of unequal height: [foot, top, half the width at the foot, at the top]. */
const STEPS = points(
  '63 53.500 58 55.600 53.500 45.400 49.500 47.200 45.400 37.800 41.500 39.400 37.800 30.400 34 32 30.400 23.400 26.500 24.600 23.400 16.800 19 17.400',
  4,
)
const CENTRE = 86

/** Where the corner of a step stands that is `half` wide: it draws back towards the middle with every step. */
const arris = (half) => CENTRE + half * 0.24

/** A point of a face: u from the arris (0) to its far end (1), on a level y; far edges fall towards the eye. */
const onFace = (side, half, y, u) => {
  const corner = arris(half)
  return [corner + (CENTRE + side * half - corner) * u, y + (EYE - y) * u * 0.12]
}

/** Djoser's pyramid from its corner: gold to the sun, violet away from it; ledges, torn courses, fallen stone. */
export function pyramid(k) {
  const r = random(31)
  const SIDES = [
    [1, ['#93677a', '#7f5870', '#a77a82', '#b98c88', '#6c4a66']],
    [-1, ['#eeb873', '#d79c5f', '#fbd796', '#ffe9b8', '#b97f58']],
  ]
  for (const [side, [wall, course, pale, ledge, deep]] of SIDES)
    for (const [i, [foot, top, wide, narrow]] of [...STEPS.entries()].toReversed()) {
      const p = (u, t) => onFace(side, wide + (narrow - wide) * t, foot + (top - foot) * t, u)
      const edge = rough([p(0, 1), p(0.34, 1), p(0.7, 1), p(1, 1)], 0.32, i * 5 + side + 9)
      fill(k, wall, [p(0, 0), ...edge, p(1, 0)])
      // Courses: a few long joints, broken off here and there.
      for (let j = 1; j < 7; j++) {
        let u = r() * 0.12
        while (u < 0.97) {
          const end = Math.min(0.99, u + 0.08 + r() * 0.26)
          const [a, b] = [p(u, j / 7), p(end, j / 7)]
          if (r() < 0.72) stroke(k, course, 0.2 + r() * 0.2, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
          u = end + 0.02 + r() * 0.08
        }
      }
      // Blocks that catch the light, holes where stones fell out.
      for (let j = 0; j < 6 - i * 0.6; j++) {
        const [u, t] = [0.05 + r() * 0.84, (1 + Math.floor(r() * 5)) / 7]
        const v = u + 0.03 + r() * 0.05
        fill(k, j % 3 ? pale : deep, [p(u, t), p(v, t), p(v, t + 1 / 7), p(u, t + 1 / 7)])
      }
      // The ledge below hides its foot: stone in shade, heaps of rubble with the light on one side.
      if (i) {
        const shade = rough(
          [p(0, 0.26), p(0.3, 0.2), p(0.55, 0.28), p(0.8, 0.18), p(1, 0.24)],
          0.3,
          i * 3,
        )
        fill(k, course, [...shade, p(1, -0.1), p(0, -0.1)])
      }
      for (let j = 0; j < 5; j++) {
        const [x, y] = p(0.08 + r() * 0.84, i ? 0.1 : 0)
        const q = 0.9 + r() * 1.4
        path(
          k,
          pale,
          `M${x - q * 1.4} ${y + 0.6}L${x - q * 0.5} ${y - q * 0.5}L${x + q * 0.2} ${y - q * 0.3}L${x + q * 0.2} ${y + 0.6}Z`,
        )
        path(k, deep, `M${x + q * 0.2} ${y - q * 0.3}L${x + q * 1.3} ${y + 0.6}H${x + q * 0.2}Z`)
      }
      // The worn upper edge in the sun.
      const under = edge.toReversed().map(([x, y], j) => [x, y + 0.62 + (j % 3) * 0.14])
      fill(k, ledge, [...edge, ...under])
    }
  // The arris, worn.
  for (const [foot, top, wide, narrow] of STEPS)
    fill(
      k,
      '#ffe3a6',
      rough(
        [
          onFace(-1, wide, foot, 0),
          onFace(-1, narrow, top, 0),
          onFace(-1, narrow, top, 0.012),
          onFace(-1, wide, foot, 0.02),
        ],
        0.18,
        foot,
      ),
    )
}
