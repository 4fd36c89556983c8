import { fill, path, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

const n2 = (v) => Math.round(v * 100) / 100

/** Where the mountain ends on its left and right at a height. */
const LEFT = [
  [3, 107],
  [7, 99],
  [12, 93],
  [20, 89.5],
  [32, 86],
  [44, 83],
  [56, 79.5],
  [66, 77],
  [74, 72],
]
const RIGHT = [
  [3, 121],
  [7, 132],
  [14, 139],
  [26, 142],
  [40, 147],
  [54, 150],
  [66, 156],
  [74, 164],
]
const edge = (list, y) => {
  for (let i = 1; i < list.length; i++)
    if (y <= list[i][0]) {
      const [[y0, x0], [y1, x1]] = [list[i - 1], list[i]]
      return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)
    }
  return list.at(-1)[1]
}

/** A leaf: pointed, bent by its weight. */
function blade(k, c, x, y, a, l, wide, hang) {
  const [dx, dy] = [Math.cos(a), Math.sin(a)]
  const [ex, ey] = [x + dx * l, y + dy * l + hang * l]
  const [mx, my] = [x + dx * l * 0.55, y + dy * l * 0.62]
  const [nx, ny] = [-dy * l * wide, dx * l * wide]
  path(
    k,
    c,
    `M${n2(x)} ${n2(y)}Q${n2(mx + nx)} ${n2(my + ny)} ${n2(ex)} ${n2(ey)}Q${n2(mx - nx)} ${n2(my - ny)} ${n2(x)} ${n2(y)}Z`,
  )
}

/** One plant: 0 fern, 1 broad leaves, 2 hanging strands, 3 a stiff star that flowers. */
function plant(k, kind, x, y, q, tones, r) {
  if (kind === 2) {
    for (let i = 0; i < 7; i++) {
      const dx = (i - 3) * q * 0.22
      const l = q * (0.9 + r() * 1.1)
      blade(k, tones[i < 3 ? 1 : 0], x + dx, y - q * 0.2, 1.57 + dx * 0.04, l, 0.09, 0.1)
    }
    for (let i = 0; i < 4; i++)
      blade(k, tones[i < 2 ? 2 : 1], x, y - q * 0.1, 3.5 + i * 0.76, q * 0.5, 0.2, 0.4)
    return
  }
  const [n, wide, hang, from, to] = [
    [9, 0.1, 0.5, -3.5, 0.35],
    [5, 0.3, 0.32, -3.3, 0.15],
    [],
    [8, 0.1, 0.06, -3.1, -0.05],
  ][kind]
  const order = Array.from({ length: n }, (_, i) => i).sort(
    (a, b) => Math.abs(b - n / 2) - Math.abs(a - n / 2),
  )
  for (const i of order) {
    const a = from + ((to - from) * (i + 0.3 + r() * 0.4)) / n
    const lit = i < n * 0.3 ? 2 : i < n * 0.62 ? 1 : 0
    blade(k, tones[lit], x, y, a, q * (0.85 + r() * 0.35), wide, hang)
  }
}

const GREENS = [
  ['#0f3f4c', '#175058', '#1f6260'],
  ['#15505a', '#1f6a60', '#2f8066'],
  ['#1d6860', '#2f8a62', '#58a860'],
  ['#2c8460', '#5aac58', '#9ccc5c'],
  ['#4c9c58', '#98c854', '#e0ec84'],
]

