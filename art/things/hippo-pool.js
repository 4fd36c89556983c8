// The spring of Ngoitokitok on the floor of the crater: hippos in their pool, the great fig over the picnic, the wall behind, a kite.
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { leafMass } from '../nature/leaf-mass.js'
import { lens } from './curves.js'
import { bent, limb } from './joints.js'

export const SHORE = 51
const top = (x) =>
  19.5 + Math.sin(x * 0.06 + 1) * 1.5 + Math.sin(x * 0.19) * 0.7 - Math.max(0, x - 110) * 0.045
const foot = (x) => 46.5 + Math.sin(x * 0.05) * 0.5

/** The eastern wall: wooded spurs, the sun on their right flanks. */
export function wall(k) {
  const r = random(44)
  const xs = Array.from({ length: 60 }, (_, i) => -8 + i * 3)
  fill(k, '#6c94a0', [...xs.map((x) => [x, top(x)]), [172, 52], [-8, 52]])
  const lines = []
  for (let i = 0, x = -20; x < 184; i++) {
    const ridge = i % 2 === 1
    const slant = 3 + r() * 7
    lines.push(
      [0.02, 0.22, 0.45, 0.7, 1.02].map((h, j) => {
        const px = x + h * slant + (r() - 0.5) * (j ? 3 : 0.6)
        return [px, top(px) + (foot(px) - top(px)) * (j ? h : ridge ? 0.12 + r() * 0.16 : 0.06)]
      }),
    )
    x += ridge ? 2 + r() * 4.4 : 2 + r() * 5
  }
  const band = (a, b) => [...a, ...[...b].reverse()]
  lines.forEach((here, i) => {
    const next = lines[i + 1]
    if (!next) return
    const mid = (u) =>
      here.map(([px, py], j) => [px + (next[j][0] - px) * u, py + (next[j][1] - py) * u])
    if (i % 2) {
      fill(k, '#a4b894', band(here, next))
      fill(k, '#c4cc9c', band(mid(0.45).slice(1), next.slice(1)))
      if (i % 4 === 1) fill(k, '#84a890', [here[2], mid(0.4)[3], mid(0.5)[4], here[4], here[3]])
    } else {
      fill(k, '#6c949c', band(here, next))
      fill(k, '#58808f', band(mid(0.3).slice(1), mid(0.8).slice(1)))
      if (i % 4 === 2) fill(k, '#88aca4', [mid(0.9)[2], next[3], next[4], mid(0.6)[4], mid(0.7)[3]])
    }
  })
  // The rim in the sun, bushes along it.
  fill(k, '#b8c8a4', [
    ...xs.map((x) => [x, top(x)]),
    ...[...xs]
      .reverse()
      .map((x) => [x, top(x) + 2 + Math.sin(x * 0.6) * 0.5 + Math.sin(x * 1.7) * 0.3]),
  ])
  // Wood along the foot: yellow fevers before dark crowns.
  for (let x = -6; x < 168; x += 1 + r()) {
    const q = 1 + r() * 1.7 + Math.max(0, noise(x * 0.07, 3)) * 1.8
    path(
      k,
      '#4c7868',
      `M${x - q} 48.500V${foot(x) - q * 0.3}Q${x - q} ${foot(x) - q * 1.5} ${x} ${foot(x) - q * 1.5}Q${x + q} ${foot(x) - q * 1.5} ${x + q} ${foot(x) - q * 0.3}V48.500Z`,
    )
    path(
      k,
      r() < 0.6 ? '#7ca070' : '#98b074',
      `M${x - q * 0.2} ${foot(x) - q * 0.8}Q${x} ${foot(x) - q * 1.5} ${x + q * 0.4} ${foot(x) - q * 1.3}Q${x + q} ${foot(x) - q * 1.2} ${x + q} ${foot(x) - q * 0.3}Q${x + q * 0.4} ${foot(x) - q * 0.9} ${x - q * 0.2} ${foot(x) - q * 0.8}Z`,
    )
  }
}

