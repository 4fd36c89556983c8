import { type IsoDate, isIsoDate, isoDate, yearOf } from '../dates.ts'
import { requiredFields } from './traveller-fields.ts'

export const travellerTexts = {
  contactMissing: {
    title: 'Dati mancanti',
    description: 'Email e telefono sono obbligatori per il primo viaggiatore',
  },
  fieldsMissing: {
    title: 'Dati incompleti',
    description: 'Completa tutti i campi obbligatori per tutti i viaggiatori',
  },
  birthDateInvalid: 'Inserisci una data di nascita valida (GG/MM/AAAA)',
  birthDateFuture: 'La data di nascita non può essere nel futuro',
} as const

export const birthDatePlaceholder = 'GG/MM/AAAA'
export const birthDateMaxLength = 10
export const maxTravellers = 10
export const largestGroup = `Un gruppo ha al massimo ${maxTravellers} persone: per gruppi più grandi scrivici.`
const oldestBirthYear = 1900

/** `Viaggiatore Principale`, then `Viaggiatore 2` and so on. The index counts from 0. */
export function travellerTitle(index: number): string {
  return index === 0 ? 'Viaggiatore Principale' : `Viaggiatore ${index + 1}`
}

/** A typed separator closes its group: `5/` becomes `05/`, `12/` stays. */
function closeGroup(text: string): string {
  const group = text.slice(text.lastIndexOf('/') + 1)
  if (text.length > 5 || group.length === 0) return text
  return group.length === 1 ? `${text.slice(0, -1)}0${group}/` : `${text}/`
}

function addDigit(text: string, digit: string): string {
  if (text.length >= birthDateMaxLength) return text
  return text.length === 2 || text.length === 5 ? `${text}/${digit}` : `${text}${digit}`
}

/** Digits with the slashes put in, at most 10 characters. */
export function maskBirthDate(typed: string): string {
  let text = ''
  for (const character of typed.trimStart()) {
    if (/\d/.test(character)) text = addDigit(text, character)
    else if (/[/.\-\s]/.test(character)) text = closeGroup(text)
  }
  return text
}

/**
 * The text in the field after every change. Keys are helped with the slashes; what arrives at
 * once is left as it is, because only the exact pattern is accepted and nobody guesses for it.
 */
export function typedBirthDate(before: string, now: string): string {
  const isOneKey = now.length === before.length + 1 && now.startsWith(before)
  return isOneKey ? maskBirthDate(now) : now.trim().slice(0, birthDateMaxLength)
}

export type BirthDateResult =
  | { ok: true; date: IsoDate }
  | { ok: false; reason: 'format' | 'calendar' | 'future' }

/** Exactly dd/mm/yyyy, a day that exists, not after today. */
export function parseBirthDate(text: string, today: IsoDate): BirthDateResult {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  if (!match) return { ok: false, reason: 'format' }
  const date = isoDate(Number(match[3]), Number(match[2]), Number(match[1]))
  return date === undefined ? { ok: false, reason: 'calendar' } : checkBirthDate(date, today)
}

/** The day, or null while nothing valid is typed: such a traveller counts as an adult. */
export function typedBirthDateOrNull(text: string, today: IsoDate): IsoDate | null {
  const result = parseBirthDate(text, today)
  return result.ok ? result.date : null
}

/** The same rule for a day that arrives as YYYY-MM-DD. */
export function checkBirthDate(date: string, today: IsoDate): BirthDateResult {
  if (!isIsoDate(date) || yearOf(date) < oldestBirthYear) return { ok: false, reason: 'calendar' }
  return date > today ? { ok: false, reason: 'future' } : { ok: true, date }
}

export function birthDateMessage(reason: 'format' | 'calendar' | 'future'): string {
  return reason === 'future' ? travellerTexts.birthDateFuture : travellerTexts.birthDateInvalid
}

/** Stored at noon UTC, so that no time zone can move it to a neighbouring day. */
export function birthDateToStored(date: IsoDate): string {
  return `${date}T12:00:00.000Z`
}

export function birthDateFromStored(stored: string | null | undefined): IsoDate | null {
  const day = stored?.slice(0, 10)
  return isIsoDate(day) ? day : null
}

/** Whole years on that day. Someone born on 29 February has the birthday on 1 March in other years. */
export function ageAt(birthDate: IsoDate, day: IsoDate): number {
  const years = yearOf(day) - yearOf(birthDate)
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Who is younger on the day of departure than the trip takes; a birth date that nobody knows is no reason. */
export function isTooYoung(
  birthDate: IsoDate | null | undefined,
  departure: IsoDate,
  smallest: number | null | undefined,
): boolean {
  return !!birthDate && !!smallest && ageAt(birthDate, departure) < smallest
}

export function tooYoungText(smallest: number): string {
  return `Questo viaggio è dai ${smallest} anni compiuti alla partenza`
}

export type TravellerFields = {
  firstName: string
  lastName: string
  address: string
  passportNumber: string
  email?: string | null
  phone?: string | null
}

function isBlank(value: string | null | undefined): boolean {
  return !value?.trim()
}

/** The first thing that is missing on the form, in the order in which the form complains. */
export function missingTravellerData(
  travellers: readonly TravellerFields[],
): 'contactMissing' | 'fieldsMissing' | undefined {
  const first = travellers[0]
  if (!first || isBlank(first.email) || isBlank(first.phone)) return 'contactMissing'
  const incomplete = travellers.some((traveller) =>
    requiredFields.some((field) => isBlank(traveller[field])),
  )
  return incomplete ? 'fieldsMissing' : undefined
}

/** The last remaining traveller cannot be removed, nor can the first. */
export function canRemoveTraveller(index: number, count: number): boolean {
  return index > 0 && count > 1
}
