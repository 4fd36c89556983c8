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
  for (const t of [
    '88 49.300 92 48.500 104 48.200 118 48 126 50 122 50.600 119 49.600 116 51.200 114.500 54 113 51 110 49.800 107 51 104 53.600 103 50.600 99 49.600 95 51.600 90.500 54.400 91 51',
    '126 51.600 132 53.200 129 54.600',
  ])
    fill(k, '#dfe0cb', rough(points(t), 0.12, 4))
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
    ['#93914a', '-8 47 0 43 8 38.500 14 36.200 16 39 17.500 43 21 48 23 53 27 60 -8 60'],
    ['#93914a', '31 40.500 37 39.200 38.500 43 42 48 44 53 49 60 33 60 31 54 29.500 48 30 44'],
    ['#b98a48', '14 36.200 20 37 19 39 20.500 42 19 45 17.500 43 16 39'],
    ['#c4b05a', '-8 51 -2 46.500 4 43 9 40.500 7 45 9.500 50 6 55 8 60 -8 60'],
    ['#c4b05a', '32 44 35.500 42 35 46 37 51 36 56 37.500 60 34 60 32 54 31 48'],
    ['#6f6c54', '49 51 53 51.500 58 55 62 58 56 59 52 55'],
  ])
    fill(k, c, rough(points(t), 0.12, t.length))
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
    [13.6, 2, 0.08, '#a4714f', '#d9ac74'],
    [10.4, 6, 0.07, '#a98468', '#e6c898'],
    [7.6, 3, 0.06, '#8d8a86', '#b8bcb0'],
  ]) {
    fill(
      k,
      lip,
      ring(radius, seed, wide).map(([x, y]) => [x, y + (y > 68 ? (y - 68) * 0.035 + 0.12 : 0)]),
    )
    fill(k, top, ring(radius, seed, wide))
  }
}

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
