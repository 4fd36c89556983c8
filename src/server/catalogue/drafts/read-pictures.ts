import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import type { Deps } from '../../platform/deps.ts'
import { startingDocument } from '../pictures/picture-of-upload.ts'
import { findUpload } from '../pictures/store.ts'
import { draftState, latest, readFacts } from './read-documents.ts'

/**
 * The pictures with these ids as the editor sees them: the draft, else the published document, else a new
 * one.
 */
export async function namedPictures(deps: Pick<Deps, 'db'>, ids: readonly string[]) {
  const facts = await readFacts(deps)
  const pictures = []
  for (const id of new Set(ids)) {
    const key = `picture/${id}`
    const uploadId = uploadIdOf(id)
    const upload = uploadId ? await findUpload(deps.db, uploadId) : undefined
    const document = latest(key, facts) ?? (upload && startingDocument(upload))
    if (!document) continue
    const fileName = upload?.fileName ?? null
    pictures.push({ id, key, document, fileName, ...draftState(facts.drafts.get(key)) })
  }
  return { pictures }
}
