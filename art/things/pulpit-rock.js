import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { clamp } from '../core/noise.js'
import { random } from '../core/random.js'

/** Metres from the eye: to the right, up, ahead. The horizon of the field stands at 20, the fiord lies 614 below the eye. */
const WATER = -614
const seen = (X, Y, Z) => [80 + (X * 170) / Z, 20 - (Y * 170) / Z]
const far = (c, Z) => blend(c, '#f4d8c4', clamp((Z - 1400) / 16000, 0, 0.9) ** 0.62)

const along = (a, b, t) => a.map((v, n) => v + (b[n] - v) * t)

/** One wall of the fiord: ribs [Z, X at the water, X at its top, its height over the eye], near to far. Each has a face to us, an edge turned to the water and birches at its foot. */
function wall(k, ribs, [toUs, edge, birch], seed) {
  const r = random(seed)
  for (let i = ribs.length - 2; i >= 0; i--) {
    const [z, x, X, y] = ribs[i]
    const [zn, xn, Xn, yn] = ribs[i + 1]
    const out = Math.sign(x - X)
    // The hollow between two ribs lies a little back and lower.
    const t = 0.25 + r() * 0.3
    const zg = z + (zn - z) * t
    const low = along([x, WATER, z], [xn, WATER, zn], t)
    low[0] -= out * z * (0.01 + r() * 0.03)
    const high = along([X, y, z], [Xn, yn, zn], t)
    high[1] -= 30 + r() * 110
    const [an, bn] = [
      [xn, WATER, zn],
      [Xn, yn, zn],
    ]
    const [cn, c] = [along(an, bn, 0.45 + r() * 0.25), along(low, high, 0.5)]
    cn[0] += out * zn * (0.015 + r() * 0.02)
    const face = (tone, list) =>
      fill(
        k,
        far(tone, zg),
        list.map((p) => seen(...p)),
      )
    // The near rib closes the hollow behind it; then the face that looks at us.
    face(edge, [[x, WATER, z], [X, y, z], high, low])
    face(toUs, [low, c, high, bn, cn, an])
    const turn = (p, q, d) => along(p, q, d + r() * 0.16)
    const brow = along(bn, high, 0.28 + r() * 0.3)
    face(edge, [an, cn, bn, brow, turn(cn, c, 0.16), turn(cn, c, 0.3), turn(an, low, 0.08)])
    const trees = [an]
    for (let n = 0; n <= 5; n++) {
      const foot = along(an, low, n / 5)
      const rise = 0.14 + r() * 0.2
      trees.push(along(foot, along(bn, high, n / 5), rise))
    }
    face(birch, [...trees, low])
  }
}

const SOUTH = [
  [1150, 760, 1300, 60],
  [1560, 690, 1240, 40],
  [2450, 900, 1560, 210],
  [2900, 790, 1400, 60],
  [4600, 1060, 1900, 330],
  [5300, 900, 1600, 130],
  [7900, 900, 2100, 420],
  [10500, 420, 1700, 260],
  [15000, -300, 1500, 460],
]
const NORTH = [
  [1500, -260, -900, 110],
  [2200, -330, -900, 260],
  [3100, -180, -860, 230],
  [4400, -300, -1000, 360],
  [6200, -160, -1200, 400],
  [8800, -500, -1900, 520],
  [13000, -1400, -3200, 560],
]

/** The fiord far below, from us to its bend, between its two walls. */
export function fiord(k) {
  const g = k.createLinearGradient(0, 26, 0, 90)
  for (const [t, c] of [
    [0, '#e4d8c0'],
    [0.12, '#9ccac0'],
    [0.42, '#3c98a8'],
    [1, '#186484'],
  ])
    g.addColorStop(t, c)
  // What lies at the end of the fiord.
  path(
    k,
    '#e8ccc4',
    'M30 22L48 17L55 15.500L62 13.800L68 15L77 9.800L84 12L90 14.600L102 15.500L118 13L130 22V34H30Z',
  )
  path(
    k,
    '#fff4e4',
    'M55 15.500L62 13.800L68 15L77 9.800L84 12L90 14.600L102 15.500L94 16.400L86 14.800L83 16.600L77 13.600L74 16.200L68 17.400L62 16.200Z',
  )
  fill(k, g, points('20 26 164 26 164 94 20 94'))
  const shade = SOUTH.slice(0, -1).map(([Z, x]) => seen(x - 0.07 * Z - 40, WATER, Z))
  fill(k, 'rgba(40,56,104,.42)', [...shade, [164, 30], [164, 94]])
  wall(k, NORTH, ['#68709c', '#565c90', '#4c6484'], 4)
  wall(k, SOUTH, ['#e8b894', '#96789c', '#7c9478'], 9)
}

/** The ferry on the fiord with its wake, 600 m below; it sails away from us. */
export function ship(k) {
  const [x, z] = [500, 2350]
  const on = (side, back) => seen(x - back * 0.2 + side, WATER, z - back)
  // A white trail behind the screw, and two low waves that open to the sides.
  for (const m of [-1, 1])
    fill(k, 'rgba(220,248,244,.5)', [on(m * 4, 20), on(m * 92, 640), on(m * 62, 500)])
  fill(k, 'rgba(244,255,250,.8)', [on(-9, 0), on(9, 0), on(14, 200), on(2, 520), on(-12, 200)])
  const [a, b] = on(0, 0)
  path(
    k,
    '#fff4e8',
    `M${a - 0.9} ${b - 0.2}L${a - 0.5} ${b - 1.6}L${a} ${b - 2.1}L${a + 0.5} ${b - 1.6}L${a + 0.9} ${b - 0.2}Q${a} ${b + 0.3} ${a - 0.9} ${b - 0.2}Z`,
  )
  path(k, '#d84c3c', `M${a - 0.5} ${b - 0.9}H${a + 0.5}V${b - 0.4}H${a - 0.5}Z`)
}

