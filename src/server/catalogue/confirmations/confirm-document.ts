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

/** What visitors are shown of the first edition's inventions, in the order of the documents. */
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

/** Neither replaced nor said to be true by anybody. */
export async function unconfirmedDocuments(
  deps: Pick<Deps, 'db' | 'catalogue'>,
): Promise<Unconfirmed[]> {
  const confirmed = await readConfirmations(deps.db)
  return inventedDocuments(deps).filter(({ key }) => !confirmed.has(key))
}

/** Somebody answers for it by name: what the first edition tells is true of this agency. */
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

/** A word that was given for one text does not hold when it comes back after another. */
export async function forgetReplaced(
  tx: Tx,
  { changed, after }: { changed: readonly string[]; after: Documents },
): Promise<void> {
  const replaced = changed.filter(
    (key) => inventedKindOf(key) && !isStillInvented(key, after[key], firstEdition[key]),
  )
  await dropConfirmations(tx, replaced)
}
