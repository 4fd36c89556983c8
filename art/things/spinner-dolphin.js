import { fill, path, points } from '../core/field.js'

/** Half depth of the body above and below its spine, from the tip of the beak (0) to the root of the flukes (1). */
const DEPTH = points(
  '0 0.006 0.006 0.030 0.012 0.011 0.075 0.015 0.014 0.092 0.034 0.020 0.130 0.056 0.040 0.200 0.076 0.062 0.300 0.086 0.078 0.420 0.086 0.084 0.550 0.072 0.076 0.700 0.046 0.052 0.840 0.023 0.029 0.950 0.013 0.014 1 0.012 0.012',
  3,
)
const depth = (s, j) => {
  let i = 0
  while (i < DEPTH.length - 2 && DEPTH[i + 1][0] < s) i++
  const [a, b] = [DEPTH[i], DEPTH[i + 1]]
  const t = (s - a[0]) / (b[0] - a[0])
  return a[j] + (b[j] - a[j]) * t * t * (3 - 2 * t)
}

/**
 * A spinner dolphin from its right side, the nose towards +x, the middle of its body at 0, 0 and one unit long.
 * bend: how far the back is arched (radians over the whole body); tail: a further bend of its last third, up negative.
 * tones: { cape: [light, dark], side: [light, dark], belly: [light, dark], line }
 */
export function dolphin(k, { bend = 0.8, tail = 0, head = 0, tones, flukes = 0.6 }) {
  // The spine, integrated from its middle: angle 0 looks along +x, the back is up.
  const N = 60
  const angle = (s) =>
    (0.45 - s) * bend +
    (s > 0.62 ? -((s - 0.62) ** 1.4) * tail * 3 : 0) +
    (s < 0.2 ? (0.2 - s) * 5 * head : 0)
  const spine = []
  let [x, y] = [0, 0]
  for (let i = Math.round(N * 0.45); i >= 0; i--) {
    spine[i] = [x, y, angle(i / N)]
    x += Math.cos(angle(i / N)) / N
    y += Math.sin(angle(i / N)) / N
  }
  ;[x, y] = [0, 0]
  for (let i = Math.round(N * 0.45); i <= N; i++) {
    spine[i] = [x, y, angle(i / N)]
    x -= Math.cos(angle(i / N)) / N
    y -= Math.sin(angle(i / N)) / N
  }
  /** A point at s along the body, v of the half depth from the spine (1 the back, -1 the belly), and beyond by `off`. */
  const at = (s, v, off = 0) => {
    const f = Math.min(N - 1e-6, Math.max(0, s * N))
    const i = Math.floor(f)
    const t = f - i
    const [a, b] = [spine[i], spine[Math.min(N, i + 1)]]
    const [px, py, w] = a.map((n, j) => n + (b[j] - n) * t)
    const d = (v > 0 ? depth(s, 1) : depth(s, 2)) * v + off
    return [px + Math.sin(w) * d, py - Math.cos(w) * d]
  }
  const run = (s0, s1, v, n = 26) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const s = s0 + ((s1 - s0) * i) / n
      return at(s, typeof v === 'function' ? v(s) : v)
    })
  const curve = (c, list) => {
    k.fillStyle = c
    k.beginPath()
    k.moveTo(...list[0])
    for (let i = 1; i < list.length; i++)
      k.quadraticCurveTo(
        ...list[i],
        ...(i % 1
          ? list[i]
          : [
              (list[i][0] + (list[i + 1] ?? list[i])[0]) / 2,
              (list[i][1] + (list[i + 1] ?? list[i])[1]) / 2,
            ]),
      )
    k.fill()
  }
  const { cape, side, belly, line } = tones
  // The far flipper and the far fluke first.
  curve(cape[1], [
    at(0.25, -0.8),
    at(0.28, -1, -0.03),
    at(0.335, -1, -0.085),
    at(0.34, -1, -0.04),
    at(0.33, -0.8),
  ])
  const [tx, ty, ta] = spine[N]
  const fluke = (m, c) => {
    // Flukes lie across the body: seen from the side they are foreshortened.
    const p = (u, v) => [
      tx - Math.cos(ta) * u + Math.sin(ta) * v * flukes * m,
      ty - Math.sin(ta) * u - Math.cos(ta) * v * flukes * m,
    ]
    curve(c, [
      p(-0.05, 0),
      p(-0.01, 0.05),
      p(0.035, 0.105),
      p(0.105, 0.165),
      p(0.085, 0.1),
      p(0.055, 0.03),
      p(0.045, 0),
      p(-0.02, -0.014),
      p(-0.05, 0),
    ])
  }
  fluke(1, cape[1])
  // Body: cape, grey side, white belly.
  const back = run(0, 1, 1, 40)
  fill(k, side[1], [...back, ...run(1, 0, -1, 40)])
  fill(k, belly[1], [
    ...run(0.03, 0.86, -1, 40),
    ...run(0.86, 0.03, (s) => -0.34 - 0.4 * Math.max(0, s - 0.5) * 2, 40),
  ])
  fill(k, belly[0], [
    ...run(0.04, 0.6, (s) => -0.88 + 0.3 * Math.max(0, s - 0.3), 30),
    ...run(0.6, 0.04, (s) => -0.36 - 0.36 * Math.max(0, s - 0.45), 30),
  ])
  fill(k, side[0], [
    ...run(0.08, 0.9, (s) => 0.34 - 0.3 * Math.sin(s * 4.4) * 0.4, 40),
    ...run(0.9, 0.08, (s) => -0.1 + 0.26 * Math.max(0, s - 0.55), 40),
  ])
  fill(k, cape[1], [
    ...run(0, 1, 1, 40),
    ...run(1, 0.1, (s) => 0.3 + 0.12 * Math.sin(s * 7) - 0.3 * Math.max(0, s - 0.72), 40),
    at(0.07, 0.25),
  ])
  fill(k, cape[0], [
    ...run(0.1, 0.9, 0.97, 40),
    ...run(0.9, 0.1, (s) => 0.66 + 0.1 * Math.sin(s * 9), 40),
  ])
  // Beak: a dark upper side, the line of the mouth, the eye with its stripe to the flipper.
  fill(k, cape[1], [...run(0, 0.1, 1, 8), ...run(0.1, 0, 0.05, 8)])
  fill(k, line, [...run(0.005, 0.105, -0.02, 8), ...run(0.105, 0.005, -0.2, 8)])
  fill(k, line, [
    at(0.13, -0.02),
    at(0.2, -0.3),
    at(0.262, -0.62),
    at(0.25, -0.74),
    at(0.19, -0.4),
    at(0.13, -0.16),
  ])
  const [ex, ey] = at(0.132, 0.06)
  k.beginPath()
  k.arc(ex, ey, 0.0095, 0, 7)
  k.fillStyle = tones.eye ?? '#141c34'
  k.fill()
  // The tall fin of the back, hardly hooked; its light edge.
  curve(cape[1], [
    at(0.43, 0.92),
    at(0.47, 1, 0.05),
    at(0.525, 1, 0.1),
    at(0.56, 1, 0.096),
    at(0.55, 1, 0.04),
    at(0.58, 1, 0.005),
    at(0.62, 0.9),
  ])
  curve(cape[0], [
    at(0.44, 0.92),
    at(0.475, 1, 0.05),
    at(0.527, 1, 0.096),
    at(0.52, 1, 0.06),
    at(0.5, 0.9),
  ])
  // The near flipper.
  curve(cape[1], [
    at(0.235, -0.5),
    at(0.262, -0.95, -0.03),
    at(0.335, -1, -0.105),
    at(0.385, -1, -0.13),
    at(0.365, -1, -0.07),
    at(0.34, -0.9),
    at(0.31, -0.5),
  ])
  curve(cape[0], [
    at(0.24, -0.5),
    at(0.268, -0.95, -0.03),
    at(0.345, -1, -0.105),
    at(0.31, -1, -0.05),
    at(0.275, -0.5),
  ])
  fluke(-1, cape[0])
  return { nose: at(0, 0), tail: [tx, ty] }
}

