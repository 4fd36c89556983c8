import { fill, stroke } from '../core/field.js'

// Seen from the roof of a second boat, six metres over the sea, looking down a little; metres to points of the picture.
const [F, HIGH, DOWN, MID] = [80, 6.4, 0.44, 80]
const [C, S] = [Math.cos(DOWN), Math.sin(DOWN)]
/** A place x to the right, y over the water, z away. */
export const P = (x, y, z) => {
  const d = z * C + (HIGH - y) * S
  return [MID + (F * x) / d, 45 + (F * ((HIGH - y) * C - z * S)) / d]
}
export const HORIZON = 45 - (F * S) / C
/** Points of the picture to a metre, at a place. */
export const metre = (y, z) => F / (z * C + (HIGH - y) * S)
/** Where the light throws a point of height y on the sea: towards us and to the right. */
const FALL = [0.75, -0.55]
export const cast = (x, y, z) => P(x + FALL[0] * y, 0, z + FALL[1] * y)

// The boat: its bow at 0, u forwards, v to its left hand, turned a little away from us.
const TURN = 0.3
const BOW = [-0.9, 8]
const [TC, TS] = [Math.cos(TURN), Math.sin(TURN)]
const ground = (u, v) => [BOW[0] + u * TC - v * TS, BOW[1] + u * TS + v * TC]
export const B = (u, y, v) => {
  const [x, z] = ground(u, v)
  return P(x, y, z)
}
const shadow = (u, y, v) => {
  const [x, z] = ground(u, v)
  return cast(x, y, z)
}

const US = Array.from({ length: 29 }, (_, i) => -14 + i * 0.5)
/** Half the beam at the rail and at the water; the height of the rail, which sweeps up to the bow. */
const beam = (u) => 1.9 * Math.min(1, (-u / 6.5) ** 0.62)
const foot = (u) => 1.55 * Math.min(1, (Math.max(0, -u - 0.9) / 6.5) ** 0.8)
export const rail = (u) => 1.35 + 0.75 * Math.max(0, 1 + u / 7) ** 2
const line = (y, v, from = US[0], to = 0) =>
  US.filter((u) => u >= from && u <= to).map((u) => B(u, y(u), v(u)))

// The stem in its own plane: it leans forwards, rises like a neck and ends in a broad head.
const bend = (list) =>
  list.slice(0, -1).flatMap((p, i) => {
    // Catmull-Rom through the points, so that the neck has no corners.
    const [a, c, d] = [list[i - 1] ?? p, list[i + 1], list[i + 2] ?? list[i + 1]]
    return [0, 0.25, 0.5, 0.75].map((t) =>
      [0, 1].map(
        (j) =>
          p[j] +
          0.5 *
            t *
            (c[j] -
              a[j] +
              t * (2 * a[j] - 5 * p[j] + 4 * c[j] - d[j] + t * (3 * (p[j] - c[j]) + d[j] - a[j]))),
      ),
    )
  })
const FRONT = bend([
  [-0.95, 0],
  [-0.4, 0.9],
  [0.15, 1.8],
  [0.58, 2.7],
  [0.74, 3.5],
  [0.68, 4.3],
  [0.54, 4.75],
  [0.54, 4.75],
])
const BACK = bend([
  [0.2, 4.72],
  [0.26, 4.2],
  [0.26, 3.5],
  [0.04, 2.8],
  [-0.4, 2.2],
  [-1, 1.86],
  [-1, 1.86],
])

/** Shade of hull, roof and stem on the water. */
export function boatShade(k, colour) {
  const near = US.map((u) => shadow(u, rail(u), -beam(u)))
  fill(k, colour, [...US.map((u) => B(u, 0, foot(u))), ...near.toReversed()])
  fill(
    k,
    colour,
    [...FRONT, ...BACK].map(([u, y]) => shadow(u, y, 0)),
  )
}

