import type { TypedTraveller } from '../../domain/booking/travellers-schema.ts'
import { randomId } from '../browser/random-id.ts'
import { hasTexts } from '../ui/use-draft.ts'

/** The order on the form. */
export const travellerFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'passportNumber',
  'address',
] as const satisfies readonly (keyof TypedTraveller)[]

export type TravellerField = (typeof travellerFields)[number]

/** One submission id per draft: whatever is sent twice makes one booking. */
export type BookingDraft = { submissionId: string; travellers: TypedTraveller[] }

export const emptyTraveller: TypedTraveller = {
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

export function isBookingDraft(value: unknown): value is BookingDraft {
  const draft = value as Partial<BookingDraft> | null
  return (
    typeof draft?.submissionId === 'string' &&
    Array.isArray(draft.travellers) &&
    draft.travellers.length > 0 &&
    draft.travellers.every((traveller) => hasTexts(traveller, travellerFields))
  )
}
