import { extras, gallery } from '../../pictures/trips/thailandia.ts'
import { info } from '../thailandia/info.ts'
import { itinerary } from '../thailandia/itinerary.ts'
import { reviews } from '../thailandia/reviews.ts'
import { trip } from '../thailandia/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const thailandia: TripPage = { trip, info, itinerary, reviews, extras, gallery }
