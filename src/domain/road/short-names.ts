type Person = { key: string; firstName: string; lastName: string }

const unnamed = 'Viaggiatore'

const firstNameOf = ({ firstName }: Person) => firstName.trim() || unnamed
const lastNameOf = ({ lastName }: Person) => lastName.trim().replace(/\s+/g, ' ')
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * First names; people with the same one are told apart by as much of their surname as it takes ('Martina F.'), and
 * only people whose whole name is the same by a number.
 */
export function shortNamesOf(people: readonly Person[]): Map<string, string> {
  return new Map(people.map((person) => [person.key, shortName(person, people)]))
}

function shortName(person: Person, people: readonly Person[]): string {
  const alike = people.filter((one) => isSame(firstNameOf(one), firstNameOf(person)))
  const surname = lastNameOf(person)
  const isNamesake = (one: Person) => isSame(lastNameOf(one), surname)
  const others = alike.filter((one) => !isNamesake(one)).map(lastNameOf)
  const namesakes = alike.filter(isNamesake)
  const number = namesakes.length > 1 ? namesakes.indexOf(person) + 1 : ''
  const part = others.length > 0 ? startOfSurname(surname, others) : ''
  return [firstNameOf(person), part, number].filter(Boolean).join(' ')
}

/** The shortest start with which none of the others begins: `F.`, `De L.`; the whole surname if there is none. */
function startOfSurname(surname: string, others: readonly string[]): string {
  const letters = [...surname]
  const starts = letters.map((_, index) => letters.slice(0, index + 1).join(''))
  const own = starts.find(
    (start) => /\p{L}$/u.test(start) && !others.some((other) => beginsWith(other, start)),
  )
  return own === undefined || own === surname ? surname : `${own}.`
}

function beginsWith(surname: string, start: string): boolean {
  return surname.toLowerCase().startsWith(start.toLowerCase())
}
