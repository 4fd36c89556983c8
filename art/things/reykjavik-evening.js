// What stands and hangs about the street up to the church: roofs of the quarter, lamps, a cat.
import { fill, path, points, stroke } from '../core/field.js'
import { metre, P } from './reykjavik.js'

/** The roofs of the quarter behind our street, row behind row: snow, a few lit windows. [x, foot, breadth, height]. */
export function quarter(k) {
  for (const [tones, list] of [
    [
      ['#5c649c', '#7c84b8', '#9ca4cc'],
      '0 45 9 5 8 45 7 4 17 46 10 5.500 28 45 8 4 38 46 9 5 49 46 8 4 58 46.500 9 5 68 47 7 4 116 47 8 4.500 126 46 9 5 137 46 8 4.500 147 45 10 5.500 157 46 8 4',
    ],
    [
      ['#4c5490', '#747cb8', '#a8b0d8'],
      '-4 52 13 8 9 51 12 7 22 53 14 9 36 52 12 7 48 52 12 8 124 51 12 7 136 52 13 8 150 51 13 8',
    ],
    [['#3c3c7c', '#6870b4', '#b8c0e4'], '-6 62 18 12 12 60 15 11 27 62 17 12'],
    [['#34306c', '#6068ac', '#bcc4e8'], '-10 76 22 15 10 78 20 15'],
  ])
    for (const [i, [x, y, w, h]] of points(list, 4).entries()) {
      const [wall, snow, edge] = tones
      fill(k, wall, [
        [x, y + 12],
        [x, y - h * 0.5],
        [x + w * 0.32, y - h],
        [x + w * 0.64, y - h * 0.5],
        [x + w * 0.64, y + 12],
      ])
      fill(k, snow, [
        [x + w * 0.32, y - h],
        [x + w * 0.9, y - h * 1.04],
        [x + w * 1.12, y - h * 0.45],
        [x + w * 0.64, y - h * 0.48],
      ])
      fill(k, edge, [
        [x - w * 0.04, y - h * 0.46],
        [x + w * 0.32, y - h],
        [x + w * 0.68, y - h * 0.46],
        [x + w * 0.64, y - h * 0.4],
        [x + w * 0.32, y - h * 0.9],
        [x, y - h * 0.4],
      ])
      if (i % 3 !== 1)
        path(k, '#f8c470', `M${x + w * 0.25} ${y - h * 0.52}h${w * 0.12}v${h * 0.2}h${-w * 0.12}Z`)
      if (i % 2) path(k, wall, `M${x + w * 0.6} ${y - h}v${-h * 0.24}h${w * 0.07}v${h * 0.24}Z`)
    }
}

/** Lamps on a string from eave to eave. */
export function garland(k, z, sag) {
  const [a, b] = [P(-6.6, 6.2, z), P(7.6, 6, z)]
  const m = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag]
  stroke(k, '#34305c', 0.14, `M${a}Q${m} ${b}`)
  for (let i = 1; i < 12; i++) {
    const t = i / 12
    const [x, y] = [0, 1].map((j) => (1 - t) ** 2 * a[j] + 2 * t * (1 - t) * m[j] + t * t * b[j])
    const q = metre(z) * 0.16
    path(k, 'rgba(255,214,130,.35)', `M${x} ${y - q * 1.6}a${q * 2.6} ${q * 2.6} 0 1 0 0.010 0Z`)
    path(k, '#fff0c0', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
  }
}

/** A lamp post with its light in the air. */
export function lamp(k, x, z) {
  const [a, b] = [P(x, 0, z), P(x, 4.6, z)]
  const q = metre(z)
  stroke(k, '#28264c', q * 0.14, `M${a}L${b}`)
  const g = k.createRadialGradient(b[0], b[1], 0, b[0], b[1], q * 3)
  g.addColorStop(0, 'rgba(255,220,140,.75)')
  g.addColorStop(1, 'rgba(255,200,120,0)')
  k.fillStyle = g
  k.fillRect(b[0] - q * 3, b[1] - q * 3, q * 6, q * 6)
  path(k, '#fff6d8', `M${b[0] - q * 0.3} ${b[1]}h${q * 0.6}l${-q * 0.12} ${-q * 0.7}h${-q * 0.36}Z`)
  path(
    k,
    '#28264c',
    `M${b[0] - q * 0.4} ${b[1] - q * 0.7}L${b[0]} ${b[1] - q}L${b[0] + q * 0.4} ${b[1] - q * 0.7}Z`,
  )
}

/** The window we look out of: a ledge under snow, a cat on it that watches the street. Cat 10 high, looking right. */
export function cat(k) {
  path(
    k,
    '#1c1a3c',
    'M-3.600 0C-4.400 -3.600 -3.600 -6 -1.600 -7C-1.900 -8.200 -1.800 -9.200 -1.500 -10.400L-0.200 -9.300C0.400 -9.450 1 -9.400 1.500 -9.200L2.700 -10.200C2.900 -9 2.900 -8.200 2.500 -7.400C2.100 -6.400 1.700 -6 1.900 -5C2.300 -3.200 2.500 -1.600 2.700 0Z',
  )
  path(
    k,
    '#1c1a3c',
    'M-3 -1.400C-5.600 -0.400 -6.800 0.200 -7.400 2.400C-7.800 4 -7 5 -6.200 4.800C-6.600 3.800 -6.200 2.600 -5.200 1.600L-2.600 0Z',
  )
  path(
    k,
    '#8c80b4',
    'M2.700 0C2.500 -1.600 2.300 -3.200 1.900 -5C1.700 -6 2.100 -6.400 2.500 -7.400C2.900 -8.200 2.900 -9 2.700 -10.200L2.200 -9.700C2.300 -8.600 1.900 -7.600 1.300 -6.600C0.900 -5.600 1.300 -3 1.700 0Z',
  )
}
