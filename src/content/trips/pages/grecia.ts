import { extras, gallery } from '../../pictures/trips/grecia.ts'
import { info } from '../grecia/info.ts'
import { itinerary } from '../grecia/itinerary.ts'
import { reviews } from '../grecia/reviews.ts'
import { trip } from '../grecia/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const grecia: TripPage = { trip, info, itinerary, reviews, extras, gallery }