/** The hull, the deck with its planks, the stem. crew(k) stands on the deck; roof last. */
export function boat(k, t, crew) {
  const inner = (q) => (u) => q * Math.max(0, beam(u) - 0.16)
  const deckY = (u) => rail(u) - 0.34
  // Inside of the far rail, then the deck.
  fill(k, t.wood[1], [...line(rail, beam), ...line(deckY, inner(1)).toReversed()])
  fill(k, t.deck[0], [...line(deckY, inner(1)), ...line(deckY, inner(-1)).toReversed()])
  for (let i = -4; i <= 4; i++) {
    const list = line(deckY, inner(i / 5), -14, -0.8)
    stroke(
      k,
      t.deck[1],
      0.22,
      `M${list.map((p) => p.map((n) => n.toFixed(3)).join(' ')).join('L')}`,
    )
  }
  // The far rail's shade on the planks does not reach far: the sun is high behind it.
  fill(k, t.deck[1], [
    ...line(deckY, inner(1)),
    ...line(deckY, (u) => inner(1)(u) - Math.min(0.24, inner(1)(u) * 0.5)).toReversed(),
  ])
  // A thwart and the hatch.
  const slab = (u0, u1, v0, v1, y0, y1, [top, front, end]) => {
    fill(k, end, [B(u1, y0, v0), B(u1, y1, v0), B(u1, y1, v1), B(u1, y0, v1)])
    fill(k, front, [B(u0, y0, v0), B(u0, y1, v0), B(u1, y1, v0), B(u1, y0, v0)])
    fill(k, top, [B(u0, y1, v0), B(u1, y1, v0), B(u1, y1, v1), B(u0, y1, v1)])
  }
  slab(-5.2, -4.1, -0.55, 0.55, 1.05, 1.4, [t.wood[0], t.wood[2], t.wood[1]])
  fill(k, t.wood[0], [...line(rail, beam), ...line(rail, inner(1)).toReversed()])
  crew(k)
  // Near side: planks in shade, the painted band, light on the rail's top.
  fill(k, t.hull[1], [
    ...line(rail, (u) => -beam(u)),
    ...FRONT.slice(0, 9)
      .toReversed()
      .map(([u, y]) => B(u, y, 0)),
    ...line(
      () => 0,
      (u) => -foot(u),
      -14,
      -1,
    ).toReversed(),
  ])
  // The strakes run forwards until they meet the stem.
  const strake = (a) => {
    const end = -0.95 + rail(-0.3) * a * 0.58
    const list = line(
      (u) => rail(u) * a,
      (u) => -(foot(u) + (beam(u) - foot(u)) * a),
      -14,
      end - 0.5,
    )
    return [...list, B(end, rail(-0.3) * a, 0)]
  }
  const part = (a, b) => [...strake(a), ...strake(b).toReversed()]
  fill(k, t.hull[2], part(0, 0.34))
  fill(k, t.band, part(0.72, 0.92))
  fill(k, t.wood[2], part(0.92, 1))
  fill(k, t.wood[0], [
    ...line(rail, (u) => -beam(u)),
    ...line(rail, (u) => -inner(1)(u)).toReversed(),
  ])
  // Stem: its side in shade, its edge in the light.
  const back = (d) => BACK.filter(([u]) => u > -0.5).map(([u, y]) => B(u, y, d))
  // Below the rail the stem is one timber of the hull, as broad as its head is.
  const timber = bend([
    [-0.36, 2.16],
    [-0.44, 1.75],
    [-0.72, 1.0],
    [-1.3, 0],
    [-1.3, 0],
  ])
  fill(k, t.wood[0], [
    ...FRONT.map(([u, y]) => B(u, y, 0.06)),
    ...back(0.06),
    ...timber.map(([u, y]) => B(u, y, 0.06)),
  ])
  fill(k, t.wood[0], [...back(0.14), ...back(-0.1).toReversed()])
  fill(k, t.wood[2], [
    ...FRONT.map(([u, y]) => B(u, y, -0.1)),
    ...back(-0.1),
    ...timber.map(([u, y]) => B(u, y, -0.1)),
  ])
  fill(k, t.wood[1], [
    ...FRONT.slice(2).map(([u, y]) => B(u, y, -0.12)),
    ...FRONT.slice(2)
      .toReversed()
      .map(([u, y]) => B(u - 0.09, y, -0.12)),
  ])
  fill(k, t.band, [
    ...FRONT.slice(18).map(([u, y]) => B(u, y, -0.11)),
    ...BACK.slice(0, 7).map(([u, y]) => B(u, y, -0.11)),
  ])
  // The cabin's roof on posts comes in from the left.
  fill(k, t.dark, [B(-14, 1.1, 1.5), B(-14, 3.2, 1.5), B(-6.9, 3.2, 1.5), B(-6.9, 1.1, 1.5)])
  fill(k, t.dark, [B(-14, 1.1, -1.5), B(-14, 3.2, -1.5), B(-6.9, 3.2, -1.5), B(-6.9, 1.1, -1.5)])
  fill(k, t.wood[1], [B(-6.9, 1.1, -1.5), B(-6.9, 3.2, -1.5), B(-6.9, 3.2, 1.5), B(-6.9, 1.1, 1.5)])
  for (const v of [-1.5, 1.5])
    fill(k, t.wood[0], [B(-6.95, 1.1, v), B(-6.95, 3.3, v), B(-6.75, 3.3, v), B(-6.75, 1.1, v)])
  slab(-14, -6.3, -1.95, 1.95, 3.2, 3.42, t.roof)
}
