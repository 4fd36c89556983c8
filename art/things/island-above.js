import { fill, path, stroke } from '../core/field.js'
import { clamp, noise, smooth } from '../core/noise.js'
import { random } from '../core/random.js'
import { folk } from './slender-folk.js'

/** Where the shadow of one metre of height falls, in points of the field; 1.8 points are a metre. */
export const FALL = [-1.55, 1.12]

// The sandbank that runs out from the island: x, y, half its width.
const SPIT = [
  [120, 36, 16],
  [104, 50, 10.5],
  [91, 60.5, 7.4],
  [78, 67.5, 6.2],
  [66, 70.5, 5],
  [55, 70, 3.6],
  [46, 66, 1.4],
]

/** Distance to the water's edge in points: below 0 on land. */
export function coast(x, y) {
  const [u, v] = [x - 158, y - 13]
  let d =
    (Math.hypot(u * 0.93 + v * 0.2, v * 1.16 - u * 0.1) - 51) * 0.95 +
    noise(x * 0.045, y * 0.045) * 4
  for (let i = 1; i < SPIT.length; i++) {
    const [[ax, ay, ar], [bx, by, br]] = [SPIT[i - 1], SPIT[i]]
    const [ex, ey] = [bx - ax, by - ay]
    const t = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey))
    const c = Math.hypot(x - ax - ex * t, y - ay - ey * t) - ar - (br - ar) * t
    const m = clamp(0.5 + (d - c) / 14)
    d = d + (c - d) * m - 3.5 * m * (1 - m)
  }
  return d + noise(x * 0.13 + 7, y * 0.13) * 0.7
}

const rgb = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)

// From the dry sand to the deep: the distance at which each tone ends.
const TONES = [
  [-2.6, '#fff3da', 0.3],
  [-0.7, '#f8e2b8', 0.3],
  [0.15, '#e4c496', 0.16],
  [2.2, '#d2f4e0', 0.5],
  [5.6, '#a8ecd8', 0.7],
  [11, '#74dfd0', 1],
  [19, '#44cbc8', 1.3],
  [29, '#22b2c2', 1.6],
  [42, '#1496b6', 2],
  [53, '#0e7aa8', 2],
  [64, '#0c6098', 2.4],
  [1e3, '#0b4a86', 2],
].map(([end, c, soft]) => [end, rgb(c), soft])

/** Sand and water: every tone follows the coast, less closely the deeper it is. */
export function waters(s, f) {
  const [x0, y0] = f.at([0, 0])
  s.shade([0, 0, s.w, s.h], (px, py, out) => {
    const [x, y] = [(px - x0) / f.q, (py - y0) / f.q]
    const c = coast(x, y)
    const far = smooth(4, 40, c)
    const d = c + far * (noise(x * 0.021 + 3, y * 0.028) * 15 + noise(x * 0.06, y * 0.07 + 5) * 2.4)
    let i = 0
    while (d > TONES[i][0]) i++
    const [end, a, soft] = TONES[i]
    const next = TONES[Math.min(i + 1, TONES.length - 1)][1]
    const t = i === TONES.length - 1 ? 0 : smooth(end - soft, end, d)
    for (let j = 0; j < 3; j++) out[j] = a[j] + (next[j] - a[j]) * t
    // The last lap of each wave: a white lip that comes and goes along the beach.
    const lip = 0.42 * (0.55 + noise(x * 0.11, y * 0.11 + 9))
    const wave = smooth(lip, lip * 0.5, Math.abs(c - 0.5 - noise(x * 0.07 + 4, y * 0.07) * 0.5))
    if (wave > 0 && lip > 0) for (let j = 0; j < 3; j++) out[j] += (1 - out[j]) * wave
  })
}

/** One leaf of a palm from above: a rib, a lit and a shaded side, both cut into leaflets. */
function leaf(k, l, bend, lit, dark) {
  const at = (t) => [Math.sin(bend * t) * l * t * 0.9, -Math.cos(bend * t * 0.8) * l * t]
  const n = 11
  for (const m of [-1, 1]) {
    k.fillStyle = m < 0 ? lit : dark
    k.beginPath()
    k.moveTo(0, 0)
    for (let i = 1; i <= n; i++) {
      const [ax, ay] = at((i - 0.5) / n)
      const [bx, by] = at(Math.min(1, (i + 0.75) / n))
      const wide = l * 0.165 * Math.sin(Math.PI * (0.16 + (0.8 * i) / n))
      k.lineTo(bx + m * wide, by)
      k.lineTo(ax + m * wide * 0.42, ay)
    }
    k.lineTo(...at(1))
    for (let i = n; i > 0; i--) k.lineTo(...at(i / n))
    k.fill()
  }
}

/** The crown of a palm from straight above, `q` its reach. Tones: lit, leaf, shade; one colour for its shadow. */
export function crown(k, x, y, q, seed, tones, flat) {
  const r = random(seed)
  const n = 15 + Math.floor(r() * 5)
  const turn = r() * 6
  const ribs = Array.from({ length: n }, (_, i) => ({
    a: turn + (i * 2.4 + r() * 0.3),
    l: q * (i < 9 ? 1.1 : 0.78) * (0.8 + r() * 0.36),
    bend: (r() - 0.5) * 1.3,
  }))
  k.save()
  k.translate(x, y)
  for (const [i, { a, l, bend }] of ribs.entries()) {
    k.save()
    k.rotate(a)
    // Leaves that point to the sun (up to the right) are bright.
    const sun = 0.5 + 0.5 * Math.cos(a - 0.96)
    const [lit, dark] = flat
      ? [flat, flat]
      : [
          sun > 0.62 ? tones[0] : i < 7 ? tones[2] : tones[1],
          sun > 0.75 ? tones[1] : i < 9 ? tones[3] : tones[2],
        ]
    leaf(k, l, bend, lit, dark)
    k.restore()
  }
  k.restore()
}

