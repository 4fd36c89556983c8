// Raised tables where coffee dries, in metres from the eye; the low sun comes from the right.
import { blend } from '../core/colour.js'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

const F = 84
const VX = 86
export const HORIZON = 45
const EYE = 2
export const see = (X, Y, Z) => [VX + (F * X) / Z, HORIZON - (F * (Y - EYE)) / Z]
export const scaleAt = (Z) => F / Z
const quad = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => see(...p)),
  )
const HAZE = '#e6cf9c'
const off = (c, Z) => blend(c, HAZE, Math.min(0.5, Math.max(0, Z - 4) / 40))

/** Red earth among rows of coffee, worn lighter where one walks. */
export function yard(k) {
  fill(k, '#b8b06c', [
    [-10, HORIZON - 0.5],
    [170, HORIZON - 0.5],
    [170, 90],
    [-10, 90],
  ])
  quad(k, '#8f9450', [
    [-60, 0, 40],
    [60, 0, 40],
    [60, 0, 1.6],
    [-60, 0, 1.6],
  ])
  const r = random(3)
  const edge = (X0, from, to) =>
    Array.from({ length: 22 }, (_, i) => {
      const Z = from + (to - from) * (i / 21) ** 1.6
      return see(X0 + (r() - 0.5) * 0.34, 0, Z)
    })
  path(k, '#c0693e', closed([...edge(-6.4, 1.7, 22), ...edge(7.6, 1.7, 22).reverse()], 0.9))
  path(k, '#cb7b49', closed([...edge(-5, 1.7, 24), ...edge(1.0, 1.7, 24).reverse()], 0.9))
  path(k, '#d68c56', closed([...edge(-0.3, 1.7, 30), ...edge(0.66, 1.7, 30).reverse()], 0.9))
}

const [HIGH, WIDE] = [0.92, 1.25]
/** Each table: its left edge, where it begins and ends, its load: body, lit, dark, and the net below it. */
export const TABLES = [
  { X: -4.3, from: 1.45, to: 16, beans: ['#f0d49c', '#ffeec4', '#cca468'], seed: 3 },
  { X: -2.05, from: 1.45, to: 17, beans: ['#b8342c', '#e8583c', '#7c1f2c'], seed: 8 },
  { X: 1.35, from: 1.45, to: 17, beans: ['#e8b868', '#ffe0a0', '#c88c4c'], seed: 15 },
  { X: 3.6, from: 1.45, to: 16, beans: ['#f4dca4', '#fff0cc', '#d4ac70'], seed: 22 },
]

/** The shadow of a table lies long to the left over the earth and up the side of its neighbour. */
export function tableShade(k, { X, from, to }) {
  // The sun is half way up: the shadow of the bed lies beside it, and light comes in under its right edge.
  const fall = HIGH * 0.4
  const c = '#935040'
  for (let z = from; z < to; z += 0.5)
    quad(k, off(c, z), [
      [X - fall, 0, z],
      [X - fall, 0, Math.min(to, z + 0.52)],
      [X + WIDE - fall, 0, Math.min(to, z + 0.52)],
      [X + WIDE - fall, 0, z],
    ])
  for (let Z = to - 0.2; Z >= from; Z -= 1.7)
    quad(k, off(c, Z), [
      [X + WIDE - 0.14, 0, Z - 0.04],
      [X + WIDE - 0.06, 0, Z + 0.03],
      [X + WIDE - fall, 0, Z + 0.1],
      [X + WIDE - fall, 0, Z],
    ])
}

