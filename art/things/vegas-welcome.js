import { Path2D } from '@napi-rs/canvas'
import { at, fill, path, stroke } from '../core/field.js'

// The welcome sign of 1959 at the south end of the Strip, and a car that drives into town.

/** Condensed capitals in a box of 4 × 7: filled outlines, or (S) a stroke with square ends. */
const CAPS = {
  A: 'M0 7L1.300 0H2.700L4 7H2.700L2.450 5.500H1.550L1.300 7ZM1.700 4.400H2.300L2 2Z',
  E: 'M0 0H3.400V1.200H1.300V2.850H3.100V4H1.300V5.800H3.400V7H0Z',
  L: 'M0.200 0H1.500V5.750H3.700V7H0.200Z',
  M: 'M-0.300 7V0H1.100L2 3.600L2.900 0H4.300V7H3.100V2.600L2.350 5.600H1.650L0.900 2.600V7Z',
  N: 'M0 7V0H1.200L2.750 3.800V0H4V7H2.800L1.250 3.200V7Z',
  V: 'M0 0H1.300L2 4.800L2.700 0H4L2.700 7H1.300Z',
  W: 'M-0.500 0H0.700L1.100 4.300L1.600 1H2.400L2.900 4.300L3.300 0H4.500L3.600 7H2.500L2 3.600L1.500 7H0.400Z',
}
const BENT = {
  C: 'M3.350 2.500C3.350 0 0.650 0 0.650 2.400V4.600C0.650 7 3.350 7 3.350 4.500',
  D: 'M0.650 0.620H1.600C4.050 0.620 4.050 6.380 1.600 6.380H0.650Z',
  G: 'M3.350 2.300C3.350 0 0.650 0 0.650 2.400V4.600C0.650 7 3.350 7 3.350 4.600V4.050H2',
  O: 'M0.650 2.400C0.650 0 3.350 0 3.350 2.400V4.600C3.350 7 0.650 7 0.650 4.600Z',
  S: 'M3.350 2.200C3.350 0 0.650 0 0.650 1.950C0.650 3.700 3.350 3.200 3.350 5.050C3.350 7 0.650 7 0.650 4.800',
}

function word(k, colour, text, x, y, size, step) {
  for (const [i, letter] of [...text].entries())
    at(k, x + i * step, y, size, (c) => {
      if (CAPS[letter]) path(c, colour, CAPS[letter])
      if (!BENT[letter]) return
      c.strokeStyle = colour
      c.lineWidth = 1.28
      c.lineCap = 'butt'
      c.lineJoin = 'miter'
      c.stroke(new Path2D(BENT[letter]))
    })
}

/** "To Fabulous" in one slanting hand: start, then the letter's line; base line at 0, capitals 6. */
const HAND = [
  [0, 'M0 -5.300C0.400 -6.500 2 -5.900 4.600 -6.300M2.500 -6C2.500 -2 2.200 0 0.800 -0.200'],
  [4, 'M1.500 -3C0 -3 0 0 1.500 0C3.100 0 3.100 -3 1.500 -3'],
  [
    10.4,
    'M0.600 -0.200C2 0.100 2.300 -2 2.300 -6M0 -5.300C0.400 -6.500 2 -5.900 5 -6.300M1.200 -3.300H4',
  ],
  [
    14.2,
    'M2.800 -2.400C1.600 -3.600 0 -2.600 0 -1.200C0 0.400 2 0.300 2.800 -1.400M2.800 -3V-0.800C2.800 0 3.500 0.100 4 -0.500',
  ],
  [
    18.6,
    'M0.200 -6V-1.300C0.200 0.400 2.900 0.400 2.900 -1.600C2.900 -3.400 0.800 -3.400 0.200 -1.800',
  ],
  [
    22.8,
    'M0 -3V-1.100C0 0.500 2.200 0.400 2.700 -1.200M2.700 -3V-0.700C2.700 0 3.300 0.100 3.800 -0.500',
  ],
  [27.2, 'M0.200 -6V-0.800C0.200 0.100 0.900 0.100 1.500 -0.500'],
  [29.4, 'M1.500 -3C0 -3 0 0 1.500 0C3.100 0 3.100 -3 1.500 -3'],
  [
    33.7,
    'M0 -3V-1.100C0 0.500 2.200 0.400 2.700 -1.200M2.700 -3V-0.700C2.700 0 3.300 0.100 3.800 -0.500',
  ],
  [
    38.2,
    'M2.500 -2.500C1.700 -3.400 0.200 -3 0.400 -2.100C0.600 -1.300 2.600 -1.500 2.400 -0.600C2.200 0.300 0.700 0.200 0 -0.500',
  ],
]

