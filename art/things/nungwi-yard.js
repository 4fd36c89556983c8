// Where dhows are built on the beach of Nungwi: a hull half planked, its ribs bare, props, trestles; the lighthouse of the cape.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { frond } from '../nature/leaf-mass.js'
import { coconutLeaf } from './coconut-leaf.js'
import { bent, limb } from './joints.js'

/** The sheer of the hull and its keel with the long raking stem, from the stern (0) to the bow (1). */
export const sheer = (t) => [
  30 + 120 * t,
  38.5 + 12.5 * Math.sin(Math.PI * Math.min(1, t * 1.02) ** 0.78) - 8 * t ** 2.4,
]
export const keel = (t) => {
  if (t < 0.7) return [37 + t * 108.5, 75 - t * 2.6]
  const u = (t - 0.7) / 0.3
  return [112.95 + 39.5 * u ** 0.94, 73.18 - 43.8 * u ** 1.3]
}
/** A point of the planking: along, and from keel (0) to sheer (1); the side swells a little towards us. */
export const side = (t, f) => {
  const [[ax, ay], [bx, by]] = [keel(t), sheer(t)]
  return [ax + (bx - ax) * f, ay + (by - ay) * f ** 0.9]
}
const strip = (t0, t1, f0, f1, n = 26) => {
  const low = []
  const high = []
  for (let i = 0; i <= n; i++) {
    const t = t0 + ((t1 - t0) * i) / n
    low.push(side(t, f0))
    high.unshift(side(t, f1))
  }
  return [...low, ...high]
}
const line = (t0, t1, f, n = 30) =>
  Array.from({ length: n + 1 }, (_, i) => {
    const [x, y] = side(t0 + ((t1 - t0) * i) / n, f)
    return `${i ? 'L' : 'M'}${x} ${y}`
  }).join('')

/** Bare frames of the far side, inside in shade. */
function farRibs(k) {
  for (let i = 0; i < 19; i++) {
    const t = 0.05 + i * 0.047
    const [x, y] = side(t, 0.3)
    const [sx, sy] = side(t, 1)
    limb(
      k,
      i % 3 ? '#8c5c54' : '#7c4c50',
      bent([
        [x + 2, y, 1.5],
        [x + 5.5, (y + sy) / 2 - 2, 1.4],
        [sx + 4.2 - t * 2, sy - 3.4 - (i % 4) * 0.7, 1.2],
      ]),
    )
  }
  for (const f of [0.98, 0.8]) {
    k.save()
    k.translate(4, -2.6)
    stroke(k, '#a8705c', 0.9, line(0.04, 0.95, f))
    k.restore()
  }
}

