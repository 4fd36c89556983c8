import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

/** Thirty metres above the sea: X to the right, Z away, Y up, in metres; a field of 160 × 90. */
export const HORIZON = 31
const [EYE, LENS, AXIS] = [30, 100, 80]
export const see = (X, Z, Y = 0) => [AXIS + (LENS * X) / Z, HORIZON + (LENS * (EYE - Y)) / Z]

/** The beach runs away to the left in bays. */
const shore = (Z) => 92 - 0.2 * (Z - 90) + 8 * Math.sin(Z / 46 + 0.6) + 26 * Math.sin(Z / 210 + 2.2)
/** Long swings that stay long in perspective: none of them crowds together far off. */
const swing = (Z, times, from) => Math.sin(times * Math.log(Z) + from)
/** How far the flat reaches out before the drop: one broad tongue, one bite. */
const rim = (Z) => 80 + 12 * swing(Z, 2.4, -11.6) + 2.2 * swing(Z, 9, 1)

/** A soft patch on the bottom, in metres: middle, half the width and the length, turned a little by `lean`. */
function patch(k, colour, X, Z, rx, rz, lean, wobble) {
  const list = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2
    const q = 1 + 0.16 * Math.sin(a * 2 + wobble) + 0.1 * Math.sin(a * 3 + wobble * 2.3)
    const [u, v] = [Math.cos(a) * rx * q, Math.sin(a) * rz * q]
    return see(X + u + v * lean, Z + v)
  })
  fill(k, colour, list)
}

/** The sea: deep blue, then the wall of the reef in three close steps, then the flat, paler towards the sand. */
export function reefSea(k) {
  const deep = k.createLinearGradient(0, HORIZON, 0, 130)
  for (const [t, c] of [
    [0, '#5aa8cc'],
    [0.03, '#2f84bc'],
    [0.12, '#1766ae'],
    [0.4, '#0f4c98'],
    [1, '#0b2f74'],
  ])
    deep.addColorStop(t, c)
  k.fillStyle = deep
  k.fillRect(-60, HORIZON, 280, 130)
  const edge = (off) => [
    ...along(24, 3600, (Z) => see(shore(Z) - off(Z), Z)),
    [190, HORIZON],
    [190, 130],
  ]
  fill(
    k,
    '#1463ae',
    edge((Z) => rim(Z) + 15 + 4 * swing(Z, 4, 2)),
  )
  fill(
    k,
    '#1a7fbe',
    edge((Z) => rim(Z) + 7 + 2 * swing(Z, 6, 1)),
  )
  fill(
    k,
    '#1c93c2',
    edge((Z) => rim(Z) + 2.6),
  )
  fill(
    k,
    '#25b0be',
    edge((Z) => rim(Z)),
  )
  crest(k)
  fill(
    k,
    '#3fd0c8',
    edge((Z) => rim(Z) - 20 - 6 * swing(Z, 5, 0.6)),
  )
  fill(
    k,
    '#86e6d4',
    edge((Z) => 24 + 6 * swing(Z, 4, 3)),
  )
  fill(
    k,
    '#c8f4dc',
    edge((Z) => 9 + 2 * swing(Z, 5, 1)),
  )
  fill(
    k,
    '#f8eec4',
    edge(() => 2.4),
  )
  // Coral heads on the flat: a few large gardens with a paler crown each.
  for (const [Z, off, rx, rz, lean, n] of [
    [60, 40, 5, 4.4, -0.3, 1],
    [66, 52, 3, 3, -0.2, 4],
    [74, 44, 2, 2.6, -0.4, 2.4],
    [96, 58, 5, 7, -0.4, 3],
    [150, 50, 5, 11, -0.4, 3],
    [170, 41, 3.4, 7, -0.5, 0.4],
    [250, 46, 6, 18, -0.5, 1.8],
  ]) {
    patch(k, '#1595a8', shore(Z) - off, Z, rx, rz, lean, n)
    patch(k, '#3a9c8c', shore(Z) - off - rx * 0.15, Z + rz * 0.2, rx * 0.62, rz * 0.5, lean, n + 1)
    patch(k, '#c4a868', shore(Z) - off - rx * 0.3, Z + rz * 0.3, rx * 0.26, rz * 0.2, lean, n + 2)
  }
}

