import { alpha } from '../../core/colour.js'
import { place } from '../../core/place.js'
import { moods } from '../../moods/moods.js'
import { facet } from '../../things/asia-street.js'

export const blueHour = {
  ...moods.dusk,
  sky: [
    [0, '#0f1c4c'],
    [0.35, '#274a86'],
    [0.62, '#7f93ab'],
    [0.84, '#f4b98c'],
    [1, '#ffcf9c'],
  ],
  haze: '#c9a594',
  shade: '#2f3a6c',
  lit: '#b8a0a0',
  lamps: 1,
}

export const wetNight = {
  ...moods.night,
  sky: [
    [0, '#0a1238'],
    [0.5, '#1c2f6a'],
    [0.85, '#4a5f9a'],
    [1, '#e59a7a'],
  ],
  haze: '#5d6ba4',
  lake: [
    [0, '#2b3a74'],
    [0.4, '#16204e'],
    [1, '#0a1034'],
  ],
}

export const autumn = {
  ...moods.golden,
  disc: 0,
  sky: [
    [0, '#5a86b4'],
    [0.45, '#a9c2cc'],
    [0.8, '#f5dcb4'],
    [1, '#ffe8c0'],
  ],
  haze: '#f3dcb8',
}

/** Paving in perspective: a strip of stone courses between -half and half. */
export function paving(
  s,
  P,
  { half, near = 0.5, far = 14, colour = '#9a93a0', light = 0.55, haze = 0.3 },
) {
  s.layer(
    (k) => {
      const g = k.createLinearGradient(0, P(0, far)[1], 0, s.h)
      g.addColorStop(0, s.far(s.tone(colour, light), haze))
      g.addColorStop(1, s.tone(colour, light * 0.8))
      facet(k, P, g, [
        [-half, near, 0],
        [-half, far, 0],
        [half, far, 0],
        [half, near, 0],
      ])
      k.strokeStyle = alpha(s.mood.shade, 0.35)
      k.lineWidth = Math.max(0.6, s.u * 0.1)
      let row = 0
      for (let z = near; z < far; z *= 1.11, row++) {
        k.beginPath()
        k.moveTo(...P(-half, z))
        k.lineTo(...P(half, z))
        k.stroke()
        for (let i = 0; i < 7; i++) {
          const X = -half + ((i + (row % 2) * 0.5) / 7) * half * 2
          k.beginPath()
          k.moveTo(...P(X, z))
          k.lineTo(...P(X, Math.min(far, z * 1.11)))
          k.stroke()
        }
      }
    },
    { lit: false },
  )
}

/** Puts a thing on a plane: X, Z and its height in picture heights. */
export function stand(s, P, thing, X, Z, height, options = {}) {
  const [x, y, scale] = P(X, Z)
  return place(s, thing, { x: x / s.w, y: y / s.h, size: (scale * height) / s.u, ...options })
}
