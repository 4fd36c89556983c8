import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { limb } from './joints.js'
import { hand, head, roundLimb } from './north-folk.js'

// Bryggen in a gale: the row of gables seen along the quay, two who eat ice cream in the rain and one who fights an umbrella.

const [VX, VY] = [8, 52]
/** A point of the row: u 0 (near) to 1 (far), its height in eyes of a man. */
const spot = (u, h) => [176 + (VX - 176) * u, VY - (1 - u) * 12 * (h - 1)]
const quad = (k, c, u0, u1, h0, h1) =>
  fill(k, c, [spot(u0, h0), spot(u0, h1), spot(u1, h1), spot(u1, h0)])

/** One house: boards, gable, windows of its own order, shop. [light, shade, frame] */
function house(k, [u0, u1, eave, ridge, [wall, shade, frame], rows, cols, hoist], seed) {
  const r = random(seed)
  const mid = (u0 + u1) / 2 + (u1 - u0) * 0.04
  const at = (t) => u0 + (u1 - u0) * t
  // The roof's far slope and the gap to the next house.
  quad(k, '#2c2c48', u1 - 0.004, u1 + 0.012, 0, eave)
  fill(k, wall, [spot(u0, 0), spot(u0, eave), spot(mid, ridge), spot(u1, eave), spot(u1, 0)])
  fill(k, shade, [
    spot(at(0.7), 0),
    spot(at(0.7), eave + (ridge - eave) * 0.6),
    spot(u1, eave),
    spot(u1, 0),
  ])
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    const top =
      t < 0.54 ? eave + ((ridge - eave) * t) / 0.54 : eave + ((ridge - eave) * (1 - t)) / 0.46
    const [a, b] = [spot(at(t), 0), spot(at(t), top)]
    stroke(k, 'rgba(40,24,56,.16)', 0.35 * (1 - u0), `M${a}L${b}`)
  }
  // Shop: dark frames and lit panes, a door.
  quad(k, frame, at(0.06), at(0.94), 1.75, 1.95)
  for (const t of [0.1, 0.42, 0.7]) {
    const door = t === 0.42
    quad(k, '#2c2440', at(t - 0.015), at(t + 0.215), 0, 1.68)
    quad(k, door ? '#4c3048' : '#ffcc6c', at(t), at(t + 0.2), door ? 0 : 0.5, 1.6)
    quad(k, '#ffe4a0', at(t + 0.02), at(t + 0.1), door ? 1.15 : 0.6, 1.5)
  }
  for (let row = 0; row < rows; row++)
    for (let c = 0; c < cols; c++) {
      const h = 2.3 + row * ((eave - 2.3) / rows)
      const t = 0.1 + (c * 0.82) / cols
      const w = 0.5 / cols
      quad(k, frame, at(t - 0.02), at(t + w + 0.02), h - 0.08, h + 0.98)
      quad(k, r() < 0.55 ? '#ffc868' : '#34486c', at(t), at(t + w), h, h + 0.9)
      quad(k, frame, at(t + w * 0.46), at(t + w * 0.54), h, h + 0.9)
      quad(k, frame, at(t), at(t + w), h + 0.5, h + 0.56)
    }
  quad(k, frame, at(0.42), at(0.62), eave + 0.1, eave + 1.3)
  quad(k, hoist ? '#3c2c44' : '#ffd884', at(0.45), at(0.59), eave + 0.2, eave + 1.2)
  if (hoist) {
    const [a, b] = [spot(at(0.52), eave + 1.9), spot(at(0.52), eave + 2.3)]
    path(
      k,
      '#3c2c44',
      `M${a[0]} ${a[1]}L${b[0]} ${b[1]}l${-5 * (1 - u0)} ${0.5 * (1 - u0)}v${1.2 * (1 - u0)}Z`,
    )
  }
  // Barge boards.
  const w = 1.5 * (1 - u0)
  const [l, m, e] = [spot(u0, eave - 0.1), spot(mid, ridge), spot(u1, eave - 0.1)]
  stroke(k, frame, w, `M${l}L${m}L${e}`)
  stroke(
    k,
    '#3c2c44',
    w * 0.5,
    `M${l[0]} ${l[1] - w * 0.7}L${m[0]} ${m[1] - w * 0.8}L${e[0]} ${e[1] - w * 0.6}`,
  )
}

