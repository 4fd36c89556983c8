// The hollow behind Seljalandsfoss: faceted rock all round, moss on its brim, the wet ledge.
import { fill, path, points, rough } from '../core/field.js'
import { mix } from '../core/noise.js'
import { random } from '../core/random.js'
import { SUN } from './veil-hollow.js'

const RIM = points(
  '-10 92 7 83 11.500 75 9 66 4.500 59 8.500 52 6.500 43 11 33 10 25 18 18.500 27 15 35 10.500 47 12.500 57 9.500 70 10.500 82 8.500 93 12 104 12.500 112 18.500 121 22 125 31 131.500 38 130 48 135 56 133 64 141 70 152 73 170 75',
)

/** Rock all round, in facets: the planes next to the opening catch its light, those deeper in lie in the dark. */
export function hollow(k) {
  const r = random(29)
  const centre = [72, 46]
  const TONES = ['#1d1830', '#241d38', '#302543', '#43304c', '#5f4052', '#825358']
  const rings = [RIM]
  for (const reach of [8, 17, 60])
    rings.push(
      RIM.map(([x, y], i) => {
        const [dx, dy] = [x - centre[0], y - centre[1]]
        const l = Math.hypot(dx, dy)
        const q = reach * (0.55 + r() * 0.95)
        const side = (r() - 0.5) * reach * 0.5
        return [
          x + (dx / l) * q - (dy / l) * side,
          y + (dy / l) * q + (dx / l) * side + (i > 21 ? -q * 0.25 : 0),
        ]
      }),
    )
  const back = [...RIM, [180, 75], [180, -20], [-20, -20], [-20, 66]]
  fill(k, TONES[0], back)
  slabs(k)
  for (let n = 2; n >= 0; n--)
    for (let i = 0; i < RIM.length - 1; i++) {
      // The outermost planes of the right wall are the slabs.
      if (n === 2 && i > 19) continue
      const [a, b, c, d] = [rings[n][i], rings[n][i + 1], rings[n + 1][i + 1], rings[n + 1][i]]
      // How far the plane faces the sun in the opening.
      const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
      const l = Math.hypot(ex, ey)
      const mid = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      const [sx, sy] = [SUN[0] - mid[0], SUN[1] + 8 - mid[1]]
      const facing = (-ey * sx + ex * sy) / (l * Math.hypot(sx, sy))
      const light = [4.3, 2.6, 1][n] * (0.56 + 0.44 * facing) + (r() - 0.5) * 0.3
      const tone = TONES[Math.max(0, Math.min(5, Math.round(light)))]
      k.strokeStyle = tone
      k.lineWidth = 0.15
      fill(k, tone, [a, b, c, d])
      // Some blocks have broken across.
      const broken = n < 2 && r() < 0.12
      const cut = mix(0.3, 0.7, r())
      k.beginPath()
      for (const p of [a, b, c, d]) k.lineTo(...p)
      k.closePath()
      k.stroke()
      if (broken) {
        const e = [mix(a[0], d[0], cut), mix(a[1], d[1], cut)]
        fill(k, TONES[Math.max(0, TONES.indexOf(tone) - 1)], [e, b, c, d])
      }
    }
}

/** Slabs of the right wall, deeper in: what the pool throws back lies on them, weaker from slab to slab. */
function slabs(k) {
  for (const [tone, t] of [
    ['#2c2242', '157 27 168 20 168 62 154 60 158 40'],
    ['#2c2242', '140 8 152 -4 168 -4 168 20 158 26 148 24 143 17'],
    ['#3a2a4a', '147 25 158 27 163 38 160 50 150 46 145 36'],
    ['#48314f', '147 25 150 31 149 39 150 46 145 36'],
    ['#3d2c4b', '143 50 150 48 159 53 157 64 148 67 141 60'],
    ['#523753', '143 50 150 48 148 56 150 66 148 67 141 60'],
    ['#2f2444', '160 55 168 56 168 70 156 70 150 69 158 65'],
  ])
    fill(k, tone, rough(points(t), 0.2, t.length))
}

