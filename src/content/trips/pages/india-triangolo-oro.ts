export { extras, gallery } from '../../pictures/trips/india-triangolo-oro.ts'
export { itinerary } from '../india-triangolo-oro/itinerary.ts'
export { reviews } from '../india-triangolo-oro/reviews.ts'
export { trip } from '../india-triangolo-oro/trip.ts'
