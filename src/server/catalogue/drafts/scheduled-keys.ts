import type { Db, Tx } from '../../db/client.ts'
import { listScheduled } from '../store.ts'

/** Keys of the documents that a publication waiting for its hour will change. */
export async function scheduledKeys(db: Db | Tx): Promise<ReadonlySet<string>> {
  const waiting = await listScheduled(db)
  return new Set(waiting.flatMap(({ changes }) => Object.keys(changes)))
}