/** What dries on a table: one long low ridge, the sun on its right side, drawn out by the rake in a few lines. */
function load(k, { X, from, to, beans: [body, lit, dark], seed }) {
  const r = random(seed)
  const Y = HIGH + 0.03
  const n = 60
  const depth = (i) => from * (to / from) ** (i / n)
  const line = (u, wave, turn, high = 0) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const Z = depth(i)
      return see(
        X + WIDE * u + wave * Math.sin(Z * 2.1 + turn) + wave * 0.6 * Math.sin(Z * 4.7 + turn * 2),
        Y + high,
        Z,
      )
    })
  const band = (c, a, b) => fill(k, c, [...a, ...b.toReversed()])
  const [left, right] = [line(0.13, 0.014, seed), line(0.87, 0.014, seed + 2)]
  const ridge = line(0.46, 0.03, seed + 1, 0.1)
  band(dark, left, ridge)
  band(body, ridge, right)
  // Where the heap rises steepest the sun lies full on it.
  band(lit, line(0.5, 0.03, seed + 1, 0.095), line(0.6, 0.02, seed + 4, 0.06))
  // The furrows of the rake run along the table and end where the arm was drawn back.
  for (const [u, z0, z1] of [
    [0.26, 0.02, 0.5],
    [0.7, 0.06, 0.62],
    [0.79, 0, 0.34],
    [0.34, 0.3, 0.8],
  ]) {
    const at = (t, w) => {
      const Z = depth(n * (z0 + (z1 - z0) * t))
      return see(
        X + WIDE * (u + w) + 0.01 * Math.sin(Z * 3 + u * 9),
        Y + (u < 0.46 ? 0.04 : 0.03),
        Z,
      )
    }
    const ts = Array.from({ length: 25 }, (_, i) => i / 24)
    fill(k, u < 0.46 ? body : dark, [
      ...ts.map((t) => at(t, -0.012 * Math.sin(Math.PI * t))),
      ...ts.toReversed().map((t) => at(t, 0.012 * Math.sin(Math.PI * t))),
    ])
  }
  // A few single fruits that rolled to the edge.
  for (let i = 0; i < 26; i++) {
    const Z = from * 1.1 * (4.6 / from) ** r()
    const [px, py] = see(X + WIDE * (0.88 + r() * 0.06), Y, Z)
    const q = (F / Z) * 0.011
    k.fillStyle = i % 2 ? body : lit
    k.beginPath()
    k.ellipse(px, py, q, q * 0.8, 0, 0, 7)
    k.fill()
  }
}

/** One table: legs, the frame, the net, its load. */
export function table(k, one) {
  const { X, from, to } = one
  for (let Z = to - 0.2; Z >= from; Z -= 1.7) {
    for (const x of [X + 0.06, X + WIDE - 0.14]) {
      const c = x > X + 0.5 ? '#d39a5c' : '#6e4038'
      quad(k, off(c, Z), [
        [x, 0, Z],
        [x + 0.08, 0, Z],
        [x + 0.08, HIGH - 0.13, Z],
        [x, HIGH - 0.13, Z],
      ])
    }
  }
  // The side that looks at us along the path, in the sun or in shade.
  const inner = X < 0 ? X + WIDE : X
  quad(k, X < 0 ? '#e0a866' : '#7d4a3e', [
    [inner, HIGH - 0.12, from],
    [inner, HIGH + 0.03, from],
    [inner, HIGH + 0.03, to],
    [inner, HIGH - 0.12, to],
  ])
  quad(k, '#8f5a44', [
    [X, HIGH - 0.12, from],
    [X, HIGH, from],
    [X + WIDE, HIGH, from],
    [X + WIDE, HIGH - 0.12, from],
  ])
  const steps = 12
  for (let i = 0; i < steps; i++) {
    const [a, b] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps]
    quad(k, off('#e2c698', (a + b) / 2), [
      [X + 0.05, HIGH, a],
      [X + 0.05, HIGH, b + 0.02],
      [X + WIDE - 0.05, HIGH, b + 0.02],
      [X + WIDE - 0.05, HIGH, a],
    ])
  }
  load(k, one)
  quad(k, '#a9714c', [
    [X + WIDE, HIGH, from],
    [X + WIDE, HIGH + 0.03, from],
    [X + WIDE, HIGH + 0.03, to],
    [X + WIDE, HIGH, to],
  ])
  quad(k, '#a9714c', [
    [X + WIDE - 0.07, HIGH, from],
    [X + WIDE - 0.07, HIGH + 0.03, from],
    [X + WIDE - 0.07, HIGH + 0.03, to],
    [X + WIDE - 0.07, HIGH, to],
  ])
  for (const x of [X, X + WIDE - 0.07])
    quad(k, x > X ? '#f2c684' : '#8a5646', [
      [x, HIGH + 0.03, from],
      [x, HIGH + 0.03, to],
      [x + 0.07, HIGH + 0.03, to],
      [x + 0.07, HIGH + 0.03, from],
    ])
}

