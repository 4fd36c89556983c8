import type { Picture } from '../../domain/catalogue/pictures.ts'
import type { Destination, ItineraryDay, Review } from '../../domain/catalogue/shapes.ts'
import type { TripInfo } from '../../domain/catalogue/trip-info.ts'

/** Everything a trip's own page shows. */
export type TripPage = {
  readonly trip: Destination
  readonly info: TripInfo
  /** Empty for the trips without a public itinerary. */
  readonly itinerary: readonly ItineraryDay[]
  readonly reviews: readonly Review[]
  /** The two pictures that stand beside the main one. */
  readonly extras: readonly Picture[]
  /** The longer gallery; empty where a trip has none. */
  readonly gallery: readonly Picture[]
}
