import { beginningNow } from '../../../domain/catalogue/campaign-days.ts'
import { kindOf } from '../../../domain/catalogue/documents.ts'
import { isShown, siteKindOf, withSiteState } from '../../../domain/catalogue/site-kinds.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { type Published, publishEdition } from './publish-edition.ts'
import { lockShownNumber, readDocuments } from './store.ts'

/**
 * Undo: publishes an earlier edition's content as a new edition. A trip, person or airport that it did not
 * contain is hidden, not deleted, because bookings and links may refer to it.
 */
export async function restoreEdition(
  tx: Tx,
  { actor, note, number, now }: { actor: Actor; note: string; number: number; now: Date },
): Promise<Published> {
  const wanted = await readDocuments(tx, number)
  if (!wanted) throw new DomainError('EDITION_NOT_FOUND', { number })
  const shown = (await readDocuments(tx, await lockShownNumber(tx))) ?? {}
  const gone = Object.entries(shown).filter(([key]) => !Object.hasOwn(wanted, key))
  const changes = {
    ...wanted,
    campaign: beginningNow(wanted['campaign'], shown['campaign'], now),
    ...Object.fromEntries(gone.map(([key, value]) => [key, whatStays(key, value)])),
  }
  return publishEdition(tx, { actor, note, changes, restores: number })
}

/** For a document that did not exist before: what pages and bookings may still need of it. */
export function whatStays(key: string, value: unknown): unknown {
  const kind = kindOf(key)?.kind
  if (kind === 'picture') return value
  if (!siteKindOf(key)) return null
  return isShown(value) ? withSiteState(key, value as object, 'hidden') : value
}
