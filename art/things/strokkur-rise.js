// The valley of Strokkur after a shower: hills, the shelves of its shield of sinter, the rope.
import { fill, path, points, rough, stroke } from '../core/field.js'

export const HORIZON = 58
/** The eye is 3.5 m above the shield; the vent lies 40 m away at 84. */
const F = 120
const EYE = 3.5
const VENT = 40
/** A point of the ground in metres: to the right of the vent, away from us, up. */
export const P = (x, z, y = 0) => [84 + (x * F) / z, HORIZON + ((EYE - y) * F) / z]
export const metre = (z) => F / z

/** A ring on the ground about the vent, uneven like poured stone. */
function ring(radius, seed, wide = 0.05) {
  const out = []
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * Math.PI * 2
    const q =
      radius *
      (1 +
        wide * Math.sin(a * 3 + seed) +
        wide * 0.7 * Math.sin(a * 5 + seed * 2.3) +
        wide * 0.4 * Math.sin(a * 11 + seed))
    out.push(P(Math.cos(a) * q, VENT + Math.sin(a) * q))
  }
  return out
}

/** After the shower: a slate sky that opens at its foot, the rust hill Laugarfjall, a pale mountain. */
export function country(k) {
  const g = k.createLinearGradient(0, -4, 0, HORIZON)
  for (const [a, c] of [
    [0, '#1d3a5c'],
    [0.5, '#3d6c86'],
    [0.8, '#8fb4b0'],
    [0.93, '#ecdcae'],
    [1, '#f8e6b8'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-6 -6H168V62H-6Z')
  // Far table mountain with old snow, its left side in the sun.
  fill(k, '#93a9ac', [
    ...rough(points('60 60 76 53 84 50 92 48.500 118 48 126 50 140 54.500 168 57'), 0.16, 3),
    [168, 60],
  ])
  fill(
    k,
    '#e4e2cc',
    rough(
      points(
        '87 49.500 92 48.500 104 48.200 118 48 126 50 131 51.500 126 51.300 123 52.600 121.500 51.400 117 50.800 114.500 53.400 112 56 112.400 52.400 108 50.600 104.500 51.400 102.500 54.600 101 51 97 50.400 93.500 52.200 92 50.600 89 51.800',
      ),
      0.14,
      4,
    ),
  )
  fill(
    k,
    '#7d93a2',
    rough(
      points('118 48.200 126 50 140 54.500 168 57 168 60 122 60 119 56 120.500 52.500'),
      0.14,
      5,
    ),
  )
  fill(k, '#e4e2cc', rough(points('118 48 126 50 131 51.500 125.500 51 121 50.200'), 0.1, 6))
  // Laugarfjall: moss in the sun on the left of each spur, violet rock on its right.
  fill(k, '#4d4a60', [
    ...rough(
      points(
        '-8 47 0 43 8 38.500 14 36.200 20 37 26 39.500 31 40.500 37 39.200 43 42.500 50 48 58 52.500 68 56.500',
      ),
      0.2,
      6,
    ),
    ...points('68 60 -8 60'),
  ])
  for (const [c, t] of [
    [
      '#93914a',
      '-8 47 0 43 8 38.500 14 36.200 17 36.600 15.500 39.500 18 42.500 17 46 20.500 49.500 20 53 24 56 25 60 -8 60',
    ],
    [
      '#8b8a4c',
      '31 40.500 37 39.200 38.500 40 37.500 43 40.500 46.500 40 50 44.500 53.500 45 57 50 60 29 60 30.500 56 28 53 30 49 28.500 46 31 43.500',
    ],
    ['#bcab58', '-8 49 -2 45.500 5 41.500 11 38.600 9 42.500 11.500 46 8.500 50 11 54 8 60 -8 60'],
    [
      '#b3a454',
      '31.500 43 35 41 34 45 36.500 48.500 34.500 52 37 56 36 60 31.500 60 33 56 30.800 53 32.500 49 30.500 46',
    ],
    [
      '#3f4056',
      '22 38 26 39.500 30 40.600 28 44 29.500 48 27 52 28.500 56 27 60 25 60 24 55 25.500 50 23 46 24.500 42',
    ],
    ['#3f4056', '46 44.800 50 48 58 52.500 68 56.500 68 60 56 60 52 56 53 52.500 48.500 49'],
  ])
    fill(k, c, rough(points(t), 0.16, t.length))
}

/** The shield: turf at its edge, wet sinter about the vent, the sheet that runs off towards us and carries the sky. */
export function shield(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 92)
  for (const [a, c] of [
    [0, '#cdb878'],
    [0.2, '#ac8450'],
    [1, '#6c463c'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-8 58C20 57.600 50 58.200 80 57.800C110 57.500 140 58.200 170 57.800V98H-8Z')
  // Birch scrub hides where the slopes end.
  fill(k, '#5a5a48', [
    ...rough(
      points('-8 56.600 6 56 16 56.800 30 56.200 44 57 58 56.400 70 57.200 84 57.600'),
      0.5,
      9,
    ),
    ...points('84 58.600 -8 59.200'),
  ])
  fill(k, '#8f9c58', points('-8 58.600 20 58.200 46 59 60 60 40 60.800 18 60.600 -8 61.600'))
  fill(k, '#8f9c58', points('112 59.600 134 58.800 168 58.600 168 61 150 60.600 130 61'))
  // Each shelf of the shield is a hand lower than the one inside it: a shaded lip towards us.
  for (const [radius, seed, wide, lip, top] of [
    [21.5, 1, 0.11, '#8f5a3a', '#b98048'],
    [17.4, 4, 0.1, '#94603f', '#c8935a'],
    [15.2, 2, 0.08, '#8a6a58', '#8fa9a2'],
    [11.4, 6, 0.07, '#7d9c9c', '#a3c0b6'],
    [8.2, 3, 0.06, '#6a98a0', '#7fb2b4'],
  ]) {
    fill(
      k,
      lip,
      ring(radius, seed, wide).map(([x, y]) => [x, y + (y > 68 ? (y - 68) * 0.035 + 0.12 : 0)]),
    )
    fill(k, top, ring(radius, seed, wide))
  }
}

/** The film of water that the burst has spread over the inner shelves. */
export const film = () => ring(15.2, 2, 0.08)

/** Moss that has come back where no foot goes: low cushions in the near corners. */
export function moss(k) {
  for (const [dark, light, t] of [
    ['#55562f', '#8a8c44', '96 92 104 86.500 116 84.500 130 85.300 146 83 168 82 168 98'],
    ['#55562f', '#8a8c44', '-8 79 0 78.400 5 79.200 3 80.200 -8 81'],
  ]) {
    const list = rough(points(t), 0.5, 3)
    fill(
      k,
      dark,
      list.map(([x, y]) => [x, y + 0.9]),
    )
    fill(k, light, list)
  }
  fill(k, '#737a3c', rough(points('112 98 122 90.500 138 88.500 156 89 168 87.500 168 98'), 0.5, 8))
}

/** Water on the stone: what the last burst threw out runs off and mirrors the light sky. */
export function sheet(k) {
  for (const [c, t] of [
    [
      '#6f98a4',
      '-5.200 36.500 -8.500 32 -9 27.500 -11.500 23.500 -11 20 -13.200 17.200 -12 14.400 -12.600 12.200 -9.400 12.200 -8.800 14.400 -9.600 17 -7.400 20 -7.600 23.500 -5 27.500 -4.400 32 -0.500 34.500',
    ],
    [
      '#b9cfc8',
      '-5.400 34 -7.700 28 -10.300 23.500 -10 20 -12.300 17.200 -11.300 14.600 -10.900 14.800 -11.500 17.200 -9.300 20 -9.700 23.500 -7.200 28 -5.200 33',
    ],
  ]) {
    const list = points(t).map(([x, z]) => P(x - (36 - z) * 0.34, z))
    k.fillStyle = c
    k.beginPath()
    k.moveTo(...list[0])
    for (let i = 1; i <= list.length; i++) {
      const [a, b] = [list[i % list.length], list[(i + 1) % list.length]]
      k.quadraticCurveTo(a[0], a[1], (a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    }
    k.fill()
  }
}

/** The rope that keeps people at a distance: irons in the ground, a line that sags between them. */
export function rope(k, text) {
  const list = points(text)
  for (const [x, z] of list) {
    const [px, py] = P(x, z)
    const q = metre(z)
    stroke(k, 'rgba(58,34,44,.5)', q * 0.06, `M${px} ${py}l${q * 0.95} ${q * 0.06}`)
    stroke(k, '#3a2632', q * 0.07, `M${px} ${py}v${-q * 0.75}`)
    stroke(k, '#e8b878', q * 0.03, `M${px - q * 0.03} ${py}v${-q * 0.72}`)
  }
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b] = [P(list[i][0], list[i][1], 0.7), P(list[i + 1][0], list[i + 1][1], 0.7)]
    const q = metre((list[i][1] + list[i + 1][1]) / 2)
    stroke(
      k,
      '#f4e0b8',
      q * 0.035,
      `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + q * 0.24} ${b[0]} ${b[1]}`,
    )
  }
}
