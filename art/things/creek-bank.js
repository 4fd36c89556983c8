import { fill, path, points, stroke } from '../core/field.js'

/** Sand walls of the old quarter: lit, middle, shade, deep. */
const [LIT, WARM, SHADE, DEEP] = ['#f8dca8', '#e6b884', '#b4806c', '#6c4a5c']

const box = (k, c, x0, y0, x1, y1) =>
  fill(k, c, points(`${x0} ${y0} ${x1} ${y0} ${x1} ${y1} ${x0} ${y1}`))

/** A house of the merchants: a parapet with steps, arched windows, its right side in shade. */
export function house(k, x0, x1, top, foot, { side = 1.6, arches = 3, door, tone = WARM } = {}) {
  box(k, tone, x0, top, x1, foot)
  fill(
    k,
    SHADE,
    points(`${x1} ${top} ${x1 + side} ${top + side * 0.22} ${x1 + side} ${foot} ${x1} ${foot}`),
  )
  box(k, LIT, x0 - 0.2, top - 0.45, x1, top + 0.25)
  const n = Math.round((x1 - x0) / 1.7)
  for (let i = 0; i < n; i += 2)
    box(k, LIT, x0 + ((x1 - x0) * i) / n, top - 1, x0 + ((x1 - x0) * (i + 0.85)) / n, top - 0.4)
  const step = (x1 - x0) / arches
  const high = foot - top
  for (let i = 0; i < arches; i++) {
    const x = x0 + step * (i + 0.5)
    const w = Math.min(0.62, step * 0.22)
    const y = top + high * 0.46
    path(k, DEEP, `M${x - w} ${y}v${-high * 0.16}a${w} ${w} 0 0 1 ${2 * w} 0v${high * 0.16}Z`)
    if (high > 6)
      box(k, i % 2 ? DEEP : SHADE, x - w * 0.8, top + high * 0.64, x + w * 0.8, top + high * 0.8)
  }
  // The long line between the storeys.
  box(k, SHADE, x0, top + high * 0.55, x1, top + high * 0.575)
  if (door) {
    const [x, w] = [x0 + (x1 - x0) * door, 0.9]
    path(k, DEEP, `M${x - w} ${foot}v${-high * 0.24}a${w} ${w} 0 0 1 ${2 * w} 0V${foot}Z`)
  }
}

/** A barjeel: a plain shaft, four tall slots under a stepped head, poles that stick out of its sides. */
export function windTower(k, x, foot, w, high, { slots = 4, tone = WARM } = {}) {
  const side = w * 0.42
  const top = foot - high
  box(k, tone, x, top, x + w, foot)
  fill(
    k,
    SHADE,
    points(
      `${x + w} ${top} ${x + w + side} ${top + side * 0.3} ${x + w + side} ${foot} ${x + w} ${foot}`,
    ),
  )
  const [y0, y1] = [top + high * 0.09, top + high * 0.47]
  const step = w / slots
  for (let i = 0; i < slots; i++) {
    const a = x + step * (i + 0.24)
    const b = x + step * (i + 0.76)
    path(k, DEEP, `M${a} ${y1}V${y0 + 0.3}Q${(a + b) / 2} ${y0 - 0.35} ${b} ${y0 + 0.3}V${y1}Z`)
    // Inside, the sun reaches the left rib only.
    box(k, SHADE, b - (b - a) * 0.3, y0 + 0.5, b, y1)
  }
  for (let i = 0; i < 2; i++) {
    const a = x + w + side * (0.16 + i * 0.46)
    const drop = side * (0.1 + i * 0.14)
    path(k, DEEP, `M${a} ${y1 + drop}V${y0 + drop + 0.4}h${side * 0.24}V${y1 + drop + 0.1}Z`)
  }
  box(k, SHADE, x, y1 + 0.45, x + w, y1 + 0.8)
  // Head: a cornice and small pinnacles at the corners.
  box(k, LIT, x - 0.35, top - 0.5, x + w + 0.1, top + 0.5)
  fill(
    k,
    '#94687c',
    points(
      `${x + w + 0.1} ${top - 0.5} ${x + w + side + 0.3} ${top + 0.1} ${x + w + side + 0.3} ${top + 0.9} ${x + w + 0.1} ${top + 0.5}`,
    ),
  )
  for (const u of [0, 0.5, 1])
    path(k, LIT, `M${x + w * u - 0.42} ${top - 0.4}l0.420 -1.100l0.420 1.100Z`)
  for (const u of [0.36, 0.62])
    stroke(
      k,
      DEEP,
      0.2,
      `M${x - 0.9} ${top + high * u}h0.900M${x + w + side} ${top + high * u + 0.3}h0.800`,
    )
  box(k, LIT, x, top + high * 0.5, x + w * 0.16, foot)
}

