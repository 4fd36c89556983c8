import { fill, path, points, stroke } from '../core/field.js'

// Everything here stands on two axes of one oblique view from above: u runs back to the left, v back to the right.
const U = [-0.94, -0.3]
const V = [0.92, -0.4]
const at = ([x, y], u, v, up = 0) => [x + U[0] * u + V[0] * v, y + U[1] * u + V[1] * v - up]

/** Plaster in the evening: the face towards the sun (v = 0), the top, the face in shade (u = 0), what is darkest, a rim. */
export const WHITE = ['#fff0d4', '#fbdccc', '#a4a4d4', '#7c7cb8', '#fffaee']
export const CREAM = ['#fcdca8', '#f0c8a8', '#b89cb8', '#8c74a0', '#fff0d0']
export const ROSE = ['#f8b898', '#e8a898', '#a87ca4', '#805c90', '#fcd4b8']
const BLUE = ['#5ca8e8', '#2c70c8', '#1c3c90', '#a8dcfc']
const GLASS = '#34488c'

/** An opening in the face in shade: from v0, w wide, from height y0 to y1; round on top if `arch`. */
function hole(k, p, c, v0, w, y0, y1, arch) {
  const pts = [at(p, 0, v0, y0), at(p, 0, v0 + w, y0), at(p, 0, v0 + w, y1)]
  if (arch)
    for (let i = 1; i < 8; i++) {
      const a = (i / 8) * Math.PI
      pts.push(at(p, 0, v0 + (w / 2) * (1 + Math.cos(a)), y1 + (w / 2) * Math.sin(a)))
    }
  pts.push(at(p, 0, v0, y1))
  fill(k, c, pts)
}

/** The same in the face towards the sun. */
function sunHole(k, p, c, u0, w, y0, y1) {
  fill(k, c, [at(p, u0, 0, y0), at(p, u0 + w, 0, y0), at(p, u0 + w, 0, y1), at(p, u0, 0, y1)])
}

/** A cube with a flat roof behind its low parapet. p: the lower front corner; a along u, b along v. */
export function cube(
  k,
  p,
  a,
  b,
  h,
  { tone = WHITE, door, windows = 0, sunWindows = 0, parapet = 0.5, r = () => 0.5 } = {},
) {
  fill(k, tone[0], [p, at(p, a, 0), at(p, a, 0, h), at(p, 0, 0, h)])
  fill(k, tone[2], [p, at(p, 0, b), at(p, 0, b, h), at(p, 0, 0, h)])
  fill(k, tone[1], [at(p, 0, 0, h), at(p, a, 0, h), at(p, a, b, h), at(p, 0, b, h)])
  if (parapet) {
    // Inside the parapet the floor lies in its shade along the sunny side.
    const d = parapet
    fill(k, tone[2], [
      at(p, d, d, h - 0.1),
      at(p, a - d, d, h - 0.1),
      at(p, a - d, b - d, h - 0.1),
      at(p, d, b - d, h - 0.1),
    ])
    fill(k, tone[1], [
      at(p, d, d + Math.min(b * 0.34, h * 0.34), h - 0.25),
      at(p, a - d, d + Math.min(b * 0.34, h * 0.34), h - 0.25),
      at(p, a - d, b - d, h - 0.25),
      at(p, d, b - d, h - 0.25),
    ])
    fill(k, tone[4], [at(p, 0, 0, h), at(p, a, 0, h), at(p, a, d * 0.5, h), at(p, 0, d * 0.5, h)])
    fill(k, tone[4], [at(p, 0, 0, h), at(p, 0, b, h), at(p, d * 0.5, b, h), at(p, d * 0.5, 0, h)])
  }
  if (door !== undefined) {
    hole(k, p, door ? BLUE[1] : '#54407c', b * 0.14, b * 0.2, 0, h * 0.5, true)
    hole(k, p, door ? BLUE[2] : '#3c2c64', b * 0.24, b * 0.1, 0, h * 0.5)
  }
  for (let i = 0; i < windows; i++) {
    const v0 = b * (0.46 + (i * 0.46) / Math.max(1, windows))
    hole(k, p, r() < 0.24 ? '#ffd488' : GLASS, v0, b * 0.13, h * 0.42, h * 0.66, r() < 0.4)
  }
  for (let i = 0; i < sunWindows; i++) {
    const u0 = a * (0.18 + (i * 0.7) / Math.max(1, sunWindows))
    sunHole(k, p, i % 2 ? '#6c6ca8' : BLUE[1], u0, a * 0.15, h * 0.36, h * 0.66)
    sunHole(k, p, tone[2], u0 + a * 0.11, a * 0.04, h * 0.36, h * 0.66)
  }
}

