import { system, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { scheduleRemoval } from '../../platform/files/removals.ts'
import { deleteDocuments, lockExpired } from './store.ts'

const perRun = 100

/** The rows are deleted at once; the files as soon as the storage allows. */
export function deleteExpiredDocuments({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await lockExpired(tx, now(), perRun)
    if (expired.length === 0) return 0
    await deleteDocuments(
      tx,
      expired.map((document) => document.id),
    )
    await scheduleRemoval(
      tx,
      expired.map((document) => document.filePath),
    )
    for (const { id, batchId, documentType } of expired) {
      await writeAudit(tx, {
        actor: system,
        action: 'expired',
        entity: 'document',
        entityId: batchId,
        before: { id, documentType },
      })
    }
    return expired.length
  })
}
