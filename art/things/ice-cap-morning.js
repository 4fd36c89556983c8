// A clear early morning under the ice cap: the mountain, mist at its foot, the home field with buttercups.
import { fill, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'

export const HORIZON = 60

export function country(k) {
  const g = k.createLinearGradient(0, -4, 0, HORIZON)
  for (const [a, c] of [
    [0, '#3c7ca6'],
    [0.5, '#9ac3c8'],
    [0.85, '#f8e3b8'],
    [1, '#ffe9c0'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-8 -8H170V64H-8Z')
  // The ice cap: one wide dome with its caldera, dark cliffs below, tongues of ice between them.
  fill(k, '#7680ac', [
    ...rough(
      points(
        '-8 38 4 34 14 30 24 25 33 22 41 20.500 47 21.500 52 20.800 60 22 72 26 86 31 100 37 112 43 126 49 142 54 170 58',
      ),
      0.2,
      4,
    ),
    ...points('170 64 -8 64'),
  ])
  // Below the ice the rock of the side that looks to the sun, one plane as far as the ridge.
  fill(k, '#b59aa6', rough(points('-8 40 20 36 40 34 47.500 46 50 50 49 54 53 61 -8 61'), 0.2, 12))
  // The shaded side: one deeper fold under the tongue of ice.
  fill(k, '#666f9e', rough(points('62 40 70 43 73 50 80 54 84 61 60 61 62 54 58 47'), 0.2, 15))
  fill(
    k,
    '#fff3da',
    rough(
      points(
        '-8 38 4 34 14 30 24 25 33 22 41 20.500 47 21.500 45.500 25 48 29 45 33 47 37 46 41 47.500 46 50 50 47 50.500 43.500 46 41.500 41 38 41.500 33 43.500 30 41 23 41.500 18.500 40.300 13 44.500 9 45.500 4 43 -8 46.500',
      ),
      0.15,
      5,
    ),
  )
  fill(
    k,
    '#bfd0e0',
    rough(
      points(
        '47 21.500 52 20.800 60 22 72 26 86 31 100 37 109 41.500 101 41 96 44 90 44.500 84 41.300 79 43 77.500 48 80 53 76 53.500 73 48 72.500 43 67 41.500 62 39.600 57 41 52 42 47.500 46 46 41 47 37 45 33 48 29 45.500 25',
      ),
      0.15,
      6,
    ),
  )
  // The caldera and a crevassed step catch a little shade and sun.
  fill(k, '#bfd0e0', points('33 22 41 20.500 47 21.500 46 23.500 40 22.800'))
  // The shaded side falls in steps: a brow that still takes light from the sky, hollows below it.
  fill(
    k,
    '#d4e0ea',
    rough(
      points(
        '47 21.500 52 20.800 60 22 72 26 86 31 94 34.200 84 33 74 29.500 64 26.500 56 26 50 27.500 45.500 25',
      ),
      0.12,
      4,
    ),
  )
  fill(
    k,
    '#a9bcd4',
    rough(
      points(
        '49 33 54 36 60 37 68 41 72 43 72.500 46 68 42.500 62 40.500 57 41.500 52 43 48.500 41 47 37',
      ),
      0.12,
      9,
    ),
  )
}

/** The green shoulder behind the houses and the home field before them. */
export function homeField(k) {
  fill(k, '#6d9a56', [
    ...rough(
      points('-8 58 10 56.500 30 56.800 50 57.600 70 56 90 53.500 112 52 136 53 170 51'),
      0.15,
      7,
    ),
    ...points('170 76 -8 76'),
  ])
  fill(k, '#8db457', [
    ...rough(points('-8 61.500 14 60.500 34 60.800 52 62 60 64'), 0.15, 8),
    ...points('60 76 -8 76'),
  ])
  const g = k.createLinearGradient(0, 64, 0, 92)
  for (const [a, c] of [
    [0, '#b5c95a'],
    [0.35, '#86aa48'],
    [1, '#41703e'],
  ])
    g.addColorStop(a, c)
  path(
    k,
    g,
    'M-8 66C12 65 32 65.600 50 67.500C70 69.500 100 70.600 130 70.400C146 70.300 158 70.200 170 70V98H-8Z',
  )
  // The track the horses use, worn into the turf.
  path(
    k,
    '#8a7048',
    'M-8 79.200C14 78.200 34 77.600 54 77.900C72 78.200 88 79.800 104 82.200C122 84.900 142 88 170 91V96.500C142 92.500 120 88.500 102 85.400C86 82.700 70 81 54 80.700C34 80.400 14 81.400 -8 82.600Z',
  )
  path(
    k,
    '#c9a868',
    'M-8 79.800C14 78.800 34 78.200 54 78.500C72 78.800 88 80.400 104 82.800C122 85.500 142 88.600 170 91.600V95C142 91.400 120 87.600 102 84.600C86 82 70 80.300 54 80C34 79.700 14 80.700 -8 81.900Z',
  )
}

/** Flat stones from the door to the track, most of them in the shade of the house. */
export function slabs(k) {
  for (const [x, y, w] of points(
    '104.600 72.400 2.100 105.400 73.800 2.300 105.200 75.400 2.700 106.400 77.300 2.900 106.600 79.500 3.300',
    3,
  )) {
    const slab = rough(
      [
        [x - w, y + 0.1],
        [x - w * 0.7, y - 0.5],
        [x + w * 0.2, y - 0.62],
        [x + w * 0.8, y - 0.4],
        [x + w, y + 0.15],
        [x + w * 0.5, y + 0.5],
        [x - w * 0.5, y + 0.42],
        [x - w, y + 0.1],
      ],
      0.22,
      w * 3,
    )
    fill(
      k,
      '#2c5440',
      slab.map(([px, py]) => [px + 0.15, py + 0.36]),
    )
    fill(k, y > 79 ? '#c3bcb0' : '#8c90a0', slab)
  }
}

/** Buttercups in drifts on the field. */
export function buttercups(k) {
  const r = random(61)
  for (let i = 0; i < 70; i++) {
    const t = r()
    const [cx, cy] = [
      [20, 74],
      [70, 74.5],
      [138, 76],
      [150, 82],
      [128, 79],
    ][i % 5]
    const [x, y] = [cx + (r() + r() - 1) * 22, cy + (r() + r() - 1) * 3]
    if (y < 72 || (y > 77 && y < 82 && x < 90)) continue
    const q = 0.1 + (y - 66) * 0.014
    path(
      k,
      t < 0.7 ? '#f8d848' : '#fff0a0',
      `M${x - q} ${y}a${q} ${q * 0.7} 0 1 0 ${q * 2} 0a${q} ${q * 0.7} 0 1 0 ${-q * 2} 0Z`,
    )
  }
}

/** The dark grass at our feet. */
export function near(k) {
  const r = random(62)
  const edge = [[-8, 85.5]]
  for (let x = -6; x < 108; x += 0.8) {
    const base = 85.5 + Math.max(0, x - 8) ** 1.25 * 0.03
    edge.push([x, base], [x + 0.5 + r() * 0.5, base - 0.6 - r() * 2])
  }
  fill(k, '#2c5440', [...edge, [108, 98], [-8, 98]])
}
