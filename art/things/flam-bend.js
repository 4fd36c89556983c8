// The Flåm train in a bend, seen by somebody who leans out of its last carriage: green coaches along an arc into a tunnel.
import { fill, path } from '../core/field.js'

/** The eye is 2.9 m above the rails; the vanishing point of our own carriage is at 118, 44. */
const F = 120
const EYE = 2.9
const CENTRE = 118
export const HORIZON = 44
const R = 70
const STRAIGHT = 10

/** A point by the line: metres along the track, to the right of its middle, above the rails. */
export function P(s, d, y) {
  const a = s > STRAIGHT ? (s - STRAIGHT) / R : 0
  const x = s > STRAIGHT ? 1.9 - R + R * Math.cos(a) : 1.9
  const z = s > STRAIGHT ? STRAIGHT + R * Math.sin(a) : s
  const [px, pz] = [x + d * Math.cos(a), z + d * Math.sin(a)]
  return [CENTRE + (px * F) / pz, HORIZON + ((EYE - y) * F) / pz]
}

/** A strip between two lines along the track. */
function strip(s0, s1, [d0, y0], [d1, y1], n = 14) {
  const a = []
  const b = []
  for (let i = 0; i <= n; i++) {
    const s = s0 + ((s1 - s0) * i) / n
    a.push(P(s, d0, y0))
    b.unshift(P(s, d1, y1))
  }
  return [...a, ...b]
}

const PORTAL = 84
const SIDE = -1.55

/** Light on a side at s metres: our own carriage is turned from the sun, those ahead turn towards it. */
const tone = (s, list) => list[s < 9.4 ? 0 : s < 29.4 ? 1 : s < 49.4 ? 2 : 3]

export function bed(k) {
  fill(k, '#4a4652', strip(2, PORTAL, [-3.4, -0.5], [3, -0.5], 40))
  fill(k, '#6e6468', strip(2, PORTAL, [-2.9, 0], [3, 0], 40))
  fill(k, '#8f8078', strip(2, PORTAL, [-2.9, 0], [-2.1, 0.02], 40))
  // The stone edge of the ledge, lit from the valley.
  fill(k, '#b59a80', strip(2, PORTAL, [-3.3, -0.1], [-2.9, 0], 40))
  fill(k, '#7c6460', strip(2, PORTAL, [-3.3, -1.5], [-3.3, -0.1], 40))
  // The shade of the coaches lies on the ballast.
  fill(k, '#3a3848', strip(2, PORTAL, [-1.9, 0.02], [1, 0.02], 40))
}

/** The mouth of the tunnel: dressed stone about a dark arch. */
export function portal(k) {
  const arch = (w, top) => {
    const list = [P(PORTAL, -w, -0.4)]
    for (let i = 0; i <= 16; i++) {
      const a = Math.PI * (i / 16)
      list.push(P(PORTAL, -Math.cos(a) * w, top - w + Math.sin(a) * w))
    }
    return [...list, P(PORTAL, w, -0.4)]
  }
  fill(k, '#c9b394', arch(4.1, 7.8))
  fill(k, '#9c8478', arch(3.5, 7))
  fill(k, '#1c1a2c', arch(2.9, 6.3))
}

function coach(k, s0, s1, engine) {
  const green = tone(s0, ['#164438', '#1f5a45', '#2c7350', '#35855a'])
  const low = tone(s0, ['#10342e', '#174639', '#205a43', '#27694b'])
  const cream = tone(s0, ['#b9a878', '#d6c38c', '#ecd9a0', '#f4e4ae'])
  const glass = tone(s0, ['#2c4c60', '#3f6478', '#5f8898', '#86abb2'])
  const roof = tone(s0, ['#5c6468', '#76807f', '#949c94', '#a8aea2'])
  const from = Math.max(s0, 0.8)
  // Wheels and frame under the body.
  fill(k, '#201e2c', strip(from, s1, [SIDE + 0.15, 0.25], [SIDE + 0.15, 0.95]))
  for (const b of [s0 + 2.6, s1 - 2.6])
    if (b > 2) fill(k, '#100f1a', strip(b - 1.5, b + 1.5, [SIDE + 0.1, 0.02], [SIDE + 0.1, 0.7], 4))
  fill(k, green, strip(from, s1, [SIDE, 0.9], [SIDE, 3.55]))
  fill(k, low, strip(from, s1, [SIDE, 0.9], [SIDE, 1.3]))
  fill(k, cream, strip(from, s1, [SIDE, 1.36], [SIDE, 1.46]))
  fill(k, roof, strip(from, s1, [SIDE, 3.55], [SIDE + 0.5, 4.05]))
  fill(
    k,
    tone(s0, ['#3a4048', '#4c5454', '#66706a', '#78827a']),
    strip(from, s1, [SIDE, 3.5], [SIDE, 3.6]),
  )
  if (engine) {
    fill(k, glass, strip(s0 + 0.6, s0 + 1.8, [SIDE, 2.1], [SIDE, 3], 3))
    fill(k, '#17382f', strip(s0 + 3.4, s1 - 1, [SIDE, 2.2], [SIDE, 2.95], 6))
    return
  }
  // Doors at the ends, then windows; each reflects the sky in its upper part.
  for (const a of [s0 + 0.5, s1 - 1.5])
    if (a > 1.2) fill(k, low, strip(a, a + 1, [SIDE, 1], [SIDE, 3.2], 2))
  const count = 8
  const step = (s1 - s0 - 4) / count
  for (let i = 0; i < count; i++) {
    const a = s0 + 2 + i * step + 0.22
    const b = a + step - 0.44
    if (b < 1) continue
    const c = Math.max(a, 0.85)
    fill(k, '#0e2530', strip(c, b, [SIDE, 1.85], [SIDE, 3.05], 3))
    fill(k, glass, strip(c + 0.06, b - 0.06, [SIDE, 1.92], [SIDE, 2.98], 3))
    fill(k, tone(s0, ['#44687a', '#5c8696', '#8fb4ba', '#bcd4d0']), [
      P(c + 0.06, SIDE, 2.98),
      P(b - 0.06, SIDE, 2.98),
      P(b - 0.06, SIDE, 2.6),
      P(c + 0.06, SIDE, 2.2),
    ])
  }
}

