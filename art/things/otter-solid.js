/**
 * A Twin Otter on floats as a small solid, in metres: x forwards, y up, z to its right.
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
  faces.push({ p: sections[0].toReversed(), c: colour(0, 0, sections[0]) })
  faces.push({
    p: sections.at(-1),
    c: colour(sections.length - 2, 0, sections.at(-1)),
  })
  return faces
}

/** A flat slab between two outlines (y given at both), both sides seen. */
const plate = (p, c, lift = 0) => ({ p, c, both: true, lift })

/** Its faces: p, the corners; c, tones from shade to light; both: seen from both sides; lift: laid over what is as near; air: a disc of blades. */
export function otterFaces() {
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
    // Windows along the side that we see, a hair outside the skin.
    for (let i = 0; m < 0 && i < 5; i++) {
      const x = 2.9 - i * 0.9
      list.push({
        p: [
          [x, 0.62, m * 0.9],
          [x - 0.52, 0.62, m * 0.9],
          [x - 0.52, 0.12, m * 0.92],
          [x, 0.12, m * 0.92],
        ],
        c: GLASS,
        both: true,
        lift: 1.2,
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
    // The wing's end.
    list.push(
      plate(
        [
          [1.7, 1.68, m * 9.9],
          [0, 1.68, m * 9.9],
          [0.5, 1.48, m * 9.9],
          [1.7, 1.42, m * 9.9],
        ],
        [CORAL[0], CORAL[0], CORAL[1]],
        0.8,
      ),
    )
    // Three blades, at rest.
    for (const a of [0.4, 2.5, 4.6].map((n) => n + m * 0.3)) {
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const tip = (l, w) => [4.05, 1.05 + s * l + c * w, m * 2.9 + c * l - s * w]
      list.push(plate([tip(0.1, 0.1), tip(1.3, 0.16), tip(1.3, -0.1), tip(0.1, -0.1)], DARK, 0.3))
    }
    // A stripe along the cabin, the side window of the cockpit.
    if (m < 0)
      list.push(
        plate(
          [
            [4.1, -0.2, m * 0.86],
            [-4.6, 0.28, m * 0.66],
            [-4.6, 0.02, m * 0.66],
            [-2.2, -0.46, m * 0.9],
            [3.6, -0.56, m * 0.9],
          ],
          CORAL,
          1.2,
        ),
        plate(
          [
            [4.6, 0.62, m * 0.66],
            [3.5, 0.86, m * 0.82],
            [3.4, 0.3, m * 0.92],
            [4.5, 0.26, m * 0.84],
          ],
          GLASS,
          1.3,
        ),
      )
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
            [x1 + 0.26, -2.5, m * 1.55],
            [x1, -2.5, m * 1.55],
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
    // Wing: its upper side and its front edge, a coral tip.
    for (const [z0, z1, x0, x1, xe, c] of [
      [0, 2.5, 2, 1.97, -0.1, WHITE],
      [2.5, 3.3, 1.97, 1.96, -0.1, WHITE],
      [3.3, 8.6, 1.96, 1.9, -0.1, WHITE],
      [8.6, 9.9, 1.9, 1.7, 0, CORAL],
    ]) {
      const y = (z) => 1.45 + z * 0.023
      list.push(
        plate(
          [
            [x0, y(z0), m * z0],
            [-0.1, y(z0), m * z0],
            [xe, y(z1), m * z1],
            [x1, y(z1), m * z1],
          ],
          c,
          0.9,
        ),
        plate(
          [
            [x0, y(z0), m * z0],
            [x1, y(z1), m * z1],
            [x1, y(z1) - 0.26, m * z1],
            [x0, y(z0) - 0.3, m * z0],
          ],
          [c[0], c[0], c[1]],
          // Behind an engine it is hidden.
          z0 === 2.5 ? -2 : 0.8,
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
    // Tailplane: an upper side and a front edge, rooted in the fin.
    list.push(
      plate(
        [
          [-6.6, 2.0, 0],
          [-8.5, 2.0, 0],
          [-8.4, 2.1, m * 3.2],
          [-7.3, 2.1, m * 3.2],
        ],
        WHITE,
        0.6,
      ),
      plate(
        [
          [-6.6, 2.0, 0],
          [-7.3, 2.1, m * 3.2],
          [-7.3, 1.96, m * 3.2],
          [-6.6, 1.78, 0],
        ],
        [WHITE[0], WHITE[0], WHITE[1]],
        0.7,
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
