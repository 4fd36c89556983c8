import { fill, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { leaf } from './leaf-edge.js'
import { metre, P } from './red-fuji.js'

// The line of the railway: u metres back from the nose, off towards us, y up.
const [NX, NZ] = [22.5, 40]
const D = [-0.68, 0.733]
const R = (u, off, y) => P(NX + D[0] * u - D[1] * off, y, NZ + D[1] * u + D[0] * off)
const DECK = 8.6
const BACK = 270

const strip = (k, c, u0, u1, off0, y0, off1, y1) =>
  fill(k, c, [R(u0, off0, y0), R(u1, off0, y0), R(u1, off1, y1), R(u0, off1, y1)])
const [lit, mid, dark] = ['#f6d8b0', '#c89c8c', '#7c5870']

/** Piers and beam; the shade that they lay on the rice. */
export function viaduct(k) {
  // Shade on the ground, away from the sun.
  fill(k, 'rgba(124,72,52,.5)', [P(58, 0, 26), P(-280, 0, 330), P(-262, 0, 330), P(70, 0, 26)])
  for (let u = BACK - 15; u > -40; u -= 24) {
    const [x0, x1, y1] = [u - 1.5, u + 1.5, DECK - 2.6]
    if (NZ + D[1] * (u - 2) < 12) continue
    strip(k, dark, x0, x0, 2, 0, -2, y1)
    fill(k, dark, [R(x0, 2.2, 0), R(x0, -2.2, 0), R(x0, -2.2, y1), R(x0, 2.2, y1)])
    fill(k, lit, [R(x0, 2.2, 0), R(x1, 2.2, 0), R(x1, 2.2, y1), R(x0, 2.2, y1)])
    fill(k, mid, [
      R(x0 - 0.6, 4.8, y1),
      R(x1 + 0.6, 4.8, y1),
      R(x1 + 0.6, 4.8, y1 - 0.5),
      R(x1, 2.2, y1 - 2),
      R(x0, 2.2, y1 - 2),
      R(x0 - 0.6, 4.8, y1 - 0.5),
    ])
    // Grass at its foot: a tuft that is never the same.
    const [fx, fy] = R(u, 2.4, 0)
    const m = metre(NZ + D[1] * u)
    const r = random(Math.round(u) + 60)
    for (let i = 0; i < 16; i++) {
      k.fillStyle = i % 3 ? '#7c9c4c' : '#5c8448'
      const x = (i / 15 - 0.5) * 5.4
      leaf(
        k,
        fx + (x + r() - 0.5) * m,
        fy + 0.25 * m,
        (0.7 + r()) * m * (1 - Math.abs(x) * 0.22),
        -Math.PI / 2 + x * 0.2 + (r() - 0.5) * 0.6,
        0.3,
      )
    }
  }
  strip(k, dark, -36, BACK, 4.2, DECK - 2.6, -4.2, DECK - 2.6)
  strip(k, mid, -36, BACK, 5.2, DECK - 1.25, 3.2, DECK - 2.7)
}

/** Masts and the wire behind the train. */
export function wires(k) {
  k.lineCap = 'round'
  for (let u = BACK; u > -30; u -= 48) {
    const m = metre(NZ + D[1] * u)
    stroke(k, '#7c5870', 0.16 * m, `M${R(u, -5, DECK)}L${R(u, -5, DECK + 7.6)}`)
    stroke(k, '#7c5870', 0.12 * m, `M${R(u, -5, DECK + 6.6)}L${R(u, -1, DECK + 6.2)}`)
  }
  for (const y of [5.6, 6.4])
    fill(k, '#7c5870', [
      R(-30, -1, DECK + y),
      R(BACK, -1, DECK + y),
      R(BACK, -1, DECK + y + 0.09),
      R(-30, -1, DECK + y + 0.07),
    ])
}

// The long nose: height of its back and half its width at u metres.
const top = (u) =>
  u < 11 ? 0.95 + 2.65 * Math.sin((Math.min(1, u / 11) * Math.PI) / 2) ** 1.25 : 3.6
const half = (u) => (u < 9 ? 1.68 * (0.26 + 0.74 * Math.sin((u / 9) * (Math.PI / 2)) ** 0.7) : 1.68)

/** The train of sixteen coaches, white with two blue lines; its nose is ten metres long. */
export function train(k) {
  const us = [0, 0.3, 0.7, 1.2, 1.8, 2.5, 3.3, 4.2, 5.2, 6.3, 7.5, 8.8, 10, 11]
  for (let u = 14; u <= BACK; u *= 1.12) us.push(u)
  us.push(BACK)
  const line = (off, y, a = 0, b = BACK) =>
    us.filter((u) => u >= a && u <= b).map((u) => R(u, off(u), DECK + 0.3 + y(u)))
  const band = (c, o0, y0, o1, y1, a, b) =>
    fill(k, c, [...line(o0, y0, a, b), ...line(o1, y1, a, b).reverse()])
  const near = (u) => half(u)
  const low = (u) => (u < 2 ? 0.55 - 0.1 * u : 0.35)
  // Beyond the ridge of the nose, roof, side.
  band(
    '#b4a4bc',
    (u) => -half(u),
    low,
    () => 0,
    top,
  )
  band(
    '#e8d8d8',
    () => 0,
    top,
    near,
    (u) => top(u) * 0.72,
  )
  band(
    '#c8b4c4',
    () => 0,
    top,
    (u) => half(u) * 0.7,
    (u) => top(u) * 0.95,
    11,
  )
  band('#fffaf0', near, (u) => top(u) * 0.8, near, low)
  band('#8c7c9c', near, (u) => low(u) + 0.14, near, low)
  // Lines of blue, which begin as a point in the nose.
  band(
    '#2c50a8',
    near,
    (u) => 1.42 - Math.max(0, 3 - u) * 0.1,
    near,
    (u) => 1.18 - Math.max(0, 3 - u) * 0.02,
    1.8,
  )
  band(
    '#2c50a8',
    near,
    () => 1.06,
    near,
    () => 0.96,
    4.2,
  )
  // Windows in one band, divided by coach ends and doors.
  for (let coach = 0; coach < 11; coach++) {
    const u0 = coach === 0 ? 13.4 : coach * 25 + 2.4
    const n = coach === 0 ? 8 : 17
    for (let i = 0; i < n; i++) {
      const a = u0 + i * 1.26
      if (a > BACK - 2) break
      fill(k, '#2c3460', [
        R(a, 1.69, DECK + 2.75),
        R(a + 0.92, 1.69, DECK + 2.75),
        R(a + 0.92, 1.69, DECK + 2),
        R(a, 1.69, DECK + 2),
      ])
    }
    if (coach)
      fill(k, '#a898b0', [
        R(coach * 25 - 0.16, 1.69, DECK + 3.2),
        R(coach * 25 + 0.16, 1.69, DECK + 3.2),
        R(coach * 25 + 0.16, 1.69, DECK + 0.7),
        R(coach * 25 - 0.16, 1.69, DECK + 0.7),
      ])
  }
  // The driver's glass wraps round the crown of the nose, the lamp below it.
  fill(k, '#242c58', [
    R(7.2, half(7.2) * 0.5, DECK + 0.3 + top(7.2) * 0.97),
    R(9.4, half(9.4) * 0.62, DECK + 0.3 + top(9.4) * 0.96),
    R(9.6, 1.62, DECK + 0.3 + top(9.6) * 0.8),
    R(8.2, half(8.2), DECK + 0.3 + top(8.2) * 0.8),
    R(6.6, half(6.6) * 0.86, DECK + 0.3 + top(6.6) * 0.86),
  ])
  fill(k, '#fff3b4', [
    R(2, half(2) * 0.99, DECK + 0.3 + top(2) * 0.78),
    R(3.8, half(3.8) * 0.99, DECK + 0.3 + top(3.8) * 0.84),
    R(3.6, half(3.6), DECK + 0.3 + top(3.6) * 0.7),
    R(2.3, half(2.3), DECK + 0.3 + top(2.3) * 0.68),
  ])
}

/** Beam and parapet on our side: they hide the wheels of the train. */
export function parapet(k) {
  strip(k, lit, -36, BACK, 5.2, DECK - 1.3, 5.2, DECK + 0.1)
  strip(k, mid, -36, BACK, 5.2, DECK - 1.3, 5.2, DECK - 0.8)
  strip(k, '#fff0d4', -36, BACK, 5.2, DECK - 0.06, 5.2, DECK + 0.12)
}
