import { deletionTime } from '../../../domain/booking/documents.ts'
import { seatsBefore } from '../../../domain/booking/same-person.ts'
import type { StoredTraveller } from '../../../domain/booking/traveller-fields.ts'
import { strayDocumentDays } from '../../../domain/upload-allowance.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import { detachBatch, seatedBatches, setSeat } from './store.ts'

/** For each seat after the change, the same traveller's seat before it. */
export function seatsOfChange(
  before: readonly StoredTraveller[],
  after: readonly StoredTraveller[],
): (number | null)[] {
  return seatsBefore(before.map(openTraveller), after.map(openTraveller))
}

/**
 * Documents follow the traveller whom they show. Those of a traveller who left the party are detached from
 * the booking and kept like other unassigned uploads: until staff assign them, or they are deleted.
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
