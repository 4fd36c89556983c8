import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { tripRequests } from '../../platform/db/schema/trip-requests.ts'

export type TripRequest = typeof tripRequests.$inferSelect
type NewRequest = typeof tripRequests.$inferInsert

/** Undefined where there is an open one of that kind for that seat. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<TripRequest | undefined> {
  const [row] = await tx.insert(tripRequests).values(request).onConflictDoNothing().returning()
  return row
}

export async function openRequest(tx: Tx, { bookingId, kind, seat }: NewRequest) {
  const [row] = await tx
    .select()
    .from(tripRequests)
    .where(
      and(
        eq(tripRequests.bookingId, bookingId),
        eq(tripRequests.kind, kind),
        eq(tripRequests.seat, seat),
        eq(tripRequests.state, 'open'),
      ),
    )
  return row
}

export async function findRequest(db: Db | Tx, id: string): Promise<TripRequest | undefined> {
  const [row] = await db.select().from(tripRequests).where(eq(tripRequests.id, id))
  return row
}

/** False where somebody was quicker: it has its answer, or was taken back. */
export async function changeOpenRequest(
  tx: Tx,
  id: string,
  change: Partial<Pick<TripRequest, 'state' | 'answer' | 'answeredAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(tripRequests)
    .set(change)
    .where(and(eq(tripRequests.id, id), eq(tripRequests.state, 'open')))
    .returning({ id: tripRequests.id })
  return rows.length > 0
}

const mostShown = 30

/** For an answer of staff; nothing of what is cancelled or has left does. */
function isWaiting(today: IsoDate) {
  return and(
    eq(tripRequests.state, 'open'),
    ne(travelBookings.status, 'cancelled'),
    gt(travelBookings.startDate, today),
  )
}

/** How many wait, and who for the longest time. */
export async function longestWaiting(db: Db, today: IsoDate) {
  const [row] = await db
    .select({
      bookingId: travelBookings.id,
      contactName: travelBookings.contactName,
      askedAt: tripRequests.createdAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(tripRequests)
    .innerJoin(travelBookings, eq(travelBookings.id, tripRequests.bookingId))
    .where(isWaiting(today))
    .orderBy(asc(tripRequests.createdAt), asc(tripRequests.id))
    .limit(1)
  if (!row) return { total: 0, first: null }
  const { total, askedAt, ...first } = row
  return { total, first: { ...first, askedAt: askedAt.toISOString() } }
}

/** What waits for staff, the longest waiting first. */
export async function waitingRequests(db: Db, today: IsoDate) {
  const rows = await db
    .select({
      request: tripRequests,
      booking: travelBookings,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(tripRequests)
    .innerJoin(travelBookings, eq(travelBookings.id, tripRequests.bookingId))
    .where(isWaiting(today))
    .orderBy(asc(tripRequests.createdAt), asc(tripRequests.id))
    .limit(mostShown)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function requestsOf(
  db: Db | Tx,
  bookingIds: readonly string[],
): Promise<TripRequest[]> {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(tripRequests)
    .where(inArray(tripRequests.bookingId, [...bookingIds]))
    .orderBy(desc(tripRequests.createdAt), desc(tripRequests.id))
}

/** They name people: they go with what is known of the party. */
export async function deleteRequestsOf(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return
  await tx.delete(tripRequests).where(inArray(tripRequests.bookingId, [...bookingIds]))
}
