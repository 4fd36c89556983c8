/**
 * The small rich text of questions and legal pages: paragraphs, lists, bold and links. It is stored as
 * text with a few markers and parsed into a model; it contains no HTML and nothing executable.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }

/** A paragraph is a string, a list an array of strings; a table is only named and filled in elsewhere. */
export type Body = (string | string[] | { table: string })[]

/** Site paths, https addresses, mailto and tel; nothing that a browser would execute. */
const safeHref = /^(?:https:\/\/[^\s<>"']+|mailto:[^\s<>"']+|tel:\+?[\d\s]+|\/(?!\/)[^\s<>"']*)$/

export function isSafeHref(href: string): boolean {
  return safeHref.test(href)
}

const marks = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^)\s]+)\)/g

/** `**così**` is bold, `[qui](/contact)` a link; a link with an unsafe address stays plain text. */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  const plain = (piece: string) => {
    if (piece) parts.push({ kind: 'text', text: piece })
  }
  for (const match of text.matchAll(marks)) {
    const [whole, bold, label, href] = match
    if (label !== undefined && !isSafeHref(href ?? '')) continue
    plain(text.slice(end, match.index))
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold })
    else parts.push({ kind: 'link', text: label ?? '', href: href ?? '' })
    end = match.index + whole.length
  }
  plain(text.slice(end))
  return parts
}

/** The text without markers, for descriptions and structured data. */
export function plainText(text: string): string {
  return readInline(text)
    .map((part) => part.text)
    .join('')
}

const tableSign = /^\[\[tabella: ([\w-]+)\]\]$/
const listSign = /^\s*[-•]\s+/

/** An empty line separates two paragraphs; lines that begin with a dash form a list. */
export function readBody(text: string): Body {
  const body: Body = []
  let paragraph: string[] = []
  let list: string[] = []
  const close = () => {
    if (paragraph.length) body.push(paragraph.join(' '))
    if (list.length) body.push(list)
    paragraph = []
    list = []
  }
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim()
    const table = tableSign.exec(words)?.[1]
    if (!words) close()
    else if (table) {
      close()
      body.push({ table })
    } else if (listSign.test(line)) {
      if (paragraph.length) close()
      list.push(line.replace(listSign, '').trim())
    } else {
      if (list.length) close()
      paragraph.push(words)
    }
  }
  close()
  return body
}

export function writeBody(body: Readonly<Body>): string {
  return body.map(writeBlock).join('\n\n')
}

function writeBlock(block: Body[number]): string {
  if (typeof block === 'string') return block
  if (Array.isArray(block)) return block.map((item) => `- ${item}`).join('\n')
  return `[[tabella: ${block.table}]]`
}
