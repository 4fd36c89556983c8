import { clamp, mix } from './noise.js'

// Colours are '#rrggbb' in recipes and [r, g, b] from 0 to 1 inside shaders.
// They are mixed in OKLab, so that orange to blue does not pass through mud.

const toLinear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

const cache = new Map()
/** '#rrggbb' to [r, g, b] from 0 to 1. */
export function rgb(hex) {
  let c = cache.get(hex)
  if (!c) {
    if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a #rrggbb colour: ${hex}`)
    c = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    cache.set(hex, c)
  }
  return c
}

export const toHex = (c) =>
  `#${c
    .map((v) =>
      Math.round(clamp(v) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

function toOklab(c) {
  const [r, g, b] = c.map(toLinear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([L, a, b]) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((v) => clamp(toGamma(clamp(v))))
}

/** Mixes two hex colours in OKLab. */
export function blend(a, b, t) {
  const A = toOklab(rgb(a))
  const B = toOklab(rgb(b))
  return toHex(fromOklab(A.map((v, i) => mix(v, B[i], clamp(t)))))
}

/** Multiplies a surface colour by a light colour. */
export function multiply(a, b) {
  const B = rgb(b)
  return toHex(rgb(a).map((v, i) => v * B[i]))
}

/** CSS colour with an alpha. */
export function alpha(hex, a) {
  const [r, g, b] = rgb(hex)
  return `rgba(${Math.round(r * 255)},${Math.round(g * 255)},${Math.round(b * 255)},${a})`
}

/**
 * A colour ramp over 0..1, for shaders.
 * @param {[number, string][]} stops position and colour, in order
 * @returns {(t: number) => number[]}
 */
export function ramp(stops) {
  const points = stops.map(([at, hex]) => [at, toOklab(rgb(hex))])
  const N = 512
  const steps = []
  for (let i = 0; i <= N; i++) {
    const t = i / N
    let k = 0
    while (k < points.length - 2 && t > points[k + 1][0]) k++
    const [a, A] = points[k]
    const [b, B] = points[k + 1]
    const u = clamp((t - a) / (b - a || 1))
    steps.push(fromOklab(A.map((v, j) => mix(v, B[j], u))))
  }
  return (t) => steps[t <= 0 ? 0 : t >= 1 ? N : (t * N) | 0]
}
