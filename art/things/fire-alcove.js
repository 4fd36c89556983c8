// A hollow in the rock of the Sinai, rounded by wind, lit by one fire at its foot: warm near the flames, night blue far from them.
import { Path2D } from '@napi-rs/canvas'
import { path, points } from '../core/field.js'
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

const CLIFF =
  'M50 70C53 66 55 63.500 54 59C52.500 53 56 49 59 45.500C62.500 41 60 36.500 63.500 31.500C67 26.500 73 26 76 20.500C78.500 15.500 80 9 88 5C96 1.200 104 3 110 -2L116 -10H170V74H50Z'

export function cliff(k) {
  path(k, glowOn(k, 74), CLIFF)
  k.save()
  k.clip(new Path2D(CLIFF))
  // The roof of the hollow: the brow above catches nothing, its underside everything.
  path(
    k,
    glowOn(k, 60, 0.12),
    'M64 40C70 33.500 80 31 90 31.500C104 32.200 116 35 124 41C128 44 130 48 131 54L136 44C126 33 108 28 92 27C80 27 70 30 61 38Z',
  )
  // Above the brow two great rounded layers, the nearer one darker.
  path(
    k,
    '#201e50',
    'M66 22C74 20 80 15 90 14.500C102 14 112 19.500 122 24.500C130 28 134 33 136 40L150 40V-12H96C90 -2 80 2 76 12Z',
  )
  path(k, '#2b2456', 'M84 4C92 6 96 1 106 2C116 3 122 10 132 15C138 18 142 24 144 30L156 -12H100Z')
  path(
    k,
    '#4c2e5a',
    'M62 34C68 27.500 77 24.500 88 24.500C102 24.500 116 27 126 33C127 34 128.500 36 129.500 38C120 31.500 106 28.400 92 28.400C80 28.400 70 31 63 38Z',
  )
  // A worn ledge runs right across the back wall.
  path(
    k,
    'rgba(128,40,66,.42)',
    'M48 56C60 51 72 49 84 48.600C100 48.200 114 50 132 55L134 60C122 55.600 112 53.600 102 53C90 52.200 80 51.600 70 53.400C62 55 56 57.500 48 62Z',
  )
  // The outer edge of the cliff turns away from the fire towards the sky.
  path(
    k,
    '#241f52',
    'M44 72C52 66 52.500 62 51.500 58C51 52 55 47 58 43.500C61 39.500 59 35 62.500 30.500C66 26 72 25 75 19.500C77.500 14.500 79 8 87 4L112 -12L60 -10L30 40ZM63.500 31.500C64.500 35.500 66 38 64 42C61.500 47 59 49.500 59.500 54C60 59 60 63 56.500 67L50 72L46 60L58 40Z',
  )
  k.restore()
}

/** The near shoulder of rock at the right: its side to the fire glows, the rest is night. */
export function shoulder(k) {
  const outline =
    'M126 74.500C122.600 70 122.500 65 124.500 59.500C126.500 54 123.500 49 126.500 42C129.500 35 134.500 32 134.500 24C134.500 15 140 10 147 4L154 -8H172V83C160 82.500 150 81.500 142 80C134 78.500 129 77 126 74.500Z'
  const g = glowOn(k, 84)
  path(k, g, outline)
  k.save()
  k.clip(new Path2D(outline))
  path(
    k,
    'rgba(26,26,72,.55)',
    'M134 26C140 30 138 38 134 44C131 49 134 54 133.500 60C133 67 137 73 144 78L172 88V-8H150C144 8 134 14 134 26Z',
  )
  path(
    k,
    '#181a46',
    'M150 -8C150 6 156 14 153 26C150 36 154 46 150 56C148 64 152 72 158 80L174 84V-8Z',
  )
  k.restore()
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