/** The reef's edge: heads of coral that stand apart, many in one place, few in the next; the sun on those that come near the air. */
function crest(k) {
  const r = random(12)
  for (let Z = 42; Z < 420; Z *= 1.02 + r() * 0.05) {
    const dense = 0.5 + 0.5 * swing(Z, 7, 0.4)
    if (r() > 0.25 + 0.7 * dense) continue
    const q = (0.5 + r() * 1.3) * (0.6 + dense * 0.8)
    const X = shore(Z) - rim(Z) + 0.4 + r() * 5 * dense
    patch(k, '#157fa6', X + 0.4, Z - q * 0.7, q * 1.25, q * 1.5, -0.3, Z)
    patch(k, r() < 0.5 ? '#4c9c84' : '#b4985c', X, Z, q, q * 1.2, -0.3, Z)
  }
}

const along = (from, to, at) =>
  Array.from({ length: 120 }, (_, i) => at(from * (to / from) ** (i / 119)))

/** Beach, the step of the old lifted reef, the plain behind it. */
export function land(k) {
  const [z0, z1] = [46, 3600]
  fill(
    k,
    '#dc9a6c',
    points(
      `60 ${HORIZON + 0.9} 64 ${HORIZON + 0.2} 74 ${HORIZON - 0.2} 190 ${HORIZON - 0.2} 190 ${HORIZON + 1}`,
    ),
  )
  const row = (off, Y = 0) => along(z0, z1, (Z) => see(shore(Z) + off, Z, Y))
  const behind = [
    [190, HORIZON],
    [190, 130],
  ]
  fill(k, '#fbe6b8', [...row(-0.5), ...behind])
  fill(k, '#eccb94', [...row(17), ...behind])
  const brow = (Z) => shore(Z) + 24 + 6 * noise(Z / 26, 5)
  const foot = along(z0, z1, (Z) => see(brow(Z) - 2, Z))
  const top = along(z0, z1, (Z) => see(brow(Z) + 2, Z, 6.5))
  fill(k, '#f2a768', [...foot, ...top.reverse()])
  // Its foot is hollowed by the old surf: a band of shade that swells and thins.
  const worn = along(z0, z1, (Z) =>
    see(brow(Z) - 0.4, Z, Math.max(0.3, 2.4 + 2 * noise(Z / 24, 4))),
  )
  fill(k, '#c07862', [...foot, ...worn.reverse()])
  fill(k, '#dc9a6c', [...along(z0, z1, (Z) => see(brow(Z) + 2, Z, 6.5)), ...behind])
  fill(k, '#e8b07c', [
    ...along(z0, 1400, (Z) => see(brow(Z) + 2, Z, 6.5)),
    ...along(z0, 1400, (Z) => see(brow(Z) + 11 + 5 * noise(Z / 30, 3), Z, 6.5)).reverse(),
  ])
}

/** The plain behind the terrace: pale washes of gravel that come down from the mountains. */
export function plain(k) {
  for (const [c, z, x0, x1, w] of [
    ['#e8b080', 620, 30, 420, 60],
    ['#cc8c68', 420, 120, 360, 26],
    ['#e8b080', 300, 150, 330, 16],
    ['#cc8c68', 230, 160, 270, 9],
    ['#e8b080', 165, 150, 200, 6],
  ]) {
    const n = 14
    const side = (m) =>
      Array.from({ length: n + 1 }, (_, i) => {
        const t = i / n
        const Z =
          z +
          (t - 0.5) * z * 0.16 +
          m * w * Math.sin(Math.PI * t) * (0.6 + 0.5 * noise(t * 5 + z, m))
        return see(shore(Z) + x0 + (x1 - x0) * t, Z, 6.5)
      })
    fill(k, c, [...side(1), ...side(-1).reverse()])
  }
}

/** A block of a white house on the terrace: its sunny side, the side towards us, its roof. */
function block(k, X, Z, w, d, h, base = 6.5) {
  const at = (a, b, Y) => see(X + a * w, Z + b * d, base + Y)
  const side = (c, a) => fill(k, c, a)
  side('#fff6e2', [at(0, 0, 0), at(0, 0, h), at(0, 1, h), at(0, 1, 0)])
  side('#d9b6a8', [at(0, 0, 0), at(0, 0, h), at(1, 0, h), at(1, 0, 0)])
  side('#f4dcc0', [at(0, 0, h), at(0, 1, h), at(1, 1, h), at(1, 0, h)])
  for (let a = 1.6; a + 2 < w; a += 4.2)
    side('#8c5c70', [
      at(a / w, 0, h * 0.22),
      at(a / w, 0, h * 0.62),
      at((a + 1.5) / w, 0, h * 0.62),
      at((a + 1.5) / w, 0, h * 0.22),
    ])
}

