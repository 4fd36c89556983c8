import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import { readReferences } from './causale.ts'
import { isHarmless } from './transfer-words.ts'

/** The largest file of a bank: a year of a busy account, in the most verbose format. */
export const maxStatementBytes = 64 * 1024 * 1024

/** One line of a bank's list, whatever the format it came in. */
export type StatementLine = {
  /** The day on which the bank booked it. */
  date: IsoDate
  valueDate: IsoDate | null
  /** What left the account is negative. */
  amountCents: Cents
  /** The bank's own name of the entry, where the format has one. */
  bankId: string | null
  /** Who sent it or got it; empty where the bank does not tell it apart from the text. */
  payer: string
  payerIban: string | null
  text: string
}

/** The place of each line among those of the same day and amount, from 1, in the order of the file. */
export function withOrdinals<Line extends Pick<StatementLine, 'date' | 'amountCents'>>(
  lines: readonly Line[],
): (Line & { ordinal: number })[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const key = sameDayAndAmount(line)
    const ordinal = (seen.get(key) ?? 0) + 1
    seen.set(key, ordinal)
    return { ...line, ordinal }
  })
}

export function sameDayAndAmount(line: Pick<StatementLine, 'date' | 'amountCents'>): string {
  return `${line.date}|${line.amountCents}`
}

/** Only letters and digits, without accents: what two exports of the same line have in common. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
}

type Told = Pick<StatementLine, 'bankId' | 'payer' | 'text'>

/** How sure it is that two lines of one day and amount are the same: 0 they are two, 3 the same for sure. */
export function likeness(a: Told, b: Told): 0 | 1 | 2 | 3 {
  if (a.bankId !== null && b.bankId !== null) return a.bankId === b.bankId ? 3 : 0
  const [first, second] = [wordsOf(a), wordsOf(b)]
  if (first === second) return 2
  return shareWords(first, second) ? 1 : 0
}

/** The same transfer in another format keeps its causale and its names, not the bank's own phrases. */
function shareWords(first: string, second: string): boolean {
  const codes = [first, second].map((text) => readReferences(text).map(({ digits }) => digits))
  const [own = [], other = []] = codes
  if (own.length > 0 && other.length > 0 && !own.some((code) => other.includes(code))) return false
  const [small, large] = [tellingWords(first), tellingWords(second)].toSorted(
    (a, b) => a.size - b.size,
  )
  if (!small || !large) return false
  if (small.size === 0) return large.size === 0 || first === '' || second === ''
  const shared = [...small].filter((word) => large.has(word)).length
  return shared / small.size >= 0.5
}

/** Without what every transfer says: numbers, names, places. */
function tellingWords(text: string): Set<string> {
  const words = text.split(' ').filter((word) => word !== '')
  return new Set(words.filter((word) => /\d/.test(word) || !isHarmless([word], new Set())))
}

/**
 * Which lines of a file are already on record. Each known line stands for one line of the file: two
 * equal transfers of a day stay two, and the third one of a later file is new.
 */
export function alreadyKnown<Known extends Told>(
  lines: readonly Told[],
  known: readonly Known[],
): (Known | undefined)[] {
  const free = new Set(known)
  const found: (Known | undefined)[] = lines.map(() => undefined)
  const take = (candidatesOf: (line: Told) => Set<Known> | undefined, wanted: 1 | 2 | 3) =>
    lines.forEach((line, index) => {
      if (found[index]) return
      const candidates = candidatesOf(line) ?? new Set()
      for (const candidate of candidates) {
        if (!free.has(candidate)) candidates.delete(candidate)
        else if (likeness(line, candidate) === wanted) {
          free.delete(candidate)
          found[index] = candidate
          return
        }
      }
    })
  // Most lines of a file that comes again are found by their name; only the rest is compared with all.
  const byName = namedBy(known, ({ bankId }) => bankId)
  take(({ bankId }) => (bankId === null ? undefined : byName.get(bankId)), 3)
  const byWords = namedBy(known, wordsOf)
  take((line) => byWords.get(wordsOf(line)), 2)
  take(() => free, 1)
  return found
}

function namedBy<T>(items: readonly T[], nameOf: (item: T) => string | null) {
  const named = new Map<string | null, Set<T>>()
  for (const item of items) {
    const name = nameOf(item)
    named.set(name, (named.get(name) ?? new Set()).add(item))
  }
  return named
}

function wordsOf({ payer, text }: Told): string {
  return plainText(`${payer} ${text}`)
}
