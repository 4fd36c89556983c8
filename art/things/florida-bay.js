import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { leafyHeads } from './leafy-heads.js'
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

/** The heads of the crowns, those behind first: middle, half width, half height; two heights, lower at the ends. */
const HEADS =
  '107.500 37.500 4.500 3.600 118 39 3.600 3.400 134.500 34 4.800 4.200 145.500 39.600 3.600 3 99 38.800 3.800 3.200 112.600 36.600 4.600 4.200 128.400 34.600 5 4.600 140.600 36.600 4 3.800 93 41.800 3.600 2.600 104 39.400 4 3 123 38.400 4 3.600 149 41.600 3.200 2.600'

/** An islet of red mangroves: arches of roots in the water, the dark under the crowns, crowns with the light on their left. */
export function islet(k) {
  const foot = 47
  path(
    k,
    '#28445e',
    'M90 43C92 40 98 38.500 104 39C114 38 136 36 144 39.500C149 40.500 151.500 42 151.500 43.500L149.500 45.200C146 44.300 144 45.600 140 44.800C135 44.200 132 45.500 127 44.900C121 44.300 117 45.600 112 44.800C107 44.300 103 45.500 98 44.800C95 44.500 93 45.500 91.500 44.900Z',
  )
  // Roots: bows of unlike span that spring from the dark, in groups with water between.
  const r = random(21)
  for (const [x0, n] of points('93 4 99.500 5 107 4 113 6 121 4 128 6 136 5 143 4 148.500 3'))
    for (let i = 0; i < n; i++) {
      const x = x0 + (i - n / 2) * 1.2 + (r() - 0.5) * 0.8
      const span = (i < n / 2 ? -1 : 1) * (0.6 + r() * 1.8)
      const y = foot - 0.3 + (r() - 0.3) * 0.7
      stroke(
        k,
        ['#28405c', '#54586c'][i % 2],
        0.3 + r() * 0.2,
        `M${x + span} ${y}C${x + span * 0.95} ${y - 1.6} ${x + span * 0.5} ${y - 2.6} ${x} ${foot - 3}`,
      )
    }
  leafyHeads(k, points(HEADS, 4), ['#2f5468', '#5c847c', '#c4b094'], { size: 1.15, seed: 5 })
}

/** Bare boughs above the crowns, where the birds sleep: each tapers, forks and leans; a side of each in the morning light. */
export function snags(k) {
  for (const [c, d] of [
    [
      '#54606c',
      'M111.200 37C111.800 32 111.600 29 111.500 27.600L108.400 24.600L108.200 23.900L112 26.600C112.200 24.400 112.400 22.400 112.700 20.500L113 20.500C113 22.600 112.900 24.200 113 25.400L115.900 20.700L116.200 20.900C115.400 23.400 114.200 25.600 113 27.400C113 30 112.800 33 112.900 37Z',
    ],
    [
      '#b8a89c',
      'M111.200 37C111.800 32 111.600 29 111.500 27.600L108.400 24.600L108.200 23.900L112 26.600L111.900 30L111.700 37Z',
    ],
    [
      '#54606c',
      'M133.400 34C133.900 31 134 28 134.300 25.300L134.600 25.300C134.600 26.600 134.600 27.800 134.700 28.600L136.900 26.500L137.100 26.700C136.500 28.200 135.600 29.300 134.700 30.200L134.600 34Z',
    ],
    ['#b8a89c', 'M133.400 34C133.900 31 134 28 134.300 25.300L134.200 30L133.800 34Z'],
  ])
    path(k, c, d)
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
    '64 13 1.15 49 4 1 40 20 1.05 30 12 1.7 12 31 1.1 8 8 1.9 -2 22 1.5 22 2 1.2 62.5 18.5 0.85',
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
        up ? (i % 3 ? '#3f6c66' : '#8ca08c') : i % 4 ? undefined : '#24584f',
      ])
    }
  }
  // The seedling.
  stroke(k, '#24584f', 0.7, 'M63 19.500C63.400 22 63 25 63.400 28.500')
  stroke(k, '#b8a88c', 0.2, 'M62.800 20C63.100 23 62.800 25.500 63.100 28')
}
