// The Hollywood sign on its slope: nine letters of sheet metal, upright on posts, their shade on the hill to the right.
import { fill, points } from '../core/field.js'

/** Each letter one unit high, foot at 0: strips as polygons; how far the next letter stands. */
const LETTERS = {
  H: [
    0.86,
    '0 0 0.2 0 0.2 -1 0 -1',
    '0.5 0 0.7 0 0.7 -1 0.5 -1',
    '0.2 -0.6 0.5 -0.6 0.5 -0.4 0.2 -0.4',
  ],
  O: [
    0.9,
    '0 -0.22 0 -0.78 0.2 -0.72 0.2 -0.28',
    '0 -0.78 0.2 -1 0.52 -1 0.72 -0.78 0.52 -0.72 0.45 -0.81 0.27 -0.81 0.2 -0.72',
    '0.72 -0.78 0.72 -0.22 0.52 -0.28 0.52 -0.72',
    '0.72 -0.22 0.52 0 0.2 0 0 -0.22 0.2 -0.28 0.27 -0.19 0.45 -0.19 0.52 -0.28',
  ],
  L: [0.76, '0 0 0.2 0 0.2 -1 0 -1', '0.2 0 0.62 0 0.62 -0.19 0.2 -0.19'],
  Y: [
    0.86,
    '0.25 0 0.45 0 0.45 -0.46 0.25 -0.46',
    '0 -1 0.22 -1 0.45 -0.46 0.25 -0.4',
    '0.7 -1 0.48 -1 0.25 -0.46 0.45 -0.4',
  ],
  W: [
    1.14,
    '0 -1 0.2 -1 0.36 0 0.18 0',
    '0.38 -0.72 0.5 -0.9 0.36 0 0.18 0',
    '0.62 -0.72 0.5 -0.9 0.62 0 0.8 0',
    '0.98 -1 0.78 -1 0.62 0 0.8 0',
  ],
  D: [
    0.9,
    '0 0 0.2 0 0.2 -1 0 -1',
    '0.2 -1 0.48 -1 0.72 -0.76 0.52 -0.7 0.42 -0.81 0.2 -0.81',
    '0.72 -0.76 0.72 -0.24 0.52 -0.3 0.52 -0.7',
    '0.72 -0.24 0.48 0 0.2 0 0.2 -0.19 0.42 -0.19 0.52 -0.3',
  ],
}

/** From x, `high` tall; `line` gives the height of the ground, the feet of each letter follow it. */
export function sign(k, { x, high, line }) {
  let at = x
  for (const c of 'HOLLYWOOD') {
    const [next, ...strips] = LETTERS[c]
    const foot = line(at + 0.4 * high)
    const draw = (colour, dx, dy) => {
      for (const s of strips)
        fill(
          k,
          colour,
          points(s).map(([u, v]) => [at + (u + dx) * high, foot + (v + dy) * high]),
        )
    }
    for (const u of [0.1, 0.55])
      fill(k, '#5c3854', [
        [at + u * high, foot - 0.1 * high],
        [at + (u + 0.05) * high, foot - 0.1 * high],
        [at + (u + 0.05) * high, foot + 0.24 * high],
        [at + u * high, foot + 0.24 * high],
      ])
    draw('rgba(92,52,100,.7)', 0.2, 0.16)
    draw('#fff9ea', 0, 0)
    at += next * high
  }
}

/** The mast on the summit: a lattice that narrows, three stays of aerials, a small lamp. */
export function mast(k, x, y, high) {
  k.strokeStyle = '#5c3058'
  k.lineCap = 'butt'
  k.lineWidth = 0.16
  const half = (t) => 0.75 * (1 - t) + 0.12
  k.beginPath()
  for (const m of [-1, 1]) {
    k.moveTo(x + m * half(0), y + 0.8)
    k.lineTo(x + m * half(1), y - high)
  }
  for (let i = 0; i < 8; i++) {
    const [a, b] = [i / 8, (i + 1) / 8]
    k.moveTo(x + (i % 2 ? 1 : -1) * half(a), y - high * a)
    k.lineTo(x + (i % 2 ? -1 : 1) * half(b), y - high * b)
  }
  k.moveTo(x, y - high)
  k.lineTo(x, y - high * 1.18)
  k.stroke()
  for (const [t, w] of points('0.620 1.100 0.800 0.800'))
    fill(k, '#5c3058', [
      [x - w, y - high * t],
      [x + w, y - high * t],
      [x + w, y - high * t + 0.28],
      [x - w, y - high * t + 0.28],
    ])
  fill(k, '#ff5c4c', [
    [x - 0.3, y - high * 1.18],
    [x + 0.3, y - high * 1.18],
    [x + 0.3, y - high * 1.18 - 0.55],
    [x - 0.3, y - high * 1.18 - 0.55],
  ])
}
