import { fill, path, points } from '../core/field.js'
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

/** The tiers of the fall: x0 x1 y at the lip, x0 x1 y where it lands. */
const TIERS = points('76 86 13 74.500 88 34 71 91 34 69 94 51 66 96 51 63 100 66', 6)

/** A broken sheet of water: a body with pointed ribbons of white and slits of rock; the light ends along a slanting line. */
function sheet(k, [x0, x1, y0, u0, u1, y1], seed, [white, pale, dim, rock]) {
  const r = random(seed)
  path(
    k,
    pale,
    `M${x0} ${y0 + 1.4}${[0, 1, 2, 3]
      .map((i) => {
        const [a, b] = [x0 + ((x1 - x0) * i) / 4, x0 + ((x1 - x0) * (i + 1)) / 4]
        const up = Math.sin(seed * 3 + i * 2.4) * 1.1
        return `C${a + 0.3} ${y0 - 0.6 + up} ${b - 1.6} ${y0 - 1 + up} ${b} ${y0 + 0.3 - up * 0.4}`
      })
      .join(
        '',
      )}C${x1 + 0.8} ${y0 + 4} ${u1} ${y1 - 6} ${u1} ${y1 + 1}H${u0}C${u0} ${y1 - 6} ${x0 - 0.8} ${y0 + 4} ${x0} ${y0 + 1}Z`,
  )
  const ribbon = (c, t, w, a, b) => {
    const X = (q, v) => {
      const top = x0 + (x1 - x0) * q
      const foot = u0 + (u1 - u0) * q
      return top + (foot - top) * (1 - (1 - v) ** 2)
    }
    const Y = (v) => y0 + (y1 - y0) * v
    path(
      k,
      c,
      `M${X(t, a)} ${Y(a)}Q${X(t + w, (a + b) / 2)} ${Y((a + b) / 2)} ${X(t, b)} ${Y(b)}Q${X(t - w, (a + b) / 2)} ${Y((a + b) / 2)} ${X(t, a)} ${Y(a)}Z`,
    )
  }
  for (let i = 0; i < 16; i++)
    ribbon(
      i % 2 ? white : dim,
      0.04 + r() * 0.92,
      0.03 + r() * 0.05,
      r() * 0.4 - 0.05,
      0.6 + r() * 0.42,
    )
  for (let i = 0; i < 4; i++)
    ribbon(rock, 0.12 + r() * 0.76, 0.015 + r() * 0.022, 0.25 + r() * 0.3, 0.75 + r() * 0.25)
  for (let i = 0; i < 7; i++)
    ribbon(white, 0.06 + r() * 0.88, 0.02 + r() * 0.03, 0, 0.45 + r() * 0.5)
}

/** The fall in its cleft, in sunlight or in shade. */
export function fall(k, tones) {
  for (const [i, tier] of TIERS.entries()) sheet(k, tier, 5 + i * 7, tones)
}

/** Rock in upright slabs: each [x0 x1 top foot], a lit side, a face, a crack. */
export function slabs(k, list, [face, lit, dark], side) {
  for (const [x0, x1, top, foot, lean] of list) {
    const w = x1 - x0
    const cut = x0 + w * (side < 0 ? 0.28 : 0.72)
    fill(k, face, [
      [x0, foot],
      [x0 + lean, top + w * 0.14],
      [x0 + lean + w * 0.3, top],
      [x1 + lean - w * 0.12, top + w * 0.05],
      [x1 + lean, top + w * 0.3],
      [x1, foot],
    ])
    fill(k, side < 0 ? lit : dark, [
      [x0, foot],
      [x0 + lean, top + w * 0.14],
      [x0 + lean + w * 0.3, top],
      [cut + lean * 0.6, top + (foot - top) * 0.35],
      [cut - w * 0.1, foot],
    ])
    fill(k, side < 0 ? dark : lit, [
      [x1, foot],
      [x1 + lean, top + w * 0.3],
      [x1 + lean - w * 0.12, top + w * 0.05],
      [cut + lean * 0.7 + w * 0.2, top + (foot - top) * 0.28],
      [cut + w * 0.24, foot],
    ])
  }
}
