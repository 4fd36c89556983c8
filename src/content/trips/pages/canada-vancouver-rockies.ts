import { extras, gallery } from '../../pictures/trips/canada-vancouver-rockies.ts'
import { info } from '../canada-vancouver-rockies/info.ts'
import { itinerary } from '../canada-vancouver-rockies/itinerary.ts'
import { reviews } from '../canada-vancouver-rockies/reviews.ts'
import { trip } from '../canada-vancouver-rockies/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const canadaVancouverRockies: TripPage = { trip, info, itinerary, reviews, extras, gallery }
