import { extras, gallery } from '../../pictures/trips/islanda-norvegia.ts'
import { info } from '../islanda-norvegia/info.ts'
import { itinerary } from '../islanda-norvegia/itinerary.ts'
import { reviews } from '../islanda-norvegia/reviews.ts'
import { trip } from '../islanda-norvegia/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const islandaNorvegia: TripPage = { trip, info, itinerary, reviews, extras, gallery }
