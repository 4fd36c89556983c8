import { alpha } from '../core/colour.js'

/**
 * Simple solids in perspective for houses, decks and piers. `P` is a projection from
 * scene.plane(): every corner is [X, Z, Y]. Draw inside a layer with lit: false.
 * light: how bright each side is; the sun's side is found from the scene.
 */
export function solids(s, k, P, { haze = 0, light = {} } = {}) {
  const f = s.mood.front
  const L = {
    front: f * 0.75,
    top: Math.min(1, f + 0.3),
    sun: Math.min(1, f + 0.22),
    off: f * 0.35,
    ...light,
  }
  const sunLeft = s.sun[0] < s.w / 2
  const left = sunLeft ? L.sun : L.off
  const right = sunLeft ? L.off : L.sun
  const tone = (hex, amount) => s.far(s.tone(hex, amount), haze)

  /** Corners go clockwise as seen from outside; faces turned away are not drawn. */
  const face = (hex, amount, corners) => {
    const q = corners.map((c) => P(...c))
    let area = 0
    for (let i = 0; i < q.length; i++) {
      const b = q[(i + 1) % q.length]
      area += q[i][0] * b[1] - b[0] * q[i][1]
    }
    if (area <= 0) return null
    k.fillStyle = tone(hex, amount)
    k.strokeStyle = k.fillStyle
    k.lineWidth = 0.7
    k.lineJoin = 'round'
    k.beginPath()
    for (const [x, y] of q) k.lineTo(x, y)
    k.closePath()
    k.fill()
    k.stroke()
    return q
  }

  const walls = ({ x0, x1, z0, z1, y0, y1, colour }) => ({
    left: face(colour, left, [
      [x0, z1, y1],
      [x0, z0, y1],
      [x0, z0, y0],
      [x0, z1, y0],
    ]),
    right: face(colour, right, [
      [x1, z0, y1],
      [x1, z1, y1],
      [x1, z1, y0],
      [x1, z0, y0],
    ]),
    front: face(colour, L.front, [
      [x0, z0, y1],
      [x1, z0, y1],
      [x1, z0, y0],
      [x0, z0, y0],
    ]),
  })

  const box = (o) => {
    const shown = walls(o)
    shown.top = face(o.topColour ?? o.colour, L.top, [
      [o.x0, o.z1, o.y1],
      [o.x1, o.z1, o.y1],
      [o.x1, o.z0, o.y1],
      [o.x0, o.z0, o.y1],
    ])
    return shown
  }

  /** A panel on a face that was drawn: u, v from its upper left corner, 0..1. */
  const panel = (quad, u0, v0, u1, v1, colour) => {
    if (!quad) return
    const at = (u, v) => {
      const [a, b, c, d] = quad
      return [0, 1].map(
        (i) => (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v,
      )
    }
    k.fillStyle = colour
    k.beginPath()
    for (const [u, v] of [
      [u0, v0],
      [u1, v0],
      [u1, v1],
      [u0, v1],
    ])
      k.lineTo(...at(u, v))
    k.fill()
  }

  /** A pyramid roof with straw lines running down from its top. */
  const hipRoof = ({ x0, x1, z0, z1, y0, y1, colour, ridge = 0, straw = 30 }) => {
    const mz = (z0 + z1) / 2
    const mx = (x0 + x1) / 2
    const a = [mx - ridge, mz, y1]
    const b = [mx + ridge, mz, y1]
    const side = (amount, tops, c, d) => {
      const q = face(colour, amount, [...tops, c, d])
      if (!q) return
      const top = q[0]
      k.lineWidth = Math.max(0.4, Math.abs(q.at(-1)[0] - q.at(-2)[0]) * 0.006)
      for (let i = 0; i <= straw; i++) {
        const t = i / straw
        const e = q.at(-1).map((v, j) => v * (1 - t) + q.at(-2)[j] * t)
        const from = tops.length > 1 ? q[0].map((v, j) => v * (1 - t) + q[1][j] * t) : top
        // Uneven straw: each line starts a little lower than the last.
        const a = ((i * 7) % 5) * 0.07
        k.strokeStyle = alpha(i % 3 ? '#2a1f48' : '#fff0cc', i % 3 ? 0.14 : 0.18)
        k.beginPath()
        k.moveTo(from[0] + (e[0] - from[0]) * a, from[1] + (e[1] - from[1]) * a)
        k.lineTo(e[0], e[1] + k.lineWidth * (i % 4))
        k.stroke()
      }
      k.strokeStyle = alpha('#1f1840', 0.3)
      k.lineWidth *= 2
      k.beginPath()
      k.moveTo(q.at(-1)[0], q.at(-1)[1])
      k.lineTo(q.at(-2)[0], q.at(-2)[1])
      k.stroke()
    }
    side(left, [a], [x0, z0, y0], [x0, z1, y0])
    side(right, [b], [x1, z1, y0], [x1, z0, y0])
    side(L.front, ridge ? [a, b] : [a], [x1, z0, y0], [x0, z0, y0])
  }

  /** Half a ball on a round foot. */
  const dome = ({ X, Z, Y, radius, colour, rise = 1 }) => {
    const [x, y, scale] = P(X, Z, Y)
    const r = radius * scale
    const g = k.createRadialGradient(
      x + (sunLeft ? -0.45 : 0.45) * r,
      y - r * 0.62 * rise,
      r * 0.05,
      x,
      y - r * 0.3,
      r * 1.25,
    )
    g.addColorStop(0, tone(colour, Math.min(1, L.sun + 0.15)))
    g.addColorStop(0.45, tone(colour, L.front))
    g.addColorStop(1, tone(colour, L.off * 0.6))
    k.fillStyle = g
    k.beginPath()
    k.moveTo(x - r, y)
    k.bezierCurveTo(x - r, y - r * 1.33 * rise, x + r, y - r * 1.33 * rise, x + r, y)
    k.quadraticCurveTo(x, y + r * 0.28, x - r, y)
    k.fill()
    return [x, y - r * rise, r]
  }

  return { face, box, walls, panel, hipRoof, dome, tone, left, right, L }
}
