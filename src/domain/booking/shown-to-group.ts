import type { WhoGoes } from '../catalogue/departures.ts'
import type { IsoDate } from '../dates.ts'
import { isMinor } from './minors.ts'
import type { StoredTraveller } from './traveller-fields.ts'
import { ageAt } from './travellers.ts'

/** The stored value for a traveller who has consented. */
export const shownMark = 'gruppo-mi-vede'

/** The text beside the question; nothing beyond what it says may be shown. */
export const shownWords =
  'Chi ha confermato la stessa partenza legge qui il tuo nome, senza cognome, da quando la partenza è confermata. Sul sito ti contiamo tra i prenotati di quella data, con l’età del più giovane e del più grande, se siete almeno in tre e di prenotazioni diverse. Nient’altro. È facoltativo e puoi cambiare idea quando vuoi.'

type Aged = Pick<StoredTraveller, 'type' | 'birthDate'>

/** Only adults may be shown: consent cannot be given for a minor. */
export function mayBeShown(person: Aged, departure: IsoDate): boolean {
  return !isMinor(person, departure)
}

export function isShown(
  person: Aged & Pick<StoredTraveller, 'shownToGroup'>,
  departure: IsoDate,
): boolean {
  return person.shownToGroup === shownMark && mayBeShown(person, departure)
}

const fewestPeople = 3
const fewestParties = 2

/**
 * Who travels, as strangers may read it, counted from the travellers who consented. With fewer than three people,
 * or only one party, the ages would identify them; a traveller without a birth date may be a minor and is left out.
 */
export function whoGoes(
  people: readonly (Aged & { party: string })[],
  departure: IsoDate,
): WhoGoes | null {
  const known = people.flatMap(({ party, type, birthDate }) =>
    birthDate && mayBeShown({ type, birthDate }, departure)
      ? [{ party, age: ageAt(birthDate.slice(0, 10), departure) }]
      : [],
  )
  const parties = new Set(known.map(({ party }) => party))
  if (known.length < fewestPeople || parties.size < fewestParties) return null
  const ages = known.map(({ age }) => age)
  return { people: known.length, youngest: Math.min(...ages), oldest: Math.max(...ages) }
}

/** Sorted alphabetically, because the order of booking would reveal who belongs together. */
export function fellowNames(
  people: readonly (Aged & Pick<StoredTraveller, 'firstName'>)[],
  departure: IsoDate,
): string[] {
  return people
    .filter((person) => mayBeShown(person, departure))
    .map(({ firstName }) => firstName.trim())
    .filter((name) => name !== '')
    .toSorted((one, other) => one.localeCompare(other, 'it'))
}