export function train(k) {
  for (const [a, b, engine] of [
    [70, PORTAL, true],
    [50, 69.2],
    [30, 49.2],
    [10, 29.2],
    [-11, 9.2],
  ]) {
    // The engine is half inside the rock already.
    coach(k, a, b, engine)
    // The bellows between two coaches.
    if (!engine)
      fill(k, '#15141f', strip(b - 0.3, b + 0.9, [SIDE + 0.02, 0.9], [SIDE + 0.02, 3.7], 2))
  }
}

/** Masts on the side of the rock and the wire above the roofs. */
export function wires(k) {
  for (const s of [78, 64, 51, 39, 28, 18.5]) {
    const q = P(s, 0, 1)[1] - P(s, 0, 2)[1]
    const [x, y] = P(s, 2.2, 4.0)
    const top = P(s, 2.2, 6.8)
    const arm = P(s, -0.4, 6)
    fill(k, '#4a4450', [
      [x - q * 0.09, y],
      [x + q * 0.09, y],
      [top[0] + q * 0.07, top[1]],
      [top[0] - q * 0.07, top[1]],
    ])
    fill(k, '#4a4450', [
      [top[0], P(s, 2.2, 6.35)[1]],
      [top[0], P(s, 2.2, 6.2)[1]],
      [arm[0], arm[1]],
      [arm[0], arm[1] - q * 0.1],
    ])
  }
  const wire = []
  const back = []
  for (let s = PORTAL; s > 7; s -= 1) {
    wire.push(P(s, -0.4, 5.95))
    back.unshift(P(s, -0.4, 5.9))
  }
  fill(k, '#54505c', [...wire, ...back])
}

/** Somebody who leans out of a window at s: head, shoulder and an arm; one unit is a metre. */
export function leaner(k, s, { skin, top, hair, wave, hat }) {
  const [x, y] = P(s, SIDE - 0.12, 2.35)
  const q = P(s, SIDE, 1)[1] - P(s, SIDE, 2)[1]
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  path(
    k,
    top[1],
    'M-0.300 0.120C-0.340 -0.200 -0.220 -0.320 0 -0.340C0.180 -0.320 0.260 -0.160 0.260 0.120Z',
  )
  path(
    k,
    top[0],
    'M-0.300 0.120C-0.340 -0.200 -0.220 -0.320 0 -0.340C-0.060 -0.160 -0.060 0 -0.040 0.120Z',
  )
  path(k, skin[1], 'M-0.060 -0.280H0.100V-0.420H-0.060Z')
  path(
    k,
    skin[0],
    'M-0.140 -0.560C-0.140 -0.680 -0.060 -0.740 0.020 -0.740C0.120 -0.740 0.180 -0.660 0.180 -0.560C0.180 -0.440 0.110 -0.380 0.020 -0.370C-0.080 -0.380 -0.140 -0.460 -0.140 -0.560Z',
  )
  path(
    k,
    hair,
    'M-0.080 -0.480C-0.150 -0.640 -0.120 -0.780 0.030 -0.790C0.180 -0.780 0.240 -0.640 0.190 -0.440C0.140 -0.400 0.110 -0.440 0.110 -0.520C0.060 -0.640 0 -0.640 -0.080 -0.480Z',
  )
  if (hat)
    path(
      k,
      hat,
      'M-0.160 -0.600C-0.160 -0.760 -0.080 -0.830 0.030 -0.830C0.150 -0.830 0.220 -0.740 0.210 -0.590Z',
    )
  const d = wave
    ? 'M-0.220 -0.160L-0.520 -0.400L-0.600 -0.760L-0.500 -0.780L-0.400 -0.460L-0.120 -0.280Z'
    : 'M-0.240 -0.160L-0.480 0.080L-0.300 0.160L-0.060 0.020Z'
  path(k, top[0], d)
  if (wave) path(k, skin[0], 'M-0.620 -0.740L-0.660 -0.900L-0.560 -0.940L-0.490 -0.780Z')
  k.restore()
}
