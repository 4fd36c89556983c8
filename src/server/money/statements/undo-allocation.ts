import { DomainError } from '../../../domain/errors.ts'
import { withFreeReference } from '../../booking/bookings/draw-reference.ts'
import { requireBooking } from '../../booking/bookings/move-booking.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { reverseMovement } from '../movements/settle-outgoing.ts'
import { findMovement } from '../movements/write-movement.ts'
import { findAllocation, insertAllocation, lockEntry, type StoredAllocation } from './store.ts'

/** Frees what was booked from a line; the booking is as if the money had not come. */
export function undoAllocation(deps: Deps, allocationId: string, actor: Actor): Promise<void> {
  const undo = async (tx: Tx) => {
    const found = await findAllocation(tx, allocationId)
    if (!found) throw new DomainError('ENTRY_CHANGED')
    await lockEntry(tx, found.entryId)
    // Read again under the lock: a colleague may have undone it meanwhile.
    const allocation = await findAllocation(tx, allocationId)
    if (!allocation) throw new DomainError('ENTRY_CHANGED')
    await undoIn(tx, deps, allocation, actor)
  }
  return retrying(() => withFreeReference(() => deps.db.transaction(undo)))
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

/** Adds a movement that reverses the money; the booking's state follows from the remaining movements. */
async function takeBack(tx: Tx, deps: Deps, allocation: StoredAllocation, actor: Actor) {
  const booking = await requireBooking(tx, allocation.bookingId ?? '')
  const movement = await findMovement(tx, { id: allocation.paymentId ?? '' })
  if (!movement) return
  await reverseMovement(tx, deps, booking, movement, {
    externalId: `entry:${allocation.entryId}:undo:${allocation.id}`,
    note: 'Abbinamento annullato in Cassa',
    actor,
    action: 'payment_taken_back',
  })
}
