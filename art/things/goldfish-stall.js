import { path, points, stroke } from '../core/field.js'
import { arm, face, form, hand, set } from './japan-people.js'
import { disc } from './profile.js'

// The stall of the goldfish at a summer feast, as its fish see it: who bends over the basin, and who swims in it.

const GIRL = ['#f6c096', '#c97c68', '#f49a80']
const BOY = ['#e6a678', '#ac6458', '#ee8c70']
const OLD = ['#d8986c', '#96564e', '#e07c64']
const INK = '#241a38'

/** A lantern of paper from below: its ribs, its open foot. */
export function paperLantern(k, w, h, [dark, mid, lit]) {
  form(
    k,
    mid,
    `M${-w * 0.5} ${-h}C${-w} ${-h * 0.9} ${-w * 1.1} ${-h * 0.2} ${-w * 0.5} 0H${w * 0.5}C${w * 1.1} ${-h * 0.2} ${w} ${-h * 0.9} ${w * 0.5} ${-h}Z`,
    [
      [
        lit,
        `M${-w * 0.4} ${-h * 0.8}C${-w * 0.7} ${-h * 0.5} ${-w * 0.5} ${-h * 0.1} 0 ${-h * 0.1}C${w * 0.5} ${-h * 0.2} ${w * 0.5} ${-h * 0.7} ${w * 0.2} ${-h * 0.85}Z`,
      ],
      ...[0.2, 0.4, 0.6, 0.8].map((t) => [
        dark,
        `M${-w * 1.1} ${-h * t}Q0 ${-h * t + h * 0.16} ${w * 1.1} ${-h * t}`,
        0.22,
      ]),
    ],
  )
  path(
    k,
    INK,
    `M${-w * 0.5} ${-h - 0.8}H${w * 0.5}V${-h + 0.4}H${-w * 0.5}ZM${-w * 0.55} -0.300a${w * 0.55} ${h * 0.11} 0 1 0 ${w * 1.1} 0a${w * 0.55} ${h * 0.11} 0 1 0 ${-w * 1.1} 0Z`,
  )
  disc(k, '#fff2b8', 0, -0.2, w * 0.36, h * 0.06)
}

