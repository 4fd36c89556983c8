import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { travellerDataDays } from '../../../domain/catalogue/retention.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { findBooking } from '../../booking/bookings/store.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, testDeps } from '../../testing/test-deps.ts'
import { forgetTravellers } from './forget-travellers.ts'

const database = await databaseOfThisFile()

async function tripEndedDaysAgo(days: number): Promise<string> {
  const deps = testDeps(database.db)
  const { id } = await book(deps)
  const endDate = addDays(todayInRome(deps.now()), -days)
  await database.db
    .update(travelBookings)
    .set({ startDate: addDays(endDate, -9), endDate, amountPaid: 96_000 })
    .where(eq(travelBookings.id, id))
  return id
}

test('90 days after the trip passports, birth dates and addresses go; names and amounts stay', async () => {
  const deps = testDeps(database.db)
  const due = await tripEndedDaysAgo(travellerDataDays + 1)
  const kept = await tripEndedDaysAgo(travellerDataDays)
  expect(await forgetTravellers(deps)).toBe(1)
  expect(await forgetTravellers(deps)).toBe(0)
  expect(await findBooking(database.db, due)).toMatchObject({
    amountPaid: 96_000,
    contactName: 'Giulia Rossi',
    personalDataRemovedAt: deps.now(),
    version: 1,
    travelers: [
      { firstName: 'Giulia', lastName: 'Rossi', birthDate: null, address: '', passportNumber: '' },
    ],
  })
  const other = await findBooking(database.db, kept)
  expect(other?.travelers[0]?.address).toBe('Via Roma 1, Ancona')
})
