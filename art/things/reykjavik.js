// Skólavörðustígur from an attic window on a winter evening, in metres: the church at its upper end, tin houses on both sides.
import { fill, path, points, stroke } from '../core/field.js'

const [VX, VY, EYE, FOCUS] = [98, 45, 10.5, 82]
/** A point of the street: metres right of our window, above the ground, away from us. */
export const P = (x, up, z) => [VX + (x * FOCUS) / z, VY + ((EYE - up) * FOCUS) / z]
/** How tall a metre is so far away. */
export const metre = (z) => FOCUS / z

/** The church, 74 m: columns like basalt climb to the tower; lamps at its foot, so that it fades upwards. x, foot, size of a metre. */
export function church(k, x, foot, q) {
  // Night comes down from above.
  const [LIT, DIM] = [
    ['#ffe6b0', '#ecd0c0', '#a8a8d4'],
    ['#b08c9c', '#8078ac', '#5868a8'],
  ].map((tones) => {
    const g = k.createLinearGradient(0, foot, 0, foot - 72 * q)
    for (const [i, c] of tones.entries()) g.addColorStop([0, 0.5, 1][i], c)
    return g
  })
  const column = (a, b, high, tip = 0.8) => {
    const [l, r, t] = [x + a * q, x + b * q, foot - high * q]
    const m = l + (r - l) * 0.58
    fill(k, LIT, [
      [l, foot],
      [l, t + tip * q],
      [m, t],
      [m, foot],
    ])
    fill(k, DIM, [
      [m, foot],
      [m, t],
      [r, t + tip * q],
      [r, foot],
    ])
  }
  const steps = points(
    '27 9 24.600 10.500 22.200 12.400 19.800 15 17.400 18.300 15 22.400 12.600 27.500 10.400 34 8.400 42',
  )
  for (const [dx, high] of steps)
    for (const m of [-1, 1]) column(m * dx - 1.25, m * dx + 1.25, high)
  for (const [dx, high] of points('6.700 50 5.200 56'))
    for (const m of [-1, 1]) column(m * dx - 1, m * dx + 1, high)
  for (const m of [-1, 1]) column(m * 3.4 - 1.2, m * 3.4 + 1.2, 62, 1.5)
  column(-2.6, 2.6, 67.5, 3)
  // Belfry, clock, the tall window over the door.
  const X = (d) => x + d * q
  const Y = (up) => foot - up * q
  path(
    k,
    '#4c4478',
    `M${X(-1.7)} ${Y(55)}V${Y(61)}L${X(-1.1)} ${Y(62.5)}L${X(-0.5)} ${Y(61)}V${Y(55)}ZM${X(0.5)} ${Y(55)}V${Y(61)}L${X(1.1)} ${Y(62.5)}L${X(1.7)} ${Y(61)}V${Y(55)}Z`,
  )
  path(k, '#3c3468', `M${X(0)} ${Y(52.6)}a${2.1 * q} ${2.1 * q} 0 1 0 0.010 0Z`)
  stroke(k, '#fff4d4', 0.22, `M${X(0)} ${Y(50.5)}V${Y(52)}M${X(0)} ${Y(50.5)}L${X(1)} ${Y(50)}`)
  path(k, '#4c4478', `M${X(-2.2)} ${Y(13)}V${Y(33)}L${X(0)} ${Y(38)}L${X(2.2)} ${Y(33)}V${Y(13)}Z`)
  path(
    k,
    '#ffca6c',
    `M${X(-1.5)} ${Y(13.5)}V${Y(32.6)}L${X(-0.3)} ${Y(35.5)}V${Y(13.5)}ZM${X(0.3)} ${Y(13.5)}V${Y(35.5)}L${X(1.5)} ${Y(32.6)}V${Y(13.5)}Z`,
  )
  path(k, '#4c3458', `M${X(-2.6)} ${Y(0)}V${Y(7)}L${X(0)} ${Y(10.5)}L${X(2.6)} ${Y(7)}V${Y(0)}Z`)
  path(k, '#ffdc94', `M${X(-1.6)} ${Y(0)}V${Y(6.4)}L${X(0)} ${Y(8.4)}L${X(1.6)} ${Y(6.4)}V${Y(0)}Z`)
  stroke(k, '#fff0d0', 0.3, `M${X(0)} ${Y(67)}V${Y(74.5)}M${X(-1.6)} ${Y(72)}H${X(1.6)}`)
}

