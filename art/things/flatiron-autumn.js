import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The Flatiron from the square, 22 storeys and 87 metres: its prow towards us, both sides running away; the sun on the left. */
const [FOOT, EYE, M, DEEP] = [74, 1.7, 0.77, 0.62]
const X = 96

/** A point on a side: t along it from the prow (0..1), height in metres; far is where that side ends on the picture. */
const on = (far, t, y, out = 0) => {
  const q = 1 + DEEP * t
  const s = (t * (1 + DEEP)) / q
  const x0 = X + Math.sign(far - X) * 1.5
  return [x0 + (far - x0) * s + Math.sign(far - X) * out, FOOT - ((y - EYE) * M) / q]
}
const quad = (k, c, far, t0, t1, y0, y1, out = 0) =>
  fill(k, c, [
    on(far, t0, y0, out),
    on(far, t1, y0, out),
    on(far, t1, y1, out),
    on(far, t0, y1, out),
  ])

function flank(k, far, tones, bays) {
  const [WALL, BAND, GLASS, EDGE, DARK] = tones
  quad(k, WALL, far, 0, 1, 0, 85)
  // Base of big stones: courses, and the tall shop windows.
  quad(k, BAND, far, 0, 1, 0, 20)
  for (let y = 6; y < 20; y += 1.8) quad(k, DARK, far, 0, 1, y, y + 0.22)
  for (let i = 0; i < bays / 2; i++) {
    const [a, b] = [(i + 0.16) / (bays / 2), (i + 0.84) / (bays / 2)]
    quad(k, GLASS, far, a, b, 0.6, 5.2)
  }
  // Oriels that swell out of the shaft, in three groups.
  for (const [a, b] of points('0.180 0.290 0.430 0.540 0.680 0.790')) {
    quad(k, EDGE, far, a, b, 24, 66)
    quad(k, BAND, far, (a + b) / 2, b, 24, 66)
  }
  for (let f = 1; f < 21; f++) {
    const y = 2 + f * 3.95
    if (y > 82) break
    const big = f === 4 || f === 17
    if (big) quad(k, EDGE, far, 0, 1, y - 0.9, y - 0.3, 0.3)
    for (let i = 0; i < bays; i++) {
      const a = (i + 0.26) / bays
      const b = (i + 0.74) / bays
      if (y > 70 && f % 2) {
        // Under the cornice the windows stand in tall arches.
        quad(k, GLASS, far, a, b, y - 3.4, y + 2.2)
        continue
      }
      if (y > 70) continue
      quad(k, GLASS, far, a, b, y, y + 2.3)
    }
  }
  quad(k, DARK, far, 0, 1, 78.6, 79.4)
  // The cornice: a shade below it, brackets, the lit edge, the balustrade.
  quad(k, DARK, far, 0, 1, 80.6, 82, 0.3)
  for (let i = 0; i < bays * 2; i++)
    quad(k, EDGE, far, (i + 0.2) / (bays * 2), (i + 0.55) / (bays * 2), 80.6, 82.4, 0.5)
  quad(k, EDGE, far, -0.02, 1.01, 82.2, 84.4, 1.1)
  quad(k, BAND, far, -0.02, 1.01, 82.2, 82.9, 1.1)
  quad(k, WALL, far, 0, 1, 84.4, 87, 0.3)
  for (let i = 0; i < bays * 2; i++)
    quad(k, DARK, far, (i + 0.3) / (bays * 2), (i + 0.7) / (bays * 2), 84.8, 86.4, 0.3)
}

