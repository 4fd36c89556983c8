// Wat Arun: 82 metres of terraces set with porcelain, four lesser towers at its corners.
import { fill, path, points, stroke } from '../core/field.js'

/** One tier of a prang, redented: light from the left, a cornice above, a row of bearers under it. */
function tier(k, x, low, high, wide, narrow, c) {
  const at0 = (share, y) => x + share * (y === low ? wide : narrow)
  const part = (colour, a, b) =>
    fill(k, colour, [
      [at0(a, low), low],
      [at0(a, high), high],
      [at0(b, high), high],
      [at0(b, low), low],
    ])
  part(c.mid, -1, 1)
  part(c.lit, -1, -0.42)
  part(c.shade, 0.34, 1)
  part(c.deep, 0.8, 1)
  part(c.mid, -0.8, -0.7)
  part(c.shade, -0.2, -0.12)
  part(c.lit, 0.04, 0.14)
  const deep = low - high
  for (let a = -0.9; a < 0.95; a += 0.18)
    fill(k, a < 0.3 ? c.shade : c.deep, [
      [at0(a, high), high + deep * 0.2],
      [at0(a + 0.08, high), high + deep * 0.2],
      [at0(a + 0.08, high), high + deep * 0.62],
      [at0(a, high), high + deep * 0.62],
    ])
  const lip = deep * 0.14 + 0.15
  fill(k, c.lit, [
    [x - narrow * 1.06, high + lip],
    [x - narrow * 1.06, high - 0.1],
    [x + narrow * 0.34, high - 0.1],
    [x + narrow * 0.34, high + lip],
  ])
  fill(k, c.shade, [
    [x + narrow * 0.34, high + lip],
    [x + narrow * 0.34, high - 0.1],
    [x + narrow * 1.06, high - 0.1],
    [x + narrow * 1.06, high + lip],
  ])
}

/** A prang: terraces one upon another, the tall fluted head, the trident. Foot at x, y; `q` 1 is 58 high. */
export function prang(k, x, y, q, c) {
  for (const [low, high, wide, narrow] of points(
    '0 5 19 17.500 5 8 16 15.500 8 13 14 12.600 13 15.500 11.600 11.200 15.500 20 10.200 9.200 20 22 8.400 8.200 22 25.500 7.600 6.800',
    4,
  ))
    tier(k, x, y - low * q, y - high * q, wide * q, narrow * q, c)
  // The steep stair in the middle of the lower terraces.
  fill(k, c.shade, [
    [x - 1.7 * q, y],
    [x - 1 * q, y - 20 * q],
    [x + 1 * q, y - 20 * q],
    [x + 1.7 * q, y],
  ])
  fill(k, c.lit, [
    [x - 1.7 * q, y],
    [x - 1 * q, y - 20 * q],
    [x - 0.7 * q, y - 20 * q],
    [x - 1.2 * q, y],
  ])
  // The niche with its gable, at the foot of the head.
  const foot = y - 25.5 * q
  const half = (t) => 5.9 * q * (1 - t ** 2.6) ** 0.62
  const ring = (t) => foot - t * 25 * q
  for (const [colour, from, to] of [
    [c.mid, -1, 1],
    [c.lit, -1, -0.36],
    [c.shade, 0.32, 1],
    [c.deep, 0.78, 1],
  ]) {
    const [left, right] = [[], []]
    for (let t = 0; t <= 1.0001; t += 0.04) {
      const u = Math.min(1, t)
      left.push([x + from * half(u), ring(u)])
      right.unshift([x + to * half(u), ring(u)])
    }
    fill(k, colour, [...left, ...right])
  }
  for (let i = 0; i < 8; i++) {
    const t = 0.1 + i * 0.108
    const wide = half(t) * 1.05
    fill(k, c.lit, [
      [x - wide, ring(t)],
      [x + wide * 0.32, ring(t)],
      [x + wide * 0.32, ring(t) - 0.5 * q],
      [x - wide, ring(t) - 0.5 * q],
    ])
    fill(k, c.deep, [
      [x + wide * 0.32, ring(t)],
      [x + wide, ring(t)],
      [x + wide, ring(t) - 0.5 * q],
      [x + wide * 0.32, ring(t) - 0.5 * q],
    ])
    for (const a of [-0.66, -0.1, 0.52])
      path(
        k,
        i % 2 ? c.gem : c.leaf,
        `M${x + a * wide} ${ring(t) - 1 * q}l${0.55 * q} ${-0.6 * q}l${-0.55 * q} ${-0.6 * q}l${-0.55 * q} ${0.6 * q}Z`,
      )
  }
  path(
    k,
    c.deep,
    `M${x - 1.7 * q} ${foot}V${foot - 3.4 * q}L${x} ${foot - 6 * q}L${x + 1.7 * q} ${foot - 3.4 * q}V${foot}Z`,
  )
  path(
    k,
    '#ffcf74',
    `M${x - 1 * q} ${foot}V${foot - 3 * q}L${x} ${foot - 4.6 * q}L${x + 1 * q} ${foot - 3 * q}V${foot}Z`,
  )
  stroke(k, c.mid, 0.55 * q, `M${x} ${ring(1) + 0.6 * q}V${ring(1) - 6 * q}`)
  stroke(
    k,
    '#ffd98a',
    0.4 * q,
    `M${x - 1.5 * q} ${ring(1) - 4.6 * q}C${x - 1.5 * q} ${ring(1) - 2.4 * q} ${x + 1.5 * q} ${ring(1) - 2.4 * q} ${x + 1.5 * q} ${ring(1) - 4.6 * q}M${x} ${ring(1) - 3 * q}V${ring(1) - 7 * q}`,
  )
}

