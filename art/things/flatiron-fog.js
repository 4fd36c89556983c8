import { blend } from '../core/colour.js'
import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { limb } from '../core/shape.js'

// The Flatiron from Madison Square in metres: across, up, away. 87 high, its prow 130 before us; morning fog, the sun on the left.

const [EYE, F, CX, CY] = [1.7, 102, 94, 75]
export const P = (X, Y, Z) => [CX + (X * F) / Z, CY - ((Y - EYE) * F) / Z]
export const metre = (Z) => F / Z
const Z0 = 130
const FOG = '#f8e6c0'

/** The house itself through a longer lens, from farther off: as tall at the prow, its sides fall less steeply. */
const AWAY = 90
const Q = (X, Y, Z) => {
  const f = (F * (Z0 + AWAY)) / Z0 / (Z + AWAY)
  return [CX + X * f, CY - (Y - EYE) * f]
}

/** A side runs from the prow at an angle: s metres along it, y up, out from the wall. */
const side = (deg) => {
  const [dx, dz] = [Math.sin((deg * Math.PI) / 180), Math.cos((deg * Math.PI) / 180)]
  const m = Math.sign(deg)
  return (s, y, out = 0) => Q(m * 0.9 + dx * s + m * dz * out, y, Z0 + dz * s - Math.abs(dx) * out)
}

const FLOOR = 3.55

function flank(k, deg, long, [WALL, BAND, GLASS, EDGE, DARK], bays) {
  const on = side(deg)
  const quad = (c, s0, s1, y0, y1, out = 0) =>
    fill(k, c, [on(s0, y0, out), on(s1, y0, out), on(s1, y1, out), on(s0, y1, out)])
  quad(WALL, 0, long, 0, 84)
  // The base of big pale stones with its courses; tall windows of the shops.
  quad(EDGE, 0, long, 0, 15, 0.2)
  for (let y = 6; y < 15; y += 1.5) quad(BAND, 0, long, y, y + 0.3, 0.2)
  const step = long / bays
  // The far side is seen so slanting that a deep cornice would come away from its wall.
  const deep = deg < 0 ? 0.7 : 0.4
  for (let i = 0; i < bays; i += 2) quad(GLASS, (i + 0.3) * step, (i + 1.7) * step, 0.4, 5, 0.2)
  // Three slow waves of oriels along the shaft.
  for (let i = 0; i < bays; i++) {
    const swell = i % 5 === 2 || i % 5 === 3
    if (swell) {
      quad(EDGE, (i + 0.04) * step, (i + 0.5) * step, 22, 66, 0.5)
      quad(BAND, (i + 0.5) * step, (i + 0.96) * step, 22, 66, 0.5)
    }
  }
  for (let f = 4; f < 19; f++) {
    const y = f * FLOOR + 1.6
    for (let i = 0; i < bays; i++)
      quad(GLASS, (i + 0.24) * step, (i + 0.72) * step, y, y + 2.1, 0.3)
  }
  for (const y of [18.4, 65.6]) {
    quad(EDGE, 0, long, y, y + 1, 0.4)
    quad(DARK, 0, long, y - 0.6, y, 0.4)
  }
  // Three storeys of tall arches under the cornice.
  for (let i = 0; i < bays; i++) {
    const [a, b] = [(i + 0.24) * step, (i + 0.74) * step]
    quad(GLASS, a, b, 69, 75.4, 0.2)
    fill(k, GLASS, [on(a, 75.4, 0.2), on((a + b) / 2, 77, 0.2), on(b, 75.4, 0.2)])
  }
  // The cornice: its shade, brackets, the lit edge, the balustrade.
  quad(DARK, 0, long, 78.4, 80.6, 0.4)
  for (let i = 0; i < bays * 2; i++)
    quad(EDGE, (i + 0.2) * step * 0.5, (i + 0.6) * step * 0.5, 78.6, 80.6, deep * 0.5)
  quad(EDGE, -1, long, 80.6, 82.4, deep)
  quad(BAND, -1, long, 80.6, 81.2, deep)
  quad(WALL, 0, long, 82.4, 86, 0.4)
  for (let i = 0; i < bays; i++) quad(DARK, (i + 0.3) * step, (i + 0.7) * step, 83.2, 85.2, 0.4)
  quad(EDGE, 0, long, 86, 86.6, 0.4)
}

const LIT = ['#f6cf98', '#e2b088', '#8c6c88', '#ffebc0', '#b88880']
const DIM = ['#9c84a4', '#8c749c', '#5c5484', '#b49cb0', '#6c5c8c']

