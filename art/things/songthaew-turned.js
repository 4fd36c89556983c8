// A songthaew that drives away from us, in metres and true perspective: its open back in the low sun, its right side in shade.
import { fill, stroke } from '../core/field.js'
import { back, mirror, poly, shadowOf, side, T } from './paddy-view.js'
import { SKINS } from './slender-folk.js'
import { load, onStep, rider } from './songthaew-load.js'

const ring = (u, v, y, r) =>
  Array.from({ length: 28 }, (_, i) => {
    const a = (i / 28) * Math.PI * 2
    return [u, v + Math.cos(a) * r, y + Math.sin(a) * r]
  })

const RED = {
  lit: '#ef4a38',
  high: '#ff7a50',
  shade: '#b02c40',
  low: '#8a2142',
  deep: '#4e1838',
  in: '#6a1f3a',
}
const CREAM = ['#fff0cc', '#c9b4a8']
const STEEL = ['#f4f2e4', '#8a93a8']

/** The whole shadow of box and load on the road. */
export function truckShadow(k, c) {
  k.fillStyle = c
  for (const [u0, u1, v0, v1, y0, y1] of [
    [-0.6, 0.6, -0.42, 0, 0.34, 0.4],
    [-0.85, 0.87, 0.8, 1.42, 0, 0.6],
    [-0.85, 0.87, 4, 4.62, 0, 0.6],
    [-0.85, 0.85, 0, 3.2, 0.34, 0.6],
    [-0.85, 0.85, 0, 3.2, 0.5, 2.1],
    [-0.85, 0.85, 2.4, 5, 0.34, 1.05],
    [-0.45, 0.45, -0.2, 3, 2, 2.5],
  ]) {
    const list = []
    for (const u of [u0, u1])
      for (const v of [v0, v1]) for (const y of [y0, y1]) list.push(shadowOf(u, v, y))
    k.beginPath()
    for (const p of hull(list)) k.lineTo(...p)
    k.fill()
  }
}

function hull(list) {
  const p = [...list].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const half = (q) => {
    const h = []
    for (const a of q) {
      while (h.length > 1 && turn(h.at(-2), h.at(-1), a) <= 0) h.pop()
      h.push(a)
    }
    h.pop()
    return h
  }
  return [...half(p), ...half(p.reverse())]
}

function wheel(k, u, v, inner) {
  fill(
    k,
    '#17162a',
    hull([...ring(inner, v, 0.34, 0.34), ...ring(u, v, 0.34, 0.34)].map((p) => T(...p))),
  )
  // Of a wheel of the far side only the dark inner face is seen.
  if (u < 0) return
  poly(k, '#26243a', ring(u, v, 0.34, 0.34))
  poly(k, '#767b92', ring(u, v, 0.34, 0.19))
  poly(k, '#454a64', ring(u, v, 0.34, 0.09))
}

