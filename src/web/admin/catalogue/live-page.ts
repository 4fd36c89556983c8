import { bare } from '../../../domain/catalogue/text-places.ts'

/**
 * Makes one page into another where they stand: what is the same stays, with its scroll, its pictures and what
 * was folded open.
 */
export function becomePage(page: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  // The frame runs none; the browser would say so for each.
  for (const script of next.querySelectorAll('script')) script.textContent = ''
  become(page.body, next.body)
}

function become(old: Node, next: Node): void {
  if (old.isEqualNode(next)) return
  const { childNodes: before } = old
  const { childNodes: after } = next
  const isSameKind = old.nodeName === next.nodeName && isElement(old) && isElement(next)
  if (!isSameKind || before.length !== after.length || after.length === 0) {
    old.parentNode?.replaceChild(old.ownerDocument?.adoptNode(next.cloneNode(true)) ?? next, old)
    return
  }
  takeAttributes(old, next)
  const pairs = [...before].map((child, index) => [child, after[index]] as const)
  for (const [child, wanted] of pairs) if (wanted) become(child, wanted)
}

function takeAttributes(old: Element, next: Element): void {
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  }
  // What somebody has folded open stays so.
  const gone = [...old.attributes].filter(({ name }) => !next.hasAttribute(name) && name !== 'open')
  for (const { name } of gone) old.removeAttribute(name)
}

/** The frame has classes of its own: `instanceof` would say no. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE
}

const levelsAround = 3

/** The text that was pressed, then what stands around it. */
export function heardAt(pressed: Element): string[] {
  const heard: string[] = []
  let place: Element | null = pressed
  for (let level = 0; place && level <= levelsAround; level += 1) {
    heard.push(place.textContent ?? '')
    place = place.parentElement
  }
  return heard
}

const partLetters = 12

/** The part of a page that says these words, or the beginning of them. */
export function partSaying(page: Document, words: string): Element | undefined {
  const wanted = bare(words)
  if (wanted === '') return undefined
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  let part: Element | undefined
  while (walker.nextNode()) {
    const said = bare(walker.currentNode.textContent ?? '')
    const around = walker.currentNode.parentElement
    if (!around || said === '') continue
    if (said === wanted) return around
    const isPart = said.length >= partLetters && wanted.includes(said)
    if (!part && (isPart || (wanted.length >= partLetters && said.includes(wanted)))) part = around
  }
  return part
}
