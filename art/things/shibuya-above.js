// The great crossing of Shibuya in the rain, looked down upon from a roof 42 m above it: zebra lines, the fronts that the
// wet road mirrors, and all who cross under umbrellas. In metres: X to the right, Y up, Z away.
import { blend } from '../core/colour.js'
import { fill, points } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'

const EYE = [0, 42, 0]
const [YAW, PITCH, FOCAL] = [0.2, 0.85, 170]
const [SY, CY, SP, CP] = [Math.sin(YAW), Math.cos(YAW), Math.sin(PITCH), Math.cos(PITCH)]

/** Where a place lies in the field, and how large a metre is there. */
export function P(x, y, z) {
  const [dx, dy, dz] = [x - EYE[0], y - EYE[1], z - EYE[2]]
  const on = dx * SY + dz * CY
  const deep = on * CP - dy * SP
  const q = FOCAL / deep
  return [76 + (dx * CY - dz * SY) * q, 43 - (on * SP + dy * CP) * q, q]
}

const ground = (k, c, text) =>
  fill(
    k,
    c,
    points(text).map(([x, z]) => P(x, 0, z)),
  )

/** A pane of light on a front that faces us at depth z; m: -1 draws it in the mirror of the road. */
const pane = (k, c, z, x0, x1, y0, y1, m) =>
  fill(k, c, [P(x0, y0 * m, z), P(x1, y0 * m, z), P(x1, y1 * m, z), P(x0, y1 * m, z)])

/** The fronts across: shop windows at the foot, boards of light above. [z, x0, x1, y0, y1, colour] */
const BOARDS = [
  [57, -13, -4, 8, 30, '#ff4c88', 2],
  [57, -1, 12, 8, 26, '#1cc0cc', 3],
  [57, 14, 22, 12, 34, '#7c6cff', 2.5],
  [57, 25, 32, 7, 30, '#ff9c4c', 2.4],
  [57, 36, 50, 7, 20, '#ff4c88', 1.7],
  [52, -62, -48, 6, 18, '#ffb048', 1.8],
]
/** Light of the shop windows at the foot. */
const SHOPS = [
  [57, -14, -3, 0.3, 4.6, '#ffd898', 3],
  [57, 0, 6, 0.3, 4.6, '#bcecdc', 3],
  [57, 9, 20, 0.3, 4.6, '#ffd898', 3],
]

function fronts(k, m) {
  pane(k, '#2c2a68', 57, -15, 80, 0, 60, m)
  pane(k, '#262460', 52, -90, -34, 0, 60, m)
  for (const [z, x0, x1, y0, y1, c] of BOARDS) pane(k, c, z, x0, x1, y0, y1, m)
  const lights = ['#ffdc9c', '#ffe8bc', '#ffd088', '#ffdc9c', '#bcecdc', '#ffe8bc', '#ffc4c0']
  for (let x = -14, n = 0; x < 70; x += 5, n++) {
    pane(k, lights[n % 7], 57, x, x + 4.5, 0.3, 4.6, m)
    pane(k, '#a8648c', 57, x, x + 4.5, 4, 4.6, m)
    // What stands in the window.
    for (const [dx, wide, high] of [
      [0.5, 0.7, 1.6 + (n % 3) * 0.3],
      [1.7, 1.1, 1 + (n % 2) * 0.5],
      [3.4, 0.6, 1.8 - (n % 4) * 0.2],
    ])
      pane(k, '#f4bc84', 57, x + dx, x + dx + wide, 0.3, high, m)
  }
  for (let x = -74; x < -36; x += 5) pane(k, '#ffd490', 52, x, x + 4.4, 0.3, 4.2, m)
}

