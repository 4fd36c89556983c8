import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const n2 = (v) => Math.round(v * 100) / 100
const [EYE, F, CY] = [1.6, 72, 41]
const [COS, SIN] = [Math.cos(0.5), Math.sin(0.5)]
/** The grove in metres by somebody who looks up: x to the right, y up, z away; plumb lines lean together. */
export const P = (x, y, z) => {
  const deep = z * COS + (y - EYE) * SIN
  return [80 + (F * x) / deep, CY - (F * ((y - EYE) * COS - z * SIN)) / deep]
}
export const metre = (y, z) => F / (z * COS + (y - EYE) * SIN)
/** Where the earth ends. */
export const GROUND = CY + (F * SIN) / COS

const line = (list) => `M${list.map(([x, y]) => `${n2(x)} ${n2(y)}`).join('L')}`
const mix = (a, b, t) => a + (b - a) * t

/** A leaf: pointed, bent by its weight. */
export function leaf(k, c, x, y, a, l, wide) {
  const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l + l * 0.3]
  const [mx, my] = [x + Math.cos(a) * l * 0.55, y + Math.sin(a) * l * 0.62]
  const [nx, ny] = [-Math.sin(a) * l * wide, Math.cos(a) * l * wide]
  path(
    k,
    c,
    `M${n2(x)} ${n2(y)}Q${n2(mx + nx)} ${n2(my + ny)} ${n2(ex)} ${n2(ey)}Q${n2(mx - nx)} ${n2(my - ny)} ${n2(x)} ${n2(y)}Z`,
  )
}

/** How a tree widens: a waist at a little over half its height, a root, a bowl that opens faster and faster. */
const radius = ({ wide }, h) => {
  const waist = wide * 0.16
  if (h < 0.54) return waist * (1 + 0.9 * (1 - h / 0.54) ** 2)
  return waist + (wide - waist) * ((h - 0.54) / 0.46) ** 2
}
/** A point on the skin of a tree: a in turns of pi, 0 right, 1 left, between them towards us. */
const skin = (t, a, h) => {
  const r = radius(t, h)
  return P(t.x + Math.cos(a) * r, h * t.high, t.z - Math.sin(a) * r)
}

/**
 * A tree of steel and plants: { x, z, high, wide, rods, turn, seed }; steel: [lit, middle, behind]; leaves: [core, shade, leaf, lit];
 * glow: [rim, throat, inside].
 */
export function superTree(k, t, { steel, leaves, glow }) {
  const { x, z, high, rods = 22, turn = 0.1, seed = 1 } = t
  const m = metre(high * 0.75, z)
  const run = (a0, a1, h0, h1) =>
    line(
      Array.from({ length: 9 }, (_, i) => skin(t, mix(a0, a1, (i / 8) ** 0.8), mix(h0, h1, i / 8))),
    )
  const step = (Math.PI * 2) / rods
  const crown = (front) => {
    const r = random(seed + 3)
    for (let i = 0; i < rods; i++) {
      const a = turn + i * step + (r() - 0.5) * 0.08
      const [first, second, reach] = [0.7 + r() * 0.07, 0.84 + r() * 0.05, 0.99 + r() * 0.03]
      if (Math.sin(a) > 0 !== front) continue
      const tone = front ? steel[Math.cos(a) > 0.1 ? 0 : 1] : steel[2]
      const w = m * (front ? 0.34 : 0.22)
      stroke(k, tone, w, run(a, a, 0.48, first))
      for (const b of [-1, 1]) {
        const fork = a + b * step * 0.25
        stroke(k, tone, w * 0.75, run(a, fork, first, second))
        for (const c of [-1, 1])
          stroke(k, tone, w * 0.55, run(fork, fork + c * step * 0.13, second, reach))
      }
    }
  }
  const hoop = (h, tone, w, front) =>
    stroke(
      k,
      tone,
      w * m,
      line(
        Array.from({ length: 41 }, (_, i) =>
          skin(t, (front ? 0 : Math.PI) + (i / 40) * Math.PI, h),
        ),
      ),
    )
  const hs = Array.from({ length: 20 }, (_, i) => 0.5 + i / 38)
  const bowl = (way) => [
    ...hs.map((h) => skin(t, Math.PI, h)),
    ...Array.from({ length: 30 }, (_, i) => skin(t, Math.PI - (i / 29) * Math.PI * way, 1)),
    ...hs.toReversed().map((h) => skin(t, 0, h)),
  ]
  // From below one sees the underside all round: near and far half are one form with one rim.
  const cup = `${line(bowl(-1))}Z${line(bowl(1))}Z`
  path(k, glow[2], cup)
  crown(false)
  for (const [h, w] of [
    [0.8, 0.14],
    [0.92, 0.18],
    [1, 0.4],
  ])
    hoop(h, h === 1 ? steel[0] : steel[2], w, false)
  const g = k.createLinearGradient(0, skin(t, 1.57, 1)[1], 0, P(x, high * 0.5, z)[1])
  g.addColorStop(0, glow[0])
  g.addColorStop(1, glow[1])
  path(k, g, cup)
  trunk(k, t, leaves)
  for (let i = 0; i < rods; i++) {
    const a = turn + i * step
    if (Math.sin(a) <= 0.1) continue
    stroke(k, steel[Math.cos(a) > 0.1 ? 0 : 1], metre(high * 0.3, z) * 0.2, run(a, a, 0.01, 0.5))
  }
  crown(true)
  for (const [h, w] of [
    [0.64, 0.14],
    [0.8, 0.16],
    [0.92, 0.18],
    [1, 0.4],
  ])
    hoop(h, steel[0], w, true)
}

