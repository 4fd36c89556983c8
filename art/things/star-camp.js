// A camp below the Milky Way: the galaxy with its lanes of dust, tents that glow, a fire, a pan of water.
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'

/** The line of the galaxy: up from the plain on the left, over to the upper right; t 0..1. */
const along = (t) => [30 + t * 118 + Math.sin(t * 2.6) * 10, 70 - t * 92 + Math.sin(t * 3.1) * 10]
const across = (t) => {
  const [[ax, ay], [bx, by]] = [along(t - 0.01), along(t + 0.01)]
  const l = Math.hypot(bx - ax, by - ay)
  return [-(by - ay) / l, (bx - ax) / l]
}

/** One layer of light (or of dust): a band about the line, its edges in heads, fading to points at both ends. */
function band(k, colour, [from, to], wide, shift, seed, ragged = 1) {
  const n = 220
  const edge = (side) =>
    Array.from({ length: n }, (_, i) => {
      const t = from + ((to - from) * i) / (n - 1)
      const taper = Math.sin((Math.PI * i) / (n - 1)) ** 0.7
      const u = t * 40
      const heads =
        0.62 +
        ragged *
          (0.55 * Math.abs(noise(u * 0.22 + seed * 7, seed + side * 3)) +
            0.4 * Math.abs(noise(u * 0.7 + seed, seed + side * 5)) +
            0.16 * Math.abs(noise(u * 2.1, seed + side * 7)))
      const [x, y] = along(t)
      const [nx, ny] = across(t)
      const d = shift * (0.7 + 0.5 * noise(u * 0.12, seed + 40)) + side * wide * taper * heads
      return [x + nx * d, y + ny * d]
    })
  fill(k, colour, [...edge(-1), ...edge(1).reverse()])
}

/** The widest glow, to be softened. */
export function glow(k) {
  band(k, '#1a3068', [-0.3, 1.5], 24, 0, 3, 0.8)
  band(k, '#2a4688', [-0.2, 1.4], 15, 0.5, 5, 0.9)
}

export function galaxy(k) {
  band(k, '#385694', [-0.1, 1.3], 10.5, 0.3, 8, 0.9)
  band(k, '#5c72b0', [-0.02, 1.16], 7, 0, 12)
  band(k, '#8c90c4', [0.06, 0.98], 4.6, -0.4, 14)
  band(k, '#c8b0c4', [0.14, 0.8], 3, -0.7, 17)
  band(k, '#f4d4c0', [0.22, 0.64], 1.9, -0.9, 19)
  band(k, '#fff2d8', [0.32, 0.54], 0.9, -1.2, 20)
  // Lanes of dust before the light, thin and broken.
  band(k, '#2c4888', [0.16, 0.44], 0.7, 1.6, 23, 1.6)
  band(k, '#2c4888', [0.4, 0.74], 0.9, 1.1, 27, 1.8)
  band(k, '#24407e', [0.68, 1.2], 1.1, 0.4, 33, 1.8)
  band(k, '#2c4888', [0.5, 0.66], 0.5, -1.2, 31, 1.8)
  band(k, '#2c4888', [0.24, 0.36], 0.4, -1.6, 35, 1.8)
  band(k, '#385694', [0.56, 0.96], 0.6, 4.2, 37, 1.8)
  band(k, '#385694', [0.1, 0.5], 0.6, -4.4, 39, 1.8)
  band(k, '#4c66a4', [0.64, 0.9], 0.5, -2.8, 41, 1.8)
  for (const [t, d, q] of points(
    '0.330 3.600 0.800 0.450 -3 0.600 0.600 3 0.700 0.740 -2 0.600',
    3,
  )) {
    const [x, y] = along(t)
    const [nx, ny] = across(t)
    lens(k, '#d88ca8', x + nx * d, y + ny * d, q * 1.4, q * 0.5)
    lens(k, '#f8c4cc', x + nx * d, y + ny * d, q * 0.6, q * 0.22)
  }
}

/** Stars: thick in the galaxy, thin elsewhere; the Southern Cross with its Pointers; calm = below which no small ones stand. */
export function stars(k, low) {
  const r = random(12)
  const dot = (x, y, q, c) =>
    path(k, c, `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  for (let i = 0; i < 620; i++) {
    let [x, y] = [r() * 168 - 4, r() * low]
    if (i % 2) {
      const t = r() * 1.3 - 0.1
      const [ax, ay] = along(t)
      const [nx, ny] = across(t)
      const d = (r() + r() + r() - 1.5) * 16
      ;[x, y] = [ax + nx * d, ay + ny * d]
    }
    if (y > low - 2 || y < -2) continue
    const q = 0.07 + r() ** 6 * 0.3
    dot(x, y, q, ['#ffffff', '#dce4ff', '#fff0d0'][i % 3])
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
  lens(k, 'rgba(255,176,96,.32)', 3, 0.6, 12, 0.7, 0.7)
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
  lens(k, 'rgba(255,140,64,.4)', 0, 0.2, 15, 1.1, 1.2)
  lens(k, 'rgba(255,180,92,.55)', 0, 0.2, 7, 0.7, 0.7)
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
