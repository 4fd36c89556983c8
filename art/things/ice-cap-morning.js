// A clear early morning under the ice cap: the mountain, mist at its foot, the home field with buttercups.
import { fill, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'

export const HORIZON = 60

export function country(k) {
  const g = k.createLinearGradient(0, -4, 0, HORIZON)
  for (const [a, c] of [
    [0, '#4f8fc6'],
    [0.45, '#86bbdc'],
    [0.8, '#b4d6e2'],
    [1, '#e6e8dc'],
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
  // Half light: the face turns away from the sun in one broad rounded flank.
  path(
    k,
    '#c9bfe0',
    'M44.500 17L47 18.400C49 22 54 24.500 56.500 29.500C59 34.500 59.500 39 64 44C68 48.500 70.500 55 76 64H40Z',
  )
  // What looks at the sun: warm white under the rim, rose where the haze begins.
  const lit = k.createLinearGradient(0, 16, 0, 56)
  lit.addColorStop(0, '#fff3e2')
  lit.addColorStop(0.5, '#ffe0cc')
  lit.addColorStop(1, '#f6c6b8')
  fill(k, lit, [
    ...rough(
      points(
        '-8 40 2 36.500 12 31 20 27.500 28 21.800 34 19 38 16.400 41 17.600 44.500 17 47 18.400',
      ),
      0.25,
      5,
    ),
    ...points(
      '47.200 20.500 47.600 23 49 26 51 29 52 32.500 52.300 36 54 39.500 57 43 59.400 47 61 51 64 56 68 64 -8 64',
    ),
  ])
  // Hollows in the snow, wide and smooth: they begin under the rim, open downhill and are lost in the light.
  for (const [c, y0, y1, d] of [
    [
      '#e9bcc0',
      18,
      52,
      'M38.500 18.500C40.500 23 39 27 41.500 31.500C44 36 44.500 41 49 46C50.500 48 51.500 50 52 53L43 53C42.500 47 39 43 37 38C35 33 36.500 26 38.500 18.500Z',
    ],
    [
      '#efc6c2',
      24,
      50,
      'M27.500 24C28.500 28 26.500 31 27 35C27.500 38.500 29.500 41 29 46L20 50C19.500 45 20 41 21.500 37C23 33 25.500 29 27.500 24Z',
    ],
    [
      '#c2d2f2',
      20,
      50,
      'M58 20.800C61.500 25 66 28 69.500 33C72.500 37.500 76 41 82 46L76 50C72 45 69 41.500 66 37C62.500 32 60 27 58 20.800Z',
    ],
  ]) {
    const q = k.createLinearGradient(0, y0, 0, y1)
    q.addColorStop(0, c)
    q.addColorStop(0.5, c)
    q.addColorStop(1, `${c}00`)
    path(k, q, d)
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
    fill(k, y > 82 ? '#c3bcb0' : '#8c90a0', slab)
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
