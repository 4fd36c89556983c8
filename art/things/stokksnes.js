// Vestrahorn over the black sand of Stokksnes by night, and a camp there: tents lit from inside, a fire, a fox.
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const CREST = points(
  '20 57 30 52.500 38 50 45 43 49 37.500 52 38.500 56 28.500 59 23 61.500 26 65.500 16.500 68 21 70 19.500 72.500 14 76 22.500 79 19 82 26.500 84.500 24.500 88 32 91.500 28 95 36 98.500 33.500 103 41 107 38.500 112 46 118 49 125 51.500 134 57',
)

/** The wall of gabbro: teeth, ribs that run down from each, snow in the gullies, scree at its foot. */
export function vestrahorn(k, [body, light, dark, snow, dim]) {
  const foot = 57.4
  // The smaller horn that stands apart.
  fill(
    k,
    dim,
    points(
      '126 57.400 136 53 141 46 144 41 146 43.500 148.500 40 152 46.500 157 51 170 55 170 57.400',
    ),
  )
  fill(k, light, points('144 41 142.500 45 144 49 138 54 132 56 136 53 141 46'))
  fill(k, snow, points('148.500 40 147 44 149 48 146 52 150 50 151 46.500'))
  fill(k, body, [...rough(CREST, 0.5, 3), [134, foot], [20, foot]])
  const r = random(9)
  for (let i = 1; i < CREST.length - 1; i++) {
    const [[lx, ly], [x, y], [rx, ry]] = [CREST[i - 1], CREST[i], CREST[i + 1]]
    if (y > ly || y > ry || y > 50) continue
    // A ridge that bends its way down; left of it the lights of the sky, right of it the night.
    const n = 6
    const line = [[x, y]]
    const drop = (foot - 5 - y) * (0.74 + r() * 0.22)
    let px = x
    for (let j = 1; j <= n; j++) {
      px += (r() - 0.5) * 2.6 + (x - 72) * 0.022
      line.push([px, y + (drop * j) / n])
    }
    const reach = (j, way) =>
      Math.min(1, j / 2) *
      (1 - j / n) *
      (way < 0 ? x - lx + 2.4 : rx - x + 2) *
      (0.7 + ((i * 3 + j * 5) % 4) * 0.18)
    fill(k, light, [...line, ...line.map(([a, b], j) => [a - reach(j, -1), b + j * 0.5]).reverse()])
    fill(k, dark, [...line, ...line.map(([a, b], j) => [a + reach(j, 1), b + j * 0.4]).reverse()])
    // Snow lies in the gully between two teeth.
    const sy = Math.max(ry, y) + 1
    fill(k, snow, [
      [rx, sy],
      [rx + 0.9, sy + drop * 0.22],
      [rx + 0.2, sy + drop * 0.4],
      [rx + 1.2, sy + drop * 0.6],
      [rx - 0.4, sy + drop * 0.46],
      [rx - 0.8, sy + drop * 0.2],
    ])
  }
  // Scree: one apron, its upper edge in fans, those towards the light paler.
  fill(
    k,
    body,
    points(
      '26 57.400 34 54.500 40 52.500 46 54 53 50.500 59 53 66 49.500 73 52.500 80 49.800 87 53 95 51 101 53.600 108 52.500 116 54.600 128 56.500 130 57.400',
    ),
  )
  for (const text of [
    '40 52.500 42 55 41 57.400 28 57.400 34 54.500',
    '53 50.500 55 54 54 57.400 44 57.400 48 53',
    '66 49.500 68 53.500 67 57.400 57 57.400 61 52.300',
    '80 49.800 82 53.500 81 57.400 71 57.400 75 52',
    '95 51 97 54 96 57.400 86 57.400 90 52.600',
    '108 52.500 110 55 109 57.400 99 57.400 103 53.400',
  ])
    fill(k, light, points(text))
}

