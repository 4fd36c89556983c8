// A camp below the Milky Way: the galaxy with its lanes of dust, tents that glow, a fire, a pan of water.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { closed, lens } from './curves.js'

/** The line of the galaxy: up from the plain on the left, over to the upper right; t 0..1. */
const along = (t) => [30 + t * 118 + Math.sin(t * 2.6) * 10, 70 - t * 92 + Math.sin(t * 3.1) * 10]
const across = (t) => {
  const [[ax, ay], [bx, by]] = [along(t - 0.01), along(t + 0.01)]
  const l = Math.hypot(bx - ax, by - ay)
  return [-(by - ay) / l, (bx - ax) / l]
}

/** One layer of light or of dust along the line: its edges swell softly, both ends taper away. */
function band(k, colour, [from, to], wide, shift, seed, swell = 0.5) {
  const n = 90
  const edge = (side) =>
    Array.from({ length: n }, (_, i) => {
      const q = i / (n - 1)
      const t = from + (to - from) * q
      const taper = Math.sin(Math.PI * q) ** 0.8 * (0.62 + 0.5 * q)
      const [x, y] = along(t)
      const [nx, ny] = across(t)
      const d =
        shift * (0.7 + 0.8 * noise(t * 5, seed + 40)) +
        side * wide * taper * (1 + swell * noise(t * 8 + seed, side * 5 + seed))
      return [x + nx * d, y + ny * d]
    })
  fill(k, colour, [...edge(-1), ...edge(1).reverse()])
}

/** The galaxy in three quiet tones from the widest veil to the heart; each is softened on its own. */
export const galaxy = [
  [22, (k) => band(k, 'rgba(38,66,128,.8)', [-0.2, 1.5], 12, 0.5, 5, 0.16)],
  [10, (k) => band(k, 'rgba(66,92,152,.66)', [-0.06, 1.4], 6.6, 0.2, 12, 0.24)],
  [
    5,
    (k) => {
      band(k, 'rgba(136,144,190,.52)', [0.1, 1.14], 3.8, -0.4, 17, 0.8)
      band(k, 'rgba(210,192,194,.36)', [0.24, 0.9], 1.9, -0.7, 19, 0.9)
    },
  ],
  [
    3,
    (k) => {
      band(k, 'rgba(26,46,100,.74)', [0.14, 0.6], 0.8, 0.9, 23, 1.1)
      band(k, 'rgba(26,46,100,.74)', [0.46, 1.16], 1.1, 1.2, 27, 1.1)
      band(k, 'rgba(26,46,100,.6)', [0.5, 0.9], 0.7, -2.8, 31, 1.1)
      band(k, 'rgba(26,46,100,.5)', [0.24, 0.5], 0.5, -1.8, 35, 1.1)
      band(k, 'rgba(26,46,100,.5)', [0.7, 1.1], 0.6, 4.4, 37, 1.1)
    },
  ],
]

