import { extras, gallery } from '../../pictures/trips/parigi-disneyland.ts'
import { info } from '../parigi-disneyland/info.ts'
import { reviews } from '../parigi-disneyland/reviews.ts'
import { trip } from '../parigi-disneyland/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const parigiDisneyland: TripPage = { trip, info, itinerary: [], reviews, extras, gallery }
