import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/write-audit.ts'
import { cataloguePresence } from '../../platform/db/schema/drafts.ts'
import type { Deps } from '../../platform/deps.ts'
import { readDraftState } from './read-documents.ts'

type Present = Pick<Deps, 'db'> & { actor: Actor }
type Sign = { key: string; window: string; place: string }

/** Windows report every three seconds; one that has missed a few is considered closed. */
const goneAfter = sql`now() - interval '12 seconds'`
const forgottenAfter = sql`now() - interval '1 minute'`

/**
 * Records that a member has this document open, and answers who else has it open and which field each is
 * editing.
 */
export async function signPresence({ db, actor }: Present, { key, window, place }: Sign) {
  const sign = { key, window, place, staffId: actor.id, name: actor.name }
  await db
    .insert(cataloguePresence)
    .values(sign)
    .onConflictDoUpdate({
      target: [cataloguePresence.key, cataloguePresence.window],
      set: { place, seenAt: sql`now()` },
    })
  await db.delete(cataloguePresence).where(lt(cataloguePresence.seenAt, forgottenAfter))
  const others = await db
    .select()
    .from(cataloguePresence)
    .where(
      and(
        eq(cataloguePresence.key, key),
        ne(cataloguePresence.window, window),
        gt(cataloguePresence.seenAt, goneAfter),
      ),
    )
    .orderBy(asc(cataloguePresence.name), asc(cataloguePresence.window))
  return {
    ...(await readDraftState({ db }, key)),
    others: others.map((other) => ({
      name: other.name,
      place: other.place,
      isMe: other.staffId === actor.id,
    })),
  }
}
