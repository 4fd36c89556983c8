import { eq } from 'drizzle-orm'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { eventReached } from '../../accounts/amounts.ts'
import { mayMove, moveBooking, requireBooking } from '../../booking/bookings/move-booking.ts'
import { type Booking, updateBooking } from '../../booking/bookings/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { findAllocation, insertAllocation, lockEntry, type StoredAllocation } from './store.ts'

/** What was booked from a line is free again, and the booking as if the money had not come. */
export function undoAllocation(deps: Deps, allocationId: string, actor: Actor): Promise<void> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const found = await findAllocation(tx, allocationId)
      if (!found) throw new DomainError('ENTRY_CHANGED')
      await lockEntry(tx, found.entryId)
      // A colleague may have undone it while we waited.
      const allocation = await findAllocation(tx, allocationId)
      if (!allocation) throw new DomainError('ENTRY_CHANGED')
      await undoIn(tx, deps, allocation, actor)
    }),
  )
}

async function undoIn(tx: Tx, deps: Deps, allocation: StoredAllocation, actor: Actor) {
  const { id, entryId, bookingId, amount, kind } = allocation
  if (allocation.madePayment && bookingId) await takeBack(tx, deps, allocation, actor)
  await insertAllocation(tx, {
    entryId,
    kind,
    bookingId,
    amount: -amount,
    paymentId: allocation.paymentId,
    reversesId: id,
    createdBy: actor.name,
  })
  await writeAudit(tx, {
    actor,
    action: 'entry_undone',
    entity: 'statement',
    entityId: entryId,
    before: { bookingId, amount, kind },
  })
}

/** A row of its own takes the money off; the state of the booking follows from what is left. */
async function takeBack(tx: Tx, deps: Deps, allocation: StoredAllocation, actor: Actor) {
  const booking = await requireBooking(tx, allocation.bookingId ?? '')
  const [payment] = await tx
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.id, allocation.paymentId ?? ''))
    .limit(1)
  if (!payment) return
  // Staff may have corrected or refunded the whole booking before: it is taken off only once.
  const signed =
    payment.amount < 0 ? -payment.amount : -Math.min(payment.amount, booking.amountPaid)
  await tx.insert(bookingPayments).values({
    bookingId: booking.id,
    amount: signed,
    kind: payment.kind,
    receivedOn: todayInRome(deps.now()),
    provider: payment.provider,
    externalId: `entry:${allocation.entryId}:undo:${allocation.id}`,
    note: 'Abbinamento annullato in Cassa',
    recordedBy: actor.id,
  })
  await leaveWith(tx, deps, booking, booking.amountPaid + signed, actor)
}

async function leaveWith(tx: Tx, deps: Deps, booking: Booking, amountPaid: number, actor: Actor) {
  const now = deps.now()
  const facts = { takenBack: booking.amountPaid - amountPaid, amountPaid }
  const reached = eventReached(booking, amountPaid)
  const stays =
    booking.paymentStatus === (reached === 'full_payment_confirmed' ? 'paid' : 'deposit_paid') &&
    reached !== null
  if (stays || !mayMove(booking, 'corrected')) {
    await updateBooking(tx, booking.id, { amountPaid }, now)
    const entry = { action: 'payment_taken_back', entity: 'booking', entityId: booking.id } as const
    return writeAudit(tx, { actor, ...entry, after: facts })
  }
  const corrected = await moveBooking(tx, booking, {
    event: 'corrected',
    actor,
    now,
    change: { amountPaid },
    facts,
  })
  if (reached) await moveBooking(tx, corrected, { event: reached, actor, now, facts })
}
