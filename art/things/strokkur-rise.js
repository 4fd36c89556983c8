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
    [0, '#27456a'],
    [0.45, '#4f7a9c'],
    [0.8, '#a4c2cc'],
    [1, '#e4ece4'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-6 -6H168V62H-6Z')
  // Far table mountain, its snow in the sun on top, one shade side.
  path(k, '#8fa8b0', 'M58 60L76 53.400L86 49.800L92 48.500L118 48L126 50L140 54.500L168 57.400V60Z')
  path(k, '#71899e', 'M118 48L126 50L140 54.500L168 57.400V60H112L116 55.600L113.500 52.600Z')
  path(
    k,
    '#f0ead0',
    'M84 50.500L92 48.500L118 48L116.600 49.600L113.500 52.600L110 50.800L104 51.400L99 53.200L96 51.200L90 51.400Z',
  )
  path(k, '#b4c0c4', 'M118 48L126 50L132 52L124 51.600L120 52.800L116.600 49.600Z')
  // Laugarfjall: one ridge between its sunny side and its shade, a low spur in front.
  path(
    k,
    '#45486a',
    'M-8 44L2 41L10 36.400L17 34.200L23 35.400L30 39.600L38 43.800L47 50L58 54.200L70 57.400V60H-8Z',
  )
  path(
    k,
    '#a8a44c',
    'M-8 44L2 41L10 36.400L17 34.200L18.600 38L17.400 41.400L20.600 44.600L24.800 46.600L25.400 50L24 53.400L28 56L30 60H-8Z',
  )
  path(
    k,
    '#c8bc5c',
    'M-8 44L2 41L10 36.400L17 34.200L15 38L10 41.400L8 45.200L2 48.600L-1 53L-8 56Z',
  )
  path(
    k,
    '#565880',
    'M23 35.400L30 39.600L38 43.800L47 50L58 54.200L48 52.600L40 48.600L33 44.600L27 40Z',
  )
  path(k, '#7c8a48', 'M26 60L33 55.400L40 53.200L48 54.400L60 57.600L70 60Z')
  path(k, '#9a9c4c', 'M26 60L33 55.400L40 53.200L43 56L42 60Z')
}

/** The shield: turf at its edge, wet sinter about the vent, the sheet that runs off towards us and carries the sky. */
export function shield(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 92)
  for (const [a, c] of [
    [0, '#d4c484'],
    [0.2, '#b8925a'],
    [1, '#74483c'],
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
    [27.4, 4, 0.045, '#5c382e', '#97643f'],
    [24, 5, 0.06, '#c89c6c', '#a9713f'],
    [20.5, 1, 0.1, '#dcb884', '#c48a4c'],
    [17.4, 6, 0.07, '#f0dcb4', '#d8aa68'],
    [14.6, 2, 0.07, '#d8c49c', '#7fb4b8'],
    [9.4, 3, 0.06, '#5c9cac', '#5aa6b4'],
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
export const film = () => ring(14.6, 2, 0.07)

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