const BOARD =
  'M-24.500 -48.400Q0 -53 24.500 -48.400Q29.500 -47.400 31.400 -43.600Q32.300 -41.700 30.700 -39.400C25.500 -32.500 21 -25.500 17.600 -19.400Q16.900 -18 15 -17.500Q0 -14 -15 -17.500Q-16.900 -18 -17.600 -19.400C-21 -25.500 -25.500 -32.500 -30.700 -39.400Q-32.300 -41.700 -31.400 -43.600Q-29.500 -47.400 -24.500 -48.400Z'

const inset = (k, sx, sy, draw) => {
  k.save()
  k.translate(0, -34)
  k.scale(sx, sy)
  k.translate(0, 34)
  draw(k)
  k.restore()
}

const disc = (k, c, x, y, r) => {
  k.fillStyle = c
  k.beginPath()
  k.arc(x, y, r, 0, 6.284)
  k.fill()
}

/** The sign; its two posts stand at 0, 62 tall. */
export function welcomeSign(k) {
  for (const x of [-14, 12]) {
    path(k, '#6f86c4', `M${x} 0.300V-58.500H${x + 2.4}V0.300Z`)
    path(k, '#3a478c', `M${x + 1.5} 0.300V-58.500H${x + 2.4}V0.300Z`)
  }
  path(k, '#6f86c4', 'M-14 -60.200H14.400V-57.900H-14Z')
  path(k, '#3a478c', 'M-14 -58.700H14.400V-57.900H-14Z')
  // The side of the box that we see from the left below.
  k.save()
  k.translate(0.9, 0.7)
  path(k, '#14184c', BOARD)
  k.restore()
  path(k, '#232c70', BOARD)
  inset(k, 0.973, 0.955, (c) => path(c, '#f4b93a', BOARD))
  inset(k, 0.93, 0.885, (c) => path(c, '#fff6df', BOARD))
  // The bulbs in the yellow edge: dots of one line.
  inset(k, 0.952, 0.92, (c) => {
    c.strokeStyle = '#fffbe6'
    c.lineWidth = 0.85
    c.lineCap = 'round'
    c.setLineDash([0.01, 2.047])
    c.stroke(new Path2D(BOARD))
    c.setLineDash([])
  })
  for (const [i, letter] of [...'WELCOME'].entries()) {
    const x = (i - 3) * 6.3
    const y = -52.6 + (i - 3) ** 2 * 0.18
    disc(k, '#232c70', x, y, 3.05)
    disc(k, '#fffdf4', x, y, 2.6)
    word(k, '#d22f3c', letter, x - 1.08, y - 1.9, 0.54, 0)
  }
  k.save()
  k.translate(-14.2, -42.2)
  k.transform(0.69, 0, -0.14, 0.69, 0, 0)
  for (const [x, d] of HAND) at(k, x, 0, 1, (c) => stroke(c, '#2a62b4', 1.05, d))
  k.restore()
  word(k, '#d22f3c', 'LAS', -21.6, -39.7, 1.14, 5.05)
  word(k, '#d22f3c', 'VEGAS', -3.6, -39.7, 1.14, 5.05)
  word(k, '#2a62b4', 'NEVADA', -10.4, -28.2, 0.64, 3.65)
  // The star stands over the bar, its long ray down.
  for (const [turn, long, wide, c] of [
    [0.39, 4.4, 1.3, '#ffd566'],
    [0, 6.4, 1.4, '#f0553c'],
  ])
    for (let i = 0; i < 4; i++) {
      const a = turn + (i * Math.PI) / 2 + (turn ? 0.4 : 0)
      const q = turn ? long : i === 1 ? long + 0.4 : long
      fill(k, c, [
        [Math.cos(a) * q, -63 + Math.sin(a) * q],
        [Math.cos(a + 1.57) * wide, -63 + Math.sin(a + 1.57) * wide],
        [Math.cos(a - 1.57) * wide, -63 + Math.sin(a - 1.57) * wide],
      ])
    }
  disc(k, '#fff3c8', 0, -63, 1.5)
}

