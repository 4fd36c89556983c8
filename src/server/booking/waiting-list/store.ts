import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  holdingWaitingStates,
  liveWaitingStates,
  type WaitingState,
} from '../../../domain/booking/waiting-list.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { waitingEntries } from '../../platform/db/schema/waiting-list.ts'
import { hasToken } from '../../platform/db/sealed-tokens.ts'

export type WaitingEntry = typeof waitingEntries.$inferSelect
export type NewWaitingEntry = typeof waitingEntries.$inferInsert

/** First come, first served; entries of the same moment are ordered by id. */
const inOrder = [asc(waitingEntries.createdAt), asc(waitingEntries.id)]

/** Undefined where the same address already waits for this departure. */
export async function insertEntry(
  tx: Tx,
  entry: NewWaitingEntry,
): Promise<WaitingEntry | undefined> {
  const [row] = await tx.insert(waitingEntries).values(entry).onConflictDoNothing().returning()
  return row
}

export async function findByToken(db: Db | Tx, token: string): Promise<WaitingEntry | undefined> {
  const [row] = await db.select().from(waitingEntries).where(hasToken(waitingEntries.token, token))
  return row
}

export async function findEntry(db: Db | Tx, id: string): Promise<WaitingEntry | undefined> {
  const [row] = await db.select().from(waitingEntries).where(eq(waitingEntries.id, id))
  return row
}

/** Always locked after the departure's row, so that two transactions can't deadlock. */
export async function lockEntry(tx: Tx, id: string): Promise<WaitingEntry | undefined> {
  const [row] = await tx
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.id, id))
    .for('update')
  return row
}

/** The parties without places, in order of arrival. */
export async function queueOf(tx: Tx, departureId: string): Promise<WaitingEntry[]> {
  return tx
    .select()
    .from(waitingEntries)
    .where(and(eq(waitingEntries.departureId, departureId), eq(waitingEntries.state, 'waiting')))
    .orderBy(...inOrder)
    .for('update')
}

export async function setState(
  tx: Tx,
  id: string,
  state: WaitingState,
  change: Partial<NewWaitingEntry> = {},
): Promise<WaitingEntry | undefined> {
  const isOver = !(liveWaitingStates as readonly string[]).includes(state)
  const [row] = await tx
    .update(waitingEntries)
    .set({ ...change, state, ...(isOver ? { endedAt: sql`now()` } : {}) })
    .where(eq(waitingEntries.id, id))
    .returning()
  return row
}

/** The offer's expiry uses the database's clock, because the clocks of two processes may differ. */
export async function startOffer(
  tx: Tx,
  id: string,
  hours: number,
): Promise<WaitingEntry | undefined> {
  const [row] = await tx
    .update(waitingEntries)
    .set({
      state: 'offered',
      offeredAt: sql`now()`,
      offerExpiresAt: sql`now() + make_interval(hours => ${hours})`,
    })
    .where(eq(waitingEntries.id, id))
    .returning()
  return row
}

export async function setLink(tx: Tx, id: string, bookingLinkId: string): Promise<void> {
  await tx.update(waitingEntries).set({ bookingLinkId }).where(eq(waitingEntries.id, id))
}

/** The offer behind a private link, until it expires. */
const offerOfLink = prepared('offer of link', ['linkId'], (db, { linkId }) =>
  db
    .select()
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.bookingLinkId, linkId),
        eq(waitingEntries.state, 'offered'),
        sql`${waitingEntries.offerExpiresAt} > now()`,
      ),
    ),
)

export async function openOfferOfLink(tx: Tx, linkId: string): Promise<WaitingEntry | undefined> {
  const [row] = await offerOfLink(tx, { linkId })
  return row
}

export async function expiredOffers(db: Db, limit: number): Promise<WaitingEntry[]> {
  return db
    .select()
    .from(waitingEntries)
    .where(and(eq(waitingEntries.state, 'offered'), sql`${waitingEntries.offerExpiresAt} <= now()`))
    .orderBy(asc(waitingEntries.offerExpiresAt))
    .limit(limit)
}

export async function heldEntries(db: Db, limit: number): Promise<WaitingEntry[]> {
  return db
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.state, 'held'))
    .orderBy(...inOrder)
    .limit(limit)
}

export async function liveEntriesOf(db: Db | Tx, departureId: string): Promise<WaitingEntry[]> {
  return db
    .select()
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.departureId, departureId),
        inArray(waitingEntries.state, [...liveWaitingStates]),
      ),
    )
    .orderBy(...inOrder)
}

/** All parties that ever waited for it, with their current state; for staff. */
export async function entriesOf(db: Db, departureId: string): Promise<WaitingEntry[]> {
  return db
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.departureId, departureId))
    .orderBy(...inOrder)
    .limit(100)
}

/** The number of earlier parties that still wait. */
export async function partiesAhead(db: Db, entry: WaitingEntry): Promise<number> {
  const [row] = await db
    .select({ ahead: count() })
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.departureId, entry.departureId),
        eq(waitingEntries.state, 'waiting'),
        // The same order as in the queue, also for entries of the same moment.
        sql`(${waitingEntries.createdAt}, ${waitingEntries.id}) < (select own.created_at, own.id from waiting_entries own where own.id = ${entry.id})`,
      ),
    )
  return row?.ahead ?? 0
}

/** Places set aside, for queries on departures. Table names are written out: see `bookingCount` there. */
export const placesHeld: SQL<number> = sql<number>`(select coalesce(sum(w.people), 0)::int from waiting_entries w where w.departure_id = travel_dates.id and w.state in (${sql.raw(
  holdingWaitingStates.map((state) => `'${state}'`).join(', '),
)}))`

export const partiesWaiting: SQL<number> = sql<number>`(select count(*)::int from waiting_entries w where w.departure_id = travel_dates.id and w.state in (${sql.raw(
  liveWaitingStates.map((state) => `'${state}'`).join(', '),
)}))`

export async function entriesOfPerson(db: Db | Tx, email: string): Promise<WaitingEntry[]> {
  return db
    .select()
    .from(waitingEntries)
    .where(sql`lower(${waitingEntries.contactEmail}) = ${email}`)
    .orderBy(desc(waitingEntries.createdAt), desc(waitingEntries.id))
}

export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await tx.delete(waitingEntries).where(eq(waitingEntries.id, id))
}
