import { type FieldPlace, fieldsMarkedIn } from '../../../domain/catalogue/field-marks.ts'
import { bare } from '../../../domain/catalogue/text-places.ts'

/**
 * Changes a page into another in place: equal nodes stay, with their scroll position, their pictures and what
 * was unfolded.
 */
export function becomePage(page: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  // The frame's sandbox runs no scripts, and the browser would log a message for each.
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
  // What somebody has unfolded stays open.
  const gone = [...old.attributes].filter(({ name }) => !next.hasAttribute(name) && name !== 'open')
  for (const { name } of gone) old.removeAttribute(name)
}

/** `instanceof` would say no, because the frame has classes of its own. */
export function isElement(node: Node): node is Element {
  return 'matches' in node
}

const levelsAround = 3

/** The text of the pressed element, then that of the elements around it. */
export function heardAt(pressed: Element): string[] {
  const heard: string[] = []
  let place: Element | null = pressed
  for (let level = 0; place && level <= levelsAround; level += 1) {
    heard.push(place.textContent ?? '')
    place = place.parentElement
  }
  return heard
}

const partLevels = 2

/**
 * The field of the pressed text, on a page with field marks. The mark follows its text: when a text is split,
 * the next mark belongs to it. Words of a button or a link don't belong to the text around it.
 */
export function fieldPressedAt(pressed: Node): FieldPlace | undefined {
  const [own] = fieldsMarkedIn(pressed.textContent ?? '')
  if (own) return own
  let inner = pressed
  for (const around of partsAround(pressed)) {
    const field = marksBehind(around, inner)[0] ?? fieldsMarkedIn(around.textContent ?? '')[0]
    if (field) return field
    inner = around
  }
  return undefined
}

const speaksForItself = 'a, button, label'

function partsAround(pressed: Node): Element[] {
  const found: Element[] = []
  let place = isElement(pressed) && pressed.matches(speaksForItself) ? null : pressed.parentElement
  while (place && found.length < partLevels) {
    found.push(place)
    place = place.matches(speaksForItself) ? null : place.parentElement
  }
  return found
}

function marksBehind(around: Node, place: Node): FieldPlace[] {
  const parts = [...around.childNodes]
  const later = parts.slice(parts.indexOf(place as ChildNode) + 1)
  return later.flatMap((part) => fieldsMarkedIn(part.textContent ?? ''))
}

/** The trip that the pressed place is about: that of a card or of the whole page. */
export function tripAround(pressed: Node): string | undefined {
  for (let place: Node | null = pressed; place; place = place.parentNode) {
    const trip = fieldsMarkedIn(place.textContent ?? '').find(({ key }) => key.startsWith('trip/'))
    if (trip) return trip.key
  }
  return undefined
}

/** The element that shows the text of a field. */
export function partOfField(page: Document, { key, path }: FieldPlace): Element | undefined {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const marks = fieldsMarkedIn(walker.currentNode.textContent ?? '')
    if (marks.some((mark) => mark.key === key && mark.path === path)) {
      return walker.currentNode.parentElement ?? undefined
    }
  }
  return undefined
}

const partLetters = 12

/** The element with these words, their beginning, or a longer text that contains them. */
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
