import { fill, path, stroke } from '../core/field.js'

// The rock of Athens from its gate, in metres: x right, y above the threshold, z away; by a standing eye, the temple to the right.
const [VX, VY, F, EYE] = [0, 74, 125, 1.7]
export const P = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z]
export const metre = (z) => F / z

/** The temple's near corner, its foot and size. */
const [X0, Z0, FOOT] = [42, 61, 10]
// It stands a little askew to the gate, so that both its sides run away from us.
const [TC, TS] = [Math.cos(0.26), Math.sin(0.26)]
/** A point of the temple's own plan, seen. */
const turned = (x, z) => [X0 + (x - X0) * TC - (z - Z0) * TS, Z0 + (x - X0) * TS + (z - Z0) * TC]
export const T = (x, y, z) => {
  const [a, b] = turned(x, z)
  return P(a, y, b)
}
const [WIDE, LONG] = [30.9, 69.5]
const SUN = ['#fff2cc', '#f6d49c', '#dca882']
const BLUE = ['#a9b6d4', '#8598c2', '#6a7cae', '#4f5f96']

const quad = (k, c, a, b, y0, y1) =>
  fill(k, c, [T(a[0], y0, a[1]), T(b[0], y0, b[1]), T(b[0], y1, b[1]), T(a[0], y1, a[1])])

/** A Doric column at x, z: shaft with flutes, cushion and slab; `front` stands in shade with the sun on its left edge. */
function column(k, x, z, front, thin = 1) {
  const [cx, y0] = T(x, FOOT, z)
  const m = metre(turned(x, z)[1])
  const h = 10.43 * m
  const at = (u, t) => cx + u * m * (0.95 - 0.21 * t) * thin
  const strip = (c, a, b) =>
    fill(k, c, [
      [at(a, 0), y0],
      [at(a, 1), y0 - h * 0.925],
      [at(b, 1), y0 - h * 0.925],
      [at(b, 0), y0],
    ])
  const [lit, mid, dark] = front ? [BLUE[0], BLUE[1], BLUE[2]] : SUN
  strip(mid, -1, 1)
  if (front) {
    strip(dark, 0.25, 1)
    for (const u of [-0.45, -0.1, 0.3, 0.64]) strip(u < 0.2 ? dark : BLUE[3], u, u + 0.09)
    strip(SUN[1], -1, -0.72)
    strip(SUN[0], -1, -0.86)
  } else {
    strip(lit, -1, 0.1)
    strip(dark, 0.5, 1)
    for (const u of [-0.5, -0.06]) strip(mid, u, u + 0.1)
  }
  const cap = (c, w0, w1, t0, t1, from = -1) =>
    fill(k, c, [
      [cx + from * w0 * m, y0 - h * t0],
      [cx + from * w1 * m, y0 - h * t1],
      [cx + w1 * m, y0 - h * t1],
      [cx + w0 * m, y0 - h * t0],
    ])
  cap(dark, 0.74, 1, 0.925, 0.965)
  cap(front ? mid : lit, 1.02, 1.02, 0.962, 1)
  if (front) {
    fill(k, SUN[1], [
      [cx - 1.02 * m, y0 - h * 0.962],
      [cx - 1.02 * m, y0 - h],
      [cx - 0.8 * m, y0 - h],
      [cx - 0.8 * m, y0 - h * 0.962],
    ])
  }
}

