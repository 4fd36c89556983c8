import { fill, path, points } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

// The eye flies 260 m above the sea and looks a little down: metres of the sea to points of the picture.
export const HORIZON = 22
const [F, EYE] = [133, 260]
export const P = (x, z, y = 0) => [80 + (F * x) / z, HORIZON + (F * (EYE - y)) / z]

/** The middle of the island from the tip of its sand to its far end, with half of its width there. */
const SPINE = points(
  '-238 512 0 -214 560 10 -168 610 17 -110 680 26 -58 780 48 -20 900 82 40 1080 112 140 1320 128 270 1640 138 400 2060 132 490 2560 128 520 3100 96 500 3560 30',
  3,
)
const spine = (t) => {
  const u = t * (SPINE.length - 1)
  const i = Math.min(SPINE.length - 2, Math.floor(u))
  const f = u - i
  const [a, b, c, d] = [-1, 0, 1, 2].map(
    (j) => SPINE[Math.max(0, Math.min(SPINE.length - 1, i + j))],
  )
  const bend = (j) =>
    0.5 *
    (2 * b[j] +
      (c[j] - a[j]) * f +
      (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * f ** 2 +
      (3 * b[j] - a[j] - 3 * c[j] + d[j]) * f ** 3)
  const run = (j) =>
    0.5 *
    (c[j] -
      a[j] +
      2 * (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * f +
      3 * (3 * b[j] - a[j] - 3 * c[j] + d[j]) * f ** 2)
  const l = Math.hypot(run(0), run(1)) || 1
  return { x: bend(0), z: bend(1), half: Math.max(0, bend(2)), nx: run(1) / l, nz: -run(0) / l }
}

/** The line round the island `wide` metres outside its shore; the ocean's side (left) is narrower than the lagoon's. */
function round(wide, seed, { from = 0, to = 1, left = 1, right = 1, rough = 0.16 } = {}) {
  const out = []
  const n = 30
  for (const m of [-1, 1])
    for (let i = 0; i <= n; i++) {
      const t = from + (to - from) * (m < 0 ? i / n : 1 - i / n)
      const p = spine(t)
      // Round the ends.
      const cap = Math.min(1, Math.sqrt(Math.max(0, Math.min(t - from, to - t) / 0.08)))
      const w =
        (p.half + wide * (m < 0 ? left : right)) * (1 + rough * noise(t * 7 + m * 7, seed)) * cap
      const end = (1 - cap) * wide * (t - from < 0.08 ? -0.45 : to - t < 0.08 ? 0.8 : 0)
      out.push(P(p.x + m * p.nx * w + p.nz * -end * 0.3, Math.max(330, p.z + m * p.nz * w + end)))
    }
  return out
}

/** A shape whose corners are rounded away. */
function soft(k, c, list) {
  k.fillStyle = c
  k.beginPath()
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  k.moveTo(...mid(list.at(-1), list[0]))
  list.forEach((p, i) => {
    k.quadraticCurveTo(...p, ...mid(p, list[(i + 1) % list.length]))
  })
  k.fill()
}

export function sea(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 90)
  for (const [a, c] of [
    [0, '#7cb8d4'],
    [0.05, '#3c8cc0'],
    [0.24, '#1c68ac'],
    [0.6, '#164e94'],
    [1, '#123c7c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, HORIZON, 170, 80)
  // Shadows of clouds on the ocean.
  for (const [x, z, w] of points(
    '-900 2600 420 1500 3400 600 -1700 5200 900 900 1300 240 2600 7000 1100',
    3,
  )) {
    const a = P(x - w, z)
    const b = P(x + w, z)
    const [mx, my] = [(a[0] + b[0]) / 2, a[1]]
    const [hx, hy] = [(b[0] - a[0]) / 2, Math.max(0.3, (P(0, z * 0.93)[1] - P(0, z * 1.07)[1]) / 2)]
    path(
      k,
      'rgba(12,48,108,.34)',
      `M${mx - hx} ${my}C${mx - hx * 0.7} ${my - hy} ${mx - hx * 0.2} ${my - hy * 0.6} ${mx} ${my - hy}C${mx + hx * 0.5} ${my - hy * 1.3} ${mx + hx * 0.8} ${my - hy * 0.4} ${mx + hx} ${my}C${mx + hx * 0.6} ${my + hy} ${mx + hx * 0.2} ${my + hy * 0.7} ${mx - hx * 0.1} ${my + hy}C${mx - hx * 0.5} ${my + hy * 1.2} ${mx - hx * 0.8} ${my + hy * 0.6} ${mx - hx} ${my}Z`,
    )
  }
  const r = random(9)
  for (let i = 0; i < 40; i++) {
    const t = (i / 39) ** 1.5
    const [x, y, l] = [r() * 170 - 5, HORIZON + 3 + t * 64, 0.8 + t * 6]
    path(
      k,
      'rgba(150,200,236,.2)',
      `M${x - l} ${y}q${l} ${-0.1 - t * 0.2} ${l * 2} ${0.1}q${-l} ${0.1 + t * 0.1} ${-l * 2} -0.100Z`,
    )
  }
}

export function island(k) {
  const r = random(21)
  // From the drop of the reef to the wet sand.
  soft(k, '#1c74b4', round(330, 3, { left: 0.5, right: 1.2, rough: 0.26 }))
  soft(k, '#1c94c0', round(262, 4, { left: 0.46, right: 1.2, rough: 0.26 }))
  // Heads of coral along the edge.
  for (let i = 0; i < 150; i++) {
    const p = spine(r() * 0.97)
    const m = r() < 0.36 ? -1 : 1
    const w = p.half + (m < 0 ? 70 + r() * 50 : 150 + r() * 150)
    const [x, y] = P(p.x + m * p.nx * w, p.z + m * p.nz * w)
    const q = (F / p.z) * (5 + r() * 14)
    path(
      k,
      r() < 0.6 ? '#14689c' : '#1c7ca8',
      `M${x - q} ${y}C${x - q} ${y - q * 0.5} ${x - q * 0.1} ${y - q * 0.5} ${x + q * 0.2} ${y - q * 0.34}C${x + q} ${y - q * 0.4} ${x + q * 1.2} ${y + q * 0.1} ${x + q * 0.7} ${y + q * 0.3}C${x} ${y + q * 0.5} ${x - q * 0.9} ${y + q * 0.4} ${x - q} ${y}Z`,
    )
  }
  soft(k, '#34bcc4', round(176, 5, { left: 0.4, right: 1.25, rough: 0.24 }))
  soft(k, '#6cd8cc', round(104, 6, { left: 0.4, right: 1.2, rough: 0.2 }))
  soft(k, '#a8ecd8', round(52, 7, { left: 0.5, right: 1.15 }))
  soft(k, '#dcf6e0', round(24, 8, { left: 0.7, right: 1 }))
  // The surf on the ocean's side.
  for (const [wide, t0, t1, a, thick] of [
    [106, 0.2, 0.4, 0.85, 7],
    [112, 0.45, 0.63, 0.8, 10],
    [100, 0.67, 0.86, 0.75, 12],
    [128, 0.3, 0.5, 0.4, 4],
    [84, 0.5, 0.6, 0.45, 5],
  ]) {
    const edge = (m) =>
      Array.from({ length: 16 }, (_, i) => {
        const u = i / 15
        const p = spine(t0 + (t1 - t0) * u)
        const w =
          p.half +
          wide +
          14 * noise(u * 5, wide) +
          m * thick * Math.sin(Math.PI * u) * (0.7 + 0.5 * noise(u * 9 + m, wide))
        return P(p.x - p.nx * w, p.z - p.nz * w)
      })
    soft(k, `rgba(246,252,248,${a})`, [...edge(-1), ...edge(1).reverse()])
  }
  soft(k, '#fdf0d0', round(2, 9, { rough: 0.1 }))
  // Forest: its shadow on the sand, then crowns from far to near, light towards the sun on the left.
  const WOOD = { from: 0.25, to: 0.97 }
  soft(k, '#d4b88c', round(-10, 10, { ...WOOD, from: 0.28, left: 1.7, right: 0.6 }))
  soft(k, '#1c4c4c', round(-16, 10, { ...WOOD, from: 0.29 }))
  const crowns = []
  for (let i = 0; i < 2300; i++) {
    const t = WOOD.from + 0.01 + (WOOD.to - WOOD.from - 0.02) * (i / 2300) ** 1.1
    const p = spine(t)
    const cap = Math.min(1, Math.sqrt(Math.min(t - WOOD.from, WOOD.to - t) / 0.06))
    const u = (r() * 2 - 1) * 0.97
    const w = Math.max(2, p.half - 17) * cap
    // A clearing for the village's field and its lanes.
    if (t > 0.615 && t < 0.655 && u > 0.12 && u < 0.6) continue
    // Towards the tip the wood thins out to single palms.
    if (t < 0.31 && r() > (t - 0.24) / 0.075) continue
    crowns.push([p.x + p.nx * w * u, p.z + p.nz * w * u, 4.5 + r() * 5, r(), u])
  }
  crowns.sort((a, b) => b[1] - a[1])
  for (const [x, z, size, n, u] of crowns) {
    const [px, py] = P(x, z, 8)
    const q = ((F * size) / z) * 1.2
    const light = -u * 0.4 + n
    if (z < 900) {
      k.fillStyle = '#c8ac84'
      k.beginPath()
      k.ellipse(px + q * 1.1, py + q * 0.9, q, q * 0.4, 0, 0, 7)
      k.fill()
    }
    const [a, b] =
      light > 0.72
        ? ['#3c8454', '#a4cc68']
        : light > 0.3
          ? ['#2c7050', '#68a85c']
          : ['#1c5850', '#3c8054']
    k.fillStyle = a
    k.beginPath()
    k.ellipse(px, py, q, q * 0.72, 0, 0, 7)
    k.fill()
    k.fillStyle = b
    k.beginPath()
    k.ellipse(px - q * 0.26, py - q * 0.24, q * 0.56, q * 0.36, 0, 0, 7)
    k.fill()
  }
  // The village: roofs in the clearing, the mole of the harbour on the lagoon.
  fill(k, '#ecd8a8', [P(190, 1570), P(285, 1530), P(330, 1640), P(225, 1690)])
  for (const [x, z, c] of points(
    '205 1570 0 228 1610 1 252 1562 2 262 1640 0 290 1600 1 240 1665 2 300 1650 0',
    3,
  )) {
    const [a, b] = [
      ['#e87858', '#a84858'],
      ['#f4f0e4', '#a0a8c4'],
      ['#4ca4b8', '#2c6c94'],
    ][c]
    fill(k, b, [P(x, z, 0), P(x + 26, z - 5, 0), P(x + 26, z - 5, 9), P(x, z, 9)])
    fill(k, a, [P(x - 2, z - 4, 7), P(x + 27, z - 9, 7), P(x + 27, z + 12, 13), P(x, z + 16, 13)])
  }
  fill(k, '#f4e4c0', [
    P(330, 1560),
    P(490, 1500),
    P(505, 1580),
    P(500, 1580),
    P(482, 1514),
    P(330, 1580),
  ])
  // The jetty, a roof at its end.
  fill(k, 'rgba(16,112,140,.6)', [P(52, 838), P(196, 790), P(196, 784), P(52, 829)])
  fill(k, '#e0b078', [P(40, 845, 3), P(196, 795, 3), P(196, 790, 3), P(40, 839, 3)])
  const [x, z] = [192, 792]
  fill(k, 'rgba(16,112,140,.6)', [
    P(x - 9, z - 14),
    P(x + 17, z - 22),
    P(x + 20, z - 10),
    P(x - 4, z + 2),
  ])
  fill(k, '#c88c5c', [P(x - 12, z - 4, 4), P(x + 12, z - 10, 4), P(x, z + 2, 13)])
  fill(k, '#f0c888', [P(x - 12, z - 4, 4), P(x, z + 2, 13), P(x - 6, z + 14, 4)])
  fill(k, '#7c5058', [P(x + 12, z - 10, 4), P(x, z + 2, 13), P(x + 14, z + 6, 4)])
}
