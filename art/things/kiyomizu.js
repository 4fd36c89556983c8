import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { arm, face, form, hand, set } from './japan-people.js'
import { mapleLeaf } from './maple-leaf.js'
import { disc } from './profile.js'

// The stage of Kiyomizu-dera on its lattice of pillars, maples in layers, a heap of leaves and those it concerns. Light from the left.

/** One layer of a maple's crown: a flat pad with a pointed edge. */
export function pad(k, x, y, w, h, colour, seed, points = Math.max(16, Math.round(w * 2.4))) {
  const r = random(seed)
  const n = points
  const out = []
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.283
    const wave = 1 + Math.sin(a * 3 + seed) * 0.08 + Math.sin(a * 5 + seed * 2) * 0.05
    const q = wave * (i % 2 ? 1 : 0.93 - r() * 0.05)
    const s = Math.sin(a)
    out.push([x + Math.cos(a) * w * q, y + s * h * q * (s > 0 ? 0.7 : 1)])
  }
  fill(k, colour, out)
}

/** A maple of several pads, each with its shade, its own colour, its light. */
export function maple(k, pads, [dark, mid, lit, head], seed = 1) {
  pads.forEach(([x, y, w, h], i) => {
    pad(k, x, y, w, h, dark, seed + i * 3)
    pad(k, x - w * 0.06, y - h * 0.16, w * 0.9, h * 0.8, mid, seed + i * 3 + 1)
    pad(k, x - w * 0.2, y - h * 0.34, w * 0.62, h * 0.5, lit, seed + i * 3 + 2)
    if (head) pad(k, x - w * 0.32, y - h * 0.48, w * 0.32, h * 0.26, head, seed + i * 3 + 5)
  })
}

const [WOOD, SUN, DEEP, DARK] = ['#8c5848', '#cc8c60', '#5c3848', '#3c2440']

