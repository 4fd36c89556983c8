import { DomainError } from '../../domain/errors.ts'
import type { Actor } from '../audit/write-audit.ts'
import type { Tx } from '../db/client.ts'
import { type Published, publishEdition } from './publish-edition.ts'
import { lockShownNumber, readDocuments } from './store.ts'

/** Undo: what an earlier edition showed is published again, as a new edition. */
export async function restoreEdition(
  tx: Tx,
  { actor, note, number }: { actor: Actor; note: string; number: number },
): Promise<Published> {
  const wanted = await readDocuments(tx, number)
  if (!wanted) throw new DomainError('EDITION_NOT_FOUND', { number })
  const shown = (await readDocuments(tx, await lockShownNumber(tx))) ?? {}
  const gone = Object.keys(shown).filter((key) => !Object.hasOwn(wanted, key))
  const changes = { ...wanted, ...Object.fromEntries(gone.map((key) => [key, null])) }
  return publishEdition(tx, { actor, note, changes, restores: number })
}
