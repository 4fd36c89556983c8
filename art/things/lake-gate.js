import { fill, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'
import { smooth } from './leaf-edge.js'
import { lens as camera } from './lens.js'
import { belt } from './snow-wood.js'

// The gate of Moto-Hakone in lake Ashi, in metres, seen from a boat: its front turned to the sun at our left.

export const SHORE = 47
const VIEW = { eye: [0, 1.9, 0], f: 112, cx: 80, cy: SHORE - 1 }
const up = camera(VIEW)
const [CX, CZ, A] = [5.6, 33, (30 * Math.PI) / 180]
const [S, C] = [Math.sin(A), Math.cos(A)]
/** A point of the gate: x along its beams, y up, z towards the wood. sign -1: as the lake shows it. */
export const G = (x, y, z, sign = 1) => up(CX + x * C + z * S, y * sign, CZ - x * S + z * C)

/** A box along the gate whose beams rise towards their ends: front in the sun, right end and underside in the shade. */
function beam(k, sign, half, [y0, y1], deep, c, sori = 0, slant = 0) {
  const rise = (x) => sori * Math.abs(x / half) ** 2.6
  const xs = Array.from({ length: 25 }, (_, i) => -half + (half * i) / 12)
  const row = (y, z, grow = 0) => xs.map((x) => G(x * (1 + grow), y + rise(x), z, sign))
  const q = slant / half
  if (sign > 0) fill(k, c.under, [...row(y0, -deep), ...row(y0, deep).reverse()])
  else fill(k, c.under, [...row(y0, -deep), ...row(y0, deep).reverse()])
  fill(k, c.front, [...row(y0, -deep), ...row(y1, -deep, q).reverse()])
  const e = y1 - (y1 - y0) * 0.24
  if (c.edge) fill(k, c.edge, [...row(e, -deep, q * 0.76), ...row(y1, -deep, q).reverse()])
  const [r, h] = [rise(half), half * (1 + q)]
  fill(k, c.end, [
    G(half, y0 + r, -deep, sign),
    G(half, y0 + r, deep, sign),
    G(h, y1 + r, deep, sign),
    G(h, y1 + r, -deep, sign),
  ])
}

/** A round pillar that leans inwards: light, colour, shade. */
function pillar(k, m, sign, c) {
  const at = (y, u, grow = 1) => {
    const x = m * (3.9 - 0.34 * (y / 9))
    const [px, py, q] = G(x, y, 0, sign)
    return [px + u * (0.56 - 0.012 * y) * grow * q, py]
  }
  const strip = (tone, u0, u1, y0, y1, grow) =>
    fill(k, tone, [at(y0, u0, grow), at(y1, u0, grow), at(y1, u1, grow), at(y0, u1, grow)])
  strip(c.front, -1, 1, 0, 8.9)
  strip(c.lit, -0.86, -0.3, 0, 8.9)
  strip(c.end, 0.34, 1, 0, 8.9)
  // What the beams above throw on it.
  strip(c.end, -1, 1, 5.7, 6.3)
  strip(c.end, -1, 1, 8.1, 8.9)
  strip(c.black, -1, 1, 0, 1.5, 1.14)
  strip(c.blackLit, -0.9, -0.3, 0, 1.5, 1.14)
}

/** sign -1: the mirror. */
export function gate(k, c, sign = 1) {
  const red = { front: c.front, edge: c.lit, end: c.end, under: c.under }
  pillar(k, -1, sign, c)
  pillar(k, 1, sign, c)
  beam(k, sign, 5.3, [6.3, 7.15], 0.34, red)
  // The tablet between the beams.
  const tablet = (tone, w, y0, y1, z) =>
    fill(k, tone, [
      G(-w, y0, z, sign),
      G(w, y0, z, sign),
      G(w * 1.1, y1, z, sign),
      G(-w * 1.1, y1, z, sign),
    ])
  beam(k, sign, 5.9, [8.7, 9.5], 0.5, red, 0.75, 0.14)
  beam(
    k,
    sign,
    6.25,
    [9.5, 10.5],
    0.72,
    { front: c.black, edge: c.blackLit, end: c.blackEnd, under: c.under },
    0.9,
    0.5,
  )
  tablet(c.black, 0.66, 6.5, 9.2, -0.62)
  tablet(c.gold, 0.46, 6.75, 8.95, -0.66)
  if (sign > 0) {
    const [x, y, q] = G(0, 7.85, -0.68)
    k.save()
    k.translate(x, y)
    k.scale(q, q)
    stroke(
      k,
      c.black,
      0.075,
      'M-0.260 -0.760H0.260M0 -0.760V-0.060M-0.320 -0.400H0.320M-0.180 -0.660L-0.120 -0.500M0.180 -0.660L0.120 -0.500M-0.280 0.180H0.020M-0.140 0.080V0.760M-0.140 0.260L-0.300 0.500M-0.140 0.260L0 0.440M0.120 0.180H0.320V0.620H0.120Z',
    )
    k.restore()
  }
}

/** The low landing that carries the gate, and the steps from it to the wood. */
export function landing(k, c, sign = 1) {
  const slab = ([x0, x1], [z0, z1], [y0, y1]) => {
    const f = (tone, list) =>
      fill(
        k,
        tone,
        list.map((p) => G(...p, sign)),
      )
    f(c.side, [
      [x1, y0, z0],
      [x1, y0, z1],
      [x1, y1, z1],
      [x1, y1, z0],
    ])
    if (sign > 0)
      f(c.top, [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ])
    f(c.front, [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y1, z0],
      [x0, y1, z0],
    ])
    f(c.edge, [
      [x0, y1 - 0.1, z0],
      [x1, y1 - 0.1, z0],
      [x1, y1, z0],
      [x0, y1, z0],
    ])
  }
  for (let i = 6; i >= 0; i--) slab([-2, 2], [2.4 + i * 1.9, 4.4 + i * 1.9], [0, 0.75 + i * 0.42])
  slab([-6.4, 6.4], [-2.4, 2.4], [0, 0.5])
  // The pillars' shadows run back over the stone.
  if (sign > 0)
    for (const m of [-3.9, 3.9])
      fill(
        k,
        c.cast,
        [
          [m - 0.5, 0.5, -0.1],
          [m + 0.5, 0.5, 0],
          [m + 1.9, 0.5, 2.4],
          [m + 0.9, 0.5, 2.4],
        ].map((p) => G(...p)),
      )
}

