import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

// Liberty Island in metres: the statue stands over 0, 0; its plan is turned against the view so that we see a bright and a dark side.

const TURN = (-28 * Math.PI) / 180
const STONE = {
  bright: '#fff0cc',
  lit: '#f4d0a4',
  mid: '#c89c94',
  shade: '#7c6c90',
  deep: '#54507c',
}

/** A point of the island's own plan: P takes metres as the lens does. */
const plan = (P, z0) => (x, y, z) =>
  P(x * Math.cos(TURN) - z * Math.sin(TURN), y, z0 + x * Math.sin(TURN) + z * Math.cos(TURN))

/** The star of the old fort: eleven points, each wall as light as it faces the sun on the left. */
export function starFort(k, P, z0) {
  const at = plan(P, z0)
  const ring = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * Math.PI * 2 + 0.12
    const r = i % 2 ? 44 : 62
    return [Math.cos(a) * r, Math.sin(a) * r]
  })
  const walls = ring
    .map((a, i) => [a, ring[(i + 1) % 22]])
    .map(([a, b]) => {
      const [p, q] = [at(a[0], 6, a[1]), at(b[0], 6, b[1])]
      return { a, b, deep: 1 / p[2] + 1 / q[2], width: q[0] - p[0], p, q }
    })
  walls.sort((m, n) => n.deep - m.deep)
  for (const { a, b, width } of walls) {
    // Only walls that face us.
    if (width < 0.05) continue
    const [nx, nz] = [b[1] - a[1], -(b[0] - a[0])]
    const l = Math.hypot(nx, nz)
    const wx = (nx * Math.cos(TURN) - nz * Math.sin(TURN)) / l
    const tone = wx < -0.45 ? STONE.lit : wx < 0.1 ? '#e0b49c' : wx < 0.6 ? '#9c7c94' : STONE.shade
    fill(k, tone, [at(a[0], 3, a[1]), at(b[0], 3, b[1]), at(b[0], 12, b[1]), at(a[0], 12, a[1])])
    fill(k, wx < 0.1 ? STONE.bright : '#ac90a0', [
      at(a[0], 12, a[1]),
      at(b[0], 12, b[1]),
      at(b[0], 13.2, b[1]),
      at(a[0], 13.2, a[1]),
    ])
    const spot = (u, y) => at(a[0] + (b[0] - a[0]) * u, y, a[1] + (b[1] - a[1]) * u)
    const strip = (c, u0, u1, y0, y1) =>
      fill(k, c, [spot(u0, y0), spot(u1, y0), spot(u1, y1), spot(u0, y1)])
    // Granite in courses, a joint here and there, a slot for a gun on every wall.
    for (const y of [6.6, 8.5, 10.3]) strip('rgba(84,72,120,.28)', 0, 1, y, y + 0.2)
    for (const [u, y] of points(
      '0.120 5 0.520 5 0.820 5 0.280 6.800 0.680 6.800 0.120 8.700 0.880 8.700 0.480 10.500',
    ))
      strip('rgba(84,72,120,.28)', u, u + 0.012, y, y + 1.6)
    strip('#4a4274', 0.42, 0.47, 7, 8.3)
    fill(k, 'rgba(60,52,108,.4)', [
      at(a[0], 3, a[1]),
      at(b[0], 3, b[1]),
      at(b[0], 5, b[1]),
      at(a[0], 5, a[1]),
    ])
  }
}

/** The height at which a height of the pedestal is drawn. */
export const low = (y) => (y < 13 ? y : 13 + (y - 13) * 0.74)

/** The pedestal of granite, from the fort to the feet of the statue: a side in the sun, a side in shade. */
export function pedestal(k, P, z0) {
  // Seen from below and near, the statue counts for more than what bears her: the shaft is drawn a quarter shorter.
  const at = plan((x, y, z) => P(x, low(y), z), z0)
  const half = (y) => (y < 24 ? 11.6 + (24 - y) * 0.3 : 11.4 - (y - 24) * 0.12)
  const sides = [
    {
      to: (u, y, out = 0) => at(u * (half(y) + out), y, -(half(y) + out)),
      c: [STONE.lit, STONE.bright, STONE.mid, '#8c6c8c'],
    },
    {
      to: (u, y, out = 0) => at(half(y) + out, y, u * (half(y) + out)),
      c: [STONE.shade, '#a08ca4', '#5c5484', '#403c6c'],
    },
  ]
  for (const { to, c } of sides) {
    const face = (tone, u0, u1, y0, y1, out = 0) =>
      fill(k, tone, [to(u0, y0, out), to(u1, y0, out), to(u1, y1, out), to(u0, y1, out)])
    face(c[0], -1, 1, 9, 24)
    face(c[1], -1, 1, 23, 24.4, 0.7)
    face(c[0], -1, 1, 24.4, 45)
    // Courses, the row of shields, the loggia behind its columns, the balcony and the crown.
    for (const y of [26.4, 28.2]) face(c[2], -1, 1, y, y + 0.26)
    for (const u of [-0.72, -0.36, 0, 0.36, 0.72]) face(c[2], u - 0.09, u + 0.09, 29.7, 31.2)
    face(c[1], -1, 1, 32, 33.2, 0.6)
    face(c[3], -0.62, 0.62, 33.2, 40)
    for (const u of [-0.34, 0, 0.34]) face(c[0], u - 0.08, u + 0.08, 33.2, 40)
    face(c[2], -1, 1, 40.2, 40.7)
    face(c[1], -1, 1, 42, 43.6, 0.9)
    face(c[2], -1, 1, 41.5, 42, 0.5)
    face(c[0], -0.86, 0.86, 43.6, 47)
    face(c[1], -0.86, 0.86, 46.2, 47, 0.3)
  }
}

/**
 * Trees that stand close, each [x, width, height], the farther ones first: a leafy edge, light along the upper left, shade on the right,
 * one dark foot in the grass.
 */
export function trees(k, foot, list, [dark, body, light], seed) {
  const r = random(seed)
  for (const [x, w, h] of list) {
    const [p1, p2] = [r() * 6, r() * 6]
    const edge = Array.from({ length: 60 }, (_, i) => {
      const a = (i / 60) * Math.PI * 2
      const b = 0.98 + 0.05 * Math.sin(a * 3 + p1) + 0.035 * Math.sin(a * 7 + p2)
      return [x + Math.cos(a) * (w / 2) * b, foot - h * 0.52 + Math.sin(a) * h * 0.5 * b]
    })
    const moved = (dx, dy) => edge.map(([px, py]) => [px + dx, py + dy])
    k.save()
    k.beginPath()
    for (const e of edge) k.lineTo(...e)
    k.clip()
    fill(k, light, edge)
    fill(k, body, moved(w * 0.1, h * 0.13))
    fill(k, dark, moved(w * 0.36, h * 0.4))
    k.restore()
  }
  const [x0, x1] = [
    Math.min(...list.map(([x, w]) => x - w * 0.42)),
    Math.max(...list.map(([x, w]) => x + w * 0.42)),
  ]
  path(
    k,
    dark,
    `M${x0 - 1} ${foot + 0.4}C${x0} ${foot - 1.2} ${x0 + 2} ${foot - 1.8} ${x0 + 4} ${foot - 1.7}H${x1 - 4}C${x1 - 1} ${foot - 1.8} ${x1 + 1.5} ${foot - 0.8} ${x1 + 3} ${foot + 0.4}Z`,
  )
}
