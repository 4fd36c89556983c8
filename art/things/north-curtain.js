// Northern light over the fjord.
import { alpha } from '../core/colour.js'
import { noise } from '../core/noise.js'

/** Points along a smooth curve through `list`, `n` between each two. */
function along(list, n) {
  const out = []
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b, c, d] = [list[i - 1] ?? list[i], list[i], list[i + 1], list[i + 2] ?? list[i + 1]]
    for (let j = 0; j < n; j++) {
      const t = j / n
      out.push(
        [0, 1].map(
          (o) =>
            b[o] +
            0.5 *
              t *
              (c[o] -
                a[o] +
                t *
                  (2 * a[o] - 5 * b[o] + 4 * c[o] - d[o] + t * (3 * (b[o] - c[o]) + d[o] - a[o]))),
        ),
      )
    }
  }
  return [...out, list.at(-1)]
}

/**
 * A curtain of northern light that hangs from a drawn line: its foot melts away, its rays rise unlike and fade.
 * Where the line turns back the folds lie over each other and shine brighter.
 * @param {{ foot: number[][], height: number, tones: [string, string, string], power?: number, seed?: number }} options
 *   in the units of the context; tones: hem, body, upper end
 */
export function northCurtain(k, { foot, height, tones, power = 0.6, seed = 1 }) {
  const line = along(foot, 46)
  const [hem, body, end] = tones
  k.save()
  k.globalCompositeOperation = 'screen'
  for (let i = 0; i < line.length - 1; i++) {
    const [[x0, y0], [x1, y1]] = [line[i], line[i + 1]]
    const ray = 0.62 + 0.38 * noise(i * 0.16, seed) + 0.2 * noise(i * 0.55, seed + 9)
    const fade = Math.min(1, i / 30, (line.length - 2 - i) / 30)
    const tall = height * (0.6 + ray * 0.7)
    // Where the line turns towards us or away its rays thin out: no hard edge on a fold.
    const open = Math.abs(x1 - x0) / (Math.hypot(x1 - x0, y1 - y0) || 1)
    const strong = Math.min(1, power * Math.max(0.16, ray) * fade * Math.min(1, open * 1.25))
    // Each ray ends a little lower or higher than the next.
    const hang = 1.6 + 1.8 * (1 + noise(i * 0.24, seed + 5))
    const y = Math.max(y0, y1) + hang
    const g = k.createLinearGradient(0, y, 0, y - tall)
    g.addColorStop(0, alpha(hem, 0))
    g.addColorStop(Math.min(0.2, (hang * 1.1) / tall), alpha(hem, strong))
    g.addColorStop(0.32, alpha(body, strong * 0.72))
    g.addColorStop(0.55, alpha(end, strong * 0.26))
    g.addColorStop(1, alpha(end, 0))
    k.fillStyle = g
    k.beginPath()
    k.moveTo(x0, y)
    k.lineTo(x1, y)
    k.lineTo(x1, y - tall)
    k.lineTo(x0, y - tall)
    k.fill()
  }
  k.restore()
}
