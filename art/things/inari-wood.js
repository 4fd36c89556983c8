// The wood of Fushimi Inari round its path: slope, cedars, ferns, a lantern, a fox; the sun high on the left.
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { airy, LINE, P, rise } from './inari-path.js'

/** A strip on the slope between two lines of [x, z], in perspective. */
const onSlope = (k, c, list) =>
  fill(
    k,
    c,
    list.map(([x, z]) => P(x, rise(x, z), Math.max(3, z))),
  )

/** The slope itself, dark near and pale far, in broad swells; long shadows of the trunks, moss in the sun between them. */
export function slope(k) {
  const g = k.createLinearGradient(0, -6, 0, 60)
  for (const [a, c] of [
    [0, '#fdf4c4'],
    [0.35, '#f4e6a0'],
    [0.7, '#c8cc84'],
    [1, '#8cac70'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  for (let z = 90; z > 2.4; z *= 0.965) {
    const edge = (x) => P(x * z, rise(0, z) + Math.sin(x * 9 + z * 0.4) * 0.25, z)
    const xs = Array.from({ length: 25 }, (_, i) => -1.1 + i * 0.085)
    fill(k, airy('#4c7c48', z, 0.78), [...xs.map(edge), [170, 98], [-8, 98]])
  }
  // Moss where the sun comes through: broad patches whose edges run out along the slope.
  for (const [x, z, w, d, n] of points(
    '-6.500 11 3.400 1.700 1 -12 17 5 2.400 2 -3 20 3 2 3 -20 27 7 3.400 4 8.500 17 3.400 2.400 5 5.500 10 1.500 1.200 6 -4.500 28.500 3.400 2.400 7 6 30 5.500 3 8 -7 39 9 3.400 9 16 40 6 4 10 -3.400 6.600 1.300 0.700 11',
    5,
  )) {
    const blob = (q, s) =>
      Array.from({ length: 48 }, (_, i) => {
        const a = (i / 48) * 6.2832
        const o =
          0.72 +
          0.22 * noise(Math.cos(a) * 1.9 + n * 7, Math.sin(a) * 1.9 + s) +
          0.16 * noise(Math.cos(a) * 5 + n, Math.sin(a) * 5 + s)
        return [x + Math.cos(a) * w * o * q, z + Math.sin(a) * d * o * q]
      })
    onSlope(k, airy('#6c9c4c', z, 0.75), blob(1.3, 3))
    onSlope(
      k,
      airy('#94b858', z, 0.72),
      blob(0.86, 5).map(([px, pz]) => [px - w * 0.08, pz]),
    )
  }
  // The sun stands high on the left: every trunk lays its shade to the right, a little towards us.
  for (const [x, z, wide] of standing().filter((_, i) => i % 2 === 0)) {
    const [l, w] = [3.4 + wide * 5, wide * 0.9]
    onSlope(k, airy('#2c5a48', z, 0.72), [
      [x - w * 0.4, z + w * 0.8],
      [x + l * 0.5, z - l * 0.1 + w * 0.5],
      [x + l, z - l * 0.22],
      [x + l * 0.5, z - l * 0.1 - w * 0.5],
      [x - w * 0.2, z - w * 0.6],
    ])
  }
}

/** The shade of the gates beside their path: one long band. */
export function gateShade(k) {
  const r = random(5)
  for (let i = LINE.length - 2; i >= 12; i -= 7) {
    const [p, q] = [LINE[i], LINE[Math.max(0, i - 8)]]
    if (p.z < 5.2 || (p.z > 27.4 && p.z < 32.6)) continue
    const out = 2.2 + 0.3 * Math.sin(i * 0.05) + r() * 0.08
    onSlope(k, airy('#2a5446', p.z, 0.72), [
      [p.x, p.z],
      [q.x, q.z],
      [q.x + out, q.z - out * 0.3],
      [p.x + out * 0.96, p.z - out * 0.3],
    ])
  }
}

/** Where the cedars stand, off the path and not before its bends: across, away, half the width. */
export function standing() {
  const r = random(17)
  const out = []
  for (let i = 0; i < 150; i++) {
    const z = 54 - 40 * (i / 150) ** 1.15 + r() * 2
    const x = (r() - 0.62) * z * 2.1
    const [px] = P(x, 0, z)
    const wide = 0.26 + r() * r() * 0.5
    if (LINE.some((p) => Math.hypot(p.x - x, p.z - z) < 2)) continue
    if (z < 24 && px > 38 && px < 132) continue
    if (z < 46 && px > 50 && px < 118 && i % 5) continue
    out.push([x, z, wide])
  }
  return out
}

/** A straight cedar of the wood, out of the picture at its top; its roots spread in the moss. */
export function cedar(k, x, z, wide, tones, seed) {
  const [px, py, q] = P(x, rise(x, z), z)
  const w = wide * q
  const lean = Math.sin(seed * 5) * 1.2
  const [light, body, shade] = tones.map((c) => airy(c, z, 0.8))
  const side = (a, foot) =>
    `${px + a * w * 0.72 + lean} -8L${px + a * w} ${py - w * 1.2}C${px + a * w} ${py - w * 0.5} ${px + a * w * 1.2} ${py - w * 0.1} ${px + a * foot * w} ${py + w * 0.16}`
  path(
    k,
    body,
    `M${side(-1, 1.9)}Q${px} ${py + w * 0.3} ${px + 1.7 * w} ${py + w * 0.2}C${px + w * 1.15} ${py - w * 0.2} ${px + w} ${py - w * 0.5} ${px + w} ${py - w * 1.2}L${px + w * 0.72 + lean} -8Z`,
  )
  path(
    k,
    light,
    `M${side(-1, 1.9)}Q${px - w} ${py - w * 0.1} ${px - w * 0.66} ${py - w * 1.2}L${px - w * 0.46 + lean} -8Z`,
  )
  path(
    k,
    shade,
    `M${px + w * 0.2 + lean} -8L${px + w * 0.3} ${py - w}Q${px + w * 0.4} ${py} ${px + w * 1.7} ${py + w * 0.2}C${px + w * 1.15} ${py - w * 0.2} ${px + w} ${py - w * 0.5} ${px + w} ${py - w * 1.2}L${px + w * 0.72 + lean} -8Z`,
  )
  if (w < 1.6) return
  const r = random(seed)
  for (let i = 0; i < 9; i++) {
    const a = -0.5 + r() * 1.1
    const y0 = r() * (py - 24)
    const l = 8 + r() * 18
    path(
      k,
      i % 3 ? shade : light,
      `M${px + a * w} ${y0}l${w * 0.06} ${l * 0.5}l${-w * 0.03} ${l * 0.5}l${-w * 0.06} ${-l * 0.55}Z`,
    )
  }
}

/** A tuft of fern on the slope: bent leaves, their upper half in the light. */
export function fern(k, x, z, size, seed, near) {
  const [px, py, q] = near ?? P(x, rise(x, z), z)
  const [light, dark] = near
    ? ['#3c6c4c', '#22443c']
    : ['#94b854', '#3c7a4c'].map((c) => airy(c, z, 0.7))
  const r = random(seed)
  const many = near ? 9 : 7
  for (const i of Array.from({ length: many }, (_, n) => (n * 3) % many)) {
    const a = -2.85 + (i / (many - 1)) * 2.56 + (r() - 0.5) * 0.2
    const bend = (a + 1.57) * 0.75
    const long = size * q * (0.7 + r() * 0.45)
    const rib = Array.from({ length: 15 }, (_, n) => {
      const t = n / 14
      const d = a + bend * t
      return [px + Math.cos(d) * long * t, py + Math.sin(d) * long * t, d]
    })
    const edge = (m) =>
      rib.map(([ex, ey, d], n) => {
        const t = n / 14
        const w = long * 0.12 * Math.sin(Math.PI * (0.08 + 0.92 * t)) ** 0.8 * m
        return [ex + Math.sin(d) * w, ey - Math.cos(d) * w]
      })
    const spine = rib.map((p) => [p[0], p[1]]).reverse()
    const up = a > -1.57 ? 1 : -1
    fill(k, dark, [...edge(-up), ...spine])
    fill(k, light, [...edge(up), ...spine])
  }
}

/** A lantern of stone on its foot, moss on its cap; 1.9 m high. */
export function lantern(k, x, z) {
  const [px, py, q0] = P(x, rise(x, z) - 0.06, z)
  const q = q0 * 0.19
  k.save()
  k.translate(px, py)
  k.scale(q, q)
  path(
    k,
    'rgba(20,36,52,.4)',
    'M-2.400 0.300L2.200 -0.700C6 -0.600 8.400 -0.300 9.600 0.300C13 0 16 1 14.600 1.700C12.600 2.300 10 1.500 8.600 1.200L2.600 0.800Z',
  )
  const [L, M, D] = ['#d0ccb4', '#8c9088', '#545c70'].map((c) => airy(c, z))
  const part = (w0, w1, y0, y1) => {
    fill(k, M, [
      [-w0, y0],
      [w0, y0],
      [w1, y1],
      [-w1, y1],
    ])
    fill(k, L, [
      [-w0, y0],
      [-w0 * 0.4, y0],
      [-w1 * 0.4, y1],
      [-w1, y1],
    ])
    fill(k, D, [
      [w0 * 0.35, y0],
      [w0, y0],
      [w1, y1],
      [w1 * 0.35, y1],
    ])
  }
  part(2.6, 2.3, 0.4, -0.9)
  part(0.85, 0.72, -0.9, -4.6)
  part(1, 1.9, -4.6, -5.4)
  part(1.3, 1.3, -5.4, -7)
  path(k, '#fff0a0', 'M-0.900 -5.700V-6.800H0.300V-5.700Z')
  stroke(k, D, 0.14, 'M-0.300 -5.700V-6.800')
  path(
    k,
    M,
    'M-2.900 -6.900C-1.700 -7.300 -0.900 -8 -0.600 -8.700H0.600C0.900 -8 1.700 -7.300 2.900 -6.900L2.500 -6.500H-2.500Z',
  )
  path(
    k,
    L,
    'M-2.900 -6.900C-1.700 -7.300 -0.900 -8 -0.600 -8.700H-0.100C-0.300 -7.900 -0.700 -7.200 -1.300 -6.500H-2.500Z',
  )
  path(
    k,
    airy('#84a44c', z),
    'M-2.900 -6.900C-1.700 -7.300 -0.900 -8 -0.600 -8.700H0.300C0.100 -8.200 -0.300 -8.100 -0.500 -7.600C-0.900 -7.700 -1.100 -7.100 -1.600 -7.200C-1.900 -6.800 -2.400 -7 -2.900 -6.900Z',
  )
  path(
    k,
    M,
    'M-0.500 -8.700C-0.900 -9.200 -0.500 -9.600 0 -10.100C0.500 -9.600 0.900 -9.200 0.500 -8.700Z',
  )
  path(
    k,
    airy('#3c6c44', z),
    'M-2.900 0.600C-2.700 0.100 -2.300 -0.200 -1.900 0.100C-1.600 -0.300 -1.100 -0.200 -0.800 0.200C-0.300 0 0.100 0.300 0.400 0.300C0.900 -0.200 1.400 0 1.600 0.200C2.100 -0.100 2.700 0.200 2.900 0.600Z',
  )
  k.restore()
}

/** A fox of the wood that sits and looks, towards the right; 10 high. */
export function fox(k) {
  path(k, 'rgba(28,44,56,.45)', 'M-4 0.300C-1 -0.600 6 -0.400 9 0.500C5 1.300 -1 1.200 -4 0.300Z')
  path(k, '#c8682c', 'M-2 0C-4 -0.200 -6.400 -0.600 -7.600 -1.900C-6 -3 -4 -2.500 -2.400 -1.600Z')
  path(
    k,
    '#fff0d8',
    'M-7.600 -1.900C-6.800 -2.500 -6 -2.500 -5.400 -2.400L-5.700 -1.100C-6.500 -1.200 -7.100 -1.500 -7.600 -1.900Z',
  )
  path(
    k,
    '#c8682c',
    'M-2.600 0C-3.300 -2.400 -2 -4.200 -0.600 -5.400C0.200 -6.200 1 -6.600 1.900 -6.400C2.600 -5 2.600 -2.400 2.400 -0.300L3.100 0Z',
  )
  path(
    k,
    '#f0984c',
    'M-2.600 0C-3.300 -2.400 -2 -4.200 -0.600 -5.400C0.200 -6.200 1 -6.600 1.400 -6.400C0.600 -5 -0.400 -3.200 -0.900 0Z',
  )
  path(
    k,
    '#fff0d8',
    'M1.300 -5.400C2 -5.600 2.300 -5.400 2.400 -4.800C2.600 -3.800 2.300 -3 1.800 -2.400C1.400 -3.200 1.100 -4.200 1.300 -5.400Z',
  )
  path(k, '#3c2434', 'M1.600 0L1.800 -1.900L2.400 -1.900L2.500 -0.400L3.200 0Z')
  path(
    k,
    '#e08840',
    'M0.500 -6.200C0.200 -7.200 0.500 -8 1 -8.400L0.900 -10.100L2 -9L2.600 -10.200L3.100 -8.300C3.600 -7.800 4.400 -7.400 5 -7.100C4.600 -6.600 3.700 -6.500 3 -6.200C2.200 -5.800 1.200 -5.700 0.500 -6.200Z',
  )
  path(
    k,
    '#fff0d8',
    'M2.400 -7C3.200 -7 4.200 -7.300 5 -7.100C4.600 -6.600 3.700 -6.500 3 -6.200C2.400 -6 1.900 -6 1.600 -6.100C1.900 -6.300 2.100 -6.600 2.400 -7Z',
  )
}
