import { path, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

// Over the sea at dawn; kilometres of the sea to points of the picture.
export const HORIZON = 19
const [F, HIGH, MID] = [112, 1.62, 86]
export const P = (x, z, y = 0) => [MID + (F * x) / z, HORIZON + (F * (HIGH - y)) / z]

/** A closed line through points whose corners are rounded away. */
export function soft(k, colour, list) {
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  k.fillStyle = colour
  k.beginPath()
  k.moveTo(...mid(list.at(-1), list[0]))
  list.forEach((p, i) => {
    k.quadraticCurveTo(...p, ...mid(p, list[(i + 1) % list.length]))
  })
  k.fill()
}

/** The ring: where its rim runs at an angle, `off` kilometres outwards. */
const [CX, CZ, RX, RZ] = [1.0, 8, 3.95, 5.05]
export function ring(a, off = 0) {
  const q = 1 + 0.075 * Math.sin(a * 2 + 0.6) + 0.035 * Math.sin(a * 5 + 2)
  return [CX + Math.cos(a) * (RX * q + off), CZ + Math.sin(a) * (RZ * q + off)]
}
const on = (a, off) => P(...ring(a, off))

/** A part of the rim between two angles, `from` to `to` kilometres across it; its ends are rounded. */
function band(a0, a1, from, to, seed) {
  const n = Math.max(10, Math.round((a1 - a0) * 44))
  const [mid, half] = [(from + to) / 2, (to - from) / 2]
  const side = (m) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const t = i / n
      const end = Math.min(1, Math.min(t, 1 - t) * (a1 - a0) * 9) ** 0.5
      const a = a0 + (a1 - a0) * t
      return on(a, mid + m * half * end + 0.07 * noise(a * 7 + m * 3, seed) * end)
    })
  return [...side(1), ...side(-1).toReversed()]
}

const TONES = [
  ['#2c6cb0', -0.62, 0.5, 0.1],
  ['#3c84bc', -0.5, 0.36, 0.03],
  ['#54bcc8', -0.4, 0.25, 0.012],
  ['#8ce4d4', -0.29, 0.19, 0],
]
/** The lagoon, deep in its middle, with round reefs in it; the parts of the rim with channels between. */
export function atoll(k, parts) {
  const all = (off) => Array.from({ length: 90 }, (_, i) => on((i / 90) * Math.PI * 2, off))
  soft(k, '#2c6cb0', all(-0.3))
  soft(k, '#2478b4', all(-0.9))
  const r = random(8)
  for (const [x, z, q] of [
    [0.2, 7.1, 0.24],
    [1.9, 5.7, 0.16],
    [3, 8, 0.26],
    [0.7, 9.3, 0.3],
    [-1.3, 10.2, 0.26],
    [-0.5, 5, 0.16],
    [2.9, 11, 0.3],
  ]) {
    const bean = (s) =>
      Array.from({ length: 26 }, (_, i) => {
        const a = (i / 26) * Math.PI * 2
        const d = q * s * (1 + 0.6 * noise(Math.cos(a) * 1.2 + x * 3, Math.sin(a) * 1.2 + z * 2))
        return P(x + Math.cos(a) * d * 1.2, z + Math.sin(a) * d)
      })
    soft(k, '#3c94bc', bean(1.35))
    soft(k, '#74d4cc', bean(1))
    if (r() < 0.5) soft(k, '#b4ecd8', bean(0.5))
  }
  for (const [c, from, to, more] of TONES)
    for (const [a0, a1, seed] of parts) soft(k, c, band(a0 - more, a1 + more, from, to, seed))
  // Sand swept over the flats towards the lagoon, dark coral in their outer half.
  for (const [a0, a1, seed] of parts) {
    const n = Math.max(2, Math.round((a1 - a0) * 7))
    for (let i = 0; i < n; i++) {
      const b = a0 + ((a1 - a0) * (i + 0.2 + 0.6 * r())) / n
      const l = (0.035 + 0.06 * r()) * Math.min(1, (a1 - a0) * 2)
      soft(k, '#c0f0dc', band(b - l, b + l, -0.24, -0.14 + 0.1 * r(), seed))
      if (i % 2) soft(k, '#54b4bc', band(b - l * 0.6, b + l * 0.4, 0.03, 0.09, seed))
    }
  }
  // Surf on the outer edge, in broken lengths.
  for (const [a0, a1, seed] of parts) {
    const n = Math.max(1, Math.round((a1 - a0) * 5))
    for (let i = 0; i < n; i++) {
      const [b0, b1] = [i + 0.08 + 0.16 * r(), i + 0.76 + 0.16 * r()].map(
        (t) => a0 + ((a1 - a0) * t) / n,
      )
      const line = (m) =>
        Array.from({ length: 17 }, (_, j) => {
          const a = b0 + ((b1 - b0) * j) / 16
          const end = Math.min(1, Math.min(a - a0, a1 - a) * 9) ** 0.5
          const thick =
            0.026 * Math.sin((Math.PI * j) / 16) ** 0.8 * (0.7 + 0.4 * Math.sin(j * 1.1 + i))
          return on(a, -0.05 + (0.24 + 0.07 * noise(a * 7 + 3, seed)) * end + m * thick)
        })
      soft(k, '#fff4e0', [...line(1), ...line(-1).toReversed()])
    }
  }
}

