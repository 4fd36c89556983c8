import { checkDigit } from '../../../domain/trip/strip/check-digits.ts'
import { inkAt, print } from './glyphs.ts'
import type { Grey } from './image.ts'

/** Random numbers that are the same for the same seed, on every machine (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const surnames = [
  'ROSSI',
  'DE<LUCA',
  'BIANCHI',
  'FERRARI<GALLO',
  'ZANETTI',
  'QUARTUCCIO',
  'WEISS',
  'KOVAC',
  'YILMAZ',
  'JANSEN',
]
const given = [
  'GIULIA',
  'MARCO<ANTONIO',
  'LIA',
  'XENIA',
  'FEDERICO',
  'UGO',
  'BEATRICE<PAOLA',
  'HUGO',
  'VALENTINO',
]
const states = ['ITA', 'DEU', 'FRA', 'ESP', 'GBR', 'ROU', 'D<<']

const pick = <T>(roll: () => number, list: readonly T[]): T => {
  const found = list[Math.floor(roll() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
const digits = (roll: () => number, count: number) =>
  Array.from({ length: count }, () => Math.floor(roll() * 10)).join('')
const letters = (roll: () => number, count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + Math.floor(roll() * 26))).join('')
const two = (value: number) => String(value).padStart(2, '0')
const day = (roll: () => number, from: number) =>
  two((from + Math.floor(roll() * 10)) % 100) +
  two(1 + Math.floor(roll() * 12)) +
  two(1 + Math.floor(roll() * 28))

/** The text of a strip as a state prints it. */
export function stripText(roll: () => number, kind: 'TD1' | 'TD3'): string[] {
  const name = `${pick(roll, surnames)}<<${pick(roll, given)}`
  const state = pick(roll, states)
  const [birth, expiry] = [day(roll, 60 + Math.floor(roll() * 40)), day(roll, 26)]
  const sex = pick(roll, ['M', 'F'])
  if (kind === 'TD3') {
    const number = (letters(roll, 2) + digits(roll, 7)).padEnd(9, '<')
    const own = roll() < 0.5 ? '<'.repeat(14) : (letters(roll, 3) + digits(roll, 7)).padEnd(14, '<')
    const ownDigit = own.startsWith('<') ? pick(roll, ['<', '0']) : String(checkDigit(own))
    const first = `${number}${checkDigit(number)}`
    const born = `${birth}${checkDigit(birth)}`
    const rest = `${expiry}${checkDigit(expiry)}${own}${ownDigit}`
    const lower = `${first}${state}${born}${sex}${rest}${checkDigit(first + born + rest)}`
    return [`P<${state}${name}`.padEnd(44, '<').slice(0, 44), lower]
  }
  const number = `${letters(roll, 2)}${digits(roll, 5)}${letters(roll, 2)}`
  const upper = `C<${state}${number}${checkDigit(number)}`.padEnd(30, '<')
  const middle = `${birth}${checkDigit(birth)}${sex}${expiry}${checkDigit(expiry)}${state}${'<'.repeat(11)}`
  const vouched = upper.slice(5) + middle.slice(0, 7) + middle.slice(8, 15) + middle.slice(18, 29)
  return [upper, `${middle}${checkDigit(vouched)}`, name.padEnd(30, '<').slice(0, 30)]
}

/** The distortions of a photograph taken with a phone. */
export type Trouble = {
  tilt: number
  blur: number
  noise: number
  glare: number
  shade: number
  pen: number
  contrast: number
  width: number
  /** By how much each character's strokes differ from those the reader knows: no two presses print alike. */
  hand: number
  /** The angle at which the phone was held: to the side, and from above or below (radians). */
  lean: { side: number; above: number }
}

export function troubleOf(roll: () => number): Trouble {
  return {
    tilt: ((roll() * 2 - 1) * 6 * Math.PI) / 180,
    blur: roll() * 1.5,
    noise: roll() * 14,
    glare: roll() < 0.5 ? roll() * 0.6 : 0,
    shade: roll() * 0.35,
    pen: print.pen * (0.8 + roll() * 0.45),
    contrast: 0.45 + roll() * 0.5,
    width: 780 + Math.floor(roll() * 700),
    hand: roll() * 0.5,
    lean: { side: 0, above: 0 },
  }
}

/** The angle of a hand-held phone that is not directly above: ten to twenty degrees, in any direction. */
export function leaningOf(roll: () => number): Trouble['lean'] {
  const angle = ((10 + roll() * 10) * Math.PI) / 180
  const way = roll() * 2 * Math.PI
  return { side: angle * Math.cos(way), above: angle * Math.sin(way) }
}

