import { and, count, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { catalogueDrafts } from '../../platform/db/schema/drafts.ts'
import { editions } from '../../platform/db/schema/editions.ts'

export type Draft = typeof catalogueDrafts.$inferSelect
type Json = Record<string, unknown>

export async function findDraft(db: Db | Tx, key: string): Promise<Draft | undefined> {
  const [row] = await db.select().from(catalogueDrafts).where(eq(catalogueDrafts.key, key)).limit(1)
  return row
}

export async function allDrafts(db: Db | Tx): Promise<Draft[]> {
  return db.select().from(catalogueDrafts).orderBy(catalogueDrafts.key)
}

/** Locks the drafts that are about to be published, so that they can't be saved meanwhile. */
export async function lockDrafts(tx: Tx, keys: readonly string[]): Promise<Draft[]> {
  return tx
    .select()
    .from(catalogueDrafts)
    .where(inArray(catalogueDrafts.key, [...keys]))
    .orderBy(catalogueDrafts.key)
    .for('update')
}

/** Undefined when the draft exists already. */
export async function insertDraft(
  tx: Tx,
  key: string,
  document: Json,
  editor: Actor,
  now: Date,
): Promise<Draft | undefined> {
  const [row] = await tx
    .insert(catalogueDrafts)
    .values({ key, document, editorId: editor.id, editorName: editor.name, editedAt: now })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Undefined when the draft was saved since that revision was read. */
export async function updateDraft(
  tx: Tx,
  key: string,
  revision: number,
  document: Json,
  editor: Actor,
  now: Date,
): Promise<Draft | undefined> {
  const [row] = await tx
    .update(catalogueDrafts)
    .set({
      document,
      revision: revision + 1,
      editorId: editor.id,
      editorName: editor.name,
      editedAt: now,
    })
    .where(and(eq(catalogueDrafts.key, key), eq(catalogueDrafts.revision, revision)))
    .returning()
  return row
}

export async function deleteDraft(
  tx: Tx,
  key: string,
  revision: number,
): Promise<Draft | undefined> {
  const [row] = await tx
    .delete(catalogueDrafts)
    .where(and(eq(catalogueDrafts.key, key), eq(catalogueDrafts.revision, revision)))
    .returning()
  return row
}

/** Deletes published drafts. The caller has locked their rows. */
export async function deleteDrafts(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.delete(catalogueDrafts).where(inArray(catalogueDrafts.key, [...keys]))
}

export async function countEditions(db: Db | Tx): Promise<number> {
  const [row] = await db.select({ stored: count() }).from(editions)
  return row?.stored ?? 0
}