export function flatiron(k, left, right) {
  flank(k, left, ['#ffdca4', '#f0bc90', '#7c6488', '#fff0c4', '#d49c84'], 14)
  flank(k, right, ['#7c78a8', '#6c6498', '#38406c', '#a094b8', '#545488'], 8)
  // The rounded prow: three tones, one column of windows on each side of its middle.
  const top = FOOT - (85 - EYE) * M
  const low = FOOT + EYE * M
  const strip = (a, b, c) =>
    fill(k, c, [
      [X + a, low],
      [X + a, top],
      [X + b, top],
      [X + b, low],
    ])
  strip(-1.7, 0, '#ffe8b8')
  strip(-0.1, 0.8, '#d8a498')
  strip(0.7, 1.7, '#8c7ca4')
  for (let f = 1; f < 21; f++) {
    const y = 2 + f * 3.95
    if (y > 79) break
    const py = FOOT - (y + 2.3 - EYE) * M
    path(k, '#7c6488', `M${X - 1.3} ${py}h0.720v1.750h-0.720Z`)
    path(k, '#5c4c7c', `M${X - 0.25} ${py}h0.600v1.750h-0.600Z`)
    path(k, '#443c6c', `M${X + 0.75} ${py}h0.600v1.750h-0.600Z`)
  }
  for (const [y, h, w] of points(
    '17 0.700 2 66.500 0.600 1.900 80.600 1.400 2.200 82.200 2.200 3',
    3,
  )) {
    const py = FOOT - (y + h - EYE) * M
    fill(k, '#fff0c4', [
      [X - w, py],
      [X + w * 0.2, py],
      [X + w * 0.2, py + h * M],
      [X - w, py + h * M],
    ])
    fill(k, '#a08cac', [
      [X + w * 0.2, py],
      [X + w, py],
      [X + w, py + h * M],
      [X + w * 0.2, py + h * M],
    ])
  }
  const bal = FOOT - (87 - EYE) * M
  fill(k, '#ffdca4', [
    [X - 1.9, bal],
    [X + 0.4, bal],
    [X + 0.4, bal + 2],
    [X - 1.9, bal + 2],
  ])
  fill(k, '#8c7ca4', [
    [X + 0.4, bal],
    [X + 1.9, bal],
    [X + 1.9, bal + 2],
    [X + 0.4, bal + 2],
  ])
  // The little glass shop at its foot.
  const g = (y) => FOOT - (y - EYE) * M * 1.1
  fill(k, '#3c7478', [
    [X - 4.4, g(0)],
    [X - 3.6, g(5)],
    [X + 0.6, g(5)],
    [X + 0.6, g(0) + 0.4],
  ])
  fill(k, '#28505c', [
    [X + 0.6, g(0) + 0.4],
    [X + 0.6, g(5)],
    [X + 3.6, g(5)],
    [X + 4.2, g(0)],
  ])
  for (const [a, b] of points('-3.900 -2.600 -2.200 -1 -0.600 0.300'))
    fill(k, '#f8d890', [
      [X + a, g(0.8)],
      [X + a + 0.1, g(3.8)],
      [X + b, g(3.8)],
      [X + b, g(0.8)],
    ])
  for (const [a, b] of points('1 2.100 2.500 3.500'))
    fill(k, '#6ca0a4', [
      [X + a, g(0.8)],
      [X + a, g(3.8)],
      [X + b - 0.1, g(3.8)],
      [X + b, g(0.8)],
    ])
  fill(k, '#5ca094', [
    [X - 4, g(5)],
    [X - 3.8, g(5.8)],
    [X + 0.6, g(5.9)],
    [X + 0.6, g(5)],
  ])
}

/** A block along the street: from x0 (near) to x1 (far) with roofs at y0, y1; `rows` of windows, `bays`. */
export function block(k, [x0, y0, x1, y1], [WALL, GLASS, EDGE], rows, bays, foot = FOOT + 1.2) {
  const P = (s, v) => {
    const x = x0 + (x1 - x0) * s
    const top = y0 + (y1 - y0) * s
    return [x, foot + (top - foot) * v]
  }
  fill(k, WALL, [P(0, 0), P(1, 0), P(1, 1), P(0, 1)])
  fill(k, EDGE, [P(0, 0.965), P(1, 0.965), P(1, 1), P(0, 1)])
  const near = (t) => t ** 0.86
  for (let r = 0; r < rows; r++)
    for (let b = 0; b < bays; b++) {
      const [a, c] = [near((b + 0.22) / bays), near((b + 0.72) / bays)]
      const [l, h] = [0.1 + (r / rows) * 0.84, 0.1 + ((r + 0.56) / rows) * 0.84]
      fill(k, GLASS, [P(a, l), P(c, l), P(c, h), P(a, h)])
    }
  fill(k, GLASS, [P(0.04, 0), P(0.96, 0), P(0.96, 0.06), P(0.04, 0.06)])
}

/** A mass of autumn leaves: clumps with bumpy edges, light on the upper left. */
export function leaves(k, list, [DARK, MID, LIT, GLEAM], seed) {
  const r = random(seed)
  const clump = (x, y, q, c) => {
    const turn = r() * 6
    const shape = new Path2D()
    for (let i = 0; i <= 54; i++) {
      const a = (i / 54) * Math.PI * 2
      const b = 1 + 0.13 * Math.abs(Math.sin(a * 3.5 + turn)) + 0.07 * Math.sin(a * 11 + turn * 2)
      shape.lineTo(x + Math.cos(a) * q * 1.15 * b, y + Math.sin(a) * q * 0.86 * b)
    }
    k.fillStyle = c
    k.fill(shape)
  }
  for (const [x, y, q] of list) clump(x, y, q, DARK)
  for (const [c, n, size, shift] of [
    [MID, 5, 0.46, 0.1],
    [LIT, 5, 0.28, 0.22],
    [GLEAM, 3, 0.15, 0.34],
  ])
    for (const [x, y, q] of list)
      for (let i = 0; i < n; i++) {
        const a = r() * Math.PI * 2
        const d = q * (0.25 + r() * 0.4)
        clump(
          x + Math.cos(a) * d * 1.1 - q * shift,
          y + Math.sin(a) * d * 0.8 - q * shift,
          q * size * (0.7 + r() * 0.5),
          c,
        )
      }
  // Single leaves that stand out of the edge and lie on the clumps.
  for (const [x, y, q] of list)
    for (let i = 0; i < 16; i++) {
      const a = r() * Math.PI * 2
      const d = q * (i < 9 ? 1 : 0.3 + r() * 0.5)
      const c = i < 5 ? DARK : i < 9 ? MID : i < 13 ? LIT : GLEAM
      leaf(
        k,
        x + Math.cos(a) * d * 1.2,
        y + Math.sin(a) * d * 0.92,
        0.28 + q * 0.07,
        a + (r() - 0.5) * 1.6,
        c,
      )
    }
}

