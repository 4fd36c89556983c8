import { fbm, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { moods } from '../../moods/moods.js'
import { mountain, peak } from '../../nature/mountains.js'
import { rorbu } from '../../things/northern.js'

export const northSummer = {
  ...moods.mist,
  sky: [
    [0, '#6f9cc0'],
    [0.4, '#a5c3d2'],
    [0.8, '#dde6e0'],
    [1, '#f4ecd8'],
  ],
  front: 0.74,
}

export const clearNorth = {
  ...moods.day,
  sky: [
    [0, '#3a80bc'],
    [0.45, '#7fb4d6'],
    [0.8, '#c9e0e4'],
    [1, '#f3ead6'],
  ],
  haze: '#d3e1e4',
  lit: '#fff5e2',
  front: 0.76,
}

export const iceDawn = {
  ...moods.dawn,
  sky: [
    [0, '#3f6a9c'],
    [0.4, '#8fb0c8'],
    [0.72, '#e6cfc0'],
    [1, '#ffdfb8'],
  ],
  haze: '#e3d3c8',
  front: 0.55,
}

export const midnightSun = {
  ...moods.golden,
  sky: [
    [0, '#3a5f92'],
    [0.35, '#8a96a8'],
    [0.62, '#f2b37a'],
    [0.85, '#ffc877'],
    [1, '#ffe6a8'],
  ],
  disc: 0.06,
  front: 0.35,
}

export const polarBlue = {
  ...moods.dawn,
  sky: [
    [0, '#2f5488'],
    [0.45, '#7f9cc2'],
    [0.78, '#e0bdb4'],
    [1, '#f9d8bc'],
  ],
  haze: '#b9c4d8',
  lit: '#dfe6f4',
  shade: '#5a74ac',
  lamps: 0.85,
  front: 0.5,
}

export const rainy = {
  ...moods.mist,
  sky: [
    [0, '#5c7890'],
    [0.5, '#8ea4b2'],
    [1, '#c9d0cc'],
  ],
  haze: '#b5c2c6',
  lamps: 0.85,
  front: 0.55,
}

export const GREEN = ['#8fae4c', '#5f8a3a', '#c2c86c', '#48702f']

/** A wall of peaks joined at their flanks: [at, height, spread]. */
export function crags(s, list, look) {
  const tops = list.map(([at, height, spread], i) =>
    peak(s, { at, height, spread, power: 1.15, rough: 2.4, seed: i * 3 + 2 }),
  )
  const top = (x) =>
    Math.min(...tops.map((f) => f(x))) + fbm((x / s.h) * 15, 4, 5, 0.6) * s.h * 0.03
  return mountain(s, {
    top,
    rock: '#7f8a9c',
    snow: '#ffffff',
    snowLine: 0.2,
    snowRough: 0.3,
    hazeFrom: 0.55,
    footHaze: 0.4,
    scale: 0.12,
    rough: 1.1,
    haze: 0.1,
    ...look,
  })
}

/** Cabins on stilts along a shore, far to near: [x, y, size, colour, flip]. */
export function cabins(s, list, look = {}) {
  // Red paint turns brown in green light: the night cabins get a brighter one.
  const red = s.mood.lamps === 1 ? '#ff5240' : '#cf3a2b'
  for (const [x, y, size, colour = red, flip = false] of list) {
    place(s, rorbu({ colour, snow: look.snow ?? true }), {
      x,
      y,
      size,
      flip,
      front: 0.8,
      reflect: { power: 0.5, length: 0.12, wobble: 4 },
      ...look,
    })
    if (s.mood.lamps > 0.5)
      s.glow(x - (flip ? -0.01 : 0.01), y - size * 0.0055, size * 0.9, '#ffb860', 0.32)
  }
}

/** A thin uneven line of surf at the foot of rocks. */
export function surf(s, line, { from = 0, to = 1, width = 1, power = 0.7 }) {
  s.layer(
    (k) => {
      for (const [dy, a, seed] of [
        [0, power, 3],
        [1.3, power * 0.5, 8],
      ]) {
        k.fillStyle = s.tone('#ffffff', 0.85)
        k.globalAlpha = a
        k.beginPath()
        for (let x = s.x(from); x <= s.x(to); x += 3)
          k.lineTo(x, line(x) + (dy - 0.3) * s.u + noise((x / s.h) * 30, seed) * s.u * 0.5)
        for (let x = s.x(to); x >= s.x(from); x -= 3)
          k.lineTo(
            x,
            line(x) +
              (dy + 0.2) * s.u +
              Math.max(0, 0.4 + fbm((x / s.h) * 12, seed, 4) * 1.8) * width * s.u,
          )
        k.fill()
      }
    },
    { lit: false, blur: s.h / 900 },
  )
}
