import { extras, gallery } from '../../pictures/trips/peru-machuPicchu.ts'
import { info } from '../peru-machuPicchu/info.ts'
import { itinerary } from '../peru-machuPicchu/itinerary.ts'
import { reviews } from '../peru-machuPicchu/reviews.ts'
import { trip } from '../peru-machuPicchu/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const peruMachuPicchu: TripPage = { trip, info, itinerary, reviews, extras, gallery }
