import { at, fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { folk, POSES, SKINS } from './slender-folk.js'

// Characters within a square of 10 by 10, written in strokes: gold, great, middle, king, heaven, mountain, sun; three Thai letters.
const SIGNS = {
  gold: 'M5 0.400L0.600 4M5 0.400L9.400 4M2.800 4.600H7.200M1.800 6.500H8.200M5 4.600V9.400M3 7.400L3.500 8.600M7 7.400L6.500 8.600M0.800 9.500H9.200',
  great:
    'M0.800 3.400H9.200M5 0.400V3.400C4.800 6 3.200 8.400 0.800 9.600M5 3.800C5.600 6.400 7 8.400 9.300 9.600',
  middle: 'M1.200 2.600H8.800V6.600H1.200ZM5 0.300V9.800',
  king: 'M1.200 1H8.800M1.600 4.800H8.400M0.800 9.200H9.200M5 1V9.200',
  heaven:
    'M1.400 1.400H8.600M0.900 4.600H9.100M5 1.400C5 5 4 8 0.800 9.600M5 4.800C5.600 7 7 8.800 9.300 9.600',
  mountain: 'M5 0.600V9M1.200 4V9H8.800V4',
  sun: 'M2 0.800H8V9.400H2ZM2 5H8',
  thor: 'M2.600 2.600a1 1 0 1 0 0.010 0ZM3.400 3.600V9.400M3.400 5.400C4.600 2.400 7.800 1.200 7.800 4.400V9.400',
  or: 'M3.400 4.800a1 1 0 1 0 0.010 0ZM2.400 5.800V9.200H7.600V4.400C7.600 1.200 3.200 0.800 2.200 3',
  ngor: 'M5.600 1.400a1 1 0 1 0 0.010 0ZM6.600 2.400V9.200L2.400 5.400',
}

/** A board that hangs out over the street: middle of its top at 0, metres; `m` is -1 in the wet road's mirror. */
function board(k, [wide, high, ground, ink, letters], m) {
  k.scale(1, m)
  path(k, '#140c38', `M${-wide / 2 - 0.1} -0.100h${wide + 0.3}v${high + 0.3}h${-wide - 0.3}Z`)
  path(k, ground, `M${-wide / 2} 0h${wide}v${high}h${-wide}Z`)
  stroke(k, ink, 0.09, `M${-wide / 2 + 0.16} 0.160h${wide - 0.32}v${high - 0.32}h${-wide + 0.32}Z`)
  letters.forEach((letter, i) => {
    const tall = high > wide
    const cell = (tall ? high : wide) / letters.length
    const q = Math.min(cell, tall ? wide : high) * 0.072
    k.save()
    k.translate(
      tall ? -q * 5 : -wide / 2 + cell * (i + 0.5) - q * 5,
      tall ? cell * (i + 0.5) - q * 5 : high / 2 - q * 5,
    )
    k.scale(q, q)
    stroke(k, ink, 1.15, SIGNS[letter])
    k.restore()
  })
}

const RED = ['#e0343f', '#ffd874']
const GOLD = ['#ffc24a', '#b8243c']
const GREEN = ['#1f9c80', '#fff4c8']
const PINK = ['#f0569c', '#fff0d8']
const BLUE = ['#3468cc', '#d8f4ff']
const WHITE = ['#fff0d4', '#d8303c']
// side, depth, height of the top edge, how far out, width, height, colours, letters
const BOARDS = [
  [-1, 56, 17, 2, 2.4, 8, GOLD, ['gold', 'king', 'great']],
  [1, 54, 15, 2, 2.2, 7, RED, ['great', 'gold', 'sun']],
  [-1, 46, 12, 2.4, 2.6, 6, PINK, ['thor', 'or', 'ngor']],
  [1, 44, 19, 2.2, 2.4, 8, GREEN, ['middle', 'heaven', 'mountain']],
  [1, 38, 11, 3, 4.4, 2.4, GOLD, ['thor', 'or', 'ngor']],
  [-1, 38, 18, 2.2, 2.4, 9, RED, ['gold', 'great', 'heaven', 'sun']],
  [-1, 31, 10, 3, 4.6, 2.2, BLUE, ['middle', 'sun', 'mountain']],
  [1, 31, 16, 2.1, 2.3, 7.4, RED, ['gold', 'king', 'sun']],
  [1, 26, 10, 2.6, 3.8, 2.2, WHITE, ['thor', 'or', 'ngor']],
  [-1, 26, 15, 2, 2.2, 7.6, GREEN, ['heaven', 'great', 'middle']],
  [-1, 21.5, 11.5, 2.4, 2.8, 5.4, GOLD, ['gold', 'sun']],
  [1, 21, 15, 2, 2.2, 8, PINK, ['great', 'mountain', 'king', 'middle']],
  [1, 17, 8.4, 2.3, 3.4, 2, GOLD, ['thor', 'or', 'ngor']],
  [-1, 17, 14.4, 1.9, 2.1, 6.8, RED, ['gold', 'middle', 'king']],
  [-1, 13.2, 8, 1.8, 3, 1.9, WHITE, ['thor', 'or', 'ngor']],
  [1, 13.4, 12, 1.7, 2, 6, RED, ['great', 'gold', 'heaven']],
]

const HALF = 10.5

/** The street above its ground (m = 1) or in the wet road (m = -1); P gives a point of metres right, up and away. */
export function streetWalls(k, P, m) {
  const q4 = (c, x, z0, z1, y0, y1) =>
    fill(k, c, [P(x, y0 * m, z0), P(x, y0 * m, z1), P(x, y1 * m, z1), P(x, y1 * m, z0)])
  gate(k, P, m)
  const r = random(12)
  const edges = [64, 52, 43, 36, 30, 25, 20.5, 16.5, 13, 10, 7.4, 5]
  const high = [15, 19, 13, 21, 16, 18, 14, 20, 15.5, 18, 17]
  for (let i = 0; i < edges.length - 1; i++)
    for (const side of [-1, 1]) {
      const [z1, z0] = [edges[i], edges[i + 1]]
      const x = side * HALF
      const top = high[(i + (side > 0 ? 4 : 0)) % 11]
      const haze = Math.min(1, (z1 - 5) / 60)
      const walls =
        haze > 0.55
          ? ['#6c4484', '#743c7c']
          : haze > 0.25
            ? ['#4c3478', '#58306c']
            : ['#38286c', '#442660']
      q4(walls[(i + (side > 0)) % 2], x, z0, z1, 0, top)
      q4('#20164c', x, z0, z1, top - 0.5, top)
      for (let g = 0; g < 4; g++) {
        const y = 5.4 + g * 3.1
        if (y + 2 > top) break
        q4('#281c58', x, z0, z1, y - 0.5, y - 0.2)
        for (let j = 0; j < 4; j++) {
          const a = z0 + ((z1 - z0) * (j + 0.16)) / 4
          const b = z0 + ((z1 - z0) * (j + 0.8)) / 4
          const n = r()
          q4(n < 0.22 ? '#ffc868' : n < 0.36 ? '#e88458' : '#1c1448', x, a, b, y + 0.2, y + 2)
        }
      }
      // The shops: goldsmiths with counter and trays, cookshops with tiled walls, now and then a shutter that is down.
      const kind = (i * 2 + (side > 0 ? 1 : 0)) % 3
      const wide = z1 - z0
      const part = (c, a, b, y0, y1) => q4(c, x, z0 + wide * a, z0 + wide * b, y0, y1)
      part('#54246c', 0.02, 0.98, 0.16, 3.4)
      if (kind === 0) {
        part('#c02c40', 0.06, 0.94, 0.3, 3.3)
        part('#e84c40', 0.06, 0.94, 1.5, 3.3)
        for (const y of [1.7, 2.5])
          for (let j = 0; j < 5; j++) part('#ffd468', 0.1 + j * 0.17, 0.22 + j * 0.17, y, y + 0.5)
        part('#ffe8a4', 0.06, 0.94, 0.95, 1.4)
        part('#8c2048', 0.06, 0.94, 0.3, 0.95)
      } else if (kind === 1) {
        part('#f0a048', 0.06, 0.94, 0.3, 3.3)
        part('#ffcc70', 0.06, 0.94, 1.6, 3.3)
        part('#fff0bc', 0.14, 0.3, 2.3, 2.9)
        part('#c84c48', 0.4, 0.6, 2, 2.9)
        part('#fff0bc', 0.68, 0.84, 2.3, 2.9)
        part('#a44854', 0.12, 0.46, 0.3, 1.2)
        part('#7c3458', 0.6, 0.9, 0.3, 1.35)
      } else {
        part('#ffb858', 0.06, 0.46, 0.3, 3.3)
        part('#ffe09c', 0.06, 0.46, 1.8, 3.3)
        part('#9c3c5c', 0.12, 0.36, 0.3, 1.5)
        part('#6c4488', 0.52, 0.94, 0.3, 3.3)
        for (let j = 0; j < 7; j++) part('#543474', 0.52, 0.94, 0.5 + j * 0.4, 0.62 + j * 0.4)
      }
      // Above them a board each, or an awning that leans out over the pavement.
      const n = (i * 3 + (side > 0 ? 2 : 0)) % 5
      const [ground, ink] = [
        ['#c42c3c', '#ffd874'],
        ['#1f7c78', '#fff0d0'],
        ['#e8a03c', '#a42444'],
        ['#8c2c6c', '#ffd874'],
        ['#3454a8', '#fff0d0'],
      ][n]
      const up = 4.3 + (n % 3) * 0.35
      q4(ground, x, z0, z1, 3.3, up)
      for (let j = 0; j < 4; j++) {
        const a = z0 + ((z1 - z0) * (j + 0.7)) / 5
        q4(ink, x, a, a + (z1 - z0) * (0.07 + ((j + n) % 2) * 0.05), 3.6, up - 0.3)
      }
      if (n % 2 === 0) {
        const lip = x - side * 1.5
        for (let j = 0; j < 6; j++) {
          const [a, b] = [z0 + ((z1 - z0) * j) / 6, z0 + ((z1 - z0) * (j + 1)) / 6]
          fill(k, j % 2 ? '#ffe4c0' : ground, [
            P(x, 3.4 * m, a),
            P(x, 3.4 * m, b),
            P(lip, 2.7 * m, b),
            P(lip, 2.7 * m, a),
          ])
        }
      }
      q4('#1c1248', x, z0, z0 + 0.35, 0.16, top)
    }
  for (const [side, z, top, out, wide, tall, [ground, ink], letters] of BOARDS) {
    const x = side * (HALF - out)
    const [px, py, q] = P(x, top * m, z)
    const [wx, wy] = P(side * HALF, (top - 0.6) * m, z)
    stroke(k, '#140c38', 0.12 * q, `M${wx} ${wy}L${px} ${wy}`)
    at(k, px, py, q, (c) => board(c, [wide, tall, ground, ink, letters], m))
  }
}

/** The gate at the end of Yaowarat: four red columns, three roofs with turned up eaves. */
function gate(k, P, m) {
  const [x, y, q] = P(0, 0, 66)
  k.save()
  k.translate(x, y)
  k.scale(q, q * m)
  for (const c of [-7.4, -4, 4, 7.4]) {
    path(k, '#7c1c48', `M${c - 0.6} 0V-10H${c + 0.6}V0Z`)
    path(k, '#c8344c', `M${c} 0V-10H${c + 0.5}V0Z`)
  }
  path(k, '#2c5c80', 'M-8.200 -8.200H8.200V-9.400H-8.200Z')
  path(k, '#ffcc5c', 'M-4.200 -10.800H4.200V-13H-4.200ZM-8.600 -9.400H8.600V-9H-8.600Z')
  stroke(
    k,
    '#b8243c',
    0.3,
    'M-2.800 -11.400v-1M-2.300 -11.900h-1M-0.600 -11.300h1.200M0 -12.400v1M2.200 -11.500l1 -0.900M2.200 -12.400l1 0.900',
  )
  const roof = (c, y0, half) => {
    path(
      k,
      '#e8a040',
      `M${c - half - 0.7} ${y0 - 0.9}Q${c - half} ${y0} ${c - half + 0.8} ${y0}H${c + half - 0.8}Q${c + half} ${y0} ${c + half + 0.7} ${y0 - 0.9}L${c + half * 0.66} ${y0 - 1.5}L${c + half * 0.6} ${y0 - 2.3}H${c - half * 0.6}L${c - half * 0.66} ${y0 - 1.5}Z`,
    )
    path(
      k,
      '#ffdc84',
      `M${c - half * 0.64} ${y0 - 2.3}H${c + half * 0.64}V${y0 - 2}H${c - half * 0.64}Z`,
    )
  }
  roof(-6.6, -9.8, 2.8)
  roof(6.6, -9.8, 2.8)
  roof(0, -13, 5.2)
  path(k, '#ffdc84', 'M-0.400 -15.300L0 -17L0.400 -15.300Z')
  k.restore()
}

/** A tuk-tuk from behind, two on its bench, a ginger cat asleep on the roof; metres, wheels on 0. */
export function tukTukBehind(k) {
  path(
    k,
    'rgba(12,6,40,.55)',
    'M-1 0.050Q0 -0.160 1.050 0.050Q0.600 0.260 -0.200 0.260Q-0.800 0.220 -1 0.050Z',
  )
  path(k, '#140c30', 'M-0.740 0V-0.440H-0.480V0ZM0.480 0V-0.440H0.740V0Z')
  // Inside: the light of the street through the open front, driver and guests.
  path(k, '#5c3474', 'M-0.660 -1.720H0.660V-0.800H-0.660Z')
  path(k, '#e88458', 'M-0.500 -1.560H0.500V-0.980H-0.500Z')
  path(k, '#241848', 'M-0.120 -1.300a0.120 0.130 0 1 1 0.240 0L0.240 -0.900H-0.240Z')
  for (const [x, coat, hair] of [
    [-0.34, '#c4485c', '#2c1838'],
    [0.32, '#3c7c94', '#4c2c3c'],
  ]) {
    path(
      k,
      coat,
      `M${x - 0.26} -0.800C${x - 0.26} -1.060 ${x - 0.16} -1.140 ${x} -1.140C${x + 0.16} -1.140 ${x + 0.26} -1.060 ${x + 0.26} -0.800Z`,
    )
    path(k, hair, `M${x} -1.420a0.125 0.145 0 1 0 0.010 0Z`)
  }
  path(k, '#2c60b4', 'M-0.800 -0.900H0.800L0.840 -0.380H-0.840Z')
  path(k, '#1c3c80', 'M-0.800 -0.900H-0.100L-0.140 -0.380H-0.840Z')
  path(k, '#ffcc50', 'M-0.820 -0.640H0.820V-0.540H-0.820Z')
  path(k, '#fff0d4', 'M-0.260 -0.520H0.260V-0.400H-0.260Z')
  path(k, '#ff5444', 'M-0.760 -0.840h0.180v0.150h-0.180ZM0.580 -0.840h0.180v0.150h-0.180Z')
  stroke(k, '#c8d0e8', 0.05, 'M-0.740 -0.880L-0.680 -1.740M0.740 -0.880L0.680 -1.740')
  path(k, '#c42c40', 'M-0.860 -1.700Q0 -1.780 0.860 -1.700L0.780 -1.920Q0 -2.060 -0.780 -1.920Z')
  path(k, '#ff7058', 'M0 -1.990Q0.400 -1.980 0.780 -1.920L0.860 -1.700Q0.400 -1.740 0 -1.750Z')
  path(k, '#ffd874', 'M-0.860 -1.700Q0 -1.780 0.860 -1.700V-1.640Q0 -1.720 -0.860 -1.640Z')
  // The cat.
  path(
    k,
    '#f0984c',
    'M-0.120 -1.980C-0.120 -2.200 0.060 -2.280 0.220 -2.240C0.420 -2.200 0.500 -2.080 0.480 -1.960Z',
  )
  path(
    k,
    '#ffc880',
    'M0.200 -2.245C0.420 -2.200 0.500 -2.080 0.480 -1.960L0.360 -1.970C0.380 -2.100 0.320 -2.200 0.200 -2.245Z',
  )
  path(
    k,
    '#f0984c',
    'M-0.260 -2.060a0.130 0.120 0 1 1 0.260 0a0.130 0.110 0 1 1 -0.260 0ZM-0.250 -2.100L-0.240 -2.240L-0.150 -2.170ZM-0.100 -2.170L-0.020 -2.240L-0.010 -2.100Z',
  )
  stroke(
    k,
    '#b85c3c',
    0.03,
    'M0.100 -2.250L0.140 -2.120M0.240 -2.240L0.280 -2.110M-0.200 -2.060l0.060 0.010M-0.080 -2.050l0.060 -0.010',
  )
  stroke(k, '#f0984c', 0.07, 'M0.460 -1.980C0.620 -1.960 0.640 -1.860 0.620 -1.760')
}

/** A taxi in the pink of Bangkok, from behind. */
export function taxi(k) {
  path(k, 'rgba(12,6,40,.55)', 'M-1.100 0.050Q0 -0.160 1.150 0.050Q0.600 0.260 -0.200 0.260Z')
  path(k, '#140c30', 'M-0.800 0V-0.340H-0.520V0ZM0.520 0V-0.340H0.800V0Z')
  path(
    k,
    '#e8508c',
    'M-0.860 -0.240L-0.880 -0.800Q-0.800 -0.960 -0.680 -1L-0.520 -1.420Q0 -1.500 0.520 -1.420L0.680 -1Q0.800 -0.960 0.880 -0.800L0.860 -0.240Z',
  )
  path(
    k,
    '#a42c70',
    'M-0.860 -0.240L-0.880 -0.800Q-0.800 -0.960 -0.680 -1L-0.520 -1.420Q-0.300 -1.460 -0.100 -1.460L-0.100 -0.240Z',
  )
  path(k, '#241848', 'M-0.580 -1.020L-0.460 -1.340Q0 -1.400 0.460 -1.340L0.580 -1.020Z')
  path(k, '#ff5444', 'M-0.840 -0.800h0.240v0.160h-0.240ZM0.600 -0.800h0.240v0.160h-0.240Z')
  path(k, '#ffe08c', 'M-0.200 -1.460h0.400v-0.160h-0.400ZM-0.240 -0.560h0.480v0.140h-0.480Z')
}

/** A stall on the kerb: cart with pans, a bulb under the parasol, the cook behind it. */
export function stall(k, [a, b], n) {
  path(k, 'rgba(12,6,40,.5)', 'M-1.300 0.050H1.500L1.200 0.220H-1Z')
  at(k, -0.1, -0.1, 0.235, (q) =>
    folk(q, {
      ...POSES[n % 2 ? 'camera' : 'point'],
      top: ['#fff0d4', '#d08c84'],
      low: ['#44386c', '#2c2450'],
      skin: SKINS[1 + (n % 2)],
      hair: ['#2c1838', '#1c1030'],
      hat: ['cap', '#e0444c'],
      light: 1,
      bare: true,
    }),
  )
  path(k, '#ffe8a8', 'M-1 -1.100H1.050V-0.900H-1Z')
  path(k, '#c8583c', 'M-0.980 -0.900H1V-0.260H-0.980Z')
  path(k, '#ff9c50', 'M0.100 -0.900H1V-0.260H0.100Z')
  stroke(k, '#241848', 0.07, 'M-0.700 -0.260V0M0.700 -0.260V0')
  path(k, '#241848', 'M0.300 -1.100H0.900L0.800 -1.240H0.400Z')
  stroke(k, '#d8c4d0', 0.05, 'M-0.900 -0.900V-2.300')
  path(k, a, 'M-2.200 -2.150Q-0.900 -3 0.600 -2.150Q-0.800 -2.060 -2.200 -2.150Z')
  path(k, b, 'M-0.900 -2.580Q-0.100 -2.520 0.600 -2.150Q0 -2.110 -0.600 -2.100Z')
  path(k, '#fff8d8', 'M-0.500 -2.060a0.090 0.100 0 1 0 0.010 0Z')
}
