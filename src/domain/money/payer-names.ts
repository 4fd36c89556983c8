import { isOneSlip } from './causale.ts'

export type Person = { firstName: string; lastName: string }

/** Banks truncate the payer's name after this many characters. */
const cutAfter = 35
const particles = new Set(
  'DE DI DA DEL DELLA DELLE DEI DEGLI DAL DALLA LO LA LE LI D DELL DALL VAN VON EL AL'.split(' '),
)

/** `D'Angelò` and `DANGELO'` are the same word; `Müller` and `Mueller` nearly so. */
export function nameWords(text: string): string[] {
  return text
    .replace(/[’'`´]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toUpperCase()
    .replace(/Đ/g, 'D')
    .replace(/Ł/g, 'L')
    .replace(/Ø/g, 'O')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
}

/** A person's name, prepared once and compared with many payers. */
export type KnownName = {
  first: string[]
  /** The surnames, of which any one is enough: two surnames give two entries, 'De Luca' gives one. */
  last: string[][]
  joined: string
  /** First name and surname joined without a space, in either order. */
  whole: string[]
}

export function knownName({ firstName, lastName }: Person): KnownName {
  const [first, surname] = [nameWords(firstName), nameWords(lastName)]
  const joined = surname.join('')
  const given = [first[0] ?? '', first.join('')].filter((word) => word.length > 1)
  const whole = joined.length > 1 ? given.flatMap((word) => [word + joined, joined + word]) : []
  return { first, last: surnames(surname), joined, whole: [...new Set(whole)] }
}

/** 'Rossi De Luca' → [['ROSSI'], ['DE', 'LUCA']]. */
function surnames(words: readonly string[]): string[][] {
  const found: string[][] = []
  let open: string[] = []
  for (const word of words) {
    open.push(word)
    if (!particles.has(word)) {
      found.push(open)
      open = []
    }
  }
  const tail = found.at(-1)
  if (open.length > 0 && tail) tail.push(...open)
  return found.length > 0 ? found : [open]
}

/** The index keys of a person: each surname, or its beginning, with an initial of the first name. */
export function nameKeys(name: KnownName): string[] {
  const whole = [...name.last.map((words) => words.join('')), ...name.last.flat(), name.joined]
  const long = whole.filter((word) => word.length >= 2 && !particles.has(word))
  const initials = new Set(name.first.map((word) => word[0] ?? ''))
  return [...new Set(long.flatMap((word) => keysOf(word, initials)))]
}

function keysOf(surname: string, initials: ReadonlySet<string>): string[] {
  const start = unfolded(surname.slice(0, 6)).slice(0, 3)
  return [...initials].flatMap((initial) => [`${surname} ${initial}`, `${start}… ${initial}`])
}

/** A line's words about the payer, prepared once and compared with many people. */
export type PayerWords = {
  words: string[]
  set: ReadonlySet<string>
  joined: string
  /** The bank may have truncated the last word. */
  isCut: boolean
  /** Neighbouring words of the causale, joined without a space. */
  together: ReadonlySet<string>
  textWords: string[]
}

export function payerWords(payer: string, text: string): PayerWords {
  const words = nameWords(payer)
  const textWords = nameWords(text)
  return {
    words,
    set: new Set(words),
    joined: words.join(''),
    isCut: payer.trim().length >= cutAfter - 3,
    together: neighbours(textWords),
    textWords,
  }
}

function neighbours(words: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (let at = 0; at < words.length; at += 1) {
    let together = words[at] ?? ''
    for (let next = at + 1; next < words.length && next < at + 5; next += 1) {
      together += words[next]
      found.add(together)
    }
  }
  return found
}

/** The index keys of the people whom the line may name. */
export function payerKeys({ words, textWords }: PayerWords): Set<string> {
  const keys = new Set<string>()
  for (const row of [words, textWords]) {
    for (const [at, word] of row.entries()) {
      const near = row.slice(Math.max(0, at - 4), at + 5)
      const initials = new Set(near.map((other) => other[0] ?? ''))
      const surnames = new Set([word, word + (row[at + 1] ?? '')])
      for (const surname of surnames) for (const key of keysOf(surname, initials)) keys.add(key)
    }
  }
  return keys
}

export type NameMatch = 'full' | 'last' | null

/** Whether this person is the payer, or is named in the causale. */
export function matchName(name: KnownName, payer: PayerWords): NameMatch {
  if (standSideBySide(name, payer)) return 'full'
  if (payer.words.length === 0) return null
  if (!name.last.some((words) => saysSurname(words, payer)) && !saysJoined(name, payer)) return null
  const saysFirst = name.first.some((word) => word.length > 1 && saysWord(word, payer))
  return saysFirst || saysInitial(name, payer) ? 'full' : 'last'
}

/** Like `matchName`, but exact and with all surnames: Martini is not Martino, nor is M. Rossi Mario Rossi. */
export function isNamedExactly(name: KnownName, payer: PayerWords): boolean {
  if (standSideBySide(name, payer) || saysJoined(name, payer)) return true
  return (
    name.last.every((words) => saysSurname(words, payer, 'exactly')) &&
    name.first.some((word) => word.length > 1 && saysWord(word, payer, 'exactly'))
  )
}

type Strictness = 'nearly' | 'exactly'

function saysSurname(
  words: readonly string[],
  payer: PayerWords,
  how: Strictness = 'nearly',
): boolean {
  const whole = words.join('')
  if (whole.length > 3 && saysWord(whole, payer, how)) return true
  const own = words.filter((word) => !particles.has(word))
  if (own.length === 0) return false
  return (
    words.every((word) => payer.set.has(word)) ||
    (words.length === 1 && saysWord(whole, payer, how))
  )
}

/** Compares names without spaces, because line breaks add or remove them: ROS SI, ROSSIMARIO. */
function saysJoined(name: KnownName, payer: PayerWords): boolean {
  const first = name.first[0] ?? ''
  if (name.joined.length + first.length < 8 || first === '') return false
  return payer.joined.includes(name.joined + first) || payer.joined.includes(first + name.joined)
}

function saysWord(word: string, payer: PayerWords, how: Strictness = 'nearly'): boolean {
  if (payer.set.has(word)) return true
  const cut = payer.words.at(-1) ?? ''
  if (payer.isCut && cut.length >= 2 && word.startsWith(cut)) return true
  return payer.words.some((said) =>
    how === 'exactly' ? isSpelt(said, word) : isNearly(said, word),
  )
}

/** Whether a letter missing from the bank's character set was transcribed, such as Ü as UE. */
function isSpelt(said: string, word: string): boolean {
  if (said[0] !== word[0] || Math.abs(said.length - word.length) > 2) return false
  return said.includes('E') && said.length > word.length && unfolded(said) === word
}

/** A transcription of the word, or one typing error in a long word. */
function isNearly(said: string, word: string): boolean {
  if (isSpelt(said, word)) return true
  if (said[0] !== word[0] || Math.abs(said.length - word.length) > 2) return false
  return word.length >= 5 && said.length >= 4 && isOneSlip(said, word)
}

function unfolded(word: string): string {
  return word.replace(/AE/g, 'A').replace(/OE/g, 'O').replace(/UE/g, 'U')
}

/** 'M. ROSSI'. */
function saysInitial(name: KnownName, payer: PayerWords): boolean {
  const initial = name.first[0]?.[0]
  return initial !== undefined && payer.words.length <= 3 && payer.set.has(initial)
}

/** First name and surname next to each other in the causale, in either order. */
function standSideBySide({ whole }: KnownName, { together, joined }: PayerWords): boolean {
  return whole.some((way) => together.has(way) || joined === way)
}
