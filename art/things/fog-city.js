import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { friend } from './friends.js'

// Dubai from the height of the tallest tower, on a morning of fog; the sun is low on the right.

export const HORIZON = 29

/** A bank of fog: long low swells in the light, then the same shifted down into half light and shade. */
export function bank(k, y, size, seed, [lit, mid, shade]) {
  const r = random(seed)
  const heads = []
  for (let x = -12; x < 176; ) {
    const wide = size * (1.2 + r() * 2.6)
    heads.push([x, wide, size * (0.16 + r() * 0.36), (r() - 0.5) * size * 0.16])
    x += wide * 0.94
  }
  for (const [c, dx, dy, q] of [
    [lit, 0, 0, 1],
    [mid, -0.5, 0.24, 0.8],
    [shade, -1, 0.62, 0.6],
  ]) {
    let d = `M-14 96V${y + dy * size}`
    for (const [x, wide, high, up] of heads) {
      const [a, b, foot] = [x + dx * size, x + wide + dx * size, y + up + dy * size]
      const top = foot - high * q
      d += `L${a} ${foot}C${a + wide * 0.16} ${foot - high * 0.1} ${a + wide * 0.24} ${top} ${a + wide * 0.52} ${top}C${a + wide * 0.78} ${top} ${b - wide * 0.1} ${foot - high * 0.5} ${b} ${foot}`
    }
    path(k, c, `${d}L180 ${y + dy * size}V96Z`)
  }
}

/** The shadow of a tower, laid over the fog away from the sun. */
export function onFog(k, x, y, wide, long) {
  path(
    k,
    'rgba(104,96,164,.5)',
    `M${x + wide * 0.2} ${y}L${x - long * 0.5} ${y + long * 0.1}Q${x - long * 0.8} ${y + long * 0.1} ${x - long} ${y + long * 0.24}Q${x - long * 0.6} ${y + long * 0.2} ${x} ${y + wide * 0.5}Z`,
  )
}

/** Two faces with a few lines of floors: the left one in shade, the right one in the sun. */
function faces(k, x, y, wide, foot, [shade, lit], edge = 0.5, step = 3) {
  const e = x + wide * edge
  path(k, shade, `M${x} ${y}H${e}V${foot}H${x}Z`)
  path(k, lit, `M${e} ${y}H${x + wide}V${foot}H${e}Z`)
  for (let i = y + step; i < foot; i += step) {
    stroke(k, 'rgba(40,44,110,.22)', 0.22, `M${x} ${i}H${e}`)
    stroke(k, 'rgba(190,110,100,.35)', 0.22, `M${e} ${i}H${x + wide}`)
  }
}

/** The twins with their slanted, pointed crowns. */
export function twins(k, x, y, foot) {
  for (const [dx, dy, w, mast] of [
    [0, 0, 6, 7],
    [11, 6, 6.4, 5],
  ]) {
    const [a, t] = [x + dx, y + dy]
    faces(k, a, t + 6, w, foot, ['#6c74ac', '#f6d0b0'], 0.46, 2.6)
    path(k, '#59629e', `M${a} ${t + 6}V${t + 4}L${a + w * 0.46} ${t - 2}V${t + 6}Z`)
    path(k, '#ffe6c4', `M${a + w * 0.46} ${t + 6}V${t - 2}L${a + w} ${t + 4.6}V${t + 6}Z`)
    path(k, '#4a528e', `M${a + w * 0.2} ${t + 5.6}L${a + w * 0.46} ${t + 0.6}V${t + 5.6}Z`)
    stroke(k, '#59629e', 0.45, `M${a + w * 0.46} ${t}v${-mast}`)
  }
}

/** A slab of four piers with a gap through it. */
export function slab(k, x, y, foot) {
  faces(k, x, y, 13, foot, ['#5a649e', '#f0b898'], 0.3, 4)
  path(k, '#8088b8', `M${x} ${y}L${x + 1.6} ${y - 1.4}H${x + 14}L${x + 13} ${y}Z`)
  path(k, '#7c74ac', `M${x + 3.9} ${y + 5.4}H${x + 13}V${y + 7.8}H${x + 3.9}Z`)
  path(
    k,
    '#ffe8c8',
    `M${x + 3.9} ${y}h0.900V${foot}h-0.900ZM${x + 8.2} ${y}h0.700V${foot}h-0.700ZM${x + 12.2} ${y}h0.800V${foot}h-0.800Z`,
  )
}

