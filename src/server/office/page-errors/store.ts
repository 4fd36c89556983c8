import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PageKind } from '../../../domain/office/vitals.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { countUpTo, offsetOf, type PageRequest } from '../../platform/db/paging.ts'
import { pageErrors } from '../../platform/db/schema/visitors.ts'

export type PageError = typeof pageErrors.$inferSelect
export type Seen = {
  fingerprint: string
  build: string
  page: PageKind
  browser: string
  at: Date
}

const oneMore = ({ browser, page, at }: Seen) => ({
  count: sql`${pageErrors.count} + 1`,
  browsers: sql`${pageErrors.browsers} || jsonb_build_object(${browser}::text, coalesce((${pageErrors.browsers} ->> ${browser}::text)::int, 0) + 1)`,
  lastSeenAt: sql`greatest(${pageErrors.lastSeenAt}, ${at})`,
  page,
})

/** False when the error was not seen in this build yet. */
export async function countAgain(db: Db, seen: Seen): Promise<boolean> {
  const rows = await db
    .update(pageErrors)
    .set(oneMore(seen))
    .where(and(eq(pageErrors.fingerprint, seen.fingerprint), eq(pageErrors.build, seen.build)))
    .returning({ id: pageErrors.id })
  return rows.length > 0
}

export async function insertError(
  db: Db,
  seen: Seen,
  { message, places }: { message: string; places: string[] },
): Promise<void> {
  const { fingerprint, build, page, browser, at } = seen
  await db
    .insert(pageErrors)
    .values({
      fingerprint,
      build,
      page,
      message,
      places,
      browsers: { [browser]: 1 },
      count: 1,
      firstSeenAt: at,
      lastSeenAt: at,
    })
    .onConflictDoUpdate({
      target: [pageErrors.fingerprint, pageErrors.build],
      set: oneMore(seen),
    })
}

export async function pageOfErrors(db: Db, state: 'open' | 'resolved', page: PageRequest) {
  const where = state === 'open' ? isNull(pageErrors.resolvedAt) : isNotNull(pageErrors.resolvedAt)
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(pageErrors)
      .where(where)
      .orderBy(desc(pageErrors.lastSeenAt), desc(pageErrors.id))
      .limit(page.pageSize)
      .offset(offsetOf(page)),
    countUpTo(db, sql`select 1 from ${pageErrors} where ${where}`),
  ])
  return { rows, ...counted }
}

/** Those of these errors that were marked as solved in some build. */
export async function resolvedFingerprints(db: Db, fingerprints: string[]): Promise<Set<string>> {
  if (fingerprints.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ fingerprint: pageErrors.fingerprint })
    .from(pageErrors)
    .where(and(inArray(pageErrors.fingerprint, fingerprints), isNotNull(pageErrors.resolvedAt)))
  return new Set(rows.map((row) => row.fingerprint))
}

export async function lockError(tx: Tx, id: string): Promise<PageError | undefined> {
  const [row] = await tx.select().from(pageErrors).where(eq(pageErrors.id, id)).for('update')
  return row
}

export async function markResolved(
  tx: Tx,
  { fingerprint, at, by }: { fingerprint: string; at: Date; by: string },
): Promise<void> {
  await tx
    .update(pageErrors)
    .set({ resolvedAt: at, resolvedBy: by })
    .where(and(eq(pageErrors.fingerprint, fingerprint), isNull(pageErrors.resolvedAt)))
}
