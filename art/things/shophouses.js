import { at, fill, path, points, stroke } from '../core/field.js'
import { folk, POSES, SKINS } from './slender-folk.js'

/** A row of shophouses: colour and its shade, shutters and their shade, storeys above the arcade, kind of window, sign. */
export const HOUSES = [
  ['#f0b49c', '#c07c80', '#3c8484', '#2c5468', 2, 'arch', '#c83c44'],
  ['#a8d4c4', '#6c9ca4', '#c8584c', '#842c50', 2, 'flat', '#e8b44c'],
  ['#f8dc94', '#cc9c78', '#3c6ca0', '#2c4470', 1, 'arch', '#3c8c74'],
  ['#f4a8a4', '#bc6c80', '#fff0d8', '#c8a4a0', 2, 'arch', '#c83c44'],
  ['#9cc4dc', '#6484ac', '#e8d8b4', '#a88c94', 2, 'flat', '#c83c44'],
  ['#fcecc8', '#d0ac98', '#4c9478', '#2c5c64', 1, 'flat', '#e8844c'],
  ['#dca4bc', '#9c6c94', '#3c7c8c', '#2c4c70', 2, 'arch', '#e8b44c'],
  ['#c4dca4', '#8c9c8c', '#c8684c', '#843c54', 2, 'flat', '#c83c44'],
  ['#f8c888', '#cc8c70', '#4c6c9c', '#343c70', 1, 'arch', '#3c8c74'],
  ['#b4d0d4', '#7c94a8', '#d8645c', '#8c3458', 2, 'flat', '#e8b44c'],
  ['#f4b8a4', '#c08484', '#4c9484', '#2c5c64', 2, 'arch', '#c83c44'],
  ['#fce4b4', '#d0a488', '#7c6ca0', '#4c3c70', 2, 'flat', '#e8844c'],
]

// Characters of the signboards, lines within a square of 1.
const GREAT = ['0 .68 1 .68', '.5 1 .5 .6 .3 .25 0 0', '.5 .62 .7 .25 1 0']
const MIDDLE = ['.1 .78 .9 .78 .9 .38 .1 .38 .1 .78', '.5 1 .5 0']
const HILL = ['.5 1 .5 .1', '.1 .6 .1 .1 .9 .1 .9 .6']
const HEAVEN = ['.15 .88 .85 .88', '0 .55 1 .55', '.5 .88 .45 .45 0 0', '.5 .5 .7 .2 1 0']
const LITTLE = ['.5 1 .5 .05 .38 .1', '.28 .7 .1 .3', '.72 .7 .92 .3']
const EAT = [
  '.02 .8 .3 .8 .3 .3 .02 .3 .02 .8',
  '.5 1 .4 .7',
  '.45 .8 .95 .8',
  '.45 .55 .85 .55 .45 .1 .95 .1 .98 .25',
]
const OX = ['.3 .95 .18 .65', '.25 .75 .9 .75', '0 .42 1 .42', '.55 1 .55 0']
const CART = ['.1 .88 .9 .88', '.5 1 .2 .55 .85 .55', '0 .3 1 .3', '.58 .72 .58 0']
const WATER = ['.5 1 .5 .05 .38 .12', '.05 .7 .4 .7 .05 .15', '.9 .85 .6 .6', '.55 .65 1 .1']
const RICE = [
  '.2 .95 .35 .7',
  '.8 .95 .65 .7',
  '0 .55 1 .55',
  '.5 1 .5 0',
  '.45 .5 0 .1',
  '.55 .5 1 .1',
]

/** What the boards say: ox cart water (the quarter's own name), small bites, every day, Zhongshan, rice, hills and water. */
export const WORDS = [
  [OX, CART, WATER],
  [LITTLE, EAT],
  [HEAVEN, HEAVEN],
  [MIDDLE, HILL],
  [GREAT, RICE],
  [HILL, WATER],
].map((word) => word.map((lines) => lines.map((line) => points(line))))

