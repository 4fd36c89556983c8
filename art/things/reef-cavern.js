import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

// Under the reef of Ras Mohammed, looking out of a hollow in its wall into the open blue; the sun stands above at SUN.

const SUN = [104, -10]

/** Open water: brightest round the sun, indigo in the depth; broad soft rays, the skin of the sea from below. */
export function openBlue(k) {
  const g = k.createRadialGradient(SUN[0], SUN[1], 3, SUN[0] - 6, SUN[1] + 6, 128)
  for (const [a, c] of [
    [0, '#fcfce0'],
    [0.1, '#c4f4e0'],
    [0.22, '#68d8d8'],
    [0.42, '#2ca4cc'],
    [0.66, '#1c68b0'],
    [1, '#143c84'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  for (const [x, wide, power] of points(
    '44 7 0.200 70 4 0.140 92 9 0.260 117 5 0.180 140 9 0.200',
    3,
  )) {
    const v = k.createLinearGradient(0, 0, 0, 84)
    v.addColorStop(0, `rgba(224,255,236,${power})`)
    v.addColorStop(0.6, `rgba(190,250,240,${power * 0.4})`)
    v.addColorStop(1, 'rgba(160,236,236,0)')
    const top = SUN[0] + (x - SUN[0]) * 0.24
    fill(k, v, [
      [top - 1, -2],
      [top + 1.4, -2],
      [x + wide, 86],
      [x - wide, 86],
    ])
  }
}

/** The skin of the sea from below: a mirror that is brightest under the sun and is broken by long ripples. */
export function skin(k) {
  const g = k.createLinearGradient(0, -4, 0, 12)
  g.addColorStop(0, 'rgba(252,255,236,.95)')
  g.addColorStop(0.55, 'rgba(214,250,236,.5)')
  g.addColorStop(1, 'rgba(190,246,236,0)')
  k.fillStyle = g
  k.fillRect(40, -6, 130, 18)
  // Ripples lie flat: long under the sun, shorter away from it, closer the higher they are.
  const r = random(8)
  for (let i = 0; i < 34; i++) {
    const t = (i + 0.5) / 34
    const y = -1 + 11.5 * t ** 1.5
    const x = SUN[0] + (r() - 0.5) * (50 + t * 80)
    const near = 1 - Math.min(1, Math.abs(x - SUN[0]) / 70)
    const l = (3 + 7 * near) * (0.5 + r() * 0.7) * (0.6 + t * 0.7)
    const h = 0.16 + 0.3 * t
    path(
      k,
      i % 3 ? `rgba(255,255,240,${0.75 - t * 0.4})` : 'rgba(64,176,200,.4)',
      `M${x - l} ${y}Q${x - l * 0.2} ${y - h * 1.6} ${x + l} ${y - h * 0.2}Q${x + l * 0.2} ${y + h} ${x - l} ${y}Z`,
    )
  }
}

/** A cushion of coral: its side to the sun lit in two steps. tones: [shade, middle, light] */
function cushion(k, x, y, rx, ry, seed, [shade, middle, light]) {
  const r = random(seed)
  const form = closed(
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 2
      const q = 0.86 + r() * 0.28
      return [x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q]
    }),
    0.5,
  )
  const [dx, dy] = [SUN[0] - x, SUN[1] - y]
  const l = Math.hypot(dx, dy)
  const [ux, uy] = [(dx / l) * rx, (dy / l) * ry]
  const whole = new Path2D(form)
  k.save()
  k.clip(whole)
  k.fillStyle = light
  k.fill(whole)
  for (const [c, far] of [
    [middle, 0.2],
    [shade, 0.62],
  ]) {
    k.save()
    k.translate(-ux * far, -uy * far)
    k.fillStyle = c
    k.fill(whole)
    k.restore()
  }
  k.restore()
}

/** The next spurs of the wall: grown, round, each paler than the one before it. */
export function spurs(k) {
  for (const [d, body, tones, list] of [
    [
      '172 96 136 96 137 88 140 82 137.500 76 141 71 146 67 143.500 60 147 54 153 51 150.500 44 154 38 160 35 164 29 172 26',
      '#2078b4',
      ['#2078b4', '#2a88bc', '#44a2cc'],
      '164 34 9 8 153 46 5 4.500 149 60 9 7.500 140 73 5 4.500 141 87 8 7',
    ],
    [
      '172 96 146 96 147.500 90 151 85 149 79 153 73 158 70 157 63 162 58 172 54',
      '#17549a',
      ['#17549a', '#1c60a4', '#2c7ab4'],
      '166 60 8 6.500 157 73 7.500 7 151 90 7 6',
    ],
  ]) {
    path(k, body, closed(points(d), 0.5))
    for (const [i, [x, y, rx, ry]] of points(list, 4).entries())
      cushion(k, x, y, rx, ry, 30 + i, tones)
    k.fillStyle = body
    k.fillRect(166, 60, 8, 40)
  }
}

/** The hollow we look out of: roof, wall and floor in one dark frame, grown round by coral; what faces the sun catches light. */
const MOUTH = points(
  '96 -8 88 0 80 4.500 70 4 62 8.500 52 8 45 12.500 38 13.500 32 20 27.500 27 26.500 35 22.500 43 23.500 51 21 58 24 66 33 71.500 45 75 58 80.500 74 83.500 92 86.500 110 88.500 126 96',
)
const [NIGHT, DUSK, BLUE] = ['#0e1e54', '#16306e', '#24569a']
export function hollow(k) {
  path(k, NIGHT, closed([[-10, -10], ...MOUTH, [128, 104], [-10, 104]], 0.5))
  // Cushions along the mouth, far ones small, near ones broad; the roof gets least.
  for (const [i, [x, y, rx, ry, tone]] of points(
    '80 1.500 8 4 0 64 4.500 9 5 0 47 8.500 9 6 0 33 14 8 7.500 0 24 27 8 9 0 18.500 42 8 9.500 0 16 56 8.500 9 0 22 66 9 7 1 34 75.500 12 6 2 49 81 13 6 1 66 86 13 5.500 3 84 89.500 13 5 4 104 93 13 5.500 1',
    5,
  ).entries())
    cushion(
      k,
      x,
      y,
      rx,
      ry,
      50 + i,
      [
        [NIGHT, '#11245e', DUSK],
        ['#122662', DUSK, BLUE],
        // Crusts on the lit ledge: plum, ochre, sea green.
        ['#13265e', '#3a2c70', '#9c5c98'],
        ['#13265e', '#34406c', '#b48c58'],
        ['#122662', '#1c4c7c', '#3c9c98'],
      ][tone],
    )
}

/** A sea fan that grows out of the rock: a broad foot, a stem that forks again and again in one plane. */
export function seaFan(k, x, y, size, turn, seed, [dark, light], open = 0.62) {
  const r = random(seed)
  const lines = [[], [], [], [], [], [], []]
  const n2 = (v) => v.toFixed(2)
  const grow = (px, py, a, l, depth) => {
    const bend = a + (r() - 0.5) * 0.3
    const [ex, ey] = [px + Math.cos(bend) * l, py + Math.sin(bend) * l]
    lines[depth].push(
      `M${n2(px)} ${n2(py)}Q${n2(px + Math.cos(a) * l * 0.6)} ${n2(py + Math.sin(a) * l * 0.6)} ${n2(ex)} ${n2(ey)}`,
    )
    if (depth === 6) return
    const n = depth < 2 ? 3 : 2
    for (let i = 0; i < n; i++)
      grow(
        ex,
        ey,
        a + (i - (n - 1) / 2) * (open - depth * 0.05) + (r() - 0.5) * 0.16,
        l * (0.74 + r() * 0.16),
        depth + 1,
      )
  }
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const w = size * 0.034
  const foot = (px, py) => `${n2(x + c * px - s * py)} ${n2(y + s * px + c * py)}`
  path(
    k,
    dark,
    `M${foot(-w, -w * 1.6)}Q${foot(0, -w * 0.5)} ${foot(w * 1.6, -w * 0.5)}L${foot(w * 1.6, w * 0.5)}Q${foot(0, w * 0.5)} ${foot(-w, w * 1.6)}Z`,
  )
  grow(x, y, turn, size * 0.185, 0)
  for (const [tone, dx, thin] of [
    [dark, 0, 1],
    [light, 0.12, 0.5],
  ])
    lines.forEach((list, i) => {
      k.save()
      k.translate(dx, -Math.abs(dx))
      stroke(k, tone, size * 0.052 * 0.72 ** i * thin, list.join(''))
      k.restore()
    })
}

/** Anthias: small, a forked tail; they stand in the stream along a line, thick in its middle, each a little otherwise. */
export function anthias(k, line, n, seed) {
  const r = random(seed)
  const at = (t) => {
    const f = t * (line.length - 1)
    const i = Math.min(line.length - 2, Math.floor(f))
    const [a, b] = [line[i], line[i + 1]]
    return a.map((v, j) => v + (b[j] - v) * (f - i))
  }
  for (let i = 0; i < n; i++) {
    const [cx, cy, wide, size] = at(r() ** 0.9)
    const a = r() * 6.283
    const d = r() ** 0.8 * wide
    const q = size * (0.6 + r() * 0.6)
    k.save()
    k.translate(cx + Math.cos(a) * d, cy + Math.sin(a) * d * 0.8)
    k.rotate(-0.35 + (r() - 0.5) * 0.6)
    k.scale(q, q)
    path(
      k,
      r() < 0.28 ? '#f0709c' : '#f88434',
      'M1.600 0.100C1 -0.800 -0.400 -0.800 -1.100 -0.100L-2.300 -0.900L-1.800 0.100L-2.300 1L-1.100 0.350C-0.400 0.900 1 0.900 1.600 0.100Z',
    )
    path(
      k,
      '#ffd884',
      'M1.300 -0.250C0.600 -0.750 -0.400 -0.600 -0.900 -0.150C-0.200 -0.300 0.600 -0.350 1.300 -0.250Z',
    )
    k.restore()
  }
}

/** A boat's hull from below, flat because it is far off, its keel along the middle. */
export function keel(k, x, y, q) {
  const p = (c, d) => path(k, c, d)
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  p('#ecfff0', 'M-9.400 0C-5 -2 6 -2 10.800 -0.300C6 2 -5 2.200 -9.400 0Z')
  p('#185c8c', 'M-8.200 0C-4 -1.400 5 -1.400 9.600 -0.200C5 2.200 -4 2.400 -8.200 0Z')
  p('#2c84a8', 'M-8.200 0C-4 -1.400 5 -1.400 9.600 -0.200C4 0.500 -4 0.600 -8.200 0Z')
  // Its keel, and the light that runs round its waterline.
  p('#0f4878', 'M-6.800 0.150C-2 0.500 5 0.300 8.600 -0.150C5 0.900 -2 1 -6.800 0.150Z')
  k.restore()
}
