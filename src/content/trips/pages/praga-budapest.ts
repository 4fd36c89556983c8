import { extras, gallery } from '../../pictures/trips/praga-budapest.ts'
import { info } from '../praga-budapest/info.ts'
import { reviews } from '../praga-budapest/reviews.ts'
import { trip } from '../praga-budapest/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const pragaBudapest: TripPage = { trip, info, itinerary: [], reviews, extras, gallery }
