import { fill } from '../core/field.js'

// The stepwell of Abhaneri in metres, seen from a low ledge across the water: the pool at 0, every storey higher stands farther out.
const [EYE, FOCAL, LEVEL] = [5, 100, 21]
export const P = (X, Y, Z) => [80 + (X * FOCAL) / Z, LEVEL + ((EYE - Y) * FOCAL) / Z]
export const metre = (Z) => FOCAL / Z

const STOREYS = 11
const [HIGH, DEEP, OUT] = [1.6, 0.9, 0.56]
export const [HALF, BACK, FRONT] = [7.6, 20, 4]
const [PITCH, WIDE, STEPS] = [2.7, 1.06, 5]
/** The height of the rim that throws the shadow, and how far out it stands. */
const RIM = [17.6, 18.7]

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
    // The slab that closes the storey.
    fill(k, t.lip, [
      q(-x, y + HIGH - 0.16, z),
      q(x, y + HIGH - 0.16, z),
      q(x, y + HIGH, z),
      q(-x, y + HIGH, z),
    ])
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
    fill(k, t.lip, [
      q(x, y + HIGH - 0.16, FRONT),
      q(x, y + HIGH - 0.16, z1),
      q(x, y + HIGH, z1),
      q(x, y + HIGH, FRONT),
    ])
    for (let c = BACK + 4 * PITCH - 1.9; c > FRONT + 1.5; c -= PITCH) {
      if (c + WIDE > z1 - 0.7) continue
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
const edgeAt = (y) => RIM[1] - (RIM[0] - y) / 0.8
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
    ? [P(edgeAt(0), 0, 14), ...list, [260, -60], [260, 120]]
    : [...list, [260, 240], [260, list[0][1]]]
}

const RIMWIDE = 1.5
/** The water between the lowest ledges. */
export const POOL = [
  P(-HALF + RIMWIDE, 0, BACK - RIMWIDE),
  P(HALF - RIMWIDE, 0, BACK - RIMWIDE),
  P(HALF - RIMWIDE, 0, FRONT),
  P(-HALF + RIMWIDE, 0, FRONT),
]

/** The stone rim at the water: lit on the left and at the back as far as the shadow lets it. */
export function rim(k, lit, shade) {
  const [x, z] = [HALF, BACK]
  const e = edgeAt(0)
  fill(k, lit, [
    P(-x, 0, FRONT),
    P(-x, 0, z),
    P(e, 0, z),
    P(e - 1.2, 0, z - RIMWIDE),
    P(-x + RIMWIDE, 0, z - RIMWIDE),
    P(-x + RIMWIDE, 0, FRONT),
  ])
  fill(k, shade, [
    P(x, 0, FRONT),
    P(x, 0, z),
    P(e, 0, z),
    P(e - 1.2, 0, z - RIMWIDE),
    P(x - RIMWIDE, 0, z - RIMWIDE),
    P(x - RIMWIDE, 0, FRONT),
  ])
}
