import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { documentsBySeat } from '../../../domain/booking/documents.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { documentUploads, travelBookings } from '../../platform/db/schema/bookings.ts'

export type GroupBooking = Pick<
  typeof travelBookings.$inferSelect,
  'id' | 'travelers' | 'travellerNumbers' | 'contactPhone' | 'airport' | 'extras'
> & {
  /** By seat: whether the traveller's documents have come. */
  hasDocuments: boolean[]
}

/** The travellers: bookings that are not cancelled and still have their spots. No amounts are read. */
export async function groupOf(db: Db | Tx, departureId: string): Promise<GroupBooking[]> {
  const { id, travelers, travellerNumbers, contactPhone, airport, extras } = travelBookings
  const rows = await db
    .select({
      booking: { id, travelers, travellerNumbers, contactPhone, airport, extras },
      document: { seat: documentUploads.seat, at: documentUploads.createdAt },
    })
    .from(travelBookings)
    .leftJoin(
      documentUploads,
      and(eq(documentUploads.bookingId, id), eq(documentUploads.documentType, 'passport')),
    )
    .where(
      and(
        eq(travelBookings.departureId, departureId),
        ne(travelBookings.status, 'cancelled'),
        isNull(travelBookings.spotsReleasedAt),
      ),
    )
    .orderBy(asc(travelBookings.createdAt), asc(id))
  const bookings = new Map(rows.map((row) => [row.booking.id, row.booking]))
  return [...bookings.values()].map((booking) => {
    const uploads = rows.flatMap(({ booking: own, document }) =>
      own.id === booking.id && document ? [document] : [],
    )
    const received = documentsBySeat(uploads, booking.travelers.length)
    return { ...booking, hasDocuments: received.map((at) => at !== null) }
  })
}
