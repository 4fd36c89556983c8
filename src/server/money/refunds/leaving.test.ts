import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keptSums, leavingLines } from '../../../domain/booking/leaving.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { reinstateBooking } from '../../booking/bookings/reinstate-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { bookingView } from '../../booking/bookings/view.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { book, type TestDeps, testDeps } from '../../testing/test-deps.ts'
import { refundsOwed } from '../ledger/figures.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { listOwed } from './list-owed.ts'
import { recordRefund } from './record-refund.ts'
import { refundBooking } from './refund-booking.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let deps: TestDeps
const actor = { id: 'staff', name: 'Marta' }

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  deps = testDeps(database.db)
  await deps.db.delete(travelBookings)
})

/** Paid in full, twenty-five days before the departure. */
async function paidAndNear(): Promise<Booking> {
  const { id, totalPrice } = await book(deps)
  await confirmPayment(deps, { bookingId: id, amount: totalPrice, externalId: randomUUID(), actor })
  const startDate = addDays(todayInRome(deps.now()), 25)
  await deps.db.update(travelBookings).set({ startDate }).where(eq(travelBookings.id, id))
  return required(await findBooking(deps.db, id))
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('missing')
  return value
}

describe('a booking that its traveller leaves', () => {
  it('says the same three sums to the office, on the page, in the mail and in the Cassa', async () => {
    const paid = await paidAndNear()
    const half = paid.totalPrice / 2
    const left = await cancelBooking(deps, { bookingId: paid.id, actor, who: 'traveller' })
    const sums = required(keptSums(left))
    expect(sums).toMatchObject({ paid: paid.totalPrice, penalty: half, giveBack: half })
    expect(keptSums(await bookingView(deps, left))).toEqual(sums)
    const [owed] = await listOwed(deps.db)
    expect(owed).toMatchObject({ cents: half, sums })
    expect(await refundsOwed(deps.db)).toEqual({ count: 1, cents: half })
    const [mail] = await deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, 'booking_cancelled'))
      .orderBy(desc(outbox.createdAt))
    for (const { label, value } of leavingLines(sums)) {
      expect(mail?.text).toContain(label)
      expect(mail?.text).toContain(value)
    }
  })

  it('gives back no more than that, and the penalty is not money that is owed', async () => {
    const paid = await paidAndNear()
    const half = paid.totalPrice / 2
    await cancelBooking(deps, { bookingId: paid.id, actor, who: 'traveller' })
    const refund = { bookingId: paid.id, method: 'transfer', actor } as const
    await expect(
      recordRefund(deps, { ...refund, amount: half + 1, submissionId: randomUUID() }),
    ).rejects.toMatchObject({ code: 'REFUND_AMOUNT' })
    await expect(refundBooking(deps, { bookingId: paid.id, actor })).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
    })
    const after = await recordRefund(deps, { ...refund, amount: half, submissionId: randomUUID() })
    expect([refundOwed(after), after.amountPaid]).toEqual([0, half])
    expect(await listOwed(deps.db)).toEqual([])
  })

  it('costs nothing when the agency ends it, and nothing is left of it once it is back', async () => {
    const paid = await paidAndNear()
    const ended = await cancelBooking(deps, { bookingId: paid.id, actor })
    expect(refundOwed(ended)).toBe(paid.totalPrice)
    await reinstateBooking(deps, { bookingId: paid.id, actor })
    await cancelBooking(deps, { bookingId: paid.id, actor, who: 'traveller' })
    const back = await reinstateBooking(deps, { bookingId: paid.id, actor })
    expect([back.leavingPenalty, back.leftBy, back.leftOn]).toEqual([0, null, null])
  })
})

it('a voucher instead of money only where that was accepted in writing, which is recorded', async () => {
  const paid = await paidAndNear()
  await cancelBooking(deps, { bookingId: paid.id, actor })
  const voucher = {
    bookingId: paid.id,
    method: 'voucher',
    amount: paid.totalPrice,
    submissionId: randomUUID(),
    actor,
  } as const
  await expect(recordRefund(deps, voucher)).rejects.toMatchObject({ code: 'VALIDATION' })
  await recordRefund(deps, { ...voucher, acceptance: 'email del 12/11/2026' })
  const [mail] = await deps.db.select().from(outbox).where(eq(outbox.kind, 'voucher_issued'))
  expect(mail).toBeDefined()
})
