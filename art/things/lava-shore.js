import { ramp, toHex } from '../core/colour.js'
import { fill, rough } from '../core/field.js'
import { clamp, noise } from '../core/noise.js'
import { random } from '../core/random.js'

/** Where the fire meets the sea, in points of the field: everything is lit from here. */
export const ENTRY = [92, 66]
export const SHORE = 66

/** A curve through knots: what is liquid has no corners. */
function flowing(knots) {
  const at = (i) => knots[clamp(i, 0, knots.length - 1)]
  return knots.slice(1).flatMap((_, i) =>
    Array.from({ length: 9 }, (_, j) => {
      const t = j / 8
      return [0, 1, 2].map((n) => {
        const [a, b, c, d] = [at(i - 1)[n], at(i)[n], at(i + 1)[n], at(i + 2)[n]]
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
      })
    }),
  )
}

/** A run of molten rock through points [x, y, width], from its dark skin to its white heart. */
export function lava(k, knots) {
  const points = flowing(knots)
  const edge = (side, share) =>
    points.map(([x, y, w], i) => {
      const [ax, ay] = points[Math.max(0, i - 1)]
      const [bx, by] = points[Math.min(points.length - 1, i + 1)]
      const l = Math.hypot(bx - ax, by - ay) || 1
      const q = (w * share * side) / 2
      return [x - ((by - ay) / l) * q, y + ((bx - ax) / l) * q]
    })
  for (const [share, colour] of [
    [1.35, '#6d1a26'],
    [1, '#cf3620'],
    [0.72, '#ff7a22'],
    [0.44, '#ffc24a'],
    [0.18, '#fff3c4'],
  ])
    fill(k, colour, [...edge(1, share), ...edge(-1, share).reverse()])
}

/** Steam: heads on a path that the trade wind bends, each with a side towards the fire. */
export function steam(k) {
  const tone = ramp([
    [0, '#ffc98a'],
    [0.12, '#f2925f'],
    [0.28, '#bf5a5c'],
    [0.5, '#7a4369'],
    [0.75, '#473866'],
    [1, '#2b2a58'],
  ])
  const r = random(11)
  const heads = []
  for (let i = 0; i < 46; i++) {
    const t = i / 45
    const wide = 3 + 15 * t ** 0.8
    for (let j = 0; j < 3; j++) {
      const side = (r() - 0.5) * 2
      heads.push([
        ENTRY[0] + 1 - 40 * t ** 1.45 + side * wide * 0.8,
        SHORE - 2 - 62 * t ** 0.86 + (r() - 0.5) * 5,
        (2.4 + 6.4 * t) * (0.75 + r() * 0.45),
      ])
    }
  }
  heads.sort((a, b) => a[1] - b[1])
  for (const [x, y, q] of heads) {
    const [dx, dy] = [ENTRY[0] - x, ENTRY[1] - y]
    const far = Math.hypot(dx, dy)
    const t = clamp(far / 64)
    k.save()
    k.beginPath()
    k.arc(x, y, q, 0, 7)
    k.fillStyle = toHex(tone(clamp(t + 0.1)))
    k.fill()
    k.clip()
    k.fillStyle = toHex(tone(clamp(t - 0.06)))
    k.beginPath()
    k.arc(x + (dx / far) * q * 0.42, y + (dy / far) * q * 0.42, q * 0.94, 0, 7)
    k.fill()
    k.restore()
  }
}

