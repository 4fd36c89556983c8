import { fill, stroke } from '../core/field.js'

/** The Bow Bridge of Central Park in metres through a lens P: iron from x 0 to 27, 4.6 wide, the crown 4.3 over the lake. */
export const FULL = 27
const WIDE = 4.6
export const deck = (x) => 2.5 + 1.8 * (1 - ((x - FULL / 2) / (FULL / 2)) ** 2)
const arch = (x) => 0.7 + 2.75 * (1 - (Math.abs(x - FULL / 2) / 12.5) ** 2.2)
const line = (from, to, f, n = 48) =>
  Array.from({ length: n + 1 }, (_, i) => f(from + ((to - from) * i) / n))
const text = (list) => `M${list.map((p) => `${p[0].toFixed(2)} ${p[1].toFixed(2)}`).join('L')}`

/** A rail along z: two bars, a chain of rings between, each ring with a smaller one in it. */
function rail(k, P, z, [bar, ring, inner]) {
  const q = P(13, 3, z)[2]
  for (let x = -0.2; x < FULL + 0.2; x += 0.41) {
    const round = (r) =>
      line(0, 6.3, (a) => P(x + r * Math.cos(a), deck(x) + 0.56 + r * Math.sin(a), z), 18)
    const w = P(x, 3, z)[2]
    stroke(k, ring, 0.075 * w, text(round(0.4)))
    if (inner) stroke(k, inner, 0.05 * w, text(round(0.16)))
  }
  stroke(k, ring, 0.1 * q, text(line(-0.4, FULL + 0.4, (x) => P(x, deck(x) + 0.12, z))))
  fill(k, bar, [
    ...line(-0.4, FULL + 0.4, (x) => P(x, deck(x) + 1.14, z)),
    ...line(FULL + 0.4, -0.4, (x) => P(x, deck(x) + 0.97, z)),
  ])
}

/** A post with its urn: light on the left. */
function urn(k, P, x, z, c) {
  const y = deck(x) - 0.3
  const turn = (list) => [
    ...list.map(([r, h]) => P(x - r, y + h, z)),
    ...list.reverse().map(([r, h]) => P(x + r, y + h, z)),
  ]
  const body = [
    [0.3, 0],
    [0.3, 1.5],
    [0.38, 1.54],
    [0.38, 1.64],
    [0.13, 1.7],
    [0.13, 1.8],
    [0.3, 1.95],
    [0.36, 2.2],
    [0.46, 2.26],
  ]
  fill(k, c.face, turn([...body]))
  fill(k, c.dim, [
    ...body.map(([r, h]) => P(x + r, y + h, z)),
    ...body.reverse().map(([r, h]) => P(x + r * 0.2, y + h, z)),
  ])
  const bunch = (turn) =>
    line(0, 6.28, (t) => {
      const r = 1 + 0.1 * Math.sin(t * 4 + turn) + 0.07 * Math.sin(t * 7 + x)
      return P(x + 0.44 * r * Math.cos(t), y + 2.36 + 0.2 * r * Math.sin(t), z)
    })
  fill(k, c.flower, bunch(x * 3))
}

/** The whole bridge; `between` draws who walks on it, before the near rail. */
export function turnedBow(k, P, c, between = () => {}) {
  const band = (colour, f, g, from = 0, to = FULL, z = 0) =>
    fill(k, colour, [
      ...line(from, to, (x) => P(x, f(x), z)),
      ...line(to, from, (x) => P(x, g(x), z)),
    ])
  for (const x of [-0.6, 9, 18, FULL + 0.6]) urn(k, P, x, WIDE, { ...c, face: c.dim })
  rail(k, P, WIDE, [c.dim, c.dim])
  // The underside and the stone within, in shade.
  const [a, b] = [1, FULL - 1]
  fill(k, c.under, [
    P(a, 0, 0),
    ...line(a, b, (x) => P(x, arch(x), 0)),
    P(b, 0, 0),
    P(b, 0, WIDE),
    ...line(b, a, (x) => P(x, arch(x), WIDE)),
    P(a, 0, WIDE),
  ])
  fill(k, c.inner, [P(b, 0, 0), P(b, arch(b), 0), P(b, arch(b), WIDE), P(b, 0, WIDE)])
  for (const z of [1.5, 3]) stroke(k, c.inner, 0.3, text(line(a, b, (x) => P(x, arch(x), z))))
  between()
  // Abutments of stone, then the iron face in the sun.
  band(
    c.stone,
    () => 2.6,
    () => 0,
    -5,
    a,
  )
  band(
    c.stone,
    () => 2.6,
    () => 0,
    b,
    FULL + 5,
  )
  band(
    c.wet,
    () => 0.3,
    () => 0,
    -5,
    a,
  )
  band(
    c.wet,
    () => 0.3,
    () => 0,
    b,
    FULL + 5,
  )
  band(c.face, deck, arch, a, b)
  band(c.face, deck, () => 2.2, 0, a)
  band(c.face, deck, () => 2.2, b, FULL)
  // Scrolls: rings that grow towards the springs, sunk into the iron.
  for (const side of [-1, 1]) {
    let d = 3.6
    while (d < 11.8) {
      const x = FULL / 2 + side * d
      const [lo, hi] = [arch(x) + 0.16, deck(x) - 0.42]
      const r = (hi - lo) / 2
      const ring = (q, u = 0, v = 0) =>
        line(
          0,
          6.3,
          (t) => P(x + r * (u + q * Math.cos(t)), (lo + hi) / 2 + r * (v + q * Math.sin(t)), 0),
          26,
        )
      fill(k, c.sunk, ring(0.95))
      for (const turn of [0.785, 2.356, 3.927, 5.498])
        fill(k, c.face, ring(0.3, 0.46 * Math.cos(turn), 0.46 * Math.sin(turn)))
      fill(k, c.face, ring(0.16))
      d += r * 2.06 + 0.04
    }
  }
  band(
    c.dim,
    (x) => deck(x) - 0.24,
    (x) => deck(x) - 0.38,
  )
  band(
    c.bright,
    (x) => deck(x) + 0.06,
    (x) => deck(x) - 0.24,
    -0.4,
    FULL + 0.4,
  )
  band(c.bright, (x) => arch(x) + 0.15, arch, a, b)
  rail(k, P, 0, [c.bright, c.face, c.face])
  for (const x of [-0.6, 9, 18, FULL + 0.6]) urn(k, P, x, 0, c)
}
