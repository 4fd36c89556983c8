import { path, points, stroke } from '../core/field.js'

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
    path(k, '#b0645c', `M${-half} ${y}H${half}L${half - up * 0.9} ${y - up}H${-half + up * 0.9}Z`)
    path(k, '#e89a70', `M${-half * 0.2} ${y}H${half}L${half - up * 0.9} ${y - up}H${-half * 0.2}Z`)
    path(
      k,
      '#8c5468',
      `M${-half - over} ${y - 0.7}Q${-half} ${y} ${-half + 1} ${y}H${half - 1}Q${half} ${y} ${half + over} ${y - 0.7}L${half + over} ${y - 0.2}Q${half} ${y + 0.6} ${half - 1} ${y + 0.6}H${-half + 1}Q${-half} ${y + 0.6} ${-half - over} ${y - 0.2}Z`,
    )
  }
  const storey = (y, half, high, n) => {
    path(k, '#ffe8c0', `M${-half} ${y}V${y - high}H${half}V${y}Z`)
    path(k, '#c898a4', `M${-half} ${y}V${y - high}H${-half * 0.2}V${y}Z`)
    path(k, '#b0707c', `M${-half} ${y - high}H${half}V${y - high + 0.8}H${-half}Z`)
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
          x < -half * 0.2 ? '#7c5478' : '#94586c',
          `M${x + 0.6} ${y - 0.7}V${y - high + 1.2}H${x + (half * 2) / n - 0.6}V${y - 0.7}Z`,
        )
    }
  }
  // A plinth of stone, in its middle the stair to the doors; at its foot the shade that binds it to the street.
  path(k, '#d8987c', 'M-13 0V-1.600H13V0Z')
  path(k, '#94688c', 'M-13 0V-1.600H-2.600V0Z')
  path(k, '#f4c89c', 'M-2.600 -1.600H13V-1.240H-2.600Z')
  path(k, '#b07c94', 'M-13 -1.600H-2.600V-1.240H-13Z')
  storey(-1.6, 11, 4.4, 8)
  path(k, '#5c3458', 'M-1.700 -1.600V-5H1.700V-1.600Z')
  path(k, '#f8c068', 'M-0.900 -1.600V-4.300H0.900V-1.600Z')
  path(k, '#b87878', 'M-3.200 0.300L-2 -1.600H2L3.200 0.300Z')
  path(
    k,
    '#fbdcac',
    'M-2.800 -0.300H2.800L2.560 -0.700H-2.560ZM-2.300 -1.080H2.300L2.060 -1.480H-2.060Z',
  )
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
