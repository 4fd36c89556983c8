/** Parses a drawing in one pass. Each search continues where the last one ended, so the time is linear. */

export type Element = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: Element[]
  /** The text directly inside the element, as written. */
  text: string
}

export class UnreadableMarkup extends Error {}

const deepest = 64
const mostElements = 4000
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

export function readMarkup(source: string): Element {
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [root]
  let at = 0
  let count = 0
  const until = (mark: string, from: number) => {
    const end = source.indexOf(mark, from)
    if (end < 0) throw new UnreadableMarkup('It ends in the middle')
    return end
  }
  while (at < source.length) {
    const begin = source.indexOf('<', at)
    const inside = open.at(-1) ?? root
    inside.text += decoded(source.slice(at, begin < 0 ? source.length : begin))
    if (begin < 0) break
    if (source.startsWith('<!--', begin)) at = until('-->', begin + 4) + 3
    else if (source.startsWith('<![CDATA[', begin)) {
      const end = until(']]>', begin + 9)
      inside.text += source.slice(begin + 9, end)
      at = end + 3
    } else if (source.startsWith('<?', begin)) at = until('?>', begin + 2) + 2
    else if (source.startsWith('<!', begin)) {
      const end = until('>', begin + 2)
      // Refuse custom entities, which can expand one line to an enormous text.
      if (source.slice(begin, end).includes('[')) throw new UnreadableMarkup('It declares entities')
      at = end + 1
    } else if (source.startsWith('</', begin)) {
      const end = until('>', begin + 2)
      const closed = open.pop()
      if (open.length === 0 || closed?.name !== source.slice(begin + 2, end).trim())
        throw new UnreadableMarkup('An element is not closed')
      at = end + 1
    } else {
      const tag = readTag(source, begin + 1)
      count += 1
      if (count > mostElements || open.length > deepest)
        throw new UnreadableMarkup('It is too large')
      const element: Element = {
        name: tag.name,
        attributes: tag.attributes,
        children: [],
        text: '',
      }
      inside.children.push(element)
      if (!tag.isClosed) open.push(element)
      at = tag.end
    }
  }
  const [only, ...others] = root.children
  if (open.length > 1 || !only || others.length > 0)
    throw new UnreadableMarkup('It is not one drawing')
  return only
}

type Tag = { name: string; attributes: Map<string, string>; isClosed: boolean; end: number }

const isSpace = (sign: string | undefined) => sign !== undefined && ' \t\r\n\f'.includes(sign)

function readTag(source: string, start: number): Tag {
  let at = start
  const word = (stops: string) => {
    const from = at
    while (at < source.length && !isSpace(source[at]) && !stops.includes(source[at] ?? '')) at += 1
    return source.slice(from, at)
  }
  const skipSpace = () => {
    while (isSpace(source[at])) at += 1
  }
  const name = word('/>')
  const attributes = new Map<string, string>()
  for (;;) {
    skipSpace()
    if (source[at] === '>') return { name, attributes, isClosed: false, end: at + 1 }
    if (source[at] === '/' && source[at + 1] === '>')
      return { name, attributes, isClosed: true, end: at + 2 }
    const attribute = word('=/>')
    skipSpace()
    const quote = source[at] === '=' ? quoteAfter() : undefined
    if (!attribute || !quote) throw new UnreadableMarkup('An attribute is not written as it should')
    const end = source.indexOf(quote, at)
    if (end < 0) throw new UnreadableMarkup('It ends in the middle')
    attributes.set(attribute, decoded(source.slice(at, end)))
    at = end + 1
  }

  function quoteAfter(): string | undefined {
    at += 1
    skipSpace()
    const quote = source[at]
    at += 1
    return quote === '"' || quote === "'" ? quote : undefined
  }
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
