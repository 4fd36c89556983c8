import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Entry, inOrder, type NewEntry } from '../../../domain/road/entries.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { roadEntries, roadExpenseDecisions } from '../../platform/db/schema/road.ts'

type Row = typeof roadEntries.$inferSelect

export function entryOf(row: Row): Entry {
  const { id, phone, counter, kind, body, author } = row
  // `kind` determines the type of the body: both were validated together when they arrived.
  return { id, phone, counter, kind, body, author, writtenAt: row.writtenAt.toISOString() } as Entry
}

/** In the order that all phones share. */
export async function entriesOfDeparture(db: Db | Tx, departureId: string): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(roadEntries)
    .where(eq(roadEntries.departureId, departureId))
    .orderBy(asc(roadEntries.counter))
  return inOrder(rows.map(entryOf))
}

export async function findEntry(db: Db | Tx, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(roadEntries).where(eq(roadEntries.id, id))
  return row
}

export async function findEntries(tx: Tx, ids: string[]): Promise<Row[]> {
  return tx.select().from(roadEntries).where(inArray(roadEntries.id, ids))
}

type Author = { id: string | null; name: string }

/** Entries that are stored already stay as they are and are not counted. */
export async function addEntries(
  tx: Tx,
  departureId: string,
  entries: readonly NewEntry[],
  author: Author,
): Promise<string[]> {
  const rows = await tx
    .insert(roadEntries)
    .values(
      entries.map(({ writtenAt, ...entry }) => ({
        ...entry,
        departureId,
        writtenAt: new Date(writtenAt),
        authorId: author.id,
        author: author.name,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: roadEntries.id })
  return rows.map(({ id }) => id)
}

export async function decisionsOf(db: Db | Tx, departureId: string) {
  const { entryId, decision, amount, reason } = roadExpenseDecisions
  return db
    .select({ entryId, decision, amount, reason })
    .from(roadExpenseDecisions)
    .innerJoin(roadEntries, eq(roadEntries.id, entryId))
    .where(and(eq(roadEntries.departureId, departureId), eq(roadEntries.kind, 'expense')))
}
