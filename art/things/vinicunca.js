import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'

/** Vinicunca in a gap of the storm: bands that run down the face, folded by its gullies, and the snows of the Ausangate. */

/** A point on a polyline, 0 to 1. */
const along = (line, t) => {
  const q = Math.min(line.length - 1.0001, Math.max(0, t * (line.length - 1)))
  const i = Math.floor(q)
  const u = q - i
  return [0, 1].map((j) => line[i][j] + (line[i + 1][j] - line[i][j]) * u)
}

const CREST = points('-8 57 8 52.500 24 46.500 40 39.500 54 32 67 24.500 78 18 87 13.500 95 11.500')
const FOOT = points('-8 66 14 70.500 36 75 58 79 78 82.500 96 85.500 110 87.500 122 88.500 131 89')
/** Gullies: where one starts on the crest, how wide its shade side grows, where it begins down the slope. */
const GULLIES = [
  [0.16, 0.02, 0.3],
  [0.345, 0.034, 0.12],
  [0.6, 0.04, 0.2],
  [0.73, 0.018, 0.5],
  [0.94, 0.036, 0.26],
]
/** Water runs straighter down than the bands do: the face spreads like a fan. */
const drift = (g) => 0.02 + 0.14 * g
const wind = (g, t) => Math.sin(t * 6 + g * 9) * 0.012 * t

/** A point of the face: p along the crest, t down the slope, hollow towards its foot. */
const face = (p, t) => {
  const [a, b] = [along(CREST, p), along(FOOT, p)]
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * (1 - (1 - t) ** 1.28)]
}

/** How far the gullies carry a band aside. */
const fold = (p, t) => {
  let d = 0
  for (const [g, wide, from] of GULLIES) {
    const x = p + drift(g) * t - wind(g, t) - g
    const deep = Math.min(1, Math.max(0, (t - from) * 1.6)) * wide
    // Steep on the side in shade, long on the side in the sun.
    const reach = x < 0 ? 0.045 : 0.11
    if (Math.abs(x) < reach) d += (1 - Math.abs(x) / reach) * deep * 0.9
  }
  return d + Math.sin(p * 11 + t * 2.4) * 0.008
}

const [RUST, RED, WINE] = [
  ['#c8644c', '#743858'],
  ['#b44c4c', '#682c54'],
  ['#983c4c', '#582450'],
]
const [SAND, GOLD, CREAM] = [
  ['#e49c5c', '#885060'],
  ['#f2c46c', '#946468'],
  ['#f8e4b8', '#a08494'],
]
const [TEAL, SAGE, ROSE] = [
  ['#78a8a0', '#4c6484'],
  ['#a4bca0', '#5c7088'],
  ['#d88c7c', '#844c68'],
]
/** From left to right: a colour and its width along the crest. */
const BANDS = [
  [RUST, 0.08],
  [SAND, 0.03],
  [TEAL, 0.05],
  [CREAM, 0.02],
  [RED, 0.05],
  [GOLD, 0.05],
  [ROSE, 0.025],
  [SAGE, 0.05],
  [CREAM, 0.016],
  [WINE, 0.05],
  [SAND, 0.04],
  [GOLD, 0.045],
  [CREAM, 0.018],
  [TEAL, 0.075],
  [SAGE, 0.02],
  [RUST, 0.03],
  [GOLD, 0.07],
  [SAND, 0.02],
  [RED, 0.06],
  [CREAM, 0.02],
  [TEAL, 0.03],
  [ROSE, 0.03],
  [GOLD, 0.07],
  [CREAM, 0.024],
  [RUST, 0.05],
  [RED, 0.08],
  [SAND, 0.018],
  [WINE, 0.3],
]

function bands(k, tone) {
  const N = 64
  const edge = (c) =>
    Array.from({ length: N + 1 }, (_, i) => face(c - 0.06 + fold(c, i / N) + 0.09 * (i / N), i / N))
  let c = -0.1
  for (const [tones, wide] of BANDS) {
    fill(k, tones[tone], [...edge(c - 0.003), ...edge(c + wide).reverse()])
    c += wide
  }
}