/** The shade of all the houses, one shape on the ground: long to the right and a little towards us. */
function blockShade(k, list) {
  k.fillStyle = '#9c5464'
  k.beginPath()
  for (const [X, Z, w, d, h] of list) {
    const [a, b] = [h * 3, -h * 3]
    const at = (x, z) => see(X + x, Z + z, 6.5)
    const ring = [at(0, 0), at(a, b), at(w + a, b), at(w + a, d + b), at(w, d), at(0, d)]
    ring.forEach((p, i) => (i ? k.lineTo(...p) : k.moveTo(...p)))
    k.closePath()
  }
  k.fill()
}

/** A white dome on its drum, lit from the left. */
function dome(k, X, Z, r, base) {
  const [x, y] = see(X, Z, base)
  const q = (LENS / Z) * r
  path(
    k,
    '#d9b6a8',
    `M${x - q} ${y}V${y - q * 0.4}C${x - q} ${y - q * 1.7} ${x + q} ${y - q * 1.7} ${x + q} ${y - q * 0.4}V${y}Z`,
  )
  path(
    k,
    '#fff6e2',
    `M${x - q} ${y}V${y - q * 0.4}C${x - q} ${y - q * 1.2} ${x - q * 0.5} ${y - q * 1.5} ${x + q * 0.1} ${y - q * 1.36}C${x + q * 0.3} ${y - q} ${x + q * 0.2} ${y - q * 0.5} ${x + q * 0.1} ${y}Z`,
  )
}

/** The shade of a palm: the stem, then the crown at the end of it. */
function palmShade(k, X, Z, h) {
  const [x, y] = see(X, Z, 6.5)
  const q = LENS / Z
  const [ex, ey] = see(X + h * 1.1, Z - h * 1.4, 6.5)
  stroke(k, 'rgba(140,72,88,.75)', 0.5 * q, `M${x} ${y}L${ex} ${ey}`)
  path(
    k,
    'rgba(140,72,88,.75)',
    `M${ex - 3 * q} ${ey}L${ex - 0.6 * q} ${ey - 0.5 * q}L${ex + 1.4 * q} ${ey - 0.9 * q}L${ex + 1.2 * q} ${ey - 0.1 * q}L${ex + 3.4 * q} ${ey + 0.3 * q}L${ex + 0.6 * q} ${ey + 0.4 * q}L${ex - 0.8 * q} ${ey + 0.9 * q}L${ex - 0.8 * q} ${ey + 0.3 * q}Z`,
  )
}

function datePalm(k, X, Z, h) {
  const [x, y] = see(X, Z, 6.5)
  const q = LENS / Z
  const [tx, ty] = [x + 0.4 * q, y - h * q]
  stroke(k, '#5c4258', 0.5 * q, `M${x} ${y}Q${x - 0.3 * q} ${y - h * 0.6 * q} ${tx} ${ty}`)
  for (const [dx, dy, lit] of points(
    '-3.400 1.500 1 -3 -0.400 1 -1.400 -1.900 1 1.300 -1.900 0 3 -0.500 0 3.300 1.500 0 -1.500 2.200 0 1.500 2.300 0',
    3,
  ))
    path(
      k,
      lit ? '#7c9a58' : '#3f6a58',
      `M${tx} ${ty}Q${tx + dx * 0.6 * q} ${ty + (dy - 1.9) * q} ${tx + dx * q} ${ty + dy * q}Q${tx + dx * 0.5 * q} ${ty + (dy - 0.6) * 0.6 * q} ${tx} ${ty}Z`,
    )
}

/** The hotel in white steps, in one group behind the jetty, palms round it, shades of straw on the beach. */
export function resort(k) {
  const at = (Z, off) => shore(Z) + off
  const houses = points(
    '352 70 46 26 6 6.500 326 62 20 22 10 6.500 316 92 34 18 6 6.500 286 54 16 18 6 6.500 276 80 26 16 9 6.500 262 104 22 14 5 6.500 246 64 26 14 5 6.500',
    6,
  ).map(([Z, off, ...more]) => [at(Z, off), Z, ...more])
  const palms = points(
    '344 56 10 338 52 12 268 52 9 262 60 12 258 56 10 240 100 11 236 106 13 300 122 9',
    3,
  ).map(([Z, off, h]) => [at(Z, off), Z, h])
  blockShade(k, houses)
  for (const palm of palms) palmShade(k, ...palm)
  for (const house of houses) block(k, ...house)
  dome(k, at(326, 71), 330, 6, 16.5)
  for (const palm of palms) datePalm(k, ...palm)
  for (const [Z, off] of points('300 9 284 13 262 9 250 13 226 8 214 13 158 9 148 14 138 9')) {
    const [x, y] = see(at(Z, off), Z)
    const q = LENS / Z
    path(
      k,
      'rgba(140,96,112,.5)',
      `M${x} ${y}l${2 * q} ${0.1 * q}l${2.6 * q} ${-0.1 * q}l${1.2 * q} ${0.6 * q}l${-2.4 * q} ${0.4 * q}l${-2 * q} ${-0.5 * q}Z`,
    )
    stroke(k, '#7c5460', 0.22 * q, `M${x} ${y}V${y - 2.3 * q}`)
    path(k, '#d99a58', `M${x - 2 * q} ${y - 2 * q}L${x} ${y - 3.2 * q}L${x + 2 * q} ${y - 2 * q}Z`)
    path(
      k,
      '#fbd694',
      `M${x - 2 * q} ${y - 2 * q}L${x} ${y - 3.2 * q}L${x + 0.3 * q} ${y - 2 * q}Z`,
    )
  }
}