/** Stars: thick in the galaxy, thin elsewhere; the Southern Cross with its Pointers; calm = below which no small ones stand. */
export function stars(k, low) {
  const r = random(12)
  const dot = (x, y, q, c) =>
    path(k, c, `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  for (let i = 0; i < 760; i++) {
    let [x, y] = [r() * 168 - 4, r() * low]
    if (i % 2) {
      const t = r() * 1.3 - 0.1
      const [ax, ay] = along(t)
      const [nx, ny] = across(t)
      const d = (r() + r() + r() - 1.5) * 13
      ;[x, y] = [ax + nx * d, ay + ny * d]
    }
    if (y > low - 2 || y < -2) continue
    const q = 0.07 + r() ** 6 * 0.3
    dot(x, y, q, ['#ffffff', '#dce4ff', '#fff0d0'][i % 3])
  }
  // Star dust, finest where the galaxy is thickest.
  for (let i = 0; i < 900; i++) {
    const t = 0.06 + r() * 1.05
    const [ax, ay] = along(t)
    const [nx, ny] = across(t)
    const d = (r() + r() + r() + r() - 2) * 5.4 * (0.5 + t * 0.7)
    const [x, y] = [ax + nx * d, ay + ny * d]
    if (y < low - 6) dot(x, y, 0.04 + r() ** 3 * 0.08, i % 4 ? 'rgba(206,214,244,.75)' : '#fff2dc')
  }
  for (const [x, y, q, c] of [
    [24, 20, 0.5, '#dce8ff'],
    [21.5, 29, 0.5, '#dce8ff'],
    [18.8, 23.5, 0.42, '#ffffff'],
    [26.6, 25.8, 0.42, '#ffd8b0'],
    [24.6, 27.3, 0.24, '#ffffff'],
    [34, 32, 0.46, '#dce8ff'],
    [38.5, 34.5, 0.58, '#fff0d0'],
    [128, 44, 0.5, '#ffd0a8'],
    [112, 60, 0.34, '#ffffff'],
    [146, 30, 0.42, '#dce8ff'],
  ]) {
    dot(x, y, q * 1.7, 'rgba(190,208,255,.16)')
    dot(x, y, q * 0.8, c)
  }
}

/** A ridge tent lit from inside, its door open to the right; 12 wide. */
export function tent(k) {
  lens(k, 'rgba(255,166,96,.16)', 2, 0.5, 10.5, 0.5, 0.7)
  lens(k, 'rgba(255,186,110,.2)', 5.4, 0.6, 5, 0.3, 0.5)
  stroke(
    k,
    '#54404c',
    0.14,
    'M-6.500 -3.600L-9 0.200M7 -3.400L9.500 0.400M-4 -6.600L-9.600 0M6 -6.300L10.500 0.300',
  )
  // Walls, the lit gable, the fly over them.
  path(k, '#c8783c', 'M-6 0V-3.600L-3.500 -6L2.200 -5.600V0.200Z')
  path(k, '#f4b050', 'M2.200 0.200V-3.200L5 -6L7.600 -3V0.400Z')
  path(k, '#fff0bc', 'M3.600 0.300L4.800 -4.600L6.400 0.300Z')
  path(k, '#ffd480', 'M3.600 0.300L4.800 -4.600L4.200 0.300Z')
  path(k, '#e8943c', 'M-6 0V-1.600L2.200 -1.400V0.200Z')
  path(k, '#8c5440', 'M-7 -3.400L-3.800 -6.800L5.200 -6.600L2 -2.900Z')
  path(k, '#b86c44', 'M2 -2.900L5.200 -6.600L8.200 -2.800L7.800 -2.400L5.100 -5.800L2.400 -2.600Z')
  stroke(k, '#6c4040', 0.16, 'M-3.300 -3.200V-0.100M-0.600 -3.100V0')
  path(k, '#3c2840', 'M-5.200 -0.600V-2.400H-4.200V-0.600ZM-2.400 -0.600V-2.300H-1.400V-0.600Z')
}

/** The fire: stones, logs, three tongues, sparks that rise; 4 high. */
export function fire(k) {
  const r = random(3)
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.28 + 0.2
    lens(
      k,
      i % 2 ? '#7c4844' : '#5c3848',
      Math.cos(a) * 2.5,
      0.3 + Math.sin(a) * 0.6,
      0.6,
      0.32,
      0.2,
    )
  }
  stroke(k, '#3c2030', 0.6, 'M-1.600 0.200L1.200 -0.500M1.600 0.200L-1.200 -0.500')
  path(
    k,
    '#f0643c',
    'M-1.500 0C-1.800 -1.600 -0.700 -2 -0.600 -3.600C0.100 -2.900 0.400 -2.200 0.500 -1.600C0.900 -2 1 -2.300 1 -2.800C1.700 -1.800 1.700 -0.700 1.400 0Z',
  )
  path(
    k,
    '#ffb44c',
    'M-0.900 0C-1.100 -1 -0.500 -1.300 -0.300 -2.300C0.200 -1.700 0.400 -1.100 0.500 -0.800C0.700 -1 0.800 -1.200 0.800 -1.500C1.100 -0.900 1.100 -0.400 0.900 0Z',
  )
  path(
    k,
    '#fff0b0',
    'M-0.400 0C-0.500 -0.600 -0.100 -0.700 0 -1.200C0.300 -0.800 0.400 -0.300 0.300 0Z',
  )
  for (let i = 0; i < 12; i++) {
    const t = r()
    const [x, y, q] = [(r() - 0.5) * 2.4 + t * 1.6, -3 - t * 8, 0.13 * (1.2 - t)]
    path(k, '#ffc070', `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  }
}

/** The plain at night: the volcanoes of the highlands, dark land in three tones. */
export function darkLand(k, horizon) {
  fill(
    k,
    '#3c4c80',
    points(
      `-8 ${horizon + 1} -8 ${horizon - 5} 6 ${horizon - 7} 16 ${horizon - 7.6} 26 ${horizon - 6.4} 44 ${horizon - 2.6} 60 ${horizon - 2} 84 ${horizon - 4.6} 98 ${horizon - 8} 106 ${horizon - 9.2} 113 ${horizon - 8.8} 124 ${horizon - 5} 140 ${horizon - 2.4} 156 ${horizon - 3.6} 172 ${horizon - 5} 172 ${horizon + 1}`,
    ),
  )
  fill(
    k,
    '#2c3c70',
    points(
      `-8 ${horizon + 1} -8 ${horizon - 2} 20 ${horizon - 3} 50 ${horizon - 1} 80 ${horizon - 0.6} 120 ${horizon - 1.4} 172 ${horizon - 0.8} 172 ${horizon + 1}`,
    ),
  )
  for (const [c, y, amp, ph] of [
    ['#22305e', horizon, 0.3, 0],
    ['#1a264e', horizon + 4, 0.6, 2],
    ['#141d42', horizon + 10.5, 0.8, 4],
    ['#0e1534', horizon + 17, 0.8, 1],
  ])
    fill(k, c, [
      ...Array.from({ length: 36 }, (_, i) => {
        const x = -8 + i * 5
        return [x, y + Math.sin(x * 0.045 + ph) * amp + Math.sin(x * 0.13 + ph * 2) * amp * 0.3]
      }),
      [172, 98],
      [-8, 98],
    ])
}

