// A bougainvillea that climbs a wall and spills over it in sprays, in points of the field; the sun high on the right, behind the wall.
import { path } from '../core/field.js'
import { random } from '../core/random.js'
import { soft } from './curves.js'

const TONES = ['#6c1a68', '#b01c7c', '#e23490', '#ff74ac']
const LEAF = ['#1f5c58', '#3c8c5c']

/** One bract: a pointed leaf, a little folded. */
function bract(k, c, x, y, l, turn) {
  const [dx, dy] = [Math.cos(turn) * l, Math.sin(turn) * l]
  const [nx, ny] = [-dy * 0.55, dx * 0.55]
  const n = (v) => Math.round(v * 100) / 100
  path(
    k,
    c,
    `M${n(x - dx)} ${n(y - dy)}Q${n(x + nx * 1.5)} ${n(y + ny * 1.5)} ${n(x + dx)} ${n(y + dy)}Q${n(x - nx * 1.5)} ${n(y - ny * 1.5)} ${n(x - dx)} ${n(y - dy)}Z`,
  )
}

/** Sprays: from, to, how far they bow, how thick they begin. */
const SPRAYS = [
  [100, 20, 85, 27, -6, 5],
  [104, 14, 88, 40, -9, 5],
  [103, 20, 93.5, 54, -6, 4.8],
  [106, 22, 98.5, 61, -3, 4.4],
  [109, 16, 105, 52, 3, 5],
  [112, 12, 114, 37, 5, 5],
  [114, 6, 122, 26, 6, 5],
  [116, 0, 131, 12, 5, 4.6],
  [104, 12, 90, 10, -4, 4.6],
  [108, 6, 98, -2, -3, 5],
  [98, 8, 84.5, 22, 3, 3.4],
  [94, 16, 86, 34, 3, 3.6],
  [122, -4, 136, 5, 5, 4.4],
  [122, 0, 127, 20, 4, 4.6],
]

/** The shape of its mass on the wall and over the roof. */
const MASS = [
  [86, 22],
  [90, 14],
  [95, 9],
  [100, 3],
  [106, -4],
  [122, -8],
  [125, 0],
  [120, 9],
  [118, 20],
  [113, 27],
  [110, 36],
  [105, 40],
  [103, 47],
  [99, 44],
  [97, 37],
  [93, 40],
  [90, 33],
  [87, 29],
]
const LIT = [
  [
    [88, 21],
    [91, 15],
    [97, 9.5],
    [102, 3],
    [108, -4],
    [116, -7],
    [118, -1],
    [111, 4],
    [106, 10],
    [101, 15],
    [96, 18],
    [92, 22],
  ],
  [
    [104, 17],
    [110, 10],
    [117, 6],
    [118, 12],
    [112, 18],
    [108, 25],
    [104, 27],
    [102, 22],
  ],
]

