// A clear early morning under the ice cap: the mountain, mist at its foot, the home field with buttercups.
import { fill, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'

export const HORIZON = 60

export function country(k) {
  const g = k.createLinearGradient(0, -4, 0, HORIZON)
  for (const [a, c] of [
    [0, '#5a96c4'],
    [0.4, '#9cc2d6'],
    [0.75, '#eed6d0'],
    [1, '#ffe6cc'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-8 -8H170V64H-8Z')
  // The volcano under its ice: a broad cone with a notched rim, all of it in the shade first.
  const shade = k.createLinearGradient(0, 16, 0, 60)
  shade.addColorStop(0, '#9db6e0')
  shade.addColorStop(1, '#8ca4d2')
  fill(
    k,
    shade,
    rough(
      points(
        '-8 40 2 36.500 12 31 20 27.500 28 21.800 34 19 38 16.400 41 17.600 44.500 17 47 18.400 51 16 55 17 60 21 68 24.500 76 29 86 32.500 98 38.500 112 43.500 128 50 148 54.500 170 57 170 64 -8 64',
      ),
      0.25,
      5,
    ),
  )
  // What looks at the sun: its border runs from the rim down the ribs of the mountain.
  fill(
    k,
    '#ffe9d8',
    rough(
      points(
        '-8 40 2 36.500 12 31 20 27.500 28 21.800 34 19 38 16.400 41 17.600 44.500 17 47 18.400 46 22.500 48.500 27 48 31 51.500 36 52 41 55 46 55.500 52 60 64 -8 64',
      ),
      0.25,
      5,
    ),
  )
  // One gully in each face, lost above and below.
  for (const [c, y0, y1, t] of [
    [
      '#f3c4ba',
      19,
      50,
      '40 20 43 24 42.500 29.500 46 35 45.500 41 49 47 50 55 45 50 42.500 44 42 38 39 33 39.500 26',
    ],
    [
      '#b9ccee',
      19,
      46,
      '55 19 59 21.500 61 27 66 32 66.500 37 70 42 65 41 62.500 37 62 33 58 29 57 24',
    ],
  ]) {
    const q = k.createLinearGradient(0, y0, 0, y1)
    q.addColorStop(0, `${c}00`)
    q.addColorStop(0.4, c)
    q.addColorStop(1, `${c}00`)
    fill(k, q, rough(points(t), 0.2, t.length))
  }
  // Low down the black rock stands out of the ice, a lit and a shaded flank each; mist takes its foot.
  const lost = (c) => {
    const q = k.createLinearGradient(0, 46, 0, 58)
    q.addColorStop(0, c)
    q.addColorStop(1, `${c}00`)
    return q
  }
  for (const [c, t] of [
    ['#c08a88', '-8 47 -3 44.500 2 42.500 5 44.500 8 47 10 51 14 54 17 60 19 64 -8 64'],
    ['#7c6890', '2 42.500 5 44.500 8 47 10 51 14 54 17 60 19 64 11 64 9 57 6 52 4 47'],
    [
      '#c89088',
      '22 64 24 56 27 51 29 46.500 32 43.500 34 40 36.500 42 38 45.500 42 48.500 44 54 48 58 50 64',
    ],
    [
      '#7c6890',
      '34 40 36.500 42 38 45.500 42 48.500 44 54 48 58 50 64 40 64 38.500 57 36 52 35.500 46',
    ],
    ['#6c74ac', '58 64 61 54 65 48 67 44.500 70 41.500 73 43.500 76 46 79 50 84 53 88 58 92 64'],
    ['#858ec4', '58 64 61 54 65 48 67 44.500 70 41.500 71 46 69.500 52 72 57 71 64'],
  ])
    fill(k, lost(c), rough(points(t), 0.2, t.length))
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
    'M-8 82.200C14 81.600 34 82 54 82.900C72 83.800 88 85.400 104 87.600C122 90 142 92 170 94V99C142 97 120 94.500 102 92C86 89.600 70 87.600 54 86.700C34 85.700 14 85.800 -8 86.600Z',
  )
  path(
    k,
    '#c9a868',
    'M-8 82.900C14 82.300 34 82.700 54 83.600C72 84.500 88 86.100 104 88.300C122 90.700 142 92.700 170 94.700V98C142 96 120 93.500 102 91C86 88.600 70 86.700 54 85.800C34 84.800 14 84.900 -8 85.700Z',
  )
}

/** Flat stones from the door to the track, most of them in the shade of the house. */
export function slabs(k) {
  for (const [x, y, w] of points(
    '105 73.800 2.300 106.200 75.600 2.600 105.400 77.700 2.900 107 80.200 3.200 106.600 83.200 3.700 108.400 86.500 4.200',
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
    fill(k, y > 83.5 ? '#c3bcb0' : '#8c90a0', slab)
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
    const base = 88 + Math.max(0, x - 8) ** 1.25 * 0.03
    edge.push([x, base], [x + 0.5 + r() * 0.5, base - 0.6 - r() * 2])
  }
  fill(k, '#2c5440', [...edge, [108, 98], [-8, 98]])
}
