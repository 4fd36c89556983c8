// The curved viaduct of the Highland line, 21 arches of 15 metres, 30 metres high, on a field of 160 × 90 points.

import { fill } from '../core/field.js'

const SPANS = 19
const STONE = { face: '#c9b49c', lit: '#ecd8b6', under: '#7d6a78', deep: '#5c4f6c' }

/** Where the line runs: t from 0 (near, left) to 1 (far, right) → x, row of the rails, size. */
export function rails(t) {
  const near = (1 - t) ** 1.55
  const size = 0.3 + 0.7 * near
  return [
    154 - 166 * near,
    47.6 - 10.5 * Math.sin(Math.min(1, t * 1.05) * Math.PI * 0.62) + 2 * t,
    size,
  ]
}

const HIGH = 31
const DECK = 2.4

/** One bay between two piers: its arch is cut out, the inner side of the right pier takes the shade. */
function bay(k, a, b) {
  const [x0, y0, s0] = a
  const [x1, y1, s1] = b
  const size = (s0 + s1) / 2
  const wide = x1 - x0
  const pier = wide * 0.13
  const foot0 = y0 + HIGH * s0
  const foot1 = y1 + HIGH * s1
  const spring = (y0 + y1) / 2 + 8.6 * size
  const crown = (y0 + y1) / 2 + (DECK + 1.2) * size
  const [l, r, m] = [x0 + pier, x1 - pier, (x0 + x1) / 2]
  k.fillStyle = STONE.face
  k.beginPath()
  k.moveTo(x0, y0)
  k.lineTo(x1, y1)
  k.lineTo(x1 + 0.1, foot1)
  k.lineTo(r, foot1)
  k.lineTo(r, spring)
  k.bezierCurveTo(r, spring - (spring - crown) * 0.72, m + wide * 0.2, crown, m, crown)
  k.bezierCurveTo(m - wide * 0.2, crown, l, spring - (spring - crown) * 0.72, l, spring)
  k.lineTo(l, foot0)
  k.lineTo(x0, foot0)
  k.fill()
  // The depth of the arch: what the low sun does not reach.
  const in0 = wide * 0.15
  k.fillStyle = STONE.under
  k.beginPath()
  k.moveTo(l, foot0)
  k.lineTo(l, spring)
  k.bezierCurveTo(l, spring - (spring - crown) * 0.72, m - wide * 0.2, crown, m, crown)
  k.bezierCurveTo(
    m + wide * 0.1,
    crown,
    m + wide * 0.24,
    crown + 0.3 * size,
    r - 0.4 * size,
    spring - 2 * size,
  )
  k.bezierCurveTo(
    m + wide * 0.2,
    crown + 1.2 * size,
    m + wide * 0.04,
    crown + 1.2 * size,
    m - wide * 0.04,
    crown + 1.5 * size,
  )
  k.bezierCurveTo(
    m - wide * 0.2,
    crown + 2.4 * size,
    l + in0,
    spring - (spring - crown) * 0.5,
    l + in0,
    spring,
  )
  k.lineTo(l + in0, foot0 - 1.2 * size)
  k.fill()
  fill(k, STONE.lit, [
    [x1 - pier, spring - 1],
    [x1 - pier * 0.4, spring - 2 * size],
    [x1 - pier * 0.4, foot1],
    [x1 - pier, foot1],
  ])
}

export function viaduct(k) {
  for (let i = SPANS - 1; i >= 0; i--) bay(k, rails(i / SPANS), rails((i + 1) / SPANS))
  const line = Array.from({ length: 61 }, (_, i) => rails(i / 60))
  fill(k, STONE.deep, [
    ...line.map(([x, y, q]) => [x, y + DECK * 0.62 * q]),
    ...line.map(([x, y, q]) => [x, y + DECK * q]).reverse(),
  ])
  fill(k, STONE.lit, [
    ...line.map(([x, y, q]) => [x, y - 0.9 * q]),
    ...line.map(([x, y, q]) => [x, y + DECK * 0.62 * q]).reverse(),
  ])
  fill(k, STONE.face, [
    ...line.map(([x, y, q]) => [x, y + 0.2 * q]),
    ...line.map(([x, y, q]) => [x, y + DECK * 0.62 * q]).reverse(),
  ])
}

/** A piece of the train between two places on the line, `low` to `high` above the rails. */
function piece(k, c, t0, t1, low, high) {
  const n = 4
  const pts = Array.from({ length: n + 1 }, (_, i) => rails(t0 + ((t1 - t0) * i) / n))
  fill(k, c, [
    ...pts.map(([x, y, q]) => [x, y - 0.8 * q - high * q]),
    ...pts.map(([x, y, q]) => [x, y - 0.8 * q - low * q]).reverse(),
  ])
}

/** The red coaches and their engine, coming towards us. */
export function highlandTrain(k, { from = 0.3, coaches = 6 }) {
  let t = from + 0.062
  for (let i = 0; i < coaches; i++) {
    const end = t + 0.044
    piece(k, '#2e2338', t, end, 0, 1.1)
    piece(k, '#8d2430', t + 0.0006, end - 0.0006, 0.7, 5)
    piece(k, '#b83a3a', t + 0.0006, end - 0.0006, 4, 5)
    piece(k, '#e6c58a', t + 0.0006, end - 0.0006, 1.9, 2.2)
    piece(k, '#4a3a44', t, end, 5, 5.9)
    for (let j = 0; j < 7; j++)
      piece(k, '#ffe2a4', t + 0.003 + j * 0.0057, t + 0.0066 + j * 0.0057, 2.7, 3.9)
    t = end + 0.003
  }
  // Tender, cab, boiler, chimney.
  piece(k, '#2a2236', from + 0.038, from + 0.06, 0, 1.2)
  piece(k, '#7d1f2c', from + 0.04, from + 0.059, 0.8, 3.9)
  piece(k, '#1f1a2a', from + 0.041, from + 0.058, 3.9, 4.5)
  piece(k, '#8d2430', from + 0.026, from + 0.038, 0.8, 5.2)
  piece(k, '#2a2236', from + 0.024, from + 0.04, 5.2, 5.9)
  piece(k, '#ffe2a4', from + 0.029, from + 0.035, 3.2, 4.4)
  piece(k, '#7d1f2c', from + 0.004, from + 0.026, 1.6, 4.4)
  piece(k, '#b23a3c', from + 0.004, from + 0.026, 3.5, 4.4)
  for (const a of [0.009, 0.015, 0.021]) piece(k, '#e0b85c', from + a, from + a + 0.0012, 1.6, 4.4)
  piece(k, '#221c2e', from + 0.001, from + 0.005, 1.4, 4.5)
  piece(k, '#221c2e', from + 0.0055, from + 0.0095, 4.4, 6.6)
  piece(k, '#e0b85c', from + 0.015, from + 0.019, 4.4, 5.2)
  for (const a of [0.006, 0.012, 0.018, 0.026, 0.034, 0.044, 0.053]) {
    const [x, y, q] = rails(from + a)
    k.fillStyle = '#1c1828'
    k.beginPath()
    k.arc(x, y - 1.1 * q, (a > 0.02 ? 0.9 : 1.3) * q, 0, 7)
    k.fill()
  }
}
