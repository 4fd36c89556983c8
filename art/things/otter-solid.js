import { blend } from '../core/colour.js'

/**
 * A Twin Otter on floats as a small solid, in metres: x forwards, y up, z to its right. Its faces are turned, lit by one sun and laid
 * on the picture from far to near.
 */
const WHITE = ['#6c7cac', '#b8c4d8', '#fffdf4']
const CORAL = ['#8c3450', '#d8584c', '#fc8c64']
const GOLD = ['#a8684c', '#ecb04c', '#ffd880']
const GLASS = ['#1c2c54', '#2c4470', '#4c6c94']
const DARK = ['#34406c', '#4c5c84', '#7c8cac']

const ring = (x, yc, h, w, z = 0, n = 10) =>
  Array.from({ length: n }, (_, i) => {
    const a = ((i + 0.5) / n) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return [
      x,
      yc + Math.sign(s) * Math.abs(s) ** 0.75 * h,
      z + Math.sign(c) * Math.abs(c) ** 0.75 * w,
    ]
  })

/** A body through rings of points, closed at both ends; band(i, y) says its colour. */
function loft(sections, colour) {
  const faces = []
  for (let s = 0; s < sections.length - 1; s++)
    for (let i = 0; i < sections[s].length; i++) {
      const j = (i + 1) % sections[s].length
      const p = [sections[s][i], sections[s][j], sections[s + 1][j], sections[s + 1][i]]
      faces.push({ p, c: colour(s, i, p) })
    }
  faces.push({ p: sections[0], c: colour(0, 0, sections[0]) })
  faces.push({
    p: sections.at(-1).toReversed(),
    c: colour(sections.length - 2, 0, sections.at(-1)),
  })
  return faces
}

/** A flat slab between two outlines (y given at both), both sides seen. */
const plate = (p, c, lift = 0) => ({ p, c, both: true, lift })

function faces() {
  const list = []
  list.push(
    ...loft(
      [
        ring(6.9, -0.35, 0.15, 0.14),
        ring(6.2, -0.25, 0.52, 0.46),
        ring(4.9, -0.05, 0.82, 0.76),
        ring(3.6, 0.2, 1.08, 0.86),
        ring(-2.2, 0.2, 1.08, 0.86),
        ring(-5, 0.45, 0.68, 0.56),
        ring(-8.4, 0.85, 0.28, 0.16),
      ],
      (s, i) =>
        i >= 6 && i <= 8 ? CORAL : s === 2 && i >= 1 && i <= 3 ? GLASS : s === 5 ? CORAL : WHITE,
    ),
  )
  for (const m of [-1, 1]) {
    // Windows along both sides, a hair outside the skin.
    for (let i = 0; i < 6; i++) {
      const x = 2.7 - i * 0.95
      list.push({
        p: [
          [x, 0.62, m * 0.9],
          [x - 0.52, 0.62, m * 0.9],
          [x - 0.52, 0.12, m * 0.92],
          [x, 0.12, m * 0.92],
        ],
        c: GLASS,
        both: true,
        lift: 0.4,
      })
    }
    // Engines under the wing, discs of the propellers before them.
    list.push(
      ...loft(
        [
          ring(4, 1.05, 0.2, 0.2, m * 2.9, 8),
          ring(3.4, 1.05, 0.42, 0.38, m * 2.9, 8),
          ring(1.4, 1.1, 0.5, 0.42, m * 2.9, 8),
          ring(-0.6, 1.25, 0.2, 0.2, m * 2.9, 8),
        ],
        (s) => (s === 0 ? DARK : WHITE),
      ),
    )
    list.push({
      p: ring(4.05, 1.05, 1.3, 1.3, m * 2.9, 18),
      c: ['rgba(255,255,255,.3)'],
      both: true,
      air: true,
    })
    // Float: a keel with a step.
    list.push(
      ...loft(
        [
          ring(5.6, -2.35, 0.1, 0.08, m * 1.55, 8),
          ring(4.7, -2.55, 0.36, 0.32, m * 1.55, 8),
          ring(0.4, -2.75, 0.46, 0.42, m * 1.55, 8),
          ring(-0.2, -2.65, 0.36, 0.4, m * 1.55, 8),
          ring(-4.4, -2.3, 0.1, 0.14, m * 1.55, 8),
        ],
        (_, i) => (i >= 4 ? DARK : GOLD),
      ),
    )
    for (const [x0, x1] of [
      [3, 3.4],
      [-0.8, -1.6],
    ]) {
      list.push(
        plate(
          [
            [x0, -0.6, m * 0.7],
            [x0 + 0.26, -0.6, m * 0.7],
            [x1 + 0.26, -2.3, m * 1.5],
            [x1, -2.3, m * 1.5],
          ],
          DARK,
        ),
      )
    }
    // Wing strut.
    list.push(
      plate(
        [
          [1.3, -0.5, m * 0.85],
          [0.9, -0.5, m * 0.85],
          [0.9, 1.2, m * 4.4],
          [1.3, 1.2, m * 4.4],
        ],
        WHITE,
        -0.5,
      ),
    )
    // Wing: its upper side, its lower side, a coral tip.
    for (const [y, lift] of [
      [1.45, 0.9],
      [1.25, -0.2],
    ]) {
      list.push(
        plate(
          [
            [2, y, 0],
            [-0.1, y, 0],
            [-0.1, y + 0.2, m * 8.6],
            [1.9, y + 0.2, m * 8.6],
          ],
          WHITE,
          lift,
        ),
        plate(
          [
            [1.9, y + 0.2, m * 8.6],
            [-0.1, y + 0.2, m * 8.6],
            [0, y + 0.22, m * 9.9],
            [1.7, y + 0.22, m * 9.9],
          ],
          CORAL,
          lift,
        ),
      )
    }
    list.push(
      plate(
        [
          [0.35, 1.47, m * 3.4],
          [-0.1, 1.47, m * 3.4],
          [-0.1, 1.66, m * 8.4],
          [0.35, 1.66, m * 8.4],
        ],
        ['#8494b8', '#a8b4cc', '#d8dce0'],
        1.1,
      ),
    )
    // Tailplane.
    list.push(
      plate(
        [
          [-6.9, 2.1, 0],
          [-8.4, 2.1, 0],
          [-8.3, 2.15, m * 3.1],
          [-7.1, 2.15, m * 3.1],
        ],
        WHITE,
        0.6,
      ),
    )
  }
  // Fin.
  list.push(
    plate(
      [
        [-5.4, 1.1, 0],
        [-8.6, 1, 0],
        [-8.9, 4.2, 0],
        [-7.6, 4.2, 0],
      ],
      CORAL,
    ),
  )
  list.push(
    plate(
      [
        [-7.05, 2.6, 0.02],
        [-8.75, 2.6, 0.02],
        [-8.82, 3.3, 0.02],
        [-7.3, 3.3, 0.02],
      ],
      GOLD,
      0.3,
    ),
  )
  return list
}