/** A tower that narrows like a bud to its ball. */
export function bud(k, x, y, foot) {
  path(
    k,
    '#6c78b0',
    `M${x} ${foot}V${y + 9}C${x} ${y + 4} ${x + 2} ${y + 1} ${x + 3.5} ${y}V${foot}Z`,
  )
  path(
    k,
    '#f8cfb4',
    `M${x + 7} ${foot}V${y + 9}C${x + 7} ${y + 4} ${x + 5} ${y + 1} ${x + 3.5} ${y}V${foot}Z`,
  )
  path(k, '#eeb08c', `M${x + 3.5} ${y - 2.2}a1.300 1.300 0 1 0 0.010 0Z`)
  stroke(k, '#6c78b0', 0.35, `M${x + 3.5} ${y - 2}v-4.600`)
  for (let i = y + 9; i < foot; i += 3)
    stroke(k, 'rgba(60,56,120,.26)', 0.24, `M${x} ${i}H${x + 7}`)
}

/** A golden tower under a pyramid. */
export function golden(k, x, y, foot) {
  faces(k, x, y + 8, 8, foot, ['#9c7898', '#ffcf88'], 0.5, 3.4)
  path(k, '#b07c84', `M${x - 0.5} ${y + 8}L${x + 4} ${y}V${y + 8}Z`)
  path(k, '#ffe29c', `M${x + 8.5} ${y + 8}L${x + 4} ${y}V${y + 8}Z`)
  stroke(k, '#b07c84', 0.35, `M${x + 4} ${y}v-2.600`)
}

/** Two walls that end in an open frame, a white needle between them. */
export function needle(k, x, y, foot) {
  path(k, '#5c669e', `M${x} ${foot}V${y + 3}L${x + 2} ${y}V${foot}Z`)
  path(k, '#f4c4a4', `M${x + 7} ${y}L${x + 9} ${y + 3}V${foot}H${x + 7}Z`)
  path(k, '#7c82b4', `M${x + 2} ${y + 11}H${x + 7}V${foot}H${x + 2}Z`)
  path(k, '#ffe6c4', `M${x + 2} ${y}H${x + 7}V${y + 1.4}H${x + 2}Z`)
  path(k, '#6a70a8', `M${x + 3.9} ${y + 12}L${x + 4.5} ${y - 7}V${y + 12}Z`)
  path(k, '#fff4e0', `M${x + 4.5} ${y + 12}V${y - 7}L${x + 5.1} ${y + 12}Z`)
  for (let i = y + 14; i < foot; i += 3.2) stroke(k, '#59629a', 0.3, `M${x + 2} ${i}H${x + 7}`)
}

/** A tower still being built, its crane out of the fog. */
export function crane(k, x, y, foot) {
  faces(k, x, y + 9, 6, foot, ['#6a6c9c', '#dca890'], 0.5, 2.4)
  stroke(k, '#d8604c', 0.6, `M${x + 2} ${y + 9}V${y - 1}`)
  stroke(
    k,
    '#d8604c',
    0.45,
    `M${x - 4} ${y + 1}H${x + 15}M${x - 3} ${y + 1}L${x + 2} ${y - 2}L${x + 13} ${y + 1}`,
  )
  path(k, '#5c4c7c', `M${x - 4.4} ${y + 1}h2v2h-2Z`)
  stroke(k, '#5c4c7c', 0.22, `M${x + 11.5} ${y + 1}v4.600`)
}

/** Far ones: [x, width, top] above the fog, and the sail-shaped hotel by the sea. */
export function farTowers(k) {
  for (const [x, w, y] of points(
    '70 1.600 32.500 74 2 33.600 78 1.400 31.800 83 2 34 90 1.600 33 119 1.800 32.600 123 1.400 33.600 133 2 33 137 1.600 31.900 146 2 33.600 152 1.400 32.600 156 2 33.400',
    3,
  )) {
    path(k, '#b9a6c0', `M${x} 40V${y}L${x + w * 0.5} ${y - 0.7}V40Z`)
    path(k, '#f8d8bc', `M${x + w * 0.5} 40V${y - 0.7}L${x + w} ${y}V40Z`)
  }
}

const EDGE = 53
const [VX, VY] = [108, HORIZON]
/** A height at the near side of the wall, followed to x. */
const along = (y, x) => VY + ((y - VY) * (VX - x)) / (VX + 5)
const pane = (x0, x1, y0, y1) =>
  `M${x0} ${along(y0, x0)}L${x1} ${along(y0, x1)}V${along(y1, x1)}L${x0} ${along(y1, x0)}Z`

const GUEST = {
  skin: '#d89c70',
  top: '#f2b840',
  legs: '#4c5c94',
  wear: 'trousers',
  hair: '#3a2430',
  style: 'bob',
  sleeve: 'short',
}
const CLEANER = {
  skin: '#a86c4c',
  top: '#e4503c',
  legs: '#34488c',
  wear: 'trousers',
  feet: '#2a2440',
  hair: '#241c2c',
  style: 'short',
  sleeve: 'long',
  hat: 'cap',
  hatColour: '#ffd04c',
}

