import { path, stroke } from '../core/field.js'
import { arm, face, form, hand, set } from './japan-people.js'
import { disc } from './profile.js'

// A dyer's court in Nishijin: cloth on its poles, the vat, who works there, and a cat that came by way of the vat.

const [DEEP, BLUE, MID, PALE, WHITE, SHADE] = [
  '#14205a',
  '#2440a0',
  '#4876d0',
  '#a4c4f0',
  '#fffaee',
  '#c0c6e8',
]
const INK = '#1c1a3c'
const OLD = ['#d8986a', '#9c5c54', '#e88468']
const GIRL = ['#f8c8a4', '#d08878', '#f79c8c']
/** Skin that was in the vat. */
const DIPPED = ['#3c62bc', '#22367c']

/** Waves upon waves. */
export const waves = (x, y, w, h) => (k) => {
  for (let j = 0, v = y; v < y + h + 6; j++, v += 3.4)
    for (let u = x - 4 + (j % 2) * 3.4; u < x + w + 8; u += 6.8)
      for (const [q, c] of [
        [3.7, WHITE],
        [2.9, BLUE],
        [2.1, WHITE],
        [1.3, BLUE],
      ])
        path(k, c, `M${u - q} ${v + 3}A${q} ${q} 0 0 1 ${u + q} ${v + 3}Z`)
}

/** Rings where it was tied. */
export const rings = (x, y, w, h) => (k) => {
  for (let j = 0, v = y + 4; v < y + h + 4; j++, v += 7.2)
    for (let u = x + (j % 2) * 3.8; u < x + w + 6; u += 7.6) {
      const q = 2.3 + ((u * 7 + v * 3) % 5) * 0.12
      disc(k, PALE, u, v, q * 1.15)
      disc(k, WHITE, u, v, q * 0.86)
      disc(k, BLUE, u, v, q * 0.34, q * 0.4)
    }
}

/** Stars of hemp leaf, in lines. */
export const hemp = (x, y, w, h) => (k) => {
  let d = ''
  for (let j = 0, v = y; v < y + h + 8; j++, v += 4.6)
    for (let u = x + (j % 2) * 4; u < x + w + 8; u += 8) {
      for (let a = 0; a < 6; a++) {
        const t = (a / 6) * 6.283 + 0.5236
        d += `M${u} ${v}l${Math.cos(t) * 4.4} ${Math.sin(t) * 4.4}`
      }
      d += `M${u - 4} ${v}h8`
    }
  stroke(k, WHITE, 0.5, d)
}

/** Dipped again and again: pale above, deep below. */
export const dipped = (x, y, w, h) => (k) => {
  ;[PALE, '#7ca4e4', MID, '#3458b8', BLUE, '#1c3080', DEEP].forEach((c, i) => {
    const v = y + h * (0.12 + i * 0.14)
    path(
      k,
      c,
      `M${x - 8} ${v}q${w * 0.25} ${2 - (i % 3)} ${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0V${y + h + 12}H${x - 8}Z`,
    )
  })
}

/** A sun left white. */
export const sunDisc = (x, y, w, h) => (k) => {
  disc(k, WHITE, x + w * 0.52, y + h * 0.5, w * 0.32)
  for (let i = 0; i < 3; i++)
    stroke(
      k,
      WHITE,
      0.8,
      `M${x - 4} ${y + h * 0.84 + i * 2.6}q${w * 0.3} -1.800 ${w * 0.6} 0t${w * 0.7} 0`,
    )
}

/** A length of cloth on its pole, moved by the wind. */
export function cloth(k, x, y, w, h, sway, base, pattern) {
  const [a, b] = [x + sway, x + w + sway]
  const d = `M${x} ${y}H${x + w}C${x + w + sway * 0.1} ${y + h * 0.4} ${b - sway * 0.1 + 1.5} ${y + h * 0.6} ${b} ${y + h - 1}C${b - w * 0.2} ${y + h + 2.2} ${b - w * 0.32} ${y + h - 2} ${b - w * 0.5} ${y + h}C${a + w * 0.34} ${y + h + 2.2} ${a + w * 0.18} ${y + h - 1} ${a} ${y + h + 1}C${a - sway * 0.1 + 1.5} ${y + h * 0.6} ${x + sway * 0.1} ${y + h * 0.4} ${x} ${y}Z`
  const fold = (u, q, c) => [
    c,
    `M${x + w * u} ${y}C${x + w * u + sway * 0.1} ${y + h * 0.4} ${a + w * u + 1} ${y + h * 0.6} ${a + w * (u - q * 0.4)} ${y + h + 4}H${a + w * (u + q)}C${a + w * (u + q * 0.8)} ${y + h * 0.6} ${x + w * (u + q * 0.2) + sway * 0.1} ${y + h * 0.4} ${x + w * u} ${y}Z`,
  ]
  form(k, base, d, [
    ...(pattern ? [['', pattern]] : []),
    fold(0.14, 0.2, 'rgba(20,24,90,.28)'),
    fold(0.6, 0.24, 'rgba(20,24,90,.28)'),
    fold(0.4, 0.13, 'rgba(255,250,236,.24)'),
    fold(0.9, 0.14, 'rgba(255,250,236,.24)'),
  ])
}

