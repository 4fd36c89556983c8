import { and, asc, eq, ne, sql, sum } from 'drizzle-orm'
import { paymentStatusLabels } from '../../../domain/booking/booking-texts.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { ageAt, birthDateFromStored } from '../../../domain/booking/travellers.ts'
import type { Db } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { openField } from '../../platform/db/sealed-fields.ts'
import { csvLine } from './csv.ts'

const header = [
  'N.',
  'Cognome',
  'Nome',
  'Data di nascita',
  'Età alla partenza',
  'Passaporto',
  'Indirizzo',
  'Telefono',
  'Email',
  'Aeroporto',
  'Prenotazione',
  'Pagamento',
]

/** Everybody who travels on a departure, for its coordinators. */
export async function* travellersCsv(db: Db, departureId: string): AsyncGenerator<string> {
  yield csvLine(header)
  const bookings = await db
    .select()
    .from(travelBookings)
    .where(travelling(departureId))
    .orderBy(asc(travelBookings.createdAt))
  let number = 0
  for (const booking of bookings) {
    for (const person of booking.travelers) {
      number += 1
      const birthDate = birthDateFromStored(person.birthDate)
      yield csvLine([
        number,
        person.lastName,
        person.firstName,
        { day: birthDate },
        birthDate ? ageAt(birthDate, booking.startDate) : null,
        openField(person.passportNumber),
        person.address,
        { phone: person.phone || booking.contactPhone },
        person.email || booking.contactEmail,
        booking.airport,
        bookingReference(booking.id),
        paymentStatusLabels[booking.paymentStatus],
      ])
    }
  }
}

function travelling(departureId: string) {
  return and(eq(travelBookings.departureId, departureId), ne(travelBookings.status, 'cancelled'))
}

/** How many people's data the list gives away. */
export async function countTravellers(db: Db, departureId: string): Promise<number> {
  const [row] = await db
    .select({ people: sum(sql`${travelBookings.adultCount} + ${travelBookings.childCount}`) })
    .from(travelBookings)
    .where(travelling(departureId))
  return Number(row?.people ?? 0)
}
