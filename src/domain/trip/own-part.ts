import { type StoredTraveller, travellerFields } from '../booking/traveller-fields.ts'

/** What every traveller has to say of themselves before tickets can be issued. */
const needed = ['birthDate', 'passportNumber', 'address'] as const

/** In words; empty: done. */
export function missingOf(person: StoredTraveller): string[] {
  return needed.filter((name) => !person[name]).map((name) => travellerFields[name].word)
}