/** Light of the morning over the rims of the old crater, mist between them. */
export function hills(k) {
  const ridge = (c, text, foot = SHORE) =>
    fill(k, c, [...smooth(points(text), 7), [172, foot], [-12, foot]])
  const mist = (y0, y1, c) => {
    const g = k.createLinearGradient(0, y0, 0, y1)
    g.addColorStop(0, `${c}00`)
    g.addColorStop(1, `${c}f0`)
    k.fillStyle = g
    k.fillRect(-6, y0, 172, SHORE - y0)
  }
  ridge(
    '#b0d0c0',
    '-12 26 4 23 18 19 30 22 44 27 58 28 74 26 90 23 104 22.500 122 20 140 15 172 10',
  )
  mist(22, 40, '#f4ecc8')
  ridge('#86b8ac', '-12 37 6 34 20 35.500 36 40 52 42 70 39 88 34 106 30 124 25 142 22 172 18')
  mist(32, 46, '#eeeccc')
}

/** The wood of the shrine: two planes of cedars whose left sides take the sun, the near one dark at the right. */
export function wood(k) {
  belt(
    k,
    points('62 46.500 2.600 76 46 4.500 90 45 6 104 43.500 8 118 41 10 134 38 12 170 30 14', 3),
    ['#b4c890', '#5c9c90', '#4c8c88'],
    5,
    { depth: 2, dense: 1.2 },
  )
  const g = k.createLinearGradient(0, 34, 0, 47)
  g.addColorStop(0, 'rgba(226,232,200,0)')
  g.addColorStop(1, 'rgba(226,232,200,.85)')
  k.fillStyle = g
  k.fillRect(-6, 34, 180, SHORE - 34)
}

/** Near trees at the right, and the bank with its rocks under them. */
export function bank(k) {
  belt(
    k,
    points('104 46 6 112 45 9 122 46 15 134 46 20 148 46 27 170 46 36', 3),
    ['#3f8068', '#1f5e5a', '#164a50'],
    12,
    { depth: 1.2, dense: 1.1 },
  )
  fill(k, '#123c44', [
    ...smooth(points('102 47 105 45.600 109 43.400 118 42.400 132 42.500 150 41.500 172 40'), 6),
    [172, 47.6],
    [102, 47.2],
  ])
}

/** The calm lake: the bright of the sky at the left, the dark of the wood at the right, deeper towards us. */
export function lake(k) {
  const g = k.createLinearGradient(0, SHORE, 0, 90)
  for (const [t, c] of [
    [0, '#e8e4c0'],
    [0.3, '#a4ccbc'],
    [0.7, '#5ca4a4'],
    [1, '#2c7484'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, SHORE, 172, 50)
}

/** Strokes of the lightest air on the water: close and fine far off, long and wide apart towards us. */
export function breeze(k, tones, seed) {
  const r = random(seed)
  for (let y = SHORE + 4, d = 2; y < 90; y += d, d *= 1.17)
    for (let x = -30 + r() * 90; x < 176; x += 70 + r() * 80) {
      const long = 5 + r() * 8 + (y - SHORE) * 0.16
      lens(
        k,
        tones[r() < 0.5 ? 0 : 1],
        x,
        y + r() * d * 0.5,
        long,
        0.08 + (y - SHORE) * 0.007,
        0.1 + (y - SHORE) * 0.009,
      )
    }
}

/** The lake cuts a mirror into strokes, more of them towards us. */
export function cuts(k, x0, x1, tones, seed) {
  const r = random(seed)
  for (let i = 0; i < 26; i++) {
    const t = (i + 0.5) / 26
    const y = SHORE + 12 + 31 * t ** 0.8
    lens(k, tones(y), x0 + r() * (x1 - x0), y, 4 + t * 9 + r() * 5, 0.1 + t * 0.34, 0.12 + t * 0.4)
  }
}

/** The galleon of the lake, so far in the mist that only its sails show. */
export function farGalleon(k, [hull, sail, turned]) {
  fill(k, hull, points('-8 -1.900 -4 -1.500 3 -1.500 4 -2.800 8 -3.200 7.400 0 -6.400 0'))
  for (const [x, y, w, h] of points(
    '-4 -8.600 2.400 6 0.600 -10.400 2.700 8 5 -8.200 2 4.600',
    4,
  )) {
    stroke(k, hull, 0.2, `M${x} -1.500V${y - 0.8}`)
    for (let i = 0; i < 2; i++) {
      const [a, b, q] = [y + (h * i) / 2, y + (h * (i + 0.88)) / 2, w * (0.72 + i * 0.28)]
      fill(k, sail, [
        [x - q, a],
        [x + q, a],
        [x + q * 1.12, b],
        [x - q * 1.12, b],
      ])
      fill(k, turned, [
        [x + q * 0.3, a],
        [x + q, a],
        [x + q * 1.12, b],
        [x + q * 0.4, b],
      ])
    }
  }
}
