// Ngorongoro from its southern rim, laid out in kilometres: the level wall all round, the floor, Lake Magadi, the shadow of the eastern wall.
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'
import { smooth } from './leaf-edge.js'

const F = 98
const RIM = 31
/** The eye stands on the rim, twice as high over the floor as in truth, so that the bowl shows. */
const EYE = 1.25
const CENTRE = 84

/** A point of the floor: X to the east, Z away from us, Y above it. */
export const ground = (X, Z, Y = 0) => [CENTRE + (F * X) / Z, RIM + (F * (EYE - Y)) / Z]
const area = (list, n = 7) => smooth(points(list), n).map(([X, Z]) => ground(X, Z))

/** Old volcanoes beyond the wall, pale. */
export function volcanoes(k) {
  fill(k, '#a9bfc4', [
    ...smooth(
      points(
        '-8 29 8 27 24 22.500 34 18.600 38 17.600 46 17.800 50 19 60 23.500 76 27.600 92 29.600 104 31',
      ),
    ),
    [104, 36],
    [-8, 36],
  ])
  fill(k, '#d5cfb8', [
    ...smooth(points('46 17.800 50 19 60 23.500 76 27.600 92 29.600 104 31 80 30 64 27 54 22.500')),
    [46, 17.8],
  ])
  fill(k, '#bccabf', [
    ...smooth(points('92 31 104 28.600 114 26 120 25.200 128 26.600 140 29 152 30.500 170 31')),
    [170, 36],
    [92, 36],
  ])
}

/** The foot of the wall on the picture, from west to east, and its brow. */
const FOOT = points(
  '-10 58 0 54 10 51 22 48.400 36 46 52 44.200 70 43 88 42.600 106 42.800 122 43.800 136 46 148 49.400 158 53.600 170 59',
)
const BROW = points(
  '-10 23.500 0 25 12 27.400 24 28.600 34 30.400 46 30 58 31.200 72 30.600 84 31.600 96 31 108 30.400 118 31.400 128 30.400 138 30.400 148 28 158 25.600 170 21.600',
)

const at = (line, x) => {
  const i = Math.max(
    1,
    line.findIndex((p) => p[0] >= x),
  )
  const [[ax, ay], [bx, by]] = [line[i - 1], line[i]]
  return ay + ((by - ay) * (x - ax)) / (bx - ax)
}

/** Folds of the far wall, each between two lines from brow to foot: where they start and end above, where below. */
const FOLDS = points('-10 3 -26 -6 17 31 8 41 52 59 47 57 70 88 72 99 108 114 112 124', 4)

/** The wall: one level band in the sun, its west warm, its east already pale; woods along the brow, broad folds. */
export function wall(k) {
  const face = k.createLinearGradient(0, 0, 124, 0)
  for (const [t, c] of [
    [0, '#dfc88e'],
    [0.45, '#d3c898'],
    [1, '#aec0ac'],
  ])
    face.addColorStop(t, c)
  fill(k, face, [...smooth(BROW), ...smooth(FOOT).reverse()])
  const wood = BROW.map(([x, y], i) => [
    x,
    y + (at(FOOT, Math.min(168, x)) - y) * (0.3 + 0.12 * Math.sin(i * 2.1)),
  ])
  fill(k, 'rgba(120,150,128,.55)', [...smooth(BROW), ...smooth(wood).reverse()])
  // Every other fold turns from the sun: a mild tone, broad and narrow ones in turn.
  for (const [x0, x1, foot0, foot1] of FOLDS) {
    const side = (x, foot, bow) =>
      [0, 0.35, 0.7, 1].map((t) => {
        const px = x + (foot - x) * t + bow * Math.sin(Math.PI * t)
        const top = at(BROW, x) + 0.3
        const low = at(FOOT, Math.max(-9, Math.min(169, foot))) + 0.2
        return [px, top + (low - top) * t]
      })
    fill(k, 'rgba(112,142,132,.34)', [
      ...smooth(side(x0, foot0, 1.6), 4),
      ...smooth(side(x1, foot1, -1.2), 4).reverse(),
    ])
  }
  // The eastern wall comes round to us in three deepening steps.
  fill(k, '#557f8f', [
    ...smooth(points('116 31 122 30.600 130 29 142 29 150 26 160 23.500 172 19')),
    [172, 60],
    ...smooth(points('160 54.600 150 50.400 138 46.600 128 44.600 122 43.800 124 38 120 33.500')),
  ])
  fill(k, '#3f697f', [
    ...smooth(points('134 29 142 28.600 150 26 160 23.500 172 19')),
    [172, 66],
    ...smooth(points('164 57 154 52 146 49 139 46.800 144 41 140 34')),
  ])
  fill(k, '#2e556f', [
    ...smooth(points('150 26 160 23.500 172 19')),
    [172, 70],
    ...smooth(points('168 59 160 55 153 51.600 158 43 153 33')),
  ])
  // The sun comes over its brow: one thin line of gold.
  const brow = smooth(points('116 31 122 30.600 130 29 142 28.800 150 26 160 23.500 172 19'))
  const thick = (x) => 0.75 * Math.min(1, Math.max(0, (x - 114) / 12))
  fill(k, '#ffe6a8', [
    ...brow.map(([x, y]) => [x, y - thick(x) * 0.5]),
    ...[...brow].reverse().map(([x, y]) => [x, y + thick(x) * 0.5]),
  ])
}

