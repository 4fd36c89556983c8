import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { bookingLinks, savedIbans } from '../db/schema/links.ts'

export type SavedIban = typeof savedIbans.$inferSelect

export type CountedIban = SavedIban & { linkCount: number }

// Written out: in a query of one table the builder leaves the table's name off its columns.
const linkCount = sql<number>`(select count(*)::int from booking_links l where l.iban_id = saved_ibans.id)`

/** By IBAN, then by last use: the rows of one account stand together. */
export async function listIbans(db: Db): Promise<CountedIban[]> {
  const counts = db
    .select({ ibanId: bookingLinks.ibanId, total: sql<number>`count(*)::int`.as('total') })
    .from(bookingLinks)
    .groupBy(bookingLinks.ibanId)
    .as('counts')
  const rows = await db
    .select({ iban: savedIbans, linkCount: sql<number>`coalesce(${counts.total}, 0)::int` })
    .from(savedIbans)
    .leftJoin(counts, eq(counts.ibanId, savedIbans.id))
    .orderBy(asc(savedIbans.iban), sql`${savedIbans.lastUsedAt} desc nulls last`, savedIbans.id)
  return rows.map((row) => ({ ...row.iban, linkCount: row.linkCount }))
}

export async function listActiveIbans(db: Db): Promise<SavedIban[]> {
  return db
    .select()
    .from(savedIbans)
    .where(eq(savedIbans.isActive, true))
    .orderBy(sql`${savedIbans.lastUsedAt} desc nulls last`, desc(savedIbans.createdAt))
}

export async function findIban(db: Db | Tx, id: string): Promise<CountedIban | undefined> {
  const [row] = await db
    .select({ iban: savedIbans, linkCount })
    .from(savedIbans)
    .where(eq(savedIbans.id, id))
  return row ? { ...row.iban, linkCount: row.linkCount } : undefined
}

/** Locked until the transaction ends: nobody deactivates it while a link is being made. */
export async function lockIban(tx: Tx, id: string): Promise<SavedIban | undefined> {
  const [row] = await tx.select().from(savedIbans).where(eq(savedIbans.id, id)).for('update')
  return row
}

/** One writer at a time per number, or two could both find it new and make 40 links. */
export async function lockIbanNumber(tx: Tx, iban: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`iban:${iban}`}))`)
}

export async function listByNumber(tx: Tx, iban: string): Promise<SavedIban[]> {
  return tx.select().from(savedIbans).where(eq(savedIbans.iban, iban))
}

export async function insertIban(tx: Tx, iban: typeof savedIbans.$inferInsert): Promise<SavedIban> {
  const [row] = await tx.insert(savedIbans).values(iban).returning()
  if (!row) throw new Error('The IBAN was not inserted')
  return row
}

/** Undefined when the row has another version. */
export async function updateIban(
  tx: Tx,
  id: string,
  version: number,
  change: Partial<typeof savedIbans.$inferInsert>,
): Promise<SavedIban | undefined> {
  const [row] = await tx
    .update(savedIbans)
    .set({ ...change, version: version + 1 })
    .where(and(eq(savedIbans.id, id), eq(savedIbans.version, version)))
    .returning()
  return row
}

export async function touchIban(db: Db | Tx, id: string, now: Date) {
  const [row] = await db
    .update(savedIbans)
    .set({ lastUsedAt: now })
    .where(eq(savedIbans.id, id))
    .returning()
  return row
}
