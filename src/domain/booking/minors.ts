import type { IsoDate } from '../dates.ts'
import { adultAge } from './pricing.ts'
import type { StoredTraveller } from './traveller-fields.ts'
import { isTooYoung } from './travellers.ts'

/** Somebody for whom a parent fills in, and who never sleeps without an adult of the party. */
export function isMinor(
  { type, birthDate }: Pick<StoredTraveller, 'type' | 'birthDate'>,
  departure: IsoDate,
): boolean {
  if (type === 'child') return true
  return birthDate !== null && isTooYoung(birthDate.slice(0, 10), departure, adultAge)
}