/** A scoop: a ring with its handle; its paper whole, or torn. The ring's middle is at 0, the handle goes down. */
export function scoop(k, torn) {
  stroke(k, '#1c8ca4', 1.6, 'M0 7.500L0.500 17')
  if (torn)
    path(
      k,
      'rgba(255,250,236,.92)',
      'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0ZM-4.300 -1.600L-5 0.600L-3.600 1.900L-4 4L-1.600 3.700L0 5L1.500 3.400L4 3.800L3.800 1.200L5.200 -0.700L3.300 -1.800L3.600 -4.200L0.900 -3.600L-1 -5L-1.900 -3.200Z',
    )
  else path(k, 'rgba(255,250,236,.62)', 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z')
  stroke(k, '#1c8ca4', 1.7, 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z')
  stroke(k, '#7ce0e0', 0.6, 'M-6.600 -2.600A7 7 0 0 1 2 -6.700')
}

/** One flower of her yukata. */
export function morningGlory(k, c) {
  for (let a = 0; a < 5; a++) disc(k, c, Math.cos(a * 1.257) * 1.7, Math.sin(a * 1.257) * 1.7, 1.6)
  disc(k, '#fff6e0', 0, 0, 1.1)
}

/** A girl in a yukata with morning glories, bent over the water and laughing. */
export function bentGirl(k) {
  form(k, '#f8f0e4', 'M-19 40C-21 22 -16 13 -6 11H7C17 13 22 22 21 40Z', [
    ['#b8b4d0', 'M9 8C16 16 18 26 15 42H26V8Z'],
    ...points('-12 22 -4 30 -15 34 4 38 12 20 17 32').map(([x, y], i) => [
      '',
      (q) => set(q, x, y, 1, 0, (p) => morningGlory(p, ['#3454b4', '#e0486c', '#6c44a4'][i % 3])),
    ]),
  ])
  path(k, GIRL[1], 'M-4 6H4.500L5.500 13L0.500 19L-5 13Z')
  path(k, '#e0486c', 'M-5 11.500L-7.500 12L-1.200 26L1 21ZM5.500 11.500L8 12L1.500 26L0 22Z')
  face(k, {
    skin: GIRL,
    w: 8.3,
    jaw: 0.66,
    turn: 0.32,
    eyes: 'laugh',
    mouth: 'laugh',
    brows: 'up',
    nose: 'small',
    back: (q) => {
      path(q, INK, 'M-9.500 3C-11 -8 -6 -13 0 -13C6.500 -13 11 -8 9.300 3C8 5 -8 6 -9.500 3Z')
      disc(q, INK, -2.5, -14, 5, 4)
      disc(q, '#4c3c68', -3.6, -15.4, 2.4, 1.4)
      // A pin with a paper flower.
      for (let a = 0; a < 5; a++)
        disc(q, '#fcb43c', 4 + Math.cos(a * 1.257) * 1.8, -13.6 + Math.sin(a * 1.257) * 1.8, 1.5)
      disc(q, '#f0442c', 4, -13.6, 1)
    },
    hair: (q) => {
      path(
        q,
        INK,
        'M-8.700 0C-9.500 -7.500 -5 -11.600 0.500 -11.600C6 -11.600 9.300 -7.500 8.400 -0.500C7.800 -3.500 6.800 -5.500 5.600 -6.700C3 -6.200 -1.500 -6.200 -5 -7.200C-6.800 -5.500 -8 -3.500 -8.700 0Z',
      )
      path(q, '#4c3c68', 'M-5.500 -9.200C-3 -11 1 -11.200 4 -10C1 -9.800 -2 -9.200 -4.500 -7.900Z')
    },
  })
}

/** A boy in a festival coat: his eye fills the hole of his torn scoop. */
export function peepingBoy(k) {
  form(k, '#2454a8', 'M-21 40C-22 22 -16 13 -6 11H6C16 12 21 22 20 40Z', [
    ['#163070', 'M-10 8C-17 16 -19 26 -16 42H-28V8Z'],
    ['#fff0d4', 'M-5.500 11L-2.500 11L2 42H-3ZM6 11L3 11L4 42H9Z'],
    ['#f0442c', 'M-30 34H-3L-2 40H-30ZM5 34H30V40H5Z'],
  ])
  path(k, BOY[1], 'M-4.500 6H4.500L5 13L0 17L-5 13Z')
  face(k, {
    skin: BOY,
    w: 8.8,
    jaw: 0.78,
    turn: -0.22,
    dark: -1,
    eyes: ['none', 'closed'],
    mouth: 'tongue',
    brows: 'soft',
    hair: (q) => {
      path(
        q,
        INK,
        'M-9.300 -1C-10.500 -8 -6 -12.600 0 -12.600C6.500 -12.600 10.300 -8 9.200 -1L7.600 -4.600L6 -5.600L5.500 -7.400L3 -6L0.800 -7.800L-1.600 -6L-4 -7.600L-6.500 -5.200L-7.800 -4.600Z',
      )
      path(q, '#4c3c68', 'M-5 -10.300C-2 -12 3 -12 6 -9.600C2.500 -10.300 -1.500 -10 -4 -8.600Z')
      // A mask of a fox, pushed up to the side.
      path(
        q,
        '#fffaf0',
        'M7 -14L9.500 -12L12.500 -13.500L14 -8.500C14 -4.500 12.500 -1.500 10.500 -0.500C7.500 -2 6 -6 6.500 -9.500Z',
      )
      path(
        q,
        '#c4c0d8',
        'M12.500 -13.500L14 -8.500C14 -4.500 12.500 -1.500 10.500 -0.500C12 -4 12.500 -9 12.500 -13.500Z',
      )
      stroke(
        q,
        '#f0442c',
        0.55,
        'M7.600 -8.500l1.800 0.900M12.800 -8.200l-1.500 0.800M9.700 -2.300l0.700 -0.800l0.700 0.700M7.400 -12.700l1.300 1.600M12.200 -12.300l-0.800 1.300',
      )
    },
  })
}

/** His eye behind the hole: larger than life. */
export function loupeEye(k) {
  disc(k, '#ffffff', 0, 0, 2.3, 2.5)
  disc(k, '#5c3a2c', -0.5, 0.1, 1.5, 1.6)
  disc(k, '#1c1020', -0.5, 0.1, 0.85, 0.95)
  disc(k, '#ffffff', -1, -0.6, 0.45)
}

/** The keeper of the stall, who laughs with his towel knotted round his brow. */
export function keeper(k) {
  form(k, '#e8442e', 'M-24 40C-24 22 -18 13 -6 11H7C19 13 24 22 24 40Z', [
    ['#a02440', 'M9 8C16 16 18 26 15 42H30V8Z'],
    ['#fff0d4', 'M-6 11H-2L3 42H-4ZM6 11H2.600L5 42H11Z'],
  ])
  path(k, OLD[1], 'M-5 6H5L5.500 13L0 17L-5.500 13Z')
  face(k, {
    skin: OLD,
    w: 9.2,
    jaw: 0.86,
    chin: 10.6,
    eyes: 'laugh',
    mouth: 'laugh',
    brows: 'up',
    nose: 'long',
    ink: '#c8c0cc',
    turn: 0.1,
    more: (q) => {
      stroke(
        q,
        OLD[1],
        0.45,
        'M-7 -1.200l-1.200 -0.600M-6.900 0.300l-1.300 0.300M6.900 -1.200l1.200 -0.600',
      )
      path(
        q,
        '#d8d0d8',
        'M-4.600 4.800C-3 3.400 -1 3.500 0.200 4.200C1.500 3.400 3.500 3.400 5 4.800C3.500 5 1.500 5.200 0.200 5C-1 5.200 -3 5 -4.600 4.800Z',
      )
    },
    hair: (q) => {
      path(
        q,
        '#e4dce4',
        'M-9.600 -1C-10.500 -8 -6 -12 0 -12C6 -12 10.400 -8 9.600 -1L8.400 -4L8 -7H-8L-8.400 -4Z',
      )
      form(
        q,
        '#fff8ec',
        'M-9.800 -8.500C-5 -10.600 5 -10.600 9.800 -8.500L9.300 -4.800C5 -6.800 -5 -6.800 -9.300 -4.800Z',
        [['#2454a8', 'M-6 -11V-4M-1 -11V-4M4 -11V-4M8.500 -10V-4', 0.9]],
      )
      path(q, '#fff8ec', 'M8 -8L13.500 -11.500L13 -8.500L15 -6.500L10 -5.500Z')
    },
  })
}

/** Sleeve, arm and hand through world points: shoulder, elbow, wrist; the hand holds. */
export function holdingArm(k, [cloth, fold], skin, [s, e, w], turn, size = 1.7) {
  arm(k, skin, [
    [...e, 6.4],
    [...w, 4.6],
  ])
  set(k, w[0], w[1], size, turn, (q) => hand(q, 'hold', skin))
  arm(
    k,
    [cloth, fold],
    [
      [...s, 15],
      [(s[0] + e[0]) / 2, (s[1] + e[1]) / 2, 14],
      [...e, 11],
    ],
  )
}
export const SKINS = { girl: GIRL, boy: BOY, old: OLD }

/** A goldfish with a round body and a tail like a veil, looking left; about 34 long. */
export function veilFish(k, [dark, mid, lit, white, fin, veil]) {
  path(
    k,
    veil,
    'M9 -1C14 -9 22 -12 27 -9C24 -6 23 -4 24 -2C28 -3 31 0 30 4C26 3 23 5 22 9C17 9 11 6 8 3Z',
  )
  path(k, fin, 'M9 0C14 -5 20 -8 26 -8.500C21 -5 18 -2 17 0C22 0 26 1 29 3.500C23 2.500 17 4 13 4Z')
  stroke(
    k,
    mid,
    0.35,
    'M11 -1C16 -5 20 -7.500 25 -8.500M11 0.500C17 -2 20 -3 23 -3M11 1.800C17 1 23 1 28 3M10 3C14 4 18 6 21 8',
  )
  path(k, fin, 'M-3 -7C-1 -13 5 -15 10 -13C8 -10 8.500 -8 10 -5Z')
  stroke(k, mid, 0.35, 'M0 -8L3 -12.500M3 -8L6 -12.800M6 -7L8 -12')
  form(
    k,
    mid,
    'M-13.500 0C-12 -6 -6 -8.600 0 -8.400C6 -8 10 -4 11.500 0C10 5 5 8.600 -1 8.800C-8 8.800 -12.500 5 -13.500 0Z',
    [
      [
        lit,
        'M-13.500 -1C-11 -7 -5 -9 0 -9C6 -8.500 10 -5 11 -2C6 -5 -1 -5.500 -6 -3.500C-9 -2 -11.500 -1 -13.500 -1Z',
      ],
      [white, 'M-12.500 3C-8 2 -4 5 2 4C6 3.500 9 2.500 12 1V12H-13Z'],
      [dark, 'M-6 -6.500C-3.500 -3 -3.500 3 -6 6.500', 0.6],
      ...points('-1 -3 3 -3.500 7 -2.500 1 0 5 0 -1 2.500').map(([x, y]) => [
        dark,
        `M${x} ${y - 1.3}q2 1.300 0 2.600`,
        0.4,
      ]),
    ],
  )
  path(k, fin, 'M-3 4C-1 9 3 12 7 12C7 9 5 6 1 4Z')
  path(k, veil, 'M5 6C7 10 10 12 13.500 12C13 9 11 6 8.500 4.500Z')
  disc(k, '#fffaf0', -9.4, -1.6, 2, 2)
  disc(k, INK, -9.8, -1.4, 1.15, 1.2)
  disc(k, '#ffffff', -10.2, -1.9, 0.4)
  stroke(k, '#7c1f38', 0.7, 'M-13.300 1.600C-12.400 2.800 -11.200 2.800 -10.400 2.200')
}

/** A slim one that darts away, looking right; 20 long. */
export function dartFish(k) {
  path(
    k,
    '#ff9c64',
    'M-8 0C-11 -4 -14 -5.500 -17 -5.500C-15.500 -3 -15 -1 -15 0C-15 1.500 -15.500 3.500 -17.500 5.500C-13.500 5.500 -10.500 4 -8 1Z',
  )
  path(
    k,
    '#ff9c64',
    'M-3 -3C-1 -6.500 3 -7 5 -6.500L3.500 -3ZM1 3C0 6 -3 7 -5 7C-5 5 -4 3.500 -2 2.500Z',
  )
  form(
    k,
    '#f8502c',
    'M10.500 0.300C8 -3.500 3 -4.600 -2 -3.600C-6 -2.800 -9 -1 -10 0C-9 1.500 -6 3.300 -2 4C3 4.500 8 3.500 10.500 0.300Z',
    [
      ['#fff0dc', 'M11 1C7 1 3 2.200 -2 1.800C-6 1.600 -8 1 -10 0.500V6H11Z'],
      ['#ff8050', 'M-9 -1C-4 -4.500 3 -5 8 -2.500C3 -3 -3 -2.500 -9 -1Z'],
    ],
  )
  disc(k, '#fffaf0', 6.6, -0.9, 1.3)
  disc(k, INK, 6.9, -0.9, 0.75)
}

/** A black one with the eyes of a telescope, from the front; 20 wide. */
export function telescopeFish(k) {
  path(
    k,
    '#3c3c64',
    'M-5 -4C-13 -9 -17 -6 -19 -1C-15 -1 -12 1 -10 3ZM5 -4C13 -8 17 -5 18 0C14 0 12 2 9 3Z',
  )
  path(
    k,
    '#3c3c64',
    'M-2 -7C-2 -12 1 -14.500 4 -14.500C4 -11 4 -9 3 -7ZM-4 6C-7 10 -7 13 -5 15C-3 13 -2 10 -2 7ZM4 6C7 10 7 13 5 15C3 13 2 10 2 7Z',
  )
  form(
    k,
    '#20203c',
    'M0 -8.500C6 -8.500 9 -4 9 1C9 6 5 9 0 9C-5 9 -9 6 -9 1C-9 -4 -6 -8.500 0 -8.500Z',
    [['#3c3c64', 'M-9 -2C-7 -7 -3 -9 1 -9C-2 -6 -4 0 -3 4C-6 3 -8 1 -9 -2Z']],
  )
  for (const m of [-1, 1]) {
    disc(k, '#20203c', m * 8, -3, 3.9)
    disc(k, '#f8c040', m * 8.4, -3, 2.9)
    disc(k, '#14142c', m * 8.6 - 0.5, -2.4, 1.9)
    disc(k, '#ffffff', m * 8.6 - 1.1, -3.3, 0.6)
  }
  disc(k, '#e0607c', 0, 3.6, 2.1, 1.7)
  disc(k, '#5c1434', 0, 3.6, 1.2, 0.9)
}