/** The mountain of plants, lit from the left; drifts of one kind, dark ledges left free. */
export function mountain(k) {
  const outline = [
    ...LEFT.map(([y, x]) => [x + 1, y]),
    ...RIGHT.map(([y, x]) => [x - 1, y]).reverse(),
  ]
  fill(k, '#15505a', outline)
  for (let x = 106; x < 124; x += 2.6)
    plant(k, 0, x, 4.4 - Math.sin((x - 106) / 5.8) * 1.4, 3.4, GREENS[x < 112 ? 3 : 1], random(x))
  fill(k, '#0f3f4c', [
    [116, 3],
    [126, 4],
    ...RIGHT.map(([y, x]) => [x - 1, y]),
    [122, 74],
    [118, 50],
    [120, 30],
  ])
  const r = random(21)
  for (let y = 3.6; y < 76; y += 2.5)
    for (let x = 66; x < 166; x += 3.1) {
      const [px, py] = [x + (r() - 0.5) * 3, y + (r() - 0.5) * 2.2]
      const [chance, size] = [r(), r()]
      const [l, e] = [edge(LEFT, py), edge(RIGHT, py)]
      if (px < l || px > e) continue
      const u = (px - l) / (e - l)
      const field = noise(px * 0.075 + 3, py * 0.12 + 9)
      const rim = Math.min(px - l, e - px)
      if (field < -0.32 && rim > 4) continue
      const drift = noise(px * 0.06 + 40, py * 0.09 + 4) + (chance - 0.5) * 0.3
      const kind = drift < -0.3 ? 2 : drift < 0.16 ? 1 : 0
      const light = 1.02 - u * 1.05 + field * 0.35 + (chance - 0.5) * 0.16 - (py > 66 ? 0.12 : 0)
      const tones = GREENS[Math.max(0, Math.min(4, Math.floor(light * 5)))]
      plant(k, kind, px, py, (rim < 4 ? 2.6 : 3.2) + size * 2.4, tones, r)
    }
  // Three drifts of flowering stars.
  for (const [x0, y0, x1, y1, n, lit, low] of [
    [101, 30, 94, 40, 7, '#ff9c8c', '#e05c74'],
    [113, 14, 124, 10, 7, '#ffd4e0', '#d880a8'],
    [112, 58, 127, 64, 9, '#f89c5c', '#c05460'],
  ])
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1)
      const [x, y] = [x0 + (x1 - x0) * t + (r() - 0.5) * 4, y0 + (y1 - y0) * t + (r() - 0.5) * 4]
      plant(k, 3, x, y, 1.5 + r() * 0.9, [low, lit, lit], r)
    }
}

/** The fall: leaves the lip as one sheet, breaks into strands with gaps, ends in points. */
export function fallOf(k) {
  const r = random(8)
  // One sheet, wider as it falls and torn at its edges; the side away from the light a little blue.
  path(
    k,
    '#f4fffb',
    'M96.500 12C99 10.600 104 10.600 107.300 12C108 22 107.400 30 108.200 40C108.800 48 108 56 109 66L110 78H93.600L95 66C94 58 95.800 52 95.200 44C94.600 34 96.200 24 96.500 12Z',
  )
  path(
    k,
    '#c4e6e8',
    'M104 11.200C105.400 11.200 106.400 11.400 107.300 12C108 22 107.400 30 108.200 40C108.800 48 108 56 109 66L110 78H104.600C106 70 103.800 62 105 54C106 46 103.600 38 104.600 30C105.200 24 103.800 18 104 11.200Z',
  )
  // A few long runs of darker water through it, each from another height, pointed at both ends.
  for (const [x, y0, y1, w, sway, c] of [
    [98.4, 16, 46, 0.7, -0.8, '#b4dde2'],
    [100.8, 24, 62, 1, 0.7, '#9cd0d8'],
    [99, 48, 76, 0.9, -0.9, '#b4dde2'],
    [102.6, 15, 38, 0.6, 0.5, '#b4dde2'],
    [103.2, 52, 77, 0.8, 0.9, '#9cd0d8'],
    [105.8, 22, 52, 0.8, 0.4, '#8cc4d0'],
    [107, 44, 74, 0.8, 1, '#8cc4d0'],
    [97, 30, 58, 0.5, -1, '#cfeaec'],
  ])
    path(
      k,
      c,
      `M${x} ${y0}C${x + w + sway * 0.3} ${y0 + (y1 - y0) * 0.3} ${x + w * 0.4 + sway} ${y0 + (y1 - y0) * 0.6} ${x + sway} ${y1}C${x - w + sway} ${y0 + (y1 - y0) * 0.7} ${x - w * 0.5} ${y0 + (y1 - y0) * 0.4} ${x} ${y0}Z`,
    )
  path(
    k,
    '#ffffff',
    'M96.400 14C96.800 11.600 98.400 10.600 100.600 11.200C102.600 10 106 10.400 107.400 14C104 15 99.600 15 96.400 14Z',
  )
  // Leaves hang over the lip.
  for (const [x, y, q, n] of [
    [95.4, 12.6, 3.6, 4],
    [101.6, 11.2, 3.4, 3],
    [108.6, 12.8, 3.8, 2],
    [98.6, 10.6, 2.8, 4],
    [105.4, 10.4, 2.8, 3],
  ])
    plant(k, 0, x, y, q, GREENS[n], r)
}

