import { asc, inArray, lt } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { documentUploads } from '../db/schema/bookings.ts'

export type DocumentUpload = typeof documentUploads.$inferSelect
export type NewDocumentUpload = typeof documentUploads.$inferInsert

export async function insertDocument(tx: Tx, document: NewDocumentUpload): Promise<void> {
  await tx.insert(documentUploads).values(document)
}

export async function isPathTaken(db: Db | Tx, filePaths: string[]): Promise<boolean> {
  const rows = await db
    .select({ id: documentUploads.id })
    .from(documentUploads)
    .where(inArray(documentUploads.filePath, filePaths))
    .limit(1)
  return rows.length > 0
}

/** Takes the rows that are past their time; other processes skip them. */
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
