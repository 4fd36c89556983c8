import { and, asc, eq, ne, sql, sum } from 'drizzle-orm'
import { paymentStatusLabels } from '../../../domain/booking/booking-texts.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import {
  extraFields,
  fieldsIn,
  type StoredTraveller,
  travellerFields,
} from '../../../domain/booking/traveller-fields.ts'
import { ageAt, birthDateFromStored } from '../../../domain/booking/travellers.ts'
import type { Db } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import { type CsvCell, csvLine } from './csv.ts'

type Column = { heading: string; cell: (person: StoredTraveller, booking: Booking) => CsvCell }
type Booking = typeof travelBookings.$inferSelect

const dayOf = (person: StoredTraveller) => birthDateFromStored(person.birthDate)

/** In the column order that coordinators know. */
const fixed: Column[] = [
  { heading: 'Cognome', cell: ({ lastName }) => lastName },
  { heading: 'Nome', cell: ({ firstName }) => firstName },
  { heading: 'Data di nascita', cell: (person) => ({ day: dayOf(person) }) },
  {
    heading: 'Età alla partenza',
    cell: (person, { startDate }) => {
      const birthDate = dayOf(person)
      return birthDate ? ageAt(birthDate, startDate) : null
    },
  },
  { heading: 'Passaporto', cell: ({ passportNumber }) => passportNumber },
  { heading: 'Indirizzo', cell: ({ address }) => address },
  {
    heading: 'Telefono',
    cell: ({ phone }, { contactPhone }) => ({ phone: phone || contactPhone }),
  },
  { heading: 'Email', cell: ({ email }, { contactEmail }) => email || contactEmail },
  { heading: 'Aeroporto', cell: (_person, { airport }) => airport },
  { heading: 'Prenotazione', cell: (_person, { id }) => bookingReference(id) },
  {
    heading: 'Pagamento',
    cell: (_person, { paymentStatus }) => paymentStatusLabels[paymentStatus],
  },
]

/** Further fields that trips ask for, after the fixed columns. */
const further = extraFields
  .filter((name) => fieldsIn('csv').includes(name))
  .map((name): Column => {
    const { label, kind } = travellerFields[name]
    return {
      heading: label,
      cell: (person) => (kind === 'phone' ? { phone: person[name] } : person[name]),
    }
  })

const columns = [...fixed, ...further]

/** All travellers of a departure, for its coordinators. */
export async function* travellersCsv(db: Db, departureId: string): AsyncGenerator<string> {
  yield csvLine(['N.', ...columns.map(({ heading }) => heading)])
  const bookings = await db
    .select()
    .from(travelBookings)
    .where(travelling(departureId))
    .orderBy(asc(travelBookings.createdAt), asc(travelBookings.id))
  let number = 0
  for (const booking of bookings) {
    for (const person of booking.travelers.map(openTraveller)) {
      number += 1
      yield csvLine([number, ...columns.map(({ cell }) => cell(person, booking))])
    }
  }
}

function travelling(departureId: string) {
  return and(eq(travelBookings.departureId, departureId), ne(travelBookings.status, 'cancelled'))
}

/** The number of people whose data the list contains. */
export async function countTravellers(db: Db, departureId: string): Promise<number> {
  const [row] = await db
    .select({ people: sum(sql`${travelBookings.adultCount} + ${travelBookings.childCount}`) })
    .from(travelBookings)
    .where(travelling(departureId))
  return Number(row?.people ?? 0)
}
