import { at, path } from '../core/field.js'
import { apple, board, coffee, fiveStar, plane, topHat } from './times-square.js'

/** Where all lines of the street meet. */
const [VX, VY] = [76, 57]
const KERB = 0.22

/** A point on the side of a block: x across the picture, y as it would be at the block's corner. */
const along = (corner, x, y) => VY + ((y - VY) * (x - VX)) / (corner - VX)

/** A block with a front towards us, a side along the street, its shops and boards; `mirror` shows it in the wet street. */
export function block(
  k,
  { outer, corner, end, top, tones, boards = [], sides = [] },
  mirror = false,
) {
  const [front, side, edge] = tones
  const foot = VY + Math.abs(corner - VX) * KERB
  const up = (y) => (mirror ? 2 * foot - y : y)
  const line = (x, y) => `${x} ${along(corner, x, up(y))}`
  path(k, side, `M${corner} ${up(top)}L${line(end, top)}L${line(end, foot)}L${corner} ${foot}Z`)
  path(k, front, `M${outer} ${up(top)}H${corner}V${foot}H${outer}Z`)
  const thick = Math.sign(outer - corner) * Math.abs(corner - VX) * 0.016
  path(k, edge, `M${corner} ${up(top)}h${thick}V${foot}h${-thick}Z`)
  const shop = foot - (foot - VY) * 0.8
  path(k, '#ffc878', `M${outer} ${up(shop)}H${corner}V${foot}H${outer}Z`)
  path(
    k,
    '#f49c5c',
    `M${corner} ${up(shop)}L${line(end, shop)}L${line(end, foot)}L${corner} ${foot}Z`,
  )
  for (const [x0, x1, y0, y1, colours] of sides) {
    const n = colours.length
    colours.forEach((c, i) => {
      const [u, v] = [y0 + ((y1 - y0) * i) / n, y0 + ((y1 - y0) * (i + 1)) / n]
      path(k, c, `M${line(x0, u)}L${line(x1, u)}L${line(x1, v)}L${line(x0, v)}Z`)
    })
  }
  k.save()
  if (mirror) {
    k.translate(0, 2 * foot)
    k.scale(1, -1)
  }
  // Of the nearest boards the street shows only an edge: better nothing.
  if (!mirror || tones !== NEAR) for (const b of boards) board(k, ...b)
  k.restore()
}

const FAR = ['#4c3c8c', '#3c3078', '#7c5cb0']
const MIDDLE = ['#322c74', '#28225e', '#6450a8']
const NEAR = ['#1c1950', '#161440', '#443888']
const stars = (colour, size) => (q) => fiveStar(q, colour, size)
/** The blocks on both sides, far to near. */
export const BLOCKS = [
  {
    outer: 58,
    corner: 66.4,
    end: 68.4,
    top: 30,
    tones: FAR,
    boards: [
      [64.5, 33, 1.6, 9, '#ffb03c', stars('#fff8dc', 0.6)],
      [64.5, 44, 1.6, 9, '#3cb8e8', stars('#fff8dc', 0.6)],
    ],
  },
  {
    outer: 95,
    corner: 85.6,
    end: 83.6,
    top: 34,
    tones: FAR,
    boards: [
      [86.2, 38, 1.5, 8, '#f05c84', stars('#fff8dc', 0.6)],
      [86.2, 48, 1.5, 5.6, '#ffb03c', () => {}],
    ],
  },
  {
    outer: 44,
    corner: 60.5,
    end: 64,
    top: 17,
    tones: FAR,
    boards: [
      [55.8, 20, 4, 15, '#f4544c', stars('#ffe08c', 1.7)],
      [
        55.8,
        37.4,
        4,
        16,
        '#2c9ce4',
        (q) => {
          for (const y of [-6, -2, 2, 6])
            path(q, '#8ce0f4', `M-4 ${y}L0 ${y - 2}L4 ${y}V${y + 1.4}L0 ${y - 0.6}L-4 ${y + 1.4}Z`)
        },
      ],
    ],
  },
  {
    outer: 112,
    corner: 92,
    end: 88,
    top: 23,
    tones: FAR,
    boards: [
      [92.7, 27, 3.8, 14, '#ff8c4c', stars('#fff0a4', 1.5)],
      [92.7, 43.4, 3.8, 10, '#f8f0ff', (q) => path(q, '#d84c9c', 'M-4 5L1 -5H4L-1 5Z')],
    ],
  },
  {
    outer: 22,
    corner: 48,
    end: 55,
    top: 5,
    tones: MIDDLE,
    sides: [
      [49, 53.6, 14, 34, ['#ff9c4c', '#ff6c5c', '#d83c7c']],
      [49, 53.6, 37, 53, ['#5ce0d0', '#2ca4c8']],
    ],
    boards: [
      [35, 9, 12, 23, '#2cb4d0', coffee],
      [
        35,
        34.6,
        12,
        17.4,
        '#f05c94',
        (q) => {
          for (const x of [-9, -3, 3]) path(q, '#ff9cb4', `M${x} 9L${x + 6} -9h3L${x + 3} 9Z`)
        },
      ],
    ],
  },
  {
    outer: 136,
    corner: 104,
    end: 97,
    top: 9,
    tones: MIDDLE,
    sides: [
      [103, 98.4, 17, 38, ['#ffe07c', '#ffb03c', '#f47c3c']],
      [103, 98.4, 41, 54, ['#f45c94', '#b03cac']],
    ],
    boards: [
      [105.2, 13, 11.6, 26, '#5c9cf4', (q) => at(q, 0, 0, 0.8, plane)],
      [
        105.2,
        41.6,
        11.6,
        10.6,
        '#ff7c4c',
        (q) => {
          for (const x of [-3.7, 0, 3.7]) at(q, x, 0, 1, (p) => fiveStar(p, '#fff0a4', 1.6))
        },
      ],
    ],
  },
  {
    outer: -8,
    corner: 26,
    end: 35,
    top: -8,
    tones: NEAR,
    sides: [[27.4, 33.4, 2, 54, ['#54e0c4', '#2cb4c4', '#2480b4', '#3458a4']]],
    boards: [[-2, 2, 25.4, 37, '#d83448', (q) => at(q, 0.6, 0, 1.12, topHat)]],
  },
  {
    outer: 168,
    corner: 128,
    end: 118,
    top: -8,
    tones: NEAR,
    sides: [[126.4, 119.8, 0, 54, ['#ff8cb4', '#e84c94', '#a83ca4', '#6c34a4']]],
    boards: [
      [
        131.4,
        1,
        31,
        48,
        '#ffc44c',
        (q) => {
          path(q, '#ffd87c', 'M-16 -4L16 -24V-12L-16 8ZM-16 14L16 -6V4L-16 24Z')
          at(q, 0, 2, 2.5, apple)
        },
      ],
    ],
  },
]
