import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { tripRequests } from '../../platform/db/schema/trip-requests.ts'

export type TripRequest = typeof tripRequests.$inferSelect
type NewRequest = typeof tripRequests.$inferInsert

/** Undefined where there is an open request of that kind for that seat. */
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

/** False where the request was answered or withdrawn meanwhile. */
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

/** Waiting for an answer of staff; requests for cancelled or departed bookings don't count. */
function isWaiting(today: IsoDate) {
  return and(
    eq(tripRequests.state, 'open'),
    ne(travelBookings.status, 'cancelled'),
    gt(travelBookings.startDate, today),
  )
}

/** The number of waiting requests, and the oldest of them. */
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

/** The requests that wait for staff, the oldest first. */
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

/** Requests contain names, so they are deleted together with the travellers' data. */
export async function deleteRequestsOf(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return
  await tx.delete(tripRequests).where(inArray(tripRequests.bookingId, [...bookingIds]))
}
