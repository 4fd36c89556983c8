import { extras, gallery } from '../../pictures/trips/seychelles-dubai.ts'
import { info } from '../seychelles-dubai/info.ts'
import { itinerary } from '../seychelles-dubai/itinerary.ts'
import { reviews } from '../seychelles-dubai/reviews.ts'
import { trip } from '../seychelles-dubai/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const seychellesDubai: TripPage = { trip, info, itinerary, reviews, extras, gallery }
