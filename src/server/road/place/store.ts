import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { documentUploads, travelBookings } from '../../platform/db/schema/bookings.ts'

export type GroupBooking = Pick<
  typeof travelBookings.$inferSelect,
  'id' | 'travelers' | 'contactPhone' | 'airport' | 'extras'
> & { hasDocuments: boolean }

/** Who travels: bookings that were not cancelled and still have their places. No amount is read. */
export async function groupOf(db: Db | Tx, departureId: string): Promise<GroupBooking[]> {
  const { id, travelers, contactPhone, airport, extras } = travelBookings
  const rows = await db
    .select({
      booking: { id, travelers, contactPhone, airport, extras },
      document: documentUploads.bookingId,
    })
    .from(travelBookings)
    .leftJoin(documentUploads, eq(documentUploads.bookingId, id))
    .where(
      and(
        eq(travelBookings.departureId, departureId),
        ne(travelBookings.status, 'cancelled'),
        isNull(travelBookings.spotsReleasedAt),
      ),
    )
    .orderBy(asc(travelBookings.createdAt), asc(id))
  const bookings = new Map<string, GroupBooking>()
  for (const { booking, document } of rows) {
    bookings.set(booking.id, { ...booking, hasDocuments: document !== null })
  }
  return [...bookings.values()]
}
