import { hasForm } from '../../../domain/catalogue/document-forms.ts'
import { isSame } from '../../../domain/catalogue/merge-documents.ts'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { listScheduled, publishedDocuments } from '../editions/store.ts'
import { pictureDraft } from '../pictures/picture-of-upload.ts'
import { draftState } from './read-documents.ts'
import { deleteDraft, findDraft, insertDraft, updateDraft } from './store.ts'

type Saving = Pick<Deps, 'db' | 'now'> & { actor: Actor }
type Input = { key: string; revision: number; document: Record<string, unknown> }

/** A long itinerary has 40 kB; a text far beyond that was not typed. */
const largestDocument = 400_000

/**
 * Saves what the editor has typed, valid or not. Revision 0 starts a draft, any other number must be the one
 * that was read, so that a colleague's text is never overwritten.
 */
export async function saveDraft(deps: Saving, { key, revision, document: sent }: Input) {
  if (!hasForm(key)) throw new DomainError('DOCUMENT_NOT_FOUND', { key })
  if (JSON.stringify(sent).length > largestDocument) throw new DomainError('DRAFT_TOO_LARGE')
  const { actor, now } = deps
  return deps.db.transaction(async (tx) => {
    const document = uploadIdOf(key) ? await pictureDraft(tx, key, sent) : sent
    if (!document) throw new DomainError('DOCUMENT_NOT_FOUND', { key })
    const saved =
      revision === 0
        ? await insertDraft(tx, key, document, actor, now())
        : await updateDraft(tx, key, revision, document, actor, now())
    if (!saved) {
      const other = await findDraft(tx, key)
      // A draft that was published or discarded meanwhile is a conflict too, because that was a colleague's
      // work. The same text sent twice, after the first response was lost, is none.
      if (other && isSame(other.document, document)) return draftState(other)
      throw new DomainError('DRAFT_CONFLICT', { key, editor: other?.editorName ?? '' })
    }
    if (revision === 0) {
      if (!(await isKnown(tx, key))) throw new DomainError('DOCUMENT_NOT_FOUND', { key })
      await writeAudit(tx, { actor, action: 'draft_started', entity: 'catalogue', entityId: key })
    }
    return draftState(saved)
  })
}

async function isKnown(tx: Tx, key: string): Promise<boolean> {
  // A picture's key has been checked before: there is an upload for it.
  if (uploadIdOf(key)) return true
  if (Object.hasOwn(await publishedDocuments(tx), key)) return true
  return (await listScheduled(tx)).some(({ changes }) => Object.hasOwn(changes, key))
}

/** Discards the draft: the published text applies again; a document that was never published is gone. */
export async function discardDraft(
  deps: Saving,
  { key, revision }: { key: string; revision: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const gone = await deleteDraft(tx, key, revision)
    if (!gone) throw new DomainError('DRAFT_CONFLICT', { key })
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'draft_discarded',
      entity: 'catalogue',
      entityId: key,
      // The discarded text can still be read in the audit log.
      before: gone.document,
    })
  })
}
