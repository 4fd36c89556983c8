import { extras, gallery } from '../../pictures/trips/newyork-miami.ts'
import { info } from '../newyork-miami/info.ts'
import { itinerary } from '../newyork-miami/itinerary.ts'
import { reviews } from '../newyork-miami/reviews.ts'
import { trip } from '../newyork-miami/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const newyorkMiami: TripPage = { trip, info, itinerary, reviews, extras, gallery }