/** The whole hull: far ribs, beams, planks in their tones, near ribs, the ribbands that hold them. */
export function hull(k) {
  farRibs(k)
  for (const t of [0.16, 0.34, 0.52, 0.7]) {
    const [x, y] = side(t, 0.84)
    fill(k, '#6c4048', [
      [x, y],
      [x + 5, y - 2.6],
      [x + 6.4, y - 2.6],
      [x + 1.6, y],
      [x + 1.6, y + 1.2],
      [x, y + 1.2],
    ])
    fill(k, '#c08454', [
      [x, y],
      [x + 5, y - 2.6],
      [x + 6.4, y - 2.6],
      [x + 1.6, y],
    ])
  }
  // Near ribs reach above the planks; sun on their left.
  for (let i = 0; i < 24; i++) {
    const t = 0.035 + i * 0.0392
    const [a, b, c] = [side(t, 0.3), side(t, 0.72), side(t, 1.03 + 0.05 * ((i * 7) % 4))]
    const swell = 1.6 * (1 - Math.abs(t - 0.4))
    limb(
      k,
      '#8c5444',
      bent([
        [...a, 1.7],
        [b[0] - swell * 0.6, b[1], 1.6],
        [c[0] + 0.6, c[1], 1.25],
      ]),
    )
    limb(
      k,
      '#e8ac68',
      bent([
        [a[0] - 0.42, a[1], 0.8],
        [b[0] - swell * 0.6 - 0.4, b[1], 0.75],
        [c[0] + 0.24, c[1], 0.55],
      ]),
    )
  }
  // Planks: the lower ones complete, the upper still ending where the last one was nailed.
  const WOOD = [
    '#70424a',
    '#844c48',
    '#9c5c48',
    '#b8704a',
    '#c88450',
    '#d8985a',
    '#e4aa68',
    '#e0a05c',
  ]
  const ends = [
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 0.99],
    [0.02, 0.98],
    [0.02, 0.9],
    [0.02, 0.62],
    [0.02, 0.3],
  ]
  ends.forEach(([t0, t1], j) => {
    const [f0, f1] = [j * 0.085, (j + 1) * 0.085]
    fill(k, WOOD[j], strip(t0, t1, f0, f1))
    const r = random(j + 3)
    // Each strake is of several planks of unlike colour.
    for (let t = t0 + r() * 0.2; t < t1 - 0.1; t += 0.16 + r() * 0.2) {
      const e = Math.min(t1, t + 0.1 + r() * 0.16)
      fill(
        k,
        r() < 0.5 ? 'rgba(255,214,150,.22)' : 'rgba(92,40,64,.16)',
        strip(t, e, f0 + 0.004, f1 - 0.004, 8),
      )
    }
    stroke(k, 'rgba(76,36,56,.62)', 0.2, line(t0, t1, f1))
    if (j > 2) {
      k.save()
      k.translate(0, 0.26)
      stroke(k, 'rgba(255,226,170,.55)', 0.14, line(t0, t1, f1))
      k.restore()
    }
    for (let t = t0 + 0.03; t < t1; t += 0.0392) {
      const [x, y] = side(t, (f0 + f1) / 2)
      path(
        k,
        'rgba(76,36,56,.7)',
        `M${x - 0.16} ${y}a0.160 0.180 0 1 0 0.320 0a0.160 0.180 0 1 0 -0.320 0Z`,
      )
    }
  })
  // Cotton in one seam, as far as the caulkers have come.
  stroke(k, '#fff0d8', 0.28, line(0.2, 0.46, 0.34))
  // Ribbands.
  for (const [f, w] of [
    [0.82, 0.7],
    [0.985, 1],
  ]) {
    stroke(k, '#945a48', w, line(0.015, 0.985, f))
    k.save()
    k.translate(0, -w * 0.22)
    stroke(k, '#f0b874', w * 0.45, line(0.015, 0.985, f))
    k.restore()
  }
  // Stem and stern post.
  const stem = Array.from({ length: 12 }, (_, i) => keel(0.66 + (i / 11) * 0.34))
  limb(k, '#6c3c44', [...stem.map(([x, y]) => [x + 0.7, y + 0.5, 2]), [155.5, 26, 1.5]])
  limb(k, '#b87450', [...stem.map(([x, y]) => [x + 0.2, y - 0.1, 0.9]), [154.9, 25.8, 0.7]])
  limb(k, '#6c3c44', [
    [37.5, 76, 2.2],
    [33.5, 60, 1.9],
    [29.5, 34, 1.5],
  ])
  limb(k, '#e0a060', [
    [36.8, 75.5, 0.8],
    [32.8, 60, 0.7],
    [29, 34.5, 0.6],
  ])
  limb(k, '#5c3440', [
    [37, 75.9, 1.9],
    [113, 74, 1.9],
  ])
}

