import { fill } from '../core/field.js'

// A stepwell of thirteen storeys like that of Abhaneri, in metres: the pool at 0, every storey higher stands farther out.
const [EYE, FOCAL, LEVEL] = [19.4, 96, 5]
export const P = (X, Y, Z) => [80 + (X * FOCAL) / Z, LEVEL + ((EYE - Y) * FOCAL) / Z]
export const metre = (Z) => FOCAL / Z

const STOREYS = 11
const [HIGH, DEEP, OUT] = [1.6, 0.9, 0.56]
const [HALF, BACK, FRONT] = [7.2, 26, 9]
const [PITCH, WIDE, STEPS] = [2.7, 1.06, 5]

export const halfAt = (i) => HALF + i * DEEP
export const backAt = (i) => BACK + i * DEEP
export const ledge = (i) => i * HIGH

/** Half a pyramid of stairs as a stepped outline: [distance from its middle, height] from the apex down. */
const outline = Array.from({ length: STEPS }, (_, j) => [
  0.2 + ((WIDE - 0.2) * j) / (STEPS - 1),
  HIGH * (1 - j / STEPS),
])

/** The stepped front of one pyramid: both flights and the landing. */
function front(at) {
  const half = outline.flatMap(([d, y], j) => [
    [d, y],
    [d, j + 1 < STEPS ? outline[j + 1][1] : 0],
  ])
  return [...half.map(([d, y]) => at(-d, y)).reverse(), ...half.map(([d, y]) => at(d, y))]
}

/** The wall that faces us. t: colours of wall, front, tread, and what the sun leaves dark. */
export function farWall(k, t, sign = 1) {
  for (let i = STOREYS - 1; i >= 0; i--) {
    const [z, x, y] = [backAt(i), halfAt(i), ledge(i)]
    const q = (a, b, c) => P(a, b * sign, c)
    fill(k, t.wall, [q(-x, y, z), q(x, y, z), q(x, y + HIGH, z), q(-x, y + HIGH, z)])
    const n = Math.floor((x - 1.2) / PITCH)
    if (t.cast) {
      k.save()
      k.beginPath()
      for (const p of [q(-x, y, z), q(x, y, z), q(x, y + HIGH, z), q(-x, y + HIGH, z)])
        k.lineTo(...p)
      k.clip()
      for (let m = -n; m <= n; m++)
        fill(
          k,
          t.cast,
          front((d, h) => q(m * PITCH + d - 0.62, y + h - 0.34, z)),
        )
      k.restore()
    }
    fill(k, t.ledge, [q(-x, y, z), q(x, y, z), q(x, y, z - DEEP), q(-x, y, z - DEEP)])
    for (let m = -n; m <= n; m++) {
      const c = m * PITCH
      // The shadow of the stairs on the ledge they stand on.
      if (t.cast)
        fill(k, t.cast, [
          q(c - WIDE, y, z),
          q(c + WIDE, y, z),
          q(c + WIDE - 0.3, y, z - OUT),
          q(c - WIDE - 0.62, y, z - OUT + 0.2),
        ])
      for (const s of [-1, 1])
        for (const [j, [d, h]] of outline.entries()) {
          const inner = j ? outline[j - 1][0] : 0
          fill(k, t.tread, [
            q(c + s * inner, y + h, z),
            q(c + s * d, y + h, z),
            q(c + s * d, y + h, z - OUT),
            q(c + s * inner, y + h, z - OUT),
          ])
        }
      fill(
        k,
        t.front,
        front((d, h) => q(c + d, y + h, z - OUT)),
      )
    }
  }
}

