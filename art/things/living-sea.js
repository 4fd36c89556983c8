import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { coconutLeaf } from './coconut-leaf.js'

export const SEA = 38
/** How large things are at a height of the picture; one metre for eyes five metres up. */
export const metre = (y) => (y - SEA) / 5

/** The edge of the bay from our feet round to the far point, as a smooth line. */
const KNOTS = points(
  '250 170 175 119 128 89 103 77.500 76 67.500 54 59.600 42 53.500 38 48.800 44 45 56 42.400 69 40.600 80 39.400 86 38.800',
)
export const SHORE = KNOTS.slice(1, -1).flatMap((p, i) => {
  const [a, b, c, d] = [KNOTS[i], p, KNOTS[i + 2], KNOTS[i + 3] ?? KNOTS[i + 2]]
  return Array.from({ length: 24 }, (_, j) => {
    const t = j / 24
    const f = (n) =>
      0.5 *
      (2 * b[n] +
        (c[n] - a[n]) * t +
        (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
        (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t)
    return [f(0), f(1)]
  })
})

/** On the ground in metres: x to the right, z away from us. */
export const ground = ([x, y]) => [(x - 80) / metre(y), 20 / metre(y)]
export const project = ([X, Z]) => [80 + (X * 20) / Z, SEA + 100 / Z]

/** The shore moved out to the sea (or up the sand, below 0) by some metres; wavy: how far its tongues reach. */
function along(out, wavy, seed) {
  const flat = SHORE.map(ground)
  let run = 0
  return flat.map(([X, Z], i) => {
    const [a, b] = [flat[Math.max(0, i - 1)], flat[Math.min(flat.length - 1, i + 1)]]
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
    const l = Math.hypot(dx, dz) || 1
    run += l / 2
    const tongue = 0.5 + 0.5 * Math.sin(run * 0.42 + seed + noise(run * 0.13, seed) * 3.4)
    // The tongues run up the sand in long laps of unlike reach.
    const d =
      out - (wavy * (tongue - 0.6) + wavy * 0.5 * noise(run * 0.16, seed + 5)) * Math.min(1, 34 / Z)
    return project([X + (dz / l) * d, Math.max(1.2, Z - (dx / l) * d)])
  })
}

const band = (k, c, from, to) => fill(k, c, [...from, ...to.toReversed()])

/** Sand as far as the water, dark, wet and blue where the light reaches it. */
export function sand(k) {
  const g = k.createLinearGradient(0, SEA, 0, 92)
  g.addColorStop(0, '#26356f')
  g.addColorStop(0.5, '#23295c')
  g.addColorStop(1, '#1a1c44')
  fill(k, g, [...SHORE, [80, SEA], [-8, SEA], [-8, 100], [150, 104]])
}

/** The light that living things give when the waves break: wet sand, foam, a bright lip. */
export function surf(k) {
  band(k, 'rgba(44,92,184,.42)', along(-1.5, 0.7, 2), along(0.3, 0.2, 2))
  band(k, 'rgba(40,132,226,.7)', along(-0.62, 0.6, 7), along(0.95, 0.25, 4))
  band(k, '#2cb0f2', along(-0.26, 0.52, 7), along(0.62, 0.22, 11))
  band(k, '#86eaff', along(-0.04, 0.48, 7), along(0.36, 0.3, 13))
  band(k, '#f0feff', along(0.04, 0.46, 7), along(0.17, 0.42, 7))
}

/** Waves further out, alight only where they begin to break. */
export function breakers(k) {
  for (const [out, from, to, seed] of points(
    '2.800 14 96 3 2.800 106 150 3 5.800 30 118 8 9.400 44 100 6',
    4,
  )) {
    const [lip, back, far] = [
      along(out, 0.2, seed),
      along(out + 0.3, 0.2, seed),
      along(out + 0.75, 0.2, seed),
    ]
    const n = to - from
    const thin = (line, toLine) =>
      Array.from({ length: n + 1 }, (_, j) => {
        const q = Math.sin((Math.PI * j) / n) ** 0.7
        const [p, o] = [line[from + j], toLine[from + j]]
        if (!p) return lip.at(-1)
        return [o[0] + (p[0] - o[0]) * q, o[1] + (p[1] - o[1]) * q]
      })
    const edge = lip.slice(from, to + 1)
    band(k, 'rgba(34,100,214,.5)', edge, thin(far, lip))
    band(k, '#2a9cec', edge, thin(back, lip))
    band(
      k,
      '#a8f2ff',
      edge,
      thin(
        back.map((p, i) => [p[0] * 0.4 + lip[i][0] * 0.6, p[1] * 0.4 + lip[i][1] * 0.6]),
        lip,
      ),
    )
  }
}

/** Palms along the beach: the wood behind them, trunks that lean to the sea, every crown by itself. */
export function palms(k) {
  const dark = '#0c1440'
  const r = random(6)
  // The wood behind, one broken line that falls off to the far point.
  path(
    k,
    '#121b54',
    'M-8 54C0 51 4 49.500 10 46.500C16 44.500 20 42.400 26 41.400C36 39.500 48 39 60 38.600L92 38.200C84 37.800 79 37.900 75 37.600C71 37.200 69 37.500 66 37.200C62 36.800 60 37.200 57 36.900C53 36.300 50 36.900 47 36.500C43 35.900 40 36.500 37 36.200C33 35.500 29 36.400 25 36C20 35 15 36.200 10 35.600C5 34.600 0 35.400 -8 34.600Z',
  )
  for (const [x, y, tall, lean, n] of points(
    '78 37.800 3.600 0.600 7 71 37.800 5 1.200 7 64 38 6 -0.600 8 57 38 7.500 1.800 8 50 38.400 9 1 8 43 39 12 2.600 9 35 40 14 -1 9 30 40.600 18 4 10 20 42.500 22 3 10 11 45 30 7 11 -2 50 40 9 12',
    5,
  )) {
    const [tx, ty] = [x + lean, y - tall]
    const w = tall * 0.022 + 0.1
    path(
      k,
      tall > 20 ? '#0a1138' : dark,
      `M${x - w * 1.6} ${y + 0.6}Q${x + lean * 0.1 - w} ${y - tall * 0.5} ${tx - w * 0.7} ${ty}H${tx + w * 0.7}Q${x + lean * 0.1 + w * 1.2} ${y - tall * 0.5} ${x + w * 1.8} ${y + 0.6}Z`,
    )
    // The side towards the shining water.
    if (tall > 10)
      stroke(
        k,
        '#4484dc',
        w * 0.42,
        `M${x + w * 1.4} ${y}Q${x + lean * 0.1 + w * 0.9} ${y - tall * 0.5} ${tx + w * 0.5} ${ty}`,
      )
    // Sand that the wind has heaped round the foot, a few blades of grass in it.
    if (tall > 5) {
      const q = 0.5 + tall * 0.09
      for (const [u, g] of points('-1.100 1 -0.500 1.500 0.600 1.300 1.200 0.900'))
        path(
          k,
          '#0f1848',
          `M${x + (u - 0.14) * q} ${y + 0.5}Q${x + u * q * 0.9} ${y - g * q * 0.3} ${x + u * q * 1.4} ${y - g * q * 0.7}Q${x + u * q * 1.3} ${y - g * q * 0.2} ${x + (u + 0.18) * q} ${y + 0.5}Z`,
        )
      path(
        k,
        '#232d66',
        `M${x - q * 2} ${y + 0.9}C${x - q} ${y + 0.5} ${x - q * 0.8} ${y - q * 0.15} ${x} ${y - q * 0.12}C${x + q} ${y - q * 0.1} ${x + q * 1.3} ${y + 0.5} ${x + q * 2.6} ${y + 0.7}C${x + q} ${y + 1.3} ${x - q} ${y + 1.4} ${x - q * 2} ${y + 0.9}Z`,
      )
    }
    const l = tall * 0.26 + 2.2
    for (let i = 0; i < n; i++) {
      const a = -Math.PI / 2 + ((i + 0.5) / n - 0.5) * 4.6 + (r() - 0.5) * 0.25
      const right = Math.cos(a) > 0
      coconutLeaf(
        k,
        tx,
        ty,
        l * (0.82 + r() * 0.3),
        a,
        (right ? 1 : -1) * (0.8 + r() * 0.5),
        right ? ['#2448a4', '#142468', '#4484dc'] : ['#14225f', '#0a1138', '#2448a4'],
        22,
      )
    }
  }
}

/** A small boat of the islands drawn up on the sand, its keel sunk in; the light of the surf comes from the upper right. */
export function dinghy(k) {
  // Its shade reaches away from the water, from the foot of the hull.
  path(
    k,
    '#0e1138',
    'M-12 -3.600C-17 -1.600 -25 1.400 -27 3.400C-20 4.800 -8 4.400 2 3.400L11 0.800L4 -2Z',
  )
  path(
    k,
    '#1f2868',
    'M-12.500 -5.600C-12 -2.600 -9.500 0.300 -6 1.900C0 2.900 6 2.500 9.500 0.800C12 -0.800 13.500 -3.800 14.600 -7.800C8 -4.200 -6 -3.400 -12.500 -5.600Z',
  )
  path(
    k,
    '#2c459c',
    'M-1 2.600C3 2.600 7 2 9.500 0.800C12 -0.800 13.500 -3.800 14.600 -7.800C11 -6 7 -5 2.600 -4.500C3.400 -2 2 0.600 -1 2.600Z',
  )
  path(
    k,
    '#4484dc',
    'M5.600 2C7.200 1.700 8.600 1.300 9.500 0.800C12 -0.800 13.500 -3.800 14.600 -7.800C13 -6.900 11.600 -6.300 9.800 -5.700C9.800 -2.800 8.600 -0.200 5.600 2Z',
  )
  path(
    k,
    '#0d1034',
    'M-12.500 -5.600C-6 -7.400 8 -8.200 14.600 -7.800C8 -4.200 -6 -3.400 -12.500 -5.600Z',
  )
  stroke(k, '#1c3c94', 0.3, 'M-12.500 -5.600C-6 -7.400 8 -8.200 14.600 -7.800')
  stroke(k, '#2f4a9c', 0.6, 'M-4 -6.700L-3.400 -4.500M3.500 -7.300L4.500 -4.800')
  stroke(k, '#84dcff', 0.4, 'M-12.500 -5.600C-6 -3.400 8 -4.200 14.600 -7.800')
  // Sand heaped along the keel, its brow in the light.
  path(
    k,
    '#1b1e48',
    'M-15 3.400C-12 2.600 -10 0.900 -7 0.700C-4 0.700 -2 1.900 1 1.900C4 1.900 7 0.200 10 -0.200C12.600 -0.200 14.600 1.400 18 2.400C12 5.400 -8 6 -15 3.400Z',
  )
  path(
    k,
    '#252c6a',
    'M1 1.900C4 1.900 7 0.200 10 -0.200C12.600 -0.200 14.600 1.400 18 2.400C15 2.500 12.600 1.400 10.400 1C7.400 1 4.600 2.400 1 1.900Z',
  )
}