/** A white cat in mid-step to the right, every paw and the tip of its tail blue; 20 long, its paws at 0. */
export function dippedCat(k) {
  stroke(k, WHITE, 2.2, 'M-9.500 -8.500C-14 -10 -15.500 -15 -12.500 -20')
  stroke(k, MID, 2.2, 'M-13.600 -16.500C-13.600 -18 -13.200 -19 -12.500 -20')
  for (const [d, e] of [
    ['M-6.500 -6L-9 -3.500L-8 -1', 'M-8.400 -2.600L-8 -0.900'],
    ['M5.500 -6L8 -3.800L7.500 -1', 'M7.700 -2.400L7.600 -0.900'],
  ]) {
    stroke(k, SHADE, 2.4, d)
    stroke(k, BLUE, 2.5, e)
  }
  form(
    k,
    WHITE,
    'M-10.500 -8C-11 -12 -7 -13 -3 -12.500C1 -12 4 -13 7 -13L9 -7C7 -4.500 3 -4.500 0 -4.500C-4 -4 -9.500 -3.500 -10.500 -8Z',
    [
      [SHADE, 'M-11 -7C-6 -5.500 2 -7 9 -7.500V-3H-11Z'],
      ['#f0904c', 'M-7 -13.500C-6 -10 -1 -9.500 1.500 -13.500Z'],
    ],
  )
  for (const [d, e] of [
    ['M-7.500 -6.500L-6 -3.500L-6.500 -0.900', 'M-6.200 -2.800L-6.500 -0.900'],
    ['M4.800 -6.500L3.800 -3.500L4.600 -0.900', 'M4 -2.600L4.600 -0.900'],
  ]) {
    stroke(k, WHITE, 2.8, d)
    stroke(k, MID, 2.9, e)
  }
  // The head, held high, turned to us, very pleased.
  form(
    k,
    WHITE,
    'M3.500 -15.500L2.800 -20.500L6.500 -18.700C8 -19.200 9.600 -19.200 11 -18.700L14.500 -20.700L14 -15.500C14.800 -12.500 12.500 -9.600 8.800 -9.600C5 -9.600 2.800 -12.500 3.500 -15.500Z',
    [
      ['#f0904c', 'M8.600 -22H16V-14.500C13 -14 10 -16 8.600 -22Z'],
      [SHADE, 'M2 -13C5 -10.500 12 -10.500 16 -13V-8H2Z'],
    ],
  )
  path(
    k,
    '#f8a8a0',
    'M3.800 -18.900L4 -16.500L5.800 -18ZM13.600 -19.100L13.300 -16.700L11.700 -18.100Z',
  )
  stroke(k, INK, 0.55, 'M5.300 -15q1.100 1.100 2.200 0M10.400 -15q1.100 1.100 2.200 0')
  disc(k, MID, 9, -13.3, 0.8, 0.6)
  stroke(k, INK, 0.4, 'M9 -12.800Q8.600 -11.600 7.200 -12M9 -12.800Q9.400 -11.600 10.800 -12')
  stroke(
    k,
    INK,
    0.22,
    'M4.800 -13L1 -13.600M4.900 -12.300L1.400 -11.600M13.300 -13L17 -13.600M13.200 -12.300L16.600 -11.600',
  )
}

/** The print of a paw. */
export function print(k, x, y, q, turn) {
  set(k, x, y, q, turn, (p) => {
    disc(p, MID, 0, 0, 0.9, 0.55)
    for (const [a, b] of [
      [0.9, -0.55],
      [1.25, -0.1],
      [1.1, 0.4],
    ])
      disc(p, MID, a, b, 0.33, 0.24)
  })
}

