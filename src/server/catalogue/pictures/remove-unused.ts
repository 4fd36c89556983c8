import { unusedUploadDays } from '../../../domain/catalogue/picture-uploads.ts'
import { system } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockShownNumber } from '../editions/store.ts'
import { isNeeded, removeUpload } from './remove-picture.ts'
import { uploadsBefore } from './store.ts'
import { readUses } from './uses.ts'

const dayMs = 86_400_000

/**
 * Removes old uploads that no document, draft or edition uses; under the publication lock, so that none is
 * chosen meanwhile.
 */
export async function removeUnusedPictures({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const limit = new Date(now().getTime() - unusedUploadDays * dayMs)
  if ((await uploadsBefore(db, limit)).length === 0) return 0
  return db.transaction(async (tx) => {
    await lockShownNumber(tx)
    const uses = await readUses(tx)
    let removed = 0
    for (const upload of await uploadsBefore(tx, limit)) {
      // A picture whose description has been started counts as used.
      if (uses.documents.has(upload.id) || (await isNeeded(tx, upload.id, uses))) continue
      await removeUpload(tx, system, upload)
      removed += 1
    }
    return removed
  })
}