/** The temple: three steps, eight columns and seventeen, beams, what is left of the gable. */
export function parthenon(k) {
  const [XL, XR, ZB] = [X0, X0 + WIDE, Z0 + LONG]
  // What is seen between the columns: the room's blue wall behind the front, its golden one at the side; sky where it fell.
  quad(k, BLUE[3], [XL + 4.5, Z0 + 5], [XR - 1, Z0 + 5], FOOT, FOOT + 11.5)
  quad(k, '#c48c7c', [XL + 4, Z0 + 4], [XL + 4, Z0 + 21], FOOT, FOOT + 11.5)
  quad(k, '#c48c7c', [XL + 4, Z0 + 52], [XL + 4, ZB - 4], FOOT, FOOT + 11.5)
  fill(k, '#c48c7c', [
    T(XL + 4, FOOT, Z0 + 20),
    T(XL + 4, FOOT + 11.5, Z0 + 20),
    T(XL + 4, FOOT + 7.4, Z0 + 23),
    T(XL + 4, FOOT + 6.8, Z0 + 28),
    T(XL + 4, FOOT + 3.4, Z0 + 31),
    T(XL + 4, FOOT + 3, Z0 + 43),
    T(XL + 4, FOOT + 6, Z0 + 47),
    T(XL + 4, FOOT + 8.6, Z0 + 52),
    T(XL + 4, FOOT, Z0 + 53),
  ])
  for (let i = 0; i < 6; i++) column(k, XL + 5.4 + i * 4.1, Z0 + 6, true, 0.86)
  quad(k, BLUE[3], [XL + 4.5, Z0 + 5], [XR - 1, Z0 + 5], FOOT + 10.4, FOOT + 13)
  const step = (n, size) => (i) => {
    const inner = (size - 1.9 - 7.36) / (n - 3)
    return 0.95 + (i ? 3.68 + Math.min(i - 1, n - 3) * inner : 0) + (i === n - 1 ? 3.68 : 0)
  }
  const flank = step(17, LONG)
  for (let i = 16; i > 0; i--) column(k, XL + 0.95, Z0 + flank(i), false)
  fill(k, SUN[2], [
    T(XL, FOOT + 10.43, Z0),
    T(XL, FOOT + 10.43, ZB),
    T(XL + 1.9, FOOT + 10.43, ZB),
    T(XL + 1.9, FOOT + 10.43, Z0),
  ])
  // Beams of the long side; pieces of its cornice are gone.
  const side = (c, z0, z1, y0, y1, o = 0) =>
    quad(k, c, [XL - o, Z0 + z0], [XL - o, Z0 + z1], FOOT + y0, FOOT + y1)
  side(SUN[0], 0, LONG, 10.43, 11.78)
  side(SUN[1], 0, LONG, 11.66, 11.9)
  side(SUN[1], 0, 30, 11.9, 13.2)
  side(SUN[1], 43, LONG, 11.9, 13.2)
  for (let z = 0.2; z < LONG - 1; z += 2.15)
    if (z < 29 || z > 43) side(SUN[0], z, z + 0.86, 11.9, 13.2, 0.05)
  side(SUN[2], 0, 27.5, 13, 13.9)
  side(SUN[2], 47, LONG, 13, 13.9)
  side(SUN[2], 0, 27.5, 13.15, 13.4, 0.4)
  side(SUN[0], -0.6, 27.5, 13.35, 14, 0.8)
  side(SUN[2], 47, LONG, 13.15, 13.4, 0.4)
  side(SUN[0], 47, LONG + 0.6, 13.35, 14, 0.8)
  const west = step(8, WIDE)
  for (let i = 7; i >= 0; i--) column(k, XL + west(i), Z0 + 0.95, true)
  fill(k, BLUE[3], [
    T(XL, FOOT + 10.43, Z0),
    T(XR, FOOT + 10.43, Z0),
    T(XR, FOOT + 10.43, Z0 + 1.9),
    T(XL, FOOT + 10.43, Z0 + 1.9),
  ])
  const face = (c, x0, x1, y0, y1, o = 0) =>
    quad(k, c, [XL + x0, Z0 - o], [XL + x1, Z0 - o], FOOT + y0, FOOT + y1)
  face(BLUE[1], 0, WIDE, 10.43, 11.78)
  face(BLUE[3], 0, WIDE, 11.66, 11.9)
  face(BLUE[2], 0, WIDE, 11.9, 13.2)
  for (let i = 0; i < 15; i++) {
    const x = (i * (WIDE - 0.86)) / 14
    face(BLUE[0], x, x + 0.86, 11.9, 13.2, 0.05)
    face(BLUE[2], x + 0.25, x + 0.33, 12, 13, 0.05)
    face(BLUE[2], x + 0.53, x + 0.61, 12, 13, 0.05)
  }
  face(BLUE[3], 0, WIDE, 13, 14)
  face(BLUE[3], -0.4, WIDE + 0.4, 13.15, 13.9, 0.4)
  face(BLUE[0], -0.8, WIDE + 0.8, 13.35, 13.9, 0.8)
  gable(k, XL)
  // The steps last: from below their edge hides the feet of the columns.
  for (let i = 0; i < 3; i++) {
    const [o, y] = [(3 - i) * 0.75, FOOT - 1.65 + i * 0.55]
    quad(k, SUN[0], [XL - o, Z0 - o], [XL - o, ZB + o], y, y + 0.55)
    quad(k, SUN[2], [XL - o, Z0 - o], [XL - o, ZB + o], y, y + 0.12)
    quad(k, i === 2 ? BLUE[0] : BLUE[1], [XL - o, Z0 - o], [XR + o, Z0 - o], y, y + 0.55)
    quad(k, BLUE[2], [XL - o, Z0 - o], [XR + o, Z0 - o], y, y + 0.12)
  }
}

