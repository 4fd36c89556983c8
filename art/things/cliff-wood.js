import { path } from '../core/field.js'
import { random } from '../core/random.js'

/** Wood on a ledge: crowns along its line (x, y, how high), creepers that hang from it. */
export function wood(k, ledge, [dark, leaf, lit], seed) {
  const r = random(seed)
  let [crowns, light, hang] = ['', '', '']
  for (let i = 0; i < ledge.length - 1; i++) {
    const [[x0, y0, h0], [x1, y1, h1]] = [ledge[i], ledge[i + 1]]
    const n = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / ((h0 + h1) * 0.42)))
    for (let j = 0; j < n; j++) {
      const [t, high] = [(j + r() * 0.6) / n, (h0 + ((h1 - h0) * j) / n) * (0.7 + r() * 0.6)]
      const [x, y, w] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, high * (0.5 + r() * 0.35)]
      crowns += `M${x - w} ${y + 0.6}C${x - w * 1.3} ${y - high * 0.5} ${x - w * 0.6} ${y - high} ${x + w * 0.1} ${y - high * 0.95}C${x + w * 0.9} ${y - high * 0.9} ${x + w * 1.25} ${y - high * 0.4} ${x + w} ${y + 0.6}Z`
      light += `M${x - w * 0.9} ${y - high * 0.15}C${x - w * 1.05} ${y - high * 0.6} ${x - w * 0.5} ${y - high} ${x + w * 0.1} ${y - high * 0.9}C${x + w * 0.1} ${y - high * 0.6} ${x - w * 0.3} ${y - high * 0.6} ${x - w * 0.3} ${y - high * 0.35}C${x - w * 0.5} ${y - high * 0.4} ${x - w * 0.6} ${y - high * 0.2} ${x - w * 0.9} ${y - high * 0.15}Z`
      const drop = high * (0.5 + r() * 1.1)
      hang += `M${x - w} ${y - high * 0.2}L${x + w} ${y - high * 0.2}C${x + w * 0.8} ${y + drop * 0.3} ${x + w * 0.5} ${y + drop * 0.4} ${x + w * 0.2} ${y + drop}C${x - w * 0.1} ${y + drop * 0.4} ${x - w * 0.7} ${y + drop * 0.5} ${x - w} ${y - high * 0.2}Z`
    }
  }
  path(k, dark, hang)
  path(k, leaf, crowns)
  path(k, lit, light)
}
