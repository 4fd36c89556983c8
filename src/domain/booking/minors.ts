import type { IsoDate } from '../dates.ts'
import { adultAge } from './pricing.ts'
import type { StoredTraveller } from './traveller-fields.ts'
import { isTooYoung } from './travellers.ts'

/** A minor: a parent fills in the form, and rooms always include an adult of the same party. */
export function isMinor(
  { type, birthDate }: Pick<StoredTraveller, 'type' | 'birthDate'>,
  departure: IsoDate,
): boolean {
  if (type === 'child') return true
  return birthDate !== null && isTooYoung(birthDate.slice(0, 10), departure, adultAge)
}
