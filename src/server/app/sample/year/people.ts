import { sampleMailDomain } from '../../../../domain/office/sample.ts'
import { type Random, randomInt } from '../../../../domain/random.ts'

const firstNames = [
  'Giulia',
  'Marco',
  'Sara',
  'Luca',
  'Elena',
  'Paolo',
  'Anna',
  'Davide',
  'Chiara',
  'Matteo',
  'Francesca',
  'Andrea',
  'Martina',
  'Simone',
  'Valentina',
  'Stefano',
  'Ilaria',
  'Nicola',
  'Alessia',
  'Giorgio',
  'Silvia',
  'Pietro',
  'Laura',
  'Tommaso',
  'Beatrice',
  'Enrico',
] as const

const lastNames = [
  'Rossi',
  'Bianchi',
  'Conti',
  'Ricci',
  'Greco',
  'Ferrari',
  'Esposito',
  'Romano',
  'Gallo',
  'Costa',
  'Fontana',
  'Moretti',
  'Barbieri',
  'Lombardi',
  'Marino',
  'Rinaldi',
  'Caruso',
  'Ferrara',
  'Santoro',
  'Mariani',
  'Rizzo',
  'Villa',
  'Serra',
  'Pellegrini',
  'Longo',
  'Fabbri',
] as const

const towns = [
  'Ancona',
  'Bologna',
  'Torino',
  'Padova',
  'Bari',
  'Genova',
  'Perugia',
  'Lecce',
] as const

export type Customer = {
  firstName: string
  lastName: string
  name: string
  email: string
  phone: string
  /** The network address that the customer uses. */
  address: string
}

const pick = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[randomInt(random, 0, items.length - 1)] ?? items[0]

/** A new customer: the number distinguishes two with the same name. */
export function aCustomer(random: Random, number: number): Customer {
  const firstName = pick(random, firstNames)
  const lastName = pick(random, lastNames)
  return {
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `${firstName}.${lastName}.${number}@${sampleMailDomain}`.toLowerCase(),
    phone: `+39 333 000 ${String(1000 + number)}`,
    address: `10.${1 + (number >> 8)}.${number & 255}.7`,
  }
}

/** The customer and companions, with the data that a booking form asks for. */
export function aParty(random: Random, customer: Customer, people: number) {
  const withChild = people > 2 && random() < 0.4
  const street = `Via ${pick(random, lastNames)} ${randomInt(random, 1, 90)}, ${pick(random, towns)}`
  return Array.from({ length: people }, (_, index) => {
    const isChild = withChild && index === people - 1
    const birthYear = isChild ? randomInt(random, 2017, 2020) : randomInt(random, 1958, 2000)
    return {
      firstName: index === 0 ? customer.firstName : pick(random, firstNames),
      lastName: index === 0 || isChild ? customer.lastName : pick(random, lastNames),
      birthDate: `${birthYear}-0${randomInt(random, 1, 9)}-1${randomInt(random, 0, 9)}`,
      address: street,
      passportNumber: `YA${String(randomInt(random, 1_000_000, 9_999_999))}`,
      email: index === 0 ? customer.email : null,
      phone: index === 0 ? customer.phone : null,
      type: isChild ? ('child' as const) : ('adult' as const),
    }
  })
}
