import { fill, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/**
 * One frond: a rib from the crown, bent by its weight; on each side a blade cut into leaflets that hang, closed near the rib,
 * here and there torn by the wind.
 */
function frond(k, [x, y], [mx, my], [ex, ey], wide, [light, dark, vein], n = 17) {
  const at = (t) => {
    const u = 1 - t
    return [u * u * x + 2 * u * t * mx + t * t * ex, u * u * y + 2 * u * t * my + t * t * ey]
  }
  const r = random(Math.round(Math.abs(ex * 7 + ey * 13)) + 1)
  for (const m of [-1, 1]) {
    // Outwards from the rib, along it, and down.
    const out = (t, part) => {
      const [p, q] = [at(Math.max(0, t - 0.02)), at(Math.min(1, t + 0.02))]
      const [px, py] = at(t)
      const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      const [dx, dy] = [(q[0] - p[0]) / l, (q[1] - p[1]) / l]
      const long =
        (wide * Math.sin(Math.PI * (0.1 + 0.84 * t)) ** 0.8 + wide * 0.1) *
        part *
        (1 - 0.75 * t ** 7)
      return [
        px + (-dy * m * 0.62 + dx * 0.6) * long,
        py + (dx * m * 0.62 + dy * 0.6 + 0.36 * part) * long,
      ]
    }
    const edge = [at(0.03)]
    const veins = []
    for (let i = 0; i < n; i++) {
      const t = 0.05 + (i / n) * 0.93
      const torn = r() > 0.8 ? 0.22 : 0.5 + r() * 0.14
      edge.push(out(t, 0.9 + r() * 0.14), out(Math.min(1, t + 0.028), torn))
      veins.push([at(t), out(Math.min(1, t + 0.02), torn)])
    }
    edge.push(at(1))
    const rib = Array.from({ length: 13 }, (_, i) => at(1 - i / 12))
    const lit = m * (ex - x) <= 0
    fill(k, lit ? light : dark, [...edge, ...rib])
    if (vein && lit)
      for (const [a, b] of veins) stroke(k, vein, wide * 0.03, `M${a.join(' ')}L${b.join(' ')}`)
  }
  stroke(k, light, wide * 0.06, `M${x} ${y}Q${mx} ${my} ${ex} ${ey}`)
}

/** A trunk in the shade of its crown, from its swollen foot along a bend; rings, a thread of light on its left. */
export function trunk(k, [[ax, ay], [bx, by], [cx, cy]], w0, w1, [body, light, dark, ring]) {
  const at = (t) => {
    const u = 1 - t
    return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy]
  }
  const side = (t, m) => {
    const [x, y] = at(t)
    const [p, q] = [at(Math.max(0, t - 0.01)), at(Math.min(1, t + 0.01))]
    const l = Math.hypot(q[0] - p[0], q[1] - p[1])
    const w = (w0 + (w1 - w0) * t ** 0.6 + (t < 0.08 ? (0.08 - t) * w0 * 6 : 0)) * m
    return [x - ((q[1] - p[1]) / l) * w, y + ((q[0] - p[0]) / l) * w]
  }
  const run = (m, t0 = 0, t1 = 1) =>
    Array.from({ length: 31 }, (_, i) => side(t0 + ((t1 - t0) * i) / 30, m))
  fill(k, body, [...run(-1), ...run(1).reverse()])
  fill(k, light, [side(0.03, -1), ...run(-1, 0.06), ...run(-0.62, 0.16).reverse()])
  fill(k, dark, [...run(0.3), ...run(1).reverse()])
  const r = random(Math.round(ax))
  for (let t = 0.05; t < 0.98; t += 0.026 + r() * 0.022) {
    const [a, b, c] = [side(t, -1), side(t - 0.01, 0), side(t + (r() - 0.5) * 0.006, 1)]
    stroke(k, ring, w0 * 0.12, `M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`)
  }
}

/** Fronds on the sand: the shadow of a crown that stands out of the picture. */
export function crownShade(k, x, y, q, c) {
  k.save()
  k.translate(x, y)
  k.scale(q, q * 0.26)
  for (const [mx, my, ex, ey] of points(
    '6 -5 14 -2 5 -8 9 -12 -3 -9 -8 -12 -7 -4 -15 -1 -6 4 -12 9 2 8 4 14 8 4 14 9',
    4,
  ))
    frond(k, [0, 0], [mx, my], [ex, ey], 4, [c, c], 16)
  k.restore()
}
