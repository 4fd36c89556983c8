import { path } from '../core/field.js'
import { random } from '../core/random.js'

/**
 * A wood as one mass: crowns of their own widths along an upper edge, those nearest the sun lit on their right shoulder.
 * edge: points of the upper edge from left to right.
 */
export function crowns(k, edge, foot, { colour, lit, seed, wide = 5, tall = 2.4 }) {
  const r = random(seed)
  const yAt = (x) => {
    const i = Math.max(0, Math.min(edge.length - 2, edge.findIndex((p) => p[0] > x) - 1))
    const [a, b] = [edge[i], edge[i + 1]]
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
  }
  const [x0, x1] = [edge[0][0], edge.at(-1)[0]]
  const tops = []
  let x = x0
  while (x < x1 - 1) {
    const w = wide * (0.5 + r() * 1.1)
    const e = Math.min(x1, x + w)
    tops.push([x, e, tall * (0.4 + r() * 0.9), r()])
    x = e
  }
  let d = `M${x0} ${foot}L${x0} ${yAt(x0)}`
  for (const [a, e, h] of tops) {
    const [ya, ye] = [yAt(a), yAt(e - 0.001)]
    d += `C${a - (e - a) * 0.08} ${ya - h * 0.9} ${a + (e - a) * 0.3} ${(ya + ye) / 2 - h * 1.5} ${a + (e - a) * 0.56} ${(ya + ye) / 2 - h * 1.2}C${a + (e - a) * 0.9} ${(ya + ye) / 2 - h} ${e + (e - a) * 0.05} ${ye - h * 0.5} ${e} ${ye}`
  }
  path(k, colour, `${d}L${x1} ${foot}Z`)
  for (const [a, e, h, n] of tops) {
    if (!lit || n < 0.3) continue
    const [ya, ye] = [yAt(a), yAt(e - 0.001)]
    const m = (ya + ye) / 2
    const w = e - a
    path(
      k,
      lit,
      `M${a + w * 0.36} ${m - h * 1.2}C${a + w * 0.66} ${m - h * 1.5} ${e + w * 0.02} ${m - h * 0.8} ${e - w * 0.02} ${ye - h * 0.1}C${a + w * 0.84} ${m - h * 0.5} ${a + w * 0.62} ${m - h * 0.2} ${a + w * 0.56} ${m - h * 0.5}Q${a + w * 0.56} ${m - h * 0.9} ${a + w * 0.36} ${m - h * 1.2}Z`,
    )
  }
}
