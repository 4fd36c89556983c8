export { extras, gallery } from '../../pictures/trips/thailandia.ts'
export { itinerary } from '../thailandia/itinerary.ts'
export { reviews } from '../thailandia/reviews.ts'
export { trip } from '../thailandia/trip.ts'
