import { isDomainError } from '../../../domain/errors.ts'
import { dismissalWords } from '../../../domain/money/dismissals.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { dismissalRules } from '../../platform/db/schema/cassa.ts'
import type { Deps } from '../../platform/deps.ts'
import { setAside } from './set-aside.ts'
import { type Entry, entriesByIds } from './store.ts'

type Dismissal = { entryIds: string[]; remember: boolean; actor: Actor }

/** Marks several movements as unrelated to bookings; similar ones will be proposed as such. */
export async function dismissEntries(deps: Deps, { entryIds, remember, actor }: Dismissal) {
  const entries = await entriesByIds(deps.db, entryIds)
  let dismissed = 0
  for (const entry of entries) {
    if (await tryToSetAside(deps, entry, actor)) dismissed += 1
  }
  if (remember) await rememberWords(deps.db, entries, actor)
  return { dismissed, left: entryIds.length - dismissed }
}

async function tryToSetAside(deps: Deps, entry: Entry, actor: Actor): Promise<boolean> {
  try {
    await setAside(deps, { entryId: entry.id, expectedAllocated: entry.allocated, actor })
    return true
  } catch (error) {
    if (isDomainError(error)) return false
    throw error
  }
}

async function rememberWords(db: Db, entries: readonly Entry[], { name }: Actor) {
  const rules = entries.flatMap((entry) => {
    const words = dismissalWords(entry)
    return words ? [{ words, isOutgoing: entry.amount < 0, createdBy: name }] : []
  })
  if (rules.length > 0) await db.insert(dismissalRules).values(rules).onConflictDoNothing()
}

/** Whether a line's words were dismissed before; a line that may belong to a booking never matches. */
export async function loadDismissals(db: Db): Promise<(entry: Entry) => boolean> {
  const rules = await db.select().from(dismissalRules)
  const keys = new Set(rules.map(({ words, isOutgoing }) => `${isOutgoing} ${words}`))
  return (entry) => keys.has(`${entry.amount < 0} ${dismissalWords(entry) ?? ''}`)
}
