import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { allocationsOfBooking, insertAllocation } from './store.ts'

/** The payments of a booking are taken back: the lines that had paid for it wait for a person again. */
export async function freeLinesOf(tx: Tx, bookingId: string, actor: Actor): Promise<void> {
  const standing = await allocationsOfBooking(tx, bookingId)
  for (const { id, entryId, kind, amount, paymentId } of standing) {
    if (kind !== 'booking') continue
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