/** One house between u and u + wide; P gives the point of metres along, up and out of the front. */
export function shophouse(k, P, u, wide, [wall, dim, shut, deep, floors, kind, sign]) {
  const box = (c, a, b, y0, y1, v = 0) =>
    fill(k, c, [P(a, y0, v), P(b, y0, v), P(b, y1, v), P(a, y1, v)])
  const end = u + wide
  const top = 4.2 + floors * 3.3 + 0.5
  // Roof of clay tiles, its eaves over the front; the party wall where a lower house leaves it free.
  fill(k, '#c4684c', [P(u, top, 0.5), P(end, top, 0.5), P(end, top + 2.6, -4), P(u, top + 2.6, -4)])
  for (let i = 1; i < 9; i++)
    stroke(
      k,
      '#9c4850',
      P(u, top)[2] * 0.05,
      `M${P(u + (wide * i) / 9, top, 0.5).slice(0, 2)}L${P(u + (wide * i) / 9, top + 2.6, -4).slice(0, 2)}`,
    )
  fill(k, dim, [P(u, 0), P(u, top + 0.2), P(u, top + 3, -4), P(u, top, -9), P(u, 0, -9)])
  box(wall, u, end, 0, top)
  // The arcade: a deep dark bay with its shop, floor in shade, a beam of sun on the boards.
  box('#4c3464', u + 0.4, end - 0.4, 0.18, 3.5)
  const n = Math.abs(Math.round(u * 7)) % 5
  box('#74486c', u + 0.9, end - 0.2, 0.6, 2.9)
  const inside = ['#e8b070', '#c87c60', '#9c5c6c', '#3c7480', '#d89c6c']
  for (let i = 0; i < 3; i++) {
    const a = u + 1.2 + i * 1.1 + ((n * (i + 2)) % 4) * 0.14
    box(
      inside[(i * 2 + n) % 5],
      a,
      a + 0.55 + ((n + i) % 3) * 0.24,
      0.6,
      1.7 + ((n * 2 + i * 3) % 4) * 0.3,
    )
  }
  box('#d8a88c', u + 0.4, end - 0.4, 0.18, 0.5)
  // Goods at the edge: baskets and jars, each house other ones.
  for (let i = 0; i < 3 + (n % 2); i++) {
    const a = u + 1 + i * 0.95 + (n % 3) * 0.14
    box(
      ['#c87c4c', '#3c7c84', '#8c5c54', '#d8a050'][(i + n) % 4],
      a,
      a + 0.66,
      0.18,
      0.72 + ((i + n) % 3) * 0.14,
      0.1,
    )
    const rim = 0.7 + ((i + n) % 3) * 0.14
    fill(k, ['#f4c85c', '#e85c4c', '#8cbc5c', '#f4e0b4'][(i * 3 + n) % 4], [
      P(a - 0.03, rim, 0.1),
      P(a + 0.12, rim + 0.2, 0.1),
      P(a + 0.4, rim + 0.27, 0.1),
      P(a + 0.69, rim, 0.1),
    ])
  }
  // Arch over the bay, beam, signboard.
  const arch = []
  for (let i = 0; i <= 12; i++) {
    const t = i / 12
    arch.push(P(u + 0.4 + (wide - 0.8) * t, 3 + 0.6 * Math.sqrt(1 - (2 * t - 1) ** 2)))
  }
  if (kind === 'arch') fill(k, wall, [P(u + 0.4, 3.7), ...arch, P(end - 0.4, 3.7)])
  box(dim, u, end, 3.62, 3.8)
  box('#fff4dc', u, end, 3.8, 4.05, 0.1)
  box(sign, u + 1, end - 1, 2.86, 3.5, 0.12)
  const word = WORDS[Math.abs(Math.round(u / wide)) % 6]
  for (const [i, letter] of word.entries())
    for (const line of letter)
      stroke(
        k,
        '#fff0c4',
        P(u + 2.5, 3)[2] * 0.075,
        `M${line.map(([x, y]) => P(u + wide / 2 + (i - word.length / 2) * 0.9 + 0.2 + x * 0.5, 2.95 + y * 0.46, 0.13).slice(0, 2)).join('L')}`,
      )
  // Columns with a shaded side.
  for (const a of [u, end - 0.4]) {
    box(wall, a, a + 0.44, 0.18, 3.7, 0.05)
    box(dim, a, a + 0.13, 0.18, 3.7, 0.05)
    box('#fff4dc', a - 0.04, a + 0.48, 2.8, 2.98, 0.08)
  }
  for (let g = 0; g < floors; g++) {
    const y = 4.5 + g * 3.3
    for (let i = 0; i < 3; i++) {
      const a = u + 0.62 + i * 1.52
      const b = a + 1.26
      box('#fff4dc', a - 0.1, b + 0.1, y - 0.1, y + (kind === 'arch' ? 1.8 : 2.5))
      const hood = (pad, c, y0) => {
        const list = []
        for (let j = 0; j <= 10; j++) {
          const q = (j / 10) * Math.PI
          list.push(P((a + b) / 2 - Math.cos(q) * (0.63 + pad), y0 + Math.sin(q) * (0.63 + pad)))
        }
        fill(k, c, list)
      }
      if (kind === 'arch') {
        hood(0.12, '#fff4dc', y + 1.75)
        hood(-0.05, '#5c4c7c', y + 1.78)
      } else box('#5c4c7c', a + 0.05, b - 0.05, y + 1.86, y + 2.36)
      const open = (i + g * 2 + Math.round(u)) % 5 === 0
      box(open ? '#4c3464' : shut, a, b, y, y + 1.72)
      if (open) {
        // A pair thrown open: each leaf stands out from the wall.
        for (const [p, o] of [
          [a, -0.42],
          [b, 0.42],
        ])
          fill(k, o < 0 ? shut : deep, [
            P(p, y),
            P(p + o, y, 0.4),
            P(p + o, y + 1.72, 0.4),
            P(p, y + 1.72),
          ])
        box('#7c5478', a + 0.12, b, y, y + 1.72)
        box('#e8d4b0', a + 0.12, a + 0.46, y + 0.1, y + 1.72)
      } else
        for (const [p, q] of [
          [a + 0.09, a + 0.57],
          [a + 0.69, b - 0.09],
        ])
          for (let j = 0; j < 5; j++) box(deep, p, q, y + 0.16 + j * 0.31, y + 0.3 + j * 0.31)
      box(dim, a - 0.1, b + 0.1, y - 0.28, y - 0.1)
      box(dim, a - 0.1, a, y, y + 1.75)
    }
    box('#fff4dc', u, end, y + 2.74, y + 2.92, 0.06)
    box(dim, u, end, y + 2.64, y + 2.74)
  }
  for (const a of [u, end - 0.34]) {
    box(wall, a, a + 0.36, 4.05, top - 0.3, 0.06)
    box(dim, a, a + 0.1, 4.05, top - 0.3, 0.06)
  }
  // Cornice and the shadow of the eaves.
  box(dim, u, end, top - 0.66, top - 0.25)
  box('#fff4dc', u, end, top - 0.25, top, 0.5)
  box('#8c4450', u, end, top, top + 0.14, 0.52)
}