/** The great hall and its stage; the stage's left front corner is the origin, it is 64 wide and stands on 34 of pillars. */
export function stage(k) {
  // Hall: open front in the dark, columns, the side wall.
  path(k, DARK, 'M4 -3V-17H62L72 -19V-5L60 -3Z')
  for (const [x, y] of points('5 0 15 0 25 0 35 0 45 0 55 0 61 0'))
    path(k, WOOD, `M${x} ${y - 2}V-17H${x + 1.5}V${y - 2}Z`)
  for (const x of [10, 30, 50]) disc(k, '#f8b850', x, -12, 0.8, 1.1)
  // The roof of bark: a wide hip with lifted corners, its gable to the right.
  path(
    k,
    '#2c1c38',
    'M-5 -15C4 -14.500 58 -15 64 -15.500L82 -19.500L80 -16.500L64 -12.500C40 -12 10 -12 -3 -12.500Z',
  )
  form(
    k,
    '#7c5058',
    'M-6 -15.500C2 -17.500 9 -23 14 -31L20 -34H58C62 -29 70 -22 84 -20.500L66 -15C50 -13.500 10 -13.500 -6 -15.500Z',
    [
      ['#a87064', 'M-8 -15C2 -17.500 9 -23 14 -31L20 -35H32C24 -28 18 -20 12 -13Z'],
      ['#5c3848', 'M58 -35C60 -28 62 -20 66 -13H88V-36Z'],
      ['#945c5c', 'M32 -35C24 -28 20 -20 16 -13H30C32 -22 38 -30 44 -35Z'],
    ],
  )
  path(k, '#fbeed8', 'M60.500 -30.500L65.500 -22.500L59 -21.500Z')
  path(k, '#5c3848', 'M18 -36.500H60L61 -33.500C50 -32.500 26 -32.500 17 -33.500Z')
  path(k, '#a87064', 'M18 -36.500H60L60.300 -35.400H17.600Z')
  // The lower roof at the left wing.
  form(k, '#7c5058', 'M-12 -8C-6 -9.500 -3 -12 0 -16H8L12 -8.500C4 -7.500 -6 -7.500 -12 -8Z', [
    ['#a87064', 'M-13 -7C-6 -9.500 -3 -12 0 -17H3C1 -13 -1 -10 -3 -7Z'],
  ])
  path(k, DARK, 'M-6 -8H8V-1H-6Z')
  for (const x of [-6, 0, 6]) path(k, WOOD, `M${x} -8H${x + 1.2}V0H${x}Z`)
  // Those who lean on the rail.
  for (const [x, c, hair] of [
    [-1, '#f8d060', '#2c1c2c'],
    [13, '#2c9c94', '#8c4c30'],
    [19, '#fff4e0', '#2c1c2c'],
    [38, '#f0586c', '#e8e0e8'],
    [52, '#4c7cd0', '#2c1c2c'],
  ]) {
    path(
      k,
      c,
      `M${x} 0C${x - 0.2} -3 ${x + 0.3} -4.200 ${x + 1.4} -4.200C${x + 2.5} -4.200 ${x + 3} -3 ${x + 2.8} 0Z`,
    )
    disc(k, '#f0b890', x + 1.4, -5.4, 1.1, 1.25)
    path(
      k,
      hair,
      `M${x + 0.2} -5.400C${x} -7.300 ${x + 2.8} -7.300 ${x + 2.6} -5.400C${x + 2} -6.200 ${x + 1} -6.200 ${x + 0.2} -5.400Z`,
    )
  }
  // Floor and rail.
  path(k, SUN, 'M-8 0H62L76 -3V-1.400L62 2.400H-8Z')
  path(k, DEEP, 'M-8 1.200H62L76 -2V-0.600L62 3.600H-8Z')
  stroke(k, SUN, 0.7, 'M-8 -3.400H62L76 -6.200M-8 -1.700H62L76 -4.600')
  for (let x = -8; x < 63; x += 5) stroke(k, WOOD, 0.6, `M${x} -3.800V0`)
  // Pillars and the ties that pass through them.
  for (const [x, d] of points('64 0 69 1.200 74 2.300')) {
    path(k, DEEP, `M${x} ${2 - d}H${x + 2}V34H${x}Z`)
  }
  for (const y of [8, 16, 24]) path(k, DARK, `M62 ${y + 1}L77 ${y - 2.2}V${y - 0.7}L62 ${y + 2.6}Z`)
  for (const x of [-6, 3, 12, 21, 30, 39, 48, 57]) {
    path(k, DEEP, `M${x} 3.500H${x + 3}V36H${x}Z`)
    path(k, WOOD, `M${x} 3.500H${x + 2.1}V36H${x}Z`)
    path(k, SUN, `M${x} 3.500H${x + 0.9}V36H${x}Z`)
  }
  for (const y of [8.5, 16.5, 24.5]) {
    path(k, DEEP, `M-8 ${y}H62V${y + 1.9}H-8Z`)
    path(k, SUN, `M-8 ${y}H62V${y + 0.8}H-8Z`)
    for (const x of [-6, 3, 12, 21, 30, 39, 48, 57])
      path(k, DARK, `M${x + 3} ${y}h1.200v1.900h-1.200Z`)
  }
}

const MONK = ['#e8b088', '#b07060', '#e88c78']
const BOY = ['#a86c4c', '#70424a', '#d0705c']
const RED = ['#7c1c48', '#c8283c', '#f0503c', '#fc9440']

/** The heap: its mound in pads, single leaves along its edge. About 52 wide, 26 high, its foot at 0. */
export function heap(k) {
  path(k, 'rgba(60,24,72,.42)', 'M-26 1C-10 -3 24 -3 44 1.500C24 5 -12 4.500 -26 1Z')
  maple(k, points('0 -7 25 10 -12 -4 15 6.500 14 -4 15 6.500 -2 -12 16 9', 4), RED, 3)
  const r = random(9)
  for (let i = 0; i < 46; i++) {
    const a = r() * 6.283
    const q = 0.5 + r() * 0.58
    const [x, y] = [Math.cos(a) * 27 * q, -7 + Math.sin(a) * 11 * q]
    if (y > 2.5) continue
    mapleLeaf(
      k,
      x,
      y,
      1.9 + r() * 1.2,
      r() * 6,
      ['#fcc048', '#f8702c', '#a8203c', '#e83c38', '#fc9440'][i % 5],
    )
  }
}