/** Somebody's shadow on the earth, to the left and a little away. */
export function personShade(k, X, Z, tall) {
  const fall = tall * 1.1
  quad(k, off('#8a4840', Z), [
    [X + 0.14, 0, Z - 0.1],
    [X - fall * 0.5, 0, Z + 0.02],
    [X - fall, 0, Z + 0.16],
    [X - fall, 0, Z + 0.42],
    [X - fall * 0.5, 0, Z + 0.36],
    [X + 0.1, 0, Z + 0.14],
  ])
}

/** A basket of picked cherries on the earth: woven bands, the sun on its right, a heap of uneven fruit. */
export function basket(k, X, Z, size) {
  const m = (F / Z) * size
  const [x, y] = see(X, 0, Z)
  const [wide, foot, high, flat] = [0.3 * m, 0.21 * m, 0.36 * m, 0.3]
  const r = random(Math.round(Z * 10))
  path(
    k,
    off('#8a4840', Z),
    `M${x + foot} ${y}Q${x} ${y + foot * flat * 1.6} ${x - foot} ${y}L${x - foot - high * 0.8} ${y - 0.02 * m}Q${x - wide - high * 1.3} ${y - 0.1 * m} ${x - foot - high * 0.7} ${y - 0.13 * m}L${x} ${y - 0.1 * m}Z`,
  )
  const band = (c, a, b, from = -1, to = 1) => {
    const at = (t, u) => {
      const w = foot + (wide - foot) * Math.sin((t * Math.PI) / 2)
      return [x + w * u, y - high * t + w * flat * Math.sqrt(1 - u * u) * (0.7 + 0.3 * t)]
    }
    const us = Array.from({ length: 15 }, (_, i) => from + ((to - from) * i) / 14)
    fill(k, c, [...us.map((u) => at(a, u)), ...us.reverse().map((u) => at(b, u))])
  }
  for (let i = 0; i < 7; i++) {
    const [a, b] = [i / 7, (i + 1) / 7 + 0.01]
    band(i % 2 ? '#7c5440' : '#6c4638', a, b)
    band(i % 2 ? '#b88450' : '#a87448', a, b, -0.25, 1)
    band(i % 2 ? '#e8b870' : '#dca862', a, b, 0.5, 1)
  }
  const oval = (c, dx, dy, rx, ry) => {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x + dx, y - high + dy, rx, ry, 0, 0, 7)
    k.fill()
  }
  oval('#f0c680', 0, 0, wide * 1.06, wide * flat * 1.1)
  oval('#7c1f2c', 0, 0, wide * 0.95, wide * flat * 0.92)
  path(
    k,
    '#b8342c',
    closed(
      points(
        '-0.920 0 -0.600 -0.420 -0.100 -0.640 0.400 -0.560 0.800 -0.220 0.930 0.040 0.400 0.240 -0.400 0.240',
      ).map(([u, v]) => [x + u * wide, y - high + v * wide]),
      0.9,
    ),
  )
  for (let i = 0; i < 46; i++) {
    const [u, v] = [(r() - 0.5) * 1.7, r()]
    const top = -0.58 * (1 - u * u * 1.1)
    const [dx, dy] = [u * wide, (top + (0.2 - top) * v) * wide * 0.94]
    const q = wide * (0.06 + r() * 0.03)
    oval('#7c1f2c', dx - q * 0.3, dy + q * 0.3, q, q * 0.9)
    oval(u > -0.1 + r() * 0.4 ? '#f07048' : '#d0402f', dx, dy, q, q * 0.88)
  }
}
