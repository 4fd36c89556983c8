// A street of Yaowarat after rain, at night, in metres: X to the right, Y up, Z away; houses along both sides, boards of light over the road.
import { at, fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './lens.js'

export const EYE = 2
const view = lens({ eye: [0, EYE, 0], f: 96, cx: 74, cy: 56 })
/** The wet road shows everything as deep as it is high: -1 while its mirror is drawn. */
export const mirror = { up: 1 }
export const P = (x, y, z) => view(x, y * mirror.up, z)
export const SIDE = 7
const quad = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

// Characters within a square of 10 by 10: great, gold, mountain; the three Thai letters of gold.
const SIGNS = {
  great:
    'M0.800 3.400H9.200M5 0.400V3.400C4.800 6 3.200 8.400 0.800 9.600M5 3.800C5.600 6.400 7 8.400 9.300 9.600',
  gold: 'M5 0.400L0.600 4M5 0.400L9.400 4M2.800 4.600H7.200M1.800 6.500H8.200M5 4.600V9.400M3 7.400L3.500 8.600M7 7.400L6.500 8.600M0.800 9.500H9.200',
  mountain: 'M5 0.600V9M1.200 4V9H8.800V4',
  thor: 'M2.600 2.600a1 1 0 1 0 0.010 0ZM3.400 3.600V9.400M3.400 5.400C4.600 2.400 7.800 1.200 7.800 4.400V9.400',
  or: 'M3.400 4.800a1 1 0 1 0 0.010 0ZM2.400 5.800V9.200H7.600V4.400C7.600 1.200 3.200 0.800 2.200 3',
  ngor: 'M5.600 1.400a1 1 0 1 0 0.010 0ZM6.600 2.400V9.200L2.400 5.400',
}

/** Houses: side, Z from and to, height, wall, lit wall. */
const HOUSES = [
  [-1, 64, 110, 13, '#4a3c74'],
  [1, 70, 110, 12, '#5c3c70'],
  [-1, 46, 64, 17, '#3c3470'],
  [1, 52, 70, 16, '#643868'],
  [-1, 33, 46, 13, '#33306c'],
  [1, 36, 52, 12, '#6c3464'],
  [-1, 22, 33, 18, '#2a2c66'],
  [1, 24, 36, 17, '#6a305e'],
  [-1, 13, 22, 13.5, '#232a60'],
  [1, 9, 24, 12, '#742c52'],
  [-1, 3, 13, 19, '#1b2454'],
  [1, 3, 9, 19, '#431c48'],
]

function house(k, [side, z0, z1, high, wall], r) {
  const x = SIDE * side
  // The end that looks our way, above a lower neighbour.
  quad(k, '#1c1a48', [
    [x, 0, z0],
    [x * 2.2, 0, z0],
    [x * 2.2, high, z0],
    [x, high, z0],
  ])
  quad(k, wall, [
    [x, 0, z0],
    [x, 0, z1],
    [x, high, z1],
    [x, high, z0],
  ])
  // A cornice along the top.
  quad(k, side < 0 ? '#4c4c8c' : '#a04c64', [
    [x * 0.97, high - 0.5, z0],
    [x * 0.97, high - 0.5, z1],
    [x * 0.97, high, z1],
    [x * 0.97, high, z0],
  ])
  const step = 3.2
  for (let y = 6.4; y + 2 < high - 0.6; y += 3.2)
    for (let z = z0 + 0.9; z + 1.3 < z1; z += step) {
      const lit = r() < 0.16
      const w = 1.2 + r() * 0.5
      quad(k, lit ? (r() < 0.6 ? '#f6b85c' : '#ffdf98') : side < 0 ? '#141a48' : '#3c1848', [
        [x, y, z],
        [x, y, z + w],
        [x, y + 1.9, z + w],
        [x, y + 1.9, z],
      ])
      if (lit)
        quad(k, side < 0 ? '#2a2c66' : '#6a305e', [
          [x, y, z + w * 0.46],
          [x, y, z + w * 0.56],
          [x, y + 1.9, z + w * 0.56],
          [x, y + 1.9, z + w * 0.46],
        ])
    }
  // Shops: open and bright, or shut.
  const bays = Math.max(1, Math.round((z1 - z0) / 4.5))
  for (let i = 0; i < bays; i++) {
    const [a, b] = [z0 + ((z1 - z0) * (i + 0.08)) / bays, z0 + ((z1 - z0) * (i + 0.92)) / bays]
    const open = z0 > 20 && r() < (side > 0 ? 0.6 : 0.4)
    const c = open ? ['#ffcf72', '#ffe2a0', '#ffb45c', '#ff9c6c'][Math.floor(r() * 4)] : '#131742'
    quad(k, c, [
      [x, 0, a],
      [x, 0, b],
      [x, 3.2, b],
      [x, 3.2, a],
    ])
    if (open)
      quad(k, side < 0 ? '#a0485c' : '#c8485c', [
        [x, 0, a],
        [x, 0, b],
        [x, 0.9, b],
        [x, 0.9, a],
      ])
    // An awning over it.
    quad(k, open ? '#c8404c' : side < 0 ? '#232657' : '#4c2450', [
      [x, 3.9, a],
      [x, 3.9, b],
      [x * 0.82, 3.1, b],
      [x * 0.82, 3.1, a],
    ])
  }
}

export function houses(k) {
  const r = random(19)
  for (const h of HOUSES) house(k, h, r)
}

/** The gate of the quarter at the far end: red posts, three roofs of tiles. */
export function gate(k) {
  const [x, y, q] = P(0, 0, 88)
  at(k, x, y, q, (c) => {
    c.scale(1, mirror.up)
    path(
      c,
      '#b8304c',
      'M-5.400 0V-7H-4.500V0ZM4.500 0V-7H5.400V0ZM-2.400 0V-8H-1.700V0ZM1.700 0V-8H2.400V0Z',
    )
    path(c, '#f0b050', 'M-5.600 -5.200H5.600V-6.200H-5.600ZM-2.600 -6.600H2.600V-8H-2.600Z')
    path(
      c,
      '#1c7c74',
      'M-6.600 -6.200C-5.600 -6.500 -4.800 -7 -4.400 -7.800H4.400C4.800 -7 5.600 -6.500 6.600 -6.200ZM-3.800 -8C-3 -8.300 -2.400 -8.900 -2 -9.800H2C2.400 -8.900 3 -8.300 3.800 -8Z',
    )
    path(c, '#ffd884', 'M-6.600 -6.200H6.600V-5.900H-6.600ZM-3.800 -8H3.800V-7.700H-3.800Z')
  })
}

/** A board that hangs over the road and looks our way: X from, to, Y from, to, Z, colours [ground, edge, ink, side], characters. */
export function board(k, [x0, x1, y0, y1, z], [ground, edge, ink, dark], names) {
  const wall = x0 + x1 < 0 ? -SIDE : SIDE
  for (const y of [y0 + (y1 - y0) * 0.22, y0 + (y1 - y0) * 0.8]) {
    const [a, b] = [P(wall < 0 ? x0 : x1, y, z), P(wall, y, z)]
    stroke(k, '#151440', 9 / z, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
  const inner = wall < 0 ? x1 : x0
  quad(k, dark, [
    [inner, y0, z],
    [inner, y0, z + 0.7],
    [inner, y1, z + 0.7],
    [inner, y1, z],
  ])
  quad(k, dark, [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y0, z + 0.7],
    [x0, y0, z + 0.7],
  ])
  const [[ax, ay, q], [bx, by]] = [P(x0, y1, z), P(x1, y0, z)]
  fill(k, edge, [
    [ax, ay],
    [bx, ay],
    [bx, by],
    [ax, by],
  ])
  const e = 0.11 * q
  fill(k, ground, [
    [ax + e, ay + e],
    [bx - e, ay + e],
    [bx - e, by - e],
    [ax + e, by - e],
  ])
  const tall = y1 - y0 > x1 - x0
  const size = Math.min(x1 - x0, y1 - y0) * 0.72 * q
  names.forEach((name, i) => {
    const t = (i + 0.5) / names.length
    const [cx, cy] = tall
      ? [(ax + bx) / 2, ay + (by - ay) * t]
      : [ax + (bx - ax) * t, (ay + by) / 2]
    at(k, cx - size / 2, cy - size / 2, size / 10, (c) => stroke(c, ink, 1.2, SIGNS[name]))
  })
}

/** A light that the wet road draws out towards us: a soft column from its foot to the lower edge, brightest near the foot. */
export function drawnOut(k, x, y, half, rgb, power) {
  // Brightest a little below its foot; above that it fades fast, below it slowly.
  const deep = 94 - y
  const g = k.createRadialGradient(0, 0, 0, 0, 0, 1)
  g.addColorStop(0, `rgba(${rgb},${power})`)
  g.addColorStop(0.45, `rgba(${rgb},${power * 0.5})`)
  g.addColorStop(1, `rgba(${rgb},0)`)
  for (const [from, high] of [
    [-1, deep * 0.3],
    [0, deep * 0.75],
  ]) {
    k.save()
    k.translate(x, y + deep * 0.25)
    k.scale(half * 1.4, high)
    k.fillStyle = g
    k.fillRect(-1, from, 2, 1)
    k.restore()
  }
}

/** The wet road, dark, with the afterglow at its end. */
export function road(k) {
  const g = k.createLinearGradient(0, 56, 0, 90)
  for (const [a, c] of [
    [0, '#b0687c'],
    [0.12, '#6c4474'],
    [0.4, '#34306c'],
    [1, '#1c2058'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, 56, 172, 40)
  for (const m of [-1, 1]) {
    quad(k, m < 0 ? '#25275e' : '#54305c', [
      [m * SIDE, 0.15, 3.4],
      [m * SIDE, 0.15, 110],
      [m * 5, 0.15, 110],
      [m * 5, 0.15, 3.4],
    ])
    quad(k, m < 0 ? '#33346e' : '#8c5068', [
      [m * 5, 0.15, 3.4],
      [m * 5, 0.15, 110],
      [m * 5, 0, 110],
      [m * 5, 0, 3.4],
    ])
  }
}
