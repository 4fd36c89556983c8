// Mount Meru from its southern foot in the early sun: summit, open horseshoe to the east; groves, a farmhouse, banana leaves.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'
import { smooth } from './leaf-edge.js'

const OUTLINE = points(
  '-10 43 4 40.600 18 37 30 32.600 40 27.600 49 21.600 56 15.800 60 12.400 62.500 10 65 9.200 67.500 10.400 69.600 10 72 12 75 15.200 78 17.600 81.500 19 84 21.600 87 23.800 91 24.600 94.500 24 98 22.600 101 23.200 104 25.800 109 28.200 116 30.400 126 33.600 138 37 150 39.600 170 42',
)

const ramp = (k, y0, y1, stops) => {
  const g = k.createLinearGradient(0, y0, 0, y1)
  for (const [a, c] of stops) g.addColorStop(a, c)
  return g
}

/** The mountain, two great sides: the west still blue, the east in the sun; the valley of its old eruption in shade between. */
export function meru(k) {
  const blue = ramp(k, 8, 46, [
    [0, '#3c6c94'],
    [0.6, '#6c98a8'],
    [1, '#c4ccac'],
  ])
  fill(k, blue, smooth([...OUTLINE, [170, 48], [-10, 48]], 3))
  const sun = ramp(k, 8, 46, [
    [0, '#ffe2a0'],
    [0.6, '#f0cc90'],
    [1, '#f4dca4'],
  ])
  const side = points(
    '66 9.300 67.500 10.400 69.600 10 72 12 75 15.200 78 17.600 81.500 19 84 21.600 87 23.800 91 24.600 94.500 24 98 22.600 101 23.200 104 25.800 109 28.200 116 30.400 126 33.600 138 37 150 39.600 170 42 170 48 48 48 55 42 58.500 37.500 63.500 32.500 63 28 66.500 22.500 65 18.500 66.800 13.500',
  )
  fill(k, sun, smooth(side, 3))
  fill(
    k,
    ramp(k, 18, 46, [
      [0, '#5884a0'],
      [0.6, '#8cabac'],
      [1, '#d8d4a8'],
    ]),
    smooth(
      points(
        '79 18 81.500 19 84 21.600 87 23.800 91 24.600 94.500 24 97.500 22.800 97 27 99.500 31.500 98 36 103 41.500 110 48 84 48 86.500 42 84.500 37 85.500 32 81.500 26.500 82 22',
      ),
      3,
    ),
  )
  // One long rib on the blue side takes a little light.
  fill(
    k,
    ramp(k, 20, 46, [
      [0, '#5c8ca8'],
      [1, '#c8d0ac'],
    ]),
    smooth(
      points('52 19 50 25 45 30 43.500 35 36 40 26 48 44 48 49 40 52 35 52.500 29 54.500 24'),
      3,
    ),
  )
}

/** A belt of coffee and trees: one mass with an uneven crown, the right shoulder of its heads in the sun. */
function belt(k, y, foot, [dark, lit], list) {
  const top = list.flatMap(([x, w, h]) => [
    [x - w * 0.46, y - h * 0.5],
    [x - w * 0.24, y - h * 0.92],
    [x + w * 0.1, y - h],
    [x + w * 0.38, y - h * 0.66],
  ])
  const mass = closed([[-14, foot], [-14, y], ...top, [176, y], [176, foot]], 0.5)
  path(k, dark, mass)
  k.save()
  k.clip(new Path2D(mass))
  for (const [x, w, h, sun] of list)
    if (sun)
      path(
        k,
        lit,
        closed(
          [
            [x - w * 0.14, y - h * 1.2],
            [x + w * 0.02, y - h * 0.74],
            [x + w * 0.22, y - h * 0.56],
            [x + w * 0.34, y - h * 0.3],
            [x + w * 0.6, y - h * 0.4],
            [x + w * 0.4, y - h * 1.2],
          ],
          0.5,
        ),
      )
  k.restore()
}

export function farBelts(k) {
  belt(
    k,
    45,
    50,
    ['#9cb698', '#c4cca0'],
    points(
      '-6 20 2 0 14 16 3 1 34 22 2.200 0 56 12 3.400 1 74 20 2 0 96 14 3.200 1 116 22 2.200 0 138 16 3.600 1 160 20 2.400 0',
      4,
    ),
  )
  belt(
    k,
    47,
    52,
    ['#5c9068', '#98b860'],
    points(
      '-4 16 4.600 1 11 12 3.400 0 25 15 5.400 1 42 13 3.400 0 56 10 3 1 72 14 2 0 92 12 1.800 0 106 9 2.600 0 117 13 4.400 1 132 14 6 1 148 12 3.800 0 162 16 5.400 1',
      4,
    ),
  )
}

export const nearBelt = (k) =>
  belt(
    k,
    50,
    53.5,
    ['#2f6a50', '#6c9c4c'],
    points(
      '-8 14 5 0 6 17 6.600 1 23 13 4.600 0 36 14 5.800 1 48 10 3.400 0 60 10 2.600 0 74 14 1.600 0 94 14 1.500 0 108 10 2.600 0 119 10 4 1 132 14 5.400 0 146 16 7.200 1 163 14 5.400 0',
      4,
    ),
  )

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
