import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { allocationsOfBooking, insertAllocation } from './store.ts'

/** After these movements of a booking were reversed, their bank lines wait for staff again. */
export async function freeLinesOf(
  tx: Tx,
  bookingId: string,
  movementIds: ReadonlySet<string>,
  actor: Actor,
): Promise<void> {
  const standing = await allocationsOfBooking(tx, bookingId)
  for (const { id, entryId, kind, amount, paymentId } of standing) {
    if (!paymentId || !movementIds.has(paymentId)) continue
    await insertAllocation(tx, {
      entryId,
      kind,
      bookingId,
      amount: -amount,
      paymentId,
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
}
