import { documentTitle } from '../../../domain/catalogue/document-forms.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import {
  type InventedKind,
  inventedKindOf,
  isStillInvented,
} from '../../../domain/catalogue/invented.ts'
import { isShown } from '../../../domain/catalogue/site-kinds.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { firstEdition } from '../editions/first-edition.ts'
import { dropConfirmations, keepConfirmation, readConfirmations } from './store.ts'

export type Unconfirmed = { key: string; kind: InventedKind; title: string }

/** The published documents that still contain the first edition's invented content, in document order. */
function inventedDocuments({ catalogue }: Pick<Deps, 'catalogue'>): Unconfirmed[] {
  const { documents } = catalogue.current()
  return Object.keys(documents).flatMap((key) => {
    const kind = inventedKindOf(key)
    const document = documents[key]
    if (!kind || !isShown(document)) return []
    if (!isStillInvented(key, document, firstEdition[key])) return []
    return [{ key, kind, title: documentTitle(key, document) }]
  })
}

/** Invented documents that were neither replaced nor confirmed as true. */
export async function unconfirmedDocuments(
  deps: Pick<Deps, 'db' | 'catalogue'>,
): Promise<Unconfirmed[]> {
  const confirmed = await readConfirmations(deps.db)
  return inventedDocuments(deps).filter(({ key }) => !confirmed.has(key))
}

/** Records that a member of staff confirms by name that the first edition's text is true for this agency. */
export async function confirmDocument(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'> & { actor: Actor },
  key: string,
): Promise<void> {
  const { db, actor, now } = deps
  if (!inventedDocuments(deps).some((one) => one.key === key)) throw new DomainError('NOT_FOUND')
  await db.transaction(async (tx) => {
    if (!(await keepConfirmation(tx, key, { by: actor, at: now() }))) return
    await writeAudit(tx, {
      actor,
      action: 'document_confirmed',
      entity: 'catalogue',
      entityId: key,
    })
  })
}

/** Removes confirmations of replaced texts: if the old text comes back later, it must be confirmed again. */
export async function forgetReplaced(
  tx: Tx,
  { changed, after }: { changed: readonly string[]; after: Documents },
): Promise<void> {
  const replaced = changed.filter(
    (key) => inventedKindOf(key) && !isStillInvented(key, after[key], firstEdition[key]),
  )
  await dropConfirmations(tx, replaced)
}
