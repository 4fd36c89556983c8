import { extras, gallery } from '../../pictures/trips/india-triangolo-oro.ts'
import { info } from '../india-triangolo-oro/info.ts'
import { itinerary } from '../india-triangolo-oro/itinerary.ts'
import { reviews } from '../india-triangolo-oro/reviews.ts'
import { trip } from '../india-triangolo-oro/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const indiaTriangoloOro: TripPage = { trip, info, itinerary, reviews, extras, gallery }
