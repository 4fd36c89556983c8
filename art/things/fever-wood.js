import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

// The yellow fever trees of Lerai in the mist, seen against the sun.

/** A limb along a bent line, thick to thin; `sun` -1 or 1 is the side that the light runs along. */
export function limb(k, [x0, y0, x1, y1, x2, y2], w0, w1, [tone, edge], sun, share = 0.3) {
  const side = (m) =>
    Array.from({ length: 21 }, (_, i) => {
      const t = i / 20
      const u = 1 - t
      const x = u * u * x0 + 2 * t * u * x1 + t * t * x2
      const y = u * u * y0 + 2 * t * u * y1 + t * t * y2
      const [dx, dy] = [u * (x1 - x0) + t * (x2 - x1), u * (y1 - y0) + t * (y2 - y1)]
      const d = Math.hypot(dx, dy) || 1
      const w = (w0 + (w1 - w0) * t) * 0.5 * m
      return [x - (dy / d) * w, y + (dx / d) * w]
    })
  fill(k, tone, [...side(-1), ...side(1).reverse()])
  if (edge) fill(k, edge, [...side(sun), ...side(sun * (1 - share * 2)).reverse()])
}

/** A thin, level veil of leaf: soft and uneven above, nearly flat beneath, lit along its crown. */
function veil(k, x, y, w, h, tones, r) {
  const n = Math.max(5, Math.min(7, Math.round((w / h) * 0.9)))
  const rim = (m, share, rise) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const u = -1 + (2 * i) / n + (i && i < n ? (r() - 0.5) * 0.16 : 0)
      const swell = (1 - u * u * 0.9) * (0.84 + r() * 0.26)
      return [x + (u * w * share) / 2, y - rise + m * h * swell * (m < 0 ? 0.8 : 0.26)]
    })
  path(k, tones[0], closed([...rim(-1, 1, 0), ...rim(1, 0.96, 0).slice(1, -1).reverse()], 0.9))
  if (tones[1])
    path(
      k,
      tones[1],
      closed(
        [
          ...rim(-1, 0.72, h * 0.16).map(([a, b]) => [a, Math.min(b, y - h * 0.2)]),
          ...rim(1, 0.6, h * 0.3)
            .slice(1, -1)
            .reverse(),
        ],
        0.9,
      ),
    )
}

/** A tree: foot, height, lean, width of the stem; forks low into rising limbs that carry veils of leaf. */
export function fever(k, { x, y, h, lean = 0, w, bark, leaf, sun, seed }) {
  const r = random(seed)
  const fork = 0.24 + r() * 0.14
  const [fx, fy] = [x + lean * h * 0.1, y - h * fork]
  const arms = 2 + (r() > 0.45 ? 1 : 0)
  const tips = []
  for (let i = 0; i < arms; i++) {
    const out = (i / (arms - 1) - 0.5) * (0.42 + r() * 0.2) + (r() - 0.5) * 0.08
    const [tx, ty] = [fx + out * h + lean * h * 0.1, y - h * (0.8 + r() * 0.16)]
    const [mx, my] = [fx + out * h * (0.4 + r() * 0.2), fy + (ty - fy) * 0.5]
    tips.push([fx, fy, mx, my, tx, ty])
  }
  const twigs = tips.flatMap(([, , mx, my, tx, ty], i) => {
    const s = i % 2 ? 1 : -1
    const [cx, cy] = [(fx + 2 * mx + tx) / 4, (fy + 2 * my + ty) / 4]
    return [
      [
        cx,
        cy,
        cx + s * h * 0.04,
        cy - h * 0.1,
        cx + s * h * (0.12 + r() * 0.06),
        cy - h * (0.2 + r() * 0.08),
      ],
      [tx, ty, tx, ty, tx, ty],
    ]
  })
  for (const t of tips) limb(k, t, w * 0.62, w * 0.2, bark, sun)
  for (const t of twigs) if (t[0] !== t[4]) limb(k, t, w * 0.3, w * 0.1, bark, sun)
  limb(
    k,
    [x, y + w * 0.2, x + lean * h * 0.02, y - h * fork * 0.5, fx, fy - w * 0.3],
    w * 1.16,
    w * 0.84,
    bark,
    sun,
  )
  crown(k, twigs, h, leaf, r)
}

/** The crown: layers that overlap from limb to limb, the broad ones over the tips, smaller ones between and beneath. */
function crown(k, twigs, h, leaf, r) {
  const tips = twigs.map((t) => [t[4], t[5]]).sort((a, b) => a[0] - b[0])
  const between = tips
    .slice(1)
    .map(([x, y], i) => [
      (x + tips[i][0]) / 2 + (r() - 0.5) * h * 0.05,
      Math.min(y, tips[i][1]) + h * 0.01,
    ])
  const gap = (tips.at(-1)[0] - tips[0][0]) / (tips.length - 1 || 1)
  const wide = Math.max(h * 0.2, gap * 1.5)
  for (const [x, y] of between)
    veil(k, x, y, wide * (0.7 + r() * 0.3), h * (0.06 + r() * 0.03), leaf, r)
  for (const [x, y] of tips.sort((a, b) => a[1] - b[1]))
    veil(k, x, y + h * 0.01, wide * (0.75 + r() * 0.5), h * (0.07 + r() * 0.04), leaf, r)
}