/** Outside the crater the land lies under morning cloud, level as a sea; the brow holds it back. */
export function cloudSea(k) {
  fill(k, '#c9d2cd', [
    ...smooth(
      points(
        '-10 24.600 4 24 14 25 26 24.400 36 25.800 50 25.200 60 26.600 74 26.200 88 27.600 100 27.400 116 28.800 134 30',
      ),
    ),
    [134, 36],
    [-10, 36],
  ])
  fill(k, '#ece3ce', [
    ...smooth(
      points(
        '-10 26.800 8 26.600 20 27.400 32 26.800 46 27.800 58 27.400 70 28.600 82 28.200 96 29.400 110 29.200 126 30.400',
      ),
    ),
    [126, 36],
    [-10, 36],
  ])
  fill(k, '#fff4dc', [
    ...smooth(
      points('-10 29.400 10 28.800 30 29.400 44 29 58 29.400 74 29.200 90 30 104 30 112 31'),
    ),
    [112, 36],
    [-10, 36],
  ])
}

/** Grass in the sun in three large sweeps, the salt lake, the wood of Lerai. */
export function floor(k) {
  fill(k, '#e8d28c', [...smooth(FOOT), [172, 96], [-10, 96]])
  fill(k, '#dfca6c', [...area('-14 8 -6 8.800 0 8.300 5 8.900 12 8', 7), [172, 96], [-10, 96]])
  fill(k, '#cbbd5a', [
    ...area('-8 5.600 -4.500 6.600 -1 5.900 2 6.400 6 5.600'),
    [172, 96],
    [-10, 96],
  ])
  fill(k, '#b3ae4e', [
    ...area('-4 3.900 -2.400 4.300 -0.600 3.700 1.600 4 4 3.600'),
    [172, 96],
    [-10, 96],
  ])
  // Lake Magadi with its bays: salt, the rose of flamingos, water with the sky in it.
  const shore =
    '-2.900 6.500 -2.300 6.950 -1.600 6.900 -1.050 7.350 -0.100 7.500 0.600 7.250 1.300 7.420 2.050 7.050 2.200 6.600 1.500 6.350 1.200 5.950 0.500 5.850 0.050 6.050 -0.500 5.800 -1.200 5.550 -1.900 5.700 -2.150 6.050 -2.900 6.500'
  const rose =
    '-2.450 6.420 -1.900 6.780 -1.400 6.650 -0.900 7.120 -0.100 7.280 0.550 7.050 1.200 7.200 1.750 6.920 1.850 6.640 1.200 6.420 0.950 6.080 0.500 6.020 0.050 6.240 -0.600 5.960 -1.200 5.720 -1.700 5.860 -1.900 6.150 -2.450 6.420'
  const water =
    '-2.300 6.450 -1.850 6.720 -1.350 6.600 -0.850 7.060 -0.100 7.220 0.550 6.990 1.150 7.120 1.650 6.880 1.700 6.680 1.100 6.480 0.850 6.180 0.480 6.120 0.050 6.340 -0.650 6.060 -1.180 5.840 -1.600 5.960 -1.780 6.220 -2.300 6.450'
  fill(k, '#fff3d6', area(shore))
  fill(k, '#f2a294', area(rose))
  fill(k, '#8fbccb', area(water))
  fill(
    k,
    '#dfeadd',
    area('-0.900 6.850 -0.100 7.050 0.500 6.880 0.900 6.920 0.400 6.680 -0.300 6.700 -0.900 6.850'),
  )
}

/** Beasts on the plain, a few in loose groups, each with its long shadow. */
export function herds(k) {
  const r = random(31)
  for (const [X, Z, n, spread] of [
    [-0.75, 4.7, 8, 0.3],
    [0.25, 4.9, 6, 0.24],
    [-1.05, 3.7, 5, 0.16],
  ])
    for (let i = 0; i < n; i++) {
      const [x, y] = ground(X + (r() - 0.5) * spread * 2, Z + (r() - 0.5) * spread)
      const q = (F / Z) * 0.012 * (0.7 + r() * 0.5)
      fill(k, '#8a8f4a', [
        [x, y],
        [x - q * 7, y + q * 0.3],
        [x - q * 7, y - q * 0.3],
        [x, y - q * 0.5],
      ])
      path(
        k,
        '#4a4a3c',
        `M${x - q} ${y}V${y - q * 1.1}L${x + q * 1.2} ${y - q * 1.3}V${y}H${x + q * 0.8}V${y - q * 0.6}H${x - q * 0.6}V${y}Z`,
      )
    }
}

/** The shadow of the eastern wall, its edge the outline of the rim; the brook that comes out of it into the sun. */
export function eastShade(k) {
  const edge = smooth(
    points(
      '124 43.300 117 46 113.500 48.400 116 50.600 119 52.800 113 56 107.500 60 108 64.500 104 70 97 76 91 83 84 96',
    ),
    8,
  )
  fill(k, '#3d717f', [
    ...edge,
    [172, 96],
    [172, 58],
    ...smooth(points('160 53.200 148 48.800 136 45.400 124 43.300')),
  ])
  fill(k, '#336479', [
    ...smooth(points('172 66 154 64.600 141 66.400 133 70 136 74 126 79 121 85 116 96')),
    [172, 96],
  ])
  const line = smooth(
    points(
      '1.800 6.700 2.300 6.500 2.250 6.100 2.700 5.700 2.600 5.200 3 4.800 2.750 4.350 2.900 4 3.400 3.700 3.250 3.300 3.700 3 4.600 2.800',
    ),
    8,
  )
  const wide = (Z) => 0.035 + 0.008 * (7 - Z)
  fill(k, '#a8d0cc', [
    ...line.map(([X, Z]) => ground(X - wide(Z) * 0.5, Z + wide(Z) * 0.5)),
    ...line.map(([X, Z]) => ground(X + wide(Z) * 0.5, Z - wide(Z) * 0.5)).reverse(),
  ])
}
