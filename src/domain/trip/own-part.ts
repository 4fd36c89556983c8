import {
  type ExtraField,
  extraFields,
  type StoredTraveller,
  travellerFields,
} from '../booking/traveller-fields.ts'

/** The data every traveller must enter before tickets can be issued. */
const needed = ['birthDate', 'passportNumber', 'address'] as const

export type OwnField = (typeof needed)[number] | ExtraField

/** The fields of a traveller's own form, in order. */
export const ownFields: readonly OwnField[] = [...needed, ...extraFields]

/** The names of the missing fields; empty if complete. */
export function missingOf(person: StoredTraveller): string[] {
  return needed.filter((name) => !person[name]).map((name) => travellerFields[name].word)
}

/** The fields already filled in. Values are not shown, because the seat may have a new traveller by now. */
export function filledOf(person: StoredTraveller): OwnField[] {
  return ownFields.filter((name) => Boolean(person[name]))
}

/** Invitation mails per day: from one party, and to one mailbox. */
export const invitationAllowance = { booking: 10, mailbox: 3 } as const

/** The prefix of an invitation's key; the key works once, and only after a click on the button. */
export const invitationMark = 'i-'
