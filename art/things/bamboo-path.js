// The path through the bamboo of Arashiyama early on a summer morning, in metres; the sun comes through from the upper left.
import { blend } from '../core/colour.js'
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './lens.js'
import { folk, POSES, SKINS } from './slender-folk.js'

const P0 = lens({ eye: [0, 1.75, 0], f: 104, cx: 62, cy: 55 })
/** The path bends to the right and climbs a little as it goes. */
const bend = (z) => 0.0042 * z * z
const rise = (z) => 0.0011 * z * z
export const P = (x, y, z) => P0(x + bend(z), y + rise(z), z)
const EDGE = 2.3

const LIGHT = '#f0f4b8'
/** Tones of a stem at a distance: light edge, body, shade. */
function stem(z) {
  const t = Math.min(1, Math.max(0, (z - 4) / 46)) ** 0.62
  return [
    blend('#a4cc6c', LIGHT, t * 0.92),
    blend('#2c7456', '#c8dc90', t),
    blend('#123f42', '#a8c884', t),
  ]
}

/** The light at the end of the wood. */
export function glow(k) {
  k.fillStyle = '#b8d488'
  k.fillRect(-6, -6, 172, 102)
  const g = k.createRadialGradient(76, 36, 3, 76, 36, 64)
  for (const [a, c] of [
    [0, '#fffbdc'],
    [0.3, '#f4f4b8'],
    [0.65, '#c0dc94'],
    [1, '#7cb480'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
}

/** One stem of bamboo: straight, then bent over the path by the weight of its top; rings at its nodes. */
function culm(k, x, z, r, high, wide) {
  const [lit, mid, dark] = stem(z)
  const way = x > 0 ? -1 : 1
  const lean = way * (0.5 + r() * 1.6) + (r() - 0.5) * 1.6
  const n = 9
  const line = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n
    return [...P(x + lean * t * t, high * t, z), wide * (1 - t * 0.6)]
  })
  const edge = (m) => line.map(([px, py, q, w]) => [px + m * w * q * 0.5, py])
  fill(k, mid, [...edge(-1), ...edge(1).toReversed()])
  fill(k, lit, [...edge(-1), ...edge(-0.42).toReversed()])
  fill(k, dark, [...edge(0.4), ...edge(1).toReversed()])
  const q0 = line[0][2]
  const step = 0.42 + r() * 0.16
  if (q0 * wide < 0.5) return
  for (let y = 0.3 + r() * 0.3; y < high; y += step * (1 + y * 0.03)) {
    const t = y / high
    const [px, py, q] = P(x + lean * t * t, y, z)
    if (py < -6) break
    const w = wide * (1 - t * 0.6) * q * 0.5
    stroke(
      k,
      dark,
      Math.max(0.14, w * 0.24),
      `M${px - w * 0.96} ${py}Q${px} ${py + w * 0.4} ${px + w * 0.96} ${py}`,
    )
    stroke(
      k,
      lit,
      Math.max(0.1, w * 0.16),
      `M${px - w * 0.94} ${py - w * 0.3}Q${px} ${py + w * 0.1} ${px + w * 0.5} ${py - w * 0.14}`,
    )
  }
}

/** A spray of narrow leaves that hangs from a twig. */
function spray(k, x, y, q, turn, [a, b], r) {
  for (let i = 0; i < 7; i++) {
    const t = turn + (i - 3) * 0.34 + (r() - 0.5) * 0.2
    const l = q * (0.7 + r() * 0.5)
    const [ex, ey] = [x + Math.cos(t) * l, y + Math.sin(t) * l]
    const [nx, ny] = [-Math.sin(t) * l * 0.13, Math.cos(t) * l * 0.13]
    path(
      k,
      i % 2 ? a : b,
      `M${x} ${y}Q${x + (ex - x) * 0.4 + nx} ${y + (ey - y) * 0.4 + ny} ${ex} ${ey}Q${x + (ex - x) * 0.4 - nx} ${y + (ey - y) * 0.4 - ny} ${x} ${y}Z`,
    )
  }
}

/** Masses of leaves high up, a layer at a distance. */
function crownLayer(k, z, seed) {
  const r = random(seed)
  const [lit, mid] = stem(z)
  const q = P(0, 0, z)[2]
  const n = Math.round(16 + z * 0.6)
  for (let i = 0; i < n; i++) {
    const x = (r() - 0.5) * 1.9 * z
    const y = 9 + r() * 7 + Math.abs(x) * 0.1
    const [px, py] = P(x, y, z)
    if (py < -14 || py > 40) continue
    spray(
      k,
      px,
      py,
      q * (1.1 + r() * 0.9),
      1.1 + (r() - 0.5) * 1.4,
      [blend(mid, lit, 0.35), mid],
      r,
    )
  }
}

/** The whole wood from far to near, with its fences; `between(z)` draws what stands on the path. */
export function grove(k, between) {
  const r = random(14)
  const all = []
  for (let z = 64; z > 3.4; z *= 0.947) {
    for (const m of [-1, 1])
      for (let i = 0; i < (z > 30 ? 4 : 3); i++) {
        const x = m * (EDGE + 0.5 + r() ** 1.6 * (3 + z * 0.34))
        const zz = z * (1 + (r() - 0.5) * 0.05)
        if (zz < 4.6 && Math.abs(x) < 3.1) continue
        const wide = 0.09 + r() * 0.06
        const high = 15 + r() * 5
        const seed = Math.floor(r() * 999)
        all.push([zz, () => culm(k, x, zz, random(seed), high, wide)])
      }
  }
  for (const [z, n] of points('56 3 44 5 34 7 26 9 19 11', 2))
    all.push([z, () => crownLayer(k, z, n)])
  for (let z = 60; z > 2; z *= 0.9) all.push([z * 0.95, () => fence(k, z, z * 0.9)])
  all.push(...between)
  all.sort((a, b) => b[0] - a[0])
  for (const [, draw] of all) draw()
}

/** The path of beaten earth, the undergrowth beside it, the light and shade of the stems across it. */
export function ground(k) {
  const zs = Array.from({ length: 46 }, (_, i) => 62 * 0.925 ** i)
  const strip = (c, a, b) =>
    fill(k, c, [...zs.map((z) => P(a, 0, z)), ...zs.toReversed().map((z) => P(b, 0, z))])
  const g = k.createLinearGradient(0, 52, 0, 92)
  g.addColorStop(0, 'rgba(120,184,116,0)')
  g.addColorStop(0.22, 'rgba(84,152,104,.9)')
  g.addColorStop(1, '#1c5450')
  strip(g, -60, 60)
  const earth = k.createLinearGradient(0, 52, 0, 92)
  earth.addColorStop(0, '#fff0c0')
  earth.addColorStop(0.3, '#e8cc98')
  earth.addColorStop(1, '#b08c78')
  strip(earth, -EDGE, EDGE)
  const r = random(31)
  // Shadows of stems fall across it to the right and towards us.
  for (let z = 56; z > 2.6; z *= 0.93) {
    const w = (0.014 + r() * 0.034) * z
    const s = 0.34 * z * (0.8 + r() * 0.4)
    const [from, to] = [r() < 0.35 ? -EDGE + r() * 2.4 : -EDGE, r() < 0.4 ? EDGE - r() * 2.6 : EDGE]
    if (r() < 0.2 || to - from < 0.8) continue
    const a = (x, d) => P(x, 0, Math.max(2, z + d - ((x + EDGE) / (2 * EDGE)) * s))
    const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => from + (to - from) * t)
    const thick = (t) => w * Math.sin(Math.PI * (0.14 + 0.72 * t)) ** 0.5
    fill(k, `rgba(92,72,92,${0.16 + 0.16 * Math.min(1, 12 / z)})`, [
      ...steps.map((x) => a(x, 0)),
      ...steps.toReversed().map((x, i) => a(x, thick(1 - i / 4))),
    ])
  }
  strip('rgba(60,64,72,.32)', -EDGE, -EDGE + 0.34)
}