const turn = ([x, y, z], [yaw, pitch, roll]) => {
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)]
  ;[y, z] = [y * cr - z * sr, y * sr + z * cr]
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)]
  ;[x, y] = [x * cp - y * sp, x * sp + y * cp]
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)]
  ;[x, z] = [x * cy - z * sy, x * sy + z * cy]
  return [x, y, z]
}

/**
 * yaw, pitch, roll in radians (yaw 0: nose to the right); down: how far we look down on it; sun: direction to the light (right, up,
 * towards us); flat: one colour, its shadow.
 */
export function otter(
  k,
  x0,
  y0,
  q,
  { yaw, pitch = 0, roll = 0, down = 0.5, sun = [-0.5, 0.75, 0.45], flat },
) {
  const [cd, sd] = [Math.cos(down), Math.sin(down)]
  const see = (v) => {
    const [x, y, z] = turn(v, [yaw, pitch, roll])
    return [x, y * cd - z * sd, y * sd + z * cd]
  }
  const all = faces()
    .map((face) => {
      const p = face.p.map(see)
      const [a, b, c] = [p[0], p[1], p[Math.min(3, p.length - 1)]]
      const [u, v] = [b.map((n, i) => n - a[i]), c.map((n, i) => n - a[i])]
      let n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
      const l = Math.hypot(...n) || 1
      n = n.map((t) => t / l)
      if (face.both && n[2] < 0) n = n.map((t) => -t)
      return { ...face, p, n, z: p.reduce((s, t) => s + t[2], 0) / p.length + (face.lift ?? 0) }
    })
    .sort((a, b) => a.z - b.z)
  for (const { p, c, n, both, air } of all) {
    // Lofts are closed: what faces away is hidden behind what faces us.
    if (flat && air) continue
    const light = Math.max(0, n[0] * sun[0] + n[1] * sun[1] + n[2] * sun[2])
    const tone = air
      ? c[0]
      : light > 0.75
        ? c[2]
        : light > 0.45
          ? blend(c[1], c[2], 0.6)
          : light > 0.2
            ? c[1]
            : blend(c[0], c[1], both ? 0.4 : 0.3)
    k.fillStyle = flat ?? tone
    k.strokeStyle = k.fillStyle
    k.lineWidth = air ? 0.001 : q * 0.05
    k.beginPath()
    for (const t of p) k.lineTo(x0 + t[0] * q, y0 - t[1] * q)
    k.closePath()
    k.fill()
    if (!air) k.stroke()
  }
}
