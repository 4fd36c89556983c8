// The basalt of Reynisfjara as it stands: six-sided columns packed without a gap, lower towards the beach. Metres, then points of the field.

import { blend } from '../core/colour.js'
import { fill as flat } from '../core/field.js'
import { noise, smooth } from '../core/noise.js'

export const EYE = { x: 90, y: 52, high: 1.7, far: 92 }

/** Where a point X to the right, Z away and Y up stands in the picture. */
export const seen = (X, Z, Y = 0) => [
  EYE.x + (X * EYE.far) / Z,
  EYE.y + ((EYE.high - Y) * EYE.far) / Z,
]

const WIDE = 0.44
const SUN = [0.93, 0.37]
const TONES = ['#171b40', '#23274f', '#34345f', '#574a6c', '#d4986c', '#f2bd82']

/** The line along which the columns stand in the sand. */
const foot = (Z) =>
  -3.9 + 0.1 * Math.max(0, Z - 9) + noise(Z * 0.21, 3.3) * 0.9 - smooth(9, 4, Z) * 0.6

/** How high the column at X, Z is: steps, then pipes, then the cliff. */
function height(X, Z) {
  const back = foot(Z) - X
  const group = noise(X * 0.3 + 7, Z * 0.22) * 0.5 + noise(X * 0.75, Z * 0.6 + 3) * 0.22
  const one = noise(X * 5.3 + 1, Z * 4.7) * 0.3
  const steps = 0.45 + back * (0.85 + group * 0.9) + one
  const cliff = smooth(3.4, 7.5, back + group * 2.5) * (18 + group * 9)
  return Math.max(0.2, steps + cliff)
}

/** Corners are shared by three columns, so that none stands free; each a little out of its place. */
const corner = (x, z) => [
  x + noise(x * 3.1, z * 2.7 + 9) * 0.14,
  z + noise(x * 2.3 + 5, z * 3.3) * 0.14,
]

/** The first column at Z: its middle and the height of its top, to stand or sit on. */
export function step(Z, deep = 0) {
  const {
    X,
    Z: z,
    high,
  } = columns()
    .filter((c) => c.X < foot(c.Z) - deep)
    .reduce((a, b) =>
      Math.hypot(b.Z - Z, b.X - foot(Z) + deep) < Math.hypot(a.Z - Z, a.X - foot(Z) + deep) ? b : a,
    )
  return seen(X, z, high)
}

function columns() {
  const list = []
  const stepZ = WIDE * 1.5
  const stepX = WIDE * Math.sqrt(3)
  for (let row = 0; row < 84; row++) {
    const Z = 5.4 + row * stepZ
    for (let n = 0; n < 40; n++) {
      const X = 4 - (n + (row % 2) / 2) * stepX
      if (X > foot(Z)) continue
      if (EYE.x + (X * EYE.far) / Z < -40) continue
      const corners = Array.from({ length: 6 }, (_, i) => {
        const a = (Math.PI / 3) * i + Math.PI / 6
        return corner(X + Math.cos(a) * WIDE, Z + Math.sin(a) * WIDE)
      })
      list.push({ X, Z, corners, high: height(X, Z) })
    }
  }
  return list.sort((a, b) => Math.hypot(b.X, b.Z) - Math.hypot(a.X, a.Z))
}

function face(k, colour, list) {
  flat(k, colour, list)
  k.strokeStyle = colour
  k.lineWidth = 0.06
  k.stroke()
}

export function organ(k, haze) {
  for (const { X, Z, corners, high } of columns()) {
    const lost = smooth(16, 70, Z) * 0.62
    // Near by the wall stands in its own dusk.
    const dusk = Math.round(smooth(13, 5.5, Z) * 6) / 12
    const paint = (tone) =>
      lost > 0.02
        ? blend(tone, haze, Math.round(lost * 10) / 10)
        : dusk
          ? blend(tone, '#1a1c44', dusk)
          : tone
    const age = noise(X * 1.9 + 4, Z * 1.7)
    for (let i = 0; i < 6; i++) {
      const [a, b] = [corners[i], corners[(i + 1) % 6]]
      const [nx, nz] = [b[1] - a[1], a[0] - b[0]]
      const [mx, mz] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      if (nx * -mx + nz * -mz <= 0) continue
      const l = Math.hypot(nx, nz)
      const light = (nx * SUN[0] + nz * SUN[1]) / l
      const n =
        light < -0.45
          ? 0
          : light < -0.1
            ? 1
            : light < 0.35
              ? 2
              : light < 0.62
                ? 3
                : light < 0.86
                  ? 4
                  : 5
      const tone = TONES[n > 3 ? (age < -0.3 ? 4 : 5) : Math.max(0, n - (age < -0.35 ? 1 : 0))]
      face(k, paint(tone), [
        seen(a[0], a[1]),
        seen(b[0], b[1]),
        seen(b[0], b[1], high),
        seen(a[0], a[1], high),
      ])
      // Each column is a pile of drums: a joint here and there, only near by.
      if (Z < 20)
        for (
          let y = 0.7 + ((i * 0.37 + age + 1) % 1);
          y < Math.min(high, 11);
          y += 1.9 + (age + 1) * 0.7
        ) {
          const [p, q] = [seen(a[0], a[1], y), seen(b[0], b[1], y)]
          k.strokeStyle = paint(TONES[Math.max(0, n - 1)])
          k.lineWidth = 0.9 / Z + 0.05
          k.beginPath()
          k.moveTo(...p)
          k.lineTo(...q)
          k.stroke()
        }
    }
    if (high < EYE.high + 0.4)
      face(
        k,
        paint(age > 0 ? '#8c7890' : '#6f6484'),
        corners.map(([x, z]) => seen(x, z, high)),
      )
  }
}
