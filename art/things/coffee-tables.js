// Raised tables where coffee dries, in metres from the eye; the low sun comes from the right.
import { blend } from '../core/colour.js'
import { fill } from '../core/field.js'
import { random } from '../core/random.js'

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

/** Red earth with grass at its edges, worn lighter where one walks. */
export function yard(k) {
  fill(k, '#b3b566', [
    [-10, HORIZON - 0.5],
    [170, HORIZON - 0.5],
    [170, HORIZON + 5],
    [-10, HORIZON + 5],
  ])
  quad(k, '#8d9c4e', [
    [-60, 0, 46],
    [60, 0, 46],
    [60, 0, 1.7],
    [-60, 0, 1.7],
  ])
  quad(k, '#a3ac56', [
    [-60, 0, 46],
    [60, 0, 46],
    [60, 0, 24],
    [-60, 0, 24],
  ])
  const r = random(3)
  const edge = (X0, from, to) =>
    Array.from({ length: 22 }, (_, i) => {
      const Z = from + (to - from) * (i / 21) ** 1.6
      return see(X0 + (r() - 0.5) * 0.9, 0, Z)
    })
  fill(k, '#b9673f', [...edge(-6.4, 1.7, 26), ...edge(7.6, 1.7, 26).reverse()])
  fill(k, '#cb7b49', [...edge(-0.1, 1.7, 26), ...edge(0.9, 1.7, 26).reverse()])
}

const [HIGH, WIDE] = [0.92, 1.25]
/** Each table: its left edge, where it begins and ends, the colours of what dries on it. */
export const TABLES = [
  { X: -4.3, from: 1.45, to: 16, beans: ['#e9c987', '#f7e2ab', '#cfa766'] },
  { X: -2.05, from: 1.45, to: 17, beans: ['#c23a2e', '#e25a3c', '#8e2430'] },
  { X: 1.35, from: 1.45, to: 17, beans: ['#d9a45c', '#f0c680', '#b37d46'] },
  { X: 3.6, from: 1.45, to: 16, beans: ['#f0d79c', '#fbebbe', '#d6b377'] },
]

/** The shadow of a table lies long to the left over the earth and up the side of its neighbour. */
export function tableShade(k, { X, from, to }) {
  const fall = 1.5
  quad(k, '#7c4240', [
    [X - HIGH * fall * 0.62, 0, from + 0.2],
    [X - HIGH * fall * 0.62, 0, to + 0.3],
    [X + WIDE, 0, to],
    [X + WIDE, 0, from],
  ])
}

/** One table: legs, the frame, the net with its load raked in furrows. */
export function table(k, { X, from, to, beans }) {
  const [pale, lit, furrow] = beans
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
    quad(k, off(pale, (a + b) / 2), [
      [X + 0.05, HIGH, a],
      [X + 0.05, HIGH, b + 0.02],
      [X + WIDE - 0.05, HIGH, b + 0.02],
      [X + WIDE - 0.05, HIGH, a],
    ])
  }
  // Furrows of the rake along the table: a lit ridge beside a shaded one.
  for (let j = 0; j < 6; j++) {
    const x = X + 0.12 + (j * (WIDE - 0.24)) / 6
    for (let i = 0; i < steps; i++) {
      const [a, b] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps]
      const wave = (Z) => 0.02 * Math.sin(Z * 1.7 + j * 2)
      quad(k, off(furrow, (a + b) / 2), [
        [x + wave(a), HIGH, a],
        [x + wave(b), HIGH, b],
        [x + 0.055 + wave(b), HIGH, b],
        [x + 0.055 + wave(a), HIGH, a],
      ])
      quad(k, off(lit, (a + b) / 2), [
        [x + 0.055 + wave(a), HIGH, a],
        [x + 0.055 + wave(b), HIGH, b],
        [x + 0.11 + wave(b), HIGH, b],
        [x + 0.11 + wave(a), HIGH, a],
      ])
    }
  }
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
  quad(k, '#7c4240', [
    [X + 0.14, 0, Z - 0.1],
    [X - fall * 0.5, 0, Z + 0.02],
    [X - fall, 0, Z + 0.16],
    [X - fall, 0, Z + 0.42],
    [X - fall * 0.5, 0, Z + 0.36],
    [X + 0.1, 0, Z + 0.14],
  ])
}