/** A hippo as the water leaves it: back, head, ears that turn; looking left, 6 long. */
export function hippo(k, { form = 0, tones: [body, lit, dark, pink] }) {
  if (form !== 1) {
    path(
      k,
      body,
      'M-0.500 0.100C-0.300 -1.300 1.400 -1.900 3.200 -1.700C5 -1.500 6.200 -0.800 6.600 0.100Z',
    )
    path(
      k,
      lit,
      'M0.400 -1C1.200 -1.600 2.200 -1.800 3.200 -1.700C5 -1.500 6.200 -0.800 6.600 0.100L6 0C5.400 -0.800 4 -1.200 2.600 -1.200C1.700 -1.200 1 -1.100 0.400 -1Z',
    )
  }
  if (form !== 2) {
    path(
      k,
      dark,
      'M-0.300 -1.500L0.100 -2.200L0.500 -1.500ZM-1.100 -1.600L-0.900 -2.200L-0.500 -1.600Z',
    )
    path(
      k,
      body,
      'M-3.600 0.100C-3.900 -0.500 -3.500 -1 -2.900 -1C-2.300 -1 -2 -1.200 -1.500 -1.500C-0.900 -1.900 0.300 -1.700 0.700 -1C1 -0.500 0.900 0 0.700 0.100Z',
    )
    path(
      k,
      lit,
      'M-1.500 -1.500C-0.900 -1.900 0.300 -1.700 0.700 -1C0.200 -1.300 -0.600 -1.400 -1.200 -1.200C-1.800 -1 -2.200 -0.700 -2.900 -0.700C-3.300 -0.700 -3.600 -0.600 -3.700 -0.400C-3.700 -0.800 -3.300 -1 -2.900 -1C-2.300 -1 -2 -1.200 -1.500 -1.500Z',
    )
    path(
      k,
      pink,
      'M-3.600 0.100C-3.700 -0.100 -3.700 -0.300 -3.600 -0.400C-2.800 -0.300 -1.800 -0.300 -1 0.100Z',
    )
    path(
      k,
      dark,
      'M-1.300 -1.200a0.160 0.160 0 1 0 0.320 0a0.160 0.160 0 1 0 -0.320 0ZM-3.500 -0.760a0.120 0.090 0 1 0 0.240 0a0.120 0.090 0 1 0 -0.240 0Z',
    )
  }
}

/** A pelican afloat, looking left; 4 long. */
export function pelican(k) {
  path(
    k,
    '#fffaf0',
    'M-1.300 -0.900C-0.600 -1.700 1 -1.800 2.400 -1C2.100 -0.300 1.400 0.100 0.400 0.100C-0.600 0.100 -1.300 -0.200 -1.300 -0.900Z',
  )
  path(
    k,
    '#d0d4dc',
    'M-0.900 -0.200C0.200 0 1.500 -0.300 2.400 -1C2.100 -0.300 1.400 0.100 0.400 0.100C-0.200 0.100 -0.600 0 -0.900 -0.200Z',
  )
  stroke(k, '#fffaf0', 0.5, 'M-0.900 -0.900C-1.800 -1.400 -0.900 -2.300 -1.500 -2.900')
  path(k, '#f0b45c', 'M-1.500 -3.100L-3.400 -2C-2.800 -1.800 -2.200 -2 -1.300 -2.700Z')
}

/** A yellow-billed kite on the wing, something in its feet; 10 across. */
export function kite(k) {
  path(
    k,
    '#5c3c38',
    'M-5.400 -1.800C-4 -2.200 -2.400 -1.800 -1.200 -0.700C-0.700 -1.100 0.300 -1.100 0.900 -0.600C2.200 -1.400 3.800 -1.500 5.400 -0.600C4.200 -0.500 3.200 0 2.400 0.600C1.800 0.500 1.200 0.400 0.700 0.500L1.200 2.600L0.300 2.100L-0.600 2.800L-0.500 0.600C-1.200 0.400 -1.800 0.300 -2.400 0.300C-3.200 -0.600 -4.200 -1.300 -5.400 -1.800Z',
  )
  path(
    k,
    '#a07860',
    'M-3.600 -1.600C-2.600 -1.500 -1.800 -0.900 -1.100 -0.100L-2.200 -0.100C-2.700 -0.700 -3.100 -1.200 -3.600 -1.600ZM3.600 -0.900C2.600 -0.800 1.800 -0.400 1 0L2.100 0.200C2.600 -0.200 3.100 -0.600 3.600 -0.900Z',
  )
  path(k, '#f4c84c', 'M-0.200 -1.100L-0.500 -1.600L0.200 -1.200Z')
  path(k, '#f4dca4', 'M-0.500 1L0.900 0.800L1.100 1.700L-0.400 1.900Z')
  path(k, '#7ca04c', 'M-0.450 1.350L1 1.150L1.050 1.400L-0.420 1.600Z')
}

/** Reeds at the water's edge, x from to, feet on y(x). */
export function reeds(k, from, to, y, tall, n, tones, seed) {
  const r = random(seed)
  for (let i = 0; i < n; i++) {
    const x = from + (to - from) * r()
    const l = tall * (0.5 + r() * 0.6)
    const lean = (r() - 0.5) * l * 0.5
    path(
      k,
      tones[i % tones.length],
      `M${x - 0.24} ${y(x) + 0.3}Q${x + lean * 0.3} ${y(x) - l * 0.6} ${x + lean} ${y(x) - l}Q${x + lean * 0.3 + 0.5} ${y(x) - l * 0.5} ${x + 0.3} ${y(x) + 0.3}Z`,
    )
  }
}