/** Blocks below the keel and poles that keep her upright, with their shadows. */
export function props(k, shade) {
  for (const x of [46, 66, 87, 106]) {
    const y = 75.6 - (x - 37) * 0.024
    path(
      k,
      shade,
      `M${x - 2.6} ${y + 4.2}L${x + 2.6} ${y + 4.2}L${x + 9} ${y + 3}L${x + 4} ${y + 2.4}Z`,
    )
    path(k, '#5c3848', `M${x - 2.4} ${y + 0.8}H${x + 2.4}L${x + 2.8} ${y + 4}H${x - 2.8}Z`)
    path(k, '#8c5c54', `M${x - 2.4} ${y + 0.8}H${x - 0.6}L${x - 0.7} ${y + 4}H${x - 2.8}Z`)
    path(k, '#44283c', `M${x - 2.5} ${y + 2.2}H${x + 2.6}V${y + 2.5}H${x - 2.6}Z`)
  }
  for (const [t, f, x, y] of points(
    '0.120 0.560 36 82.500 0.300 0.620 60 84 0.560 0.560 92 83.500 0.740 0.560 124 81',
    4,
  )) {
    const [px, py] = side(t, f)
    stroke(k, shade, 1, `M${x} ${y}L${x + (y - py) * 0.62} ${y - (y - py) * 0.1}`)
    limb(k, '#6c4448', [
      [x, y, 1.3],
      [px, py, 0.9],
    ])
    limb(k, '#d89c68', [
      [x - 0.3, y, 0.5],
      [px - 0.24, py, 0.36],
    ])
  }
}

/** A plank on two trestles where one works; x to x1, at y, feet at foot. */
export function trestle(k, x, x1, y, foot, shade) {
  path(k, shade, `M${x} ${foot}L${x1} ${foot}L${x1 + 5} ${foot - 1}L${x + 6} ${foot - 1}Z`)
  for (const a of [x + 1.5, x1 - 1.5])
    stroke(
      k,
      '#744850',
      0.6,
      `M${a - 1.3} ${foot}L${a} ${y}L${a + 1.3} ${foot}M${a - 0.8} ${foot - 2.6}H${a + 0.8}`,
    )
  path(k, '#f0c080', `M${x - 1} ${y - 0.5}H${x1 + 1}V${y}H${x - 1}Z`)
  path(k, '#945c4c', `M${x - 1} ${y}H${x1 + 1}V${y + 0.6}H${x - 1}Z`)
}

/** The cape with its white lighthouse, palms, roofs of thatch; the water at y. */
export function cape(k, y) {
  fill(
    k,
    '#8ca0a0',
    points(`-6 ${y} -6 ${y - 3.2} 6 ${y - 4} 16 ${y - 3.4} 28 ${y - 2.6} 38 ${y - 1} 44 ${y}`),
  )
  fill(k, '#b0b89c', points(`-6 ${y - 2} 8 ${y - 2.6} 22 ${y - 2} 34 ${y - 0.6} 44 ${y} -6 ${y}`))
  for (const [x, w, h] of points('2 3.600 2 9.500 3 1.700 24 2.600 1.500 30 2 1.200', 3))
    path(
      k,
      '#b09078',
      `M${x} ${y - 1.4}L${x + w * 0.3} ${y - 1.4 - h}H${x + w * 0.7}L${x + w} ${y - 1.4}ZM${x + 0.4} ${y - 0.6}V${y - 1.4}H${x + w - 0.4}V${y - 0.6}Z`,
    )
  path(k, '#fff6e4', `M16 ${y - 1.6}L16.600 ${y - 11.5}H18.600L19.200 ${y - 1.6}Z`)
  path(k, '#c8b8bc', `M17.900 ${y - 1.6}L17.900 ${y - 11.5}H18.600L19.200 ${y - 1.6}Z`)
  path(k, '#e8dcd0', `M16 ${y - 11.5}H19.200V${y - 12.1}H16Z`)
  path(k, '#5c7c8c', `M16.800 ${y - 12.1}H18.400V${y - 13.6}H16.800Z`)
  path(k, '#d8604c', `M16.400 ${y - 13.6}Q17.600 ${y - 15.3} 18.800 ${y - 13.6}Z`)
  for (const [x, h, q, n] of points(
    '-1 7 2.400 3 5.500 8.500 2.800 5 12 6.500 2.300 7 22.500 7.500 2.500 9 27.500 5.600 2 11 34 4.600 1.700 13',
    4,
  )) {
    const r = random(n)
    limb(k, '#84808c', [
      [x, y - 1, 0.34],
      [x + (r() - 0.5) * 2, y - h, 0.22],
    ])
    for (const a of [-2.9, -2.2, -1.5, -0.8, -0.1, 2.8])
      frond(k, x, y - h, q * (0.9 + r() * 0.3), a, ['#94a884', '#6c8c80'], {
        bend: a < -1.5 || a > 1 ? -0.8 : 0.8,
        n: 7,
        wide: 0.3,
      })
  }
}