/** The dyer: he cannot stop laughing, one blue hand on his belly, the other points. The belt is at 0, 46 tall. */
export function dyer(k) {
  arm(
    k,
    ['#2c4494', '#1a2760'],
    [
      [12, -19, 8],
      [16, -9, 7],
    ],
  )
  arm(k, OLD, [
    [16, -9.5, 5],
    [20.5, -15, 4.4],
  ])
  arm(k, DIPPED, [
    [20, -14.5, 4.6],
    [24, -20, 4],
  ])
  set(k, 24.3, -20.5, 1.15, 0.15, (q) => hand(q, 'point', DIPPED))
  form(k, '#2c4494', 'M-14 6C-15 -8 -15 -18 -9 -22C-4 -24 5 -24 9.500 -22C15 -19 15 -8 14 6Z', [
    ['#1a2760', 'M-16 8C-16 -6 -16 -16 -9.500 -23C-11 -14 -10 -4 -8 8Z'],
    ['#5474c8', 'M6 -24C13 -21 15 -10 14 6H10C11 -6 11 -16 6 -24Z'],
    [WHITE, 'M-5 -24L0 -10L4.500 -24H7L2 -4H-1L-8 -24Z'],
    ['#f0e4cc', 'M-20 -3H20V9H-20Z'],
    ['#c4b0a8', 'M-20 -3H-6C-7 1 -7 5 -6 9H-20Z'],
  ])
  stroke(k, '#b8985c', 0.9, 'M-14 -2.500H14')
  path(k, OLD[1], 'M-4.500 -27H4.500L4.500 -21L0.500 -13L-5 -21.500Z')
  set(k, 0.5, -33, 1, 0.14, (p) =>
    face(p, {
      skin: OLD,
      w: 8.6,
      jaw: 0.78,
      chin: 10.6,
      turn: 0.42,
      dark: -1,
      eyes: 'laugh',
      mouth: 'laugh',
      brows: 'up',
      nose: 'long',
      ink: '#e8e4ec',
      more: (q, x) => {
        stroke(q, OLD[1], 0.45, 'M-5.600 -0.800l-1.400 -0.700M-5.500 0.600l-1.500 0.300')
        path(
          q,
          '#f0ecf0',
          `M${x - 3.6} 8.300C${x - 1} 9.600 ${x + 2} 9.600 ${x + 3.6} 8C${x + 3.8} 11 ${x + 2} 15 ${x + 0.4} 15.500C${x - 1.6} 15 ${x - 3.4} 11.500 ${x - 3.6} 8.300Z`,
        )
        path(
          q,
          '#f0ecf0',
          `M${x - 4} 5C${x - 2.5} 3.700 ${x - 1} 3.800 ${x} 4.400C${x + 1.5} 3.700 ${x + 3} 3.800 ${x + 4} 4.800C${x + 2.5} 5 ${x + 1} 5.200 ${x} 5C${x - 1} 5.200 ${x - 2.5} 5.200 ${x - 4} 5Z`,
        )
      },
      hair: (q) => {
        path(
          q,
          '#f0ecf0',
          'M-8.900 0C-10 -3 -9.500 -6 -8 -7.500L-6.500 -4.500ZM8.700 -1C9 -3 8.600 -5.500 7.600 -7L7 -4Z',
        )
        form(
          q,
          WHITE,
          'M-9 -5.500C-9 -11.500 -5 -13.600 0 -13.600C5.500 -13.600 9.300 -11 9 -5C4 -7.600 -4 -7.600 -9 -5.500Z',
          [
            [SHADE, 'M-10 -4C-10 -10 -7 -13 -4 -14C-6 -11 -6.500 -8.500 -6 -6Z'],
            [MID, 'M-9 -8.500Q0 -10.600 9 -8M-8.500 -10.300Q0 -12.300 8.500 -9.800', 0.7],
          ],
        )
        path(q, WHITE, 'M-8.500 -7.500L-14 -9.500L-12.500 -6.500L-13.500 -3.500L-8.800 -5.500Z')
      },
    }),
  )
  arm(
    k,
    ['#3a56b0', '#1f2d70'],
    [
      [-11.5, -18, 8.6],
      [-15.5, -7, 7.6],
    ],
  )
  arm(k, DIPPED, [
    [-15, -6, 5.2],
    [-6, -3, 4.2],
  ])
  set(k, -5, -2.8, 1.1, 0.1, (q) => hand(q, 'flat', DIPPED))
}

