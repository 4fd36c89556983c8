import { nameKey } from './same-party.ts'

/** What identifies a traveller within a party; the passport number unencrypted, or empty. */
export type Identity = {
  firstName: string
  lastName: string
  birthDate: string | null
  passportNumber: string
}

type IsSame = (was: Identity, is: Identity) => boolean

const hasSameName: IsSame = (was, is) => nameKey(was) === nameKey(is)
const isBornThen: IsSame = (was, is) => was.birthDate?.slice(0, 10) === is.birthDate?.slice(0, 10)

/** For corrected names: an equal passport number means the same person, if unique in the party. */
function hasOwnPassport(before: readonly Identity[], after: readonly Identity[]): IsSame {
  const isOnly = (people: readonly Identity[], number: string) =>
    people.filter(({ passportNumber }) => passportNumber === number).length === 1
  return (was, { passportNumber }) =>
    passportNumber !== '' &&
    was.passportNumber === passportNumber &&
    isOnly(before, passportNumber) &&
    isOnly(after, passportNumber)
}

/**
 * The previous seat of each member of the party; null for new members. A person's data thus follows them when
 * someone in an earlier seat leaves, and is never passed on to the person who takes over their seat.
 */
export function seatsBefore(
  before: readonly Identity[],
  after: readonly Identity[],
): (number | null)[] {
  const seats: (number | null)[] = after.map(() => null)
  const rules: IsSame[] = [
    (was, is) => hasSameName(was, is) && isBornThen(was, is),
    hasSameName,
    hasOwnPassport(before, after),
  ]
  for (const isSame of rules) {
    for (const [seat, is] of after.entries()) {
      if (seats[seat] !== null) continue
      const free = before.flatMap((was, at) => (!seats.includes(at) && isSame(was, is) ? [at] : []))
      // People with the same name and birth date keep their seats.
      seats[seat] = free.includes(seat) ? seat : (free[0] ?? null)
    }
  }
  return seats
}
