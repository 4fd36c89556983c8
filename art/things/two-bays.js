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
    [0, '#4ca4bc'],
    [0.5, '#a0d0c8'],
    [1, '#fdeac4'],
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

/** A flat shape that laps a hair over its neighbours, so that no slit of light stays between them. */
function sealed(k, colour, list) {
  fill(k, colour, list)
  k.strokeStyle = colour
  k.lineWidth = 0.14
  k.stroke()
}

/**
 * A limestone mountain in spurs, lit from the left. crests: [x, y] of the ridge, [x, y] of the foot, and how far down its
 * cliff begins (0..1); valleys lie between them.
 */
function spurs(k, list, tones, { m = 1, peaks = [0] } = {}) {
  const [lit, mid, half, low, cliff, cliffHalf, cliffLow] = tones
  const line = ([x0, y0, x1, y1, cut], bend) => {
    const out = []
    for (let i = 0; i <= 8; i++) {
      const t = i / 8
      const sway = Math.sin(t * 7 + x0) * bend * (1 - t * 0.4)
      const y = mix(y0, y1, t)
      out.push([mix(x0, x1, t ** 1.25) + sway, m > 0 ? y : y1 + (y1 - y) * 0.5])
    }
    return { out, cut }
  }
  const part = ({ out, cut }) => {
    const n = cut * 8
    const i = Math.min(7, Math.floor(n))
    const t = n - i
    const p = [mix(out[i][0], out[i + 1][0], t), mix(out[i][1], out[i + 1][1], t)]
    return [p, ...out.slice(i + 1)]
  }
  for (let i = 0; i < list.length - 2; i += 2) {
    const [v, c, w] = [list[i], list[i + 1], list[i + 2]].map((l, j) =>
      line(l, j === 1 ? 0.9 : 0.5),
    )
    const face = (a, b, tone, rock) => {
      sealed(k, tone, [...a.out, ...[...b.out].reverse()])
      if (a.cut < 1 || b.cut < 1) sealed(k, rock, [...part(a), ...part(b).reverse()])
    }
    // The side of a summit that looks to the sun, and the other.
    const at = list[i + 1][0]
    const sunny = peaks.some(([from, to]) => at >= from && at <= to)
    face(c, w, sunny ? half : low, sunny ? cliffHalf : cliffLow)
    face(v, c, sunny ? (i % 4 ? mid : lit) : half, sunny ? cliff : cliffHalf)
  }
}

const WESTERN = [
  [35, 33, 34, 38.4, 0.4],
  [38.5, 19, 39, 38.6, 0.66],
  [40, 17.6, 41, 38.7, 0.72],
  [48.5, 6.6, 48, 39, 0.76],
  [50.5, 8, 51.5, 39.2, 0.84],
  [53, 8.6, 56, 39.5, 0.8],
  [59, 14, 63, 40, 0.86],
  [62, 17, 69, 40.7, 0.94],
  [70, 24, 77, 41.8, 1],
  [74, 26.4, 80, 42, 1],
  [80, 28.2, 83, 42, 1],
  [88, 24, 87, 41.8, 1],
  [90, 23.4, 91, 41.2, 1],
  [100.5, 13.8, 99, 39.9, 0.84],
  [102.5, 15, 103, 39.8, 0.9],
  [112, 10.6, 111, 39.2, 0.72],
  [115, 13, 116, 39, 0.82],
  [119, 13.6, 124, 38.8, 0.7],
  [126, 19, 131, 38.6, 0.8],
  [130, 20, 136, 38.5, 0.62],
  [136, 26.4, 141, 38.3, 0.72],
  [139, 28, 144, 38.2, 0.5],
  [143, 37.6, 147, 38.1, 0.9],
]
const SUNNY = [
  [36, 49],
  [86, 113],
]
const HILL = ['#a8c458', '#80b450', '#3c8454', '#1f6058', '#fff0d4', '#d8bcb4', '#9c84a0']
const PALE = ['#b4ccb4', '#a4c0b4', '#90b4b4', '#84acb0', '#ccd0c0', '#b4bcbc', '#a0b0bc']

const ISLAND = [
  [2, 24, 0, 27, 1],
  [7, 20, 6, 27, 0.8],
  [11, 20.5, 12, 27, 1],
  [14, 18.6, 15, 27, 0.7],
  [20, 22, 21, 27, 1],
  [23, 22.4, 24, 27, 0.7],
  [27, 26.8, 28, 27, 1],
]

const STACK = [
  [25.5, 33, 25, 37.4, 0.5],
  [26.6, 30.6, 26.8, 37.6, 0.5],
  [29, 33.4, 30, 37.4, 0.5],
]

/** A farther island in the haze, the mountain, a stack off its western end; m = -1: as the water mirrors them. */
export function massif(k, m = 1) {
  spurs(k, ISLAND, PALE, { m, peaks: [[0, 12]] })
  spurs(k, WESTERN, HILL, { m, peaks: SUNNY })
  spurs(k, STACK, HILL, { m, peaks: [[20, 28]] })
}
