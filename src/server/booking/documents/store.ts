import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { documentsBySeat } from '../../../domain/booking/documents.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { documentUploads } from '../../platform/db/schema/bookings.ts'

export type DocumentUpload = typeof documentUploads.$inferSelect
export type NewDocumentUpload = typeof documentUploads.$inferInsert

/** When each traveller's documents came: those who have sent theirs are not asked again. */
export async function documentsReceived(
  db: Db | Tx,
  booking: { id: string; travelers: readonly unknown[] },
): Promise<(Date | null)[]> {
  const uploads = await db
    .select({ seat: documentUploads.seat, at: documentUploads.createdAt })
    .from(documentUploads)
    .where(
      and(eq(documentUploads.bookingId, booking.id), eq(documentUploads.documentType, 'passport')),
    )
  return documentsBySeat(uploads, booking.travelers.length)
}

export async function insertDocument(tx: Tx, document: NewDocumentUpload): Promise<void> {
  await tx.insert(documentUploads).values(document)
}

/** The booking's uploads that name a seat. */
export function seatedBatches(tx: Tx, bookingId: string) {
  const { batchId, seat, deleteAfter } = documentUploads
  return tx
    .selectDistinct({ batchId, seat, deleteAfter })
    .from(documentUploads)
    .where(and(eq(documentUploads.bookingId, bookingId), isNotNull(seat)))
}

export async function setSeat(tx: Tx, batchId: string, seat: number): Promise<void> {
  await tx.update(documentUploads).set({ seat }).where(eq(documentUploads.batchId, batchId))
}

/** Detaches an upload from its booking and seat. */
export async function detachBatch(tx: Tx, batchId: string, deleteAfter: Date): Promise<void> {
  await tx
    .update(documentUploads)
    .set({ bookingId: null, seat: null, deleteAfter })
    .where(eq(documentUploads.batchId, batchId))
}

/** Assigns both photographs of an upload to one booking. */
export async function setBooking(
  tx: Tx,
  batchId: string,
  change: { bookingId: string; deleteAfter: Date; seat?: null },
): Promise<void> {
  await tx.update(documentUploads).set(change).where(eq(documentUploads.batchId, batchId))
}

/** Locks rows past their retention; other processes skip them. */
export async function lockExpired(tx: Tx, now: Date, limit: number): Promise<DocumentUpload[]> {
  return tx
    .select()
    .from(documentUploads)
    .where(lt(documentUploads.deleteAfter, now))
    .orderBy(asc(documentUploads.deleteAfter))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function deleteDocuments(tx: Tx, ids: string[]): Promise<void> {
  await tx.delete(documentUploads).where(inArray(documentUploads.id, ids))
}
