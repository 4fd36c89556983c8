import { testTripTitles } from '../domain/catalogue/bookable-trips.ts'
import type { TestTrip } from '../domain/catalogue/shapes.ts'
import { testTripIds } from '../domain/ids.ts'

/** Trips that exist only in the link generators, to test a booking from end to end. */
export const testTrips: readonly TestTrip[] = testTripIds.map((id) => ({
  id,
  title: testTripTitles[id],
}))
