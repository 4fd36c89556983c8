import { mailboxOf } from '../mail-allowance.ts'
import { phoneKey } from './holding.ts'

type Named = { firstName: string; lastName: string }
type Party = { travelers: readonly Named[]; contactEmail: string; contactPhone: string }

/** A key to compare names: capitals, accents and extra spaces do not matter. */
export function nameKey({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The same contact and at least one traveller in common: probably the same booking sent twice. */
export function isSameParty(one: Party, other: Party): boolean {
  const isSameContact =
    mailboxOf(one.contactEmail) === mailboxOf(other.contactEmail) ||
    phoneKey(one.contactPhone) === phoneKey(other.contactPhone)
  if (!isSameContact) return false
  return sharesPeople(one.travelers, other.travelers)
}

export function sharesPeople(some: readonly Named[], others: readonly Named[]): boolean {
  const names = new Set(some.map(nameKey))
  return others.some((person) => names.has(nameKey(person)))
}