/** The truck, or the truck as water on the road gives it back. */
export function songthaew(k, mirrored = false) {
  mirror.up = mirrored ? -1 : 1
  // Chassis and the wheels of the far side.
  poly(k, '#171628', [
    [-0.8, 0.05, 0.62],
    [0.8, 0.05, 0.62],
    [0.8, 0.05, 0.34],
    [-0.8, 0.05, 0.34],
  ])
  side(k, '#171628', 0.7, [
    [0, 0.3],
    [4.9, 0.3],
    [4.9, 0.7],
    [0, 0.7],
  ])
  wheel(k, -0.62, 1.1, -0.84)
  // The inside: far side, bulkhead with its pane, ceiling.
  side(k, RED.in, -0.82, [
    [0, 0.55],
    [2.35, 0.55],
    [2.35, 1.12],
    [0, 1.12],
  ])
  for (const v of [0.8, 1.6, 2.3])
    side(k, RED.in, -0.82, [
      [v - 0.05, 1.1],
      [v + 0.05, 1.1],
      [v + 0.05, 1.98],
      [v - 0.05, 1.98],
    ])
  back(k, RED.deep, 2.35, [-0.85, 0.85, 0.55, 1.98])
  back(k, '#9fb4ba', 2.34, [-0.55, 0.55, 1.22, 1.74])
  poly(k, '#3c1630', [
    [-0.85, 0, 1.98],
    [0.85, 0, 1.98],
    [0.85, 2.35, 1.98],
    [-0.85, 2.35, 1.98],
  ])
  poly(k, '#3a1730', [
    [-0.85, 0, 0.66],
    [0.85, 0, 0.66],
    [0.85, 2.35, 0.66],
    [-0.85, 2.35, 0.66],
  ])
  // The benches along both sides.
  for (const [a, b] of [
    [-0.82, -0.44],
    [0.44, 0.82],
  ]) {
    back(k, '#2c3f78', 0.05, [a, b, 0.78, 0.9])
    poly(k, '#4660a0', [
      [a, 0.05, 0.9],
      [b, 0.05, 0.9],
      [b, 2.3, 0.9],
      [a, 2.3, 0.9],
    ])
  }
  for (const r of [
    [-0.56, 1.9, 1, ['#e8a23c', '#9c5c34'], SKINS[2], 0],
    [-0.58, 1.2, 1, ['#f6efe0', '#9a8a98'], SKINS[0], 1],
    [-0.6, 0.5, 1, ['#3fb4a4', '#236e74'], SKINS[1], 0, 1.05],
    [0.56, 1.95, -1, ['#5c84c8', '#344c84'], SKINS[1], 0],
    [0.57, 1.3, -1, ['#f27a8c', '#a03e60'], SKINS[1], 1],
    [0.58, 0.55, -1, ['#8cc45c', '#4a7c44'], SKINS[2], 0],
  ])
    rider(k, r)
  // Cab and bonnet: one side in shade.
  side(k, RED.shade, 0.85, [
    [2.3, 0.42],
    [4.98, 0.42],
    [5.06, 0.62],
    [5.02, 0.92],
    [4.86, 1.02],
    [3.95, 1.12],
    [3.5, 1.66],
    [2.3, 1.7],
  ])
  side(k, RED.low, 0.85, [
    [2.3, 0.42],
    [4.98, 0.42],
    [5.05, 0.66],
    [2.3, 0.72],
  ])
  side(k, RED.low, 0.84, [
    [2.3, 1.66],
    [3.4, 1.62],
    [3.1, 1.98],
    [2.3, 1.98],
  ])
  side(k, '#3b4a6a', 0.86, [
    [2.6, 1.14],
    [3.82, 1.14],
    [3.44, 1.58],
    [2.6, 1.6],
  ])
  side(k, '#8fa6b2', 0.865, [
    [2.9, 1.14],
    [3.3, 1.14],
    [3.1, 1.59],
    [2.7, 1.59],
  ])
  for (const v of [2.5, 3.85]) {
    const [a, b] = [T(0.86, v, 0.5), T(0.86, v, 1.1)]
    stroke(k, RED.low, 0.18, `M${a}L${b}`)
  }
  // The wall of the bed, its stripe, the posts.
  side(k, RED.shade, 0.85, [
    [0, 0.5],
    [2.35, 0.5],
    [2.35, 1.12],
    [0, 1.12],
  ])
  side(k, RED.low, 0.85, [
    [0, 0.5],
    [2.35, 0.5],
    [2.35, 0.72],
    [0, 0.72],
  ])
  side(k, CREAM[1], 0.86, [
    [0.08, 0.84],
    [2.3, 0.84],
    [2.3, 0.98],
    [0.08, 0.98],
  ])
  for (const v of [0.06, 0.82, 1.58, 2.32])
    side(k, RED.shade, 0.85, [
      [v - 0.06, 1.1],
      [v + 0.06, 1.1],
      [v + 0.06, 1.98],
      [v - 0.06, 1.98],
    ])
  for (const v of [1.1, 4.3]) {
    poly(
      k,
      RED.deep,
      ring(0.86, v, 0.36, 0.46).filter((p) => p[2] > 0.34),
    )
    wheel(k, 0.87, v, 0.66)
  }
  // The open back in the sun: sill, posts, lamps, plate.
  back(k, RED.lit, 0, [-0.85, 0.85, 0.46, 0.68])
  back(k, RED.lit, 0, [-0.85, -0.7, 0.46, 1.98])
  back(k, RED.lit, 0, [0.7, 0.85, 0.46, 1.98])
  back(k, RED.high, 0, [-0.85, -0.79, 0.46, 1.98])
  back(k, RED.lit, 0, [-0.85, -0.44, 0.68, 1.1])
  back(k, RED.lit, 0, [0.44, 0.85, 0.68, 1.1])
  for (const m of [-1, 1]) {
    back(k, '#ffd9a0', -0.01, [m * 0.8, m * 0.66, 0.78, 0.9])
    back(k, '#c01c34', -0.01, [m * 0.8, m * 0.66, 0.9, 1.02])
  }
  back(k, CREAM[0], -0.01, [-0.2, 0.2, 0.5, 0.64])
  // The step behind, hung on two irons, and the rails one holds.
  poly(k, '#2a2838', [
    [-0.6, 0, 0.36],
    [0.6, 0, 0.36],
    [0.6, -0.42, 0.36],
    [-0.6, -0.42, 0.36],
  ])
  back(k, '#c8c4c0', -0.42, [-0.6, 0.6, 0.33, 0.39])
  for (const u of [-0.6, 0.6]) {
    const [a, b] = [T(u, -0.06, 0.7), T(u, -0.06, 1.9)]
    stroke(k, STEEL[0], 0.34, `M${a}L${b}`)
  }
  // Roof: the front edge of its board to us is lit, the long side is not.
  side(k, RED.shade, 0.9, [
    [-0.14, 1.96],
    [3.3, 1.96],
    [3.42, 2.04],
    [3.3, 2.14],
    [-0.14, 2.14],
  ])
  side(k, CREAM[1], 0.905, [
    [-0.1, 2.09],
    [3.3, 2.09],
    [3.3, 2.14],
    [-0.1, 2.14],
  ])
  back(k, RED.lit, -0.14, [-0.9, 0.9, 1.96, 2.14])
  back(k, CREAM[0], -0.15, [-0.9, 0.9, 2.09, 2.14])
  load(k)
  onStep(k)
  mirror.up = 1
}
