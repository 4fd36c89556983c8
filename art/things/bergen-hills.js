// What lies round Bergen on a winter morning: sky, fiord, hills, and the wooded edge of Mount Fløyen before us.
import { fill, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'
import { SKYLINE } from './bergen-houses.js'
import { closed, lens } from './curves.js'

export function morning(k) {
  const g = k.createLinearGradient(0, -2, 0, SKYLINE + 2)
  for (const [t, c] of [
    [0, '#4878b4'],
    [0.45, '#94aed0'],
    [0.8, '#f0ccc4'],
    [1, '#ffe2cc'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 -6 166 -6 166 ${SKYLINE + 2} -6 ${SKYLINE + 2}`))
}

/** The fiord: light under the far sky, deep below us. */
export function water(k) {
  const g = k.createLinearGradient(0, SKYLINE, 0, 84)
  for (const [t, c] of [
    [0, '#fbdccc'],
    [0.1, '#c4c4dc'],
    [0.35, '#6c90c0'],
    [0.6, '#3c6aa0'],
    [1, '#1f4478'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 ${SKYLINE} 166 ${SKYLINE} 166 96 -6 96`))
  const r = random(4)
  for (let i = 0; i < 46; i++) {
    const t = r()
    const y = SKYLINE + 4 + t * 40
    lens(
      k,
      i % 2 ? 'rgba(255,226,212,.4)' : 'rgba(28,64,124,.22)',
      70 + r() * 96,
      y,
      1.5 + t * 5,
      0.08 + t * 0.1,
      0.06,
    )
  }
}

/** A hill: its outline, then planes of sun and shade and the woods on its foot. */
function hill(k, tones, outline, planes, seed) {
  fill(k, tones[0], rough(points(outline), 0.3, seed))
  for (const [i, [c, text]] of planes.entries())
    fill(k, tones[c], rough(points(text), 0.25, seed + i))
}

/** From the islands at the mouth of the fiord to Løvstakken on the left. */
export function hills(k) {
  // Far islands of Askøy and Sotra.
  const a = ['#c8c4dc', '#fbdcd0', '#a8b0d4']
  hill(
    k,
    a,
    '84 30 92 26.500 100 25 106 25.800 112 24 120 23.200 128 24.600 136 24.200 146 25.600 156 25 168 26 168 31 84 31',
    [
      [1, '92 26.500 100 25 106 25.800 102 27 96 28'],
      [1, '112 24 120 23.200 122 25 117 26.600 110 26'],
      [1, '128 24.600 136 24.200 138 26 131 27'],
      [2, '120 23.200 128 24.600 131 27 126 29 122 27'],
      [2, '136 24.200 146 25.600 156 25 168 26 168 29 150 29 140 27.500'],
    ],
    3,
  )
  const b = ['#b4bcdc', '#fde2d6', '#8ca0d0', '#7c8cc0']
  hill(
    k,
    b,
    '104 37 112 32.500 120 30.600 130 30 138 31 150 30 168 31.500 168 37 140 38.500 118 38.500',
    [
      [1, '112 32.500 120 30.600 130 30 124 32.600 116 34.500'],
      [1, '138 31 150 30 146 32.500 138 33.500'],
      [3, '104 37 116 35.500 130 36.200 146 35 168 35.500 168 38 140 38.700 118 38.700'],
    ],
    7,
  )
  // Lyderhorn and Damsgårdsfjellet.
  const c = ['#b8c4e4', '#ffe6da', '#8498cc', '#6c80b4', '#5c70a4']
  hill(
    k,
    c,
    '58 47 63 36 68 30 73 26 78 23.500 83 22.200 87 22.600 91 24 95 26.500 100 29 105 30.500 110 33.500 115 38 120 44 104 47',
    [
      [1, '63 36 68 30 73 26 78 23.500 83 22.200 81 25 77 27.500 74 31 69 33 66 37'],
      [2, '87 22.600 91 24 95 26.500 100 29 98 32 93 31 91 28 88.500 25.500'],
      [1, '100 29 105 30.500 103 33 99 34 98 32'],
      [2, '105 30.500 110 33.500 115 38 117 41 109 38.500 104 34.500'],
      [2, '77 27.500 81 25 80 29 75 34 70 36.500 73 31.500'],
      [3, '58 47 66 39.500 74 38.500 82 36 90 38 98 37 106 39 114 39.500 121 45 104 47'],
    ],
    11,
  )
  hill(
    k,
    c,
    '-10 48 -8 27 0 21.500 6 17 12 13.500 18 11.800 23 11.600 29 13 34 16.500 39 18.500 44 19.200 50 21.800 56 24 61 27.500 67 31 74 36 84 41 92 46 60 48',
    [
      [1, '-8 27 0 21.500 6 17 12 13.500 18 11.800 16.500 15 12.500 17.500 11 21 6 24 2 29 -8 33'],
      [2, '23 11.600 29 13 34 16.500 37 22 34 26 29 22 26 18.500 24.500 14.500'],
      [1, '34 16.500 39 18.500 44 19.200 42 22 41.500 25.500 37.500 24.500 37 22'],
      [2, '44 19.200 50 21.800 56 24 61 27.500 58 31 52 29.500 47 25.500 45 22'],
      [1, '56 24 61 27.500 67 31 64 33 59 31.500 58 28'],
      [2, '16.500 15 18.500 18 16 23.500 11 28.500 3 33 7 27 11 22 12.500 17.500'],
      [2, '67 31 74 36 84 41 74 40 66 35.500'],
      [1, '30 26 36 28.500 39 33.500 33 32 27.500 29'],
      [
        3,
        '-10 40 0 36 8 37.500 16 34.500 22 36.500 30 35 38 37 46 35.500 54 38 62 37 70 39 78 41 92 46.500 60 48 -10 48',
      ],
      [
        4,
        '-10 44 4 41 14 42.500 26 40.500 36 42.500 50 41.500 62 43.500 76 44.500 92 47 60 48 -10 48',
      ],
    ],
    17,
  )
}

/** A spruce under snow, h high, its foot at 0; the sun on its left. */
export function spruce(
  k,
  h,
  seed,
  [dark, mid, snow, glow] = ['#1c3058', '#2c4878', '#a4b8e0', '#ffe4d8'],
) {
  const r = random(seed)
  const n = Math.round(6 + h / 5)
  for (let i = 0; i < n; i++) {
    const t = i / n
    const y = -h * (0.05 + 0.95 * t)
    const w = h * 0.2 * (1 - t) ** 0.9 * (0.78 + r() * 0.4) + h * 0.012
    const up = (h / n) * 1.5
    const [a, b] = [w * (0.75 + r() * 0.45), w * (0.75 + r() * 0.45)]
    path(
      k,
      dark,
      `M0 ${y - up}L${b * 0.5} ${y - up * 0.4}L${b} ${y + h * 0.02}L${b * 0.55} ${y - h * 0.004}L${b * 0.2} ${y + h * 0.026}L${-a * 0.25} ${y}L${-a * 0.6} ${y + h * 0.022}L${-a} ${y + h * 0.014}L${-a * 0.5} ${y - up * 0.4}Z`,
    )
    path(
      k,
      mid,
      `M0 ${y - up}L${-a * 0.5} ${y - up * 0.4}L${-a} ${y + h * 0.014}L${-a * 0.5} ${y}L${-a * 0.1} ${y - up * 0.3}Z`,
    )
    path(
      k,
      snow,
      `M0 ${y - up}L${b * 0.5} ${y - up * 0.4}L${b * 0.96} ${y + h * 0.012}Q${b * 0.5} ${y - up * 0.12} ${b * 0.1} ${y - up * 0.3}Z`,
    )
    path(
      k,
      glow,
      `M0 ${y - up}L${-a * 0.5} ${y - up * 0.42}L${-a} ${y + h * 0.008}Q${-a * 0.6} ${y - up * 0.2} ${-a * 0.25} ${y - up * 0.34}L${-a * 0.05} ${y - up * 0.5}Z`,
    )
  }
}

/** The wooded edge of Fløyen before us: soft drifts in the shade, the sun on their crests. */
export function brow(k) {
  path(
    k,
    '#7c94c8',
    closed(
      points(
        '-10 79 8 79 22 82 40 86 58 87.500 74 86.500 92 88 112 86 130 82 148 79 170 77 170 104 -10 104',
      ),
      0.8,
    ),
  )
  path(
    k,
    '#c0cdea',
    closed(
      points('-10 80.500 6 80.500 20 83.500 38 87.500 56 89 40 90.500 20 88 4 85 -10 84'),
      0.8,
    ),
  )
  path(
    k,
    '#c0cdea',
    closed(points('112 87.500 130 83.500 148 80.500 170 78.500 170 82 150 84 132 88 118 90'), 0.8),
  )
}
