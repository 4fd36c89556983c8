export { extras, gallery } from '../../pictures/trips/grecia.ts'
export { itinerary } from '../grecia/itinerary.ts'
export { reviews } from '../grecia/reviews.ts'
export { trip } from '../grecia/trip.ts'
