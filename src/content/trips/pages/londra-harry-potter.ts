import { extras, gallery } from '../../pictures/trips/londra-harry-potter.ts'
import { info } from '../londra-harry-potter/info.ts'
import { reviews } from '../londra-harry-potter/reviews.ts'
import { trip } from '../londra-harry-potter/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const londraHarryPotter: TripPage = { trip, info, itinerary: [], reviews, extras, gallery }