/** A paper lantern under its wire, a metre tall. */
export function lantern(k, golden) {
  const [a, b] = golden ? ['#f4b44c', '#c8743c'] : ['#e4443c', '#a42444']
  stroke(k, '#5c2c44', 0.04, 'M0 0V0.140M0 0.900V1.300')
  path(
    k,
    a,
    'M-0.460 0.520C-0.460 0.260 -0.280 0.140 0 0.140C0.280 0.140 0.460 0.260 0.460 0.520C0.460 0.780 0.280 0.900 0 0.900C-0.280 0.900 -0.460 0.780 -0.460 0.520Z',
  )
  path(
    k,
    b,
    'M-0.460 0.520C-0.460 0.260 -0.280 0.140 0 0.140C-0.220 0.300 -0.220 0.740 0 0.900C-0.280 0.900 -0.460 0.780 -0.460 0.520Z',
  )
  path(
    k,
    '#ffd88c',
    'M-0.200 0.100H0.200V0.180H-0.200ZM-0.200 0.860H0.200V0.950H-0.200ZM-0.060 0.950H0.060V1.350H-0.060Z',
  )
}

/** The temple of the Buddha's tooth: white base, red columns, roofs that step back upwards. One unit is a metre, foot at 0. */
export function toothTemple(k) {
  const roof = (y, half, up, over) => {
    path(k, '#b47c74', `M${-half} ${y}H${half}L${half - up * 0.9} ${y - up}H${-half + up * 0.9}Z`)
    path(k, '#d8a48c', `M${-half * 0.2} ${y}H${half}L${half - up * 0.9} ${y - up}H${-half * 0.2}Z`)
    path(
      k,
      '#8c5468',
      `M${-half - over} ${y - 0.7}Q${-half} ${y} ${-half + 1} ${y}H${half - 1}Q${half} ${y} ${half + over} ${y - 0.7}L${half + over} ${y - 0.2}Q${half} ${y + 0.6} ${half - 1} ${y + 0.6}H${-half + 1}Q${-half} ${y + 0.6} ${-half - over} ${y - 0.2}Z`,
    )
  }
  const storey = (y, half, high, n) => {
    path(k, '#e8c8a8', `M${-half} ${y}V${y - high}H${half}V${y}Z`)
    path(k, '#c49494', `M${-half} ${y}V${y - high}H${-half * 0.2}V${y}Z`)
    path(k, '#a06c7c', `M${-half} ${y - high}H${half}V${y - high + 0.8}H${-half}Z`)
    for (let i = 0; i <= n; i++) {
      const x = -half + (i * half * 2) / n
      path(
        k,
        x < -half * 0.2 ? '#a03c4c' : '#cc5048',
        `M${x - 0.22} ${y}V${y - high}H${x + 0.22}V${y}Z`,
      )
      if (i < n)
        path(
          k,
          x < -half * 0.2 ? '#7c5478' : '#9c6878',
          `M${x + 0.6} ${y - 0.7}V${y - high + 1.2}H${x + (half * 2) / n - 0.6}V${y - 0.7}Z`,
        )
    }
  }
  path(k, '#e8d8c4', 'M-13 0V-1.600H13V0Z')
  path(k, '#b8a0a8', 'M-13 0V-1.600H-2.600V0Z')
  storey(-1.6, 11, 4.4, 8)
  roof(-6, 12.4, 2.2, 1)
  storey(-8.2, 9.4, 3.4, 7)
  roof(-11.6, 10.6, 2, 0.9)
  storey(-13.6, 7.8, 3, 6)
  roof(-16.6, 9, 2, 0.9)
  storey(-18.6, 5.4, 2.8, 4)
  roof(-21.4, 6.8, 3.4, 0.9)
  path(k, '#8c5468', 'M-3.900 -24.800L-4.600 -26L-3.400 -25.300H3.400L4.600 -26L3.900 -24.800Z')
  path(k, '#e8b45c', 'M-0.500 -25.300L-0.300 -27L0 -28.600L0.300 -27L0.500 -25.300Z')
}

