import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shownMark } from '../../../domain/booking/shown-to-group.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, person, testDeps } from '../../testing/test-deps.ts'
import { changeTravellers } from './change-travellers.ts'
import { findBooking } from './store.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

const named = (firstName: string) => ({
  ...person({ firstName, passportNumber: `Y${firstName}` }),
  birthDate: '1990-05-20',
  type: 'adult' as const,
})

test('what a form does not know stays with its person, whoever before them leaves', async () => {
  const { id, contactEmail, contactPhone, ...booking } = await book(deps, {}, [
    named('Giulia'),
    named('Ugo'),
    named('Ada'),
  ])
  const travelers = booking.travelers.map((one) => ({
    ...one,
    roomMate: `con ${one.firstName}`,
    shownToGroup: shownMark,
  }))
  await deps.db.update(travelBookings).set({ travelers }).where(eq(travelBookings.id, id))
  await changeTravellers(
    deps,
    { bookingId: id, actor: { id: null, name: 'Marta' } },
    { contactEmail, contactPhone, travelers: [named('Giulia'), named('Ada'), named('Ivo')] },
  )
  const after = await findBooking(deps.db, id)
  const kept = after?.travelers.map((one) => [one.firstName, one.roomMate, one.shownToGroup])
  expect(kept).toEqual([
    ['Giulia', 'con Giulia', shownMark],
    ['Ada', 'con Ada', shownMark],
    ['Ivo', '', ''],
  ])
})
