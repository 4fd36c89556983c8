import { fill, path, points, stroke } from '../core/field.js'

// The iron tower of Paris, the sun from the right.

// Half widths by height in metres: the curve of the tower and the inner edge of its legs.
const OUTER = points('0 62.5 20 51 40 41.5 57 35 80 27.5 115 19.5 150 13.6 190 9.2 230 6.6 276 4.6')
const INNER = points('0 37.5 20 30 40 22.5 57 18 80 12.5 115 7.5 150 3.8 190 0')

function half(list, y) {
  let i = 0
  while (i < list.length - 2 && y > list[i + 1][0]) i++
  const [[a, p], [b, q]] = [list[i], list[i + 1]]
  return Math.max(0, p + ((q - p) * (y - a)) / (b - a))
}

/** A panel of lattice between two heights: iron, and the sky through its four gaps. */
function panel(k, corners, iron, gap) {
  fill(k, iron, corners)
  const [cx, cy] = [0, 1].map((j) => corners.reduce((sum, p) => sum + p[j], 0) / 4)
  for (let i = 0; i < 4; i++) {
    const three = [corners[i], corners[(i + 1) % 4], [cx, cy]]
    const [mx, my] = [0, 1].map((j) => three.reduce((sum, p) => sum + p[j], 0) / 3)
    fill(
      k,
      gap,
      three.map(([x, y]) => [mx + (x - mx) * 0.6, my + (y - my) * 0.6]),
    )
  }
}

/** The iron tower in metres: 125 wide at the foot, platforms at 57, 115 and 276, 330 high. */
export function eiffel(k, { lit, iron, dark, gap, far }) {
  const leg = (m, colour, shift, heights, hole) => {
    for (let i = 0; i < heights.length - 1; i++) {
      const [a, b] = [heights[i], heights[i + 1]]
      const line = (list, y) => m * (half(list, y) + shift)
      panel(
        k,
        [
          [line(OUTER, a), -a],
          [line(INNER, a), -a],
          [line(INNER, b), -b],
          [line(OUTER, b), -b],
        ],
        colour,
        hole,
      )
    }
  }
  const LOW = [0, 14, 27, 40, 53]
  const MIDDLE = [57, 71, 85, 99, 112]
  const HIGH = [115, 127, 139, 151, 163, 175, 190]
  for (const m of [-1, 1]) {
    leg(m, far, -9, LOW, gap)
    leg(m, far, -5, MIDDLE, gap)
  }
  // The arch hangs between the legs and carries nothing.
  stroke(k, dark, 5.4, 'M-37 -3C-35 -34 -19 -47 0 -47C19 -47 35 -34 37 -3')
  stroke(k, iron, 3.4, 'M-38 -3C-36 -35 -19.500 -48.500 0 -48.500C19.500 -48.500 36 -35 38 -3')
  stroke(
    k,
    lit,
    0.9,
    'M-38 -5C-36 -36.500 -19.500 -50.500 0 -50.500C19.500 -50.500 36 -36.500 38 -5',
  )
  for (const m of [-1, 1]) {
    leg(m, m < 0 ? dark : iron, 0, LOW, gap)
    leg(m, m < 0 ? dark : iron, 0, MIDDLE, gap)
    leg(m, m < 0 ? dark : iron, 0, HIGH, gap)
  }
  for (let y = 190; y < 272; y += 11.7)
    for (const m of [-1, 1])
      panel(
        k,
        [
          [m * half(OUTER, y), -y],
          [0, -y],
          [0, -y - 11.7],
          [m * half(OUTER, y + 11.7), -y - 11.7],
        ],
        m < 0 ? dark : iron,
        gap,
      )
  // Edges: in the sun on the right of each leg.
  const edge = (list, m, from, to, colour, width) => {
    let d = ''
    for (let y = from; y <= to; y += 6) d += `${y > from ? 'L' : 'M'}${m * half(list, y)} ${-y}`
    stroke(k, colour, width, d)
  }
  edge(OUTER, 1, 0, 276, lit, 2.2)
  edge(INNER, -1, 0, 180, iron, 1.6)
  edge(OUTER, -1, 0, 276, dark, 1.8)
  edge(INNER, 1, 0, 180, dark, 1.6)
  const platform = (y, w, tall) => {
    path(k, dark, `M${-w} ${-y}V${-y - tall}H${w}V${-y}Z`)
    path(k, iron, `M${w * 0.1} ${-y}V${-y - tall}H${w}V${-y}Z`)
    for (let x = -w + 2; x < w - 2; x += 5)
      path(k, gap, `M${x} ${-y - tall * 0.2}v${-tall * 0.4}q1.200 -1.400 2.400 0v${tall * 0.4}Z`)
    path(k, lit, `M${-w - 1.5} ${-y - tall}h${w * 2 + 3}v-2h${-w * 2 - 3}Z`)
    path(k, dark, `M${-w} ${-y}h${w * 2}v1.600h${-w * 2}Z`)
  }
  platform(53, 37, 8)
  platform(112, 21, 6)
  path(k, dark, 'M-7 -274H7V-281H-7Z')
  path(k, lit, 'M-8 -281H8V-283H-8Z')
  path(k, iron, 'M-4.600 -283V-292H4.600V-283ZM-3.800 -292C-3.400 -299 3.400 -299 3.800 -292Z')
  path(k, dark, 'M-4.600 -283V-292H-0.500V-283Z')
  path(k, iron, 'M-1.300 -298V-318H1.300V-298Z')
  stroke(k, iron, 1.1, 'M0 -316V-330')
  // Feet of stone.
  for (const m of [-1, 1]) {
    const x = m * 50
    path(k, '#c8a890', `M${x - 15} 3V-5L${x - 13} -8H${x + 13}L${x + 15} -5V3Z`)
    path(k, '#f4dcb8', `M${x + 3} 3V-8H${x + 13}L${x + 15} -5V3Z`)
  }
}
