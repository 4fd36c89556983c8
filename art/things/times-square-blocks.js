import { at, path } from '../core/field.js'
import { apple, board, coffee, plane, topHat } from './times-square.js'

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
  shops(k, { outer, corner, end, foot, shop, up, line })
  for (const [x0, x1, y0, y1, colours] of sides) {
    // One light from top to foot: a screen, no stripes.
    const g = k.createLinearGradient(0, up(y0), 0, up(y1))
    for (const [i, c] of colours.entries()) g.addColorStop(i / (colours.length - 1), c)
    k.fillStyle = g
    k.beginPath()
    for (const [x, y] of [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ])
      k.lineTo(x, along(corner, x, up(y)))
    k.fill()
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

const AWNINGS = ['#d8405c', '#2c8c9c', '#8c4cb0', '#e8744c']
/** Shops along the foot: a lit window, a dark door, an awning by turns, on the front and on the side; none as wide as the next. */
function shops(k, { outer, corner, end, foot, shop, up, line }) {
  const high = foot - shop
  const wide = Math.abs(outer - corner)
  if (wide < 9) return
  const m = Math.sign(outer - corner)
  let x = corner + m * high * 0.12
  for (let i = 0; (outer - x) * m > high * 0.3 && i < 9; i++) {
    const w = m * high * [0.62, 0.34, 0.86, 0.48][i % 4]
    const to = x + w
    const box = (c, x0, x1, y0, y1) =>
      path(k, c, `M${x0} ${up(foot - y0 * high)}H${x1}V${up(foot - y1 * high)}H${x0}Z`)
    if (i % 2) {
      box('#5c3058', x, to, 0, 0.76)
      box('#ffdf9c', x + w * 0.2, to - w * 0.2, 0.3, 0.68)
    } else {
      box('#fff0c4', x, to, 0.16, 0.72)
      box('#c8646c', x + w * 0.2, x + w * 0.42, 0.16, 0.5)
      box(AWNINGS[(i + Math.round(wide)) % 4], x - w * 0.05, to + w * 0.05, 0.66, 0.9)
    }
    x = to + m * high * 0.2
  }
  // Along the street only doors, nearer and farther.
  for (const t of [0.16, 0.46, 0.72]) {
    const [x0, x1] = [corner + (end - corner) * t, corner + (end - corner) * (t + 0.14)]
    path(
      k,
      '#8c4464',
      `M${line(x0, foot)}L${line(x1, foot)}L${line(x1, foot - high * 0.72)}L${line(x0, foot - high * 0.72)}Z`,
    )
  }
}

/** A board that is only a light, from one colour to another. */
const shine = (from, to) => (q, w, h) => {
  const g = q.createLinearGradient(0, -h / 2, 0, h / 2)
  g.addColorStop(0, from)
  g.addColorStop(1, to)
  q.fillStyle = g
  q.fillRect(-w / 2, -h / 2, w, h)
}

const FAR = ['#4c3c8c', '#3c3078', '#7c5cb0']
const MIDDLE = ['#322c74', '#28225e', '#6450a8']
const NEAR = ['#1c1950', '#161440', '#443888']
/** The blocks on both sides, far to near. */
export const BLOCKS = [
  {
    outer: 58,
    corner: 66.4,
    end: 68.4,
    top: 30,
    tones: FAR,
    boards: [
      [64.5, 33, 1.6, 9, '#ffb03c', shine('#ffd878', '#f4804c')],
      [64.5, 44, 1.6, 9, '#3cb8e8', shine('#7ce0f0', '#2c84d0')],
    ],
  },
  {
    outer: 95,
    corner: 85.6,
    end: 83.6,
    top: 34,
    tones: FAR,
    boards: [
      [86.2, 38, 1.5, 8, '#f05c84', shine('#ff9cb0', '#d83c84')],
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
      [55.8, 20, 4, 15, '#f4544c', shine('#ff8c5c', '#d82c64')],
      [55.8, 37.4, 4, 16, '#2c9ce4', shine('#8ce4f0', '#2478d0')],
    ],
  },
  {
    outer: 112,
    corner: 92,
    end: 88,
    top: 23,
    tones: FAR,
    boards: [
      [92.7, 27, 3.8, 14, '#ff8c4c', shine('#ffc45c', '#f4604c')],
      [92.7, 43.4, 3.8, 10, '#f8f0ff', shine('#fff4e8', '#f09cc0')],
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
      [35, 34.6, 12, 17.4, '#f05c94', shine('#ff94b4', '#c83c94')],
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
      [105.2, 41.6, 11.6, 10.6, '#ff7c4c', shine('#ffb05c', '#f0504c')],
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
          shine('#ffdc84', '#f8a840')(q, 31, 48)
          at(q, 0, 2, 2.5, apple)
        },
      ],
    ],
  },
]