export function flatiron(k) {
  flank(k, -23, 60, LIT, 15)
  flank(k, 9, 54, DIM, 13)
  // The rounded prow in three tones, a window on its middle.
  const strip = (a, b, y0, y1, c) =>
    fill(k, c, [P(a, y0, Z0 - 0.5), P(b, y0, Z0 - 0.5), P(b, y1, Z0 - 0.5), P(a, y1, Z0 - 0.5)])
  const round = (w, y0, y1, tones) => {
    strip(-w, -w * 0.2, y0, y1, tones[0])
    strip(-w * 0.24, w * 0.46, y0, y1, tones[1])
    strip(w * 0.4, w, y0, y1, tones[2])
  }
  round(1.2, 0, 86, ['#fbdcaa', '#d8a894', '#a888a4'])
  for (let f = 4; f < 21; f++) strip(-0.34, 0.4, f * FLOOR + 1.6, f * FLOOR + 3.8, '#6c5884')
  round(1.7, 0, 15, ['#fff0cc', '#e4b89c', '#b898ac'])
  for (const y of [18.2, 65.4]) round(1.7, y, y + 1.2, ['#fff0cc', '#e4b89c', '#b898ac'])
  round(2, 80.6, 82.6, ['#fff4d4', '#f0c8a4', '#c0a0b0'])
  round(1.6, 86, 86.7, ['#fff4d4', '#f0c8a4', '#c0a0b0'])
  // The glass shop at its foot.
  fill(k, '#5c8c8c', [P(-3.4, 0, 124), P(-2.8, 4.6, 124), P(0.4, 4.8, 123), P(0.4, 0, 123)])
  fill(k, '#44687c', [P(0.4, 0, 123), P(0.4, 4.8, 123), P(2.8, 4.6, 124), P(3.4, 0, 124)])
  fill(k, '#ffe09c', [P(-2.8, 0.6, 124), P(-2.4, 3.8, 124), P(-0.2, 4, 123.4), P(-0.2, 0.6, 123.4)])
}

/** A block across the street: a front towards us from x0 to x1 and a side that recedes along the avenue at `deg`. */
export function block(k, [X0, X1, Z, high], deg, pale, lamps) {
  const tone = (c) => blend(c, FOG, pale)
  const near = deg < 0 ? X1 : X0
  const [dx, dz] = [Math.sin((deg * Math.PI) / 180), Math.cos((deg * Math.PI) / 180)]
  const S = (s, y) => P(near + dx * s, y, Z + dz * s)
  const lit = deg > 0
  const wall = tone(lit ? '#d8a888' : '#94809c')
  fill(k, wall, [S(0, 0), S(0, high), S(60, high), S(60, 0)])
  fill(k, tone('#b4949c'), [P(X0, 0, Z), P(X0, high, Z), P(X1, high, Z), P(X1, 0, Z)])
  // Fog: no grid, only the cornice and here and there a lamp that is lit already.
  fill(k, tone('#ccacac'), [P(X0, high - 1, Z), P(X0, high, Z), P(X1, high, Z), P(X1, high - 1, Z)])
  for (const [u, y] of lamps)
    for (let i = 0; i < 2; i++) {
      const X = X0 + (X1 - X0) * u + i * 3.4
      fill(k, tone('#ffd48c'), [
        P(X, y, Z),
        P(X + 1.7, y, Z),
        P(X + 1.7, y + 2.6, Z),
        P(X, y + 2.6, Z),
      ])
    }
}

/** A wooden tank on a roof, only a shape in the fog. */
export function tank(k, X, Y, Z, c) {
  const [x, y] = P(X, Y, Z)
  const m = metre(Z)
  path(
    k,
    c,
    `M${x - 2 * m} ${y}L${x - 1.7 * m} ${y - 3 * m}H${x - 2.2 * m}V${y - 7 * m}L${x} ${y - 9.4 * m}L${x + 2.2 * m} ${y - 7 * m}V${y - 3 * m}H${x + 1.7 * m}L${x + 2 * m} ${y}H${x + 1.5 * m}L${x + 1.2 * m} ${y - 3 * m}H${x - 1.2 * m}L${x - 1.5 * m} ${y}Z`,
  )
}

