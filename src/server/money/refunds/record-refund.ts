import { addMonths, type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type RefundMethod, refundOwed } from '../../../domain/money/refunds.ts'
import { voucherMonths } from '../../../domain/money/vouchers.ts'
import type { Cents } from '../../../domain/money.ts'
import { mayMove, moveBooking, requireBooking } from '../../booking/bookings/move-booking.ts'
import { type Booking, updateBooking } from '../../booking/bookings/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireOpenMonth, requirePastDay } from '../ledger/months.ts'
import { isRecorded } from '../payments/settle-payment.ts'
import { issueVoucher } from '../vouchers/issue-voucher.ts'

export type Refund = {
  bookingId: string
  amount: Cents
  method: RefundMethod
  /** The day on which the money left; a voucher is of today. */
  refundedOn?: IsoDate | undefined
  note?: string | undefined
  /** Drawn once per form: pressing twice gives back once. */
  submissionId: string
  actor: Actor
}

/** Money goes back to the customer of a booking, by transfer or as a voucher: never more than is owed. */
export async function recordRefund(deps: Deps, refund: Refund): Promise<Booking> {
  requirePastDay(deps, 'refundedOn', refund.refundedOn)
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const booking = await requireBooking(tx, refund.bookingId)
      const externalId = `refund:${refund.submissionId}`
      if (await isRecorded(tx, externalId)) return booking
      if (refund.amount > refundOwed(booking)) throw new DomainError('REFUND_AMOUNT')
      await insertRefund(tx, deps, booking, refund, externalId)
      if (refund.method === 'voucher') await insteadOfMoney(tx, deps, booking, refund)
      return leaveWith(tx, deps, booking, refund)
    }),
  )
}

async function insertRefund(
  tx: Tx,
  { now }: Deps,
  booking: Booking,
  { method, amount, refundedOn, note, actor }: Refund,
  externalId: string,
) {
  const today = todayInRome(now())
  const receivedOn = method === 'transfer' ? (refundedOn ?? today) : today
  await requireOpenMonth(tx, receivedOn)
  await tx.insert(bookingPayments).values({
    bookingId: booking.id,
    amount: -amount,
    kind: booking.paymentStatus === 'paid' ? 'full' : 'deposit',
    receivedOn,
    provider: method === 'transfer' ? 'refund' : 'voucher',
    externalId,
    note: note ?? null,
    recordedBy: actor.id,
  })
}

async function insteadOfMoney(tx: Tx, deps: Deps, booking: Booking, refund: Refund) {
  await issueVoucher(tx, deps, {
    amount: refund.amount,
    expiresOn: addMonths(todayInRome(deps.now()), voucherMonths),
    holderName: booking.contactName,
    holderEmail: booking.contactEmail,
    originBookingId: booking.id,
    note: refund.note,
    submissionId: refund.submissionId,
    actor: refund.actor,
  })
}

/** A cancelled booking of which nothing is left is refunded; any other keeps its state. */
async function leaveWith(tx: Tx, deps: Deps, booking: Booking, refund: Refund): Promise<Booking> {
  const amountPaid = booking.amountPaid - refund.amount
  const facts = { amount: refund.amount, method: refund.method, amountPaid }
  const { actor } = refund
  if (booking.status === 'cancelled' && amountPaid === 0 && mayMove(booking, 'refunded')) {
    const change = { amountPaid }
    return moveBooking(tx, booking, { event: 'refunded', actor, now: deps.now(), change, facts })
  }
  const updated = await updateBooking(tx, booking.id, { amountPaid }, deps.now())
  await writeAudit(tx, {
    actor,
    action: 'refund_given',
    entity: 'booking',
    entityId: booking.id,
    before: { amountPaid: booking.amountPaid },
    after: facts,
  })
  return updated
}