/** A hall of the temple on the bank: three roofs of tile with gilded edges. */
export function hall(k) {
  path(k, '#e8c2a0', 'M-8 0V-5H8V0Z')
  path(k, '#a9809a', 'M2 0V-5H8V0Z')
  path(
    k,
    '#ffcf74',
    'M-6 0V-3.600H-4.600V0ZM-3 0V-3.600H-1.600V0ZM0 0V-3.600H1.400V0ZM4 0V-3.600H5.400V0Z',
  )
  path(k, '#b8503f', 'M-10 -4.600L-5.500 -9.500H5.500L10 -4.600Z')
  path(k, '#7a3850', 'M3 -4.600L2 -9.500H5.500L10 -4.600Z')
  path(k, '#c9613f', 'M-6.500 -8.800L-2.500 -13H2.500L6.500 -8.800Z')
  path(k, '#8a4050', 'M2 -8.800L1.200 -13H2.500L6.500 -8.800Z')
  stroke(
    k,
    '#ffd07a',
    0.5,
    'M-10.600 -4.200L-5.500 -9.600M10.600 -4.200L5.500 -9.600M-7 -8.500L-2.500 -13.200L-3 -14.800M7 -8.500L2.500 -13.200L3 -14.800',
  )
}

/** A lotus of leaves with its candle, afloat. */
export function krathong(k) {
  path(k, '#2f6a54', 'M-5 -0.600C-3 -2 3 -2 5 -0.600C4 1.600 -4 1.600 -5 -0.600Z')
  for (const d of [
    'M-5.400 -1C-5.400 -3 -4 -4 -3.400 -4.400C-2.600 -3.400 -2.400 -2 -2.800 -0.400Z',
    'M5.400 -1C5.400 -3 4 -4 3.400 -4.400C2.600 -3.400 2.400 -2 2.800 -0.400Z',
  ])
    path(k, '#d8587c', d)
  for (const d of [
    'M-3.400 -0.400C-3.600 -3 -2.400 -4.600 -1.600 -5.200C-0.600 -4 -0.600 -2 -1.200 -0.100Z',
    'M3.400 -0.400C3.600 -3 2.400 -4.600 1.600 -5.200C0.600 -4 0.600 -2 1.200 -0.100Z',
  ])
    path(k, '#f48a9c', d)
  path(k, '#ffc2b0', 'M-1.700 0C-2 -2.600 -0.800 -4 0 -4.600C0.800 -4 2 -2.600 1.700 0Z')
  stroke(k, '#fff0c4', 0.7, 'M0 -4V-6.600')
  path(k, '#ffb43c', 'M0 -11C1.400 -9 1.300 -7 0 -6.600C-1.300 -7 -1.400 -9 0 -11Z')
  path(
    k,
    '#fff6d0',
    'M0 -9.600C0.700 -8.400 0.600 -7.200 0 -6.800C-0.600 -7.200 -0.700 -8.400 0 -9.600Z',
  )
}

