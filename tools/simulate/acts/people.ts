import type { Dice } from '../dice.ts'

type Person = { firstName: string; lastName: string; email: string; phone: string; address: string }

const names = [
  ['Giulia', 'Rossi'],
  ['Marco', 'Bianchi'],
  ['Sara', 'Conti'],
  ['Luca', 'Ricci'],
  ['Elena', 'Greco'],
  ['Paolo', 'Ferrari'],
  ['Anna', 'Esposito'],
  ['Davide', 'Romano'],
] as const

/** The customers of one agency: few, so that the same ones return. */
export const customers: readonly Person[] = names.map(([firstName, lastName], index) => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  phone: `+39 333 000 ${String(1000 + index)}`,
  address: `10.1.0.${index + 1}`,
}))

/** The coordinator of the groups. */
export const leader = 'Sara Conti'

export function aCustomer(dice: Dice): Person {
  return dice.oneOf(customers) as Person
}

/** The customer, friends and sometimes a child. */
export function aParty(dice: Dice, customer: Person) {
  const people = 1 + dice.roll(4)
  return partyOf(customer, people, people > 1 && dice.onceIn(3))
}

/** The customer and friends, `people` in all; the last may be a child. */
export function partyOf(customer: Person, people: number, withChild = false) {
  return Array.from({ length: people }, (_, index) => {
    const isChild = withChild && index === people - 1
    return {
      firstName: index === 0 ? customer.firstName : `Amico${'abcdefgh'.charAt(index)}`,
      lastName: customer.lastName,
      birthDate: isChild ? '2020-05-20' : '1990-05-20',
      address: 'Via Roma 1, Ancona',
      passportNumber: `YA${String(1_000_000 + index)}`,
      email: index === 0 ? customer.email : null,
      phone: index === 0 ? customer.phone : null,
      type: isChild ? ('child' as const) : ('adult' as const),
    }
  })
}

/** Usually nothing; sometimes a single room or the boat trip, which has too few places. */
export function someExtras(dice: Dice): { id: string; units: number }[] {
  if (!dice.onceIn(3)) return []
  return ['camera-singola', 'gita']
    .map((id) => ({ id, units: dice.roll(3) }))
    .filter(({ units }) => units > 0)
}