/** A tent lit from inside: 14 wide, 7.4 high. */
export function glowTent(k, [edge, panel, glow, core]) {
  path(k, edge, 'M-7 0C-6 -4.600 -3.600 -7.300 -0.400 -7.400C3.600 -7.400 6 -4.400 7 0Z')
  path(k, panel, 'M-6.200 0C-5.200 -4.400 -3.200 -6.800 -0.600 -7C-1.600 -5 -2 -2.400 -2 0Z')
  path(k, glow, 'M-2 0C-2 -2.400 -1.600 -5 -0.600 -7C2 -5.600 3.600 -3 4 0Z')
  path(k, core, 'M-1.200 0C-1.200 -2 -0.800 -3.800 -0.100 -5.200C1.200 -3.800 2 -2 2.200 0Z')
  path(k, panel, 'M4 0C3.600 -3 2.200 -5.600 -0.400 -7.100C3 -7 5.200 -4.200 6.200 0Z')
  stroke(
    k,
    edge,
    0.22,
    'M-0.500 -7.200C-1.600 -5 -2 -2.400 -2 0M-0.500 -7.200C2.200 -5.600 3.600 -3 4 0',
  )
  stroke(k, edge, 0.12, 'M-5.600 -4L-8.600 0M5.800 -4L8.800 0')
}

/** The fire: logs, three flames; 6 high. */
export function fire(k) {
  path(
    k,
    '#3c2038',
    'M-2.600 0.400L2 -0.900L2.400 -0.200L-2.200 1ZM2.600 0.500L-2 -0.900L-2.400 -0.200L2.200 1Z',
  )
  path(
    k,
    '#ff7c34',
    'M-1.900 0C-2.800 -2 -1.200 -2.800 -1.300 -4.400C-0.500 -3.800 -0.300 -3.200 -0.300 -2.700C0 -3.800 0.900 -4.400 0.600 -6C1.800 -4.600 1.600 -3.600 1.500 -2.800C2 -3.100 2.100 -3.500 2.100 -3.900C2.700 -2.300 2.600 -0.900 1.900 0Z',
  )
  path(
    k,
    '#ffb848',
    'M-1.300 0C-1.800 -1.500 -0.700 -2 -0.700 -3C0 -2.400 0 -1.800 0.100 -1.400C0.500 -2 0.900 -2.600 0.800 -3.600C1.600 -2.400 1.700 -0.900 1.300 0Z',
  )
  path(
    k,
    '#fff0b0',
    'M-0.700 0C-0.900 -0.900 -0.200 -1.300 0 -2C0.600 -1.300 0.900 -0.700 0.700 0Z',
  )
}

/** An arctic fox that sits and looks left; 4 high. */
export function fox(k, [white, shade, dark]) {
  path(k, shade, 'M0.600 0C2.400 0.300 4 0 3.900 -1C3.600 -1.900 2.200 -1.700 1.400 -1Z')
  path(
    k,
    white,
    'M-0.900 0C-1.100 -1.200 -0.900 -2 -0.400 -2.600L0.500 -2.600C1.500 -2 1.900 -0.900 1.600 0Z',
  )
  path(
    k,
    shade,
    'M0.500 -2.600C1.500 -2 1.900 -0.900 1.600 0H0.300C0.900 -0.900 0.900 -1.800 0.500 -2.600Z',
  )
  path(
    k,
    white,
    'M-1.900 -2.900L-1 -3.600L-0.900 -4.500L-0.400 -4L0.300 -4.500L0.500 -3.400C0.600 -2.800 0.200 -2.300 -0.400 -2.300C-0.900 -2.300 -1.400 -2.600 -1.900 -2.900Z',
  )
  path(
    k,
    dark,
    'M-2 -2.930L-1.700 -3.080L-1.700 -2.800ZM-0.900 -3.300a0.140 0.140 0 1 0 0.280 0a0.140 0.140 0 1 0 -0.280 0Z',
  )
}

/** Tufts of lyme grass on a dune. */
export function tuft(k, x, y, q, [light, dark], seed) {
  const r = random(seed)
  for (let i = 0; i < 11; i++) {
    const u = (i - 5) * 0.22 * q
    const [hgt, bend] = [q * (1.2 + r() * 1.8), q * (0.3 + r() * 1.4)]
    path(
      k,
      i % 3 ? dark : light,
      `M${x + u - 0.12 * q} ${y}Q${x + u} ${y - hgt * 0.7} ${x + u + bend} ${y - hgt}Q${x + u + 0.3 * q} ${y - hgt * 0.5} ${x + u + 0.14 * q} ${y}Z`,
    )
  }
}
