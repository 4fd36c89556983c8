// Fuji from the hill of the Chureito pagoda, and the plain before it under the mist of the morning.
import { fill, path, points } from '../core/field.js'
import { noise } from '../core/noise.js'

/** Fuji in facets: rock, the cap of snow with its tongues, one ridge between light and shade. */
export function fuji(k) {
  path(
    k,
    '#8c9ccc',
    'M-60 62C-20 57 8 52 28 40C40 32 50 21 57 14.500L59.500 15.200L61 14L64 14.600L66.500 13.800L69 15C76 22 86 33 98 41C118 53 150 58 220 62Z',
  )
  path(
    k,
    '#5e6fae',
    'M62 16L64 14.600L66.500 13.800L69 15C76 22 86 33 98 41C118 53 150 58 220 62H92C84 54 88 50 80 44C76 40 78 36 72 31C68 27 66 21 62 16Z',
  )
  // Gullies.
  for (const [c, d] of [
    [
      '#a9b4dc',
      'M50 62C52 52 48 46 52 38C53 46 56 52 55 62ZM28 62C34 54 38 48 42 42C41 50 38 56 36 62Z',
    ],
    [
      '#7888c0',
      'M62 62C64 52 62 44 64 38C68 46 70 54 70 62ZM8 62C16 58 24 54 30 48C28 54 22 59 18 62Z',
    ],
    [
      '#4e5e9e',
      'M104 62C98 54 94 48 90 42C98 48 106 54 114 62ZM132 62C122 58 112 53 106 49C118 53 134 58 146 62Z',
    ],
  ])
    path(k, c, d)
  // The snow, first in the light, then in the shade.
  fill(
    k,
    '#fff0e4',
    points(
      '57 14.5 59.5 15.2 61 14 64 14.6 62 16 64 22 66 27 70 33 66 31 65.5 36 62 31 60 38 56.500 32 54 41 50.500 34 46 44 44.500 37.500 38 45 40 38 33 41.500 40 31.500 46 25.500 52 19',
    ),
  )
  fill(
    k,
    '#ffd8c8',
    points('57 14.5 59.5 15.2 60 18 57 24 58 29 55 33 54 41 50.500 34 53 28 52.500 23'),
  )
  fill(
    k,
    '#b8bce8',
    points(
      '62 16 64 14.6 66.500 13.800 69 15 76 22 83 28.500 90 35 97 41.500 91 38.500 93 44 86 37.500 86 45 80.500 37 79 41 75 34 73 38 70 33 66 27 64 22',
    ),
  )
  fill(
    k,
    '#9aa2d8',
    points('69 15 76 22 83 28.500 90 35 97 41.500 91 38.500 86 33 84 35 78 27 77 30 71 21'),
  )
  fill(k, '#d4d4f4', points('62 16 64 14.6 66 17 67 22 71 28 70 33 66 27 64 22'))
}

/** The top of a low wooded ridge that comes out of the mist between x0 and x1 and sinks back into it. */
function islandRidge(k, x0, x1, y, high, colour, seed) {
  const edge = []
  for (let x = x0; x <= x1; x += 0.4) {
    const t = (x - x0) / (x1 - x0)
    const swell = Math.sin(Math.PI * t) ** 0.7 * (0.75 + 0.5 * noise(x * 0.07 + seed, seed))
    const trees = Math.abs(noise(x * 0.42 + seed, 3)) * 0.9 + Math.abs(noise(x * 1.2, seed)) * 0.35
    edge.push([x, y - high * swell - trees * Math.min(1, 6 * t, 6 * (1 - t))])
  }
  const g = k.createLinearGradient(0, y - high, 0, y + 1.7)
  g.addColorStop(0, colour)
  g.addColorStop(0.36, colour)
  g.addColorStop(1, `${colour}00`)
  const under = edge
    .toReversed()
    .map(([x], i) => [x, y + 2.4 * Math.sin((Math.PI * i) / (edge.length - 1)) ** 0.6])
  fill(k, g, [...edge, ...under])
}

/** The plain: hills at the foot of Fuji, then mist from which only wooded ridges stand out. */
export function valley(k) {
  path(
    k,
    '#7c98cc',
    'M-60 56C-40 52 -14 51 6 56C16 58.500 26 59 34 59.500C66 60 90 60 120 58C140 52 168 49 220 55V90H-60Z',
  )
  const g = k.createLinearGradient(0, 54, 0, 79)
  for (const [a, c] of [
    [0, '#c4cce800'],
    [0.2, '#d4d6ec'],
    [0.55, '#f4e4e6'],
    [1, '#fdeee4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-60, 54, 280, 40)
  islandRidge(k, -30, 46, 61.6, 2.6, '#9cb0d6', 3)
  islandRidge(k, 66, 110, 61.2, 1.8, '#a8b8da', 8)
  islandRidge(k, 118, 200, 62.5, 3, '#9cb0d6', 5)
  islandRidge(k, 20, 84, 66.2, 2.8, '#86a4c8', 12)
  islandRidge(k, -40, 14, 68, 3.4, '#7e9ec4', 7)
  islandRidge(k, 126, 190, 68, 3, '#86a4c8', 16)
  islandRidge(k, 2, 58, 73, 3.2, '#6c98b0', 21)
  islandRidge(k, 72, 112, 71.5, 2.2, '#7ca0ba', 19)
}
