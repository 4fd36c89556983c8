import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { leafMass } from '../nature/leaf-mass.js'
import { folk, POSES, SKINS } from './slender-folk.js'

// Florida Bay before sunrise turns to day: the light comes from behind us on the left.
export const SHORE = 42

/** Long low keys on the horizon, each paler than the one before it. */
export function keys(k) {
  for (const [c, d] of [
    [
      '#98a8c4',
      'M-6 42V40.400C4 39.600 10 40.300 20 39.700C30 39.200 38 40 46 39.900C54 39.800 60 40.800 66 42Z',
    ],
    [
      '#8c9cbc',
      'M74 42C80 40.800 88 41 94 40.300C104 39.800 120 40.400 130 39.800C142 39.200 156 40 166 39.600V42Z',
    ],
    [
      '#6c8ca0',
      'M-6 42.200V39.200C0 38.200 5 38.800 9 38.400C16 37.800 20 39.400 25 39.800C30 40.200 34 41.200 38 42.200Z',
    ],
  ])
    path(k, c, d)
}

/** How high the crowns of the islet stand over the water at x. */
const crown = (x) => {
  const u = (x - 90) / 62
  if (u < 0 || u > 1) return 0
  return (
    17 * Math.sin(Math.PI * u) ** 0.6 * (0.72 + 0.2 * Math.sin(u * 9 + 1) + 0.1 * Math.sin(u * 23))
  )
}

const HIGH = [
  ['#2c6468', '#44846c', '#7cac74'],
  ['#3c7c6c', '#6ca470', '#c4cc84'],
  ['#54946c', '#98bc74', '#f0dc98'],
]

/** An islet of red mangroves: arches of roots in the water, the dark under the crowns, crowns with the light on their left. */
export function islet(k) {
  const foot = 47
  const list = []
  for (let x = 90; x <= 152; x += 2) list.push([x, foot - 2.5 - crown(x) * 0.9])
  const low = Array.from({ length: 30 }, (_, i) => [
    151 - i * 2.07,
    foot - 1.5 - 0.9 * Math.abs(Math.sin(i * 1.9)) - (i < 2 || i > 27 ? 1.2 : 0),
  ])
  fill(k, '#1f4c5c', [...list, ...low])
  // Roots: bows of unlike span, one behind the other.
  const r = random(21)
  for (let i = 0; i < 58; i++) {
    const x = 90 + (i / 57) * 61 + (r() - 0.5) * 1.4
    const way = x < 96 ? 1 : x > 146 ? -1 : r() < 0.5 ? -1 : 1
    const span = way * (1 + r() * 2.6)
    const up = 2 + r() * 2.6
    const y = foot - 0.4 + (r() - 0.3) * 1
    stroke(
      k,
      ['#1c4454', '#2c5c60', '#6c8470'][i % 3],
      0.26 + r() * 0.16,
      `M${x} ${y}C${x + span * 0.1} ${y - up} ${x + span * 0.6} ${y - up - 0.8} ${x + span} ${y - up - 0.4}`,
    )
  }
  leafMass(k, {
    box: [88, foot - 22, 154, foot - 3],
    inside: (x, y) => y > foot - 3 - crown(x) && y < foot - 3.2 - 0.9 * Math.sin(x * 1.3),
    light: (x, y) => {
      const h = crown(x) || 1
      return Math.max(
        0,
        Math.min(0.99, (foot - 3 - y) / h) * 0.9 - (x - 90) / 220 + 0.16 * Math.sin(x * 0.7),
      )
    },
    size: 2.5,
    tones: HIGH,
    seed: 5,
  })
}

/** Bare branches above the crowns, where the birds sleep. */
export function snags(k) {
  stroke(
    k,
    '#54606c',
    0.5,
    'M112 36C112.600 28 111.600 25 112.800 20.500M112.300 26.500C114.600 25 115.400 23 116 20.800M112.200 28.500C110 27.600 108.600 25.600 108.200 24',
  )
  stroke(
    k,
    '#b8a89c',
    0.18,
    'M111.800 31C112.300 28 111.300 25 112.500 20.600M108 24C108.400 25.500 109.800 27.300 112 28.200',
  )
  stroke(
    k,
    '#54606c',
    0.4,
    'M134 35C134.400 30 133.800 28 134.400 25.400M134.100 29.600C135.800 29 136.600 27.600 137 26.400',
  )
}

