import { fill, path, points } from '../core/field.js'

/** Half depth of the body above and below its spine, from the tip of the beak (0) to the root of the flukes (1). */
const DEPTH = points(
  '0 0.006 0.006 0.040 0.011 0.012 0.080 0.015 0.017 0.110 0.030 0.026 0.150 0.060 0.044 0.210 0.078 0.062 0.300 0.088 0.078 0.420 0.088 0.086 0.550 0.074 0.076 0.700 0.049 0.052 0.840 0.026 0.028 0.940 0.014 0.015 1 0.012 0.012',
  3,
)
const depth = (s, j) => {
  let i = 0
  while (i < DEPTH.length - 2 && DEPTH[i + 1][0] < s) i++
  const [a, b] = [DEPTH[i], DEPTH[i + 1]]
  const t = (s - a[0]) / (b[0] - a[0])
  // One clean curve through all of them: the slope at each is that of its neighbours.
  const slope = (n) => {
    const [p, q] = [DEPTH[Math.max(0, n - 1)], DEPTH[Math.min(DEPTH.length - 1, n + 1)]]
    return ((q[j] - p[j]) / (q[0] - p[0])) * (b[0] - a[0])
  }
  const [m0, m1] = [slope(i), slope(i + 1)]
  return (
    (2 * t ** 3 - 3 * t * t + 1) * a[j] +
    (t ** 3 - 2 * t * t + t) * m0 +
    (-2 * t ** 3 + 3 * t * t) * b[j] +
    (t ** 3 - t * t) * m1
  )
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
  // Both flukes are one crescent across the body, seen from the side and a little from behind, so foreshortened.
  const fluke = (m, c) => {
    k.save()
    k.translate(tx, ty)
    k.rotate(ta + Math.PI)
    k.transform(1, 0.12, -0.18 * m, 1, 0, 0)
    k.scale(1, -m * flukes)
    path(
      k,
      c,
      'M-0.080 -0.004C-0.030 0.020 0.010 0.060 0.040 0.110C0.062 0.148 0.084 0.178 0.112 0.196C0.120 0.150 0.112 0.096 0.092 0.058C0.078 0.030 0.064 0.012 0.046 0C0.020 -0.012 -0.030 -0.014 -0.080 -0.004Z',
    )
    k.restore()
  }
  fluke(1, cape[1])
  // Body: cape, grey side, white belly.
  const back = run(0, 1, 1, 40)
  fill(k, side[1], [...back, ...run(1, 0, -1, 40)])
  // The white of the belly thins out towards the tail in one line.
  const seam = (s) => -0.34 - 0.66 * Math.max(0, (s - 0.3) / 0.6) ** 1.6
  fill(k, belly[1], [...run(0.03, 0.9, -1, 50), ...run(0.9, 0.03, seam, 50)])
  fill(k, belly[0], [
    ...run(0.05, 0.84, (s) => -0.76 - 0.14 * Math.max(0, (s - 0.3) / 0.54), 50),
    ...run(0.84, 0.05, (s) => Math.max(-1, seam(s) - 0.02), 50),
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
