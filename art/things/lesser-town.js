import { fill, path, points, stroke } from '../core/field.js'

const [ROOF, ROOF_LIT] = ['#b5574a', '#e08a62']
const [SLATE, SLATE_LIT] = ['#4a5478', '#7d86a4']
const [WALL, WALL_LIT, WALL_SHADE] = ['#e6c3a0', '#fbe3c0', '#b58f96']

/** A pointed roof with its light side. */
function spire(k, x, y, half, high, [dark, light]) {
  fill(k, dark, [
    [x - half, y],
    [x, y - high],
    [x + half, y],
  ])
  fill(k, light, [
    [x - half, y],
    [x, y - high],
    [x - half * 0.2, y],
  ])
}

/** A block of wall with light from the left. */
function block(k, x, y, wide, high, [mid, light, shade], share = 0.6) {
  path(k, mid, `M${x} ${y}h${wide}v${-high}h${-wide}Z`)
  path(k, light, `M${x} ${y}h${wide * share}v${-high}h${-wide * share}Z`)
  path(k, shade, `M${x + wide * 0.82} ${y}h${wide * 0.18}v${-high}h${-wide * 0.18}Z`)
}

/** The castle on its ridge: the long palace; the cathedral with two western spires and the great tower before them. */
export function castle(k) {
  const stone = ['#a59aa8', '#d8c3b8', '#857d96']
  path(k, '#a59aa8', 'M112 31V21.500H137V31Z')
  path(k, '#d8c3b8', 'M112 31V21.500H122V31Z')
  path(k, '#7f8aa8', 'M111.500 21.500L114 17.500H135L138 21.500Z')
  for (let i = 0; i < 8; i++) {
    stroke(k, '#857d96', 0.45, `M${123.5 + i * 1.7} 29V21L${123.5 + i * 1.7} 19`)
    stroke(k, '#857d96', 0.26, `M${124.3 + i * 1.7} 28V23.500`)
  }
  for (const x of [107.5, 111.5]) {
    block(k, x - 1.5, 31, 3, 14.5, stone)
    spire(k, x, 16.5, 1.8, 9, ['#65708f', '#98a1b8'])
    for (const d of [-1.4, 1.4]) spire(k, x + d, 17, 0.5, 3, ['#65708f', '#98a1b8'])
  }
  block(k, 118.5, 31, 4.6, 17, stone)
  path(
    k,
    '#6fa08c',
    'M118 14C118.600 11.500 119.600 11 120.200 10.500V9C120.400 7 121.200 6.400 120.800 4.500C120.900 6.500 121.800 7.400 121.600 9V10.500C122.600 11.200 123.200 12 123.600 14Z',
  )
  path(
    k,
    '#a6c9b0',
    'M118 14C118.600 11.500 119.600 11 120.200 10.500V9C120.400 7 121 6.400 120.800 4.500L120.600 14Z',
  )
  path(k, '#f2c65c', 'M120.600 4.500h0.400v-2.500h-0.400Z')
  path(k, '#5d5878', 'M120 18h1.600v-2.200h-1.600ZM120 24h1.600v-2.200h-1.600Z')
  path(k, WALL, 'M92 38V31H168V38Z')
  path(k, '#cf7d63', 'M91.500 31L94 28.600H168V31Z')
  path(k, '#e89a76', 'M91.500 31L94 28.600H168V29.400H94Z')
  for (let i = 0; i < 30; i++)
    stroke(k, '#b39aa0', 0.5, `M${94 + i * 2.5} 32.600v1M${94 + i * 2.5} 35.200v1`)
  for (const x of [98, 146]) {
    block(k, x, 38, 4.5, 9, [WALL, WALL_LIT, WALL_SHADE])
    spire(k, x + 2.25, 29, 2.8, 3.6, [ROOF, ROOF_LIT])
  }
}

/** Saint Nicholas: green dome and slim belfry over the roofs of the Lesser Town. */
export function nicholas(k) {
  block(k, 47, 48, 16, 10, ['#e0c4ae', '#f8e2c4', '#b79a9c'])
  block(k, 50.5, 39, 9, 5, ['#e0c4ae', '#f8e2c4', '#b79a9c'])
  path(k, '#5f9484', 'M50 34C50 28 52.500 25 55 24.400C57.500 25 60 28 60 34Z')
  path(k, '#9cc7aa', 'M50 34C50 28 52.500 25 55 24.400C53.400 27 52.800 30 53 34Z')
  path(k, '#e0c4ae', 'M53.900 24.600V21.800H56.100V24.600Z')
  path(
    k,
    '#5f9484',
    'M53.500 21.800C53.900 20 54.700 19.800 55 18C55.300 19.800 56.100 20 56.500 21.800Z',
  )
  block(k, 63.5, 48, 3.6, 17, ['#e0c4ae', '#f8e2c4', '#b79a9c'])
  path(
    k,
    '#5f9484',
    'M63 31C63.500 29 64.500 28.600 64.700 27C64.900 25.600 65.200 25 65.300 23.500C65.400 25 65.700 25.600 65.900 27C66.100 28.600 67.100 29 67.600 31Z',
  )
  for (const x of [51.8, 54.3, 56.8]) path(k, '#8b7a8e', `M${x} 38.400v-3h1.200v3Z`)
}

/** The gate of the Lesser Town: the low old tower, the arch with its battlement, the high tower with its wedge. */
export function gate(k) {
  const stone = ['#a58a80', '#e6bf9c', '#6f6078']
  block(k, 70.5, 58, 7.5, 17, stone)
  fill(k, SLATE, points('69.700 41 72.500 32.500 76 32.500 78.800 41'))
  fill(k, SLATE_LIT, points('69.700 41 72.500 32.500 74 32.500 73.500 41'))
  stroke(k, '#f2c65c', 0.3, 'M72.700 32.500v-2M75.800 32.500v-2')
  path(k, '#5d5070', 'M73.500 46v-2.600h1.500v2.600Z')
  block(k, 78, 58, 9, 9.5, stone, 0.4)
  for (let i = 0; i < 5; i++) path(k, '#c9a890', `M${78.2 + i * 1.85} 48.600v-1.600h1.100v1.600Z`)
  path(
    k,
    '#51466a',
    'M79.800 58V53.500C79.800 50.600 82 49.600 82.700 49C83.400 49.600 85.600 50.600 85.600 53.500V58Z',
  )
  path(
    k,
    '#f6c98c',
    'M81.200 58V54.500C81.200 52.600 82.300 51.800 82.900 51.400C83.600 51.800 84.600 52.600 84.600 54.500V58Z',
  )
  block(k, 87, 58, 9, 27, stone)
  for (const y of [49, 40.5, 33]) path(k, '#d9b598', `M86.600 ${y}h9.800v-0.700h-9.800Z`)
  for (const [x, y] of points(
    '88.600 47 91.200 47 93.400 47 88.600 38.500 91.200 38.500 93.400 38.500',
  ))
    path(k, '#5d5070', `M${x} ${y}v-2.600c0 -0.900 1.200 -0.900 1.200 0v2.600Z`)
  fill(k, SLATE, points('86.600 31 89.800 15.500 93.200 15.500 96.400 31'))
  fill(k, SLATE_LIT, points('86.600 31 89.800 15.500 91 15.500 90.400 31'))
  for (const x of [86.8, 96.2]) {
    block(k, x - 0.9, 33, 1.8, 4.5, stone)
    spire(k, x, 28.5, 1.1, 6, [SLATE, SLATE_LIT])
  }
  stroke(k, '#f2c65c', 0.32, 'M90 15.500v-2.800M93 15.500v-2.800')
}
