import { alpha } from '../../core/colour.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { moods } from '../../moods/moods.js'
import { block } from '../../things/new-york.js'

export const peachDusk = { ...moods.dusk, front: 0.4, haze: '#f0a884' }

export const wetNight = {
  ...moods.night,
  lit: '#d0bcb0',
  haze: '#4a4a86',
  sky: [
    [0, '#0d1438'],
    [0.6, '#232c63'],
    [1, '#6a5a86'],
  ],
}

/** Places a thing on the plane; size in picture heights at Z = 1. */
export function stand(s, P, thing, X, Z, size, options = {}) {
  const [x, y, scale] = P(X, Z, 0)
  place(s, thing, { x: x / s.w, y: y / s.h, size: (size * scale) / s.u, ...options })
}

/** A row of Manhattan blocks at row y; hump: x of the tallest. */
export function blocks(s, { y, count, size, haze, seed, hump = 0.6, spread = 0.24, low = 0.5 }) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) / count + (r() - 0.5) * 0.02
    const tall = low + 0.6 * Math.exp(-(((x - hump) / spread) ** 2))
    place(s, block({ seed: seed + i }), {
      x,
      y: y + 0.004,
      size: size * tall * (0.7 + r() * 0.5),
      haze,
    })
  }
}

/** Old pier posts standing in the water: list of [x, y, height in u]. */
export function pilings(s, list) {
  for (const [x, y, height] of list) {
    const [px, py, H] = [s.x(x), s.y(y), height * s.u]
    const W = H * 0.26
    s.layer(
      (k) => {
        k.fillStyle = '#6a5048'
        k.fillRect(px - W / 2, py - H, W, H)
        k.beginPath()
        k.ellipse(px, py, W / 2, W * 0.16, 0, 0, 7)
        k.fill()
        k.fillStyle = '#a08070'
        k.beginPath()
        k.ellipse(px, py - H, W / 2, W * 0.16, 0, 0, 7)
        k.fill()
      },
      {
        box: [px - W, py - H * 1.2, px + W, py + H * 0.2],
        rim: 0.7,
        rimWidth: 2.4,
        front: 0.25,
        reflect: { y: py, power: 0.5, length: 0.08 },
      },
    )
  }
}

/** White water along a hull at row y. */
export function foamStreak(s, x, y, half) {
  s.layer(
    (k) => {
      k.fillStyle = alpha('#ffffff', 0.7)
      for (let i = 0; i < 60; i++) {
        k.beginPath()
        k.ellipse(
          s.x(x - half + (i / 60) * half * 2),
          s.y(y) + noise(i * 3, 2) * s.u * 0.8,
          s.u * 1.4,
          s.u * 0.28,
          0,
          0,
          7,
        )
        k.fill()
      }
    },
    { lit: false, blur: s.h / 700 },
  )
}
