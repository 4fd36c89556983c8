import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { completeBooking } from '../../booking/bookings/complete-booking.ts'
import { reinstateBooking } from '../../booking/bookings/reinstate-booking.ts'
import { releaseUnpaidSpots } from '../../booking/bookings/release-unpaid-spots.ts'
import { reopenBooking } from '../../booking/bookings/reopen-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { matchLine, matchRefund } from '../../testing/bank-lines.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, book, leaveFree } from '../../testing/test-deps.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { correctBooking } from '../payments/correct-booking.ts'
import { declareDirectPayment } from '../payments/declare-direct-payment.ts'
import { declareTransfer } from '../payments/declare-transfer.ts'
import { recordCardAttempt } from '../payments/record-card-attempt.ts'
import { refundBooking } from '../refunds/refund-booking.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
let booking: Booking
let departureId: string
let day = 0
const actor = { id: 'staff', name: 'Marta' }
const deposit = 96_000
const total = 240_000

beforeEach(async () => {
  day += 1
  const startDate = addDays(nextYear('05-01'), day)
  departureId = (await addDeparture(deps.db, { startDate, spotsAvailable: 4, totalSpots: 4 })).id
  booking = await book(deps, { startDate, endDate: nextYear('12-30') })
})

const staff = () => ({ bookingId: booking.id, actor })
const stored = async () => (await findBooking(deps.db, booking.id)) as Booking
/** Everything that a payment may change. */
const standing = async () => {
  const { status, paymentStatus, amountPaid, amountGivenBack, declaration, ...row } = await stored()
  const { spotsTaken, spotsHeldUntil, spotsReleasedAt, paymentReference } = row
  const money = { status, paymentStatus, amountPaid, amountGivenBack, declaration }
  return { ...money, spotsTaken, spotsHeldUntil, spotsReleasedAt, paymentReference }
}
const free = async () => {
  const [row] = await deps.db.select().from(travelDates).where(eq(travelDates.id, departureId))
  return row?.spotsAvailable
}
const sound = async () =>
  expect(await checkLedger(deps.db)).toEqual({ balanceCents: 0, differing: 0, misallocated: 0 })

const card = () => ({
  id: booking.id,
  cardHolderName: 'Ada',
  cardBrand: 'visa' as const,
  cardLastFour: '4242',
})

describe('a line that is undone leaves the booking as it was', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['before anything was said', async () => undefined],
    ['after a declared transfer', () => declareTransfer(deps, booking.id)],
    [
      'after a payment of the direct checkout',
      () => declareDirectPayment(deps, { bookingId: booking.id }),
    ],
    [
      'after both of them',
      async () => {
        await declareDirectPayment(deps, { bookingId: booking.id })
        await declareTransfer(deps, booking.id)
      },
    ],
    ['after a card that needed help', () => recordCardAttempt(deps, card())],
    [
      'with a deposit accepted five euros short',
      () =>
        confirmPayment(deps, {
          ...staff(),
          amount: deposit - 500,
          covers: 'deposit',
          externalId: randomUUID(),
        }),
    ],
    ['with a part on it', () => matchLine(deps, booking.id, 1_000)],
    ['with the deposit on it', () => matchLine(deps, booking.id, deposit)],
  ])('%s', async (_what, prepare) => {
    await prepare()
    for (const amount of [5_000, deposit, total]) {
      const before = await standing()
      const undo = await matchLine(deps, booking.id, amount)
      await undo()
      expect(await standing()).toEqual(before)
    }
    await sound()
  })

  it('and leaves the spots that it found to who had declared while there was no room', async () => {
    deps.clock.now = new Date(deps.clock.now.getTime() + 30 * 86_400_000)
    await releaseUnpaidSpots(deps)
    await leaveFree(deps.db, departureId, 0)
    await declareTransfer(deps, booking.id)
    const before = await standing()
    expect(before).toMatchObject({ declaration: 'bank_transfer_pending', spotsTaken: 0 })
    await leaveFree(deps.db, departureId, 4)
    const undo = await matchLine(deps, booking.id, deposit)
    await undo()
    expect(await standing()).toEqual({ ...before, spotsTaken: 1, spotsReleasedAt: null })
    expect(await free()).toBe(3)
  })

  it('so that a declared booking keeps its spots, however long ago it was made', async () => {
    await declareTransfer(deps, booking.id)
    const undo = await matchLine(deps, booking.id, deposit)
    await undo()
    deps.clock.now = new Date(deps.clock.now.getTime() + 30 * 86_400_000)
    await releaseUnpaidSpots(deps)
    expect(await free()).toBe(3)
  })

  it('also when it was cancelled meanwhile and is brought back', async () => {
    const undo = await matchLine(deps, booking.id, deposit)
    await cancelBooking(deps, staff())
    await undo()
    expect(await stored()).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
    expect(await reinstateBooking(deps, staff())).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      amountPaid: 0,
    })
    await sound()
  })

  it('also when its trip is over', async () => {
    const undo = await matchLine(deps, booking.id, total)
    await completeBooking(deps, staff())
    await undo()
    expect(await stored()).toMatchObject({ status: 'completed', paymentStatus: 'pending' })
    expect(await reopenBooking(deps, staff())).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
    })
    await sound()
  })
})

