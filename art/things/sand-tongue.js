import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { coconutLeaf } from './coconut-leaf.js'
import { lens } from './curves.js'
import { palmIsle } from './palm-isle.js'

// The tongue of sand at the end of Dhigurah, seen from a drone thirty metres up: metres, X right, Z away from us, Y up.
export const HORIZON = 19
const [F, EYE, CX] = [112, 30, 78]
export const see = (X, Z, Y = 0) => [CX + (F * X) / Z, HORIZON + (F * (EYE - Y)) / Z]
export const metre = (Z) => F / Z

// The sun stands low on the left and a little behind us; a metre of height throws this much shadow.
export const FALL = [1.15, 0.25]

/** The middle of the tongue and half its breadth, from our side to its tip: X, Z, half. */
const KNOTS = points(
  '-70 20 34 -46 42 27 -26 60 20 -5 80 14.5 12 103 11 17 132 9 8 166 8 -4 208 6.6 -3 256 5.4 10 310 3.6 21 356 1.6 26 384 0.1 28 400 0.1',
  3,
)
const SPINE = KNOTS.slice(1, -1).flatMap((p, i) => {
  const [a, b, c, d] = [KNOTS[i], p, KNOTS[i + 2], KNOTS[i + 3] ?? KNOTS[i + 2]]
  return Array.from({ length: 26 }, (_, j) => {
    const t = j / 26
    return [0, 1, 2].map(
      (n) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t),
    )
  })
})

/** A place t (0..1) along the tongue, v half breadths across, positive to the right. */
export function on(t, v, out = 0) {
  const f = Math.min(SPINE.length - 1.001, Math.max(0, t * (SPINE.length - 1)))
  const i = Math.floor(f)
  const [a, b] = [SPINE[i], SPINE[i + 1]]
  const [X, Z, half] = a.map((n, j) => n + (b[j] - n) * (f - i))
  const [p, q] = [SPINE[Math.max(0, i - 3)], SPINE[Math.min(SPINE.length - 1, i + 4)]]
  const [dx, dz] = [q[0] - p[0], q[1] - p[1]]
  const l = Math.hypot(dx, dz) || 1
  const d = v * (half + out)
  return [X + (dz / l) * d, Z - (dx / l) * d]
}

/** A run of places made smooth: each moves between its neighbours, again and again, so that no bend is left with a dent. */
function eased(list, times) {
  let out = list
  for (let i = 0; i < times; i++)
    out = out.map((p, n) =>
      n === 0 || n === out.length - 1
        ? p
        : [0, 1].map((j) => out[n - 1][j] * 0.25 + p[j] * 0.5 + out[n + 1][j] * 0.25),
    )
  return out
}

/** The outline of the tongue, widened by some metres on the left and on the right; wavy: how far its edge sways, in long swings. */
function outline(left, right, wavy = 0, seed = 1) {
  const n = 170
  const edge = (side, out) =>
    eased(
      Array.from({ length: n + 1 }, (_, i) => {
        const t = i / n
        const sway = wavy * Math.sin(t * 17 + seed * 1.7 + side)
        // Past the tip the shoals close in a long point.
        return on(t, side, Math.max(-1, out * (1 - 0.35 * t) + sway))
      }),
      Math.round(Math.abs(out) * 14),
    ).map(([X, Z]) => see(X, Z))
  const tip = see(...on(1, 0))
  return [
    ...edge(-1, left),
    [tip[0] + (left + right) * 0.07, tip[1] - Math.min(0.9, (left + right) * 0.02)],
    ...edge(1, right).reverse(),
  ]
}