/** The wall of glass and steel, its floors in perspective; somebody looks out of one of them. */
export function wall(k) {
  path(k, '#3c5c94', `M-6 -6H${EDGE}V96H-6Z`)
  const columns = [-6, 14.5, 30.5, 43.5, EDGE]
  const floors = [-70, -16, 2, 56, 74, 230]
  for (let i = 0; i < 4; i++)
    for (const [j, tones] of [
      [0, ['#4a74ac', '#6c94c0']],
      [2, ['#5c84b4', '#8cacc8']],
      [4, ['#c49ca8', '#eab8a0']],
    ]) {
      const [x0, x1, y0, y1] = [columns[i], columns[i + 1], floors[j], floors[j + 1]]
      path(k, tones[0], pane(x0, x1, y0, y1))
      const m = x0 + (x1 - x0) * (0.35 + 0.1 * (i % 2))
      path(
        k,
        tones[1],
        `M${m + 3} ${along(y0, m + 3)}L${x1} ${along(y0, x1)}V${along(y1, x1)}L${m - 3} ${along(y1, m - 3)}Z`,
      )
    }
  // The lit room behind one pane.
  const room = pane(30.5, 43.5, 2, 56)
  path(k, '#ffcf84', room)
  path(
    k,
    '#f0a868',
    `M30.500 ${along(48, 30.5)}L43.500 ${along(48, 43.5)}V${along(56, 43.5)}L30.500 ${along(56, 30.5)}Z`,
  )
  path(
    k,
    '#ffe4b0',
    `M30.500 ${along(2, 30.5)}L43.500 ${along(2, 43.5)}V${along(8, 43.5)}L30.500 ${along(8, 30.5)}Z`,
  )
  friend(k, GUEST, {
    x: 35,
    y: 49.6,
    size: 0.72,
    shade: 'back',
    lean: 0.1,
    arms: [
      [1.5, 2.6],
      [1, 2.2],
    ],
  })
  path(
    k,
    'rgba(255,255,255,.3)',
    `M31.500 ${along(2, 31.5)}L35 ${along(2, 35)}L31.500 ${along(36, 31.5)}Z`,
  )
  for (const [y0, y1] of [
    [-16, 2],
    [56, 74],
  ]) {
    path(k, '#8c9cc0', pane(-6, EDGE, y0, y1))
    path(k, '#d8d4dc', pane(-6, EDGE, y0, y0 + 4))
    path(k, '#5c6ca4', pane(-6, EDGE, y1 - 3, y1))
  }
  for (const [i, x] of columns.slice(1).entries()) {
    const w = [2, 1.6, 1.3, 2][i]
    path(k, '#4c5c98', `M${x - w} -6H${x - w * 0.3}V96H${x - w}Z`)
    path(k, '#fff0dc', `M${x - w * 0.3} -6H${x + w * 0.5}V96H${x - w * 0.3}Z`)
    path(k, '#f0b090', `M${x + w * 0.5} -6H${x + w}V96H${x + w * 0.5}Z`)
  }
}

/** He hangs in his seat on two ropes, wipes with one hand and waves with the other. */
export function cleaner(k, x, y) {
  stroke(k, '#34306c', 0.4, `M${x + 1} ${y - 9}L${x + 0.6} -6M${x - 1.4} ${y - 9}L${x - 0.8} -6`)
  stroke(k, '#34306c', 0.3, `M${x + 3} ${y + 1}C${x + 5} ${y + 14} ${x + 2} ${y + 24} ${x + 4} 96`)
  stroke(k, '#34306c', 0.3, `M${x + 3} ${y + 0.4}L${x + 4.6} ${y + 6}`)
  path(k, '#2c9c9c', `M${x + 2.6} ${y + 6}H${x + 7}L${x + 6.4} ${y + 10.6}H${x + 3.2}Z`)
  path(k, '#7cd4c4', `M${x + 5.2} ${y + 6}H${x + 7}L${x + 6.4} ${y + 10.6}H${x + 5}Z`)
  path(
    k,
    '#fff8ec',
    `M${x + 2.6} ${y + 6}C${x + 3.4} ${y + 4.6} ${x + 6} ${y + 4.4} ${x + 7} ${y + 6}Z`,
  )
  friend(k, CLEANER, {
    x,
    y: y + 14 * 0.86,
    size: 0.86,
    flip: true,
    shade: 'front',
    lean: -0.12,
    legs: [
      [1.35, 0.5],
      [1.1, 0.15],
    ],
    arms: [
      [1.8, 2.75],
      [0.95, 1.6],
    ],
    hold: (q, near) => {
      stroke(q, '#34306c', 0.6, `M${near[0]} ${near[1]}l2 -0.800`)
      stroke(q, '#2c2a54', 1, `M${near[0] + 1.4} ${near[1] - 2.8}l1.200 4.200`)
    },
  })
  // The seat and its straps.
  path(k, '#2c2a54', `M${x - 3.6} ${y + 1.4}H${x + 3.4}V${y + 2.6}H${x - 3.6}Z`)
  stroke(k, '#2c2a54', 0.5, `M${x + 2.8} ${y + 1.6}L${x + 1} ${y - 9}`)
}
