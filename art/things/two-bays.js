import { fill } from '../core/field.js'

export const mix = (a, b, t) => a + (b - a) * t
export const SEA = 25
/** How large things are at a height of the picture: 1 at its foot. */
export const near = (y) => Math.max(0.02, (y - SEA + 3) / 68)

/** A smooth line through points, dense enough to be offset. */
function smooth(list, n = 10) {
  const out = []
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b, c, d] = [
      list[Math.max(0, i - 1)],
      list[i],
      list[i + 1],
      list[Math.min(list.length - 1, i + 2)],
    ]
    for (let j = 0; j < n; j++) {
      const t = j / n
      out.push(
        [0, 1].map(
          (q) =>
            0.5 *
            (2 * b[q] +
              (c[q] - a[q]) * t +
              (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
              (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t),
        ),
      )
    }
  }
  return [...out, list.at(-1)]
}

/** The line moved out over the water by d, less in the distance. */
const offset = (list, d, side) =>
  list.map((p, i) => {
    const [a, b] = [list[Math.max(0, i - 1)], list[Math.min(list.length - 1, i + 1)]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    // The shelves run out to nothing at the foot of the cliffs.
    const w = d * near(p[1]) ** 1.5 * 1.2 * side * Math.min(1, i / 16)
    return [p[0] + ((b[1] - a[1]) / l) * w, p[1] - ((b[0] - a[0]) / l) * w * 0.62]
  })

export const WEST = smooth([
  [60, 38.5],
  [69, 40.6],
  [73.5, 44.5],
  [71, 51],
  [60, 58.5],
  [42, 65],
  [18, 70],
  [-12, 73],
])
export const EAST = smooth([
  [104, 38],
  [94, 40.4],
  [88.5, 44.5],
  [91, 51],
  [102, 58],
  [120, 63.5],
  [142, 67],
  [174, 69],
])

export function sea(k) {
  const sky = k.createLinearGradient(0, 0, 0, SEA)
  for (const [a, c] of [
    [0, '#4cace0'],
    [0.55, '#a8dcec'],
    [1, '#f4f4e8'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 40)
  const g = k.createLinearGradient(0, SEA, 0, 76)
  for (const [a, c] of [
    [0, '#8cc8c8'],
    [0.16, '#4ca4b4'],
    [0.5, '#20849c'],
    [1, '#126c8c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, SEA, 170, 70)
}

/** Both bays: shelves of paler water towards the sand. */
export function bays(k) {
  for (const [line, side] of [
    [WEST, -1],
    [EAST, 1],
  ]) {
    const back = side < 0 ? [-12, 36] : [174, 36]
    for (const [d, c] of [
      [44, '#28949f'],
      [29, '#3cb0ac'],
      [17, '#68c8b8'],
      [8, '#a4e0c8'],
      [3, '#d4f0d8'],
    ]) {
      const out = offset(line, d, side)
      fill(k, c, [...out, ...line.toReversed()])
    }
    fill(k, '#fffdf0', [...offset(line, 1.3, side), [back[0], 96], [80, 96], [80, 36]])
    fill(k, '#dcb894', [...offset(line, 0.5, side), [back[0], 96], [80, 96], [80, 36]])
    fill(k, '#fbe6bc', [...offset(line, -0.7, side), [back[0], 96], [80, 96], [80, 36]])
  }
}