/** A wall at the side: -1 left, 1 right. t.end: the faces of its steps that look at us. */
export function sideWall(k, t, side, sign = 1) {
  for (let i = STOREYS - 1; i >= 0; i--) {
    const [z1, y] = [backAt(i), ledge(i)]
    const x = side * halfAt(i)
    const q = (a, b, c) => P(a, b * sign, c)
    const inward = -side
    fill(k, t.wall, [q(x, y, FRONT), q(x, y, z1), q(x, y + HIGH, z1), q(x, y + HIGH, FRONT)])
    fill(k, t.ledge, [
      q(x, y, FRONT),
      q(x, y, z1),
      q(x + inward * DEEP, y, z1 - DEEP),
      q(x + inward * DEEP, y, FRONT),
    ])
    for (let c = BACK - 1.9; c > FRONT + 1.5; c -= PITCH) {
      if (c + WIDE > z1) continue
      const xo = x + inward * OUT
      if (t.cast)
        fill(k, t.cast, [
          q(x, y, c - WIDE),
          q(x, y, c + WIDE),
          q(xo, y, c + WIDE + 0.5),
          q(xo, y, c),
        ])
      for (const s of [1, -1])
        for (const [j, [d, h]] of outline.entries()) {
          const inner = j ? outline[j - 1][0] : 0
          fill(k, t.tread, [
            q(x, y + h, c + s * inner),
            q(x, y + h, c + s * d),
            q(xo, y + h, c + s * d),
            q(xo, y + h, c + s * inner),
          ])
        }
      for (const [j, [d, h]] of outline.entries()) {
        const low = j + 1 < STEPS ? outline[j + 1][1] : 0
        fill(k, t.end, [
          q(x, y + h, c - d),
          q(xo, y + h, c - d),
          q(xo, y + low, c - d),
          q(x, y + low, c - d),
        ])
      }
      fill(
        k,
        t.front,
        front((d, h) => q(xo, y + h, c + d)),
      )
    }
  }
}

/** Where the shadow of the right rim falls: its edge climbs the far wall, storey by storey. */
const edgeAt = (y) => halfAt(STOREYS) - (ledge(STOREYS) - y) / 0.8
export function shadeOnFar(sign = 1) {
  const list = []
  for (let i = 0; i <= STOREYS; i++) {
    const y = ledge(i)
    // In the mirror the ledges are seen from below: none of them shows.
    if (i && sign > 0) list.push(P(edgeAt(y), y, backAt(i - 1)))
    list.push(P(edgeAt(y), y * sign, backAt(i) - DEEP))
    if (sign > 0) list.push(P(edgeAt(y), y, backAt(i)))
  }
  return sign > 0
    ? [P(edgeAt(0), 0, 14), ...list, [260, -20], [260, 120]]
    : [...list, [260, 240], [260, list[0][1]]]
}

/** The pool between the lowest ledges. */
export const POOL = [
  P(-HALF + 0.4, 0, BACK - DEEP),
  P(HALF - 0.4, 0, BACK - DEEP),
  P(HALF - 0.4, 0, 10),
  P(-HALF + 0.4, 0, 10),
]

/** The gallery round the rim: pillars and pointed arches, the sky above it. */
export function gallery(k, t) {
  const [y, z, x] = [ledge(STOREYS), backAt(STOREYS) + 1.2, halfAt(STOREYS) + 1.2]
  const top = y + 3.1
  const wall = (c, at, a, b, y0, y1) => fill(k, c, [at(a, y0), at(b, y0), at(b, y1), at(a, y1)])
  const runs = [
    [(u, v) => P(u, v, z), -x, x, t.far],
    [(u, v) => P(-x, v, u), FRONT, z, t.left],
    [(u, v) => P(x, v, u), FRONT, z, t.right],
  ]
  for (const [at, a, b, [wallTone, hole, rim]] of runs) {
    wall(wallTone, at, a, b, y, top)
    wall(rim, at, a, b, top - 0.3, top)
    for (let u = a + 0.35; u < b - 1.2; u += 1.72)
      fill(k, hole, [
        at(u, y),
        at(u, y + 1.6),
        at(u + 0.18, y + 2.05),
        at(u + 0.63, y + 2.4),
        at(u + 1.08, y + 2.05),
        at(u + 1.26, y + 1.6),
        at(u + 1.26, y),
      ])
  }
  // The rim that one walks on.
  fill(k, t.far[3], [P(-x, y, z), P(x, y, z), P(x, y, z - 1.2), P(-x, y, z - 1.2)])
  fill(k, t.left[3], [P(-x, y, z), P(-x + 1.2, y, z - 1.2), P(-x + 1.2, y, FRONT), P(-x, y, FRONT)])
  fill(k, t.right[3], [P(x, y, z), P(x - 1.2, y, z - 1.2), P(x - 1.2, y, FRONT), P(x, y, FRONT)])
}