/** The gable of the west front: its wall in blocks, the raking cornice broken off on both sides. */
function gable(k, xl) {
  const p = (x, y, o = 0) => T(xl + x, FOOT + y, Z0 - o)
  const rake = (x) => 13.9 + (1 - Math.abs(x - WIDE / 2) / (WIDE / 2)) * 4.1
  fill(k, BLUE[2], [
    p(-0.6, 13.9, 0.7),
    p(11, rake(11) + 0.1, 0.7),
    p(13, rake(13) - 0.2),
    p(15, rake(15) - 0.5),
    p(17.4, rake(17.4) - 0.4),
    p(17.4, rake(19.6)),
    p(20.6, rake(20)),
    p(20.6, rake(22.4)),
    p(22.4, rake(22.4) + 0.1, 0.7),
    p(WIDE + 0.6, 13.9, 0.7),
  ])
  for (const [a, b, y] of [
    [5, 26, 15],
    [10, 20.4, 16.2],
  ])
    stroke(k, BLUE[3], 0.2, `M${p(a, y).join(' ')}L${p(b, y).join(' ')}`)
  // The two ends of the cornice that stand, the sun along the left one.
  const bar = (c, a, b, t0, t1) =>
    fill(k, c, [
      p(a, rake(a) + t0, 0.7),
      p(b, rake(b) + t0, 0.7),
      p(b, rake(b) + t1, 0.7),
      p(a, rake(a) + t1, 0.7),
    ])
  bar(BLUE[0], -0.8, 11, 0, 0.6)
  bar(SUN[0], -0.8, 11, 0.45, 0.8)
  bar(BLUE[0], 22.4, WIDE + 0.8, 0, 0.6)
  bar(BLUE[1], 22.4, WIDE + 0.8, 0.45, 0.75)
  // Two figures of marble are left in it.
  const [fx, fy] = p(6.2, 13.9, 0.4)
  path(
    k,
    BLUE[0],
    `M${fx - 1} ${fy}L${fx - 0.8} ${fy - 1.6}Q${fx - 0.4} ${fy - 2.7} ${fx + 0.3} ${fy - 2.2}L${fx + 0.9} ${fy - 1}L${fx + 2.2} ${fy - 0.7}L${fx + 2.4} ${fy}Z`,
  )
}

/** The two columns of the gate beside us and the beam over them, dark against the morning; the right one has a rim of sun. */
export function gate(k) {
  for (const [x, w, rim] of [
    [-1.5, 9.5, false],
    [160, 9, true],
  ]) {
    const at = (a, y) => x + Math.sin(a) * w * (0.84 + 0.16 * Math.min(1, (y - 14) / 60))
    const strip = (c, u, v) =>
      fill(k, c, [
        [at(u, 14), 14],
        [at(v, 14), 14],
        [at(v, 94), 94],
        [at(u, 94), 94],
      ])
    for (let i = 0; i < 10; i++) {
      const a0 = -Math.PI / 2 + (i * Math.PI) / 10
      const a1 = a0 + Math.PI / 10
      const mid = a0 + (a1 - a0) * 0.42
      strip('#3a4080', a0 - 0.01, mid + 0.01)
      strip('#262a60', mid, a1 + 0.01)
      strip('#525a9c', a1 - 0.05, a1)
    }
    const left = -Math.PI / 2
    if (rim) {
      strip('#e0987c', left, -1.02)
      strip('#ffd9a0', left, -1.2)
    }
    // The cushion and the slab under the beam.
    const c = w * 0.84
    const cushion = `M${x - c} 15.400H${x + c}C${x + c * 1.05} 13 ${x + c * 1.35} 12 ${x + c * 1.42} 9.400H${x - c * 1.42}C${x - c * 1.35} 12 ${x - c * 1.05} 13 ${x - c} 15.400Z`
    path(k, '#2b306a', cushion)
    stroke(k, '#1f2352', 0.4, `M${x - c} 15.400H${x + c}`)
    path(k, '#343a78', `M${x - c * 1.48} 9.500V3H${x + c * 1.48}V9.500Z`)
    if (rim)
      path(
        k,
        '#ffc890',
        `M${x - c} 15.400C${x - c * 1.05} 13 ${x - c * 1.35} 12 ${x - c * 1.42} 9.500H${x - c * 1.48}V3H${x - c * 1.4}V9C${x - c * 1.28} 12 ${x - c * 0.98} 13 ${x - c * 0.92} 15.400Z`,
      )
  }
  path(k, '#2b3068', 'M-5 -5H165V3H-5Z')
  path(k, '#3f4586', 'M-5 2.300H165V3.100H-5Z')
}

