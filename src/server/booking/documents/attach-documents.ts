import { deletionTime } from '../../../domain/booking/documents.ts'
import { DomainError } from '../../../domain/errors.ts'
import { documentRetentionDays } from '../../access/settings/agency-rules.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { findBookingByCode } from '../bookings/store.ts'
import { batches, type DocumentBatch } from './admin-store.ts'
import { setBooking } from './store.ts'

/** Staff assign an upload to the booking it belongs to; its retention then follows that booking. */
export function attachDocuments(
  { db, env, actor }: Pick<Deps, 'db' | 'env'> & { actor: Actor },
  input: { batchId: string; booking: string },
): Promise<DocumentBatch> {
  return db.transaction(async (tx) => {
    const [before] = await batches(tx, [input.batchId])
    if (!before) throw new DomainError('NOT_FOUND')
    const booking = await findBookingByCode(tx, input.booking)
    if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
    const uploadedAt = new Date(before.uploadedAt)
    const days = await documentRetentionDays({ db: tx, env })
    const deleteAfter = deletionTime({ tripEnd: booking.endDate, uploadedAt }, days)
    const isMoved = before.booking?.id !== booking.id
    await setBooking(tx, input.batchId, {
      bookingId: booking.id,
      deleteAfter,
      // The seat in one party means nothing in another.
      ...(isMoved ? { seat: null } : {}),
    })
    await writeAudit(tx, {
      actor,
      action: 'attached',
      entity: 'document',
      entityId: input.batchId,
      before: { bookingId: before.booking?.id ?? null },
      after: { bookingId: booking.id },
    })
    const [after] = await batches(tx, [input.batchId])
    if (!after) throw new DomainError('NOT_FOUND')
    return after
  })
}
