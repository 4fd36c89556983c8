import { clamp } from '../../core/noise.js'
import { moods } from '../../moods/moods.js'
import { shadow } from '../../things/marks.js'
import { boardwalk, waterVilla } from '../../things/solids.js'

export const clearDay = {
  ...moods.day,
  sky: [
    [0, '#1c6fbd'],
    [0.45, '#55abdf'],
    [0.78, '#aedcec'],
    [1, '#f5f0df'],
  ],
}

/** Villas along a curved walk: list of [X, Z]; walk: points [X, Z] from near to far. */
export function villaRow(s, P, { villas, walk, size = 0.6, fade = 0.06 }) {
  const far = [...villas].sort((a, b) => b[1] - a[1])
  for (const [X, Z] of far) {
    const [x, y, sc] = P(X, Z - size * 0.5, 0)
    shadow(s, x, y + sc * size * 0.1, sc * size * 0.9, sc * size * 0.14)
  }
  s.layer(
    (k) => {
      for (const [X, Z, jx, jz] of far) {
        const haze = clamp((Z - 3) * fade, 0, 0.6)
        if (jx !== undefined)
          boardwalk(
            s,
            k,
            P,
            [
              [jx, jz],
              [X, Z],
            ],
            { width: 0.13, Y: size * 0.18, haze, planks: 12 },
          )
        waterVilla(s, k, P, { X, Z, size, haze })
      }
      boardwalk(s, k, P, walk, { width: 0.26, Y: size * 0.18, colour: '#dcbb8c' })
    },
    { lit: false, texture: 0.03 },
  )
}

/** Points along a smooth walk X = f(Z). */
export const path = (f, z0, z1, n = 40) =>
  Array.from({ length: n }, (_, i) => {
    const z = z0 * (z1 / z0) ** (i / (n - 1))
    return [f(z), z]
  })

export const ring = (X, Z, cx, cz, rx, rz) => Math.hypot((X - cx) / rx, (Z - cz) / rz) - 1