/** Two in a kayak that glides to the right; waterline at 0, 19 long. */
export function kayak(k) {
  for (const [x, top, n, hat] of [
    [-2.6, ['#2c94a0', '#1c5878'], 2, ['brim', '#f4dca8', '#c8a884']],
    [2.4, ['#f0b44c', '#b06c4c'], 0, ['cap', '#d8604c']],
  ]) {
    k.save()
    k.translate(x, -0.5)
    k.scale(0.86, 0.86)
    folk(k, {
      ...POSES.sit,
      near: [88, 4],
      far: [86, 4],
      armNear: n ? [28, 62] : [44, 40],
      armFar: n ? [72, 30] : [66, 26],
      lean: 4,
      top,
      low: ['#3c4c74', '#2c3458'],
      skin: SKINS[n],
      hair: ['#4c2c34', '#2c1c34'],
      cut: n ? 'short' : 'long',
      hat,
      light: -1,
      after: (c, j, flat) => {
        if (flat) return
        const [a, b] = [j.armNear.hand, j.armFar.hand]
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
        const l = Math.hypot(dx, dy)
        const [ux, uy] = n ? [0.72, -0.69] : [dx / l, dy / l - 0.1]
        const m = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
        const end = (t) => [m[0] + ux * t, m[1] + uy * t]
        stroke(c, '#3c3450', 0.13, `M${end(-3).join(' ')}L${end(3).join(' ')}`)
        for (const t of [-1, 1]) {
          const [p, q] = [end(t * 2.7), end(t * 4.1)]
          stroke(c, '#f8d058', 0.42, `M${p.join(' ')}L${q.join(' ')}`)
        }
      },
    })
    k.restore()
  }
  path(
    k,
    '#8c2c3c',
    'M-9.600 -1.500C-8 0.100 -5 0.600 0 0.600C5 0.600 8 0 9.800 -1.700C6 -0.900 3 -0.700 0 -0.700C-3 -0.700 -6.500 -0.900 -9.600 -1.500Z',
  )
  path(
    k,
    '#e8603c',
    'M-9.600 -1.500C-8 -0.300 -5 0 0 0C5 0 8 -0.500 9.800 -1.700C6 -1.100 3 -0.900 0 -0.900C-3 -0.900 -6.500 -1 -9.600 -1.500Z',
  )
  path(
    k,
    '#ffb07c',
    'M-9.600 -1.500C-6.500 -1 -3 -0.900 0 -0.900C1 -0.900 1.500 -0.900 2 -0.920C-2 -0.550 -6.500 -0.700 -9.600 -1.500Z',
  )
}

/** One leaf of the red mangrove: a pointed oval with its rib, half of it in the light. */
const leaf = (k, x, y, l, a, [dark, lit]) => {
  k.save()
  k.translate(x, y)
  k.rotate(a)
  path(
    k,
    dark,
    `M0 0C${l * 0.25} ${-l * 0.26} ${l * 0.7} ${-l * 0.24} ${l} 0C${l * 0.7} ${l * 0.24} ${l * 0.25} ${l * 0.26} 0 0Z`,
  )
  if (lit)
    path(
      k,
      lit,
      `M${l * 0.06} 0C${l * 0.25} ${-l * 0.24} ${l * 0.7} ${-l * 0.22} ${l * 0.96} ${-l * 0.02}Z`,
    )
  k.restore()
}

/** The branch that hangs in from the upper left, its leaves in rosettes, and one long seedling ready to drop. */
export function branch(k) {
  const wood = '#12303c'
  stroke(k, wood, 1.5, 'M-6 14C10 12 24 9 40 12')
  stroke(
    k,
    wood,
    1,
    'M40 12C50 13.500 58 11 66 13M14 11.600C22 17 30 20 40 20.500M2 13C6 20 10 25 12 32M26 10C34 6 42 4 50 3M50 12.600C55 15.500 59 18 63 18.500',
  )
  const r = random(3)
  const tufts = points(
    '66 13 1 63 18.500 0.9 50 3 1.1 57 10 0.8 40 20.500 1.1 48 15 0.9 31 17.500 1 36 8 1 24 6 1.2 12 32 1.1 7 24 1.1 20 14.500 1.1 12 5 1.3 1 8 1.4 2 18 1.3 -2 28 1.2 42 1 1.2 28 0 1.300 0 -1 1.4 60 2 0.9',
    3,
  )
  for (const [x, y, q] of tufts) {
    const n = 8 + Math.floor(r() * 3)
    const turn = r() * 6
    path(k, '#1c4c4c', `M${x} ${y - 1}a1 1 0 1 0 0.010 0Z`)
    for (let i = 0; i < n; i++) {
      const a = turn + (i / n) * 6.283 + (r() - 0.5) * 0.4
      const up = Math.sin(a) < 0.2
      leaf(k, x + Math.cos(a) * 0.5, y + Math.sin(a) * 0.5, (4 + r() * 2.4) * q, a, [
        up ? '#1c4c4c' : '#123844',
        up ? (i % 3 ? '#3c7458' : '#78a064') : i % 4 ? undefined : '#24584f',
      ])
    }
  }
  // The seedling.
  stroke(k, '#24584f', 0.7, 'M63 19.500C63.400 22 63 25 63.400 28.500')
  stroke(k, '#98b46c', 0.2, 'M62.800 20C63.100 23 62.800 25.500 63.100 28')
}
