import { at, path, points, stroke } from '../core/field.js'
import { folk, POSES, SKINS } from './slender-folk.js'

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

/** A trishaw rides by to the right; in its seat, all alone, the head of the lion of the dance. Metres, the wheels on 0. */
export function lionTrishaw(k) {
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