/** A stretch of the fence of brushwood on both sides: a thick hedge of twigs under two rails, its top in the light. */
function fence(k, z1, z0) {
  const t = Math.min(1, Math.max(0, (z1 - 4) / 40)) ** 0.7
  const tone = (c) => blend(c, '#e4dc9c', t * 0.8)
  for (const m of [-1, 1]) {
    const x = m * (EDGE + 0.1)
    const high = 1.16
    const quad = (c, xa, y0, y1, xb = xa) =>
      fill(k, c, [P(xa, y0, z1), P(xb, y1, z1), P(xb, y1, z0), P(xa, y0, z0)])
    quad(tone(m < 0 ? '#54443c' : '#9c7450'), x, 0, high)
    quad(tone(m < 0 ? '#a88458' : '#ecc888'), x, high, high + 0.1, x + m * 0.4)
    const r = random(Math.round(z1 * 10) + (m > 0 ? 5 : 0))
    const n = z1 > 24 ? 5 : 12
    for (let i = 0; i < n; i++) {
      const z = z1 + ((z0 - z1) * (i + r() * 0.7)) / n
      const [a, b] = [P(x, 0.02, z), P(x, high * (0.9 + r() * 0.12), z + (r() - 0.5) * 0.2)]
      stroke(
        k,
        tone(i % 3 ? (m < 0 ? '#3c3434' : '#7c5848') : m < 0 ? '#745c48' : '#c89c68'),
        Math.max(0.12, a[2] * 0.02),
        `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`,
      )
    }
    for (const y of [0.3, 0.82])
      quad(tone(m < 0 ? '#748450' : '#c8cc7c'), x - m * 0.02, y, y + 0.07)
  }
}

