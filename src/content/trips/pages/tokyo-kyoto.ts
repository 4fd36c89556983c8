import { extras, gallery } from '../../pictures/trips/tokyo-kyoto.ts'
import { info } from '../tokyo-kyoto/info.ts'
import { itinerary } from '../tokyo-kyoto/itinerary.ts'
import { reviews } from '../tokyo-kyoto/reviews.ts'
import { trip } from '../tokyo-kyoto/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const tokyoKyoto: TripPage = { trip, info, itinerary, reviews, extras, gallery }
