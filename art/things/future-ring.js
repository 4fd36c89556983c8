import { Path2D } from '@napi-rs/canvas'
import { fill } from '../core/field.js'
import { clamp, smooth, tread } from '../core/noise.js'
import { random } from '../core/random.js'

// The Museum of the Future: a ring of steel on a green mound, written all over. Points of the field, one metre is about 0.75.
const TILT = -0.1
const OUTER = { x: 92, y: 36.5, rx: 35, ry: 29.5 }
const INNER = { x: 96, y: 34.2, rx: 19.5, ry: 15.6 }

/** A point of an ellipse at angle `a`. */
function on({ x, y, rx, ry }, a) {
  const [px, py] = [Math.cos(a) * rx, Math.sin(a) * ry]
  const [c, s] = [Math.cos(TILT), Math.sin(TILT)]
  return [x + px * c - py * s, y + px * s + py * c]
}

/** Round the ring by `a`, over its tube by `t`: 0 the edge of the hole .. 1 the outer edge, foreshortened at both. */
function over(a, t) {
  const v = 0.5 - 0.5 * Math.cos(Math.PI * clamp(t))
  const [p, q] = [on(INNER, a), on(OUTER, a)]
  return [p[0] + (q[0] - p[0]) * v, p[1] + (q[1] - p[1]) * v]
}

const loop = (e, step) =>
  `M${Array.from({ length: 120 }, (_, i) => on(e, (step * i * Math.PI) / 60).join(' ')).join('L')}Z`

/** What the ring covers; the hole turns the other way round. */
export const ringShape = new Path2D(loop(OUTER, 1) + loop(INNER, -1))

/** How far out a point lies, 0 at the edge of the hole and 1 at the outer edge. */
function across(x, y) {
  const [c, s] = [Math.cos(TILT), Math.sin(TILT)]
  let [low, high] = [0, 1]
  for (let i = 0; i < 12; i++) {
    const v = (low + high) / 2
    const e = (k) => INNER[k] + (OUTER[k] - INNER[k]) * v
    const [dx, dy] = [x - e('x'), y - e('y')]
    const [px, py] = [(dx * c + dy * s) / e('rx'), (-dx * s + dy * c) / e('ry')]
    if (px * px + py * py > 1) low = v
    else high = v
  }
  return (low + high) / 2
}

/** Light on the tube from the upper left: 0..1. */
function shine(x, y) {
  const v = across(x, y)
  const side = 2 * v - 1
  const facing = Math.sqrt(Math.max(0, 1 - side * side))
  const [dx, dy] = [(x - 94) / 35, (y - 35.5) / 29]
  const l = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(dx / l) * side, (dy / l) * side]
  return clamp(0.4 + 0.62 * (-nx * 0.62 - ny * 0.6 + facing * 0.42 - 0.14))
}

/** Paints the steel in few flat tones; the light of the grass comes back from below. */
export function steel(s, f, tone) {
  const { k } = s
  const [x0, y0] = f.at([0, 0])
  k.save()
  f.draw(k, () => {})
  const scaled = new Path2D()
  scaled.addPath(ringShape, { a: f.q, b: 0, c: 0, d: f.q, e: x0, f: y0 })
  k.clip(scaled)
  const box = [...f.at([54, 4]), ...f.at([130, 70])]
  s.shade(box, (px, py, out) => {
    const [x, y] = [(px - x0) / f.q, (py - y0) / f.q]
    const c = tone(tread(shine(x, y), 7, 0.025))
    const grass = tread(smooth(50, 68, y + (x - 92) * 0.05), 4, 0.04) * 0.3
    out[0] = c[0] * (1 - grass) + 0.3 * grass
    out[1] = c[1] * (1 - grass) + 0.5 * grass
    out[2] = c[2] * (1 - grass) + 0.46 * grass
  })
  k.restore()
}

// Letters in a box one high: every line is a run of points, written with a broad pen. [x, y up] pairs.
const bow = (x0, x1, y, deep) =>
  Array.from({ length: 11 }, (_, i) => {
    const t = i / 10
    return [x0 + (x1 - x0) * t, y - Math.sin(Math.PI * t) * deep]
  })
const round = (x, y, rx, ry, from = 0, to = 1) =>
  Array.from({ length: 13 }, (_, i) => {
    const a = (from + ((to - from) * i) / 12) * Math.PI * 2
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry]
  })
