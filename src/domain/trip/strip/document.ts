import { addMonths, type IsoDate, isIsoDate } from '../../dates.ts'
import { failedChecks, type StripKind, stripShapes } from './check-digits.ts'
import type { Misfit } from './misfits.ts'

/** A document and its holder, as read from the machine-readable strip. */
export type TravelDocument = {
  kind: 'passport' | 'card'
  lastName: string
  firstName: string
  number: string
  nationality: string
  birthDate: IsoDate
  expiresOn: IsoDate
}

export type StripProblem = 'shape' | 'digits' | 'dates'
export type ReadDocument =
  | { ok: true; document: TravelDocument }
  | { ok: false; problem: StripProblem }

const unfilled = (text: string) => text.replace(/<+$/, '').replace(/<+/g, ' ').trim()

function kindOf(lines: readonly string[]): StripKind | undefined {
  return (['TD3', 'TD1'] as const).find((kind) => {
    const { lines: count, length } = stripShapes[kind]
    return (
      lines.length === count &&
      lines.every((line) => line.length === length && /^[A-Z0-9<]+$/.test(line))
    )
  })
}

/** Infers the century, which is not printed: births are past, documents are valid for a few years only. */
function dayOf(text: string, isAhead: boolean, today: IsoDate): IsoDate | undefined {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)]
  const century = isAhead ? ['20'] : ['20', '19']
  return century
    .map((hundred) => `${hundred}${year}-${month}-${day}`)
    .find((date) => isIsoDate(date) && (isAhead || date <= today))
}

/** Validates check digits, dates and format from the text alone, whatever program read it from the picture. */
export function readDocument(text: string, today: IsoDate): ReadDocument {
  const lines = text
    .toUpperCase()
    .split('\n')
    .map((line) => line.replace(/\s/g, ''))
  const kind = kindOf(lines)
  const [first = '', second = '', third = ''] = lines
  if (!kind || !/^[PIAC]/.test(first) || (kind === 'TD3') !== first.startsWith('P'))
    return { ok: false, problem: 'shape' }
  if (failedChecks(kind, lines).length > 0) return { ok: false, problem: 'digits' }
  const at =
    kind === 'TD3'
      ? {
          names: first.slice(5),
          number: second.slice(0, 9),
          nationality: second.slice(10, 13),
          birth: second.slice(13, 19),
          expiry: second.slice(21, 27),
        }
      : {
          names: third,
          number: first.slice(5, 14),
          nationality: second.slice(15, 18),
          birth: second.slice(0, 6),
          expiry: second.slice(8, 14),
        }
  const [birthDate, expiresOn] = [dayOf(at.birth, false, today), dayOf(at.expiry, true, today)]
  if (!birthDate || !expiresOn) return { ok: false, problem: 'dates' }
  const [lastName = '', firstName = ''] = at.names.split('<<')
  return {
    ok: true,
    document: {
      kind: kind === 'TD3' ? 'passport' : 'card',
      lastName: unfilled(lastName),
      firstName: unfilled(firstName),
      number: unfilled(at.number).replaceAll(' ', ''),
      nationality: unfilled(at.nationality),
      birthDate,
      expiresOn,
    },
  }
}

/** Names as strips write them: Ä is AE or A, ß is SS, apostrophes and hyphens separate words or are dropped. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Þ: 'TH',
  ı: 'I',
}

function plainWords(name: string, isGerman: boolean): string[] {
  const umlauts = isGerman ? name.replace(/[äöü]/giu, (sign) => `${sign}e`) : name
  return umlauts
    .replace(/[ßÆæŒœØøŁłĐđÞþı]/gu, (sign) => spelled[sign.toUpperCase()] ?? spelled[sign] ?? sign)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’`]/g, '')
    .split(/[^A-Z]+/)
    .filter((word) => word !== '')
}

type Named = { firstName: string; lastName: string }

/**
 * Whether the booked name is the holder's: accents, order and apostrophes are ignored. Further given names may be
 * missing on either side, but at least one given name and one surname must match.
 */
export function isHolder(booked: Named, { firstName, lastName }: Named): boolean {
  const given = plainWords(firstName, false)
  const family = plainWords(lastName, false)
  const joined = [...given, ...family]
  return [false, true].some((isGerman) => {
    const words = plainWords(`${booked.firstName} ${booked.lastName}`, isGerman)
    const isKnown = (word: string) => joined.includes(word) || joined.join('').includes(word)
    const shares = (side: readonly string[]) =>
      side.some((word) => words.includes(word)) || words.join('').includes(side.join(''))
    return words.length > 0 && words.every(isKnown) && shares(given) && shares(family)
  })
}

/** A destination's requirements: months of validity after the return, and whether an identity card is enough. */
export type DocumentRule = { monthsAfterReturn: number; needsPassport: boolean }

/** Derived from the sentence on the trip page; requirements it does not mention are not checked. */
export function documentRule(rules: readonly string[]): DocumentRule {
  const sentence =
    rules.find((rule) => /passaporto|carta d.identit/i.test(rule))?.toLowerCase() ?? ''
  const months = [...sentence.matchAll(/(\d{1,2}|sei|tre) mesi/g)].map(
    ([, count = '']) => inWords[count] ?? Number(count),
  )
  return {
    monthsAfterReturn: /valid/.test(sentence) ? Math.max(0, ...months) : 0,
    needsPassport: sentence !== '' && !/carta d.identit/.test(sentence),
  }
}

const inWords: Readonly<Record<string, number>> = { tre: 3, sei: 6 }

/** Whether a document expires too early for the return or the destination's rule; null if it is valid. */
export function expiryMisfit(
  expiresOn: IsoDate,
  { endDate, rule }: { endDate: IsoDate; rule: Pick<DocumentRule, 'monthsAfterReturn'> },
): 'expired' | 'too_short' | null {
  if (expiresOn < endDate) return 'expired'
  return expiresOn < addMonths(endDate, rule.monthsAfterReturn) ? 'too_short' : null
}

type Traveller = Named & { birthDate: IsoDate | null }

/** What does not match the booking, its return date and the destination; empty if everything matches. */
export function misfitsOf(
  document: TravelDocument,
  traveller: Traveller,
  { endDate, rule }: { endDate: IsoDate; rule: DocumentRule },
): Misfit[] {
  const lasting = expiryMisfit(document.expiresOn, { endDate, rule })
  return [
    ...(isHolder(traveller, document) ? [] : ['name' as const]),
    ...(traveller.birthDate === null || traveller.birthDate === document.birthDate
      ? []
      : ['birth' as const]),
    ...(lasting ? [lasting] : []),
    ...(rule.needsPassport && document.kind === 'card' ? ['card' as const] : []),
  ]
}
