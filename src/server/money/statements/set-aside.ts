import { sql } from 'drizzle-orm'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Cents } from '../../../domain/money.ts'
import { requireBooking } from '../../booking/bookings/move-booking.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import { selectRows } from '../../platform/db/rows.ts'
import type { Deps } from '../../platform/deps.ts'
import { settleOutgoing } from '../movements/settle-outgoing.ts'
import { requireUntouched } from './book-entry.ts'
import { type Entry, insertAllocation } from './store.ts'

type Decision = { entryId: string; expectedAllocated: Cents; actor: Actor }

/** The rest of a line belongs to no booking: a supplier, a fee, an unrelated payment. */
export function setAside(deps: Deps, { entryId, expectedAllocated, actor }: Decision) {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const entry = await requireUntouched(tx, entryId, expectedAllocated)
      const amount = entry.amount - entry.allocated
      if (amount === 0) throw new DomainError('ENTRY_AMOUNT')
      await insertAllocation(tx, { entryId, kind: 'other', amount, createdBy: actor.name })
      const after = { amount }
      await writeAudit(tx, {
        actor,
        action: 'entry_set_aside',
        entity: 'statement',
        entityId: entryId,
        after,
      })
    }),
  )
}

/** Records an outgoing line as a refund to a booking's customer. */
export function recordOutgoingRefund(deps: Deps, refund: Decision & { bookingId: string }) {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const entry = await requireUntouched(tx, refund.entryId, refund.expectedAllocated)
      if (entry.amount >= 0 || entry.allocated !== 0) throw new DomainError('ENTRY_AMOUNT')
      const booking = await requireBooking(tx, refund.bookingId)
      const written = await refundWithoutLine(tx, booking.id, entry.amount)
      const paymentId = written ?? (await takeOff(tx, deps, booking, entry, refund.actor))
      await insertAllocation(tx, {
        entryId: entry.id,
        kind: 'refund',
        bookingId: booking.id,
        amount: entry.amount,
        paymentId,
        madePayment: paymentId !== null && !written,
        createdBy: refund.actor.name,
      })
      await writeAudit(tx, {
        actor: refund.actor,
        action: 'refund_sent',
        entity: 'booking',
        entityId: booking.id,
        after: { amount: -entry.amount },
      })
    }),
  )
}

/** A refund of this amount that staff had recorded and that no line was assigned to yet. */
async function refundWithoutLine(tx: Tx, bookingId: string, amount: Cents) {
  const [row] = await selectRows<{ id: string }>(
    tx,
    sql`select p.id from booking_payments p
      where p.booking_id = ${bookingId} and p.provider = 'refund' and p.amount = ${(amount / 100).toFixed(2)}::numeric
        and not exists (select 1 from booking_payments r where r.reverses_id = p.id)
        and not exists (select 1 from entry_allocations a where a.payment_id = p.id and a.reverses_id is null
          and not exists (select 1 from entry_allocations u where u.reverses_id = a.id))
      order by p.created_at, p.id limit 1`,
  )
  return row?.id
}

/** Null where staff had already subtracted the money from the booking: then the line only confirms it. */
async function takeOff(tx: Tx, deps: Deps, booking: Booking, entry: Entry, actor: Actor) {
  const amount = Math.min(-entry.amount, booking.amountPaid)
  if (amount === 0) return null
  const { movementId } = await settleOutgoing(tx, deps, booking, {
    amount,
    provider: 'refund',
    actor,
    day: entry.bookedOn,
    externalId: `entry:${entry.id}:refund:${crypto.randomUUID().slice(0, 8)}`,
    note: `Rimborso uscito dal conto, registrato il ${todayInRome(deps.now())}`,
    action: 'refund_given',
    facts: { method: 'transfer' },
  })
  return movementId
}