const LETTERS = [
  // tall and plain
  {
    wide: 0.24,
    lines: [
      [
        [0.16, 1],
        [0.12, 0.5],
        [0.1, 0.04],
      ],
    ],
  },
  // tall, running into a bowl
  { wide: 0.66, lines: [[[0.6, 0.95], [0.57, 0.4], ...bow(0.55, 0.02, 0.12, 0.3)]] },
  // a long boat with its dot
  {
    wide: 1,
    lines: [[[0.96, 0.34], ...bow(0.94, 0.04, 0.2, 0.22), [0.03, 0.36]]],
    dots: [[0.5, -0.28]],
  },
  // an eye and a tail
  {
    wide: 0.5,
    lines: [
      round(0.34, 0.3, 0.14, 0.13),
      [
        [0.47, 0.28],
        [0.4, 0],
        [0.02, -0.3],
      ],
    ],
  },
  // a deep cup
  {
    wide: 0.62,
    lines: [[[0.58, 0.4], ...bow(0.58, 0.06, 0.16, 0.46), [0.04, 0.34]]],
    dots: [[0.32, 0.3]],
  },
  // teeth on the line
  {
    wide: 0.8,
    lines: [
      [
        [0.78, 0.3],
        [0.76, 0.04],
        [0.58, 0.04],
        [0.56, 0.26],
        [0.54, 0.04],
        [0.34, 0.04],
        [0.32, 0.3],
        [0.3, 0.04],
        [0, 0.04],
      ],
    ],
    dots: [
      [0.56, 0.56],
      [0.44, 0.56],
    ],
  },
  // a bend thrown back
  {
    wide: 0.8,
    lines: [
      [
        [0.1, 0.56],
        [0.5, 0.52],
        [0.7, 0.42],
        [0.3, 0.2],
        ...round(0.42, -0.06, 0.34, 0.3, 0.3, 0.86),
      ],
    ],
  },
  // two talls joined
  {
    wide: 0.6,
    lines: [
      [
        [0.52, 1],
        [0.46, 0.1],
        [0.3, 0.04],
        [0.16, 0.1],
        [0.06, 0.9],
      ],
    ],
  },
]

/** A run of points as one outline: broad where it runs level, thin where it runs up, as a slanting pen writes. */
function written(k, colour, run, place, pen) {
  const dense = []
  for (let i = 0; i < run.length - 1; i++)
    for (let j = 0; j < 6; j++) dense.push(run[i].map((v, n) => v + ((run[i + 1][n] - v) * j) / 6))
  dense.push(run.at(-1))
  const [left, right] = [[], []]
  dense.forEach(([x, y], i) => {
    const [a, b] = [dense[Math.max(0, i - 3)], dense[Math.min(dense.length - 1, i + 3)]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [dx, dy] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
    const wide =
      pen * (0.42 + 0.58 * Math.abs(dx * 0.9 + dy * 0.3)) * (i > dense.length - 5 ? 0.6 : 1)
    left.push(place(x - dy * wide, y + dx * wide))
    right.unshift(place(x + dy * wide, y - dx * wide))
  })
  fill(k, colour, [...left, ...right])
}

/** One line of writing round the ring: the letters stand between the heights t0 and t1 over the tube. */
function line(k, colour, { from, to, t0, t1, seed, pen, wide = 1 }) {
  const r = random(seed)
  const high = t1 - t0
  let a = from
  let last = -1
  while (a < to) {
    let n = Math.floor(r() * LETTERS.length)
    if (n === last) n = (n + 3) % LETTERS.length
    last = n
    const letter = LETTERS[n]
    // Letters are as wide as they are high: the tube is narrower on the right than on the left.
    const [p, q] = [over(a, t0), over(a, t1)]
    const tall = Math.hypot(q[0] - p[0], q[1] - p[1])
    const [u, v] = [over(a, (t0 + t1) / 2), over(a + 0.1, (t0 + t1) / 2)]
    const unit = (tall / Math.hypot(v[0] - u[0], v[1] - u[1])) * 0.1 * wide
    const place = (x, y) => over(a + (letter.wide - x) * unit, t0 + (y * 0.74 + 0.26) * high)
    for (const run of letter.lines) written(k, colour, run, place, pen)
    for (const [x, y] of [...(letter.dots ?? []), [letter.wide * 0.7, 0.86]].slice(0, 2))
      fill(k, colour, [
        place(x - 0.1, y - 0.02),
        place(x, y + 0.11),
        place(x + 0.1, y + 0.02),
        place(x, y - 0.11),
      ])
    a += (letter.wide + 0.16) * unit
  }
}

/** The verses are its windows: dark glass in the steel. */
export function verses(k, colour) {
  const [from, to] = [-Math.PI, Math.PI - 0.16]
  line(k, colour, { from, to, t0: 0.5, t1: 0.86, seed: 5, pen: 0.085 })
  line(k, colour, {
    from: from + 0.1,
    to: to + 0.1,
    t0: 0.16,
    t1: 0.47,
    seed: 12,
    pen: 0.085,
    wide: 1.15,
  })
}