/** A house under a barrel vault that runs along u; its end wall with door and fan light looks to the right front. */
export function vault(k, p, a, b, h, { tone = WHITE, door = true } = {}) {
  fill(k, tone[0], [p, at(p, a, 0), at(p, a, 0, h), at(p, 0, 0, h)])
  const R = b / 2
  const n = 10
  const rib = (i, u) => {
    const t = (i / n) * Math.PI
    return at(p, u, R - R * Math.cos(t), h + R * 0.86 * Math.sin(t))
  }
  const tones = [
    tone[0],
    tone[0],
    tone[4],
    tone[4],
    tone[1],
    tone[1],
    tone[1],
    tone[2],
    tone[2],
    tone[3],
  ]
  for (let i = n - 1; i >= 0; i--) {
    fill(k, tones[i], [rib(i, 0), rib(i + 1, 0), rib(i + 1, a), rib(i, a)])
    stroke(k, tones[i], b * 0.02, `M${rib(i, 0).join(' ')}L${rib(i, a).join(' ')}`)
  }
  const end = [p, at(p, 0, b), at(p, 0, b, h)]
  for (let i = n - 1; i >= 0; i--) end.push(rib(i, 0))
  fill(k, tone[2], end)
  const rim = Array.from({ length: n + 1 }, (_, i) => rib(i, 0).join(' '))
  stroke(k, tone[4], b * 0.05, `M${rim.join('L')}`)
  if (door) {
    hole(k, p, BLUE[1], b * 0.36, b * 0.28, 0, h * 0.72)
    hole(k, p, BLUE[2], b * 0.5, b * 0.14, 0, h * 0.72)
    hole(k, p, GLASS, b * 0.12, b * 0.14, h * 0.32, h * 0.66)
    hole(k, p, GLASS, b * 0.74, b * 0.14, h * 0.32, h * 0.66)
    hole(k, p, '#ffd488', b * 0.34, b * 0.32, h * 0.98, h * 1, true)
  }
}

/** A blue dome on its drum, a lantern and a cross on top; light from the left. */
export function dome(k, x, y, r, drum = 0.5) {
  const e = 0.36
  const low = y + r * drum
  path(k, WHITE[2], `M${x - r} ${y}V${low}A${r} ${r * e} 0 0 0 ${x + r} ${low}V${y}Z`)
  path(
    k,
    WHITE[0],
    `M${x - r} ${y}V${low}A${r} ${r * e} 0 0 0 ${x - r * 0.1} ${low + r * e}V${y + r * e}Z`,
  )
  path(
    k,
    WHITE[1],
    `M${x - r * 0.1} ${y + r * e}V${low + r * e}A${r} ${r * e} 0 0 0 ${x + r * 0.34} ${low + r * e * 0.94}V${y + r * e}Z`,
  )
  for (const u of [-0.62, -0.2, 0.24, 0.62]) {
    const bend = Math.sqrt(1 - u * u) * r * e
    path(
      k,
      u < 0 ? '#5c5ca0' : GLASS,
      `M${x + (u - 0.07) * r} ${y + bend + r * drum * 0.78}V${y + bend + r * drum * 0.34}a${r * 0.07} ${r * 0.08} 0 0 1 ${r * 0.14} 0v${r * drum * 0.44}Z`,
    )
  }
  path(
    k,
    WHITE[4],
    `M${x - r * 1.06} ${y}A${r * 1.06} ${r * 1.06 * e} 0 0 0 ${x + r * 1.06} ${y}L${x + r * 1.06} ${y - r * 0.1}H${x - r * 1.06}Z`,
  )
  path(
    k,
    WHITE[2],
    `M${x + r * 0.3} ${y + r * 0.36}A${r * 1.06} ${r * 1.06 * e} 0 0 0 ${x + r * 1.06} ${y}L${x + r * 1.06} ${y - r * 0.1}H${x + r * 0.3}Z`,
  )
  const cap = (s, c, dx, dy) =>
    path(
      k,
      c,
      `M${x + (dx - s) * r} ${y + dy * r}C${x + (dx - s) * r} ${y + (dy - s * 1.3) * r} ${x + (dx + s) * r} ${y + (dy - s * 1.3) * r} ${x + (dx + s) * r} ${y + dy * r}C${x + (dx + s * 0.6) * r} ${y + (dy + s * e * 0.9) * r} ${x + (dx - s * 0.6) * r} ${y + (dy + s * e * 0.9) * r} ${x + (dx - s) * r} ${y + dy * r}Z`,
    )
  cap(1, BLUE[2], 0, -0.06)
  cap(0.86, BLUE[1], -0.12, -0.08)
  cap(0.5, BLUE[0], -0.34, -0.2)
  cap(0.16, BLUE[3], -0.5, -0.46)
  const top = y - r * 1.03
  path(k, WHITE[0], `M${x - r * 0.12} ${top + r * 0.04}v${-r * 0.16}h${r * 0.24}v${r * 0.16}Z`)
  stroke(
    k,
    WHITE[4],
    r * 0.06,
    `M${x} ${top - r * 0.1}V${top - r * 0.52}M${x - r * 0.14} ${top - r * 0.38}H${x + r * 0.14}`,
  )
}

