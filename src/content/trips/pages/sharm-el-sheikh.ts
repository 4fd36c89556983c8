import { extras, gallery } from '../../pictures/trips/sharm-el-sheikh.ts'
import { info } from '../sharm-el-sheikh/info.ts'
import { itinerary } from '../sharm-el-sheikh/itinerary.ts'
import { reviews } from '../sharm-el-sheikh/reviews.ts'
import { trip } from '../sharm-el-sheikh/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const sharmElSheikh: TripPage = { trip, info, itinerary, reviews, extras, gallery }
