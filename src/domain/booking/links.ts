import { spotsText } from '../catalogue/departures.ts'
import { addDays, addMonths, type IsoDate } from '../dates.ts'
import { storedIdsOf } from '../ids.ts'
import { type Random, randomText } from '../random.ts'
import { withoutTrailingSlashes } from '../slashes.ts'
import type { InstalmentShare } from './payment-plan.ts'
import type { PaymentType } from './pricing.ts'

export const linkLifetimes = { adminDays: 30, permanentYears: 100 } as const

export const adminLinkDefaults = {
  childDiscountEnabled: true,
  childDiscountPercentage: 50,
  depositPercentage: 40,
  paymentType: 'deposit',
} as const

/**
 * date: the permanent, free links of the date-based generator. iban: from /generatore.
 * admin: from the form of the administrators. auto: one per catalogue trip for a new IBAN.
 */
export const linkKinds = ['date', 'iban', 'admin', 'auto'] as const
export type LinkKind = (typeof linkKinds)[number]

export type BookingSource = 'link' | 'admin_link'

export const unknownTripText = 'Viaggio sconosciuto'

export const linkTexts = {
  notFound: 'Link di prenotazione non valido',
  missingToken: 'Token di prenotazione non valido',
  expired: 'Questo link di prenotazione è scaduto',
  invalidView: 'Link non valido',
  fieldsMissing: 'Compila tutti i campi obbligatori',
  ibanFirst: 'Seleziona prima un IBAN',
  ibanDeactivated:
    "L'IBAN associato a questo link è stato disattivato ma continua a funzionare per link esistenti.",
} as const

/** Free links and the /booking page count as 'link', links that carry a price as 'admin_link'. */
export function bookingSourceOf(kind: LinkKind): BookingSource {
  return kind === 'date' ? 'link' : 'admin_link'
}

/** `book_1794700800000_k3v9…`. Pass a cryptographic source where the token guards anything. */
export function dateBasedToken(now: Date, random: Random): string {
  return `book_${now.getTime()}_${randomText(random, 16)}`
}

/** The automatic links of a new IBAN have 12 random characters. */
export function autoToken(random: Random): string {
  return randomText(random, 12)
}

/** For /generatore, the admin form and verification links: 24 characters, 124 bits. */
export function adminToken(random: Random): string {
  return randomText(random, 24)
}

export function linkToken(kind: LinkKind, now: Date, random: Random): string {
  if (kind === 'date') return dateBasedToken(now, random)
  return kind === 'auto' ? autoToken(random) : adminToken(random)
}

export function linkExpiry(kind: LinkKind, now: Date): Date {
  const day = now.toISOString().slice(0, 10)
  const expiryDay =
    kind === 'date'
      ? addMonths(day, linkLifetimes.permanentYears * 12)
      : addDays(day, linkLifetimes.adminDays)
  return new Date(`${expiryDay}${now.toISOString().slice(10)}`)
}

export type LinkState = 'valid' | 'expired'

/** A link is valid up to and including its expiry; without one it never expires. */
export function linkState(link: { expiresAt: Date | string | null }, now: Date): LinkState {
  if (link.expiresAt === null) return 'valid'
  return new Date(link.expiresAt).getTime() < now.getTime() ? 'expired' : 'valid'
}

export type DateBasedReuse = { travelIds: string[]; startDate: IsoDate; price: 0 }

/** The properties an existing link must match to be reused by the date-based generator. */
export function dateBasedReuse(travelId: string, startDate: IsoDate): DateBasedReuse {
  return { travelIds: storedIdsOf(travelId), startDate, price: 0 }
}

export type IbanBasedReuse = {
  travelIds: string[]
  startDate: IsoDate
  ibanId: string
  paymentType: PaymentType
  /** Left out if there is no plan. */
  instalments?: readonly InstalmentShare[]
}

/** The same for the IBAN-based generator; a reused link keeps its price and must have the same plan. */
export function ibanBasedReuse(
  travelId: string,
  startDate: IsoDate,
  ibanId: string,
  paymentType: PaymentType,
  instalments: readonly InstalmentShare[] | null = null,
): IbanBasedReuse {
  const terms = { travelIds: storedIdsOf(travelId), startDate, ibanId, paymentType }
  return instalments ? { ...terms, instalments } : terms
}

/** The dates of an automatic link: two months from today, for one week. */
export function autoLinkDates(today: IsoDate): { startDate: IsoDate; endDate: IsoDate } {
  const startDate = addMonths(today, 2)
  return { startDate, endDate: addDays(startDate, 7) }
}

export function bookingLinkAddress(origin: string, token: string): string {
  return `${withoutTrailingSlashes(origin)}/#/prenotazione/${encodeURIComponent(token)}`
}

export function verificationLinkAddress(origin: string, token: string): string {
  return `${withoutTrailingSlashes(origin)}/#/passport-verification?token=${encodeURIComponent(token)}`
}

/** A note about free spots was true only when the link was made; pages show today's number instead. */
export function isSpotsNote(note: string): boolean {
  return /^\d+ post[oi] disponibil[ei]$/.test(note.trim())
}

export function defaultSpecialNotes(spots: number): string {
  return spotsText(spots)
}

/** The first 6 characters of the id, in capitals. */
export function linkReference(id: string): string {
  return id.slice(0, 6).toUpperCase()
}