/** The light of the fire on the ground and in the air about it, to be softened. */
export function fireLight(k) {
  for (const [c, y, rx, ry] of [
    ['rgba(120,64,72,.26)', 81.6, 33, 5],
    ['rgba(206,100,64,.52)', 82, 22, 3.4],
    ['rgba(255,172,96,.7)', 82.3, 11, 1.7],
    ['rgba(255,150,80,.16)', 79, 11, 8],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(62, y, rx, ry, 0, 0, 7)
    k.fill()
  }
}

const FAR = points(
  '95 83.800 97.500 82.600 101 82.200 103.500 81 108 80.700 111 79.600 117 79.300 122 78.400 130 78.600 137 77.900 146 78.200 153 77.600 161 77.900 170 77.500',
)
const NEAR = points(
  '170 88.400 160 87.800 153 88.300 146 87.300 139 87.500 132 86.500 126 87 119 85.900 113 86.100 107 85 101 85 97 84.500',
)
const shore = (dy) =>
  closed([...FAR.map(([x, y]) => [x, y - dy]), ...NEAR.map(([x, y]) => [x, y + dy * 0.7])], 0.7)

/** The pan: trampled mud about it, a bank on the far side, the sky in the water, `life` mirrored in it by the caller. */
export function pan(k, mirrored) {
  const r = random(21)
  path(k, '#18214a', shore(0.9))
  path(k, '#0c1230', shore(0.42))
  const water = shore(0)
  k.save()
  k.clip(new Path2D(water))
  const g = k.createLinearGradient(0, 77.4, 0, 88.4)
  for (const [t, c] of [
    [0, '#6c7ca8'],
    [0.3, '#48619a'],
    [0.65, '#2c4480'],
    [1, '#1c2f66'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('90 74 172 74 172 92 90 92'))
  // The bank lies in the water as a dark, broken seam.
  for (let i = 0; i < FAR.length - 1; i++) {
    const [[ax, ay], [bx, by]] = [FAR[i], FAR[i + 1]]
    fill(k, '#18214c', [
      [ax, ay - 1],
      [bx, by - 1],
      [bx, by + 0.5],
      [(ax + bx) / 2, (ay + by) / 2 + 0.7 + r() * 0.5],
      [ax, ay + 0.5],
    ])
  }
  for (let i = 0; i < 46; i++) {
    const q = 0.07 + r() ** 4 * 0.13
    lens(k, '#e8eeff', 98 + r() * 66, 80.4 + r() * 7, q * 1.5, q * 0.7)
  }
  mirrored()
  for (let i = 0; i < 26; i++) {
    const y = 80 + r() * 7.4
    lens(
      k,
      i % 3 ? 'rgba(124,146,196,.42)' : 'rgba(28,44,96,.5)',
      100 + r() * 66,
      y,
      1.5 + r() * 5,
      0.05 + (y - 79) * 0.012,
    )
  }
  k.restore()
}

/** Reeds in clumps along the pan: blades that bend, a few heads. */
export function reeds(k, list, tones, seed) {
  const r = random(seed)
  for (const [x, y, q, n] of list)
    for (let i = 0; i < n; i++) {
      const u = (i / (n - 1 || 1)) * 2 - 1
      const px = x + u * q * 0.7 + (r() - 0.5) * 0.5
      const py = y + (r() - 0.5) * 0.4
      const tall = q * (1.15 - Math.abs(u) * 0.5) * (0.75 + r() * 0.5)
      const lean = u * q * 0.3 + (r() - 0.4) * q * 0.25
      const c = tones[i % tones.length]
      path(
        k,
        c,
        `M${px - 0.14} ${py}Q${px + lean * 0.2} ${py - tall * 0.6} ${px + lean} ${py - tall}Q${px + lean * 0.3 + 0.2} ${py - tall * 0.5} ${px + 0.16} ${py}Z`,
      )
      if (i % 4 === 1) stroke(k, c, 0.36, `M${px + lean * 0.9} ${py - tall}l${lean * 0.06} -0.8`)
    }
}
