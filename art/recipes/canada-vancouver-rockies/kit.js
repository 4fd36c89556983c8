import { fbm } from '../../core/noise.js'
import { mountain, peak } from '../../nature/mountains.js'

/** A wall of crags joined at their flanks: [at, height, spread]. Its folds are its own, not a cone's. */
export function crags(s, list, look) {
  const tops = list.map(([at, height, spread], i) =>
    peak(s, { at, height, spread, power: 1.1, rough: 2.6, seed: i * 3 + 2 }),
  )
  const top = (x) =>
    Math.min(...tops.map((f) => f(x))) + (fbm((x / s.h) * 16, 4, 5, 0.6) - 0.1) * s.h * 0.035
  mountain(s, {
    top,
    rock: '#8d8a96',
    snow: '#ffffff',
    snowLine: 0.17,
    snowRough: 0.34,
    hazeFrom: 0.55,
    footHaze: 0.4,
    scale: 0.11,
    rough: 1.2,
    from: -1,
    ...look,
  })
}
