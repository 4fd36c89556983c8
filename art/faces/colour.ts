/** Colour mixing in OKLab, so that blends of skin, hair and sky never turn grey or muddy. */
export type Hex = string

type Lab = readonly [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

function toLab(hex: Hex): Lab {
  const [r, g, b] = [1, 3, 5].map((i) =>
    toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255),
  ) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([L, a, b]: Lab): Hex {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255)
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`
}

export function mix(a: Hex, b: Hex, t: number): Hex {
  const [p, q] = [toLab(a), toLab(b)]
  return fromLab([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t])
}

/** Perceived lightness, 0 to 1. */
export const lightness = (hex: Hex) => toLab(hex)[0]

/** Reds, oranges and yellows, whose shadows would turn mauve if mixed with navy. */
function isWarm(hex: Hex): boolean {
  const [, a, b] = toLab(hex)
  return b > 0 && Math.hypot(a, b) > 0.07
}

/** The light every portrait shares: warm key from the upper left, cool rim on the right. */
export const RIM: Hex = '#a9d8f5'
const DUSK: Hex = '#1c1f4a'

export interface Tones {
  base: Hex
  light: Hex
  glow: Hex
  shade: Hex
  deep: Hex
}

export function skinTones(base: Hex): Tones {
  const dark = lightness(base) < 0.6
  return {
    base,
    light: mix(base, '#ffe6c4', dark ? 0.26 : 0.42),
    glow: mix(base, '#fff3dc', dark ? 0.42 : 0.68),
    shade: mix(base, dark ? '#2c1022' : '#8a3d34', dark ? 0.42 : 0.36),
    deep: mix(base, dark ? '#140a1e' : '#46203a', dark ? 0.62 : 0.55),
  }
}

export function hairTones(base: Hex): Tones {
  const fair = lightness(base) > 0.6
  return {
    base,
    light: mix(base, fair ? '#f2c790' : '#b0622c', fair ? 0.3 : 0.28),
    glow: mix(base, fair ? '#fff1d6' : '#f0bd82', fair ? 0.62 : 0.4),
    shade: fair ? mix(base, '#3c3550', 0.3) : mix(base, '#120d24', 0.38),
    deep: fair ? mix(base, '#2a2644', 0.5) : mix(base, '#0c0a1e', 0.62),
  }
}

export function clothTones(base: Hex): Tones {
  const dusk = isWarm(base) ? '#4a0f14' : DUSK
  return {
    base,
    light: mix(base, '#ffdfb0', 0.28),
    glow: mix(base, '#fff0d2', 0.5),
    shade: mix(base, dusk, 0.36),
    deep: mix(base, mix(dusk, '#12132f', 0.4), 0.6),
  }
}
