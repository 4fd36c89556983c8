import { path } from '../core/field.js'
import { random } from '../core/random.js'

/** One frond: an arched blade that hangs at its end. */
function blade(k, c, x, y, a, l, droop) {
  const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.8 + droop]
  const [mx, my] = [x + Math.cos(a) * l * 0.56, y + Math.sin(a) * l * 0.8 - l * 0.16]
  path(
    k,
    c,
    `M${x} ${y}Q${mx} ${my - l * 0.1} ${ex} ${ey}Q${mx - Math.cos(a) * l * 0.06} ${my + l * 0.24} ${x} ${y + l * 0.06}Z`,
  )
}

/** A palm of the far shore: its own lean, its own crown of five to eight fronds. */
export function shorePalm(k, x, y, high, lean, [trunk, shade, leaf], r) {
  const [tx, ty] = [x + lean * high, y - high]
  const w = high * 0.045
  path(
    k,
    trunk,
    `M${x - w} ${y}Q${x + lean * high * 0.25 - w * 0.6} ${y - high * 0.5} ${tx - w * 0.45} ${ty}H${tx + w * 0.45}Q${x + lean * high * 0.25 + w * 0.9} ${y - high * 0.5} ${x + w} ${y}Z`,
  )
  const l = 1.5 + high * 0.2
  const n = 6 + Math.floor(r() * 3)
  const turn = r() * 0.7
  for (let i = 0; i < n; i++) {
    const a = -2.95 + turn * 0.3 + (i / (n - 1)) * 2.75 + (r() - 0.5) * 0.34
    const size = l * (0.72 + 0.5 * r())
    blade(k, Math.cos(a) < 0.1 ? leaf : shade, tx, ty, a, size, size * (0.3 + 0.34 * r()))
  }
  for (const a of [2.5 + r() * 0.3, 0.6 + r() * 0.3])
    blade(k, shade, tx, ty, a, l * (0.6 + 0.24 * r()), l * 0.22)
}

/**
 * A low island seen across the lagoon, the sun on its left: sand, a wood with one broken top, palms in two
 * groups that lean as the wind has bent them. From x0 to x1, its water line at y.
 */
export function palmIsle(
  k,
  x0,
  x1,
  y,
  [sand, wood, lit, trunk, shade, leaf],
  { high = 9, seed = 3, count = 13 } = {},
) {
  const r = random(seed)
  const w = x1 - x0
  const X = (t) => x0 + t * w
  const H = (t) => y - t * high
  // Tall palms behind the wood first, then the wood, then those before it.
  const stems = Array.from({ length: count }, () => {
    const t = r() < 0.62 ? 0.2 + r() * 0.3 : 0.56 + r() * 0.28
    return [t, 0.56 + r() * 0.5, (r() - 0.62) * 0.5]
  }).sort((a, b) => b[1] - a[1])
  for (const [t, h, lean] of stems.slice(0, count - 5))
    shorePalm(k, X(t), H(0.1), h * high, lean, [trunk, shade, leaf], r)
  const top = [
    [0.05, 0.02],
    [0.09, 0.16],
    [0.13, 0.2],
    [0.17, 0.34],
    [0.24, 0.38],
    [0.28, 0.48],
    [0.35, 0.44],
    [0.4, 0.52],
    [0.46, 0.42],
    [0.5, 0.32],
    [0.56, 0.36],
    [0.62, 0.46],
    [0.69, 0.42],
    [0.73, 0.3],
    [0.79, 0.28],
    [0.84, 0.18],
    [0.9, 0.13],
    [0.95, 0.02],
  ].map(([t, h]) => [X(t), H(h)])
  const smooth = (list) =>
    list
      .slice(1)
      .map(([bx, by], i) => {
        const [ax, ay] = list[i]
        return `Q${ax + (bx - ax) * 0.3} ${Math.min(ay, by) - Math.abs(by - ay) * 0.16 - 0.1} ${bx} ${by}`
      })
      .join('')
  path(k, wood, `M${top[0][0]} ${y}L${top[0].join(' ')}${smooth(top)}V${y}Z`)
  path(
    k,
    lit,
    `M${X(0.08)} ${H(0.1)}Q${X(0.1)} ${H(0.2)} ${X(0.14)} ${H(0.19)}Q${X(0.18)} ${H(0.38)} ${X(0.25)} ${H(0.34)}Q${X(0.29)} ${H(0.46)} ${X(0.34)} ${H(0.38)}Q${X(0.3)} ${H(0.24)} ${X(0.22)} ${H(0.22)}Q${X(0.14)} ${H(0.1)} ${X(0.08)} ${H(0.1)}ZM${X(0.55)} ${H(0.3)}Q${X(0.6)} ${H(0.46)} ${X(0.67)} ${H(0.37)}Q${X(0.63)} ${H(0.24)} ${X(0.55)} ${H(0.3)}Z`,
  )
  for (const [t, h, lean] of stems.slice(count - 5))
    shorePalm(k, X(t), H(0.08), h * high * 0.72, lean, [trunk, shade, leaf], r)
  path(
    k,
    sand,
    `M${X(-0.02)} ${y + 0.2}Q${X(0.05)} ${H(0.08)} ${X(0.2)} ${H(0.075)}C${X(0.4)} ${H(0.05)} ${X(0.6)} ${H(0.1)} ${X(0.84)} ${H(0.05)}Q${X(0.96)} ${H(0.05)} ${X(1.03)} ${y + 0.2}Z`,
  )
}