/** A house between two distances: x of its front, away from the street to `back`; eave and ridge; colours [front, end, trim]. */
export function house(
  k,
  { x, z0, z1, deep = 8, eave = 6, ridge = 9.6, tone, floors = 2, n = 3, shop, glow = '#ffc864' },
) {
  const [front, end, trim] = tone
  const side = Math.sign(x)
  const back = x + side * deep
  const mid = (x + back) / 2
  const quad = (c, list) =>
    fill(
      k,
      c,
      list.map((p) => P(...p)),
    )
  // The slope towards the street, the snow on it; the far one is not seen.
  quad(end, [
    [x, -1, z0],
    [x, eave, z0],
    [mid, ridge, z0],
    [back, eave, z0],
    [back, -1, z0],
  ])
  quad(front, [
    [x, -1, z0],
    [x, eave, z0],
    [x, eave, z1],
    [x, -1, z1],
  ])
  // Corrugated iron catches the light of the street in its lower half.
  quad('rgba(255,190,120,.16)', [
    [x, -1, z0],
    [x, 3, z0],
    [x, 3, z1],
    [x, -1, z1],
  ])
  const at = (t) => 1 / (1 / z0 + (1 / z1 - 1 / z0) * t)
  const storey = eave / floors
  for (let f = 0; f < floors; f++)
    for (let i = 0; i < n; i++) {
      const big = shop && f === 0
      const lit = (i * 7 + f * 5 + Math.round(z0)) % 4 !== 1
      const z = (t) => z0 + (z1 - z0) * t
      const [a, b] = [z((i + (big ? 0.12 : 0.28)) / n), z((i + (big ? 0.88 : 0.72)) / n)]
      const [lo, hi] = [f * storey + storey * (big ? 0.1 : 0.28), f * storey + storey * 0.8]
      quad(trim, [
        [x, lo - 0.15, a - 0.12],
        [x, hi + 0.18, a - 0.12],
        [x, hi + 0.18, b + 0.12],
        [x, lo - 0.15, b + 0.12],
      ])
      quad(lit || big ? glow : '#3c4c7c', [
        [x, lo, a],
        [x, hi, a],
        [x, hi, b],
        [x, lo, b],
      ])
      const m = (a + b) / 2
      const w = (b - a) * 0.06
      quad(trim, [
        [x, lo, m - w],
        [x, hi, m - w],
        [x, hi, m + w],
        [x, lo, m + w],
      ])
      if (!big)
        quad(trim, [
          [x, (lo + hi) / 2 + 0.2, a],
          [x, (lo + hi) / 2 + 0.32, a],
          [x, (lo + hi) / 2 + 0.32, b],
          [x, (lo + hi) / 2 + 0.2, b],
        ])
    }
  // Windows in the end that looks at us.
  for (let f = 0; f < floors + 1; f++)
    for (const t of f === floors ? [0.5] : [0.26, 0.74]) {
      const w = f === floors ? 0.55 : 0.75
      const cx = x + (back - x) * t
      const lo = f * storey + (f === floors ? 0.3 : storey * 0.28)
      const hi = lo + storey * 0.5
      quad(trim, [
        [cx - w - 0.15, lo - 0.15, z0],
        [cx - w - 0.15, hi + 0.15, z0],
        [cx + w + 0.15, hi + 0.15, z0],
        [cx + w + 0.15, lo - 0.15, z0],
      ])
      quad(f === 1 && t < 0.5 ? '#3c4c7c' : glow, [
        [cx - w, lo, z0],
        [cx - w, hi, z0],
        [cx + w, hi, z0],
        [cx + w, lo, z0],
      ])
      quad(trim, [
        [cx - 0.07, lo, z0],
        [cx - 0.07, hi, z0],
        [cx + 0.07, hi, z0],
        [cx + 0.07, lo, z0],
      ])
    }
  const over = side * -0.5
  quad(side < 0 ? '#c4d0ec' : '#a8b8e0', [
    [x + over, eave - 0.4, z0 - 0.3],
    [mid, ridge + 0.25, z0 - 0.3],
    [mid, ridge + 0.25, z1],
    [x + over, eave - 0.4, z1],
  ])
  quad(side < 0 ? '#eceaf4' : '#c4cce8', [
    [mid - side * 1.4, ridge - 0.9, z0 - 0.3],
    [mid, ridge + 0.25, z0 - 0.3],
    [mid, ridge + 0.25, z1],
    [mid - side * 1.4, ridge - 0.9, z1],
  ])
  quad('#fff4e4', [
    [x + over, eave - 0.65, z0 - 0.3],
    [x + over, eave - 0.3, z0 - 0.3],
    [x + over, eave - 0.3, z1],
    [x + over, eave - 0.65, z1],
  ])
  quad('#f4f0f4', [
    [x + over, eave - 0.7, z0 - 0.3],
    [x + over, eave - 0.2, z0 - 0.3],
    [mid, ridge + 0.5, z0 - 0.3],
    [back + side * 0.5, eave - 0.2, z0 - 0.3],
    [back + side * 0.5, eave - 0.7, z0 - 0.3],
    [mid, ridge - 0.15, z0 - 0.3],
  ])
  // A chimney with its cap of snow.
  const c0 = z0 + (z1 - z0) * 0.35
  quad('#5c4468', [
    [mid - 0.5, ridge - 0.6, c0],
    [mid - 0.5, ridge + 1.5, c0],
    [mid + 0.5, ridge + 1.5, c0],
    [mid + 0.5, ridge - 0.6, c0],
  ])
  quad('#e4e4f4', [
    [mid - 0.6, ridge + 1.4, c0],
    [mid - 0.4, ridge + 1.8, c0],
    [mid + 0.4, ridge + 1.8, c0],
    [mid + 0.6, ridge + 1.4, c0],
  ])
  return at
}

