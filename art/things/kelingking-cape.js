import { blend } from '../core/colour.js'
import { fill, points } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './lens.js'

/**
 * The cape of Kelingking in metres, seen from the lookout 210 m over the sea: a spine of grass runs from our feet over the low neck
 * to the skull and turns to the right along the snout; walls of limestone stand on both sides down to the water.
 */
export const SEA = 12
export const P = lens({ eye: [0, 210, 0], f: 90, cx: 58, cy: SEA })
const at2 = (x, y, z) => P(x, y, z).slice(0, 2)

/** Along the spine: x, z, height, half of its breadth to the left and to the right, how far the grass falls to its edge. */
const STATIONS = points(
  '-34 40 178 30 18 16 -16 84 158 30 18 18 2 130 136 26 17 16 15 180 114 22 15 12 24 230 103 20 13 12 30 275 107 24 15 14 38 318 126 36 22 18 56 356 146 46 36 22 88 384 156 48 48 24 128 396 152 46 50 24 168 396 136 40 46 22 206 388 114 34 38 18 234 377 98 26 28 14 252 366 84 15 15 10 264 357 70 5 5 6',
  6,
)
const N = 72

/** The sun stands on the right, a little behind us. */
const SUN = [0.72, 0.56, -0.42]

const station = (t) => {
  const u = t * (STATIONS.length - 1)
  const i = Math.min(STATIONS.length - 2, Math.floor(u))
  const f = u - i
  const [a, b, c, d] = [-1, 0, 1, 2].map(
    (j) => STATIONS[Math.max(0, Math.min(STATIONS.length - 1, i + j))],
  )
  return b.map(
    (_, j) =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * f +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * f ** 2 +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * f ** 3),
  )
}

/** Rows of points from the spine down to the water, on the left (-1) and on the right (1). */
function side(m) {
  const r = random(m < 0 ? 17 : 29)
  // Steps of unlike length; the wall wanders in and out, with a deep gully here and there.
  let wander = 0
  return Array.from({ length: N + 1 }, (_, i) => {
    const t = (i === 0 || i === N ? i / N : (i + (r() - 0.5) * 0.9) / N) ** 1.25
    const fold = t < 0.3 ? 1.6 : 1
    wander = wander * 0.6 + (r() - 0.5) * 7
    const gully = wander - (r() < 0.13 ? 8 : 0)
    const s = station(t)
    const e = station(Math.min(1, t + 0.004))
    const b = station(Math.max(0, t - 0.004))
    const l = Math.hypot(e[0] - b[0], e[1] - b[1]) || 1
    const [nx, nz] = [((e[1] - b[1]) / l) * m, (-(e[0] - b[0]) / l) * m]
    const [x, z, y, hl, hr, drop] = s
    const half = m < 0 ? hl : hr
    const head =
      m > 0
        ? Math.max(0, Math.min(1, (t - 0.56) * 9)) * Math.max(0, Math.min(1, (0.99 - t) * 14))
        : 0
    const p = (out, h) => [x + nx * out, h, z + nz * out]
    const rim = y - drop
    return [
      [x, y, z],
      p(half * 0.34, y - drop * 0.16 + (r() - 0.5) * 3.4 * fold),
      p(half * 0.68, y - drop * 0.5 + (r() - 0.5) * 6 * fold),
      p(half + (r() - 0.5) * 5, rim + (r() - 0.5) * 5),
      p(half + 3 + gully * 0.7, rim * (0.72 + (r() - 0.5) * 0.1)),
      // The mouth: under the snout the wall is hollowed.
      p(half + 5 + gully - head * 15, rim * (0.5 + head * 0.1)),
      p(half + 8 + gully - head * 4, rim * (0.34 + (r() - 0.5) * 0.12)),
      p(half + 14 + gully * 1.2, 0),
    ]
  })
}
const [LEFT, RIGHT] = [side(-1), side(1)]

const GRASS = ['#1c4c50', '#2c6850', '#4c8c4c', '#7cb050', '#b4cc5c']
const ROCK = ['#4c4878', '#6c6490', '#a88c90', '#e4c09c', '#fce4bc']