/** The pulpit: a level block of granite, 25 m wide, its face to the evening in the sun, the one over the fiord in shade. */
export function pulpit(k) {
  // The hill it broke from: heath in the sun above, the shade of our own mountain below.
  path(k, '#566488', 'M-4 8L8 5L20 9L30 14L37 21L46 27L58 31.500L70 35.800L66 60L-4 94Z')
  path(k, '#4c587e', 'M-4 40L12 44L24 54L30 66L22 94H-4Z')
  path(
    k,
    '#a8a474',
    'M-4 8L8 5L20 9L30 14L37 21L46 27L58 31.500L68 35.200L58 37L48 37.600L41 33L30 29L20 21.500L8 19L-4 20Z',
  )
  path(k, '#e4b894', 'M8 5L20 9L30 14L37 21L46 27L40 26.500L31 21L22 17.500L13 12L2 11.500L-4 8Z')
  path(k, '#7c8474', 'M20 9L30 14L37 21L33 20.400L26 16L19 13.500Z')
  path(k, '#6c7890', 'M14 36L24 38L32 43L36 52L30 47L20 42Z')
  fill(k, '#4c587e', points('34 56 40 46 40 94 26 94 26 70'))
  // The face over the fiord, in shade.
  fill(
    k,
    '#464a78',
    points('80 44.600 84 45 104 38.500 105 46 102.600 54 104 62 100.600 70 101.600 80 99 94 78 94'),
  )
  fill(k, '#565c8c', points('84 45 91 42.700 92 52 90.600 66 91.600 94 78 94 80 44.600'))
  fill(
    k,
    '#363a68',
    points(
      '97 40.800 104 38.500 105 46 102.600 54 104 62 100.600 70 101.600 80 99 94 96 94 97.600 72 96.400 58',
    ),
  )
  // The face to the sun.
  fill(k, '#e8a880', points('38 43 60 44 84 45 82.600 56 83.400 70 81.600 94 26 94 30 66'))
  fill(
    k,
    '#f8cc9c',
    points('64 44.200 84 45 82.600 56 83.400 70 81.600 94 70 94 71 74 67.600 62 68.600 52'),
  )
  fill(k, '#d08c78', points('38 43 50 43.600 49 56 52 68 49.600 94 26 94 30 66'))
  fill(k, '#a06c78', points('38 43 42 43.200 40.600 58 43 72 38 94 26 94 30 66'))
  // Cracks, and the ledges that throw a shadow.
  fill(
    k,
    '#885c74',
    points('58.800 44 60.200 44 61 60 58.600 78 59.600 94 57.800 94 57.200 78 59.800 60'),
  )
  fill(k, '#c88870', points('68.600 52 76 52.500 82.900 51.600 82.700 54 77 53.600'))
  fill(k, '#c88870', points('71 74 77 72.800 83.200 72.600 83 73.400 78 74.200 70.900 76.400'))
  fill(k, '#b47c74', points('49 56 54 56.400 60 56.200 55 57.400 49.400 58.400'))
  fill(k, '#b47c74', points('50.600 80 54 79.800 57.800 79.400 58 81.600 54 80.800'))
  // The top, with the gap that runs across it.
  fill(k, '#fff0d4', points('38 43 44 40.400 53 37.600 66 36.200 84 36.600 104 38.500 84 45 60 44'))
  fill(k, '#f4d8b4', points('38 43 44 40.400 53 37.600 60 36.850 57.400 40.200 58.800 44'))
  fill(
    k,
    '#a87880',
    points('58.800 44 57.300 40.300 60 36.850 60.500 36.800 58.200 40.200 60.200 44'),
  )
  stroke(k, '#dcb89c', 0.25, 'M74 44.600L76.500 41L75.500 38.600L78 36.500')
}

/** Where we stand: a ledge, and the stone with the red T of the marked paths. */
export function ledge(k) {
  path(k, '#c89c80', 'M-4 73L10 71.500L24 72.600L38 74.500L50 78L55 80.500L52 86L30 94H-4Z')
  path(k, '#94a06c', 'M-4 73L10 71.500L18 72.200L13 74.600L4 76.400L-4 77Z')
  path(k, '#24284c', 'M-4 89L8 87.500L22 87L36 84.800L46 82.800L55 80.500L53 85L54.600 94H-4Z')
  path(k, '#383e68', 'M22 87L36 84.800L46 82.800L55 80.500L53 85L46 87L42 94H30L24 90Z')
  // The stone throws its shadow away from the evening sun.
  path(k, '#8c6878', 'M36 80.600L41 80.800L51 79.400L47 78.600L41 79Z')
  path(
    k,
    '#e8c4a0',
    'M34.600 80.600L35.200 74.600L37 73L39.600 74.200L40.200 80.800Q37 81.600 34.600 80.600Z',
  )
  path(
    k,
    '#8c6c80',
    'M39 73.900L39.600 74.200L41.600 75.600L42.200 80.300L40.200 80.900L39.600 76Z',
  )
  path(
    k,
    '#d8402c',
    'M35.800 75.400L38.900 75.600V76.500L37.800 76.450L37.900 79.600L36.900 79.550L36.850 76.400L35.700 76.300Z',
  )
}