/** The Grand Mosque: a tall minaret with two galleries, domes of unlike size. */
export function mosque(k, x, foot, q) {
  const [a, b, c] = ['#f2d8b4', '#dcb494', '#b48c88']
  const at = (u, v) => [x + u * q, foot - v * q]
  const poly = (colour, list) =>
    fill(
      k,
      colour,
      points(list).map(([u, v]) => at(u, v)),
    )
  poly(b, '-16 0 14 0 14 11 -16 11')
  poly(c, '8 0 14 0 14 11 8 11')
  for (const [u, r] of points('-11 3.400 -4 4.600 3 3.200 10 2.600')) {
    const [px, py] = at(u, 11)
    const R = r * q
    path(
      k,
      b,
      `M${px - R} ${py}C${px - R * 1.1} ${py - R} ${px - R * 0.4} ${py - R * 1.2} ${px} ${py - R * 1.7}C${px + R * 0.4} ${py - R * 1.2} ${px + R * 1.1} ${py - R} ${px + R} ${py}Z`,
    )
    path(
      k,
      a,
      `M${px - R} ${py}C${px - R * 1.1} ${py - R} ${px - R * 0.4} ${py - R * 1.2} ${px} ${py - R * 1.7}C${px - R * 0.3} ${py - R} ${px - R * 0.3} ${py - R * 0.6} ${px - R * 0.2} ${py}Z`,
    )
  }
  // Minaret: square foot, round shaft, galleries, a cap like a bud.
  for (const [w0, w1, v0, v1] of points(
    '2.300 2.100 0 16 1.700 1.600 16 29 1.300 1.200 30 37 0.900 0.900 38 41',
    4,
  )) {
    poly(b, `${18 - w0} ${v0} ${18 + w0} ${v0} ${18 + w1} ${v1} ${18 - w1} ${v1}`)
    poly(a, `${18 - w0} ${v0} ${18 - w0 * 0.2} ${v0} ${18 - w1 * 0.2} ${v1} ${18 - w1} ${v1}`)
    poly(c, `${18 + w0 * 0.5} ${v0} ${18 + w0} ${v0} ${18 + w1} ${v1} ${18 + w1 * 0.5} ${v1}`)
  }
  for (const [w, v] of points('2.800 16 2.300 29 1.700 37.400')) {
    poly(
      a,
      `${18 - w} ${v + 1} ${18 + w} ${v + 1} ${18 + w * 0.7} ${v - 0.6} ${18 - w * 0.7} ${v - 0.6}`,
    )
    poly(
      c,
      `${18 + w * 0.3} ${v + 1} ${18 + w} ${v + 1} ${18 + w * 0.7} ${v - 0.6} ${18 + w * 0.2} ${v - 0.6}`,
    )
  }
  const [px, py] = at(18, 41)
  path(
    k,
    a,
    `M${px - q} ${py}C${px - q * 1.2} ${py - q * 1.6} ${px - q * 0.2} ${py - q * 2} ${px} ${py - q * 4}C${px + q * 0.2} ${py - q * 2} ${px + q * 1.2} ${py - q * 1.6} ${px + q} ${py}Z`,
  )
}

/** The needle far away in the haze, in its steps. */
export function needle(k, c, x, foot, high) {
  const w = high * 0.062
  fill(
    k,
    c,
    points(
      '-1.600 0 -1.550 0.300 -1.150 0.310 -1.100 0.480 -0.750 0.490 -0.720 0.640 -0.420 0.650 -0.380 0.780 -0.140 0.790 -0.060 1 0.060 1 0.120 0.840 0.280 0.830 0.320 0.710 0.560 0.700 0.620 0.570 0.900 0.560 0.960 0.400 1.300 0.390 1.400 0.200 1.650 0.190 1.700 0',
    ).map(([u, v]) => [x + u * w, foot - v * high]),
  )
}