function facets() {
  const out = []
  const quad = (p, j) => {
    const tones = j < 3 ? GRASS : ROCK
    const [u, v] = [p[2].map((n, i) => n - p[0][i]), p[3].map((n, i) => n - p[1][i])]
    let n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
    const l = Math.hypot(...n) || 1
    n = n.map((q) => q / l)
    const m = p.reduce((s, q) => s.map((w, i) => w + q[i] / 4), [0, 0, 0])
    out.push({ p, n, m, tones, j, far: Math.hypot(m[0], 210 - m[1], m[2]) })
  }
  for (const [rows, m] of [
    [LEFT, -1],
    [RIGHT, 1],
  ])
    for (let i = 0; i < N; i++)
      for (let j = 0; j < 7; j++) {
        const q = [rows[i][j], rows[i + 1][j], rows[i + 1][j + 1], rows[i][j + 1]]
        quad(m > 0 ? q : q.toReversed(), j)
      }
  for (let j = 1; j < 7; j++) quad([RIGHT[N][j], LEFT[N][j], LEFT[N][j + 1], RIGHT[N][j + 1]], j)
  return out
}

/** What stands on the left of the spine keeps the sun from the water behind it. */
function seaShadow(k) {
  const fall = ([x, y, z]) => at2(x - (SUN[0] / SUN[1]) * y, 0, z - (SUN[2] / SUN[1]) * y)
  k.fillStyle = '#11579a'
  for (let i = 0; i < N; i++)
    for (const rows of [LEFT, RIGHT]) {
      const q = [
        fall(rows[i][0]),
        fall(rows[i + 1][0]),
        at2(rows[i + 1][7][0], 0, rows[i + 1][7][2]),
        at2(rows[i][7][0], 0, rows[i][7][2]),
      ]
      k.beginPath()
      for (const p of q) k.lineTo(...p)
      k.closePath()
      k.fill()
      k.lineWidth = 0.2
      k.strokeStyle = '#11579a'
      k.stroke()
    }
}

function soft(k, c, list) {
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  k.fillStyle = c
  k.beginPath()
  k.moveTo(...mid(list.at(-1), list[0]))
  list.forEach((p, i) => {
    k.quadraticCurveTo(...p, ...mid(p, list[(i + 1) % list.length]))
  })
  k.fill()
}

/** A line round the foot of the cape, so many metres outside it. */
function skirt(wide, rough, seed) {
  const r = random(seed)
  const line = (rows) =>
    rows.map((row) => {
      const [s, b] = [row[0], row[7]]
      const l = Math.hypot(b[0] - s[0], b[2] - s[2]) || 1
      const w = wide + (r() - 0.5) * rough
      return at2(b[0] + ((b[0] - s[0]) / l) * w, 0, Math.max(30, b[2] + ((b[2] - s[2]) / l) * w))
    })
  const [x, , z] = RIGHT[N][0]
  return [...line(LEFT), at2(x + wide + 14, 0, z - wide * 0.4), ...line(RIGHT).toReversed()]
}

/** Metres on the water to points of the field. */
const W = (text) => points(text).map(([x, z]) => at2(x, 0, z))

