import { beginningNow } from '../../../domain/catalogue/campaign-days.ts'
import { kindOf } from '../../../domain/catalogue/documents.ts'
import { isShown, siteKindOf, withSiteState } from '../../../domain/catalogue/site-kinds.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { type Published, publishEdition } from './publish-edition.ts'
import { lockShownNumber, readDocuments } from './store.ts'

/**
 * Undo: what an earlier edition showed is published again, as a new edition. A trip, a person or an airport that
 * it did not know yet leaves the site, but not the house: bookings and links may speak of it.
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

/** Of a document that did not exist before: what pages and bookings may still need of it. */
export function whatStays(key: string, value: unknown): unknown {
  const kind = kindOf(key)?.kind
  if (kind === 'picture') return value
  if (!siteKindOf(key)) return null
  return isShown(value) ? withSiteState(key, value as object, 'hidden') : value
}
