import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

// Oia at the hour of sunset, in points of the field. The sun stands ahead of us, low over the sea at `SUN`: what looks at
// us is in blue shade, what looks to the left or up takes the light.

export const SUN = [53.4, 35.2]
export const SEA = 40
const SHADE = { wall: '#a9a6dc', soft: '#bcb6e4', deep: '#7f7cc0', dark: '#5b58a6' }
const LIT = { wall: '#ffe3c0', top: '#ffd2b0', gleam: '#fff4da' }
const BLUE = {
  body: '#2a55b4',
  deep: '#1d3a8e',
  dark: '#182e74',
  mid: '#3d77d2',
  lit: '#7fb6ee',
  rim: '#ffd9a4',
}

export function sky(k) {
  const g = k.createLinearGradient(0, -34, 0, SEA)
  for (const [t, c] of [
    [0, '#2560ae'],
    [0.45, '#5f97cc'],
    [0.68, '#c3bccb'],
    [0.86, '#ffbd8c'],
    [1, '#ffce90'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-60 -60 240 -60 240 41 -60 41'))
  const glow = k.createRadialGradient(...SUN, 3, ...SUN, 34)
  glow.addColorStop(0, 'rgba(255,238,180,.9)')
  glow.addColorStop(1, 'rgba(255,190,130,0)')
  fill(k, glow, points('10 0 100 0 100 41 10 41'))
  path(k, '#fffbe6', `M${SUN[0] - 3.5} ${SUN[1]}a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0Z`)
  path(
    k,
    '#ee9f96',
    'M70 17.600C84 15.600 96 16.400 112 13.600C124 12 136 12.400 152 9C142 13 128 14.600 116 15.800C100 17.800 86 17.400 70 17.600Z',
  )
  path(
    k,
    '#ffd0a0',
    'M84 17.500C96 17.400 106 16.900 116 15.800C122 15.200 128 14.500 134 13.500C126 16 120 16.700 114 17.200C104 18.200 94 18.300 84 17.500Z',
  )
}

/** The sea, Thirasia beyond it, the road of the sun. */
export function sea(k) {
  fill(k, '#d48f94', points('-60 40.200 -60 37.600 -30 36.800 -8 37.400 6 37 14 40.200'))
  fill(
    k,
    '#c58292',
    points(
      '66 40.200 69 38 74 37.200 80 35.600 88 35.200 100 35.400 112 36.200 120 37.600 140 38 160 40.200',
    ),
  )
  fill(
    k,
    '#e2a194',
    points('66 40.200 69 38 74 37.200 80 35.600 83 35.500 79 37.400 76 38.400 75 40.200'),
  )
  const g = k.createLinearGradient(0, SEA, 0, 88)
  for (const [t, c] of [
    [0, '#ffc890'],
    [0.1, '#dba39c'],
    [0.32, '#7482bc'],
    [1, '#234a94'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-60 ${SEA} 240 ${SEA} 240 96 -60 96`))
  const r = random(8)
  for (let i = 0; i < 52; i++) {
    const t = (i / 51) ** 1.25
    const l = (1.2 + t * 5.4) * (0.45 + r() * 0.8)
    const x = SUN[0] + (r() - 0.5) * (3.6 + t * 18)
    const y = SEA + 0.4 + t * 40
    path(
      k,
      i % 3 ? '#ffdf9e' : '#fff2c8',
      `M${x - l} ${y}Q${x - l * 0.2} ${y - 0.16 - t * 0.34} ${x + l} ${y}Q${x + l * 0.3} ${y + 0.16 + t * 0.34} ${x - l} ${y}Z`,
    )
  }
  for (const [x, y, l, c] of [
    [8, 47, 14, '#b59db4'],
    [88, 45.4, 9, '#d0a6a6'],
    [20, 56, 12, '#5f78b8'],
    [86, 54, 10, '#7d8bc0'],
    [4, 66, 16, '#3f63aa'],
    [84, 64, 9, '#4a6bb0'],
  ])
    path(
      k,
      c,
      `M${x - l} ${y}Q${x - l * 0.3} ${y - 0.4} ${x + l} ${y}Q${x + l * 0.2} ${y + 0.4} ${x - l} ${y}Z`,
    )
}

/** A round arch standing on y from x0 to x1, as an outline. */
const arch = (x0, x1, y, top) => {
  const r = (x1 - x0) / 2
  return `M${x0} ${y}V${top + r}A${r} ${r} 0 0 1 ${x1} ${top + r}V${y}Z`
}

function bell(k, x, y, q) {
  path(k, '#4a3a6c', `M${x - 0.2 * q} ${y - 1.6 * q}H${x + 0.2 * q}V${y}H${x - 0.2 * q}Z`)
  path(
    k,
    '#7a5468',
    `M${x - 1.5 * q} ${y + 2.9 * q}C${x - 0.9 * q} ${y + 2.2 * q} ${x - 1.1 * q} ${y - 0.3 * q} ${x} ${y - 0.4 * q}C${x + 1.1 * q} ${y - 0.3 * q} ${x + 0.9 * q} ${y + 2.2 * q} ${x + 1.5 * q} ${y + 2.9 * q}Z`,
  )
  path(
    k,
    '#ffc27e',
    `M${x - 1.5 * q} ${y + 2.9 * q}C${x - 0.9 * q} ${y + 2.2 * q} ${x - 1.1 * q} ${y - 0.3 * q} ${x} ${y - 0.4 * q}C${x - 0.7 * q} ${y + 0.2 * q} ${x - 0.5 * q} ${y + 2.2 * q} ${x - 0.9 * q} ${y + 2.9 * q}Z`,
  )
}

/** The bell gable: two arches below, one above, the sun in the upper one; we see its thickness in the light on the right of each opening. */
export function gable(k) {
  const wall =
    'M40 96V44.600C40 43.400 41.400 42.800 43.400 42.600C45 42.400 45.600 41.400 45.600 40V29.600C45.600 24.600 48.600 20.600 53.400 20.600C58.200 20.600 61.200 24.600 61.200 29.600V40C61.200 41.400 61.800 42.400 63.400 42.600C65.400 42.800 66.800 43.400 66.800 44.600V96Z'
  const holes = [arch(49.4, 57.4, 40, 26.4), arch(43.6, 51.6, 64, 48), arch(55.2, 63.2, 64, 48)]
  k.save()
  k.clip(new Path2D(`${wall}${holes.join('')}`), 'evenodd')
  path(k, SHADE.wall, wall)
  k.restore()
  // The thickness of the wall inside each arch: sills and right jambs in the sun.
  for (const [x0, x1, y, top] of [
    [49.4, 57.4, 40, 26.4],
    [43.6, 51.6, 64, 48],
    [55.2, 63.2, 64, 48],
  ]) {
    const r = (x1 - x0) / 2
    path(
      k,
      LIT.top,
      `M${x1} ${y}V${top + r}A${r} ${r} 0 0 0 ${x0 + r} ${top}A${r - 0.5} ${r} 0 0 1 ${x1 - 1.1} ${top + r}V${y - 0.8}L${x1} ${y}Z`,
    )
    path(k, LIT.gleam, `M${x0} ${y}L${x0 + 0.4} ${y - 0.9}H${x1 - 1.1}L${x1} ${y}Z`)
  }
  bell(k, 53.4, 27.6, 0.86)
  bell(k, 47.6, 49.4, 1)
  bell(k, 59.2, 49.4, 1)
  // The left edge and the shoulders gleam.
  path(
    k,
    LIT.gleam,
    'M40 96V44.600C40 43.400 41.400 42.800 43.400 42.600C45 42.400 45.600 41.400 45.600 40V29.600C45.600 24.600 48.600 20.600 53.400 20.600C49.400 21 46.500 24.800 46.500 29.600V40.400C46.500 42 45.600 43.100 43.800 43.300C41.800 43.500 40.900 44 40.900 45V96Z',
  )
  path(
    k,
    LIT.gleam,
    'M53.400 20.600C58.200 20.600 61.200 24.600 61.200 29.600C60.600 25 58 21.500 53.400 21.300ZM61.500 41.600C62 42.300 62.600 42.500 63.400 42.600C65.400 42.800 66.800 43.400 66.800 44.600C66 43.700 64.600 43.400 63.200 43.200C62.200 43 61.700 42.400 61.500 41.600Z',
  )
  fill(k, LIT.gleam, points('53 20.800 53 14.600 53.8 14.600 53.8 20.800'))
  fill(k, LIT.gleam, points('51.2 16.600 55.6 16.600 55.6 17.400 51.2 17.400'))
  fill(k, SHADE.deep, points('53.5 20.800 53.5 17.400 55.6 17.400 55.6 17 53.8 17 53.8 20.800'))
}

/** The blue dome on its drum and the chapel under it. */
export function chapel(k) {
  // The body: a side to the sun, a front to us, the roof in the last light.
  fill(k, LIT.wall, points('82 69.600 88 71.800 88 98 82 98'))
  fill(k, SHADE.wall, points('88 71.800 168 71.800 168 98 88 98'))
  // A door in the chapel's own blue, deep in its wall.
  path(k, SHADE.dark, 'M124 98V82.400A6.400 6.400 0 0 1 136.800 82.400V98Z')
  path(k, BLUE.deep, 'M125.400 98V82.800A5.600 5.600 0 0 1 136.800 82.800V98Z')
  path(k, BLUE.body, 'M125.400 98V82.800A5.600 5.600 0 0 1 130.900 77.200V98Z')
  fill(k, LIT.top, points('136.2 98 136.2 82.400 136.800 82.400 136.800 98'))
  fill(k, LIT.top, points('82 69.600 96 65.4 168 65.4 168 71.800 88 71.800'))
  fill(k, LIT.gleam, points('82 69.600 88 71.800 168 71.800 168 72.600 87.800 72.600 82 70.4'))
  // The shade of the drum on the roof, away from the sun.
  path(
    k,
    '#d3b2cc',
    'M104 71.600C101 70.400 99 69.200 98.600 67H143.400C144 69.400 147 70.600 152 71.600Z',
  )
  // The drum.
  const [cx, rx] = [121, 22.4]
  path(
    k,
    SHADE.soft,
    `M${cx - rx} 56V66.400C${cx - rx} 70.400 ${cx + rx} 70.400 ${cx + rx} 66.400V56Z`,
  )
  path(
    k,
    LIT.wall,
    `M${cx - rx} 56V66.400C${cx - rx} 67.400 ${cx - rx + 1.4} 68.100 ${cx - rx + 4} 68.600V56Z`,
  )
  path(
    k,
    SHADE.wall,
    `M${cx + 4} 56V69.400C${cx + 14} 69.300 ${cx + rx} 68.200 ${cx + rx} 66.400V56Z`,
  )
  path(k, SHADE.deep, `M${cx + 16} 56V68.500C${cx + 20} 68 ${cx + rx} 67.300 ${cx + rx} 66.400V56Z`)
  for (const [u, w] of points('-14.600 1.500 -6.600 1.900 2.400 2 11 1.700 18 1.100', 2)) {
    // They follow the bend of the drum.
    const x = cx + u
    const y = 65.2 + 2.2 * Math.sqrt(1 - (u / rx) ** 2)
    path(
      k,
      SHADE.dark,
      `M${x - w} ${y}V${y - 4.4}A${w} ${w * 1.15} 0 0 1 ${x + w} ${y - 4.4}V${y}Z`,
    )
    path(
      k,
      LIT.top,
      `M${x + w} ${y}V${y - 4.4}A${w} ${w * 1.15} 0 0 0 ${x + w * 0.5} ${y - 5.4}A${w} ${w} 0 0 1 ${x + w - 0.4} ${y - 4.2}V${y}Z`,
    )
  }
  path(
    k,
    LIT.gleam,
    `M${cx - rx - 0.6} 56.200C${cx - 14} 59.200 ${cx + 14} 59.200 ${cx + rx + 0.6} 56.200V57.400C${cx + 14} 60.400 ${cx - 14} 60.400 ${cx - rx - 0.6} 57.400Z`,
  )
  path(
    k,
    SHADE.soft,
    `M${cx - 6} 58.500C${cx + 6} 58.700 ${cx + 16} 58 ${cx + rx + 0.6} 56.200V57.400C${cx + 16} 59.200 ${cx + 6} 59.800 ${cx - 6} 59.700Z`,
  )
  // The dome: a half globe; light creeps over its left shoulder.
  const [y, R, H] = [56.4, 22, 22.6]
  const globe = `M${cx - R} ${y}C${cx - R} ${y - H * 0.56} ${cx - R * 0.56} ${y - H} ${cx} ${y - H}C${cx + R * 0.56} ${y - H} ${cx + R} ${y - H * 0.56} ${cx + R} ${y}C${cx + R * 0.7} ${y + 2.6} ${cx - R * 0.7} ${y + 2.6} ${cx - R} ${y}Z`
  k.save()
  k.clip(new Path2D(globe))
  path(k, BLUE.body, globe)
  const part = (c, from, to) => {
    const side = (m) =>
      `${cx + R * m * 0.56} ${y - H} ${cx + R * m} ${y - H * 0.56} ${cx + R * m} ${y}`
    path(
      k,
      c,
      `M${cx} ${y - H}C${side(from)}V${y + 4}H${cx + R * to}V${y}C${cx + R * to} ${y - H * 0.56} ${cx + R * to * 0.56} ${y - H} ${cx} ${y - H}Z`,
    )
  }
  part(BLUE.deep, 0.42, 1.1)
  part(BLUE.dark, 0.8, 1.1)
  part(BLUE.mid, -1.1, -0.5)
  part(BLUE.lit, -1.1, -0.82)
  part(BLUE.rim, -1.1, -0.95)
  k.restore()
  // Lantern and cross.
  path(
    k,
    SHADE.soft,
    `M${cx - 2.2} 34.600V31.600C${cx - 2.2} 29 ${cx + 2.2} 29 ${cx + 2.2} 31.600V34.600Z`,
  )
  path(
    k,
    LIT.gleam,
    `M${cx - 2.2} 34.600V31.600C${cx - 2.2} 30.200 ${cx - 1.2} 29.700 ${cx - 0.4} 29.600C${cx - 1.1} 30.400 ${cx - 1.2} 31.600 ${cx - 1.2} 34.600Z`,
  )
  fill(
    k,
    LIT.gleam,
    points(`${cx - 0.5} 29.800 ${cx - 0.5} 21.400 ${cx + 0.5} 21.400 ${cx + 0.5} 29.800`),
  )
  fill(k, LIT.gleam, points(`${cx - 2.8} 24 ${cx + 2.8} 24 ${cx + 2.8} 25 ${cx - 2.8} 25`))
  fill(
    k,
    SHADE.deep,
    points(
      `${cx + 0.1} 29.800 ${cx + 0.1} 25 ${cx + 2.8} 25 ${cx + 2.8} 24.500 ${cx + 0.5} 24.500 ${cx + 0.5} 29.800`,
    ),
  )
}

/** The terrace before the gable: parapet over the sea, floor, the long shade of the gable towards us. */
export function terrace(k) {
  fill(k, LIT.top, points('-60 80 100 80 100 98 -60 98'))
  fill(k, '#f2bfa6', points('-60 87 100 87 100 98 -60 98'))
  fill(k, SHADE.wall, points('-60 74.600 84 74.600 84 80.200 -60 80.200'))
  fill(k, '#9894d2', points('-60 78.400 84 78.400 84 80.200 -60 80.200'))
  fill(k, LIT.gleam, points('-60 73.800 84 73.800 84 74.700 -60 74.700'))
  // The parapet's own shade, then the gable's, both away from the sun.
  fill(k, '#c3aed6', points('-60 80.200 84 80.200 84 82 -60 82'))
  fill(k, '#b5a4d4', points('40 80.200 66.800 80.200 72.600 98 36 98'))
}