/** The towers of the banks, pale behind the roofs. */
export function bankTowers(k, foot) {
  for (const [x, y, wide, c, d] of [
    [70, 27, 7, '#c8dcd8', '#acccd4'],
    [77, 17, 8, '#bcd8dc', '#a0c4d4'],
    [120, 21, 7, '#bcd8dc', '#a0c4d4'],
    [128, 10, 9, '#b4d0d8', '#98bcd0'],
  ]) {
    path(k, d, `M${x} ${foot}V${y + 2}L${x + wide * 0.6} ${y}H${x + wide}V${foot}Z`)
    path(k, c, `M${x + wide * 0.4} ${foot}V${y + 0.8}L${x + wide * 0.6} ${y}H${x + wide}V${foot}Z`)
    for (let i = 2; i < foot - y; i += 1.6)
      stroke(k, 'rgba(255,255,246,.3)', 0.16, `M${x + 0.5} ${y + i + 1.4}H${x + wide - 0.5}`)
  }
}

/** A stall under its umbrella: cloth over the table, heaps of fruit, a string of small things; a metre is 1, foot at 0. */
export function streetStall(k, [light, dark, cloth], seed) {
  const heap = ['#f4b848', '#e85c4c', '#8cbc5c', '#f4e0b4', '#c86c9c', '#e8844c']
  path(k, dark, 'M-1.300 0V-0.850H1.300V0Z')
  path(k, light, 'M-1.300 0V-0.850H0.300L0.500 0Z')
  for (let i = 0; i < 5; i++) path(k, cloth, `M${-1.3 + i * 0.52} -0.850h0.520l-0.260 0.240Z`)
  for (let i = 0; i < 5; i++)
    path(
      k,
      heap[(i + seed) % 6],
      `M${-1.25 + i * 0.5} -0.850q0.060 -0.340 0.250 -0.360q0.200 0.020 0.250 0.360Z`,
    )
  stroke(k, '#7c5468', 0.07, 'M0.100 -0.800V-2.900')
  path(
    k,
    dark,
    'M-1.700 -2.300Q-0.900 -3 0.100 -3.100Q1.100 -3 1.900 -2.300Q1.500 -2.150 1.100 -2.300Q0.600 -2.150 0.100 -2.300Q-0.400 -2.150 -0.900 -2.300Q-1.300 -2.150 -1.700 -2.300Z',
  )
  path(
    k,
    light,
    'M0.100 -3.100Q1.100 -3 1.900 -2.300Q1.500 -2.150 1.100 -2.300Q0.600 -2.150 0.100 -2.300Q0.300 -2.800 0.100 -3.100Z',
  )
  path(
    k,
    cloth,
    'M-0.900 -2.300Q-0.500 -2.900 0.100 -3.100Q-0.100 -2.700 0.100 -2.300Q-0.400 -2.150 -0.900 -2.300ZM1.100 -2.300Q0.800 -2.900 0.100 -3.100Q1.300 -2.900 1.900 -2.300Q1.500 -2.150 1.100 -2.300Z',
  )
}

