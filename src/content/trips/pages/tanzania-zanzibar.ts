import { extras, gallery } from '../../pictures/trips/tanzania-zanzibar.ts'
import { info } from '../tanzania-zanzibar/info.ts'
import { itinerary } from '../tanzania-zanzibar/itinerary.ts'
import { reviews } from '../tanzania-zanzibar/reviews.ts'
import { trip } from '../tanzania-zanzibar/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const tanzaniaZanzibar: TripPage = { trip, info, itinerary, reviews, extras, gallery }