/** An island on the rim: shallows, sand, wood with a lit brow, its shade on the side away from the sun. */
export function island(k, [a, off, long, wide, seed]) {
  const [x, z] = ring(a, off)
  const along = a + Math.PI / 2
  const [c, s] = [Math.cos(along), Math.sin(along)]
  const blob = (q, dx = 0, dz = 0, up = 0, frill = 0) =>
    Array.from({ length: 44 }, (_, i) => {
      const b = (i / 44) * Math.PI * 2
      const d =
        q * (1 + 0.42 * noise(Math.cos(b) * 1.3 + seed, Math.sin(b) * 1.3 + seed)) +
        (i % 2 ? frill : 0)
      const [u, v] = [Math.cos(b) * long * d, Math.sin(b) * wide * d]
      return P(x + u * c - v * s + dx, z + u * s + v * c + dz, up)
    })
  soft(k, '#c8f4e0', blob(1.62, 0.03, 0.05))
  soft(k, '#fff0cc', blob(1.22))
  soft(k, '#d8ac9c', blob(0.96, -0.03, -0.035))
  soft(k, '#1c4c64', blob(0.9, 0, 0, 0.004, 0.045))
  soft(k, '#24646c', blob(0.86, 0.004, 0.008, 0.014, 0.05))
  // Crowns whose sunny side shows, thinner towards us.
  const r = random(seed + 40)
  const list = Array.from({ length: Math.round(520 * long) }, () => {
    const b = r() * Math.PI * 2
    const d =
      r() ** 0.6 * 0.86 * (1 + 0.42 * noise(Math.cos(b) * 1.3 + seed, Math.sin(b) * 1.3 + seed))
    const [u, v] = [Math.cos(b) * long * d, Math.sin(b) * wide * d]
    return [x + u * c - v * s, z + u * s + v * c, 0.009 + 0.012 * r()]
  }).sort((p, q) => q[1] - p[1])
  for (const [px, pz, q] of list) {
    const [sx, sy] = P(px, pz, 0.016)
    const m = (F * q) / pz
    path(
      k,
      '#347c6c',
      `M${sx - m} ${sy + m * 0.3}Q${sx - m * 0.8} ${sy - m} ${sx} ${sy - m * 0.9}Q${sx + m * 0.9} ${sy - m} ${sx + m} ${sy + m * 0.3}Z`,
    )
    path(
      k,
      '#8cb468',
      `M${sx} ${sy - m * 0.9}Q${sx + m * 0.9} ${sy - m} ${sx + m} ${sy + m * 0.3}Q${sx + m * 0.4} ${sy - m * 0.3} ${sx} ${sy - m * 0.9}Z`,
    )
  }
}

