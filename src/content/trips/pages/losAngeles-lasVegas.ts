import { extras, gallery } from '../../pictures/trips/losAngeles-lasVegas.ts'
import { info } from '../losAngeles-lasVegas/info.ts'
import { itinerary } from '../losAngeles-lasVegas/itinerary.ts'
import { reviews } from '../losAngeles-lasVegas/reviews.ts'
import { trip } from '../losAngeles-lasVegas/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const losAngelesLasVegas: TripPage = { trip, info, itinerary, reviews, extras, gallery }
