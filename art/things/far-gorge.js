// The miles of the Grand Canyon beyond the great bend, in the haze: a level plateau, and in its cleft three headlands one behind
// the other, each with the same beds. Drawn before the near land, which covers their feet.
import { fill } from '../core/field.js'

/**
 * One headland that comes in from the side of x0: steps [x, y at the top of a cliff, x, y at its foot] from the rim down;
 * its front looks at us, its flank (`turn` wide) looks into the gorge.
 */
function headland(k, { x0, steps, turn, front, flank, bench }) {
  const m = Math.sign(x0 - steps[0][0])
  for (const [i, [xa, ya, xb, yb]] of steps.entries()) {
    const next = steps[i + 1]
    // The rim comes towards us along the plateau, so in the picture it falls.
    fill(k, front[i], [
      [x0, i ? ya : yb + 0.4],
      [xa + m * turn * 2.4, ya + (i ? 0 : 0.15)],
      [xa, ya],
      [xb, yb],
      [x0, yb],
    ])
    // The flank grows wider towards its foot, as talus does.
    fill(k, flank[i], [
      [xa + m * turn, ya],
      [xa, ya],
      [xb, yb],
      [xb + m * turn * 1.1, yb],
    ])
    if (next)
      fill(k, bench, [
        [x0, yb],
        [xb, yb],
        [next[0], next[1]],
        [x0, next[1]],
      ])
  }
}

export function farGorge(k) {
  // The plateau runs level to the horizon on both sides.
  const g = k.createLinearGradient(0, 24.6, 0, 31)
  for (const [a, c] of [
    [0, '#f4dec6'],
    [0.3, '#f2d0a4'],
    [1, '#ecbc80'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-4, 24.6, 168, 8)
  // The cleft itself: warm haze, deepest where the river is lost.
  const air = k.createLinearGradient(0, 26, 0, 45)
  air.addColorStop(0, 'rgba(240,210,188,0)')
  air.addColorStop(0.12, '#f0d2bc')
  air.addColorStop(1, '#d8b8c4')
  fill(k, air, [
    [77, 26.2],
    [96, 26.2],
    [104, 47],
    [70, 47],
  ])
  // The farthest comes from the left, pale as the air.
  headland(k, {
    x0: 68,
    turn: 1.6,
    steps: [
      [85.6, 26.2, 85.9, 28],
      [86.9, 28.4, 87.2, 30.4],
      [88.2, 30.9, 88.8, 34],
      [90.4, 34.8, 92, 54],
    ],
    front: ['#dcc0c4', '#d4b6c2', '#ccacc0', '#c6a6be'],
    flank: ['#d4b6c2', '#ccaec0', '#c4a4be', '#be9ebc'],
    bench: '#e6ccc8',
  })
  // The second comes from the right and has the sun.
  headland(k, {
    x0: 113,
    turn: 2.6,
    steps: [
      [94.4, 27, 94, 29.6],
      [92.2, 30.2, 91.8, 32.6],
      [90, 33.3, 89.2, 37.4],
      [87.2, 38.4, 84.6, 54],
    ],
    front: ['#f0c498', '#eeb88c', '#eaa880', '#e4a084'],
    flank: ['#f8d4a8', '#f6c89c', '#f2b88c', '#ecb090'],
    bench: '#fad8a8',
  })
  // The first, from the left in shade, stands over the turn of the river.
  headland(k, {
    x0: 66,
    turn: 2.2,
    steps: [
      [78.4, 27.4, 78.8, 30.6],
      [80.2, 31.3, 80.6, 34.2],
      [82, 35.1, 82.8, 40],
      [84.8, 41.4, 86.6, 54],
    ],
    front: ['#a498c4', '#968abc', '#8a7eb4', '#8478b0'],
    flank: ['#988cbc', '#8a7eb2', '#7e72aa', '#786ca6'],
    bench: '#b4a8cc',
  })
}
