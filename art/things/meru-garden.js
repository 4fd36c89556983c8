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

/** One tree of the grove: a crown of three tones, broad or tall, on a short stem; the sun from the right. */
function crown(k, x, y, w, h, [dark, mid, lit], r) {
  const lean = (r() - 0.5) * 0.3
  const mass = (c, s, dx, dy) => {
    const n = 9
    const ring = Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 6.283
      const q = s * (0.86 + r() * 0.26)
      return [
        x + dx + Math.cos(a) * w * q + lean * h * -Math.sin(a) * 0.3,
        y - h * 0.6 + dy - Math.sin(a) * h * 0.46 * q * (Math.sin(a) < 0 ? 0.7 : 1),
      ]
    })
    path(k, c, closed(ring, 0.9))
  }
  path(
    k,
    dark,
    `M${x - w * 0.1} ${y + 0.3}L${x - w * 0.06} ${y - h * 0.5}h${w * 0.16}L${x + w * 0.12} ${y + 0.3}Z`,
  )
  mass(dark, 1, 0, 0)
  mass(mid, 0.76, w * 0.24, -h * 0.09)
  if (r() < 0.4) mass(lit, 0.42, w * 0.46, -h * 0.2)
}

/** A far grove: trees in knots, high ones among low ones, one behind the other over a dark foot. */
export function grove(k, y, high, tones, seed, [from, to] = [-10, 170]) {
  const r = random(seed)
  const list = []
  for (let x = from; x < to; x += high * (0.22 + r() * 0.5)) {
    const end = Math.max(0, Math.min(1, (x - from) / 14 + 0.25, (to - x) / 14 + 0.25))
    const knot = 0.5 + 0.5 * Math.sin(x * 0.21 + seed) * Math.sin(x * 0.083 + seed * 2)
    const h = high * (0.42 + knot * 0.55 + r() * 0.4) * end
    list.push([x, h, h * (0.34 + r() * 0.34)])
  }
  list.sort((a, b) => b[1] - a[1])
  for (const [x, h, w] of list) crown(k, x, y, w, h, tones, r)
  fill(k, tones[0], [
    [from, y + 0.6],
    [from + 3, y - high * 0.2],
    [to - 3, y - high * 0.2],
    [to, y + 0.6],
  ])
}

/** The forest about the mountain's waist, torn by the ridges into tongues. */
export function forestBelt(k, [dark, lit]) {
  fill(
    k,
    dark,
    smooth(
      points(
        '-10 44 4 42.400 16 41.600 26 40.400 36 39.600 42 38.200 48 39.200 53 37.800 58 39.400 64 38.600 70 40.200 76 39.400 83 41 90 39.800 97 40.600 104 39 110 40 117 39 125 40.400 133 40 142 41.400 154 42 170 43.400 170 52 -10 52',
      ),
      4,
    ),
  )
  fill(
    k,
    lit,
    smooth(
      points(
        '53 37.800 58 39.400 64 38.600 70 40.200 76 39.400 83 41 90 39.800 97 40.600 104 39 110 40 117 39 125 40.400 118 42 108 41.600 98 43 88 42 78 43 68 42 58 42.400 55 40',
      ),
      4,
    ),
  )
}

/** The stem of a banana plant beside us: sheaths that wrap it, dry ones that hang. */
export function bananaStem(k, x, top, foot, w) {
  const d = (a, b, bow) =>
    `M${x + a * w} ${foot}C${x + (a + bow) * w} ${foot - 24} ${x + a * 0.8 * w} ${top + 20} ${x + a * 0.62 * w} ${top}H${x + b * 0.62 * w}C${x + b * 0.8 * w} ${top + 20} ${x + (b + bow) * w} ${foot - 24} ${x + b * w} ${foot}Z`
  path(k, '#31503c', d(-1, 1, 0))
  path(k, '#4c6c44', d(-0.1, 1, 0.05))
  path(k, '#8c9c54', d(0.5, 1, 0.04))
  path(k, '#d0c878', d(0.86, 1, 0.02))
  path(
    k,
    '#a47848',
    `M${x + w * 0.2} ${top + 4}C${x + w * 0.9} ${top + 16} ${x + w * 1.3} ${top + 30} ${x + w * 1.05} ${top + 48}C${x + w * 0.7} ${top + 36} ${x + w * 0.5} ${top + 20} ${x - w * 0.1} ${top + 6}Z`,
  )
  path(
    k,
    '#6c4838',
    `M${x - w * 0.2} ${top + 6}C${x + w * 0.3} ${top + 20} ${x + w * 0.3} ${top + 34} ${x + w * 0.05} ${top + 58}C${x - w * 0.3} ${top + 40} ${x - w * 0.3} ${top + 22} ${x - w * 0.6} ${top + 8}Z`,
  )
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
