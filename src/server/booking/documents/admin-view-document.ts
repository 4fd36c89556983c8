import { DomainError } from '../../../domain/errors.ts'
import { watchReveals } from '../../access/staff/watch-reveals.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { batches, type DocumentBatch, findFile, setViewed } from './admin-store.ts'

type Viewing = Deps & { actor: Actor }

/** The decrypted photograph. Who looked is logged before anything is shown. */
export async function openDocument(deps: Viewing, id: string) {
  const { db, files, now, actor } = deps
  const file = await findFile(db, id)
  if (!file) throw new DomainError('NOT_FOUND')
  const content = await files.get(file.filePath)
  await db.transaction(async (tx) => {
    await setViewed(tx, { id }, now())
    await writeAudit(tx, {
      actor,
      action: 'viewed',
      entity: 'document',
      entityId: file.batchId,
      after: { id, documentType: file.documentType, bookingId: file.bookingId },
    })
    await watchReveals(tx, deps)
  })
  return { content, mimeType: file.mimeType }
}

export async function markBatchViewed(
  { db, now, actor }: Viewing,
  batchId: string,
): Promise<DocumentBatch> {
  return db.transaction(async (tx) => {
    const marked = await setViewed(tx, { batchId }, now())
    const [batch] = await batches(tx, [batchId])
    if (!batch) throw new DomainError('NOT_FOUND')
    if (marked.length > 0) {
      await writeAudit(tx, {
        actor,
        action: 'marked_viewed',
        entity: 'document',
        entityId: batchId,
      })
    }
    return batch
  })
}
