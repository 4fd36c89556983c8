import { extras, gallery } from '../../pictures/trips/egitto-completo.ts'
import { info } from '../egitto-completo/info.ts'
import { itinerary } from '../egitto-completo/itinerary.ts'
import { reviews } from '../egitto-completo/reviews.ts'
import { trip } from '../egitto-completo/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const egittoCompleto: TripPage = { trip, info, itinerary, reviews, extras, gallery }