/** The boy who comes out of it like a cork: from the waist, arms thrown up. The waist is at 0, 40 tall with his hands. */
export function leaper(k) {
  arm(
    k,
    ['#e8a82c', '#b0702c'],
    [
      [8, -19, 8],
      [17, -27, 7],
      [20, -37, 5.6],
    ],
  )
  set(k, 20.5, -38.5, 1.15, -1.35, (q) => hand(q, 'open', BOY))
  form(
    k,
    '#fcc83c',
    'M-11.500 12C-13 -6 -13 -15 -9 -20C-4 -22 5 -22 9 -20C13 -15 13 -6 11.500 12Z',
    [
      ['#c8842c', 'M4 -24C7 -14 6 -4 7 14H16V-24Z'],
      ['#fff0a0', 'M-14 -2V-22H-6C-9 -14 -9 -8 -9 -2Z'],
      ['#c8842c', 'M0 -22V6', 0.6],
      ['#c8842c', 'M-12 -5Q0 -3 12 -5M-12.500 -12Q0 -10 12.500 -12', 0.5],
    ],
  )
  form(
    k,
    '#1c8c94',
    'M-8.500 -23.500C-3 -19.500 4 -19.500 9 -23.500L9.500 -18.500C4 -14.500 -4 -14.500 -9.500 -18.500Z',
    [
      ['#125c70', 'M3 -24L5 -14H12V-24Z'],
      ['#fff0dc', 'M-6 -24L-6.500 -14M0 -24V-14', 1.2],
    ],
  )
  path(
    k,
    '#1c8c94',
    'M6 -18C12 -17 17 -19 21 -16C19 -14.500 19.500 -13 21 -11.500C16 -11.500 11 -12 7 -14.500Z',
  )
  set(k, 0, -29.5, 1, -0.1, (p) =>
    face(p, {
      skin: BOY,
      w: 8.6,
      jaw: 0.74,
      turn: -0.12,
      eyes: 'laugh',
      mouth: 'laugh',
      brows: 'up',
      ink: '#2c1828',
      hair: (q) => {
        for (const [x, y, s] of points(
          '-8 -5.500 3.400 -6.500 -9.500 3.600 -2.500 -12 3.900 2.500 -12 3.900 6.800 -9.500 3.500 8.200 -5.500 3.100 0 -9 4',
          3,
        ))
          disc(q, '#2c1828', x, y, s)
        stroke(
          q,
          '#6c4458',
          0.8,
          'M-7 -11q1.500 -2 3.500 -1.500M-1 -14q2 -0.800 3.500 0.300M-8.500 -6.500q0 -2 1.200 -2.600',
        )
        mapleLeaf(q, 4.5, -13, 3.6, 0.5, '#f0503c')
      },
    }),
  )
  arm(
    k,
    ['#fcc83c', '#c8842c'],
    [
      [-9, -18, 8.4],
      [-18, -24, 7],
      [-21, -34, 5.6],
    ],
  )
  set(k, -21.5, -35.5, 1.15, -1.8, (q) => hand(q, 'open', BOY))
}

/** His dog: the head out of the heap, a leaf on its nose, squinting at it. 16 tall. */
export function leafDog(k) {
  form(
    k,
    '#e89450',
    'M-8 3C-10 -4 -8 -9 -7 -11L-8 -16.500L-3 -13.500C-1 -14 1 -14 3 -13.500L8 -16.500L7 -11C8 -9 10 -4 8 3Z',
    [
      ['#b0603c', 'M3 -18H11V5H5C6 -4 5 -10 3 -13Z'],
      [
        '#fff2dc',
        'M-9 -4C-7 -5 -5 -4.500 -3.500 -6C-2 -3.500 2 -3.500 3.500 -6C5 -4.500 7 -5 9 -4V6H-9Z',
      ],
      [
        '#fff2dc',
        'M-5.500 -10.500a1.500 1 0 1 0 3 0a1.500 1 0 1 0 -3 0ZM2.500 -10.500a1.500 1 0 1 0 3 0a1.500 1 0 1 0 -3 0Z',
      ],
    ],
  )
  path(k, '#7c3c40', 'M-7 -14.600L-6.300 -11.600L-4.400 -13ZM7 -14.600L6.300 -11.600L4.400 -13Z')
  disc(k, '#2c1828', -2.8, -7.6, 1.1, 1.2)
  disc(k, '#2c1828', 2.8, -7.6, 1.1, 1.2)
  disc(k, '#ffffff', -2.2, -8, 0.4)
  disc(k, '#ffffff', 2.2, -8, 0.4)
  path(
    k,
    '#2c1828',
    'M-1.800 -4.800C-1 -5.600 1 -5.600 1.800 -4.800C1.200 -3.300 -1.200 -3.300 -1.800 -4.800Z',
  )
  stroke(
    k,
    '#2c1828',
    0.5,
    'M0 -3.600V-2.400Q-1.600 -0.800 -3.200 -2M0 -2.400Q1.600 -0.800 3.200 -2',
  )
  path(k, '#f0707c', 'M-1.200 -1.700C-1 1.500 1.400 1.500 1.300 -1.700Z')
  mapleLeaf(k, 0.4, -6, 3.2, 0.3, '#fcc048')
}

