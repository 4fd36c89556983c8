import { boundedReferences, type Kept } from './bounded-references.ts'
import { type Element, readMarkup, UnreadableMarkup } from './read-markup.ts'

/** Why a drawing is refused. */
export type SvgRefusal = 'unreadable' | 'frame' | 'text' | 'empty' | 'size'
export type CleanSvg = { svg: string; width: number; height: number } | { refused: SvgRefusal }

export const largestSvg = 48 * 1024
/** The most that is parsed; drawing programs write much that is then removed. */
const largestSource = 1024 * 1024

/** Allow-list of shapes, containers and gradients. Any other element is removed with its children. */
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'] as const
const holders = ['g', 'defs', 'symbol', 'clipPath', 'mask'] as const
const gradients = ['linearGradient', 'radialGradient', 'stop'] as const
const kept = new Set<string>([...shapes, ...holders, ...gradients, 'use'])

/** Attributes that may also be written in a style. */
const painted = new Set(
  'fill fill-opacity fill-rule clip-rule clip-path mask stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity stop-color stop-opacity display visibility'.split(
    ' ',
  ),
)
const measured = new Set(
  'd x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewBox preserveAspectRatio offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits'.split(
    ' ',
  ),
)
const plainValue = /^[-+.,#%()\w\s]*$/
const ownReference = /^#[A-Za-z_][\w.-]{0,80}$/
const paintReference = /^url\(\s{0,3}["']?(#[A-Za-z_][\w.-]{0,80})["']?\s{0,3}\)$/
const idPattern = /^[A-Za-z_][\w.-]{0,80}$/

type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Rebuilds the drawing from allowed elements and attributes only; cleaning is idempotent. */
export function cleanSvg(source: string): CleanSvg {
  if (source.length > largestSource) return { refused: 'size' }
  let root: Element
  try {
    root = readMarkup(source.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof UnreadableMarkup) return { refused: 'unreadable' }
    throw error
  }
  if (localName(root.name) !== 'svg') return { refused: 'unreadable' }
  if (hasWords(root)) return { refused: 'text' }
  const box = boxOf(root)
  if (!box) return { refused: 'frame' }
  const rules = classRules(root)
  const children = boundedReferences(keptChildren(root, rules))
  if (!children.some(isDrawn)) return { refused: 'empty' }
  const paint = attributesOf(root, rules).filter(([name]) => painted.has(name))
  const viewBox = box.map(shortNumber).join(' ')
  const opening = written('svg', [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['viewBox', viewBox],
    ...paint,
  ])
  const svg = `<${opening}>${children.map(asText).join('')}</svg>`
  if (svg.length > largestSvg) return { refused: 'size' }
  return { svg, width: box[2], height: box[3] }
}

const localName = (name: string) => (name.startsWith('svg:') ? name.slice(4) : name)

/** Text is refused because it would be drawn in whatever font the visitor has. */
function hasWords({ name, children }: Element): boolean {
  return localName(name) === 'text' || children.some(hasWords)
}

type Box = [number, number, number, number]
/** Limits of size and proportions beyond which the logo can't be drawn as an icon. */
const largestSide = 10_000
const longest = 25

function boxOf({ attributes }: Element): Box | undefined {
  const numbers = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const size = ['width', 'height'].map((name) => Number.parseFloat(attributes.get(name) ?? ''))
  const [x = 0, y = 0, width = 0, height = 0] = numbers.length === 4 ? numbers : [0, 0, ...size]
  const isNear = [x, y].every((place) => Math.abs(place) <= largestSide)
  const isSized = [width, height].every((side) => side >= 1 && side <= largestSide)
  const isLong = Math.max(width, height) > longest * Math.min(width, height)
  return isNear && isSized && !isLong ? [x, y, width, height] : undefined
}

const shortNumber = (number: number) => String(Number(number.toFixed(4)))

/** Reads simple rules such as `.a,.b{fill:#fff}`, as drawing programs write them; others are ignored. */
function classRules(root: Element): Rules {
  const rules = new Map<string, Map<string, string>>()
  const visit = (element: Element) => {
    if (localName(element.name) === 'style') {
      for (const block of element.text.slice(0, largestSource).split('}')) {
        const brace = block.indexOf('{')
        if (brace < 0) continue
        const values = declarations(block.slice(brace + 1))
        for (const selector of block.slice(0, brace).split(',')) {
          const name = selector.trim()
          if (!/^\.[\w-]{1,80}$/.test(name)) continue
          const known = rules.get(name.slice(1)) ?? new Map<string, string>()
          for (const [property, value] of values) known.set(property, value)
          rules.set(name.slice(1), known)
        }
      }
    }
    element.children.forEach(visit)
  }
  visit(root)
  return rules
}

function declarations(text: string): [string, string][] {
  return text.split(';').flatMap((one): [string, string][] => {
    const colon = one.indexOf(':')
    const property = one.slice(0, Math.max(0, colon)).trim()
    return painted.has(property) ? [[property, one.slice(colon + 1).trim()]] : []
  })
}

function keptChildren({ children }: Element, rules: Rules): Kept[] {
  return children.flatMap((child): Kept[] => {
    const name = localName(child.name)
    if (!kept.has(name)) return []
    const attributes = attributesOf(child, rules)
    if (name === 'use' && !attributes.some(([attribute]) => attribute === 'href')) return []
    return [{ name, attributes, children: keptChildren(child, rules) }]
  })
}

/** Sorted by name, so that the same drawing always gives the same text. */
function attributesOf({ attributes, name }: Element, rules: Rules): [string, string][] {
  const all = new Map<string, string>()
  for (const [attribute, value] of attributes) all.set(attribute, value)
  for (const one of (attributes.get('class') ?? '').split(/\s+/)) {
    for (const [property, value] of rules.get(one) ?? []) all.set(property, value)
  }
  for (const [property, value] of declarations(attributes.get('style') ?? ''))
    all.set(property, value)
  const safe = [...all].flatMap(([attribute, value]): [string, string][] => {
    const trimmed = value.trim()
    if (attribute === 'id') return idPattern.test(trimmed) ? [['id', trimmed]] : []
    if (attribute === 'href' || attribute === 'xlink:href') {
      const mayRefer = ['use', 'linearGradient', 'radialGradient'].includes(localName(name))
      return mayRefer && ownReference.test(trimmed) ? [['href', trimmed]] : []
    }
    if (!painted.has(attribute) && !measured.has(attribute)) return []
    const reference = painted.has(attribute) ? paintReference.exec(trimmed)?.[1] : undefined
    if (reference) return [[attribute, `url(${reference})`]]
    return plainValue.test(trimmed) && !/url|expression/i.test(trimmed)
      ? [[attribute, trimmed]]
      : []
  })
  return [...new Map(safe)].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function isDrawn({ name, children }: Kept): boolean {
  if (name === 'use' || (shapes as readonly string[]).includes(name)) return true
  return name === 'g' && children.some(isDrawn)
}

function written(name: string, attributes: readonly (readonly [string, string])[]): string {
  return [name, ...attributes.map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
}

function escaped(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function asText({ name, attributes, children }: Kept): string {
  const opening = written(name, attributes)
  return children.length > 0
    ? `<${opening}>${children.map(asText).join('')}</${name}>`
    : `<${opening}/>`
}
