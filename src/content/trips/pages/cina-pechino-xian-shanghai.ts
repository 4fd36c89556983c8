import { extras, gallery } from '../../pictures/trips/cina-pechino-xian-shanghai.ts'
import { info } from '../cina-pechino-xian-shanghai/info.ts'
import { itinerary } from '../cina-pechino-xian-shanghai/itinerary.ts'
import { reviews } from '../cina-pechino-xian-shanghai/reviews.ts'
import { trip } from '../cina-pechino-xian-shanghai/trip.ts'
import type { TripPage } from '../trip-page.ts'

export const cinaPechinoXianShanghai: TripPage = { trip, info, itinerary, reviews, extras, gallery }
