import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, testDeps } from '../../testing/test-deps.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { correctBooking } from '../payments/correct-booking.ts'

const database = await databaseOfThisFile()
const actor = { id: 'staff', name: 'Marta' }

test('a correction takes deposits back as deposits and balances as balances', async () => {
  const deps = testDeps(database.db)
  const { id: bookingId } = await book(deps)
  for (const amount of [96_000, 144_000]) {
    await confirmPayment(deps, { bookingId, amount, externalId: randomUUID(), actor })
  }
  await correctBooking(deps, { bookingId, actor })
  await confirmPayment(deps, { bookingId, amount: 96_000, externalId: randomUUID(), actor })
  const rows = await deps.db
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, bookingId))
  const sumOf = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.amount, 0)
  expect({ deposit: sumOf('deposit'), full: sumOf('full') }).toEqual({ deposit: 96_000, full: 0 })
})
