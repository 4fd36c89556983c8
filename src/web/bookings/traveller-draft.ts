import { type ExtraChoice, isExtraChoices } from '../../domain/booking/extras.ts'
import { type AskedField, askedFields } from '../../domain/booking/traveller-fields.ts'
import type { TypedTraveller } from '../../domain/booking/travellers-schema.ts'
import { randomId } from '../browser/random-id.ts'
import { hasTexts } from '../ui/use-draft.ts'

export type TravellerField = AskedField

/** One submission id per draft: whatever is sent twice makes one booking. */
export type BookingDraft = {
  submissionId: string
  travellers: TypedTraveller[]
  extras: ExtraChoice[]
}

export const emptyTraveller = Object.fromEntries(
  askedFields.map((name) => [name, '']),
) as TypedTraveller

export function newDraft(): BookingDraft {
  return { submissionId: randomId(), travellers: [emptyTraveller], extras: [] }
}

export function draftKey(token: string): string {
  return `booking_draft_${token}`
}

/** Whoever began before a field was asked goes on all the same: it is only empty. */
export function isBookingDraft(value: unknown): value is StoredDraft {
  const draft = value as Partial<StoredDraft> | null
  return (
    typeof draft?.submissionId === 'string' &&
    Array.isArray(draft.travellers) &&
    draft.travellers.length > 0 &&
    draft.travellers.every((traveller) =>
      hasTexts({ ...emptyTraveller, ...traveller }, askedFields),
    )
  )
}

type StoredDraft = {
  submissionId: string
  travellers: Partial<TypedTraveller>[]
  extras?: unknown
}

export function completeDraft({ submissionId, travellers, extras }: StoredDraft): BookingDraft {
  return {
    submissionId,
    extras: isExtraChoices(extras) ? extras : [],
    travellers: travellers.map((traveller) => ({ ...emptyTraveller, ...traveller })),
  }
}
