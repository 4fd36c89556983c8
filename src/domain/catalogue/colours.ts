/** Calculations with `#RRGGBB` colours: contrast between two, and the nearest suitable shade. */

type Rgb = readonly [red: number, green: number, blue: number]
type Oklch = { lightness: number; chroma: number; hue: number }

export const hexColourPattern = /^#[0-9A-F]{6}$/

/** Normalises `#0e5`, `0E5AA7` and `#0e5aa7`; undefined for anything else. */
export function hexColour(typed: string): string | undefined {
  const digits = typed.trim().replace(/^#/, '').toUpperCase()
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const hex = `#${whole}`
  return hexColourPattern.test(hex) ? hex : undefined
}

function channels(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

function toLinear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}

/** The WCAG contrast ratio: from 1 (equal) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = channels(hex).map(toLinear) as unknown as Rgb
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Mixes `share` of the second colour into the first. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)]
  return hexOf(from.map((value, at) => value + ((to[at] ?? 0) - value) * share) as unknown as Rgb)
}

function hexOf(rgb: Rgb): string {
  const digits = rgb.map((value) => {
    const whole = Math.round(Math.min(255, Math.max(0, value)))
    return whole.toString(16).padStart(2, '0')
  })
  return `#${digits.join('').toUpperCase()}`
}

/** Oklch is perceptually uniform: equal steps look equal, and a darker shade keeps its hue. */
function toOklch(hex: string): Oklch {
  const [red, green, blue] = channels(hex).map(toLinear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShowable = (rgb: Rgb) => rgb.every((value) => value >= -0.0005 && value <= 1.0005)

/** Reduces the chroma if a screen can't show it at this lightness. */
function atLightness(colour: Oklch, lightness: number): string {
  let [least, most] = [0, colour.chroma]
  const at = (chroma: number) => toLinearRgb({ ...colour, chroma, lightness })
  if (isShowable(at(most))) least = most
  for (let round = 0; round < 12 && most - least > 0.001; round += 1) {
    const middle = (least + most) / 2
    if (isShowable(at(middle))) least = middle
    else most = middle
  }
  return hexOf(at(least).map(fromLinear) as unknown as Rgb)
}

const steps = 200

/** The colour made lighter or darker just enough to pass; undefined if no shade of it passes. */
export function nearestShade(hex: string, passes: (shade: string) => boolean): string | undefined {
  if (passes(hex)) return hex
  const colour = toOklch(hex)
  for (let step = 1; step <= steps; step += 1) {
    for (const lightness of [colour.lightness - step / steps, colour.lightness + step / steps]) {
      if (lightness < 0 || lightness > 1) continue
      const shade = atLightness(colour, lightness)
      if (passes(shade)) return shade
    }
  }
  return undefined
}

/** The colour, darker by a share of its own lightness. */
export function darker(hex: string, share: number): string {
  const colour = toOklch(hex)
  return atLightness(colour, colour.lightness * (1 - share))
}