export function sea(k) {
  const sky = k.createLinearGradient(0, 0, 0, SEA)
  sky.addColorStop(0, '#7cc0d4')
  sky.addColorStop(1, '#ffe8c0')
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, SEA + 6)
  const g = k.createLinearGradient(0, SEA, 0, 90)
  for (const [a, c] of [
    [0, '#a4d0cc'],
    [0.04, '#4ca4c0'],
    [0.2, '#2484b4'],
    [0.6, '#1464a0'],
    [1, '#105490'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, SEA, 170, 90)
  soft(k, '#1c84b4', skirt(30, 12, 3))
  seaShadow(k)
  // The bay: from blue to the pale water over the sand.
  soft(
    k,
    '#1c88b8',
    W('40 330 90 345 170 350 250 330 300 290 310 240 280 190 240 150 180 110 60 110'),
  )
  soft(
    k,
    '#2ca8c0',
    W('40 320 90 330 150 334 200 316 228 280 226 236 205 196 170 150 120 110 50 110'),
  )
  soft(
    k,
    '#54c8c4',
    W('40 310 84 318 130 318 165 300 182 268 178 230 160 192 132 150 95 110 50 110'),
  )
  soft(
    k,
    '#9ce4cc',
    W('40 296 78 304 112 302 138 284 148 256 144 224 128 190 108 150 80 110 50 110'),
  )
  soft(k, '#fbfff0', W('36 288 70 294 98 290 118 272 126 250 121 222 108 192 92 156 70 110 40 110'))
  // Two swells that break unevenly on their way in, ragged behind.
  const r = random(31)
  for (const [line, wide] of [
    ['150 330 176 322 198 308 214 288 222 262 222 236 216 212', 9],
    ['128 312 146 304 158 290', 6],
    ['246 300 258 280 264 256', 5],
  ]) {
    const way = points(line)
    const n = way.length * 5
    const edge = (m) =>
      Array.from({ length: n }, (_, i) => {
        const u = (i / (n - 1)) * (way.length - 1)
        const q = Math.min(way.length - 2, Math.floor(u))
        const f = u - q
        const [x, z] = [0, 1].map((c) => way[q][c] + (way[q + 1][c] - way[q][c]) * f)
        const w = wide * Math.sin((Math.PI * i) / (n - 1)) * (m > 0 ? 0.25 + r() * 0.75 : 0.12)
        return at2(x + m * w, 0, z + m * w * 0.4)
      })
    soft(k, 'rgba(250,255,244,.92)', [...edge(-1), ...edge(1).toReversed()])
  }
  soft(k, '#f8fff4', skirt(5, 9, 8))
  soft(k, '#d8b890', W('34 286 66 290 92 286 110 269 118 249 113 222 101 192 85 156 64 110 40 110'))
  soft(k, '#fce8c0', W('32 284 62 286 86 281 103 265 110 248 105 222 94 192 78 156 58 110 36 110'))
  // The foot of the wall: shade on the sand, blocks that fell.
  fill(
    k,
    '#d8b48c',
    RIGHT.filter((p) => p[7][2] > 80 && p[7][2] < 276)
      .flatMap((p) => [at2(p[7][0] + 4, 0, p[7][2])])
      .concat(W('30 276 20 80')),
  )
  for (const [x, z, q] of points(
    '66 276 5 76 270 3 70 240 4 80 228 2.500 294 354 7 309 345 2.600',
    3,
  )) {
    const [bx, by, u] = P(x, 0, z)
    const s = q * u
    fill(k, x > 200 ? '#f8fff4' : '#c8a47c', [
      [bx - s * 1.5, by + s * 0.1],
      [bx, by - s * 0.2],
      [bx + s * 1.4, by + s * 0.1],
      [bx + s * 0.2, by + s * 0.45],
    ])
    fill(k, ROCK[1], [
      [bx - s, by + s * 0.1],
      [bx - s * 0.7, by - s * 0.8],
      [bx, by - s * 1.2],
      [bx + s * 0.8, by - s * 0.5],
      [bx + s, by + s * 0.16],
      [bx, by + s * 0.3],
    ])
    fill(k, ROCK[3], [
      [bx, by + s * 0.3],
      [bx - s * 0.1, by - s * 0.6],
      [bx, by - s * 1.2],
      [bx + s * 0.8, by - s * 0.5],
      [bx + s, by + s * 0.16],
    ])
  }
}

export function cape(k) {
  const r = random(8)
  const all = facets().sort((a, b) => b.far - a.far)
  for (const { p, n, m, tones, j } of all) {
    const light = Math.max(0, n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2])
    // Beds of rock are not all of one paleness, nor are two faces of a bed.
    const bed = tones === ROCK ? [0.1, -0.5, 0.2, -0.25][j - 3] + (r() - 0.5) * 0.8 : 0
    const v = Math.max(0, Math.min(3.999, light * 4.4 + bed))
    const i = Math.floor(v)
    // Farther walls are a little paler.
    k.fillStyle = blend(
      blend(tones[i], tones[Math.min(4, i + 1)], v - i > 0.5 ? 0.5 : 0),
      '#a8c8d0',
      Math.max(0, (m[2] - 120) / 300) * 0.14,
    )
    k.strokeStyle = k.fillStyle
    k.lineWidth = 0.14
    k.beginPath()
    for (const q of p) k.lineTo(...at2(...q))
    k.closePath()
    k.fill()
    k.stroke()
  }
}

/** The path along the spine with its rail; t runs from us (0) to the skull. */
export const walk = (t) => {
  const [x, z, y] = station(t)
  return P(x + 2 * Math.sin(t * 47) + 1.2 * Math.sin(t * 91), y + 0.5, z)
}
export function spinePath(k) {
  const run = Array.from({ length: 80 }, (_, i) => walk(0.03 + (i / 79) * 0.56))
  fill(k, '#f0d0a0', [
    ...run.map(([x, y, q]) => [x - q * 1.7, y]),
    ...run.toReversed().map(([x, y, q]) => [x + q * 1.7, y]),
  ])
  fill(k, '#b88c68', [
    ...run.map(([x, y, q]) => [x - q * 2, y]),
    ...run.toReversed().map(([x, y, q]) => [x - q * 1.3, y]),
  ])
}