/** Wet asphalt. */
export function road(k) {
  const g = k.createLinearGradient(0, -4, 0, 94)
  for (const [a, c] of [
    [0, '#3c3480'],
    [0.5, '#272863'],
    [1, '#1a1c4c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
}

/**
 * What the wet road makes of each light: one long soft column pulled towards us from the foot of its front, strongest where
 * the mirror of the light itself would lie, gone before it reaches the near edge.
 */
export function mirror(k, power) {
  for (const [z, x0, x1, y0, y1, c, reach] of [...BOARDS, ...SHOPS]) {
    const mid = (x0 + x1) / 2
    const [top, foot] = [P(mid, 0, z)[1], P(mid, -y1 * reach, z)[1]]
    const heart = P(mid, -y0 - (y1 - y0) * 0.3, z)[1]
    const g = k.createLinearGradient(0, top, 0, foot)
    const rgb = [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16)).join(',')
    const alpha = (v) => `rgba(${rgb},${v})`
    const t = Math.min(0.6, (heart - top) / (foot - top))
    g.addColorStop(0, alpha(power * 0.2))
    g.addColorStop(t, alpha(power * 0.72))
    g.addColorStop(t + (1 - t) * 0.45, alpha(power * 0.36))
    g.addColorStop(1, alpha(0))
    fill(k, g, [P(x0, 0, z), P(x1, 0, z), P(x1, -y1 * reach, z), P(x0, -y1 * reach, z)])
  }
}

/** Short ripples of the rain that break the columns, longer towards us. */
export function ripples(k) {
  const r = random(17)
  for (let i = 0; i < 34; i++) {
    const y = 22 + 66 * r()
    const half = 2 + (y / 90) * 7 * (0.4 + r())
    lens(k, 'rgba(28,28,84,.26)', 18 + r() * 88, y, half, 0.1 + y * 0.004)
  }
}

/** Ways across: from, to, breadth. Stripes lie along the traffic. */
export const WAYS = [
  [-30, 51.5, 30, 51.5, 5],
  [-21, 19, 23, 48, 6.4],
  [27.5, 20, 27.5, 48.5, 5.4],
  [-29.5, 22, -29.5, 48.5, 5.4],
  [-24, 15.5, 24, 15.5, 5],
]

export function zebra(k) {
  // Pavements, a kerb lit along its edge.
  for (const [edge, text] of [
    ['#8c7cc0', '-15 54.600 90 54.600 90 70 -15 70'],
    ['#50488f', '-15 55 90 55 90 70 -15 70'],
    ['#8c7cc0', '-90 49.600 -33.500 49.600 -33 50 -33 90 -90 90'],
    ['#484088', '-90 50 -34 50 -33.400 50.600 -33.400 90 -90 90'],
    ['#8c7cc0', '31.600 10 31.600 50 33 51.600 90 51.600 90 10'],
    ['#3c3878', '32 10 32 49.800 33.300 51.200 90 51.200 90 10'],
    ['#8c7cc0', '-33.300 10 -33.300 46 -35 48 -90 48 -90 10'],
    ['#343070', '-33.700 10 -33.700 45.800 -35.200 47.600 -90 47.600 -90 10'],
  ])
    ground(k, edge, text)
  for (const [x0, z0, x1, z1, wide] of WAYS) {
    const l = Math.hypot(x1 - x0, z1 - z0)
    const [ux, uz] = [(x1 - x0) / l, (z1 - z0) / l]
    for (let t = 0.4; t < l - 0.8; t += 1.7) {
      const corner = (a, w) => P(x0 + ux * (t + a) - uz * w, 0, z0 + uz * (t + a) + ux * w)
      fill(k, blend('#c0bfe8', '#e8e0f8', Math.min(1, Math.max(0, (z0 + uz * t - 16) / 36))), [
        corner(0, -wide / 2),
        corner(0.85, -wide / 2),
        corner(0.85, wide / 2),
        corner(0, wide / 2),
      ])
    }
  }
  // A yellow line of touch tiles along the kerb.
  for (const text of [
    '-14 56.400 90 56.400 90 56.700 -14 56.700',
    '33.400 10 33.400 50 33.800 50 33.800 10',
  ])
    ground(k, '#c8a060', text)
}

/** The fronts themselves, over the far pavement. */
export const town = (k) => fronts(k, 1)
