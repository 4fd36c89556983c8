// Mnemba from the air: the reef as it lies on the sea, shallow by shallow, in true perspective; then its island.
import { ramp } from '../core/colour.js'
import { path } from '../core/field.js'
import { clamp, fbm, noise, smooth, tread } from '../core/noise.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

const F = 100
export const SKYLINE = 21

/** A point of the sea on the picture, and back; the eye is one unit over it. */
export const onSea = (X, Z) => [80 + (X * F) / Z, SKYLINE + F / Z]
const under = (x, y) => {
  const Z = F / (y - SKYLINE)
  return [((x - 80) * Z) / F, Z]
}

const REEF = { x: -0.35, z: 2.9, wide: 2.1, deep: 1.2 }
export const ISLAND = { x: -0.62, z: 3.05 }

const WATER = ramp([
  [0, '#f6f2d8'],
  [0.1, '#d9f4e2'],
  [0.22, '#a6ecdc'],
  [0.36, '#6adcd4'],
  [0.52, '#34c4ca'],
  [0.68, '#1aa2be'],
  [0.84, '#137fae'],
  [1, '#125c98'],
])
const SEA = ramp([
  [0, '#7fb9d6'],
  [0.12, '#3f93c6'],
  [0.4, '#1b66a8'],
  [1, '#103f80'],
])

/** How far out from the middle of the reef: 1 on its rim, which is never round. */
function span(X, Z) {
  const [u, v] = [(X - REEF.x) / REEF.wide, (Z - REEF.z) / REEF.deep]
  const a = Math.atan2(v, u)
  return (
    Math.hypot(u, v) * (1 + 0.09 * Math.sin(a * 2 + 0.8) + 0.06 * Math.sin(a * 3 + 2.2)) +
    fbm(X * 1.1 + 3, Z * 1.5, 3) * 0.16
  )
}

/** Depth of the lagoon, 0 dry sand .. 1 the foot of the reef. */
function depth(X, Z, e) {
  const tail = clamp((X - ISLAND.x) / 1.5)
  const [u, v] = [
    (X - ISLAND.x - tail * 0.35) / (0.62 + tail * 0.5),
    (Z - ISLAND.z + tail * 0.14) / (0.3 - tail * 0.12),
  ]
  const shoal = Math.hypot(u, v)
  const sand = clamp((shoal - 0.62) / 2.5) ** 0.62
  const bar =
    0.3 *
    Math.exp(-(((Z - 2.1 + 0.16 * Math.sin(X * 2.2)) / 0.13) ** 2)) *
    smooth(-1.6, -0.4, X) *
    smooth(1.3, 0.3, X)
  return clamp(sand * 0.66 + fbm(X * 1.2, Z * 1.7, 2) * 0.2 - bar + smooth(0.8, 1.05, e) * 0.3)
}

/** The sea with the reef in it, coral heads in broken fields, the swell that breaks along the windward rim. */
export function reefSea(s, q) {
  s.shade([0, SKYLINE * q, s.w, s.h], (px, py, out) => {
    const [x, y] = [px / q, Math.max(py / q, SKYLINE + 0.3)]
    const [X, Z] = under(x, y)
    const open = SEA(clamp((y - SKYLINE) / 69 + noise(X * 0.3, Z * 0.4) * 0.012))
    const e = span(X, Z)
    let c = open
    if (e < 1.14) {
      const flat = WATER(tread(depth(X, Z, e), 6, 0.12))
      const edge = smooth(1.005, 0.985, e)
      const slope = smooth(1.14, 1.13, e) * 0.42
      const shelf = WATER(0.9)
      c = open.map((v, i) => (v + (shelf[i] - v) * slope) * (1 - edge) + flat[i] * edge)
      // Coral grows in a few broad fields near the rim; sand stays open within.
      const field = fbm(X * 0.9 + 7, Z * 1.15, 2) + smooth(0.5, 0.92, e) * 0.3 - 0.2
      const coral = smooth(0.2, 0.225, field + noise(X * 5, Z * 7) * 0.05) * smooth(0.995, 0.97, e)
      c = c.map((v, i) => v + ([0.07, 0.4, 0.58][i] - v) * coral * 0.46)
      // Foam: broad where the trade wind drives the swell on, torn to the lee.
      const wind = smooth(-0.3, 0.9, (X - REEF.x) / REEF.wide - ((Z - REEF.z) / REEF.deep) * 0.9)
      const torn = fbm(X * 5.5, Z * 7, 3) * 0.09
      // Each swell breaks where the rim is shallow: here broad, there a thread, there not at all.
      const surge = smooth(
        -0.34,
        0.5,
        noise(X * 1.7 + 2, Z * 2.1 + 4) + 0.5 * noise(X * 4.3, Z * 5),
      )
      const front = 1.02 + torn * 0.35
      const foam = smooth(
        0.012,
        0.006,
        Math.abs(e - front) -
          surge * (0.002 + wind * (0.013 + torn * 0.3)) * (0.4 + Z * 0.3) +
          0.004 * (1 - surge),
      )
      c = c.map((v, i) => v + ([1, 0.99, 0.95][i] - v) * clamp(foam) * smooth(0.02, 0.2, wind))
    }
    out[0] = c[0]
    out[1] = c[1]
    out[2] = c[2]
  })
}

