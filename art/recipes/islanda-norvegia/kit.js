import { fbm, noise } from '../../core/noise.js'
import { moods } from '../../moods/moods.js'

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
