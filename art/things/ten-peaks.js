import { fill, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Spruces side by side along a line, slim and uneven. */
export function spruces(k, line, [dark, lit], { gap, tall, seed }) {
  const r = random(seed)
  const yAt = (x) => {
    const i = Math.max(
      1,
      line.findIndex(([px]) => px >= x),
    )
    const [[ax, ay], [bx, by]] = [line[i - 1], line[i]]
    return ay + ((by - ay) * (x - ax)) / (bx - ax)
  }
  for (let x = line[0][0]; x < line.at(-1)[0]; x += gap * (0.5 + r())) {
    const [y, h] = [yAt(x), tall * (0.55 + r() * 0.7)]
    const w = h * 0.17
    const steps = [
      [0.32, 0.5],
      [0.3, 0.3],
      [0.62, 0.8],
      [0.6, 0.55],
      [1, 1.1],
    ]
    fill(k, dark, [
      [x, y - h],
      ...steps.map(([t, q]) => [x + w * q, y - h + h * t]),
      [x, y + 1],
      ...steps.toReversed().map(([t, q]) => [x - w * q, y - h + h * t]),
    ])
    fill(k, lit, [
      [x, y - h],
      [x - w * 0.1, y - h * 0.6],
      [x - w * 0.3, y - h * 0.3],
      ...steps
        .slice(0, 4)
        .toReversed()
        .map(([t, q]) => [x - w * q, y - h + h * t]),
    ])
  }
}

/** A boulder in three faces, the light on its left. */
export function facetRock(k, [top, side, shade], pts, cut) {
  fill(k, shade, pts)
  fill(k, side, cut.side)
  fill(k, top, cut.top)
}

/** Red paintbrush flowers in a tuft of leaves; 8 high. */
export function paintbrush(k) {
  for (const [x, h, lean] of points(
    '-2.400 4 -1.400 -0.800 6 -0.300 1 5 0.700 2.800 3.600 1.700',
    3,
  )) {
    const [tx, ty] = [x + lean * 0.4, -h]
    stroke(k, '#3c6c5c', 0.45, `M${x * 0.4} 0Q${x * 0.7} ${-h * 0.5} ${tx} ${ty}`)
    for (const [dx, dy, c] of [
      [-1.1, -0.4, '#c8283c'],
      [1.1, -0.4, '#c8283c'],
      [-0.7, -1.5, '#f0503c'],
      [0.7, -1.5, '#c8283c'],
      [0, -2.2, '#ff7c50'],
    ])
      stroke(
        k,
        c,
        0.75,
        `M${tx} ${ty + 0.6}Q${tx + dx * 0.4} ${ty + dy * 0.4} ${tx + dx} ${ty + dy}`,
      )
  }
  fill(
    k,
    '#2f5c58',
    points(
      '-3 0.400 -2.200 -2.200 -1.200 -0.600 -0.400 -2.800 0.600 -0.600 1.600 -2.400 2 -0.400 3 0.400',
    ),
  )
}