/** A palm by its foot, metres high, leaning by `lean` (points). */
export function palmShadow(k, [x, y, high, lean, q, seed]) {
  const [cx, cy] = [x + lean[0] + FALL[0] * high, y + lean[1] + FALL[1] * high]
  const [mx, my] = [(x + cx) / 2 + lean[0] * -0.2, (y + cy) / 2 + 1.2]
  stroke(k, '#0c1c5c', 0.75, `M${x} ${y}Q${mx} ${my} ${cx} ${cy}`)
  crown(k, cx, cy, q, seed, null, '#0c1c5c')
}

export function palm(k, [x, y, , lean, q, seed], tones) {
  const [cx, cy] = [x + lean[0], y + lean[1]]
  const mid = `${x + lean[0] * 0.4} ${y + lean[1] * 0.4 + 0.6}`
  stroke(k, '#8c6c5c', 0.95, `M${x} ${y}Q${mid} ${cx} ${cy}`)
  stroke(k, '#e0c098', 0.4, `M${x + 0.2} ${y - 0.2}Q${mid} ${cx + 0.2} ${cy - 0.2}`)
  crown(k, cx, cy, q, seed, tones)
}

const HULL =
  'M13.500 0C12 -1.100 8.500 -2.700 3 -3C-3 -3.200 -8 -2.800 -10.600 -1.900L-11 0L-10.600 1.900C-8 2.800 -3 3.200 3 3C8.500 2.700 12 1.100 13.500 0Z'

/** A dhoni from straight above, bow to the right. */
export function dhoniAbove(k, flat) {
  path(k, flat ?? '#f4f4ec', HULL)
  if (flat) return
  path(
    k,
    '#b87850',
    'M12 0C10.600 -0.900 7.600 -2.100 3 -2.350C-3 -2.500 -7.600 -2.200 -9.900 -1.400L-10.200 0L-9.900 1.400C-7.600 2.200 -3 2.500 3 2.350C7.600 2.100 10.600 0.900 12 0Z',
  )
  path(
    k,
    '#d89c68',
    'M12 0C10.600 -0.900 8.500 -1.700 6 -2.050V0ZM-7 -2.150L-9.900 -1.400L-10.200 0H-7Z',
  )
  // The shade that the roof throws on deck and gunwale, then the roof in two slopes.
  path(k, '#7c4c4c', 'M-7.600 -1.600H3.800V2.200C0 2.500 -4 2.500 -7.600 2.200Z')
  fill(k, '#fffaf0', [
    [-6.8, -2],
    [4.4, -2],
    [4.4, 0],
    [-6.8, 0],
  ])
  fill(k, '#e0585c', [
    [-6.8, 0],
    [4.4, 0],
    [4.4, 1.8],
    [-6.8, 1.8],
  ])
  fill(k, '#f4847c', [
    [-6.8, -2],
    [4.4, -2],
    [4.4, -1.3],
    [-6.8, -1.3],
  ])
  path(k, '#f4f4ec', 'M12 -0.350L14.200 0L12 0.350Z')
}

/** Somebody on the sand from straight above: crown of the head, shoulders, a foot; the shadow shows the whole figure. */
export function fromAbove(k, x, y, o, q = 1) {
  k.save()
  k.translate(x, y)
  const [dx, dy] = [FALL[0] * 0.255, FALL[1] * 0.255]
  const l = Math.hypot(dx, dy)
  // Up in the figure is the way the shadow falls; its width lies across.
  k.transform((-dy / l) * 0.52 * q, (dx / l) * 0.52 * q, -dx * q * 1.3, -dy * q * 1.3, 0, 0)
  folk(k, { ...o, flat: '#a89cae' })
  k.restore()
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  k.rotate(o.turn ?? 0)
  path(k, o.skin[1], 'M0.150 0.250h0.300v0.700h-0.300ZM-0.450 -0.700h0.300v0.800h-0.300Z')
  path(
    k,
    o.top[0],
    'M-0.900 -0.100C-0.900 -0.420 -0.500 -0.460 0 -0.460C0.500 -0.460 0.900 -0.420 0.900 -0.100C0.900 0.260 0.500 0.340 0 0.340C-0.500 0.340 -0.900 0.260 -0.900 -0.100Z',
  )
  path(
    k,
    o.skin[0],
    'M0.780 -0.300L1.150 -0.900L1.380 -0.780L1 0.100ZM-0.780 -0.300L-1.100 0.600L-0.880 0.700L-0.560 0.100Z',
  )
  path(k, o.crown, 'M-0.420 -0.120a0.420 0.440 0 1 0 0.840 0a0.420 0.440 0 1 0 -0.840 0Z')
  k.restore()
}

/** The low green under a palm, where no sun comes. */
export function crownShade(k, x, y, q, seed) {
  k.fillStyle = '#1c5450'
  k.beginPath()
  k.ellipse(x, y, q * 0.8, q * 0.66, seed, 0, 7)
  k.fill()
}