/** An elm of the park: trunk, boughs that fork, and on the twigs single leaves of autumn. */
export function elm(k, { foot, trunk, boughs, seed, dark, leaves, count }) {
  const r = random(seed)
  const tips = []
  const grow = (x, y, a, long, wide, depth) => {
    const bend = (r() - 0.5) * 0.5
    const [ex, ey] = [x + Math.cos(a + bend) * long, y + Math.sin(a + bend) * long]
    const [mx, my] = [x + Math.cos(a) * long * 0.5, y + Math.sin(a) * long * 0.5]
    path(k, dark, limb([x, y], [mx, my], [ex, ey], wide, wide * 0.62))
    // Leaves only on the thin wood, most at its very ends.
    if (depth < 2) tips.push([mx, my], [ex, ey])
    if (!depth) tips.push([(mx + ex) / 2, (my + ey) / 2], [ex, ey])
    if (!depth) return
    const n = depth > 2 ? 2 : 3
    for (let i = 0; i < n; i++) {
      const turn = (i / (n - 1) - 0.5) * (0.9 + r() * 0.4) + (r() - 0.5) * 0.2
      grow(ex, ey, a + bend + turn, long * (0.66 + r() * 0.14), wide * 0.58, depth - 1)
    }
  }
  const [x0, y0, x1, y1, w0, w1] = trunk
  path(k, dark, limb([x0, y0], [(x0 + x1) / 2 + 0.8, (y0 + y1) / 2], [x1, y1], w0, w1))
  path(k, dark, `M${x1} ${y1 - w1 * 0.5}a${w1 * 0.5} ${w1 * 0.5} 0 1 0 0.010 0Z`)
  // Roots run out into the ground, uneven.
  const t = 9 / (y0 - y1)
  const [fx, fw] = [x0 + (x1 - x0) * t + 0.16, (w0 + (w1 - w0) * t) * 0.48]
  path(
    k,
    dark,
    `M${fx - fw} ${y0 - 9}C${fx - fw * 1.1} ${y0 - 3} ${x0 - w0 * 0.7} ${foot - 0.6} ${x0 - w0 * 1.3} ${foot + 0.5}Q${x0 - w0 * 0.7} ${foot + 1.3} ${x0 - w0 * 0.3} ${foot + 0.4}Q${x0} ${foot + 1.8} ${x0 + w0 * 0.3} ${foot + 0.6}Q${x0 + w0 * 0.8} ${foot + 1.6} ${x0 + w0 * 1.4} ${foot + 0.7}C${x0 + w0 * 0.7} ${foot - 0.6} ${fx + fw * 1.1} ${y0 - 3} ${fx + fw} ${y0 - 9}Z`,
  )
  for (const [x, y, a, long, wide] of boughs) grow(x, y, a, long, wide, 4)
  for (let i = 0; i < count; i++) {
    const [x, y] = tips[Math.floor(r() * tips.length)]
    const q = 0.5 + r() * 0.75
    const turn = 0.5 + r() * 2.1
    const [dx, dy] = [Math.cos(turn) * q, Math.sin(turn) * q]
    // Each hangs by its own stalk from the twig.
    const [px, py] = [x + dx + (r() - 0.5) * 0.7, y + dy + (r() - 0.5) * 0.4]
    path(
      k,
      leaves[Math.floor(r() ** 1.3 * leaves.length)],
      `M${px - dx} ${py - dy}Q${px - dy * 0.7} ${py + dx * 0.7} ${px + dx} ${py + dy}Q${px + dy * 0.7} ${py - dx * 0.7} ${px - dx} ${py - dy}Z`,
    )
  }
}

/** A park bench from its front, 1.9 wide; one unit is a metre. */
export function bench(k, c, lit) {
  for (const y of [0.46, 0.62, 0.76, 0.9])
    path(k, y > 0.5 ? c : lit, `M-0.950 ${-y}H0.950V${-y + 0.09}H-0.950Z`)
  for (const x of [-0.85, 0, 0.85]) stroke(k, c, 0.06, `M${x} 0V-0.900M${x - 0.1} 0H${x + 0.1}`)
  for (const x of [-0.92, 0.92]) stroke(k, c, 0.06, `M${x} -0.460V-0.680`)
}

/** A squirrel that sits up and holds its nut, towards the right; one unit is a tenth of a metre. */
export function squirrel(k, c, lit) {
  path(
    k,
    c,
    'M-0.800 0C-2.600 -0.200 -2.900 -2 -2.100 -3.200C-1.400 -4.200 -2.400 -4.800 -3 -4C-3.200 -5.200 -1.400 -5.600 -0.900 -4.300C-0.500 -3.200 -1.200 -2.400 -0.900 -1.600C-0.600 -2.400 0 -2.900 0.500 -3.100C0.300 -3.800 0.700 -4.300 1.100 -4.300L1.200 -4.800L1.500 -4.300C2.100 -4.200 2.400 -3.600 2.300 -3.400C2.100 -3.100 1.700 -3.100 1.500 -3C1.700 -2.500 2 -2.400 2.300 -2.300L2.200 -2C1.800 -1.900 1.500 -2 1.300 -2.100C1.400 -1.400 1.300 -0.700 1.700 -0.200L1.800 0Z',
  )
  path(
    k,
    lit,
    'M-2.100 -3.200C-1.400 -4.200 -2.400 -4.800 -3 -4C-3.200 -5.200 -1.400 -5.600 -0.900 -4.300C-1.400 -4.800 -2 -4.600 -1.900 -4C-1.800 -3.700 -1.900 -3.400 -2.100 -3.200Z',
  )
}
