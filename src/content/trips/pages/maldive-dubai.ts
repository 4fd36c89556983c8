import { extras, gallery } from '../../pictures/trips/maldive-dubai.ts'
import { info } from '../maldive-dubai/info.ts'
import { itinerary } from '../maldive-dubai/itinerary.ts'
import { reviews } from '../maldive-dubai/reviews.ts'
import { trip } from '../maldive-dubai/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const maldiveDubai: TripPage = { trip, info, itinerary, reviews, extras, gallery }