/** A longtail boat that goes to the left, 30 long, its water line at 0: three sit under the roof, the helmsman stands at the shaft. */
export function longtail(k) {
  const [hull, edge, dark] = ['#1c1c50', '#e88c5c', '#0e1240']
  stroke(k, dark, 0.35, 'M14 -2.400L22 1.200')
  for (const [x, top] of points('-6.500 -7 -2 -7.200 2.500 -7.200 7 -7'))
    stroke(k, dark, 0.3, `M${x} -1.500V${top}`)
  for (const [x, c] of [
    [-4, '#a84c6c'],
    [-0.6, '#e8a050'],
    [3.4, '#4c78a8'],
  ]) {
    path(
      k,
      c,
      `M${x - 1} -1.400C${x - 1.1} -3.400 ${x - 0.8} -4 ${x} -4.100C${x + 0.8} -4 ${x + 1} -3.400 ${x + 1} -1.400Z`,
    )
    path(k, dark, `M${x} -5.500a0.650 0.720 0 1 0 0.010 0Z`)
  }
  path(
    k,
    '#2c2a68',
    'M-8.400 -6.800C-4 -8.400 5 -8.500 9 -7L8.700 -6.500C4 -7.500 -4 -7.400 -8.200 -6.300Z',
  )
  path(k, edge, 'M-8.400 -6.800C-4 -8.400 5 -8.500 9 -7C5 -8 -4 -7.900 -8.400 -6.800Z')
  // The helmsman, one hand on the shaft.
  path(
    k,
    '#d8c4b8',
    'M10.400 -4.600C10.200 -6.600 10.800 -7.200 11.400 -7.200C12.200 -7.200 12.600 -6.600 12.500 -4.400Z',
  )
  path(
    k,
    dark,
    'M10.500 -4.700H12.500L12.800 -1.200H12L11.500 -3.400L11 -1.200H10.200ZM11.400 -8.900a0.750 0.820 0 1 0 0.010 0Z',
  )
  stroke(k, '#d8c4b8', 0.5, 'M11.900 -6.500L13 -5L14.400 -3')
  path(
    k,
    hull,
    'M-19.500 -6.400C-17 -2.800 -13 -1.500 -6 -1.400H8C11 -1.500 13 -2 15 -3.200C14.400 -0.800 13.200 0.400 11.500 0.700H-10C-14.400 0.400 -17.600 -2 -19.500 -6.400Z',
  )
  path(
    k,
    edge,
    'M-19.500 -6.400C-17 -2.800 -13 -1.500 -6 -1.400H8C11 -1.500 13 -2 15 -3.200C13 -1.500 11 -1 8 -0.900H-6C-13 -0.900 -17 -2.400 -19.500 -6.400Z',
  )
  // Garlands at the stem.
  stroke(k, '#ff6c7c', 0.6, 'M-18 -4.500C-18.400 -3.800 -18.200 -3 -17.600 -2.300')
  stroke(k, '#ffd05c', 0.5, 'M-17.300 -3.900C-17.600 -3.200 -17.300 -2.500 -16.800 -2')
  path(
    k,
    '#c890a8',
    'M14.500 0.700C18 0.300 23 0.300 28 0.900C23 1.300 18 1.300 14.500 1.100ZM-13 0.700C-11 0.300 -8 0.500 -6 0.800C-8 1.200 -11 1.200 -13 0.700Z',
  )
}
