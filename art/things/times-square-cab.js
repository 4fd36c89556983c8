import { fill } from '../core/field.js'

/** The street of Times Square in metres from the steps: across, away, up; the eye 2.6 above it, all lines meet at 76, 57. */
const EYE = 2.6
const F = 90
export const S = (X, Z, Y = 0) => [76 + (X * F) / Z, 57 + ((EYE - Y) * F) / Z]

/** A saloon from its bumper (0) to its tail, in metres: along, up, half as wide there. */
const PROFILE = [
  [0.04, 0.24, 0.86],
  [0, 0.5, 0.9],
  [0.06, 0.78, 0.86],
  [0.5, 0.92, 0.86],
  [1.35, 1.02, 0.86],
  [2.05, 1.46, 0.64],
  [3.35, 1.5, 0.62],
  [4.1, 1.08, 0.82],
  [4.85, 1, 0.82],
  [4.95, 0.3, 0.84],
]

/**
 * A yellow cab with its bumper at X, Z that comes towards us, turned by `yaw` (its tail swings to the right).
 * `mirror` draws it upside down, as the wet road shows it.
 */
export function cab(k, X, Z, yaw = 0, mirror = false) {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)]
  const p = (u, y, v) => S(X + u * sin + v * cos, Z + u * cos - v * sin, mirror ? -y : y)
  const face = (c, ...list) =>
    fill(
      k,
      c,
      list.map((q) => p(...q)),
    )
  // The side that shows: the one turned to the eye at X = 0.
  const d = cos * X - sin * Z > 0 ? -1 : 1
  const strip = (c, i) => {
    const [a, b] = [PROFILE[i], PROFILE[i + 1]]
    face(c, [a[0], a[1], -a[2]], [a[0], a[1], a[2]], [b[0], b[1], b[2]], [b[0], b[1], -b[2]])
  }
  if (!mirror) {
    // Its shade on the road, and the wheels of the far side.
    face('rgba(10,6,36,.75)', [-0.1, 0, -1], [-0.1, 0, 1], [5, 0, 1], [5, 0, -1])
    face(
      '#0c0a24',
      [0.5, 0.1, -d * 0.86],
      [0.5, 0.1, -d * 0.62],
      [0.5, 0.5, -d * 0.62],
      [0.5, 0.5, -d * 0.86],
    )
    face(
      '#0c0a24',
      [0.62, 0, -d * 0.84],
      [0.62, 0, -d * 0.6],
      [0.62, 0.4, -d * 0.6],
      [0.62, 0.4, -d * 0.84],
    )
    face(
      '#0c0a24',
      [0.62, 0, d * 0.84],
      [0.62, 0, d * 0.6],
      [0.62, 0.4, d * 0.6],
      [0.62, 0.4, d * 0.84],
    )
  }
  strip('#ffe48c', 5)
  // Side of the body, then what is above its waist.
  const side = (c, list) => face(c, ...list.map(([u, y, v = 0.86]) => [u, y, d * v]))
  side('#d88c14', [
    [0.04, 0.24],
    [0, 0.5, 0.9],
    [0.06, 0.78],
    [0.5, 0.92],
    [1.35, 1.02],
    [4.1, 1.08, 0.82],
    [4.85, 1, 0.82],
    [4.95, 0.3, 0.84],
  ])
  side('#f0a820', [
    [0.06, 0.78],
    [0.5, 0.92],
    [1.35, 1.02],
    [4.1, 1.08, 0.82],
    [4.85, 1, 0.82],
    [4.88, 0.84, 0.83],
    [0.04, 0.66, 0.88],
  ])
  side('#e89c1c', [
    [1.35, 1.02],
    [2.05, 1.46, 0.64],
    [3.35, 1.5, 0.62],
    [4.1, 1.08, 0.82],
  ])
  side('#2c2460', [
    [1.66, 1.06, 0.84],
    [2.14, 1.38, 0.68],
    [2.7, 1.41, 0.67],
    [2.7, 1.08, 0.84],
  ])
  side('#3c2c70', [
    [2.82, 1.08, 0.84],
    [2.82, 1.41, 0.67],
    [3.28, 1.42, 0.67],
    [3.8, 1.1, 0.84],
  ])
  const wheel = (u) => {
    for (const [r, c] of [
      [0.42, '#181238'],
      [0.33, '#0c0a24'],
      [0.17, '#a8a0c8'],
    ]) {
      const ring = []
      for (let i = 0; i < 20; i++) {
        const a = (i / 20) * Math.PI * 2
        ring.push([u + Math.cos(a) * r, Math.max(r > 0.4 ? 0.26 : 0, 0.33 + Math.sin(a) * r), 0.88])
      }
      side(c, ring)
    }
  }
  wheel(0.98)
  wheel(3.98)
  // Front: bumper, grille, bonnet, glass with the colours of the boards.
  strip('#c8c4e0', 0)
  strip('#f8b820', 1)
  strip('#ffd860', 2)
  strip('#ffc834', 3)
  strip('#f8b820', 4)
  face('#1c1848', [1.42, 1.06, -0.78], [1.42, 1.06, 0.78], [1.98, 1.41, 0.62], [1.98, 1.41, -0.62])
  face('#e8588c', [1.42, 1.06, -0.74], [1.42, 1.06, -0.4], [1.98, 1.41, -0.2], [1.98, 1.41, -0.56])
  face('#54c4e0', [1.42, 1.06, -0.28], [1.42, 1.06, -0.14], [1.98, 1.41, 0], [1.98, 1.41, -0.1])
  face('#1c1840', [0, 0.52, -0.52], [0, 0.52, 0.52], [0.05, 0.72, 0.5], [0.05, 0.72, -0.5])
  for (const m of [-1, 1])
    face(
      '#fffbe4',
      [0, 0.55, m * 0.86],
      [0, 0.55, m * 0.56],
      [0.06, 0.76, m * 0.55],
      [0.08, 0.76, m * 0.84],
    )
  face(
    '#f4f0ff',
    [-0.02, 0.36, -0.24],
    [-0.02, 0.36, 0.24],
    [-0.02, 0.47, 0.24],
    [-0.02, 0.47, -0.24],
  )
  // The lamp on the roof.
  face('#fff4c0', [2.4, 1.5, -0.34], [2.4, 1.5, 0.34], [2.45, 1.68, 0.28], [2.45, 1.68, -0.28])
  face(
    '#e8b040',
    [2.4, 1.5, d * 0.34],
    [2.7, 1.5, d * 0.34],
    [2.66, 1.68, d * 0.28],
    [2.45, 1.68, d * 0.28],
  )
  for (const m of [-1, 1])
    face(
      '#e8a41c',
      [1.5, 1.06, m * 0.88],
      [1.5, 1.06, m * 1.06],
      [1.5, 1.2, m * 1.06],
      [1.5, 1.2, m * 0.9],
    )
}

/** The light of the two lamps of a cab on the wet road: two soft tongues that grow faint on all sides. */
export function lampLight(k, X, Z, yaw = 0, power = 0.5) {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)]
  for (const v of [-0.7, 0.7]) {
    const [x0, y0] = S(X + v * cos, Z - v * sin)
    const [x1, y1] = S(X + v * cos - Z * 0.36 * sin, Z - v * sin - Z * 0.36 * cos)
    const long = Math.hypot(x1 - x0, y1 - y0)
    k.save()
    k.globalCompositeOperation = 'screen'
    k.translate(x0, y0)
    k.rotate(Math.atan2(y1 - y0, x1 - x0))
    k.scale(long, long * 0.34)
    const g = k.createRadialGradient(0.16, 0, 0, 0.4, 0, 0.6)
    g.addColorStop(0, `rgba(255,236,176,${power})`)
    g.addColorStop(0.35, `rgba(255,216,150,${power * 0.5})`)
    g.addColorStop(1, 'rgba(255,200,140,0)')
    k.fillStyle = g
    k.fillRect(-0.3, -0.7, 1.5, 1.4)
    k.restore()
  }
}
