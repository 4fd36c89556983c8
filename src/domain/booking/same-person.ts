import { nameKey } from './same-party.ts'

/** As somebody is told from the others of a party; the passport as it reads, or nothing. */
export type Identity = {
  firstName: string
  lastName: string
  birthDate: string | null
  passportNumber: string
}

type IsSame = (was: Identity, is: Identity) => boolean

const hasSameName: IsSame = (was, is) => nameKey(was) === nameKey(is)
const isBornThen: IsSame = (was, is) => was.birthDate?.slice(0, 10) === is.birthDate?.slice(0, 10)

/** A name set right: the passport says that it is the same person, where only one of the party has typed it. */
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
 * Where everybody of the party sat before; null for who was not there. What belongs to a person follows them when
 * somebody before them leaves, and never stays behind for who comes to sit in their place.
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
      // Namesakes of the same day stay where they are.
      seats[seat] = free.includes(seat) ? seat : (free[0] ?? null)
    }
  }
  return seats
}