/** A guest: both blue hands at her cheeks, where they leave their mark. The waist is at 0, 44 tall. */
export function aghastGuest(k) {
  form(k, '#f4b43c', 'M-12 6C-13 -6 -13 -15 -8 -18.500C-4 -20 4 -20 8 -18.500C13 -15 13 -6 12 6Z', [
    ['#c47c34', 'M-14 8V-20H-7C-9 -12 -9 -2 -7 8Z'],
    [WHITE, 'M-8 -20H-4.500L-3 -9H4L5 -20H8.500L9 8H-9Z'],
    [SHADE, 'M-10 8L-8 -20H-4.500L-3 -9H-1C-3 -4 -3 2 -2 8Z'],
  ])
  path(k, GIRL[1], 'M-3.800 -23H3.800L4 -19.500C2 -17 -2 -17 -4 -19.500Z')
  const mark = (q, m) => {
    for (const [x, y, a, b] of [
      [6.6, 2.5, 4.6, 1],
      [6.8, 3.8, 4.2, 3],
    ])
      stroke(q, '#6c8cd4', 1.1, `M${m * x} ${y}L${m * a} ${b}`)
  }
  set(k, 0, -29.5, 1, -0.06, (p) =>
    face(p, {
      skin: GIRL,
      w: 8.1,
      jaw: 0.66,
      turn: -0.3,
      dark: -1,
      eyes: 'wide',
      gaze: [-0.6, 0.5],
      mouth: 'o',
      brows: 'worry',
      nose: 'small',
      ink: '#8c4428',
      back: (q) =>
        path(
          q,
          '#c4602c',
          'M-10 -2C-12 -9 -6 -14 1 -13.600C8 -13.400 12 -8 11 -1C11 4 13 7 11.500 11C8 13 5 10 4 6H-6C-8 10 -11 12 -12.500 9C-13 5 -10 2 -10 -2Z',
        ),
      more: (q) => {
        mark(q, -1)
        mark(q, 1)
        for (const [x, y] of [
          [-5.5, 1.9],
          [-4.2, 2.9],
          [3.4, 2.1],
          [4.6, 1.2],
        ])
          disc(q, '#e8987c', x, y, 0.32)
      },
      hair: (q) => {
        path(
          q,
          '#c4602c',
          'M-8.500 0C-10 -8 -5.500 -12 0.500 -12C6.500 -12 10 -8 8.600 0.500C8 -3 7 -5 5.500 -6.500C2 -5 -2 -6 -4.500 -7.500C-6.500 -6 -8 -3 -8.500 0Z',
        )
        path(q, '#f09858', 'M-4 -9.800C-1 -11.400 4 -11.200 6.500 -8.800C3 -9.400 -1 -9 -3.500 -8Z')
        form(
          q,
          '#e8442e',
          'M-9 -5.500C-6 -10 5 -11 9 -6L8.600 -3.800C4 -8.400 -5 -7.600 -8.600 -3.500Z',
          [[WHITE, 'M-6 -10V-4M-1.500 -11V-5M3 -11V-5M7 -10V-4', 0.8]],
        )
      },
    }),
  )
  for (const m of [-1, 1]) {
    arm(
      k,
      ['#f4b43c', '#c47c34'],
      [
        [m * 10, -15, 6.6],
        [m * 14.5, -7.5, 6],
      ],
    )
    arm(k, GIRL, [
      [m * 14.5, -8, 4.6],
      [m * 11.5, -17, 4],
    ])
    arm(k, DIPPED, [
      [m * 11.8, -16.5, 4.4],
      [m * 9.6, -21.5, 3.8],
    ])
    set(k, m * 9.5, -22, 1, -1.5708 - m * 0.2, (q) => hand(q, 'flat', DIPPED), false)
  }
}

/** The sunken vat with its foam, the flower of the indigo; 40 wide. */
export function vat(k) {
  path(k, '#6c4a44', 'M-22 0C-22 -7 22 -7 22 0V14H-22Z')
  path(k, '#a87858', 'M-22 0C-22 -7 22 -7 22 0C22 7 -22 7 -22 0Z')
  path(k, '#e0b48c', 'M-22 0C-22 -7 22 -7 22 0C21 -5 -21 -5 -22 0Z')
  path(k, DEEP, 'M-19 0.500C-19 -4.500 19 -4.500 19 0.500C19 5.500 -19 5.500 -19 0.500Z')
  path(k, BLUE, 'M-17 2C-10 0 4 1 17 2.500C14 5 -14 5 -17 2Z')
  for (const [x, y, q] of [
    [-6, -0.4, 3.4],
    [-2, 0.8, 3],
    [-9.5, 0.9, 2.2],
    [2.6, 0, 2.4],
    [-4.5, 1.7, 2.6],
  ]) {
    disc(k, '#5a4cb0', x, y, q * 1.1, q * 0.5)
    disc(k, '#8c8ce0', x - 0.3, y - 0.3, q * 0.8, q * 0.34)
    disc(k, '#d0d4f8', x - 0.6, y - 0.5, q * 0.4, q * 0.16)
  }
  stroke(k, '#8c5c48', 0.5, 'M-21.500 3V12M-14 5.500V13M-5 6.500V14M5 6.500V14M14 5.500V13M21 3V12')
}