/** The young cliff: leaning facets of black rock, those that look at the fire are warm. */
export function cliff(k) {
  const top = (x) => 49 - (x - 94) * 0.05 - noise(x * 0.31, 4) * 0.9
  const steps = []
  for (let x = 93.4; x < 168; x += 2.2 + 2.6 * (noise(x * 1.7, 2) + 0.5)) steps.push(x)
  const foot = (x) => SHORE + 0.8 + noise(x * 0.7, 8) * 0.8
  fill(k, '#120e26', [
    [93.4, foot(94)],
    ...steps.map((x) => [x, top(x)]),
    [168, 40],
    [168, 68],
    ...steps.map((x, i) => [x, foot(x) + 0.5 + (i % 2) * 0.7]).reverse(),
  ])
  steps.forEach((x, i) => {
    const next = steps[i + 1] ?? 168
    const near = clamp(1 - (x - 92) / 46)
    const mid = x + (next - x) * (0.34 + 0.2 * noise(i * 3.1, 5))
    fill(
      k,
      toHex(
        ramp([
          [0, '#191430'],
          [0.5, '#3a1f36'],
          [1, '#8a3a34'],
        ])(near * (0.55 + 0.45 * noise(i * 2.3, 1))),
      ),
      [
        [x, top(x)],
        [mid, top(mid) + 1 + noise(i, 3)],
        [mid - 0.7, 58 + noise(i, 6) * 5],
        [mid - 0.2, foot(mid)],
        [x - 0.5, foot(x)],
        [x + 0.5, 57],
      ],
    )
  })
  return top
}

/** The flat young land behind the edge, its channel of fire, and the cone it comes from. */
export function plain(k) {
  fill(k, '#2a1c3c', [
    [96, 62],
    ...rough(
      [
        [96, 50],
        [112, 45],
        [128, 38.6],
        [139, 32.4],
        [146, 31.8],
        [151, 34.6],
        [168, 40],
      ],
      0.5,
      4,
    ),
    [168, 62],
  ])
  fill(k, '#1b1430', [
    [92, 52],
    [112, 46.4],
    [136, 43.6],
    [168, 41],
    [168, 62],
    [92, 62],
  ])
}

/** Ropes of cooled lava in the foreground, their backs touched by the light. */
export function ropes(k) {
  fill(k, '#0b0920', [
    ...rough(
      [
        [-4, 70.4],
        [10, 69.4],
        [26, 71],
        [40, 73.6],
        [52, 77.4],
        [64, 80.4],
        [74, 85],
        [80, 94],
        [-4, 94],
      ],
      0.7,
      9,
    ),
  ])
  // Folds pushed one over the other where the crust slid, like a cloth on a table.
  const folds = [
    [6, 79, 15, 5.2],
    [27, 84, 17, 5.6],
    [50, 89, 16, 4.8],
    [0, 90, 19, 6],
  ]
  for (const [cx, cy, rx, ry] of folds)
    for (let i = 0; i < 6; i++) {
      const q = 1 - i * 0.15
      k.fillStyle = ['#7a3140', '#0e0b24', '#4c2238', '#0e0b24', '#35203a', '#0e0b24'][i]
      k.beginPath()
      k.ellipse(cx - i * 0.5, cy + i * 0.55, rx * q, ry * q, 0.12, Math.PI, Math.PI * 2)
      k.fill()
      k.fillStyle = '#0e0b24'
      k.beginPath()
      k.ellipse(
        cx - i * 0.5 - 0.3,
        cy + i * 0.55 + 0.34,
        rx * q,
        ry * q,
        0.12,
        Math.PI,
        Math.PI * 2,
      )
      k.fill()
    }
}

/** Bars of light on the swell, widest near the fire and thinner towards the viewer. */
export function glints(k) {
  const r = random(5)
  const tone = ramp([
    [0, '#ffd79a'],
    [0.25, '#ff9a4c'],
    [0.6, '#b8463a'],
    [1, '#4c2444'],
  ])
  for (let i = 0; i < 170; i++) {
    const t = r() ** 0.8
    const y = SHORE + 1 + t * 24
    const spread = 7 + t * 24
    const off = (r() + r() - 1) * spread
    const x = ENTRY[0] + 1 - t * 9 + off
    const long = (1.2 + 5 * t) * (0.5 + r()) * (1 - Math.abs(off / spread) * 0.6)
    k.fillStyle = toHex(tone(clamp(t * 0.7 + Math.abs(off / spread) * 0.75)))
    k.beginPath()
    k.ellipse(x, y, long, 0.1 + 0.22 * t + 0.1 * r(), 0, 0, 7)
    k.fill()
  }
}
