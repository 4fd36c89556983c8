// The warm pool over the Atlantic at Kársnes: its overflowing edge, lava walls under snow, the turf house, the coast opposite.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

export const HORIZON = 31

/** The winter sunset, the low coast of Álftanes, Keilir among the ridges of Reykjanes, the sea. */
export function farShore(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [a, c] of [
    [0, '#2c4480'],
    [0.4, '#6c84b8'],
    [0.68, '#d8a8a8'],
    [0.86, '#fcbc84'],
    [1, '#ffe4a4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, HORIZON + 6)
  const glow = k.createRadialGradient(44, 27, 3, 44, 27, 24)
  glow.addColorStop(0, 'rgba(255,236,176,.85)')
  glow.addColorStop(1, 'rgba(255,224,150,0)')
  k.fillStyle = glow
  k.fillRect(14, 0, 60, HORIZON)
  path(k, '#fff8d8', 'M44 23.600a3.400 3.400 0 1 0 0.010 0Z')
  for (const [c, d] of [
    [
      '#f4a88c',
      'M-6 14C8 12.600 16 13.600 26 11.200C36 9.200 44 10.600 54 8.600C64 6.800 76 8 90 5.600C80 9.600 66 10 56 11.600C46 13.200 38 12.800 28 14.200C16 15.800 4 15.800 -6 15.600Z',
    ],
    [
      '#ffd49c',
      'M-6 15.600C4 15.800 16 15.800 28 14.200C38 12.800 46 13.200 56 11.600C50 13.200 40 14.200 30 15.400C18 16.800 6 16.600 -6 16.400Z',
    ],
    [
      '#e89c98',
      'M70 16.500C82 15 92 16 102 13.800C112 12 124 13.400 138 11C130 15.500 114 17 104 17.600C94 18.400 82 18 70 16.500Z',
    ],
    [
      '#ffcc98',
      'M70 16.500C82 18 94 18.200 104 17C112 16 122 15.600 130 13.600C122 17 110 17.800 102 18.400C92 19 80 18.600 70 16.500Z',
    ],
  ])
    path(k, c, d)
  fill(
    k,
    '#a890b8',
    rough(
      points(
        '58 31 66 29.500 74 28.600 82 28.900 88 28.200 92 27.800 95 26.400 97.600 24.200 98.600 24.200 101 26.600 104 27.800 108 28 112 27 122 28 130 26.800 140 27.900 168 27 168 32 58 32',
      ),
      0.15,
      3,
    ),
  )
  fill(
    k,
    '#d8a8b0',
    points(
      '92 27.800 95 26.400 97.600 24.200 97.300 26.400 96 28.600 93 30.200 88 30.400 90 28.600',
    ),
  )
  fill(k, '#7c6ca0', rough(points('-6 30 6 29.700 20 30 30 29.600 34 31.200 -6 32'), 0.08, 4))
  // Bessastaðir: the church and the houses, small and white.
  for (const [x, w, h] of points('12 1.500 1 15 2.200 0.900 19 1.200 1', 3)) {
    path(k, '#f0dcd8', `M${x} 30V${30 - h}h${w}V30Z`)
    path(k, '#a04c5c', `M${x - 0.2} ${30 - h}l0.600 -0.700h${w - 0.8}l0.600 0.700Z`)
  }
  path(k, '#f0dcd8', 'M11.200 30V27.800L11.700 27L12.200 27.800V30Z')
  // The sea.
  const sea = k.createLinearGradient(0, HORIZON, 0, 60)
  for (const [a, c] of [
    [0, '#e8b498'],
    [0.12, '#b094b0'],
    [0.5, '#5c74a4'],
    [1, '#2c5484'],
  ])
    sea.addColorStop(a, c)
  k.fillStyle = sea
  k.fillRect(-5, HORIZON, 170, 34)
  const r = random(4)
  for (let i = 0; i < 70; i++) {
    const t = r() ** 1.4
    const y = HORIZON + 0.5 + t * 24
    const near = r() < 0.62
    const x = near ? 44 + (r() - 0.5) * (5 + t * 11) : r() * 170 - 5
    const l = (0.8 + t * 3.4) * (near ? 0.8 : 1.2)
    path(
      k,
      near ? '#ffe6ac' : r() < 0.5 ? 'rgba(240,190,176,.55)' : 'rgba(36,64,112,.45)',
      `M${x - l} ${y}q${l} ${-0.12 - t * 0.22} ${l * 2} 0q${-l} ${0.12 + t * 0.22} ${-l * 2} 0Z`,
    )
  }
}

/** A seal's head in the sea, 6 high. */
export function sealHead(k) {
  path(
    k,
    '#2c3058',
    'M-2.600 0.200C-3 -2.400 -2.600 -4.800 -0.600 -5.400C0.600 -5.800 1.800 -5.200 2.600 -4.400C3.800 -4.200 4.200 -3.400 3.600 -2.800C3 -2.200 2.400 -2 2.200 -1.400C2 -0.800 2.400 -0.200 2.800 0.200Z',
  )
  path(
    k,
    '#d89c98',
    'M-2.600 -1.600C-2.700 -3.800 -2 -5 -0.600 -5.400C0.200 -5.600 0.800 -5.500 1.300 -5.200C-0.400 -4.800 -1.600 -3.600 -1.700 -1.200Z',
  )
  path(
    k,
    'rgba(255,220,176,.8)',
    'M-9 0.500C-5 -0.200 -3 -0.200 0 0.200C3 -0.200 6 -0.200 10 0.600C6 1.100 3 0.700 0 0.900C-3 1.100 -6 1 -9 0.500Z',
  )
}

const EDGE = 'M-6 55.500C20 52.600 52 48.600 84 47.200C98 46.600 110 46.400 124 46.600'

/** The pool: it mirrors the sky at its edge and is deep teal near us. */
export function pool(k) {
  k.save()
  k.clip(new Path2D(`${EDGE}L168 50V96H-6Z`))
  const g = k.createLinearGradient(0, 46, 0, 92)
  for (const [a, c] of [
    [0, '#f4d0a8'],
    [0.13, '#b8c8bc'],
    [0.34, '#6cb8bc'],
    [0.68, '#3494a4'],
    [1, '#1c6484'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, 40, 180, 60)
  // What the walls and the house throw on the water, broken by slits.
  fill(
    k,
    'rgba(28,68,108,.62)',
    rough(
      points(
        '168 52 150 53 132 52 120 48 117 54 119 60 116 66 120 72 126 76 124 81 132 84 138 90 168 96',
      ),
      0.6,
      5,
    ),
  )
  fill(
    k,
    'rgba(24,52,96,.7)',
    rough(points('-6 62 10 62 20 58.500 27 56 24 62 27 67 21 73 14 78 6 82 -6 84'), 0.6, 6),
  )
  path(
    k,
    'rgba(255,196,108,.8)',
    'M133 57.500C137 57 143 57 147 57.500L146 62C142 61.500 137 61.500 134 62ZM134 63C138 62.600 142 62.600 146 63.200L145 67C141 66.400 137 66.600 134.500 67ZM136 68.400C139 68 142 68.200 144.500 68.600L143 72C140 71.600 138 71.800 136.500 72.200Z',
  )
  const r = random(7)
  for (let i = 0; i < 60; i++) {
    const t = i / 59
    const sun = i % 3 === 0
    const y = 49 + t ** 1.25 * 40 + r() * 1.5
    const x = sun ? 40 + (r() - 0.5) * (8 + t * 22) - t * 5 : r() * 172 - 6
    const l = (1.4 + t * 6.5) * (0.6 + r() * 0.7)
    const c = sun
      ? 'rgba(255,236,186,.85)'
      : i % 3 === 1
        ? 'rgba(176,224,216,.42)'
        : 'rgba(20,88,116,.34)'
    path(
      k,
      c,
      `M${x - l} ${y}q${l} ${-0.16 - t * 0.42} ${l * 2} 0q${-l} ${0.16 + t * 0.42} ${-l * 2} 0Z`,
    )
  }
  k.restore()
  // The stone lip, wet and bright.
  stroke(k, '#34446c', 1.1, EDGE)
  stroke(k, '#ffe8b8', 0.4, 'M-6 55C20 52.100 52 48.100 84 46.700C98 46.100 110 45.900 124 46.100')
}

/** One wall of lava: facets, snow on every ledge, a rim of the last light. */
function lava(k, outline, facets, snow, seed) {
  fill(k, '#2c2c58', rough(points(outline), 0.4, seed))
  for (const [c, t] of facets) fill(k, c, rough(points(t), 0.3, seed + 1))
  for (const t of snow) {
    const list = points(t)
    fill(k, '#c4c4e4', rough(list, 0.22, seed + 2))
    const n = Math.ceil(list.length / 2)
    const top = list.slice(0, n)
    fill(k, '#ffdcc4', [...top, ...top.map(([x, y]) => [x, y + 0.5]).reverse()])
  }
}

export function leftWall(k) {
  lava(
    k,
    '-8 24 -2 23 4 26 8 25.500 13 30 18 33 21 38 26 41.500 28 47 31 50.500 30 54 24 57.500 16 60.500 8 64 -8 66',
    [
      ['#443c70', '4 26 8 25.500 13 30 12 36 14 42 11 48 13 54 8 60 6 52 8 44 5 36'],
      ['#5c4c80', '21 38 26 41.500 28 47 31 50.500 29 54 25 52 23 47'],
      ['#1e2048', '13 42 19 44 22 50 20 57 14 60.500 12 54 15 48'],
      ['#1e2048', '-8 38 0 40 3 48 0 56 3 63 -8 65'],
      ['#443c70', '-8 28 -2 30 0 38 -8 37'],
    ],
    [
      '-8 23.500 -2 22.300 4 25.300 8 24.800 13 29.300 11 29.800 7 27.500 3 28.200 -2 25 -8 26.200',
      '13 32.600 18 32.200 21 37 19 37.600 16.500 35.500 14 34.600',
      '21.500 40 26 40.700 28 45 26 45.400 24 42.800 22 42.200',
      '-8 46 -3 45.200 2 47 0 48.600 -4 47.800 -8 48.400',
    ],
    3,
  )
}

export function rightWall(k) {
  lava(
    k,
    '168 14 160 13.500 154 17 149 17.500 144 22 138 24 133 29 127 33 123 38 118 41 117 46 119 50 132 54.500 150 57 168 58',
    [
      ['#443c70', '160 13.500 154 17 149 17.500 144 22 146 28 143 33 150 32 156 27 160 20'],
      ['#5c4c80', '138 24 133 29 127 33 123 38 118 41 117 46 122 46 126 41 131 38 135 32'],
      ['#8c6490', '118 41 117 46 119 49 121 45'],
      ['#8c6490', '133 29 127 33 124.500 37 129 35.500'],
      ['#1e2048', '160 24 168 26 168 46 158 42 156 34'],
    ],
    [
      '168 13 160 12.700 154 16.200 149 16.700 144 21.200 147 21.300 150 19 155 18.600 160 15.600 168 16',
      '140 23 138 23.300 133 28.200 127 32.200 129.500 32.600 134 30 138.500 27 141 25.400',
      '125 36 123 37.200 118 40.200 117 42 121 41 125 38.600',
      '156 29.500 162 28.600 168 30 168 32.600 161 31 157 31.500',
    ],
    8,
  )
}
