import { eq } from 'drizzle-orm'
import { todayInRome } from '../../../domain/dates.ts'
import { type Cents, formatEuro } from '../../../domain/money.ts'
import { mayMove, moveBooking, requireBooking } from '../../booking/bookings/move-booking.ts'
import { type Booking, updateBooking } from '../../booking/bookings/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { cardRefundMail, failedRefundMail } from './mails.ts'

export type CardRefund = {
  /** The provider's own name of the refund: the same one counts once. */
  id: string
  amount: Cents
  outcome: 'done' | 'failed' | 'open'
  madeAt: Date
}

type Payment = typeof bookingPayments.$inferSelect
type Refunding = { booking: Booking; payment: Payment; refund: CardRefund; actor: Actor }

/**
 * The one way in which the provider's refunds reach a booking: money that went back is taken off it,
 * and counted again if the bank returns it later. Asked twice, it finds nothing to do.
 */
export async function settleRefund(
  tx: Tx,
  deps: Deps,
  { payment, refund, actor }: Omit<Refunding, 'booking'>,
): Promise<void> {
  if (refund.outcome === 'open') return
  const refunding = { booking: await requireBooking(tx, payment.bookingId), payment, refund, actor }
  const booked = await findRow(tx, refund.id)
  if (refund.outcome === 'done') {
    if (!booked) await giveBack(tx, deps, refunding)
    return
  }
  if (!booked || (await findRow(tx, failureOf(refund)))) return
  await countAgain(tx, deps, refunding, -booked.amount)
}

const failureOf = ({ id }: CardRefund) => `${id}:failed`

/** Staff may have taken the money off the booking before the notice came: it leaves only once. */
async function giveBack(tx: Tx, deps: Deps, refunding: Refunding) {
  const { booking, refund } = refunding
  const counted = Math.min(refund.amount, booking.amountPaid)
  const known = counted < refund.amount ? ', già stornato' : ''
  await recordRow(tx, refunding, {
    amount: -counted,
    externalId: refund.id,
    note: `Rimborso di ${formatEuro(refund.amount)}${known}`,
  })
  const updated = await takeOff(tx, deps, refunding, booking.amountPaid - counted)
  if (counted > 0) await queueEmail(tx, cardRefundMail(deps, updated, refund.amount))
}

/** Nothing left of what had come in: the booking is refunded. Otherwise its state stays. */
async function takeOff(tx: Tx, deps: Deps, refunding: Refunding, amountPaid: Cents) {
  const { booking, refund, actor } = refunding
  const facts = { amount: refund.amount, amountPaid }
  if (amountPaid === 0 && mayMove(booking, 'card_refunded')) {
    return moveBooking(tx, booking, {
      event: 'card_refunded',
      actor,
      now: deps.now(),
      change: { amountPaid },
      facts,
    })
  }
  const updated = await updateBooking(tx, booking.id, { amountPaid }, deps.now())
  await audit(tx, refunding, 'refund_recorded', facts)
  return updated
}

async function countAgain(tx: Tx, deps: Deps, refunding: Refunding, counted: Cents) {
  const { booking, refund } = refunding
  await recordRow(tx, refunding, {
    amount: counted,
    externalId: failureOf(refund),
    note: `Rimborso di ${formatEuro(refund.amount)} non riuscito`,
  })
  const amountPaid = booking.amountPaid + counted
  const updated = await updateBooking(tx, booking.id, { amountPaid }, deps.now())
  await audit(tx, refunding, 'refund_failed', { amount: refund.amount, amountPaid })
  await queueEmail(tx, failedRefundMail(deps, updated, refund.amount))
}

async function findRow(tx: Tx, externalId: string): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.externalId, externalId))
    .limit(1)
  return row
}

type Row = { amount: Cents; externalId: string; note: string }

async function recordRow(tx: Tx, { booking, payment, refund, actor }: Refunding, row: Row) {
  await tx.insert(bookingPayments).values({
    ...row,
    bookingId: booking.id,
    kind: payment.kind,
    provider: 'stripe',
    receivedOn: todayInRome(refund.madeAt),
    recordedBy: actor.id,
  })
}

async function audit(
  tx: Tx,
  { booking, actor }: Refunding,
  action: 'refund_recorded' | 'refund_failed',
  after: { amount: Cents; amountPaid: Cents },
) {
  await writeAudit(tx, { actor, action, entity: 'booking', entityId: booking.id, after })
}
