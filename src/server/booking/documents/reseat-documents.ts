import { seatsBefore } from '../../../domain/booking/same-person.ts'
import type { StoredTraveller } from '../../../domain/booking/traveller-fields.ts'
import { strayDocumentDays } from '../../../domain/upload-allowance.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import { deletionTime, detachBatch, seatedBatches, setSeat } from './store.ts'

/** Where everybody of the party sat before the change. */
export function seatsOfChange(
  before: readonly StoredTraveller[],
  after: readonly StoredTraveller[],
): (number | null)[] {
  return seatsBefore(before.map(openTraveller), after.map(openTraveller))
}

/**
 * Photographs go with the person whom they show. Those of who is no longer in the party leave the booking, and wait
 * as long as all that belong to nobody: for staff to say whose they are, or to be deleted.
 */
export async function reseatDocuments(
  tx: Tx,
  bookingId: string,
  seats: readonly (number | null)[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  for (const { batchId, seat, deleteAfter } of await seatedBatches(tx, bookingId)) {
    const next = seats.indexOf(seat)
    if (next === seat) continue
    if (next >= 0) {
      await setSeat(tx, batchId, next)
      continue
    }
    const week = deletionTime({ tripEnd: null, uploadedAt: now }, strayDocumentDays)
    await detachBatch(tx, batchId, week < deleteAfter ? week : deleteAfter)
    await writeAudit(tx, {
      actor,
      action: 'detached',
      entity: 'document',
      entityId: batchId,
      before: { bookingId },
      after: { bookingId: null },
    })
  }
}
