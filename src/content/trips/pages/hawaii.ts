import { extras, gallery } from '../../pictures/trips/hawaii.ts'
import { info } from '../hawaii/info.ts'
import { itinerary } from '../hawaii/itinerary.ts'
import { reviews } from '../hawaii/reviews.ts'
import { trip } from '../hawaii/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const hawaii: TripPage = { trip, info, itinerary, reviews, extras, gallery }
