import type { IsoDate } from '../../domain/dates.ts'
import { birthDateMessage, parseBirthDate } from '../../domain/travellers.ts'
import {
  emailSchema,
  type NewTraveller,
  phoneSchema,
  travellerSchema,
} from '../../domain/travellers-schema.ts'
import { randomId } from '../browser/random-id.ts'

/** A traveller as typed; the birth date is still text. */
export type TravellerDraft = {
  firstName: string
  lastName: string
  email: string
  phone: string
  birthDate: string
  passportNumber: string
  address: string
}

export type TravellerField = keyof TravellerDraft
export type TravellerErrors = Partial<Record<TravellerField, string>>

/** The order on the form. */
export const travellerFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'passportNumber',
  'address',
] as const satisfies readonly TravellerField[]

/** One submission id per draft: whatever is sent twice makes one booking. */
export type BookingDraft = { submissionId: string; travellers: TravellerDraft[] }

export const emptyTraveller: TravellerDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthDate: '',
  passportNumber: '',
  address: '',
}

export function newDraft(): BookingDraft {
  return { submissionId: randomId(), travellers: [emptyTraveller] }
}

export function draftKey(token: string): string {
  return `booking_draft_${token}`
}

function isTraveller(value: unknown): value is TravellerDraft {
  const traveller = value as Partial<TravellerDraft> | null
  return travellerFields.every((field) => typeof traveller?.[field] === 'string')
}

export function isBookingDraft(value: unknown): value is BookingDraft {
  const draft = value as Partial<BookingDraft> | null
  return (
    typeof draft?.submissionId === 'string' &&
    Array.isArray(draft.travellers) &&
    draft.travellers.length > 0 &&
    draft.travellers.every(isTraveller)
  )
}

/** The day, or null while nothing valid is typed: such a traveller counts as an adult. */
export function birthDateOf({ birthDate }: TravellerDraft, today: IsoDate): IsoDate | null {
  const result = parseBirthDate(birthDate, today)
  return result.ok ? result.date : null
}

function birthDateError(typed: string, today: IsoDate): string | undefined {
  if (typed === '') return undefined
  const result = parseBirthDate(typed, today)
  return result.ok ? undefined : birthDateMessage(result.reason)
}

/** E-mail and phone are asked of the first traveller only. */
function schemaOf(field: Exclude<TravellerField, 'birthDate'>) {
  if (field === 'email') return emailSchema
  return field === 'phone' ? phoneSchema : travellerSchema.shape[field]
}

function isAsked(field: TravellerField, index: number): boolean {
  return index === 0 || (field !== 'email' && field !== 'phone')
}

export function fieldError(
  field: TravellerField,
  { traveller, index, today }: { traveller: TravellerDraft; index: number; today: IsoDate },
): string | undefined {
  if (!isAsked(field, index)) return undefined
  if (field === 'birthDate') return birthDateError(traveller.birthDate, today)
  return schemaOf(field).safeParse(traveller[field]).error?.issues[0]?.message
}

export function travellerErrors(
  traveller: TravellerDraft,
  index: number,
  today: IsoDate,
): TravellerErrors {
  const errors: TravellerErrors = {}
  for (const field of travellerFields) {
    const error = fieldError(field, { traveller, index, today })
    if (error) errors[field] = error
  }
  return errors
}

export function toNewTraveller(
  traveller: TravellerDraft,
  index: number,
  today: IsoDate,
): NewTraveller {
  const contact = index === 0 ? {} : { email: null, phone: null }
  return { ...traveller, birthDate: birthDateOf(traveller, today), ...contact }
}