/** A wall of bells: two arches below, one above, a cross. p: its left foot; faces the right front. */
export function belfry(k, p, q) {
  const depth = 0.7 * q
  const w = 4.4 * q
  fill(k, WHITE[0], [p, at(p, depth, 0), at(p, depth, 0, 7 * q), at(p, 0, 0, 7 * q)])
  fill(k, WHITE[2], [
    p,
    at(p, 0, w),
    at(p, 0, w, 5.4 * q),
    at(p, 0, w * 0.78, 5.8 * q),
    at(p, 0, w * 0.78, 8 * q),
    at(p, 0, w * 0.5, 9.2 * q),
    at(p, 0, w * 0.22, 8 * q),
    at(p, 0, w * 0.22, 5.8 * q),
    at(p, 0, 0, 5.4 * q),
  ])
  fill(k, WHITE[4], [
    at(p, 0, 0, 5.4 * q),
    at(p, 0, w * 0.22, 5.8 * q),
    at(p, depth, w * 0.22, 5.8 * q),
    at(p, depth, 0, 5.4 * q),
  ])
  fill(k, WHITE[0], [
    at(p, 0, w * 0.22, 5.8 * q),
    at(p, depth, w * 0.22, 5.8 * q),
    at(p, depth, w * 0.22, 8 * q),
    at(p, 0, w * 0.22, 8 * q),
  ])
  fill(k, WHITE[4], [
    at(p, 0, w * 0.22, 8 * q),
    at(p, depth, w * 0.22, 8 * q),
    at(p, depth, w * 0.5, 9.2 * q),
    at(p, 0, w * 0.5, 9.2 * q),
  ])
  for (const [v, y, s] of points('0.140 2.600 0.280 0.580 2.600 0.280 0.380 5.900 0.240', 3)) {
    hole(k, p, '#f4b890', w * v, w * s, y * q, (y + 1.3) * q, true)
    const [bx, by] = at(p, 0, w * (v + s / 2), (y + 1.1) * q)
    path(
      k,
      '#8c5448',
      `M${bx - 0.42 * q} ${by + 0.5 * q}C${bx - 0.3 * q} ${by} ${bx - 0.3 * q} ${by - 0.5 * q} ${bx} ${by - 0.6 * q}C${bx + 0.3 * q} ${by - 0.5 * q} ${bx + 0.3 * q} ${by} ${bx + 0.42 * q} ${by + 0.5 * q}Z`,
    )
  }
  const [cx, cy] = at(p, 0, w * 0.5, 9.2 * q)
  stroke(
    k,
    WHITE[4],
    0.26 * q,
    `M${cx} ${cy}v${-2.2 * q}M${cx - 0.6 * q} ${cy - 1.5 * q}h${1.2 * q}`,
  )
}

/** A flight of steps down along v, its side wall lit. */
export function steps(k, p, n, w, q) {
  for (let i = n - 1; i >= 0; i--) {
    const o = at(p, 0, i * q * 1.1, i * q * 0.8)
    fill(k, WHITE[1], [
      at(o, 0, 0, q * 0.8),
      at(o, w, 0, q * 0.8),
      at(o, w, q * 1.1, q * 0.8),
      at(o, 0, q * 1.1, q * 0.8),
    ])
    fill(k, WHITE[0], [o, at(o, w, 0), at(o, w, 0, q * 0.8), at(o, 0, 0, q * 0.8)])
    fill(k, WHITE[2], [o, at(o, 0, q * 1.1), at(o, 0, q * 1.1, q * 0.8), at(o, 0, 0, q * 0.8)])
  }
}

/** A small pool let into a terrace. */
export function pool(k, p, a, b) {
  fill(k, '#2c84b4', [p, at(p, a, 0), at(p, a, b), at(p, 0, b)])
  fill(k, '#6cd0d8', [at(p, 0, b * 0.3), at(p, a, b * 0.3), at(p, a, b), at(p, 0, b)])
  fill(k, '#c8f0e4', [
    at(p, a * 0.2, b * 0.6),
    at(p, a * 0.7, b * 0.6),
    at(p, a * 0.7, b * 0.72),
    at(p, a * 0.2, b * 0.72),
  ])
}

/** A parasol of reed over a low table. */
export function parasol(k, x, y, q) {
  stroke(k, '#8c6470', 0.2 * q, `M${x} ${y}V${y - 3 * q}`)
  path(
    k,
    '#fcd8a0',
    `M${x - 2.2 * q} ${y - 2.6 * q}L${x} ${y - 4 * q}L${x + 2.2 * q} ${y - 2.6 * q}Q${x} ${y - 2 * q} ${x - 2.2 * q} ${y - 2.6 * q}Z`,
  )
  path(
    k,
    '#c08c7c',
    `M${x + 0.2 * q} ${y - 2.3 * q}L${x} ${y - 4 * q}L${x + 2.2 * q} ${y - 2.6 * q}Q${x + 1.2 * q} ${y - 2.3 * q} ${x + 0.2 * q} ${y - 2.3 * q}Z`,
  )
}

export const corner = at