/** The planted trunk: a dark core, leaves in drifts, the afterglow on its right. */
function trunk(k, t, [core, shade, mid, lit]) {
  const { z, high, seed = 1 } = t
  const hs = Array.from({ length: 16 }, (_, i) => (i / 15) * 0.6)
  fill(k, core, [
    ...hs.map((h) => skin(t, Math.PI, h)),
    ...hs.toReversed().map((h) => skin(t, 0, h)),
  ])
  fill(k, shade, [...hs.map((h) => skin(t, 1.2, h)), ...hs.toReversed().map((h) => skin(t, 0, h))])
  const r = random(seed)
  const n = Math.round(high * 3.4)
  // From the top down, so that the lower ones hang before the upper.
  for (let i = 0; i < n; i++) {
    const h = 0.62 - (i / n) * 0.62
    const a = 0.06 + r() * 3.02
    const [px, py] = skin(t, a, h)
    const q = metre(h * high, z) * (0.7 + r() * 0.8)
    const right = Math.cos(a)
    const wide = r() < 0.5 ? 0.12 : 0.24
    for (let j = 0; j < 6; j++) {
      const to = -3.2 + j * 0.66 + (r() - 0.5) * 0.3
      const tone =
        right > 0.3
          ? j > 2
            ? lit
            : mid
          : right > -0.35
            ? j > 3
              ? mid
              : shade
            : j > 3
              ? shade
              : core
      leaf(k, tone, px, py, to, q * (0.8 + r() * 0.4), wide)
    }
  }
}

/** The walk high up between two trees, seen from under it. { from, by, to: [x, z], high, wide } */
export function skyway(k, { from, by, to, high, wide = 1.8 }, [edge, under, rail], people) {
  const mid = (t) =>
    [0, 1].map((i) => from[i] * (1 - t) ** 2 + 2 * by[i] * t * (1 - t) + to[i] * t * t)
  const on = (t, y, side = 0) => {
    const [a, b] = [mid(Math.max(0, t - 0.01)), mid(Math.min(1, t + 0.01))]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    const [x, z] = mid(t)
    return P(x + ((b[1] - a[1]) / l) * side, y, z - ((b[0] - a[0]) / l) * side)
  }
  const run = (y, side) => Array.from({ length: 41 }, (_, i) => on(i / 40, y, side))
  stroke(k, under, 0.16, line(run(high + 1.2, -wide / 2)))
  for (const [t, draw] of people) {
    const [x, y] = on(t, high, 0.4)
    draw(x, y, metre(high, mid(t)[1]))
  }
  fill(k, under, [...run(high, -wide / 2), ...run(high, wide / 2).toReversed()])
  fill(k, edge, [...run(high - 0.15, wide / 2), ...run(high + 0.4, wide / 2).toReversed()])
  stroke(k, rail, 0.2, line(run(high + 1.25, wide / 2)))
  for (let i = 0; i <= 40; i += 2)
    stroke(k, rail, 0.11, line([on(i / 40, high, wide / 2), on(i / 40, high + 1.25, wide / 2)]))
}

/** The three towers of the hotel under their long roof, far behind. */
export function hotel(k, [light, shade, roof]) {
  const z = 640
  for (const x of [90, 139, 188]) {
    // So far away the plumb lines hardly lean together any more.
    const q = (dx, y) => [P(x + dx, 60, z)[0], P(x + dx, y, z)[1]]
    fill(k, shade, [q(-22, 0), q(-14, 90), q(-12, 186), q(21, 186), q(21, 0)])
    fill(k, light, [q(-5, 0), q(-4, 90), q(-3, 186), q(21, 186), q(21, 0)])
    // Rooms with their lights on: few, in groups.
    const r = random(x)
    for (let i = 0; i < 34; i++) {
      const [u, v] = [-1 + Math.floor(r() * 7) * 3, 14 + Math.floor(r() * 20) * 8.4]
      if (r() < 0.3) continue
      fill(k, r() < 0.7 ? '#ffe9a8' : '#ffc878', [
        q(u, v),
        q(u, v + 4),
        q(u + 2.2, v + 4),
        q(u + 2.2, v),
      ])
    }
  }
  const up = (x, y) => [P(x, 60, z)[0], P(x, y, z)[1]]
  fill(k, roof, [up(52, 196), up(70, 186), up(216, 186), up(240, 196), up(226, 203), up(70, 203)])
  fill(k, '#ffdc94', [
    up(60, 191),
    up(70, 186),
    up(216, 186),
    up(230, 191),
    up(216, 189),
    up(70, 189),
  ])
}

/** A belt of garden before the horizon: fans of leaves of many sizes on a low dark foot. */
export function belt(k, y, size, [core, mid, lit], seed, from = -6, to = 168) {
  const r = random(seed)
  const top = []
  for (let x = from; x <= to; x += size * 2.6) top.push([x, y - size * (0.1 + r() * 0.7)])
  path(
    k,
    core,
    `M${from} ${y + 3}L${top.map((p) => p.map(n2).join(' ')).join('L')}L${to} ${y - size * 0.3}V${y + 3}Z`,
  )
  for (let x = from; x < to; x += size * (0.5 + r() * 0.7)) {
    const q = size * (0.8 + r() ** 2 * 1.3)
    const fy = y + size * (0.3 - r() * 0.5)
    const [wide, light] = [r() < 0.5 ? 0.16 : 0.28, r() < 0.4]
    for (let j = 0; j < 7; j++)
      leaf(
        k,
        light && j > 4 ? lit : light || j > 4 ? mid : core,
        x,
        fy,
        -3 + j * 0.46 + (r() - 0.5) * 0.2,
        q * (0.8 + r() * 0.4),
        wide,
      )
  }
}
