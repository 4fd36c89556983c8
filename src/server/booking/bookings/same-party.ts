import { and, eq, ne } from 'drizzle-orm'
import { isSameParty } from '../../../domain/booking/same-party.ts'
import type { Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import type { NewBooking } from './store.ts'

/**
 * Whether somebody of this party is on the departure already, booked by the same person. Asked under the lock
 * of the departure, so that two tabs at once see each other.
 */
export async function isBookedAlready(
  tx: Tx,
  party: Pick<NewBooking, 'tripId' | 'startDate' | 'travelers' | 'contactEmail' | 'contactPhone'>,
): Promise<boolean> {
  const { travelers, contactEmail, contactPhone } = travelBookings
  const rows = await tx
    .select({ travelers, contactEmail, contactPhone })
    .from(travelBookings)
    .where(
      and(
        eq(travelBookings.tripId, party.tripId),
        eq(travelBookings.startDate, party.startDate),
        ne(travelBookings.status, 'cancelled'),
      ),
    )
  return rows.some((row) => isSameParty(row, party))
}
