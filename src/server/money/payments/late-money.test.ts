import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookingDetail } from '../../booking/bookings/admin-detail.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { reinstateBooking } from '../../booking/bookings/reinstate-booking.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { book } from '../../testing/test-deps.ts'
import { refundBooking } from '../refunds/refund-booking.ts'
import { settlePayment } from './settle-payment.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const actor = { id: 'staff', name: 'Marta' }

const byCard = (bookingId: string, amount: number) =>
  deps.db.transaction((tx) =>
    settlePayment(tx, deps, {
      bookingId,
      amount,
      provider: 'stripe',
      externalId: randomUUID(),
      actor: { id: null, name: 'Stripe' },
    }),
  )

async function cancelled() {
  const { id } = await book(deps)
  await cancelBooking(deps, { bookingId: id, actor })
  return { bookingId: id, actor }
}

describe('money that comes by card after the cancellation', () => {
  it('can be marked as given back', async () => {
    const change = await cancelled()
    await byCard(change.bookingId, 96_000)
    expect((await bookingDetail(deps, change.bookingId)).allowedEvents).toContain('refunded')
    expect(await refundBooking(deps, change)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      amountPaid: 0,
    })
  })

  it.each([
    [96_000, { status: 'confirmed', paymentStatus: 'deposit_paid' }],
    [240_000, { status: 'confirmed', paymentStatus: 'paid' }],
    [10_000, { status: 'pending', paymentStatus: 'pending' }],
  ])('counts when the booking is reinstated: %d', async (amount, state) => {
    const change = await cancelled()
    await byCard(change.bookingId, amount)
    expect(await reinstateBooking(deps, change)).toMatchObject({ ...state, amountPaid: amount })
  })
})

describe('the balance that comes by card after the cancellation', () => {
  it('leaves nothing to be paid when the booking is reinstated', async () => {
    const { id: bookingId } = await book(deps)
    await byCard(bookingId, 96_000)
    await cancelBooking(deps, { bookingId, actor })
    await byCard(bookingId, 144_000)
    expect(await reinstateBooking(deps, { bookingId, actor })).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      amountPaid: 240_000,
    })
  })
})

describe('a cancelled booking for which nothing came in', () => {
  it('has nothing to give back', async () => {
    const change = await cancelled()
    expect((await bookingDetail(deps, change.bookingId)).allowedEvents).not.toContain('refunded')
    await expect(refundBooking(deps, change)).rejects.toThrow('INVALID_TRANSITION')
    expect(await reinstateBooking(deps, change)).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
    })
  })
})

it('the balance that comes after the departure is thanked for, and nothing is asked for the trip', async () => {
  const booking = await book(deps)
  const mails = async () => {
    const sent = and(eq(outbox.bookingId, booking.id), eq(outbox.kind, 'payment_confirmed'))
    return (await deps.db.select().from(outbox).where(sent)).map(({ text }) => text)
  }
  await byCard(booking.id, 96_000)
  expect((await mails())[0]).toContain('Invia i documenti')
  deps.clock.now = new Date(`${booking.startDate}T12:00:00Z`)
  await byCard(booking.id, 144_000)
  const last = (await mails()).find((text) => text.includes('Non resta nulla da pagare'))
  expect(last).toBeDefined()
  expect(last).not.toMatch(/Invia i documenti|dettagli della partenza/)
})