/** A trishaw rides by to the right; in its seat, all alone, the head of the lion of the dance. Metres, the wheels on 0. */
export function lionTrishaw(k) {
  path(k, 'rgba(92,68,120,.8)', 'M-3 0.060L1.500 -0.040L1.700 0.120L-0.800 0.260L-3.400 0.160Z')
  const wheel = (x, r) => {
    stroke(
      k,
      '#3c2c54',
      0.07,
      `M${x - r} ${-r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
    )
    for (let i = 0; i < 5; i++) {
      const q = (i * Math.PI) / 5 + 0.2
      stroke(
        k,
        '#8c7c94',
        0.02,
        `M${x - Math.cos(q) * r} ${-r - Math.sin(q) * r}L${x + Math.cos(q) * r} ${-r + Math.sin(q) * r}`,
      )
    }
  }
  wheel(0.95, 0.34)
  // The rider, on his saddle behind the seat.
  wheel(-1.05, 0.36)
  stroke(
    k,
    '#c8443c',
    0.07,
    'M-1.050 -0.360L-0.820 -0.900L-0.300 -0.400H0.500M-0.820 -0.900L-0.250 -0.720',
  )
  at(k, -0.86, -0.98, 0.235, (q) =>
    folk(q, {
      ...POSES.sit,
      near: [62, 62],
      far: [86, 60],
      armNear: [58, 24],
      armFar: [62, 20],
      lean: 12,
      top: ['#fff0d4', '#c8a4a0'],
      low: ['#4c7ca4', '#344878'],
      skin: SKINS[1],
      hair: ['#8c8490', '#64586c'],
      hat: ['cone', '#f0d090', '#b8885c'],
      light: 1,
      bare: true,
      shorts: true,
    }),
  )
  // The seat with its hood folded back.
  path(k, '#c8443c', 'M0.100 -0.480H1.450L1.600 -0.780L1.500 -0.300H0.050Z')
  path(
    k,
    '#8c2c4c',
    'M0 -1.240C-0.080 -0.900 0 -0.600 0.100 -0.300H0.560L0.400 -0.660L0.160 -1.240Z',
  )
  path(k, '#fff0d4', 'M0.200 -0.560H1.350V-0.470H0.200Z')
  // The lion: brow with its horn, round eye, snout, jaw that hangs, fur along the edges.
  at(k, 0.82, -0.56, 0.98, (q) => {
    path(
      q,
      '#fff4e0',
      'M-0.480 0L-0.560 -0.220L-0.500 -0.420L-0.600 -0.600L-0.440 -0.760L-0.460 -0.940L-0.240 -0.960L-0.100 -1.120L0.080 -1L0.200 -0.920L0 0Z',
    )
    path(
      q,
      '#e84c3c',
      'M-0.380 -0.040C-0.480 -0.500 -0.360 -0.900 0 -0.920C0.200 -0.920 0.300 -0.820 0.320 -0.680L0.580 -0.600C0.720 -0.560 0.700 -0.380 0.580 -0.360L0.240 -0.340L0.180 -0.140L0.500 -0.120L0.440 0.020L-0.280 0.040Z',
    )
    path(
      q,
      '#a42c4c',
      'M-0.380 -0.040C-0.480 -0.500 -0.360 -0.900 0 -0.920C-0.200 -0.760 -0.240 -0.300 -0.100 0.030L-0.280 0.040Z',
    )
    path(q, '#5c1c3c', 'M0.220 -0.330L0.580 -0.350L0.480 -0.120L0.180 -0.140Z')
    path(
      q,
      '#fff4e0',
      'M0.260 -0.330H0.600L0.560 -0.270H0.280ZM0.180 -0.160L0.500 -0.140L0.520 -0.090L0.200 -0.100Z',
    )
    path(
      q,
      '#f4c04c',
      'M0.020 -0.760C0.160 -0.860 0.320 -0.800 0.360 -0.660L0.200 -0.660C0.140 -0.720 0.080 -0.740 0.020 -0.700ZM-0.060 -0.920L0.040 -1.180L0.100 -0.920Z',
    )
    path(q, '#fff8ec', 'M0.060 -0.580a0.110 0.110 0 1 0 0.220 0a0.110 0.110 0 1 0 -0.220 0Z')
    path(q, '#2c1c40', 'M0.150 -0.580a0.055 0.060 0 1 0 0.110 0a0.055 0.060 0 1 0 -0.110 0Z')
    path(
      q,
      '#3c9c84',
      'M0.520 -0.610a0.070 0.070 0 1 0 0.140 0a0.070 0.070 0 1 0 -0.140 0ZM-0.160 -0.300a0.090 0.090 0 1 0 0.180 0a0.090 0.090 0 1 0 -0.180 0Z',
    )
  })
  wheel(1.05, 0.36)
}
