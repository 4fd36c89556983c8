import { fill, path, points, stroke } from '../core/field.js'
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

/** A hoary marmot upright on its stone, turned to the right, one paw at its breast; 20 high, feet at 0; light on its left. */
export function marmot(k) {
  const [fur, lit, dark, pale] = ['#96705c', '#e0ac7c', '#5c4250', '#e8dcd0']
  path(k, dark, 'M-4 -1.500C-8 -1.800 -12 -0.600 -14 1.400C-11 2.600 -7 2 -3 0.600Z')
  path(k, fur, 'M-4 -1.500C-8 -1.800 -12 -0.600 -14 1.400C-11.600 0.800 -8 0.500 -4.500 0.200Z')
  path(
    k,
    fur,
    'M-3.800 -14C-5.600 -11 -6.600 -7 -6 -3C-5.600 -0.600 -4 0.300 -1 0.400H5.600C6.600 -1 6.800 -4 6 -7C5.400 -10 4.400 -12 3.600 -14Z',
  )
  path(
    k,
    lit,
    'M-3.800 -14C-5.600 -11 -6.600 -7 -6 -3C-5.800 -1.600 -5 -0.600 -3.800 -0.100C-4.400 -4 -3.600 -9 -1.600 -13Z',
  )
  path(
    k,
    pale,
    'M1.400 -12.500C4 -11 5.400 -7.500 5.200 -4C5 -1.600 4 -0.600 2.600 -0.600C2 -4 1.800 -9 1.400 -12.500Z',
  )
  path(
    k,
    dark,
    'M4.600 -4.500C6.600 -4.300 7.400 -2.600 7 -0.800C6.800 0.200 6.200 0.600 5 0.500C5.600 -1 5.400 -3 4.600 -4.500Z',
  )
  path(
    k,
    dark,
    'M2 0.500C2.400 -0.700 5 -1 8.400 -0.100C8.800 0.300 8.600 0.700 8 0.700H2ZM-4 0.500C-3.600 -0.600 -1.500 -0.800 1.500 0C1.800 0.400 1.500 0.700 1 0.700H-4Z',
  )
  // Arms: one hangs before the belly, the other rests on the breast.
  path(
    k,
    dark,
    'M2.400 -12C4.600 -11.500 6.600 -9.500 7.200 -7.400C7 -6.500 6 -6.400 5.400 -7C4.600 -8.600 3.200 -9.600 1.800 -10Z',
  )
  path(
    k,
    fur,
    'M-2 -11.500C-0.500 -9 1.800 -7.600 4.400 -7.200C5.400 -7.300 5.400 -8.500 4.600 -8.800C2.800 -9.400 1.600 -10.800 1 -12.500Z',
  )
  path(k, dark, 'M3.800 -8.900C5 -9 5.800 -8.300 5.600 -7.500C5 -6.900 4 -6.900 3.400 -7.400Z')
  // Head: flat brow, pale muzzle, round ears.
  path(k, dark, 'M-2.900 -18.500a1.350 1.350 0 1 0 0.010 0Z')
  path(
    k,
    fur,
    'M-4 -15C-4.600 -18.500 -2 -20 0.800 -19.800C3.500 -19.600 6 -18 7 -16.200C7.400 -15 6.600 -13.800 5 -13.300C2.500 -12.500 -0.500 -12.400 -2.500 -12.800C-3.500 -13.300 -3.900 -14 -4 -15Z',
  )
  path(
    k,
    lit,
    'M-4 -15C-4.600 -18.500 -2 -20 0.800 -19.800C1.600 -19.750 2.400 -19.550 3.200 -19.250C0.500 -18.500 -1.500 -17 -2.200 -12.900C-3.400 -13.300 -3.900 -14 -4 -15Z',
  )
  path(
    k,
    pale,
    'M4.600 -17.300C5.800 -17 6.700 -16.700 7 -16.200C7.400 -15 6.600 -13.800 5 -13.300C4 -13 3 -12.800 2 -12.700C3 -14 3.600 -15.600 4.600 -17.300Z',
  )
  path(
    k,
    '#2a1c30',
    'M6.300 -17.100C7.100 -17.100 7.600 -16.600 7.300 -15.900C6.800 -15.800 6.300 -16.200 6.300 -17.100Z',
  )
  path(k, '#2a1c30', 'M2.900 -17.700a0.620 0.700 0 1 0 0.010 0Z')
  path(k, '#ffffff', 'M3.100 -17.500a0.200 0.200 0 1 0 0.010 0Z')
  path(
    k,
    dark,
    'M1 -19.800C2.200 -20 3.400 -19.600 4.600 -18.900C3.600 -18.600 2.200 -18.800 1 -19.800Z',
  )
  stroke(k, '#2a1c30', 0.26, 'M6.800 -15.400Q6.300 -14.400 5 -14.400')
  path(k, fur, 'M-1.700 -19.200a1.150 1.200 0 1 0 0.010 0Z')
  for (const d of [
    'M-4.800 -8l-0.800 1.300',
    'M-4.400 -5l-0.700 1.400',
    'M-2.400 -9.400l-0.600 1.400',
    'M-2.200 -6l-0.500 1.500',
    'M-1 -3.600l-0.400 1.400',
  ])
    stroke(k, '#fff0d8', 0.35, d)
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
