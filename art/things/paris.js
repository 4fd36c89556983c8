import { polygon, rect } from '../core/shape.js'

// Half widths by height in metres: the curve of the tower and the inner edge of its legs.
const OUTER = [
  [0, 62.5],
  [20, 51],
  [40, 41.5],
  [57, 35],
  [80, 27.5],
  [115, 19.5],
  [150, 13.6],
  [190, 9.2],
  [230, 6.6],
  [276, 4.6],
]
const INNER = [
  [0, 37.5],
  [20, 30],
  [40, 22.5],
  [57, 18],
  [80, 12.5],
  [115, 7.5],
  [150, 3.8],
  [190, 0.6],
]

function at(list, y) {
  let i = 0
  while (i < list.length - 2 && y > list[i + 1][0]) i++
  const [a, p] = list[i]
  const [b, q] = list[i + 1]
  return p + ((q - p) * (y - a)) / (b - a)
}

/** One lattice cross of a leg between two heights, on side m. */
function cross(pen, colour, m, y0, y1, width) {
  const a = [m * at(OUTER, y0), -y0]
  const b = [m * at(INNER, y0), -y0]
  const c = [m * at(INNER, y1), -y1]
  const d = [m * at(OUTER, y1), -y1]
  pen.line(colour, [a, c], width).line(colour, [b, d], width).line(colour, [b, a], width)
}

/** The iron tower in metres: 125 wide at the foot, platforms at 57, 115 and 276, 330 high. */
export const ironTower = ({ iron = '#8c6748' } = {}) => ({
  width: 140,
  height: 330,
  draw(pen) {
    const deep = pen.blend(iron, '#1b2050', 0.55)
    const pale = pen.blend(iron, '#ffe2b0', 0.45)
    const lit = pen.fromLeft ? -1 : 1
    pen.both((m) => {
      const heights = [0, 10, 20, 30, 40, 57, 70, 80, 97, 115, 132, 150, 170, 190]
      const side = [
        ...heights.map((y) => [m * at(OUTER, y), -y]),
        ...heights.map((y) => [m * at(INNER, y), -y]).reverse(),
      ]
      pen.poly(m === lit ? pen.blend(iron, pale, 0.45) : pen.blend(iron, deep, 0.35), side)
      // The far legs, seen between the near ones.
      pen.poly(deep, [
        [m * 30, 0],
        [m * 24, 0],
        [m * 13, -52],
        [m * 19, -52],
      ])
    })
    const spire = [150, 190, 230, 276]
    pen.poly(pen.blend(iron, pale, 0.15), [
      ...spire.map((y) => [-at(OUTER, y), -y]),
      ...spire.map((y) => [at(OUTER, y), -y]).reverse(),
    ])
    pen.poly(pen.blend(iron, deep, 0.35), [
      [0, -150],
      ...spire.map((y) => [-lit * at(OUTER, y), -y]),
      [0, -276],
    ])
    pen.both((m) => {
      for (let y = 0; y < 52; y += 8.6) cross(pen, deep, m, y, y + 8.6, 1)
      for (let y = 62; y < 110; y += 7) cross(pen, deep, m, y, y + 7, 0.8)
      for (let y = 120; y < 185; y += 6) cross(pen, deep, m, y, y + 6, 0.6)
    })
    for (let y = 190; y < 270; y += 6)
      pen
        .line(
          deep,
          [
            [-at(OUTER, y), -y],
            [at(OUTER, y + 6), -y - 6],
          ],
          0.6,
        )
        .line(
          deep,
          [
            [at(OUTER, y), -y],
            [-at(OUTER, y + 6), -y - 6],
          ],
          0.6,
        )
    // The arch hangs between the legs and carries nothing.
    pen.stroke(iron, 'M-37 -4C-34 -34 -18 -46 0 -46C18 -46 34 -34 37 -4', 4.6)
    pen.stroke(deep, 'M-37 -4C-34 -34 -18 -46 0 -46C18 -46 34 -34 37 -4', 1.2)
    const platform = (y, half, thick) => {
      pen.rect(deep, -half, -y - thick, half * 2, thick)
      pen.rect(pale, -half - 1, -y - thick - 1.6, half * 2 + 2, 2)
      pen.light(rect(-half, -y - thick, half * 2, thick * 0.5), '#ffcf7a', 0.8)
    }
    platform(52, 37, 7)
    platform(112, 21, 5)
    pen.rect(deep, -6, -281, 12, 6).rect(iron, -4, -290, 8, 9)
    pen.path(iron, 'M-3.4 -290Q-3 -296 0 -297Q3 -296 3.4 -290Z').rect(iron, -0.9, -330, 1.8, 36)
    pen.both((m) => pen.rect('#9a9088', m * 50 - 14, -6, 28, 8))
    for (let y = 4; y < 272; y += 7)
      pen.both((m) => pen.light(rect(m * at(OUTER, y) - 0.8, -y, 1.6, 1.6), '#ffdf9a', 0.9))
  },
})