/** Part of a round walk hung in the air, seen from under it: from and to in turns (0.5 to 1 is the far half). */
export function walk(k, { x, y, rx, ry, from, to }, people = []) {
  const p = (t, d = 0, up = 0) => {
    const a = t * 6.2832
    return [x + Math.cos(a) * (rx - d), y - Math.sin(a) * (ry - d * (ry / rx)) - up]
  }
  const run = (d, up) =>
    Array.from({ length: 61 }, (_, i) => p(from + ((to - from) * i) / 60, d, up))
  const line = (list) => `M${list.map((q) => q.map(n2).join(' ')).join('L')}`
  for (const [t, draw] of people) draw(p(t, 1.4, 1.2))
  // Underside, then the white side of the deck, then rails.
  fill(k, '#5c94a8', [...run(0, 0), ...run(4.6, 0).reverse()])
  fill(k, '#84b8c4', [...run(1.6, 0), ...run(3, 0).reverse()])
  fill(k, '#fbfff8', [...run(0, -0.2), ...run(0, 1.15).reverse()])
  fill(k, '#b8d8dc', [...run(0, -0.2), ...run(0, 0.16).reverse()])
  stroke(k, '#f4fcf8', 0.22, line(run(0, 3.3)))
  stroke(k, 'rgba(244,252,248,.7)', 0.12, line(run(0, 2.2)))
  for (let t = from; t < to; t += 0.011)
    stroke(k, 'rgba(244,252,248,.75)', 0.12, `M${p(t).map(n2)}L${p(t, 0, 3.3).map(n2)}`)
}

/** Steel arms that carry a walk from the mountain. */
export const struts = (k, list) => {
  for (const [x0, y0, x1, y1] of list) {
    stroke(k, '#7cacb8', 0.9, `M${x0} ${y0}L${x1} ${y1}`)
    stroke(k, '#e8f6f4', 0.4, `M${x0 - 0.1} ${y0 - 0.2}L${x1 - 0.1} ${y1 - 0.2}`)
  }
}

/** A veil of mist over the foot of the mountain; the water leaps where it lands. */
export function spray(k, y) {
  const g = k.createLinearGradient(0, y - 19, 0, y + 1)
  g.addColorStop(0, 'rgba(236,250,244,0)')
  g.addColorStop(0.7, 'rgba(240,252,246,.42)')
  g.addColorStop(1, 'rgba(246,255,250,.85)')
  k.fillStyle = g
  k.fillRect(-5, y - 19, 170, 19.1)
  // Thickest where the water lands.
  k.save()
  k.translate(102, y)
  k.scale(1, 0.5)
  const foot = k.createRadialGradient(0, 0, 0, 0, 0, 26)
  foot.addColorStop(0, 'rgba(250,255,252,.95)')
  foot.addColorStop(0.4, 'rgba(246,255,250,.55)')
  foot.addColorStop(1, 'rgba(246,255,250,0)')
  k.fillStyle = foot
  k.fillRect(-26, -26, 52, 26.2)
  k.restore()
  const r = random(14)
  for (let i = 0; i < 26; i++) {
    const x = 93 + r() * 17
    const far = (x - 101.5) / 9
    blade(
      k,
      i % 3 ? '#ffffff' : '#cfeeee',
      x,
      y + 0.3,
      -1.57 + far * 0.7,
      (1.6 + r() * 2.6) * (1.25 - Math.abs(far)),
      0.07,
      0,
    )
  }
}

/** Leaves of a tree fern close to us, dark. */
export function nearFern(k, x, y, list) {
  for (const [a, l, bend] of list) {
    const at = (t) => {
      const b = a + bend * t * 0.5
      return [x + Math.cos(b) * l * t, y + Math.sin(b) * l * t, a + bend * t]
    }
    for (let i = 2; i < 26; i++) {
      const t = i / 26
      const [px, py, b] = at(t)
      const long = l * 0.24 * Math.sin(Math.PI * (0.1 + 0.88 * t))
      blade(k, '#0e3844', px, py, b + 1.15, long, 0.13, 0.1)
      blade(k, '#164c52', px, py, b - 1.15, long, 0.13, 0.1)
    }
    const mid = at(0.5)
    const end = at(1)
    stroke(
      k,
      '#2c6c64',
      0.35,
      `M${x} ${y}Q${n2(2 * mid[0] - (x + end[0]) / 2)} ${n2(2 * mid[1] - (y + end[1]) / 2)} ${n2(end[0])} ${n2(end[1])}`,
    )
  }
}
