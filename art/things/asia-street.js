import { alpha } from '../core/colour.js'
import { random } from '../core/random.js'

/** Fills the polygon of points given as [X, Z, Y] on a plane. */
export function facet(k, P, colour, points) {
  k.fillStyle = colour
  k.beginPath()
  for (const [X, Z, Y] of points) k.lineTo(...P(X, Z, Y))
  k.fill()
}

/** A wall along the street: X constant, from z0 (near) to z1, between two heights. */
export const wallFacet = (k, P, colour, X, z0, z1, y0, y1) =>
  facet(k, P, colour, [
    [X, z0, y0],
    [X, z1, y0],
    [X, z1, y1],
    [X, z0, y1],
  ])

/** A board across the street's direction, facing us. */
export const boardFacet = (k, P, colour, x0, x1, z, y0, y1) =>
  facet(k, P, colour, [
    [x0, z, y0],
    [x1, z, y0],
    [x1, z, y1],
    [x0, z, y1],
  ])

/** Rows of lit windows on a street wall. */
export function wallWindows(
  k,
  P,
  {
    X,
    z0,
    z1,
    y0,
    y1,
    rows,
    columns,
    seed = 1,
    share = 0.6,
    colours = ['#ffd9a0', '#bfe0ff', '#ffb88a'],
    power = 0.9,
  },
) {
  const r = random(seed)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const lit = r() < share
      const c = colours[Math.floor(r() * colours.length)]
      const a = z0 + ((i + 0.18) / columns) * (z1 - z0)
      const b = z0 + ((i + 0.82) / columns) * (z1 - z0)
      const low = y0 + ((j + 0.2) / rows) * (y1 - y0)
      const high = y0 + ((j + 0.8) / rows) * (y1 - y0)
      wallFacet(
        k,
        P,
        alpha(lit ? c : '#2c3a66', lit ? power * (0.45 + r() * 0.5) : 0.7),
        X,
        a,
        b,
        low,
        high,
      )
    }
}

/** Falling snow, bigger flakes nearer. */
export function snowfall(s, { count = 220, seed = 2 } = {}) {
  const r = random(seed)
  s.k.save()
  for (let i = 0; i < count; i++) {
    s.k.fillStyle = `rgba(255,255,255,${0.3 + r() * 0.55})`
    s.k.beginPath()
    s.k.arc(r() * s.w, r() * s.h, s.u * (0.1 + r() ** 4 * 0.45), 0, 7)
    s.k.fill()
  }
  s.k.restore()
}
