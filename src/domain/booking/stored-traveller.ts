import {
  type Forgetting,
  forgettings,
  type TravellerFieldDescription,
  type TravellerPlace,
} from './field-description.ts'
import {
  describeField,
  type FieldIn,
  fieldsIn,
  type StoredTraveller,
  travellerFieldNames,
} from './traveller-fields.ts'

/** The fields of a traveller that are shown in that place. */
export function travellerIn<P extends TravellerPlace>(
  place: P,
  person: StoredTraveller,
): Pick<StoredTraveller, FieldIn<P>> {
  const shown = fieldsIn(place).map((name) => [name, person[name]])
  return Object.fromEntries(shown) as Pick<StoredTraveller, FieldIn<P>>
}

/** The default values, for rows stored before a field existed. */
export const blankTraveller = Object.fromEntries(
  travellerFieldNames.map((name) => [
    name,
    name === 'type' ? 'adult' : name === 'birthDate' ? null : '',
  ]),
) as StoredTraveller

/** The traveller without the values erased at that stage. */
export function forgetTraveller(person: StoredTraveller, when: Forgetting): StoredTraveller {
  const gone = travellerFieldNames.filter((name) => isGone(describeField(name).forgotten, when))
  return { ...person, ...Object.fromEntries(gone.map((name) => [name, describeField(name).left])) }
}

function isGone(forgotten: TravellerFieldDescription['forgotten'], when: Forgetting): boolean {
  if (typeof forgotten !== 'string') return false
  return forgettings.indexOf(forgotten) <= forgettings.indexOf(when)
}

/** The fields whose erasure is not defined. */
export function withoutForgetting(
  fields: Readonly<Record<string, Partial<TravellerFieldDescription>>>,
): string[] {
  return Object.keys(fields).filter((name) => {
    const forgotten = fields[name]?.forgotten
    return typeof forgotten === 'string' ? !forgettings.includes(forgotten) : !forgotten?.never
  })
}
