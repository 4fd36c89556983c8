import { random } from './random.js'

export const clamp = (x, low = 0, high = 1) => (x < low ? low : x > high ? high : x)
export const mix = (a, b, t) => a + (b - a) * t
/** Smooth step: 0 below `a`, 1 above `b` (works with a > b too). */
export const smooth = (a, b, x) => {
  const t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}

/**
 * Few flat tones instead of a soft run: 0..1 in `n` steps with crisp edges.
 * soft: part of a step that its edge takes.
 */
export function tread(value, n, soft = 0.12) {
  const v = clamp(value) * n
  const k = Math.min(n - 1, Math.floor(v))
  const edge = smooth(1 - soft, 1, v - k)
  return Math.min(1, (k + (k < n - 1 ? edge : 0)) / (n - 1))
}

const SIZE = 256
const table = new Float32Array(SIZE * SIZE)
{
  const r = random(77)
  for (let i = 0; i < table.length; i++) table[i] = r() * 2 - 1
}

/** Value noise, -1..1, one bump per unit. */
export function noise(x, y) {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const u = x - xi
  const v = y - yi
  const su = u * u * u * (u * (u * 6 - 15) + 10)
  const sv = v * v * v * (v * (v * 6 - 15) + 10)
  const left = xi & 255
  const right = (xi + 1) & 255
  const top = (yi & 255) << 8
  const low = ((yi + 1) & 255) << 8
  const a = table[left | top]
  const b = table[right | top]
  const c = table[left | low]
  const d = table[right | low]
  const m = a + (b - a) * su
  return m + (c + (d - c) * su - m) * sv
}

/** Fractal noise: clouds, waves, uneven edges. Roughly -0.7..0.7. */
export function fbm(x, y, octaves = 5, gain = 0.5) {
  let sum = 0
  let amplitude = 0.5
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(x, y)
    const t = x
    x = x * 1.63 - y * 1.17 + 11.3
    y = t * 1.17 + y * 1.63 + 5.7
    amplitude *= gain
  }
  return sum
}

/** Ridged noise: rock, folds, cracks. Roughly 0..0.9. */
export function ridged(x, y, octaves = 5, gain = 0.5) {
  let sum = 0
  let amplitude = 0.5
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * (1 - 2 * Math.abs(noise(x, y)))
    const t = x
    x = x * 1.63 - y * 1.17 + 11.3
    y = t * 1.17 + y * 1.63 + 5.7
    amplitude *= gain
  }
  return sum
}