const OCHRE = ['#eca438', '#b8742c', '#fff0d4']
const RED = ['#c83c38', '#8c2840', '#fff0d4']
const WHITE = ['#f4ead8', '#b8b0bc', '#8c3440']
const RUST = ['#d86c34', '#984438', '#fff0d4']
const WINE = ['#84304c', '#582444', '#f4d8b0']
const CREAM = ['#f0d090', '#bc9870', '#a83c3c']

export function row(k) {
  for (const [i, h] of [
    [0.775, 0.81, 5.4, 8, CREAM, 2, 3, false],
    [0.725, 0.765, 5.9, 8.6, RED, 3, 3, true],
    [0.66, 0.715, 5.5, 8.3, WHITE, 2, 3, false],
    [0.58, 0.65, 6, 9, OCHRE, 3, 4, true],
    [0.475, 0.57, 5.6, 8.2, WINE, 2, 4, false],
    [0.345, 0.465, 5.9, 8.8, RUST, 3, 4, true],
    [0.185, 0.335, 5.5, 8, WHITE, 2, 4, false],
    [-0.03, 0.175, 5.9, 9, RED, 3, 4, true],
  ].entries())
    house(k, h, i * 11 + 5)
}

/** Streaks of colour that the wet stones give back. */
export function wetStones(k) {
  for (const [u, w, c, l] of [
    [0.02, 0.08, 'rgba(200,60,56,.5)', 22],
    [0.12, 0.03, 'rgba(255,204,108,.6)', 16],
    [0.2, 0.05, 'rgba(244,234,216,.5)', 19],
    [0.28, 0.025, 'rgba(255,204,108,.6)', 12],
    [0.36, 0.06, 'rgba(216,108,52,.55)', 15],
    [0.44, 0.02, 'rgba(255,204,108,.6)', 9],
    [0.49, 0.05, 'rgba(132,48,76,.5)', 11],
    [0.59, 0.05, 'rgba(236,164,56,.6)', 9],
    [0.67, 0.03, 'rgba(244,234,216,.5)', 6],
    [0.73, 0.03, 'rgba(200,60,56,.5)', 5],
  ]) {
    const [a, b] = [spot(u, 0), spot(u + w, 0)]
    for (const [t, q, m] of [
      [0.2, 0.26, 1],
      [0.62, 0.16, 0.7],
      [0.9, 0.1, 1.2],
    ]) {
      const [x, y, half] = [
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t + 0.6,
        Math.abs(b[0] - a[0]) * q,
      ]
      const n = l * m
      path(
        k,
        c,
        `M${x - half} ${y}H${x + half}C${x + half * 0.5} ${y + n * 0.3} ${x + half * 1.3} ${y + n * 0.5} ${x + half * 0.6} ${y + n * 0.7}C${x + half * 0.9} ${y + n * 0.85} ${x + half * 0.2} ${y + n * 0.9} ${x} ${y + n}C${x - half * 0.8} ${y + n * 0.9} ${x - half * 0.3} ${y + n * 0.8} ${x - half * 0.8} ${y + n * 0.65}C${x - half * 1.2} ${y + n * 0.5} ${x - half * 0.4} ${y + n * 0.3} ${x - half} ${y}Z`,
      )
    }
  }
}

