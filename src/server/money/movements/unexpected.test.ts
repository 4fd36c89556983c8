import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, monthKey, todayInRome } from '../../../domain/dates.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { setPaymentPlan } from '../../booking/bookings/set-payment-plan.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import { auditLog, outbox } from '../../platform/db/schema/operations.ts'
import { matchLine, matchRefund } from '../../testing/bank-lines.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { book } from '../../testing/test-deps.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { closeMonth } from '../ledger/months.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { settleRefund } from '../payments/settle-refund.ts'
import { listOwed } from '../refunds/list-owed.ts'
import { refundBooking } from '../refunds/refund-booking.ts'
import { findMovement } from './write-movement.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
let booking: Booking
const actor = { id: 'staff', name: 'Marta' }
const deposit = 96_000

beforeEach(async () => {
  booking = await book(deps)
})

const staff = () => ({ bookingId: booking.id, actor })
const byCard = (amount: number, externalId: string = randomUUID()) =>
  deps.db.transaction((tx) =>
    settlePayment(tx, deps, { ...staff(), amount, provider: 'stripe', externalId }),
  )
const byHand = (amount: number) =>
  confirmPayment(deps, { ...staff(), amount, externalId: randomUUID() })
const mailsOf = (kind: string) =>
  deps.db.$count(outbox, and(eq(outbox.bookingId, booking.id), eq(outbox.kind, kind)))
const stored = async () => (await findBooking(deps.db, booking.id)) as Booking
const sound = async () =>
  expect(await checkLedger(deps.db)).toEqual({ balanceCents: 0, differing: 0, misallocated: 0 })

async function withInstalments() {
  const { totalPrice, startDate, depositAmount } = booking
  const half = (totalPrice - depositAmount) / 2
  await setPaymentPlan(deps, staff(), {
    deposit: depositAmount,
    instalments: [30, 20].map((days) => ({ amount: half, dueOn: addDays(startDate, -days) })),
  })
  await byHand(depositAmount)
  return half
}

describe('money for a booking that no longer waits for it', () => {
  const ways: [string, (amount: number) => Promise<unknown>][] = [
    ['by card', byCard],
    ['on the bank’s list', (amount) => matchLine(deps, booking.id, amount)],
  ]

  it.each(ways)('%s: a part for a cancelled booking is unexpected', async (_way, pay) => {
    await cancelBooking(deps, staff())
    await pay(5_000)
    expect(await stored()).toMatchObject({ status: 'cancelled', amountPaid: 5_000 })
    expect(await mailsOf('payment_confirmed')).toBe(0)
    expect(await mailsOf('agency_unexpected_payment')).toBe(1)
    const owed = await listOwed(deps.db)
    expect(owed.find((one) => one.booking.id === booking.id)?.cents).toBe(5_000)
    await sound()
  })

  it.each(ways)('%s: an instalment of a cancelled booking is unexpected', async (_way, pay) => {
    const half = await withInstalments()
    const told = await mailsOf('payment_confirmed')
    await cancelBooking(deps, staff())
    await pay(half)
    expect(await mailsOf('payment_confirmed')).toBe(told)
    expect(await mailsOf('agency_unexpected_payment')).toBe(1)
    const actions = await deps.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'booking'), eq(auditLog.entityId, booking.id)))
    expect(actions.map(({ action }) => action)).toContain('payment_unexpected')
    await sound()
  })

  it.each(ways)('%s: so is a part for one that was refunded', async (_way, pay) => {
    await byHand(deposit)
    await cancelBooking(deps, staff())
    await refundBooking(deps, staff())
    await pay(5_000)
    expect((await stored()).paymentStatus).not.toBe('refunded')
    expect(await mailsOf('agency_unexpected_payment')).toBe(1)
  })

  it('by hand is refused, whatever the amount', async () => {
    await cancelBooking(deps, staff())
    for (const amount of [5_000, deposit, booking.totalPrice]) {
      await expect(byHand(amount)).rejects.toThrow('BOOKING_CANCELLED')
    }
    expect((await stored()).amountPaid).toBe(0)
  })
})

describe('what happened outside in a month that is closed by now', () => {
  const daysAgo = (days: number) => new Date(deps.clock.now.getTime() - days * 86_400_000)
  const close = (day: string) => closeMonth(deps, monthKey(day), actor)

  it('a refund by card is counted, dated by the first open day', async () => {
    const paymentId = randomUUID()
    await byCard(deposit, paymentId)
    const madeAt = daysAgo(40)
    await close(todayInRome(madeAt))
    const payment = await findMovement(deps.db, { externalId: paymentId })
    if (!payment) throw new Error('no payment')
    const refund = { id: randomUUID(), amount: deposit, outcome: 'done' as const, madeAt }
    const tell = () =>
      deps.db.transaction((tx) => settleRefund(tx, deps, { payment, refund, actor }))
    await tell()
    await tell()
    expect(await stored()).toMatchObject({ paymentStatus: 'refunded', amountPaid: 0 })
    const row = await findMovement(deps.db, { externalId: refund.id })
    expect(row?.receivedOn).toBe(todayInRome(deps.now()))
    await sound()
  })

  it('lines in and out are counted as well', async () => {
    const day = todayInRome(daysAgo(70))
    await close(day)
    await matchLine(deps, booking.id, deposit, day)
    await cancelBooking(deps, staff())
    await matchRefund(deps, booking.id, deposit, day)
    const rows = await deps.db
      .select()
      .from(bookingPayments)
      .where(eq(bookingPayments.bookingId, booking.id))
    expect(new Set(rows.map(({ receivedOn }) => receivedOn))).toEqual(
      new Set([todayInRome(deps.now())]),
    )
    await sound()
  })

  it('a day that somebody chose is refused: it can be chosen again', async () => {
    const receivedOn = todayInRome(daysAgo(100))
    await close(receivedOn)
    const payment = { ...staff(), amount: deposit, externalId: randomUUID(), receivedOn }
    await expect(confirmPayment(deps, payment)).rejects.toThrow('MONTH_CLOSED')
  })
})