/** A pink convertible of 1959 from behind, driving off to the left of us; wheels at 0, 12 wide. */
export function finnedCar(k) {
  path(
    k,
    'rgba(14,12,48,.62)',
    'M-6.600 0C-4 -0.500 4 -0.500 6.600 0C8.400 0.300 8.600 0.800 7 1.100C3 1.600 -3 1.600 -6.800 1.100C-7.800 0.800 -7.600 0.200 -6.600 0Z',
  )
  // Seen straight from behind: two tyres on the road.
  path(
    k,
    '#171436',
    'M-5.700 -1.200H-3.700V0.450C-4.200 0.750 -5.200 0.750 -5.700 0.450ZM3.700 -1.200H5.700V0.450C5.200 0.750 4.200 0.750 3.700 0.450Z',
  )
  // Screen, seats, and two seen from behind: short hair with its ears, long hair in the wind.
  path(k, '#9ab0dc', 'M-4.800 -4.800L-4.100 -7.800H4.100L4.800 -4.800Z')
  path(k, '#5a5c9c', 'M-4.300 -4.800L-3.700 -7.400H3.700L4.300 -4.800Z')
  for (const [x, neck, shirt] of [
    [-2, '#a8643c', '#e9e2d0'],
    [1.9, '#d99a78', '#2c9aa0'],
  ]) {
    path(k, neck, `M${x - 0.35} -6.600H${x + 0.35}V-5H${x - 0.35}Z`)
    path(
      k,
      shirt,
      `M${x - 1.4} -4.500C${x - 1.4} -5.700 ${x - 0.6} -5.600 ${x} -5.600C${x + 0.6} -5.600 ${x + 1.4} -5.700 ${x + 1.4} -4.500Z`,
    )
  }
  path(
    k,
    '#a8643c',
    'M-2.900 -7.100a0.200 0.320 0 1 0 0.400 0a0.200 0.320 0 1 0 -0.400 0ZM-1.500 -7.100a0.200 0.320 0 1 0 0.400 0a0.200 0.320 0 1 0 -0.400 0Z',
  )
  path(
    k,
    '#2b2038',
    'M-2.720 -6.900C-2.900 -8.400 -1.100 -8.400 -1.280 -6.900C-1.350 -6.400 -1.600 -6.200 -2 -6.200C-2.400 -6.200 -2.650 -6.400 -2.720 -6.900Z',
  )
  path(
    k,
    '#d8a050',
    'M1.150 -7.100C1.100 -8.500 2.700 -8.500 2.700 -7.100C2.800 -6.500 3.600 -6.300 4.300 -6.500C4 -5.900 3.200 -5.500 2.500 -5.600C2 -5.400 1.300 -5.600 1.200 -6.200Z',
  )
  path(
    k,
    '#f0c878',
    'M1.150 -7.100C1.120 -7.900 1.600 -8.150 1.950 -8.130C1.600 -7.500 1.550 -6.500 1.700 -5.560C1.400 -5.660 1.230 -5.880 1.200 -6.200Z',
  )
  path(
    k,
    '#8c2c58',
    'M-4.600 -4.400C-4.200 -5.200 -0.600 -5.200 -0.300 -4.400ZM0 -4.400C0.400 -5.200 3.600 -5.200 4.100 -4.400Z',
  )
  // Boot lid, fins with their lamps, bumper.
  path(
    k,
    '#f48aa4',
    'M-6.200 -7.300L-5.300 -4.700C-2.500 -4.300 2.500 -4.300 5.300 -4.700L6.200 -7.300C6.500 -5 6.500 -2.600 6.200 -1H-6.200C-6.500 -2.600 -6.500 -5 -6.200 -7.300Z',
  )
  path(
    k,
    '#c2527e',
    'M6.200 -7.300C6.500 -5 6.500 -2.600 6.200 -1H-6.200L-6.350 -2.400C-2 -2 3.500 -2.100 5 -3.200C5.600 -3.700 5.500 -4.600 5.300 -4.700Z',
  )
  for (const x of [-5.75, 5.75])
    for (const y of [-4.4, -3.6]) {
      disc(k, '#7c1834', x, y, 0.48)
      disc(k, '#ff5a3c', x, y, 0.34)
    }
  path(
    k,
    '#d6d8ec',
    'M-6.400 -1.700H6.400C6.600 -1.200 6.500 -0.800 6.200 -0.500H-6.200C-6.500 -0.800 -6.600 -1.200 -6.400 -1.700Z',
  )
  path(
    k,
    '#7c80b4',
    'M-6.450 -1H6.450C6.450 -0.800 6.350 -0.600 6.200 -0.500H-6.200C-6.350 -0.600 -6.450 -0.800 -6.450 -1Z',
  )
  path(k, '#fdf3d6', 'M-1.100 -3.100H1.100V-2.200H-1.100Z')
}
