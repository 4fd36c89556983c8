import { fill, path } from '../core/field.js'

// The pink castle of the park in the blue hour, 51 high on its rock above the moat; lamps at its foot light it from the left.

const WALL = ['#ffe0cc', '#f7a9ac', '#b4689c', '#7c4488']
const ROOF = ['#78b4dc', '#3f74bc', '#27428c']
const GOLD = '#ffd978'
const GLOW = '#fff0b8'

const box = (k, c, x, y, w, h) => {
  k.fillStyle = c
  k.fillRect(x, y, w, h)
}

function slit(k, x, y, w, h, c = GLOW) {
  path(
    k,
    c,
    `M${x - w / 2} ${y}V${y - h + w}Q${x - w / 2} ${y - h} ${x} ${y - h}Q${x + w / 2} ${y - h} ${x + w / 2} ${y - h + w}V${y}Z`,
  )
}

/** A pointed roof, hollow at its foot, with rings of gold and a ball. */
function hat(k, x, y, r, h) {
  const side = (a, b, c) =>
    path(
      k,
      c,
      `M${x + a * r} ${y}Q${x + a * r * 0.42} ${y - h * 0.34} ${x} ${y - h}Q${x + b * r * 0.42} ${y - h * 0.34} ${x + b * r} ${y}Q${x + ((a + b) / 2) * r} ${y + r * 0.34 * (1 - Math.abs(a + b) / 2)} ${x + a * r} ${y}Z`,
    )
  side(-1, 1, ROOF[1])
  side(-1, -0.34, ROOF[0])
  side(0.3, 1, ROOF[2])
  path(
    k,
    GOLD,
    `M${x - 0.13} ${y - h + 0.8}V${y - h - 2.2}H${x + 0.13}V${y - h + 0.8}ZM${x} ${y - h - 1.2}a0.380 0.380 0 1 0 0.010 0Z`,
  )
}

/** A round tower under its hat; a window every `step`. */
function tower(k, x, foot, w, top, roof, step = 7) {
  k.save()
  // Its bright side is the one turned to the burst over the keep.
  if (x < 103) {
    k.translate(x * 2, 0)
    k.scale(-1, 1)
  }
  upright(k, x, foot, w, top, roof, step)
  k.restore()
}

function upright(k, x, foot, w, top, roof, step) {
  const r = w / 2
  box(k, WALL[1], x - r, top, w, foot - top)
  box(k, WALL[0], x - r, top, w * 0.34, foot - top)
  box(k, WALL[2], x + r * 0.34, top, w * 0.33, foot - top)
  for (let y = top + 5, i = 0; y < foot - 3; y += step, i++)
    slit(k, x - w * 0.04 + (i % 2) * w * 0.1, y, Math.max(0.5, w * 0.15), Math.max(1.6, w * 0.42))
  // The corbels under the roof widen it.
  const c = r * 1.26
  const collar = (a, b, col) =>
    fill(k, col, [
      [x + a * c, top - 1.5],
      [x + b * c, top - 1.5],
      [x + b * c, top + 0.3],
      [x + b * r, top + 1.9],
      [x + a * r, top + 1.9],
      [x + a * c, top + 0.3],
    ])
  collar(-1, 1, WALL[1])
  collar(-1, -0.32, WALL[0])
  collar(0.34, 1, WALL[2])
  for (let i = -1; i < 1; i += 0.4) box(k, WALL[3], x + (i + 0.1) * r, top + 0.5, r * 0.16, 1)
  hat(k, x, top - 1.4, c * 1.12, roof)
}

/** A wall with battlements; its right end in shade. */
function wall(k, x0, x1, top, foot, dark = 0) {
  box(k, WALL[1], x0, top, x1 - x0, foot - top)
  if (dark) box(k, WALL[2], x1 - dark, top, dark, foot - top)
  box(k, WALL[3], x0, top + 1.5, x1 - x0, 0.4)
  for (let x = x0; x < x1 - 0.7; x += 1.9) {
    box(k, x > x1 - dark ? WALL[2] : WALL[1], x, top - 1.2, 1.1, 1.4)
    box(k, WALL[0], x, top - 1.2, 0.4, 1.4)
  }
}

