import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

/** A sea fan of the Red Sea: branches in one plane before their own dark; foot at x, y, `q` high, leaning by `lean`. */
export function gorgonian(k, x, y, q, [dark, mid, lit], { lean = 0, seed = 1, spread = 1 } = {}) {
  const r = random(seed)
  const twigs = []
  const grow = (x0, y0, a, l, n) => {
    const [x1, y1] = [x0 + Math.cos(a) * l, y0 + Math.sin(a) * l]
    twigs.push([x0, y0, x1, y1, n])
    if (!n) return
    const open = (0.3 + r() * 0.22) * spread
    grow(x1, y1, a - open, l * (0.74 + r() * 0.16), n - 1)
    grow(x1, y1, a + open, l * (0.74 + r() * 0.16), n - 1)
  }
  const a0 = -1.571 + lean
  stroke(
    k,
    dark,
    q * 0.07,
    `M${x} ${y}L${x + Math.cos(a0) * q * 0.14} ${y + Math.sin(a0) * q * 0.14}`,
  )
  const [bx, by] = [x + Math.cos(a0) * q * 0.1, y + Math.sin(a0) * q * 0.1]
  for (const d of [-0.8, -0.3, 0.3, 0.8])
    grow(bx, by, a0 + d * spread, q * 0.23 * (1 - Math.abs(d) * 0.12), 5)
  // Between the twigs a fine net, dark, so that the fan reads as one leaf.
  for (const [x0, y0, x1, y1, n] of twigs)
    stroke(k, dark, q * (n < 2 ? 0.05 : 0.04 + n * 0.005), `M${x0} ${y0}L${x1} ${y1}`)
  for (const [x0, y0, x1, y1, n] of twigs)
    stroke(k, n < 2 ? lit : mid, q * (0.012 + n * 0.006), `M${x0} ${y0}L${x1} ${y1}`)
}

/** Soft coral like a little tree: a pale stem, heads of polyps towards the light. */
export function softCoral(k, x, y, q, tones, stem, { lean = 0, seed = 1 } = {}) {
  const r = random(seed)
  const heads = points(
    '-0.42 -0.5 0.26 0.4 -0.56 0.28 -0.2 -0.78 0.28 0.22 -0.86 0.26 0 -1.08 0.24 -0.02 -0.5 0.24',
    3,
  )
  for (const [dx, dy] of heads)
    stroke(
      k,
      stem,
      q * 0.13,
      `M${x} ${y}Q${x + lean * q * 0.2} ${y - q * 0.3} ${x + (dx + lean * -dy) * q} ${y + dy * q}`,
    )
  for (const [dx, dy, size] of heads)
    clump(k, x + (dx + lean * -dy) * q, y + dy * q, q * size, tones, r() * 6, { side: 1 })
}

/** Anthias: a small fish with a forked tail, head to the right, `q` long. */
function anthias(k, x, y, q, [body, lit]) {
  path(
    k,
    body,
    `M${x} ${y}c${-q * 0.2} ${-q * 0.26} ${-q * 0.5} ${-q * 0.26} ${-q * 0.72} ${-q * 0.06}l${-q * 0.36} ${-q * 0.26}l${q * 0.14} ${q * 0.3}l${-q * 0.16} ${q * 0.32}l${q * 0.38} ${-q * 0.2}c${q * 0.22} ${q * 0.18} ${q * 0.52} ${q * 0.16} ${q * 0.72} ${-q * 0.1}Z`,
  )
  path(
    k,
    lit,
    `M${x} ${y}c${-q * 0.2} ${-q * 0.26} ${-q * 0.5} ${-q * 0.26} ${-q * 0.72} ${-q * 0.06}c${q * 0.2} ${-q * 0.04} ${q * 0.5} ${-q * 0.04} ${q * 0.72} ${q * 0.06}Z`,
  )
}

/** A cloud of anthias along a line of [x, y, half width], heads to the right. */
export function anthiasCloud(k, line, { count, size, tones, seed }) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const t = r() * (line.length - 1)
    const [a, b] = [line[Math.floor(t)], line[Math.ceil(t)]]
    const u = t % 1
    const [x, y, wide] = a.map((v, j) => v + (b[j] - v) * u)
    const g = (r() + r() + r() - 1.5) * 1.2
    const across = (r() - 0.5) * wide
    anthias(
      k,
      x + across,
      y + g * wide,
      size * (0.7 + r() * 0.6),
      tones[Math.floor(r() * tones.length)],
    )
  }
}

/** Dots of polyps on a ledge: a row of small heads in the light. */
export function crust(k, line, tones, seed) {
  const r = random(seed)
  for (let i = 0; i < line.length - 1; i++) {
    const [[x0, y0], [x1, y1]] = [line[i], line[i + 1]]
    const n = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 1.8))
    for (let j = 0; j < n; j++) {
      const t = (j + r() * 0.5) / n
      clump(
        k,
        x0 + (x1 - x0) * t,
        y0 + (y1 - y0) * t,
        0.8 + r() * 1.1,
        tones[Math.floor(r() * tones.length)],
        r() * 6,
        { side: 1 },
      )
    }
  }
}

/** Branches of fire coral, blunt and pale at their tips; foot at x, y. */
export function fingers(k, x, y, q, [dark, mid, tip], seed) {
  const r = random(seed)
  for (let i = -3; i <= 3; i++) {
    const a = -1.571 + i * 0.24
    const l = q * (0.7 + r() * 0.5)
    const [ex, ey] = [x + i * q * 0.1 + Math.cos(a) * l, y + Math.sin(a) * l]
    stroke(k, i > 0 ? mid : dark, q * 0.2, `M${x + i * q * 0.1} ${y}L${ex} ${ey}`)
    stroke(
      k,
      tip,
      q * 0.12,
      `M${ex - Math.cos(a) * q * 0.06} ${ey - Math.sin(a) * q * 0.06}L${ex} ${ey}`,
    )
  }
}

/** A table coral seen from a little above: plate, lit rim, the dark below. */
export function tableCoral(k, x, y, q, [dark, mid, lit]) {
  fill(k, dark, [
    [x - q * 0.2, y],
    [x - q * 0.9, y - q * 0.4],
    [x + q * 0.9, y - q * 0.4],
    [x + q * 0.2, y],
  ])
  path(
    k,
    mid,
    `M${x - q} ${y - q * 0.46}C${x - q * 0.7} ${y - q * 0.3} ${x + q * 0.7} ${y - q * 0.3} ${x + q} ${y - q * 0.46}C${x + q * 0.7} ${y - q * 0.62} ${x - q * 0.7} ${y - q * 0.62} ${x - q} ${y - q * 0.46}Z`,
  )
  path(
    k,
    lit,
    `M${x - q * 0.8} ${y - q * 0.5}C${x - q * 0.3} ${y - q * 0.42} ${x + q * 0.6} ${y - q * 0.36} ${x + q} ${y - q * 0.46}C${x + q * 0.7} ${y - q * 0.62} ${x - q * 0.6} ${y - q * 0.62} ${x - q * 0.8} ${y - q * 0.5}Z`,
  )
}
