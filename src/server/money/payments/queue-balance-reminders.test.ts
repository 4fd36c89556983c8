import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { book } from '../../testing/test-deps.ts'
import { confirmPayment } from './confirm-payment.ts'
import { queueBalanceReminders } from './queue-balance-reminders.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db, { AGENCY_EMAIL: 'ufficio@ondalta.example' })
const actor = { id: 'staff', name: 'Marta' }

beforeEach(async () => {
  for (const table of [travelBookings, outbox]) await deps.db.delete(table)
})

const pay = (bookingId: string, amount: number) =>
  confirmPayment(deps, { bookingId, amount, externalId: `staff:${randomUUID()}`, actor })

describe('the reminder of the balance', () => {
  const today = () => todayInRome(deps.now())
  const inDays = (days: number) => ({
    startDate: addDays(today(), days),
    endDate: addDays(today(), days + 9),
  })

  it('is queued once, 30 days before departure', async () => {
    const booking = await book(deps, inDays(31))
    await pay(booking.id, 96_000)
    expect(await queueBalanceReminders(deps)).toBe(0)
    deps.clock.now = new Date(deps.clock.now.getTime() + 86_400_000)
    expect(await queueBalanceReminders(deps)).toBe(1)
    expect(await queueBalanceReminders(deps)).toBe(0)
    await Promise.all([queueBalanceReminders(deps), queueBalanceReminders(deps)])
    const [mail] = await deps.db.select().from(outbox).where(eq(outbox.kind, 'balance_reminder'))
    expect(mail?.text).toContain('1.440 €')
    expect(mail?.text).toContain(booking.paymentReference)
    expect(await deps.db.$count(outbox, eq(outbox.kind, 'balance_reminder'))).toBe(1)
  })

  it('goes only to confirmed bookings with a balance left', async () => {
    await book(deps, inDays(20))
    const full = await book(deps, inDays(20))
    await pay(full.id, 240_000)
    const cancelled = await book(deps, inDays(20))
    await pay(cancelled.id, 96_000)
    await cancelBooking(deps, { bookingId: cancelled.id, actor })
    await book(deps, { ...inDays(20), price: 0 })
    expect(await queueBalanceReminders(deps)).toBe(0)
  })
})
