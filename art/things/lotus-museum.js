// Across Marina Bay: the business quarter in the last light, the museum like a lotus.
import { fill, path, points } from '../core/field.js'
import { LEVEL } from './helix-walk.js'

/** One tower of the far quarter: its outline, its side towards the last light, a few lit floors. */
function block(k, x, w, high, form, far) {
  const y = LEVEL + 0.8
  const [body, lit] = far ? ['#9484b4', '#dca8b4'] : ['#7470a8', '#eca8a8']
  const top = {
    flat: [
      [-1, 1],
      [1, 1],
    ],
    slant: [
      [-1, 1],
      [1, 0.84],
    ],
    steps: [
      [-1, 0.86],
      [-0.4, 0.86],
      [-0.4, 0.94],
      [0.2, 0.94],
      [0.2, 1],
      [1, 1],
    ],
    spire: [
      [-1, 0.82],
      [-0.4, 0.88],
      [-0.1, 0.9],
      [0, 1.06],
      [0.1, 0.9],
      [0.4, 0.88],
      [1, 0.82],
    ],
    round: [
      [-1, 0.92],
      [-0.7, 0.97],
      [-0.2, 1],
      [0.4, 0.99],
      [0.8, 0.95],
      [1, 0.9],
    ],
  }[form]
  const at = ([u, v]) => [x + u * w, y - v * high]
  fill(k, body, [[x - w, y], ...top.map(at), [x + w, y]])
  const right = top.filter(([u]) => u > 0.38)
  fill(k, lit, [[x + w * 0.4, y], at([0.4, right[0][1]]), ...right.map(at), [x + w, y]])
}

/** The business quarter over the bay against the last light: a group of towers of many forms, the low bank before them. */
export function city(k) {
  const y = LEVEL + 0.8
  for (const [x, w, high, form, far] of [
    [126, 1.7, 19, 'flat', 1],
    [130.5, 2.2, 23, 'slant', 1],
    [138, 1.6, 26, 'flat', 1],
    [146, 2, 20, 'round', 1],
    [151, 1.7, 15, 'flat', 1],
    [158, 2.4, 12, 'slant', 1],
    [128, 2.2, 14, 'round', 0],
    [133.5, 1.8, 29, 'spire', 0],
    [141.5, 2.4, 22, 'steps', 0],
    [144.5, 1.5, 16, 'slant', 0],
    [154, 2, 10, 'flat', 0],
    [164, 3, 8, 'round', 0],
  ])
    block(k, x, w, high, form, far)
  for (const [x, v] of points(
    '132.600 12 132.600 17 133.500 8 140.500 9 140.500 14 142 6 128.600 6 127.400 9 144 7 137.600 16 130 15',
  ))
    path(k, '#ffe0a8', `M${x} ${y - v}h0.700v0.500h-0.700Z`)
  path(
    k,
    '#34427c',
    `M-6 ${y + 0.9}V${y - 2.4}C8 ${y - 3.4} 20 ${y - 2} 34 ${y - 2.8}C44 ${y - 3.4} 60 ${y - 1.6} 84 ${y - 1.2}L168 ${y - 1}V${y + 0.9}Z`,
  )
}

/** The museum like an opened lotus beside the hotel: ten petals that lean out from one foot, lit from below. */
export function lotus(k) {
  const [x, y] = [120, LEVEL + 0.9]
  path(k, '#34427c', `M${x - 9} ${y}V${y - 1.4}H${x + 9}V${y}Z`)
  path(k, '#ffd08c', `M${x - 6} ${y - 1.4}V${y - 2}H${x + 6}V${y - 1.4}Z`)
  // Behind, then those that face us; each a shell with a cut head and a window in it.
  for (const [reach, high, w, c, head] of [
    [-5.4, 8.2, 2.6, '#b49cc4', '#6c64a0'],
    [5.2, 7.6, 2.6, '#d8a8bc', '#8c74a8'],
    [-1.8, 9.6, 2.6, '#c4a8cc', '#746ca8'],
    [2, 9, 2.5, '#dcb0c4', '#8c74a8'],
    [-9.4, 5.6, 2.8, '#d8c4dc', '#54508c'],
    [9.6, 5, 2.8, '#ffd8c4', '#a07cac'],
    [-4.2, 5.4, 2.5, '#e8d4e4', '#6460a0'],
    [4.6, 4.8, 2.5, '#fff0e4', '#a07cac'],
    [0.2, 6, 2.4, '#f4e4ec', '#8070ac'],
  ]) {
    const [tx, ty] = [x + reach, y - 1.8 - high]
    const s = reach < 0 ? -1 : 1
    path(
      k,
      c,
      `M${x + reach * 0.16 - 1} ${y - 1.8}C${x + reach * 0.5 - w * 0.6} ${y - 2.4} ${tx - w * 0.9 + s * 0.2} ${ty + high * 0.5} ${tx - w * 0.72} ${ty + 0.3}L${tx + w * 0.72} ${ty - 0.3 + s * 0.2}C${tx + w * 0.9} ${ty + high * 0.5} ${x + reach * 0.5 + w * 0.6} ${y - 2.4} ${x + reach * 0.16 + 1} ${y - 1.8}Z`,
    )
    path(
      k,
      head,
      `M${tx - w * 0.72} ${ty + 0.3}Q${tx - w * 0.1} ${ty - 0.8} ${tx + w * 0.72} ${ty - 0.3 + s * 0.2}Q${tx} ${ty + 0.9} ${tx - w * 0.72} ${ty + 0.3}Z`,
    )
  }
}
