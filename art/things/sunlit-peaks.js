// Peaks in the first sun and the woods at their feet, in points of the field.
import { fill, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'

/** Ridges of a peak that is 1 high with its top at 0, 0: left, right, the one between the faces, a spur on each face. */
const SHAPES = [
  {
    left: '0 0 -0.060 0.060 -0.110 0.090 -0.170 0.180 -0.240 0.210 -0.300 0.310 -0.380 0.340 -0.440 0.430 -0.560 0.490 -0.640 0.610 -0.780 0.700 -0.880 0.850 -1 1',
    right:
      '0 0 0.050 0.070 0.100 0.100 0.140 0.190 0.240 0.260 0.290 0.250 0.370 0.350 0.450 0.390 0.530 0.510 0.650 0.570 0.770 0.730 0.920 0.880 1 1',
    spine: '0 0 0.030 0.120 -0.020 0.210 0.060 0.330 0.020 0.440 0.120 0.580 0.060 0.700 0.160 1',
    spurs:
      '-0.240 0.210 -0.190 0.330 -0.260 0.430 -0.170 0.560 -0.240 0.700 -0.120 1 -0.040 0.800 -0.110 0.600 -0.080 0.480 -0.140 0.360|0.290 0.250 0.270 0.360 0.350 0.460 0.310 0.580 0.410 0.720 0.380 1 0.620 1 0.560 0.760 0.460 0.580 0.400 0.420',
  },
  {
    left: '0 0 -0.080 0.090 -0.180 0.130 -0.230 0.240 -0.350 0.270 -0.420 0.400 -0.520 0.450 -0.620 0.620 -0.740 0.680 -0.860 0.860 -1 1',
    right:
      '0 0 0.090 0.050 0.150 0.160 0.210 0.190 0.300 0.340 0.420 0.400 0.480 0.390 0.600 0.560 0.720 0.640 0.840 0.820 1 1',
    spine: '0 0 0.060 0.140 0.010 0.260 0.090 0.400 0.050 0.560 0.160 0.740 0.120 1',
    spurs:
      '-0.180 0.130 -0.160 0.260 -0.240 0.380 -0.180 0.520 -0.280 0.680 -0.200 1 -0.060 1 -0.120 0.740 -0.060 0.520 -0.110 0.320|0.480 0.390 0.440 0.520 0.500 0.640 0.460 1 0.700 1 0.600 0.680',
  },
]

/** A peak in two faces, its left in the first sun: snow that runs down in fingers between ribs of rock. `form` 0 or 1; tones: snow, rock and spur, each in light and shade. */
export function summit(k, { x, y, half, base, snow = 0.6, seed, tones, form = 0 }) {
  const rand = random(seed * 31)
  const high = base - y
  const map = (text) => points(text).map(([a, b]) => [x + a * half, y + b * high])
  const shape = SHAPES[form]
  const left = rough(map(shape.left), high * 0.012, seed)
  const right = rough(map(shape.right), high * 0.012, seed + 1)
  const spine = rough(map(shape.spine), high * 0.01, seed + 2)
  fill(k, tones.rock[0], [...left, ...[...spine].reverse()])
  fill(k, tones.rock[1], [...spine, ...[...right].reverse()])
  const edgeAt = (line, yy) => {
    const i = Math.max(
      1,
      line.findIndex((p) => p[1] >= yy),
    )
    const [a, b] = [line[i - 1], line[i]]
    return a[0] + (b[0] - a[0]) * ((yy - a[1]) / Math.max(0.01, b[1] - a[1]))
  }
  const fingers = (from, to, colour, share) => {
    const low = y + high * share
    const n = Math.max(4, Math.round(Math.abs(edgeAt(to, low) - edgeAt(from, low)) / 3.4))
    const teeth = Array.from({ length: n * 2 + 1 }, (_, i) => {
      const depth = i % 2 ? 0.6 + rand() * 0.2 : 0.86 + rand() * 0.4
      const yy = Math.min(base, y + (low - y) * depth)
      return [edgeAt(from, yy) + ((edgeAt(to, yy) - edgeAt(from, yy)) * i) / (n * 2), yy]
    })
    fill(k, colour, [
      [x, y],
      ...from.filter((p) => p[1] < teeth[0][1]),
      ...teeth,
      ...to.filter((p) => p[1] < teeth.at(-1)[1]).reverse(),
    ])
  }
  k.save()
  k.beginPath()
  for (const p of [...left, ...[...right].reverse()]) k.lineTo(...p)
  k.clip()
  fingers(left, spine, tones.snow[0], snow)
  fingers(spine, right, tones.snow[1], snow * 0.94)
  // Spurs: the side of one that looks away from the sun, the side of the other that takes it.
  const [shady, sunny] = shape.spurs
    .split('|')
    .map((text) => rough(map(text), high * 0.012, seed + 5))
  fill(k, tones.spur[0], shady)
  fill(k, tones.spur[1], sunny)
  // Ribs that stand out of the snow along the fall of the slope.
  for (let i = 0; i < 10; i++) {
    const lit = i % 2
    const yy = y + high * snow * (0.22 + rand() * 0.5)
    const [a, b] = lit
      ? [edgeAt(left, yy), edgeAt(spine, yy)]
      : [edgeAt(spine, yy), edgeAt(right, yy)]
    const px = a + (b - a) * (0.25 + rand() * 0.55)
    const [h, way] = [high * (0.05 + rand() * 0.08), ((px - x) / high) * 0.9]
    fill(k, tones.rock[lit ? 0 : 1], [
      [px, yy],
      [px + h * way - h * 0.1, yy + h * 0.7],
      [px + h * way, yy + h * 1.2],
      [px + h * way + h * 0.16, yy + h * 0.6],
    ])
  }
  k.restore()
}

/** A wooded slope: firs along its upper edge, its foot in the mist. */
export function wood(k, edge, foot, [dark, lit], size, seed) {
  const rand = random(seed)
  const line = points(edge)
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    const n = Math.ceil(Math.abs(b[0] - a[0]) / (size * 0.3))
    for (let j = 0; j < n; j++) {
      const t = (j + rand() * 0.5) / n
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 0.6]
      const h = size * (0.6 + rand() * 0.6)
      fill(k, dark, [
        [x - h * 0.24, y],
        [x, y - h],
        [x + h * 0.24, y],
      ])
      fill(k, lit, [
        [x - h * 0.24, y],
        [x, y - h],
        [x - h * 0.05, y],
      ])
    }
  }
  fill(k, dark, [...line, ...points(foot)])
}

/** A fir near by: tiers of boughs, their left sides in the light. */
export function fir(k, x, y, high, [dark, mid, lit]) {
  path(k, '#3a2c44', `M${x - high * 0.03} ${y}V${y - high * 0.2}h${high * 0.06}V${y}Z`)
  for (let i = 0; i < 6; i++) {
    const t = i / 6
    const [yy, half] = [y - high * (0.08 + t * 0.76), high * 0.21 * (1 - t * 0.82)]
    const tip = yy - high * 0.25
    fill(k, mid, [
      [x - half, yy + high * 0.02],
      [x - half * 0.5, yy - high * 0.015],
      [x - half * 0.3, yy + high * 0.035],
      [x, yy],
      [x, tip],
    ])
    fill(k, dark, [
      [x + half, yy + high * 0.02],
      [x + half * 0.5, yy - high * 0.015],
      [x + half * 0.3, yy + high * 0.035],
      [x - half * 0.1, yy],
      [x, tip],
    ])
    fill(k, lit, [
      [x - half, yy + high * 0.02],
      [x - half * 0.62, yy - high * 0.01],
      [x, tip],
    ])
  }
}
