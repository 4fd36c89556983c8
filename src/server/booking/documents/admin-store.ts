import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { documentBatchSchema } from '../../../contract/admin/booking/documents.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { countUpTo, offsetOf, type Page, type PageRequest } from '../../platform/db/paging.ts'
import { documentUploads, travelBookings } from '../../platform/db/schema/bookings.ts'

export type DocumentBatch = z.input<typeof documentBatchSchema>

export type DocumentFilters = {
  state: 'all' | 'to_view' | 'viewed'
  bookingId?: string | undefined
}

/** An upload is one line in the list: its passport row represents both photographs. */
const passport = eq(documentUploads.documentType, 'passport')

export async function pageOfBatches(
  db: Db,
  filters: DocumentFilters,
  page: PageRequest,
): Promise<Page<DocumentBatch>> {
  const where = and(
    passport,
    filters.state === 'to_view' ? isNull(documentUploads.viewedAt) : undefined,
    filters.state === 'viewed' ? isNotNull(documentUploads.viewedAt) : undefined,
    filters.bookingId ? eq(documentUploads.bookingId, filters.bookingId) : undefined,
  )
  const [rows, counted] = await Promise.all([
    db
      .select({ batchId: documentUploads.batchId })
      .from(documentUploads)
      .where(where)
      .orderBy(desc(documentUploads.createdAt), desc(documentUploads.id))
      .limit(page.pageSize)
      .offset(offsetOf(page)),
    countUpTo(db, sql`select 1 from ${documentUploads} where ${where}`),
  ])
  const items = await batches(
    db,
    rows.map((row) => row.batchId),
  )
  return { ...page, ...counted, items }
}

export async function batchesOfBooking(db: Db, bookingId: string): Promise<DocumentBatch[]> {
  const rows = await db
    .selectDistinct({ batchId: documentUploads.batchId })
    .from(documentUploads)
    .where(eq(documentUploads.bookingId, bookingId))
  return batches(
    db,
    rows.map((row) => row.batchId),
  )
}

/** Newest first; the files of all uploads are read in one query. */
export async function batches(db: Db | Tx, batchIds: string[]): Promise<DocumentBatch[]> {
  if (batchIds.length === 0) return []
  const rows = await db
    .select({
      file: documentUploads,
      contactName: travelBookings.contactName,
      title: travelBookings.destinationTitle,
      travelers: travelBookings.travelers,
    })
    .from(documentUploads)
    .leftJoin(travelBookings, eq(travelBookings.id, documentUploads.bookingId))
    .where(inArray(documentUploads.batchId, batchIds))
    .orderBy(
      desc(documentUploads.createdAt),
      documentUploads.batchId,
      asc(documentUploads.documentType),
    )
  const found = new Map<string, DocumentBatch>()
  for (const { file, contactName, title, travelers } of rows) {
    const batch = found.get(file.batchId) ?? newBatch(file, { contactName, title, travelers })
    batch.files.push({
      id: file.id,
      documentType: file.documentType,
      mimeType: file.mimeType,
      sizeBytes: file.sizeBytes,
      viewedAt: file.viewedAt?.toISOString() ?? null,
    })
    batch.viewed &&= file.viewedAt !== null
    found.set(file.batchId, batch)
  }
  return [...found.values()]
}

type BookingOfBatch = {
  contactName: string | null
  title: string | null
  travelers: (typeof travelBookings.$inferSelect)['travelers'] | null
}

function newBatch(
  file: typeof documentUploads.$inferSelect,
  { contactName, title, travelers }: BookingOfBatch,
): DocumentBatch {
  const { bookingId, seat } = file
  const person = seat === null ? undefined : travelers?.[seat]
  return {
    batchId: file.batchId,
    booking: bookingId
      ? {
          id: bookingId,
          reference: bookingReference(bookingId),
          contactName: contactName ?? '',
          title: title ?? '',
        }
      : null,
    traveller: person ? `${person.firstName} ${person.lastName}`.trim() : null,
    uploadedAt: file.createdAt.toISOString(),
    deleteAfter: file.deleteAfter.toISOString(),
    viewed: true,
    files: [],
  }
}

export async function findFile(db: Db | Tx, id: string) {
  const [row] = await db.select().from(documentUploads).where(eq(documentUploads.id, id))
  return row
}

/** Only the first view is recorded here; later ones are in the audit log. */
export async function setViewed(tx: Tx, which: { id?: string; batchId?: string }, now: Date) {
  return tx
    .update(documentUploads)
    .set({ viewedAt: now })
    .where(
      and(
        which.id ? eq(documentUploads.id, which.id) : undefined,
        which.batchId ? eq(documentUploads.batchId, which.batchId) : undefined,
        isNull(documentUploads.viewedAt),
      ),
    )
    .returning({ id: documentUploads.id })
}
