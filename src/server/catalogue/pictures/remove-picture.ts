import { uploadKey } from '../../../domain/catalogue/picture-document.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { scheduleRemoval } from '../../platform/files/removals.ts'
import { deleteDrafts } from '../drafts/store.ts'
import { lockShownNumber } from '../editions/store.ts'
import { deleteUpload, findUpload, keysOfEditions, type Upload } from './store.ts'
import { type PictureUses, readUses } from './uses.ts'

/** Deletes a picture, with its files, that is not used and never was in an edition. */
export async function removePicture(
  deps: Pick<Deps, 'db'> & { actor: Actor },
  id: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The lock keeps it from being published meanwhile.
    await lockShownNumber(tx)
    const upload = await findUpload(tx, id)
    if (!upload) throw new DomainError('NOT_FOUND', { id })
    const uses = await readUses(tx)
    if (await isNeeded(tx, id, uses)) throw new DomainError('PICTURE_IN_USE', { id })
    await deleteDrafts(tx, [uploadKey(id)])
    await removeUpload(tx, deps.actor, upload)
  })
}

/** Whether a document, a draft of another document or a past edition uses it. */
export async function isNeeded(tx: Tx, id: string, uses: PictureUses): Promise<boolean> {
  const { usedIn, published, scheduled } = uses
  if (usedIn.has(id) || published.has(id) || scheduled.has(id)) return true
  return (await keysOfEditions(tx, [uploadKey(id)])).size > 0
}

export async function removeUpload(tx: Tx, actor: Actor, upload: Upload): Promise<void> {
  await scheduleRemoval(tx, await deleteUpload(tx, upload.id))
  await writeAudit(tx, {
    actor,
    action: 'picture_removed',
    entity: 'catalogue',
    entityId: uploadKey(upload.id),
    before: { fileName: upload.fileName, bytes: upload.bytes },
  })
}
