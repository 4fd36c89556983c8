import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

/** The grove in metres, seen by somebody who sits on the lawn. */
export const GROUND = 79
const [EYE, F] = [1.2, 113]
export const P = (x, y, z) => [80 + (F * x) / z, GROUND - (F * (y - EYE)) / z]
export const metre = (z) => F / z

const line = (list) => `M${list.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`

/**
 * A tree of steel and plants. x, z: where it stands; high, wide: height and radius of its crown; steel: [lit, middle, behind];
 * leaves: [shade, leaf, head]; glow: what hangs in the crown; rods: how many rise from the ground.
 */
export function superTree(
  k,
  { x, z, high, wide, steel, leaves, glow, rods = 22, seed = 1, turn = 0 },
) {
  const r = random(seed)
  const m = metre(z)
  const waist = wide * 0.17
  const radius = (h) => {
    if (h < 0.56) return waist * (1 + 0.75 * (1 - h / 0.56) ** 2.2)
    return waist + (wide - waist) * ((h - 0.56) / 0.44) ** 1.9
  }
  const on = (a, h) =>
    P(x + Math.cos(a) * radius(h), h * high, z - Math.sin(a) * radius(h) * (h > 0.5 ? 1 : 0.6))
  const run = (a0, a1, h0, h1) =>
    line(
      Array.from({ length: 9 }, (_, i) => {
        const t = i / 8
        return on(a0 + (a1 - a0) * t ** 0.8, h0 + (h1 - h0) * t)
      }),
    )
  const step = (Math.PI * 2) / rods
  const crown = (front) => {
    for (let i = 0; i < rods; i++) {
      const a = turn + i * step
      const near = Math.sin(a) > 0
      if (near !== front) continue
      const tone = front ? steel[Math.cos(a) > 0.2 ? 0 : 1] : steel[2]
      const w = m * (front ? 0.3 : 0.2)
      stroke(k, tone, w, run(a, a, 0.5, 0.74))
      for (const b of [-1, 1]) {
        const fork = a + b * step * 0.25
        stroke(k, tone, w * 0.75, run(a, fork, 0.74, 0.87))
        for (const c of [-1, 1])
          stroke(k, tone, w * 0.55, run(fork, fork + c * step * 0.13, 0.87, 0.985 + r() * 0.03))
      }
    }
  }
  const hoop = (h, tone, w, front) => {
    const list = []
    for (let i = 0; i <= 40; i++) {
      const a = (front ? 0 : Math.PI) + (i / 40) * Math.PI
      list.push(on(a, h))
    }
    stroke(k, tone, w * m, line(list))
  }
  // The inside of the bowl, seen through its rods, darker; then what glows in it.
  const hs = Array.from({ length: 16 }, (_, i) => 0.5 + (i / 15) * 0.5)
  const bowl = (way) => [
    ...hs.map((h) => on(Math.PI, h)),
    ...Array.from({ length: 20 }, (_, i) => on(Math.PI - (i / 19) * Math.PI * way, 1)),
    ...hs.toReversed().map((h) => on(0, h)),
  ]
  fill(k, glow[2], bowl(-1))
  crown(false)
  for (const [h, w] of [
    [0.8, 0.12],
    [0.92, 0.16],
    [1, 0.3],
  ])
    hoop(h, steel[2], w, false)
  const g = k.createLinearGradient(0, P(x, high, z)[1], 0, P(x, high * 0.5, z)[1])
  g.addColorStop(0, glow[0])
  g.addColorStop(1, glow[1])
  fill(k, g, bowl(1))
  // The trunk: plants on a core of stone, the afterglow on its right.
  const ys = Array.from({ length: 15 }, (_, i) => (i / 14) * 0.575)
  const side = (u) =>
    ys.map((h) => P(x + u * radius(Math.min(h, 0.57)), Math.max(0, h * high - 0.2), z))
  fill(k, leaves[0], [...side(-1), ...side(1).toReversed()])
  fill(k, leaves[1], [...side(-0.1), ...side(1).toReversed()])
  const n = Math.min(150, Math.round(high * 3.2))
  for (let i = 0; i < n; i++) {
    const h = (i / n) * (0.57 + r() * 0.05)
    const u = (r() * 2 - 1) * 0.94
    const [px, py] = P(x + u * radius(h), h * high, z)
    const q = m * (0.55 + r() * 0.75)
    clump(
      k,
      px,
      py,
      q,
      u > 0.25 ? leaves : [leaves[0], leaves[3] ?? leaves[0], leaves[1]],
      r() * 6,
      {
        side: 1,
        flat: 1.1,
      },
    )
  }
  for (let i = 0; i < rods; i++) {
    const a = turn + i * step
    if (Math.sin(a) <= 0.12) continue
    stroke(k, steel[Math.cos(a) > 0.2 ? 0 : 1], m * 0.17, run(a, a, 0.02, 0.52))
  }
  crown(true)
  for (const [h, w] of [
    [0.66, 0.12],
    [0.8, 0.14],
    [0.92, 0.16],
    [1, 0.34],
  ])
    hoop(h, steel[0], w, true)
}

