import { fill, stroke } from '../core/field.js'
import { metre, P } from './lau-pa-sat.js'

const mix = (a, b, t) => a + (b - a) * t

/** A grill for satay on its stand, two metres long, its left end at x, seen from the front. */
export function grill(k, x, z) {
  const p = (dx, y, dz = 0) => P(x + dx, y, z + dz)
  const quad = (c, x0, x1, y0, y1, dz = 0) =>
    fill(k, c, [p(x0, y0, dz), p(x1, y0, dz), p(x1, y1, dz), p(x0, y1, dz)])
  // Its shade lies right under it, a little towards us.
  fill(k, '#221848', [p(0.05, 0, 0.2), p(2.12, 0, 0.2), p(2.2, 0, -0.45), p(0.12, 0, -0.45)])
  for (const dx of [0.1, 1.96]) quad('#2c1840', dx, dx + 0.08, 0, 0.75)
  quad('#4c2c54', 0, 2.14, 0.66, 0.98)
  quad('#74405c', 0, 2.14, 0.9, 0.98)
  fill(k, '#ff7c34', [p(0, 0.98), p(2.14, 0.98), p(2.06, 1, 0.5), p(0.08, 1, 0.5)])
  fill(k, '#ffe08c', [p(0.3, 0.985), p(1.8, 0.985), p(1.74, 1, 0.4), p(0.36, 1, 0.4)])
  for (let i = 0; i < 13; i++) {
    const dx = 0.14 + i * 0.15
    const [a, b] = [p(dx, 1.03, -0.16), p(dx + 0.02, 1.05, 0.36)]
    stroke(k, '#f0c890', 0.14, `M${a.join(' ')}L${b.join(' ')}`)
    const c = [mix(a[0], b[0], 0.42), mix(a[1], b[1], 0.42)]
    stroke(k, i % 3 ? '#7c3430' : '#a84c34', 0.42, `M${c.join(' ')}L${b.join(' ')}`)
  }
}

/** A stall for satay seen from the front: its lit inside with bottles and plates, the counter, an awning on poles with its number. */
export function stall(k, x, z, wide) {
  const p = (dx, y, dz = 0) => P(x + dx, y, z + dz)
  const quad = (c, x0, x1, y0, y1, dz = 0) =>
    fill(k, c, [p(x0, y0, dz), p(x1, y0, dz), p(x1, y1, dz), p(x0, y1, dz)])
  fill(k, '#221848', [p(-0.1, 0), p(wide + 0.1, 0), p(wide + 0.3, 0, -1), p(0.1, 0, -1)])
  quad('#a8584c', 0.1, wide - 0.1, 0.8, 2.5)
  quad('#f8b860', 0.1, wide - 0.1, 1.25, 2.5)
  quad('#ffe2a0', 0.4, wide - 0.4, 1.75, 2.5)
  // Bottles and stacks of plates on the shelf, in groups.
  for (const [dx, w, h, c] of [
    [0.35, 0.12, 0.42, '#4c8c7c'],
    [0.5, 0.12, 0.36, '#c8583c'],
    [0.64, 0.12, 0.44, '#4c8c7c'],
    [1.1, 0.42, 0.22, '#fff6e0'],
    [1.66, 0.34, 0.34, '#e88c5c'],
    [2.3, 0.12, 0.4, '#c8583c'],
    [2.44, 0.12, 0.46, '#5c6c9c'],
  ])
    if (w < 0.2) {
      quad(c, dx, dx + w, 1.1, 1.1 + h)
      quad(c, dx + 0.035, dx + w - 0.035, 1.1 + h, 1.24 + h)
    } else {
      const [x0, y0] = p(dx + w / 2, 1.1)
      for (let j = 0; j < h * 16; j++) {
        k.fillStyle = j % 2 ? '#c08468' : c
        k.beginPath()
        k.ellipse(x0, y0 - 0.3 - j * 0.5, (w / 2) * metre(z), 0.42, 0, 0, 7)
        k.fill()
      }
    }
  quad('#74304c', 0, wide, 0, 1)
  quad('#9c4452', 0, wide * 0.42, 0, 1)
  quad('#ffdc9c', -0.06, wide + 0.06, 1, 1.1)
  for (const dx of [0.02, wide - 0.1]) quad('#3c2450', dx, dx + 0.08, 1, 2.6)
  // The awning: its roof, then the cloth that hangs in front with one scalloped edge.
  fill(k, '#b43c48', [
    p(-0.3, 2.5, -0.6),
    p(wide + 0.3, 2.5, -0.6),
    p(wide + 0.1, 3, 0.9),
    p(-0.1, 3, 0.9),
  ])
  fill(k, '#d8584c', [
    p(-0.3, 2.5, -0.6),
    p(wide * 0.36, 2.5, -0.6),
    p(wide * 0.4, 3, 0.9),
    p(-0.1, 3, 0.9),
  ])
  quad('#f4ead8', -0.3, wide + 0.3, 2.22, 2.5, -0.6)
  quad('#d8584c', -0.3, wide + 0.3, 2.18, 2.24, -0.6)
  // The number of the stall on its round plate, as all of them have one here.
  const [cx, cy] = p(wide * 0.22, 2.42, -0.62)
  const r = 0.36 * metre(z)
  k.fillStyle = '#f8c45c'
  k.beginPath()
  k.arc(cx, cy, r, 0, 7)
  k.fill()
  stroke(
    k,
    '#74304c',
    r * 0.22,
    `M${cx - r * 0.36} ${cy - r * 0.46}H${cx + r * 0.36}L${cx - r * 0.1} ${cy + r * 0.56}`,
  )
}

/** The smoke of the grill: it leaves narrow and bright, turns with the air and thins out; x, y its foot. Drawn on a blurred layer. */
export function smoke(k, x, y) {
  const way = (t) => [x + 4.2 * Math.sin(t * 7 - 0.4) * Math.sqrt(t) + 13 * t ** 1.6, y - 64 * t]
  for (let i = 0; i < 150; i++) {
    const t = i / 149
    const [cx, cy] = way(t)
    const [rx, ry] = [1.5 + t * 8, 1.6 + t * 4]
    const warm = Math.max(0, 1 - t * 2.6)
    k.fillStyle = `rgba(${Math.round(176 + 79 * warm)},${Math.round(156 + 48 * warm)},${Math.round(196 - 50 * warm)},${(0.085 * (1 - t) ** 1.1).toFixed(4)})`
    k.beginPath()
    k.ellipse(cx, cy, rx, ry, 0.3, 0, 7)
    k.fill()
  }
}
