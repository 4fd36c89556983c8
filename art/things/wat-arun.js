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