export function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [t, c] of [
    [0, '#2c8ccc'],
    [0.6, '#94d0e0'],
    [1, '#fff2d4'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 -6 166 -6 166 ${HORIZON + 1} -6 ${HORIZON + 1}`))
  palmIsle(
    k,
    18,
    46,
    HORIZON + 0.2,
    ['#fff0cc', '#6cacac', '#8cc4b4', '#7ca4ac', '#6caaac', '#8cc0b0'],
    { high: 4.2, seed: 5, count: 9 },
  )
  path(
    k,
    '#9cc8cc',
    `M112 ${HORIZON + 0.2}C118 ${HORIZON - 0.7} 124 ${HORIZON - 1} 130 ${HORIZON - 0.8}C136 ${HORIZON - 1.2} 144 ${HORIZON - 0.4} 149 ${HORIZON + 0.2}Z`,
  )
}

/** Two seas: the lagoon on the left, pale over its sand; the ocean on the right, blue at once. */
export function seas(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 92)
  for (const [t, c] of [
    [0, '#2c80c4'],
    [0.12, '#1c70bc'],
    [0.5, '#125ca8'],
    [1, '#0e4c94'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 ${HORIZON} 166 ${HORIZON} 166 96 -6 96`))
  // The lagoon fills all on the left of the tongue as far as the next reef.
  const side = Array.from({ length: 120 }, (_, i) => see(...on(i / 119, 0.2)))
  const l = k.createLinearGradient(0, HORIZON, 0, 92)
  for (const [t, c] of [
    [0, '#3c9cd0'],
    [0.1, '#34b0cc'],
    [0.4, '#44c8c8'],
    [1, '#6cdccc'],
  ])
    l.addColorStop(t, c)
  const [tx, ty] = side.at(-1)
  fill(k, l, [
    [-6, 96],
    ...side,
    [tx + 5, ty - 1.2],
    [tx - 2, HORIZON + 5.4],
    [52, HORIZON + 3.2],
    [16, HORIZON + 2.4],
    [-6, HORIZON + 2.2],
  ])
  // Shoals round the tongue, each paler; narrow on the side of the ocean.
  fill(k, '#2484bc', outline(20, 15, 1.6, 3))
  fill(k, '#4ccccc', outline(24, 9, 1, 5))
  fill(k, '#84e0d0', outline(11, 5, 0.7, 8))
  fill(k, '#bcf0dc', outline(4.6, 2.2, 0.4, 11))
}

/** Where the two currents meet beyond the tip: short crossing waves. */
export function rip(k) {
  const r = random(9)
  for (let i = 0; i < 26; i++) {
    const t = r()
    const [x, y] = see(24 + 60 * t + (r() - 0.5) * 26, 372 + 240 * t)
    lens(
      k,
      'rgba(244,255,248,.8)',
      x,
      y,
      0.8 + 2.4 * r() * (1 - t * 0.5),
      0.1,
      0.06,
      (r() - 0.5) * 0.24,
    )
  }
}

/** The sand, wet along its edge, lace of foam on the side of the ocean. */
export function tongue(k) {
  fill(k, '#fbfff4', outline(0.4, 1.5, 0.4, 14))
  fill(k, '#dcc098', outline(-0.2, 0.1, 0.2, 4))
  fill(k, '#fff0d0', outline(-0.9, -1.1, 0.2, 6))
  // A low back of sand: its side away from the sun a little deeper.
  const n = 90
  const back = (v, sway) =>
    Array.from({ length: n + 1 }, (_, i) =>
      see(...on((i / n) * 0.86, v * (1 - 0.5 * (i / n) ** 3) + sway * noise((i / n) * 9, 3))),
    )
  fill(k, '#f6dcb0', [...back(0.16, 0.16), ...back(0.66, 0.1).reverse()])
}