/** foot: where the stem leaves the ground, close against the wall. */
export function bougainvillea(k, foot) {
  // One old stem, thick as an arm, climbs the corner of the house; a few stones hold its earth.
  const [fx, fy] = foot
  path(
    k,
    '#6a78bc',
    `M${fx + 1} ${fy}C${fx + 2.6} ${fy - 12} ${fx + 3} ${fy - 24} ${fx + 8} ${fy - 36}H${fx + 14}C${fx + 8} ${fy - 22} ${fx + 5} ${fy - 10} ${fx + 5} ${fy}Z`,
  )
  path(
    k,
    '#4a3048',
    `M${fx - 1.6} ${fy + 0.3}C${fx - 0.4} ${fy - 6} ${fx - 1.4} ${fy - 12} ${fx + 0.4} ${fy - 19}C${fx + 1.4} ${fy - 26} ${fx + 1} ${fy - 32} ${fx + 5} ${fy - 42}H${fx + 8.4}C${fx + 4.6} ${fy - 32} ${fx + 4} ${fy - 26} ${fx + 2.8} ${fy - 18}C${fx + 1.6} ${fy - 11} ${fx + 2.2} ${fy - 6} ${fx + 2.4} ${fy + 0.3}Z`,
  )
  path(
    k,
    '#8a6070',
    `M${fx - 1.2} ${fy + 0.3}C${fx - 0.1} ${fy - 6} ${fx - 1} ${fy - 12} ${fx + 0.7} ${fy - 19}C${fx + 1.6} ${fy - 26} ${fx + 1.4} ${fy - 32} ${fx + 5.2} ${fy - 42}H${fx + 6}C${fx + 2.6} ${fy - 32} ${fx + 2.6} ${fy - 26} ${fx + 1.6} ${fy - 18}C${fx + 0.2} ${fy - 11} ${fx + 1} ${fy - 6} ${fx + 0.2} ${fy + 0.3}Z`,
  )
  path(k, '#dcdcf2', `M${fx - 2.6} ${fy + 0.5}L${fx - 2.4} ${fy - 1.5}H${fx + 3.4}V${fy + 0.5}Z`)
  path(k, '#a8b0e0', `M${fx} ${fy + 0.5}V${fy - 1.5}H${fx + 3.4}V${fy + 0.5}Z`)
  k.save()
  k.translate(8, 3)
  // What hangs before the wall keeps the light of the sky from it.
  k.save()
  k.translate(2.4, 4.4)
  soft(k, 'rgba(44,52,132,.38)', MASS, 1)
  k.restore()
  soft(k, TONES[0], MASS, 1)
  const r = random(17)
  const list = []
  for (const [x0, y0, x1, y1, bow, wide] of SPRAYS) {
    const long = Math.hypot(x1 - x0, y1 - y0)
    const [nx, ny] = [-(y1 - y0) / long, (x1 - x0) / long]
    const n = Math.round(long * 2.6)
    for (let i = 0; i < n; i++) {
      const t = i / n
      const out = (r() + r() - 1) * wide * (1.1 - t * 0.85)
      const b = bow * 4 * t * (1 - t) * 0.5 + out
      list.push([
        x0 + (x1 - x0) * t - nx * b,
        y0 + (y1 - y0) * t - ny * b,
        out,
        t,
        1.25 - t * 0.45 + r() * 0.3,
        r() * 6.3,
      ])
    }
  }
  // From deep to bright: dark below and inside, then what hangs in the shade, then what the sun reaches.
  for (const [x, y, , , l, a] of list) bract(k, TONES[0], x - 0.3, y + 0.8, l, a)
  for (const [i, [x, y, , , l, a]] of list.entries())
    if (i % 7 === 0) bract(k, LEAF[0], x - 0.6, y + 0.9, l, a + 1)
  for (const [x, y, , , l, a] of list) bract(k, TONES[1], x, y, l * 0.95, a)
  for (const d of LIT) soft(k, TONES[2], d, 1)
  // The lit mass is made of flowers too: gaps near its lower side, light on its upper.
  const inside = (list, x, y) => {
    let odd = false
    for (let i = 0, j = list.length - 1; i < list.length; j = i++) {
      const [[ax, ay], [bx, by]] = [list[i], list[j]]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
    }
    return odd
  }
  for (let i = 0; i < 420; i++) {
    const [x, y] = [86 + r() * 40, -4 + r() * 34]
    const [l, a, tone] = [0.9 + r() * 0.6, r() * 6.3, r()]
    const mass = LIT.find((d) => inside(d, x, y))
    if (!mass) {
      if (inside(MASS, x, y)) bract(k, TONES[1], x, y, l, a)
      continue
    }
    // Towards the upper left the mass turns to the light of the sky.
    const high = inside(mass, x + 2.4, y + 3.2)
    bract(k, high ? TONES[3] : tone < 0.7 ? TONES[1] : '#f8509c', x, y, l * (high ? 0.8 : 0.95), a)
  }
  for (const [i, [x, y, out, t, l, a]] of list.entries()) {
    const high = y < 24 + out * 1.2 - t * 4
    if (i % 3 < (high ? 3 : 1)) bract(k, TONES[2], x + 0.4, y - 0.5, l * 0.8, a + 0.6)
    if (high && i % 2 && y < 17) bract(k, TONES[3], x + 0.9, y - 1, l * 0.72, a + 1.2)
    if (i % 13 === 0 && high) bract(k, LEAF[1], x + 0.4, y - 0.2, l * 0.8, a)
  }
  k.restore()
}
