import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

import { oneWorldAt } from './lower-manhattan-shore.js'

/** The point of Manhattan from the harbour, 0.105 of a unit to the metre, its shore at y; the low sun on the left. */
const S = 0.105
const TONES = {
  stone: ['#ffe0b0', '#b48c94', '#e8b898', '#8c6c88'],
  brick: ['#f8b888', '#94607c', '#e09878', '#74486c'],
  glass: ['#c4e4dc', '#54849c', '#94c4c8', '#3c6484'],
  pale: ['#fff4d4', '#a49cb0', '#e8d8c4', '#847c9c'],
  slate: ['#a8b8c8', '#4c5c84', '#8498b0', '#38466c'],
}

/** One tower: middle, width, metres, what it is made of, how its front is drawn, how it ends. */
function tower(k, y, [x, w, high, kind, face, cap], seed) {
  const [LIT, SHADE, LINE, DEEP] = TONES[kind]
  const r = random(seed)
  const h = high * S
  const split = x - w / 2 + w * 0.58
  const [a, b, top] = [x - w / 2, x + w / 2, y - h]
  fill(k, LIT, [
    [a, y],
    [a, top],
    [split, top],
    [split, y],
  ])
  fill(k, SHADE, [
    [split, y],
    [split, top],
    [b, top],
    [b, y],
  ])
  if (face === 'ribs')
    for (let u = 0.5; u < w - 0.3; u += 0.72)
      fill(k, a + u < split ? LINE : DEEP, [
        [a + u, y],
        [a + u, top + 0.6],
        [a + u + 0.3, top + 0.6],
        [a + u + 0.3, y],
      ])
  if (face === 'floors')
    for (let v = 0.8; v < h - 0.5; v += 0.95) {
      fill(k, LINE, [
        [a + 0.25, top + v],
        [split - 0.1, top + v],
        [split - 0.1, top + v + 0.4],
        [a + 0.25, top + v + 0.4],
      ])
      fill(k, DEEP, [
        [split + 0.15, top + v],
        [b - 0.2, top + v],
        [b - 0.2, top + v + 0.4],
        [split + 0.15, top + v + 0.4],
      ])
    }
  if (face === 'grid')
    for (let v = 0.9; v < h - 0.8; v += 1.25)
      for (let u = 0.4; u < w - 0.5; u += 0.95) {
        if (r() < 0.18) continue
        const px = a + u
        fill(k, px < split ? LINE : r() < 0.12 ? '#ffd888' : DEEP, [
          [px, top + v],
          [px + 0.45, top + v],
          [px + 0.45, top + v + 0.7],
          [px, top + v + 0.7],
        ])
      }
  if (face === 'panes') {
    path(
      k,
      LINE,
      `M${a} ${y}V${top + h * 0.5}L${split} ${top + h * 0.22}V${top + h * 0.4}L${a + 0.6} ${y}Z`,
    )
    path(
      k,
      DEEP,
      `M${split} ${y}V${top + h * 0.6}L${b} ${top + h * 0.36}V${top + h * 0.5}L${split + 0.5} ${y}Z`,
    )
  }
  cap?.(k, { a, b, split, top, x, w, LIT, SHADE, LINE, DEEP })
}

const steps =
  (...list) =>
  (k, o) => {
    let top = o.top
    for (const [wide, high] of list) {
      const [a, b] = [o.x - (o.w * wide) / 2, o.x + (o.w * wide) / 2]
      const m = a + (b - a) * 0.58
      fill(k, o.LIT, [
        [a, top + 0.1],
        [a, top - high],
        [m, top - high],
        [m, top + 0.1],
      ])
      fill(k, o.SHADE, [
        [m, top + 0.1],
        [m, top - high],
        [b, top - high],
        [b, top + 0.1],
      ])
      top -= high
    }
    return top
  }
const roofed =
  (list, wide, high, [lit, dim], needle = 0) =>
  (k, o) => {
    const top = steps(...list)(k, o)
    const [a, b] = [o.x - (o.w * wide) / 2, o.x + (o.w * wide) / 2]
    fill(k, dim, [
      [a, top],
      [o.x, top - high],
      [b, top],
    ])
    fill(k, lit, [
      [a, top],
      [o.x, top - high],
      [a + (b - a) * 0.55, top],
    ])
    if (needle) stroke(k, dim, 0.26, `M${o.x} ${top - high + 0.3}V${top - high - needle}`)
  }
const GREEN = ['#8cd4b4', '#3c8088']
const domed = (k, o) => {
  path(
    k,
    GREEN[1],
    `M${o.a + 0.3} ${o.top}A${o.w / 2 - 0.3} ${o.w * 0.46} 0 0 1 ${o.b - 0.3} ${o.top}Z`,
  )
  path(
    k,
    GREEN[0],
    `M${o.a + 0.3} ${o.top}A${o.w / 2 - 0.3} ${o.w * 0.46} 0 0 1 ${o.x} ${o.top - o.w * 0.46}Q${o.x + 0.6} ${o.top - o.w * 0.2} ${o.x + 0.5} ${o.top}Z`,
  )
}
const mast = (high) => (k, o) => stroke(k, o.SHADE, 0.24, `M${o.x} ${o.top}V${o.top - high}`)
const slant = (high) => (k, o) => {
  fill(k, o.LIT, [
    [o.a, o.top + 0.1],
    [o.a, o.top - high],
    [o.split, o.top - high * 0.5],
    [o.split, o.top + 0.1],
  ])
  fill(k, o.SHADE, [
    [o.split, o.top + 0.1],
    [o.split, o.top - high * 0.5],
    [o.b, o.top - high * 0.2],
    [o.b, o.top + 0.1],
  ])
}