/** The walk high up between two trees: a bowed ribbon with its rail, hung on thin cables. */
export function skyway(k, { from, by, to, high, tones: [edge, under, rail], people }) {
  const on = (t, y) => {
    const u = 1 - t
    const p = (i) => from[i] * u * u + 2 * by[i] * u * t + to[i] * t * t
    return P(p(0), y, p(1))
  }
  const run = (y) => Array.from({ length: 33 }, (_, i) => on(i / 32, y))
  for (const [t, draw] of people) {
    const [x, y] = on(t, high)
    draw(x, y, y - on(t, high + 1)[1])
  }
  for (const i of [3, 7, 11, 15, 19, 23, 27, 30]) {
    const [x, y] = on(i / 32, high)
    stroke(k, rail, 0.12, `M${x} ${y}V${on(i / 32, high + 1.25)[1]}`)
  }
  stroke(k, rail, 0.2, line(run(high + 1.25)))
  fill(k, under, [...run(high - 0.1), ...run(high - 1.3).toReversed()])
  fill(k, edge, [...run(high + 0.15), ...run(high - 0.5).toReversed()])
  return on
}

/** The hotel far behind: three towers under their long roof, seen from its garden side. */
export function hotel(k, x, y, q, [light, shade, roof, lamps]) {
  const r = random(12)
  for (const [dx, lean] of [
    [0, -1],
    [15, 0],
    [30, 1],
  ]) {
    const a = x + dx * q
    fill(k, light, [
      [a, y],
      [a + 1.6 * q, y - 12 * q],
      [a + (2.4 + lean * 0.2) * q, y - 27 * q],
      [a + (9.6 + lean * 0.2) * q, y - 27 * q],
      [a + 9.4 * q, y],
    ])
    fill(k, shade, [
      [a - 0.1 * q, y],
      [a + 1.6 * q, y - 12 * q],
      [a + (2.4 + lean * 0.2) * q, y - 27 * q],
      [a + (4.2 + lean * 0.2) * q, y - 27 * q],
      [a + 4 * q, y - 12 * q],
      [a + 3.6 * q, y],
    ])
    for (let i = 0; i < 26; i++)
      path(
        k,
        lamps,
        `M${a + (4.6 + Math.floor(r() * 6) * 0.8) * q} ${y - (2 + Math.floor(r() * 20) * 1.2) * q}h${0.5 * q}v${0.5 * q}h${-0.5 * q}Z`,
      )
  }
  path(
    k,
    roof,
    `M${x - 7 * q} ${y - 28.6 * q}C${x + 8 * q} ${y - 26.4 * q} ${x + 30 * q} ${y - 26.4 * q} ${x + 42.6 * q} ${y - 28 * q}C${x + 43.6 * q} ${y - 28.6 * q} ${x + 43 * q} ${y - 29.4 * q} ${x + 41 * q} ${y - 29.3 * q}H${x - 4 * q}C${x - 7 * q} ${y - 29.8 * q} ${x - 8.6 * q} ${y - 29.4 * q} ${x - 7 * q} ${y - 28.6 * q}Z`,
  )
}