/** Athena's own bird, the little owl, 10 high, feet at 0: flat-crowned, broad in the breast, long legs, the light from its left. */
export function owl(k) {
  path(k, '#e8c8a0', 'M-1.900 0.200V-1.800H-0.700V0.200ZM0.500 0.200V-1.800H1.700V0.200Z')
  path(k, '#54446c', 'M1.600 -1.600L3.500 0.600L4.300 0.200L3 -3Z')
  path(
    k,
    '#8c705c',
    'M-2 -1.200C-3.600 -2.400 -3.900 -4.600 -3 -6C-3.500 -7.800 -2.700 -9.600 -0.900 -9.900H0.900C2.700 -9.600 3.500 -7.800 3 -6C4 -4.400 3.700 -2.200 2.200 -1.200Z',
  )
  path(
    k,
    '#54446c',
    'M0.900 -9.900C2.700 -9.600 3.500 -7.800 3 -6C4.200 -4.200 3.800 -1.600 2.800 -0.600C1.900 -2 1.900 -4.600 2.100 -5.800C2 -7.600 1.700 -9 0.900 -9.900Z',
  )
  path(k, '#b8967c', 'M-3 -6C-4 -4.400 -3.900 -2 -2.600 -0.800C-2.300 -2.400 -2.500 -4.600 -3 -6Z')
  path(
    k,
    '#f4e0c0',
    'M-2 -5.600C-2.700 -3.800 -2.100 -1.700 -0.800 -1.100H0.900C2 -1.900 2.300 -3.900 1.700 -5.600Z',
  )
  for (const [x, y] of [
    [-1.3, -4.6],
    [0, -4.3],
    [1.1, -4.7],
    [-0.8, -3.2],
    [0.6, -3],
    [-0.2, -2],
  ])
    path(k, '#a07c68', `M${x - 0.28} ${y}L${x + 0.28} ${y}L${x} ${y + 0.9}Z`)
  path(
    k,
    '#f8e8cc',
    'M-2.500 -7.200C-2.500 -8.300 -1.500 -9 -0.200 -8.300L0 -8L0.200 -8.300C1.500 -9 2.500 -8.300 2.500 -7.200C2.400 -6.100 0.900 -5.600 0 -6.300C-0.900 -5.600 -2.400 -6.100 -2.500 -7.200Z',
  )
  for (const x of [-1.15, 1.15]) {
    path(k, '#f8c440', `M${x - 0.72} -7.200a0.720 0.720 0 1 0 1.440 0a0.720 0.720 0 1 0 -1.440 0Z`)
    path(k, '#241c40', `M${x - 0.4} -7.200a0.400 0.400 0 1 0 0.800 0a0.400 0.400 0 1 0 -0.800 0Z`)
  }
  // The brows draw together over the bill.
  path(
    k,
    '#6c5460',
    'M-2.700 -7.900C-1.600 -8.900 -0.500 -8.500 0 -7.600C0.500 -8.500 1.600 -8.900 2.700 -7.900C1.700 -9.400 0.600 -9.100 0 -8.500C-0.600 -9.100 -1.700 -9.400 -2.700 -7.900Z',
  )
  path(k, '#dca850', 'M-0.350 -7H0.350L0 -5.900Z')
}