/** A finished dhow that waits for the tide, leaning on its bilge; 30 long. */
export function waiting(k) {
  path(k, 'rgba(120,84,112,.5)', 'M-13 1.200L12 1.200L21 -0.400L-2 -0.800Z')
  stroke(k, '#845454', 0.6, 'M1 -6L3.600 -25')
  stroke(k, '#9c6858', 0.5, 'M15 -10L-8 -25')
  path(
    k,
    '#f4e4c8',
    'M14 -9.800C8 -12 0 -17.500 -7 -24C-4 -22.800 2 -19.600 6 -16.500C10 -13.600 12.600 -11.600 14 -9.800Z',
  )
  path(
    k,
    '#7c4a4c',
    'M-13.500 -6.500C-8 -5 2 -4.800 8 -5.800C12 -6.600 15 -8 17.500 -9.800C16 -5.500 13 -1.200 10.500 1H-10.500C-12 -1 -13 -3.600 -13.500 -6.500Z',
  )
  path(
    k,
    '#b87858',
    'M-13.500 -6.500C-8 -5 2 -4.800 8 -5.800C12 -6.600 15 -8 17.500 -9.800C16.800 -7.800 15.800 -5.800 14.600 -4C10 -2.600 0 -2.200 -5 -2.600C-8 -2.900 -11 -3.400 -12.900 -4.200Z',
  )
  path(
    k,
    '#3c8c98',
    'M-13.500 -6.500C-8 -5 2 -4.800 8 -5.800C12 -6.600 15 -8 17.500 -9.800L17 -8.500C12 -5.600 8 -4.800 2 -4.400C-4 -4.200 -9 -4.600 -13.300 -5.600Z',
  )
}

/** A toy dhow of driftwood with a sail of cotton; 4 high. */
export function toyDhow(k) {
  path(
    k,
    '#945444',
    'M-2 -0.800C-0.600 -0.500 1 -0.600 2.300 -1.100C2 -0.300 1.600 0.100 1.200 0.300H-1.300C-1.700 0 -1.900 -0.400 -2 -0.800Z',
  )
  stroke(k, '#6c3c3c', 0.2, 'M0.100 -0.700V-3.400M1.900 -1.400L-1.500 -4.600')
  path(
    k,
    '#fff4dc',
    'M1.700 -1.500L-1.400 -4.400C-1.300 -3.200 -1.400 -2 -1.700 -1.200C-0.600 -1.500 0.600 -1.600 1.700 -1.500Z',
  )
}

/** Leaves out of the upper left corner, dark, the sun on some of them. */
export function palmLeaves(k) {
  for (const [x, y, l, a, b, tones] of [
    [-10, -12, 66, 0.12, 0.55, ['#345450', '#28424a', '#4c6450']],
    [-12, -4, 46, 0.5, 0.75, ['#54784c', '#34584c', '#94a05c']],
    [-8, -9, 72, -0.1, 0.5, ['#9cac54', '#4c744c', '#c4b870']],
    [-12, 0, 34, 0.95, 0.6, ['#345450', '#28424a', '#4c6450']],
  ])
    coconutLeaf(k, x, y, l, a, b, tones)
}
