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

/** Brush-like marks that recall characters without being any. */
function marks(k, x, y, size, colour, r) {
  k.strokeStyle = colour
  k.lineWidth = size * 0.12
  k.lineCap = 'round'
  k.beginPath()
  for (let i = 0; i < 5; i++) {
    const across = r() < 0.55
    const a = (r() - 0.5) * size * 0.7
    const b = size * (0.2 + r() * 0.16)
    if (across) {
      k.moveTo(x - b, y + a)
      k.lineTo(x + b, y + a + (r() - 0.5) * size * 0.1)
    } else {
      k.moveTo(x + a * 0.8, y - b)
      k.lineTo(x + a * 0.8 + (r() - 0.5) * size * 0.24, y + b)
    }
  }
  k.stroke()
}

/**
 * A hanging sign across the pavement, lit from inside. Draw it inside a layer's lamps or with
 * lit: false. side -1 left, 1 right.
 */
export function neonSign(
  s,
  k,
  P,
  { X, z, y, width, height, side, colour, seed = 1, dark = false },
) {
  const r = random(seed)
  const x1 = X - side * 0.015
  const x0 = x1 - side * width
  const [ax, ay] = P(Math.min(x0, x1), z, y + height)
  const [bx, by] = P(Math.max(x0, x1), z, y)
  const w = bx - ax
  const h = by - ay
  k.fillStyle = dark ? '#1b1c44' : colour
  k.fillRect(ax, ay, w, h)
  k.strokeStyle = dark ? colour : '#fff6e4'
  k.lineWidth = Math.max(0.6, w * 0.06)
  k.strokeRect(ax + w * 0.06, ay + w * 0.06, w * 0.88, h - w * 0.12)
  const n = Math.max(1, Math.round(h / w))
  for (let i = 0; i < n; i++)
    marks(
      k,
      ax + w / 2,
      ay + ((i + 0.5) / n) * h,
      Math.min(w, h / n) * 0.86,
      dark ? colour : '#fffaf0',
      r,
    )
  return { x: ax + w / 2, y: ay + h / 2, r: Math.max(w, h), colour }
}

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

/** Slanting rain. */
export function rain(
  s,
  { count = 260, seed = 2, length = 5, colour = '#dce8ff', power = 0.22 } = {},
) {
  const r = random(seed)
  s.k.save()
  s.k.strokeStyle = alpha(colour, power)
  s.k.lineWidth = Math.max(0.5, s.u * 0.08)
  s.k.beginPath()
  for (let i = 0; i < count; i++) {
    const x = r() * s.w * 1.1
    const y = r() * s.h
    const l = length * s.u * (0.4 + r())
    s.k.moveTo(x, y)
    s.k.lineTo(x - l * 0.12, y + l)
  }
  s.k.stroke()
  s.k.restore()
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