const cone = (k, x, y, turn, scoops) => {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  path(k, '#c07c3c', 'M-2.300 -3L2.300 -3L0.300 4.500Z')
  path(k, '#f0b45c', 'M-0.500 -3L2.300 -3L0.300 4.500Z')
  scoops.forEach(([c, d], i) => {
    const [cx, cy, r] = [i % 2 ? 0.6 : -0.3, -4.6 - i * 3.2, 2.9 - i * 0.25]
    path(k, d, `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
    path(
      k,
      c,
      `M${cx - r * 0.5} ${cy - r * 0.2}a${r * 0.74} ${r * 0.74} 0 1 0 ${r * 1.48} 0a${r * 0.74} ${r * 0.74} 0 1 0 ${-r * 1.48} 0Z`,
    )
  })
  k.restore()
}

/** An old skipper in oilskins on a bollard, at ease with his ice cream; 55 tall. */
export function skipper(k) {
  path(
    k,
    '#1c2440',
    'M-9 0C-8 -3 -7 -8 -7.500 -12C-10 -13 -10 -16.500 -7 -17H7C10 -16.500 10 -13 7.500 -12C7 -8 8 -3 9 0Z',
  )
  path(k, '#44547c', 'M3 -17H7C10 -16.500 10 -13 7.500 -12C7 -8 8 -3 9 0H5C5 -6 5 -12 3 -17Z')
  limb(k, '#b8842c', [
    [0, -18, 8],
    [11, -19, 6.4],
    [12, -7, 5.2],
  ])
  path(k, '#2c4430', 'M9.500 -9H15L14.800 -3L20.500 -1.600C21.500 -0.500 21 0.500 20 0.500H9Z')
  roundLimb(
    k,
    ['#f4c43c', '#b8842c'],
    [
      [-3, -18, 9],
      [8, -18, 7],
      [8, -6.5, 5.6],
    ],
  )
  path(k, '#3c5c40', 'M5 -9H11L10.800 -3L16.500 -1.600C17.500 -0.500 17 0.700 16 0.700H4.600Z')
  path(k, '#6c8c5c', 'M8.500 -9H11L10.800 -3L16.500 -1.600L12 -1.600L8.400 -3Z')
  roundLimb(
    k,
    ['#d89c34', '#a87030'],
    [
      [3, -36, 5.6],
      [10, -29, 4.6],
      [14, -35, 3.6],
    ],
  )
  const coat =
    'M-9 -14C-11 -22 -10.500 -32 -6 -38.500C-3 -41 4 -41 6.500 -38.500C9.500 -32 9.500 -22 8 -14C3 -12 -4 -12 -9 -14Z'
  path(k, '#f4c43c', coat)
  path(
    k,
    '#b8842c',
    'M-9 -14C-11 -22 -10.500 -32 -6 -38.500C-5 -39.500 -3.600 -40.200 -2.200 -40.400C-6 -32 -6 -22 -3 -12.600C-5.200 -12.700 -7.300 -13.300 -9 -14Z',
  )
  stroke(k, '#b8842c', 0.6, 'M3.500 -39C4.600 -30 4.500 -21 3.500 -13')
  for (const y of [-33, -27, -21])
    path(k, '#fff0c0', `M5.400 ${y}a0.800 0.800 0 1 0 1.600 0a0.800 0.800 0 1 0 -1.600 0Z`)
  head(
    k,
    0.6,
    -46,
    {
      skin: '#eca880',
      shade: '#b06c68',
      tip: '#d87c6c',
      hair: '#f4f0e8',
      skull: 'square',
      nose: 'round',
      eyes: 'joy',
      mouth: 'smile',
      beard: '#f4f0e8',
      moustache: '#fffaf4',
      over: (q) => {
        path(q, '#b8842c', 'M-3 -7C-8 -5 -12 1 -12.500 6C-9 4.500 -5 2 -3.600 -1Z')
        path(
          q,
          '#f4c43c',
          'M-6.500 -2C-6.500 -11.500 6.500 -12.500 6.800 -4.400L9.500 -2.600C5 -4.500 -2 -4.400 -6.500 -2Z',
        )
        path(
          q,
          '#b8842c',
          'M-6.500 -2C-6.400 -6.500 -4.500 -8.600 -1.500 -9.300C-3.300 -7 -3.500 -5 -3 -3.400C-4.400 -3 -5.600 -2.500 -6.500 -2Z',
        )
        path(
          q,
          '#ffe48c',
          'M3 -9C5.400 -8.300 6.700 -6.700 6.800 -4.400L9.500 -2.600C7.500 -3.500 5.500 -3.900 3.500 -4C4.600 -5.600 4.400 -7.600 3 -9Z',
        )
      },
    },
    0.02,
    1.12,
  )
  cone(k, 13.6, -39.5, 0.12, [
    ['#f8b0b8', '#d87890'],
    ['#fff4dc', '#d8c4b4'],
  ])
  hand(k, '#eca880', 14.5, -35.5, 0.3, 'grip', 1.2)
  roundLimb(
    k,
    ['#f4c43c', '#b8842c'],
    [
      [-5, -35, 6.4],
      [-3, -24, 5.4],
      [6, -18, 4.2],
    ],
  )
  hand(k, '#eca880', 6.5, -18, 1.7, 'grip', 1.25)
}

/** His granddaughter on a fish box, boots in the air, three scoops; 47 tall. */
export function granddaughter(k) {
  fill(k, '#5c4458', points('-9 0 -9 -19 9 -19 9 0'))
  for (const [y, c] of [
    [-18.6, '#a87858'],
    [-12.4, '#98684c'],
    [-6.2, '#a87858'],
  ]) {
    path(k, c, `M-9.500 ${y}H9.500V${y + 5.2}H-9.500Z`)
    path(k, '#d8a878', `M2 ${y}H9.500V${y + 5.2}H2Z`)
  }
  limb(k, '#24507c', [
    [1, -21, 5],
    [8.5, -23, 4],
    [14, -17, 3.6],
  ])
  path(
    k,
    '#8c2444',
    'M11.400 -18.500L15.500 -21L18 -16.500L22 -17C23 -16 23 -15 22 -14.400L15.500 -12.500Z',
  )
  roundLimb(
    k,
    ['#3c7cac', '#24507c'],
    [
      [-1, -21, 5.6],
      [7.5, -21, 4.6],
      [8.5, -12, 4],
    ],
  )
  path(k, '#d83c4c', 'M6 -14H11.400L11 -8.500L15.500 -7.500C16.500 -6.500 16 -5.500 15 -5.500H6Z')
  path(k, '#ff8478', 'M9.200 -14H11.400L11 -8.500L15.500 -7.500L12 -7.300L9 -8.600Z')
  roundLimb(
    k,
    ['#2c9c94', '#1c6c78'],
    [
      [3, -33, 4.4],
      [9, -29, 3.6],
      [11, -34, 3],
    ],
  )
  path(
    k,
    '#38b4a4',
    'M-7 -18.500C-9 -25 -7.500 -32 -4.500 -35.500C-2 -37 3 -37 5 -35C7.500 -30 7.500 -24 7 -18.500C3 -17 -3 -17 -7 -18.500Z',
  )
  path(
    k,
    '#1c7880',
    'M-7 -18.500C-9 -25 -7.500 -32 -4.500 -35.500C-3.600 -36.100 -2.600 -36.500 -1.500 -36.600C-5 -30 -4.600 -23 -2.500 -17.500C-4.200 -17.600 -5.800 -18 -7 -18.500Z',
  )
  head(
    k,
    0.6,
    -41,
    {
      skin: '#f8cca8',
      shade: '#d8948c',
      tip: '#ec9c8c',
      hair: '#e8a850',
      skull: 'child',
      nose: 'snub',
      eyes: 'wide',
      look: [0.9, 0.2],
      mouth: 'smile',
      freckles: true,
      over: (q) => {
        path(
          q,
          '#1c7880',
          'M-4 4C-8 4 -9.500 -8 -3 -10C2 -11.500 6 -9 6.500 -4.500C3 -6.500 -1.500 -6 -2.800 -2C-3.200 0.500 -3 2.500 -4 4Z',
        )
        path(
          q,
          '#38b4a4',
          'M-4 4C-6 1 -7 -6 -1.500 -8.500C2 -10 5.500 -8.500 6.500 -4.500C3 -6.500 -1.500 -6 -2.800 -2C-3.200 0.500 -3 2.500 -4 4Z',
        )
        path(
          q,
          '#e8a850',
          'M-2.600 -2.500C-1.500 -5.500 2.500 -6.500 5.500 -4.500C3.500 -4.500 2 -4 1 -2.800C-0.500 -3.500 -1.500 -3.300 -2.600 -2.500Z',
        )
        path(q, '#e8607c', 'M2.400 3.600Q4 2.600 5.200 3.400C5.600 4.600 4.600 5.500 3.400 5.200Z')
      },
    },
    0.08,
    1,
  )
  cone(k, 10.6, -36, 0, [
    ['#a8e0b4', '#6cb490'],
    ['#fff4dc', '#d8c4b4'],
    ['#c08058', '#8c4c40'],
  ])
  hand(k, '#f8cca8', 11, -33.5, 0.2, 'grip', 1)
  roundLimb(
    k,
    ['#38b4a4', '#1c7880'],
    [
      [-4.5, -32.5, 5],
      [1, -25, 4.2],
      [10, -30, 3.2],
    ],
  )
  hand(k, '#f8cca8', 10, -30.5, 0.5, 'grip', 1)
}

/** A traveller who does not let go: heels down, umbrella inside out. Feet at 0, the wind pulls to the right. */
export function umbrellaFight(k) {
  roundLimb(
    k,
    ['#2c3058', '#1c2044'],
    [
      [-12, -17, 6.4],
      [-5, -12.5, 5],
      [0.5, -2.5, 4],
    ],
  )
  path(
    k,
    '#a85038',
    'M-1.500 -4.500L3.500 -4L6.500 -5.500C8 -4.500 7.500 -3 6 -2L0 0.500L-2 -0.500Z',
  )
  roundLimb(
    k,
    ['#3c4474', '#262c58'],
    [
      [-14, -17, 7],
      [-11, -9, 5.4],
      [-9.5, -2, 4.2],
    ],
  )
  path(
    k,
    '#c8683c',
    'M-11.500 -4H-6.500L-2 -4.600C-0.500 -3.500 -1 -1.800 -2.500 -1.200L-9 0.500L-11.500 0Z',
  )
  roundLimb(
    k,
    ['#5c3878', '#40285c'],
    [
      [-14, -35, 5.6],
      [-3, -39, 4.4],
      [5.5, -44, 3.4],
    ],
  )
  path(
    k,
    '#7c4c9c',
    'M-18.500 -15C-22 -22 -24 -31 -20 -37.500C-17.500 -39.500 -12.500 -39 -11 -36.500C-8.500 -31 -9 -22 -9 -14.500C-12 -12.500 -16 -13 -18.500 -15Z',
  )
  path(
    k,
    '#503070',
    'M-18.500 -15C-22 -22 -24 -31 -20 -37.500C-19 -38.400 -17.600 -38.800 -16.300 -38.900C-19 -31 -18 -21 -14.500 -13.400C-16 -13.600 -17.500 -14.200 -18.500 -15Z',
  )
  // Coat tails blown forward.
  path(
    k,
    '#7c4c9c',
    'M-17 -16C-13 -17 -9 -17 -8 -18C-4 -15 -1 -16 3 -18C1 -14 -1 -11 -5 -11C-8 -10 -12 -11 -15 -12Z',
  )
  head(
    k,
    -15.5,
    -45,
    {
      skin: '#d8a078',
      shade: '#a06464',
      tip: '#c07c68',
      hair: '#2c2038',
      skull: 'long',
      nose: 'hook',
      eyes: 'wide',
      look: [0.9, -0.5],
      mouth: 'oh',
      glasses: '#2c2038',
      brow: 0.5,
      over: (q) => {
        path(
          q,
          '#2c2038',
          'M-4.600 1C-6.500 -4 -4 -9.600 1 -9.600C4 -9.600 6 -11 9.500 -10C8.500 -8.600 9.500 -7.500 11.500 -7.500C9 -5.500 6 -5.500 4.600 -5.600C2 -6.500 -1.500 -6 -2.800 -4C-3 -2 -3.400 -0.500 -4.600 1Z',
        )
      },
    },
    -0.24,
    1.08,
  )
  // Scarf flies ahead of him.
  path(
    k,
    '#f4b83c',
    'M-18 -37.500C-14 -34.500 -10 -35 -8 -37C-3 -33 2 -35 8 -33C5 -30 1 -30.500 -3 -30.500C-7 -30 -12 -31 -17.500 -34Z',
  )
  path(
    k,
    '#b87c34',
    'M-18 -37.500C-15 -35 -12 -34.600 -9.600 -35.600L-8 -32C-11 -31 -15 -32.500 -17.500 -34Z',
  )
  k.save()
  k.translate(5, -44)
  k.rotate(-0.7)
  k.scale(0.8, 0.8)
  stroke(k, '#2c2440', 0.9, 'M-5 0H21')
  stroke(k, '#a85038', 1.3, 'M-6 0.200C-8.500 0.400 -9 3.500 -6.500 3.600')
  const rim =
    'M19 0C24 -7 30 -14 38 -19C38.500 -14 40 -11 42 -10C41 -6 42 -3 43.500 -1C42 3 42 6 43 9C40 12 39 15 38 19C30 14 24 7 19 0Z'
  path(k, '#e04444', rim)
  k.save()
  k.clip(new Path2D(rim))
  path(k, '#fff0dc', 'M19 0L38 -20L43 -10ZM19 0L44 -1L44 9Z')
  path(k, '#9c2450', 'M19 0L44 9L38 20Z')
  path(k, 'rgba(60,24,72,.28)', 'M19 0L30 14L38 20L30 20Z')
  k.restore()
  stroke(
    k,
    '#2c2440',
    0.4,
    'M19 0C25 -7 31 -14 38.500 -20M19 0C27 -4 35 -8 42.500 -10.500M19 0H44.500M19 0C28 3 36 6 43.500 9.500M19 0C25 7 31 14 38.500 20',
  )
  k.restore()
  hand(k, '#d8a078', 5, -43.5, 0.9, 'grip', 1.15)
  roundLimb(
    k,
    ['#7c4c9c', '#503070'],
    [
      [-18, -34.5, 6.2],
      [-8, -34.5, 5],
      [2, -40, 3.8],
    ],
  )
  hand(k, '#d8a078', 2.5, -40.5, 0.9, 'grip', 1.2)
}

/** A gull in the rain that hopes for a cone; 13 tall, facing right. */
export function wetGull(k) {
  stroke(k, '#e89c5c', 0.6, 'M-1 -3L-1.200 0H1M1.600 -3L1.800 0H4')
  path(k, '#3c4868', 'M-9 -5L-3 -8L-4 -4Z')
  path(
    k,
    '#f8f4ec',
    'M-7 -5.500C-5 -9 0 -9.500 2.500 -11C3.500 -13.600 8 -13.600 8 -10.500C8 -7 6.500 -3 1.500 -2.400C-2 -2.200 -5 -3 -7 -5.500Z',
  )
  path(
    k,
    '#a0acc0',
    'M-8.500 -5.500C-5 -8.500 -1 -9 2 -8C2 -5.500 -1 -4 -4 -4.200C-5.600 -4.300 -7.300 -4.800 -8.500 -5.500Z',
  )
  path(
    k,
    '#f4b83c',
    'M7.800 -11.200L11.500 -10C11.800 -9.300 11.300 -8.800 10.600 -8.900L7.500 -9.500Z',
  )
  path(k, '#1c1830', 'M5.400 -11.300a0.600 0.650 0 1 0 1.200 0a0.600 0.650 0 1 0 -1.200 0Z')
}
