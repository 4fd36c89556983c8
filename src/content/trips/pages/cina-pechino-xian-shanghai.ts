export { extras, gallery } from '../../pictures/trips/cina-pechino-xian-shanghai.ts'
export { itinerary } from '../cina-pechino-xian-shanghai/itinerary.ts'
export { reviews } from '../cina-pechino-xian-shanghai/reviews.ts'
export { trip } from '../cina-pechino-xian-shanghai/trip.ts'