/** The street under trodden snow, the rainbow that is painted on it, light that falls out of the shops. */
export function street(k) {
  const quad = (c, list) =>
    fill(
      k,
      c,
      list.map((p) => P(...p)),
    )
  quad('#8c98cc', [
    [-9, 0, 14],
    [-9, 0, 300],
    [9, 0, 300],
    [9, 0, 14],
  ])
  quad('#b0b8e0', [
    [-7, 0, 14],
    [-7, 0, 300],
    [-4.2, 0, 300],
    [-4.2, 0, 14],
  ])
  quad('#a4b0dc', [
    [4.6, 0, 14],
    [4.6, 0, 300],
    [8, 0, 300],
    [8, 0, 14],
  ])
  const bow = ['#d84c5c', '#ec8c4c', '#f4cc58', '#54a878', '#4c84c8', '#8460b4']
  for (const [i, c] of bow.entries())
    quad(c, [
      [-3.2 + i * 1.1, 0, 14],
      [-3.2 + i * 1.1, 0, 150],
      [-2.1 + i * 1.1, 0, 150],
      [-2.1 + i * 1.1, 0, 14],
    ])
  // Wheels have left two lines of snow on the paint; more lies along its edges.
  for (const [x0, x1] of [
    [-1.5, -1.1],
    [1.3, 1.7],
  ])
    quad('rgba(222,226,244,.75)', [
      [x0, 0, 14],
      [x0, 0, 200],
      [x1, 0, 200],
      [x1, 0, 14],
    ])
  for (const m of [-1, 1])
    for (const [z, w, l] of points(
      '15 0.900 9 25 0.600 6 33 1 10 46 0.700 9 58 1.100 16 80 0.800 18 104 1.200 40',
      3,
    ))
      path(
        k,
        '#bcc4e6',
        `M${P(m * 3.7, 0, z)}Q${P(m * (3.6 - w * 1.2), 0, z + l * 0.4)} ${P(m * 3.7, 0, z + l)}Z`,
      )
  for (const [x, z0, z1, w] of points(
    '-7 33 39 3.200 8 25 30 3.400 -7 48 54 3 8 41 47 3.200 8 62 70 3',
    4,
  ))
    quad('rgba(255,206,130,.5)', [
      [x, 0, z0],
      [x, 0, z1],
      [x - Math.sign(x) * w, 0, z1 - 0.6],
      [x - Math.sign(x) * w, 0, z0 + 0.4],
    ])
}
