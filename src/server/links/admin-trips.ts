import { tripTitle } from '../../content/trips/cards.ts'
import { bookableTrips } from '../../domain/bookable-trips.ts'
import { isTestTripId } from '../../domain/ids.ts'
import { durationDays } from '../../domain/trips.ts'

/** What the generators offer, in their order. */
export function offeredTrips() {
  return bookableTrips.map(({ id, price }) => ({
    id,
    title: tripTitle(id),
    price,
    durationDays: durationDays(id),
    isTest: isTestTripId(id),
  }))
}