/** Water thrown up round a point of the surface: a crown of tongues, drops above; light from `side`. */
export function crown(k, x, y, q, [light, middle, shade], r, { lean = 0 } = {}) {
  const tongues = [
    [-1.7, 0.5],
    [-1.1, 1.1],
    [-0.5, 1.7],
    [0.1, 1.2],
    [0.7, 1.6],
    [1.3, 0.8],
  ]
  for (const [c, size, down] of [
    [shade, 1, 0],
    [middle, 0.82, 0.1],
    [light, 0.55, 0.18],
  ])
    for (const [u, h] of tongues) {
      const tall = h * size * q * (0.85 + 0.3 * r())
      const [bx, by] = [x + u * 0.82 * q, y + down * q]
      const tip = bx + (u * 0.4 + lean) * q
      path(
        k,
        c,
        `M${bx - 0.42 * q * size} ${by}C${bx - 0.3 * q * size} ${by - tall * 0.4} ${tip - 0.1 * q} ${by - tall * 0.7} ${tip} ${by - tall}C${tip + 0.12 * q} ${by - tall * 0.6} ${bx + 0.36 * q * size} ${by - tall * 0.3} ${bx + 0.46 * q * size} ${by}Z`,
      )
    }
  for (let i = 0; i < 16; i++) {
    const a = -0.3 - r() * 2.5
    const d = q * (1.4 + r() * 1.6)
    const s = q * (0.05 + r() * 0.1)
    k.fillStyle = r() < 0.6 ? light : middle
    k.beginPath()
    k.ellipse(x + Math.cos(a) * d + lean * q, y + Math.sin(a) * d * 0.9, s, s * 1.3, 0.3, 0, 7)
    k.fill()
  }
  path(
    k,
    light,
    `M${x - 2.6 * q} ${y + 0.1 * q}C${x - q} ${y - 0.3 * q} ${x + q} ${y - 0.3 * q} ${x + 2.5 * q} ${y + 0.1 * q}C${x + q} ${y + 0.5 * q} ${x - q} ${y + 0.5 * q} ${x - 2.6 * q} ${y + 0.1 * q}Z`,
  )
  path(
    k,
    middle,
    `M${x - 1.9 * q} ${y + 0.16 * q}C${x - q} ${y} ${x + q} ${y} ${x + 1.8 * q} ${y + 0.16 * q}C${x + q} ${y + 0.32 * q} ${x - q} ${y + 0.32 * q} ${x - 1.9 * q} ${y + 0.16 * q}Z`,
  )
}