/** Moss that hangs from the brim where the spray keeps it wet, its tips gold against the sky. */
export function moss(k) {
  const along = (t) => {
    const i = Math.floor(t)
    const u = t - i
    return [mix(RIM[i][0], RIM[i + 1][0], u), mix(RIM[i][1], RIM[i + 1][1], u)]
  }
  for (const [from, to, thick] of [[16.3, 19.6, 2.9]]) {
    // Cushions of unlike size that hang over each other, gold where the light comes through.
    for (const [colour, q, lift] of [
      ['#9a9a48', 1, 0],
      ['#55703e', 0.8, -0.35],
      ['#2e4638', 0.5, -0.8],
    ]) {
      const upper = []
      const lower = []
      for (let t = from; t <= to; t += 0.02) {
        const [x, y] = along(t)
        const m = (t - from) / (to - from)
        const swell = Math.sin(Math.min(1, m) * Math.PI) ** 0.6
        const cushion =
          Math.abs(Math.sin(t * 4.1 + from)) ** 0.6 * 0.6 + Math.abs(Math.sin(t * 9.7)) ** 0.7 * 0.3
        upper.push([x, y - 1.1 * swell + lift * 0.2])
        lower.push([x, y + thick * swell * (0.25 + cushion) * q + lift * 0.3])
      }
      fill(k, colour, [...upper, ...lower.reverse()])
    }
  }
}

/** The floor of the hollow: a dark ledge, the wet path on it, boulders at its edge with a rim of light. */
export function ledge(k) {
  fill(k, '#2a2038', [
    ...rough(
      points(
        '-8 79 6 80.500 18 79.500 30 81 44 80 58 81 74 80 90 79.500 104 78 118 76 132 74.500 150 73 170 72',
      ),
      0.3,
      4,
    ),
    ...points('170 98 -8 98'),
  ])
  // The path: wet, it carries the gold of the opening.
  path(
    k,
    '#8a5f56',
    'M34 98C44 92 60 88.500 80 86.600C100 84.600 118 81.600 134 78.600C144 76.700 156 75.500 170 75V77.500C158 78.500 148 80 138 82C124 85 112 89 98 98Z',
  )
  path(
    k,
    '#d69a66',
    'M40 98C50 92.600 64 89.400 82 87.600C100 85.800 112 83.600 126 81C112 85 98 88.600 84 98Z',
  )
  path(
    k,
    '#f6cd86',
    'M48 98C56 93.400 68 90.600 82 89.200C92 88.200 100 87 108 85.500C96 89 82 92 72 98Z',
  )
  for (const [x, y, w, h] of points(
    '12 81.500 7 4.600 22.500 82 4.200 2.400 -2 83 8 6.500 70 81.600 2.600 1.500 30 83.400 2 1 145 74.700 5 3.400 152 74.500 2.600 1.500',
    4,
  )) {
    fill(k, '#19142a', [
      [x - w, y + h * 0.35],
      [x - w * 0.8, y - h * 0.5],
      [x - w * 0.25, y - h],
      [x + w * 0.4, y - h * 0.85],
      [x + w * 0.86, y - h * 0.2],
      [x + w, y + h * 0.4],
    ])
    const right = x < 63 ? 1 : -1
    // Its upper face takes the light of the opening, as a face and not as an edge.
    fill(k, '#5a3a4c', [
      [x + right * w * 0.86, y - h * 0.2],
      [x + right * w * 0.4, y - h * 0.85],
      [x - right * w * 0.25, y - h],
      [x - right * w * 0.45, y - h * 0.72],
      [x + right * w * 0.12, y - h * 0.5],
      [x + right * w * 0.4, y - h * 0.12],
    ])
    fill(k, '#8f5e58', [
      [x + right * w * 0.4, y - h * 0.85],
      [x - right * w * 0.25, y - h],
      [x - right * w * 0.45, y - h * 0.72],
      [x + right * w * 0.1, y - h * 0.66],
    ])
  }
}
