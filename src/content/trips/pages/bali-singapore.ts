import { extras, gallery } from '../../pictures/trips/bali-singapore.ts'
import { info } from '../bali-singapore/info.ts'
import { itinerary } from '../bali-singapore/itinerary.ts'
import { reviews } from '../bali-singapore/reviews.ts'
import { trip } from '../bali-singapore/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const baliSingapore: TripPage = { trip, info, itinerary, reviews, extras, gallery }
