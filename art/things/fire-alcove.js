// A hollow in the rock of the Sinai, rounded by wind, lit by one fire at its foot: warm near the flames, night blue far from them.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough } from '../core/field.js'
import { closed } from './curves.js'

export const HEARTH = [88, 75]
export const SOIL = 67

/** Rock tones by distance from the fire; `dim` takes light from what turns away. */
function glowOn(k, radius, dim = 0, [dx, dy] = [0, 0]) {
  const g = k.createRadialGradient(
    HEARTH[0] + dx,
    HEARTH[1] - 4 + dy,
    3,
    HEARTH[0] + dx,
    HEARTH[1] - 4 + dy,
    radius,
  )
  const tones = ['#ffb45c', '#f08448', '#c85a48', '#8c3f56', '#54305c', '#2a2456', '#181c4a']
  const at = [0, 0.14, 0.3, 0.48, 0.66, 0.84, 1]
  for (let i = 0; i < 7; i++) g.addColorStop(at[i] * (1 - dim), tones[i])
  if (dim) g.addColorStop(1, tones[6])
  return g
}

/** The wall's edge against the sky: it steps back at every ledge. */
const EDGE = points(
  '48 71 50.500 66 50 61 52.500 55 51.800 49.600 56.500 47.200 60.500 45.400 60 40 61.500 34.600 66.500 32.600 71 29.400 71 24 73.500 18.600 79.500 16.400 86.500 11.600 88 5 92 -6',
)
/** Three ledges, from below: the line where the wall goes in under them, the broken lip that stands out. */
const LEDGES = [
  [
    '46 51 62 48.600 74 49.400 88 47.600 104 49 118 48.200 136 50.500',
    '44 47.800 56 47.200 60.500 45.600 67 45.200 68 43 77 42.400 84 43.200 85.500 41.400 98 40.800 108 42.200 109 44.200 120 43.600 136 45.500',
  ],
  [
    '56 35.200 72 33.400 86 34 98 31.600 112 33.400 138 32.400',
    '54 34.800 66.500 32.800 71.500 29.600 80 29.200 81.500 27 92 26 101 26.600 102.500 24.600 114 25.400 116 27.800 138 27.400',
  ],
  [
    '66 19 84 17.600 98 18.400 114 16.200 146 17.600',
    '66 18.800 79.500 16.600 87 12 97 11.400 98.500 9 110 8 112 10.400 124 10 146 12',
  ],
]

export function cliff(k) {
  const outline = rough([...EDGE, [172, -6], [172, 74], [48, 74]], 0.3, 3)
  k.save()
  k.beginPath()
  for (const p of outline) k.lineTo(...p)
  k.clip()
  fill(k, glowOn(k, 70), outline)
  for (const [i, [under, lip]] of LEDGES.entries()) {
    const [low, high] = [rough(points(under), 0.25, 7 + i), rough(points(lip), 0.35, 17 + i)]
    // What lies above stands farther out and gets less of the fire.
    const face = ['#733a58', '#42295a', '#241f52'][i]
    const g = k.createRadialGradient(HEARTH[0], HEARTH[1], 20, HEARTH[0], HEARTH[1], 66)
    g.addColorStop(0, ['#a84c50', '#733a58', '#42295a'][i])
    g.addColorStop(0.55, face)
    g.addColorStop(1, '#1d1c4e')
    fill(k, g, [...high, [180, -20], [30, -20]])
    // The underside takes the light of the flames.
    const [bright, dark] = [
      ['#ffb060', '#a84854'],
      ['#e07850', '#713858'],
      ['#a85058', '#40285a'],
    ][i]
    const u = k.createRadialGradient(HEARTH[0], HEARTH[1], 22, HEARTH[0], HEARTH[1], 64 + i * 6)
    u.addColorStop(0, bright)
    u.addColorStop(1, dark)
    fill(k, u, [...high, ...low.toReversed()])
  }
  // Towards the sky the wall turns away from the fire: one blue plane down the edge.
  fill(k, '#211e52', [
    ...rough(EDGE, 0.3, 3),
    ...rough(
      points(
        '96 -6 91.500 6 90.500 12.600 82 18 76.500 20 74.500 30 68.500 33.800 64 36 63.500 46 58 48.600 55 50.500 55.500 56 53.500 62 54 68 48 72',
      ),
      0.3,
      5,
    ),
  ])
  k.restore()
}

/** The near buttress at the right: one broken edge, the side to the fire glows, the rest is night. */
export function shoulder(k) {
  fill(
    k,
    glowOn(k, 80, 0, [0, 4]),
    rough(
      points(
        '124 74.500 123 68 125.500 61 124.600 52 129 45 128.400 37 134 31 134.500 22 140 15 141 6 147 -8 172 -8 172 84 142 80 130 77',
      ),
      0.3,
      21,
    ),
  )
  for (const [c, d, n] of [
    [
      'rgba(44,32,88,.82)',
      '132 77 131 66 133.500 58 132.600 48 136.500 41 136 33 141 26 142 14 147 6 150 -8 172 -8 172 86 142 80',
      23,
    ],
    ['#171842', '146 82 145 70 149 60 147.600 46 153 36 152 24 157 14 157 -8 172 -8 172 90', 25],
  ])
    fill(k, c, rough(points(d), 0.3, n))
  // Its own ledges, in line with those of the wall.
  for (const [c, d] of [
    ['rgba(232,120,84,.5)', '125 52 132.800 50.500 132.600 47.600 129 45.200 127 48.600'],
    ['rgba(150,70,90,.5)', '134 31 139 29.400 141 26.400 139.500 24.600 134.300 27'],
  ])
    fill(k, c, points(d))
}

