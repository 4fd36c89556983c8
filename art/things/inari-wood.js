// The wood of Fushimi Inari round its path: slope, cedars, ferns, a lantern, a fox; the sun high on the left.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { airy, LINE, P, rise } from './inari-path.js'

/** The slope itself, dark near and pale far, with mossy swells that take the sun on their left. */
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
    fill(k, airy('#3c6844', z, 0.78), [...xs.map(edge), [170, 98], [-8, 98]])
  }
  // Where the sun comes through to the moss.
  for (const [x, z, w, d] of points(
    '-9 16 3.200 0.9 -5.500 12.400 2 0.5 -14 21 4 1.400 -2.500 24 3 1.600 -18 33 5 2.400 1 33 4 2.600 8 24 3.400 1.300 5.600 13.500 1.600 0.6 -3.800 9 1.500 0.4 -6 41 6 3 13 36 4 2',
    4,
  )) {
    const spot = random(Math.round(x * 10 + z * 31 + 400))
    for (let i = 0; i < 7; i++) {
      const zi = z + (i / 3 - 1) * d
      const xi = x + (spot() - 0.5) * w + (i - 3) * w * 0.1
      const half = w * (0.3 + spot() * 0.6) * (1 - Math.abs(i - 3) * 0.17)
      const [ax, ay, q] = P(xi, rise(xi, zi), zi)
      const [l, t] = [half * q, d * q * (0.05 + spot() * 0.05)]
      path(
        k,
        airy(i % 2 ? '#8cac54' : '#7ca454', z, 0.7),
        `M${ax - l} ${ay + t * 0.4}C${ax - l * 0.4} ${ay - t * 1.2} ${ax + l * 0.2} ${ay - t} ${ax + l} ${ay - t * 0.3}C${ax + l * 0.3} ${ay + t} ${ax - l * 0.3} ${ay + t * 1.1} ${ax - l} ${ay + t * 0.4}Z`,
      )
    }
  }
  const r = random(21)
  for (let i = 0; i < 44; i++) {
    const z = 50 * 0.93 ** i + 4.6
    const x = (r() - 0.5) * z * 2
    const [px, py, q] = P(x, rise(x, z), z)
    const [w, h] = [q * (0.5 + r() * 1.3), q * (0.07 + r() * 0.15)]
    path(
      k,
      airy('#2c5440', z, 0.75),
      `M${px - w} ${py + h * 0.3}C${px - w * 0.5} ${py - h} ${px + w * 0.3} ${py - h * 1.3} ${px + w} ${py + h * 0.3}Z`,
    )
    path(
      k,
      airy('#6c9448', z, 0.75),
      `M${px - w} ${py + h * 0.3}C${px - w * 0.5} ${py - h} ${px + w * 0.1} ${py - h * 1.25} ${px + w * 0.3} ${py - h * 0.7}C${px - w * 0.1} ${py - h * 0.5} ${px - w * 0.4} ${py + h * 0.1} ${px - w} ${py + h * 0.3}Z`,
    )
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

/** Boughs of cedar that hang into the picture in drooping fingers: x, y, length, droop, way. */
export function boughs(k, list, [light, dark]) {
  for (const [x, y, l, droop, way] of points(list, 5)) {
    const r = random(Math.round(x * 7 + y * 3 + 900))
    const n = Math.round(l / 1.5)
    const rib = (t) => [x + way * l * t, y + droop * t * t]
    const fingers = Array.from({ length: n }, (_, i) => (1 - (i / n) * 0.75) * (3 + r() * 3.6))
    for (const [c, keep, up] of [
      [dark, 1, 0],
      [light, 0.5, 0.5],
    ]) {
      const low = []
      for (let i = 0; i < n; i++) {
        const [ax, ay] = rib(i / n)
        const f = fingers[i] * keep
        low.push(
          [ax, ay + f * 0.35 - up],
          [ax + way * f * 0.34, ay + f - up],
          [ax + way * 0.9, ay + f * 0.3 - up],
        )
      }
      const high = Array.from({ length: 9 }, (_, i) => rib(i / 8)).map(([hx, hy], i) => [
        hx,
        hy - (1 - i / 8) * 1.6 * keep - up,
      ])
      fill(k, c, [...high, ...low.reverse()])
    }
  }
}

/** A tuft of fern on the slope: bent leaves with toothed edges, their upper half in the light. */
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
      rib.flatMap(([ex, ey, d], n) => {
        const t = n / 14
        const w = long * 0.17 * Math.sin(Math.PI * (0.16 + 0.84 * t)) * m
        return [
          [ex + Math.sin(d) * w * 0.3, ey - Math.cos(d) * w * 0.3],
          [
            ex + Math.sin(d) * w + Math.cos(d) * long * 0.06,
            ey - Math.cos(d) * w + Math.sin(d) * long * 0.06,
          ],
        ]
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
    airy('#5c8448', z),
    'M-3.400 0.700C-2.600 -0.300 -1.800 0.200 -1 -0.200C0 0.300 1.400 -0.300 3.200 0.700Z',
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
