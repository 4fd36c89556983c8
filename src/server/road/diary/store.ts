import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Entry, inOrder, type NewEntry } from '../../../domain/road/entries.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
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

/** Expenses without a decision that nobody struck out, with the earliest of their departures. */
export async function expensesToDecide(db: Db) {
  const isStruck = sql`exists (select 1 from road_entries s where s.departure_id = ${roadEntries.departureId} and s.kind = 'struck' and s.body->>'entry' = ${roadEntries.id}::text)`
  const [row] = await db
    .select({ departure: travelDates, total: sql<number>`(count(*) over ())::int` })
    .from(roadEntries)
    .innerJoin(travelDates, eq(travelDates.id, roadEntries.departureId))
    .leftJoin(roadExpenseDecisions, eq(roadExpenseDecisions.entryId, roadEntries.id))
    .where(
      and(
        eq(roadEntries.kind, 'expense'),
        isNull(roadExpenseDecisions.entryId),
        sql`not ${isStruck}`,
      ),
    )
    .orderBy(asc(travelDates.startDate), asc(travelDates.id))
    .limit(1)
  return { total: row?.total ?? 0, first: row?.departure ?? null }
}
