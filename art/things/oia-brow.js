import { fill, points } from '../core/field.js'
import { random } from '../core/random.js'

// The wall of the caldera and the far houses of Oia in the last sun, in points of the field.

const LIT = { wall: '#ffe3c0', gleam: '#fff4da' }
const DARK = '#5b58a6'

/** One far house: its side to the sun, its front, its roof. */
function hut(k, x, y, w, h, d) {
  fill(k, LIT.wall, [
    [x, y],
    [x - d, y - d * 0.34],
    [x - d, y - d * 0.34 - h],
    [x, y - h],
  ])
  fill(k, '#c0a8cc', [
    [x, y],
    [x + w, y],
    [x + w, y - h],
    [x, y - h],
  ])
  fill(k, LIT.gleam, [
    [x, y - h],
    [x - d, y - d * 0.34 - h],
    [x - d + w, y - d * 0.34 - h],
    [x + w, y - h],
  ])
  if (w > 2.4)
    fill(k, DARK, [
      [x + w * 0.3, y - h * 0.2],
      [x + w * 0.48, y - h * 0.2],
      [x + w * 0.48, y - h * 0.66],
      [x + w * 0.3, y - h * 0.66],
    ])
}

/** The wall of the caldera on the right, in the sun, the village along its brow. */
export function brow(k) {
  const rim = points(
    '240 -6 190 6 168 14 156 18.4 146 23 136 26.4 127 30.6 118 33.600 108 37 100 40 94 43',
  )
  fill(k, '#d98368', [...rim, ...points('98 45.6 108 49 124 53 150 58 240 66')])
  // Gullies turned from the sun run down to the water.
  for (const d of [
    '121 35 126 33 124.600 39 128 45 126 53.4 119 51.8 122.6 45 119.600 40',
    '139 28.600 145 26 143 33 147.600 41 145 49 149 58 140 55.800 141.6 48 137.6 41 140 34',
    '156 22 163 19 161.600 28 166 38 163 48 168 60 156 58.600 158 48 153.6 38 157 30',
    '104 41 107.600 39.600 106.600 43.6 109 49.2 104 47.800',
  ])
    fill(k, '#a75a64', points(d))
  fill(k, '#f0a884', points('94 43 100 40 108 37 112 36 108.4 39.6 103 42 99 45.800 98 45.6'))
  fill(
    k,
    '#f0a884',
    points('128 32 134 29.6 132.600 36 135 44 132 53 129.6 52.6 130.6 44 127.6 38'),
  )
  fill(
    k,
    '#f0a884',
    points('148 25 153 23.2 150.6 32 153 42 150 52 152.6 58 149.6 57.600 147 50 149 42 146 33'),
  )
  const r = random(33)
  const all = []
  for (let x = 100; x < 178; ) {
    const t = (x - 96) / 80
    const base = rim.findIndex((p) => p[0] <= x)
    const [a, b] = [rim[base - 1], rim[base]]
    const y = b[1] + ((a[1] - b[1]) * (x - b[0])) / (a[0] - b[0])
    const s = 0.9 + t * 2.4
    all.push([x, y + 0.5 + r() * s * 0.3, s])
    if (r() < 0.62) all.push([x + s * (r() - 0.4), y + s * (0.8 + r() * 0.4), s])
    if (r() < 0.24) all.push([x + s * (r() - 0.3), y + s * (1.5 + r() * 0.3), s])
    x += s * (0.62 + r() * 0.6)
  }
  all.sort((p, q) => p[1] - q[1])
  for (const [x, y, s] of all)
    hut(k, x, y, s * (0.9 + r() * 0.9), s * (0.7 + r() * 0.6), s * (0.35 + r() * 0.3))
}