function clipped(k, line, draw) {
  k.save()
  k.clip(new Path2D(`M${line.map((p) => p.join(' ')).join('L')}Z`))
  draw()
  k.restore()
}

export function flank(k) {
  const whole = [...CREST, ...[...FOOT].reverse()]
  fill(k, '#a03c4c', whole)
  clipped(k, whole, () => {
    bands(k, 0)
    // The shadow of the storm has reached the foot: its edge sinks into each gully and climbs each rib.
    const edge = []
    for (let i = 0; i <= 120; i++) {
      const p = i / 100 - 0.1
      edge.push(
        face(
          p,
          Math.min(1, 0.56 + 0.3 * p + Math.sin(p * 15 + 1) * 0.035 + Math.sin(p * 37) * 0.018),
        ),
      )
    }
    clipped(k, [...edge, [140, 94], [-10, 94]], () => bands(k, 1))
  })
}

/** The side that looks away from the sun: the same bands, few and dark, then the long shoulder. */
export function shadeSide(k) {
  fill(
    k,
    '#54244c',
    points(
      '90 13.500 94.600 11.600 101 13.500 110 20 122 30 136 38 150 43 166 47 166 94 124 94 118 80 104 48 96 26',
    ),
  )
  fill(
    k,
    '#642c50',
    points('101 13.500 110 20 119 27.600 127 46 138 68 152 94 140 94 128 66 114 38 105 21'),
  )
  fill(
    k,
    '#486080',
    points('96.500 12.300 99.500 13 107 29 119 54 134 89 131.600 90 115.500 54 104 29'),
  )
  fill(
    k,
    '#8c5464',
    points('99.500 13 101.400 13.700 109.500 30 122 54 138.500 89 134 89 119 54 107 29'),
  )
  fill(k, '#743450', points('122 30 136 38 142 47 154 62 166 72 166 58 156 47.500 150 43 136 38'))
  fill(k, '#4c204c', points('127 34 132 46 142 62 156 82 160 94 150 94 140 72 130 52'))
}

/** The Ausangate: ice on one long ridge, its faces turned to the sun on the left. */
export function ausangate(k) {
  fill(
    k,
    '#8ca8cc',
    points(
      '-6 44 -6 27 2 24 9 25.500 17 18 24 12.500 29 14.500 34 9.500 40 13.500 46 19 52 20.500 59 26 68 29 78 36 78 46',
    ),
  )
  const lit = [
    '-6 27 2 24 5 28 -1 32 -6 34',
    '9 25.500 17 18 24 12.500 25.500 17 22 21 24.500 25 18 28 12 34 4 36 10 30',
    '29 14.500 34 9.500 35.500 14.500 33 19 36.500 24 31 29 27 35 21 37 27 29 26 23',
    '46 19 52 20.500 50 24.500 53 28.500 47 33 40 36.500 45 29 43 24',
    '59 26 68 29 64 32 60 36.500 54 38 58 31.500',
  ]
  for (const line of lit) fill(k, '#fff2dc', points(line))
  fill(
    k,
    '#5c78ac',
    points('34 9.500 40 13.500 42 19 40 24 43 30 38 35 37 28 39 24 35.500 19 35.500 14.500'),
  )
  fill(k, '#5c78ac', points('24 12.500 27 14 26.500 19 28 23 25 28 24.500 25 22 21 25.500 17'))
  fill(
    k,
    '#4c5c90',
    points('-6 38 4 37 13 34.500 22 38 31 35 40 38 50 36 60 39 70 36 82 42 82 60 -6 60'),
  )
  fill(k, '#64507c', points('-6 44 6 41.500 18 42.500 30 39.500 42 41 52 38.500 60 42 60 62 -6 62'))
  path(k, '#7c5c80', 'M-6 45.500L6 42.800L16 44L8 48L-6 50Z')
}
