import { type Airport, airports } from '../../domain/airports.ts'
import { formatDate, type IsoDate, isIsoDate, isoDate } from '../../domain/dates.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { emailSchema, phoneSchema, simpleTravellerSchema } from '../../domain/travellers-schema.ts'
import type { StoredTraveller } from '../checkout/direct-booking.ts'

/** What is chosen and typed on /booking. */
export type TripBookingDraft = {
  tripId: string
  startDate: string
  airport: string
  email: string
  phone: string
  travellers: StoredTraveller[]
}

export type TripBookingErrors = Partial<Record<string, string>>

export const tripBookingDraftKey = 'booking_draft'
export const newPerson: StoredTraveller = { firstName: '', lastName: '', type: 'adult' }

export function isTripBookingDraft(value: unknown): value is TripBookingDraft {
  const draft = value as Partial<TripBookingDraft> | null
  const texts = [draft?.tripId, draft?.startDate, draft?.airport, draft?.email, draft?.phone]
  return (
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(draft?.travellers) &&
    draft.travellers.length > 0
  )
}

/** `2026-10-09`, or `09/10/2026` as the pages write it. */
function dayFrom(text: string): string {
  const day = text.slice(0, 10)
  if (isIsoDate(day)) return day
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(day) ?? []
  return isoDate(Number(year), Number(month), Number(date)) ?? ''
}

function airportFrom(text: string): Airport | '' {
  return airports.find((airport) => airport.toLowerCase() === text.trim().toLowerCase()) ?? ''
}

/** What the address says wins over what was typed before. */
export function prefilledDraft(
  search: URLSearchParams,
  kept: TripBookingDraft | undefined,
): TripBookingDraft {
  const tripId = resolvePublicTripId(search.get('destination') ?? '')
  const isSameTrip = tripId === undefined || tripId === kept?.tripId
  return {
    tripId: tripId ?? kept?.tripId ?? '',
    startDate: dayFrom(search.get('date') ?? '') || (isSameTrip ? (kept?.startDate ?? '') : ''),
    airport: airportFrom(search.get('airport') ?? '') || (kept?.airport ?? ''),
    email: kept?.email ?? '',
    phone: kept?.phone ?? '',
    travellers: kept?.travellers ?? [newPerson],
  }
}

type Check = { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } }

function problemOf(schema: Check, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

/** The name under which the field of a traveller is known on the form. */
export function personField(index: number, field: 'firstName' | 'lastName'): string {
  return `${field}-${index}`
}

/** Every field that is not right yet, by its name. */
export function tripBookingErrors(draft: TripBookingDraft): TripBookingErrors {
  const found: TripBookingErrors = {
    tripId: draft.tripId ? undefined : 'Scegli il viaggio',
    startDate: draft.startDate ? undefined : 'Scegli la partenza',
    airport: draft.airport ? undefined : "Scegli l'aeroporto",
    email: problemOf(emailSchema, draft.email),
    phone: problemOf(phoneSchema, draft.phone),
  }
  draft.travellers.forEach((person, index) => {
    for (const field of ['firstName', 'lastName'] as const) {
      const schema = simpleTravellerSchema.shape[field]
      found[personField(index, field)] = problemOf(schema, person[field])
    }
  })
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message))
}

export function departureText(startDate: IsoDate, endDate: IsoDate): string {
  return `${formatDate(startDate)} - ${formatDate(endDate)}`
}