/** A jetty on posts over the reef flat to the drop, its shadow on the bottom to the right and away. */
export function longJetty(k) {
  const [a, b] = [
    [shore(206) + 6, 206],
    [shore(140) - 84, 128],
  ]
  const on = (t, side, Y) =>
    see(a[0] + (b[0] - a[0]) * t + side * 0.5, a[1] + (b[1] - a[1]) * t + side, Y)
  fill(k, 'rgba(14,86,116,.5)', [
    see(a[0] + 2, a[1] - 4),
    see(b[0] + 2, b[1] - 4),
    see(b[0] + 3, b[1] - 7),
    see(a[0] + 3, a[1] - 7),
  ])
  for (let i = 1; i <= 11; i++)
    for (const side of [1.4, -1.4]) {
      const [x, y] = on(i / 11, side, 0)
      const [, y1] = on(i / 11, side, 2)
      k.fillStyle = '#6c4458'
      k.fillRect(x - 0.18, y1, 0.36, y - y1 + 0.2)
    }
  fill(k, '#8c5858', [on(0, -1.6, 2), on(1, -1.6, 2), on(1, -1.6, 1.4), on(0, -1.6, 1.4)])
  fill(k, '#f2cf96', [on(0, -1.6, 2), on(1, -1.6, 2), on(1, 1.6, 2), on(0, 1.6, 2)])
  // The head: a platform and its straw roof, both turned as the jetty runs.
  const l = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [ux, uz] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  const head = (p, q, Y) => see(b[0] + p * ux - q * uz, b[1] + p * uz + q * ux, Y)
  const ring = (r, Y, p0 = 0) =>
    [
      [-r, -r],
      [r, -r],
      [r, r],
      [-r, r],
    ].map(([p, q]) => head(p + p0, q, Y))
  const shade = ring(6.4, 0, 0).map(([x, y]) => [x + 4.4, y + 2.2])
  fill(k, 'rgba(8,58,116,.6)', shade)
  const post = ([x, y], [, y1], wide) => {
    k.fillStyle = '#6c4458'
    k.fillRect(x - wide / 2, y1, wide, y - y1)
  }
  const feet = ring(4.8, -0.4)
  ring(4.8, 2).forEach((p, i) => post(feet[i], p, 0.5))
  // Of four sides those show whose outline runs to the right below.
  const sides = (low, high, colours) =>
    low.forEach((p, i) => {
      const n = (i + 1) % 4
      const q = low[n]
      const turn = (q[0] - p[0]) * (high[i][1] - p[1]) - (q[1] - p[1]) * (high[i][0] - p[0])
      if (turn < 0) fill(k, colours[i], [p, q, high[n], high[i]])
    })
  sides(ring(5.8, 1.3), ring(5.8, 2), ['#8c5858', '#b8805c', '#8c5858', '#8c5858'])
  fill(k, '#f2cf96', ring(5.8, 2))
  fill(
    k,
    'rgba(150,96,84,.55)',
    ring(4, 2).map(([x, y]) => [x + 0.9, y + 0.3]),
  )
  const stands = ring(4, 2)
  ring(4, 5).forEach((p, i) => post(stands[i], p, 0.34))
  const top = head(0, 0, 8)
  const eaves = ring(5.4, 4.8)
  // Far sides first: the roof is one closed form whichever way it turns.
  const order = [0, 1, 2, 3].sort((m, n) => {
    const y = (i) => eaves[i][1] + eaves[(i + 1) % 4][1]
    return y(m) - y(n)
  })
  for (const i of order) {
    const [p, q] = [eaves[i], eaves[(i + 1) % 4]]
    fill(k, p[0] + q[0] < top[0] * 2 ? '#fbd694' : '#b8784c', [p, q, top])
  }
}
