import { extras, gallery } from '../../pictures/trips/australia-nuova-zelanda.ts'
import { info } from '../australia-nuova-zelanda/info.ts'
import { itinerary } from '../australia-nuova-zelanda/itinerary.ts'
import { reviews } from '../australia-nuova-zelanda/reviews.ts'
import { trip } from '../australia-nuova-zelanda/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const australiaNuovaZelanda: TripPage = { trip, info, itinerary, reviews, extras, gallery }
