import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The open sea from below: the light of the surface, its ripples, long rays into the blue. */
export function blue(k) {
  const g = k.createRadialGradient(58, -14, 4, 60, 0, 118)
  for (const [a, c] of [
    [0, '#f4fce4'],
    [0.1, '#a8ecdc'],
    [0.24, '#4cc4d0'],
    [0.44, '#1c8cbc'],
    [0.68, '#14589c'],
    [1, '#10306c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  // Rays, wide and thin, from one point above the surface.
  for (const [a, w, c] of points(
    '20 3 0 34 5 1 50 3.600 0 64 6 1 78 3 0 90 5 1 104 4 0 120 3 1',
    3,
  )) {
    const v = k.createLinearGradient(58, -10, 58, 80)
    v.addColorStop(0, c ? 'rgba(216,252,236,.34)' : 'rgba(180,244,236,.24)')
    v.addColorStop(1, 'rgba(120,220,232,0)')
    const x = 58 + (a - 62) * 1.5
    fill(k, v, [
      [58 + (a - 62) * 0.2 - 1, -12],
      [58 + (a - 62) * 0.2 + 1, -12],
      [x + w * 1.5, 80],
      [x - w * 1.5, 80],
    ])
  }
  // Ripples of the surface seen from below.
  const r = random(3)
  for (let i = 0; i < 44; i++) {
    const t = (i / 43) ** 1.4
    const [x, y, l] = [58 + (r() - 0.5) * (50 + t * 130), -1 + t * 10, 1.6 + (1 - t) * 7 * r()]
    path(
      k,
      `rgba(244,255,240,${0.75 - t * 0.5})`,
      `M${x - l} ${y}C${x - l * 0.4} ${y - 0.7} ${x + l * 0.3} ${y - 0.5} ${x + l} ${y + 0.1}C${x + l * 0.3} ${y + 0.4} ${x - l * 0.4} ${y + 0.5} ${x - l} ${y}Z`,
    )
  }
}

/** A boat's hull from below, with the ladder let down and a light edge of foam. */
export function hull(k, x, y, q) {
  path(
    k,
    '#e8fcec',
    `M${x - 8 * q} ${y}C${x - 4 * q} ${y - 3.4 * q} ${x + 5 * q} ${y - 3 * q} ${x + 9.4 * q} ${y - 0.2 * q}C${x + 5 * q} ${y + 2.4 * q} ${x - 4 * q} ${y + 2.8 * q} ${x - 8 * q} ${y}Z`,
  )
  path(
    k,
    '#1c6490',
    `M${x - 7 * q} ${y}C${x - 4 * q} ${y - 2.4 * q} ${x + 4 * q} ${y - 2.2 * q} ${x + 8.4 * q} ${y - 0.1 * q}C${x + 4 * q} ${y + 1.7 * q} ${x - 4 * q} ${y + 2 * q} ${x - 7 * q} ${y}Z`,
  )
  path(
    k,
    '#34849c',
    `M${x - 5.6 * q} ${y - 0.2 * q}C${x - 3 * q} ${y - 1.6 * q} ${x + 4 * q} ${y - 1.5 * q} ${x + 7.6 * q} ${y - 0.2 * q}Z`,
  )
  stroke(
    k,
    '#1c6490',
    0.24 * q,
    `M${x - 6.4 * q} ${y + 0.4 * q}l${-0.6 * q} ${4 * q}M${x - 5.4 * q} ${y + 0.7 * q}l${-0.6 * q} ${4 * q}M${x - 6.7 * q} ${y + 1.9 * q}h${0.9 * q}M${x - 6.9 * q} ${y + 3.2 * q}h${0.9 * q}`,
  )
}

/** A sea fan: one stem that forks again and again in one plane, thinner and thinner; light from above. */
export function fan(k, x, y, size, turn, seed, [dark, light]) {
  const r = random(seed)
  const lines = [[], [], [], [], [], [], []]
  const grow = (px, py, a, l, depth) => {
    const bend = a + (r() - 0.5) * 0.3
    const [ex, ey] = [px + Math.cos(bend) * l, py + Math.sin(bend) * l]
    lines[depth].push(
      `M${px.toFixed(2)} ${py.toFixed(2)}Q${(px + Math.cos(a) * l * 0.6).toFixed(2)} ${(py + Math.sin(a) * l * 0.6).toFixed(2)} ${ex.toFixed(2)} ${ey.toFixed(2)}`,
    )
    if (depth === 6) return
    const n = depth < 2 ? 3 : 2
    for (let i = 0; i < n; i++)
      grow(
        ex,
        ey,
        a + (i - (n - 1) / 2) * (0.62 - depth * 0.05) + (r() - 0.5) * 0.16,
        l * (0.74 + r() * 0.16),
        depth + 1,
      )
  }
  grow(x, y, turn, size * 0.185, 0)
  for (const [c, dx, thin] of [
    [dark, 0, 1],
    [light, -0.12, 0.5],
  ])
    lines.forEach((list, i) => {
      k.save()
      k.translate(dx, dx)
      stroke(k, c, size * 0.052 * 0.72 ** i * thin, list.join(''))
      k.restore()
    })
}

/** The wall: it hangs over us on the right, ledge below ledge, its heads in the light, its faces in blue shade. */
export function wall(k) {
  const edge = points(
    '96 -6 99 3 94 8 97 14 104 18 101 25 106 31 112 34 108 41 113 47 118 53 114 61 119 68 126 75 122 83 128 96',
  )
  fill(k, '#16407c', [...rough(edge, 0.8, 5), [170, 96], [170, -6]])
  const ledges = [
    ['#2c6ca0', '96 -6 99 3 94 8 108 10 126 6 140 -6'],
    ['#1c3470', '94 8 97 14 112 16 132 11 126 6 108 10'],
    ['#28609c', '97 14 104 18 101 25 118 27 140 20 132 11 112 16'],
    ['#1a2c68', '101 25 106 31 122 33 146 26 140 20 118 27'],
    ['#245490', '106 31 112 34 108 41 126 43 150 36 146 26 122 33'],
    ['#182860', '108 41 113 47 130 50 156 43 150 36 126 43'],
    ['#204884', '113 47 118 53 114 61 134 63 162 54 156 43 130 50'],
    ['#16235a', '114 61 119 68 138 70 168 62 162 54 134 63'],
    ['#1c3c78', '119 68 126 75 122 83 144 84 170 76 168 62 138 70'],
    ['#141e50', '122 83 128 96 170 96 170 76 144 84'],
  ]
  for (const [c, d] of ledges) fill(k, c, rough(points(d), 0.7, d.length))
  // Light that reaches the head of each ledge, hollows of shade under it.
  for (const d of [
    '97 14 112 16 132 11 129 13.500 113 18.500 100 17',
    '106 31 122 33 146 26 142 29 123 35.600 110 33.500',
    '113 47 130 50 156 43 151 46.500 131 52.600 117 50.500',
    '119 68 138 70 168 62 160 66.500 139 72.600 123 71',
  ])
    fill(k, 'rgba(108,188,216,.3)', rough(points(d), 0.4, d.length))
}

/** Tones of what grows there: shade, body, light; cool in the depth, a few warm ones near the edge. */
const COOL = [
  ['#1c2c6c', '#3c64a4', '#74a8d0'],
  ['#2c2868', '#5c58a8', '#9c98d8'],
  ['#14406c', '#2c7c9c', '#6cc8c8'],
  ['#34246c', '#74509c', '#b48cc8'],
]
const WARM = [
  ['#742854', '#d0547c', '#f898a8'],
  ['#843c3c', '#e07c48', '#fcc07c'],
  ['#5c2c74', '#a45cb4', '#dca4dc'],
]

/** A round head of coral. */
function head(k, x, y, q, [dark, body, light]) {
  path(
    k,
    dark,
    `M${x - q} ${y + q * 0.3}C${x - q * 1.1} ${y - q * 0.9} ${x - q * 0.5} ${y - q * 1.1} ${x} ${y - q * 1.1}C${x + q * 0.6} ${y - q * 1.1} ${x + q * 1.2} ${y - q * 0.8} ${x + q} ${y + q * 0.3}Z`,
  )
  path(
    k,
    body,
    `M${x - q * 0.96} ${y - q * 0.1}C${x - q} ${y - q * 0.9} ${x - q * 0.5} ${y - q * 1.1} ${x} ${y - q * 1.1}C${x + q * 0.5} ${y - q * 1.1} ${x + q * 0.9} ${y - q * 0.8} ${x + q * 0.8} ${y - q * 0.4}C${x + q * 0.3} ${y - q * 0.2} ${x - q * 0.4} ${y} ${x - q * 0.96} ${y - q * 0.1}Z`,
  )
  path(
    k,
    light,
    `M${x - q * 0.84} ${y - q * 0.5}C${x - q * 0.8} ${y - q} ${x - q * 0.3} ${y - q * 1.1} ${x} ${y - q * 1.1}C${x + q * 0.3} ${y - q * 1.1} ${x + q * 0.5} ${y - q * 0.9} ${x + q * 0.4} ${y - q * 0.76}C${x} ${y - q * 0.7} ${x - q * 0.4} ${y - q * 0.5} ${x - q * 0.84} ${y - q * 0.5}Z`,
  )
}

/** A plate on its foot. */
function plate(k, x, y, q, [dark, body, light]) {
  path(
    k,
    dark,
    `M${x - q * 0.4} ${y + q * 0.3}L${x - q * 0.2} ${y - q * 0.5}H${x + q * 0.3}L${x + q * 0.5} ${y + q * 0.3}Z`,
  )
  path(
    k,
    dark,
    `M${x - q * 1.7} ${y - q * 0.8}C${x - q} ${y - q * 0.1} ${x + q} ${y - q * 0.1} ${x + q * 1.6} ${y - q * 0.7}Z`,
  )
  path(
    k,
    body,
    `M${x - q * 1.7} ${y - q * 0.8}C${x - q} ${y - q * 1.2} ${x + q} ${y - q * 1.1} ${x + q * 1.6} ${y - q * 0.7}C${x + q} ${y - q * 0.44} ${x - q} ${y - q * 0.5} ${x - q * 1.7} ${y - q * 0.8}Z`,
  )
  path(
    k,
    light,
    `M${x - q * 1.6} ${y - q * 0.82}C${x - q} ${y - q * 1.2} ${x + q * 0.2} ${y - q * 1.16} ${x + q * 0.8} ${y - q}C${x} ${y - q * 0.9} ${x - q} ${y - q * 0.8} ${x - q * 1.6} ${y - q * 0.82}Z`,
  )
}

/** Fingers that stand close. */
function fingers(k, x, y, q, [dark, body, light], r) {
  for (const [c, off, w] of [
    [dark, 0, 0.46],
    [body, -0.05, 0.34],
    [light, -0.12, 0.12],
  ])
    for (let i = -3; i <= 3; i++) {
      const tall = q * (1.2 + 0.5 * Math.cos(i * 1.7) + (c === dark ? 0 : 0.05))
      const lean = i * 0.22 * q
      stroke(
        k,
        c,
        q * w,
        `M${x + i * 0.3 * q + off * q} ${y}L${x + i * 0.3 * q + lean + off * q} ${y - tall * (1 - Math.abs(i) * 0.1)}`,
      )
    }
  return r
}

/** What lives along the ledges, from far to near; [x0, y0, x1, y1 …] lines, thicker towards the open water. */
export function growth(k) {
  const r = random(27)
  for (const line of [
    '97 14 112 16 132 11',
    '101 25 118 27 140 20',
    '106 31 122 33 146 26',
    '108 41 126 43 150 36',
    '113 47 130 50 156 43',
    '114 61 134 63 162 54',
    '119 68 138 70 168 62',
    '122 83 144 84 170 76',
  ]) {
    const list = points(line)
    for (let i = list.length - 2; i >= 0; i--) {
      const [[ax, ay], [bx, by]] = [list[i], list[i + 1]]
      const n = Math.round(Math.hypot(bx - ax, by - ay) / 2.1)
      for (let j = n; j >= 0; j--) {
        const t = (j + 0.7 * r()) / (n + 0.7)
        const open = i === 0 ? 1 - t : 0
        if (r() > 0.34 + 0.5 * open + (i === 0 ? 0.2 : 0)) continue
        const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t + (r() - 0.3) * 1.2]
        const q = 0.7 + r() * 1.1 + open * 0.7
        const tones =
          r() < 0.12 + open * 0.3 ? WARM[Math.floor(r() * 3)] : COOL[Math.floor(r() * 4)]
        const kind = r()
        if (kind < 0.46) head(k, x, y, q, tones)
        else if (kind < 0.66) plate(k, x, y, q, tones)
        else fingers(k, x, y, q * 0.86, tones, r)
      }
    }
  }
}

/** Anthias: small, orange, a forked tail; in clouds that all face the stream, each a little otherwise. */
export function anthias(k, list, seed) {
  const r = random(seed)
  for (const [cx, cy, wide, high, n] of list)
    for (let i = 0; i < n; i++) {
      const a = r() * 6.283
      const d = Math.sqrt(r())
      const q = 0.4 + r() * 0.62
      k.save()
      k.translate(cx + Math.cos(a) * d * wide, cy + Math.sin(a) * d * high)
      k.rotate((r() - 0.5) * 0.7 - 0.15)
      k.scale(r() < 0.2 ? q : -q, q)
      path(
        k,
        r() < 0.25 ? '#f078a4' : '#f8883c',
        'M1.600 0.100C1 -0.800 -0.400 -0.800 -1.100 -0.100L-2.300 -0.900L-1.800 0.100L-2.300 1L-1.100 0.350C-0.400 0.900 1 0.900 1.600 0.100Z',
      )
      path(
        k,
        '#ffd07c',
        'M1.300 -0.250C0.600 -0.750 -0.400 -0.600 -0.900 -0.150C-0.200 -0.300 0.600 -0.350 1.300 -0.250Z',
      )
      k.restore()
    }
}

/** A Napoleon wrasse to the right: the hump over its eyes, thick lips, a tail like a fan; about 23 units long. */
export function napoleon(k) {
  const [DEEP, SIDE, LIGHT, LINE] = ['#144c70', '#2c8c94', '#7cd4b4', '#10406c']
  // Fins on the back and below, rounded behind; the tail.
  path(
    k,
    '#1c6c84',
    'M3.500 -5.500C0 -6.500 -3.600 -6 -6.600 -4.700C-8.600 -3.900 -9.800 -3 -9.800 -1.900L-6.500 -1.600Z',
  )
  path(
    k,
    '#145078',
    'M-0.500 5C-3 6.200 -6 5.700 -8.200 4.400C-9.500 3.600 -9.700 2.600 -9.200 1.900L-5 2.200Z',
  )
  path(
    k,
    '#1c6c84',
    'M-7.900 -1.500C-9.600 -2.600 -11.200 -3.900 -12.600 -3.600C-13.500 -1.600 -13.500 2 -12.600 4C-11.200 4.100 -9.600 2.800 -7.900 1.600Z',
  )
  stroke(
    k,
    'rgba(124,212,180,.6)',
    0.16,
    'M-8.600 -1.600C-10 -2.200 -11.400 -2.700 -12.400 -2.700M-8.600 -0.800C-10 -1.100 -11.600 -1.300 -12.900 -1.200M-8.600 0.100H-13.100M-8.600 1C-10 1.300 -11.600 1.600 -12.900 1.600M-8.600 1.800C-10 2.400 -11.400 3 -12.400 3.100M2 -5.800C-1 -6 -3.800 -5.500 -6.600 -4.300M-1.500 5.300C-4 5.500 -6 5 -8 3.900',
  )
  const body = new Path2D(
    'M10.200 1.500C9.400 0.900 9.100 0 9.300 -1C10 -3 9.500 -5.900 6.600 -6.300C4.800 -6.500 2.400 -6 -1 -5.200C-4.200 -4.400 -6.400 -2.500 -8.600 -1.500C-8.900 -0.600 -8.900 0.600 -8.600 1.600C-6.200 2.700 -3.600 4.700 0 5.300C3.400 5.800 6.600 5 8.600 3.700C9.700 3.300 10.300 2.900 10.300 2.500C10.300 2.200 10.300 1.900 10.100 1.500Z',
  )
  k.fillStyle = SIDE
  k.fill(body)
  k.save()
  k.clip(body)
  path(k, DEEP, 'M12 3C8 3.300 4 3.900 0 3.100C-4 2.300 -7 1 -10 0.800V8H12Z')
  path(
    k,
    LIGHT,
    'M9.600 -1.600C8.600 -3.400 6.600 -4.500 4 -4.300C0 -4 -4 -2.900 -8.500 -1.500V-8H10Z',
  )
  path(
    k,
    'rgba(240,252,220,.5)',
    'M8.900 -3C7.800 -4.800 6 -5.300 4 -5.100C1 -4.900 -2 -4.300 -5 -3.300L-3 -7H9Z',
  )
  // Each scale of the flank carries a short dark bar, longer in its middle.
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 14; i++) {
      const x = 3.4 - i * 0.86 - (row % 2) * 0.43
      const y = -3.9 + row * 1.45 + (i > 8 ? (i - 8) * 0.1 * (2.4 - row) : 0)
      const l = 0.42 * (1 - Math.abs(i - 5) * 0.04)
      stroke(
        k,
        row < 2 ? 'rgba(20,88,112,.55)' : 'rgba(16,64,108,.6)',
        0.17,
        `M${x} ${y - l}Q${x - 0.24} ${y} ${x} ${y + l}`,
      )
    }
  // The face: fine lines like a maze, two stripes behind the eye.
  stroke(
    k,
    'rgba(20,76,108,.8)',
    0.13,
    'M8.600 -3.400C7.800 -3.200 7.600 -4.400 6.800 -4.200M8.900 -2.200C8 -2.400 7.600 -1.800 7.300 -2.500M5.600 -4.600C5.800 -3.600 5 -3.400 5.200 -2.600M7.600 1.600C7 1.200 6.500 1.900 5.900 1.500M7.200 2.700C6.500 2.400 6 3 5.300 2.600M4.600 0.300C4.200 1 4.700 1.600 4.300 2.400M8.600 0.300C8 0.500 7.800 0 7.300 0.300',
  )
  stroke(k, LINE, 0.22, 'M6 -1.250L3.900 -1.900M6 -0.700L3.700 -0.500')
  k.restore()
  // Lips.
  path(
    k,
    '#4ca89c',
    'M9.300 0.700C10 0.700 10.700 1.100 10.700 1.600C10.600 2 10 2.100 9 2C8.800 1.500 8.900 1 9.300 0.700Z',
  )
  path(
    k,
    '#1c6080',
    'M8.900 2.100C9.800 2.200 10.500 2.300 10.400 2.800C10.200 3.300 9.400 3.500 8.600 3.300C8.400 2.900 8.500 2.400 8.900 2.100Z',
  )
  // Eye: it turns on its own, a ring of orange.
  path(k, '#f4d894', 'M6.100 -0.950a0.620 0.580 0 1 0 1.240 0a0.620 0.580 0 1 0 -1.240 0Z')
  path(k, '#10284c', 'M6.520 -0.950a0.300 0.300 0 1 0 0.600 0a0.300 0.300 0 1 0 -0.600 0Z')
  // Flank fin like a fan.
  path(
    k,
    '#145878',
    'M3.100 0.600C1.900 0.200 0.300 0.600 -0.700 1.700C-0.300 2.900 1.200 3.400 2.600 2.800Z',
  )
  stroke(
    k,
    'rgba(124,212,180,.75)',
    0.14,
    'M2.900 1C1.800 0.800 0.600 1.100 -0.400 1.800M2.800 1.600C1.800 1.700 0.800 2 -0.100 2.500M2.700 2.300C2 2.500 1.400 2.800 0.800 3',
  )
}
