import {
  type ExtraField,
  extraFields,
  type StoredTraveller,
  travellerFields,
} from '../booking/traveller-fields.ts'

/** What every traveller has to say of themselves before tickets can be issued. */
const needed = ['birthDate', 'passportNumber', 'address'] as const

export type OwnField = (typeof needed)[number] | ExtraField

/** What somebody enters in their own part, in the order of the form. */
export const ownFields: readonly OwnField[] = [...needed, ...extraFields]

/** In words; empty: done. */
export function missingOf(person: StoredTraveller): string[] {
  return needed.filter((name) => !person[name]).map((name) => travellerFields[name].word)
}

/** What is there already. The values themselves are shown to nobody: who sits there may be another one by now. */
export function filledOf(person: StoredTraveller): OwnField[] {
  return ownFields.filter((name) => Boolean(person[name]))
}

/** Mails of invitations in a day: from one party, and to one mailbox. */
export const invitationAllowance = { booking: 10, mailbox: 3 } as const

/** How the key of an invitation begins: it lets in once, and only who presses. */
export const invitationMark = 'i-'