/** Other rings of reef, far away: thin lenses on the sea. */
export function farReefs(k, list) {
  for (const [x, z, l] of list) {
    const lens = (q, d) =>
      Array.from({ length: 16 }, (_, i) => {
        const b = (i / 16) * Math.PI * 2
        const m = 1 + 0.2 * noise(Math.cos(b) * 1.5 + x, Math.sin(b) * 1.5 + z)
        return P(x + Math.cos(b) * l * q * m, z + Math.sin(b) * d * m)
      })
    soft(k, '#88a8c8', lens(1, 1.5))
    soft(k, '#b4dcd4', lens(0.86, 1))
    soft(k, '#7cacc8', lens(0.6, 0.5))
  }
}

/** A seaplane that has just come down: its long wake, two floats, the white wing. */
export function landing(k, x, z, q) {
  const [sx, sy] = P(x, z)
  k.save()
  k.translate(sx, sy)
  k.scale(q, q)
  path(
    k,
    'rgba(140,220,224,.75)',
    'M-1.500 .3C-9 .4 -18 1.600 -30 4.400C-20 3 -12 2.200 -2 .9ZM-1.500 .3C-9 -.3 -17 -.6 -27 -.5C-18 .2 -10 .5 -1.500 .6Z',
  )
  path(k, '#fff8e8', 'M2 .2C-4 0 -9 .4 -15 1.300C-9 1.100 -4 1.200 2 .7Z')
  path(k, '#1c5490', 'M-4 1.400L3 1L2 1.700L-3 2Z')
  path(k, '#fcb45c', 'M-2.600 .2C-1 .5 1.500 .4 3 -.2L2.600 .4C1 .8 -1.400 .8 -2.600 .2Z')
  path(
    k,
    '#fffaf0',
    'M-4.600 -1.500L-4.900 -3L-4.100 -2.900L-3.200 -1.600C-1 -1.900 1.500 -1.900 2.800 -1.400C3 -.9 2 -.5 .8 -.5C-1 -.4 -3.400 -.9 -4.600 -1.500Z',
  )
  path(k, '#e8604c', 'M-4.600 -1.500L-4.900 -3L-4.100 -2.900L-3.500 -1.900Z')
  path(k, '#c8c4d8', 'M-.8 -1.900L1.200 -1.900L-1.600 .1L-2.800 .2Z')
  path(k, '#fffaf0', 'M-.8 -1.900L1.200 -1.900L2.800 -3.500L1.900 -3.500Z')
  k.restore()
}

/** Villas on the water: a jetty that leaves the rim in a curve, small roofs on both sides of it. */
export function villas(k, list, size) {
  const curve = (t) => {
    const [p0, p1, p2] = list
    return [0, 1].map((j) => (1 - t) ** 2 * p0[j] + 2 * t * (1 - t) * p1[j] + t * t * p2[j])
  }
  const run = Array.from({ length: 21 }, (_, i) => curve(i / 20))
  soft(k, '#fff0d4', [
    ...run.map(([x, z]) => P(x, z + 0.012)),
    ...run.toReversed().map(([x, z]) => P(x, z - 0.012)),
  ])
  for (let i = 9; i >= 2; i--) {
    const [x, z] = curve(i / 9)
    for (const m of [1, -1]) {
      const [px, py] = P(x + m * size * 0.7, z + m * size * 1.8)
      const q = (F * size) / z
      const [jx, jy] = P(x, z)
      stroke(k, '#fff0d4', 0.12, `M${jx} ${jy}L${px} ${py}`)
      path(
        k,
        'rgba(20,72,120,.5)',
        `M${px - q} ${py + q * 0.5}L${px + q * 0.2} ${py + q * 0.5}L${px + q * 0.5} ${py}L${px - q * 0.7} ${py}Z`,
      )
      path(
        k,
        '#8c5468',
        `M${px - q * 0.7} ${py}L${px} ${py - q * 0.8}L${px + q * 0.1} ${py + q * 0.2}Z`,
      )
      path(
        k,
        '#fcc48c',
        `M${px + q * 0.76} ${py - q * 0.06}L${px} ${py - q * 0.8}L${px + q * 0.1} ${py + q * 0.2}Z`,
      )
    }
  }
}
