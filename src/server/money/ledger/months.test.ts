import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, testDeps } from '../../testing/test-deps.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { closeMonth } from './months.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

it('nothing comes into a month that is closed', async () => {
  const booking = await book(deps)
  const month = addDays(todayInRome(deps.now()), -40).slice(0, 7)
  await closeMonth(deps, month, system)
  const day = `${month}-10`
  const payment = { bookingId: booking.id, amount: 100, externalId: randomUUID(), actor: system }
  await expect(confirmPayment(deps, { ...payment, receivedOn: day })).rejects.toThrow(
    'MONTH_CLOSED',
  )
  const direct = {
    bookingId: booking.id,
    amount: 1,
    receivedOn: day,
    provider: 'correction',
  } as const
  await expect(database.db.insert(bookingPayments).values(direct)).rejects.toThrow('query')
  await expect(closeMonth(deps, todayInRome(deps.now()).slice(0, 7), system)).rejects.toThrow(
    'MONTH_NOT_OVER',
  )
})