const LEAF = [
  ['#1c3c3c', '#244a40', '#2c5844'],
  ['#244a40', '#305c44', '#447448'],
  ['#305c44', '#4c7c48', '#84a850'],
  ['#44744c', '#74a04c', '#c4cc5c'],
]

/** The sycamore fig: a trunk of many cords, boughs low over the grass, its crown the roof of the picture. */
export function fig(k) {
  const [c, lit, dark] = ['#6c5c58', '#b8a488', '#44404c']
  limb(
    k,
    dark,
    bent([
      [14.5, 56, 9.5],
      [7, 27, 5.4],
      [-6, 8, 4],
    ]),
  )
  path(
    k,
    c,
    'M-10 98C-2 92 3 86 5.500 80C8.500 72 9.500 62 9.500 53C10 47 13.500 45 18 44C23 43 27 45 27 51C27 57 28 67 30.500 74C33.500 81 39 85.500 47 88C42 89.500 36 89 31 87.500C28.500 90 26 93 25 98Z',
  )
  limb(
    k,
    dark,
    bent(
      bent([
        [24, 58, 2],
        [45, 34.8, 4.6],
        [70, 20, 2.8],
        [96, 11.5, 1.4],
        [112, 8.5, 0.6],
      ]),
    ),
  )
  limb(
    k,
    c,
    bent(
      bent([
        [22.5, 62, 8],
        [43, 33.4, 4.2],
        [70, 19.4, 2.4],
        [96, 11, 1.2],
        [112, 8, 0.5],
      ]),
    ),
  )
  limb(
    k,
    lit,
    bent(
      bent([
        [27.5, 59, 0.3],
        [45.5, 33.6, 1],
        [71, 20, 0.7],
        [96, 11.5, 0.3],
      ]),
    ),
  )
  limb(
    k,
    c,
    bent(
      bent([
        [19, 56, 9],
        [26, 28, 5.4],
        [40, 12, 3.4],
        [58, -2, 2],
      ]),
    ),
  )
  limb(
    k,
    lit,
    bent(
      bent([
        [24, 47, 0.4],
        [28.5, 28, 1.1],
        [41.5, 12.6, 0.8],
        [58, -1, 0.5],
      ]),
    ),
  )
  path(
    k,
    lit,
    'M27.400 60C28 66 29 70 30.500 74C33.500 81 39 85.500 47 88C41 87.800 34 85 29.500 79C27 74 26.400 67 27.400 60Z',
  )
  path(
    k,
    dark,
    'M-10 98C-2 92 3 86 5.500 80C8.500 72 9 62 9 52C12 62 12.500 74 9 83C6.500 89 3 94 -2 98ZM18 52C20 62 20 73 16.500 84C15.500 89 14 94 12 98H15.500C18.500 92 20.500 84 21.400 76C22 67 20.500 58 18 52ZM24 66C25 74 27 82 30 87L31 87.500C28 82 26 74 24 66Z',
  )
  const hang = (x) =>
    15 - Math.max(0, x - 60) * 0.06 + noise(x * 0.13, 5) * 6 + Math.sin(x * 0.31) * 1.4
  leafMass(k, {
    box: [-8, -8, 126, 22],
    inside: (x, y) => y < hang(x) - Math.max(0, x - 104) * 0.5,
    light: (x, y) => 0.16 + ((y - hang(x) + 12) / 12) * 0.62 + (x / 130) * 0.2,
    size: 3.3,
    tones: LEAF,
    seed: 12,
    flat: 0.72,
    side: 1,
  })
}

/** A folding table with the lunch, two chairs' worth of boxes; 6 wide. */
export function lunchTable(k) {
  lens(k, 'rgba(28,44,44,.45)', 0, 0.3, 5, 0.5, 0.4)
  stroke(
    k,
    '#5c4c48',
    0.24,
    'M-2.600 0L-2 -2.800M2.600 0L2 -2.800M-1.600 0L-2.200 -2.800M1.600 0L2.200 -2.800',
  )
  path(k, '#d8544c', 'M-3 -3H3L3.300 -1.800H-3.300Z')
  path(
    k,
    '#fff0d8',
    'M-2.400 -3L-2.600 -1.800H-2L-1.900 -3ZM-0.900 -3L-1 -1.800H-0.400V-3ZM0.600 -3V-1.800H1.200L1.100 -3ZM2 -3L2.200 -1.800H2.800L2.500 -3Z',
  )
  path(k, '#f4e4c4', 'M-2 -3h1.500v-0.700h-1.500ZM0.400 -3v-1.200h0.700v1.200Z')
  path(k, '#e8b03c', 'M1.500 -3a0.500 0.500 0 1 1 1 0Z')
}
