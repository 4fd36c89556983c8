// Mount Meru from its southern foot in the early sun: summit, open horseshoe to the east; groves, a farmhouse, banana leaves.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { polygon } from '../core/shape.js'
import { closed } from './curves.js'
import { smooth } from './leaf-edge.js'

const OUTLINE = points(
  '-10 43 4 40.600 18 37 30 32.600 40 27.600 49 21.600 56 15.800 60 12.400 62.500 10 65 9.200 67.500 10.400 69.600 10 72 12 75 15.200 78 17.600 81.500 19 84 21.600 87 23.800 91 24.600 94.500 24 98 22.600 101 23.200 104 25.800 109 28.200 116 30.400 126 33.600 138 37 150 39.600 170 42',
)

/** The mountain: [body, shade, deep, lit, bright]. */
export function meru(k, [body, shade, deep, lit, bright]) {
  k.save()
  k.clip(new Path2D(polygon([...rough(OUTLINE, 0.22, 5), [170, 60], [-10, 60]])))
  fill(k, body, [
    [-10, 0],
    [170, 0],
    [170, 60],
    [-10, 60],
  ])
  const facet = (c, text) => fill(k, c, smooth(points(text), 3))
  // The western flank lies in its own shade.
  facet(shade, '65 8 62 14 60.500 20 56 27 53 34 46 42 40 50 -10 50 -10 40 30 32 56 15')
  facet(deep, '56 15 52 22 47 28 40 35 30 42 22 47 34 47 44 40 51 32 55 24 58 17')
  facet(deep, '64 10 63 17 65 24 62 31 61 38 56 47 66 47 68 38 67.500 30 69 22 67 15')
  // The wall of the horseshoe looks east: the sun is on it.
  facet(
    bright,
    '66 9.600 69 10.600 72 12.600 74.500 16 74 20 77 24 76 29 79 33 76 31 73.500 26 71.500 21 68.600 15.500',
  )
  facet(
    lit,
    '75 15 78.500 18 82 19.600 85 23 86 27 89 31 91 36 95 42 88 45 83 37 80.500 31 78 25 76.500 20',
  )
  facet(
    bright,
    '82.500 20 86 23.600 90 25 88.500 28 91.500 32 94 37 99 43 94 44 90.500 37 87.500 31 85 25',
  )
  // The ash cone in the mouth of the horseshoe.
  facet(shade, '94.500 24 96.500 23 97 27 95.500 31 93 34.500 90.500 30 92 27')
  facet(
    bright,
    '98 22.400 101.500 23.600 104.500 26.400 110 29 108 33 112 38 104 36 101 31 98.600 27',
  )
  facet(lit, '70 24 72.500 30 73 36 77 43 83 47 72 47 69 38 68.500 30')
  facet(lit, '110 30 118 33 128 37 140 42 122 43 114 38')
  k.restore()
}

/** A far grove: its brow never level, two tones, the sun from the right. */
export function grove(k, y, high, [dark, mid, lit], seed, [from, to] = [-10, 170]) {
  const r = random(seed)
  const brow = []
  let x = from
  while (x < to) {
    // It runs out at both its ends.
    const end = Math.min(1, (x - from) / 22, (to - x) / 22)
    brow.push([x, y - high * (0.45 + r() * 0.6) * Math.max(0, end) ** 0.7])
    x += high * (0.5 + r() * 0.9)
  }
  fill(k, dark, [...smooth(brow, 4), [to, y + 1], [from, y + 1]])
  for (const [c, share, drop] of [
    [mid, 0.6, 0.26],
    [lit, 0.22, 0.16],
  ])
    for (let i = 1; i < brow.length - 1; i++) {
      if (r() > share) continue
      const [bx, by] = brow[i]
      const q = high * (0.3 + r() * 0.4)
      path(
        k,
        c,
        closed(
          [
            [bx - q * 0.6, by + drop * high + q * 0.4],
            [bx - q * 0.2, by + drop * high - q * 0.24],
            [bx + q * 0.5, by + drop * high - q * 0.3],
            [bx + q * 1.1, by + drop * high + q * 0.1],
            [bx + q * 0.9, by + drop * high + q * 0.5],
            [bx + q * 0.1, by + drop * high + q * 0.56],
          ],
          0.9,
        ),
      )
    }
}

/** A farmhouse of burnt brick under its tin roof, a thread of smoke from the roasting fire. */
export function farmhouse(k, x, y, q) {
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  path(k, 'rgba(70,60,50,.5)', 'M-6 0.300L-16 0.700L-15 -0.400L-5 -0.300Z')
  path(k, '#a5573c', 'M-5 0V-4.600H3V0Z')
  path(k, '#d98a55', 'M3 0V-4.600L5.200 -6.600L7.400 -4.600V0Z')
  path(k, '#8fa3a8', 'M-6 -4.400L-3.400 -7H5.300L3.100 -4.400Z')
  path(k, '#dfe2d2', 'M5.300 -7.100L8 -4.500H7L5.200 -6.500L3.400 -4.500H2.900Z')
  path(k, '#5a2f2e', 'M-3.400 0V-3H-2V0ZM-0.600 -1.400V-3H1V-1.400Z')
  path(k, '#5a2f2e', 'M4.500 0V-2.800H5.900V0Z')
  path(
    k,
    '#f4ead2',
    'M-3 -7.400C-3.800 -10 -1.600 -11.600 -2.200 -14C-2.800 -16.400 -0.600 -18 0.400 -20.400C0 -17.600 -1.200 -16.200 -0.800 -14C-0.400 -11.600 -2.200 -10 -1.800 -7.400Z',
  )
  k.restore()
}

/**
 * A banana leaf: a strong rib, two broad halves, torn by the wind in a few places. Root at x, y; `angle` where it goes,
 * `bend` how it hangs; tones: lit half, shaded half, rib.
 */
export function bananaLeaf(k, x, y, long, wide, angle, bend, [lit, dark, rib], seed) {
  const r = random(seed)
  const n = 24
  const line = []
  let [px, py] = [x, y]
  for (let i = 0; i <= n; i++) {
    const a = angle + bend * (i / n) ** 1.4
    line.push([px, py, a])
    px += Math.cos(a) * (long / n)
    py += Math.sin(a) * (long / n)
  }
  const half = (t) =>
    wide * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9)) ** 0.62 * (t > 0.97 ? 0.5 : 1)
  for (const [m, c] of [
    [-1, lit],
    [1, dark],
  ]) {
    const edge = []
    let tear = 4 + Math.floor(r() * 4)
    for (let i = 1; i <= n; i++) {
      const t = i / n
      const [lx, ly, a] = line[i]
      const w = half(t)
      const at = (share, back) => [
        lx - Math.sin(a) * m * -w * share - Math.cos(a) * back,
        ly + Math.cos(a) * m * -w * share - Math.sin(a) * back,
      ]
      edge.push(at(1, -w * 0.16))
      if (--tear === 0 && i < n - 2) {
        // A tear: in to near the rib and out again.
        edge.push(at(0.16 + r() * 0.3, 0))
        edge.push(at(0.97, -w * 0.2 - long * 0.008))
        tear = 3 + Math.floor(r() * 6)
      }
    }
    fill(k, c, [...line.map(([a, b]) => [a, b]), ...edge.reverse()])
  }
  stroke(k, rib, long * 0.016, line.map(([a, b], i) => `${i ? 'L' : 'M'}${a} ${b}`).join(''))
}
