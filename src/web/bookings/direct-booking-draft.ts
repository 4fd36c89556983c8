import type { UseFormReturn } from 'react-hook-form'
import type { DirectBooking } from '../../domain/booking/direct-booking-schema.ts'
import { isExtraChoices } from '../../domain/booking/extras.ts'
import { isIsoDate, isoDate } from '../../domain/dates.ts'
import { tripIdOf } from '../../domain/ids.ts'
import { airportChoices } from '../browser/airports.ts'
import { randomId } from '../browser/random-id.ts'
import { hasTexts } from '../ui/use-draft.ts'

export type DirectBookingForm = UseFormReturn<DirectBooking>

export const newPerson: DirectBooking['travellers'][number] = {
  firstName: '',
  lastName: '',
  type: 'adult',
  birthDate: '',
}

const draftTexts = [
  'tripId',
  'startDate',
  'airport',
  'otherAirport',
  'submissionId',
  'email',
  'phone',
] as const

export function isDirectBookingDraft(value: unknown): value is DirectBooking {
  const draft = value as Partial<DirectBooking> | null
  return (
    hasTexts(value, draftTexts) &&
    Array.isArray(draft?.travellers) &&
    draft.travellers.length > 0 &&
    draft.travellers.every((person) =>
      hasTexts(person, ['firstName', 'lastName', 'type', 'birthDate']),
    )
  )
}

/** Reads `2026-10-09`, or `09/10/2026` as the pages write it. */
function dayFrom(text: string): string {
  const day = text.slice(0, 10)
  if (isIsoDate(day)) return day
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(day) ?? []
  return isoDate(Number(year), Number(month), Number(date)) ?? ''
}

/** An airport that is no longer offered has to be chosen again. */
function airportFrom(text = ''): string {
  const wanted = text.trim().toLowerCase()
  return airportChoices().find((airport) => airport.toLowerCase() === wanted) ?? ''
}

/** The address takes precedence over what was typed before; a trip that is no longer offered is dropped. */
export function prefilledDraft(
  search: URLSearchParams,
  kept: DirectBooking | undefined,
  offered: readonly string[],
): DirectBooking {
  const ifOffered = (name = '') => offered.find((id) => id === tripIdOf(name))
  const keptId = ifOffered(kept?.tripId)
  const tripId = ifOffered(search.get('destination') ?? '') ?? keptId
  const isSameTrip = tripId !== undefined && tripId === keptId
  return {
    tripId: tripId ?? '',
    startDate: dayFrom(search.get('date') ?? '') || (isSameTrip ? (kept?.startDate ?? '') : ''),
    airport: airportFrom(search.get('airport') ?? '') || airportFrom(kept?.airport),
    otherAirport: kept?.otherAirport ?? '',
    submissionId: kept?.submissionId ?? randomId(),
    email: kept?.email ?? '',
    phone: kept?.phone ?? '',
    travellers: kept?.travellers ?? [newPerson],
    extras: isSameTrip && isExtraChoices(kept?.extras) ? kept.extras : [],
  }
}
