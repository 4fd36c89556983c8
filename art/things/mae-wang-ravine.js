import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'

/** A pointed leaf from its stalk at x, y. */
function leaf(k, c, x, y, l, a, wide = 0.22) {
  const [dx, dy] = [Math.cos(a) * l, Math.sin(a) * l]
  const [nx, ny] = [-dy * wide, dx * wide]
  path(
    k,
    c,
    `M${x} ${y}Q${x + dx * 0.4 + nx} ${y + dy * 0.4 + ny} ${x + dx} ${y + dy}Q${x + dx * 0.4 - nx} ${y + dy * 0.4 - ny} ${x} ${y}Z`,
  )
}

/** A mass of leaves: a flat shape whose edge, given by `edge`, bristles with pointed leaves; some of them catch the light. */
export function leafy(k, body, edge, size, seed, [base, tip, lit], down = 0.4) {
  fill(k, base, body)
  const r = random(seed)
  for (let i = 0; i < edge.length - 1; i++) {
    const [a, b] = [edge[i], edge[i + 1]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    const n = Math.max(2, Math.round((l / size) * 2.4))
    const out = Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.PI / 2
    for (let j = 0; j < n; j++) {
      const t = (j + r() * 0.8) / n
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      const turn = out + (r() - 0.5) * 1.7
      const way = Math.atan2(Math.sin(turn) + down, Math.cos(turn))
      const q = size * (0.7 + r() * 0.7)
      const back = size * (0.2 + r() * 0.5)
      leaf(
        k,
        r() > 0.5 ? tip : base,
        x - Math.cos(out) * back,
        y - Math.sin(out) * back,
        q,
        way,
        0.3,
      )
    }
    for (let j = 0; j < n * 0.7; j++) {
      const t = r()
      const deep = size * (0.5 + r() * 2.6)
      const [x, y] = [
        a[0] + (b[0] - a[0]) * t - Math.cos(out) * deep,
        a[1] + (b[1] - a[1]) * t - Math.sin(out) * deep,
      ]
      leaf(
        k,
        r() > 0.45 ? tip : lit,
        x,
        y,
        size * (0.5 + r() * 0.5),
        out + (r() - 0.5) * 2.2 + down * 0.6,
        0.3,
      )
    }
  }
}
