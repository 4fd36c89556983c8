// Bodies built up of outlines, one upon the other, in metres; the sun behind us on the left.
import { fill } from '../core/field.js'
import { lens } from './lens.js'

const EYE = 2.2
export const P = lens({ eye: [0, EYE, 0], f: 122, cx: 74, cy: 65 })
export const ROUND = Array.from({ length: 40 }, (_, i) => [
  Math.cos((i * Math.PI) / 20),
  Math.sin((i * Math.PI) / 20),
])

/** One body of stacked outlines [radius, height, tones darker], side by side in flat tones: [lit, half, shade, deep, ledge]. */
export function solid(k, x, z, section, profile, tones) {
  const n = section.length
  const ring = ([r, y]) => section.map(([a, b]) => P(x + a * r, y, z + b * r))
  const tone = (nx, nz, darker) => {
    const d = -nx * 0.8 - nz * 0.6
    return tones[Math.min(3, (d > 0.62 ? 0 : d > 0.2 ? 1 : d > -0.42 ? 2 : 3) + darker)]
  }
  const part = (a, b) => {
    if (Math.abs(a[1] - b[1]) < 0.001) {
      // A ledge: its floor where we look down, its underside where we look up.
      const wide = a[0] > b[0] ? a : b
      fill(k, a[1] < EYE === a[0] > b[0] ? tones[4] : tones[3], ring(wide))
      return
    }
    const [low, high] = [ring(a), ring(b)]
    const sides = []
    // What is round is one shape in each tone: no seams between its sides.
    const bands = new Map()
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n
      const [p, q] = [section[i], section[j]]
      const l = Math.hypot(q[0] - p[0], q[1] - p[1])
      const [nx, nz] = [(q[1] - p[1]) / l, -(q[0] - p[0]) / l]
      const [mx, mz] = [x + ((p[0] + q[0]) / 2) * a[0], z + ((p[1] + q[1]) / 2) * a[0]]
      if (nx * mx + nz * mz >= 0) continue
      const c = tone(nx, nz, b[2] ?? 0)
      if (section === ROUND) bands.set(c, [...(bands.get(c) ?? []), i])
      else sides.push([mx * mx + mz * mz, c, [low[i], low[j], high[j], high[i]]])
    }
    for (const [c, list] of bands) {
      const start = list.find((i) => !list.includes((i + n - 1) % n))
      const run = Array.from({ length: list.length + 1 }, (_, i) => (start + i) % n)
      fill(k, c, [...run.map((i) => low[i]), ...run.toReversed().map((i) => high[i])])
      k.strokeStyle = c
      k.lineWidth = 0.07
      k.stroke()
    }
    sides.sort((u, v) => v[0] - u[0])
    for (const [, c, quad] of sides) {
      fill(k, c, quad)
      k.strokeStyle = c
      k.lineWidth = 0.07
      k.stroke()
    }
  }
  const pairs = profile.slice(1).map((b, i) => [profile[i], b])
  for (const [a, b] of pairs.filter(([a]) => a[1] >= EYE).toReversed()) part(a, b)
  for (const [a, b] of pairs.filter(([a]) => a[1] < EYE)) part(a, b)
}

export const steps = (r0, r1, y0, y1, n) =>
  Array.from({ length: n }, (_, i) => {
    const [r, y, t] = [r0 + ((r1 - r0) * i) / n, y0 + ((y1 - y0) * i) / n, (y1 - y0) / n]
    return [
      [r, y],
      [r, y + t],
    ]
  }).flat()
/** Steps whose upper edge hangs over, so that each throws a line of shade. */
export const tiers = (r0, r1, y0, y1, n) =>
  steps(r0, r1, y0, y1, n).flatMap(([r, y], i) =>
    i % 2
      ? [
          [r, y - 0.7],
          [r, y - 0.4, 1],
          [r + 0.34, y - 0.4],
          [r + 0.34, y],
        ]
      : [[r, y]],
  )
export const rings = (r0, r1, y0, y1, n) =>
  Array.from({ length: n }, (_, i) => {
    const [r, y, t] = [r0 + ((r1 - r0) * i) / n, y0 + ((y1 - y0) * i) / n, (y1 - y0) / n]
    return [
      [r, y],
      [r * 0.96, y + t * 0.62],
      [r * 0.74, y + t * 0.66],
      [r * 0.74, y + t],
    ]
  }).flat()