/** In picture widths: the distance of a phone that sees a page from edge to edge. */
const distance = 1.1

/** The point on the paper that a point of the picture shows, both from the centre and in points. */
function onPaper(dx: number, dy: number, { lean: { side, above }, width }: Trouble) {
  if (side === 0 && above === 0) return [dx, dy] as const
  const [cosS, sinS] = [Math.cos(side), Math.sin(side)]
  const [cosA, sinA] = [Math.cos(above), Math.sin(above)]
  const away = distance * width
  // The two directions of the paper and its normal, turned to the side and then up.
  const right = [cosS, sinS * sinA, -sinS * cosA] as const
  const down = [0, cosA, sinA] as const
  const up = [sinS, -cosS * sinA, cosS * cosA] as const
  const reach = (up[2] * away) / (up[0] * dx + up[1] * dy + up[2] * away)
  const point = [reach * dx, reach * dy, (reach - 1) * away] as const
  const along = (one: readonly [number, number, number]) =>
    point[0] * one[0] + point[1] * one[1] + point[2] * one[2]
  return [along(right), along(down)] as const
}

/** The strip on the paper of its page, as a grey picture. */
export function drawStrip(lines: readonly string[], trouble: Trouble, roll: () => number): Grey {
  const { width } = trouble
  const length = lines[0]?.length ?? 44
  const scale = (width * (0.84 + roll() * 0.1)) / (length * print.pitch)
  const margin = (width - length * print.pitch * scale) / 2
  const height = Math.round(
    (lines.length * print.lines + 30) * scale + Math.abs(Math.tan(trouble.tilt)) * width + 30,
  )
  const data = new Float32Array(width * height)
  const [cos, sin] = [Math.cos(trouble.tilt), Math.sin(trouble.tilt)]
  const top = (height - (lines.length - 1) * print.lines * scale - print.cap * scale) / 2
  const [spotX, spotY] = [roll() * width, roll() * height]
  const waves = roll() * 6
  const phase = roll() * 6
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = onPaper(x - width / 2, y - height / 2, trouble)
      const u = (cos * dx + sin * dy + width / 2 - margin) / scale
      const v = (-sin * dx + cos * dy + height / 2 - top) / scale
      const cell = Math.floor(u / print.pitch)
      const line = Math.floor((v + 8) / print.lines)
      const sign = lines[line]?.[cell]
      const inX = u - cell * print.pitch - (print.pitch - 10) / 2
      const inY = v - line * print.lines
      const ink = sign && inY < 17 ? inkOn(sign, inX, inY, trouble, phase) : 0
      // The pattern printed under the text, and the light on it.
      const paper = 215 + 10 * Math.sin(u / (9 + waves)) * Math.cos(v / 13)
      const light = 1 - trouble.shade * (x / width)
      const far = Math.hypot(x - spotX, y - spotY) / (width * 0.16)
      const shine = trouble.glare * Math.exp(-far * far)
      const grey = paper * (1 - ink * trouble.contrast) * light
      data[y * width + x] = grey + (255 - grey) * shine
    }
  return withNoise(blurred({ width, height, data }, trouble.blur), trouble.noise, roll)
}

/** Draws the character as another press prints it, not as the reader knows it. */
function inkOn(sign: string, x: number, y: number, { hand, pen }: Trouble, phase: number): number {
  const turned = phase + sign.charCodeAt(0) * 2.4
  const besideX = x + hand * Math.sin(y / 2.6 + turned)
  const besideY = y + hand * Math.sin(x / 2.2 + turned * 1.7)
  return inkAt(sign, besideX, besideY, pen)
}

function blurred(image: Grey, sigma: number): Grey {
  if (sigma < 0.2) return image
  const reach = Math.ceil(sigma * 2.5)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma * sigma)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const pass = ({ width, height, data }: Grey, stepX: number, stepY: number): Grey => {
    const out = new Float32Array(width * height)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        let sum = 0
        for (let k = -reach; k <= reach; k += 1) {
          const column = Math.min(width - 1, Math.max(0, x + k * stepX))
          const row = Math.min(height - 1, Math.max(0, y + k * stepY))
          sum += (data[row * width + column] ?? 0) * (weights[k + reach] ?? 0)
        }
        out[y * width + x] = sum / total
      }
    return { width, height, data: out }
  }
  return pass(pass(image, 1, 0), 0, 1)
}

function withNoise({ width, height, data }: Grey, strength: number, roll: () => number): Grey {
  const noisy = data.map((value) => {
    const bell = roll() + roll() + roll() - 1.5
    return Math.min(255, Math.max(0, value + bell * 2 * strength))
  })
  return { width, height, data: noisy }
}