/** The one who had just swept it all together. He says nothing. Feet at 0, 52 tall. */
export function sweeper(k) {
  // The broom.
  stroke(k, '#7c5c34', 1.5, 'M20 -40L16 -9')
  stroke(k, '#d8b060', 0.6, 'M19.700 -40L15.700 -9')
  form(
    k,
    '#8c6040',
    'M14.500 -11L17.500 -10.500C20 -6 21 -3 21.500 0H9C10.500 -4 12.500 -8 14.500 -11Z',
    [
      ['#5c3c38', 'M17 -11C18 -6 18 -3 18 1H23V-11Z'],
      ['#c89860', 'M15.500 -10L11.500 0M16.300 -10L14.500 0', 0.5],
    ],
  )
  stroke(k, '#f0e0c0', 0.9, 'M14.300 -10.200L17.900 -9.600')
  for (const m of [-1, 1]) {
    path(k, '#c89860', `M${m * 5 - 4} -0.800H${m * 5 + 4.5}V0.600H${m * 5 - 4}Z`)
    path(k, '#fff4e8', `M${m * 5 - 3} -4H${m * 5 + 2.5}L${m * 5 + 4.5} -0.600H${m * 5 - 3.5}Z`)
    stroke(k, '#7c3c40', 0.6, `M${m * 5 - 1} -3L${m * 5 + 2.5} -0.800`)
    form(
      k,
      '#34488c',
      `M${m * 4 - 4.5} -24H${m * 4 + 4.5}C${m * 5 + 5.5} -14 ${m * 5 + 5} -8 ${m * 5 + 2.8} -3.400H${m * 5 - 3.2}C${m * 5 - 5} -8 ${m * 4 - 5} -14 ${m * 4 - 4.5} -24Z`,
      [['#202c60', `M${m * 5 + 1} -26V0H${m * 5 + 8}V-26Z`]],
    )
  }
  form(
    k,
    '#4460ac',
    'M-10 -17C-11 -24 -11.500 -30 -8.500 -34.500C-4 -37 5 -37 9 -34.500C12 -30 11 -24 10.500 -17C4 -15.500 -4 -15.500 -10 -17Z',
    [
      ['#2c3c7c', 'M4 -38C7 -30 6 -22 7 -14H14V-38Z'],
      ['#fff4e8', 'M-4 -37L0.500 -27L5 -37H7L1.500 -23H-0.500L-6.500 -37Z'],
      ['#2c3c7c', 'M0.500 -25L-2 -15', 0.7],
      ['#6c88cc', 'M-12 -20V-36H-7C-9 -30 -9.500 -25 -9 -20Z'],
    ],
  )
  path(k, MONK[1], 'M-3.600 -40H4L4.200 -35L0.500 -29L-4.200 -35Z')
  set(k, 0.3, -45.5, 0.94, 0.04, (p) =>
    face(p, {
      skin: MONK,
      w: 8.8,
      jaw: 0.82,
      chin: 10.6,
      turn: 0.34,
      eyes: 'closed',
      mouth: 'wry',
      brows: 'up',
      nose: 'long',
      ink: '#6c5868',
      more: (q) => {
        path(
          q,
          '#f8d0b0',
          'M-5.500 -8.500C-4 -10.300 -1 -10.600 1 -10C-1 -9.600 -3 -8.600 -4.500 -7Z',
        )
        mapleLeaf(q, 1.5, -12.5, 4.6, -0.35, '#e83c38', '#a8203c')
      },
    }),
  )
  // Both hands on the stick.
  arm(
    k,
    ['#4460ac', '#2c3c7c'],
    [
      [-8, -31, 7.4],
      [-5, -21.5, 7],
    ],
  )
  arm(k, MONK, [
    [-4, -21.5, 4.4],
    [14, -22.5, 3.8],
  ])
  set(k, 15, -22.6, 1, -0.1, (q) => hand(q, 'hold', MONK))
  arm(
    k,
    ['#5470bc', '#2c3c7c'],
    [
      [8.5, -31, 7],
      [13, -25, 7],
    ],
  )
  arm(k, MONK, [
    [13, -26, 4.4],
    [17.5, -31.5, 3.8],
  ])
  set(k, 17.5, -31.6, 1, -0.7, (q) => hand(q, 'hold', MONK))
}
