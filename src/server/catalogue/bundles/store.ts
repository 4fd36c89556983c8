import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { catalogueBundles } from '../../platform/db/schema/drafts.ts'
import { scheduledEditions } from '../../platform/db/schema/editions.ts'

type Outcome = { number: number } | { scheduledId: string }

/** Bundles with their outcome: the edition they became, or the scheduled publication. */
function withOutcome(db: Db | Tx) {
  return db
    .select({
      id: catalogueBundles.id,
      name: catalogueBundles.name,
      keys: catalogueBundles.keys,
      createdBy: catalogueBundles.createdBy,
      createdAt: catalogueBundles.createdAt,
      scheduledId: catalogueBundles.scheduledId,
      scheduleState: scheduledEditions.state,
      dueAt: scheduledEditions.dueAt,
      number: sql<number | null>`coalesce(${catalogueBundles.number}, ${scheduledEditions.number})`,
    })
    .from(catalogueBundles)
    .leftJoin(scheduledEditions, eq(scheduledEditions.id, catalogueBundles.scheduledId))
}

export type Bundle = Awaited<ReturnType<typeof allBundles>>[number]

/** The newest first; older bundles can be found in the history of editions. */
const bundlesTold = 30

export async function allBundles(db: Db | Tx) {
  return withOutcome(db)
    .orderBy(desc(catalogueBundles.createdAt), desc(catalogueBundles.id))
    .limit(bundlesTold)
}

export async function findBundle(db: Db | Tx, id: string): Promise<Bundle | undefined> {
  const [row] = await withOutcome(db).where(eq(catalogueBundles.id, id)).limit(1)
  return row
}

/** Locks the bundle, so that it can't be published or reverted meanwhile. */
export async function lockBundle(tx: Tx, id: string): Promise<Bundle | undefined> {
  await tx.select().from(catalogueBundles).where(eq(catalogueBundles.id, id)).for('update')
  return findBundle(tx, id)
}

export async function insertBundle(
  tx: Tx,
  bundle: { name: string; keys: string[]; createdBy: string },
): Promise<string> {
  const [row] = await tx
    .insert(catalogueBundles)
    .values(bundle)
    .returning({ id: catalogueBundles.id })
  if (!row) throw new Error('The bundle was not stored')
  return row.id
}

export async function deleteBundle(tx: Tx, id: string): Promise<void> {
  await tx.delete(catalogueBundles).where(eq(catalogueBundles.id, id))
}

export async function settleBundle(tx: Tx, id: string, outcome: Outcome): Promise<void> {
  await tx
    .update(catalogueBundles)
    .set({ number: null, scheduledId: null, ...outcome })
    .where(eq(catalogueBundles.id, id))
}

/** The bundle's documents are drafts again. */
export async function reopenBundle(tx: Tx, id: string): Promise<void> {
  await tx
    .update(catalogueBundles)
    .set({ number: null, scheduledId: null })
    .where(eq(catalogueBundles.id, id))
}
