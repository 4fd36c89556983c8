import { todayInRome } from '../../../domain/dates.ts'
import { type Cents, formatEuro } from '../../../domain/money.ts'
import { requireBooking } from '../../booking/bookings/move-booking.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { reverseMovement, settleOutgoing } from '../movements/settle-outgoing.ts'
import {
  findMovement,
  isRecorded,
  type Movement,
  writeMovement,
} from '../movements/write-movement.ts'
import { cardRefundMail, failedRefundMail } from './mails.ts'

export type CardRefund = {
  /** The provider's id of the refund: it is counted once. */
  id: string
  amount: Cents
  outcome: 'done' | 'failed' | 'open'
  madeAt: Date
}

type Refunding = { booking: Booking; refund: CardRefund; actor: Actor }

/**
 * The only way in which the provider's refunds reach a booking: a refund is subtracted, and added again if
 * the bank returns it. Idempotent.
 */
export async function settleRefund(
  tx: Tx,
  deps: Deps,
  { payment, refund, actor }: { payment: Movement; refund: CardRefund; actor: Actor },
): Promise<void> {
  if (refund.outcome === 'open') return
  const refunding = { booking: await requireBooking(tx, payment.bookingId), refund, actor }
  const booked = await findMovement(tx, { externalId: refund.id })
  if (refund.outcome === 'done') {
    if (!booked) await giveBack(tx, deps, refunding)
    return
  }
  if (!booked || (await isRecorded(tx, failureOf(refund)))) return
  await countAgain(tx, deps, refunding, booked)
}

const failureOf = ({ id }: CardRefund) => `${id}:failed`

/** Staff may have subtracted the money before the notice came: it is subtracted only once. */
async function giveBack(tx: Tx, deps: Deps, { booking, refund, actor }: Refunding) {
  const counted = Math.min(refund.amount, booking.amountPaid)
  const known = counted < refund.amount ? ', già stornato' : ''
  const settled = await settleOutgoing(tx, deps, booking, {
    amount: counted,
    provider: 'stripe',
    actor,
    day: todayInRome(refund.madeAt),
    externalId: refund.id,
    note: `Rimborso di ${formatEuro(refund.amount)}${known}`,
    action: 'refund_recorded',
    facts: { amount: refund.amount },
  })
  if (counted > 0) await queueEmail(tx, cardRefundMail(deps, settled.booking, refund.amount))
}

/** Amounts that staff have reversed meanwhile are not counted again; the notice is recorded in any case. */
async function countAgain(
  tx: Tx,
  deps: Deps,
  { booking, refund, actor }: Refunding,
  booked: Movement,
) {
  const note = `Rimborso di ${formatEuro(refund.amount)} non riuscito`
  const known = { externalId: failureOf(refund), note, actor }
  const isTakenBack = await findMovement(tx, { reversesId: booked.id })
  if (isTakenBack) {
    const { bookingId, kind, provider } = booked
    await writeMovement(tx, deps, { ...known, bookingId, kind, provider, amount: 0 })
    return
  }
  const updated = await reverseMovement(tx, deps, booking, booked, {
    ...known,
    action: 'refund_failed',
    facts: { amount: refund.amount },
  })
  await queueEmail(tx, failedRefundMail(deps, updated, refund.amount))
}
