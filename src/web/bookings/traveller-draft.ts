import { type ExtraChoice, isExtraChoices } from '../../domain/booking/extras.ts'
import { type AskedField, askedFields } from '../../domain/booking/traveller-fields.ts'
import type { TypedTraveller } from '../../domain/booking/travellers-schema.ts'
import { randomId } from '../browser/random-id.ts'
import { tabStore } from '../browser/storage.ts'
import { hasTexts, readDraft, removeDraft } from '../ui/use-draft.ts'

export type TravellerField = AskedField

/** One submission id per draft, so that a draft sent twice makes one booking. */
export type BookingDraft = {
  submissionId: string
  travellers: TypedTraveller[]
  extras: ExtraChoice[]
}

export const emptyTraveller = Object.fromEntries(
  askedFields.map((name) => [name, '']),
) as TypedTraveller

function newDraft(): BookingDraft {
  return { submissionId: randomId(), travellers: [emptyTraveller], extras: [] }
}

export function draftKey(token: string): string {
  return `booking_draft_${token}`
}

/** A draft begun before a field was added is still accepted: the field is only empty. */
function isBookingDraft(value: unknown): value is StoredDraft {
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

function completeDraft({ submissionId, travellers, extras }: StoredDraft): BookingDraft {
  return {
    submissionId,
    extras: isExtraChoices(extras) ? extras : [],
    travellers: travellers.map((traveller) => ({ ...emptyTraveller, ...traveller })),
  }
}

/** The key under which the tab stores the token of the draft that lost its link. */
const endedLinkKey = 'booking_draft_ended'

/** The link expired while its form was being filled in: the next link in this tab takes over the draft. */
export function leaveToNextLink(token: string): void {
  if (readDraft(draftKey(token), isBookingDraft)) tabStore.write(endedLinkKey, token)
}

/**
 * What was typed for this link; otherwise what was typed for the expired one, with a new submission id;
 * otherwise an empty draft.
 */
export function draftToBeginWith(token: string): { draft: BookingDraft; isTakenOver: boolean } {
  const own = readDraft(draftKey(token), isBookingDraft)
  if (own) return { draft: completeDraft(own), isTakenOver: false }
  const ended = tabStore.read(endedLinkKey)
  const left = ended === null ? undefined : readDraft(draftKey(ended), isBookingDraft)
  if (ended === null || !left) return { draft: newDraft(), isTakenOver: false }
  const draft = { ...completeDraft(left), submissionId: randomId() }
  tabStore.writeJson(draftKey(token), draft)
  removeDraft(draftKey(ended))
  tabStore.remove(endedLinkKey)
  return { draft, isTakenOver: true }
}