export function lowerManhattan(k, y, dx = 0) {
  const back =
    '29 5 130 40 6 150 51 6 190 77 7 180 88 6 210 96 6 170 104 7 200 117 6 190 126 7 150 134 7 120 140 5 100 146 6 80 152 5 60'
  for (const [x, w, h] of points(back, 3)) {
    fill(k, '#7c94a8', [
      [dx + x - w / 2, y],
      [dx + x - w / 2, y - h * S],
      [dx + x + w / 2, y - h * S],
      [dx + x + w / 2, y],
    ])
    fill(k, '#a4b4b8', [
      [dx + x - w / 2, y],
      [dx + x - w / 2, y - h * S],
      [dx + x - w * 0.1, y - h * S],
      [dx + x - w * 0.1, y],
    ])
  }
  const list = [
    [
      93,
      4.6,
      195,
      'stone',
      'ribs',
      roofed(
        [
          [0.7, 2.4],
          [0.5, 1.4],
        ],
        0.5,
        4,
        GREEN,
        1,
      ),
    ],
    [107, 5.4, 262, 'slate', 'floors', steps([0.9, 0.9])],
    [71, 6, 226, 'glass', 'floors', steps([0.92, 0.6])],
    [86, 5.6, 320, 'glass', 'panes', mast(3)],
    [
      115,
      4.6,
      200,
      'stone',
      'ribs',
      roofed(
        [
          [0.8, 3.4],
          [0.55, 2.8],
        ],
        0.4,
        3.4,
        ['#ffe8b8', '#b48c94'],
        2.6,
      ),
    ],
    [
      103,
      5,
      216,
      'stone',
      'grid',
      roofed(
        [
          [0.84, 2],
          [0.66, 1.6],
        ],
        0.66,
        5.4,
        GREEN,
        2,
      ),
    ],
    [122, 6.4, 218, 'pale', 'ribs', steps([0.94, 0.7])],
    [45, 6.4, 197, 'brick', 'grid', domed],
    [36, 6.6, 168, 'brick', 'grid', roofed([[0.8, 1]], 0.8, 3.4, GREEN)],
    [27.5, 6.8, 130, 'brick', 'grid', steps([0.8, 1.1], [0.6, 1], [0.4, 0.9])],
    [53, 4, 236, 'glass', 'floors', slant(1.6)],
    [79, 6, 288, 'glass', 'panes', slant(2.4)],
    [128.5, 6, 205, 'slate', 'grid', steps([0.8, 0.8])],
    [97.5, 5, 176, 'pale', 'grid', steps([0.7, 1], [0.4, 0.8])],
    [90, 6, 140, 'brick', 'grid', steps([0.8, 1.2], [0.5, 1])],
    [74.5, 5, 134, 'stone', 'grid', steps([0.74, 1.1])],
    [110.5, 6.4, 150, 'brick', 'ribs', steps([0.86, 0.8], [0.6, 1])],
    [135.5, 7.4, 150, 'stone', 'floors', steps([0.9, 0.6])],
    [142.5, 5.6, 104, 'pale', 'grid', steps([0.7, 0.7])],
    [148.6, 5, 78, 'brick', 'grid', steps([0.7, 0.5])],
    [119, 7, 122, 'slate', 'floors', steps([0.92, 0.5])],
    [83, 5, 92, 'pale', 'ribs', steps([0.8, 0.7])],
    [129, 7.4, 96, 'brick', 'ribs', steps([0.8, 0.8])],
    [21, 5.4, 84, 'stone', 'grid', steps([0.7, 0.8])],
    [15.5, 4.4, 60, 'brick', 'grid', steps([0.6, 0.5])],
    [49, 5, 90, 'pale', 'floors', steps([0.9, 0.4])],
    [57.5, 4.4, 120, 'brick', 'ribs', steps([0.7, 0.8])],
    [40.5, 5, 80, 'stone', 'grid', steps([0.6, 0.5])],
  ]
  list.forEach((t, i) => {
    if (i === 11) oneWorldAt(k, dx + 64, y, S)
    tower(k, y, [dx + t[0], ...t.slice(1)], i * 7 + 3)
  })
  // The curved glass on the point, the terminal of the ferry, the trees of the Battery.
  fill(
    k,
    '#bce4e0',
    points(`${dx + 99} ${y} ${dx + 99} ${y - 15.6} ${dx + 102.6} ${y - 15.6} ${dx + 102.6} ${y}`),
  )
  fill(
    k,
    '#6ca4b4',
    points(`${dx + 102} ${y} ${dx + 102} ${y - 15.6} ${dx + 105.4} ${y - 15} ${dx + 105.4} ${y}`),
  )
  for (let v = 1; v < 15; v += 1.1)
    stroke(
      k,
      'rgba(44,84,116,.5)',
      0.16,
      `M${dx + 99.2} ${y - v}Q${dx + 103} ${y - v + 0.5} ${dx + 105.2} ${y - v - 0.1}`,
    )
}