/** Boulders that rolled from the wall: round, lit towards the fire, standing in sand. [x, y, wide, high] */
export function boulders(k, list) {
  for (const [x, y, w, h] of list) {
    const side = x < HEARTH[0] ? 1 : -1
    const p = (u, v) => [x + side * u * w, y - v * h]
    const body = closed(
      [p(-0.5, 0), p(-0.52, 0.5), p(-0.3, 0.95), p(0.1, 1), p(0.42, 0.7), p(0.52, 0.25), p(0.5, 0)],
      0.5,
    )
    path(k, '#2a2354', body)
    k.save()
    k.clip(new Path2D(body))
    const near = Math.hypot(x - HEARTH[0], (y - HEARTH[1]) * 2) < 36
    path(
      k,
      near ? '#d8684a' : '#9a4654',
      closed(
        [p(0.12, 0), p(0.02, 0.5), p(0.16, 0.86), p(0.3, 1.1), p(0.8, 0.8), p(0.8, -0.2)],
        0.5,
      ),
    )
    if (near)
      path(
        k,
        '#f8a056',
        closed([p(0.36, 0), p(0.3, 0.4), p(0.4, 0.7), p(0.8, 0.6), p(0.8, -0.2)], 0.5),
      )
    k.restore()
  }
}

/** Sand: night where the fire does not reach, no edge anywhere. */
export function sand(k) {
  const drift = `M-6 ${SOIL}C20 ${SOIL - 0.3} 44 ${SOIL + 0.2} 54 ${SOIL - 0.2}C64 ${SOIL - 1.6} 76 ${SOIL + 0.8} 90 ${SOIL}C104 ${SOIL - 0.8} 116 ${SOIL + 0.6} 124 ${SOIL - 2}H170V96H-6Z`
  path(k, '#2a2354', drift)
  k.save()
  k.clip(new Path2D(drift))
  k.translate(HEARTH[0], HEARTH[1])
  k.scale(1, 0.3)
  const g = k.createRadialGradient(0, 0, 2, 0, 0, 70)
  for (const [t, c] of [
    [0, 'rgba(255,200,112,1)'],
    [0.12, 'rgba(248,160,84,1)'],
    [0.3, 'rgba(208,104,78,.95)'],
    [0.52, 'rgba(142,66,88,.8)'],
    [0.78, 'rgba(84,48,92,.5)'],
    [1, 'rgba(42,35,84,0)'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-180, -180, 360, 360)
  k.restore()
}

/** The shade on the sand of who sits at x, y: away from the fire, fading out. */
export function shade(k, x, y, wide, reach = 15) {
  const [dx, dy] = [x - HEARTH[0], (y - HEARTH[1]) / 0.3]
  const l = Math.hypot(dx, dy)
  const [ux, uy] = [dx / l, dy / l]
  const p = (far, side) => [x + ux * far - uy * side, y + (uy * far + ux * side) * 0.3]
  const [a, b, c, d] = [p(-0.4, wide / 2), p(-0.4, -wide / 2), p(reach, -wide), p(reach, wide)]
  const end = p(reach, 0)
  const g = k.createLinearGradient(x, y, end[0], end[1])
  g.addColorStop(0, 'rgba(44,30,80,.9)')
  g.addColorStop(0.5, 'rgba(44,30,80,.6)')
  g.addColorStop(1, 'rgba(44,32,82,0)')
  path(k, g, `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${d.join(' ')}Z`)
}

/** Ranges at the end of the valley, the last green and rose light behind them. */
export function evening(k) {
  const g = k.createLinearGradient(0, 0, 0, SOIL)
  for (const [t, c] of [
    [0, '#0a1446'],
    [0.35, '#15306c'],
    [0.62, '#2c5c8c'],
    [0.82, '#7a98a4'],
    [0.93, '#f0b48c'],
    [1, '#ff9c70'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 90)
}

export function ranges(k) {
  path(
    k,
    '#7c5c8c',
    'M-6 56L2 54.500L8 50L13 49L17 45.500L21 44.500L26 49L30 50L35 54.500L40 55.500L47 60L60 64V70H-6Z',
  )
  path(
    k,
    '#a8708c',
    'M-6 56L2 54.500L8 50L13 49L11.500 54L6 58L4 63L-6 66ZM17 45.500L21 44.500L19.500 50L22 55L17 61L14 66H6L11 58L14 52Z',
  )
  path(k, '#43407c', 'M-6 61L4 60L12 61.500L20 59L27 60.500L34 62.500L44 63L52 66L60 67.500V70H-6Z')
}
