import { extras, gallery } from '../../pictures/trips/kenya-safari-experience.ts'
import { info } from '../kenya-safari-experience/info.ts'
import { itinerary } from '../kenya-safari-experience/itinerary.ts'
import { reviews } from '../kenya-safari-experience/reviews.ts'
import { trip } from '../kenya-safari-experience/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const kenyaSafariExperience: TripPage = { trip, info, itinerary, reviews, extras, gallery }
