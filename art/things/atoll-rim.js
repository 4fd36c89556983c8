import { rgb } from '../core/colour.js'
import { path } from '../core/field.js'
import { fbm, noise, smooth } from '../core/noise.js'
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
/** All atolls of the view: middle, reach, their own turn; the first is the one whose rim ring() knows. */
const ATOLLS = [
  [CX, CZ, RX, RZ, 0],
  [-12.5, 23, 4.4, 3.6, 2.1],
  [7, 31, 6, 4.2, 4.2],
  [-7, 44, 8, 6, 1.3],
  [22, 27, 4.6, 4.4, 5.2],
  [-30, 50, 9, 6, 3.3],
]
const tone = (hex) => rgb(hex)
const SAND = tone('#dcf6de')
const FLAT = tone('#8ee6d4')
const SHALLOW = tone('#4cc2c8')
const EDGE = tone('#3492c0')
const LAGOON = tone('#2478b6')
const DEEP_LAGOON = tone('#2069aa')
const FOOT = tone('#2c5ea8')
const SURF = tone('#fff4e0')

/** What the sea shows at a place, or nothing where it is deep. */
function bottom(X, Z) {
  for (const [cx, cz, rx, rz, turn] of ATOLLS) {
    const [dx, dz] = [(X - cx) / rx, (Z - cz) / rz]
    const r = Math.hypot(dx, dz)
    if (r > 1.6) continue
    const a = Math.atan2(dz, dx)
    const q = 1 + 0.075 * Math.sin(a * 2 + 0.6 + turn) + 0.035 * Math.sin(a * 5 + 2 + turn)
    const worn = 0.13 * noise(X * 1.7 + 5, Z * 1.7) + 0.06 * noise(X * 5, Z * 5 + 3)
    const off = (r / q - 1) * Math.min(rx, rz) + worn
    // The rim swells and thins; here and there a channel cuts it.
    const swell = noise(Math.cos(a) * 3.1 + turn + 9, Math.sin(a) * 3.1 + 4)
    const cut = noise(Math.cos(a) * 7.5 + turn, Math.sin(a) * 7.5 + 2)
    const wide = (0.2 + 0.34 * Math.max(0, 0.5 + 0.9 * swell)) * smooth(-0.46, -0.3, cut)
    const h = wide > 0.02 ? 1 - Math.abs(off) / (off < 0 ? wide * 1.6 : wide) : -1
    if (h > 0) {
      const sway = h + 0.16 * noise(X * 7 + 20, Z * 7)
      if (
        off > 0 &&
        Math.abs(off - 0.64 * wide) < 0.006 + 0.02 * Math.max(0, noise(X * 2.3, Z * 2.3 + 8)) &&
        noise(X * 2.3, Z * 2.3 + 8) > -0.2
      )
        return SURF
      return sway > 0.78 && off < 0.05 ? SAND : sway > 0.46 ? FLAT : sway > 0.2 ? SHALLOW : EDGE
    }
    if (off < 0) {
      const patch = fbm(X * 1.5 + turn, Z * 1.5, 2)
      if (patch > 0.37) return patch > 0.45 ? FLAT : SHALLOW
      if (patch > 0.33) return EDGE
      return off < -1.1 + 0.5 * noise(X * 0.8, Z * 0.8) ? DEEP_LAGOON : LAGOON
    }
    if (off < wide + 0.26 + 0.16 * noise(X, Z + 7)) return FOOT
  }
  return null
}

/** The reefs under the sea, each pixel looked up in their plan; far ones sink into the haze. */
export function reefs(s, f) {
  const [ox, oy] = f.at([0, 0])
  const from = f.at([0, HORIZON + 2.6])[1]
  s.shade([0, from, s.w, s.h], (px, py, out) => {
    let n = 0
    let far = 0
    out[0] = out[1] = out[2] = 0
    for (const dx of [-0.25, 0.25])
      for (const dy of [-0.25, 0.25]) {
        const z = (F * HIGH) / ((py + dy - oy) / f.q - HORIZON)
        const c = bottom((((px + dx - ox) / f.q - MID) * z) / F, z)
        far = z
        if (!c) continue
        n++
        for (let i = 0; i < 3; i++) out[i] += c[i]
      }
    for (let i = 0; i < 3; i++) out[i] /= n || 1
    out[3] = (n / 4) * (1 - 0.78 * smooth(12, 56, far))
  })
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
