import { addMonths, type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import {
  acceptanceMissing,
  needsAcceptance,
  type RefundMethod,
  refundOwed,
  voucherNotMoney,
} from '../../../domain/money/refunds.ts'
import { voucherMonths } from '../../../domain/money/vouchers.ts'
import type { Cents } from '../../../domain/money.ts'
import { owedAsVoucherOf } from '../../booking/bookings/booking-facts.ts'
import { requireBooking } from '../../booking/bookings/move-booking.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireOpenMonth, requirePastDay } from '../ledger/months.ts'
import { settleOutgoing } from '../movements/settle-outgoing.ts'
import { isRecorded } from '../movements/write-movement.ts'
import { issueVoucher } from '../vouchers/issue-voucher.ts'

export type Refund = {
  bookingId: string
  amount: Cents
  method: RefundMethod
  /** The day on which the money left; a voucher is dated today. */
  refundedOn?: IsoDate | undefined
  note?: string | undefined
  /** How and when the customer accepted a voucher in writing; without it only money can be refunded. */
  acceptance?: string | undefined
  /** Drawn once per form, so that a form submitted twice refunds once. */
  submissionId: string
  actor: Actor
}

/**
 * Refunds a booking's customer by transfer or as a voucher: never more than is owed, and never as money what
 * a voucher had paid.
 */
export async function recordRefund(deps: Deps, given: Refund): Promise<Booking> {
  requirePastDay(deps, 'refundedOn', given.refundedOn)
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const booking = await requireBooking(tx, given.bookingId)
      const externalId = `refund:${given.submissionId}`
      if (await isRecorded(tx, externalId)) return booking
      const owed = refundOwed(booking)
      if (given.amount > owed) throw new DomainError('REFUND_AMOUNT')
      const asVoucher = await owedAsVoucherOf(tx, booking)
      if (given.method === 'transfer' && given.amount > owed - asVoucher) {
        throw wrongField('amount', voucherNotMoney(owed, asVoucher))
      }
      const refund = withAcceptance(given, asVoucher)
      if (refund.method === 'voucher') await giveVoucher(tx, deps, booking, refund, asVoucher)
      return takeOff(tx, deps, booking, refund, externalId)
    }),
  )
}

function withAcceptance(refund: Refund, asVoucher: Cents): Refund {
  if (!needsAcceptance(refund, asVoucher)) return { ...refund, acceptance: undefined }
  const { acceptance = '', note } = refund
  if (acceptance.length < 5) throw wrongField('acceptance', acceptanceMissing)
  const accepted = `Buono accettato per iscritto: ${acceptance}`
  return { ...refund, note: note ? `${note}. ${accepted}` : accepted }
}

/** Staff chose the day and can choose another, so its month must be open. */
async function takeOff(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  { method, amount, refundedOn, note, acceptance, actor }: Refund,
  externalId: string,
): Promise<Booking> {
  const isTransfer = method === 'transfer'
  if (isTransfer && refundedOn) await requireOpenMonth(tx, refundedOn)
  const settled = await settleOutgoing(tx, deps, booking, {
    amount,
    provider: isTransfer ? 'refund' : 'voucher',
    actor,
    day: isTransfer ? refundedOn : undefined,
    externalId,
    note,
    action: 'refund_given',
    facts: { method, ...(acceptance ? { acceptance } : {}) },
  })
  return settled.booking
}

async function giveVoucher(tx: Tx, deps: Deps, booking: Booking, refund: Refund, asVoucher: Cents) {
  await issueVoucher(tx, deps, {
    amount: refund.amount,
    paidByVoucher: Math.min(refund.amount, asVoucher),
    expiresOn: addMonths(todayInRome(deps.now()), voucherMonths),
    holderName: booking.contactName,
    holderEmail: booking.contactEmail,
    originBookingId: booking.id,
    note: refund.note,
    submissionId: refund.submissionId,
    actor: refund.actor,
  })
}