/** Bars of light between the stems. */
export function beams(k) {
  for (const [x, w, a] of points('14 9 0.200 34 5 0.160 47 12 0.240 72 6 0.160 88 10 0.140', 3)) {
    const g = k.createLinearGradient(0, -4, 0, 80)
    g.addColorStop(0, `rgba(255,252,214,${a * 1.5})`)
    g.addColorStop(1, 'rgba(255,250,200,0)')
    fill(k, g, [
      [x, -6],
      [x + w, -6],
      [x + w * 1.7 + 34, 84],
      [x + 30, 84],
    ])
  }
}

/** Leaves that hang into the picture from above, in the dark. */
export function leaves(k) {
  const r = random(8)
  for (const [x0, y0, x1, y1] of points('168 -4 132 6 168 8 140 17 -6 6 20 9 -6 -4 34 0', 4)) {
    stroke(k, '#164a44', 0.5, `M${x0} ${y0}Q${(x0 + x1) / 2} ${y0 - 1} ${x1} ${y1}`)
    for (let i = 0; i <= 7; i++) {
      const t = 0.2 + i * 0.115
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t * t]
      spray(
        k,
        x,
        y,
        6 + r() * 3,
        1.3 + (r() - 0.5),
        i % 3 ? ['#164a44', '#205c4c'] : ['#2c7456', '#205c4c'],
        r,
      )
    }
  }
}

/** A rickshaw that comes down the path: hood folded back, red blanket, two under it. Drawn from its side and turned. Metres. */
export function rickshaw(k) {
  const sit = (x, o) =>
    at(k, x, -0.98, 1 / 4.3, (c) =>
      folk(c, { ...POSES.sit, hair: ['#2c1c34', '#1c142c'], light: 1, ...o }),
    )
  // Far wheel, body, hood.
  const wheel = (x, c, w) => {
    k.strokeStyle = c
    k.lineWidth = w
    k.beginPath()
    k.arc(x, -0.55, 0.53, 0, 7)
    k.stroke()
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * 6.283 + 0.2
      stroke(k, c, w * 0.4, `M${x} -0.550L${x + Math.cos(a) * 0.53} ${-0.55 + Math.sin(a) * 0.53}`)
    }
  }
  wheel(0.34, '#4c3c48', 0.07)
  stroke(k, '#2c2034', 0.06, 'M-0.300 -0.700L-2 -0.860')
  path(k, '#2c2034', 'M0.300 -1.500C0.900 -1.700 1.160 -1.300 1.060 -0.700L0.500 -0.600Z')
  path(
    k,
    '#54384c',
    'M0.300 -1.500C0.600 -1.640 0.840 -1.600 0.960 -1.400L0.600 -0.660L0.500 -0.600Z',
  )
  sit(0.34, { skin: SKINS[1], top: ['#fff0dc', '#c8a8b0'], low: ['#c83c4c', '#8c2c4c'] })
  sit(0.1, { skin: SKINS[0], top: ['#8cb4d8', '#54749c'], low: ['#c83c4c', '#8c2c4c'], cut: 'bun' })
  path(
    k,
    '#e04450',
    'M-0.460 -1.100C-0.200 -1.240 0.200 -1.220 0.440 -1.120L0.500 -0.500L-0.300 -0.420Z',
  )
  path(k, '#a82c48', 'M0.120 -1.220L0.440 -1.120L0.500 -0.500L0.100 -0.460Z')
  path(k, '#1c1830', 'M-0.700 -0.340L-0.360 -0.620H0.700V-0.400L0.500 -0.300H-0.660Z')
  wheel(0.1, '#1c1830', 0.08)
  path(k, '#e8b45c', 'M0.020 -0.550a0.080 0.080 0 1 0 0.160 0a0.080 0.080 0 1 0 -0.160 0Z')
}
/** Its shafts, and the one who runs between them. */
export const runner = {
  ...POSES.run,
  near: [30, 34],
  far: [-22, 40],
  lean: 8,
  armNear: [-10, 64],
  armFar: [-4, 60],
  skin: SKINS[1],
  top: ['#3c4c84', '#242c5c'],
  low: ['#2c2c4c', '#1c1c34'],
  shorts: true,
  bare: true,
  hair: ['#2c1c34', '#1c142c'],
  hat: ['cone', '#f4dca4', '#b8945c'],
  shoe: '#f4ecdc',
  light: 1,
}

/** A cat that sits on the fence and watches; 7 high, foot at 0. */
export function fenceCat(k) {
  stroke(k, '#2c2434', 0.8, 'M1.700 -0.500C3 -0.200 3.600 1 3.300 2.600')
  path(
    k,
    '#2c2434',
    'M-1.700 0C-2 -2 -1.700 -3.600 -1.300 -4.200C-2 -4.700 -2.100 -5.700 -1.900 -6.900L-1.100 -6.200H-0.100L0.600 -6.900C0.700 -5.900 0.600 -5.100 0.100 -4.500C1.400 -3.600 2.200 -1.600 2 0Z',
  )
  stroke(
    k,
    '#d8d890',
    0.26,
    'M-1.700 -0.300C-1.900 -2 -1.600 -3.500 -1.300 -4.200C-1.900 -4.700 -2 -5.600 -1.850 -6.500',
  )
}