/** Palms at the end of the wood: their long shadows lie over the sand, each crown a star on the ground; then trunk and crown. */
export function palms(k, list) {
  const r = random(4)
  const shade = '#c8a68e'
  for (const [i, [X, Z, high]] of list.entries()) {
    const q = random(40 + i)
    const [x, y] = see(X, Z)
    const [tx, ty] = see(X + FALL[0] * high, Z + FALL[1] * high)
    const m = metre(Z)
    const w = high * m * 0.016 + 0.1
    fill(k, shade, [
      [x - w, y - w * 0.5],
      [x + w, y + w * 0.5],
      [tx, ty + w * 0.5],
      [tx, ty - w * 0.4],
    ])
    k.save()
    k.translate(tx, ty)
    k.scale(1, 0.44)
    for (let n = 0; n < 11; n++) {
      const a = (n / 11) * Math.PI * 2 + (q() - 0.5) * 0.3
      coconutLeaf(
        k,
        0,
        0,
        high * m * (0.3 + 0.08 * q()),
        a,
        (q() - 0.5) * 1.2,
        [shade, shade, shade],
        18,
      )
    }
    k.fillStyle = shade
    k.beginPath()
    k.arc(0, 0, high * m * 0.06, 0, 7)
    k.fill()
    k.restore()
  }
  for (const [i, [X, Z, high, lean]] of list.entries()) {
    const q = random(20 + i)
    const [x, y] = see(X, Z)
    const m = metre(Z)
    const [tx, ty] = [lean * high * m, -high * m]
    const w = high * m * 0.018 + 0.12
    k.save()
    k.translate(x, y)
    // Dune grass about its foot.
    for (let j = 0; j < 7; j++)
      stroke(
        k,
        j % 2 ? '#5c9458' : '#8cb460',
        0.16,
        `M${(j - 3) * 0.3} 0.500q${(j - 3) * 0.2} ${-0.8 - r()} ${(j - 3) * 0.5} ${-1.2 - r()}`,
      )
    path(
      k,
      '#7c5860',
      `M${-w * 1.9} 0.300Q${tx * 0.1 - w} ${ty * 0.5} ${tx - w * 0.7} ${ty}H${tx + w * 0.7}Q${tx * 0.1 + w * 1.3} ${ty * 0.5} ${w * 1.9} 0.300Z`,
    )
    path(
      k,
      '#e0a884',
      `M${-w * 1.9} 0.300Q${tx * 0.1 - w} ${ty * 0.5} ${tx - w * 0.7} ${ty}H${tx - w * 0.1}Q${tx * 0.1 - w * 0.2} ${ty * 0.5} ${-w * 0.5} 0.300Z`,
    )
    path(
      k,
      '#e8cca4',
      `M${-w * 3.6} 0.700C${-w * 2} 0.100 ${-w} 0.050 0 0.100C${w} 0 ${w * 2.4} 0.100 ${w * 4} 0.700C${w} 1.100 ${-w * 2} 1.100 ${-w * 3.6} 0.700Z`,
    )
    k.fillStyle = '#4c8c50'
    k.beginPath()
    k.arc(tx, ty, high * m * 0.045, 0, 7)
    k.fill()
    for (let n = 0; n < 11; n++) {
      const a = -Math.PI / 2 + ((n + 0.5) / 11 - 0.5) * 5.4 + (q() - 0.5) * 0.3
      const left = Math.cos(a) < 0.1
      coconutLeaf(
        k,
        tx,
        ty,
        high * m * (0.3 + 0.09 * q()),
        a,
        (left ? -1 : 1) * (0.6 + q() * 0.5),
        left ? ['#7cb454', '#4c8c50', '#d0dc7c'] : ['#3c8458', '#246050', '#6cac60'],
        22,
      )
    }
    k.restore()
  }
}

/** Prints along the tongue, from our side to where somebody has got to. */
export function prints(k, from, to, v) {
  const n = 60
  for (let i = 0; i < n; i++) {
    const t = from + ((to - from) * i) / n
    const [X, Z] = on(t, v)
    const [x, y] = see(X + (i % 2 ? 0.35 : -0.35), Z)
    const q = 0.34 * metre(Z)
    path(k, '#d8b48c', `M${x - q} ${y}q${q} ${-q * 0.5} ${q * 2} 0q${-q} ${q * 0.5} ${-q * 2} 0Z`)
  }
}
