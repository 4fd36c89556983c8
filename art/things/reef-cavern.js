import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

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

/**
 * Rock along a line with the water on its right hand: two rows of facets, each as light as it faces the sun.
 * tones: from shade to light; deep: how far the facets reach into the rock.
 */
function facets(k, line, tones, deep, seed) {
  const r = random(seed)
  const rows = [line]
  const reach = line.map(() => [0.3 + r() * 0.9, 1.2 + r() * 1.6])
  for (const row of [0, 1])
    rows.push(
      line.map(([x, y], i) => {
        const [ax, ay] = line[Math.max(0, i - 1)]
        const [bx, by] = line[Math.min(line.length - 1, i + 1)]
        const l = Math.hypot(bx - ax, by - ay)
        const far = reach[i][row] * deep
        return [x - ((by - ay) / l) * far, y + ((bx - ax) / l) * far]
      }),
    )
  // How a longer stretch of the rock faces the sun: neighbours share it, so that they read as one wall.
  const towards = (i) => {
    const [a, b] = [line[Math.max(0, i - 2)], line[Math.min(line.length - 1, i + 3)]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const [sx, sy] = [SUN[0] - a[0], SUN[1] - a[1]]
    return (dy * sx - dx * sy) / Math.hypot(dx, dy) / Math.hypot(sx, sy)
  }
  for (const row of [1, 0])
    for (let i = 0; i < line.length - 1; i++) {
      const [a, b, c, d] = [rows[row][i], rows[row][i + 1], rows[row + 1][i + 1], rows[row + 1][i]]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const [sx, sy] = [SUN[0] - a[0], SUN[1] - a[1]]
      const facing = (dy * sx - dx * sy) / Math.hypot(dx, dy) / Math.hypot(sx, sy)
      const n = (facing * 0.6 + towards(i) * 0.4) * (tones.length - 0.4) - row * 1.5 + r() * 0.7
      const tone = tones[Math.max(0, Math.min(tones.length - 1, Math.floor(n)))]
      fill(k, tone, [a, b, c, d])
      stroke(k, tone, 0.12, `M${a[0]} ${a[1]}L${d[0]} ${d[1]}`)
    }
}

/** The next spurs of the wall, each paler than the one before it. */
export function spurs(k) {
  // From the bottom up, so that the water lies on the right hand of the line.
  for (const [d, body, tones, deep, seed] of [
    [
      '168 96 134 96 138 84 136 77 142 69 141 62 146 55 145 47 149 40 154 38 157 32 163 29 170 24',
      '#2078b4',
      ['#2078b4', '#2c88bc', '#3c9cc8', '#58b4d4'],
      4,
      5,
    ],
    [
      '168 96 143 96 146 86 149 80 148 74 153 68 155 61 160 58 163 53 170 50',
      '#17549a',
      ['#17549a', '#1c60a4', '#2874b0', '#3c8cc0'],
      4,
      11,
    ],
  ]) {
    const line = points(d)
    fill(k, body, [...line, [170, 96]])
    facets(k, line.slice(1), tones, deep, seed)
  }
}

/** The hollow we look out of: roof, wall and floor in one dark frame; only what faces up catches light. */
const MOUTH = points(
  '92 -6 86 1 78 3 74 7 66 6.500 60 10 53 9 47 14 41 15 37 21 31 24 29 31 25 36 26 43 22 49 24 56 22 62 27 66 33 67 40 71 49 72 56 76 66 77.500 74 81 86 82 97 85.500 108 86 116 89 124 96',
)
export function hollow(k) {
  fill(k, '#0e1e54', [[-8, -6], ...MOUTH, [-8, 96]])
  facets(k, MOUTH, ['#10235c', '#142a68', '#193878', '#244e90', '#3a78b0'], 5.4, 6)
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
  const w = size * 0.05
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

/** A boat's hull from below, flat because it is far off, its ladder down. */
export function keel(k, x, y, q) {
  const p = (c, d) => path(k, c, d)
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  p('#ecfff0', 'M-9.400 0C-5 -2 6 -2 10.800 -0.300C6 2 -5 2.200 -9.400 0Z')
  p('#185c8c', 'M-8.200 0C-4 -1.400 5 -1.400 9.600 -0.200C5 2.200 -4 2.400 -8.200 0Z')
  p('#2c84a8', 'M-8.200 0C-4 -1.400 5 -1.400 9.600 -0.200C4 0.500 -4 0.600 -8.200 0Z')
  stroke(
    k,
    '#185c8c',
    0.3,
    'M-7.600 0.600L-8 4.400M-6.600 0.900L-7 4.600M-7.700 2.200H-6.800M-7.900 3.600H-7',
  )
  k.restore()
}