/** A steep roof between two gables' ends, with its dormers. */
function roof(k, x0, x1, y, h) {
  fill(k, ROOF[1], [
    [x0 - 0.8, y],
    [x0 + h * 0.42, y - h],
    [x1 - h * 0.42, y - h],
    [x1 + 0.8, y],
  ])
  fill(k, ROOF[0], [
    [x0 - 0.8, y],
    [x0 + h * 0.42, y - h],
    [x0 + h * 0.7, y - h],
    [x0 + h * 0.24, y],
  ])
  fill(k, ROOF[2], [
    [x1 - h * 0.9, y],
    [x1 - h * 0.42, y - h],
    [x1 + 0.8, y],
  ])
  box(k, GOLD, x0 + h * 0.4, y - h - 0.35, x1 - x0 - h * 0.8, 0.4)
  for (let x = x0 + 4; x < x1 - 3; x += 4.6) {
    fill(k, WALL[0], [
      [x - 1, y],
      [x - 1, y - 2.6],
      [x, y - 4.4],
      [x + 1, y - 2.6],
      [x + 1, y],
    ])
    fill(k, WALL[2], [
      [x + 0.3, y],
      [x + 0.3, y - 3.8],
      [x + 1, y - 2.6],
      [x + 1, y],
    ])
    slit(k, x - 0.1, y - 0.6, 0.7, 2)
  }
}

/** The whole castle; the water stands at y = 67. */
export function dreamCastle(k) {
  // The high towers behind, then the keep, then what stands before it.
  tower(k, 96.6, 46, 3.4, 31, 12)
  tower(k, 104, 46, 7, 26, 19.5)
  tower(k, 109.4, 40, 2.6, 31.6, 9)
  tower(k, 88.6, 58, 5, 38, 14)
  tower(k, 116, 58, 5.4, 42.4, 13)
  wall(k, 90, 114.6, 43, 62, 7)
  roof(k, 93, 112, 43.4, 8)
  tower(k, 99.4, 43.4, 2.6, 36.4, 8)
  for (const x of [93.6, 97.6, 105.4, 109.4]) slit(k, x, 50, 1.1, 3.6)
  tower(k, 81.6, 62, 4.4, 48, 12)
  tower(k, 122.4, 62, 4.2, 51, 10.6)
  wall(k, 75, 92, 55, 66, 0)
  wall(k, 110, 128, 56, 66, 9)
  for (const x of [78, 85, 88.4]) slit(k, x, 61, 0.9, 3)
  for (const x of [113.4, 117.4]) slit(k, x, 61.6, 0.9, 3)
  tower(k, 74.6, 64, 4.2, 55.4, 9.6, 5)
  tower(k, 128.6, 64, 3.8, 57.4, 8.6, 5)
  tower(k, 94.2, 66, 5.8, 50.6, 11.6)
  tower(k, 109.8, 66, 5.8, 50.6, 11.6)
  wall(k, 97, 107, 53, 66, 0)
  fill(k, WALL[1], [
    [98, 53],
    [102, 45.6],
    [106, 53],
  ])
  fill(k, WALL[0], [
    [98, 53],
    [102, 45.6],
    [102, 47],
    [99, 52.6],
    [99, 53],
  ])
  fill(k, WALL[2], [
    [102, 45.6],
    [106, 53],
    [105, 53],
    [102, 47],
  ])
  slit(k, 102, 51.6, 1.3, 3, '#ffe08c')
  slit(k, 102, 66, 6.2, 10, WALL[3])
  slit(k, 102.2, 66, 4.8, 8.6, '#ffc46c')
}

const GOLDEN = [
  ['#ffb464', '#ffc878'],
  ['#ffd88c', '#ffcc7c'],
  ['#fff6d4', '#ffe8ac'],
]

/** One great rocket has opened: trails that start together, slow down and bend; seed-free, so that both sides differ by plan. */
export function willow(k, x, y, radius, tones = GOLDEN) {
  const LONG = [1, 0.86, 0.95, 0.78, 1.02, 0.9, 0.82]
  const trails = (n, size, from, colours, turn) => {
    for (let i = 0; i < n; i++) {
      const a = ((i + turn) / n) * 6.2832
      const long = radius * size * LONG[(i * 3) % 7]
      const pointAt = (t) => [
        x + Math.cos(a) * long * t,
        y + Math.sin(a) * long * t + radius * size * 0.2 * t * t,
      ]
      const [left, right] = [[], []]
      for (let t = from; t <= 1.001; t += (1 - from) / 10) {
        const [px, py] = pointAt(t)
        const u = (t - from) / (1 - from)
        const wide = 0.08 + 0.34 * u ** 1.6 * (1 - u ** 7) * (radius / 30)
        left.push([px - Math.sin(a) * wide, py + Math.cos(a) * wide])
        right.unshift([px + Math.sin(a) * wide, py - Math.cos(a) * wide])
      }
      fill(k, colours[i % colours.length], [...left, ...right])
    }
  }
  const [outer, middle, core] = tones
  trails(34, 1, 0.34, outer, 0.3)
  trails(26, 0.7, 0.22, middle, 0.7)
  trails(16, 0.4, 0.1, core, 0.1)
}
