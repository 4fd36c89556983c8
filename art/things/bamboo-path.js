// The path through the bamboo of Arashiyama early on a summer morning, in metres; the sun comes through from the upper left.
import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './lens.js'

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

/** A twig that droops, its narrow leaves by threes and fours below it, no two of one length. */
function twig(k, x, y, q, way, [a, b], r) {
  const n = 4 + Math.floor(r() * 3)
  const droop = 0.3 + r() * 0.4
  const at = (t) => [x + way * q * t * 1.6, y + q * droop * t * t * 1.4]
  const tip = at(1)
  const mid = at(0.5)
  stroke(k, b, q * 0.035, `M${x} ${y}Q${mid[0]} ${mid[1] - q * 0.08} ${tip[0]} ${tip[1]}`)
  for (let i = 0; i < n; i++) {
    const [sx, sy] = at(0.2 + (0.8 * (i + r() * 0.5)) / n)
    const leaves = 2 + Math.floor(r() * 3)
    for (let j = 0; j < leaves; j++) {
      const turn = Math.PI / 2 - way * (0.15 + j * 0.42) + (r() - 0.5) * 0.4
      const l = q * (0.5 + r() * 0.55) * (1 - j * 0.12)
      const [ex, ey] = [sx + Math.cos(turn) * l, sy + Math.sin(turn) * l]
      const [nx, ny] = [-Math.sin(turn) * l * 0.125, Math.cos(turn) * l * 0.125]
      path(
        k,
        (i + j) % 3 ? b : a,
        `M${sx} ${sy}Q${sx + (ex - sx) * 0.34 + nx} ${sy + (ey - sy) * 0.34 + ny} ${ex} ${ey}Q${sx + (ex - sx) * 0.34 - nx} ${sy + (ey - sy) * 0.34 - ny} ${sx} ${sy}Z`,
      )
    }
  }
}

/** Leaves high up in a layer at a distance: they close over the path in two vaults, open where the light comes in. */
function crownLayer(k, z, seed) {
  const r = random(seed)
  const [lit, mid] = stem(z)
  const q = P(0, 0, z)[2]
  const n = Math.round(26 + z)
  for (let i = 0; i < n; i++) {
    const m = i % 2 ? 1 : -1
    const x = m * (0.5 + r() * 0.9) * z * 0.6
    const y = 11 + r() * 6 + Math.abs(x) * 0.16
    const [px, py] = P(x, y, z)
    if (py < -10 || py > 26) continue
    twig(k, px, py, q * (0.8 + r() * 0.7), -m, [blend(mid, lit, 0.4), mid], r)
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
  // The sun stands behind the wood on the left: shadows of its stems come across the path towards us, in groups, light between.
  const steps = Array.from({ length: 9 }, (_, i) => i / 8)
  for (let z = 44; z > 3.6; z *= 0.84) {
    const group = 1 + Math.floor(r() * 2.4)
    for (let i = 0; i < group; i++) {
      const z0 = z * (1 - i * (0.05 + r() * 0.04))
      const reach = i ? 0.5 + r() * 0.4 : 1
      const wide = (0.012 + r() * r() * 0.045) * z0
      const a = (t, d) =>
        P(
          -EDGE + 2 * EDGE * t * reach,
          0,
          Math.max(2, z0 * (1 - 0.42 * t * reach) + d * (1 - t * 0.4)),
        )
      fill(k, blend('#e4cc9c', '#a08078', Math.min(1, 7 / z0)), [
        ...steps.map((t) => a(t, 0)),
        ...steps.toReversed().map((t) => a(t, wide)),
      ])
    }
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
  for (const [x, w, a] of points('18 8 0.120 46 12 0.160 78 9 0.120', 3)) {
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
    const way = Math.sign(x1 - x0)
    for (let i = 0; i <= 8; i++) {
      const t = 0.1 + i * 0.11
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t * t]
      const tones = i % 3 ? ['#1c564a', '#123f42'] : ['#2f7454', '#1a5048']
      twig(k, x, y, 4.4 + r() * 3, i % 4 === 1 ? -way : way, tones, r)
    }
  }
}
