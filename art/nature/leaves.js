import { clamp } from '../core/noise.js'
import { random } from '../core/random.js'

/** Leaf colours by daylight, for `tones` of trees and bushes. */
export const LEAVES = {
  green: '#5d9440',
  deep: '#2f6b3c',
  olive: '#8a8c4a',
  dry: '#b39a55',
  jungle: '#2f7d4a',
  pine: '#2c5c4a',
  autumn: '#c9762c',
  blossom: '#f2a9b8',
  jacaranda: '#8f86c9',
  bougainvillea: '#d9447a',
}

/**
 * Leafy masses: many dabs sorted from dark to light, so that light seems to fall on them.
 * @param {CanvasRenderingContext2D} k inside a layer
 * @param {[number, number, number][]} blobs x, y, radius in pixels
 * @param {string[]} colours dark to light
 * @param {{ count?: number, size?: number, seed?: number, flat?: number, from?: [number, number],
 *   leaf?: boolean, bias?: number }} [options] from: direction towards the light
 */
export function dabs(k, blobs, colours, options = {}) {
  const {
    count = 90,
    size = 0.16,
    seed = 1,
    flat = 1,
    from = [-0.5, -0.85],
    leaf = false,
    bias = 0,
  } = options
  const r = random(seed)
  const all = []
  // Few broad strokes: leaves in groups, not a grain of dots.
  const strokes = Math.max(10, Math.round(count * 0.5))
  for (const [bx, by, br] of blobs)
    for (let i = 0; i < strokes; i++) {
      const a = r() * 6.283
      const q = Math.sqrt(r()) * (0.92 + r() * 0.16)
      const nx = Math.cos(a) * q
      const ny = Math.sin(a) * q
      const light = clamp(0.42 + bias + (nx * from[0] + ny * from[1]) * 0.42 + (r() - 0.5) * 0.42)
      all.push([
        bx + nx * br,
        by + ny * br * flat,
        br * size * 1.45 * (0.5 + r()),
        light,
        r() * 3.14,
      ])
    }
  all.sort((a, b) => a[3] - b[3])
  for (const [x, y, d, light, a] of all) {
    k.fillStyle = colours[Math.min(colours.length - 1, Math.floor(light * colours.length))]
    k.beginPath()
    k.ellipse(x, y, d, d * (leaf ? 0.42 : 0.7), a, 0, 7)
    k.fill()
  }
}

export function lightDirection(s, x, y) {
  const dx = s.sun[0] - x
  const dy = s.sun[1] - y
  const l = Math.hypot(dx, dy) || 1
  // Some light always comes from above, or trees against the sun lose their form.
  return [dx / l, Math.min(-0.25, dy / l)]
}

/** Dark to light tones of a leaf colour in the scene's light. */
export const leafTones = (s, colour, n = 7, front = s.mood.front) =>
  s.tones(colour, Math.min(n, 4), 0, clamp(0.55 + front * 0.6))