/** One leaf in the air or on the ground. */
export function leaf(k, x, y, q, turn, colour) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.scale(q, q)
  path(k, colour, 'M-1 0C-0.500 -0.700 0.500 -0.700 1 0C0.500 0.500 -0.500 0.500 -1 0Z')
  k.restore()
}

/** A lamp post with its crook, as they stand on Fifth Avenue. */
export function crookLamp(k, x, y, high, colour, glow) {
  const q = high / 20
  stroke(
    k,
    colour,
    0.42 * q,
    `M${x} ${y}V${y - 16 * q}C${x} ${y - 21 * q} ${x + 5 * q} ${y - 21 * q} ${x + 5 * q} ${y - 17.5 * q}`,
  )
  stroke(
    k,
    colour,
    0.24 * q,
    `M${x} ${y - 14 * q}C${x + 2 * q} ${y - 14.5 * q} ${x + 3.4 * q} ${y - 16 * q} ${x + 2.6 * q} ${y - 17.6 * q}`,
  )
  path(
    k,
    colour,
    `M${x - 0.9 * q} ${y}L${x - 0.5 * q} ${y - 3 * q}H${x + 0.5 * q}L${x + 0.9 * q} ${y}ZM${x + 4 * q} ${y - 17.4 * q}H${x + 6 * q}L${x + 5.5 * q} ${y - 18.2 * q}H${x + 4.5 * q}Z`,
  )
  path(
    k,
    glow,
    `M${x + 4.1 * q} ${y - 17.4 * q}H${x + 5.9 * q}Q${x + 5.8 * q} ${y - 15 * q} ${x + 5 * q} ${y - 14.8 * q}Q${x + 4.2 * q} ${y - 15 * q} ${x + 4.1 * q} ${y - 17.4 * q}Z`,
  )
}

/** A yellow cab from its side, heading right; 24 units long. */
export function cab(k) {
  path(k, 'rgba(60,40,84,.5)', 'M-11 -0.500L12 -0.500L16 0.700H-6Z')
  path(k, '#2c3c64', 'M-6.400 -4.400L-4 -7.200H4L7 -4.400Z')
  path(
    k,
    '#9cc4d0',
    'M-5.200 -4.600L-3.400 -6.700H-0.300V-4.600ZM0.400 -6.700H3.600L5.800 -4.600H0.400Z',
  )
  path(k, '#ffd84c', 'M-4.400 -6.900C-3.600 -7.800 3.600 -7.800 4.400 -6.900L4 -6.600H-4Z')
  path(k, '#fff0c0', 'M-1.300 -8.700H1.300V-7.500H-1.300Z')
  path(
    k,
    '#f0a83c',
    'M-11.800 -1.200C-12.200 -3 -11.600 -4.400 -10 -4.500L-6 -4.800H6.600C9 -4.600 11.600 -4.200 12 -3C12.300 -2.200 12.200 -1.600 12 -1.200Z',
  )
  path(
    k,
    '#ffd84c',
    'M-11.800 -3.200C-11.600 -4 -11 -4.400 -10 -4.500L-6 -4.800H6.600C9 -4.600 11.400 -4.200 11.900 -3.200Z',
  )
  path(k, '#2c2c54', 'M-4 -3H4V-2.400H-4ZM-12 -1.400H12.200V-0.900H-12Z')
  path(k, '#fff4d8', 'M11.200 -3.300L12 -3L12.100 -2.300H11.200Z')
  path(k, '#d84c4c', 'M-11.900 -3.200H-11.200V-2.300H-11.900Z')
  for (const x of [-7.2, 7.4]) {
    path(k, '#241c40', `M${x - 1.8} -1.600a1.800 1.700 0 1 0 3.600 0a1.800 1.700 0 1 0 -3.600 0Z`)
    path(k, '#a0a4b4', `M${x - 0.9} -1.600a0.900 0.900 0 1 0 1.800 0a0.900 0.900 0 1 0 -1.800 0Z`)
  }
}