/** The island's wood of casuarinas: one mass with a broken crown, dark at the foot, the sun on its western heads. */
export function casuarinas(k) {
  const [x, y] = onSea(ISLAND.x, ISLAND.z)
  const r = random(23)
  const half = 9.4
  const arch = (u) =>
    4.3 * (0.66 + 0.34 * Math.cos(u * 2.4 + 0.5)) * Math.sqrt(Math.max(0.04, 1 - u * u))
  // A head of leaves: flat below, uneven above.
  const head = (c, u, up, q) => {
    const [hx, hy] = [x + u * half, y - arch(u) * up]
    const list = Array.from({ length: 7 }, (_, i) => {
      const a = Math.PI * (1 + i / 6)
      const reach = q * (0.8 + r() * 0.4)
      return [hx + Math.cos(a) * reach * 1.25, hy + Math.sin(a) * reach * 0.9]
    })
    path(k, c, closed([...list, [hx + q * 0.5, hy + q * 0.3], [hx - q * 0.5, hy + q * 0.3]], 0.8))
  }
  path(
    k,
    'rgba(22,88,104,.35)',
    closed(
      [
        [x - half, y],
        [x + half * 0.9, y - 0.4],
        [x + half + 2.4, y + 0.3],
        [x + half * 0.4, y + 1.7],
        [x - half * 0.6, y + 1.3],
      ],
      0.9,
    ),
  )
  const body = Array.from({ length: 31 }, (_, i) => {
    const u = -1 + i / 15
    return [x + u * half, y - arch(u) * (0.86 + r() * 0.26) - 0.2]
  })
  path(
    k,
    '#1b4644',
    closed(
      [
        ...body,
        [x + half * 0.96, y + 0.1],
        [x + half * 0.3, y + 0.9],
        [x - half * 0.5, y + 0.8],
        [x - half, y + 0.1],
      ],
      0.6,
    ),
  )
  for (let i = 0; i < 30; i++) {
    const u = -0.92 + 1.8 * ((i * 0.618) % 1)
    head('#2c6349', u, 0.3 + 0.62 * r(), 0.7 + r() * 0.7)
  }
  for (let i = 0; i < 20; i++) {
    const u = -0.9 + 1.3 * ((i * 0.618 + 0.3) % 1)
    head('#548a4e', u, 0.5 + 0.46 * r(), 0.45 + r() * 0.6)
  }
  for (let i = 0; i < 11; i++) {
    const u = -0.84 + 0.9 * ((i * 0.618 + 0.1) % 1)
    head('#96b85a', u, 0.74 + 0.24 * r(), 0.3 + r() * 0.4)
  }
}

/** The shadow of the aeroplane we sit in, far below on the lagoon. */
export function planeShadow(k, X, Z) {
  const [x, y] = onSea(X, Z)
  k.save()
  k.translate(x, y)
  k.transform(1, 0.04, -0.25, 0.5, 0, 0)
  k.fillStyle = 'rgba(10,70,110,.62)'
  path(
    k,
    'rgba(10,70,110,.62)',
    'M-0.420 -4.600C-0.300 -5.600 0.300 -5.600 0.420 -4.600L0.500 -2.400L6.600 -1.900V-0.500L0.440 -0.400L0.260 3.200L2.100 3.700V4.500L0 4.300L-2.100 4.500V3.700L-0.260 3.200L-0.440 -0.400L-6.600 -0.500V-1.900L-0.500 -2.400Z',
  )
  k.restore()
}
