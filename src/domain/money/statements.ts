import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import { readReferences } from './causale.ts'
import { isHarmless } from './transfer-words.ts'

/** The largest file of a bank: a year of a busy account, in the most verbose format. */
export const maxStatementBytes = 64 * 1024 * 1024

/** One line of a bank statement, whatever the file format. */
export type StatementLine = {
  /** The day on which the bank booked it. */
  date: IsoDate
  valueDate: IsoDate | null
  /** Negative for money that left the account. */
  amountCents: Cents
  /** The bank's own id of the entry, if the format has one. */
  bankId: string | null
  /** The sender or recipient; empty if the bank does not separate it from the text. */
  payer: string
  payerIban: string | null
  text: string
}

/** Numbers the lines with the same day and amount from 1, in the order of the file. */
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

/** Only letters and digits, without accents: the part that is equal in two exports of the same line. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
}

type Told = Pick<StatementLine, 'bankId' | 'payer' | 'text'>

/** How certain it is that two lines of one day and amount are the same: 0 different, 3 certainly the same. */
export function likeness(a: Told, b: Told): 0 | 1 | 2 | 3 {
  if (a.bankId !== null && b.bankId !== null) return a.bankId === b.bankId ? 3 : 0
  const [first, second] = [wordsOf(a), wordsOf(b)]
  if (first === second) return 2
  return shareWords(first, second) ? 1 : 0
}

/** In another format, the same transfer keeps its causale and its names, but not the bank's own phrases. */
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

/** The distinctive words (numbers, names, places), without the words that every transfer contains. */
function tellingWords(text: string): Set<string> {
  const words = text.split(' ').filter((word) => word !== '')
  return new Set(words.filter((word) => /\d/.test(word) || !isHarmless([word], new Set())))
}

/**
 * Which lines of a file are already stored. Each known line matches only one line of the file: two equal
 * transfers on one day stay two, and a third one in a later file is new.
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
  // Most lines of a file imported again are found by their id; only the rest is compared with all lines.
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
