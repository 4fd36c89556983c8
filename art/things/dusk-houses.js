// Merchants' houses along the sea front of Stone Town at dusk, none like its neighbour.
import { fill } from '../core/field.js'
import { Q } from './wonders-dusk.js'

/**
 * A house from u0 to u1 along the front, v0 to v1 inland, `top` high. roof: 'tin' (a hipped roof), 'merlons', 'flat';
 * bay: a closed veranda of wood on its upper floor, lit from within.
 */
export function house(k, { u0, u1, v0, v1, top, roof, bay, lit }, [face, shade, cap], m) {
  const quad = (c, a, b, y0, y1, v = v0) =>
    fill(k, c, [Q(a, y0, v, m), Q(a, y1, v, m), Q(b, y1, v, m), Q(b, y0, v, m)])
  fill(k, shade, [Q(u0, 0, v0, m), Q(u0, top, v0, m), Q(u0, top, v1, m), Q(u0, 0, v1, m)])
  quad(face, u0, u1, 0, top)
  quad(cap, u0, u1, top - 0.5, top)
  quad(shade, u0, u1, top - 0.9, top - 0.5)
  if (roof === 'tin') {
    const ridge = (u) => Q(u, top + 3, (v0 + v1) / 2, m)
    const inset = Math.min(4, (u1 - u0) * 0.28)
    fill(k, '#1f3c68', [Q(u0 - 0.4, top, v0 - 0.4, m), Q(u0 - 0.4, top, v1, m), ridge(u0 + inset)])
    fill(k, '#a85850', [
      Q(u0 - 0.4, top, v0 - 0.4, m),
      Q(u1 + 0.4, top, v0 - 0.4, m),
      ridge(u1 - inset),
      ridge(u0 + inset),
    ])
  }
  if (roof === 'merlons')
    for (let u = u0 + 0.2; u < u1 - 0.8; u += 1.7) quad(face, u, u + 1, top, top + 1)
  // Tall windows with an arched head; the ground floor keeps its door.
  const window = (u, y, w, h, c) =>
    fill(k, c, [
      Q(u - w, y, v0, m),
      Q(u - w, y + h, v0, m),
      Q(u - w * 0.6, y + h + w * 0.7, v0, m),
      Q(u, y + h + w, v0, m),
      Q(u + w * 0.6, y + h + w * 0.7, v0, m),
      Q(u + w, y + h, v0, m),
      Q(u + w, y, v0, m),
    ])
  const floors = Math.max(2, Math.floor((top - 2.6) / 5))
  const step = (top - 3) / floors
  for (let n = 0; n < floors; n++) {
    const y = 2.6 + n * step + (n ? 0.9 : 0.2)
    const count = Math.max(2, Math.floor((u1 - u0) / 4.6))
    for (let i = 0; i < count; i++) {
      if (bay && n === floors - 1 && i >= bay[0] && i <= bay[1]) continue
      const u = u0 + ((i + 0.5) * (u1 - u0)) / count
      const bright = lit.includes(n * 10 + i)
      if (n === 0 && i === 1) window(u, 2.4, 1.05, 2.6, bright ? '#ffd08a' : '#1c4470')
      else window(u, y, 0.62, step * 0.42, bright ? '#ffc878' : shade)
    }
    if (n) quad(cap, u0, u1, 2.6 + n * step - 0.2, 2.6 + n * step)
  }
  if (bay) {
    const count = Math.max(2, Math.floor((u1 - u0) / 4.6))
    const [a, b] = [
      u0 + ((bay[0] + 0.1) * (u1 - u0)) / count,
      u0 + ((bay[1] + 0.9) * (u1 - u0)) / count,
    ]
    const y = 2.6 + (floors - 1) * step + 0.3
    const out = v0 - 1.5
    fill(k, '#1c3458', [
      Q(a, y, v0, m),
      Q(a, y + step * 0.8, v0, m),
      Q(a, y + step * 0.8, out, m),
      Q(a, y, out, m),
    ])
    quad('#f0a85c', a, b, y + 1.2, y + step * 0.66, out)
    quad('#24406c', a, b, y, y + 1.2, out)
    quad('#24406c', a, b, y + step * 0.66, y + step * 0.8, out)
    for (let i = 0; i <= 5; i++) {
      const u = a + ((b - a) * i) / 5
      quad('#16305c', u - 0.14, u + 0.14, y, y + step * 0.8, out)
    }
    fill(k, '#a85850', [
      Q(a - 0.4, y + step * 0.8, out - 0.4, m),
      Q(b + 0.4, y + step * 0.8, out - 0.4, m),
      Q(b + 0.2, y + step, v0, m),
      Q(a - 0.2, y + step, v0, m),
    ])
  }
}
