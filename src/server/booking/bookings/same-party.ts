import { and, eq, ne } from 'drizzle-orm'
import { isSameParty } from '../../../domain/booking/same-party.ts'
import type { Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import type { NewBooking } from './store.ts'

/**
 * Whether the same person has booked one of these travellers on this departure already. Checked under the
 * lock of the departure, so that two concurrent requests see each other.
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