describe('a refund on the bank’s list', () => {
  it('that is undone leaves the money, and the state it stands for', async () => {
    await matchLine(deps, booking.id, deposit)
    await cancelBooking(deps, staff())
    const before = await standing()
    const undo = await matchRefund(deps, booking.id, deposit)
    expect(await stored()).toMatchObject({ paymentStatus: 'refunded', amountPaid: 0 })
    await undo()
    expect(await standing()).toEqual(before)
    expect(before).toMatchObject({ paymentStatus: 'deposit_paid', amountPaid: deposit })
    await sound()
  })

  it('is taken back with the payments that are corrected, and nobody sends it twice', async () => {
    await matchLine(deps, booking.id, total + 7_000)
    const undo = await matchRefund(deps, booking.id, 7_000)
    await correctBooking(deps, staff())
    await expect(undo()).rejects.toThrow('ENTRY_CHANGED')
    expect(await stored()).toMatchObject({ paymentStatus: 'pending', amountPaid: 0 })
    await matchLine(deps, booking.id, total + 7_000)
    await matchRefund(deps, booking.id, 7_000)
    expect(await stored()).toMatchObject({ paymentStatus: 'paid', amountPaid: total })
    await sound()
  })

  it('keeps the payment it gave back from being undone before it', async () => {
    const undoPayment = await matchLine(deps, booking.id, deposit)
    await cancelBooking(deps, staff())
    const undoRefund = await matchRefund(deps, booking.id, 50_000)
    await expect(undoPayment()).rejects.toThrow('PAYMENT_GIVEN_BACK')
    await undoRefund()
    await undoPayment()
    expect(await stored()).toMatchObject({ paymentStatus: 'pending', amountPaid: 0 })
    await sound()
  })

  it('of a closed booking stays history when a later payment is corrected', async () => {
    await matchLine(deps, booking.id, deposit)
    await cancelBooking(deps, staff())
    const undoRefund = await matchRefund(deps, booking.id, deposit)
    await reinstateBooking(deps, staff())
    await matchLine(deps, booking.id, deposit)
    await correctBooking(deps, staff())
    expect(await stored()).toMatchObject({ paymentStatus: 'pending', amountPaid: 0 })
    await undoRefund()
    expect(await stored()).toMatchObject({ paymentStatus: 'deposit_paid', amountPaid: deposit })
    await sound()
  })
})

describe('a booking that ends after a part of its deposit came and went back', () => {
  it('is refunded, and as it was when a late line is undone', async () => {
    await declareTransfer(deps, booking.id)
    await matchLine(deps, booking.id, 5_000)
    await matchRefund(deps, booking.id, 5_000)
    expect(await stored()).toMatchObject({ paymentStatus: 'bank_transfer_pending', amountPaid: 0 })
    await cancelBooking(deps, staff())
    const before = await standing()
    expect(before).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    const undo = await matchLine(deps, booking.id, 30_000)
    await undo()
    expect(await standing()).toEqual(before)
    expect(await reinstateBooking(deps, staff())).toMatchObject({ paymentStatus: 'pending' })
    await sound()
  })
})

describe('a refunded booking', () => {
  it('is not refunded while late money is on it, and is again when that is undone', async () => {
    await matchLine(deps, booking.id, deposit)
    await cancelBooking(deps, staff())
    await refundBooking(deps, staff())
    const before = await standing()
    const undo = await matchLine(deps, booking.id, 30_000)
    expect(await stored()).toMatchObject({ status: 'cancelled', amountPaid: 30_000 })
    expect((await stored()).paymentStatus).not.toBe('refunded')
    await undo()
    expect(await standing()).toEqual(before)
    expect(before.paymentStatus).toBe('refunded')
    await sound()
  })
})
