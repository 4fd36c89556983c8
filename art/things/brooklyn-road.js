import { stroke } from '../core/field.js'
import { face, TOP, way } from './brooklyn-shore.js'

// The road and the steel of the Brooklyn Bridge, in the metres of its towers (brooklyn-shore.js).

const FAR = 486
const DECK = [35, 38.4]
/** Half the road: it fills both gates. */
const W = 14.2

/** How high the deck is at z: a slow arch over the river, falling towards the land. */
const rise = (z) => (z < 0 ? z * 0.02 : 16 * (z / FAR) * (1 - z / FAR))

/** The cable: down to the middle of the river, up to the far tower; on our side a straighter slope. */
const cableAt = (z) => {
  if (z >= 0) return 45 + (TOP - 45) * (1 - z / (FAR / 2)) ** 2
  const t = -z / 283
  return TOP - 41 * t - 26 * t * (1 - t)
}

/** The road: its dark underside, the truss on the side that we see, a rail in the light. */
export function deck(k, P, z0, z1, c) {
  const zs = Array.from({ length: 25 }, (_, i) => z0 + ((z1 - z0) * i) / 24)
  const band = (x0, y0, x1, y1) => [
    ...zs.map((z) => [x0, y0 + rise(z), z]),
    ...[...zs].reverse().map((z) => [x1, y1 + rise(z), z]),
  ]
  face(k, P, c.under, band(-W, DECK[0], W, DECK[0]))
  // Beams across below it.
  for (let i = 1; i < 24; i++) {
    const [z, y] = [zs[i], DECK[0] + rise(zs[i])]
    face(k, P, c.beam, [
      [-W, y, z],
      [W, y, z],
      [W, y, z + 1.1],
      [-W, y, z + 1.1],
    ])
  }
  face(k, P, c.side, band(W, DECK[0], W, DECK[1]))
  face(k, P, c.edge, band(W, DECK[1], W, DECK[1] + 0.5))
  face(k, P, c.rail, band(W, DECK[1] + 3.3, W, DECK[1] + 3.9))
  const n = Math.abs(z1 - z0)
  for (let d = 0; d < n; d += z1 > 100 ? 16 : 8) {
    const z = z0 + ((z1 - z0) * d) / n
    const y = DECK[1] + rise(z)
    const q = P(W, y, z)[2]
    stroke(
      k,
      c.rail,
      Math.min(0.4, 0.34 * q),
      way(P, [
        [W, y, z],
        [W, y + 3.6, z],
      ]),
    )
  }
}

/** Cable, hangers and the fan of stays in the plane at x across; the fan makes this bridge known. */
export function steel(k, P, x, z0, z1, c, { gap, fan, width, thin }) {
  const dir = Math.sign(z1 - z0)
  for (let d = gap; d < Math.abs(z1 - z0); d += gap) {
    const z = z0 + d * dir
    stroke(
      k,
      c,
      thin,
      way(P, [
        [x, cableAt(z), z],
        [x, DECK[1] + rise(z), z],
      ]),
    )
  }
  for (const d of fan)
    stroke(
      k,
      c,
      thin,
      way(P, [
        [x, TOP - 3, z0],
        [x, DECK[1] + rise(z0 + d * dir), z0 + d * dir],
      ]),
    )
  const list = Array.from({ length: 41 }, (_, i) => z0 + ((z1 - z0) * i) / 40).map((z) => [
    x,
    cableAt(z),
    z,
  ])
  stroke(k, c, width, way(P, list))
}
